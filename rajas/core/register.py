"""The games that are installed, found by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rajas.core.errors import NoSuchGame
from rajas.core.game import Game


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(point.name for point in entry_points(group="rajas.games")))


@cache
def game(name: str) -> Game[Any]:
    """The game of that name."""
    for point in entry_points(group="rajas.games"):
        if point.name == name:
            loaded: Game[Any] = point.load()
            return loaded
    raise NoSuchGame("no-such-game", name=name[:40], games=", ".join(games()))
