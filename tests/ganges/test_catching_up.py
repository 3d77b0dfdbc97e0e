"""NAV-7: whoever has fewer workers takes a token in the stages where others still place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.ganges.tables import Data, Played, kali, options, play, rules, table

SAME_GOODS = ["same-goods-1", "same-goods-2", "same-goods-3"]
GARDENS = ["garden-orange", "garden-green", "garden-blue", "garden-purple"]
TERRACES = ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3"]
CHOSEN = ("token white coins 3", "lay 1,2 north")
ALL_SPACES = [
    "1,2 north", "1,2 west", "1,4 north", "1,4 east", "2,1 west", "3,1 west",
    "4,1 west", "2,5 east", "3,5 east", "4,5 east", "4,2 east", "4,4 west",
]  # fmt: skip


def behind(workers: int, placed: int, mine: Data | None = None, stage: int = 5, **whole: Any) -> Played:
    """Player 1 has placed all 4 workers, player 2, who begins, has so many and places one more."""
    me = {"active": 4, "waiting": ["fame", "bridge"], "workers": GARDENS, "tokens": {}, **(mine or {})}
    other = {"active": workers, "waiting": [], "workers": SPOTS[:placed], "money": 5}
    laid = table(me=me, others=[other], variant="navaratna", first=2, turn=2, stage=stage, **whole)
    return play(laid, "place outer-terrace-1", "enough")


SPOTS = [*SAME_GOODS, "outer-terrace-2", "outer-terrace-3"]


@pytest.mark.rule("NAV-7")
def test_4_against_5_get_a_token_in_stage_5() -> None:
    after = behind(workers=5, placed=4)
    assert after.asks == "1 token"
    taken = play(after.position, *CHOSEN)
    assert taken.me["tokens"] == {"1,2 north": "white coins 3"}
    assert [(event.rule, event.cause) for event in taken.told("token taken")] == [("NAV-7", "fewer workers")]
    # Nobody has a worker left: a new round, and no sixth stage.
    assert (taken.data["round"], taken.data["stage"], taken.asks) == (2, 1, "1 place")


@pytest.mark.rule("NAV-7")
def test_4_against_6_get_tokens_in_stages_5_and_6() -> None:
    after = play(behind(workers=6, placed=4).position, *CHOSEN)
    assert (after.data["stage"], after.asks) == (6, "2 place")
    sixth = play(after.position, "place different-goods-1", "markets none")
    assert sixth.asks == "1 token"
    two = play(sixth.position, "token red coins 6", "lay 3,1 west")
    assert two.me["tokens"] == {"1,2 north": "white coins 3", "3,1 west": "red coins 6"}
    assert (two.data["round"], two.data["stage"]) == (2, 1)


@pytest.mark.rule("NAV-7")
def test_no_token_in_a_stage_in_which_everybody_places() -> None:
    """4 against 5 in stage 4: player 1 has a worker for it, and none is asked for a token."""
    me = {"workers": GARDENS[:3]}
    after = behind(workers=5, placed=3, mine=me, stage=4)
    assert after.asks == "1 place"
    assert rules(after.position, "place garden-purple") == []


@pytest.mark.rule("NAV-7")
def test_opponents_with_fewer_workers_than_the_stage_give_no_token() -> None:
    """Player 2 has 4 workers and was passed over before: the fourth is placed in stage 5."""
    after = behind(workers=4, placed=3)
    assert (after.data["round"], after.asks) == (2, "1 place")
    assert after.data["pile"]["white coins 3"] == 2


@pytest.mark.rule("NAV-7", "WRK-2")
def test_workers_are_counted_at_that_moment() -> None:
    """As before, but the 2 coins of the terrace reach money 20, and free the fifth worker just in time."""
    me = {"active": 4, "waiting": ["fame", "bridge"], "workers": GARDENS, "tokens": {}}
    other = {"active": 4, "waiting": ["fame", "money"], "workers": SAME_GOODS, "money": 18}
    laid = table(me=me, others=[other], variant="navaratna", first=2, turn=2, stage=5)
    after = play(laid, "place outer-terrace-1", "enough")
    assert after.asks == "1 token"


@pytest.mark.rule("NAV-7")
def test_only_opponents_count() -> None:
    """Player 1 with 5 workers, all placed, behind nobody: in stage 5 the others have 4."""
    me = {"active": 5, "waiting": ["fame"], "workers": [*GARDENS, "outer-terrace-2"], "tokens": {}}
    other = {"active": 4, "waiting": ["fame", "money"], "workers": SAME_GOODS}
    laid = table(me=me, others=[other], variant="navaratna", first=2, turn=2, stage=5)
    assert play(laid, "place outer-terrace-1", "enough").asks == "1 place"


@pytest.mark.rule("NAV-7")
def test_one_opponent_with_more_is_enough_and_everybody_behind_gets_one() -> None:
    placed = [["outer-terrace-1", "outer-terrace-2", "outer-terrace-3"], GARDENS[:3]]
    me, third = ({"active": 3, "workers": spaces, "tokens": {}} for spaces in placed)
    ahead = {"active": 4, "waiting": ["fame", "bridge"], "workers": SAME_GOODS, "money": 5}
    laid = table(me=me, others=[ahead, third], variant="navaratna", first=2, turn=2, stage=4)
    after = play(laid, "place outer-terrace-4", "enough")
    assert after.asks == "3 token"
    last = play(after.position, "token white coins 3", "lay 1,4 north")
    assert last.asks == "1 token"
    assert last.data["pile"]["white coins 3"] == 1
    assert last.player(3)["tokens"] == {"1,4 north": "white coins 3"}


@pytest.mark.rule("NAV-7", "TRN-7")
def test_a_player_passed_over_gets_none() -> None:
    """Player 1 has a worker, but no die, and every free room is taken."""
    me = {"active": 5, "workers": [*TERRACES, "same-goods-3"], "dice": kali(), "tokens": {}}
    other = {"active": 6, "waiting": [], "workers": [*GARDENS, "different-goods-1"], "money": 5}
    laid = table(me=me, others=[other], variant="navaratna", first=2, turn=2, stage=6)
    after = play(laid, "place same-goods-1", "pay orange:1", "markets none")
    assert [(event.rule, event.amount) for event in after.told("passed over")] == [("TRN-7", 1)]
    assert after.told("token taken") == []
    assert after.data["round"] == 2


@pytest.mark.rule("NAV-7", "TRN-1")
def test_a_stage_opens_only_if_somebody_can_place() -> None:
    """4 against 6, but the sixth worker finds no place: one token, and a new round."""
    me = {"active": 4, "waiting": [], "workers": [*TERRACES[:2], "garden-orange", "garden-green"]}
    seat = me | {"dice": kali(), "tokens": {}}
    spots = ["garden-blue", "garden-purple", "different-goods-1", "same-goods-2"]
    other = {"active": 6, "waiting": [], "workers": spots, "dice": kali()}
    laid = table(me=seat, others=[other], variant="navaratna", first=2, turn=2, stage=5)
    assert options(laid) == ["place outer-terrace-3"]
    after = play(laid, "place outer-terrace-3", "enough")
    assert after.asks == "1 token"
    taken = play(after.position, *CHOSEN)
    assert (taken.data["round"], taken.data["stage"]) == (2, 1)
    assert taken.told("stage begun") == []


@pytest.mark.rule("NAV-7", "END-2")
def test_also_in_the_last_stage() -> None:
    """Player 2 crosses; player 1 has no worker left, takes a token, and the game is over."""
    laid = behind(workers=5, placed=4, crossed=[2])
    assert laid.asks == "1 token"
    after = play(laid.position, *CHOSEN)
    assert after.asks == "over"
    assert after.me["tokens"] == {"1,2 north": "white coins 3"}


@pytest.mark.rule("NAV-7", "END-2")
def test_not_after_the_last_player_of_the_last_stage() -> None:
    """Player 1 began the stage and was asked already: the game is over when player 2 has crossed."""
    me = {"active": 4, "waiting": ["fame", "bridge"], "workers": GARDENS, "tokens": {}}
    other = {"active": 6, "waiting": [], "workers": SPOTS[:4]}
    laid = table(me=me, others=[other], variant="navaratna", first=1, turn=2, stage=5, crossed=[2])
    assert play(laid, "place outer-terrace-1", "enough").asks == "over"


@pytest.mark.rule("NAV-7", "NAV-8")
def test_the_token_may_be_declined() -> None:
    after = behind(workers=5, placed=4)
    assert after.options[-1] == "decline"
    declined = play(after.position, "decline")
    assert declined.me["tokens"] == {}
    assert declined.data["pile"] == after.data["pile"]
    assert [(event.rule, event.cause) for event in declined.told("bonus declined")] == [
        ("NAV-8", "fewer workers")
    ]
    assert (declined.data["round"], declined.asks) == (2, "1 place")


@pytest.mark.rule("NAV-7", "NAV-8")
@pytest.mark.parametrize("spaces", [ALL_SPACES, ALL_SPACES[:-2]])
def test_only_a_token_that_fits_can_be_taken(spaces: Sequence[str]) -> None:
    """With all spaces joined nobody is asked; with two brown ones left, only brown tokens fit."""
    after = behind(workers=5, placed=4, mine={"yields": spaces})
    if spaces is ALL_SPACES:
        assert (after.data["round"], after.asks) == (2, "1 place")
    else:
        assert all(option.startswith(("token brown", "decline")) for option in after.options)
        assert rules(after.position, "token white coins 3") == ["NAV-8"]


@pytest.mark.rule("NAV-7")
def test_it_pays_only_when_a_road_joins_it() -> None:
    before = behind(workers=5, placed=4)
    after = play(before.position, *CHOSEN)
    assert after.me["money"] == before.me["money"]
    assert after.told("coins") == []


@pytest.mark.rule("NAV-7", "MIX-2")
@pytest.mark.parametrize("settings", [{}, {"variant": "mixed", "experienced": [1]}, {"ganga": True}])
def test_only_navaratna_knows_these_tokens(settings: dict[str, Any]) -> None:
    me = {"active": 4, "waiting": ["fame", "bridge"], "workers": GARDENS}
    other = {"active": 5, "waiting": [], "workers": SPOTS[:4]}
    laid = table(me=me, others=[other], first=2, turn=2, stage=5, **settings)
    assert play(laid, "place outer-terrace-1", "enough").asks == "1 place"
