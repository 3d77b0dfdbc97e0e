# What happened, one sentence an event. The cause stands in brackets where it says more than the sentence.

## Rounds and turns

event-round-begun = Round { $d0 } begins.
event-stage-begun = Stage { $d0 } begins.
event-turn-begun = Round { $d0 }, stage { $d1 }: player { $player } is next.
event-worker-placed = Player { $player } places a worker on { $d0 }.
event-passed-over =
    Player { $player } is passed over: { $amount ->
        [one] 1 worker finds
       *[other] { $amount } workers find
    } no space.
event-stayed-out = Player { $player } places no worker in this last stage.
event-workers-returned =
    Player { $player } gets { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    } back.
event-elephant =
    { $reason ->
        [clockwise] The elephant passes on to player { $d0 }.
        [set-up] The lowest total is player { $d0 }’s: the elephant is there.
       *[other] The elephant goes to player { $d0 }, as the Great Mogul wished.
    }
event-favour-of-mogul = Player { $player } will begin the next round.
event-markers-crossed =
    { $amount ->
        [0] The markers of player { $player } meet: this is the last stage.
        [one] The markers of player { $player } pass each other, 1 space apart: this is the last stage.
       *[other] The markers of player { $player } pass each other, { $amount } spaces apart: this is the last stage.
    }
event-game-over = The game is over: player { $d0 } wins.

## Tracks

event-coins =
    { $reason ->
        [set-up] Player { $player } begins with { $size } coins.
       *[other] Player { $player } { $sign ->
            [less] pays
           *[more] gains
        } { $size ->
            [one] 1 coin
           *[other] { $size } coins
        } ({ $cause }).
    }
event-fame = Player { $player } gains { $amount } fame ({ $cause }).
event-bonus-marker =
    { $d1 ->
        [0] The bonus marker of player { $player } leaves the board: money { $d0 } was the last.
       *[other] The bonus marker of player { $player } moves on to money { $d1 }.
    }
event-bonus-declined = Player { $player } leaves the bonus ({ $cause }).
event-worker-freed =
    { $d0 ->
        [bridge] Player { $player } frees the worker on the bridge.
       *[other] Player { $player } frees the worker on the { $d0 } track.
    }
event-worker-boxed =
    { $d0 ->
        [bridge] The worker of player { $player } on the bridge goes back to the box.
       *[other] The worker of player { $player } on the { $d0 } track goes back to the box.
    }

## Dice and karma

event-die-gained = Player { $player } takes 1 { $d0 } die: { $d1 } ({ $cause }).
event-die-paid = Player { $player } pays 1 { $d0 } die worth { $d1 } ({ $cause }).
event-die-returned = Player { $player } returns the { $d0 } { $d1 } to make room.
event-die-turned = Player { $player } turns the { $d0 } { $d1 } over: { $d2 }.
event-die-rerolled = Player { $player } rolls the { $d0 } { $d1 } again: { $d2 }.
event-dice-forgone =
    { $amount ->
        [one] 1 die is forgone
       *[other] { $amount } dice are forgone
    } by player { $player } ({ $cause }).
event-karma =
    { $sign ->
        [less] Player { $player } spends { $size } karma ({ $cause }).
       *[more] Player { $player } gains { $size } karma ({ $cause }).
    }
event-karma-forgone = { $amount } karma is forgone by player { $player }, who holds the most there is ({ $cause }).

## Province, quarry and scrolls

event-tile-laid =
    Player { $player } { $d3 ->
        [none] lays { $d0 } on { $d1 }
       *[other] covers { $d3 } on { $d1 } with { $d0 }
    }, { $d2 ->
        [0] not turned
        [1] turned once
        [2] turned twice
       *[other] turned { $d2 } times
    }.
event-tile-revealed = { $d0 } is open now.
event-yield-joined = Player { $player } joins a border yield: { $d0 } ({ $cause }).
event-upgrade =
    { $d2 ->
        [0] Player { $player } moves the { $d0 } scroll to { $d1 } ({ $cause }).
       *[other] Player { $player } moves the { $d0 } scroll to { $d1 }, from the next turn on ({ $cause }).
    }
event-upgrade-counts = From now on every { $d0 } of player { $player } counts { $d1 }.
event-upgrade-forgone = All four scrolls of player { $player } stand at the end: the upgrade is forgone ({ $cause }).

## Market, palace and river

event-markets-counted =
    { $amount ->
        [0] Player { $player } counts no market ({ $cause }).
        [one] Player { $player } counts 1 market: { $d0 } ({ $cause }).
       *[other] Player { $player } counts { $amount } markets: { $d0 } ({ $cause }).
    }
event-yield-drawn = Player { $player } draws a white yield: { $d0 }.
event-yields-reshuffled =
    The { $amount ->
        [one] 1 discarded yield makes
       *[other] { $amount } discarded yields make
    } a new pile.
event-palace-called = Player { $player } calls palace action { $d0 } ({ $cause }).
event-action-lapsed = Palace action { $d0 } cannot be done by player { $player }: it lapses ({ $cause }).
event-boat-moved =
    The boat of player { $player } sails { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    }, from { $d0 } to { $d1 } ({ $cause }).
event-boat-forgone = The boat of player { $player } has arrived: this move is forgone ({ $cause }).

## Yield tokens and river tiles

event-token-taken =
    { $reason ->
        [set-up] Player { $player } draws a token to begin with: { $d0 }.
       *[other] Player { $player } takes a token: { $d0 } ({ $cause }).
    }
event-token-laid = Player { $player } puts the token { $d0 } on the border space { $d1 }.
event-token-forgone = No token on the board fits a free border space of player { $player } ({ $cause }).
event-river-tile-laid = River tile on space { $d1 }: { $d0 }.
event-river-tiles-boxed =
    The roll of { $d0 } leads to space { $d1 }, where the river has ended: { $amount ->
        [one] 1 river tile goes
       *[other] { $amount } river tiles go
    } back to the box.
