# Options and outcomes as a person chooses them, the question each decision asks, and how the players stand.

## The question

decision-place = Where does your worker go?
decision-tile = Which tile do you build?
decision-pay = What do you pay with?
decision-put = Where does the tile lie?
decision-cover-tile = Which tile does the master builder bring?
decision-cover = Which tile is covered?
decision-income = Which income comes first?
decision-yield = Which border yield comes first?
decision-markets = Which markets pay?
decision-sail = How far does your boat sail?
decision-upgrade = Which scroll moves?
decision-make-room = More dice are due than hands are free. Which die goes back?
decision-colour = Which colour of die do you take?
decision-karma-bonus = Do you take the karma?
decision-reroll = Which dice do you roll again?
decision-call = Which palace action do you call?

## Options

option-place =
    { $cost ->
        [0] worker to { $space }
        [one] worker to { $space } (1 coin)
       *[other] worker to { $space } ({ $cost } coins)
    }
option-pass = place no worker
option-tile = take { $tile }
option-pay =
    { $turns ->
        [0] pay { $dice }: { $total }
       *[other] pay { $dice }: { $total }, for { $turns } karma
    }
option-put =
    row { $row }, column { $column }, { $turn ->
        [0] not turned
        [1] turned once clockwise
        [2] turned twice
       *[other] turned three times clockwise
    }
    .roads = { option-put }: roads { $roads }
    .joining = { option-put }: roads { $roads }; joins { $yields }
option-cover = cover row { $row }, column { $column }
    .tile = cover row { $row }, column { $column }, for { $difference } more: { $tile }
option-first =
    { $income ->
        [fame] fame first, then coins
       *[coins] coins first, then fame
    }
    .amounts =
        { $income ->
            [fame] { $fame } fame first, then { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }
           *[coins] { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            } first, then { $fame } fame
        }
option-yield = the border yield { $side } of row { $row }, column { $column }: { $words }
option-markets =
    { $count ->
        [0] no market
        [one] { $markets }
       *[other] { $markets }: { $coins } coins
    }
option-sail =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, to space { $space }: { $reward }
option-upgrade = { $building } scroll from { $step } to { $next }
option-colour =
    1 { $colour } die ({ $supply ->
        [one] 1 in supply
       *[other] { $supply } in supply
    })
option-return = return the { $colour } { $value }
option-reroll = roll the { $colour } { $value } again
option-enough =
    { $kind ->
        [reroll] no more dice to roll
       *[other] return no more, take what fits
    }
option-call = palace action { $action }, { $name }
option-take = take it
option-decline = leave it
option-rolls = the die shows { $value }
option-reveals = the stack shows { $tile }
option-draws = the yield is { $words }
option-starts = player { $player } begins

## What people try in vain

option-try-turn-die = turn a die over ({ $about })
option-try-move-tile = move a tile ({ $about })
option-try-claim-bonus = claim a track bonus ({ $about })
option-try-claim-yield = claim a border yield ({ $about })
option-try-keep-token = keep a yield token ({ $about })
option-try-decline-coins = decline coins
option-try-decline-fame = decline fame
option-try-decline-dice = decline dice
option-try-decline-karma = decline karma
option-try-decline-upgrade = decline an upgrade
option-try-change-order = take the parts of a reward in another order
option-try-second-worker = place a second worker
option-try-take-worker-back = take a worker back ({ $about })
option-try-take-change = ask for change
option-try-trade-dice = trade a die ({ $about })
option-try-reroll-die = roll a die again ({ $about })
option-try-take-elephant = take the elephant
option-try-rescore-buildings = score the buildings again after an upgrade
option-try-look-under-stack = look under a stack
option-try-keep-paid-die = keep a die that has paid

## Spaces, dice and tiles

space-quarry = quarry space { $number }
space-port = port space { $number }
space-different-goods = different goods { $number }
space-same-goods = same goods { $number }
space-outer-terrace = outer terrace { $number }: 2 coins, dice rolled again
space-garden = garden: 1 { $colour } die
space-balcony = balcony: 1 { $colour } die for 2 { $takes }
space-chamber = chamber { $number }, { $name }
die-words = { $colour } { $value }
    .turned = { $colour } { $value } turned to { $worth }
market-words = { $good } { $coins }
tile-words = { $id }: { $colour } { $price }, roads { $roads }; { $holds }
no-words = nothing

## The standing

headline = Round { $round }, stage { $stage }, player { $player } to play
headline-player = { $player } has money { $money }, fame { $fame }, karma { $karma }, dice { $dice }
