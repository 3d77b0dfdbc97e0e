# Kali: dice, karma, workers.

kali =
    { $who ->
        [you] Kali’s hands
       *[other] { $name }: Kali’s hands
    }
kali-note = { $dice } of { $hands } dice
die =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } die, { $value }.
die-turned =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } die, { $value } turned over to { $other }.
die-alike = Number { $number } of { $all } alike.
hand-empty = An empty hand.
karma = Karma
karma-held = Karma { $karma } of { $most }: each turns 1 die over while you pay.
workers = Workers
workers-held =
    Workers: { $active } of at most { $most }, { $left ->
        [0] all placed
        [one] 1 still to be placed
       *[other] { $left } still to be placed
    }.
