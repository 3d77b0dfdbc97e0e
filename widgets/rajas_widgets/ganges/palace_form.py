"""Where the rooms of the palace stand, on a desk and on a phone."""

from __future__ import annotations

from typing import NamedTuple

from rajas_widgets.scene import Box


class Form(NamedTuple):
    """Where things stand in one form of the panel."""

    name: str
    width: float
    height: float
    roof: float  # the eaves: above them the domes
    rows: tuple[float, float]  # of chambers, their upper edge
    room: tuple[float, float]  # width and height of a chamber
    wide: float  # from one chamber to the next
    figure: float
    strip: Box  # of the balconies
    balcony: tuple[float, float]
    ground: float  # where gardens and terrace begin
    garden: tuple[float, float]  # radius, and from one garden to the next
    words: float  # size of the names
    edge: float = 10


DESK = Form(
    "palace", 328, 390, 34, (77, 169), (98.7, 87), 104.65, 34,
    Box(0, 264, 328, 64), (72.5, 36), 328, (15, 37), 13,
)  # fmt: skip
PHONE = Form(
    "palace-phone", 366, 478, 34, (82, 196), (111.3, 108), 117.35, 40,
    Box(0, 314, 366, 80), (82, 46), 394, (19.5, 48), 15,
)  # fmt: skip


def terrace_begins(form: Form) -> float:
    """Where the gardens end and the terrace begins."""
    return round(form.width * (0.48 if form is DESK else 0.535), 1)
