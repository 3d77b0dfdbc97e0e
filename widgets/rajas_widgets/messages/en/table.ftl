# The table: whose turn it is, what is answered, and the tools.

table-others-move = { $name } moves.
table-not-your-turn = It is { $name }’s move. Yours comes; look around in the meantime.
table-over = The game is over. Undo goes back into it.
table-only-looking = You are looking at { $name }’s things. Press your own name to act.
table-nothing-against = Nothing stands against it.
table-again = Another game
table-no-undo = This is where the game begins for you.
table-no-redo = Nothing was taken back.
table-no-step = Nobody else is to move now.
table-trouble = Something of ours went wrong. Your game stands as it was; go on, and send us the report.
table-asked = { $name }: { $sentence }
table-paused = Paused before { $name }’s move.
table-back-home = Back to your things
table-things =
    { $name ->
        [You] Your things
       *[other] { $name }’s things
    }

tool-undo = Undo
tool-redo = Redo
tool-pause = Pause
tool-go-on = Go on
tool-step = One step
tool-speed =
    Speed: { $speed ->
        [slow] slow
        [fast] fast
        [instant] at once, without motion
       *[normal] normal
    }

report-version = Game:
report-pressed = Pressed:
report-about = About:
report-game = Position:

table-laying = Setting up
table-heading = Round { $round }, stage { $stage }
name-you = You
name-machine = Rani

tab-palace = Palace
tab-quarry = Quarry
tab-market = Market
tab-river = Port
tab-province = Province
tab-kali = Kali
tab-tokens = Tokens
tab-order = Order
tab-supply = Supply
tab-scrolls = Scrolls

## Things by name

name-tile = the { $colour } { $price }
name-die = the { $colour } { $value }
name-chamber = { $name }, chamber { $number }
tried-place = A worker to { $space }
tried-tile = Build { $tile }
tried-cell = Lay it on { $cell }
tried-pay = Pay { $dice }
name-cell =
    { $side ->
        [none] row { $row }, column { $column }
       *[other] the { $side } side of row { $row }, column { $column }
    }
cause-tile = tile
cause-yield = border yield
cause-token = token

## A way out

help-next = { $space } is open to you.
help-coins = { $space } brings the coins.
help-pay = This would do: { $dice }.
help-karma = { $karma } more karma would do it.
help-turn =
    { $turn ->
        [0] As it came, it fits here.
        [1] Turned once, it fits here.
        [2] Turned twice, it fits here.
       *[other] Turned three times, it fits here.
    }
help-cells =
    { $count ->
        [one] 1 cell glows: there it fits.
       *[other] { $count } cells glow: there it fits.
    }
help-tiles =
    { $count ->
        [one] 1 tile glows: it is within your reach.
       *[other] { $count } tiles glow: they are within your reach.
    }
help-first = Something else is asked first: { $question }
help-fewer = Press one of the chosen markets to leave it out.

## The end

end-winner =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }{ $why ->
        [first] : of equals, the markers that met first count more.
        [alone] : { $gap ->
            [0] these markers have met.
           *[other] these markers met, and passed each other by { $gap }.
        }
       *[furthest] : these markers passed each other furthest, by { $gap }.
    }
end-place = { $place }. { $names }, { $gap }.
end-gap =
    { $state ->
        [passed] { $apart } past each other
       *[open] { $apart } still apart
    }

## The table as text, and its seats

table-text =
    { $title }, { $count ->
        [one] 1 player
       *[other] { $count } players
    }: { $heading }
name =
    { $seat ->
        [0] You
        [1] Vikram
        [2] Leela
       *[other] Meera
    }
tool-light = Light colours
tool-dark = Dark colours
tool-help = Keys
