"""A place for a worker: who stands there, in words and as a pawn."""

from __future__ import annotations

from rajas.ganges.board import Space
from rajas.ganges.position import Position
from rajas_widgets.art.pieces import pawn
from rajas_widgets.scene import Art, Look
from rajas_widgets.words import tell


def holder(position: Position, space: Space) -> int | None:
    """The seat whose worker stands there."""
    if not position.taken & space.bit:
        return None
    return next(seat for seat, player in enumerate(position.players) if player.workers & space.bit)


def occupied(position: Position, look: Look, space: Space) -> str:
    """Whose worker is there, as a sentence."""
    seat = holder(position, space)
    if seat is None:
        return tell("spot-free")
    return tell("spot-yours") if seat == look.viewer else tell("spot-taken", name=look.names[seat])


def standing(position: Position, look: Look, space: Space, x: float, foot: float, height: float) -> Art:
    """The worker on a space; the viewer's own as a ghost where one may be placed."""
    seat = holder(position, space)
    if seat is not None:
        return pawn(x, foot, height, seat)
    return pawn(x, foot, height * 0.9, look.viewer, "ghost") if space.name in look.lit else ""
