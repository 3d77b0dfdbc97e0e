# Order of play, supply of dice, scrolls.

order = Order
order-stage = Stage
order-round-short = Round { $round }
order-round = Round { $round }, stage { $stage }
order-left =
    { $left ->
        [0] none
       *[other] { $left } left
    }
order-player =
    { $name }, { $place ->
        [1] first in turn
        [2] second in turn
        [3] third in turn
       *[other] fourth in turn
    }: { $left ->
        [0] no worker left
        [one] { $left } worker left
       *[other] { $left } workers left
    } of { $active }{ $turn ->
        [yes] , at turn now
       *[no] {""}
    }{ $next ->
        [yes] , begins the next round
       *[no] {""}
    }.
order-elephant = The elephant: first player in this round is { $name }.
supply = Supply of dice
supply-count = { $left } of { $all }
supply-row =
    { $colour ->
        [orange] Orange
        [green] Green
        [blue] Blue
       *[purple] Purple
    } dice in the supply: { $left } of { $all }.
scrolls = Scrolls
scrolls-note = fame
scrolls-row =
    { $building ->
        [temple] Temple scroll: fame for each temple
        [palace] Palace scroll: fame for each palace
        [fort] Fort scroll: fame for each fort
       *[mill] Mill scroll: fame for each mill
    }. { $steps }.
scrolls-step =
    { $name } { $step }{ $later ->
        [yes] {" "}from the next turn on
       *[no] {""}
    }
