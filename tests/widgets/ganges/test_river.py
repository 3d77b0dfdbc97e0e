"""The river, its port, boats and bridge."""

from __future__ import annotations

import pytest
from rajas_widgets.ganges import river
from rajas_widgets.scene import Look

from rajas.ganges import GANGES
from rajas.ganges.components import ours
from rajas.ganges.position import Position
from tests.widgets.ganges.scenes import SETTINGS, faults, game, looks, shape, targets

LAST = len(ours().river) - 1


@pytest.mark.parametrize("variant", SETTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_wrong_with_the_river(players: int, variant: str) -> None:
    for position in game(players, 5, variant):
        for look in looks(position):
            assert not faults(river.river(position, look), 24)
            assert not faults(river.river_phone(position, look), 44.8)


def test_every_space_is_a_target_and_says_what_it_gives() -> None:
    scene = river.river(game(2, 5)[0], Look())
    assert targets(scene, "river") == [f"river-{number}" for number in range(1, LAST + 1)]
    assert shape(scene, "river-1").label == "River 1: 2 dice of any colour."
    assert shape(scene, "river-30").label == "River, the last space, 30: 6 fame."


@pytest.mark.parametrize(("players", "spaces", "covered"), [(2, 3, 0), (3, 5, 1), (4, 5, 0)])
def test_the_port_has_its_spaces_and_with_three_its_cover(players: int, spaces: int, covered: int) -> None:
    scene = river.river(game(players, 5)[0], Look())
    found = targets(scene, "space")
    assert found == [f"port-{number}" for number in range(1, spaces + 1)] or players == 3
    labels = [shape.label for shape in scene.targets() if shape.id.startswith("port-")]
    assert len(found) == spaces
    assert sum("covered" in label for label in labels) == covered


def sailing(*boats: int) -> Position:
    return GANGES.from_data({"players": [{"boat": boat} for boat in boats]})


def test_boats_lie_on_their_spaces_and_are_named_there() -> None:
    scene = river.river(sailing(7, 12), Look())
    assert shape(scene, "boat-0").label == "The boat of You: on river space 7"
    assert shape(scene, "river-12").label.endswith("A boat lies there: Vikram.")
    assert shape(scene, "boat-0").box.meets(shape(scene, "river-7").box)


@pytest.mark.parametrize("number", [0, LAST])
def test_boats_at_the_start_and_on_the_last_space_lie_side_by_side(number: int) -> None:
    for scene in (
        river.river(sailing(*[number] * 4), Look()),
        river.river_phone(sailing(*[number] * 4), Look()),
    ):
        boxes = [shape(scene, f"boat-{seat}").box for seat in range(4)]
        assert len({(box.x, box.y) for box in boxes}) == 4


def test_the_boats_not_yet_gone_lie_clear_of_the_first_space() -> None:
    for scene in (river.river(sailing(0, 0, 0, 0), Look()), river.river_phone(sailing(0, 0, 0, 0), Look())):
        middles = [shape(scene, f"boat-{seat}").box.centre for seat in range(4)]
        first = shape(scene, "river-1").box
        x, y = first.centre
        assert all(((bx - x) ** 2 + (by - y) ** 2) ** 0.5 > first.w / 2 for bx, by in middles)


def test_river_tiles_replace_what_is_printed() -> None:
    positions = game(3, 5, "navaratna")
    tiles = [number for number, tile in enumerate(positions[-1].river) if tile >= 0]
    scene = river.river(positions[-1], Look())
    assert tiles
    assert all(
        shape(scene, f"river-{number}").label.startswith(f"River {number}, a river tile:") for number in tiles
    )


def test_who_waits_on_the_bridge_is_told() -> None:
    position = GANGES.from_data({"players": [{"waiting": ["bridge"]}, {"waiting": []}]})
    assert shape(river.river(position, Look()), "waiting-bridge").label == (
        "The bridge after river space 20: workers of You wait there"
    )
