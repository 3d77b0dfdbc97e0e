"""Panels in columns of one height: so a lesson fills its page where rows would leave cloth bare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

Size = tuple[float, float]


class Column(NamedTuple):
    """Panels below each other, all drawn larger by the same."""

    panels: tuple[str, ...]
    scale: float


class Page(NamedTuple):
    """The room for panels, and between them."""

    width: float
    height: float
    gap: float


def breaks(names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """All ways to break them into groups, in their order."""
    yield (names,)
    for first in range(1, len(names)):
        yield from ((names[:first], *rest) for rest in breaks(names[first:]))


def columns(sizes: Mapping[str, Size], page: Page, least: float) -> tuple[Column, ...]:
    """Two or more that fill the page most; none if some panel would be drawn smaller than `least`."""
    ways = (_level(groups, sizes, page) for groups in breaks(tuple(sizes)) if len(groups) > 1)
    fits = [way for way in ways if min(column.scale for column in way) >= least]
    return max(fits, key=lambda way: covered(way, sizes), default=())


def covered(way: tuple[Column, ...], sizes: Mapping[str, Size]) -> float:
    """How much of the page is panels."""
    return sum(scale**2 * sizes[name][0] * sizes[name][1] for panels, scale in way for name in panels)


def _level(groups: tuple[tuple[str, ...], ...], sizes: Mapping[str, Size], page: Page) -> tuple[Column, ...]:
    """As high as makes them as wide as the page together, if it is high enough."""
    shares = [max(sizes[name][0] for name in group) / _high(group, sizes) for group in groups]
    gaps = [page.gap * (len(group) - 1) for group in groups]
    room = page.width - page.gap * (len(groups) - 1)
    lost = sum(share * gap for share, gap in zip(shares, gaps, strict=True))
    height = min(page.height, (room + lost) / sum(shares))
    return tuple(
        Column(group, (height - gap) / _high(group, sizes)) for group, gap in zip(groups, gaps, strict=True)
    )


def _high(group: tuple[str, ...], sizes: Mapping[str, Size]) -> float:
    return sum(sizes[name][1] for name in group)
