chapter-variants = Variants
group-NAV = Navaratna
group-MIX = Mixed experience
group-GAN = Ganga

rule-NAV-1 = You can gain all 3 waiting workers: up to 6 workers.
    .title = Six workers
rule-NAV-2 = Use Kali’s other side: it holds at most 8 dice.
    .title = Eight hands
rule-NAV-3 =
    Use the province’s other side: its printed yields are weaker and lie on coloured border spaces that tokens can
    improve.
    .title = The other province
rule-NAV-4 =
    For the set-up, shuffle the brown tokens. Each of you draws one and puts it face up on one of your two brown
    spaces.
    .title = A brown token to begin with
    .ruling = You draw in order, from the first player clockwise; the rulebooks name none.
rule-NAV-5 =
    The other brown tokens and all white, yellow and red ones lie face up on the board’s buildings of their colour.
    There is no face-down pile (SET-9).
    .title = Tokens on the board
rule-NAV-6 =
    Dancer: 2 dice of any colours, and any token of your choice, which you put at once on a free border space of its
    colour in your province. It pays only when a road joins it to your residence.
    .title = Dancer with tokens
    .ruling = The same goes for a dancer called by RIV-11 or GAN-5.
rule-NAV-7 =
    If your turn comes in stage n and you have no unplaced worker, while some opponent has at least n active workers,
    you take one token instead.
    .title = Tokens for fewer workers
    .ruling =
        This is counted at that moment, also in the last stage. If you are passed over under TRN-7 you get none, and a
        stage opens only if somebody can place a worker.
    .example = With 4 workers against 5 you take a token in stage 5; with 4 against 6, in stages 5 and 6.
rule-NAV-8 =
    You can take only a token for which you have a free space of its colour, and you may decline it. A placed token is
    never moved or covered.
    .title = Taking a token
    .ruling = A free space is one without a token that no road has joined yet.
rule-NAV-9 =
    White, yellow and red tokens give 1 or 2 dice (of the colour shown or of any), coins, 1 upgrade, a move of your boat
    to the next unoccupied space, or 1 or 2 karma.
    .title = White, yellow and red tokens
rule-NAV-10 =
    A brown token gives one of these: 1 fame for each tile of yours with a market; 1 fame for each 3 river spaces
    travelled, the start not counted; 1 coin for each building of yours; 2 coins for each yield token you have joined;
    2 fame for each road bend you have built; 2 coins for each upgrade; 1 fame for each of your workers.
    .title = Brown tokens
    .ruling =
        For the joined yields tokens count, as in the Polish and the English rules; the Russian say yield symbols. Of
        the workers the active ones count.
rule-NAV-11 = As in the basic game, the tile pays first, then the yields.
    .title = Tile first, yields second
rule-NAV-12 = A token replaces the printed yield under it.
    .title = Token over yield
rule-NAV-13 =
    On brown tokens, a bend is a tile in sight with exactly two roads, on neighbouring sides. The tile just placed
    counts. River spaces are your boat’s space number divided by 3, rounded down. The token itself counts as joined.
    .title = Counting for brown tokens
    .ruling = The rulebooks name what is counted, and leave these borderline cases open.

rule-MIX-1 =
    Experienced players use the Navaratna sides of province and Kali, beginners the basic sides.
    .title = Two kinds of boards
rule-MIX-2 =
    You have at most 5 workers. Yellow, red and brown tokens are not used; white ones are, as in the basic game. So
    NAV-4 to NAV-7 do not apply, and an experienced player’s border keeps its printed yields.
    .title = Otherwise the basic game

rule-GAN-1 =
    Shuffle the 8 river tiles face down. Roll a die, count from the first space after the start, and put a tile face
    up there: its reward replaces the printed one.
    .title = The first river tile
    .example = A roll of 2 covers the second space, where 2 karma is printed.
rule-GAN-2 =
    Roll again and count on, the first space after the tile just placed being 1, until the tiles or the river run out.
    The last space is never covered. Left-over tiles go to the box.
    .title = The other river tiles
    .ruling =
        A roll that reaches the last space ends it. We count as the Polish rules do; the Russian can be read as counting
        the tile itself.
rule-GAN-3 = River tile: as many dice of any colours as you hold karma.
    .title = Dice for karma
rule-GAN-4 = River tile: 3 dice, one of each colour shown.
    .title = Three dice
rule-GAN-5 = River tile: the palace action shown.
    .title = A palace action
    .ruling = As in RIV-11 it needs neither worker nor die. If it cannot be done, it lapses.
rule-GAN-6 = River tile: up to 3 of your markets of one good pay.
    .title = Three markets
rule-GAN-7 =
    River tile: move up to 3 unoccupied spaces further and take that reward. You may decline it.
    .title = Sail on
rule-GAN-8 =
    The variants combine: Ganga goes with the basic game, with Navaratna and with mixed groups.
    .title = Variants together
    .ruling = The rulebooks do not say which variants go together.
