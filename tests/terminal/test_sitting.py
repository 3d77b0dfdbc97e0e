"""A person at the table: what is asked, what may be typed, and what is answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rajas.core import Decision, Record
from rajas.core.dealer import Dealer
from rajas.ganges import GANGES
from tests.ganges.tables import kali, table
from tests.terminal.helpers import played, sit
from tests.toy import TOY


def last_move(text: str, *typed: str, seat: int = 1) -> str:
    """The move that these words are taken for."""
    sitting, _ = sit(*typed, text, seat=seat)
    before, _ = sit(*typed, seat=seat)
    return str(sitting.record.line()[len(before.record.line())].move)


# What is asked


def test_the_beginning_says_what_the_game_is_about() -> None:
    _, text = sit(seat=1)
    assert "Fame and money are two tracks that run towards each other." in text
    assert "You are player 2. Answer with the number of an option" in text


def test_a_person_sees_the_own_things_and_numbered_options() -> None:
    _, text = sit(seat=1)
    assert (
        "You: orange 1 · green 4 · blue 1 · purple 1 | karma 1 | 3 coins | 0 fame | 3 workers left | 59 to go"
        in text
    )
    assert "Where does your worker go?" in text
    assert " 1  quarry 1: pay 1 coin → build an open tile · place quarry-1" in text


def test_long_lines_are_wrapped() -> None:
    _, text = sit("help", "look", "tiles", "river", "board", "? port 3", seat=1, width=76)
    told = text[text.index("Open tiles") :]
    assert max(map(len, told.split("\n"))) <= 120
    assert all(len(line) <= 76 for line in told.split("\n") if not line.startswith(("  ", "You are player")))


def test_a_game_without_questions_of_its_own_asks_plainly() -> None:
    _, text = sit(record=Record.new(TOY, players=2, seed=1))
    assert "Your decision: keep" in text


def test_what_is_no_choice_is_taken() -> None:
    _, text = sit("place quarry-1", "tile green-01", seat=1)
    assert "(paid for you) green 4 (2 over)" in text
    assert "Where does the tile lie?" in text


def test_undo_steps_back_over_what_was_no_choice() -> None:
    sitting, _ = sit("place quarry-1", "tile green-01", "u", seat=1)
    assert sitting.record.position == sit("place quarry-1", seat=1)[0].record.position


def own_table(**mine: object) -> Record[Any]:
    record = Record.of(GANGES, table(mine))
    record.dealer = Dealer.seeded(7)
    record.stand_at(record.here)
    return record


def test_a_space_that_needs_a_turned_die_says_so() -> None:
    _, text = sit(record=own_table(dice=kali(green=[6]), karma=1, money=5))
    assert "chamber 1, great mogul: pay a 6 turned to 1, 1 karma → " in text
    assert "chamber 6, portuguese: pay a 6 → " in text
    assert "port 1: pay a die of 4 to 6 turned over, 1 karma → " in text


def test_the_first_of_two_dice_is_repeated() -> None:
    _, text = sit("chamber 2", "green", record=own_table(dice=kali(green=[2])))
    assert "1 green named, 1 more. Which colour of die do you take?" in text


# What may be typed


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "place quarry-1"),
        ("place quarry-1", "place quarry-1"),
        ("PLACE Quarry-1", "place quarry-1"),
        ("quarry-1", "place quarry-1"),
        ("quarry 1", "place quarry-1"),
        ("quarry", "place quarry-1"),
        ("place quarry 1", "place quarry-1"),
        ("garden-green", "place garden-green"),
        ("green garden", "place garden-green"),
        ("outer terrace", "place outer-terrace-1"),
        ("outer terrace 4", "place outer-terrace-4"),
        ("chamber 1", "place chamber-1"),
        ("Great Mogul", "place chamber-1"),
    ],
)
def test_words_of_the_screen_are_understood(typed: str, move: str) -> None:
    assert last_move(typed) == move


@pytest.mark.parametrize("typed", ["green-01", "tile green-01", "GREEN-01", "green 01"])
def test_a_tile_is_named_by_its_id(typed: str) -> None:
    assert last_move(typed, "quarry") == "tile green-01"


def test_something_unknown_is_answered_with_what_can_be_typed() -> None:
    _, text = sit("xyzzy", "dancre", "garden-gren", "lok", seat=1)
    assert "I do not know “xyzzy”. Type 1-" in text
    assert "a move such as “place quarry-1”, or help." in text
    assert "Perhaps “place garden-green”?" in text
    assert "Perhaps “look”?" in text


def test_enter_and_options_put_the_question_again() -> None:
    _, once = sit(seat=1)
    _, text = sit("", "options", "Options", seat=1)
    assert text.count("Where does your worker go?") == 4 * once.count("Where does your worker go?")


def test_refusals_leave_everything_as_it_is() -> None:
    sitting, text = sit("place port-3", "port 3", "99", "place", "0", seat=1)
    assert text.count("[RIV-1]") == 2
    assert "There is no option 99; they run from 1 to " in text
    assert sitting.record.position == sit(seat=1)[0].record.position


# Several dice at once


@pytest.mark.parametrize(
    ("typed", "rerolled"),
    [
        ("1 3", ["orange", "blue"]),
        ("2", ["green"]),
        ("1, 4", ["orange", "purple"]),
        ("none", []),
        ("ALL", None),
    ],
)
def test_dice_to_roll_again_are_named_together(typed: str, rerolled: list[str] | None) -> None:
    sitting, text = sit("outer terrace", typed, seat=1)
    events = [
        event for event in sitting.record.events() if event.kind == "die rerolled" and event.player == 1
    ]
    colours = [event.detail[0].word for event in events[: len(rerolled or ["orange"] * 4)]]
    assert colours == (["orange", "green", "blue", "purple"] if rerolled is None else rerolled)
    assert "no option" not in text


def test_a_wrong_number_among_them_rolls_nothing() -> None:
    sitting, text = sit("outer terrace", "1 9", seat=1)
    assert "There is no option 9" in text
    assert sitting.record.position == sit("outer terrace", seat=1)[0].record.position


def test_undo_takes_all_named_dice_back() -> None:
    sitting, _ = sit("outer terrace", "1 2 3", "u", seat=1)
    assert sitting.record.position == sit("outer terrace", seat=1)[0].record.position


# The others, and there and back


def test_the_others_play_until_it_is_the_persons_turn() -> None:
    sitting, _ = sit(seat=0)
    pending = sitting.record.pending
    assert isinstance(pending, Decision)
    assert pending.player == 0
    assert len(sitting.record.moves()) > 24


def test_undo_goes_back_to_the_own_decision() -> None:
    first, _ = sit(seat=0)
    again, text = sit("place garden-green", "u", seat=0)
    assert again.record.position == first.record.position
    assert "Back to your last decision. The same dice will fall again." in text
    assert text.rindex("You: orange 5") > text.index("Back to your last decision.")


def test_undo_can_take_the_whole_turn_back() -> None:
    first, _ = sit(seat=1)
    again, text = sit("quarry", "green-01", "1", "uu", seat=1)
    assert again.record.position == first.record.position
    assert "Back to where your turn began." in text


def test_undo_has_an_end() -> None:
    first, _ = sit(seat=0)
    again, text = sit("u", "uu", seat=0)
    assert again.record.here.position == first.record.position
    assert text.count("There is no earlier decision of yours.") == 2


def test_redo_leads_forward_again() -> None:
    played_on, _ = sit("place garden-green", seat=0)
    again, _ = sit("place garden-green", "u", "r", seat=0)
    assert again.record.position == played_on.record.position
    assert len(again.record.moves()) == len(played_on.record.moves())


def test_redo_needs_something_taken_back() -> None:
    _, text = sit("r")
    assert "Nothing has been taken back." in text


# Why not, rules and boards


def test_why_not_names_rules_and_reasons() -> None:
    _, text = sit("? place port-3", "?place quarry-2", "? pass", "why port 3", seat=1)
    assert text.count("The next free space of this row is port-1, not port-3. [RIV-1]") == 2
    assert "[QRY-1]" in text
    assert "[TRN-7]" in text


def test_why_not_where_nothing_stands_against() -> None:
    sitting, text = sit("? place quarry-1", "? 1", "?", "? place nowhere-1", "? rolls 1", seat=1)
    assert text.count("Nothing stands against it.") == 2
    assert text.count("Write what you would like to do behind the question mark") == 1
    assert "There is no space “nowhere-1”" in text
    assert sitting.record.position == sit(seat=1)[0].record.position


def test_why_not_of_something_unknown_gives_an_example() -> None:
    _, text = sit("? 2,2", "? 24 fames", "quarry", "green-01", "? nowhere 9", seat=1)
    for typed, example in (("2,2", "place quarry-1"), ("24 fames", "place quarry-1"), ("nowhere 9", "put ")):
        assert f"I do not understand “{typed}” here; for example: ? {example}" in text


def test_a_word_of_the_rules_behind_the_question_mark_shows_them() -> None:
    _, text = sit("? karma", seat=1)
    assert "KAR-2" in text
    assert "do not understand" not in text


def test_a_move_of_another_question_hears_the_question() -> None:
    _, text = sit("? sail 3", "sail 3", "quarry", "? sail 3", seat=1)
    place = "“sail 3” answers another question than this one. Where does your worker go?"
    assert text.count(place) == 2
    assert "“sail 3” answers another question than this one. Which tile do you build?" in text


def test_a_cell_alone_says_where_a_tile_lies() -> None:
    sitting, text = sit("quarry", "green-01", seat=1)
    cell = str(sitting.record.options()[0]).split()[1]
    first = next(str(option) for option in sitting.record.options() if f" {cell} " in str(option))
    assert last_move(cell, "quarry", "green-01") == first
    _, text = sit("quarry", "green-01", f"? {cell}", "? 1,1", "1,1", seat=1)
    assert "Nothing stands against it." in text
    assert text.count("[PRV-") == 2


def test_attempts_in_vain_are_answered() -> None:
    _, text = sit("? try turn-die orange:1", "try second-worker", seat=1)
    assert "[KAR-2]" in text
    assert "[TRN-1]" in text


def test_rules_and_boards_can_be_read() -> None:
    _, text = sit("rule QRY-3", "rule XYZ-1", "rules", "rule elephant", "help", seat=1)
    assert "Paying for a tile" in text
    assert "“XYZ-1”" in text
    assert "RND-1" in text
    assert "Type the number of an option" in text
    assert "Read one with “rule " in text
    assert "rajas rules" not in text


@pytest.mark.parametrize("number", ["0021", "01", "0", "٣", "1" * 5_000])
def test_a_player_has_one_number_only(number: str) -> None:
    _, text = sit(f"look {number}")
    assert f"There is no player “{number[:20]}”; they are numbered from 1 to 3." in text


@pytest.mark.parametrize("number", ["0000000012", "01", "0", "٣", "1" * 5_000])
def test_an_option_has_one_number_only(number: str) -> None:
    sitting, text = sit(number)
    assert f"There is no option {number[:20]}; they run from 1 to " in text
    assert sitting.record.moves() == sit()[0].record.moves()


def test_boards_can_be_looked_at() -> None:
    _, text = sit("look", "look 2", "look 9", "look x", "tiles", "river", "board", seat=1)
    assert text.count("The province of player 2") == 2
    for word in ("9", "x"):
        assert f"There is no player “{word}”; they are numbered from 1 to 3." in text
    for heading in ("Open tiles (price", "Your boat is on space 0", "The workers on the board:"):
        assert heading in text


# Keeping, and the end


def test_a_game_can_be_saved(tmp_path: Path) -> None:
    file, other = tmp_path / "mine.rajas", tmp_path / "letter.txt"
    other.write_text("Dear Rani")
    sitting, text = sit(
        "1",
        f"save {file}",
        "save",
        f"save {tmp_path}",
        f"save {other}",
        "q",
        "never typed",
        seat=1,
        width=999,
    )
    assert Record.read(file.read_text()).position == sitting.record.position
    assert f"Saved to {file}. Go on with: rajas game --interactive --from {file} --seat 2" in text
    assert "Name the file behind the word" in text
    assert f"There is no place for a file {tmp_path}" in text
    assert f"{other} is there already and holds no game of ours" in text
    assert other.read_text() == "Dear Rani"


def test_a_whole_game_can_be_played_to_the_own_place() -> None:
    _, text = sit(*["1"] * 4000, "what now", "q", seat=0, seed=2)
    assert "You come 2nd of 3" in text or "You come 3rd of 3" in text or "You win" in text
    assert "The game is over. u takes your last decision back" in text
    assert "Nothing is to be decided: type u, save FILE, help or q." in text


def test_undo_from_the_end() -> None:
    record = played(2, players=2)
    sitting, text = sit("u", seat=0, record=record, seed=2)
    pending = sitting.record.pending
    assert isinstance(pending, Decision)
    assert pending.player == 0
    assert "Back to your last decision." in text
