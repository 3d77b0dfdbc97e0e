# The race: both tracks around the board, unrolled, and folded.

race-title = Race
race-around = The race around the board
race-start = START
race-fame-head = fame
race-money-head = money
race-apart-head = still apart
race-fame-down = fame runs down
race-money-up = money runs up
race-line =
    { $state ->
        [met] { $name }: fame { $fame }, money { $money }, the markers have met
        [passed] { $name }: fame { $fame }, money { $money }, the markers are { $apart } past each other
       *[apart] { $name }: fame { $fame }, money { $money }, still { $apart } apart
    }{ $moves ->
        [yes] ; moves now
       *[no] {""}
    }
race-fame = { $name }: fame { $fame }
race-money = { $name }: money { $money }
race-apart =
    { $state ->
        [met] { $name }: the markers have met
        [passed] { $name }: the markers are { $apart } past each other
       *[apart] { $name }: still { $apart } apart
    }
race-space =
    { $track ->
        [fame] Fame { $space }
       *[money] Money { $space }
    }
race-bonus =
    { $track ->
        [fame] Fame { $space }
       *[money] Money { $space }
    }: { $reward }{ $done ->
        [yes] , yours already
       *[no] {""}
    }{ $waits ->
        [0] {""}
       *[other] ; waiting there: { $waiting }
    }{ $marks ->
        [0] {""}
       *[other] ; the next bonus of { $next }
    }
race-open = { $lines }. Open both tracks.
race-close = The race. Close it and go on playing.
