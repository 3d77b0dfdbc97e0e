"""Which piece goes from where to where when something happens."""

from __future__ import annotations

from rajas.core import Event
from rajas.ganges.options import Die
from rajas.ganges.position import Position
from rajas_widgets.ganges.ids import die_id


def glides(event: Event, before: Position, after: Position) -> tuple[str, str] | None:
    """The shapes at both ends of the way, if a piece moves for this event."""
    seat = event.player
    match event.kind:
        case "worker placed":
            return f"worker-{seat}", event.detail[0]
        case "tile laid":
            row, _, column = event.detail[1].partition(",")
            return f"tile-{event.detail[0]}", f"cell-{row}-{column}"
        case "die gained":
            return f"supply-{event.detail[0].word}", _die(event, after)
        case "boat moved":
            return f"river-{event.detail[0]}", f"river-{event.detail[1]}"
        case "fame":
            now = after.players[seat].fame
            return f"fame-{max(1, now - event.amount)}", f"fame-{now}"
        case "coins":
            now = after.players[seat].money
            return f"money-{max(1, now - event.amount)}", f"money-{now}"
    return None


def _die(event: Event, after: Position) -> str:
    colour, value = event.detail[0], event.detail[1]
    return die_id(Die(colour, value), max(1, after.players[event.player].holds(colour, value)))
