"""KAR: karma, and the payments in which it can turn a die over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from rajas.core.game import Refusal
from rajas.ganges.board import Why
from rajas.ganges.due import refuse
from rajas.ganges.giving import gives
from rajas.ganges.options import Pay, Spent
from rajas.ganges.position import Kali, Player, Table
from rajas.ganges.rewards import Karma
from rajas.ganges.words import Colour

MOST_KARMA = 3
TURNED = Why("KAR-1", "payment")


@gives(Karma)
def gain_karma(table: Table, reward: Karma, why: Why) -> None:
    """Up to 3; what is beyond is forgone (KAR-3)."""
    gained = min(reward.amount, MOST_KARMA - table.me.karma)
    if gained:
        table.me = table.me._replace(karma=table.me.karma + gained)
        table.tell("karma", why, gained)
    if gained < reward.amount:
        table.tell("karma forgone", Why("KAR-3", why.cause), reward.amount - gained)


@lru_cache(maxsize=1 << 16)
def power(values: tuple[int, ...], karma: int) -> int:
    """The most that these dice can make, turning over as many as there is karma for."""
    return sum(values) + sum(7 - 2 * value for value in values[:karma] if value < 4)


@lru_cache(maxsize=1 << 16)
def payments(colour: Colour, values: tuple[int, ...], price: int, karma: int) -> tuple[Pay, ...]:
    """Every minimal way to pay a price with dice of one colour: no die and no turn can be left out."""
    held = Counter(values)
    ways: list[tuple[Spent, ...]] = []
    _collect(ways, [(Spent(colour, value), held[value]) for value in sorted(held)], (), price, karma)
    return tuple(Pay(way) for way in sorted(ways, key=lambda way: (len(way), way)) if _minimal(way, price))


def _collect(
    ways: list[tuple[Spent, ...]], left: list[tuple[Spent, int]], taken: tuple[Spent, ...], price: int, karma: int
) -> None:
    if sum(die.worth for die in taken) >= price:
        ways.append(taken)
        return
    if not left:
        return
    (die, count), rest = left[0], left[1:]
    for used in range(count + 1):
        for turns in range(min(used, karma) + 1):
            dice = (die,) * (used - turns) + (die._replace(turned=True),) * turns
            _collect(ways, rest, taken + dice, price, karma - turns)


def _minimal(way: tuple[Spent, ...], price: int) -> bool:
    spare = sum(die.worth for die in way) - price
    return all(spare < die.worth and not (die.turned and spare >= die.worth - die.value) for die in way)


@lru_cache(maxsize=1 << 16)
def single_dice(dice: Kali, karma: int) -> tuple[Spent, ...]:
    """Every different die of a Kali as a payment of one die, as it lies and turned over if karma allows."""
    plain = [Spent(colour, value) for colour in Colour for value in sorted(set(dice[colour]))]
    return tuple(chain(plain, (die._replace(turned=True) for die in plain)) if karma else plain)


def pay(table: Table, payment: Pay, why: Why) -> None:
    """The dice go back to the supply (DIE-5), each turned one for 1 karma (KAR-1)."""
    dice, supply = list(table.me.dice), list(table.supply)
    turns = 0
    for die in payment.dice:
        colour, value = die.colour, die.value
        if die.turned:
            turns += 1
            table.tell("karma", TURNED, -1)
            table.tell("die turned", TURNED, 0, colour, value, 7 - value)
        table.tell("die paid", why, -1, colour, die.worth)
        dice[colour] = without(dice[colour], value)
        supply[colour] += 1
    table.me = table.me._replace(dice=tuple(dice), karma=table.me.karma - turns)
    table.supply = tuple(supply)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def left_after(dice: Kali, spent: Spent) -> Kali:
    """What is on Kali once this die is paid."""
    values = without(dice[spent.colour], spent.value)
    return (*dice[: spent.colour], values, *dice[spent.colour + 1 :])


def payment_obstacles(me: Player, payment: Pay) -> Iterator[Refusal]:
    """What keeps these dice from being handed in at all: too little karma, or dice that are not there."""
    turns = sum(die.turned for die in payment.dice)
    if turns > me.karma:
        yield refuse("KAR-3", "karma-short", turns=turns, karma=me.karma)
    for (colour, value), count in sorted(Counter(die[:2] for die in payment.dice).items()):
        if count > me.holds(colour, value):
            yield refuse(
                "TRN-6",
                "dice-not-held",
                colour=colour.word,
                value=value,
                count=count,
                held=me.holds(colour, value),
            )


def one_die_obstacles(payment: Pay, rule: str) -> Iterator[Refusal]:
    """Exactly 1 die is asked for."""
    if len(payment.dice) != 1:
        yield refuse(rule, "one-die", count=len(payment.dice))
