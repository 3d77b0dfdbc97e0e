# The story: what somebody did, in a few words. The name stands beside it, the rule behind it.

story-round-begun = Round { $d0 } begins.
story-stage-begun = Stage { $d0 } begins.
story-worker-placed = Worker to { $space }.
story-passed-over = Finds no space for a worker.
story-stayed-out = Places no worker in this last stage.
story-elephant = Has the elephant now, and the first turn.
story-table-laid = The table is laid. The lowest dice are here, and with them the elephant and the first turn.
story-favour-of-mogul = Will begin the next round.
story-markers-crossed = The markers have met: this is the last stage.
story-game-over = The game is over.

story-coins =
    { $sign ->
        [less] Pays { $size ->
            [one] 1 coin.
           *[other] { $size } coins.
        }
       *[more] Gains { $size ->
            [one] 1 coin
           *[other] { $size } coins
        } ({ $cause }).
    }
story-fame = Gains { $amount } fame ({ $cause }).
story-bonus-declined = Lets the bonus lie ({ $cause }).
story-worker-freed = Frees one more worker ({ $d0 }).
story-worker-boxed = A waiting worker goes back to the box ({ $d0 }).

story-die-gained = Takes 1 { $d0 } die: { $d1 }.
story-die-paid = Pays the { $d0 } { $d1 }.
story-die-returned = Returns the { $d0 } { $d1 } to make room.
story-die-turned = Turns the { $d0 } { $d1 } over with karma: { $d2 }.
story-die-rerolled = Rolls the { $d0 } { $d1 } again: { $d2 }.
story-dice-forgone =
    { $amount ->
        [one] Has no hand, or finds no die, for 1 more
       *[other] Has no hands, or finds no dice, for { $amount } more
    } ({ $cause }).
story-karma = Gains { $amount } karma ({ $cause }).
story-karma-forgone = Has no room for { $amount } more karma ({ $cause }).

story-tile-laid =
    { $d3 ->
        [none] Lays
       *[other] Covers a tile with
    } { $tile }: { $cell }.
story-tile-revealed = { $tile } comes up.
story-yield-joined = Joins a border yield: { $reward }.
story-upgrade = Moves the { $d0 } scroll to { $d1 }.
story-upgrade-forgone = Has no scroll left to move up ({ $cause }).
story-markets-counted =
    { $amount ->
        [0] Counts no market.
       *[other] Counts { $markets }.
    }
story-yield-drawn = Draws a token: { $reward }.
story-palace-called = Calls palace action { $d0 }, { $name }.
story-action-lapsed = Palace action { $d0 }, { $name }, lapses.
story-boat-moved =
    Sails { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } to space { $d1 }.
story-boat-forgone = The boat has arrived: this move is forgone.
story-token-taken = Takes a token: { $reward }.
story-token-laid = Lays a token on its border: { $reward }.
story-token-forgone = No token fits.
story-river-tile-laid = A river tile on space { $d1 }: { $reward }.
story-river-tiles-boxed = The river is laid.

## A turn in one line

turn-placed = { $place }.
turn-told = { $place }: { $did }.
turn-tile =
    { $under ->
        [none] builds { $tile }
       *[other] covers a tile with { $tile }
    }
turn-boat =
    sails { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
turn-markets = counts { $markets }
turn-upgrade = { $building } scroll to { $step }
turn-worker-freed = 1 more worker
turn-favour-of-mogul = begins the next round
turn-token-taken = takes a token
turn-yields =
    joins { $count ->
        [one] 1 border yield
       *[other] { $count } border yields
    }
turn-fame =
    { $sign ->
        [less] −
       *[more] +
    }{ $size } fame
turn-coins =
    { $sign ->
        [less] −
       *[more] +
    }{ $size ->
        [one] { $size } coin
       *[other] { $size } coins
    }
turn-karma =
    { $sign ->
        [less] −
       *[more] +
    }{ $size } karma
turn-dice =
    { $sign ->
        [less] −
       *[more] +
    }{ $size ->
        [one] { $size } die
       *[other] { $size } dice
    }
