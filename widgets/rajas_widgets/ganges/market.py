"""The market: stalls for different goods and for the same goods; on a phone also the markets that may pay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.board import DIFFERENT, SAME
from rajas.ganges.figures import Market
from rajas.ganges.position import Position
from rajas_widgets.art.pen import centred, field, group, path, rect, text
from rajas_widgets.art.pieces import die
from rajas_widgets.ganges.spots import occupied, standing
from rajas_widgets.ganges.tiles import stall
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

MOST_WIDE = 2  # up to so many stalls in a row they are wide ones
AWNINGS = {DIFFERENT: "markA", SAME: "madder"}


class Form(NamedTuple):
    """Where things stand in one form of the panel."""

    name: str
    width: float
    height: float
    rows: tuple[float, float]  # where the awnings begin
    stall: float  # height of a stall below its awning's upper edge
    room: float  # for the stalls of a row
    pawn: float
    sign: float
    words: float


DESK = Form("market", 182, 188, (46, 120), 61, 116, 29, 40, 13.5)
PHONE = Form("market-phone", 366, 250, (52, 152), 84, 220, 38, 50, 16)
SHELF = Box(12, 266, 342, 60)  # of the first row of markets that may pay, on a phone
SHELF_ROW = 6


def scene(position: Position, look: Look) -> Scene:
    return Scene(
        DESK.name,
        tell("market"),
        DESK.width,
        DESK.height,
        tuple(_market(DESK, position, look)),
        ground="marketbg",
    )


def phone(position: Position, look: Look) -> Scene:
    """With the markets of the province shown below the stalls: targets when they are asked for."""
    shelf = tuple(_shelf(position, look))
    rows = -(-len(shelf) // SHELF_ROW)
    height = PHONE.height + (34 + rows * SHELF.h if rows else 0)
    ground = _ground(PHONE, height) + (_shelf_head(position, look) if rows else "")
    field_shape = Shape("market-field", "field", "", Box(0, 0, PHONE.width, height), ground)
    shapes = (field_shape, *_stalls(PHONE, position, look), *shelf)
    return Scene(PHONE.name, tell("market"), PHONE.width, height, shapes, ground="marketbg")


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"market": scene, "market-phone": phone}


def _market(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    yield Shape("market-field", "field", "", Box(0, 0, form.width, form.height), _ground(form, form.height))
    yield from _stalls(form, position, look)


@lru_cache(maxsize=32)
def _ground(form: Form, height: float) -> Art:
    """The field, and beside each row of stalls what pays there."""
    ground = field(0, 0, form.width, height, "market", tell("market"), "market")
    across = (form.width + form.room + 10) / 2
    return ground + "".join(_sign(form, area, across, y) for area, y in zip(AWNINGS, form.rows, strict=True))


def _sign(form: Form, area: str, x: float, y: float) -> Art:
    most = form.width - form.room - 16
    short, base = tell(f"{area}-short"), y + form.stall - 4
    name = text(x, base, short, form.words, "markettext", weight=800, anchor="middle", most=most)
    middle = y + (form.stall - form.words) / 2 - 2
    if area == DIFFERENT:
        plate = rect(
            x - form.sign * 0.58, middle - form.sign * 0.56, form.sign * 1.16, form.sign * 1.12, "face", 9
        )
        return plate + centred("different", x, middle, form.sign) + name
    size = form.sign * 0.84
    pays = die("any", None, x + size * 0.22, middle + size * 0.06, size * 0.55)
    return (
        centred("same", x - size * 0.06, middle - size * 0.05, size, "markettext", "marketbg") + pays + name
    )


# The stalls


def _stalls(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    for area, y in zip(AWNINGS, form.rows, strict=True):
        spaces = position.board.areas[area]
        pitch = form.room / max(len(spaces), MOST_WIDE)
        wide = pitch - (8 if len(spaces) <= MOST_WIDE else 4) * form.room / 116
        for n, space in enumerate(spaces):
            box = Box(11 * form.room / 116 + n * pitch, y, wide, form.stall)
            art = _stall(box, AWNINGS[area], space.name in look.lit)
            art += standing(position, look, space, box.x + wide / 2, y + form.stall - 7, form.pawn)
            label = f"{tell(area, number=n + 1, all=len(spaces))} {occupied(position, look, space)}"
            yield Shape(space.name, "space", label, box, art, False, True)


@lru_cache(maxsize=64)
def _stall(box: Box, awning: str, lit: bool) -> Art:
    hem = box.h * 0.24
    inside = Box(box.x + 2, box.y + 6, box.w - 4, box.h - 6)
    wall = rect(*inside, "face" if lit else "stall", 5, "glow2" if lit else "", 2.4)
    stripes = 5 if box.w > 0.7 * box.h else 4
    wide = box.w / stripes
    half = f"{wide / 2:.1f}"
    cloth = "".join(
        path(
            f"M{box.x + n * wide:.1f},{box.y:g}h{wide:.1f}v{hem:.1f}a{half},{half} 0 0 1 -{wide:.1f},0Z",
            "tileface" if n % 2 else awning,
        )
        for n in range(stripes)
    )
    return wall + cloth


# The markets that may pay, on a phone


class Shown(NamedTuple):
    """A market of a province, with the cell that it is on and its number on that tile."""

    row: int
    column: int
    number: int
    market: Market

    @property
    def id(self) -> str:
        return f"market-{self.row}-{self.column}-{self.number}"

    @property
    def label(self) -> str:
        good = {"good": self.market.good.word, "coins": self.market.coins}
        return tell("market-label", row=self.row, column=self.column, **good)


def markets_of(position: Position, seat: int) -> Iterator[Shown]:
    """The markets in sight, cell by cell."""
    province = position.players[seat].province
    for cell in province.built():
        name = province.land.names[cell]
        for number, market in enumerate(province.tile(cell).markets, 1):
            yield Shown(name.row, name.column, number, market)


def _shelf_head(position: Position, look: Look) -> Art:
    whose = tell(
        "market-shelf", who="you" if look.shown == look.viewer else "other", name=look.names[look.shown]
    )
    return text(16, SHELF.y - 2, whose, 16, "markettext", weight=800)


def _shelf(position: Position, look: Look) -> Iterator[Shape]:
    """Sorted by good, so that what may pay together stands together."""
    shown = sorted(markets_of(position, look.shown), key=lambda one: (one.market.good, -one.market.coins))
    wide = SHELF.w / SHELF_ROW
    for n, one in enumerate(shown):
        row, column = divmod(n, SHELF_ROW)
        box = Box(SHELF.x + column * wide + 3, SHELF.y + 10 + row * SHELF.h, wide - 6, SHELF.h - 8)
        plate = rect(*box, "tileframe", 9)
        art = plate + group(stall(one.market, 44), *box.centre)
        yield Shape(one.id, "market", one.label, box, art, False, bool(look.trial.get("markets")))
