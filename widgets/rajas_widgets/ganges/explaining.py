"""Refusals and causes as the screen says them: things by their names, no ids, nothing twice."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rajas.core import Event, Move, Refusal
from rajas.ganges import GANGES
from rajas.ganges.naming import space_name
from rajas.ganges.options import Pay
from rajas.ganges.position import Position
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

# What only repeats the rule before it in general words.
_GENERAL = ("row-by-row", "action-impossible")
_CELL = re.compile(r"([1-9]\d?),([1-9]\d?)(?: (north|east|south|west))?")
_NAMELESS = ("tile", "yield", "token")  # causes that are better without their id


def explained(position: Position, refusal: Refusal, first: bool) -> str:
    """The sentence, or nothing where the one before says it already."""
    if refusal.key in _GENERAL and not first:
        return ""
    return refusal._replace(numbers=_named(position, refusal.numbers)).text("ganges")


def _named(position: Position, numbers: Mapping[str, int | str]) -> dict[str, int | str]:
    return {key: name(position, value) if isinstance(value, str) else value for key, value in numbers.items()}


def name(position: Position, word: str) -> str:
    """A space, a tile or a cell as people call it; any other word stays."""
    board = position.board
    if word in board.by_name:
        return space_name(board, word)
    if word in board.tile_numbers:
        tile = board.tile(word)
        return tell("name-tile", colour=tile.colour.word, price=tile.price)
    found = _CELL.fullmatch(word)
    if found is None:
        return word
    return tell("name-cell", row=int(found[1]), column=int(found[2]), side=found[3] or "none")


def attempted(position: Position, move: Move) -> str:
    """What was tried; a payment of nothing goes without a name."""
    return "" if move == Pay(()) else capital(GANGES.describe(position, move))


def cause(position: Position, event: Event) -> str:
    """What brought it about."""
    kind = event.cause.partition(" ")[0]
    if kind in _NAMELESS:
        return tell(f"cause-{kind}")
    if event.cause in position.board.by_name:
        return space_name(position.board, event.cause)
    return event.cause_text("ganges")
