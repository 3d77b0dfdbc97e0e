"""The text of a record: read back, refused with the line, and never anything but a NotationError."""

from __future__ import annotations

import json
import random
import string
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rajas.core import Game, NotationError, Record, read
from rajas.core.notation import LONGEST, MOST_LINES
from rajas.ganges import GANGES
from tests.toy import KEEP, ROLL, TOY, Places

HEAD = "rajas toy 1\nplayers 2\n"
TEXT = HEAD + "seed 3\n\nroll\nshows 1\n(\nshows 2\npass\n)\nkeep\nhere\nroll\n"
ODD = [
    "(",
    ")",
    "here",
    "#",
    "",
    "seed ٣",
    "seed -1",
    "players 9",
    "position {}",
    "rolls 9",
    "\x00",
    "\u2028",
    "７",
]
LETTERS = string.printable + "é٣中\u2028\ud800"


def played(players: int, seed: int, decisions: int = 10_000) -> Record[Any]:
    record, rng = Record.new(GANGES, players=players, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if not record.options():
            break
        record.play(rng.choice(record.options()))
    return record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_reads_back(players: int) -> None:
    record = played(players, seed=1)
    back = read(record.text())
    assert back.text() == record.text()
    assert back.position == record.position
    assert list(back.events()) == list(record.events())


def test_remarks_blank_lines_and_spaces_do_not_matter() -> None:
    loose = "\n\n# a remark\n  rajas toy 1  \r\n# another\nplayers 2\r\n\n\n  roll\r\n\n# so\nshows 1\n\n"
    assert read(loose, TOY).text() == HEAD + "\nroll\nshows 1\nhere\n"


def test_a_text_read_by_the_game_it_names() -> None:
    assert read("rajas ganges 1\nplayers 2\n").game is GANGES
    assert Record.read("rajas ganges 1\nplayers 2\n").settings == {"players": "2"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with a line like"),
        ("chess", "begins with a line like"),
        ("rajas toy", "begins with a line like"),
        ("rajas ganges 1\nplayers 2", "record of ganges, not of toy"),
        ("rajas toy 9", "version 9"),
        ("rajas toy 1 abcd", "other components"),
        ("rajas toy 1", "head of the record"),
        ("rajas toy 1\nplayers ٢", "head of the record"),
        (HEAD + "players 2", "Line 3: players is said a second time"),
        (HEAD + "seed ٣", "A seed is a whole number"),
        (HEAD + "seed 1e3", "A seed is a whole number"),
        (HEAD + "seed --1", "A seed is a whole number"),
        (HEAD + "seed " + "9" * 41, "A seed is a whole number"),
        (HEAD + 'position {"places":[0,0]}', "setting “players”"),
        ("rajas toy 1\nposition {", "not JSON data"),
        ("rajas toy 1\nposition [1]", "not JSON data"),
        ('rajas toy 1\nposition {"places":NaN}', "not JSON data"),
        ("rajas toy 1\nposition " + "[" * 100_000, "not JSON data"),
        ("rajas toy 1\nposition {}", "head of the record"),
        (HEAD + "\nroll\n\n\nleap", "Line 7: “leap” is not how a move is written"),
        (HEAD + "\n# remark\nroll\nroll", "Line 6: The question is"),
        (HEAD + "\nagain", r"Line 4: A turn has a single roll. \[TOY-2\]"),
        (HEAD + "\n(", "Line 4: this parenthesis"),
        (HEAD + "\nroll\n(\n(", "Line 6: this parenthesis"),
        (HEAD + "\nroll\n)", "Line 5: this parenthesis"),
        (HEAD + "\nroll\n(\nroll", "never closed"),
    ],
)
def test_an_error_says_what_and_where(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read(text, TOY)


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    data = json.dumps(TOY.to_data(Places((11, 0))))
    with pytest.raises(NotationError, match="places: 11 lies beyond 10"):
        read(f"rajas toy 1\nposition {data}", TOY)


def test_only_text_is_read() -> None:
    with pytest.raises(NotationError, match="not bytes"):
        read(b"rajas toy 1")  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="There is no game “go”"):
        read("rajas go 1\nplayers 2")


HOSTILE = {
    "too long": "x" * (LONGEST + 1),
    "too many lines": "\n" * LONGEST,
    "newlines": "\n" * MOST_LINES,
    "one line": "rajas " + "a" * (LONGEST - 6),
    "words": "rajas " * (LONGEST // 6),
    "opened": HEAD + "\nroll\n" + "(\n" * (MOST_LINES - 10),
    "opened and closed": HEAD + "\nroll\n" + "(\n)\n" * (MOST_LINES // 2 - 10),
    "nested": HEAD + "\n" + "roll\nshows 1\npass\n" * 9_000 + "(\n" * 20_000 + ")\n" * 20_000,
    "settings": HEAD + "\n".join(f"s{number} 1" for number in range(MOST_LINES - 10)),
    "here": HEAD + "\n" + "here\n" * (MOST_LINES - 10),
    "remarks": HEAD + "\n" + "#\n" * (MOST_LINES - 10),
    "digits": HEAD + "seed " + "1" * 900_000,
    "json": "rajas toy 1\nposition " + '{"a":' * 190_000,
    "number": "rajas toy 1\nposition " + "1" * 990_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_takes_no_time(text: str) -> None:
    began = process_time()
    _read_or_refuse(text, TOY)
    assert process_time() - began < 3


def test_many_branches_take_no_time() -> None:
    record = played(2, seed=1, decisions=60)
    lines = record.text().splitlines()
    text = "\n".join(lines) + "\n" + "(\n" * 40 + ")\n" * 40
    began = process_time()
    _read_or_refuse(text + "(\n)\n" * 45_000, GANGES)
    assert process_time() - began < 3


def _read_or_refuse(text: str, game: Game[Any] | None) -> bool:
    """Whether it could be read; anything but a NotationError is an error of ours."""
    try:
        read(text, game)
    except NotationError:
        return False
    return True


def _mutated(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                del lines[place : place + rng.randrange(1, 4)]
            case 1:
                lines.insert(place, rng.choice(ODD))
            case 2:
                lines.insert(place, rng.choice(lines))
            case 3:
                other = rng.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                lines[place] = _scratched(lines[place], rng)
        lines = lines or [""]
    return "\n".join(lines)


def _scratched(line: str, rng: random.Random) -> str:
    place = rng.randrange(len(line) + 1)
    return line[:place] + rng.choice(LETTERS) + line[place + rng.randrange(2) :]


@pytest.mark.parametrize("times", [2_000, pytest.param(50_000, marks=pytest.mark.slow)])
def test_random_texts_give_nothing_but_notation_errors(times: int) -> None:
    rng = random.Random(1)
    for _ in range(times):
        text = "".join(rng.choices(LETTERS, k=rng.randrange(60)))
        _read_or_refuse(rng.choice([text, "rajas toy 1\n" + text, HEAD + "\n" + text]), TOY)


@pytest.mark.parametrize("times", [1_000, pytest.param(40_000, marks=pytest.mark.slow)])
def test_mutated_texts_give_nothing_but_notation_errors(times: int) -> None:
    rng = random.Random(2)
    read_at_all = sum(_read_or_refuse(_mutated(TEXT, rng), TOY) for _ in range(times))
    assert times // 40 < read_at_all < times - times // 40


@pytest.mark.parametrize("times", [200, pytest.param(10_000, marks=pytest.mark.slow)])
def test_mutated_games_give_nothing_but_notation_errors(times: int) -> None:
    rng = random.Random(3)
    texts = [played(players, seed=players, decisions=4).text() for players in (2, 3, 4)]
    for _ in range(times):
        _read_or_refuse(_mutated(rng.choice(texts), rng), GANGES if rng.random() < 0.5 else None)


@pytest.mark.parametrize("times", [100, pytest.param(1_500, marks=pytest.mark.slow)])
def test_mutated_positions_give_nothing_but_notation_errors(times: int) -> None:
    rng = random.Random(4)
    texts = [Record.of(GANGES, played(n, seed=n, decisions=80).position).text() for n in (2, 3, 4)]
    for _ in range(times):
        _read_or_refuse(_with_other_data(rng.choice(texts), rng), GANGES)


def _with_other_data(text: str, rng: random.Random) -> str:
    """One value of the position in the head replaced by something of another kind or size."""
    head, position, *rest = text.split("\n")
    data = json.loads(position.removeprefix("position "))
    spot: Any = data
    while True:
        key = rng.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
        if not isinstance(spot[key], dict | list) or not spot[key] or rng.random() < 0.1:
            break
        spot = spot[key]
    spot[key] = rng.choice([None, -1, 0, 1, 7, 10**30, 0.5, True, "", "x", "٣", [], {}, [[]], {"a": 1}])
    return "\n".join([head, "position " + json.dumps(data), *rest])


@pytest.mark.slow
@given(st.text(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_text_gives_nothing_but_notation_errors(text: str) -> None:
    _read_or_refuse(text, None)
    _read_or_refuse(HEAD + "\n" + text, TOY)


@given(st.lists(st.sampled_from(["roll", "keep", "pass", "shows 1", "shows 2", "shows 3", "(", ")", "here"])))
@settings(max_examples=300, deadline=None)
def test_what_is_read_is_written_the_same_way_from_then_on(lines: list[str]) -> None:
    try:
        record = read(HEAD + "\n" + "\n".join(lines), TOY)
    except NotationError:
        return
    text = record.text()
    assert read(text, TOY).text() == text


@given(st.integers(0, 999), st.lists(st.integers(0, 5), max_size=60))
@settings(max_examples=100, deadline=None)
def test_undone_and_branched_records_read_back(seed: int, choices: list[int]) -> None:
    record = Record.new(TOY, players=2, seed=seed)
    for choice in choices:
        options = record.options()
        if choice == 5 or not options:
            record.undo()
        else:
            record.play(options[choice % len(options)])
    back = read(record.text(), TOY)
    assert back.text() == record.text()
    assert back.moves() == record.moves()


def test_a_move_by_its_number_or_notation() -> None:
    start = TOY.start(2)
    assert TOY.read_move(start, " 1 ") == TOY.read_move(start, "roll") == ROLL
    assert TOY.read_move(Places((0, 0), 0, "keep", 1), "1") == KEEP
    for text in ("0", "2", "9" * 50, "0000000011", "01", "١", "-1", "1.0", "²", ""):
        with pytest.raises(NotationError):
            TOY.read_move(start, text)
