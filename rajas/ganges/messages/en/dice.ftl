chapter-dice = Dice
group-DIE = Dice

rule-DIE-1 =
    Roll a die as soon as you gain it and lay it with that face on a free hand of your Kali. Its value is 1 to 6.
    .title = Gaining a die
rule-DIE-2 = Your Kali holds at most 10 dice (8 on the Navaratna side).
    .title = Ten hands
rule-DIE-3 =
    If you are due more dice than you have free hands, take fewer, or first return any of your dice to make room.
    (The Japanese rules know only the returning.)
    .title = No free hand
rule-DIE-4 = A colour that the supply is out of cannot be taken; you forgo that die.
    .title = Empty supply
    .ruling =
        For “any colour” you can name only a colour that is in supply; you forgo the die when there is none at all.
rule-DIE-5 = Dice you spend go back to the supply, never onto the board.
    .title = Spent dice
rule-DIE-6 = When a die is “of any colour”, choose the colour before you roll it.
    .title = Colour first, roll second
    .ruling = The rulebooks do not say when you choose.
rule-DIE-7 =
    One gain of dice goes like this. Choose the dice to return, at most as many as you lack room for; each makes room
    for one that you take. Then name the colours of all dice that now fit; of a gain in shown colours, name those
    that you want. Then take and roll them. Dice just paid or returned are in the supply already. Take a gain that
    fits in full, unless it is worded as “may” (TRK-8); of one that does not fit, take at least as many dice as you
    have free hands: with 1 free hand and 2 dice due, 1 or 2 dice, never none. Declining more is refused by this
    rule.
    .title = Making room for dice
    .ruling =
        The rulebooks let you take fewer dice or make room, and give no order. The Polish rules let you return any
        number of dice to make room; we read that as no more than the room that is lacking.
    .example =
        Your Kali has 10 hands and 9 dice; 2 orange dice are due, and 1 orange die is in supply. Take 1, or return
        an orange die and take 2. A green one cannot be returned.
