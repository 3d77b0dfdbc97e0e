# Choosing: what is asked, what the buttons say, and the answers to presses that choose nothing.

## Any game

choose-option = What do you do?
choose-from-buttons = Nothing to do there now. The buttons show what you may do.
chance-die =
    { $name }: the { $colour } die. What does it show?
chance-draw =
    { $kind ->
        [reveal] Which tile comes up?
        [draw] Which token is it?
       *[other] What does chance bring?
    }
choose-chance-note = Choose what comes, or let it be rolled.
choose-chance-first = First comes the roll: choose what it brings.
choose-roll = Roll
choose-roll-on = Roll on
choose-roll-on-note = up to the next choice
choose-probability = { $of } in { $all }

## Placing

choose-place =
    { $left ->
        [one] Place your last worker.
       *[other] Place a worker.
    }
choose-place-note = Glowing spaces are open to you. Stage { $stage } of round { $round }.
choose-pass = Place none
area-quarry = Quarry
area-different-goods = Different goods
area-same-goods = Same goods
area-chamber = Chambers
area-balcony = Balconies
area-garden = Gardens
area-outer-terrace = Terrace
area-port = Port
cost-quarry =
    { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
cost-different-goods =
    { $markets ->
        [0] no market yet
       *[other] free
    }
cost-same-goods =
    { $markets ->
        [0] no market yet
       *[other] 1 die
    }
cost-chamber = die { $values }
cost-balcony = 1 die
cost-garden = free
cost-outer-terrace = free
cost-port =
    { $coins ->
        [0] die 1 to { $most }
        [one] 1 coin, die 1 to { $most }
       *[other] { $coins } coins, die 1 to { $most }
    }

## Building

choose-tile = Choose a tile to build.
choose-cover-tile = Choose a tile to bring.
choose-tile-note =
    { $count ->
        [one] 1 tile is within your reach.
       *[other] { $count } tiles are within your reach.
    }
choose-cover = Choose a tile of yours to cover.
choose-cover-note =
    { $count ->
        [one] 1 of yours can be covered with it.
       *[other] { $count } of yours can be covered with it.
    }
choose-put = Where do you lay it?
choose-put-note =
    { $count ->
        [one] 1 cell is open to it.
       *[other] { $count } cells are open to it.
    }
choose-put-turn = Turn it, then lay it.
act-put = Lay the tile
turn-on = Turn it
turn-button =
    { $turn ->
        [0] As it came
        [1] Turned once
        [2] Turned twice
       *[other] Turned three times
    }
promise-fame = { $fame } fame
promise-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
promise-yields =
    { $yields ->
        [one] 1 border yield
       *[other] { $yields } border yields
    }
promise = Brings { $gains }.
promise-nothing = Brings nothing at once.

## Paying

choose-pay = Pay with one die.
choose-pay-value = Any colour, worth { $value }.
choose-pay-colour =
    { $colour ->
        [orange] An orange
        [green] A green
        [blue] A blue
       *[purple] A purple
    } one, whatever it shows.
choose-pay-fare = Any colour, worth 1 to { $most }: so far may your boat sail.
choose-pay-goods = Any colour: so many markets of one good may pay.
choose-pay-price = Pay for the { $colour } { $price }.
choose-pay-price-note =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } dice that make { $price } or more.
act-pay = Pay { $pips }
act-pay-tile = Pay { $pips }, take the tile
act-pay-nothing = Pay
sum-price = price { $price }
sum-short = { $short } more needed
sum-enough =
    { $over ->
        [0] enough
       *[other] enough, { $over } over
    }
karma-turn = Turn { $value } to { $worth }
karma-back = Back to { $value }
karma-price = { $karma } karma
karma-kept = the karma stays
choose-pay-ready = Ready: { $dice }. Press a die to change that.

## Markets

choose-markets = Which markets pay?
choose-markets-note = The best are chosen. Press a market to change that.
choose-markets-none = None
sum-coins = coins
sum-markets =
    { $count ->
        [one] 1 market
       *[other] { $count } markets
    }
act-markets =
    { $coins ->
        [0] Count no market
        [one] Take 1 coin
       *[other] Take { $coins } coins
    }

## Dice

choose-reroll = Roll dice again?
choose-reroll-nothing = You hold no die.
choose-markets-without = You have no market: nothing is paid.
choose-lay-token-note = { $token }. The open border spaces of its colour glow.
choose-reroll-note = Each chosen die is rolled once more.
act-reroll =
    { $count ->
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
reroll-all = Choose all { $count }
reroll-none = Roll none
choose-room =
    { $lacking ->
        [one] 1 die finds no free hand. Which one goes back?
       *[other] { $lacking } dice find no free hand. Which one goes back?
    }
choose-room-note = Or return none, and take only what fits.
choose-enough = Return none, take what fits
choose-decline = Leave it
choose-colour =
    { $left ->
        [one] Which colour do you take?
       *[other] Which colours do you take? { $left } dice to name.
    }
choose-colour-named = Named so far: { $named }
colour-word =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    }
colour-left = { $count } left

## One press each

choose-income = Which comes first?
choose-yield = Which border yield comes first?
choose-sail = How far does your boat sail?
choose-upgrade = Which scroll moves?
choose-karma-bonus = Do you take the karma?
choose-call = Which palace action do you call?
choose-token = Which token do you take?
choose-lay-token = Where do you lay the token?

## What a thing is, when it is no part of the choice

ask-nothing = Nothing to do there now.
ask-residence = Your residence: every road begins here.
ask-cell = A tile comes here by a worker in the quarry, and only where a road leads.
ask-tile = { $tile }: { $holds }. A worker in the quarry builds it.
ask-fame = Space { $space } of the fame track.
ask-money = Space { $space } of the money track.
ask-river = Space { $space } of the river: { $reward }. A boat that stops here gains it.
ask-boat = This boat lies on space { $space }. Workers in the port let it sail.
ask-scroll = Every { $building } you build brings you { $fame } fame. An upgrade moves the scroll on.
ask-supply =
    { $count ->
        [0] No { $colour } die is left in the supply.
        [one] 1 { $colour } die is left in the supply.
       *[other] { $count } { $colour } dice are left in the supply.
    }
ask-token = A yield token: { $token }.
ask-market = A market: it pays when you build it, and whenever a worker of yours trades its good.
ask-karma = Your karma is { $karma }. While a die pays, 1 karma turns it over.
ask-pile =
    { $count ->
        [one] 1 token lies in the pile.
       *[other] { $count } tokens lie in the pile.
    }
ask-discards =
    { $count ->
        [one] 1 token lies in the discards.
       *[other] { $count } tokens lie in the discards.
    }
ask-hand = A free hand: it can hold one more die.

## Buttons of one press

short-border =
    { $side ->
        [north] North
        [east] East
        [south] South
       *[west] West
    } of row { $row }, column { $column }
short-instead = instead of { $words }
short-sail =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
short-upgrade =
    { $building ->
        [temple] Temple
        [palace] Palace
        [fort] Fort
       *[mill] Mill
    }: { $step } to { $next }
short-call = { $action }, { $name }
