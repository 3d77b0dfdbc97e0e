"""The palace: six chambers with their figures, balconies, gardens, and the outer terrace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.board import BALCONY, CHAMBER, GARDEN, TERRACE, Space
from rajas.ganges.naming import action_words
from rajas.ganges.palace import (
    DANCER,
    GREAT_MOGUL,
    MASTER_BUILDER,
    PORTUGUESE,
    RAJA,
    TERRACE_COINS,
    VOYAGE_LENGTH,
    YOGI,
)
from rajas.ganges.position import Position
from rajas.ganges.rewards import AnyDice, Coins, Fame, Karma, Reward, Upgrade
from rajas_widgets.art.pen import arch, centred, circle, dome, group, line, path, rect, scallop, text
from rajas_widgets.art.pieces import coin, die, elephant, pawn
from rajas_widgets.ganges import rewards
from rajas_widgets.ganges.ids import TERRACE_ID
from rajas_widgets.ganges.spots import holder, occupied, standing
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

FIGURES = {
    GREAT_MOGUL: "mogul",
    DANCER: "dancer",
    YOGI: "yogi",
    RAJA: "raja",
    MASTER_BUILDER: "builder",
    PORTUGUESE: "portuguese",
}
# What a chamber gives, each piece by itself; what it does besides is drawn by _work.
GIVES: dict[int, tuple[Reward, ...]] = {
    GREAT_MOGUL: (Fame(2),),
    DANCER: (AnyDice(1), AnyDice(1)),
    YOGI: (Karma(1), Karma(1), AnyDice(1)),
    RAJA: (Upgrade(), Coins(3)),
}


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


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position, look)


def phone(position: Position, look: Look) -> Scene:
    return _scene(PHONE, position, look)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"palace": scene, "palace-phone": phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    shapes = (
        *_printed(form),
        *_chambers(form, position, look),
        *_balconies(form, position, look),
        *_gardens(form, position, look),
        *_terrace(form, position, look),
    )
    return Scene(form.name, tell("palace"), form.width, form.height, shapes, ground="madder")


# What is printed


@lru_cache(maxsize=4)
def _printed(form: Form) -> tuple[Shape, ...]:
    art = _domes(form) + _walls(form) + _head(form) + _strip(form) + _grounds(form)
    return (Shape("palace-field", "field", "", Box(0, 0, form.width, form.height), art),)


def _domes(form: Form) -> Art:
    middle, side = form.width / 2, form.edge + 28
    big, small = (
        _dome(middle, form.roof, 76, 28),
        (_dome(x, form.roof, 40, 18) for x in (side, form.width - side)),
    )
    return big + "".join(small)


def _dome(x: float, base: float, wide: float, high: float) -> Art:
    """A ribbed dome with its finial."""
    top, foot = base - high, base + 3
    ribs = "".join(
        f"M{x},{top + 4}C{x + out * wide * 0.22:.1f},{top + high * 0.3:.1f} "
        f"{x + out * wide * 0.28:.1f},{top + high * 0.6:.1f} {x + out * wide * 0.2:.1f},{foot - 2}"
        for out in (-1, 1)
    )
    tip = line(x, top + 1, x, top - 5, "turmeric", 2.2) + circle(x, top - 2, 2.4, "turmeric")
    return (
        path(dome(x - wide / 2, top, wide, high + 3), "madder")
        + path(ribs, stroke="madder3", width=1.5)
        + tip
    )


def _walls(form: Form) -> Art:
    w, h, top = form.width, form.height, form.roof
    upper = f"M0,{h - 12}V{top + 8}a8,8 0 0 1 8,-8H{w - 8}a8,8 0 0 1 8,8"
    body = f"{upper}V{h - 12}a12,12 0 0 1 -12,12H12a12,12 0 0 1 -12,-12Z"
    return path(body, "madder") + path(scallop(6, top + 4, w - 12, 28, 4), stroke="turmeric", width=1.6)


def _head(form: Form) -> Art:
    y = form.roof + 24
    emblem = circle(25, y, 15, "cream") + centred("palace", 25, y, 21, "madder", "cream")
    title = text(47, y + 7, tell("palace"), 21 if form is DESK else 23, "fieldtext", "title")
    right, note = form.width - 12, tell("palace-note")
    quiet = text(right, y + 6, note, form.words, "rose2", weight=700, anchor="end", most=190)
    return emblem + title + quiet


def _strip(form: Form) -> Art:
    base = form.strip.y + form.words + 2
    name = text(12, base, tell("balconies"), form.words + 1, "fieldtext", weight=800)
    note = text(
        form.width - 12,
        base,
        tell("balconies-note"),
        form.words - 0.5,
        "rose2",
        weight=700,
        anchor="end",
        most=220,
    )
    return rect(*form.strip, "madder2") + name + note


def _grounds(form: Form) -> Art:
    w, h, top, split = form.width, form.height, form.ground, _split(form)
    garden = path(f"M0,{top}H{split}V{h}H12a12,12 0 0 1 -12,-12Z", "leaf")
    terrace = path(f"M{split},{top}H{w}V{h - 12}a12,12 0 0 1 -12,12H{split}Z", "terr")
    base = top + form.words + 4
    names = text(12, base, tell("gardens"), form.words + 1, "fieldtext", weight=800)
    names += text(split + 10, base, tell("terrace"), form.words + 1, "fieldtext", weight=800)
    note = text(
        split - 9, base, tell("gardens-note"), form.words - 0.5, "noteleaf", weight=700, anchor="end", most=90
    )
    return garden + terrace + names + note + (_terrace_gain(form) if form is DESK else "")


def _split(form: Form) -> float:
    return round(form.width * (0.48 if form is DESK else 0.535), 1)


def _terrace_gain(form: Form) -> Art:
    """2 coins, and dice rolled again."""
    right, y = form.width, form.ground + 13
    again = path(f"M{right - 13.5},{y - 4}c4,2 4,7 0,9", stroke="fieldtext", width=1.5)
    return coin(right - 45, y, 17, TERRACE_COINS.amount) + die("white", 5, right - 31, y - 7.5, 15) + again


# The chambers


def _chambers(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    wide, high = form.room
    for n, space in enumerate(position.board.areas[CHAMBER]):
        box = Box(form.edge + n % 3 * form.wide, form.rows[n // 3], wide, high)
        art = _room(form, space.value, box, space.name in look.lit)
        foot = box.y + high * 0.645
        art += standing(position, look, space, box.x + wide * 0.75, foot, high * 0.345)
        says = tell(
            "palace-chamber",
            value=space.value,
            name=tell("figure", value=space.value),
            gives=action_words(position.board, space.value),
        )
        yield Shape(space.name, "space", f"{says} {occupied(position, look, space)}", box, art, False, True)


@lru_cache(maxsize=64)
def _room(form: Form, value: int, box: Box, lit: bool) -> Art:
    """A chamber under its cusped arch: the die it takes, its figure, what it gives."""
    x, y = box.x + box.w / 2, box.y
    shape = arch(box.x, y, box.w, box.h, rise=box.h * 0.34, lobes=3)
    wall = path(shape, "face", "glow", 3) if lit else path(shape, "restarch")
    size = form.figure * 0.68
    takes = die("white", value, x - size / 2, y + 5.5, size)
    figure = centred(FIGURES[value], box.x + box.w * 0.255, y + box.h * 0.475, form.figure)
    ink = "black" if lit else "resttx"
    name = text(
        x,
        y + box.h * 0.77,
        tell("figure", value=value),
        form.words,
        ink,
        weight=800,
        anchor="middle",
        most=box.w - 6,
    )
    return wall + takes + figure + name + _gifts(value, x, y + box.h * 0.895, form.words / 13, ink)


def _gifts(value: int, x: float, y: float, scale: float, ink: str) -> Art:
    """The gifts of a chamber and its work in one row."""
    gives = GIVES.get(value, ())
    parts = [rewards.one(reward, 0, 0, 27) for reward in gives]
    work = _work(value, ink)
    parts += [work] if work else []
    first = -21.0 * (len(parts) - 1) / 2
    return group("".join(group(part, first + 21 * n) for n, part in enumerate(parts)), x, y, scale)


def _work(value: int, ink: str) -> Art:
    """What a chamber does besides giving something."""
    if value == GREAT_MOGUL:
        return elephant(-9, -10.5, 21)
    if value == DANCER:
        question = text(0, 4.3, "?", 13, "#6A5346", weight=800, anchor="middle")
        return circle(0, 0, 8.6, "#FFFDF6", "#85693F", 1.6) + question
    if value == MASTER_BUILDER:
        arrow = path("M-5,0h9m-4,-4l4,4l-4,4", stroke=ink, width=2)
        over = rect(9, -5, 14, 14, "orange", 2) + rect(12, -8, 14, 14, "purple", 2, "white", 1.2)
        return group(rect(-23, -7, 14, 14, "orange", 2) + arrow + over, -2)
    if value == PORTUGUESE:
        far = text(9, 5.4, tell("voyage", spaces=VOYAGE_LENGTH), 15, ink, weight=800, anchor="middle")
        return centred("boat", -12, 0, 21) + far
    return ""


# Balconies, gardens, terrace


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
        yield Shape(
            space.name, "space", f"{says} {occupied(position, look, space)}", box, art, False, True, touch
        )


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
    bottom = form.height - form.ground
    y = form.ground + bottom * (0.65 if form is DESK else 0.595)
    for n, space in enumerate(position.board.areas[GARDEN]):
        assert space.colour is not None
        x = 24 + (radius - 15) * 0.66 + n * step
        lit = space.name in look.lit
        plate = (
            circle(x, y, radius, "face", "glow", 3) if lit else circle(x, y, radius, "cream", opacity=0.28)
        )
        worker = standing(
            position, look, space, x, y + radius * (0.56 if lit else 0.62), radius * (1.5 if lit else 1.78)
        )
        sign = die(space.colour.word, None, x + radius * 0.06, y + radius * 0.3, radius * 1.1)
        touch = Box(x - step / 2, y - step / 2 - 3, step, step + 6)
        label = f"{tell('garden', colour=space.colour.word)} {occupied(position, look, space)}"
        yield Shape(
            space.name,
            "space",
            label,
            Box(x - radius, y - radius, 2 * radius, 2 * radius),
            plate + worker + sign,
            False,
            True,
            touch,
            True,
        )


def _terrace(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    """The equal spaces are one target; each is a shape of its own, where its worker comes to stand."""
    spaces = position.board.areas[TERRACE]
    lit = TERRACE_ID in look.lit or any(space.name in look.lit for space in spaces)
    draw = _terrace_discs if form is DESK else _terrace_plate
    left, room = _split(form) + 9, form.width - _split(form) - 18
    box = Box(left, form.ground + 24, room, form.height - form.ground - 30)
    if form is not DESK:
        box = Box(left, form.ground + 26, room, 50)
    yield Shape(
        TERRACE_ID,
        "space",
        _terrace_label(position, look),
        box,
        _terrace_ground(form, box, lit),
        False,
        True,
    )
    yield from draw(position, look, spaces, box, lit)


def _terrace_ground(form: Form, box: Box, lit: bool) -> Art:
    if form is DESK:
        return ""
    right, y = box.x + box.w, box.y + box.h / 2
    ink = "black" if lit else "resttx"
    plate = rect(*box, "face" if lit else "restarch", 12, "glow" if lit else "", 3)
    gain = coin(right - 64, y, 24, TERRACE_COINS.amount) + text(
        right - 43, y + 6, "+", 18, ink, weight=800, anchor="middle"
    )
    return plate + gain + die("white", 5, right - 33, y - 11.5, 23)


def _terrace_discs(
    position: Position, look: Look, spaces: tuple[Space, ...], box: Box, lit: bool
) -> Iterator[Shape]:
    step, y = box.w / 5, box.y + 17
    for n, space in enumerate(spaces):
        x, seat = box.x + step * (n + 0.5), holder(position, space)
        open_here = lit and seat is None
        art = circle(x, y, 13, "face", "glow", 3) if open_here else circle(x, y, 13, "cream", opacity=0.28)
        art += _terrace_worker(
            look, seat, open_here, x, y + (7.5 if open_here else 9), 20 if open_here else 25
        )
        yield Shape(space.name, "place", "", Box(x - 13, y - 13, 26, 26), art, False, round=True)


def _terrace_plate(
    position: Position, look: Look, spaces: tuple[Space, ...], box: Box, lit: bool
) -> Iterator[Shape]:
    for n, space in enumerate(spaces):
        x, seat = box.x + 13 + n * 13.4, holder(position, space)
        art = _terrace_worker(look, seat, lit and seat is None, x, box.y + box.h - 11, 25)
        yield Shape(space.name, "place", "", Box(x - 6.7, box.y, 13.4, box.h), art, False)


def _terrace_worker(
    look: Look, seat: int | None, open_here: bool, x: float, foot: float, height: float
) -> Art:
    if seat is not None:
        return pawn(x, foot, height, seat)
    return pawn(x, foot, height, look.viewer, "ghost") if open_here else ""


def _terrace_label(position: Position, look: Look) -> str:
    spaces = position.board.areas[TERRACE]
    seats = [seat for space in spaces if (seat := holder(position, space)) is not None]
    there = ", ".join(look.names[seat] for seat in dict.fromkeys(seats))
    says = tell("terrace-label", coins=TERRACE_COINS.amount, free=len(spaces) - len(seats), all=len(spaces))
    return f"{says} {tell('terrace-there', names=there)}" if there else says
