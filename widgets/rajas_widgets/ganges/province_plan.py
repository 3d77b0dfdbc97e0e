"""Where the cells of a province and the yields on its border stand, and where a finger touches each."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.figures import BorderYield
from rajas.ganges.roads import Land
from rajas.ganges.words import EAST, NORTH, SOUTH, WEST
from rajas_widgets.scene import Box

GAP = 2.0  # between two cells
PILL = 30.0  # side of a yield's pill; several rewards make it longer
LONG = 24.0  # by so much for each further one
_WAYS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Form(NamedTuple):
    """One form of the panel."""

    name: str
    width: float
    rim: Box  # the wooden frame; its height follows from the rows
    margin: tuple[float, float, float, float]  # north, east, south, west: where yields lie
    bare: float  # the margin of a side without yields
    finger: float  # no target is smaller
    token: float  # size of a token that lies on the border


DESK = Form("province", 400, Box(13, 38, 374, 0), (29, 37, 29, 37), 10, 24, 38)
PHONE = Form("province-phone", 366, Box(0, 40, 366, 0), (34, 31.6, 34, 31.6), 10, 44.8, 32)


class Plan:
    """All places of one kind of province board in one form."""

    def __init__(self, form: Form, land: Land) -> None:
        self.form, self.land = form, land
        north, east, south, west = (
            reach
            if any(self._outer(place) and place.side == side for place in land.yields) or side in (EAST, WEST)
            else form.bare
            for side, reach in zip((NORTH, EAST, SOUTH, WEST), form.margin, strict=True)
        )
        self.pitch = (form.rim.w - east - west) / land.columns
        self.left, self.top = form.rim.x + west, form.rim.y + north
        self.rim = form.rim._replace(h=north + self.pitch * land.rows + south)
        self.height = self.rim.y + self.rim.h + form.rim.x
        self.cells = tuple(self._cell(cell) for cell in range(land.size))
        self.pills = tuple(self._pill(place) for place in land.yields)
        self.touches = tuple(self._touch(place) for place in land.yields)
        self.cell_touches = tuple(self._cell_touch(cell) for cell in range(land.size))

    def _cell(self, cell: int) -> Box:
        row, column = divmod(cell, self.land.columns)
        side = self.pitch - GAP
        return Box(
            self.left + column * self.pitch + GAP / 2, self.top + row * self.pitch + GAP / 2, side, side
        )

    def _outer(self, place: BorderYield) -> bool:
        """On the rim, not on a stone cell inside the board."""
        return all(side != place.side for side, _, _ in self.land.neighbours[place.cell])

    def _pill(self, place: BorderYield) -> Box:
        """The middle lies beside the side that a road has to cross."""
        cell = self.cells[place.cell]
        across, down = _WAYS[place.side]
        length = PILL + LONG * (len(place.rewards) - 1)
        w, h = (PILL - 1, length) if across else (length, PILL - 4)
        away = self.form.margin[1] / 2 if self._outer(place) else (PILL - 1) / 2 + 1
        away = away if across else 14.0
        x, y = cell.centre
        x += across * (cell.w / 2 + away)
        y += down * (cell.h / 2 + away)
        return Box(x - w / 2, y - h / 2, w, h)

    def _behind(self, place: BorderYield) -> int:
        """The stone cell on which a yield lies, or -1 on the rim."""
        return next((other for side, other, _ in self.land.neighbours[place.cell] if side == place.side), -1)

    def _room(self, place: BorderYield) -> float:
        """How far the area of a yield may reach away from its cell."""
        if self._outer(place):
            north, east, south, west = self.form.margin
            return {NORTH: north, EAST: east, SOUTH: south, WEST: west}[place.side] + GAP / 2
        sharing = [other for other in self.land.yields if self._behind(other) == self._behind(place)]
        return min(self.pitch / len(sharing) + GAP / 2, self.form.finger + 6)

    def _shrink(self, place: BorderYield) -> float:
        """By how much it reaches into its cell to be large enough for a finger, as far as that can be."""
        needed = max(0.0, self.form.finger - self._room(place))
        return min(needed, self.cells[place.cell].w - self.form.finger)

    def _touch(self, place: BorderYield) -> Box:
        cell = self.cells[place.cell]
        shrink, room = self._shrink(place), self._room(place)
        across, down = _WAYS[place.side]
        if across:
            x = cell.x - room if across < 0 else cell.x + cell.w - shrink
            return Box(x, cell.y, room + shrink, cell.h)
        y = cell.y - room if down < 0 else cell.y + cell.h - shrink
        return Box(cell.x, y, cell.w, room + shrink)

    def _cell_touch(self, cell: int) -> Box | None:
        """What is left of a cell beside the yields; nothing where no finger finds room."""
        cut = dict.fromkeys(_WAYS, 0.0)
        for place in self.land.yields:
            if place.cell == cell:
                cut[place.side] = max(cut[place.side], self._shrink(place))
            elif self._behind(place) == cell:
                facing = next(back for _, other, back in self.land.neighbours[place.cell] if other == cell)
                cut[facing] = max(cut[facing], self._room(place))
        x, y, w, h = self.cells[cell]
        left = Box(x + cut[WEST], y + cut[NORTH], w - cut[WEST] - cut[EAST], h - cut[NORTH] - cut[SOUTH])
        return left if min(left.w, left.h) >= self.form.finger else None


@lru_cache(maxsize=64)
def plan(form: Form, land: Land) -> Plan:
    return Plan(form, land)
