"""The supply of dice: a row a colour, a slot a die."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from rajas.ganges.figures import DICE_OF_A_COLOUR
from rajas.ganges.position import Position
from rajas.ganges.words import Colour
from rajas_widgets.art.pen import rect, text
from rajas_widgets.art.pieces import die
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_WIDTH, _HEIGHT = 284.0, 222.0
_FIRST, _PITCH = 44.0, 42.0
_SLOTS, _SLOT, _SLOT_WIDTH, _SLOT_HEIGHT = 58.0, 15.4, 12.4, 19.0


def supply(position: Position, look: Look) -> Scene:
    left, all_dice = sum(position.supply), DICE_OF_A_COLOUR * len(Colour)
    count = text(_WIDTH - 16, 27, tell("supply-count", left=left, all=all_dice), 14.5, "soft", anchor="end")
    shapes = (
        Shape("supply-card", "field", "", Box(0, 0, _WIDTH, _HEIGHT), _printed()),
        Shape("supply-count", "figure", "", Box(_WIDTH - 100, 10, 84, 24), count, printed=False),
        *(_row(colour, position.supply[colour]) for colour in Colour),
    )
    return Scene("supply", tell("supply"), _WIDTH, _HEIGHT, shapes)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"supply": supply}


@lru_cache(maxsize=1)
def _printed() -> Art:
    card = rect(0, 0, _WIDTH, _HEIGHT, "paper", 12) + text(16, 28, tell("supply"), 20, font="title")
    dice = (die(colour.word, None, 14, _FIRST + _PITCH * colour + 3, 36) for colour in Colour)
    slots = (
        rect(*_slot(colour, number), "none", 3.4, "line", 1.8)
        for colour in Colour
        for number in range(DICE_OF_A_COLOUR)
    )
    return "".join((card, *dice, *slots))


def _slot(colour: Colour, number: int) -> Box:
    y = _FIRST + _PITCH * colour + (_PITCH - _SLOT_HEIGHT) / 2
    return Box(_SLOTS + _SLOT * number, y, _SLOT_WIDTH, _SLOT_HEIGHT)


@lru_cache(maxsize=64)
def _row(colour: Colour, left: int) -> Shape:
    filled = "".join(rect(*_slot(colour, number).grown(0.9), colour.word, 4) for number in range(left))
    y = _FIRST + _PITCH * (colour + 0.5)
    figure = text(_WIDTH - 14, y + 8, str(left), 24, weight=800, anchor="end")
    box = Box(8, y - _PITCH / 2, _WIDTH - 16, _PITCH)
    words = tell("supply-row", colour=colour.word, left=left, all=DICE_OF_A_COLOUR)
    return Shape(f"supply-{colour.word}", "supply", words, box, filled + figure, False, True)
