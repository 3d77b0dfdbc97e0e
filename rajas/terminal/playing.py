"""`rajas game` and `rajas replay`: a game is set up or read, played or told, and kept."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import signal
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from rajas.core.dealer import Dealer
from rajas.core.errors import RajasError
from rajas.core.game import Decision, Game
from rajas.core.plain import whole
from rajas.core.record import Record
from rajas.core.register import game
from rajas.terminal.files import check_new, read_record, save
from rajas.terminal.keeping import Keeper
from rajas.terminal.log import Log
from rajas.terminal.players import random_option
from rajas.terminal.style import Style, printable
from rajas.terminal.tables import players_of
from rajas.words import say

DEFAULT_PLAYERS = "3"
_SEEDS = 1_000_000
# Options of the command line that settle how a game starts.
_SETTINGS = ("players", "variant", "experienced", "ganga")


class CommandError(RajasError):
    """An argument that does not fit the others."""


def play(args: argparse.Namespace, style: Style, width: int) -> int:
    """A new game or a saved one, by random players or with a person among them."""
    if args.seat is not None and not args.interactive:
        raise CommandError("seat-alone")
    keeps = args.save or (args.start if args.interactive else None)
    if keeps is not None:
        check_new(keeps, args.start)
    record = _record(args)
    seed = _luck(record)
    if args.interactive:
        _sit_down(record, seed, args, keeps, style, width)
        return 0
    _play_alone(record, seed, Log(record.game, style, width, verbose=args.verbose), args.quiet)
    if keeps is not None:
        save(record, keeps)
        print(say("core", "saved", file=printable(keeps)))
    return 0


def replay(args: argparse.Namespace, style: Style, width: int) -> int:
    record = read_record(args.file, _with_components(args.components))
    log = Log(record.game, style, width, verbose=args.verbose)
    _print(log.head(record))
    if not args.quiet:
        _print(log.nodes(record.line()))
        _print(log.rest())
        print()
    _print(log.result(record))
    print(say("core", "replay-checked", moves=len(record.moves())))
    return 0


# Setting up


def _record(args: argparse.Namespace) -> Record[Any]:
    played = _with_components(args.components, args.name)
    settings = {name: value for name in _SETTINGS if (value := getattr(args, name)) is not None}
    if args.start is not None:
        if settings or args.seed is not None:
            raise CommandError("from-settings")
        return read_record(args.start, played)
    played = played or game(args.name)
    seed = secrets.randbelow(_SEEDS) if args.seed is None else args.seed
    return Record.new(played, seed=seed, **played.settings({"players": DEFAULT_PLAYERS} | settings))


def _with_components(components: str | None, name: str = "ganges") -> Game[Any] | None:
    """The game with the figures of somebody's own component file, or none where no file is named."""
    if components is None:
        return None
    from rajas.ganges import Ganges
    from rajas.ganges.components import ComponentsError, load_file

    played = game(name)
    if not isinstance(played, Ganges):
        raise CommandError("components-not-taken", title=played.title)
    try:
        return played.using(load_file(components))
    except ComponentsError as error:
        raise CommandError("components-unusable", file=components, reason=error) from None


def _luck(record: Record[Any]) -> int:
    """The record's seed; a game whose dice were rolled by hand gets one from here on."""
    named = record.settings.get("seed")
    seed = secrets.randbelow(_SEEDS) if named is None else int(named)
    if named is None:
        record.dealer = Dealer.seeded(seed)
        record.stand_at(record.here)
    return seed


def _seat(word: str, players: int) -> int:
    number = whole(word, players)
    if number is None:
        raise CommandError("seat", seat=word[:20], players=players)
    return number - 1


# Playing


def _sit_down(
    record: Record[Any], seed: int, args: argparse.Namespace, keeps: str | None, style: Style, width: int
) -> None:
    from rajas.terminal.interactive import Sitting

    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  input() then knows the arrow keys
    seat = 0 if args.seat is None else _seat(args.seat, players_of(record))
    keeper = Keeper(record, keeps, seat, args.components)
    sitting = Sitting(record, seat, seed, style, width, print, input, keeper, args.verbose)
    try:
        with _told_to_stop():
            sitting.run(resumed=args.start is not None)
    finally:
        kept = keeper.leave()
        if kept:
            print(kept)
    print(say("core", "sitting-bye"))


@contextlib.contextmanager
def _told_to_stop() -> Iterator[None]:
    """A closed window, or a system that shuts down, ends the game like Control-C: it is kept."""
    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def _play_alone(record: Record[Any], seed: int, log: Log, quiet: bool) -> None:
    """Random players to the end; every turn is printed when it is over."""
    _print(log.head(record))
    if not quiet:
        _print(log.nodes(record.since(None)))
    while isinstance(record.pending, Decision):
        before = record.here
        record.play(random_option(record, seed))
        if not quiet:
            _print(log.nodes(record.since(before)))
    if not quiet:
        _print(log.rest())
        print()
    _print(log.result(record))


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
