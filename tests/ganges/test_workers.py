"""WRK: workers that wait on fame 15, money 20 and the bridge, and how they are freed."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.ganges.tables import Played, kali, play, printed, table

BY_MONEY = ("place outer-terrace-1",)
BY_FAME = ("place chamber-1", "pay orange:1")
BY_BOAT = ("place port-1", "pay orange:1", "sail 1")
AFTER_12: dict[str, Any] = {"bonus": 33}
DONE: dict[str, Any] = {"workers": ["same-goods-1", "same-goods-2", "same-goods-3"]}
ONE_LEFT = ["garden-blue", "garden-green"]


def freed(after: Played) -> list[tuple[int, str, str, int, tuple[str]]]:
    return [
        (event.player + 1, event.rule, event.cause, event.amount, event.detail)
        for event in after.told("worker freed")
    ]


@pytest.mark.rule("WRK-1")
def test_reaching_or_passing_money_20_frees_the_worker_waiting_there() -> None:
    for money in (18, 19):
        after = play(table(me=AFTER_12 | {"money": money}), *BY_MONEY)
        assert freed(after) == [(1, "WRK-1", "money track", 1, ("money",))]
        assert (after.me["active"], after.me["waiting"]) == (4, ["fame", "bridge"])
    short = play(table(me=AFTER_12 | {"money": 17}), *BY_MONEY)
    assert (short.me["money"], freed(short)) == (19, [])
    assert (short.me["active"], short.me["waiting"]) == (3, ["fame", "money", "bridge"])
    assert short.player(2)["active"] == 3


@pytest.mark.rule("WRK-1")
def test_reaching_or_passing_fame_15_frees_the_worker_waiting_there() -> None:
    for fame in (13, 14):
        after = play(table(me={"fame": fame}), *BY_FAME)
        assert freed(after) == [(1, "WRK-1", "fame track", 1, ("fame",))]
        assert (after.me["active"], after.me["waiting"]) == (4, ["money", "bridge"])
    short = play(table(me={"fame": 12}), *BY_FAME)
    assert (short.me["fame"], short.me["active"], freed(short)) == (14, 3, [])


@pytest.mark.rule("WRK-1", "RIV-7")
def test_passing_the_bridge_frees_the_worker_waiting_there() -> None:
    after = play(table(me={"boat": 20}), *BY_BOAT)
    assert freed(after) == [(1, "RIV-7", "bridge", 1, ("bridge",))]
    assert (after.me["active"], after.me["waiting"]) == (4, ["fame", "money"])
    before = play(table(me={"boat": 19}), *BY_BOAT)
    assert (before.me["boat"], before.me["active"], freed(before)) == (20, 3, [])


@pytest.mark.rule("WRK-1")
def test_each_track_frees_its_own_worker_only() -> None:
    fame = play(table(me={"fame": 18}), *BY_FAME)
    assert (fame.me["fame"], freed(fame)) == (20, [])
    money = play(table(me=AFTER_12 | {"money": 13}), *BY_MONEY)
    assert (money.me["money"], freed(money)) == (15, [])


@pytest.mark.rule("WRK-1", "WRK-2")
def test_falling_below_money_20_and_passing_it_again_neither_loses_nor_frees_a_worker() -> None:
    me = AFTER_12 | {"money": 20, "active": 4, "waiting": ["fame", "bridge"], "dice": kali(orange=[2])}
    after = play(table(me=me), "place quarry-1", "tile orange-01", "pay orange:2", "put 2,3 turn 0")
    assert [event.amount for event in after.told("coins")] == [-1, 1]
    assert (after.me["money"], after.me["active"], freed(after)) == (20, 4, [])
    assert after.me["waiting"] == ["fame", "bridge"]


@pytest.mark.rule("WRK-1", "TRN-9")
def test_paying_back_over_money_20_frees_nobody() -> None:
    me = AFTER_12 | {"money": 20, "dice": kali(orange=[2])}
    after = play(table(me=me), "place quarry-1")
    assert (after.me["money"], freed(after)) == (19, [])


@pytest.mark.rule("WRK-2")
def test_a_freed_worker_may_be_placed_in_the_same_round() -> None:
    me = AFTER_12 | {"money": 18, "workers": ONE_LEFT}
    after = play(table(me=me, others=[DONE]), *BY_MONEY, "enough")
    assert after.asks == "1 place"
    again = play(after.position, "place garden-orange", "rolls 1")
    assert len([event for event in again.told("workers returned") if event.amount == 4]) == 1


@pytest.mark.rule("WRK-2")
def test_a_freed_worker_stays_when_the_round_is_over() -> None:
    last = {"money": 10, "active": 4, "waiting": ["fame", "bridge"], "workers": [*ONE_LEFT, "port-1"]}
    round_over = play(table(me=AFTER_12 | last, others=[DONE]), "place garden-orange", "rolls 1")
    assert round_over.data["round"] == 2
    assert (round_over.me["active"], round_over.me["workers"]) == (4, [])


@pytest.mark.rule("WRK-3")
@pytest.mark.parametrize(("first", "second", "third"), list(permutations(("money", "fame", "bridge"))))
def test_the_moment_the_fifth_is_gained_the_sixth_goes_back_to_the_box(
    first: str, second: str, third: str
) -> None:
    moves = {"money": BY_MONEY, "fame": BY_FAME, "bridge": BY_BOAT}
    before = {"money": {"money": 18}, "fame": {"fame": 13}, "bridge": {"boat": 20}}
    fourth = play(table(me=AFTER_12 | before[first]), *moves[first])
    left = [place for place in ("fame", "money", "bridge") if place != first]
    assert (fourth.me["active"], fourth.me["waiting"], fourth.told("worker boxed")) == (4, left, [])
    me = AFTER_12 | before[second] | {"active": 4, "waiting": left}
    fifth = play(table(me=me), *moves[second])
    boxed = fifth.told("worker boxed")
    assert [(event.rule, event.cause, event.amount) for event in boxed] == [("WRK-3", "worker limit", 1)]
    assert [event.detail for event in boxed] == [(third,)]
    assert (fifth.me["active"], fifth.me["waiting"]) == (5, [])
    me = AFTER_12 | before[third] | {"active": 5, "waiting": []}
    sixth = play(table(me=me), *moves[third])
    assert (freed(sixth), sixth.told("worker boxed")) == ([], [])
    assert (sixth.me["active"], sixth.me["waiting"]) == (5, [])


@pytest.mark.rule("WRK-3", "TRK-7")
def test_a_worker_boxed_on_the_way_is_not_freed_any_more() -> None:
    """One move passes money 12 and 20: the boat of 12 goes under the bridge first, and that is the fifth."""
    me = {"money": 8, "boat": 2, "active": 4, "waiting": ["money", "bridge"], "dice": kali(orange=[1])}
    game = printed(
        ('"coins 3", "palace 2-6"', '"coins 14", "karma 1"'), ("bridge_after = 20", "bridge_after = 3")
    )
    after = play(table(me=me, game=game), *BY_BOAT, "sail 1", game=game)
    assert after.story[3:-1] == [
        "coins RIV-10 +14",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "worker freed RIV-7 +1",
        "worker boxed WRK-3 +1",
        "karma RIV-9 +1",
    ]
    assert (after.me["active"], after.me["waiting"]) == (5, [])
    declined = play(table(me=me, game=game), *BY_BOAT, "decline", game=game)
    assert [event.detail for event in declined.told("worker freed", "worker boxed")] == [
        ("money",),
        ("bridge",),
    ]


@pytest.mark.rule("WRK-4")
def test_a_worker_gained_with_the_last_placement_opens_a_stage_for_that_player_alone() -> None:
    me = {"workers": ["garden-blue", "garden-green", "garden-purple"]}
    third = AFTER_12 | {"money": 18, "workers": ["port-1", "port-2"]}
    laid = table(me=me, others=[DONE, third], turn=3, stage=3)
    after = play(laid, *BY_MONEY, "enough")
    assert (after.data["round"], after.data["stage"], after.asks) == (1, 4, "3 place")
    assert after.story[-2:] == ["stage begun TRN-1", "turn begun TRN-1"]
    over = play(after.position, "place garden-orange", "rolls 1")
    assert (over.data["round"], over.asks) == (2, "2 place")


@pytest.mark.rule("WRK-4")
def test_without_a_worker_gained_the_last_placement_ends_the_round() -> None:
    me = AFTER_12 | {"money": 17, "workers": ONE_LEFT}
    after = play(table(me=me, others=[DONE]), *BY_MONEY, "enough")
    assert (after.data["round"], after.asks) == (2, "2 place")
