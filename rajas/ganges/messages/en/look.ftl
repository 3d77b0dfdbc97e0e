# A player's things on a terminal, and how the game ended.

look-heading = The province of player { $player } (# is a road, a letter names a border yield)
look-residence = residence
look-stone = stone
look-yield =
    { $joined ->
        [yes] { $letter } { $words } (joined)
       *[no] { $letter } { $words }
    }
    .coloured = { look-yield }, { $colour ->
        [none] no colour
       *[other] { $colour }
    }
    .token =
        { $joined ->
            [yes] { $letter } token { $token }, on { $words } (joined)
           *[no] { $letter } token { $token }, on { $words }
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
look-river = Your boat is on space { $boat } of { $last } (0 is the start, the bridge comes after { $bridge }); +1 is the next space for it.
look-river-start = the start
look-river-tile = river tile: { $words }
look-river-space =
    { $count ->
        [0] { $space }  { $words }
       *[other] { $space }  { $words }  (+{ $count })
    }
look-river-boats =
    { $count ->
        [0] { $space }  { $words }  ← { $boats }
       *[other] { $space }  { $words }  (+{ $count })  ← { $boats }
    }
look-board = The workers on the board:
look-whose =
    { $who ->
        [you] you
       *[other] player { $player }
    }
look-area =
    { $area ->
        [different-goods] different goods
        [same-goods] same goods
        [outer-terrace] outer terrace
        [garden] gardens
        [balcony] balconies
        [chamber] chambers
       *[other] { $area }
    }
look-area-free =
    { $area }: { $count ->
        [one] 1 space, free
       *[other] { $count } spaces, all free
    }
look-area-rest =
    { $area }: { $count ->
        [0] nothing else is free
        [one] 1 more space is free
       *[other] { $count } more spaces are free
    }
look-taken = { $space }: { $whose }
look-tokens-open = Yield tokens on the board, and how many free border spaces of their colour you have:
look-token-open =
    { $free ->
        [0] { $left } × { $words } (no space)
        [one] { $left } × { $words } (1 space)
       *[other] { $left } × { $words } ({ $free } spaces)
    }
look-tokens-pile = Yield tokens in the dancer’s pile:
look-token-pile =
    { $gone ->
        [0] { $left } × { $words }
       *[other] { $left } × { $words } ({ $gone } discarded)
    }
look-supply = Dice in supply: { $dice }
look-tiles = Open tiles (price, roads to north, east, south, west, and what stands on them):
look-more-markets = more: { $count } ways that pay less; type them such as “{ $example }”

look-no-dice = no dice
look-own =
    You: { $dice } | karma { $karma } | { $money ->
        [one] 1 coin
       *[other] { $money } coins
    } | { $fame } fame | { $left ->
        [one] 1 worker left
       *[other] { $left } workers left
    } | { $missing ->
        [0] markers have met
       *[other] { $missing } to go
    }
look-standing =
    { $player }: { $money ->
        [one] 1 coin
       *[other] { $money } coins
    }, { $fame } fame, karma { $karma }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
look-intro-aim = You are a raja or rani with a province to build. Fame and money are two tracks that run towards each other.
look-intro-end = Whoever’s two markers meet ends the game with that stage: when fame + half the money (rounded up) reaches { $crossing }. Among those who meet, the one who is furthest past wins.
look-intro-navaratna = Navaratna: tokens lie open; the dancer gives you one, or a stage for which you have no worker left while an opponent has. Put them on the coloured borders of your province before your roads get there. Kali has { $hands } hands, and 6 workers can be yours.
look-intro-mixed =
    Mixed group: the experienced players ({ $seats }) play on the Navaratna sides of province and Kali, all others on the basic sides.
look-intro-ganga = Ganga: river tiles lie on some spaces of the river and replace what is printed there.
look-intro-turn = In turn, each player places 1 worker on a free space and does what it says.

result-crossed =
    player { $player }, { $gap ->
        [0] markers met
        [one] markers 1 past each other
       *[other] markers { $gap } past each other
    } (money { $money }, fame { $fame })
result-short = player { $player }, { $gap } short of meeting (money { $money }, fame { $fame })
