"""Positions as plain data: exact round trips, and nothing but our own error for anything malformed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rajas.core import Chance, DataError, Dealer, Over, SetupError
from rajas.ganges import GANGES
from rajas.ganges.data_dues import KINDS
from rajas.ganges.due import Due
from rajas.ganges.position import Position
from tests.ganges.changes import stays_possible

VARIANTS: list[dict[str, Any]] = [
    {"ganga": True},
    {"variant": "navaratna"},
    {"variant": "navaratna", "ganga": True},
    {"variant": "mixed", "experienced": (2,), "ganga": True},
]


def positions(players: int, seed: int, **way: Any) -> Iterator[Position]:
    rng, dealer, luck = random.Random(seed), Dealer.seeded(seed), 0
    position = GANGES.start(players=players, **way)
    while True:
        yield position
        pending = GANGES.pending(position)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Chance):
            position = GANGES.apply(position, dealer.outcome(pending, luck)).position
            luck += 1
        else:
            position = GANGES.apply(position, rng.choice(GANGES.options(position))).position


@pytest.mark.parametrize(
    ("players", "seed"),
    [
        (2, 1),
        *(pytest.param(*game, marks=pytest.mark.slow) for game in [(2, 2), (3, 1), (3, 2), (4, 1), (4, 2)]),
    ],
)
def test_every_position_of_a_game_comes_back(players: int, seed: int) -> None:
    for position in positions(players, seed):
        assert GANGES.from_data(json.loads(json.dumps(GANGES.to_data(position)))) == position


@pytest.mark.parametrize("way", VARIANTS)
def test_every_position_of_a_variant_comes_back(way: dict[str, Any]) -> None:
    for position in positions(2, 3, **way):
        data = json.loads(json.dumps(GANGES.to_data(position)))
        assert GANGES.from_data(data) == position
        assert ("variant" in data, "ganga" in data) == ("variant" in way, "ganga" in way)


def kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    for part in kind.__subclasses__():
        yield part
        yield from kinds_of(part)


def test_every_kind_of_due_can_be_written_field_by_field() -> None:
    written = {kind.__name__: set(parts) for kind, parts in KINDS.values()}
    for kind in kinds_of(Due):
        if is_dataclass(kind):
            assert written[kind.__name__] == {field.name for field in fields(kind)}


def test_what_is_left_out_is_as_after_set_up() -> None:
    position = GANGES.from_data({"players": 4})
    assert [player.money for player in position.players] == [3, 4, 5, 6]
    assert [list(map(list, player.dice)) for player in position.players] == [[[1]] * 4] * 4
    assert position.supply == (8, 8, 8, 8)
    assert (position.round, position.stage, position.first, position.player) == (1, 1, 0, 0)
    assert [space.name for space in position.board.spaces if position.me.workers & space.bit] == []
    assert GANGES.problems(position) == ()
    assert GANGES.from_data({"players": [{}, {}, {}, {}]}) == position


@pytest.mark.parametrize("way", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left_out_of_a_variant_is_as_after_set_up(players: int, way: dict[str, Any]) -> None:
    position = GANGES.from_data({"players": players, **way})
    assert GANGES.problems(position) == ()
    browns = [player["tokens"] for player in GANGES.to_data(position)["players"] if "tokens" in player]
    assert browns == [
        {"4,2 east": f"brown {token}"} for token in GANGES.components.yields["brown"][: len(browns)]
    ]
    river = {space + 1: kind for space, kind in enumerate(position.river[1:]) if kind >= 0}
    assert list(river) == (list(range(1, 9)) if way.get("ganga") else [])


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ({"variant": "mixed", "experienced": "1,3"}, "from 1 to 3, not “1,3”"),
        ({"variant": "mixed", "experienced": (5,)}, "nobody sits on 5"),
        ({"ganga": "no"}, "ganga is yes or no"),
        ({"variant": 2}, "no variant “2”"),
        ({"tokens": True}, "no setting “tokens”"),
    ],
)
def test_a_variant_that_cannot_be_says_why(way: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        GANGES.start(players=3, **way)
    if "ganga" in way:
        with pytest.raises(SetupError, match=reason):
            GANGES.settings({"players": "3", "ganga": "perhaps"})


def test_the_basic_game_says_nothing_of_variants() -> None:
    data = GANGES.to_data(GANGES.from_data({"players": 2, "variant": "basic", "ganga": False}))
    assert data == GANGES.to_data(GANGES.from_data({"players": 2}))
    assert not {"variant", "experienced", "ganga", "river"} & set(data)
    assert "tokens" not in data["players"][0]


def test_nothing_is_inferred() -> None:
    position = GANGES.from_data({"players": [{"dice": {"orange": [4, 5]}}, {}]})
    assert list(position.me.dice[0]) == [4, 5]
    assert position.supply == (10, 10, 10, 10)


WRONG = [
    ([], "a table"),
    ({}, "“players” is missing"),
    ({"players": 5}, "from 2 to 4"),
    ({"players": True}, "from 2 to 4"),
    ({"players": [{}]}, "2 to 4 players"),
    ({"players": 2, "suply": {}}, "perhaps supply"),
    ({"players": [{"money": 1.5}, {}]}, "players 1, money: a whole number"),
    ({"players": [{"money": 10**9}, {}]}, "players 1, money: a whole number"),
    ({"players": [{"dice": {"orange": [7]}}, {}]}, "players 1, dice, orange 1: a whole number from 1 to 6"),
    ({"players": [{"dice": {"red": [1]}}, {}]}, "there is no “red”"),
    ({"players": [{"scrolls": {"mil": 3}}, {}]}, "perhaps mill"),
    ({"players": [{"bonus": 13}, {}]}, "one of 12, 33, 44, 55"),
    ({"players": [{"province": [{"cell": "9,9", "tile": "blue-01"}]}, {}]}, "“9,9” is not known"),
    ({"players": [{"province": [{"cell": "2,3"}]}, {}]}, "“tile” is missing"),
    ({"players": [{"province": [{"cell": "2,3", "tile": "blue-01", "turn": 5}]}, {}]}, "from 0 to 3"),
    ({"players": [{"province": [{"cell": "2,3", "tile": "blue-01"}] * 2}, {}]}, "lies on 2,3 already"),
    ({"players": [{"workers": ["quary-1"]}, {}]}, "perhaps quarry-1"),
    ({"players": 2, "turn": 3}, "from 1 to 2"),
    ({"players": 2, "variant": "kailash"}, "choose one of: basic, navaratna, mixed"),
    ({"players": 2, "variant": "mixed"}, "needs experienced players"),
    ({"players": 2, "variant": "mixed", "experienced": [1, 2]}, "needs somebody less experienced"),
    ({"players": 2, "variant": "mixed", "experienced": [3]}, "nobody sits on 3"),
    ({"players": 2, "variant": "mixed", "experienced": [0]}, "experienced 1: a whole number from 1 to 4"),
    ({"players": 2, "experienced": [1]}, "in the variant mixed only"),
    ({"players": 2, "ganga": "yes"}, "true or false belongs here"),
    ({"players": 2, "river": {}}, "river tiles lie only in a game with ganga"),
    ({"players": 2, "ganga": True, "river": {"31": "palace 2"}}, "there is no “31” here"),
    ({"players": 2, "ganga": True, "river": {"3": "palace 6"}}, "“palace 6” is not known"),
    ({"players": [{"tokens": {"9,9 east": "coins 3"}}, {}]}, "there is no “9,9 east” here"),
    (
        {"players": [{"tokens": {"1,2 north": "yellow boat"}}, {}], "variant": "mixed", "experienced": [1]},
        "“yellow boat” is not known",
    ),
    ({"players": 2, "crossed": [1, 1]}, "nobody stands here twice"),
    ({"players": 2, "open": {"orange snake": "red-01"}}, "“red-01” is not known"),
    ({"players": 2, "due": [{"due": "pay tile"}]}, "“tile” is missing"),
    ({"players": 2, "due": [{"due": "pay tiles"}]}, "perhaps pay tile"),
    ({"players": 2, "due": [{"tile": "blue-01"}]}, "“due” is missing"),
    (
        {"players": 2, "due": [{"due": "give", "reward": "gold 3", "why": ["PRV-6", "x"]}]},
        "is not one reward",
    ),
    ({"players": 2, "due": [{"due": "give", "reward": "coins 3", "why": ["PRV-6"]}]}, "a rule and a cause"),
    ({"players": 2, "due": [{"due": "name rerolls", "named": [["blue"]]}]}, "a colour and a value"),
    ({"players": 2, "due": [{"due": "yields", "left": []}]}, "different border yields"),
    ({"players": 2, "due": [{"due": "upgrade", "delayed": 1, "why": ["a", "b"]}]}, "true or false"),
    ({"players": 2, "due": [{"due": "end turn"}] * 61}, "at most 60"),
    ({"players": 2, "due": [{"due": "call palace", "why": ["RIV-11", "rivr 21"]}]}, "perhaps river 21"),
    ({"players": 2, "due": [{"due": "end turn"}]}, "due 1: “end turn” comes about by itself"),
    ({"players": 2, "due": [{"due": "yields", "left": ["1,2 west"]}]}, "“yields” comes about by itself"),
    ({"players": 2, "\x1b[2J": 1}, r"there is no “'\x1b[2J'”"),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG)
def test_malformed_data_gets_a_clear_error(data: Any, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        GANGES.from_data(data)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    "cause",
    ["hand", "river", "river 99", "tile red-01", "river 21 ", "garden\nplace port-1", "garden\x1b[2J", "", 7],
)
def test_only_a_cause_that_the_game_knows_stands_behind_a_rule(cause: Any) -> None:
    sentence = refused({"players": 2, "due": [{"due": "call palace", "why": ["RIV-11", cause]}]})
    assert sentence.startswith("due 1, why 2: ")
    assert sentence.isprintable()


@pytest.mark.parametrize("rule", ["RIV-11\n", "\x1b]0;x\x07", "\u2028"])
def test_text_that_cannot_be_shown_is_refused(rule: str) -> None:
    sentence = refused({"players": 2, "due": [{"due": "call palace", "why": [rule, "garden"]}]})
    assert sentence.startswith("due 1, why 1: ")
    assert sentence.isprintable()


def test_dice_named_for_rerolling_that_nobody_holds_are_passed_over() -> None:
    named = {"due": "name rerolls", "named": [["blue", 6], ["blue", 1], ["blue", 1]]}
    asked = GANGES.from_data({"players": 2, "due": [named]})
    assert "reroll blue:1" not in map(str, GANGES.options(asked))
    assert "reroll green:1" in map(str, GANGES.options(asked))
    assert GANGES.problems(asked)


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANYTHING = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner))
SAMPLE = [GANGES.to_data(position) for position in list(positions(3, 5))[::40]]


def refused(data: Any) -> str:
    """The sentence of our own error, if the data does not describe a position."""
    try:
        GANGES.from_data(data)
    except DataError as error:
        return str(error)
    return ""


@pytest.mark.slow
@given(ANYTHING)
def test_anything_else_is_only_our_error(data: Any) -> None:
    assert refused(data) or GANGES.problems(GANGES.from_data(data)) is not None


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SAMPLE), st.randoms(use_true_random=False), LEAVES)
def test_a_changed_position_is_refused_or_named_impossible_or_answers_every_question(
    data: dict[str, Any], rng: random.Random, leaf: Any
) -> None:
    changed = json.loads(json.dumps(data))
    branch: Any = changed
    while True:
        key = rng.choice(list(branch) if isinstance(branch, dict) else range(len(branch)))
        if not isinstance(branch[key], dict | list) or not branch[key] or rng.random() < 0.2:
            branch[key] = leaf
            break
        branch = branch[key]
    if refused(changed):
        return
    position = GANGES.from_data(changed)
    assert GANGES.from_data(GANGES.to_data(position)) == position
    problems = GANGES.problems(position)
    assert all(problem.text("ganges") for problem in problems)
    if not problems:
        assert all(GANGES.check(position, option) == () for option in GANGES.options(position))
        stays_possible(position, rng, 10)
