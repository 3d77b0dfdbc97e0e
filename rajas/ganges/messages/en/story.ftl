# A game told in short: what each player does in a turn, as one sentence. $who is “you” for the person at the table.

story-you = You
story-player = Player { $player }

story-worker-placed =
    { $who ->
        [you] go
       *[other] goes
    } to { $space }
story-stayed-out =
    { $who ->
        [you] place
       *[other] places
    } no worker in this last stage
story-passed-over =
    { $who ->
        [you] are
       *[other] is
    } passed over: no space is left for a worker
story-coins =
    { $sign ->
        [less] { $who ->
            [you] pay
           *[other] pays
        }
       *[more] { $who ->
            [you] gain
           *[other] gains
        }
    } { $size ->
        [one] 1 coin
       *[other] { $size } coins
    }
story-fame =
    { $who ->
        [you] gain
       *[other] gains
    } { $size } fame
story-karma =
    { $who ->
        [you] gain
       *[other] gains
    } { $size } karma
story-karma-forgone = { $size } karma too many is forgone
story-dice-gained =
    { $who ->
        [you] take
       *[other] takes
    } { $dice }
story-dice-paid =
    { $who ->
        [you] pay
       *[other] pays
    } { $dice }{ $purpose ->
        [chamber] { " " }for the chamber
        [difference] { " " }for the difference
       *[other] { "" }
    }
story-dice-returned =
    { $who ->
        [you] return
       *[other] returns
    } { $dice }
story-dice-rerolled =
    { $who ->
        [you] roll
       *[other] rolls
    } again { $dice }
story-die-rerolled = { $colour } { $value } → { $new }
story-dice-forgone =
    { $who ->
        [you] have
       *[other] has
    } { $size ->
        [one] no hand, or no die, for 1 more
       *[other] no hands, or no dice, for { $size } more
    }
story-bonus-declined =
    { $who ->
        [you] let
       *[other] lets
    } the bonus lie ({ $cause })
story-worker-freed =
    { $who ->
        [you] free
       *[other] frees
    } the worker { $place ->
        [bridge] on the bridge
       *[other] on the { $place } track
    }
story-worker-boxed = the worker left over goes back to the box
story-tile = { $tile } (price { $price }; { $holds })
story-reaches =
    { $who ->
        [you] reach
       *[other] reaches
    } { $bonus }: { $told }
story-tile-laid =
    { $who ->
        [you] lay
       *[other] lays
    } { $tile } on { $cell }
story-tile-covers =
    { $who ->
        [you] cover
       *[other] covers
    } { $covered } on { $cell } with { $tile }
story-tile-revealed = { $tile } is open now
story-yield-joined =
    { $who ->
        [you] join
       *[other] joins
    } a border yield ({ $reward })
story-yield-drawn =
    { $who ->
        [you] draw
       *[other] draws
    } a white token ({ $reward })
story-nothing = That brings nothing now.
story-upgrade =
    { $who ->
        [you] move
       *[other] moves
    } the { $building } scroll to { $step }
story-upgrade-forgone = no scroll is left to move
story-markets-counted =
    { $who ->
        [you] count
       *[other] counts
    } { $count ->
        [0] no market
       *[other] { $markets }
    }
story-palace-called =
    { $who ->
        [you] call
       *[other] calls
    } palace action { $action }, { $name }
story-action-lapsed = palace action { $action }, { $name }, cannot be done and lapses
story-boat-moved =
    { $who ->
        [you] sail
       *[other] sails
    } { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to space { $space }{ $skipped ->
        [0] { "" }
        [one] , skipping 1 space with a boat [RIV-4]
       *[other] , skipping { $skipped } spaces with boats [RIV-4]
    }
story-boat-forgone = the boat has arrived, its move is forgone
story-favour-of-mogul = will begin the next round
story-markers-crossed = the markers { $gap ->
        [0] meet
       *[other] pass each other by { $gap }
    }: this is the last stage
story-lowest-total =
    { $who ->
        [you] have
       *[other] has
    } the lowest total and { $who ->
        [you] begin
       *[other] begins
    }
story-open-tiles = Open tiles: { $tiles }.
story-first-coins = Coins: { $coins }.
story-coins-of =
    { $who ->
        [you] you have { $size }
       *[other] player { $player } has { $size }
    }
story-river-tiles = River tiles: { $tiles }.
story-river-tile = { $reward } on { $space }
story-river-tiles-boxed =
    { $size ->
        [one] 1 river tile goes
       *[other] { $size } river tiles go
    } back to the box
story-token-taken =
    { $who ->
        [you] take
       *[other] takes
    } a token ({ $token }){ $instead ->
        [yes] { " " }for having fewer workers [NAV-7]
       *[other] { "" }
    }
story-token-laid =
    { $who ->
        [you] put
       *[other] puts
    } it on the border at { $place }
story-token-forgone = no token on the board fits a free border space
