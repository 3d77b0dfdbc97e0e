"""Games played at random, and a person at the table whose lines are written beforehand."""

from __future__ import annotations

from typing import Any

from rajas.core import Decision, Record
from rajas.ganges import GANGES
from rajas.terminal.interactive import Sitting
from rajas.terminal.players import random_option
from rajas.terminal.style import Style


def played(seed: int = 7, players: int = 3, until_round: int = 99, **way: Any) -> Record[Any]:
    record: Record[Any] = Record.new(GANGES, players=players, seed=seed, **way)
    while isinstance(record.pending, Decision) and record.position.round < until_round:
        record.play(random_option(record, seed))
    return record


def sit(
    *typed: str, seat: int = 0, seed: int = 7, record: Record[Any] | None = None, width: int = 110
) -> tuple[Sitting, str]:
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
    sitting = Sitting(record, seat, seed, Style(), width, written.append, ask)
    sitting.run()
    return sitting, "\n".join(written)
