"""What one game shows on a terminal beyond what all games can: its board, and its result."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rajas.core.game import Game, Over
from rajas.words import say

_TABLES = {"ganges": "rajas.terminal.ganges"}


class Table(Protocol):
    """A module with the words of one game."""

    def look(self, position: Any, player: int) -> list[str]:
        """The things of a player, drawn."""

    def place_words(self, position: Any, player: int) -> str:
        """How this player finished."""


class _PlainTable:
    """For a game that has nothing of its own."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def look(self, position: Any, player: int) -> list[str]:
        return [self._game.headline(position)]

    def place_words(self, position: Any, player: int) -> str:
        return say("core", "result-player", player=player + 1)


def table_of(game: Game[Any]) -> Table:
    """The game's own words, or plain ones."""
    module = _TABLES.get(game.name)
    return cast(Table, import_module(module)) if module else _PlainTable(game)


def result_lines(game: Game[Any], position: Any) -> list[str]:
    """The places of a game that is over; nothing while it goes on."""
    over = game.pending(position)
    if not isinstance(over, Over):
        return []
    table = table_of(game)
    lines = [say("core", "result-heading")]
    place = 1
    for group in over.ranking:
        words = [table.place_words(position, player) for player in group]
        lines += [say("core", "result-place", place=place, player=text) for text in words]
        place += len(group)
    return lines
