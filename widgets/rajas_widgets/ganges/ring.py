"""The ring: both tracks around the board, and on them markers, threads, bonuses and waiting workers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from rajas.ganges.board import Board
from rajas.ganges.position import Position
from rajas.words import say
from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import centred, circle, group, rect
from rajas_widgets.art.pieces import fame_marker, money_marker, pawn
from rajas_widgets.ganges.rewards import sign
from rajas_widgets.ganges.ring_print import (
    RIM,
    ROUNDEL,
    badges,
    bonus_place,
    fame_space,
    money_space,
    printed,
    sign_shift,
    start_place,
)
from rajas_widgets.ganges.standings import Bonus, Standing, bonuses, standing
from rajas_widgets.ganges.threads import pills, threads
from rajas_widgets.ganges.track import FAME, HEIGHT, MONEY, WIDTH, Point, Track, middle, track_of
from rajas_widgets.scene import Art, Box, Look, Scene, Shape

# Where markers that share a space stand, along and across the track, and how large they are.
Spread = tuple[float, tuple[tuple[float, float], ...]]
_FAME_ALONG: Mapping[int, Spread] = {
    1: (33, ((0, 0),)),
    2: (31, ((-11, 0), (11, 0))),
    3: (27, ((-14, 0), (0, 0), (14, 0))),
    4: (24, ((-17, 0), (-5.7, 0), (5.7, 0), (17, 0))),
}
_FAME_UPRIGHT: Mapping[int, Spread] = {
    1: (33, ((0, 0),)),
    2: (24, ((0, -11), (0, 11))),
    3: (21, ((-7, -11), (7, -11), (0, 11))),
    4: (21, ((-7, -11), (7, -11), (-7, 11), (7, 11))),
}
_MONEY: Mapping[int, Spread] = {
    1: (30, ((0, 0),)),
    2: (24, ((-8, 0), (8, 0))),
    3: (21, ((-8, -5.5), (8, -5.5), (0, 7))),
    4: (19.5, ((-8, -7.5), (8, -7.5), (-8, 7.5), (8, 7.5))),
}
_START: Mapping[int, Spread] = {
    1: (30, ((0, 0),)),
    2: (23, ((-8, -8), (8, 8))),
    3: (21, ((-8, -9), (8, -9), (0, 9))),
    4: (20, ((-8, -10), (8, -10), (-8, 10), (8, 10))),
}
_DISCS = ((-12.5, 8), (-4.6, 14), (4.6, 14), (12.5, 8))  # bonus markers on a roundel, by seat


def ring(position: Position, look: Look) -> Scene:
    return _scene("ring", position, look, small=False)


def ring_small(position: Position, look: Look) -> Scene:
    """For pages below 1280 px: every fifth coin has a number, and a larger one."""
    return _scene("ring-small", position, look, small=True)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"ring": ring, "ring-small": ring_small}


def _scene(panel: str, position: Position, look: Look, small: bool) -> Scene:
    track = track_of(position.board.components)
    lines = [standing(position, look, seat) for seat in range(len(position.players))]
    gifts = [_bonus(track, bonus, look) for bonus in bonuses(position, look)]
    markers = list(_markers(track, lines))
    kept_free = [shape.box for shape in (*gifts, *markers)]
    whole = Box(0, 0, WIDTH, HEIGHT)
    shapes = (
        Shape("ring-board", "board", "", whole, printed(position.board, small)),
        *_spaces(position.board, look.lit),
        _done(track, lines[look.viewer], small),
        *_threads(track, lines),
        *gifts,
        *markers,
        Shape("ring-badges", "bonus", "", whole, badges(position.board), printed=False),
        *_pills(track, lines, kept_free),
    )
    title = say("screen", "race-around")
    return Scene(panel, title, WIDTH, HEIGHT, shapes)


def _spaces(board: Board, lit: frozenset[str]) -> Iterator[Shape]:
    """Every space has its place; a target it is only where a lesson asks for one."""
    for shape in _places(board):
        if shape.id in lit:
            name, _, space = shape.id.partition("-")
            words = say("screen", "race-space", track=name, space=int(space))
            yield Shape(shape.id, shape.role, words, shape.box, target=True)
        else:
            yield shape


@lru_cache(maxsize=32)
def _places(board: Board) -> tuple[Shape, ...]:
    track = track_of(board.components)
    fame = (
        Shape(f"fame-{space}", "track", "", track.fame_box(space)) for space in range(1, track.fame_last + 1)
    )
    money = (
        Shape(f"money-{space}", "track", "", track.money_box(space))
        for space in range(1, track.money_last + 1)
        if track.has_money(space)
    )
    return (*fame, *money)


def _done(track: Track, viewer: Standing, small: bool) -> Shape:
    """What the viewer has behind: solid plum and gold."""
    art = _done_art(track, min(viewer.fame, track.fame_last), min(viewer.money, track.money_last), small)
    return Shape("ring-done", "done", "", Box(0, 0, WIDTH, HEIGHT), art, printed=False)


@lru_cache(maxsize=64)
def _done_art(track: Track, fame: int, money: int, small: bool) -> Art:
    spaces = [fame_space(track, space, True) for space in range(1, fame + 1)]
    return "".join(spaces + [money_space(track, space, True, small) for space in range(1, money + 1)])


# Bonuses


def _bonus(track: Track, bonus: Bonus, look: Look) -> Shape:
    x, y = bonus_place(track, bonus.track, bonus.space)
    r = ROUNDEL[bonus.track]
    art = _bonus_art(track, bonus, x, y, r)
    box = Box(x - r, y - r, 2 * r, 2 * r)
    return Shape(f"bonus-{bonus.track}-{bonus.space}", "bonus", bonus.words(look), box, art, printed=False)


def _bonus_art(track: Track, bonus: Bonus, x: float, y: float, r: float) -> Art:
    """Drawn anew over the viewer's done spaces, with what lies on it."""
    along = track.fame(bonus.space) if bonus.track == "fame" else track.money(bonus.space)
    disc = circle(x, y, r, "face", RIM[bonus.track], 2.6)
    middle_x = x + sign_shift(track, bonus.track, bonus.space)
    if bonus.waiting:
        sign = _waiting(middle_x, y, bonus.waiting, track.upright(along) or bonus.track == "money")
    else:
        sign = _sign(bonus, middle_x, y, r)
    side = -0.6 if middle_x < x else 0.64
    check = centred("check", x + r * side, y + r * 0.55, 14, c="ok") if bonus.done else ""
    return disc + sign + check + _bonus_markers(track, bonus)


def _sign(bonus: Bonus, x: float, y: float, r: float) -> Art:
    return group(sign((bonus.reward,), x, y, 1.72 * r), opacity=0.38 if bonus.done else 1.0)


def _waiting(x: float, y: float, seats: tuple[int, ...], pairs: bool) -> Art:
    """Workers still to be freed: one large, several in a row on a longer plate, or two by two."""
    if len(seats) == 1:
        return pawn(x, y + 11, 24, seats[0])
    if pairs:
        places = [(x - 6, y - 0.5), (x + 6, y - 0.5), (x - 6, y + 13.5), (x + 6, y + 13.5)]
        if len(seats) == 2:
            places = [(x - 6.5, y + 8.5), (x + 6.5, y + 8.5)]
        height = 18.0 if len(seats) == 2 else 14.0
        return "".join(pawn(px, py, height, seat) for (px, py), seat in zip(places, seats, strict=False))
    width, step = 33 + 6.0 * (len(seats) - 1), 11.5
    plate = rect(x - width / 2, y - 16.5, width, 33, "face", 16.5, RIM["fame"], 2.6)
    first = x - step * (len(seats) - 1) / 2
    row = (pawn(first + step * n, y + 10.5, 21, seat) for n, seat in enumerate(seats))
    return plate + "".join(row)


def _bonus_markers(track: Track, bonus: Bonus) -> Art:
    """Small discs on the inner edge of the roundel."""
    x, y = bonus_place(track, bonus.track, bonus.space)
    dx, dy = track.inward(track.money(bonus.space))
    discs = ""
    for seat in bonus.next_for:
        (along, across), colour = _DISCS[seat], PLAYERS[seat]
        discs += circle(
            x + across * dx + along * dy, y + across * dy + along * dx, 5, colour, f"ol-{colour}", 1.6
        )
    return discs


# Markers and threads


def _markers(track: Track, lines: list[Standing]) -> Iterator[Shape]:
    fame, money = defaultdict(list), defaultdict(list)
    for line in lines:
        fame[min(line.fame, track.fame_last)].append(line)
        money[min(line.money, track.money_last)].append(line)
    for space, here in fame.items():
        size, places = fame_places(track, space, len(here))
        for line, (x, y) in zip(here, places, strict=True):
            yield _marker("fame", line, line.fame_words(), fame_marker(x, y, line.seat, size), x, y, size)
    for space, here in money.items():
        size, places = money_places(track, space, len(here))
        for line, (x, y) in zip(here, places, strict=True):
            yield _marker("money", line, line.money_words(), money_marker(x, y, line.seat, size), x, y, size)


def _marker(name: str, line: Standing, words: str, art: Art, x: float, y: float, size: float) -> Shape:
    box = Box(x - size / 2, y - size / 2, size, size)
    return Shape(
        f"marker-{name}-{line.seat}", "marker", words, box, art, printed=False, round=name == "money"
    )


def fame_places(track: Track, space: int, count: int) -> tuple[float, list[Point]]:
    if not space:
        return _spread(_START[count], start_place("fame"))
    along = track.fame(space)
    centre = track.point(along, middle(FAME))
    return _spread((_FAME_UPRIGHT if track.upright(along) else _FAME_ALONG)[count], centre)


def money_places(track: Track, space: int, count: int) -> tuple[float, list[Point]]:
    if not space:
        return _spread(_START[count], start_place("money"))
    along = track.money(space)
    size, places = _MONEY[count]
    turned = tuple((across, run) for run, across in places) if track.upright(along) else places
    return _spread((size, turned), track.point(along, middle(MONEY)))


def _spread(spread: Spread, centre: Point) -> tuple[float, list[Point]]:
    size, places = spread
    return size, [(centre[0] + dx, centre[1] + dy) for dx, dy in places]


def _threads(track: Track, lines: list[Standing]) -> Iterator[Shape]:
    for line, art, box in threads(track, lines):
        yield Shape(f"thread-{line.seat}", "thread", line.apart_words(), box, art, printed=False)


def _pills(track: Track, lines: list[Standing], kept_free: list[Box]) -> Iterator[Shape]:
    for line, art, box in pills(track, lines, kept_free):
        yield Shape(f"apart-{line.seat}", "pill", "", box, art, printed=False)
