# The command line: what it can do, what it says while a game is played, and what it could not use.

## Commands and their arguments

cli-description = Rajas: the rules of board games of India, played, explained and checked.
cli-commands = Commands
cli-command = COMMAND
cli-options = Options
cli-arguments = Arguments
cli-name = NAME
cli-file = FILE
cli-id = RULE
cli-words = WORDS
cli-version = rajas { $version }
cli-help-help = show this and leave
cli-help-version = show the version and leave
cli-help-play = play at the table on the screen, in the browser
cli-help-game = play a game in the terminal: random players, or you against them
cli-help-replay = check a saved game and tell it again
cli-help-draw = draw a saved game as a picture (SVG)
cli-help-rules = read the rules, one of them, or those with some words
cli-help-rulebook = write all rules as one web page
cli-help-components = check printed figures of your own, or export ours to start from
cli-help-games = list the games
cli-help-name = which game (ganges unless another is named)
cli-help-players = how many players ({ $default } unless told otherwise)
cli-seats = SEATS
cli-help-variant = how to play: basic, navaratna or mixed (basic unless told otherwise)
cli-help-experienced = with --variant mixed: where the experienced players sit, such as 1,3
cli-help-ganga = with river tiles; goes with every variant
cli-help-seed = the same number gives the same game
cli-help-save = write the record of the game to this file
cli-help-from = go on with a saved game
cli-help-seat = with --interactive: where you sit, from 1
cli-help-quiet = only the result
cli-help-verbose = every decision and every event, with its rule
cli-help-components-own = play with the figures of this component file
cli-help-interactive = play yourself, against random players
cli-help-replay-file = a saved record, or - for standard input
cli-help-dark = in the colours for the dark
cli-help-panel = only this panel, such as quarry
cli-help-width = as a page of this width shows it ({ $default } unless told otherwise; below 900 a phone's)
cli-help-rule = a rule such as QRY-3, a group such as QRY, or a heading such as quarry or setting up; the beginning of one will do
cli-help-search = show the rules in which all these words occur, the best first
cli-help-sources = say for every rule where it comes from; a rule alone always says so
cli-help-output = write to this file instead of the terminal
cli-help-task = check a component file, or export ours
cli-help-components-file = the component file to check, or to write
cli-help-port = listen at this port (8866, or the next free one, unless told otherwise; a browser keeps games by address and port)
cli-help-host = listen at this address: 0.0.0.0 lets others in, too (localhost unless told otherwise)
cli-help-no-browser = only print the address
cli-help-lab = open the notebooks in JupyterLab, with their code
cli-port = a port is a number up to 65535, not “{ $word }”
cli-no-app = The table on the screen needs more than the engine ({ $module } is missing): pip install "rajas[app]"
cli-width = a width is a number from { $least } to { $most }, not “{ $word }”
cli-task = a component file can be checked or exported: “check FILE” or “export -o FILE”, not “{ $word }”
cli-check-which = Name the file to check: rajas components check FILE
cli-components-steps = Own the box? Three steps: “rajas components export -o FILE” writes our figures; change those that differ and set their provenance to "box"; “rajas components check FILE” says what is wrong or unusual, and how to play with it.
cli-wrong = { $message }
cli-unknown = There is no command “{ $command }”. There are: { $commands }.
cli-unknown-near = There is no command “{ $command }”. Perhaps “{ $near }”?
cli-unknown-option = “{ $word }” means nothing here.
cli-unknown-option-near = There is no option “{ $word }”. Perhaps “{ $near }”?
cli-no-output = The output could not be written: { $reason }
cli-stopped = Stopped.
cli-written = Written to { $file }.
cli-game = { $name }: { $title }
error-seat-alone = --seat is for a game that you play yourself: add --interactive.
error-from-settings = A saved game has its players, its variant and its seed already: leave --players, --variant, --experienced, --ganga and --seed away, or --from.
error-components-not-taken = { $title } takes no component file: leave --components away.
error-components-unusable = { $file } cannot be used: { $reason }
error-seat = With { $players } players there are seats 1 to { $players }, not “{ $seat }”.

## Files

saved = Saved to { $file }.
saved-unfinished = Saved to { $file }. Go on with: { $command }
error-file-line = { $file }:{ $number }: “{ $line }”: { $reason }
error-file-record = { $file }: { $reason }
error-file-is-log = { $file }: this is the printed log; keep a game with --save
error-file-other-components = { $file }: this game was played with other components; name their file with --components
error-file-there =
    { $kind ->
        [game] { $file } is there already and holds no game of ours: it is left as it is. Name another file.
        [other-game] { $file } is there already and may hold another game: it is left as it is. Name a new file.
        [page] { $file } is there already and holds no rulebook of ours: it is left as it is. Name another file.
       *[other] { $file } is there already: it is left as it is. Name another file.
    }
error-file-not-kept = The game could not be kept: neither this folder nor the one for temporary files can be written.
error-file-unreadable = { $file } cannot be read: { $reason }
error-file-unwritable = { $file } cannot be written: { $reason }
error-file-not-text = { $file } is not UTF-8 text.
error-file-no-place = There is no place for a file { $file }: it names a folder, or lies in one that is not there.

## The log of a game

log-head = { $title }: { $settings }
log-choice = Player { $player }: { $option }
replay-checked =
    { $moves ->
        [one] 1 move checked
       *[other] { $moves } moves checked
    }
log-unfinished = The game goes on: { $headline }
result-heading = Result
result-you =
    { $place ->
        [1] You win
        [2] You come 2nd of { $players }
        [3] You come 3rd of { $players }
       *[other] You come { $place }th of { $players }
    }
result-you-shared =
    { $place ->
        [1] You share the win
        [2] You share the 2nd place of { $players }
        [3] You share the 3rd place of { $players }
       *[other] You share place { $place } of { $players }
    }
result-place = { $place }. { $player }
result-player = player { $player }

## A person at the table

sitting-prompt = { "> " }
sitting-welcome = You are player { $seat }. Answer with the number of an option or with its words; help shows what else can be typed, q leaves.
sitting-help =
    You are player { $seat }. Type the number of an option, what stands behind it
    (“place quarry-1”), or its words (“quarry 1”). And:
      Enter, options      the question again
      u, uu               undo one decision, or your whole turn: the same dice will fall again
      r                   redo
      ? port 3            why something cannot be done (why port 3 is the same)
      rule QRY-3          read a rule; rule karma, rules
      look, look 2        your province and dice, or those of player 2
      tiles               the open tiles
      river               the rewards of the river and the boats
      board               whose workers are where
      tokens              the yield tokens
      save FILE           keep the game
      help                this again
      q                   leave; the game is kept
sitting-question = Your decision: { $kind }
sitting-only-choice =
    { $kind ->
        [pay] (paid for you) { $option }
       *[other] (only choice) { $option }
    }
sitting-over = The game is over. u takes your last decision back, save FILE keeps the game, q leaves.
sitting-undone = Back to your last decision. The same dice will fall again.
sitting-undone-turn = Back to where your turn began. The same dice will fall again.
sitting-no-undo = There is no earlier decision of yours.
sitting-no-redo = Nothing has been taken back.
sitting-why-how = Write what you would like to do behind the question mark, such as: ? place port-3. For a rule: rule QRY-3
error-not-known = I do not know “{ $text }”. Type 1-{ $most }, a move such as “{ $example }”, or help.
error-not-known-near = I do not know “{ $text }”. Perhaps “{ $near }”? Type 1-{ $most }, a move such as “{ $example }”, or help.
error-not-known-over = I do not know “{ $text }”. Nothing is to be decided: type u, save FILE, help or q.
sitting-not-understood = I do not understand “{ $text }” here; for example: ? { $example }
sitting-other-question = “{ $given }” answers another question than this one. { $question }
sitting-nothing-against = Nothing stands against it.
sitting-no-seat = There is no player “{ $player }”; they are numbered from 1 to { $players }.
sitting-save-how = Name the file behind the word, such as: save game.rajas
sitting-bye = Thank you for playing.
