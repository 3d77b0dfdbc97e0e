# What is impossible about a hand-made table. $where says whose, or which piece.
problem-dice-count = { $where } dice: { $held } on Kali and { $supply } in the supply; together they must be { $all }.
problem-hands = { $where }: { $value } dice on Kali, who has { $most } hands.
problem-tile-twice = { $where } lies in { $count } places at once.
problem-tile-missing = { $where } lies nowhere: neither in a stack nor in a province.
problem-wrong-stack = The stack { $where } shows { $tile }, a tile of another stack.
problem-stack-not-open = The stack { $where } shows no tile, though { $hidden } still { $hidden ->
    [one] lies
   *[other] lie
  } in it.
problem-not-on-ground = { $where }: { $tile } lies on { $cell }, where nothing can be built.
problem-tile-not-joined = { $where }: no road joins { $tile } on { $cell } to the residence.
problem-yield-not-noted = { $where }: a road joins the yield at { $place }, but it is not noted as gained.
problem-yield-not-reached = { $where }: the yield at { $place } is noted as gained, but no tile there can have joined it.
problem-cover-not-dearer = { $where }: on { $cell } a tile of { $price } covers one of { $covered }; it must be dearer.
problem-karma = { $where }: karma { $value }; it stays between { $least } and { $most }.
problem-money-below-0 = { $where }: money { $value }; it never goes below 0.
problem-fame-below-0 = { $where }: fame { $value }; it starts at 0 and never falls.
problem-scroll = { $where }: the { $building } scroll stands at { $step }; its steps are 2, 3 and 4.
problem-delayed-not-moved = { $where }: the { $building } scroll is to count later, but has not been moved.
problem-delayed-not-reached = { $where }: a scroll is to count later, which comes of fame { $space } only; fame is { $fame }.
problem-delayed-after-turn = { $where }: the { $building } scroll is to count later, but the turn in which it moved is over.
problem-boat = { $where }: the boat is on space { $value }; the river ends at { $most }.
problem-boats-together = { $count } boats lie on river space { $space }; only the start and the last space hold several.
problem-workers = { $where }: { $value } active { $value ->
    [one] worker
   *[other] workers
  }; there are { $least } at the start and { $most } at most.
problem-workers-count = { $where }: { $active } active and { $waiting } waiting do not fit the { $all } workers of a player.
problem-workers-placed = { $where }: { $placed } workers on the board, but only { $active } active.
problem-still-waiting = { $where }: a worker still waits at { $place } { $space }, which has been passed.
problem-freed-too-early = { $where }: no worker waits at { $place } { $space } any more, though that space has not been passed.
problem-freed-too-many = { $where }: { $active } active workers, but only { $passed } of the places where workers wait { $passed ->
    [one] has
   *[other] have
  } been passed.
problem-space-shared = { $where }: { $count } workers on one space.
problem-space-covered = { $where } is hidden by a cover tile with { $players } players.
problem-row-gap = { $where } is taken while { $free } before it is free; this row fills in order.
problem-different-goods-twice = { $where }: { $count } workers on different goods; 1 a round is allowed.
problem-marker-behind = { $where }: the bonus marker lies on { $space }, but money is at { $money } already.
problem-tokens-count = Yield token { $where }: { $count } in pile, discards and provinces; there are { $all }.
problem-token-discarded = Yield token { $where }: { $count } discarded, but where tokens lie open none is discarded.
problem-token-in-province = { $where }: the token { $token } lies at { $place }, but here no token comes to lie in a province.
problem-token-on-other-colour =
    { $colour ->
        [none] { $where }: the token { $token } lies at { $place }, a border space without a colour.
       *[other] { $where }: the token { $token } lies at { $place }, a { $colour } border space.
    }
problem-no-brown-token = { $where }: no brown token lies in the province, and everybody begins with one.
problem-river-tiles-count = River tile { $where }: { $count } on the river; there are { $all }.
problem-river-tile-at-end =
    { $space ->
        [0] A river tile lies on the start, which gives nothing.
       *[other] A river tile lies on the last space, { $space }, which is never covered.
    }
problem-river-tile-too-far = A river tile lies on { $space }, the one before on { $before }; a roll leads { $most } spaces on at most.
problem-river-not-finished = { $left } river { $left ->
    [one] tile is
   *[other] tiles are
  } left over, though the last one lies on { $space } and any roll would have found a place for the next.
problem-crossing-not-noted = { $where }: fame and money have met (gap { $gap }), but the last stage has not been called.
problem-crossing-not-made = { $where } is said to have crossed, but { $gap } fame { $gap ->
    [one] space is
   *[other] spaces are
  } missing.
problem-clock = Round { $round }, stage { $stage }: both are 0 during the set-up, and neither after it.
problem-over-too-soon = Nothing is due any more, as if the game were over, but nobody's markers have met.
problem-crossed-out-of-order = Those who have crossed stand in another order than that of their turns.
problem-crossed-before-turn = { $where } is said to have crossed, but the turn in which that could happen is still to come.
problem-workers-of-stage = { $where }: { $placed } workers on the board in stage { $stage }; at most { $most } can have been placed by now.
problem-no-worker-left = { $where } is to place a worker, but all { $active } are on the board.
problem-no-worker-placed = { $where }: the turn is under way, but no worker of this player is on the board.
problem-favour-without-worker = { $where } has the Great Mogul's favour without a worker on { $space }.
problem-favour-not-noted = { $where } has a worker on { $space }, but the Great Mogul's favour is not noted.

## What is due. $where counts from what comes next: due 1, due 2, ...

problem-turn-without-end = “end turn” stands { $count } times among what is due; it comes once, and last.
problem-nothing-asked = { $where }: “{ $due }” comes about by itself; what comes next must ask for a decision or a chance.
problem-cannot-wait = { $where }: “{ $later }” cannot wait behind “{ $sooner }”.
problem-comes-elsewhere = { $where }: “{ $sooner }” cannot come right before “{ $later }”.
problem-no-answer = { $where }: “{ $due }” asks for something, but there is no way to answer.
problem-dealing-order = The set-up goes on in its order: stacks, river tiles, four dice each, first player, brown tokens; what is due is something else.
problem-dealing-dice = { $where }: { $held } { $colour } { $held ->
    [one] die
   *[other] dice
  } on Kali during the set-up; by now { $rolled } { $rolled ->
    [one] has
   *[other] have
  } been rolled.
problem-dealing-begun = Something on this table changes after the set-up only, and is not as at the start.
problem-not-lowest-total = { $where } is to begin with a total of { $total }; the lowest is { $least }.
problem-dealing-tokens = { $where }: { $count } { $count ->
    [one] token
   *[other] tokens
  } in the province during the set-up; by now { $drawn } { $drawn ->
    [one] has
   *[other] have
  } been drawn and put there.
problem-no-such-rule = { $where }: there is no rule { $rule }.
problem-no-worker-there = { $where }: “{ $due }” needs a worker of this player on { $space }.
problem-not-given = { $where }: nothing in this game gives { $reward }.
problem-no-such-bonus = { $where }: { $track } { $space } does not give { $reward }.
problem-bonus-not-reached = { $where }: the bonus of { $track } { $space } is due, but that space has not been passed.
problem-due-twice = { $where }: the same “{ $due }” is due twice.
problem-no-such-karma = { $where }: no bonus gives { $amount } karma.
problem-karma-full = { $where }: a karma bonus is offered, but karma is { $karma } already.
problem-upgrade-not-reached = { $where }: an upgrade that counts later comes of fame { $space } only; fame is { $fame }.
problem-nobody-waits = { $where }: a worker is to be freed at { $place }, where none waits.
problem-worker-not-reached = { $where }: a worker is to be freed at { $place } { $space }, but { $place } is { $now }.
problem-no-such-gain = { $where }: nothing in this game gives { $count } such dice at once.
problem-room-lacking = { $where }: { $count } dice due and { $free } free hands do not make { $lacking } lacking.
problem-room-enough = { $where }: with { $count } dice due and { $free } free hands no die can be returned to make room.
problem-wrong-number = { $where }: the colours of { $count } dice are named, { $left } of them still to come; with { $free } free hands that is not what fits.
problem-named-too-often = { $where }: { $colour } is named { $count } times, which is more than can be taken.
problem-supply-short = { $where }: more { $colour } dice are to be rolled than the { $supply } in the supply.
problem-hands-short = { $where }: { $count } dice are to be rolled, but only { $free } hands are free.
problem-reroll-not-held = { $where }: { $colour } { $value } is to be rerolled { $count } times; { $held } such { $held ->
    [one] die lies
   *[other] dice lie
  } on Kali.
problem-due-tile-not-open = { $where }: { $tile } does not lie open.
problem-due-tile-fits-nowhere = { $where }: { $tile } is to be put into the province, but fits nowhere.
problem-due-nothing-there = { $where }: { $tile } is to cover a tile on { $cell }, where none lies.
problem-due-not-dearer = { $where }: { $tile } for { $price } is to cover a tile of { $covered } on { $cell }; it must be dearer.
problem-due-cuts-off = { $where }: { $tile } on { $cell } would cut off other tiles, however it is turned.
problem-due-covered-already = { $where }: { $tile } is to cover the tile on { $cell }, where two lie already.
problem-income-without-tile = { $where }: { $tile } brings something, but does not lie in the province.
problem-income-amount = { $where }: { $tile } cannot bring { $fame } fame and { $coins } coins.
problem-stack-open-already = { $where }: the stack { $stack } is to show its next tile, but one lies open already.
problem-stack-empty = { $where }: the stack { $stack } is to show its next tile, but none is left.
problem-due-yield-not-joined = { $where }: the yield at { $place } is due, but is not noted as joined.
problem-due-yield-twice = { $where }: the yield at { $place } is due twice.
problem-single-yield = { $where }: there is only one yield to choose from.
problem-market-limit = { $where }: nothing lets up to { $limit } markets pay in this way.
problem-pile-empty = { $where }: a white yield is to be drawn, but the pile is empty; it is reshuffled before.
problem-no-such-voyage = { $where }: nothing moves a boat { $least } to { $most } spaces in this way.
problem-voyage-too-long = { $where }: the boat is to move { $least } { $least ->
    [one] space
   *[other] spaces
  } at least, but only { $ahead } { $ahead ->
    [one] lies
   *[other] lie
  } ahead.
problem-tokens-not-open = { $where }: a token is to be chosen, but in this game tokens are drawn from a pile.
problem-tokens-open = { $where }: a token is to be drawn, but in this game all tokens lie open.
problem-token-without-reason = { $where }: rule { $rule } brings no token.
problem-start-token-later = { $where }: brown tokens are drawn for the set-up, and other tokens after it.
problem-token-not-due = { $where }: in stage { $stage } no token is due: { $left } { $left ->
    [one] worker is
   *[other] workers are
  } left to place, or no opponent has more workers.
problem-no-token-fits = { $where }: no token on the board fits a free border space.
problem-river-order = { $where }: the last river tile lies on space { $space }, and { $left } { $left ->
    [one] is
   *[other] are
  } left; the next roll or tile does not fit that.
