"""Each function draws a piece of SVG in the units of its panel. Colours: names of the palette, or "#hex"."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Literal

from rajas_widgets.art.glyphs import Font, Weight, outline, text_width
from rajas_widgets.art.palette import FIELDS
from rajas_widgets.scene import Art, Box

Anchor = Literal["start", "middle", "end"]

FAMILIES = {"title": "'Yeseva One',serif", "body": "'Alegreya Sans','Noto Sans',sans-serif"}
SHRINK = 0.8  # words are set smaller to fit, but not below this part of their size


@lru_cache(maxsize=65536)
def num(value: float) -> str:
    """A number as short as two decimals allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


@lru_cache(maxsize=1024)
def paint(colour: str) -> str:
    return colour if colour.startswith(("#", "url(")) or colour == "none" else f"var(--{colour})"


@lru_cache(maxsize=4096)
def _style(fill: str, stroke: str, width: float, opacity: float) -> str:
    filled = f' fill="{paint(fill)}"' if fill else ""
    stroked = f' stroke="{paint(stroke)}" stroke-width="{num(width)}"' if stroke else ""
    return filled + stroked + ("" if opacity == 1 else f' opacity="{num(opacity)}"')


def rect(
    x: float, y: float, w: float, h: float, fill: str,
    r: float = 0, stroke: str = "", width: float = 0, opacity: float = 1.0,
) -> Art:  # fmt: skip
    rounded = f' rx="{num(r)}"' if r else ""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f"<rect {box}{rounded}{_style(fill, stroke, width, opacity)}/>"


def circle(
    x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0, opacity: float = 1.0
) -> Art:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_style(fill, stroke, width, opacity)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    stroke: str = "",
    width: float = 0,
    opacity: float = 1.0,
) -> Art:
    place = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f"<ellipse {place}{_style(fill, stroke, width, opacity)}/>"


def path(
    d: str, fill: str = "none", stroke: str = "", width: float = 0, dash: str = "", opacity: float = 1.0,
    cap: Literal["round", "butt"] = "round",
) -> Art:  # fmt: skip
    """A picture's lines end round; `cap` says otherwise."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    ends = ' stroke-linecap="butt"' if cap == "butt" else ""
    return f'<path d="{d}"{_style(fill, stroke, width, opacity)}{dashed}{ends}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float, dash: str = "") -> Art:
    return path(f"M{num(x1)},{num(y1)}L{num(x2)},{num(y2)}", "none", stroke, width, dash)


def group(
    art: Art, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0.0, opacity: float = 1.0
) -> Art:
    """Moved, then scaled, then turned by degrees about its own origin."""
    moves = [
        f"translate({num(x)} {num(y)})" if x or y else "",
        f"scale({scale:.4g})" if scale != 1 else "",
        f"rotate({num(turn)})" if turn else "",
    ]
    transform = " ".join(filter(None, moves))
    placed = f' transform="{transform}"' if transform else ""
    faded = "" if opacity == 1 else f' opacity="{num(opacity)}"'
    return f"<g{placed}{faded}>{art}</g>" if placed or faded else art


def icon(name: str, x: float, y: float, size: float, c: str = "", k: str = "", **more: str) -> Art:
    """A symbol, from its upper left corner. c: its block, k: its carved lines; left out, its own colours."""
    colours = {"c": c, "k": k, **more}
    style = ";".join(f"--{key}:{paint(colour)}" for key, colour in colours.items() if colour)
    place = f'x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#i-{name}" {place}' + (f' style="{style}"/>' if style else "/>")


def centred(name: str, x: float, y: float, size: float, c: str = "", k: str = "", **more: str) -> Art:
    """The same, about its middle."""
    return icon(name, x - size / 2, y - size / 2, size, c, k, **more)


def pattern(name: str, shape: str | Box, opacity: float = 1.0, r: float = 0) -> Art:
    """A tone-on-tone print (orange ..., wave, stone, dot, jali, band) over a path or a box."""
    fill = f"url(#pt-{name})"
    return (
        path(shape, fill, opacity=opacity)
        if isinstance(shape, str)
        else rect(*shape, fill, r, opacity=opacity)
    )


def text(
    x: float, y: float, words: str, size: float, fill: str = "ink", font: Font = "body", weight: Weight = 500,
    anchor: Anchor = "start", most: float | None = None,
) -> Art:  # fmt: skip
    """Words on a baseline; painters make them outlines. `most`: a width that they are made smaller for."""
    width = text_width(words, size, font, weight)
    if most is not None and width > most:
        smaller = max(SHRINK, most / width)
        size, width = size * smaller, width * smaller
    left = x - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    drawn = outline(words, font, weight)
    if drawn is None:
        return _written(x, y, words, size, fill, font, weight, anchor)
    if not words.strip():
        return ""
    place = f'x="{num(left)}" y="{num(y)}"'
    face = f'class="{font}-{weight if font == "body" else 400}" font-size="{num(size)}"'
    return f'<text {place} {face} fill="{paint(fill)}">{escape(words)}</text>'


def _written(
    x: float, y: float, words: str, size: float, fill: str, font: Font, weight: Weight, anchor: Anchor
) -> Art:
    """For scripts whose outlines we do not bring: the viewer's own fonts."""
    face = f'font-family="{FAMILIES[font]}" font-size="{num(size)}" font-weight="{weight}"'
    place = f'x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"'
    return f'<text {place} {face} fill="{paint(fill)}">{escape(words)}</text>'


def lines_of(words: str, size: float, width: float, font: Font = "body", weight: Weight = 500) -> list[str]:
    """Broken between words so that no line is wider, unless a single word is."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def wrapped(
    x: float, y: float, words: str, size: float, width: float, lines: int = 2, fill: str = "ink",
    font: Font = "body", weight: Weight = 500, anchor: Anchor = "start", leading: float = 1.2,
) -> Art:  # fmt: skip
    """Words in lines, the first on the baseline y; what does not fit is set smaller, then joins the last."""
    broken = lines_of(words, size, width, font, weight)
    if len(broken) > lines:
        size *= SHRINK
        broken = lines_of(words, size, width, font, weight)
        broken[lines - 1 :] = [" ".join(broken[lines - 1 :])]
    return "".join(
        text(x, y + i * size * leading, part, size, fill, font, weight, anchor, width)
        for i, part in enumerate(broken)
    )


def field(
    x: float, y: float, w: float, h: float, tone: str, title: str, sign: str = "", note: str = ""
) -> Art:
    """A coloured area with its emblem, its name, and a quiet note at the right end of its head."""
    colours = FIELDS[tone]
    ground = rect(x, y, w, h, colours.ground, r=12)
    emblem = circle(x + 25, y + 25, 15, "cream") + centred(sign, x + 25, y + 25, 21, colours.sign, "cream")
    left = x + (47 if sign else 16)
    head = text(left, y + 32, title, 21, colours.text, "title", most=x + w - 12 - left)
    room = x + w - 20 - left - text_width(title, 21, "title")
    quiet = text(x + w - 12, y + 31, note, 13, colours.note, weight=700, anchor="end", most=room)
    return ground + (emblem if sign else "") + head + (quiet if note else "")


@lru_cache(maxsize=512)
def arch(x: float, y: float, w: float, h: float, rise: float = 30, lobes: int = 3) -> str:
    """A cusped arch: lobes between points on an ellipse, an ogee tip at its top."""
    half, ry = w / 2, 0.86 * rise
    middle, spring = x + half, y + rise
    turns = [0.86 * math.pi / 2 * i / lobes for i in range(lobes + 1)]
    left = [(middle - half * math.cos(t), spring - ry * math.sin(t)) for t in turns]
    right = [(2 * middle - px, py) for px, py in reversed(left)]
    shoulder = left[-1][1]
    tip = f"Q{num(middle - 1)},{num(shoulder)} {num(middle)},{num(y)}Q{num(middle + 1)},{num(shoulder)} "
    tip += f"{num(right[0][0])},{num(right[0][1])}"
    return f"M{num(x)},{num(y + h)}V{num(spring)}{_lobes(left)}{tip}{_lobes(right)}V{num(y + h)}Z"


def _lobes(points: Sequence[tuple[float, float]]) -> str:
    return "".join(
        f"A{num(r := 0.56 * math.dist(a, b))},{num(r)} 0 0 1 {num(b[0])},{num(b[1])}"
        for a, b in pairwise(points)
    )


@lru_cache(maxsize=64)
def dome(x: float, y: float, w: float, h: float) -> str:
    """An onion dome that fills the box; its belly is wider than the box by a quarter."""
    half, middle, base = w / 2, x + w / 2, y + h
    side = (
        f"M{num(middle - 0.82 * half)},{num(base)}C{num(middle - 1.25 * half)},{num(base - 0.38 * h)} "
        f"{num(middle - 0.5 * half)},{num(base - 0.66 * h)} {num(middle)},{num(y)}"
    )
    return (
        f"{side}C{num(middle + 0.5 * half)},{num(base - 0.66 * h)} {num(middle + 1.25 * half)},"
        f"{num(base - 0.38 * h)} {num(middle + 0.82 * half)},{num(base)}Z"
    )


@lru_cache(maxsize=64)
def scallop(x: float, y: float, w: float, n: int, depth: float) -> str:
    """A hem of n half ellipses that hang from a line: stroke it, or close it with Z and fill it."""
    step = w / n
    return f"M{num(x)},{num(y)}" + f"a{num(step / 2)},{num(depth)} 0 0 0 {num(step)},0" * n
