"""The outer terrace: its spaces are equal, so they are one target."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.ganges.board import TERRACE, Space
from rajas.ganges.palace import TERRACE_COINS
from rajas.ganges.position import Position
from rajas_widgets.art.pen import circle, rect, text
from rajas_widgets.art.pieces import coin, die, pawn
from rajas_widgets.ganges.ids import TERRACE_ID
from rajas_widgets.ganges.palace_form import DESK, Form, terrace_begins
from rajas_widgets.ganges.spots import holder
from rajas_widgets.scene import Art, Box, Look, Shape
from rajas_widgets.words import tell

ROOMY = 5  # spaces that the row has room for without moving together


def terrace(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    """The equal spaces are one target; each is a shape of its own, where its worker comes to stand."""
    spaces = position.board.areas[TERRACE]
    lit = TERRACE_ID in look.lit or any(space.name in look.lit for space in spaces)
    draw = _discs if form is DESK else _plate
    left, room = terrace_begins(form) + 9, form.width - terrace_begins(form) - 18
    box = Box(left, form.ground + 24, room, form.height - form.ground - 30)
    if form is not DESK:
        box = Box(left, form.ground + 26, room, 50)
    yield Shape(TERRACE_ID, "space", _label(position, look), box, _ground(form, box, lit), False, True)
    yield from draw(position, look, spaces, box, lit)


def _ground(form: Form, box: Box, lit: bool) -> Art:
    if form is DESK:
        return ""
    right, y = box.x + box.w, box.y + box.h / 2
    ink = "black" if lit else "resttx"
    plate = rect(*box, "face" if lit else "restarch", 12, "glow" if lit else "", 3)
    coins = coin(right - 64, y, 24, TERRACE_COINS)
    plus = text(right - 43, y + 6, "+", 18, ink, weight=800, anchor="middle")
    return plate + coins + plus + die("white", 5, right - 33, y - 11.5, 23)


def _discs(position: Position, look: Look, spaces: tuple[Space, ...], box: Box, lit: bool) -> Iterator[Shape]:
    step, y = box.w / max(ROOMY, len(spaces)), box.y + 17
    for n, space in enumerate(spaces):
        x, seat = box.x + step * (n + 0.5), holder(position, space)
        open_here = lit and seat is None
        art = circle(x, y, 13, "face", "glow", 3) if open_here else circle(x, y, 13, "cream", opacity=0.28)
        art += _worker(look, seat, open_here, x, y + (7.5 if open_here else 9), 20 if open_here else 25)
        yield Shape(space.name, "place", "", Box(x - 13, y - 13, 26, 26), art, False, round=True)


def _plate(position: Position, look: Look, spaces: tuple[Space, ...], box: Box, lit: bool) -> Iterator[Shape]:
    for n, space in enumerate(spaces):
        x, seat = box.x + 13 + n * 13.4, holder(position, space)
        art = _worker(look, seat, lit and seat is None, x, box.y + box.h - 11, 25)
        yield Shape(space.name, "place", "", Box(x - 6.7, box.y, 13.4, box.h), art, False)


def _worker(look: Look, seat: int | None, open_here: bool, x: float, foot: float, height: float) -> Art:
    if seat is not None:
        return pawn(x, foot, height, seat)
    return pawn(x, foot, height, look.viewer, "ghost") if open_here else ""


def _label(position: Position, look: Look) -> str:
    spaces = position.board.areas[TERRACE]
    seats = [seat for space in spaces if (seat := holder(position, space)) is not None]
    there = ", ".join(look.names[seat] for seat in dict.fromkeys(seats))
    says = tell("terrace-label", coins=TERRACE_COINS, free=len(spaces) - len(seats), all=len(spaces))
    return f"{says} {tell('terrace-there', names=there)}" if there else says
