"""A province tile: frame, ground with its colour's print, roads through the frame, price, markets, buildings.

Drawn in parts of its side, around its middle. Only the roads turn: price, markets and buildings stay upright.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.figures import Market, Tile
from rajas.ganges.words import EAST, NORTH, SOUTH, WEST, Building, Good, turned
from rajas_widgets.art.pen import centred, circle, group, icon, path, pattern, rect, text
from rajas_widgets.scene import Art, Box

GOOD_INKS = {Good.SILK: "#B02A5B", Good.TEA: "#2F6643", Good.SPICES: "#C4401B"}
ROAD, ROAD_EDGE, FRAME = 0.17, 0.025, 0.045
INSIDE = 0.5 - FRAME
WAYS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Quadrant(NamedTuple):
    """A corner of the tile where a holding may stand, and the roads that pass beside it."""

    across: int  # -1 west, 1 east
    down: int  # -1 north, 1 south
    beside: int  # the road between it and its neighbour in the same row
    over: int  # the road between it and its neighbour in the same column

    def roads(self, roads: int) -> int:
        return (roads & (self.beside | self.over)).bit_count()


# In the order in which they are filled; the fourth one is the price's.
QUADRANTS = (
    Quadrant(-1, 1, SOUTH, WEST),
    Quadrant(1, 1, SOUTH, EAST),
    Quadrant(1, -1, NORTH, EAST),
)


def tile_art(tile: Tile, x: float, y: float, size: float, turn: int = 0) -> Art:
    """The tile around (x, y), lying in a province."""
    return group(_face(tile, size, turn % 4), x, y)


def stack_art(tile: Tile, x: float, y: float, size: float, below: int) -> Art:
    """The tile on top of its stack, which is as thick as there are tiles."""
    return group(_stack(tile, size, below), x, y)


def back_art(colour: str, animal: str, x: float, y: float, size: float, below: int) -> Art:
    """A stack of which no tile is open: its back, or the outline of where it was."""
    half = size / 2
    if not below:
        outline = f"M{x - half:g},{y - half:g}h{size:g}v{size:g}h{-size:g}Z"
        sign = centred(f"sign-{colour}", x, y, size * 0.4, c="leaf4")
        return path(outline, stroke="leaf4", width=1.6, dash="4 5") + sign
    ground = rect(x - half, y - half, size, size, f"{colour}2", r=size / 10, stroke="tileframe", width=1.6)
    return ground + centred(animal, x, y, size * 0.56, c=f"{colour}bg", k=f"{colour}2")


@lru_cache(maxsize=512)
def _stack(tile: Tile, size: float, below: int) -> Art:
    half, ink = size / 2, f"{tile.colour.word}2"
    step = size * 0.026
    sheets = "".join(
        rect(-half, step * n - half, size, size, "tileframe", r=size / 10, stroke=ink, width=0.9)
        for n in range(below, 0, -1)
    )
    foot = rect(-half, step * (below + 1) - half, size, size, "#00000038", r=size / 10)
    return foot + sheets + _face(tile, size, 0)


@lru_cache(maxsize=1024)
def _face(tile: Tile, size: float, turn: int) -> Art:
    colour = tile.colour.word
    roads = turned(tile.roads, turn)
    ways = [way for side, way in WAYS.items() if roads & side]
    road = cut_road(ways, size, f"{colour}2")
    return "".join([_ground(colour, size), road, *_held(tile, roads, size), _price(tile, size)])


def _ground(colour: str, size: float) -> Art:
    half, inner = size / 2, size * INSIDE
    frame = rect(-half, -half, size, size, "tileframe", r=size / 10)
    ground = rect(-inner, -inner, 2 * inner, 2 * inner, f"{colour}bg", r=size * 0.07)
    return frame + ground + pattern(colour, Box(-inner, -inner, 2 * inner, 2 * inner), 0.55, size * 0.07)


def cut_road(ways: list[tuple[int, int]], size: float, ink: str) -> Art:
    """Roads from the middle to the open sides, cutting the frame: so neighbours join without a seam."""
    wide, edge = ROAD * size, (ROAD + 2 * ROAD_EDGE) * size
    borders = "".join(_lane(way, edge, INSIDE * size, ink) for way in ways) + circle(0, 0, edge / 2, ink)
    lanes = "".join(_lane(way, wide, size / 2 + 0.25, "tileroad") for way in ways)
    dashes = "".join(f"M0,0L{across * size / 2:g},{down * size / 2:g}" for across, down in ways)
    middle = path(
        dashes, stroke="road2", width=size * 0.022, dash=f"{size * 0.05:g} {size * 0.05:g}", cap="butt"
    )
    return borders + lanes + circle(0, 0, wide / 2, "tileroad") + middle


def _lane(way: tuple[int, int], width: float, length: float, fill: str) -> Art:
    across, down = way
    if across:
        return rect(min(0, across * length), -width / 2, length, width, fill)
    return rect(-width / 2, min(0, down * length), width, length, fill)


def _price(tile: Tile, size: float) -> Art:
    place = -0.3 * size
    disc = circle(place, place, 0.155 * size, "tileface")
    base, ink = place + 0.077 * size, f"{tile.colour.word}2"
    return disc + text(place, base, str(tile.price), 0.235 * size, ink, weight=800, anchor="middle")


class Place(NamedTuple):
    """Where a holding stands: its middle and its side, in parts of the tile."""

    x: float
    y: float
    side: float


def places(tile: Tile, roads: int) -> list[tuple[Market | Building, Place]]:
    """The holdings of a tile, markets first, each with its place: where the fewest roads are."""
    holdings: tuple[Market | Building, ...] = (*tile.markets, *tile.buildings)
    free = sorted(QUADRANTS, key=lambda quadrant: quadrant.roads(roads))[: len(holdings)]
    chosen = sorted(free, key=QUADRANTS.index)
    return [
        (held, _place(quadrant, roads, len(holdings) == 1))
        for held, quadrant in zip(holdings, chosen, strict=False)
    ]


def _place(quadrant: Quadrant, roads: int, alone: bool) -> Place:
    """Between the frame and the roads; a single holding grows towards the middle where there is no road."""
    near = 0.105
    left = 0.0 if alone and not roads & quadrant.beside else near
    top = -0.06 if alone and not roads & quadrant.over else near
    far = 0.448
    side = min(far - left, far - top)
    return Place(
        quadrant.across * (left + far) / 2, quadrant.down * (far - side / 2 - (far - top - side) * 0.3), side
    )


def _held(tile: Tile, roads: int, size: float) -> Iterator[Art]:
    for held, place in places(tile, roads):
        side = place.side * size
        drawn = stall(held, side) if isinstance(held, Market) else silhouette(held, side, tile.colour.word)
        yield group(drawn, place.x * size, place.y * size)


def silhouette(building: Building, side: float, colour: str) -> Art:
    """A building as a pale block: the live part of its icon fills the place."""
    whole = side * 1.16
    return icon(building.word, -whole / 2, -whole / 2, whole, c="tileface", k=f"{colour}2")


def stall(market: Market, side: float) -> Art:
    """A market: an awning in its good's colour, the good, and the coins that it pays."""
    half, ink = side / 2, GOOD_INKS[market.good]
    board = rect(-half * 0.92, -half * 0.7, side * 0.92, side * 0.85, "tileface", r=side * 0.08)
    good = icon(market.good.word, -half * 0.9, -half * 0.26, side * 0.62, c=ink)
    disc = icon("coin0", -half * 0.04, -half * 0.04, side * 0.54)
    figure = text(
        half * 0.5, half * 0.79, str(market.coins), side * 0.43, fill="coinink", weight=800, anchor="middle"
    )
    return board + _awning(side, ink) + good + disc + figure


def _awning(side: float, ink: str) -> Art:
    """A roof with a scalloped hem, and two carved seams."""
    half, top, hem = side / 2, -side * 0.49, -side * 0.22
    scallops = f"a{side / 10:.2f},{side / 10:.2f} 0 0 1 {-side / 5:.2f},0" * 5
    roof = f"M{-half * 0.8:.2f},{top:.2f}H{half * 0.8:.2f}L{half:.2f},{hem:.2f}{scallops}Z"
    seams = "".join(f"M{half * x:.2f},{top:.2f}L{half * x * 1.33:.2f},{hem:.2f}" for x in (-0.3, 0.3))
    return path(roof, ink) + path(seams, stroke="tileface", width=side * 0.06)
