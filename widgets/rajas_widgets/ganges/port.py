"""The port at the river's mouth: its spaces in a row, what they cost, and the dice that pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rajas.ganges.board import PORT, Board, Space
from rajas.ganges.position import Position
from rajas.ganges.river import MOST_PIPS
from rajas.ganges.spaces import first_free
from rajas_widgets.art.pen import circle, field, rect, text
from rajas_widgets.art.pieces import coin, die, elephant
from rajas_widgets.ganges.quarry import row
from rajas_widgets.ganges.spots import holder, occupied, standing
from rajas_widgets.scene import Art, Box, Look, Shape
from rajas_widgets.words import tell


@dataclass(frozen=True, slots=True)
class Form:
    """How large the port is drawn, and where its parts stand in it."""

    box: Box
    space: float  # the middle of the spaces, from its upper edge
    radius: float
    pitch: float
    coin: float
    price: float  # the middle of the coins
    pay: float  # the middle of the dice that pay
    pay_left: float
    die: float


def shapes(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    yield Shape("port-field", "field", "", form.box, _printed(form, position.board))
    board = position.board
    free = first_free(board.masks[PORT], position.taken)
    for space, column in _columns(form, board):
        yield _space(form, position, look, space, column, space.bit == free)


@lru_cache(maxsize=16)
def _columns(form: Form, board: Board) -> tuple[tuple[Space, Box], ...]:
    """Every space with the whole column that belongs to it."""
    spaces = row(board, PORT, board.components.port[max(board.components.port)])
    pitch = min(form.pitch, (form.box.w - 8) / len(spaces))
    left = form.box.x + max(4, min(form.box.w - 4 - pitch * len(spaces), form.pitch * 0.25))
    top = form.box.y + form.space - form.radius - 4
    bottom = form.box.y + form.price + form.coin / 2 + 4
    return tuple((space, Box(left + pitch * n, top, pitch, bottom - top)) for n, space in enumerate(spaces))


@lru_cache(maxsize=16)
def _printed(form: Form, board: Board) -> Art:
    box = form.box
    ground = field(*box, "port", tell("port"), "port")
    y = box.y + form.pay
    words = text(box.x + form.pay_left, y + 5, tell("port-pay"), 14, "noteport", weight=700)
    left = box.x + form.pay_left + 40
    dice = "".join(
        die("white", value, left + n * (form.die + 3), y - form.die / 2, form.die)
        for n, value in enumerate(range(1, MOST_PIPS + 1))
    )
    prices = "".join(_price(form, space, column) for space, column in _columns(form, board))
    return ground + words + dice + prices


def _price(form: Form, space: Space, column: Box) -> Art:
    x, y = column.centre[0], form.box.y + form.price
    if space.covered:
        return ""
    if not space.cost:
        return text(
            x, y + 4.5, tell("port-free"), 13, "fieldtext", weight=800, anchor="middle", most=column.w
        )
    return coin(x, y, form.coin, space.cost)


def _space(form: Form, position: Position, look: Look, space: Space, column: Box, following: bool) -> Shape:
    x, y = column.centre[0], form.box.y + form.space
    spot = Box(x - form.radius, y - form.radius, 2 * form.radius, 2 * form.radius)
    number = int(space.name.rpartition("-")[2])
    if space.covered:
        label = tell("port-covered", number=number, players=position.board.players)
        return Shape(space.name, "space", label, column, _cover(column), printed=False, target=True)
    lit = space.name in look.lit
    plate = (
        circle(x, y, form.radius, "face", "glow", 3)
        if lit
        else circle(x, y, form.radius, "cream", opacity=0.24)
    )
    taken = holder(position, space) is not None
    height = form.radius * (2.05 if taken else 1.5)
    worker = standing(position, look, space, x, y + form.radius * (0.85 if taken else 0.7), height)
    state = occupied(position, look, space) if taken else tell("port-next" if following else "port-later")
    label = f"{tell('port-space', number=number, cost=space.cost, most=MOST_PIPS)} {state}"
    return Shape(space.name, "space", label, spot, plate + worker, False, True, column, True)


def _cover(column: Box) -> Art:
    """The tile that hides spaces in a game of three."""
    box = Box(column.centre[0] - 13, column.y + 1, 26, column.h - 2)
    size = 22.0
    sign = elephant(
        box.centre[0] - size / 2,
        box.centre[1] - size / 2,
        size,
        "indigo2l",
        "harbour2",
        "harbour",
        "indigo2l",
    )
    return rect(*box, "harbour2", 5, "indigo2l", 1.4) + sign
