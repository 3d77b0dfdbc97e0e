# The printed figures in tables.

figures-title = The printed figures
figures-intro = What the rules leave to the board, the tiles and the tokens, as this tutor plays it. A mark says where each figure comes from:
figures-origin-mark =
    { $origin ->
        [rulebook] R
        [secondary] S
        [reconstructed] ~
       *[box] B
    }
figures-origin-word =
    { $origin ->
        [rulebook] rulebook
        [secondary] secondary
        [reconstructed] reconstructed
       *[box] box
    }
figures-origin-meaning =
    { $origin ->
        [rulebook] A rulebook states it, or it follows from what one states.
        [secondary] Somebody who has the game reported it in public.
        [reconstructed] Ours: no text states it. We chose it to fit every figure that is stated; in the printed game it may differ.
       *[box] Somebody read it off the printed game.
    }

## Tables and columns

figures-tracks = Tracks and bonuses
figures-quarry = Quarry: coins for each space
figures-port = Port: coins for each space
figures-market = Market: spaces
figures-palace = Palace
figures-river = River
figures-province = Province
figures-basic = Border yields
figures-navaratna = Border yields of the Navaratna side
figures-tokens = Yield tokens and river tiles
figures-tiles =
    { $colour ->
        [orange] Orange tiles
        [green] Green tiles
        [blue] Blue tiles
       *[purple] Purple tiles
    }
figures-column-space = Space
figures-column-players = Players
figures-column-room = Spaces
figures-column-what = What
figures-column-border = Where
figures-column-colour = Colour
figures-column-figure = Figure
figures-column-tile = Tile
figures-column-roads = Roads
figures-column-price = Price
figures-column-stack = Stack
figures-column-holds = Holds

## Rows

figures-track =
    { $figure ->
        [fame_last] Last space of fame
        [money_last] Last space of money
       *[crossing] Markers meet at fame + half of money
    }
figures-bonus =
    { $track ->
        [fame] Fame { $space }
       *[money] Money { $space }
    }
figures-players = { $count } players
figures-spaces =
    { $count ->
        [one] { $players } players 1 space
       *[other] { $players } players { $count } spaces
    }
figures-room =
    { $room ->
        [different-goods] Different goods
        [same-goods] Same goods
        [outer-terrace] Outer terrace
        [gardens] Gardens
       *[balconies] Balconies
    }
figures-balcony = 1 { $give } die for 2 { $take }
figures-chamber = Chamber { $value }
figures-bridge = bridge
figures-bridge-worker = a worker waits here
figures-land =
    { $figure ->
        [rows] Rows
        [columns] Columns
        [residence] Residence
        [residence_roads] Roads of the residence
       *[stone] Stone
    }
figures-cell = row { $row } column { $column }
figures-border = { $place }, { $side }
figures-coloured = { $colour }: { $words }
figures-river-tiles = river tiles
figures-copies =
    { $count ->
        [one] { $words }
       *[other] { $count } × { $words }
    }
