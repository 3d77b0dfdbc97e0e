"""The six chambers of the palace: the die that each takes, its figure, what it gives and does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rajas.ganges.board import CHAMBER
from rajas.ganges.naming import action_words
from rajas.ganges.palace import (
    DANCER,
    GREAT_MOGUL,
    MASTER_BUILDER,
    PORTUGUESE,
    RAJA,
    VOYAGE_LENGTH,
    YOGI,
)
from rajas.ganges.position import Position
from rajas.ganges.rewards import AnyDice, Coins, Fame, Karma, Reward, Upgrade
from rajas_widgets.art.pen import arch, centred, circle, group, path, rect, text
from rajas_widgets.art.pieces import die, elephant
from rajas_widgets.ganges import rewards
from rajas_widgets.ganges.palace_form import Form
from rajas_widgets.ganges.spots import occupied, standing
from rajas_widgets.ganges.token_art import border_space
from rajas_widgets.scene import Art, Box, Look, Shape
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


def chambers(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    wide, high = form.room
    for n, space in enumerate(position.board.areas[CHAMBER]):
        box = Box(form.edge + n % 3 * form.wide, form.rows[n // 3], wide, high)
        art = _room(form, space.value, box, space.name in look.lit, position.board.variant.open_tokens)
        foot = box.y + high * 0.645
        art += standing(position, look, space, box.x + wide * 0.75, foot, high * 0.345)
        named, gives = tell("figure", value=space.value), action_words(position.board, space.value)
        says = tell("palace-chamber", value=space.value, name=named, gives=gives)
        label = f"{says} {occupied(position, look, space)}"
        yield Shape(space.name, "space", label, box, art, False, True, outline=_walls(box))


def _walls(box: Box) -> str:
    return arch(box.x, box.y, box.w, box.h, rise=box.h * 0.34, lobes=3)


@lru_cache(maxsize=64)
def _room(form: Form, value: int, box: Box, lit: bool, open_tokens: bool) -> Art:
    """A chamber under its cusped arch: the die it takes, its figure, what it gives."""
    x, y = box.x + box.w / 2, box.y
    shape = _walls(box)
    wall = path(shape, "face", "glow", 3) if lit else path(shape, "restarch")
    size = form.figure * 0.68
    takes = die("white", value, x - size / 2, y + 5.5, size)
    figure = centred(FIGURES[value], box.x + box.w * 0.255, y + box.h * 0.475, form.figure)
    ink = "black" if lit else "resttx"
    words, base = tell("figure", value=value), y + box.h * 0.77
    name = text(x, base, words, form.words, ink, weight=800, anchor="middle", most=box.w - 6)
    gifts = _gifts(value, x, y + box.h * 0.895, form.words / 13, ink, open_tokens)
    return wall + takes + figure + name + gifts


def _gifts(value: int, x: float, y: float, scale: float, ink: str, open_tokens: bool) -> Art:
    """The gifts of a chamber and its work in one row."""
    gives = GIVES.get(value, ())
    parts = [rewards.one(reward, 0, 0, 27) for reward in gives]
    work = _work(value, ink, open_tokens)
    parts += [work] if work else []
    first = -21.0 * (len(parts) - 1) / 2
    return group("".join(group(part, first + 21 * n) for n, part in enumerate(parts)), x, y, scale)


def _work(value: int, ink: str, open_tokens: bool) -> Art:
    """What a chamber does besides giving something."""
    if value == GREAT_MOGUL:
        return elephant(-9, -10.5, 21)
    if value == DANCER and open_tokens:
        return border_space("yellow", 0, 0, 18)
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
