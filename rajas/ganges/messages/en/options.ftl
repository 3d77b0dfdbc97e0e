# Options and outcomes as a person chooses them, the question each decision asks, and how the players stand.

## The question

decision-place = Where does your worker go?
decision-tile = Which tile do you build?
decision-pay = What do you pay with?
    .price = What do you pay with? The price is { $price }, in { $colour } dice.
    .value = Which die do you pay? It must be worth { $value }.
    .colour = Which { $colour } die do you pay?
    .fare = Which die do you pay? It must be worth 1 to { $most }; the boat sails at most that far.
    .goods = Which die do you pay? Its value is how many markets of one good may pay.
decision-put = Where does the tile lie?
    .tile = Where does the tile lie? ({ $tile })
decision-cover-tile = Which tile does the master builder bring?
decision-cover = Which tile is covered?
decision-income = Which income comes first?
decision-yield = Which border yield comes first?
decision-markets = Which markets pay?
decision-sail = How far does your boat sail?
decision-upgrade = Which scroll moves?
decision-make-room = More dice are due than hands are free. Which die goes back?
    .lacking =
        { $lacking ->
            [one] 1 die is due for which no hand is free. Which die goes back?
           *[other] { $lacking } dice are due for which no hand is free. Which die goes back?
        }
decision-colour = Which colour of die do you take?
    .left =
        { $left ->
            [one] Which colour of die do you take?
           *[other] Which colour of die do you take? { $left } are to be named.
        }
    .named = { $named } named, { $left } more. Which colour of die do you take?
decision-karma-bonus = Do you take the karma?
    .amount = Do you take { $amount } karma?
decision-reroll = Which dice do you roll again? Type their numbers, such as 1 3, or all, or none.
decision-call = Which palace action do you call?
decision-token = Which token do you take?
    .instead = You have fewer workers: which token do you take instead?
decision-lay-token = On which border space does the token go?
    .token = On which border space does this token go? ({ $token })

## Options

option-place = worker to { $space }
    .does = { $space }: { $does }
option-pass = place no worker
option-tile = take { $tile }
option-pay =
    { $dice }{ $turns ->
        [0] { "" }
       *[other] , for { $turns } karma
    }{ $over ->
        [0] { "" }
       *[other] { " " }({ $over } over)
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
       *[other] { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }: { $markets }
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
        [reroll] no more
       *[other] return no more, take what fits
    }
option-token = take { $token }
option-lay =
    the border space { $side } of row { $row }, column { $column }, instead of the printed { $words }
option-call = palace action { $action }, { $name }: { $does }
option-take = take it
option-decline = leave it
option-rolls = the die shows { $value }
option-reveals = the stack shows { $tile }
option-draws = the yield is { $words }
    .river = the river tile is { $words }
option-starts = player { $player } begins

## What people try in vain

option-try-turn-die = turn a die over ({ $about })
option-try-move-tile = move a tile ({ $about })
option-try-claim-bonus = claim a track bonus ({ $about })
option-try-claim-yield = claim a border yield ({ $about })
option-try-keep-token = keep a yield token ({ $about })
option-try-move-token = move a yield token ({ $about })
option-try-claim-token = take a yield token
option-try-second-token = take a second yield token
option-try-claim-printed = claim what is printed underneath ({ $about })
option-try-overfill-kali = hold more dice than there are hands
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

space-quarry = quarry { $number }
    .does =
        { $cost ->
            [0] free
            [one] pay 1 coin
           *[other] pay { $cost } coins
        } → build an open tile
space-port = port { $number }
    .does =
        { $cost ->
            [0] pay
            [one] pay 1 coin and
           *[other] pay { $cost } coins and
        } { $turned ->
            [yes] a die of 4 to 6 turned over, 1 karma
           *[no] a die of 1 to 3
        } → your boat sails up to that far
space-different-goods = different goods { $number }
    .does = free → one market of each good pays (you have { $held ->
        [0] no market
       *[other] { $markets }
    })
space-same-goods = same goods { $number }
    .does = pay a die → that many markets of one good pay (you have { $held ->
        [0] no market
       *[other] { $markets }
    })
space-outer-terrace = outer terrace { $number }
    .does = free → 2 coins, then roll any of your dice again
space-garden = { $colour } garden
    .does = free → 1 { $colour } die
space-balcony = { $colour } balcony
    .does = pay 1 { $colour } die → 2 { $takes } dice
space-chamber = chamber { $number }, { $name }
    .does =
        { $turned ->
            [yes] pay a { $other } turned to { $number }, 1 karma
           *[no] pay a { $number }
        } → { $action }
action-words =
    { $action ->
        [1] 2 fame, and you begin the next round
        [2] { $tokens ->
            [open] 2 dice and a token of your choice
           *[other] 2 dice and a white token
        }
        [3] 2 karma and 1 die
        [4] an upgrade and 3 coins
        [5] cover one of your tiles with a dearer one, for the difference
       *[6] your boat sails exactly 6 spaces
    }
die-words = { $colour } { $value }
    .turned = { $colour } { $value } turned to { $worth }
named-dice = { $count } { $colour }
market-words = { $good } { $coins }
tile-words = { $id }: { $colour } { $price }, roads { $roads }; { $holds }
no-words = nothing
token-words = { $colour }, { $reward }

## Rewards

reward-coins =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
reward-fame = { $amount } fame
reward-karma = { $amount } karma
reward-upgrade = an upgrade
reward-worker = a worker
reward-boat =
    { $spaces ->
        [one] the boat sails on 1 space
       *[other] the boat sails on up to { $spaces } spaces
    }
reward-dice =
    { $colour ->
        [any] { $count ->
            [one] 1 die of any colour
           *[other] { $count } dice of any colour
        }
       *[other] { $count ->
            [one] 1 { $colour } die
           *[other] { $count } { $colour } dice
        }
    }
reward-dice-per-karma =
    { $colour ->
        [any] 1 die of any colour for each karma
       *[other] 1 { $colour } die for each karma
    }
reward-coins-per =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } for each { $what }
reward-fame-per = { $amount } fame for each { $what }
reward-different-goods = up to { $limit } markets of different goods pay
reward-same-goods = up to { $limit } markets of one good pay
reward-palace =
    { $action ->
        [0] one of the palace actions 2 to 6
       *[other] palace action { $action }, { $name }
    }

## The standing

headline = Round { $round }, stage { $stage }, player { $player } to play
headline-player = { $player } has money { $money }, fame { $fame }, karma { $karma }, dice { $dice }
