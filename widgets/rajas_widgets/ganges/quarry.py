"""The quarry: a row of blocks, as high as they are dear, and the twelve stacks of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.board import QUARRY, Board, Space
from rajas.ganges.figures import BACKS, STACKS
from rajas.ganges.position import Position
from rajas.ganges.spaces import first_free
from rajas.ganges.words import ALL_COLOURS
from rajas_widgets.art.pen import circle, field, icon, line, rect
from rajas_widgets.art.pieces import coin, elephant
from rajas_widgets.ganges.spots import holder, occupied, standing
from rajas_widgets.ganges.tile_words import tile_label
from rajas_widgets.ganges.tiles import back_art, stack_art
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell


class Form(NamedTuple):
    """Where things stand in one form of the panel."""

    name: str
    width: float
    height: float
    row: Box  # of the blocks
    coin: float  # size of the coins on the blocks; 0: the blocks are a frieze without figures
    step: float  # by how much a block is higher that costs 1 more
    least: float  # height of a block that costs nothing
    pawn: float
    tile: float
    first: tuple[float, float]  # the middle of the first stack
    pitch: tuple[float, float]


DESK = Form("quarry", 288, 390, Box(10, 46, 268, 80), 20, 8, 22, 31, 62, (55, 179), (64.3, 76))
TALL = Form("quarry-phone", 366, 424, Box(3, 50, 360, 92), 24, 9, 26, 36, 72, (66, 192), (84, 88))
LOW = Form("quarry-phone", 366, 328, Box(194, 4, 166, 40), 0, 4, 8, 20, 72, (66, 94), (84, 90))


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position, look)


def phone(position: Position, look: Look) -> Scene:
    """While a worker is to be placed its blocks are large enough for a finger; then the tiles move up."""
    placing = bool(position.due) and getattr(position.due[-1], "kind", "") == "place"
    return _scene(TALL if placing else LOW, position, look)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"quarry": scene, "quarry-phone": phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    shapes = (*_printed(form), *_blocks(form, position, look), *_stacks(form, position))
    return Scene(form.name, tell("quarry"), form.width, form.height, shapes, ground="leaf")


@lru_cache(maxsize=8)
def _printed(form: Form) -> tuple[Shape, ...]:
    note = tell("quarry-note") if form.coin else ""
    ground = field(0, 0, form.width, form.height, "leaf", tell("quarry"), "quarry", note)
    base = form.row.y + form.row.h
    floor = rect(form.row.x, base, form.row.w, 4, "stone2", r=2)
    animals = "".join(_animal(form, row) for row in range(len(BACKS)))
    whole = Box(0, 0, form.width, form.height)
    return (Shape("quarry-field", "field", "", whole, ground + floor + animals),)


def _animal(form: Form, row: int) -> Art:
    size = 18.0 if form is DESK else 20.0
    y = form.first[1] + row * form.pitch[1] - size / 2
    return icon(BACKS[row], (form.first[0] - form.tile / 2 - size) / 2, y, size, "rowsign", "leaf")


# The row of blocks


@lru_cache(maxsize=64)
def row(board: Board, area: str, largest: tuple[int, ...]) -> tuple[Space, ...]:
    """The spaces as printed from left to right, those under the cover tile in their place."""
    open_spaces = board.areas[area]
    covered = tuple(space for space in board.spaces if space.area == area and space.covered)
    costs = tuple(space.cost for space in open_spaces)
    fits = [n for n in range(len(costs) + 1) if largest[:n] + largest[n + len(covered) :] == costs]
    place = fits[-1] if fits else len(costs)
    return (*open_spaces[:place], *covered, *open_spaces[place:])


class Slot(NamedTuple):
    """A place in the row: its space, its block, and the column that answers to a finger."""

    space: Space
    block: Box
    column: Box


def _blocks(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    board = position.board
    free = first_free(board.masks[QUARRY], position.taken)
    slots = _slots(form, board)
    covered = [slot.block for slot in slots if slot.space.covered]
    for slot in slots:
        if slot.space.covered:
            yield _covered(form, slot, covered)
        else:
            yield _block(form, position, look, slot, slot.space.bit == free)


@lru_cache(maxsize=64)
def _slots(form: Form, board: Board) -> tuple[Slot, ...]:
    spaces = row(board, QUARRY, board.components.quarry[4])
    pitch = form.row.w / len(spaces)
    wide = min(58, pitch - 2)
    left = form.row.x + (form.row.w - (len(spaces) - 1) * pitch - wide) / 2
    base, dearest = form.row.y + form.row.h, max(space.cost for space in spaces)
    heights = [form.least + form.step * (dearest if space.covered else space.cost) for space in spaces]
    blocks = [Box(left + n * pitch, base - height, wide, height) for n, height in enumerate(heights)]
    columns = [Box(form.row.x + n * pitch, form.row.y, pitch, form.row.h) for n in range(len(spaces))]
    return tuple(map(Slot, spaces, blocks, columns))


def _block(form: Form, position: Position, look: Look, slot: Slot, next_one: bool) -> Shape:
    space, block = slot.space, slot.block
    middle, lit = block.centre[0], space.name in look.lit
    art = rect(*block, "stone" if next_one else "qrest", r=3)
    if form.coin:
        shine = line(block.x + 4, block.y + 5, block.x + block.w - 8, block.y + 5, "cream", 1.6)
        art += shine + coin(middle, block.y + block.h - 13, form.coin, space.cost)
    spot = Box(middle - 14.5, block.y - 31.5, 29, 29) if form.coin and lit else block
    if spot is not block:
        art += circle(*spot.centre, 14.5, "face", "glow", 3)
        art += standing(position, look, space, middle, spot.y + 24, form.pawn * 0.8)
    else:
        art += standing(position, look, space, middle, block.y + 1, form.pawn)
    label = _block_label(position, look, space, next_one)
    hit = slot.column if form.coin else None
    return Shape(space.name, "space", label, spot, art, False, bool(form.coin), hit, spot is not block)


def _block_label(position: Position, look: Look, space: Space, next_one: bool) -> str:
    number = int(space.name.rpartition("-")[2])
    says = tell("quarry-block", number=number, cost=space.cost)
    if holder(position, space) is not None:
        return f"{says} {occupied(position, look, space)}"
    return f"{says} {tell('quarry-next' if next_one else 'quarry-later')}"


def _covered(form: Form, slot: Slot, covered: list[Box]) -> Shape:
    """A part of the cover tile; the first one draws all of it."""
    art = ""
    if slot.block == covered[0]:
        last = covered[-1]
        whole = slot.block._replace(w=last.x + last.w - slot.block.x)
        size = min(48, whole.h - 4)
        x, y = whole.centre
        art = rect(*whole, "leaf2", r=4, stroke="leaf4", width=1.6)
        art += elephant(x - size / 2, y - size / 2, size, "leaf4", "leaf2", "leaf", "leaf4")
    name, label, hit = slot.space.name, tell("quarry-covered"), slot.column if form.coin else None
    return Shape(name, "space", label, slot.block, art, True, bool(form.coin), hit)


# The stacks


def _stacks(form: Form, position: Position) -> Iterator[Shape]:
    for stack in range(STACKS):
        colour, back = divmod(stack, len(BACKS))
        x = form.first[0] + colour * form.pitch[0]
        y = form.first[1] + back * form.pitch[1]
        yield _stack(form, position, stack, x, y)


def _stack(form: Form, position: Position, stack: int, x: float, y: float) -> Shape:
    below = (position.hidden & position.board.stack_masks[stack]).bit_count()
    box = Box(x - form.tile / 2, y - form.tile / 2, form.tile, form.tile)
    number = position.open[stack]
    if number >= 0:
        tile = position.board.components.tiles[number]
        label = f"{tile_label(tile)} {tell('stack-below', count=below)}"
        art = stack_art(tile, x, y, form.tile, below)
        return Shape(f"tile-{tile.id}", "tile", label, box, art, False, True)
    colour, back = divmod(stack, len(BACKS))
    word = ALL_COLOURS[colour].word
    art = back_art(word, BACKS[back], x, y, form.tile, below)
    label = tell("stack-empty" if not below else "stack-closed", colour=word, back=BACKS[back], count=below)
    return Shape(f"stack-{stack}", "tile", label, box, art, False, True)
