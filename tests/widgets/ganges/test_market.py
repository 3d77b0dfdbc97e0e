"""The market drawn: stalls by the number of players; on a phone also the markets that may pay."""

from __future__ import annotations

import pytest
from rajas_widgets.ganges.market import phone, scene
from rajas_widgets.scene import Look

from tests.ganges.tables import lies, table
from tests.widgets.ganges.scenes import game, shape, targets

LAID = {"province": [lies("2,3", "orange-08"), lies("3,3", "blue-05")]}


@pytest.mark.parametrize(("players", "stalls"), [(2, 1), (3, 2), (4, 2)])
def test_the_stalls_follow_the_players(players: int, stalls: int) -> None:
    names = targets(scene(game(players, 3)[0], Look()), "space")
    assert names == [
        *(f"different-goods-{n}" for n in range(1, stalls + 1)),
        *(f"same-goods-{n}" for n in range(1, 4)),
    ]


def test_a_stall_says_what_pays_there() -> None:
    position = table({"workers": ["same-goods-2"]})
    drawn = scene(position, Look(viewer=1, names=("Vikram", "You")))
    assert shape(drawn, "same-goods-2").label == (
        "Same goods, stall 2 of 3: pay a die; as many of your markets of one good pay as it shows. "
        "Vikram’s worker is there."
    )


def test_on_a_phone_the_markets_stand_below_sorted_by_good() -> None:
    position = table(LAID)
    drawn = phone(position, Look())
    shelf = [one for one in drawn.shapes if one.role == "market"]
    assert [one.label for one in shelf] == [
        "Silk market, 1 coin, in row 2, column 3.",
        "Tea market, 3 coins, in row 3, column 3.",
        "Spices market, 2 coins, in row 2, column 3.",
    ]
    assert [one.id for one in shelf] == ["market-2-3-2", "market-3-3-1", "market-2-3-1"]
    assert not any(one.target for one in shelf)


def test_they_are_targets_when_they_are_asked_for() -> None:
    position = table(LAID)
    assert len(targets(phone(position, Look(trial={"markets": True})), "market")) == 3


def test_without_markets_there_is_no_shelf() -> None:
    assert phone(table(), Look()).height < phone(table(LAID), Look()).height
