"""TRN-3 to TRN-6: what keeps a worker off a space, whatever its area."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.core.game import Refusal
from rajas.ganges.board import Space
from rajas.ganges.position import Player, Position
from rajas.ganges.refusing import refuse


def first_free(area: int, taken: int) -> int:
    """The first free space of an area that fills row by row, as a bit; 0 if all are taken (TRN-4)."""
    free = area & ~taken
    return free & -free


def row_obstacles(look: Position, me: Player, space: Space, rule: str) -> Iterator[Refusal]:
    """For quarry and port: the next space in order, and the coins it costs."""
    free = look.board.by_bit.get(first_free(look.board.masks[space.area], look.taken))
    after = free if free is not space else None
    if after is not None:
        yield refuse(rule, "not-next-in-row", space=space.name, next=after.name)
    if space.covered or (free is None and space.area in look.board.covers):
        yield refuse("SET-2", "space-covered", space=space.name, players=look.board.players)
    if after is not None:
        yield refuse("TRN-4", "row-by-row", next=after.name)
    if free is None or look.taken & space.bit:
        yield refuse_taken(space)
    if not space.covered and me.money < space.cost:
        yield refuse("TRN-6", "coins-short", cost=space.cost, held=me.money, short=space.cost - me.money)


def refuse_taken(space: Space) -> Refusal:
    return refuse("TRN-5", "space-taken", space=space.name)
