"""The log of a game, in short and in full, and how it looks."""

from __future__ import annotations

import io
from functools import cache

import pytest

from rajas.core import Over, Record
from rajas.ganges import GANGES
from rajas.terminal.log import Log
from rajas.terminal.players import random_option
from rajas.terminal.style import Style, columns, printable, together, wants_colour, wrapped
from rajas.terminal.tables import result_lines, table_of
from tests.terminal.helpers import played
from tests.toy import TOY


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@cache
def told(seed: int = 7, until_round: int = 99, seat: int | None = None, width: int = 300) -> list[str]:
    """A game in short, one sentence a line."""
    log = Log(GANGES, Style(), width, seat)
    return [*log.nodes(played(seed, until_round=until_round).line()), *log.rest()]


# Random players


def test_random_players_choose_the_same_again() -> None:
    assert played(3).text() == played(3).text()
    assert played(3).text() != played(4).text()


def test_random_players_choose_the_same_after_undo() -> None:
    record = Record.new(GANGES, players=2, seed=1)
    first = random_option(record, 1)
    record.play(first)
    record.undo()
    assert random_option(record, 1) == first


# The log


def test_the_full_log_names_turns_choices_events_and_rules() -> None:
    record = played(until_round=2)
    lines = list(Log(GANGES, Style(), 300, verbose=True).nodes(record.line()))
    assert "Round 1 begins. [RND-2]" in lines
    assert any(line.startswith("Round 1, stage 1, player 2 to play | 1 has money 5") for line in lines)
    assert "  Player 2: purple garden: free → 1 purple die" in lines
    assert "      Player 2 places a worker on garden-purple. [TRN-1]" in lines


def test_the_short_log_tells_a_turn_in_one_sentence() -> None:
    lines = told(until_round=2)
    assert "  Player 2 goes to purple garden, takes purple 4." in lines
    assert (
        "  Player 3 goes to outer terrace 1, gains 2 coins, rolls again orange 1 → 4, green 4 → 2." in lines
    )
    assert any(
        "pays orange 1 turned to 6 for the chamber, sails 6 spaces to space 6, gains 2 fame." in line
        for line in lines
    )


def test_the_set_up_takes_a_few_lines() -> None:
    lines = told(until_round=1, width=900)
    assert lines[0].startswith("  Open tiles: orange-01 (price ")
    assert lines[1] == "  Player 1 takes orange 5, green 5, blue 2, purple 2."
    assert lines[4:6] == [
        "  Player 2 has the lowest total and begins.",
        "  Coins: player 2 has 3, player 3 has 4, player 1 has 5.",
    ]
    assert lines[6:8] == ["", "Round 1 begins."]


def test_how_all_stand_is_said_when_a_round_begins() -> None:
    lines = told(until_round=3)
    standing = [number for number, line in enumerate(lines) if line.startswith("  1: ")]
    assert [lines[number - 1] for number in standing] == [f"Round {number} begins." for number in (1, 2, 3)]


def test_a_person_is_spoken_to() -> None:
    lines = told(until_round=2, seat=0)
    assert "  You take orange 5, green 5, blue 2, purple 2." in lines
    assert any(line.startswith("  You go to orange garden, take orange 2.") for line in lines)
    assert not any("Player 1 " in line for line in lines)


def test_every_event_has_its_words_in_the_short_log() -> None:
    for seed in range(4):
        assert not any("(" in line and "Player" in line[5:] for line in told(seed)), seed


def test_a_boat_that_skips_another_says_so() -> None:
    lines = [line for seed in range(4) for line in told(seed)]
    assert any("skipping 1 space with a boat [RIV-4]" in line for line in lines)


def test_a_reward_that_is_nothing_is_told() -> None:
    lines = [line for seed in range(4) for line in told(seed)]
    assert any(line.endswith(". That brings nothing now.") for line in lines)


def test_a_bonus_is_named_with_what_it_brings() -> None:
    lines = told()
    assert any(
        "gains 2 coins, reaches money 33: takes blue 2, orange 3, rolls again" in line for line in lines
    )
    assert any("reaches fame 5: moves the " in line for line in lines)


def test_what_dice_are_paid_for_is_told() -> None:
    lines = told()
    assert any(" for the chamber, pays " in line and " for the difference, covers " in line for line in lines)
    assert any("lays orange-06 (price " in line for line in lines)


def test_no_line_is_wider_than_the_terminal() -> None:
    for width in (40, 60, 80):
        assert max(columns(line) for line in told(until_round=9, width=width)) <= width


def test_the_log_of_the_parts_is_the_log_of_the_whole() -> None:
    for verbose in (False, True):
        record = Record.new(GANGES, players=2, seed=5)
        log = Log(GANGES, Style(), verbose=verbose)
        parts = list(log.nodes(record.since(None)))
        for _ in range(40):
            before = record.here
            record.play(random_option(record, 5))
            parts += log.nodes(record.since(before))
        parts += log.rest()
        whole = Log(GANGES, Style(), verbose=verbose)
        assert parts == [*whole.nodes(record.line()), *whole.rest()]


def test_the_result_ranks_with_gaps() -> None:
    record = played()
    over = record.pending
    assert isinstance(over, Over)
    lines = result_lines(GANGES, record.position)
    assert lines[0] == "Result"
    assert lines[1] == "1. player 2, markers met (money 78, fame 22)"
    assert "short of meeting" in lines[2]
    assert len(lines) == 4


def test_an_unfinished_game_says_where_it_stands() -> None:
    record = played(until_round=2)
    assert result_lines(GANGES, record.position) == []
    assert any("The game goes on: Round 2" in line for line in Log(GANGES, Style()).result(record))


def test_players_who_share_a_place_are_numbered_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played()
    monkeypatch.setattr(type(GANGES), "pending", lambda *_: Over(((1,), (0, 2))))
    assert [line[:2] for line in result_lines(GANGES, record.position)[1:]] == ["1.", "2.", "2."]


def test_a_person_reads_the_own_place_first(monkeypatch: pytest.MonkeyPatch) -> None:
    position = played().position
    ranking: tuple[tuple[int, ...], ...] = ((1,), (0, 2))
    monkeypatch.setattr(type(GANGES), "pending", lambda *_: Over(ranking))
    heads = [result_lines(GANGES, position, seat)[0] for seat in range(3)]
    assert heads == ["You share the 2nd place of 3", "You win", "You share the 2nd place of 3"]
    ranking = ((1,), (0,), (2,))
    heads = [result_lines(GANGES, position, seat)[0] for seat in range(3)]
    assert heads == ["You come 2nd of 3", "You win", "You come 3rd of 3"]


def test_a_game_without_words_of_its_own_gets_plain_ones() -> None:
    position = TOY.start(players=2)
    table = table_of(TOY)
    assert table.look(position, 0) == [TOY.headline(position)]
    assert table.standing(position) == TOY.headline(position)
    assert table.view("tiles", position, 0) == []
    assert table.place_words(position, 1) == "player 2"


# Colour


def test_colour_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert wants_colour(Terminal())
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Terminal())
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour(Terminal())


def test_a_coloured_log_says_the_same() -> None:
    record = played(until_round=2)
    plain = "\n".join(Log(GANGES, Style(), verbose=True).nodes(record.line()))
    coloured = "\n".join(Log(GANGES, Style(colour=True), verbose=True).nodes(record.line()))
    assert "\x1b[1m" in coloured
    for code in ("\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[36m", "\x1b[33m"):
        coloured = coloured.replace(code, "")
    assert coloured == plain


def test_control_signs_are_not_shown() -> None:
    assert printable("a\x1b[2Jb\nc\x07") == "a?[2Jb\nc?"


@pytest.mark.parametrize("verbose", [False, True])
def test_no_event_reaches_the_terminal_as_a_command(verbose: bool) -> None:
    line = played(until_round=3).line()
    for node in line:
        node.events = tuple(event._replace(cause="\x1b[2J", rule="\x1b[2J") for event in node.events)
    log = Log(GANGES, Style(), verbose=verbose)
    assert "\x1b" not in "\n".join([*log.nodes(line), *log.rest()])


def test_words_that_belong_together_stay_on_one_line() -> None:
    assert wrapped(f"one two {together('three four five')}", 24) == ["one two three four five"]
    assert wrapped(f"one two {together('three four five six')}", 24, "", "  ") == [
        "one two",
        "  three four five six",
    ]
