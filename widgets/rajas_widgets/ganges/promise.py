"""What a move would bring, found out by playing it in thought up to the next question."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.core import Chance, Event, Option
from rajas.ganges import GANGES
from rajas.ganges.position import Position
from rajas_widgets.words import tell

_REVEAL = "reveal"  # which tile lies beneath changes nothing of what the laid one brings


def promise(position: Position, option: Option) -> str:
    """Its fame and coins, and the border yields it joins."""
    gains = {"fame": 0, "coins": 0, "yields": 0}
    for event in _events(position, option):
        if event.kind in gains:
            gains[event.kind] += event.amount
        gains["yields"] += event.kind == "yield joined"
    said = [tell(f"promise-{what}", **{what: count}) for what, count in gains.items() if count]
    return tell("promise", gains=", ".join(said)) if said else tell("promise-nothing")


def _events(position: Position, option: Option) -> Iterator[Event]:
    step = GANGES.apply(position, option)
    yield from step.events
    asked = GANGES.pending(step.position)
    if isinstance(asked, Chance) and asked.kind == _REVEAL:
        step = GANGES.apply(step.position, asked.choices[0])
        yield from step.events
