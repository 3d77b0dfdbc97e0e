"""The quarry drawn: price as height, the cover tile, the next free block, the stacks."""

from __future__ import annotations

import pytest
from rajas_widgets.ganges.quarry import phone, row, scene
from rajas_widgets.ganges.tile_words import tile_label
from rajas_widgets.scene import Look

from rajas.ganges.board import QUARRY
from rajas.ganges.data_dues import stack_names
from tests.ganges.tables import play, printed, table
from tests.widgets.ganges.scenes import game, shape, targets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dearer_block_is_higher(players: int) -> None:
    position = game(players, 3)[0]
    drawn = scene(position, Look())
    heights: dict[int, set[float]] = {}
    for space in position.board.areas[QUARRY]:
        heights.setdefault(space.cost, set()).add(shape(drawn, space.name).box.h)
    assert all(len(same) == 1 for same in heights.values())
    assert [min(heights[cost]) for cost in sorted(heights)] == sorted(min(same) for same in heights.values())


def test_the_cover_tile_hides_a_3_and_a_4() -> None:
    spaces = row(game(3, 4)[0].board, QUARRY, (1, 1, 2, 2, 3, 3, 4, 4))
    assert [space.cost if not space.covered else None for space in spaces] == [1, 1, 2, 2, 3, None, None, 4]


def test_a_cover_that_fits_nowhere_lies_at_the_end() -> None:
    figures = printed(("three = [1, 1, 2, 2, 3, 4]", "three = [1, 2, 1, 2, 1, 2]"))
    spaces = row(figures.board(3), QUARRY, (1, 1, 2, 2, 3, 3, 4, 4))
    assert [space.covered for space in spaces] == [False] * 6 + [True] * 2


def test_each_block_says_what_it_costs_and_who_is_there() -> None:
    position = table(
        {"workers": ["quarry-2"]}, [{"workers": ["quarry-1"]}, {}], open={"orange snake": "orange-05"}
    )
    says = {number: shape(scene(position, Look()), f"quarry-{number}").label for number in range(1, 8)}
    assert says[1] == "Quarry, block 1: 1 coin. Vikram’s worker is there."
    assert says[2] == "Quarry, block 2: 1 coin. Your worker is there."
    assert says[3] == "Quarry, block 3: 2 coins. It is the next one: nobody stands there."
    assert says[4] == "Quarry, block 4: 2 coins. It opens once the blocks before it are taken."
    assert says[7] == "Quarry: a cover tile closes this block with 3 players."


def test_the_viewers_ghost_stands_only_on_the_lit_block() -> None:
    position = game(4, 5)[0]
    lit = scene(position, Look(viewer=2, lit=frozenset({"quarry-1"})))
    ghosts = [one.id for one in lit.shapes if "pawn-ghost" in one.art]
    assert ghosts == ["quarry-1"]
    assert "arun" in shape(lit, "quarry-1").art


def test_the_twelve_stacks_are_targets_open_or_empty() -> None:
    closed = dict.fromkeys(stack_names()) | {"orange snake": "orange-05"}
    position = table(open=closed, hidden=["orange-01", "green-06", "green-07"])
    drawn = scene(position, Look())
    assert targets(drawn, "tile") == ["tile-orange-05", *(f"stack-{number}" for number in range(1, 12))]
    assert shape(drawn, "tile-orange-05").label == (
        "Orange 5: spices 3; roads to north, east, south. 1 tile lies below it."
    )
    assert shape(drawn, "stack-4").label == "The green cow stack: 2 tiles, face down."
    assert shape(drawn, "stack-5").label == "The green tiger stack is empty."


def test_a_turned_tile_says_where_its_roads_lead_then() -> None:
    tile = game(2, 3)[0].board.tile("orange-01")
    assert tile_label(tile, 1) == "Orange 2: silk 1; roads to east, south."


def test_on_a_phone_the_blocks_are_targets_only_while_a_worker_is_placed() -> None:
    before = table({"dice": {"orange": [6, 6]}}, open={"orange snake": "orange-05"})
    after = play(before, "place quarry-1").position
    assert len(targets(phone(before, Look()), "space")) == 5
    assert targets(phone(after, Look()), "space") == []
    assert phone(after, Look()).height < phone(before, Look()).height
