"""END: when the two markers of a player meet, and who wins."""

from __future__ import annotations

from itertools import groupby

from rajas.ganges.board import Why
from rajas.ganges.figures import Components
from rajas.ganges.position import Player, Position, Table

CROSSING = Why("END-1", "markers")


def gap(components: Components, player: Player) -> int:
    """Fame minus the fame space beside the money marker; below 0 the markers have not met yet (END-4)."""
    return player.fame - components.beside(player.money)


def look_for_crossing(table: Table) -> None:
    """After every move of a marker: have this player's markers met or passed each other (END-1)?"""
    passed = gap(table.board.components, table.me)
    if passed >= 0 and table.player not in table.crossed:
        table.crossed = (*table.crossed, table.player)
        table.tell("markers crossed", CROSSING, passed)


def ranking(look: Position) -> tuple[tuple[int, ...], ...]:
    """The places: who crossed by gap, then by who crossed first (END-3, END-5); the others share (END-6)."""
    gaps = [gap(look.board.components, player) for player in look.players]
    crossed = sorted(look.crossed, key=lambda player: (-gaps[player], look.crossed.index(player)))
    rest = sorted(
        (player for player in range(len(gaps)) if player not in look.crossed), key=lambda p: -gaps[p]
    )
    shared = [tuple(group) for _, group in groupby(rest, key=lambda player: gaps[player])]
    return (*((player,) for player in crossed), *shared)
