"""A player's province: cells, residence, stone, tiles with their roads, and the border around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from rajas.ganges.figures import Market
from rajas.ganges.options import SIDE_WORDS, Put
from rajas.ganges.position import Position
from rajas.ganges.roads import NOTHING, Province
from rajas_widgets.art.pen import centred, group, pattern, rect, text
from rajas_widgets.ganges.ids import cell_id
from rajas_widgets.ganges.market import markets_of
from rajas_widgets.ganges.province_border import border
from rajas_widgets.ganges.province_plan import DESK, PHONE, Form, Plan, plan
from rajas_widgets.ganges.tile_words import tile_label
from rajas_widgets.ganges.tiles import WAYS, cut_road, places, tile_art
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

GLOW = 2.5  # by how much the ring of a tile that is tried out is larger than its cell


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position, look)


def phone(position: Position, look: Look) -> Scene:
    return _scene(PHONE, position, look)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"province": scene, "province-phone": phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    province = position.players[look.shown].province
    where = plan(form, province.land)
    title = tell("province", who="you" if look.shown == look.viewer else "other", name=look.names[look.shown])
    new = tried(province, look)
    shapes = (
        _board(where, title),
        _note(where, province),
        *_cells(where, province, look),
        *_trial(where, province, look, new),
        *border(where, position, province, look, new),
        *_markets(where, position, province, look),
    )
    return Scene(form.name, title, form.width, where.height, shapes)


def tried(province: Province, look: Look) -> Province | None:
    """The province with the tile that is tried out, if there is one on a cell of it."""
    put, name = look.trial.get("put"), look.trial.get("tile")
    if not isinstance(put, Put) or name is None or look.trial.get("refused"):
        return None
    cell = province.land.cell(put.cell)
    tile = next((tile for tile in province.land.tiles if tile.id == name), None)
    return None if cell == NOTHING or tile is None else province.laid(cell, tile, put.turn)


# What is printed


@lru_cache(maxsize=64)
def _board(where: Plan, title: str) -> Shape:
    form, land = where.form, where.land
    card = rect(0, 0, form.width, where.height, "paper", 12)
    head = text(16, 28, title, 20, "ink", "title", most=form.width - 190)
    first, last = where.cells[0], where.cells[-1]
    well = Box(first.x - 6, first.y - 6, last.x + last.w - first.x + 12, last.y + last.h - first.y + 12)
    wood = rect(*where.rim, "provbd", 12) + rect(*well, "provbg", 6)
    cells = "".join(_bare(where, cell) for cell in range(land.size))
    return Shape(
        "province-board", "field", "", Box(0, 0, form.width, where.height), card + head + wood + cells
    )


def _bare(where: Plan, cell: int) -> Art:
    box, land = where.cells[cell], where.land
    if cell == land.residence:
        return _residence(where, box)
    if cell in land.stone:
        return rect(*box, "stone", 5) + pattern("stone", box, r=5)
    return rect(*box, "cellbg", 5) + centred("sign-orange", *box.centre, box.w * 0.35, "cellmotif")


def _residence(where: Plan, box: Box) -> Art:
    side = where.pitch
    frame = rect(-side / 2, -side / 2, side, side, "tileframe", side / 10)
    ground = rect(-side * 0.455, -side * 0.455, side * 0.91, side * 0.91, "madder", side * 0.08)
    ways = [way for side, way in WAYS.items() if where.land.residence_roads & side]
    house = centred("residence", 0, -side * 0.1, side * 0.72, "tileface", "madder")
    return group(frame + ground + cut_road(ways, side, "madder2") + house, *box.centre)


def _note(where: Plan, province: Province) -> Shape:
    words = tell("province-note", tiles=len(province.built()), joined=province.reached.bit_count())
    art = text(where.form.width - 16, 27, words, 14, "soft", anchor="end")
    return Shape("province-note", "note", words, Box(where.form.width - 176, 12, 160, 20), art, False)


# The cells


def _cells(where: Plan, province: Province, look: Look) -> Iterator[Shape]:
    asked = bool(look.trial.get("markets"))
    for cell, box in enumerate(where.cells):
        name, built = province.land.names[cell], province.tiles[cell] != NOTHING
        art = _laid(where, province, cell) if built else ""
        touch = where.cell_touches[cell]
        closed = asked and built and bool(province.tile(cell).markets)
        label = f"{tell('cell', row=name.row, column=name.column)} {_cell_words(province, cell)}"
        target = touch is not None and not closed
        yield Shape(cell_id(name), "cell", label, box, art, False, target, touch)


def _laid(where: Plan, province: Province, cell: int) -> Art:
    """A tile in its place; one that covers another stands a little higher."""
    x, y = where.cells[cell].centre
    side = where.pitch
    covers = province.under[cell] != NOTHING
    below = (
        rect(x - side / 2 + 1, y - side / 2 + 3, side - 2, side, "tileframe", side / 10, "stone2", 1)
        if covers
        else ""
    )
    return below + tile_art(province.tile(cell), x, y - (1 if covers else 0), side, province.turns[cell])


def _cell_words(province: Province, cell: int) -> str:
    land = province.land
    if province.tiles[cell] != NOTHING:
        words = tile_label(province.tile(cell), province.turns[cell])
        return f"{words} {tell('cell-covered')}" if province.under[cell] != NOTHING else words
    if cell == land.residence:
        return tell("cell-residence")
    if cell in land.stone:
        return tell("cell-stone")
    sides = province.arrivals.get(cell, 0)
    if not sides:
        return tell("cell-empty")
    from_there = ", ".join(tell(f"side-{word}") for side, word in SIDE_WORDS.items() if sides & side)
    return tell("cell-open", sides=from_there)


def _trial(where: Plan, province: Province, look: Look, new: Province | None) -> Iterator[Shape]:
    """The tile as it would lie; pale and ringed in red where it may not."""
    put, name = look.trial.get("put"), look.trial.get("tile")
    if not isinstance(put, Put) or (cell := province.land.cell(put.cell)) == NOTHING:
        return
    tile = next((tile for tile in province.land.tiles if tile.id == name), None)
    if tile is None:
        return
    box = where.cells[cell].grown(GLOW)
    art = tile_art(tile, *box.centre, where.pitch, put.turn)
    if new is None:
        art = group(art, opacity=0.55)
    art += rect(*box, "none", 7, "no" if new is None else "glow", 3)
    label = tell("trial", row=put.cell.row, column=put.cell.column, tile=tile_label(tile, put.turn))
    yield Shape("trial", "trial", label, where.cells[cell], art, False)


# The markets, when they are asked for


def _markets(where: Plan, position: Position, province: Province, look: Look) -> Iterator[Shape]:
    if not look.trial.get("markets"):
        return
    for shown in markets_of(position, look.shown):
        cell = (shown.row - 1) * province.land.columns + shown.column - 1
        stands = [
            place
            for held, place in places(province.tile(cell), province.roads[cell])
            if isinstance(held, Market)
        ]
        place = stands[shown.number - 1]
        x, y = where.cells[cell].centre
        side = place.side * where.pitch
        box = Box(x + place.x * where.pitch - side / 2, y + place.y * where.pitch - side / 2, side, side)
        yield Shape(
            shown.id,
            "market",
            shown.label,
            box,
            target=where.form is DESK,
            hit=_within(box.at_least(26), where.cells[cell]),
        )


def _within(box: Box, bounds: Box) -> Box:
    """Moved as far as needed to stay inside."""
    x = min(max(box.x, bounds.x), bounds.x + bounds.w - box.w)
    y = min(max(box.y, bounds.y), bounds.y + bounds.h - box.h)
    return box._replace(x=x, y=y)
