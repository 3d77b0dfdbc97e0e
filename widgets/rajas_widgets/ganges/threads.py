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

Piece = tuple[Point, ...]
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
_FOOT = 0.2  # of the lane, in spaces, drawn with the end that joins it
_AIR = 2.0  # between pills


def threads(track: Track, lines: list[Standing]) -> Iterator[tuple[Standing, Art, Box]]:
    """Nothing for those whose markers have met."""
    for line in lines:
        if line.apart > 0:
            pieces = _lane_pieces(track, line, len(lines))
            yield line, _drawn(pieces, line.seat, len(lines)), _around(pieces)


def ends(track: Track, lines: list[Standing]) -> Art:
    """From every marker down to its lane: drawn over all lanes, so that each is seen to join its own."""
    players = len(lines)
    return "".join(
        _drawn(_end_pieces(track, line, players), line.seat, players) for line in lines if line.apart > 0
    )


def _lane_pieces(track: Track, line: Standing, players: int) -> list[Piece]:
    return list(track.way(track.fame(line.fame), track.money(line.money), _lane(line.seat, players)))


def _end_pieces(track: Track, line: Standing, players: int) -> list[Piece]:
    """A piece of the lane belongs to each, so that the corner is whole."""
    lane, start, end = _lane(line.seat, players), track.fame(line.fame), track.money(line.money)
    foot = min(_FOOT, end - start)
    found: list[Piece] = []
    if start > 0:
        places = (start, _FAME_END), (start, lane), (start + foot, lane)
        found.append(tuple(track.point(*place) for place in places))
    if end < track.fame_last:
        places = (end - foot, lane), (end, lane), (end, _MONEY_END)
        found.append(tuple(track.point(*place) for place in places))
    return found


def _lane(seat: int, players: int) -> float:
    return _LANES[players][1][seat]


def _drawn(pieces: list[Piece], seat: int, players: int) -> Art:
    d, width, colour = "".join(map(_line, pieces)), _LANES[players][0], PLAYERS[seat]
    casing = path(d, "none", "paper", width + _CASING, cap="butt")
    return casing + path(d, "none", colour, width, cap="butt")


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)


def _around(pieces: list[Piece]) -> Box:
    xs = [x for piece in pieces for x, _ in piece]
    ys = [y for piece in pieces for _, y in piece]
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
