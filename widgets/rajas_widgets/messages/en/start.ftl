# The form before a game.

start-text = { $title }: choose players, variant, level and dice
start-players = Players
start-count = { $count } players
start-variant = Variant
start-variant-basic = The basic game
start-variant-navaratna = Navaratna
start-variant-mixed = Mixed: you play Navaratna
start-ganga = With the river tiles of Ganga
start-level = The others
start-level-random = roll a die for everything
start-level-greedy = think as far as their own turn
start-level-persons = sit here with you
start-seed = Luck
start-seed-any = any number, or none
start-seed-wrong = Luck is a whole number, such as 7, or nothing at all.
start-hand = Set all dice and draws by hand
start-begin = Begin
start-resume = Go on
start-resume-where =
    Go on with your game ({ $count ->
        [one] 1 player
       *[other] { $count } players
    })
