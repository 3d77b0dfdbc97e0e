# A province: its cells and its border.

province =
    { $who ->
        [you] Your province
       *[other] { $name }’s province
    }
province-note =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $joined ->
        [one] 1 yield joined
       *[other] { $joined } yields joined
    }
cell = Row { $row }, column { $column }:
cell-residence = your residence.
cell-stone = stone.
cell-empty = empty, no road leads there.
cell-open = empty; a road arrives from { $sides }.
cell-covered = It covers another tile.
trial = So the tile would lie in row { $row }, column { $column }: { $tile }
yield =
    Border yield of row { $row }, column { $column }, { $side }: { $gives }.{ $colour ->
        [none] { "" }
       *[other] { " " }A space for a { $colour } token.
    }
yield-token = A { $colour } token on the border of row { $row }, column { $column }, { $side }: { $gives }.
yield-state =
    { $state ->
        [joined] Joined.
        [fresh] This tile would join it.
        [due] Joined, and not paid out yet.
       *[open] Not joined yet.
    }
