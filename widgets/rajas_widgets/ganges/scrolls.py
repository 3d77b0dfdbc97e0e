"""The four scrolls: what a building of each kind brings, a cube a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rajas.ganges.position import Player, Position
from rajas.ganges.upgrades import FIRST_STEP, LAST_STEP
from rajas.ganges.words import Building
from rajas_widgets.art.pen import field, group, icon, rect, text
from rajas_widgets.art.pieces import cube
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_STEPS = range(FIRST_STEP, LAST_STEP + 1)
# How large the cubes on one step are, and where they stand around their middle.
_CUBES = {
    1: (12.5, ((0.0, 0.0),)),
    2: (11.5, ((-4.2, -4.0), (4.2, 4.0))),
    3: (10.5, ((-5.4, -4.8), (5.4, -4.8), (0.0, 5.2))),
    4: (10.0, ((-5.5, -5.5), (5.5, -5.5), (-5.5, 5.5), (5.5, 5.5))),
}


@dataclass(frozen=True, slots=True)
class Form:
    name: str
    width: float
    height: float
    first: float  # the upper edge of the first row
    pitch: float
    row: float  # its height
    sign: float
    cell: float  # where the steps begin
    scale: float  # of figures and cubes


_DESK = Form("scrolls", 182, 194, 49, 35, 31, 25, 43, 1.0)
_PHONE = Form("scrolls-phone", 366, 262, 54, 51, 47, 36, 70, 1.5)


def scrolls(position: Position, look: Look) -> Scene:
    return _scene(_DESK, position, look)


def scrolls_phone(position: Position, look: Look) -> Scene:
    return _scene(_PHONE, position, look)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {
    "scrolls": scrolls,
    "scrolls-phone": scrolls_phone,
}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    whole = Box(0, 0, form.width, form.height)
    ground = Shape("scrolls-field", "field", "", whole, _printed(form))
    rows = (_row(form, position, look, building) for building in Building)
    return Scene(form.name, tell("scrolls"), form.width, form.height, (ground, *rows), ground="scrollbg")


@lru_cache(maxsize=4)
def _printed(form: Form) -> Art:
    ground = field(0, 0, form.width, form.height, "scrolls", tell("scrolls"), "scroll", tell("scrolls-note"))
    return ground + "".join(_printed_row(form, building) for building in Building)


def _printed_row(form: Form, building: Building) -> Art:
    row = _row_box(form, building)
    sign = icon(building.word, row.x + 4, row.centre[1] - form.sign / 2, form.sign, "sink", "srow")
    return rect(*row, "srow", 7) + sign + "".join(_step(form, building, step, "plum2l") for step in _STEPS)


def _step(form: Form, building: Building, step: int, fill: str) -> Art:
    """One step of a scroll, with its figure."""
    cell = _cell(form, building, step)
    size = 19 * form.scale
    figure = text(
        cell.x + 10 * form.scale,
        cell.centre[1] + size * 0.33,
        str(step),
        size,
        "sink",
        weight=800,
        anchor="middle",
    )
    return rect(*cell, fill, 5) + figure


def _row_box(form: Form, building: Building) -> Box:
    return Box(8, form.first + form.pitch * building, form.width - 16, form.row)


def _cell(form: Form, building: Building, step: int) -> Box:
    row = _row_box(form, building)
    width = (form.width - 12 - form.cell) / len(_STEPS)
    return Box(form.cell + width * (step - FIRST_STEP), row.y + 2.5, width - 3, row.h - 5)


def _row(form: Form, position: Position, look: Look, building: Building) -> Shape:
    art = _step(form, building, position.players[look.shown].scrolls[building], "smine")
    art += "".join(_cubes(form, position, building))
    words = tell("scrolls-row", building=building.word, steps=_standings(position, look, building))
    row = _row_box(form, building)
    touch = Box(row.x, row.y - (form.pitch - form.row) / 2, row.w, form.pitch)
    return Shape(f"scroll-{building.word}", "scroll", words, row, art, False, True, touch)


def _cubes(form: Form, position: Position, building: Building) -> Iterator[Art]:
    for step in _STEPS:
        here = [seat for seat, player in enumerate(position.players) if player.scrolls[building] == step]
        if not here:
            continue
        cell = _cell(form, building, step)
        middle = cell.x + 18 * form.scale + (cell.w - 18 * form.scale) / 2
        size, places = _CUBES[len(here)]
        for seat, (dx, dy) in zip(here, places, strict=True):
            x, y = middle + dx * form.scale, cell.centre[1] + dy * form.scale
            # Counts only from the next turn (TRK-2): not quite there yet.
            opacity = 0.5 if position.players[seat].delayed == building else 1.0
            yield group(cube(x, y, size * form.scale, seat), opacity=opacity)


def _standings(position: Position, look: Look, building: Building) -> str:
    return ", ".join(
        _standing(player, look.names[seat], building) for seat, player in enumerate(position.players)
    )


def _standing(player: Player, name: str, building: Building) -> str:
    later = "yes" if player.delayed == building else "no"
    return tell("scrolls-step", name=name, step=player.scrolls[building], later=later)
