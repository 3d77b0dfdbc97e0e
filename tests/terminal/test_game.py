"""The log of a game, the drawn board, and a person at the table."""

from __future__ import annotations

import io
from typing import Any

import pytest

from rajas.core import Decision, Over, Record
from rajas.ganges import GANGES
from rajas.terminal.ganges import draw_province, look, place_words
from rajas.terminal.interactive import Sitting
from rajas.terminal.log import Log, nodes_since
from rajas.terminal.players import random_option
from rajas.terminal.style import Style, printable, wants_colour
from rajas.terminal.tables import result_lines, table_of
from tests.toy import TOY


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def played(seed: int = 7, players: int = 3, until_round: int = 99) -> Record[Any]:
    record: Record[Any] = Record.new(GANGES, players=players, seed=seed)
    while isinstance(record.pending, Decision) and record.position.round < until_round:
        record.play(random_option(record, seed))
    return record


def sit(*typed: str, seat: int = 0, seed: int = 7, record: Record[Any] | None = None) -> tuple[Sitting, str]:
    """A sitting with these lines typed, and all that was written."""
    written: list[str] = []
    lines = iter(typed)

    def ask(prompt: str) -> str:
        written.append(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    record = record or Record.new(GANGES, players=3, seed=seed)
    sitting = Sitting(record, seat, seed, Style(), 80, written.append, ask)
    sitting.run()
    return sitting, "\n".join(written)


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


def test_the_log_names_turns_choices_events_and_rules() -> None:
    record = played(until_round=2)
    lines = list(Log(GANGES, Style()).nodes(record.line()))
    assert "Round 1 begins. [RND-2]" in lines
    assert any(line.startswith("Round 1, stage 1, player 2 to play | 1 has money 5") for line in lines)
    assert "  Player 2: worker to garden: 1 purple die" in lines
    assert "      Player 2 places a worker on garden-purple. [TRN-1]" in lines


def test_the_log_of_the_parts_is_the_log_of_the_whole() -> None:
    record = Record.new(GANGES, players=2, seed=5)
    log = Log(GANGES, Style())
    parts = list(log.nodes(nodes_since(record, None)))
    for _ in range(40):
        before = record.here
        record.play(random_option(record, 5))
        parts += log.nodes(nodes_since(record, before))
    assert parts == list(log.nodes(record.line()))


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


def test_a_game_without_words_of_its_own_gets_plain_ones() -> None:
    position = TOY.start(players=2)
    table = table_of(TOY)
    assert table.look(position, 0) == [TOY.headline(position)]
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
    plain = "\n".join(Log(GANGES, Style()).nodes(record.line()))
    coloured = "\n".join(Log(GANGES, Style(colour=True)).nodes(record.line()))
    assert "\x1b[1m" in coloured
    for code in ("\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[36m", "\x1b[33m"):
        coloured = coloured.replace(code, "")
    assert coloured == plain


def test_control_signs_are_not_shown() -> None:
    assert printable("a\x1b[2Jb\nc\x07") == "a?[2Jb\nc?"


# The board


def test_an_empty_province_shows_residence_stone_and_yields() -> None:
    lines = draw_province(GANGES.board(3).land.empty)
    assert len(lines) == 20
    assert {len(line) for line in lines} == {75}
    assert "#  residence  #" in lines[2]
    assert lines[2].count("stone") == 2
    assert lines[4][30:45] == "+-----##------+"
    assert "a" in lines[0]


def test_tiles_show_price_holdings_and_roads() -> None:
    record = played(until_round=9)
    province = record.position.players[1].province
    text = "\n".join(draw_province(province))
    for cell in province.built():
        tile = province.tile(cell)
        assert f"{tile.colour.word} {tile.price}" in text
        assert all(building.word in text for building in tile.buildings)
    # Every road ends in a mark: two signs north and south, one east and west.
    roads = sum((road.bit_count() for road in province.roads), 0)
    upright = sum((road & 0b0101).bit_count() for road in province.roads)
    assert text.count("#") == roads + upright


def test_look_tells_all_that_is_needed() -> None:
    record = played(until_round=9)
    text = "\n".join(look(record.position, 1))
    for part in (
        "Kali, ",
        "Money ",
        "Scrolls: temple",
        "Workers: ",
        "Boat on space",
        "Dice in supply",
        "(joined)",
    ):
        assert part in text
    tiles = GANGES.components.tiles
    for number in record.position.open:
        assert number < 0 or tiles[number].id in text


def test_look_at_the_end_of_the_game() -> None:
    record = played()
    assert "the markers have met" in "\n".join(look(record.position, 1))
    assert place_words(record.position, 0).startswith("player 1, 16 short")


# Options in words


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("rolls 4", "the die shows 4"),
        ("reveals orange-01", "the stack shows orange-01: orange 2, roads ne; silk 1"),
        ("reveals orange-99", "the stack shows orange-99"),
        ("draws coins 3", "the yield is coins 3"),
        ("starts 2", "player 2 begins"),
        ("try turn-die orange:1", "turn a die over (orange:1)"),
        ("try turn-die", "turn a die over (nothing)"),
        ("place nowhere-1", "worker to nowhere-1"),
        ("put 2,3 turn 1", "row 2, column 3, turned once clockwise"),
        ("cover 2,3", "cover row 2, column 3"),
        ("first fame", "fame first, then coins"),
        ("sail 99", "99 spaces, to space -: nothing"),
        ("yield 9,9 north", "the border yield north of row 9, column 9: nothing"),
        ("pay orange:1>6 orange:2", "pay orange 1 turned to 6, orange 2: 8, for 1 karma"),
        ("markets silk:2 tea:3", "silk 2, tea 3: 5 coins"),
        ("markets none", "no market"),
        ("pass", "place no worker"),
    ],
)
def test_moves_have_words_wherever_they_are_named(notation: str, words: str) -> None:
    assert GANGES.describe(played(until_round=1).position, GANGES.read(notation)) == words


# A person at the table


def test_a_person_sees_numbered_options() -> None:
    _, text = sit(seat=1)
    assert "You are player 2." in text
    assert "Where does your worker go?" in text
    assert " 1  worker to quarry space 1 (1 coin)  · place quarry-1" in text
    assert text.endswith("Thank you for playing.")


def test_a_person_plays_by_number_and_by_notation() -> None:
    sitting, text = sit("place quarry-1", "1", seat=1)
    assert [str(node.move) for node in sitting.record.line()][-2] == "place quarry-1"
    assert "Which tile do you build?" in text
    assert "What do you pay with?" in text


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
    assert "Back to your last decision." in text


def test_undo_has_an_end() -> None:
    first, _ = sit(seat=0)
    again, text = sit("u", "u", seat=0)
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


def test_why_not_names_rules_and_reasons() -> None:
    _, text = sit("? place port-3", "?place quarry-2", "? pass", seat=1)
    assert "The next free space of this row is port-1, not port-3. [RIV-1]" in text
    assert "[QRY-1]" in text
    assert "[TRN-7]" in text


def test_why_not_where_nothing_stands_against() -> None:
    sitting, text = sit(
        "? place quarry-1", "? 1", "?", "? nonsense", "? place nowhere-1", "? rolls 1", seat=1
    )
    assert text.count("Nothing stands against it.") == 2
    assert "Write what you would like to do" in text
    assert "“nonsense” is not how a move is written." in text
    assert "There is no space “nowhere-1”" in text
    assert sitting.record.position == sit(seat=1)[0].record.position


def test_attempts_in_vain_are_answered() -> None:
    _, text = sit("? try turn-die orange:1", "try second-worker", seat=1)
    assert "[KAR-2]" in text
    assert "[TRN-1]" in text


def test_refusals_leave_everything_as_it_is() -> None:
    sitting, text = sit("place port-3", "99", "place", "0", seat=1)
    assert "[RIV-1]" in text
    assert "There is no option 99; they run from 1 to " in text
    assert sitting.record.position == sit(seat=1)[0].record.position


def test_rules_and_boards_can_be_read() -> None:
    _, text = sit(
        "rule QRY-3", "rule XYZ-1", "rule", "look", "look 2", "look 9", "look x", "help", "", seat=1
    )
    assert "Paying for a tile" in text
    assert "There is no rule XYZ-1" in text
    assert text.count("The province of player 2") == 2
    assert text.count("Players are numbered from 1 to 3.") == 2
    assert text.count("You are player 2.") == 2


def test_a_game_can_be_saved(tmp_path: Any) -> None:
    file = tmp_path / "mine.rajas"
    sitting, text = sit("1", f"save {file}", "save", f"save {tmp_path}", "q", "never typed", seat=1)
    assert Record.read(file.read_text()).position == sitting.record.position
    assert f"Saved to {file}." in text
    assert "Name the file behind the word" in text
    assert f"{tmp_path} cannot be written" in text


def test_a_whole_game_can_be_played_and_its_end_taken_back() -> None:
    _, text = sit(*["1"] * 4000, "q", seat=0, seed=2)
    assert "Result" in text
    assert "The game is over. u takes your last decision back" in text
    assert "The game is over; nothing is left to decide." in text or "There is nothing to choose from" in text


def test_undo_from_the_end() -> None:
    record = played(2, players=2)
    sitting, text = sit("u", seat=0, record=record, seed=2)
    pending = sitting.record.pending
    assert isinstance(pending, Decision)
    assert pending.player == 0
    assert "Back to your last decision." in text


def test_a_game_without_questions_of_its_own_asks_plainly() -> None:
    _, text = sit(record=Record.new(TOY, players=2, seed=1))
    assert "Your decision: " in text
