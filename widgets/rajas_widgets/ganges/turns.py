"""A whole turn in one line: where the worker went, what was done there, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rajas.core import Event
from rajas.ganges.naming import listed, market_words
from rajas.ganges.position import Position
from rajas_widgets.ganges.explaining import name, place
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

# What a turn is most about, the most telling first: its rule stands behind the line.
_ABOUT = (
    "tile laid", "boat moved", "markets counted", "favour of mogul", "yield drawn", "upgrade", "karma",
    "die gained", "coins", "worker placed",
)  # fmt: skip
_SUMS = ("fame", "coins", "karma")


def turn(events: Sequence[Event], position: Position) -> tuple[str, str]:
    """Nothing where no worker was placed yet."""
    placed = next((event for event in events if event.kind == "worker placed"), None)
    if placed is None:
        return "", ""
    where = capital(place(position, placed.detail[0]))
    did = [*_did(events, position), *_brought(events)]
    told = tell("turn-told", place=where, did=listed(did)) if did else tell("turn-placed", place=where)
    return told, _rule(events, placed)


def _rule(events: Sequence[Event], placed: Event) -> str:
    for kind in _ABOUT:
        for event in events:
            if event.kind == kind:
                return event.rule
    return placed.rule


def _did(events: Sequence[Event], position: Position) -> Iterator[str]:
    joined = sum(event.kind == "yield joined" for event in events)
    for event in events:
        match event.kind:
            case "tile laid":
                yield tell("turn-tile", tile=name(position, event.detail[0]), under=event.detail[3] or "none")
            case "boat moved":
                yield tell("turn-boat", spaces=event.amount)
            case "markets counted" if event.amount:
                yield tell("turn-markets", markets=listed(map(market_words, event.detail[0])))
            case "upgrade":
                yield tell("turn-upgrade", building=event.detail[0].word, step=event.detail[1])
            case "worker freed" | "favour of mogul" | "token taken":
                yield tell(f"turn-{event.kind.replace(' ', '-')}")
    if joined:
        yield tell("turn-yields", count=joined)


def _brought(events: Sequence[Event]) -> Iterator[str]:
    """What there is more of, or less, when all is counted together."""
    for kind in _SUMS:
        amount = sum(event.amount for event in events if event.kind == kind)
        if amount:
            yield tell(f"turn-{kind}", sign="more" if amount > 0 else "less", size=abs(amount))
    dice = sum(event.amount for event in events if event.kind in ("die gained", "die paid", "die returned"))
    if dice:
        yield tell("turn-dice", sign="more" if dice > 0 else "less", size=abs(dice))
