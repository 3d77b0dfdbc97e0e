chapter-palace = Palace
group-PAL = Palace
group-MBD = Master builder

rule-PAL-1 =
    The outer terrace is free. Take 2 coins; then you may reroll any number of your own dice, each once.
    .title = Outer terrace
    .ruling =
        You name the dice together, then roll them together. The coins, and the bonuses they bring, come first.
rule-PAL-2 =
    The gardens (the terrace in the Polish and the Japanese rules) are free. Take 1 die of the colour shown.
    .title = Gardens
    .example = The orange garden gives you 1 orange die.
rule-PAL-3 =
    At a balcony, pay 1 die of the colour shown, whatever its value, and take 2 dice of the other colour shown.
    .title = Balconies
    .example = Pay a blue die and take 2 orange ones.
rule-PAL-4 = In a chamber, pay 1 die of any colour with exactly the chamber’s value.
    .title = Chambers
rule-PAL-5 = Great Mogul (1): 2 fame, and you are the first player of the next round.
    .title = Great Mogul
    .ruling =
        The elephant moves at the round’s end, so the order of this round does not change. So say the Polish and the
        English rules; the Russian hand it over at once.
rule-PAL-6 =
    Dancer (2): 2 dice of any colours, and the top white yield token. Take its reward and discard it. When a draw is
    due and the pile is empty, the discards are reshuffled into a new one.
    .title = Dancer
    .ruling = The token lies among the discards before its reward is settled.
rule-PAL-7 = Yogi (3): 2 karma and 1 die of any colour.
    .title = Yogi
rule-PAL-8 = Raja Man Singh (4): 1 upgrade and 3 coins.
    .title = Raja Man Singh
rule-PAL-9 =
    Portuguese (6): your boat moves exactly 6 unoccupied spaces and takes the reward of the space it reaches.
    .title = Portuguese
rule-PAL-10 = The Portuguese needs 6 spaces ahead of your boat.
    .title = Six spaces ahead
    .ruling =
        You may use him when at least 6 countable spaces lie ahead, the last one included. The Russian and the
        English rules say: not from the last 6 spaces; the Japanese: not with fewer than 6 left. Only the Polish
        say: not with 6 or fewer.

rule-MBD-1 = Master builder (5): cover a tile of your own province with one of the 12 open tiles.
    .title = Building over a tile
rule-MBD-2 = The new tile’s price must be higher than that of the tile it covers.
    .title = Only dearer tiles
rule-MBD-3 = You pay only the difference, with dice of the new tile’s colour. You may overpay.
    .title = Paying the difference
    .example = To cover orange 4 with purple 6, pay a purple die of at least 2.
rule-MBD-4 = Afterwards every tile must still be joined to your residence by at least one road.
    .title = All tiles stay joined
rule-MBD-5 = You do not gain a border yield again that you have already gained.
    .title = Yields and the new tile
    .ruling = A yield that the new tile reaches for the first time is gained.
rule-MBD-6 = A tile can be covered only once.
    .title = Covered only once
    .ruling =
        Never more than two tiles lie on a cell. Taken literally, the covering tile could be covered in turn.
rule-MBD-7 = The space is unavailable to you without a tile and dice to do it with.
    .title = Only if you can build
    .ruling =
        This is tested after the 5 is paid: that die cannot also pay the difference. Of several ways to pay the 5,
        only those are legal that leave the work possible.
rule-MBD-8 =
    The new tile gives its full income (INC-1 to INC-4). The covered tile’s markets and buildings no longer count.
    .title = Income of the new tile
    .ruling = The rulebooks do not say what a covering tile brings, nor what becomes of the one beneath.
