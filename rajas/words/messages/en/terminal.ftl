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
cli-help-game = play a game: random players, or you against them
cli-help-replay = check a saved game and tell it again
cli-help-rules = read the rules, one of them, or those with some words
cli-help-rulebook = write all rules as one web page
cli-help-components = check a component file of your own
cli-help-games = list the games
cli-help-name = which game (ganges unless another is named)
cli-help-players = how many players ({ $default } unless told otherwise)
cli-help-seed = the same number gives the same game
cli-help-save = write the record of the game to this file
cli-help-seat = with --interactive: where you sit, from 1
cli-help-quiet = only the result
cli-help-interactive = play yourself, against random players
cli-help-replay-file = a saved record, or - for standard input
cli-help-rule = a rule such as QRY-3, a group such as QRY, or a chapter such as quarry
cli-help-search = show the rules in which all these words occur
cli-help-output = write to this file instead of the terminal
cli-help-check = what to do with the file: check it
cli-help-components-file = the component file
cli-check = only “check” can be done with a component file, not “{ $word }”
cli-wrong = { $message }
cli-unknown = There is no command “{ $command }”. There are: { $commands }.
cli-unknown-near = There is no command “{ $command }”. Perhaps “{ $near }”?
cli-stopped = Stopped.
cli-written = Written to { $file }.
cli-game = { $name }: { $title }
error-seat = With { $players } players there are seats 1 to { $players }, not “{ $seat }”.

## Files

saved = Saved to { $file }.
error-file-unreadable = { $file } cannot be read: { $reason }
error-file-unwritable = { $file } cannot be written: { $reason }
error-file-not-text = { $file } is not UTF-8 text.
error-file-no-place = There is no place for a file { $file }: it names a folder, or lies in one that is not there.

## The log of a game

log-head = { $title }: { $settings }
log-choice = Player { $player }: { $option }
log-unfinished = The game goes on: { $headline }
result-heading = Result
result-place = { $place }. { $player }
result-player = player { $player }

## A person at the table

sitting-prompt = { "> " }
sitting-help =
    You are player { $seat }. Type the number of an option, or:
      u  undo            r  redo
      ? place port-3     why something cannot be done
      rule QRY-3         read a rule
      look, look 2       your board, or that of player 2
      save FILE          keep the game
      help               this again
      q                  leave
sitting-question = Your decision: { $kind }
sitting-option = { $number }  { $option }  · { $notation }
sitting-over = The game is over. u takes your last decision back, save FILE keeps the game, q leaves.
sitting-undone = Back to your last decision.
sitting-no-undo = There is no earlier decision of yours.
sitting-no-redo = Nothing has been taken back.
sitting-why-how = Write what you would like to do behind the question mark, such as: ? place port-3
sitting-nothing-against = Nothing stands against it.
sitting-no-seat = Players are numbered from 1 to { $players }.
sitting-save-how = Name the file behind the word, such as: save game.rajas
sitting-bye = Thank you for playing.
