# What the engine says when it cannot use what it was given: what, where, and what to do.

## Games and set-up

error-no-such-game = There is no game “{ $name }”. Installed: { $games }.
error-no-screen = The game “{ $name }” can be played, but not drawn.
error-no-panel = There is no panel “{ $name }”. There are: { $panels }.
error-players = This game is for { $least } to { $most } players, not { $players }.
error-seed-or-dealer = Either a seed or a dealer decides what chance brings, not both.
error-seed-too-long = A seed is a whole number of at most { $most }, with or without a minus.
error-no-such-level = There is no player of level “{ $level }”. There are: { $levels }.
error-setting-unknown = This game knows no setting “{ $name }”.
error-variant-unknown = There is no variant “{ $name }”; choose one of: { $known }.
error-variant-experienced =
    Experienced and less experienced players meet in the variant mixed only; in { $name } all play on the same boards.
error-variant-seat = With { $players } players there are seats 1 to { $players }; nobody sits on { $seat }.
error-variant-seats = The experienced players are named by their seats, such as “1 3”, from 1 to { $players }, not “{ $found }”.
error-variant-mixed =
    { $count ->
        [0] A mixed group needs experienced players: name their seats. With none it is the variant basic.
       *[other] A mixed group needs somebody less experienced, too; with { $players } of { $players } experienced it is the variant navaratna.
    }
error-variant-ganga = The setting ganga is yes or no (in Python True or False), not “{ $found }”.

## Decisions

error-game-over = The game is over; nothing is left to decide.
error-wrong-kind = The question is “{ $asked }”; “{ $given }” does not answer it.
error-not-your-decision = Player { $turn } is to decide, not player { $player }.
error-outcome-impossible = “{ $outcome }” cannot come of this { $kind }.
error-no-such-number =
    { $most ->
        [0] There is nothing to choose from, so { $number } names no option.
       *[other] There is no option { $number }; they run from 1 to { $most }.
    }
error-no-such-space = There is no space “{ $space }” on this board.
error-no-such-tile = There is no tile “{ $tile }”.
error-no-such-token = There is no token “{ $token }” in this game.
error-no-such-try = Nobody tries “{ $name }” here.
error-no-such-turn = A tile is turned 0, 1, 2 or 3 quarters, not { $turn }.
error-try-is-option = Here “{ $name }” is no attempt in vain: it is among the options.

## Records and notation

error-move = “{ $text }” is not how a move is written.
error-not-text = A record is text, not { $type }.
error-text-too-long = The text has { $length } characters; at most { $most } are read.
error-text-too-many-lines = The text has { $lines } lines; at most { $most } are read.
error-no-head = A record begins with a line like “rajas ganges 1”, not with “{ $line }”.
error-other-game = This is a record of { $name }, not of { $game }.
error-other-version = The record is written in version { $version }; this Rajas reads version { $ours }.
error-other-components = The record was played with other components ({ $found }; here: { $ours }). Load those first.
error-head = The head of the record cannot be used: { $reason }
error-line = Line { $number }: { $reason }
error-line-twice = Line { $number }: { $name } is said a second time.
error-line-branch = Line { $number }: this parenthesis has no move that it belongs to.
error-branch-open = A branch is opened with “(” and never closed.
error-seed = A seed is a whole number of at most 39 digits, not “{ $seed }”.
error-position-not-data = The position in the head is not JSON data.
error-packed = This link holds no game that can be read; perhaps a part of it is missing.
