"""Hand-made positions: everything impossible is named, with rule, place and numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rajas.core import DataError, NotationError
from rajas.core.notation import read
from rajas.ganges import GANGES
from rajas.ganges.data_dues import KINDS
from rajas.ganges.game import Ganges
from rajas.ganges.words import COLOURS
from tests.ganges.changes import changed, stays_possible
from tests.ganges.tables import kali, lies
from tests.ganges.test_data import VARIANTS, positions

Found = list[tuple[str, str, dict[str, Any]]]
FREED = {"active": 4, "waiting": ["money", "bridge"]}
ALL_FREED = {"active": 5, "waiting": []}
FOUR = ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3", "garden-blue"]
END = {"due": "end turn"}


def found(game: Ganges = GANGES, players: int = 2, **data: Any) -> Found:
    """The problems as (rule, where, numbers); `me` is player 1, the others are as after set-up."""
    me = data.pop("me", {})
    position = game.from_data({"players": [me, *[{}] * (players - 1)], **data})
    return [(problem.rule, problem.where, dict(problem.numbers)) for problem in game.problems(position)]


def in_turn(*dues: dict[str, Any], on: str = "garden-blue", me: dict[str, Any] | None = None) -> Found:
    """The problems of a turn that player 1 began on this space, with all this still due."""
    mine = {
        "workers": [on],
        "dice": kali(orange=[1], green=[1], blue=[1], purple=[1]),
        "province": [],
        **(me or {}),
    }
    supply = {colour: 11 - len(mine["dice"][colour]) for colour in COLOURS}
    laid = [tile[name] for tile in mine["province"] for name in ("tile", "covers")]
    return found(me=mine, due=[*dues, END], supply=supply, **stacks_without(*laid))


def due(name: str, **contents: Any) -> dict[str, Any]:
    """Something due; why, where a reason is asked for, does not matter."""
    why = {"why": ["PAL-8", "raja man singh"]} if "why" in KINDS[name][1] else {}
    return {"due": name, **why, **contents}


def stacks_without(*tiles: str | None) -> dict[str, Any]:
    """The stacks when these tiles lie elsewhere."""
    usual = GANGES.to_data(GANGES.from_data({"players": 2}))
    left = [tile for tile in [*usual["open"].values(), *usual["hidden"]] if tile not in tiles]
    kinds = {tile.id: tile.stack for tile in GANGES.components.tiles}
    shown = {name: next(t for t in left if kinds[t] == n) for n, name in enumerate(usual["open"])}
    return {"open": shown, "hidden": [tile for tile in left if tile not in shown.values()]}


CASES: list[tuple[dict[str, Any], Found]] = [
    (
        {"me": {"dice": {"orange": [1, 2, 3]}}},
        [("CMP-1", "orange", {"held": 4, "supply": 10, "all": 12})],
    ),
    (
        {"me": {"dice": {"orange": [1] * 8}}, "supply": {"orange": 3}},
        [("DIE-2", "player 1", {"value": 11, "least": 0, "most": 10})],
    ),
    ({"me": {"province": [lies("2,3", "orange-01")]}}, [("CMP-2", "orange-01", {"count": 2})]),
    (
        {"open": {"orange snake": "orange-06", "orange cow": "orange-01"}},
        [
            ("SET-8", "orange snake", {"tile": "orange-06"}),
            ("SET-8", "orange cow", {"tile": "orange-01"}),
        ],
    ),
    (
        {"me": {"province": [lies("1,1", "orange-01")]}},
        [
            ("PRV-1", "player 1", {"cell": "1,1", "tile": "orange-01"}),
            ("PRV-2", "player 1", {"cell": "1,1", "tile": "orange-01"}),
        ],
    ),
    (
        {"me": {"province": [lies("4,4", "orange-01")]}},
        [("PRV-2", "player 1", {"cell": "4,4", "tile": "orange-01"})],
    ),
    (
        {"me": {"province": [lies("1,2", "orange-01")]}},
        [("PRV-6", "player 1", {"place": "1,2 north"})],
    ),
    ({"me": {"yields": ["4,1 west"]}}, [("PRV-6", "player 1", {"place": "4,1 west"})]),
    (
        {"me": {"province": [lies("2,3", "orange-01", covers="orange-04")]}},
        [("MBD-2", "player 1", {"cell": "2,3", "price": 2, "covered": 4})],
    ),
    ({"me": {"karma": 4}}, [("KAR-3", "player 1", {"value": 4, "least": 0, "most": 3})]),
    ({"me": {"money": -1}}, [("COI-2", "player 1", {"value": -1})]),
    ({"me": {"fame": -2}}, [("SET-11", "player 1", {"value": -2})]),
    ({"me": {"scrolls": {"mill": 5}}}, [("UPG-1", "player 1", {"building": "mill", "step": 5})]),
    (
        {"me": {"boat": 31, "active": 4, "waiting": ["fame", "money"]}},
        [("RIV-6", "player 1", {"value": 31, "least": 0, "most": 30})],
    ),
    (
        {"me": {"active": 6, "waiting": []}},
        [("WRK-3", "player 1", {"value": 6, "least": 3, "most": 5})],
    ),
    ({"me": {"active": 4}}, [("CMP-3", "player 1", {"active": 4, "waiting": 3, "all": 6})]),
    ({"me": {"workers": FOUR}, "stage": 5}, [("CMP-3", "player 1", {"placed": 4, "active": 3})]),
    ({"me": {"fame": 15}}, [("WRK-1", "player 1", {"place": "fame", "space": 15})]),
    ({"me": {"money": 20, "bonus": 33}}, [("WRK-1", "player 1", {"place": "money", "space": 20})]),
    ({"me": {"boat": 21}}, [("WRK-1", "player 1", {"place": "bridge", "space": 20})]),
    ({"me": {"workers": ["quarry-2"]}, "stage": 2}, [("TRN-4", "quarry-2", {"free": "quarry-1"})]),
    ({"me": {"money": 12}}, [("TRK-6", "player 1", {"space": 12, "money": 12})]),
    ({"pile": {"coins 3": 1}}, []),
    ({"me": {"fame": 60, **FREED}}, [("END-1", "player 1", {"gap": 1})]),
    ({"crossed": [1], "due": []}, [("END-1", "player 1", {"gap": 59})]),
    ({"stage": 0}, [("TRN-1", "round", {"round": 1, "stage": 0})]),
]


@pytest.mark.rule(
    "CMP-1", "DIE-2", "CMP-2", "SET-8", "PRV-1", "PRV-2", "PRV-6", "MBD-2", "KAR-3", "COI-2", "SET-11"
)
@pytest.mark.rule("UPG-1", "RIV-6", "WRK-3", "CMP-3", "WRK-1", "TRN-4", "TRK-6", "END-1", "TRN-1")
@pytest.mark.parametrize(("data", "expected"), CASES)
def test_each_impossible_thing_is_named_and_nothing_else(data: dict[str, Any], expected: Found) -> None:
    laid = data.get("me", {}).get("province", [])
    if laid and expected[0][0] != "CMP-2":
        data = {**data, **stacks_without(*(tile[name] for tile in laid for name in ("tile", "covers")))}
    if "pile" in data:
        assert {rule for rule, _, _ in found(**data)} == {"CMP-4"}
    else:
        assert found(**data) == expected


@pytest.mark.rule("TRN-5", "MKT-4", "SET-2")
def test_workers_on_the_board() -> None:
    shared = [{"workers": ["garden-blue"]}] * 2
    position = GANGES.from_data({"players": shared, "stage": 2})
    assert [(p.rule, p.where) for p in GANGES.problems(position)] == [("TRN-5", "garden-blue")]
    twice = {"workers": ["different-goods-1", "different-goods-2"]}
    assert found(players=4, me=twice, stage=3) == [("MKT-4", "player 1", {"count": 2})]
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


# Yields, workers and scrolls that tell what must have happened


@pytest.mark.rule("PRV-6")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        # orange-01 is a bend: north and east as it is printed, east and south a turn later.
        (lies("1,2", "orange-01", 0), []),
        (lies("1,2", "orange-01", 1), [("PRV-6", "player 1", {"place": "1,2 north"})]),
        # Beneath may lie a tile that once led north, however it was turned.
        (lies("1,2", "orange-03", 1, covers="orange-01"), []),
    ],
)
def test_a_yield_gained_was_joined_by_a_tile_there(tile: dict[str, Any], expected: Found) -> None:
    me = {"province": [tile], "yields": ["1,2 north"]}
    assert found(me=me, **stacks_without(tile["tile"], tile["covers"])) == expected


@pytest.mark.rule("PRV-6", "MBD-5")
@pytest.mark.parametrize(
    ("beneath", "explains"), [("orange-01", False), ("orange-02", False), ("orange-04", True)]
)
def test_only_a_fork_beneath_joined_two_yields_at_once(beneath: str, explains: bool) -> None:
    """A straight leads to one of them; a bend to both, but then to no residence."""
    me = {"province": [lies("1,2", "orange-07", 1, covers=beneath)], "yields": ["1,2 north", "1,2 west"]}
    unexplained = [("PRV-6", "player 1", {"place": f"1,2 {side}"}) for side in ("north", "west")]
    assert found(me=me, **stacks_without("orange-07", beneath)) == ([] if explains else unexplained)


@pytest.mark.rule("WRK-1", "RIV-7", "WRK-3")
@pytest.mark.parametrize(
    ("me", "expected"),
    [
        (FREED, [("WRK-1", "player 1", {"place": "fame", "space": 15})]),
        (
            {"active": 4, "waiting": ["fame", "money"]},
            [("RIV-7", "player 1", {"place": "bridge", "space": 20})],
        ),
        (
            {"active": 4, "waiting": ["fame", "bridge"]},
            [("WRK-1", "player 1", {"place": "money", "space": 20})],
        ),
        # Money may have fallen again; the marker shows that it was there.
        ({"active": 4, "waiting": ["fame", "bridge"], "bonus": 33}, []),
        (ALL_FREED, [("WRK-3", "player 1", {"active": 5, "passed": 0})]),
        ({**ALL_FREED, "fame": 15}, [("WRK-3", "player 1", {"active": 5, "passed": 1})]),
        # Two of the three were passed: the third is in the box.
        ({**ALL_FREED, "fame": 15, "bonus": 33}, []),
        ({**ALL_FREED, "fame": 15, "boat": 21}, []),
        ({**ALL_FREED, "bonus": 33, "boat": 21}, []),
    ],
)
def test_a_worker_is_freed_only_by_passing_its_space(me: dict[str, Any], expected: Found) -> None:
    assert found(me=me) == expected


@pytest.mark.rule("WRK-1")
def test_a_worker_about_to_be_freed_may_still_wait() -> None:
    free, upgrade = due("free worker", place="fame"), due("upgrade", delayed=True)
    assert in_turn(upgrade, free, me={"fame": 15}) == []
    assert in_turn(upgrade, free, free, me={"fame": 15}) == [
        ("WRK-1", "due 3", {"due": "free worker"}),
        ("WRK-1", "due 2", {"due": "free worker"}),
    ]
    assert in_turn(upgrade, free, me={"fame": 14}) == [
        ("WRK-1", "due 2", {"place": "fame", "space": 15, "now": 14})
    ]
    assert in_turn(upgrade, free, me={"fame": 16, **FREED}) == [("WRK-1", "due 2", {"place": "fame"})]


@pytest.mark.rule("TRK-2")
def test_a_scroll_counts_later_only_in_the_turn_that_passed_fame_5() -> None:
    later = {"scrolls": {"fort": 3}, "delayed": "fort"}
    upgrade = due("upgrade", delayed=False)
    assert in_turn(upgrade, me={**later, "fame": 5}) == []
    assert in_turn(upgrade, me={"delayed": "fort", "fame": 5}) == [
        ("TRK-2", "player 1", {"building": "fort"})
    ]
    assert in_turn(upgrade, me={**later, "fame": 4}) == [("TRK-2", "player 1", {"fame": 4, "space": 5})]
    assert found(me={**later, "fame": 5}) == [("TRK-2", "player 1", {"building": "fort"})]
    assert found(me={**later, "fame": 5}, turn=2) == [("TRK-2", "player 1", {"building": "fort"})]
    assert in_turn(due("upgrade", delayed=True), me={"fame": 4}) == [
        ("TRK-2", "due 1", {"fame": 4, "space": 5})
    ]


# Turns, stages and the end


@pytest.mark.rule("PAL-5")
def test_the_favour_of_the_mogul_goes_with_a_worker_in_his_chamber() -> None:
    on_chamber = {"workers": ["chamber-1"]}
    assert found(mogul=1) == [("PAL-5", "player 1", {"space": "chamber-1"})]
    assert found(me=on_chamber, turn=2) == [("PAL-5", "player 1", {"space": "chamber-1"})]
    assert found(me=on_chamber, turn=2, mogul=1) == []
    assert in_turn(due("pay chamber", value=1), on="chamber-1") == []
    assert in_turn(due("upgrade", delayed=True), due("favour of mogul"), on="chamber-1", me={"fame": 5}) == []


@pytest.mark.rule("TRN-1")
def test_everybody_places_at_most_one_worker_a_stage() -> None:
    three = {"workers": FOUR[:3]}
    assert found(me=three, stage=3, turn=2) == []
    assert found(me=three, stage=3) == [
        ("TRN-1", "player 1", {"placed": 3, "stage": 3, "most": 2}),
        ("TRN-1", "player 1", {"active": 3}),
    ]
    assert found(me=three, stage=2, turn=2) == [("TRN-1", "player 1", {"placed": 3, "stage": 2, "most": 2})]
    assert found(me=three, stage=3, turn=2, first=2) == [
        ("TRN-1", "player 1", {"placed": 3, "stage": 3, "most": 2})
    ]


@pytest.mark.rule("TRN-7")
def test_a_worker_to_be_placed_has_somewhere_to_go() -> None:
    """Two players without dice, the palace and the market full of somebody's workers."""
    rooms = [
        s.name for s in GANGES.board(2).spaces if s.area in ("outer-terrace", "garden", "different-goods")
    ]
    full = GANGES.from_data(
        {
            "players": [
                {
                    "dice": kali(),
                    "workers": rooms[:3],
                    "active": 4,
                    "waiting": ["fame", "bridge"],
                    "bonus": 33,
                },
                {"dice": kali(), "workers": rooms[3:], **ALL_FREED, "fame": 15, "bonus": 33},
            ],
            "supply": dict.fromkeys(("orange", "green", "blue", "purple"), 12),
            "stage": 6,
        }
    )
    assert [(p.rule, p.where, dict(p.numbers)) for p in GANGES.problems(full)] == [
        ("TRN-7", "due 1", {"due": "place worker"})
    ]


@pytest.mark.rule("TRN-2")
def test_a_turn_under_way_began_with_a_worker() -> None:
    assert in_turn(due("upgrade", delayed=False), me={"workers": []}) == [("TRN-2", "player 1", {})]


@pytest.mark.rule("END-1", "END-2", "END-5")
def test_who_has_crossed_did_so_in_this_stage() -> None:
    over = {"fame": 60, **FREED}
    assert found(due=[]) == [("END-1", "due", {})]
    assert found(me=over, crossed=[1], due=[]) == []
    assert found(me=over, crossed=[1], turn=2) == []
    assert found(me=over, crossed=[1]) == [("END-2", "player 1", {})]
    assert found(me=over, crossed=[1], turn=2, first=2) == [("END-2", "player 1", {})]
    both = GANGES.from_data({"players": [over, over], "crossed": [2, 1], "due": []})
    assert [(p.rule, p.where) for p in GANGES.problems(both)] == [("END-5", "crossed")]


# The whole


def test_problems_are_told_in_words() -> None:
    position = GANGES.from_data({"players": [{"karma": 4}, {"boat": 31}]})
    sentences = [problem.text("ganges") for problem in GANGES.problems(position)]
    assert sentences[0] == "player 1: karma 4; it stays between 0 and 3."
    assert "the river ends at 30" in sentences[1]


def test_a_record_of_an_impossible_table_is_not_read() -> None:
    with pytest.raises(NotationError, match="the turn is under way, but no worker"):
        read('rajas ganges 1\nposition {"players":2,"due":[{"due":"choose tile"},{"due":"end turn"}]}')


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_played_game_has_no_problems(players: int, seed: int) -> None:
    for position in positions(players, seed=10 * seed + players):
        assert GANGES.problems(position) == ()


@pytest.mark.parametrize("way", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_variant_has_no_problems(players: int, way: dict[str, Any]) -> None:
    for position in positions(players, seed=players, **way):
        assert GANGES.problems(position) == ()


BASIC_REAL = [
    GANGES.to_data(position) for players in (2, 3, 4) for position in list(positions(players, 6))[::13]
]
VARIANT_REAL = [
    GANGES.to_data(position)
    for players, way in enumerate(VARIANTS)
    for position in list(positions(2 + players % 3, 6, **way))[::13]
]
REAL = BASIC_REAL + VARIANT_REAL


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(REAL), st.randoms(use_true_random=False))
def test_a_table_changed_by_hand_is_refused_or_named_impossible_or_can_be_played_on(
    data: dict[str, Any], rng: random.Random
) -> None:
    try:
        position = GANGES.from_data(changed(data, rng))
    except DataError:
        return
    problems = GANGES.problems(position)
    assert all(problem.text("ganges") and problem.rule in GANGES.rules for problem in problems)
    if not problems:
        stays_possible(position, rng)
