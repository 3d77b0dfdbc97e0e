# The form before a game.

start-text = { $title }: choose players, variant, level and dice
start-players = How many play?
start-count = { $count } players
start-variant = Which game?
start-variant-basic = The basic game
start-variant-basic-note = The one to begin with.
start-variant-navaratna = Navaratna
start-variant-navaratna-note = Fewer hands, one more worker, and tokens for your border.
start-variant-mixed = Mixed
start-variant-mixed-note = Some play on the Navaratna boards, some on the basic ones.
start-ganga = With Ganga
start-ganga-note = Tiles on the river change what its spaces give.
start-seats = Who sits where?
start-plays = Who plays for
start-experienced = Navaratna boards
start-level-person = A person, here
start-level-random = Plays anything
start-level-greedy = Plays sensibly
start-hand = You set the dice
start-hand-note = Roll your own, and tell the table what they show.
start-seed = Luck
start-seed-any = the same number, the same luck
start-seed-wrong = Luck is a whole number, such as 7, or nothing at all.
start-begin = Begin
start-anew = A game of yours is kept here. Begin anew, and it is gone: press once more for that.
start-resume = Go on with your game: { $heading }
