"""TRN-3 to TRN-6: what keeps a worker off a space, whatever its area."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.core.game import Refusal
from rajas.ganges.board import Board, Space
from rajas.ganges.position import Look, Player
from rajas.ganges.refusing import refuse


def occupied(look: Look) -> int:
    """The spaces with a worker, as bits."""
    taken = 0
    for player in look.players:
        taken |= player.workers
    return taken


def next_free(board: Board, area: str, taken: int) -> Space | None:
    """The first free space of an area that fills row by row (TRN-4)."""
    for space in board.areas[area]:
        if not taken & space.bit:
            return space
    return None


def row_obstacles(look: Look, me: Player, space: Space, taken: int, rule: str) -> Iterator[Refusal]:
    """For quarry and port: the next space in order, and the coins it costs."""
    free = next_free(look.board, space.area, taken)
    out_of_order = free is not None and free is not space
    if out_of_order and free is not None:
        yield refuse(rule, "not-next-in-row", space=space.name, next=free.name)
    if space.covered or (free is None and space.area in look.board.covers):
        yield refuse("SET-2", "space-covered", space=space.name, players=look.board.players)
    if out_of_order and free is not None:
        yield refuse("TRN-4", "row-by-row", next=free.name)
    if free is None or taken & space.bit:
        yield refuse_taken(space)
    if not space.covered and me.money < space.cost:
        yield refuse("TRN-6", "coins-short", cost=space.cost, held=me.money, short=space.cost - me.money)


def refuse_taken(space: Space) -> Refusal:
    return refuse("TRN-5", "space-taken", space=space.name)
