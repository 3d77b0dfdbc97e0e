"""UPG: the four building scrolls."""

from __future__ import annotations

from dataclasses import dataclass

from rajas.core.game import Option, Refusal
from rajas.ganges.board import Why
from rajas.ganges.due import Choice, shared
from rajas.ganges.giving import gives
from rajas.ganges.options import SCROLLS, MoveScroll
from rajas.ganges.position import Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import Upgrade

FIRST_STEP, LAST_STEP = 2, 4


@gives(Upgrade)
def _upgrade(table: Table, reward: Upgrade, why: Why) -> None:
    upgrade(table, why)


def upgrade(table: Table, why: Why, delayed: bool = False) -> None:
    """One scroll may move a step; with all four at the end the upgrade is forgone (UPG-4)."""
    if all(step == LAST_STEP for step in table.me.scrolls):
        table.tell("upgrade forgone", Why("UPG-4", why.cause), 1)
    else:
        table.then(choose_upgrade(delayed, why))


@dataclass(frozen=True, slots=True)
class ChooseUpgrade(Choice):
    """Which of the four scrolls moves one step (UPG-1)."""

    delayed: bool
    why: Why

    kind = "upgrade"
    answers = (MoveScroll,)

    def options(self, position: Position) -> tuple[Option, ...]:
        scrolls = position.me.scrolls
        return tuple([option for option, step in zip(SCROLLS, scrolls, strict=True) if step < LAST_STEP])

    def judge(self, position: Position, option: MoveScroll) -> tuple[Refusal, ...]:
        if position.me.scrolls[option.building] < LAST_STEP:
            return LEGAL
        return (refuse("UPG-1", "scroll-at-end", building=option.building.word, step=LAST_STEP),)

    def take(self, table: Table, option: MoveScroll) -> None:
        building, scrolls = option.building, table.me.scrolls
        steps = (*scrolls[:building], scrolls[building] + 1, *scrolls[building + 1 :])
        me = table.mine()
        me.scrolls = steps
        if self.delayed:
            me.delayed = building
        table.tell("upgrade", self.why, 1, building, steps[building], int(self.delayed))


choose_upgrade = shared(ChooseUpgrade)
