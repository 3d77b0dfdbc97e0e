"""Where the river runs: parallel reaches joined by half turns, gently waving, and the spaces on it."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from rajas_widgets.art.pen import num

Point = tuple[float, float]

_WAVE = 111.6  # half a wave of the banks


@dataclass(frozen=True)
class Course:
    """Begins at the right end of the first reach; every reach runs back against the one before."""

    left: float  # where the turns begin
    right: float
    reaches: tuple[float, ...]  # their heights
    wave: float = 0  # how far the water swings to either side
    source: float = 0  # the straight piece that comes before, to the right
    spring: float = 0  # or a quarter turn, with a straight piece of this length from above
    mouth: float = 0  # the straight piece that follows

    @cached_property
    def points(self) -> tuple[Point, ...]:
        found = self._spring() if self.spring else [(self.right + self.source, self.reaches[0])]
        for number, y in enumerate(self.reaches):
            found += self._reach(y, leftwards=number % 2 == 0)
            if number + 1 < len(self.reaches):
                found += self._turn(y, self.reaches[number + 1], number % 2 == 0)
        if self.mouth:
            found.append((found[-1][0] + self.mouth, found[-1][1]))
        return tuple(found)

    @cached_property
    def lengths(self) -> tuple[float, ...]:
        """How far every point lies from the first one."""
        total, lengths = 0.0, [0.0]
        for one, other in pairwise(self.points):
            total += math.dist(one, other)
            lengths.append(total)
        return tuple(lengths)

    def path(self) -> str:
        return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in self.points)

    def at(self, length: float) -> tuple[Point, float]:
        """The place so far down the river, and the way the water flows there, in degrees."""
        place = min(max(bisect_right(self.lengths, length), 1), len(self.points) - 1)
        (x1, y1), (x2, y2) = self.points[place - 1], self.points[place]
        share = (length - self.lengths[place - 1]) / (self.lengths[place] - self.lengths[place - 1])
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        return (x, y), math.degrees(math.atan2(y2 - y1, x2 - x1))

    def _spring(self) -> list[Point]:
        radius = (self.reaches[1] - self.reaches[0]) / 2
        top = self.reaches[0] - radius
        turns = [math.pi / 2 * step / 12 for step in range(12)]
        bend = [(self.right + radius * math.cos(t), top + radius * math.sin(t)) for t in turns]
        return [(self.right + radius, top - self.spring), *bend]

    def _reach(self, y: float, leftwards: bool) -> list[Point]:
        length = self.right - self.left
        waves = max(1, round(length / _WAVE))
        steps = waves * 20
        runs = [length * step / steps for step in range(steps + 1)]
        swings = [self.wave * math.sin(math.pi * waves * step / steps) for step in range(steps + 1)]
        if leftwards:
            return [(self.right - run, y + swing) for run, swing in zip(runs, swings, strict=True)]
        return [(self.left + run, y + swing) for run, swing in zip(runs, swings, strict=True)]

    def _turn(self, y: float, following: float, at_left: bool) -> list[Point]:
        middle, radius = (y + following) / 2, (following - y) / 2
        edge, way = (self.left, -1) if at_left else (self.right, 1)
        turns = [math.pi * step / 24 for step in range(1, 24)]
        return [(edge + way * radius * math.sin(t), middle - radius * math.cos(t)) for t in turns]


@dataclass(frozen=True)
class Even:
    """Spaces at equal distances along the water, but for some more room under the bridge."""

    course: Course
    count: int
    first: float  # from the source
    last: float  # from the mouth
    bridge_after: int
    bridge_room: float

    @cached_property
    def places(self) -> tuple[Point, ...]:
        return tuple(self.course.at(self._length(number))[0] for number in range(1, self.count + 1))

    def after(self, number: int) -> tuple[Point, float]:
        """Half-way from this space, counted from 1, to the next one, and the way of the water there."""
        return self.course.at((self._length(number) + self._length(number + 1)) / 2)

    def _length(self, number: int) -> float:
        free = self.course.lengths[-1] - self.first - self.last - self.bridge_room
        behind = self.bridge_room if number > self.bridge_after else 0
        return self.first + free / max(1, self.count - 1) * (number - 1) + behind


@dataclass(frozen=True)
class InRows:
    """So many spaces a reach, none in the turns: for fingers."""

    course: Course
    count: int
    columns: int

    @cached_property
    def places(self) -> tuple[Point, ...]:
        course, step = self.course, (self.course.right - self.course.left) / max(1, self.columns - 1)
        found = []
        for number in range(self.count):
            row, column = divmod(number, self.columns)
            x = course.right - column * step if row % 2 == 0 else course.left + column * step
            found.append((x, course.reaches[row]))
        return tuple(found)

    def after(self, number: int) -> tuple[Point, float]:
        (x1, y1), (x2, y2) = self.places[number - 1], self.places[number]
        if y1 == y2:
            return ((x1 + x2) / 2, y1), 180 if x2 < x1 else 0
        bulge = (y2 - y1) / 2
        return (x1 - bulge if x1 == self.course.left else x1 + bulge, (y1 + y2) / 2), 90


@lru_cache(maxsize=32)
def fingers(places: tuple[Point, ...], most: float) -> tuple[float, ...]:
    """Half the side of the square around every place that meets no other's."""
    halves = []
    for x, y in places:
        others = (max(abs(x - ox), abs(y - oy)) / 2 - 0.05 for ox, oy in places if (ox, oy) != (x, y))
        halves.append(min(most, *others))
    return tuple(halves)
