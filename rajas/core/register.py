"""The games that are installed, found by their entry points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from rajas.core.errors import NoSuchGame
from rajas.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_points()))


def game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _points():
        raise NoSuchGame("no-such-game", name=name[:40], games=", ".join(games()))
    return _loaded(name)


@cache
def _points() -> dict[str, EntryPoint]:
    # Imported here: it brings half of the mail and network library with it.
    from importlib.metadata import entry_points

    # Looking through everything that is installed takes milliseconds, too long for every text read.
    return {point.name: point for point in entry_points(group="rajas.games")}


@cache
def _loaded(name: str) -> Game[Any]:
    loaded: Game[Any] = _points()[name].load()
    return loaded
