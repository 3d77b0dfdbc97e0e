# Why not: what was missing, how much, and what would help. The rule id stands beside the sentence.

## Placing a worker

refusal-must-place =
    { $workers ->
        [one] Your last worker can still work
       *[other] { $workers } of your workers can still work
    }: { $spaces ->
        [one] 1 space is open to you
       *[other] { $spaces } spaces are open to you
    }, so place one.
refusal-not-next-in-row = The next free space of this row is { $next }, not { $space }.
refusal-row-by-row = Here the spaces fill in their order, row by row; { $next } is next.
refusal-space-covered = With { $players } players a cover tile closes a part of this area; { $space } cannot be had.
refusal-space-taken = A worker stands on { $space } already; each space holds one.
refusal-coins-short =
    This space costs { $cost } { $cost ->
        [one] coin
       *[other] coins
    } and you have { $held }: { $short } short.
refusal-action-impossible = A worker stands here only if the work can be done, and now it cannot.
refusal-one-worker-a-turn =
    { $left ->
        [0] One worker a turn, and all of yours are at work.
        [one] One worker a turn; 1 of yours is not placed yet, and its turn comes.
       *[other] One worker a turn; { $left } of yours are not placed yet, and their turn comes.
    }
refusal-worker-stays = Workers come home when the round ends; until then yours stays where it stands.

## Quarry

refusal-nothing-to-build =
    { $tiles ->
        [0] No open tile is left.
        [one] You can neither pay for nor join the 1 open tile. More dice of its colour, or karma, would help.
       *[other] Of the { $tiles } open tiles there is none that you can both pay for and join. More dice of one colour, or karma, would help.
    }
refusal-tile-not-open = { $tile } is not among the open tiles; take one that lies on top of its stack.
refusal-tile-too-dear = It costs { $price }, and your { $colour } dice make { $most } at most: { $short } short.
refusal-no-road-left = No road of yours leads to an empty cell, so no tile fits. The master builder could open one.
refusal-wrong-colour = This is paid in { $needed }; the { $colour } { $value } has to stay.
refusal-price-short = The { $colour } dice make { $paid } of { $price }: { $short } short.
refusal-no-change = There is no change: what is paid above the price is gone.
refusal-stack-hidden = Only the top tile of a stack is seen; the next one shows when that is taken.

## Province

refusal-off-the-board = There is no cell { $cell }: the province has { $rows } rows and { $columns } columns.
refusal-on-the-residence = Your residence stands on { $cell }; build on a cell that one of its roads leads to.
refusal-on-stone = { $cell } is stone, and nothing is built there.
refusal-cell-taken = { $tile } lies on { $cell } already; only the master builder covers a tile.
refusal-no-road-there = No road from your residence leads to { $cell } yet.
refusal-road-not-joined = Turned like this, no road of the tile meets yours. On { $cell } your road comes from the { $sides }.
refusal-tile-stays = A tile that lies stays where it is. The master builder can cover it.
refusal-yield-gained = The border yield at { $where } was joined before, and each is gained once.
refusal-yield-not-joined = No road joins the border yield at { $where } to your residence yet.
refusal-no-yield-there = There is no border yield at { $where }.
refusal-buildings-not-rescored = An upgrade counts for what you build from now on, not for what stands already.

## Market

refusal-different-goods-once = With { $players } players, { $limit } worker a round may trade different goods, and yours has.
refusal-no-die = Same goods take a die of any colour, and you hold { $held }.
refusal-one-good-only = Markets of one good pay here; these sell { $goods } different ones.
refusal-one-market-a-good = One market of each good pays here; you count { $count } of the same good.
refusal-too-many-markets =
    { $limit ->
        [one] 1 market pays
       *[other] At most { $limit } markets pay
    }, and you count { $count }.
refusal-market-not-there =
    { $owned ->
        [0] You have no { $good } market worth { $coins }
        [one] You have 1 { $good } market worth { $coins }
       *[other] You have { $owned } { $good } markets worth { $coins }
    }, and you count { $count }.

## Palace

refusal-no-die-of-colour = This balcony takes 1 { $colour } die, and you hold { $held }. A garden would give one.
refusal-no-die-of-value =
    { $karma ->
        [0] This chamber takes a die showing exactly { $value }; none of yours does, and there is no karma to turn one.
       *[other] This chamber takes a die showing exactly { $value }; none of yours does, nor would any turned over.
    }
refusal-wrong-value = This chamber takes exactly { $needed }; the die offered makes { $value }.
refusal-nothing-turned-here = A balcony asks for the colour { $colour }, not for a value: nothing is turned there.
refusal-one-die =
    { $count ->
        [0] 1 die is due: choose the one you pay with.
       *[other] 1 die is due, and { $count } are offered.
    }
refusal-reroll-once =
    { $held ->
        [0] There is no { $colour } { $value } on your Kali.
        [one] Your { $colour } { $value } is named already; each die is rolled again once.
       *[other] All { $held } dice { $colour } { $value } are named already ({ $named }); each is rolled again once.
    }
refusal-reroll-only-on-terrace = Dice are rolled again only by a worker on the outer terrace.
refusal-no-trade = Dice are traded only on the balconies of the palace: 1 of a colour for 2 of another.
refusal-call-out-of-range = The river calls the palace actions 2 to 6; { $action } is not among them.
refusal-call-impossible = Action { $action } cannot be done now; call another one.
refusal-token-discarded = A yield token goes to the discards before it pays; nobody keeps it.
refusal-elephant-at-round-end = The elephant comes to you when round { $round } ends.
refusal-elephant-not-yours = The elephant stays with player { $first } for this round. The Great Mogul gives it for the next.

## Master builder

refusal-no-work =
    { $tiles ->
        [0] You have no tile that can be covered.
        [one] Your 1 tile cannot be covered: a dearer open tile, its difference in dice, and roads that still join are needed.
       *[other] None of your { $tiles } tiles can be covered: a dearer open tile, its difference in dice, and roads that still join are needed.
    }
refusal-no-tile-to-cover = There is no tile in your province to cover.
refusal-cover-none-cheaper = A covering tile is dearer than what it covers. This one costs { $price }, so it covers no tile for { $lowest } or more.
refusal-cover-too-dear = The smallest difference you cannot pay is { $difference }; your { $colour } dice make { $most } at most.
refusal-cover-cuts-off-everywhere = However this tile is turned, it would cut other tiles off from your residence.
refusal-cover-all-covered = A tile is covered only once, and there are two on that cell already.
refusal-cover-nothing-there = No tile of yours lies on { $cell }.
refusal-cover-not-dearer = The new tile costs { $price }, the one on { $cell } { $covered }: it has to be dearer.
refusal-cover-difference = On { $cell } the difference is { $difference }, and your { $colour } dice make { $most } at most.
refusal-cover-cuts-off = Laid so on { $cell }, a tile would be cut off from your residence.
refusal-cover-twice = Two tiles lie on { $cell } already; a third never follows.
refusal-cover-elsewhere = You chose to cover { $chosen }, so the tile goes there, not on { $cell }.

## Port and river

refusal-no-fare =
    { $karma ->
        [0] The port takes a die of { $most } or less; you have none, and no karma to turn one.
       *[other] The port takes a die of { $most } or less; you have none.
    }
refusal-die-too-high = The port takes { $most } or less; this die makes { $value }.
refusal-boat-arrived = Your boat has reached space { $space }, the last: it rests there.
refusal-boat-must-move =
    { $least ->
        [one] This voyage is not optional: at least 1 space.
       *[other] This voyage is not optional: { $least } spaces.
    }
refusal-wrong-distance =
    { $ahead ->
        [one] 1 space lies
       *[other] { $ahead } spaces lie
    } ahead, and the boat moves from { $least } to { $most } of them; { $spaces } does not fit.
refusal-too-few-spaces-ahead =
    The Portuguese sails exactly { $needed } spaces; { $ahead ->
        [0] none lies
        [one] 1 lies
       *[other] { $ahead } lie
    } before your boat.

## Dice and karma

refusal-dice-not-held =
    { $held ->
        [0] There is no { $colour } { $value } on your Kali.
        [one] There is only 1 { $colour } { $value } on your Kali; { $count } are offered.
       *[other] There are only { $held } dice { $colour } { $value } on your Kali; { $count } are offered.
    }
refusal-dice-not-declined =
    Dice due are taken: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }, with { $free ->
        [0] no free hand
        [one] 1 free hand
       *[other] { $free } free hands
    }.
refusal-gain-not-declined = Dice that fit are taken. Only the dice of a track bonus may be left, when they come.
refusal-return-makes-no-room =
    Returning 1 { $colour } die lets no further die be taken; { $free ->
        [0] no hand is free
        [one] 1 hand is free
       *[other] { $free } hands are free
    }.
refusal-return-not-held = There is no { $colour } { $value } on your Kali to return.
refusal-colour-out = The supply has no { $colour } die left; name another colour.
refusal-colour-not-due = No { $colour } die is due here; name a colour that is.
refusal-paid-die-goes-back = Dice that pay go back to the supply.
refusal-karma-short =
    Each turned die takes 1 karma: { $turns ->
        [one] 1 die
       *[other] { $turns } dice
    } turned, { $karma } karma held.
refusal-turn-outside-payment = A die is turned over only while it pays for something. You hold { $karma } karma for then.

## Bonuses and the order of things

refusal-worker-gone = No worker waits on { $track } { $space } any more: it was freed, or went back to the box.
refusal-bonus-gained = The bonus of { $track } { $space } comes once, and you have passed it.
refusal-bonus-not-reached = The bonus lies on { $track } { $space }; you are at { $now }, { $missing } to go.
refusal-coins-not-declined = Coins are always taken. Choosing fewer markets is the only way to less.
refusal-fame-not-declined = Fame is always taken.
refusal-karma-not-declined = Karma is taken as it comes; only that of a track bonus may be left.
refusal-upgrade-not-declined = An upgrade is taken while one of the four scrolls can move.
refusal-scroll-at-end = The { $building } scroll stands at { $step }, the last step; another scroll can move.
refusal-order-fixed = The parts of a reward come in the order shown.

## Yield tokens and river tiles

refusal-token-gone =
    { $left ->
       *[0] No token { $token } is left on the board; take another one.
    }
refusal-no-token-space =
    { $spaces ->
       *[0] You have no free { $colour } border space for the token { $token }; take one of another colour, or none.
    }
refusal-token-colour =
    { $colour ->
        [none] No token lies at { $where }: that border space has no colour, and the token is { $needed }.
       *[other] The border space at { $where } is { $colour }; the token is { $needed } and goes on a space of its colour.
    }
refusal-no-border-space = There is no border space at { $where }; a token goes on one of its colour.
refusal-token-there = A token lies at { $where } already; each border space holds one.
refusal-token-space-joined = A road joins the border space at { $where } already, so no token goes there any more.
refusal-token-stays = A token that lies stays where it is, at { $where }.
refusal-token-put-at-once = The token { $token } goes on a border space at once; nobody keeps it for later.
refusal-one-token =
    { $reason ->
        [set-up] Everybody draws 1 token to begin with.
        [dancer] The dancer gives 1 token a visit.
       *[other] Instead of a worker you take 1 token a stage.
    }
refusal-token-not-due =
    A token comes from the dancer, or instead of a worker in a stage for which you have none left and an opponent has. In stage { $stage } { $left ->
        [0] you have placed your last worker, and an opponent has { $most } at most
        [one] 1 worker of yours is left
       *[other] { $left } workers of yours are left
    }.
refusal-tokens-closed = In a mixed group tokens are used as in the basic game: the white ones come from the dancer’s pile, and no others.
refusal-token-not-joined = The token at { $where } pays when a road joins it to your residence.
refusal-token-over-yield = A token covers what is printed at { $where }: the token pays instead.
refusal-tile-over-reward = A river tile covers what is printed at { $where }: the tile pays instead.
refusal-hands-full =
    Kali has { $hands } hands, and { $held ->
        [one] 1 die lies
       *[other] { $held } dice lie
    } there; return some, or take fewer.
