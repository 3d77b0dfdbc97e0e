"""Positions and players are values: equal by what they hold, and never changed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import copy, deepcopy

import pytest

from rajas.ganges import GANGES
from rajas.ganges.components import load, our_text, ours
from rajas.ganges.kali import handful
from rajas.ganges.position import Player, Position
from tests.ganges.tables import play, table


def test_a_position_never_changes() -> None:
    position = table()
    for value in (position, position.me):
        with pytest.raises(AttributeError, match="never changes"):
            value.money = 99
        with pytest.raises(AttributeError, match="never changes"):
            del value.due  # type: ignore[union-attr]


def test_what_a_step_made_never_changes_either() -> None:
    after = play(table(), "place garden-blue", "rolls 4").position
    assert type(after) is Position
    assert {type(player) for player in after.players} == {Player}
    with pytest.raises(AttributeError, match="never changes"):
        after.players[0].karma = 3


def test_an_untouched_player_is_the_same_object_as_before() -> None:
    before = table()
    after = play(before, "place garden-blue", "rolls 4").position
    assert after.players[1] is before.players[1]
    assert after.players[0].province is before.players[0].province


def test_equal_tables_are_equal_and_different_ones_not() -> None:
    assert table() == table()
    assert hash(table()) == hash(table())
    assert table() != table(me={"karma": 2})
    assert table().me != table()
    assert table().changed(round=2).changed(round=1) == table()


def test_a_change_of_what_does_not_exist_is_an_error() -> None:
    with pytest.raises(TypeError, match="has the fields money, fame"):
        table().me.changed(gold=3)


def test_what_is_at_hand_follows_from_the_fields() -> None:
    position = table(me={"workers": ["garden-blue"]}, others=[{"workers": ["port-1"]}], stage=2)
    board = position.board
    assert position.taken == board.by_name["garden-blue"].bit | board.by_name["port-1"].bit
    assert position.changed(player=1).me is position.players[1]
    placed = play(position, "place garden-green", "rolls 1").position
    assert placed.taken == position.taken | board.by_name["garden-green"].bit
    assert placed.me is placed.players[1]


def test_a_copy_is_the_position_itself() -> None:
    position = table()
    assert copy(position) is position
    assert deepcopy(position) is position


def test_the_same_figures_are_the_same_game() -> None:
    assert GANGES.using(ours()) is GANGES
    assert GANGES.using(load(our_text())).start(players=3) == GANGES.start(players=3)


def test_equal_handfuls_are_one_object_whoever_asks_first() -> None:
    with ThreadPoolExecutor(8) as pool:
        asked = list(pool.map(lambda number: handful((1 + number % 6, 6, 6, 6, 5, 5, 4)), range(600)))
    assert len({id(found) for found in asked}) == len({found.values for found in asked}) == 6


def test_a_position_tells_what_it_holds() -> None:
    said = repr(table(me={"money": 17}).me)
    assert said.startswith("Player(money=17, fame=0, karma=1, boat=0, ")
    assert "dice=(handful([1]), handful([1]), handful([1]), handful([1]))" in said
