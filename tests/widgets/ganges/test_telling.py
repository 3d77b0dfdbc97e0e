"""Answers, story and the end of the game, in words with names and numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from rajas_widgets.ganges.ending import ending
from rajas_widgets.ganges.explaining import explained, name
from rajas_widgets.ganges.helping import helps
from rajas_widgets.ganges.promise import promise
from rajas_widgets.ganges.telling import told

from rajas.core import Record, Refusal
from rajas.ganges import GANGES, game
from rajas.ganges.judgement import JUDGEMENT
from rajas.ganges.kali import kali
from rajas.ganges.options import Pay, Place, Put, Spent, TakeTile
from rajas.ganges.position import Position
from rajas.ganges.words import Colour
from rajas.players import GreedyPlayer
from rajas.words import has
from tests.widgets.ganges.test_choose import GAMES, first, kind, positions

NAMES = ("You", "Vikram", "Leela", "Meera")
ID = re.compile(r"(orange|green|blue|purple)-\d\d|(quarry|port|chamber|same-goods)-\d|\d,\d")


def with_me(position: Position, **changes: Any) -> Position:
    me = position.me.changed(**changes)
    players = (*position.players[: position.player], me, *position.players[position.player + 1 :])
    return position.changed(players=players)


def help_for(position: Position, move: Any) -> str:
    return helps(position, move, GANGES.check(position, move))


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_the_story_of_a_whole_game_names_things_and_no_ids(settings: dict[str, Any]) -> None:
    record = Record.new(GANGES, seed=6, **settings)
    player = GreedyPlayer(JUDGEMENT)
    while record.options():
        record.play(player.choose(GANGES, record.position, record.options()).option)
    lines = [told(event, node.position) for node in record.line() for event in node.events]
    assert len([line for line in lines if line]) > 100
    assert [line for line in lines if ID.search(line)] == []


def test_every_kind_of_event_has_its_words() -> None:
    folder = Path(game.__file__).parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    kinds = {
        call.args[0].value
        for tree in trees
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "tell"
        if isinstance(call.args[0], ast.Constant)
    }
    silent = {"turn begun", "bonus marker", "upgrade counts", "workers returned", "yields reshuffled"}
    keys = [f"story-{str(kind).replace(' ', '-')}" for kind in kinds - silent]
    assert len(keys) > 30
    assert [key for key in keys if not has("screen", key)] == []


def test_refusals_name_spaces_tiles_and_cells() -> None:
    position = first("place")
    assert name(position, "quarry-2") == "quarry 2"
    assert name(position, "orange-01") == "the orange 2"
    assert name(position, "2,3") == "row 2, column 3"
    assert name(position, "1,4 north") == "the north side of row 1, column 4"
    assert name(position, "temple") == "temple"


def test_a_general_rule_says_nothing_after_the_special_one() -> None:
    position = first("place")
    special, general = GANGES.check(position, Place("quarry-3"))[:2]
    assert "quarry 1, not quarry 3" in explained(position, special, True)
    assert explained(position, general, False) == ""
    assert explained(position, general, True)


def test_short_of_coins_a_space_that_brings_them_helps() -> None:
    position = with_me(first("place"), money=0, dice=kali(orange=(6, 6, 6), green=(6, 6)), karma=3)
    assert help_for(position, Place("quarry-1")) == "Outer terrace 1 brings the coins."


def test_short_of_a_price_dice_that_would_do_help() -> None:
    position = first("pay", 1)
    while not any(refusal.key == "price-short" for refusal in GANGES.check(position, Pay(()))):
        position = next(found for found in positions(5, 400, players=3) if _asks_price(found))
    assert help_for(position, Pay(())).startswith("This would do: ")


def _asks_price(position: Position) -> bool:
    return kind(position) == "pay" and GANGES.check(position, Pay(()))[0].key == "price-short"


def test_a_little_karma_helps_where_it_would() -> None:
    position = with_me(first("place"), dice=kali(orange=(3,)), karma=0)
    assert help_for(position, Place("chamber-4")) == "1 more karma would do it."
    assert help_for(position, Place("chamber-6")) == ""


def test_a_turn_that_fits_helps_where_another_does_not() -> None:
    position = first("put")
    fits = {option.cell: option.turn for option in GANGES.options(position) if isinstance(option, Put)}
    wrong = next(
        Put(cell, turn) for cell in fits for turn in range(4) if GANGES.check(position, Put(cell, turn))
    )
    assert "it fits here" in help_for(position, wrong)
    assert "there it fits" in help_for(position, Put(position.me.province.land.names[0], 0))


def test_tiles_within_reach_help_where_one_is_too_dear() -> None:
    position = first("tile")
    dear = next(
        option
        for option in position.board.take_tiles
        if any(refusal.key == "tile-too-dear" for refusal in GANGES.check(position, option))
    )
    assert isinstance(dear, TakeTile)
    assert help_for(position, dear)


def test_what_nothing_helps_against_is_left_alone() -> None:
    position = first("place")
    assert helps(position, Place("quarry-1"), (Refusal("TRN-5", "space-taken"),)) == ""


def test_a_payment_of_the_wrong_colour_is_told_what_would_do() -> None:
    position = next(found for found in positions(5, 400, players=3) if _asks_price(found))
    wrong = Pay((Spent(Colour.ORANGE, 1), Spent(Colour.GREEN, 1)))
    assert help_for(position, wrong).startswith("This would do: ")


def test_a_tile_promises_what_it_brings() -> None:
    position = first("put")
    said = promise(position, GANGES.options(position)[0])
    assert re.fullmatch(r"Brings .*\.", said)


def test_the_end_names_who_won_by_how_much_and_why() -> None:
    record = Record.new(GANGES, players=3, seed=7)
    player = GreedyPlayer(JUDGEMENT)
    while record.options():
        record.play(player.choose(GANGES, record.position, record.options()).option)
    offer = ending(record.position, NAMES[:3])
    winner = NAMES[GANGES.pending(record.position).ranking[0][0]]  # type: ignore[union-attr]
    assert offer.sentence.startswith("You win" if winner == "You" else f"{winner} wins")
    assert offer.note.startswith(f"1. {winner}, ")
    assert "past each other" in offer.note
