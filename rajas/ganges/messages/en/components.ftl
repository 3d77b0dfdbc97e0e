# Component files: what is wrong with an entry, what is odd about it, and the report of `rajas components check`.

components-error = { $entry }: { $reason }
components-placed = { $entry } (line { $line })
components-together =
    in { $count } { $kind ->
        [tiles] tiles
        [yields] yields
       *[entries] entries
    }: { $reason } – { $places }{ $more ->
        [0] { "" }
       *[other] , and { $more } more
    }

## The file

components-file-none = there is no file of this name
components-file-folder = this is a folder, not a file
components-file-special = this is no plain file
components-file-unreadable = the file cannot be read: { $detail }
components-file-large = the file is too big; at most { $most } bytes are read
components-file-lines = the file has { $count } lines; at most { $most } are read
components-file-line = line { $line } is longer than { $most } characters
components-file-encoding = line { $line } is not UTF-8 text
components-file-syntax = line { $line } is not TOML: { $detail }
components-file-deep = lists or tables are nested too deeply

## Values

components-table = must be a table, not { $found }
components-missing = { $what } is missing
components-unknown = { $what } is not known here; known are { $allowed }
components-whole = { $what } must be a whole number from { $low } to { $high }, not { $found }
components-choice = { $what } must be one of { $allowed }, not { $found }
components-list = { $what } must be a list, not { $found }
components-count = { $what } must have { $needed } parts, not { $count }
components-length = { $what } must have from { $low } to { $high } parts, not { $count }
components-text = { $what } must be words in quotes, at most { $longest } characters, not { $found }
components-cell = { $what } must be [row, column], a row from 1 to { $rows } and a column from 1 to { $columns }, not { $found }
components-roads = { $what } must be letters out of n, e, s and w, each once at most, not { $found }
components-value-table = a table
components-value-list = a list of { $count }
components-value-huge = a huge number

## Rewards

components-reward-unknown = "{ $words }" names no reward; one begins with { $allowed }, and several are joined by ", "
components-reward-word = in "{ $words }" the word "{ $part }" is wrong; allowed are { $allowed }
components-reward-number = in "{ $words }" the number "{ $part }" is wrong; allowed are whole numbers from 1 to { $highest }

## Entries

components-worker-place = a worker waits only on the two tracks and at the bridge
components-bonus-space = a bonus stands on a space from 1 to { $last }, not on { $found }
components-bonus-single = a bonus is one reward, not { $found }
components-bonus-worker =
    { $count ->
        [0] no worker waits on this track; exactly one must
       *[other] { $count } workers wait on this track; exactly one must
    }
components-bonus-start = players start with up to { $start } coins, so some would be past { $space } from the beginning
components-bonus-upgrade = { $count } bonuses are an upgrade; on this track one at most may be
components-crossing-start = at { $crossing } the markers would meet before the first turn: players start with up to { $start } coins
components-crossing = { $crossing } lies past the ends of both tracks: fame { $fame } and half of money { $money } make { $most }
components-cover = 3 players have { $three } spaces, 4 players only { $four }; cover tiles can only take spaces away
components-chambers = the chambers from 1 to 6 are in this order: { $allowed }
components-room-twice = { $count } spaces are for { $colour }; one at most may be
components-stone-taken = { $found } is the residence, or named twice
components-yield-residence = a yield cannot belong to the residence's cell
components-yield-stone = a yield cannot belong to a stone cell, which nothing is built on
components-yield-twice = there is a yield at this place already
components-brown = one yield at least must be for brown tokens; every player begins with one there
components-id = id must be small letters, a hyphen and two digits, such as "orange-01", not { $found }
components-id-twice = another tile has this id already
components-tile-roads = a tile needs at least one road; without any it can never be joined to the residence
components-holds = a tile holds buildings ({ $buildings }) and markets (a good and its coins, such as "tea 2"; goods: { $goods }), not { $found }
components-tiles-colour = there must be { $needed } { $colour } tiles, not { $count }
components-stack-empty = the { $colour } { $back } stack has no tile

## Oddities

components-odd-alignment = money { $money } lies beside fame { $found }; in the rulebook's example beside fame { $fame }
components-odd-cover = not every space for 3 players is also one for 4; cover tiles could not make it so
components-odd-balcony = a balcony gives dice of the colour that it takes: { $colour }
components-odd-bridge =
    { $count ->
        [one] only one space of the river lies past the bridge
       *[other] only { $count } spaces of the river lie past the bridge
    }
components-odd-residence = no road leads from the residence, so no tile can ever be placed
components-odd-yield = no road from the residence can ever lead here
components-odd-inside = this yield lies inside the province, not at its border or at stone
components-odd-brown =
    { $count ->
        [one] there is one space for brown tokens; the rulebook has two
       *[other] there are { $count } spaces for brown tokens; the rulebook has two
    }
components-odd-token =
    { $colour ->
        [brown] a brown token gives “{ $words }”; in the rulebook it counts something of your own
       *[other] a { $colour } token gives “{ $words }”; in the rulebook such a token gives dice, coins, an upgrade, a move of the boat or karma
    }
components-odd-no-space = no border space is for { $colour } tokens, so they fit nowhere
components-odd-river-tile = a river tile gives “{ $words }”, which no river tile of the rulebook does
components-odd-holds = this tile holds neither market nor building
components-odd-market = a { $good } market pays nothing
components-odd-coins = a market pays { $coins }, more than { $most } coins
components-odd-dear = a price of { $price } is more than { $most }
components-odd-cost = a space costs { $cost }; the rulebook says { $low } to { $high } coins
components-odd-origin = differs from ours but says { $origin }; write { $own } if you read it off the board
components-odd-price = ten dice make { $highest } at most, so nobody can pay { $price }
components-odd-stacks = the { $colour } { $lower } stack has a tile for { $dear }, and the { $higher } stack one for only { $cheap }

## The report

components-nothing = nothing
components-changed = { $entry }: { $was } -> { $now }
components-order = the same entries in another order
components-report-wrong =
    { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
    .many = { $count } things are wrong, and perhaps more:
components-report-mend = Mend this, and check again.
components-report-unusual =
    { $count ->
        [0] Nothing is unusual.
        [one] One thing is allowed, but unusual:
       *[other] { $count } things are allowed, but unusual:
    }
components-report-changed =
    { $count ->
        [0] All figures are the same as ours.
        [one] One entry differs from ours:
       *[other] { $count } entries differ from ours:
    }
components-report-origins = Where the figures come from:
components-report-origin =
    { $origin ->
        [rulebook] { $count } from a rulebook
        [secondary] { $count } from public reports of the game
        [reconstructed] { $count } reconstructed
       *[box] { $count } read off the box
    }
components-report-good = This file is good to play with (fingerprint { $fingerprint }).
components-report-more = … and { $count } more
components-report-steps = To match your box: rajas components export -o FILE writes our figures; change those that differ and set their provenance to "box"; rajas components check FILE looks them over.
components-report-play = To play with this file: rajas game --components { $file }
