"""The palace: its walls and chambers, balconies, gardens, and the outer terrace."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

from rajas.ganges.board import BALCONY, GARDEN, Space
from rajas.ganges.position import Position
from rajas_widgets.art.pen import circle, group, num, path, rect
from rajas_widgets.art.pieces import die
from rajas_widgets.ganges.chambers import chambers
from rajas_widgets.ganges.palace_form import DESK, PHONE, Form
from rajas_widgets.ganges.palace_walls import printed
from rajas_widgets.ganges.spots import occupied, standing
from rajas_widgets.ganges.terrace import terrace
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position, look)


def phone(position: Position, look: Look) -> Scene:
    return _scene(PHONE, position, look)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"palace": scene, "palace-phone": phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    shapes = (
        *printed(form),
        *chambers(form, position, look),
        *_balconies(form, position, look),
        *_gardens(form, position, look),
        *terrace(form, position, look),
    )
    return Scene(form.name, tell("palace"), form.width, form.height, shapes, ground="madder")


def _balconies(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    spaces = position.board.areas[BALCONY]
    wide, high = form.balcony
    step = (form.width - 2 * form.edge - wide) / max(1, len(spaces) - 1)
    top = form.strip.y + form.strip.h - high - 7
    for n, space in enumerate(spaces):
        box = Box(form.edge + n * step, top, wide, high)
        art = _balcony(form, space, box, space.name in look.lit)
        art += standing(position, look, space, box.x + wide - 10.5, box.y + high / 2 + 12.5, 25.5)
        touch = Box(box.x - (step - wide) / 2, box.y - 4, step, high + 8)
        assert space.colour is not None
        assert space.takes is not None
        says = tell("balcony", give=space.colour.word, take=space.takes.word)
        label = f"{says} {occupied(position, look, space)}"
        yield Shape(space.name, "space", label, box, art, False, True, touch)


@lru_cache(maxsize=64)
def _balcony(form: Form, space: Space, box: Box, lit: bool) -> Art:
    plate = rect(*box, "face" if lit else "restarch", 9, "glow" if lit else "", 3)
    assert space.colour is not None
    assert space.takes is not None
    give = die(space.colour.word, None, 3, 9, 18)
    arrow = path("M23,18h5m-3,-3l3,3l-3,3", stroke="black" if lit else "resttx", width=1.8)
    take = die(space.takes.word, None, 31, 6, 16) + die(space.takes.word, None, 38, 14, 16)
    scale = 1 + (box.w - 72.5) / 150
    return plate + group(give + arrow + take, box.x, box.y + box.h / 2 - 18 * scale, scale)


def _gardens(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    radius, step = form.garden
    y = form.ground + (form.height - form.ground) * (0.65 if form is DESK else 0.595)
    for n, space in enumerate(position.board.areas[GARDEN]):
        x = 24 + (radius - 15) * 0.66 + n * step
        box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        touch = Box(x - step / 2, y - step / 2 - 3, step, step + 6)
        assert space.colour is not None
        label = f"{tell('garden', colour=space.colour.word)} {occupied(position, look, space)}"
        art = _garden(position, look, space, x, y, radius)
        edge = _edge(x, y, radius + 1.5)
        yield Shape(space.name, "space", label, box, art, False, True, touch, round=True, outline=edge)


def _edge(x: float, y: float, radius: float) -> str:
    """Of a lawn: open where the die lies, whose colour is to be seen."""
    ends = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in (1.62, 0.2)]
    (x1, y1), (x2, y2) = ends
    return f"M{num(x1)},{num(y1)}A{num(radius)},{num(radius)} 0 1 1 {num(x2)},{num(y2)}"


def _garden(position: Position, look: Look, space: Space, x: float, y: float, radius: float) -> Art:
    """A round lawn; the die that it gives lies at its edge."""
    lit = space.name in look.lit
    lawn = circle(x, y, radius, "face", "glow", 3) if lit else circle(x, y, radius, "cream", opacity=0.28)
    foot, height = (0.56, 1.5) if lit else (0.62, 1.78)
    worker = standing(position, look, space, x, y + radius * foot, radius * height)
    assert space.colour is not None
    gives = die(space.colour.word, None, x + radius * 0.06, y + radius * 0.3, radius * 1.1)
    return lawn + worker + gives
