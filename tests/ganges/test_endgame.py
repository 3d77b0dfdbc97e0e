"""END: the markers meet, the last stage, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rajas.core.errors import WrongDecision
from rajas.ganges import GANGES
from tests.ganges.tables import Played, kali, options, play, ranking, refusals, table

PAST: dict[str, Any] = {"active": 5, "waiting": [], "bonus": None}
CROSSING = PAST | {"fame": 33, "money": 52}
MOGUL = ("place chamber-1", "pay orange:1")
DONE: dict[str, Any] = {"workers": ["same-goods-1", "same-goods-2", "same-goods-3"]}


def crossed(after: Played) -> list[tuple[int, str, str, int]]:
    return [
        (event.player + 1, event.rule, event.cause, event.amount) for event in after.told("markers crossed")
    ]


def places(standings: Sequence[tuple[int, int]], crossed: Sequence[int]) -> list[list[int]]:
    """The ranking when the last player of the last stage stays out; standings are (fame, money)."""
    me, *others = [PAST | {"fame": fame, "money": money} for fame, money in standings]
    laid = table(me=me, others=others, crossed=list(crossed), turn=len(standings))
    return ranking(play(laid, "pass").position)


@pytest.mark.rule("END-1", "END-4")
@pytest.mark.parametrize(
    ("fame", "money", "gap"),
    [(35, 52, 0), (34, 52, None), (36, 52, 1), (35, 51, 0), (35, 50, None), (36, 50, 0), (33, 55, 0)],
)
def test_fame_makes_the_markers_meet_or_pass_each_other(fame: int, money: int, gap: int | None) -> None:
    """Money 52 and 51 lie beside fame 35."""
    after = play(table(me=PAST | {"fame": fame - 2, "money": money}), *MOGUL)
    assert crossed(after) == ([] if gap is None else [(1, "END-1", "markers", gap)])
    assert after.data["crossed"] == ([] if gap is None else [1])


@pytest.mark.rule("END-1", "END-4")
@pytest.mark.parametrize(("money", "gap"), [(40, None), (41, 0), (42, 0), (43, 1)])
def test_coins_make_the_markers_meet_or_pass_each_other(money: int, gap: int | None) -> None:
    """Fame 40 lies beside money 41 and 42."""
    after = play(table(me=PAST | {"fame": 40, "money": money - 2}), "place outer-terrace-1")
    assert crossed(after) == ([] if gap is None else [(1, "END-1", "markers", gap)])


@pytest.mark.rule("END-1")
def test_paying_coins_crosses_nothing() -> None:
    me = PAST | {"fame": 30, "money": 61, "dice": kali(orange=[2])}
    after = play(table(me=me), "place quarry-1", "tile orange-01", "pay orange:2")
    assert (after.me["money"], crossed(after)) == (60, [])


@pytest.mark.rule("END-1", "END-3", "END-5")
def test_the_turn_is_finished_normally_and_gaps_are_compared_after_the_stage() -> None:
    """A temple's fame crosses with a gap of 0, the tile's coin makes it 1; player 2 then crosses with 1."""
    me = PAST | {"fame": 33, "money": 53, "dice": kali(orange=[6])}
    laid = table(me=me, others=[PAST | {"fame": 34, "money": 52}], open={"orange cow": "orange-07"})
    tile = play(laid, "place quarry-1", "tile orange-07", "pay orange:6", "put 2,3 turn 0", "first fame")
    assert crossed(tile) == [(1, "END-1", "markers", 0)]
    assert tile.story[-3:] == ["markers crossed END-1", "coins INC-1 +1", "turn begun TRN-1"]
    over = play(tile.position, *MOGUL)
    assert crossed(over) == [(2, "END-1", "markers", 1)]
    assert ranking(over.position) == [[1], [2]]


@pytest.mark.rule("END-1")
def test_what_a_crossing_move_sets_off_is_still_settled() -> None:
    """2 coins cross and pass money 55: dice and rerolls follow all the same."""
    me = {"active": 5, "waiting": [], "fame": 34, "money": 53, "bonus": 55}
    due = play(table(me=me), "place outer-terrace-1")
    assert due.story[1:] == ["coins PAL-1 +2", "markers crossed END-1 +1", "bonus marker TRK-6 +1"]
    after = play(due.position, "colour blue", "colour blue", "rolls 1", "rolls 1")
    assert after.asks == "1 reroll"
    assert play(after.position, "enough").asks == "2 place"


@pytest.mark.rule("END-1")
def test_a_crossing_in_the_middle_of_a_turn_by_a_reward_of_the_river() -> None:
    me = PAST | {"fame": 40, "money": 36, "boat": 20, "dice": kali(orange=[1])}
    after = play(table(me=me), "place port-1", "pay orange:1", "sail 1")
    assert after.story[-3:] == ["coins RIV-10 +6", "markers crossed END-1", "turn begun TRN-1"]


@pytest.mark.rule("END-2")
def test_players_up_to_the_one_before_the_first_still_place_one_worker_each() -> None:
    laid = table(me=CROSSING, others=[{}, {}, {}])
    second = play(laid, *MOGUL)
    assert second.asks == "2 place"
    third = play(second.position, "place garden-orange", "rolls 1")
    assert third.asks == "3 place"
    fourth = play(third.position, "place garden-green", "rolls 1")
    assert fourth.asks == "4 place"
    over = play(fourth.position, "place garden-blue", "rolls 1")
    assert over.asks == "over"
    assert [(event.rule, event.cause, event.detail) for event in over.told("game over")] == [
        ("END-2", "last stage", (1,))
    ]
    assert over.told("stage begun", "round begun", "turn begun") == []


@pytest.mark.rule("END-2")
def test_the_stage_ends_before_the_first_player_wherever_that_is() -> None:
    me = PAST | {"fame": 10, "money": 10}
    third = play(table(me=me, others=[{}, CROSSING], first=2, turn=3), *MOGUL)
    assert third.asks == "1 place"
    assert play(third.position, "place garden-blue", "rolls 1").asks == "over"
    last = play(table(me=CROSSING, others=[{}, {}], first=2, turn=1), *MOGUL)
    assert (last.asks, ranking(last.position)[0]) == ("over", [1])


@pytest.mark.rule("END-2")
def test_if_nobody_sits_between_the_game_ends_after_that_turn() -> None:
    after = play(table(others=[CROSSING], turn=2), *MOGUL)
    assert (after.asks, ranking(after.position)) == ("over", [[2], [1]])
    assert options(after.position) == []
    with pytest.raises(WrongDecision):
        GANGES.check(after.position, GANGES.read("place garden-blue"))


@pytest.mark.rule("END-2", "TRN-7")
def test_in_the_last_stage_nobody_needs_to_place() -> None:
    before = table(me=CROSSING, others=[{}, {}])
    assert [rule for rule, _ in refusals(before, "pass")] == ["TRN-7"]
    second = play(before, *MOGUL)
    assert second.options[-1] == "pass"
    assert refusals(second.position, "pass") == []
    third = play(second.position, "pass")
    assert [(event.player, event.rule, event.cause) for event in third.told("stayed out")] == [
        (1, "END-2", "last stage")
    ]
    assert (third.asks, third.player(2)["workers"]) == ("3 place", [])
    assert third.options[-1] == "pass"
    assert play(third.position, "pass").asks == "over"


@pytest.mark.rule("END-2")
def test_who_has_no_worker_left_is_not_asked_in_the_last_stage() -> None:
    skipped = play(table(me=CROSSING, others=[DONE, {}]), *MOGUL)
    assert skipped.asks == "3 place"
    ended = play(table(me=CROSSING, others=[DONE]), *MOGUL)
    assert ended.asks == "over"


@pytest.mark.rule("END-2", "TRN-7")
def test_who_can_place_nowhere_is_passed_over_in_the_last_stage_too() -> None:
    full = ["garden-green", "garden-blue", "garden-purple", "outer-terrace-1"]
    me = CROSSING | {"workers": full}
    poor = PAST | {
        "money": 0,
        "dice": kali(),
        "workers": ["outer-terrace-2", "outer-terrace-3", "garden-orange", "different-goods-1"],
    }
    after = play(table(me=me, others=[poor]), *MOGUL)
    assert [(event.player, event.rule) for event in after.told("passed over")] == [(1, "TRN-7")]
    assert after.asks == "over"


@pytest.mark.rule("END-2", "WRK-4")
def test_a_worker_gained_in_the_last_stage_opens_no_further_stage() -> None:
    second = {"money": 18, "bonus": 33}
    laid = table(me=CROSSING | {"workers": []}, others=[second])
    after = play(laid, *MOGUL, "place outer-terrace-1", "enough")
    assert after.player(2)["active"] == 4
    assert after.asks == "over"


@pytest.mark.rule("END-1", "END-2")
def test_without_a_crossing_the_next_stage_opens() -> None:
    after = play(table(others=[CROSSING | {"fame": 32}], turn=2), *MOGUL)
    assert after.asks == "1 place"
    assert after.told("game over") == []


@pytest.mark.rule("END-3")
def test_who_crosses_alone_wins_whatever_the_others_have() -> None:
    assert places([(60, 1), (20, 20), (59, 2)], crossed=[1]) == [[1], [3], [2]]
    assert places([(0, 119), (2, 118)], crossed=[2]) == [[2], [1]]


@pytest.mark.rule("END-3", "END-4")
def test_of_several_who_crossed_the_largest_gap_wins() -> None:
    """Gaps of 2, 3 and 1."""
    assert places([(30, 65), (38, 52), (36, 52)], crossed=[1, 2, 3]) == [[2], [1], [3]]
    assert places([(30, 65), (38, 51), (36, 52)], crossed=[3, 1, 2]) == [[2], [1], [3]]


@pytest.mark.rule("END-3")
def test_a_player_who_crosses_later_in_the_stage_may_still_win() -> None:
    second = PAST | {"fame": 36, "money": 52}
    after = play(table(me=CROSSING, others=[second]), *MOGUL, "place outer-terrace-1", "enough")
    assert crossed(after) == [(1, "END-1", "markers", 0), (2, "END-1", "markers", 2)]
    assert ranking(after.position) == [[2], [1]]
    assert after.told("game over")[0].detail == (2,)


@pytest.mark.rule("END-4")
@pytest.mark.parametrize(
    ("fame", "money", "gap"),
    [(65, 1, 5), (70, 0, 9), (0, 122, 0), (3, 131, 8), (60, 120, 59), (62, 124, 63)],
)
def test_counting_goes_on_past_the_printed_ends_of_the_tracks(fame: int, money: int, gap: int) -> None:
    after = play(table(me=PAST | {"fame": fame - 2, "money": money}, crossed=[]), *MOGUL)
    assert after.me["fame"] == fame
    assert crossed(after) == [(1, "END-1", "markers", gap)]
    better = places([(fame, money), (61 + gap + 1, 0)], crossed=[1, 2])
    worse = places([(fame, money), (61 + gap - 1, 0)], crossed=[2, 1])
    assert (better, worse) == ([[2], [1]], [[1], [2]])


@pytest.mark.rule("END-5")
def test_a_tie_goes_to_who_crossed_in_an_earlier_turn() -> None:
    level = [(35, 52), (36, 50), (34, 53), (31, 60)]
    assert places(level, crossed=[1, 2, 3, 4]) == [[1], [2], [3], [4]]
    assert places(level, crossed=[3, 4, 1, 2]) == [[3], [4], [1], [2]]
    me = PAST | {"fame": 34, "money": 52}
    laid = table(me=me, others=[{}, CROSSING], first=3, turn=3)
    after = play(laid, *MOGUL, "place outer-terrace-1", "enough", "pass")
    assert crossed(after) == [(3, "END-1", "markers", 0), (1, "END-1", "markers", 0)]
    assert ranking(after.position) == [[3], [1], [2]]


@pytest.mark.rule("END-5", "END-6")
def test_a_tie_behind_the_winner_goes_by_the_same_rule() -> None:
    level = [(36, 52), (38, 52), (35, 53), (37, 50)]
    assert places(level, crossed=[4, 3, 1, 2]) == [[2], [4], [3], [1]]


@pytest.mark.rule("END-6")
def test_the_other_places_go_by_the_fame_spaces_still_missing_and_equal_counts_share() -> None:
    """Player 1 crossed; 2 and 4 lack 11, player 3 lacks 10."""
    assert places([(35, 52), (30, 40), (31, 39), (45, 10)], crossed=[1]) == [[1], [3], [2, 4]]
    assert places([(30, 40), (31, 39), (35, 52), (45, 9)], crossed=[3]) == [[3], [2], [1, 4]]
    assert places([(20, 20), (20, 20), (20, 19), (35, 52)], crossed=[4]) == [[4], [1, 2, 3]]


@pytest.mark.rule("END-6")
def test_who_crossed_never_shares_a_place() -> None:
    assert places([(35, 52), (35, 52), (20, 20), (20, 20)], crossed=[2, 1]) == [[2], [1], [3, 4]]
