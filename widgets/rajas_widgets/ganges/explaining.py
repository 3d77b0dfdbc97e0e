"""Refusals and causes as the screen says them: things by their names, no ids, nothing twice."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rajas.core import Event, Move, Refusal
from rajas.ganges import GANGES
from rajas.ganges.board import CHAMBER
from rajas.ganges.naming import die_words, listed, space_name
from rajas.ganges.options import Cover, Pay, Place, Put, TakeTile, Try
from rajas.ganges.position import Position
from rajas.words import say
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

# What only repeats the rule before it in general words, and what goes before any other reason.
_GENERAL = ("row-by-row", "action-impossible")
_FIRST = ("space-covered",)
_CELL = re.compile(r"([1-9]\d?),([1-9]\d?)(?: (north|east|south|west))?")
_DIE = re.compile(r"(orange|green|blue|purple):([1-6])")
_NAMELESS = ("tile", "yield", "token")  # causes that are better without their id


def explained(position: Position, refusals: Sequence[Refusal]) -> list[tuple[Refusal, str]]:
    """Each with its sentence, or with none where the sentence before says it already."""
    ordered = sorted(refusals, key=lambda refusal: refusal.key not in _FIRST)
    return [
        (refusal, "" if number and refusal.key in _GENERAL else _in_words(position, refusal))
        for number, refusal in enumerate(ordered)
    ]


def _in_words(position: Position, refusal: Refusal) -> str:
    numbers = refusal.numbers.items()
    named = {key: name(position, value) if isinstance(value, str) else value for key, value in numbers}
    return refusal._replace(numbers=named).text("ganges")


def name(position: Position, word: str) -> str:
    """A space, a tile, a cell or a die as people call it; any other word stays."""
    board = position.board
    if word in board.by_name:
        return place(position, word)
    if word in board.tile_numbers:
        tile = board.tile(word)
        return tell("name-tile", colour=tile.colour.word, price=tile.price)
    if found := _DIE.fullmatch(word):
        return tell("name-die", colour=found[1], value=int(found[2]))
    if found := _CELL.fullmatch(word):
        return tell("name-cell", row=int(found[1]), column=int(found[2]), side=found[3] or "none")
    return word


def place(position: Position, word: str) -> str:
    """A space; whose chamber it is comes first."""
    space = position.board.by_name[word]
    if space.area != CHAMBER:
        return space_name(position.board, word)
    return tell("name-chamber", number=space.value, name=chamber(position, space.value))


def chamber(position: Position, action: int) -> str:
    """Who receives there, with capitals."""
    return position.board.components.chambers[action - 1].title()


def attempted(position: Position, move: Move) -> str:
    """What was tried, in short; a payment of nothing goes without a name."""
    match move:
        case Place(space):
            return tell("tried-place", space=name(position, space))
        case TakeTile(tile):
            return tell("tried-tile", tile=name(position, tile))
        case Put(cell) | Cover(cell):
            return tell("tried-cell", cell=name(position, str(cell)))
        case Pay(dice):
            return tell("tried-pay", dice=listed(map(die_words, dice))) if dice else ""
        case Try(attempt, about):
            return capital(say("ganges", f"option-try-{attempt}", about=name(position, about)))
    return capital(GANGES.describe(position, move))


def cause(position: Position, event: Event) -> str:
    """What brought it about."""
    kind = event.cause.partition(" ")[0]
    if kind in _NAMELESS:
        return tell(f"cause-{kind}")
    if event.cause in position.board.by_name:
        return place(position, event.cause)
    if event.cause in position.board.components.chambers:
        return event.cause.title()
    return event.cause_text("ganges")
