"""Where the spaces of both tracks lie on the ring around the board, and the way still open between markers.

Everything is measured along the fame track: its space f reaches from f - 1 to f; the ring's corners lie
between the sides and belong to no space. The money track runs beside it in the opposite direction, two spaces
to one of fame. Depths are counted from the edge of the board inwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, pairwise

from rajas.ganges.figures import Components
from rajas_widgets.scene import Box

WIDTH, HEIGHT = 992.0, 716.0
CORNER = 81.0
MONEY = (12.6, 33.4)  # from which depth to which
GUTTER = (34.0, 54.0)
FAME = (54.6, 80.3)
SPACING = 1.2  # between neighbouring spaces
BEYOND = 0.6  # of a space, into the start
LONG_SIDE = 0.3  # of all spaces

Point = tuple[float, float]


def middle(depths: tuple[float, float]) -> float:
    return sum(depths) / 2


class Track:
    """The ring for one set of printed figures."""

    def __init__(self, components: Components) -> None:
        self._crossing = components.crossing
        self._beside = components.beside
        self.fame_last = components.fame_last
        self.money_last = components.money_last
        sides = _spaces_of_sides(components.fame_last)
        self.ends = tuple(accumulate(sides, initial=0))
        self.pitches = tuple(
            (length - 2 * CORNER) / count
            for length, count in zip((WIDTH, HEIGHT) * 2, sides, strict=True)
        )  # fmt: skip

    def fame(self, space: int) -> float:
        """The middle of a fame space; before the first one lies the start."""
        return min(space, self.fame_last) - 0.5

    def money(self, space: int) -> float:
        """The middle of a money space: the odd one of a pair comes first, seen from the start of money.

        A learner's figures may lead beyond the ring: such a marker stays at the start.
        """
        along = self._crossing - 0.75 - min(space, self.money_last) / 2
        return min(max(along, -BEYOND), self.fame_last + BEYOND)

    def fame_box(self, space: int) -> Box:
        return self.box(space - 1, space, FAME)

    def money_box(self, space: int) -> Box:
        along = self.money(space)
        return self.box(along - 0.25, along + 0.25, MONEY)

    def has_money(self, space: int) -> bool:
        """Whether the space lies beside a fame space; a learner's figures may have more money than room."""
        return 1 <= self._beside(space) <= self.fame_last

    def side(self, along: float) -> int:
        """0 below, 1 left, 2 above, 3 right: the way that fame runs."""
        return next((side for side, end in enumerate(self.ends[1:]) if along < end), len(self.pitches) - 1)

    def upright(self, along: float) -> bool:
        """Whether the track runs up or down there."""
        return self.side(along) % 2 == 1

    def point(self, along: float, depth: float) -> Point:
        side = self.side(along)
        return _place(side, CORNER + (along - self.ends[side]) * self.pitches[side], depth)

    def box(self, start: float, end: float, depths: tuple[float, float]) -> Box:
        """The room between two places of one side."""
        side = self.side((start + end) / 2)
        first, last = (CORNER + (along - self.ends[side]) * self.pitches[side] for along in (start, end))
        inset = SPACING / 2
        x1, y1 = _place(side, first + inset, depths[0])
        x2, y2 = _place(side, last - inset, depths[1])
        return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))

    def way(self, start: float, end: float, depth: float) -> Iterator[tuple[Point, Point]]:
        """The straight pieces, one a side, of the way from one place to a later one: corners hide it."""
        for side, (first, last) in enumerate(pairwise(self.ends)):
            low, high = max(start, first), min(end, last)
            if low < high:
                pitch = self.pitches[side]
                yield (
                    _place(side, CORNER + (low - first) * pitch, depth),
                    _place(side, CORNER + (high - first) * pitch, depth),
                )

    def inward(self, along: float) -> Point:
        """The direction from the edge to the middle of the board."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self.side(along)]


@lru_cache(maxsize=8)
def track_of(components: Components) -> Track:
    return Track(components)


def _spaces_of_sides(spaces: int) -> tuple[int, int, int, int]:
    long = max(1, round(spaces * LONG_SIDE))
    short = max(1, (spaces - 2 * long) // 2)
    return long, short, long, max(1, spaces - 2 * long - short)


def _place(side: int, run: float, depth: float) -> Point:
    """So far along a side from the corner where fame enters it, so deep in the board."""
    return (
        (WIDTH - run, HEIGHT - depth),
        (depth, HEIGHT - run),
        (run, depth),
        (WIDTH - depth, run),
    )[side]
