"""Kali drawn: a die a hand, empty hands open, karma, workers."""

from __future__ import annotations

import pytest
from rajas_widgets.ganges.kali import held, phone, scene
from rajas_widgets.scene import Look

from tests.ganges.tables import kali, table
from tests.widgets.ganges.scenes import game, shape, targets

DICE = kali(orange=[4, 5], green=[1], blue=[3, 3])


@pytest.mark.parametrize("panel", [scene, phone])
def test_every_die_lies_on_a_hand_and_the_others_are_open(panel: object) -> None:
    drawn = (scene if panel is scene else phone)(table({"dice": DICE}), Look())
    assert sorted(targets(drawn, "die")) == [
        "die-blue-3-1", "die-blue-3-2", "die-green-1-1", "die-orange-4-1", "die-orange-5-1",
    ]  # fmt: skip
    assert targets(drawn, "hand") == [f"hand-{n}" for n in range(1, 6)]


def test_the_navaratna_side_has_eight_hands() -> None:
    position = game(3, 6, "navaratna")[0]
    drawn = scene(position, Look())
    assert len(targets(drawn, "die")) + len(targets(drawn, "hand")) == 8


def test_with_mixed_experience_each_side_has_its_own_hands() -> None:
    position = game(4, 7, "mixed")[0]
    hands = [
        len([*targets(drawn, "die"), *targets(drawn, "hand")])
        for drawn in (scene(position, Look(shown=seat)) for seat in range(4))
    ]
    assert hands == [8, 10, 10, 10]


def test_dice_come_by_colour_and_the_wished_colour_first() -> None:
    me = table({"dice": DICE}).me
    assert [die.colour.word for die in held(me)] == ["orange", "orange", "green", "blue", "blue"]
    assert [die.colour.word for die in held(me, "blue")] == ["blue", "blue", "orange", "orange", "green"]


def test_on_a_desk_no_die_changes_hands_while_one_pays() -> None:
    position = table({"dice": DICE})
    paying = Look(trial={"colour": "blue"})
    assert scene(position, paying) == scene(position, Look())
    assert targets(phone(position, paying), "die")[0] == "die-blue-3-1"


def test_dice_that_look_alike_are_counted() -> None:
    drawn = scene(table({"dice": DICE}), Look())
    assert shape(drawn, "die-orange-4-1").label == "Orange die, 4."
    assert shape(drawn, "die-blue-3-2").label == "Blue die, 3. Number 2 of 2 alike."


def test_a_die_turned_over_shows_its_other_face() -> None:
    drawn = scene(table({"dice": DICE}), Look(trial={"turned": frozenset({"die-orange-4-1"})}))
    turned = shape(drawn, "die-orange-4-1")
    assert "die-orange-3" in turned.art
    assert "i-flip" in turned.art
    assert turned.label == "Orange die, 4 turned over to 3."


def test_karma_and_workers_say_how_many() -> None:
    position = table({"karma": 2, "active": 4, "workers": ["quarry-1"]})
    drawn = scene(position, Look())
    assert shape(drawn, "karma").label == "Karma 2 of 3: each turns 1 die over while you pay."
    assert shape(drawn, "worker-0").label == "Workers: 4 of at most 5, 3 still to be placed."


def test_another_players_kali_carries_the_name() -> None:
    drawn = scene(game(3, 4)[0], Look(shown=1))
    assert drawn.title == "Vikram: Kali’s hands"
