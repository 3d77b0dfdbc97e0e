chapter-quarry = Quarry
group-QRY = Quarry

rule-QRY-1 = You must take the leftmost free space of the quarry; it costs 1 to 4 coins.
    .title = The next free space
rule-QRY-2 = Then take one of the 12 open tiles.
    .title = One open tile
rule-QRY-3 =
    Pay for the tile with one or more dice of its colour whose values add up to at least its price. You may
    overpay; no change is given.
    .title = Paying for a tile
    .ruling = You may overpay even with a die that the price does not need.
    .example = Orange 9 with a 4 and a 5; blue 7 with a 3 and a 5.
rule-QRY-4 = Place the tile in your province at once.
    .title = The tile is placed at once
    .ruling = If you could not both pay and place any open tile, the space is unavailable to you.
rule-QRY-5 = The tile beneath becomes the stack’s open tile.
    .title = The next tile of the stack
    .ruling =
        It opens as soon as the new tile lies, before its income, also with the master builder (MBD-1). An empty
        stack stays empty.
