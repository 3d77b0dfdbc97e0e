"""COI, TRK: the two tracks, and the bonuses beside them."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from rajas.core.game import Move, Option, Refusal
from rajas.ganges.board import Why
from rajas.ganges.dice import gain_dice
from rajas.ganges.due import Choice, Due, Happens
from rajas.ganges.endgame import look_for_crossing
from rajas.ganges.giving import give, gives
from rajas.ganges.karma import MOST_KARMA, gain_karma
from rajas.ganges.options import DECLINE, TAKE, Decline, Take
from rajas.ganges.position import ON_FAME, ON_MONEY, Position, Table
from rajas.ganges.refusing import LEGAL
from rajas.ganges.rewards import (
    AnyDice,
    Boat,
    Coins,
    Dice,
    DicePerKarma,
    Fame,
    Karma,
    Reward,
    Upgrade,
    Worker,
)
from rajas.ganges.upgrades import upgrade
from rajas.ganges.workers import FreeWorker

_RULES: dict[type[object], str] = {
    Upgrade: "TRK-2",
    Karma: "TRK-3",
    Boat: "TRK-4",
    AnyDice: "TRK-5",
    Dice: "TRK-5",
    DicePerKarma: "TRK-5",
}


@gives(Coins)
def _coins(table: Table, reward: Coins, why: Why) -> None:
    gain_coins(table, reward.amount, why)


@gives(Fame)
def _fame(table: Table, reward: Fame, why: Why) -> None:
    gain_fame(table, reward.amount, why)


def gain_coins(table: Table, amount: int, why: Why) -> None:
    """The marker moves the whole way (COI-1); then the spaces passed are settled in order (TRN-9)."""
    if not amount:
        return
    me = table.mine()
    before, after = me.money, me.money + amount
    me.money = after
    table.tell("coins", why, amount)
    look_for_crossing(table)
    spaces = table.board.money_spaces
    if bisect_right(spaces, before) != bisect_right(spaces, after):
        _settle_money(table, before, after)


def pay_coins(table: Table, amount: int, why: Why) -> None:
    """Paying moves the marker back and sets nothing off."""
    table.mine().money -= amount
    table.tell("coins", why, -amount)


def gain_fame(table: Table, amount: int, why: Why) -> None:
    if not amount:
        return
    me = table.mine()
    before, after = me.fame, me.fame + amount
    me.fame = after
    table.tell("fame", why, amount)
    look_for_crossing(table)
    spaces = table.board.fame_spaces
    if bisect_right(spaces, before) != bisect_right(spaces, after):
        _settle_fame(table, before, after)


def _settle_fame(table: Table, before: int, after: int) -> None:
    dues: list[Due] = []
    for space, reward in table.board.components.fame_bonuses:
        if before < space <= after:
            if not isinstance(reward, Worker):
                dues.append(TrackBonus("fame", space, reward))
            elif table.me.waiting & ON_FAME:
                dues.append(FreeWorker("fame"))
    table.then(*dues)


def _settle_money(table: Table, before: int, after: int) -> None:
    """The bonus marker passes all bonuses of the move before any is settled (TRK-6)."""
    dues: list[Due] = []
    for space, reward in table.board.components.money_bonuses:
        if not before < space <= after:
            continue
        if isinstance(reward, Worker):
            if table.me.waiting & ON_MONEY:
                dues.append(FreeWorker("money"))
        elif table.board.money_bonuses.index((space, reward)) >= table.me.bonus:
            _pass_bonus(table, space)
            dues.append(TrackBonus("money", space, reward))
    table.then(*dues)


def _pass_bonus(table: Table, space: int) -> None:
    table.mine().bonus += 1
    bonuses = table.board.money_bonuses
    following = bonuses[table.me.bonus][0] if table.me.bonus < len(bonuses) else 0
    table.tell("bonus marker", Why("TRK-6", f"money {space}"), 1, space, following)


@dataclass(frozen=True, slots=True)
class TrackBonus(Happens):
    """The bonus of a space reached or passed for the first time (TRK-1)."""

    track: str
    space: int
    reward: Reward

    def run(self, table: Table) -> None:
        reward = self.reward
        why = Why(_RULES.get(type(reward), "TRK-1"), f"{self.track} {self.space}")
        if isinstance(reward, Karma) and table.me.karma < MOST_KARMA:
            table.then(KarmaBonus(reward.amount, why))
        elif isinstance(reward, AnyDice | Dice | DicePerKarma):
            gain_dice(table, reward, why, may=True)
        elif isinstance(reward, Upgrade) and self.track == "fame":
            upgrade(table, why, delayed=True)
        else:
            give(table, reward, why)


@dataclass(frozen=True, slots=True)
class KarmaBonus(Choice):
    """The karma of a track bonus may be taken (TRK-3, TRK-8)."""

    amount: int
    why: Why

    kind = "karma bonus"
    answers = (Take, Decline)

    def options(self, position: Position) -> tuple[Option, ...]:
        return TAKE, DECLINE

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        return LEGAL

    def take(self, table: Table, option: Move) -> None:
        if isinstance(option, Take):
            gain_karma(table, Karma(self.amount), self.why)
        else:
            table.tell("bonus declined", Why("TRK-8", self.why.cause))
