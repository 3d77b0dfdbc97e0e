# What the rulebook says besides the rules: other words for the same, and the game at a glance.

# Groups, parted by semicolons: what is found under one word of a group is found under the others, too.
search-synonyms =
    aim, aims, goal, goals, purpose, objective, win, wins, winner, winning, victory, markers meet, decides the game;
    color, colors, colour, colours;
    token, tokens, yield, yields;
    coin, coins, money;
    die, dice

# Left out of what is searched, parted by commas: a question’s small words say nothing about the rules.
search-stopwords =
    a, an, and, are, be, can, did, do, does, for, get, how, i, if, in, is, it, my, of, on, or, the, to, we, what, when,
    where, which, who, why, with, you

## At a glance

overview-aim-title = The aim
overview-aim =
    Your fame marker and your money marker run towards each other on two tracks (CMP-5). Be the first whose markers
    meet or pass each other (END-1): that is when your fame and half your money, rounded up, make { $crossing } or more
    (END-4).
overview-turn-title = A turn
overview-turn-place = Place one worker on a free space of the quarry, the market, the palace or the port (TRN-3, TRN-4).
overview-turn-pay = Pay what it costs, in coins or with dice; what you cannot pay you cannot take (TRN-6).
overview-turn-act =
    Act: buy a tile and build it (QRY-3, PRV-2), let your markets pay (MKT-1, MKT-2), visit the palace (PAL-4), or move
    your boat (RIV-3).
overview-turn-settle =
    Settle all that this sets off (TRN-9), and it is the next player’s turn. When nobody can place a worker any more,
    all workers come home for a new round (RND-2).
overview-end-title = The end
overview-end =
    The stage in which markers meet is played to its end (END-2). The one whose markers met first wins, unless others
    crossed, too: then the largest gap does (END-3).

## The figures

figures-variants = For the variants, not used in the basic game
figures-basic-tokens = Yield tokens of the basic game
