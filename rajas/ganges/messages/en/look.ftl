# A player's things on a terminal, and how the game ended.

look-heading = The province of player { $player } (# is a road, a letter names a border yield)
look-residence = residence
look-stone = stone
look-yield =
    { $joined ->
        [yes] { $letter } { $words } (joined)
       *[no] { $letter } { $words }
    }
look-kali = Kali, { $held } of { $hands } hands: { $dice }
look-tracks =
    Money { $money }, fame { $fame }, karma { $karma }; { $bonus ->
        [0] no money bonus is left
       *[other] the next money bonus is at { $bonus }
    }; { $missing ->
        [0] the markers have met
        [one] 1 fame space until the markers meet
       *[other] { $missing } fame spaces until the markers meet
    }.
look-scrolls = Scrolls: { $scrolls }
look-workers = Workers: { $active } active, { $left } not placed yet; waiting: { $waiting }
look-river = Boat on space { $boat } of { $last } (0 is the start, the bridge comes after { $bridge }). Ahead:
look-river-space = { $count }: space { $space }, { $words }
look-supply = Dice in supply: { $dice }
look-tiles = Open tiles:

result-crossed =
    player { $player }, { $gap ->
        [0] markers met
        [one] markers 1 past each other
       *[other] markers { $gap } past each other
    } (money { $money }, fame { $fame })
result-short = player { $player }, { $gap } short of meeting (money { $money }, fame { $fame })
