"""What is printed of the palace: domes, walls, and the grounds of balconies, gardens and terrace."""

from __future__ import annotations

from functools import lru_cache

from rajas.ganges.palace import TERRACE_COINS
from rajas_widgets.art.pen import centred, circle, dome, line, path, rect, scallop, text
from rajas_widgets.art.pieces import coin, die
from rajas_widgets.ganges.palace_form import DESK, Form, terrace_begins
from rajas_widgets.scene import Art, Box, Shape
from rajas_widgets.words import tell


@lru_cache(maxsize=4)
def printed(form: Form) -> tuple[Shape, ...]:
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
    right, words = form.width - 12, tell("balconies-note")
    note = text(right, base, words, form.words - 0.5, "rose2", weight=700, anchor="end", most=220)
    return rect(*form.strip, "madder2") + name + note


def _grounds(form: Form) -> Art:
    w, h, top, split = form.width, form.height, form.ground, terrace_begins(form)
    garden = path(f"M0,{top}H{split}V{h}H12a12,12 0 0 1 -12,-12Z", "leaf")
    terrace = path(f"M{split},{top}H{w}V{h - 12}a12,12 0 0 1 -12,12H{split}Z", "terr")
    base = top + form.words + 4
    names = text(12, base, tell("gardens"), form.words + 1, "fieldtext", weight=800)
    names += text(split + 10, base, tell("terrace"), form.words + 1, "fieldtext", weight=800)
    words, size = tell("gardens-note"), form.words - 0.5
    note = text(split - 9, base, words, size, "noteleaf", weight=700, anchor="end", most=90)
    return garden + terrace + names + note + (_terrace_gain(form) if form is DESK else "")


def _terrace_gain(form: Form) -> Art:
    """2 coins, and dice rolled again."""
    right, y = form.width, form.ground + 13
    again = path(f"M{right - 13.5},{y - 4}c4,2 4,7 0,9", stroke="fieldtext", width=1.5)
    return coin(right - 45, y, 17, TERRACE_COINS) + die("white", 5, right - 31, y - 7.5, 15) + again
