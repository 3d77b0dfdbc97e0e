"""Chance as it is set by hand: which die, whose, and the pictures of what it may show."""

from __future__ import annotations

from rajas.core import Outcome
from rajas.ganges import GANGES
from rajas.ganges.dice import RollDie
from rajas.ganges.options import Reveals, Rolls
from rajas.ganges.palace import RerollDie
from rajas.ganges.position import Position
from rajas.ganges.setup import OpeningDie
from rajas_widgets.ganges.explaining import name
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell


def chance_asked(position: Position, names: tuple[str, ...]) -> str:
    """What is to be set."""
    colour, kind = _die(position), GANGES.pending(position).kind  # type: ignore[union-attr]
    if colour:
        due = position.due[-1]
        seat = due.player if isinstance(due, OpeningDie) else position.player
        return tell("chance-die", name=names[seat], colour=colour)
    return tell("chance-draw", kind=kind)


def chance_brings(position: Position, outcome: Outcome) -> tuple[str, str]:
    """The outcome in a word, and its picture."""
    match outcome:
        case Rolls(value):
            colour = _die(position)
            return str(value), f"die-{colour or 'white'}-{value}"
        case Reveals(tile):
            return capital(name(position, tile)), ""
    return capital(GANGES.describe(position, outcome)), ""


def _die(position: Position) -> str:
    """The colour of the die in the air, if it has one."""
    due = position.due[-1]
    return due.colour.word if isinstance(due, OpeningDie | RollDie | RerollDie) else ""
