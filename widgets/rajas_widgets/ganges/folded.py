"""The race folded for a phone: rows of six fame spaces, each with its two coin halves below.

Fame reads down, money reads up; beside the rows every player has a lane from the row of the fame marker
to the row of the money marker, with the distance on a pill.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from rajas.ganges.board import Board
from rajas.ganges.figures import Components
from rajas.ganges.position import Position
from rajas_widgets.art.glyphs import text_width
from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import centred, circle, group, icon, line, path, rect, text
from rajas_widgets.art.pieces import fame_marker, money_marker, pawn, pill
from rajas_widgets.ganges.rewards import sign
from rajas_widgets.ganges.standings import Bonus, Standing, bonuses, standing
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_WIDTH = 366.0
_COLUMNS = 6
_LEFT, _TOP, _PITCH = 11.0, 40.0, 52.0
_FAME_HEIGHT, _COIN_TOP, _COIN_HEIGHT = 27.0, 28.5, 19.0
_BOTTOM = 8.0
# By number of players: the width of a cell, where the first lane lies, from lane to lane, from pill to pill.
_ROOM = {2: (49.5, 322.0, 24.0, 26.0), 3: (49.0, 316.0, 18.5, 26.0), 4: (46.5, 301.0, 17.3, 28.0)}
_FAME_SHIFTS = {1: (0.0,), 2: (-11.0, 11.0), 3: (-14.0, 0.0, 14.0), 4: (-16.0, -5.4, 5.4, 16.0)}
_FAME_SIZES = {1: 33.0, 2: 30.0, 3: 27.0, 4: 25.0}
_COIN_SHIFTS = {
    1: ((0.0, 0.0),),
    2: ((-7.0, 0.0), (7.0, 0.0)),
    3: ((-7.5, -4.0), (7.5, -4.0), (0.0, 6.0)),
    4: ((-7.5, -6.5), (7.5, -6.5), (-7.5, 6.5), (7.5, 6.5)),
}
_COIN_SIZES = {1: 27.0, 2: 23.0, 3: 20.0, 4: 18.0}


@dataclass(frozen=True, slots=True)
class Rows:
    """Where the spaces lie."""

    parts: Components
    cell: float

    @property
    def count(self) -> int:
        return -(-self.parts.fame_last // _COLUMNS)

    @property
    def height(self) -> float:
        return _TOP + _PITCH * self.count + _BOTTOM

    def fame(self, space: int) -> Box:
        row, column = divmod(space - 1, _COLUMNS)
        return Box(_LEFT + self.cell * column, _TOP + _PITCH * row, self.cell - 2, _FAME_HEIGHT)

    def money(self, space: int) -> Box:
        """The odd space of a pair is the right half: money reads up."""
        above = self.fame(min(max(self.parts.beside(space), 1), self.parts.fame_last))
        half = (self.cell - 2 - 2) / 2
        left = above.x + (half + 2 if space % 2 else 0)
        return Box(left, above.y + _COIN_TOP, half, _COIN_HEIGHT)

    def has_money(self, space: int) -> bool:
        return 1 <= self.parts.beside(space) <= self.parts.fame_last


def race_folded(position: Position, look: Look) -> Scene:
    cell, *_ = _ROOM[len(position.players)]
    rows = Rows(position.board.components, cell)
    lines = [standing(position, look, seat) for seat in range(len(position.players))]
    viewer = lines[look.viewer]
    whole = Box(0, 0, _WIDTH, rows.height)
    words = tell("race-close")
    shapes = (
        Shape("race-rows", "board", "", whole, _printed(position.board, rows)),
        Shape("race-done", "done", "", whole, _done(rows, viewer.fame, viewer.money), printed=False),
        *(_bonus(rows, bonus, look) for bonus in bonuses(position, look)),
        *_lanes(rows, lines),
        *_markers(rows, lines),
        Shape("close-race", "card", words, Box(0, 0, _WIDTH, 48), target=True),
    )
    return Scene("race-folded", tell("race-title"), _WIDTH, rows.height, shapes)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"race-folded": race_folded}


# Printed


@lru_cache(maxsize=32)
def _printed(board: Board, rows: Rows) -> Art:
    parts = board.components
    fame = (_fame_space(rows, space, False) for space in range(1, parts.fame_last + 1))
    money = (
        _money_space(rows, space, False) for space in range(1, parts.money_last + 1) if rows.has_money(space)
    )
    card = rect(0, 0, _WIDTH, rows.height, "paper", r=12)
    arrow = group(path("M-7,3.4L0,-4L7,3.4", "none", "indigo", 3.2), 350, 20)
    return "".join((card, _head(), arrow, *fame, *money))


def _head() -> Art:
    title, down, up = (tell(f"race-{key}") for key in ("title", "fame-down", "money-up"))
    first = 14 + text_width(title, 21, "title") + 18
    second = first + 24 + text_width(down, 15, "body", 700) + 14
    return (
        text(14, 27, title, 21, font="title")
        + icon("fame", first, 10, 20)
        + text(first + 24, 26, down, 15, "soft", weight=700, most=second - first - 30)
        + icon("coin", second, 10, 20)
        + text(second + 24, 26, up, 15, "soft", weight=700, most=338 - second - 24)
    )


@lru_cache(maxsize=512)
def _fame_space(rows: Rows, space: int, done: bool) -> Art:
    box, ten = rows.fame(space), space % 10 == 0
    plate = rect(*box, "plum" if done else "plum3" if ten else "plum2", r=4)
    size = 17 if ten else 15
    return plate + _number(box, space, size, "white" if done else "plumtx")


@lru_cache(maxsize=1024)
def _money_space(rows: Rows, space: int, done: bool) -> Art:
    """Every fifth has its number, and all that the viewer has."""
    box = rows.money(space)
    plate = rect(*box, "money3" if done else "money2" if space % 10 == 0 else "money", r=3)
    if space % 5 and not done:
        return plate
    return plate + _number(box, space, 12.5, "black" if done else "moneytx")


def _number(box: Box, number: int, size: float, fill: str) -> Art:
    x, y = box.centre
    return text(x, y + size * 0.33, str(number), size, fill, weight=800, anchor="middle")


# Pieces


@lru_cache(maxsize=64)
def _done(rows: Rows, fame: int, money: int) -> Art:
    parts = rows.parts
    spaces = [_fame_space(rows, space, True) for space in range(1, min(fame, parts.fame_last) + 1)]
    for space in range(1, min(money, parts.money_last) + 1):
        if rows.has_money(space):
            spaces.append(_money_space(rows, space, True))
    return "".join(spaces)


def _bonus(rows: Rows, bonus: Bonus, look: Look) -> Shape:
    box = rows.fame(bonus.space) if bonus.track == "fame" else rows.money(bonus.space)
    art = _fame_bonus(box, bonus) if bonus.track == "fame" else _money_bonus(box, bonus)
    return Shape(f"bonus-{bonus.track}-{bonus.space}", "bonus", bonus.words(look), box, art, printed=False)


def _fame_bonus(box: Box, bonus: Bonus) -> Art:
    """A plate with number and sign."""
    plate = rect(box.x + 2, box.y - 1, box.w - 4, box.h + 2, "face", 9, "plum", 2.2)
    x, y = box.centre
    number = text(x - 11.5, y + 4.7, str(bonus.space), 14, "#5A2453", weight=800, anchor="middle")
    if bonus.waiting:
        return plate + number + _waiting(x + 9, y, bonus.waiting)
    shown = group(number + sign((bonus.reward,), x + 9, y, 26), opacity=0.4 if bonus.done else 1.0)
    return plate + shown + (_check(box.x + box.w - 6, box.y + box.h - 4) if bonus.done else "")


def _money_bonus(box: Box, bonus: Bonus) -> Art:
    """A roundel with its number on the rim."""
    x, y = box.centre
    disc = circle(x, y, 12, "face", "money3", 2.2)
    if bonus.waiting:
        shown = _waiting(x, y - 1, bonus.waiting)
    else:
        shown = group(sign((bonus.reward,), x, y, 20), opacity=0.4 if bonus.done else 1.0)
    plate = rect(x - 9, y + 6, 18, 11, "money3", 5.5, "paper", 1)
    badge = plate + text(x, y + 15, str(bonus.space), 10.5, "black", weight=800, anchor="middle")
    return disc + shown + badge + "".join(_bonus_marker(x, y, seat) for seat in bonus.next_for)


def _bonus_marker(x: float, y: float, seat: int) -> Art:
    """A player's small disc above the roundel."""
    return circle(x - 12 + 8 * seat, y - 13, 4.2, PLAYERS[seat], f"ol-{PLAYERS[seat]}", 1.4)


def _check(x: float, y: float) -> Art:
    return circle(x, y, 7, "leaf") + centred("check", x, y, 9, c="white")


def _waiting(x: float, y: float, seats: tuple[int, ...]) -> Art:
    """One large, or up to four in two rows."""
    if len(seats) == 1:
        return pawn(x, y + 9, 19, seats[0])
    if len(seats) == 2:
        return "".join(pawn(x - 5 + 10 * n, y + 7, 15, seat) for n, seat in enumerate(seats))
    return "".join(
        pawn(x - 5 + 10 * (n % 2), y + (-0.5 if n < 2 else 11.5), 11.5, seat) for n, seat in enumerate(seats)
    )


def _markers(rows: Rows, lines: list[Standing]) -> Iterator[Shape]:
    fame, money = defaultdict[int, list[Standing]](list), defaultdict[int, list[Standing]](list)
    for one in lines:
        fame[min(one.fame, rows.parts.fame_last)].append(one)
        money[min(one.money, rows.parts.money_last)].append(one)
    for space, here in fame.items():
        size, places = _fame_places(rows, space, len(here))
        for one, (x, y) in zip(here, places, strict=True):
            yield _marker("fame", one, one.fame_words(), fame_marker(x, y, one.seat, size), x, y, size)
    for space, here in money.items():
        size = _COIN_SIZES[len(here)]
        x, y = rows.money(max(space, 1)).centre
        y += 12 if not space else 0
        for one, (dx, dy) in zip(here, _COIN_SHIFTS[len(here)], strict=True):
            art = money_marker(x + dx, y + dy, one.seat, size)
            yield _marker("money", one, one.money_words(), art, x + dx, y + dy, size)


def _fame_places(rows: Rows, space: int, count: int) -> tuple[float, list[tuple[float, float]]]:
    """On the space; before the first one, small on its upper edge."""
    if not space:
        return 22.0, [(_LEFT + 9 + 15.5 * n, _TOP - 3) for n in range(count)]
    x, y = rows.fame(space).centre
    return _FAME_SIZES[count], [(x + shift, y) for shift in _FAME_SHIFTS[count]]


def _marker(name: str, one: Standing, words: str, art: Art, x: float, y: float, size: float) -> Shape:
    box = Box(x - size / 2, y - size / 2, size, size)
    return Shape(f"marker-{name}-{one.seat}", "marker", words, box, art, printed=False)


def _lanes(rows: Rows, lines: list[Standing]) -> Iterator[Shape]:
    """From the row of the fame marker down to that of the money marker; nothing once they have met."""
    _, first, pitch, between = _ROOM[len(lines)]
    open_ways = [(one, *_ends(rows, one)) for one in lines if one.apart > 0]
    heights = pill_heights(
        [(top + bottom) / 2 for _, top, bottom in open_ways], between, _TOP + 14, rows.height - 20
    )
    for (one, top, bottom), y in zip(open_ways, heights, strict=True):
        x, colour = first + pitch * one.seat, PLAYERS[one.seat]
        thread = line(x, top, x, bottom, colour, 4.4)
        ends = circle(x, top, 4, "plum", "paper", 1.4) + circle(x, bottom, 4, "money3", "paper", 1.4)
        art = thread + ends + pill(x, y, 24, 20, one.seat, one.figure(), 14.5)
        box = Box(x - 12, min(top, y - 10), 24, max(bottom, y + 10) - min(top, y - 10))
        yield Shape(f"thread-{one.seat}", "thread", one.apart_words(), box, art, printed=False)


def _ends(rows: Rows, one: Standing) -> tuple[float, float]:
    parts = rows.parts
    top = rows.fame(min(max(one.fame, 1), parts.fame_last)).centre[1]
    bottom = rows.money(min(max(one.money, 1), parts.money_last)).centre[1]
    return top, bottom


def pill_heights(wished: list[float], between: float, least: float, most: float) -> list[float]:
    """The nearest heights to those wished for that lie so far apart."""
    order = sorted(range(len(wished)), key=wished.__getitem__)
    heights = [wished[n] for n in order]
    for _ in range(40):
        for one, (high, low) in enumerate(pairwise(heights)):
            short = between - (low - high)
            if short > 0:
                heights[one] -= short / 2
                heights[one + 1] += short / 2
        heights = [min(max(height, least), most) for height in heights]
    placed = dict(zip(order, heights, strict=True))
    return [placed[n] for n in range(len(wished))]
