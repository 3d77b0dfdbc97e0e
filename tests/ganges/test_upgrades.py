"""UPG: the four building scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.ganges import GANGES
from rajas.ganges.words import BUILDINGS
from tests.ganges.tables import Played, kali, lies, play, refusals, table

ALL_AT_4 = dict.fromkeys(BUILDINGS, 4)


def raja(**me: Any) -> Played:
    """Raja Man Singh has been paid and gives an upgrade, then 3 coins."""
    return play(table(me={"dice": kali(blue=[4]), **me}), "place chamber-4", "pay blue:4")


@pytest.mark.rule("UPG-1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_an_upgrade_moves_the_scroll_chosen_one_step_and_no_other(building: str) -> None:
    scrolls = {"temple": 2, "palace": 3, "fort": 2, "mill": 3}
    choosing = raja(scrolls=scrolls)
    assert choosing.asks == "1 upgrade"
    assert choosing.options == [f"upgrade {name}" for name in BUILDINGS]
    assert all(refusals(choosing.position, option) == [] for option in choosing.options)
    after = play(choosing.position, f"upgrade {building}")
    step = scrolls[building] + 1
    assert after.me["scrolls"] == scrolls | {building: step}
    told = [(event.rule, event.cause, event.amount, event.detail) for event in after.told("upgrade")]
    assert told == [("PAL-8", "raja man singh", 1, (BUILDINGS[building], step, 0))]
    assert after.me["delayed"] is None


@pytest.mark.rule("UPG-1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_scroll_at_4_moves_no_further(building: str) -> None:
    choosing = raja(scrolls={building: 4})
    assert choosing.options == [f"upgrade {name}" for name in BUILDINGS if name != building]
    assert refusals(choosing.position, f"upgrade {building}") == [
        ("UPG-1", {"building": building, "step": 4})
    ]
    [refusal] = GANGES.check(choosing.position, GANGES.read(f"upgrade {building}"))
    assert building in refusal.text("ganges")
    last = raja(scrolls=ALL_AT_4 | {building: 3})
    assert last.options == [f"upgrade {building}"]
    assert play(last.position, f"upgrade {building}").me["scrolls"] == ALL_AT_4


@pytest.mark.rule("UPG-2")
def test_an_upgrade_does_nothing_for_buildings_already_built() -> None:
    """Both temples in sight stay unpaid; the next one pays 3."""
    province = [lies("2,3", "orange-02"), lies("3,3", "purple-04")]
    choosing = raja(province=province, fame=8)
    after = play(choosing.position, "upgrade temple")
    assert after.me["fame"] == 8
    assert after.told("fame") == []
    assert refusals(after.position, "try rescore-buildings") == [("UPG-2", {})]
    me = {"scrolls": after.me["scrolls"], "province": province, "fame": 8, "dice": kali(orange=[6])}
    laid = table(me=me, open={"orange cow": "orange-07"})
    moves = ("place quarry-1", "tile orange-07", "pay orange:6", "put 1,2 turn 1", "first fame")
    assert [event.amount for event in play(laid, *moves).told("fame")] == [3]


# Where an upgrade comes from: the position, the moves up to it, the rule and cause told.
SOURCES: list[tuple[dict[str, Any], tuple[str, ...], str, str]] = [
    ({"dice": kali(blue=[4])}, ("place chamber-4", "pay blue:4"), "PAL-8", "raja man singh"),
    ({"boat": 6, "dice": kali(blue=[1])}, ("place port-1", "pay blue:1", "sail 1"), "RIV-14", "river 7"),
    ({"boat": 15, "dice": kali(blue=[1])}, ("place port-1", "pay blue:1", "sail 1"), "RIV-14", "river 16"),
    ({"boat": 26, "dice": kali(blue=[1])}, ("place port-1", "pay blue:1", "sail 1"), "RIV-14", "river 27"),
    ({"fame": 3, "dice": kali(blue=[1])}, ("place chamber-1", "pay blue:1"), "TRK-2", "fame 5"),
    (
        {
            "dice": kali(blue=[5]),
            "province": [lies("2,3", "orange-15"), lies("3,3", "orange-15"), lies("3,4", "orange-15")],
        },
        ("place quarry-1", "tile blue-06", "pay blue:5", "put 3,5 turn 1"),
        "PRV-6",
        "yield 3,5 east",
    ),
    (
        {"dice": kali(blue=[2])},
        (
            *("place chamber-2", "pay blue:2", "colour blue", "colour blue"),
            *("rolls 1", "rolls 1", "draws upgrade"),
        ),
        "PAL-6",
        "token upgrade",
    ),
]
every_source = pytest.mark.parametrize(
    ("me", "moves", "rule", "cause"), SOURCES, ids=[cause for *_, cause in SOURCES]
)


@pytest.mark.rule("UPG-3")
@every_source
def test_where_upgrades_come_from(me: dict[str, Any], moves: tuple[str, ...], rule: str, cause: str) -> None:
    choosing = play(table(me=me), *moves)
    assert choosing.asks == "1 upgrade"
    after = play(choosing.position, "upgrade fort")
    assert after.me["scrolls"] == {"temple": 2, "palace": 2, "fort": 3, "mill": 2}
    assert [(event.rule, event.cause, event.amount) for event in after.told("upgrade")] == [(rule, cause, 1)]


@pytest.mark.rule("UPG-4")
@every_source
def test_with_all_four_at_4_an_upgrade_is_forgone(
    me: dict[str, Any], moves: tuple[str, ...], rule: str, cause: str
) -> None:
    after = play(table(me={**me, "scrolls": ALL_AT_4}), *moves)
    forgone = after.told("upgrade forgone")
    assert [(event.rule, event.cause, event.amount) for event in forgone] == [("UPG-4", cause, 1)]
    assert after.me["scrolls"] == ALL_AT_4
    assert after.asks == "2 place"


@pytest.mark.rule("UPG-4", "PAL-8")
def test_the_rest_of_a_reward_comes_though_its_upgrade_is_forgone() -> None:
    after = raja(scrolls=ALL_AT_4)
    assert after.story[-3:-1] == ["upgrade forgone UPG-4 +1", "coins PAL-8 +3"]


@pytest.mark.rule("UPG-4", "TRK-8")
def test_an_upgrade_is_not_declined_while_a_scroll_can_move() -> None:
    choosing = raja(scrolls=ALL_AT_4 | {"mill": 3})
    assert choosing.asks == "1 upgrade"
    assert refusals(choosing.position, "try decline-upgrade") == [("TRK-8", {})]


def after_fame_5(building: str, **me: Any) -> Played:
    """Fame 3 to 7 by a tile on 1,4 that joins "dice any 1, upgrade": the first upgrade is that of fame 5."""
    mine = {"fame": 3, "dice": kali(orange=[6, 6]), **me}
    laid = table(me=mine, open={"orange cow": "orange-10"})
    moves = ("place quarry-1", "tile orange-10", "pay orange:6 orange:6", "put 1,4 turn 3")
    return play(laid, *moves, f"upgrade {building}", "colour blue", "rolls 2")


@pytest.mark.rule("UPG-1", "TRK-2")
def test_the_upgrade_of_fame_5_moves_at_once_but_counts_from_the_next_turn() -> None:
    second = after_fame_5("fort")
    assert second.asks == "1 upgrade"
    assert second.me["scrolls"]["fort"] == 3
    assert second.me["delayed"] == "fort"
    told = [(event.rule, event.detail) for event in second.told("upgrade")]
    assert told == [("TRK-2", (BUILDINGS["fort"], 3, 1))]
    after = play(second.position, "upgrade mill")
    assert [event.detail for event in after.told("upgrade")] == [(BUILDINGS["mill"], 3, 0)]
    assert after.me["delayed"] is None


@pytest.mark.rule("UPG-1", "TRK-2")
def test_how_far_a_scroll_can_move_is_read_off_its_marker() -> None:
    twice = after_fame_5("fort")
    assert play(twice.position, "upgrade fort").me["scrolls"]["fort"] == 4
    at_the_end = after_fame_5("fort", scrolls={"fort": 3})
    assert at_the_end.options == ["upgrade temple", "upgrade palace", "upgrade mill"]
    assert refusals(at_the_end.position, "upgrade fort") == [("UPG-1", {"building": "fort", "step": 4})]
    last_step = after_fame_5("mill", scrolls=ALL_AT_4 | {"mill": 3})
    assert last_step.told("upgrade forgone")[0].rule == "UPG-4"


@pytest.mark.rule("TRK-2")
def test_another_upgrade_in_the_same_turn_leaves_the_one_of_fame_5_delayed() -> None:
    """Fame first: the fort waits. Then coins pass money 12, and the boat calls Raja Man Singh."""
    me = {"fame": 4, "money": 11, "boat": 3, "dice": kali(purple=[6, 6])}
    laid = table(me=me, open={"purple cow": "purple-09"})
    moves = ("place quarry-1", "tile purple-09", "pay purple:6 purple:6", "put 1,2 turn 0", "first fame")
    raja_called = play(laid, *moves, "upgrade fort", "sail 1", "call 4")
    after = play(raja_called.position, "upgrade temple")
    assert after.asks == "1 colour"
    assert after.me["delayed"] == "fort"
    assert (after.me["scrolls"]["fort"], after.me["scrolls"]["temple"]) == (3, 3)
