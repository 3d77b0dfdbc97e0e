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
problem-cover-not-dearer = { $where }: on { $cell } a tile of { $price } covers one of { $covered }; it must be dearer.
problem-karma = { $where }: karma { $value }; it stays between { $least } and { $most }.
problem-money-below-0 = { $where }: money { $value }; it never goes below 0.
problem-fame-below-0 = { $where }: fame { $value }; it starts at 0 and never falls.
problem-scroll = { $where }: the { $building } scroll stands at { $step }; its steps are 2, 3 and 4.
problem-delayed-not-moved = { $where }: the { $building } scroll is to count later, but has not been moved.
problem-boat = { $where }: the boat is on space { $value }; the river ends at { $most }.
problem-boats-together = { $count } boats lie on river space { $space }; only the start and the last space hold several.
problem-workers = { $where }: { $value } active { $value ->
    [one] worker
   *[other] workers
  }; there are { $least } at the start and { $most } at most.
problem-workers-count = { $where }: { $active } active and { $waiting } waiting do not fit the { $all } workers of a player.
problem-workers-placed = { $where }: { $placed } workers on the board, but only { $active } active.
problem-still-waiting = { $where }: a worker still waits at { $place } { $space }, which has been passed.
problem-space-shared = { $where }: { $count } workers on one space.
problem-space-covered = { $where } is hidden by a cover tile with { $players } players.
problem-row-gap = { $where } is taken while { $free } before it is free; this row fills in order.
problem-different-goods-twice = { $where }: { $count } workers on different goods; 1 a round is allowed.
problem-marker-behind = { $where }: the bonus marker lies on { $space }, but money is at { $money } already.
problem-yields-count = White yield { $where }: { $count } in pile and discards; there are { $all }.
problem-crossing-not-noted = { $where }: fame and money have met (gap { $gap }), but the last stage has not been called.
problem-crossing-not-made = { $where } is said to have crossed, but { $gap } fame { $gap ->
    [one] space is
   *[other] spaces are
  } missing.
problem-clock = Round { $round }, stage { $stage }: both are 0 during the set-up, and neither after it.
