"""Variants on the terminal: tokens, river tiles and other boards shown, told and typed."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rajas.core import Record
from rajas.ganges import GANGES
from rajas.terminal.ganges import draw_province, intro, look, question, view
from rajas.terminal.log import Log
from rajas.terminal.style import Style
from tests.ganges.tables import kali, play, table
from tests.terminal.helpers import played, sit

RIVER = {"6": "palace 2", "12": "boat up to 3", "18": "same goods 3", "24": "palace 4"}
BOTH: dict[str, Any] = {"variant": "navaratna", "ganga": True}
MIXED: dict[str, Any] = {"variant": "mixed", "experienced": (1, 3)}
DANCER = ("place chamber-2", "pay orange:2", *["colour green"] * 2, *["rolls 1"] * 2)


@cache
def told(seat: int | None = None) -> str:
    """A whole game of Navaratna with river tiles, in short."""
    log = Log(GANGES, Style(), 500, seat)
    return "\n".join([*log.nodes(played(7, **BOTH).line()), *log.rest()])


# What is shown


def test_a_province_shows_its_colours_and_its_tokens() -> None:
    position = table(others=[{"yields": ["4,2 east"]}], **BOTH)
    lines = look(position, 0)
    text = "\n".join(lines)
    assert "  a 2 coins, white" in lines
    assert "  K token brown, 1 fame for each market tile, on 2 coins" in lines
    assert "Kali, 4 of 8 hands" in text
    drawn = "\n".join(draw_province(position.me.province))
    assert "K" in drawn
    assert "k" not in drawn
    assert "  K token brown, 1 fame for each 3 river spaces, on 2 coins (joined)" in look(position, 1)


def test_in_a_mixed_group_each_sees_the_own_boards() -> None:
    position = table(others=[{}, {}], **MIXED)
    first, second = look(position, 0), look(position, 1)
    assert "  a 2 coins" in first
    assert "  a 1 die of any colour" in second
    assert "Kali, 4 of 8 hands" in "\n".join(first)
    assert "Kali, 4 of 10 hands" in "\n".join(second)


def test_the_river_shows_its_tiles() -> None:
    lines = view("river", table(ganga=True, river=RIVER), 0)
    assert "   6  river tile: palace action 2, dancer  (+6)" in lines
    assert "  12  river tile: the boat sails on up to 3 spaces  (+12)" in lines
    assert "river tile" not in lines[6] + lines[8]


def test_open_tokens_are_shown_with_the_spaces_they_fit() -> None:
    full = {"yields": ["3,1 west", "4,1 west", "3,5 east"]}
    lines = view("tokens", table(others=[full], **BOTH), 0)
    assert "how many free border spaces" in lines[0]
    assert "  2 × yellow, 4 coins (4 spaces)" in lines
    assert "  0 × brown, 1 fame for each market tile (1 space)" in lines
    assert "  1 × red, 2 karma (no space)" in view("tokens", table(others=[full], **BOTH), 1)


def test_drawn_tokens_are_shown_with_their_discards() -> None:
    pile = {"dice any 1": 2, "coins 3": 1, "upgrade": 2, "karma 1": 2}
    lines = view("tokens", table(pile=pile, discards={"coins 3": 1}), 0)
    assert lines == [
        "Yield tokens in the dancer’s pile:",
        "  2 × 1 die of any colour",
        "  1 × 3 coins (1 discarded)",
        "  2 × an upgrade",
        "  2 × 1 karma",
    ]


def test_the_introduction_says_what_the_variant_changes() -> None:
    assert len(intro(table())) == 3
    assert [line.partition(":")[0] for line in intro(table(**BOTH))[3:]] == ["Navaratna", "Ganga"]
    (mixed,) = intro(table(others=[{}, {}], **MIXED))[3:]
    assert "(1, 3)" in mixed


# What is told


def test_the_set_up_lists_the_river_tiles_and_the_first_tokens() -> None:
    lines = told().split("\n")
    (tiles,) = [line for line in lines if line.startswith("  River tiles: ")]
    assert tiles.count(" on ") >= 4
    assert lines.index(tiles) > lines.index(next(line for line in lines if "Open tiles: " in line))
    drawn = [
        line for line in lines if "takes a token (brown, " in line and " puts it on the border at 4," in line
    ]
    assert len(drawn) >= 3


def test_tokens_are_told_with_where_they_come_from() -> None:
    assert " for having fewer workers [NAV-7], puts it on the border at " in told()
    assert "You take a token (" in told(0)
    assert ", put it on the border at " in told(0)
    assert "token forgone" not in told()


def test_left_over_tiles_and_tokens_that_fit_nowhere_are_told() -> None:
    boxed = next(
        text
        for seed in range(20)
        if "back to the box" in (text := "\n".join(Log(GANGES, Style(), 500).nodes(begun(seed).line())))
    )
    assert "river tile" in boxed
    joined = list(table(**BOTH).me.province.land.yield_names)
    me = {"dice": kali(orange=[2]), "yields": joined}
    after = play(table(me=me, **BOTH), *DANCER)
    assert [event.text("ganges") for event in after.told("token forgone")] == [
        "No token on the board fits a free border space of player 1 (dancer)."
    ]


def begun(seed: int) -> Record[Any]:
    return Record.new(GANGES, players=2, seed=seed, ganga=True)


def test_the_question_for_those_with_fewer_workers() -> None:
    asked = {"due": "choose token", "why": ["NAV-7", "fewer workers"]}
    behind = table(due=[asked, {"due": "end turn"}], **BOTH)
    assert question(behind) == "You have fewer workers: which token do you take instead?"


def test_every_event_of_every_variant_can_be_said() -> None:
    for way in (BOTH, MIXED | {"ganga": True}):
        for event in played(5, **way).events():
            assert event.text("ganges")


# What is asked and typed


@pytest.mark.rule("NAV-6", "NAV-7")
def test_the_questions_about_tokens() -> None:
    dancer = play(table(me={"dice": kali(orange=[2])}, **BOTH), *DANCER)
    assert question(dancer.position) == "Which token do you take?"
    assert GANGES.describe(dancer.position, GANGES.read("token red karma 2")) == "take red, 2 karma"
    putting = play(dancer.position, "token red karma 2").position
    assert question(putting) == "On which border space does this token go? (red, 2 karma)"
    assert GANGES.describe(putting, GANGES.read("lay 3,5 east")) == (
        "the border space east of row 3, column 5, instead of the printed 2 coins"
    )
    calls = GANGES.describe(dancer.position, GANGES.read("place chamber-2"))
    assert "2 dice and a token of your choice" in calls
    assert "2 dice and a white token" in GANGES.describe(table(), GANGES.read("place chamber-2"))


def test_a_person_plays_navaratna() -> None:
    record: Record[Any] = Record.new(GANGES, players=3, seed=3, **BOTH)
    sitting, text = sit("tokens", "river", "lay 4,4 west", "? try claim-token", record=record)
    assert "Yield tokens on the board" in text
    assert "river tile: " in text
    assert "In stage 1 3 workers of yours are left. [NAV-7]" in text.replace("\n    ", " ")
    laid = [event for event in sitting.record.events() if event.kind == "token laid" and event.player == 0]
    assert [event.detail[1] for event in laid] == ["4,4 west"]
