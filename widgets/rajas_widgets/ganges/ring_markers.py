"""The markers on both tracks; those that share a space stand side by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from rajas_widgets.art.pieces import fame_marker, money_marker
from rajas_widgets.ganges.ring_print import start_place
from rajas_widgets.ganges.standings import Standing
from rajas_widgets.ganges.track import FAME, MONEY, Point, Track, middle
from rajas_widgets.scene import Art, Box, Shape

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


def markers(track: Track, lines: list[Standing]) -> Iterator[Shape]:
    fame, money = defaultdict[int, list[Standing]](list), defaultdict[int, list[Standing]](list)
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
