"""Hand-made positions: everything impossible is named, with rule, place and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.ganges import GANGES
from rajas.ganges.game import Ganges
from tests.ganges.test_data import positions

FREED = {"active": 4, "waiting": ["money", "bridge"]}


def laid(cell: str, tile: str, turn: int = 0, covers: str | None = None) -> dict[str, Any]:
    return {"cell": cell, "tile": tile, "turn": turn, "covers": covers}


def found(game: Ganges = GANGES, players: int = 2, **data: Any) -> list[tuple[str, str, dict[str, Any]]]:
    """The problems as (rule, where, numbers); `me` is player 1, the others are as after set-up."""
    me = data.pop("me", {})
    position = game.from_data({"players": [me, *[{}] * (players - 1)], **data})
    return [(problem.rule, problem.where, dict(problem.numbers)) for problem in game.problems(position)]


CASES: list[tuple[dict[str, Any], list[tuple[str, str, dict[str, Any]]]]] = [
    (
        {"me": {"dice": {"orange": [1, 2, 3]}}},
        [("CMP-1", "orange", {"held": 4, "supply": 10, "all": 12})],
    ),
    (
        {"me": {"dice": {"orange": [1] * 8}}, "supply": {"orange": 3}},
        [("DIE-2", "player 1", {"value": 11, "least": 0, "most": 10})],
    ),
    ({"me": {"province": [laid("2,3", "orange-01")]}}, [("CMP-2", "orange-01", {"count": 2})]),
    (
        {"open": {"orange snake": "orange-06", "orange cow": "orange-01"}},
        [
            ("SET-8", "orange snake", {"tile": "orange-06"}),
            ("SET-8", "orange cow", {"tile": "orange-01"}),
        ],
    ),
    (
        {
            "me": {"province": [laid("1,1", "orange-01")]},
            "open": {"orange snake": "orange-02"},
            "hidden": None,
        },
        [
            ("PRV-1", "player 1", {"cell": "1,1", "tile": "orange-01"}),
            ("PRV-2", "player 1", {"cell": "1,1", "tile": "orange-01"}),
        ],
    ),
    (
        {
            "me": {"province": [laid("4,4", "orange-01")]},
            "open": {"orange snake": "orange-02"},
            "hidden": None,
        },
        [("PRV-2", "player 1", {"cell": "4,4", "tile": "orange-01"})],
    ),
    (
        {
            "me": {"province": [laid("1,2", "orange-01")]},
            "open": {"orange snake": "orange-02"},
            "hidden": None,
        },
        [("PRV-6", "player 1", {"place": "1,2 north"})],
    ),
    (
        {
            "me": {"province": [laid("2,3", "orange-01", covers="orange-04")]},
            "open": {"orange snake": "orange-02"},
            "hidden": None,
        },
        [("MBD-2", "player 1", {"cell": "2,3", "price": 2, "covered": 4})],
    ),
    ({"me": {"karma": 4}}, [("KAR-3", "player 1", {"value": 4, "least": 0, "most": 3})]),
    ({"me": {"money": -1}}, [("COI-2", "player 1", {"value": -1})]),
    ({"me": {"fame": -2}}, [("SET-11", "player 1", {"value": -2})]),
    ({"me": {"scrolls": {"mill": 5}}}, [("UPG-1", "player 1", {"building": "mill", "step": 5})]),
    ({"me": {"delayed": "fort"}}, [("TRK-2", "player 1", {"building": "fort"})]),
    (
        {"me": {"boat": 31, "active": 4, "waiting": ["fame", "money"]}},
        [("RIV-6", "player 1", {"value": 31, "least": 0, "most": 30})],
    ),
    (
        {"me": {"active": 6, "waiting": []}},
        [("WRK-3", "player 1", {"value": 6, "least": 3, "most": 5})],
    ),
    ({"me": {"active": 4}}, [("CMP-3", "player 1", {"active": 4, "waiting": 3, "all": 6})]),
    (
        {"me": {"workers": ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3", "garden-blue"]}},
        [("CMP-3", "player 1", {"placed": 4, "active": 3})],
    ),
    ({"me": {"fame": 15}}, [("WRK-1", "player 1", {"place": "fame", "space": 15})]),
    ({"me": {"money": 20, "bonus": 33}}, [("WRK-1", "player 1", {"place": "money", "space": 20})]),
    ({"me": {"boat": 21}}, [("WRK-1", "player 1", {"place": "bridge", "space": 20})]),
    ({"me": {"workers": ["quarry-2"]}}, [("TRN-4", "quarry-2", {"free": "quarry-1"})]),
    ({"me": {"money": 12}}, [("TRK-6", "player 1", {"space": 12, "money": 12})]),
    ({"pile": {"coins 3": 1}}, []),
    ({"me": {"fame": 60, **FREED}}, [("END-1", "player 1", {"gap": 1})]),
    ({"crossed": [1]}, [("END-1", "player 1", {"gap": 59})]),
    ({"round": 0}, [("TRN-1", "round", {"round": 0, "stage": 1})]),
]


@pytest.mark.rule(
    "CMP-1", "DIE-2", "CMP-2", "SET-8", "PRV-1", "PRV-2", "PRV-6", "MBD-2", "KAR-3", "COI-2", "SET-11"
)
@pytest.mark.rule("UPG-1", "TRK-2", "RIV-6", "WRK-3", "CMP-3", "WRK-1", "TRN-4", "TRK-6", "END-1", "TRN-1")
@pytest.mark.parametrize(("data", "expected"), CASES)
def test_each_impossible_thing_is_named_and_nothing_else(
    data: dict[str, Any], expected: list[tuple[str, str, dict[str, Any]]]
) -> None:
    data = dict(data)
    if data.get("hidden", "as it is") is None:
        # The snake stack without the tiles that this table shows elsewhere.
        shown = {data["open"]["orange snake"], *(t["tile"] for t in data["me"]["province"])}
        shown |= {t["covers"] for t in data["me"]["province"]}
        usual = GANGES.to_data(GANGES.from_data({"players": 2}))["hidden"]
        data["hidden"] = [tile for tile in usual if tile not in shown]
    if "pile" in data:
        assert {rule for rule, _, _ in found(**data)} == {"CMP-4"}
    else:
        assert found(**data) == expected


@pytest.mark.rule("TRN-5", "MKT-4", "SET-2")
def test_workers_on_the_board() -> None:
    shared = [{"workers": ["garden-blue"]}] * 2
    position = GANGES.from_data({"players": shared})
    assert [(p.rule, p.where) for p in GANGES.problems(position)] == [("TRN-5", "garden-blue")]
    twice = {"workers": ["different-goods-1", "different-goods-2"]}
    assert found(players=4, me=twice) == [("MKT-4", "player 1", {"count": 2})]
    hidden = found(players=3, me={"workers": ["port-5"]})
    assert ("SET-2", "port-5", {"players": 3}) in hidden


@pytest.mark.rule("RIV-4")
def test_two_boats_on_one_space() -> None:
    together = GANGES.from_data({"players": [{"boat": 7}, {"boat": 7}]})
    assert [(p.rule, p.where) for p in GANGES.problems(together)] == [("RIV-4", "river 7")]
    arrived = {"boat": 30, "active": 4, "waiting": ["fame", "money"]}
    assert GANGES.problems(GANGES.from_data({"players": [arrived, arrived]})) == ()


@pytest.mark.rule("CMP-4")
def test_the_white_yields_are_eight() -> None:
    ours = GANGES.to_data(GANGES.from_data({"players": 2}))["pile"]
    pile = {**ours, "coins 3": 3}
    assert found(pile=pile) == [("CMP-4", "coins 3", {"count": 3, "all": 2})]


@pytest.mark.rule("WRK-1")
def test_a_worker_about_to_be_freed_may_still_wait() -> None:
    due = [{"due": "free worker", "place": "fame"}, {"due": "place worker"}, {"due": "end turn"}]
    assert found(me={"fame": 15}, due=due) == []


def test_problems_are_told_in_words() -> None:
    position = GANGES.from_data({"players": [{"karma": 4}, {"boat": 31}]})
    sentences = [problem.text("ganges") for problem in GANGES.problems(position)]
    assert sentences[0] == "player 1: karma 4; it stays between 0 and 3."
    assert "the river ends at 30" in sentences[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_game_has_no_problems(players: int) -> None:
    for position in positions(players, seed=players):
        assert GANGES.problems(position) == ()
