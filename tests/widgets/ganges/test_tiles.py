"""A tile drawn: holdings beside the roads, the price always upper left, upright however it is turned."""

from __future__ import annotations

from itertools import combinations

import pytest
from rajas_widgets.ganges.tiles import INSIDE, ROAD, WAYS, Place, places, stack_art, tile_art
from rajas_widgets.scene import Box

from rajas.ganges.components import ours
from rajas.ganges.figures import Tile
from rajas.ganges.words import turned

TILES = ours().tiles
PRICE = Box(-0.455, -0.455, 0.31, 0.31)


def square(place: Place) -> Box:
    return Box(place.x - place.side / 2, place.y - place.side / 2, place.side, place.side)


def lanes(roads: int) -> list[Box]:
    """The roads from the hub outwards; their corner at the hub may be touched."""
    half, far = ROAD / 2, INSIDE - ROAD
    shapes = {(0, -1): (-half, -INSIDE, ROAD, far), (0, 1): (-half, ROAD, ROAD, far)}
    shapes |= {(-1, 0): (-INSIDE, -half, far, ROAD), (1, 0): (ROAD, -half, far, ROAD)}
    return [Box(*shapes[way]) for side, way in WAYS.items() if roads & side]


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_holdings_keep_clear_of_roads_price_and_each_other(tile: Tile, turn: int) -> None:
    roads = turned(tile.roads, turn)
    held = places(tile, roads)
    assert [holding for holding, _ in held] == [*tile.markets, *tile.buildings]
    squares = [square(place).grown(-0.01) for _, place in held]
    assert not any(box.meets(PRICE) or any(box.meets(lane) for lane in lanes(roads)) for box in squares)
    assert not any(one.meets(other) for one, other in combinations(squares, 2))
    assert all(box.x >= -0.5 and box.x + box.w <= 0.5 and box.y + box.h <= 0.5 for box in squares)


@pytest.mark.parametrize("turn", range(4))
def test_nothing_but_the_roads_is_turned(turn: int) -> None:
    assert all("rotate" not in tile_art(tile, 0, 0, 60, turn) for tile in TILES)


def test_a_tile_has_four_faces_and_a_straight_road_two() -> None:
    by_roads = {tile.roads: tile for tile in TILES}
    faces = {roads: {tile_art(tile, 0, 0, 60, turn) for turn in range(4)} for roads, tile in by_roads.items()}
    assert {roads: len(found) for roads, found in faces.items()} == {3: 4, 5: 2, 7: 4, 15: 1}


def test_a_stack_is_as_thick_as_it_has_tiles() -> None:
    art = [stack_art(TILES[0], 0, 0, 60, below) for below in range(4)]
    assert [one.count("tileframe") for one in art] == [
        art[0].count("tileframe") + below for below in range(4)
    ]
