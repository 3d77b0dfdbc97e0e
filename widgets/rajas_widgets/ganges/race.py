"""The race unrolled: a line a player, plum from the left, gold from the right, the distance in between.

"race" stands beside the board, "race-card" on top of a phone, where the whole card is one button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rajas.ganges.figures import Components
from rajas.ganges.position import Position
from rajas_widgets.art.glyphs import text_width
from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import group, icon, num, path, rect, text
from rajas_widgets.art.pieces import emblem, pill
from rajas_widgets.ganges.standings import Standing, standings
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell


@dataclass(frozen=True, slots=True)
class Lines:
    """How the lines of a panel are drawn."""

    left: float  # where the bar begins
    right: float
    height: float
    emblem: float  # where the player's sign stands
    name: float
    name_size: float
    figure: float  # size of fame and money
    apart: float  # size of the distance


_WIDTH, _HEIGHT = 400.0, 140.0
_FIRST, _ROOM = 42.0, 94.0  # where the lines begin, and how high they are together
_CARD_WIDTH, _CARD_HEIGHT = 366.0, 84.0


def race(position: Position, look: Look) -> Scene:
    lines = standings(position, look)
    pitch = min(38.0, _ROOM / len(lines))
    height = min(28.0, pitch - 5)
    style = Lines(88, 386, height, 24, 41, min(17.0, height * 0.72), min(16.0, height * 0.72), height * 0.885)
    top = _FIRST + (_ROOM - pitch * len(lines)) / 2
    head = Shape("race-head", "head", "", Box(0, 0, _WIDTH, _FIRST), _head())
    rows = (
        _row(position, line, style, Box(8, top + pitch * place, _WIDTH - 16, pitch))
        for place, line in enumerate(lines)
    )
    return Scene("race", tell("race-title"), _WIDTH, _HEIGHT, (head, *rows))


def race_card(position: Position, look: Look) -> Scene:
    """One button: it opens both tracks, folded into rows."""
    lines = standings(position, look)
    pitch = 80.0 / (len(lines) + 0.4)
    height = min(24.0, pitch - (1.6 if len(lines) == 4 else 3.8))
    style = Lines(88, 330, height, 20, 35, min(16.0, height * 0.85), min(15.0, height * 0.85), height * 0.97)
    top = (_CARD_HEIGHT - pitch * len(lines)) / 2
    bars = "".join(
        _line(position.board.components, line, style, top + pitch * (place + 0.5))
        for place, line in enumerate(lines)
    )
    arrow = group(path("M-7,-4L0,3.4L7,-4", "none", "indigo", 3.2), 350, _CARD_HEIGHT / 2)
    words = tell("race-open", lines=". ".join(line.words() for line in lines))
    box = Box(0, 0, _CARD_WIDTH, _CARD_HEIGHT)
    card = Shape("race-card", "card", "", box, rect(*box, "paper", r=12) + arrow)
    button = Shape("open-race-folded", "card", words, box, bars, printed=False, target=True)
    return Scene("race-card", tell("race-title"), _CARD_WIDTH, _CARD_HEIGHT, (card, button))


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"race": race, "race-card": race_card}


@lru_cache(maxsize=1)
def _head() -> Art:
    title = tell("race-title")
    fame = 16 + text_width(title, 20, "title") + 20
    return "".join(
        (
            rect(0, 0, _WIDTH, _HEIGHT, "paper", r=12),
            text(16, 28, title, 20, font="title"),
            icon("fame", fame, 11.5, 21),
            text(fame + 25, 27, tell("race-fame-head"), 15, "soft", weight=700),
            text(240, 27, tell("race-apart-head"), 15, "soft", weight=700, anchor="middle"),
            text(360, 27, tell("race-money-head"), 15, "soft", weight=700, anchor="end"),
            icon("coin", 364.5, 11.5, 21),
        )
    )


def _row(position: Position, line: Standing, style: Lines, box: Box) -> Shape:
    art = _line(position.board.components, line, style, box.centre[1])
    return Shape(f"player-{line.seat}", "player", line.words(), box, art, printed=False, target=True)


@lru_cache(maxsize=256)
def _line(parts: Components, line: Standing, style: Lines, y: float) -> Art:
    """A player's sign, name and bar around this height."""
    room = style.left - style.name - 4
    name = text(style.name, y + style.name_size * 0.325, line.name, style.name_size, weight=800, most=room)
    sign = emblem(style.emblem, y, min(22.0, style.height * 0.95), line.seat)
    pointer = path("M0,-5.5L5,0L0,5.5Z", "ink") if line.moves else ""
    return group(pointer, style.emblem - 18, y) + sign + name + _bar(parts, line, style, y)


def _bar(parts: Components, line: Standing, style: Lines, y: float) -> Art:
    width, top = style.right - style.left, y - style.height / 2
    unit = width / parts.crossing
    fame = style.left + min(line.fame * unit, width)
    money = max(style.right - (line.money + 1) // 2 * unit, style.left)
    well = rect(style.left, top, width, style.height, "linen", r=5.5)
    figures = _fame_figure(line, style, fame, y) + _money_figure(line, style, money, y)
    gold = _end(style.right, money, top, style.height, -1, "money3")
    # Markers that have passed each other: both are seen, one above the other.
    plum = _end(style.left, fame, top, style.height if fame <= money else style.height / 2, 1, "plum")
    return well + gold + plum + _apart(line, style, fame, money, y) + figures


def _end(edge: float, to: float, top: float, height: float, way: int, fill: str) -> Art:
    """A block that grows from one end of the bar, round at that end."""
    r = min(5.5, abs(to - edge))
    if not r:
        return ""
    arc = f"a{num(r)},{num(r)} 0 0 {1 if way > 0 else 0}"
    inner, outer, bottom = num(edge + way * r), num(to), num(top + height)
    upwards = f"{arc} {num(-way * r)},{num(-r)}V{num(top + r)}{arc} {num(way * r)},{num(-r)}Z"
    return path(f"M{inner},{num(top)}H{outer}V{bottom}H{inner}{upwards}", fill)


def _fame_figure(line: Standing, style: Lines, to: float, y: float) -> Art:
    """In the plum, or just behind it while that is too short."""
    words, baseline = str(line.fame), y + style.figure * 0.325
    inside = to - style.left >= text_width(words, style.figure, "body", 800) + 11
    x, fill = (style.left + 8, "white") if inside else (to + 5, "ink")
    return text(x, baseline, words, style.figure, fill, weight=800)


def _money_figure(line: Standing, style: Lines, to: float, y: float) -> Art:
    words, baseline = str(line.money), y + style.figure * 0.325
    inside = style.right - to >= text_width(words, style.figure, "body", 800) + 11
    x, fill = (style.right - 8, "black") if inside else (to - 5, "ink")
    return text(x, baseline, words, style.figure, fill, weight=800, anchor="end")


def _apart(line: Standing, style: Lines, fame: float, money: float, y: float) -> Art:
    """Dots along the way still open, the distance among them; on a plate where there is no room."""
    words, colour, middle = line.figure(), PLAYERS[line.seat], (fame + money) / 2
    half = text_width(words, style.apart, "body", 800) / 2 + 8
    if money - fame < 2 * half or line.apart <= 0:
        width = max(2 * half, style.height * 1.3)
        x = min(max(middle, style.left + 30 + width / 2), style.right - 30 - width / 2)
        return pill(x, y, width, style.height - 3, line.seat, words, style.apart * 0.8)
    start, end = (
        fame + _behind(line.fame, fame - style.left, style),
        money - _behind(line.money, style.right - money, style),
    )
    middle = (start + end) / 2
    pieces = [(start + 4, middle - half), (middle + half, end - 4)]
    d = "".join(f"M{num(a)},{num(y)}H{num(b)}" for a, b in pieces if b - a > 3)
    dots = path(d, "none", colour, style.height * 0.13, "1 5.5") if d else ""
    return dots + text(
        middle,
        y + style.apart * 0.325,
        words,
        style.apart,
        colour if style.height > 19 else "ink",
        weight=800,
        anchor="middle",
    )


def _behind(figure: int, block: float, style: Lines) -> float:
    """The room of a figure that stands behind its block."""
    width = text_width(str(figure), style.figure, "body", 800)
    return 0 if block >= width + 11 else width + 6
