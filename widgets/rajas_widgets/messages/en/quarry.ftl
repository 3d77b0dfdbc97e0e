# The quarry, its tiles, and what holds for every place of a worker.

## Places for workers

spot-free = Nobody stands there.
spot-yours = Your worker is there.
spot-taken = { $name }’s worker is there.

## The quarry

quarry = Quarry
quarry-note = next free block, then a tile
quarry-block =
    Quarry, block { $number }: { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }.
quarry-next = It is the next one: nobody stands there.
quarry-later = It opens once the blocks before it are taken.
quarry-covered = Quarry: a cover tile closes this block with 3 players.

## Tiles

tile =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } { $price }: { $holds }; { $roads }.
roads =
    { $all ->
        [yes] roads to all four sides
       *[no] { $count ->
            [0] no road
            [one] a road to { $sides }
           *[other] roads to { $sides }
        }
    }
side-north = north
side-east = east
side-south = south
side-west = west
stack-below =
    { $count ->
        [0] It is the last of its stack.
        [one] 1 tile lies below it.
       *[other] { $count } tiles lie below it.
    }
stack-empty = The { $colour } { $back } stack is empty.
stack-closed =
    The { $colour } { $back } stack: { $count ->
        [one] 1 tile, face down.
       *[other] { $count } tiles, face down.
    }
