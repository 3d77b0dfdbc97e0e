"""RIV: the port and the river."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rajas.core.game import Move, Option, Refusal
from rajas.ganges.board import LOW_FACES, PORT, Board, Space, Why
from rajas.ganges.due import Choice, Due, Happens, shared
from rajas.ganges.giving import Give, gives
from rajas.ganges.kali import faces_within_reach
from rajas.ganges.karma import dice_among, one_die_obstacles, pay, payment_obstacles, pays_with_one
from rajas.ganges.options import DECLINE, SAILS, Decline, Pay, Sail
from rajas.ganges.position import NONE, ON_BRIDGE, Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import (
    AnyDice,
    Boat,
    BoatUpTo,
    Coins,
    CoinsPer,
    Dice,
    DicePerKarma,
    DifferentGoods,
    Fame,
    FamePer,
    Karma,
    Palace,
    Reward,
    SameGoods,
    Upgrade,
)
from rajas.ganges.spaces import row_obstacles
from rajas.ganges.variants.ganga import tile_rule
from rajas.ganges.workers import FreeWorker

MOST_PIPS = 3
HIGH_FACES = 0b1110000  # as bits: those that turned over can pay
FARE = Why("RIV-2", "port")
VOYAGE = Why("RIV-3", "port")

_RULES: dict[type[object], str] = {
    AnyDice: "RIV-8",
    Karma: "RIV-9",
    Coins: "RIV-10",
    Palace: "RIV-11",
    DicePerKarma: "RIV-12",
    Dice: "RIV-12",
    Fame: "RIV-13",
    Upgrade: "RIV-14",
    DifferentGoods: "RIV-16",
    SameGoods: "RIV-17",
}


def reward_rule(reward: Reward) -> str:
    """The rule behind a reward printed on the river."""
    match reward:
        case CoinsPer(_, "upgrade"):
            return "RIV-19"
        case CoinsPer():
            return "RIV-15"
        case FamePer(_, "karma"):
            return "RIV-20"
        case FamePer():
            return "RIV-18"
    return _RULES.get(type(reward), "RIV-5")


def ahead(look: Position, me: Player) -> int:
    """How many countable spaces lie before the boat (RIV-4)."""
    last = look.board.last_space
    return last - me.boat - len({player.boat for player in look.players if me.boat < player.boat < last})


def spaces_ahead(look: Position, me: Player) -> tuple[int, ...]:
    """The spaces that count, nearest first: not those with another boat, but always the last."""
    boats, last = [player.boat for player in look.players], look.board.last_space
    return tuple([space for space in range(me.boat + 1, last + 1) if space == last or space not in boats])


def available(look: Position, me: Player, free: int) -> int:
    """Of the port at most one space may be taken now."""
    board = look.board
    row = free & board.masks[PORT]
    first = row & -row
    if first and board.by_bit[first].cost <= me.money and not _arrived(look, me):
        return free ^ row | first
    return free ^ row


def _arrived(look: Position, me: Player) -> bool:
    return me.boat >= look.board.last_space


def obstacles(look: Position, me: Player, space: Space) -> Iterator[Refusal]:
    row = tuple(row_obstacles(look, me, space, "RIV-1"))
    arrived = _arrived(look, me)
    yield from (refusal for refusal in row if refusal.rule == "RIV-1")
    if arrived:
        yield refuse("RIV-6", "boat-arrived", space=me.boat)
    yield from (refusal for refusal in row if refusal.rule != "RIV-1")
    if not can_fare(me):
        yield refuse("TRN-6", "no-fare", most=MOST_PIPS, karma=me.karma)
    if arrived:
        yield refuse("TRN-8", "action-impossible")


def enter(table: Table, space: Space) -> None:
    table.then(PAY_PORT)


def can_fare(me: Player) -> bool:
    """Is there a die of 1, 2 or 3, as it lies or turned over (RIV-2)?"""
    return faces_within_reach(me.dice, me.karma) & LOW_FACES != 0


@dataclass(frozen=True, slots=True)
class PayPort(Choice):
    """1 die of value 1, 2 or 3, any colour (RIV-2)."""

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me = position.me
        return dice_among(me.dice, LOW_FACES, HIGH_FACES if me.karma else 0)

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        if pays_with_one(position.me, option, 1, MOST_PIPS):
            return LEGAL
        too_high = (
            refuse("RIV-2", "die-too-high", value=die.worth, most=MOST_PIPS)
            for die in option.dice
            if die.worth > MOST_PIPS
        )
        return (*one_die_obstacles(option, "RIV-2"), *too_high, *payment_obstacles(position.me, option))

    def take(self, table: Table, option: Pay) -> None:
        pay(table, option, FARE)
        table.then(voyage(1, option.dice[0].worth, False, VOYAGE))


@gives(Boat)
def _boat(table: Table, reward: Boat, why: Why) -> None:
    _may_sail(table, 1, why)


@gives(BoatUpTo)
def _boat_up_to(table: Table, reward: BoatUpTo, why: Why) -> None:
    _may_sail(table, reward.spaces, why)


def _may_sail(table: Table, most: int, why: Why) -> None:
    """A boat on the last space can no longer move: the bonus is forgone (RIV-6)."""
    if _arrived(table, table.me):
        table.tell("boat forgone", Why("RIV-6", why.cause), 1)
    else:
        table.then(voyage(1, most, True, why))


@dataclass(frozen=True, slots=True)
class Voyage(Choice):
    """How many unoccupied spaces the boat moves (RIV-3, PAL-9, TRK-4)."""

    least: int
    most: int
    may: bool
    why: Why

    kind = "sail"
    answers = (Sail, Decline)

    def options(self, position: Position) -> tuple[Option, ...]:
        reach = min(self.most, ahead(position, position.me))
        sails = SAILS[self.least : reach + 1]
        return (*sails, DECLINE) if self.may else sails

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if isinstance(option, Decline):
            return LEGAL if self.may else (refuse(self.why.rule, "boat-must-move", least=self.least),)
        assert isinstance(option, Sail)
        left = ahead(position, position.me)
        if self.least <= option.spaces <= min(self.most, left):
            return LEGAL
        numbers = {"spaces": option.spaces, "least": self.least, "most": self.most, "ahead": left}
        return (refuse(self.why.rule, "wrong-distance", **numbers),)

    def take(self, table: Table, option: Move) -> None:
        if isinstance(option, Sail):
            sail(table, option.spaces, self.why)
        else:
            # A river tile says itself that it may be declined.
            rule = "GAN-7" if self.why.rule == "GAN-7" else "TRK-8"
            table.tell("bonus declined", Why(rule, self.why.cause))


def sail(table: Table, counted: int, why: Why) -> None:
    """The boat moves so many countable spaces; passing under the bridge comes before the reward (RIV-7)."""
    start = table.me.boat
    space = _space_reached(table, start, counted)
    table.mine().boat = space
    table.tell("boat moved", why, counted, start, space)
    dues: list[Due] = []
    if start <= table.board.components.bridge_after < space and table.me.waiting & ON_BRIDGE:
        dues.append(FreeWorker("bridge"))
    table.then(*dues, land(space))


def _space_reached(look: Position, space: int, counted: int) -> int:
    """The boat moves so many spaces, not counting those with another boat (RIV-4)."""
    boats, last = [player.boat for player in look.players], look.board.last_space
    while counted:
        space += 1
        if space not in boats or space == last:
            counted -= 1
    return space


@dataclass(frozen=True, slots=True)
class Land(Happens):
    """The reward of the space that the boat stops on (RIV-5)."""

    space: int

    def run(self, table: Table) -> None:
        table.then(*gifts(table.board, self.space, table.river[self.space]))


@lru_cache(maxsize=1 << 10)
def gifts(board: Board, space: int, tile: int) -> tuple[Give, ...]:
    """What a space of the river gives, each part with the rule behind it."""
    rule = reward_rule if tile == NONE else tile_rule
    rewards = space_rewards(board, space, tile)
    return tuple(Give(reward, Why(rule(reward), f"river {space}")) for reward in rewards)


def space_rewards(board: Board, space: int, tile: int) -> tuple[Reward, ...]:
    """A river tile replaces the printed reward (GAN-1)."""
    return board.components.river[space] if tile == NONE else board.river_tile_rewards[tile]


voyage, land = shared(Voyage), shared(Land)
PAY_PORT = PayPort()
