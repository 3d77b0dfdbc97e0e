"""Answers, story and the end of the game, in words with names and numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from rajas_widgets.ganges.ending import ending
from rajas_widgets.ganges.explaining import attempted, explained, name
from rajas_widgets.ganges.helping import helps
from rajas_widgets.ganges.promise import promise
from rajas_widgets.ganges.telling import told
from rajas_widgets.ganges.turns import turn

from rajas.core import Event, Record, Refusal
from rajas.ganges import GANGES, game
from rajas.ganges.judgement import JUDGEMENT
from rajas.ganges.kali import kali
from rajas.ganges.options import Pay, Place, Put, Spent, TakeTile, Try
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
    special, general = explained(position, GANGES.check(position, Place("quarry-3")))[:2]
    assert "quarry 1, not quarry 3" in special[1]
    assert (general[0].rule, general[1]) == ("TRN-4", "")


def test_a_covered_block_is_covered_before_anything_else() -> None:
    position = first("place")
    covered = next(space.name for space in position.board.spaces if space.covered)
    said = explained(position, GANGES.check(position, Place(covered)))
    assert said[0][0].rule == "SET-2"
    assert "cover tile" in said[0][1]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Place("quarry-3"), "A worker to quarry 3"),
        (Place("chamber-4"), "A worker to Raja Man Singh, chamber 4"),
        (TakeTile("orange-05"), "Build the orange 5"),
        (Pay((Spent(Colour.ORANGE, 4), Spent(Colour.BLUE, 3, True))), "Pay orange 4, blue 3 turned to 4"),
        (Pay(()), ""),
        (Try("turn-die", "orange:4"), "Turn a die over (the orange 4)"),
        (Try("claim-yield", "4,1 west"), "Claim a border yield (the west side of row 4, column 1)"),
    ],
)
def test_what_was_tried_is_said_in_short(move: Any, words: str) -> None:
    assert attempted(first("place"), move) == words


def test_a_turn_is_told_in_one_line() -> None:
    events = [
        Event("worker placed", 1, "TRN-1", "turn", 1, ("quarry-1",)),
        Event("coins", 1, "QRY-1", "quarry-1", -1),
        Event("die paid", 1, "QRY-3", "quarry", -1, (Colour.ORANGE, 5)),
        Event("tile laid", 1, "QRY-4", "quarry", 1, ("orange-05", "2,3", 1, "")),
        Event("yield joined", 1, "PRV-6", "yield 1,2 west", 1, ("coins 5",)),
        Event("coins", 1, "INC-1", "tile orange-05", 3),
        Event("coins", 1, "PRV-6", "yield 1,2 west", 5),
    ]
    told = turn(events, first("place"))
    assert told == ("Quarry 1: builds the orange 5, joins 1 border yield, +7 coins, −1 die.", "QRY-4")
    assert turn(events[:1], first("place")) == ("Quarry 1.", "TRN-1")
    assert turn([], first("place")) == ("", "")


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
