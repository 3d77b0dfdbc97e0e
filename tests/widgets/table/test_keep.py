"""The running game in the browser's storage, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rajas_widgets.table import keep
from rajas_widgets.table.keep import found, kept

from rajas.core import Record
from rajas.ganges import GANGES

NAMES, LEVELS = ("You", "Vikram"), ("", "greedy")


def played(moves: int) -> Record[Any]:
    record: Record[Any] = Record.new(GANGES, players=2, seed=9)
    for _ in range(moves):
        record.play(record.options()[-1])
    return record


def test_a_game_comes_back_with_its_seats() -> None:
    record = played(12)
    again = found(kept(record, NAMES, LEVELS))
    assert again is not None
    assert (again.record.position, again.names, again.levels) == (record.position, NAMES, LEVELS)


def test_what_was_taken_back_is_kept_as_well() -> None:
    record = played(6)
    record.undo()
    again = found(kept(record, NAMES, LEVELS))
    assert again is not None
    assert again.record.redo()


def test_a_long_game_is_kept_without_its_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "MOST", 100)
    record = played(12)
    stored = kept(record, NAMES, LEVELS)
    assert "packed" in json.loads(stored)
    again = found(stored)
    assert again is not None
    assert again.record.position == record.position


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"names": ["You"], "levels": [""], "text": "rajas chess 1"}',
        '{"names": ["You"], "levels": [], "packed": "a.b.c"}',
    ],
)
def test_what_cannot_be_read_is_no_game(stored: str) -> None:
    assert found(stored) is None


def test_seats_and_levels_must_agree() -> None:
    assert found(kept(played(1), NAMES, ("",))) is None
