"""WRK: workers that wait on the board, and how they are freed."""

from __future__ import annotations

from dataclasses import dataclass

from rajas.ganges.board import Why
from rajas.ganges.due import Happens
from rajas.ganges.position import WAITING_PLACES, Table

BOXED = Why("WRK-3", "worker limit")


@dataclass(frozen=True, slots=True)
class FreeWorker(Happens):
    """The worker waiting on fame, money or the bridge becomes active, once (WRK-1)."""

    place: str

    def run(self, table: Table) -> None:
        free_worker(table, self.place)


def free_worker(table: Table, place: str) -> None:
    me, bit = table.me, WAITING_PLACES[place]
    if not me.waiting & bit:
        return
    me = table.mine()
    me.waiting &= ~bit
    me.active += 1
    table.tell("worker freed", _WHYS[place], 1, place)
    if me.active == table.board.variant.most_workers and me.waiting:
        _box_the_rest(table)


def _box_the_rest(table: Table) -> None:
    for place, bit in WAITING_PLACES.items():
        if table.me.waiting & bit:
            table.mine().waiting &= ~bit
            table.tell("worker boxed", BOXED, 1, place)


_WHYS = {
    "fame": Why("WRK-1", "fame track"),
    "money": Why("WRK-1", "money track"),
    "bridge": Why("RIV-7", "bridge"),
}
