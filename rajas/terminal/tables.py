"""What one game shows on a terminal beyond what all games can: board, options, story and result."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rajas.core.game import Event, Game, Option, Over
from rajas.core.record import Record
from rajas.words import say

_TABLES = {"ganges": "rajas.terminal.ganges"}


class Offer(NamedTuple):
    """The options that are listed, in this order, and how to type those that are not."""

    options: tuple[Option, ...]
    more: str = ""


class Teller(Protocol):
    """Takes events one by one, and gives what happened in short."""

    def add(self, event: Event, position: Any) -> None: ...

    def lines(self) -> list[str]: ...


class Table(Protocol):
    """A module with the words of one game."""

    views: Sequence[str]
    """The words that show something of the table, besides `look`."""

    def look(self, position: Any, player: int) -> list[str]:
        """The things of a player, drawn."""

    def view(self, word: str, position: Any, seat: int) -> list[str]:
        """What one of the views shows to the person in that seat."""

    def own(self, position: Any, player: int) -> str:
        """The things of a player in one line."""

    def standing(self, position: Any) -> str:
        """How all players stand, in one line."""

    def intro(self, position: Any) -> list[str]:
        """What the game is about and when it ends."""

    def question(self, position: Any) -> str:
        """What is to be decided, with what is due."""

    def offer(self, position: Any, options: Sequence[Option]) -> Offer:
        """What is listed of the options."""

    def chosen_together(self, position: Any) -> Option | None:
        """What closes a choice of several, where several options may be taken at once."""

    def amid(self, position: Any) -> bool:
        """Whether a choice of several has begun."""

    def teller(self, seat: int | None) -> Teller | None:
        """Tells the game in short, to the person in that seat or to nobody."""

    def place_words(self, position: Any, player: int) -> str:
        """How this player finished."""


class _PlainTable:
    """For a game that has nothing of its own."""

    views: Sequence[str] = ()

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def look(self, position: Any, player: int) -> list[str]:
        return [self._game.headline(position)]

    def view(self, word: str, position: Any, seat: int) -> list[str]:
        return []

    def own(self, position: Any, player: int) -> str:
        return self._game.headline(position)

    def standing(self, position: Any) -> str:
        return self._game.headline(position)

    def intro(self, position: Any) -> list[str]:
        return []

    def question(self, position: Any) -> str:
        return say("core", "sitting-question", kind=getattr(self._game.pending(position), "kind", ""))

    def offer(self, position: Any, options: Sequence[Option]) -> Offer:
        return Offer(tuple(options))

    def chosen_together(self, position: Any) -> Option | None:
        return None

    def amid(self, position: Any) -> bool:
        return False

    def teller(self, seat: int | None) -> Teller | None:
        return None

    def place_words(self, position: Any, player: int) -> str:
        return say("core", "result-player", player=player + 1)


def table_of(game: Game[Any]) -> Table:
    """The game's own words, or plain ones."""
    module = _TABLES.get(game.name)
    return cast(Table, import_module(module)) if module else _PlainTable(game)


def players_of(record: Record[Any]) -> int:
    """How many sit at the table; a record from a position made by hand does not name the number."""
    named = record.settings.get("players")
    return int(named) if named is not None else len(record.position.players)


def result_lines(game: Game[Any], position: Any, seat: int | None = None) -> list[str]:
    """The places of a game that is over, first that of the person; nothing while it goes on."""
    over = game.pending(position)
    if not isinstance(over, Over):
        return []
    table = table_of(game)
    lines = [say("core", "result-heading") if seat is None else _own_place(over, seat)]
    place = 1
    for group in over.ranking:
        words = [table.place_words(position, player) for player in group]
        lines += [say("core", "result-place", place=place, player=text) for text in words]
        place += len(group)
    return lines


def _own_place(over: Over, seat: int) -> str:
    place, players = 1, sum(map(len, over.ranking))
    for group in over.ranking:
        if seat in group:
            key = "result-you-shared" if len(group) > 1 else "result-you"
            return say("core", key, place=place, players=players)
        place += len(group)
    return say("core", "result-heading")
