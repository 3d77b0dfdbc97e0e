"""The ids of shapes, written and read: what a press sends, in the engine's words."""

from __future__ import annotations

import re

from rajas.ganges.board import TERRACE
from rajas.ganges.options import SIDE_WORDS, Cell, Die
from rajas.ganges.words import COLOURS, SIDES

TERRACE_ID = "terrace"
_DIE = re.compile(r"die-(orange|green|blue|purple)-([1-6])-(\d+)")
_CELL = re.compile(r"cell-(\d+)-(\d+)")
_YIELD = re.compile(r"yield-(\d+)-(\d+)-(north|east|south|west)")


def space_id(name: str) -> str:
    """The five spaces of the outer terrace are one target."""
    return TERRACE_ID if name.startswith(TERRACE) else name


def cell_id(cell: Cell) -> str:
    return f"cell-{cell.row}-{cell.column}"


def yield_id(cell: Cell, side: int) -> str:
    return f"yield-{cell.row}-{cell.column}-{SIDE_WORDS[side]}"


def die_id(die: Die, number: int) -> str:
    return f"die-{die.colour.word}-{die.value}-{number}"


def token_id(name: str) -> str:
    return "token-" + name.replace(" ", "_")


def die_of(shape: str) -> Die | None:
    found = _DIE.fullmatch(shape)
    return Die(COLOURS[found[1]], int(found[2])) if found else None


def cell_of(shape: str) -> Cell | None:
    found = _CELL.fullmatch(shape)
    return Cell(int(found[1]), int(found[2])) if found else None


def yield_of(shape: str) -> tuple[Cell, int] | None:
    found = _YIELD.fullmatch(shape)
    return (Cell(int(found[1]), int(found[2])), SIDES[found[3]]) if found else None


def after(shape: str, beginning: str) -> str | None:
    """What stands behind this beginning, or nothing where the shape is another."""
    return shape.removeprefix(beginning) if shape.startswith(beginning) else None


def number_after(shape: str, beginning: str) -> int | None:
    digits = after(shape, beginning)
    return int(digits) if digits is not None and digits.isdecimal() else None
