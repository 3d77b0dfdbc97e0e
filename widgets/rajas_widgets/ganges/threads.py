"""Every player's thread in the gutter between the tracks: the way still open, and its length on a pill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import num, path
from rajas_widgets.art.pieces import pill
from rajas_widgets.ganges.standings import Standing
from rajas_widgets.ganges.track import GUTTER, Point, Track, middle
from rajas_widgets.scene import Art, Box

# How wide a thread is with so many players, and how deep their lanes lie.
_LANES = {
    2: (4.4, (40.0, 48.0)),
    3: (4.4, (38.0, 44.0, 50.0)),
    4: (3.6, (36.6, 41.6, 46.6, 51.6)),
}
_CASING = 2.6  # of paper around a thread
_FAME_END, _MONEY_END = 62.0, 28.0  # below the markers
_PILL = (64.0, 22.0)  # lying; an upright stretch has room for the number alone
_PILL_UPRIGHT = (27.0, 22.0)
_STEP = 0.25
_AIR = 2.0  # between pills


def threads(track: Track, lines: list[Standing]) -> Iterator[tuple[Standing, Art, Box]]:
    """Nothing for those whose markers have met."""
    width, lanes = _LANES[len(lines)]
    for line in lines:
        if line.apart > 0:
            lane, colour = lanes[line.seat], PLAYERS[line.seat]
            yield line, *_thread(track, line.fame, line.money, lane, width, colour)


@lru_cache(maxsize=512)
def _thread(track: Track, fame: int, money: int, lane: float, width: float, colour: str) -> tuple[Art, Box]:
    start, end = track.fame(fame), track.money(money)
    pieces = [list(piece) for piece in track.way(start, end, lane)]
    if start > 0:
        pieces[0].insert(0, track.point(start, _FAME_END))
    if end < track.fame_last:
        pieces[-1].append(track.point(end, _MONEY_END))
    d = "".join(map(_line, pieces))
    box = _around([point for piece in pieces for point in piece])
    return path(d, "none", "paper", width + _CASING, cap="butt") + path(
        d, "none", colour, width, cap="butt"
    ), box


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)


def _around(points: list[Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def pills(
    track: Track, lines: list[Standing], kept_free: Iterable[Box]
) -> Iterator[tuple[Standing, Art, Box]]:
    """Each near the middle of its thread, clear of the markers, and never on another pill."""
    free, taken = tuple(kept_free), list[Box]()
    for line in lines:
        if line.apart <= 0:
            continue
        start, end = track.fame(line.fame), track.money(line.money)
        box = _pill_place(track, start, end, taken, free)
        taken.append(box.grown(_AIR))
        yield line, pill(*box.centre, box.w, box.h, line.seat, line.figure(), 16.5), box


def _pill_place(track: Track, start: float, end: float, taken: list[Box], free: tuple[Box, ...]) -> Box:
    half = (start + end) / 2
    nearest = sorted(_pill_boxes(track), key=lambda place: abs(place[0] - half))
    clear = [(along, box) for along, box in nearest if not any(box.meets(other) for other in taken)]
    best = (
        box for along, box in clear if start <= along <= end and not any(box.meets(other) for other in free)
    )
    return next(best, clear[0][1])


@lru_cache(maxsize=8)
def _pill_boxes(track: Track) -> tuple[tuple[float, Box], ...]:
    """Every place where a whole pill fits on one side of the ring."""
    return tuple(_boxes(track))


def _boxes(track: Track) -> Iterator[tuple[float, Box]]:
    for side, pitch in enumerate(track.pitches):
        width, height = _PILL_UPRIGHT if side % 2 else _PILL
        margin = ((height if side % 2 else width) / 2 + 3) / pitch
        along, last = track.ends[side] + margin, track.ends[side + 1] - margin
        while along <= last:
            x, y = track.point(along, middle(GUTTER))
            yield along, Box(x - width / 2, y - height / 2, width, height)
            along += _STEP
