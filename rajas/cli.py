"""The command line: `rajas game`, `rajas replay`, `rajas rules` and the others."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import os
import re
import secrets
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from rajas.core.errors import RajasError
from rajas.core.game import Decision
from rajas.core.record import Record
from rajas.core.register import game, games
from rajas.terminal.files import check_place, read_record, save, write_text
from rajas.terminal.log import Log, nodes_since
from rajas.terminal.players import random_option
from rajas.terminal.style import Style, printable, wants_colour
from rajas.words import say

BAD_INPUT, STOPPED, PIPE_CLOSED = 2, 130, 141
DEFAULT_GAME = "ganges"
DEFAULT_PLAYERS = "3"
_SEEDS = 1_000_000


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 for input that cannot be used."""
    _speak_any_letter()
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except RajasError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        print(f"\n{_say('stopped')}", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    return code


def _run(argv: list[str]) -> int:
    wrong = _unknown_command(argv)
    if wrong is not None:
        return _complain(wrong)
    parser = _parser()
    if not argv:
        parser.print_help(sys.stderr)
        return BAD_INPUT
    try:
        args = parser.parse_args(argv)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else BAD_INPUT
    run: Callable[[argparse.Namespace], int] = args.run
    return run(args)


def _say(key: str, **args: int | str) -> str:
    return say("core", f"cli-{key}", **args)


def _complain(sentence: str) -> int:
    print(printable(sentence), file=sys.stderr)
    return BAD_INPUT


def _speak_any_letter() -> None:
    """A terminal or locale that lacks a letter gets a stand-in for it, not a traceback."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _drop_output() -> None:
    """Nobody reads any more: keep Python from complaining about it once again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# What can be typed


class _Parser(argparse.ArgumentParser):
    """An argparse parser with our own words for help and for what is wrong."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.things = self.add_argument_group(_say("arguments"))
        self.choices = self.add_argument_group(_say("options"))
        self.choices.add_argument("-h", "--help", action="help", help=_say("help-help"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(_complain(_say("wrong", message=message)))


def _parser() -> _Parser:
    parser = _Parser(prog="rajas", description=_say("description"))
    shown = _say("version", version=version("rajas"))
    parser.choices.add_argument("--version", action="version", version=shown, help=_say("help-version"))
    commands = parser.add_subparsers(title=_say("commands"), metavar=_say("command"), required=True)
    for name, (run, add_arguments) in _COMMANDS.items():
        words = _say(f"help-{name}")
        command = commands.add_parser(name, help=words, description=words)
        command.set_defaults(run=run)
        add_arguments(command)
    return parser


def _unknown_command(argv: list[str]) -> str | None:
    """A sentence about a first word that is no command; argparse's own would list what it calls invalid."""
    if not argv or argv[0].startswith("-") or argv[0] in _COMMANDS:
        return None
    near = difflib.get_close_matches(argv[0], _COMMANDS, n=1)
    if near:
        return _say("unknown-near", command=argv[0][:40], near=near[0])
    return _say("unknown", command=argv[0][:40], commands=", ".join(_COMMANDS))


def _seed(word: str) -> int:
    """A number that a record can hold, too."""
    if not re.fullmatch(r"-?[0-9]{1,39}", word):
        raise argparse.ArgumentTypeError(say("core", "error-seed", seed=word[:40]))
    return int(word)


def _check(word: str) -> str:
    if word != "check":
        raise argparse.ArgumentTypeError(_say("check", word=word[:40]))
    return word


def _name_argument(parser: _Parser) -> None:
    parser.things.add_argument(
        "name", nargs="?", default=DEFAULT_GAME, metavar=_say("name"), help=_say("help-name")
    )


def _game_arguments(parser: _Parser) -> None:
    _name_argument(parser)
    add = parser.choices.add_argument
    add("--players", default=DEFAULT_PLAYERS, metavar="N", help=_say("help-players", default=DEFAULT_PLAYERS))
    add("--seed", type=_seed, metavar="N", help=_say("help-seed"))
    add("--save", metavar=_say("file"), help=_say("help-save"))
    add("--seat", default="1", metavar="N", help=_say("help-seat"))
    manner = parser.choices.add_mutually_exclusive_group()
    manner.add_argument("-q", "--quiet", action="store_true", help=_say("help-quiet"))
    manner.add_argument("-i", "--interactive", action="store_true", help=_say("help-interactive"))


def _replay_arguments(parser: _Parser) -> None:
    parser.things.add_argument("file", metavar=_say("file"), help=_say("help-replay-file"))
    parser.choices.add_argument("-q", "--quiet", action="store_true", help=_say("help-quiet"))


def _rules_arguments(parser: _Parser) -> None:
    parser.things.add_argument("id", nargs="?", metavar=_say("id"), help=_say("help-rule"))
    parser.choices.add_argument("--search", metavar=_say("words"), help=_say("help-search"))
    parser.choices.add_argument("--game", default=DEFAULT_GAME, metavar=_say("name"), help=_say("help-name"))


def _rulebook_arguments(parser: _Parser) -> None:
    _name_argument(parser)
    parser.choices.add_argument("-o", "--output", metavar=_say("file"), help=_say("help-output"))


def _components_arguments(parser: _Parser) -> None:
    parser.things.add_argument("check", type=_check, metavar="check", help=_say("help-check"))
    parser.things.add_argument("file", metavar=_say("file"), help=_say("help-components-file"))


def _no_arguments(parser: _Parser) -> None:
    pass


# What the commands do


def _play(args: argparse.Namespace) -> int:
    played = game(args.name)
    settings = played.settings({"players": args.players})
    seed = secrets.randbelow(_SEEDS) if args.seed is None else args.seed
    if args.save is not None:
        check_place(args.save)
    record: Record[Any] = Record.new(played, seed=seed, **settings)
    if args.interactive:
        _sit_down(record, _seat(args.seat, settings["players"]), seed)
    else:
        _play_alone(record, seed, args.quiet)
    if args.save is not None:
        save(record, args.save)
    return 0


def _seat(word: str, players: int) -> int:
    if not (word.isdecimal() and word.isascii() and 1 <= int(word[:3]) <= players):
        raise CommandError("seat", seat=word[:20], players=players)
    return int(word) - 1


class CommandError(RajasError):
    """An argument that does not fit the others."""


def _sit_down(record: Record[Any], seat: int, seed: int) -> None:
    from rajas.terminal.interactive import Sitting

    Sitting(record, seat, seed, _style(), _width(), print, input).run()


def _play_alone(record: Record[Any], seed: int, quiet: bool) -> None:
    """Random players to the end; every step is printed when it happens."""
    log = Log(record.game, _style())
    if not quiet:
        _print(log.head(record))
        _print(log.nodes(nodes_since(record, None)))
    while isinstance(record.pending, Decision):
        before = record.here
        record.play(random_option(record, seed))
        if not quiet:
            _print(log.nodes(nodes_since(record, before)))
    _print(log.result(record))


def _replay(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    log = Log(record.game, _style())
    if not args.quiet:
        _print(log.head(record))
        _print(log.nodes(record.line()))
    _print(log.result(record))
    return 0


def _rules(args: argparse.Namespace) -> int:
    from rajas.terminal.rules import show_rules

    style = _style()
    code, text = show_rules(game(args.game).rules, args.id, args.search, width=_width(), colour=style.colour)
    print(text)
    return code


def _rulebook(args: argparse.Namespace) -> int:
    from rajas.rulebook import rulebook_page

    page = rulebook_page(game(args.name))
    if args.output is None:
        print(page)
    else:
        write_text(args.output, page)
        print(_say("written", file=printable(args.output)))
    return 0


def _components(args: argparse.Namespace) -> int:
    from rajas.ganges.components_report import check_report

    code, text = check_report(args.file)
    print(text)
    return code


def _games(args: argparse.Namespace) -> int:
    for name in games():
        print(_say("game", name=name, title=game(name).title))
    return 0


def _style() -> Style:
    return Style(wants_colour(sys.stdout))


def _width() -> int:
    return shutil.get_terminal_size((80, 24)).columns


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


_Command = tuple[Callable[[argparse.Namespace], int], Callable[[_Parser], None]]
_COMMANDS: dict[str, _Command] = {
    "game": (_play, _game_arguments),
    "replay": (_replay, _replay_arguments),
    "rules": (_rules, _rules_arguments),
    "rulebook": (_rulebook, _rulebook_arguments),
    "components": (_components, _components_arguments),
    "games": (_games, _no_arguments),
}

if __name__ == "__main__":
    sys.exit(main())
