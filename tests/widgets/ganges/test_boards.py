"""Scrolls, supply and order of play."""

from __future__ import annotations

import pytest
from rajas_widgets.ganges import order, scrolls, supply
from rajas_widgets.scene import Look

from rajas.ganges import GANGES
from tests.widgets.ganges.scenes import SETTINGS, faults, game, looks, shape, targets

PANELS = {**scrolls.PANELS, **supply.PANELS, **order.PANELS}


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("variant", SETTINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_wrong_with_them(panel: str, players: int, variant: str) -> None:
    for position in game(players, 5, variant):
        for look in looks(position):
            assert not faults(PANELS[panel](position, look), 30)


def test_a_scroll_tells_everybodys_step() -> None:
    position = GANGES.from_data({"players": [{"scrolls": {"temple": 3}}, {}]})
    scene = scrolls.scrolls(position, Look())
    assert shape(scene, "scroll-temple").label == "Temple scroll: fame for each temple. You 3, Vikram 2."
    assert len(targets(scene, "scroll")) == 4


def test_the_supply_tells_what_is_left_of_each_colour() -> None:
    position = game(3, 5)[2]
    scene = supply.supply(position, Look())
    assert shape(scene, "supply-orange").label == f"Orange dice in the supply: {position.supply[0]} of 12."
    assert len(targets(scene, "supply")) == 4


def test_rows_stand_in_turn_order_from_the_elephant_on() -> None:
    for position in game(4, 5):
        scene = order.order(position, Look())
        seats = [int(name[-1]) for name in targets(scene, "player")]
        assert seats == [(position.first + n) % 4 for n in range(4)]
        assert shape(scene, "elephant").label.endswith(f"{Look().names[position.first]}.")


def test_a_row_tells_the_workers_left_and_whose_turn_it_is() -> None:
    position = game(2, 5)[1]
    me = position.me
    label = shape(order.order(position, Look()), f"order-{position.player}").label
    assert f"{me.unplaced()} worker" in label
    assert f"of {me.active}, at turn now" in label
