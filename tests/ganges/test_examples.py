"""The rulebooks' worked examples, to the number, and short scenes that show a rule at work."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core import Over
from rajas.ganges import GANGES
from tests.ganges.tables import play, refusals, rules, table


def laid(cell: str, tile: str, turn: int = 0) -> dict[str, Any]:
    return {"cell": cell, "tile": tile, "turn": turn}


@pytest.mark.rule("QRY-1", "QRY-3")
def test_orange_9_is_paid_with_a_4_and_a_5_for_1_coin() -> None:
    before = table(me={"dice": {"orange": [4, 5]}}, open={"orange tiger": "orange-12"})
    after = play(before, "place quarry-1", "tile orange-12", "pay orange:4 orange:5", "put 2,3 turn 0")
    assert (after.me["money"], after.me["dice"]["orange"]) == (2, [])
    assert after.me["province"] == [{"cell": "2,3", "tile": "orange-12", "turn": 0, "covers": None}]


@pytest.mark.rule("QRY-3")
def test_blue_7_is_paid_with_a_3_and_a_5_and_no_change_is_given() -> None:
    before = table(me={"karma": 0, "dice": {"blue": [3, 5]}}, open={"blue cow": "blue-09"})
    paying = play(before, "place quarry-1", "tile blue-09")
    assert paying.options == ["pay blue:3 blue:5"]
    short = {"price": 7, "paid": 5, "short": 2, "colour": "blue"}
    assert refusals(paying.position, "pay blue:5") == [("QRY-3", short)]
    assert rules(paying.position, "pay blue:5 green:1") == ["QRY-3", "QRY-3"]
    assert rules(paying.position, "try take-change") == ["QRY-3"]


@pytest.mark.rule("PRV-6", "PRV-7")
def test_a_fork_in_the_upper_left_gives_1_die_and_5_coins() -> None:
    before = table(me={"dice": {"orange": [4]}}, open={"orange snake": "orange-04"})
    after = play(before, "place quarry-1", "tile orange-04", "pay orange:4", "put 1,2 turn 3")
    assert after.options == ["yield 1,2 north", "yield 1,2 west"]
    after = play(after.position, "yield 1,2 west", "colour green", "rolls 6")
    assert (after.me["money"], after.me["dice"]["green"]) == (3 - 1 + 5, [1, 6])
    assert after.me["yields"] == ["1,2 north", "1,2 west"]


@pytest.mark.rule("INC-2", "INC-3", "UPG-2")
def test_temple_2_and_mill_3_make_5_fame_then_1_die_and_1_upgrade() -> None:
    me = {"fame": 6, "scrolls": {"mill": 3}, "dice": {"orange": [2, 6]}}
    before = table(me=me, open={"orange cow": "orange-10"})
    after = play(before, "place quarry-1", "tile orange-10", "pay orange:2 orange:6", "put 1,4 turn 3")
    assert after.me["fame"] == 11
    after = play(after.position, "colour blue", "rolls 3", "upgrade mill")
    assert (after.me["dice"]["blue"], after.me["scrolls"]["mill"]) == ([1, 3], 4)
    assert after.me["fame"] == 11


TEAS = [laid("2,3", "green-06"), laid("3,3", "orange-03"), laid("2,2", "purple-03"), laid("2,4", "blue-03")]


@pytest.mark.rule("MKT-1", "MKT-2", "MKT-3", "MKT-5")
def test_silk_2_and_three_teas_pay_5_as_different_and_7_as_same_goods() -> None:
    before = table(me={"province": TEAS, "dice": {"green": [4]}})
    different = play(before, "place different-goods-1")
    assert different.options[0] == "markets silk:2 tea:3"
    assert play(different.position, "markets silk:2 tea:3").me["money"] == 3 + 5
    same = play(before, "place same-goods-1", "pay green:4")
    assert "markets tea:3 tea:2 tea:2" in same.options
    assert play(same.position, "markets tea:3 tea:2 tea:2").me["money"] == 3 + 7
    assert play(same.position, "markets none").me["money"] == 3
    assert rules(different.position, "markets tea:3 tea:2") == ["MKT-1"]
    assert rules(same.position, "markets silk:2 tea:3") == ["MKT-2"]


@pytest.mark.rule("PAL-2")
def test_a_garden_gives_1_orange_die() -> None:
    assert play(table(), "place garden-orange", "rolls 4").me["dice"]["orange"] == [1, 4]


@pytest.mark.rule("PAL-3")
def test_blue_is_exchanged_for_2_orange() -> None:
    after = play(table(), "place balcony-blue", "pay blue:1", "rolls 5", "rolls 2")
    assert (after.me["dice"]["blue"], after.me["dice"]["orange"]) == ([], [1, 2, 5])


@pytest.mark.rule("MBD-1", "MBD-2", "MBD-3", "MBD-8")
def test_orange_4_is_covered_by_purple_6_with_a_purple_2() -> None:
    me = {"province": [laid("2,3", "orange-04")], "dice": {"orange": [5], "purple": [2]}}
    before = table(me=me, open={"purple cow": "purple-07"})
    after = play(before, "place chamber-5", "pay orange:5", "tile purple-07", "cover 2,3")
    assert after.options == ["pay purple:2"]
    after = play(after.position, "pay purple:2", "put 2,3 turn 0")
    assert after.me["province"] == [{"cell": "2,3", "tile": "purple-07", "turn": 0, "covers": "orange-04"}]
    assert after.asks == "1 income"  # the new tile pays in full: a fort and tea 1
    assert play(after.position, "first coins").me["money"] == 4


@pytest.mark.rule("RIV-1", "RIV-3", "RIV-4", "RIV-14")
def test_a_boat_skips_another_and_the_mill_goes_from_3_to_4() -> None:
    me = {"boat": 5, "scrolls": {"mill": 3}, "dice": {"green": [2]}}
    before = table(me=me, others=[{"boat": 6, "workers": ["port-1"]}])
    after = play(before, "place port-2", "pay green:2", "sail 1", "upgrade mill")
    assert (after.me["money"], after.me["boat"], after.me["scrolls"]["mill"]) == (2, 7, 4)


@pytest.mark.rule("END-3", "END-4", "END-5")
def test_two_gaps_of_2_and_the_earlier_crossing_wins() -> None:
    freed = {"active": 5, "waiting": [], "bonus": None}
    first = {"money": 65, "fame": 30, **freed}
    second = {"money": 52, "fame": 35, "active": 5, "waiting": [], "bonus": 55}
    before = table(me=first, others=[second], turn=2, crossed=[1])
    after = play(before, "place chamber-1", "pay blue:1")
    assert after.player(2)["fame"] == 37
    assert [event.amount for event in after.told("markers crossed")] == [2]
    assert GANGES.pending(after.position) == Over(((0,), (1,)))


@pytest.mark.rule("SET-1", "SET-3")
def test_the_board_has_two_sides_and_the_basic_game_no_coloured_yields() -> None:
    spaces = [len(GANGES.board(players).areas["quarry"]) for players in (2, 3, 4)]
    assert spaces == [5, 6, 8]
    data = GANGES.to_data(GANGES.start(players=2))
    assert sum(data["pile"].values()) == 8
    assert "try keep-token" not in " ".join(GANGES.write(attempt) for attempt in GANGES.attempts(table()))


@pytest.mark.rule("QRY-5")
def test_the_next_tile_shows_before_the_income_and_an_empty_stack_stays_empty() -> None:
    before = table(me={"dice": {"orange": [4]}}, open={"orange snake": "orange-04"})
    after = play(before, "place quarry-1", "tile orange-04", "pay orange:4", "put 2,3 turn 0")
    kinds = [event.kind for event in after.events]
    assert kinds.index("tile laid") < kinds.index("tile revealed") < kinds.index("fame")
    alone = table(me={"dice": {"orange": [4]}}, open={"orange snake": "orange-04"}, hidden=[])
    after = play(alone, "place quarry-1", "tile orange-04", "pay orange:4", "put 2,3 turn 0")
    assert after.data["open"]["orange snake"] is None
    assert rules(after.position, "try look-under-stack") == ["QRY-5"]


@pytest.mark.rule("PRV-5")
def test_a_tile_never_moves() -> None:
    before = table(me={"province": [laid("2,3", "orange-04")]})
    assert refusals(before, "try move-tile 2,3") == [("PRV-5", {"cell": "2,3"})]


@pytest.mark.rule("PRV-8", "MBD-5")
def test_yields_stay_due_when_the_tile_is_covered_on_the_way() -> None:
    """Coins past 12 move the boat to a palace space; the master builder covers the very tile just laid."""
    me = {"money": 11, "boat": 3, "dice": {"orange": [3], "purple": [6]}}
    before = table(me=me, open={"orange snake": "orange-03", "purple cow": "purple-07"})
    after = play(before, "place quarry-1", "tile orange-03", "pay orange:3", "put 1,2 turn 0")
    assert after.asks == "1 sail"
    after = play(
        after.position, "sail 1", "call 5", "tile purple-07", "cover 1,2", "pay purple:6", "put 1,2 turn 1"
    )
    after = play(after.position, "first coins", "colour blue", "rolls 6")
    assert after.me["dice"]["blue"] == [1, 6]
    joined = [event.cause for event in after.told("yield joined")]
    assert joined == []  # noted when the first tile was laid, and not again
    assert after.me["yields"] == ["1,2 north"]


@pytest.mark.rule("UPG-3", "PAL-8")
def test_the_raja_gives_1_upgrade_and_then_3_coins() -> None:
    after = play(table(me={"dice": {"blue": [4]}}), "place chamber-4", "pay blue:4", "upgrade fort")
    assert (after.me["scrolls"]["fort"], after.me["money"]) == (3, 6)
    assert [event.kind for event in after.told("upgrade", "coins")] == ["upgrade", "coins"]


@pytest.mark.rule("PAL-7")
def test_the_yogi_gives_2_karma_and_1_die_of_any_colour() -> None:
    after = play(
        table(me={"dice": {"blue": [3]}}), "place chamber-3", "pay blue:3", "colour purple", "rolls 2"
    )
    assert (after.me["karma"], after.me["dice"]["purple"]) == (3, [1, 2])


@pytest.mark.rule("PAL-1")
def test_the_terrace_pays_2_coins_first_and_each_die_is_rerolled_once() -> None:
    naming = play(table(), "place outer-terrace-1", "reroll blue:1")
    assert naming.me["money"] == 5
    once = {"colour": "blue", "value": 1, "held": 1, "named": 1}
    assert refusals(naming.position, "reroll blue:1") == [("PAL-1", once)]
    after = play(naming.position, "reroll green:1", "enough", "rolls 6", "rolls 5")
    assert (after.me["dice"]["blue"], after.me["dice"]["green"]) == ([6], [5])
    bonus = play(table(me={"money": 10}), "place outer-terrace-1")
    assert bonus.asks == "1 sail"  # money 12 comes before the dice


@pytest.mark.rule("KAR-2")
def test_a_die_is_turned_only_in_a_payment() -> None:
    assert refusals(table(), "try turn-die blue:1") == [("KAR-2", {"die": "blue:1", "karma": 1})]
    paying = play(table(), "place chamber-6")
    assert "pay blue:1>6" in paying.options


@pytest.mark.rule("WRK-2", "WRK-4")
def test_a_worker_gained_with_the_last_placement_opens_another_stage() -> None:
    me = {"money": 18, "bonus": 33, "workers": ["garden-blue", "garden-green"]}
    placed = {"workers": ["garden-orange", "garden-purple", "same-goods-1"]}
    before = table(me=me, others=[placed], stage=3)
    after = play(before, "place outer-terrace-1", "enough")
    assert (after.me["active"], after.me["waiting"]) == (4, ["fame", "bridge"])
    assert (after.data["round"], after.data["stage"], after.data["turn"]) == (1, 4, 1)
    after = play(after.position, "place outer-terrace-2", "enough")
    assert (after.data["round"], after.data["first"]) == (2, 2)
    assert after.me["active"] == 4
