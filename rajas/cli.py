"""The command line: `rajas play`, `rajas game`, `rajas rules` and the others."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import errno
import io
import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from rajas.core.errors import RajasError
from rajas.core.register import game, games
from rajas.terminal.files import NOTHING, FileTrouble, Replaces, read_record, write_text
from rajas.terminal.playing import DEFAULT_PLAYERS, play, replay
from rajas.terminal.style import Style, printable, wants_colour
from rajas.words import say

NO_OUTPUT, BAD_INPUT, STOPPED, NOBODY_READS = 1, 2, 130, 141
DEFAULT_GAME = "ganges"
WIDTHS = (320, 3840)
PICTURES = Replaces("picture", "<svg ")
_TASKS = ("check", "export")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 for input that cannot be used."""
    _speak_any_letter()
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except RajasError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        print(f"\n{_say('stopped')}", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except OSError as error:
        _drop_output()
        return _complain(_say("no-output", reason=error.strerror or type(error).__name__), NO_OUTPUT)
    return code


def _run(argv: list[str]) -> int:
    wrong = _unknown_command(argv)
    if wrong is not None:
        return _complain(wrong)
    parser = _parser()
    if argv and argv[0].startswith("-") and argv[0] not in parser._option_string_actions:
        with contextlib.suppress(SystemExit):
            parser.refuse(argv[0])
        return BAD_INPUT
    if not argv:
        parser.print_help(sys.stderr)
        return BAD_INPUT
    try:
        args, rest = parser.parse_known_args(argv)
        if rest:
            (args.parser if "parser" in args else parser).refuse(rest[0])
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else BAD_INPUT
    run: Callable[[argparse.Namespace], int] = args.run
    return run(args)


def _say(key: str, **args: int | str) -> str:
    return say("core", f"cli-{key}", **args)


def _complain(sentence: str, code: int = BAD_INPUT) -> int:
    with contextlib.suppress(OSError):
        print(printable(sentence), file=sys.stderr)
    return code


def _speak_any_letter() -> None:
    """A terminal or locale that lacks a letter gets a stand-in for it, not a traceback."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _drop_output() -> None:
    """Nobody reads any more: keep Python from complaining about it once again at exit."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
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

    def refuse(self, word: str) -> NoReturn:
        """Say that a word means nothing here, and which option is nearest to it."""
        name = word.partition("=")[0]
        known = [option for option in self._option_string_actions if option.startswith("--")]
        begun = [option for option in known if option[2:].startswith(name.lstrip("-") or "-")]
        near = begun or difflib.get_close_matches(name, known, n=1)
        if near and word.startswith("-"):
            self.error(_say("unknown-option-near", word=name[:40], near=near[0]))
        self.error(_say("unknown-option", word=name[:40]))


def _parser() -> _Parser:
    parser = _Parser(prog="rajas", description=_say("description"))
    shown = _say("version", version=version("rajas"))
    parser.choices.add_argument("--version", action="version", version=shown, help=_say("help-version"))
    commands = parser.add_subparsers(title=_say("commands"), metavar=_say("command"), required=True)
    for name, (run, add_arguments) in _COMMANDS.items():
        words = _say(f"help-{name}")
        command = commands.add_parser(name, help=words, description=words)
        command.set_defaults(run=run, parser=command)
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


def _task(word: str) -> str:
    if word not in _TASKS:
        raise argparse.ArgumentTypeError(_say("task", word=word[:40]))
    return word


def _name_argument(parser: _Parser) -> None:
    parser.things.add_argument(
        "name", nargs="?", default=DEFAULT_GAME, metavar=_say("name"), help=_say("help-name")
    )


def _game_arguments(parser: _Parser) -> None:
    _name_argument(parser)
    add = parser.choices.add_argument
    add("--players", metavar="N", help=_say("help-players", default=DEFAULT_PLAYERS))
    add("--variant", metavar=_say("name"), help=_say("help-variant"))
    add("--experienced", metavar=_say("seats"), help=_say("help-experienced"))
    add("--ganga", action="store_const", const="yes", help=_say("help-ganga"))
    add("--seed", type=_seed, metavar="N", help=_say("help-seed"))
    add("--save", metavar=_say("file"), help=_say("help-save"))
    add("--from", dest="start", metavar=_say("file"), help=_say("help-from"))
    add("--seat", metavar="N", help=_say("help-seat"))
    _telling_arguments(parser)
    manner = parser.choices.add_mutually_exclusive_group()
    manner.add_argument("-q", "--quiet", action="store_true", help=_say("help-quiet"))
    manner.add_argument("-i", "--interactive", action="store_true", help=_say("help-interactive"))


def _replay_arguments(parser: _Parser) -> None:
    parser.things.add_argument("file", metavar=_say("file"), help=_say("help-replay-file"))
    _telling_arguments(parser)
    parser.choices.add_argument("-q", "--quiet", action="store_true", help=_say("help-quiet"))


def _draw_arguments(parser: _Parser) -> None:
    parser.things.add_argument("file", metavar=_say("file"), help=_say("help-replay-file"))
    add = parser.choices.add_argument
    add("-o", "--output", metavar=_say("file"), help=_say("help-output"))
    add("--dark", dest="theme", action="store_const", const="dark", default="light", help=_say("help-dark"))
    add("--panel", default="", metavar=_say("name"), help=_say("help-panel"))
    add("--width", type=_width_of_page, default=1440, metavar="N", help=_say("help-width", default=1440))


def _width_of_page(word: str) -> int:
    least, most = WIDTHS
    if not re.fullmatch(r"[0-9]{1,5}", word) or not least <= int(word) <= most:
        raise argparse.ArgumentTypeError(_say("width", least=least, most=most, word=word[:40]))
    return int(word)


def _telling_arguments(parser: _Parser) -> None:
    parser.choices.add_argument("--components", metavar=_say("file"), help=_say("help-components-own"))
    parser.choices.add_argument("-v", "--verbose", action="store_true", help=_say("help-verbose"))


def _rules_arguments(parser: _Parser) -> None:
    parser.things.add_argument("id", nargs="*", metavar=_say("id"), help=_say("help-rule"))
    add = parser.choices.add_argument
    add("--search", nargs="+", metavar=_say("words"), help=_say("help-search"))
    add("--sources", action="store_true", help=_say("help-sources"))
    add("--game", default=DEFAULT_GAME, metavar=_say("name"), help=_say("help-name"))


def _rulebook_arguments(parser: _Parser) -> None:
    _name_argument(parser)
    parser.choices.add_argument("-o", "--output", metavar=_say("file"), help=_say("help-output"))


def _components_arguments(parser: _Parser) -> None:
    parser.epilog = _say("components-steps")
    parser.things.add_argument("task", type=_task, metavar="|".join(_TASKS), help=_say("help-task"))
    parser.things.add_argument("file", nargs="?", metavar=_say("file"), help=_say("help-components-file"))
    parser.choices.add_argument("-o", "--output", metavar=_say("file"), help=_say("help-output"))


def _play_arguments(parser: _Parser) -> None:
    add = parser.choices.add_argument
    add("--port", type=_port, metavar="N", help=_say("help-port"))
    add("--host", default="localhost", metavar=_say("name"), help=_say("help-host"))
    add("--no-browser", dest="browser", action="store_false", help=_say("help-no-browser"))
    add("--lab", action="store_true", help=_say("help-lab"))


def _port(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", word) or int(word) > 65535:
        raise argparse.ArgumentTypeError(_say("port", word=word[:40]))
    return int(word)


def _no_arguments(parser: _Parser) -> None:
    pass


# What the commands do


def _game(args: argparse.Namespace) -> int:
    return play(args, _style(), _width())


def _play(args: argparse.Namespace) -> int:
    """The table on the screen; the bare engine is installed without what it takes."""
    try:
        if args.lab:
            from rajas_widgets.server.lab import serve_lab as serve
        else:
            from rajas_widgets.server.serve import serve
    except ModuleNotFoundError as missing:
        return _complain(_say("no-app", module=missing.name or "?"), NO_OUTPUT)
    return serve(args.host, args.port, args.browser)


def _replay(args: argparse.Namespace) -> int:
    return replay(args, _style(), _width())


def _draw(args: argparse.Namespace) -> int:
    from rajas.core.pictures import picture

    record = read_record(args.file)
    drawn = picture(record.game.name, record.position, args.panel, args.width, args.theme)
    return _write(args.output, drawn, PICTURES)


def _rules(args: argparse.Namespace) -> int:
    from rajas.book import book_of
    from rajas.terminal.rules import UNKNOWN, show_rules

    played = game(args.game)
    id, search = (" ".join(words) if words else None for words in (args.id, args.search))
    overview = () if id or search else book_of(played).overview
    code, text = show_rules(
        played.rules, id, search, _width(), _style(), sources=args.sources, overview=overview
    )
    print(text, file=sys.stderr if code == UNKNOWN else sys.stdout)
    return code


def _rulebook(args: argparse.Namespace) -> int:
    from rajas.rulebook import MARK, rulebook_page

    pages = Replaces("page", f"<!doctype html>.*{re.escape(MARK)}")
    return _write(args.output, rulebook_page(game(args.name)), pages)


def _write(file: str | None, text: str, replaces: Replaces) -> int:
    """To the file, or where no file is named to the terminal."""
    if file is None:
        print(text.rstrip("\n"))
    else:
        try:
            write_text(file, text, replaces)
        except FileTrouble as trouble:
            return _complain(str(trouble), NO_OUTPUT if _disk_is_full(trouble) else BAD_INPUT)
        print(_say("written", file=printable(file)))
    return 0


def _disk_is_full(trouble: FileTrouble) -> bool:
    """Nothing is wrong with what was typed."""
    behind = trouble.__context__
    return isinstance(behind, OSError) and behind.errno in (errno.ENOSPC, errno.EDQUOT)


def _components(args: argparse.Namespace) -> int:
    from rajas.ganges.components import our_text
    from rajas.ganges.components_report import UNREADABLE, check_report

    if args.task == "export":
        # Never over a file that is there: it may be somebody's own figures.
        return _write(args.output or args.file, our_text(), NOTHING)
    if args.file is None:
        return _complain(_say("check-which"))
    code, text = check_report(args.file)
    if code == UNREADABLE:
        return _complain(text)
    print(text)
    return code


def _games(args: argparse.Namespace) -> int:
    for name in games():
        print(_say("game", name=name, title=game(name).title))
    return 0


def _style() -> Style:
    return Style(sys.stdout is not None and wants_colour(sys.stdout))


def _width() -> int:
    return shutil.get_terminal_size((80, 24)).columns


_Command = tuple[Callable[[argparse.Namespace], int], Callable[[_Parser], None]]
_COMMANDS: dict[str, _Command] = {
    "play": (_play, _play_arguments),
    "game": (_game, _game_arguments),
    "replay": (_replay, _replay_arguments),
    "draw": (_draw, _draw_arguments),
    "rules": (_rules, _rules_arguments),
    "rulebook": (_rulebook, _rulebook_arguments),
    "components": (_components, _components_arguments),
    "games": (_games, _no_arguments),
}

if __name__ == "__main__":
    sys.exit(main())
