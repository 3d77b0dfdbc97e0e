chapter-setup = Setting up
group-CMP = Components
group-SET = Setup

rule-CMP-1 = There are 48 dice: 12 each in orange, green, blue and purple.
    .title = Dice
rule-CMP-2 =
    There are 64 province tiles, 16 in each of the four colours. They form 12 stacks: each colour once with
    a snake, once with a cow and once with a tiger on the back.
    .title = Province tiles
rule-CMP-3 =
    You get 6 workers, 1 boat, 5 cubes (4 upgrade markers and 1 karma marker), 1 money marker, 1 fame marker,
    1 bonus marker, 1 Kali board and 1 province board.
    .title = What each of you gets
rule-CMP-4 =
    There are 30 yield tokens (8 white, 9 yellow, 6 red, 7 brown), 8 river tiles, 2 cover tiles for the
    3-player game, and 1 elephant.
    .title = Tokens, tiles, elephant
rule-CMP-5 =
    Fame and money run in opposite directions on two parallel tracks. How the spaces of the two lie beside each
    other decides the game (END-1).
    .title = Two tracks, two directions

rule-SET-1 = The board has one side for 2 players and one for 3 or 4: play on yours.
    .title = Side of the board
rule-SET-2 = With 3 players, the 2 cover tiles block the marked action spaces.
    .title = Cover tiles
rule-SET-3 = In the basic game the yellow, red and brown yield tokens and the river tiles stay in the box.
    .title = What stays in the box
rule-SET-4 = Roll one die of each colour and keep the four on Kali’s hands as they fell.
    .title = First dice
rule-SET-5 =
    Whoever has the lowest total of the four dice is the first player and takes the elephant. A tie goes, in the
    printed rules, to whoever last ate Indian food.
    .title = First player
    .ruling =
        Among the tied, chance decides. The draw is recorded, so that a game can be replayed; dinners cannot.
rule-SET-6 =
    The first player starts with money 3, and each next player clockwise with 1 more: 4, then 5, then 6.
    .title = First coins
rule-SET-7 = All other dice form the supply.
    .title = Supply of dice
rule-SET-8 =
    Shuffle the 12 stacks separately and lay them face up: the top tile of each is open to all of you.
    .title = Stacks of tiles
rule-SET-9 = Shuffle the 8 white yield tokens into a face-down pile on the temple.
    .title = White yields
rule-SET-10 =
    One of your workers waits on fame 15, one on money 20 and one on the bridge. The other 3 are active from the
    start.
    .title = Workers at the start
rule-SET-11 =
    Your boat starts on the river’s start space, your fame at 0, your karma at 1, and each of your 4 building
    scrolls at value 2.
    .title = Markers at the start
rule-SET-12 = Your bonus marker lies on money 12, river side up.
    .title = Bonus marker
