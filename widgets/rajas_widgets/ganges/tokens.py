"""Yield tokens: the white pile and its discards; with Navaratna all colours, open, each on its building."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.board import Token
from rajas.ganges.position import Position
from rajas_widgets.art.pen import centred, group, rect, text
from rajas_widgets.art.pieces import badge
from rajas_widgets.ganges import rewards
from rajas_widgets.ganges.ids import token_id
from rajas_widgets.ganges.token_art import DYES, back, shape, token
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

A_ROW = 3  # tokens side by side on a building
MOST_SEEN = 4  # tokens of a pile that are drawn


class Form(NamedTuple):
    """Where things stand in one form of the panel."""

    name: str
    width: float  # with all colours
    closed: Box  # the whole panel with a pile and discards
    pile: float  # size of a token in a pile
    columns: int  # of colours
    colour: tuple[float, float]  # size of a colour's field
    token: float
    step: tuple[float, float]


DESK = Form("tokens", 400, Box(0, 0, 400, 292), 72, 2, (185, 196), 46, (58, 50))
PHONE = Form("tokens-phone", 366, Box(0, 0, 366, 292), 72, 2, (168, 196), 44, (52, 50))
TOP = 44.0
LEFT = 76.0  # height of the row that shows what is still in the pile


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position)


def phone(position: Position, look: Look) -> Scene:
    return _scene(PHONE, position)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"tokens": scene, "tokens-phone": phone}


def _scene(form: Form, position: Position) -> Scene:
    if not position.board.variant.open_tokens:
        shapes = (_card(form.closed, ""), *_closed(form, position), _left(form, position))
        return Scene(form.name, tell("tokens"), form.closed.w, form.closed.h, shapes)
    colours = position.board.variant.tokens
    rows = -(-len(colours) // form.columns)
    whole = Box(0, 0, form.width, TOP + rows * (form.colour[1] + 10))
    shapes = (_card(whole, tell("tokens-open")), *_open(form, position))
    return Scene(form.name, tell("tokens"), whole.w, whole.h, shapes)


@lru_cache(maxsize=16)
def _card(whole: Box, note: str) -> Shape:
    head = text(16, 29, tell("tokens"), 20, "ink", "title")
    quiet = text(whole.w - 16, 28, note, 14, "soft", weight=700, anchor="end")
    return Shape("tokens-field", "field", "", whole, rect(*whole, "paper", 12) + head + quiet)


# The pile and its discards


def _closed(form: Form, position: Position) -> Iterator[Shape]:
    wide = form.closed.w / 2
    for n, (name, left) in enumerate((("pile", position.pile), ("discards", position.discards))):
        x, y = wide * (n + 0.5), TOP + form.pile * 0.5 + 26
        count = sum(left)
        heap = _pile(form, x, y, count) if name == "pile" else _discards(form, x, y, position)
        base = form.closed.h - LEFT
        words = text(x, base - 30, tell(name), 15.5, "ink", weight=800, anchor="middle")
        note = text(x, base - 11, tell(f"{name}-note", count=count), 14, "soft", anchor="middle")
        box = Box(x - wide / 2 + 5, TOP, wide - 10, base - TOP - 5)
        label = tell("pile-label", count=count) if name == "pile" else _discards_label(position)
        yield Shape(name, name, label, box, heap + words + note, False, True)


def _left(form: Form, position: Position) -> Shape:
    """Which tokens the pile still holds: everybody has seen all others."""
    area = Box(10, form.closed.h - LEFT, form.closed.w - 20, LEFT - 10)
    kinds = [pair for pair in zip(position.board.tokens, position.pile, strict=True) if pair[1]]
    words = text(area.x + 12, area.centre[1] + 5, tell("pile-holds"), 14, "soft", weight=700, most=94)
    step, first = (area.w - 112) / max(4, len(kinds)), area.x + 112
    art = "".join(
        _kind(kind, count, first + step * (n + 0.45), area.centre[1], form.token * 0.9)
        for n, (kind, count) in enumerate(kinds)
    )
    held = "; ".join(
        tell("pile-kind", gives=rewards.label(kind.rewards), count=count) for kind, count in kinds
    )
    label = f"{tell('pile-holds')} {held}" if held else ""
    return Shape("pile-left", "field", label, area, rect(*area, "linen", 10) + words + art, False)


def _pile(form: Form, x: float, y: float, count: int) -> Art:
    seen = min(MOST_SEEN, count)
    if not seen:
        return _gone("white", x, y, form.pile)
    return "".join(back(x, y + 8 - 5 * n, form.pile) for n in range(seen))


def _discards(form: Form, x: float, y: float, position: Position) -> Art:
    kinds = [
        kind
        for kind, count in zip(position.board.tokens, position.discards, strict=True)
        for _ in range(count)
    ]
    seen = kinds[-MOST_SEEN:]
    if not seen:
        return _gone("white", x, y, form.pile * 0.82)
    return "".join(
        token(kind.colour, kind.rewards, x - 6 * (len(seen) - 1) + 12 * n, y - 14 + 12 * n, form.pile * 0.82)
        for n, kind in enumerate(seen)
    )


def _discards_label(position: Position) -> str:
    pairs = zip(position.board.tokens, position.discards, strict=True)
    open_ones = [rewards.label(kind.rewards) for kind, count in pairs for _ in range(count)]
    return tell("discards-label", count=len(open_ones), tokens="; ".join(open_ones))


# All colours, open


def _open(form: Form, position: Position) -> Iterator[Shape]:
    wide, high = form.colour
    gap = (form.width - form.columns * wide) / (form.columns + 1)
    for n, colour in enumerate(position.board.variant.tokens):
        row, column = divmod(n, form.columns)
        area = Box(gap + column * (wide + gap), TOP + row * (high + 10), wide, high)
        kinds = [
            (kind, count)
            for kind, count in zip(position.board.tokens, position.pile, strict=True)
            if kind.colour == colour
        ]
        yield _building(area, colour, sum(count for _, count in kinds))
        yield from _lying(form, area, kinds)


@lru_cache(maxsize=64)
def _building(area: Box, colour: str, count: int) -> Shape:
    """The field of a colour: its building, pale, and how many tokens are left."""
    dye, (x, y) = DYES[colour], area.centre
    house = centred(dye.building, x, y + 14, min(area.w, area.h) * 0.98, dye.pale, "linen")
    ground = rect(*area, "linen", 10) + group(house, opacity=0.4)
    name = text(area.x + 10, area.y + 21, tell("token-colour", colour=colour), 15, "ink", weight=800)
    number = text(area.x + area.w - 10, area.y + 21, str(count), 16, "soft", weight=800, anchor="end")
    return Shape(f"tokens-{colour}", "field", "", area, ground + name + number, False)


def _lying(form: Form, area: Box, kinds: list[tuple[Token, int]]) -> Iterator[Shape]:
    across, down = form.step
    left = area.x + (area.w - across * (A_ROW - 1)) / 2
    top = area.y + 34 + down / 2
    for n, (kind, count) in enumerate(kinds):
        x, y = left + n % A_ROW * across, top + n // A_ROW * down
        size = form.token
        box = Box(x - size / 2, y - size / 2, size, size)
        touch = Box(x - across / 2, y - down / 2, across, down)
        art = _kind(kind, count, x, y, size)
        says = tell(
            "token-label",
            colour=tell("token-colour", colour=kind.colour),
            gives=rewards.label(kind.rewards),
            count=count,
        )
        yield Shape(token_id(kind.name), "token", says, box, art, False, True, touch, True)


def _kind(kind: Token, count: int, x: float, y: float, size: float) -> Art:
    if not count:
        return _gone(kind.colour, x, y, size)
    drawn = token(kind.colour, kind.rewards, x, y, size)
    if count == 1:
        return drawn
    below = token(kind.colour, kind.rewards, x + 1.5, y + size * 0.09, size)
    return below + drawn + badge(x + size * 0.4, y - size * 0.36, 13, str(count))


def _gone(colour: str, x: float, y: float, size: float) -> Art:
    return group(shape(colour, size * 0.92, "none", "soft", 1.4), x, y, opacity=0.45)
