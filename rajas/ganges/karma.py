"""KAR: karma, and the payments in which it can turn a die over."""

from __future__ import annotations

from functools import lru_cache

from rajas.core.game import Refusal
from rajas.ganges.board import Why
from rajas.ganges.giving import gives
from rajas.ganges.kali import Kali
from rajas.ganges.options import Pay, Spent
from rajas.ganges.position import Player, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import Karma
from rajas.ganges.words import ALL_COLOURS, Colour

MOST_KARMA = 3
TURNED = Why("KAR-1", "payment")
_SPENT = {
    (colour, value, turned): Spent(colour, value, turned)
    for colour in Colour
    for value in range(1, 7)
    for turned in (False, True)
}
PAY_ONE = {key: Pay((spent,)) for key, spent in _SPENT.items()}


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
def payments(colour: Colour, values: tuple[int, ...], price: int, karma: int) -> tuple[Pay, ...]:
    """Every minimal way to pay a price with dice of one colour: no die and no turn can be left out."""
    useful = min(karma, sum(value < 4 for value in values))
    ways = _ways(values, price, useful)
    return tuple([Pay(tuple([_SPENT[colour, value, turned] for value, turned in way])) for way in ways])


@lru_cache(maxsize=1 << 16)
def _ways(values: tuple[int, ...], price: int, karma: int) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """The minimal payments, whatever the colour: values as they lie, each turned over or not."""
    ways: list[tuple[tuple[int, bool], ...]] = []

    def add(place: int, way: tuple[tuple[int, bool], ...], missing: int, karma: int) -> None:
        if missing <= 0:
            if all(_needed(value, turned, -missing) for value, turned in way):
                ways.append(way)
            return
        for number in range(place, len(values)):
            value = values[number]
            # Of equal dice one stands for all: the next one is used only after this one.
            if number > place and values[number - 1] == value:
                continue
            if not way or way[-1] != (value, True):
                add(number + 1, (*way, (value, False)), missing - value, karma)
            if karma and value < 4:
                add(number + 1, (*way, (value, True)), missing - 7 + value, karma - 1)

    add(0, (), price, karma)
    return tuple(sorted(ways, key=lambda way: (len(way), way)))


def _needed(value: int, turned: bool, spare: int) -> bool:
    """Neither this die nor its turn can be left out."""
    return spare < 7 - 2 * value if turned else spare < value


@lru_cache(maxsize=1 << 14)
def single_dice(colour: Colour, values: tuple[int, ...], karma: int) -> tuple[Pay, ...]:
    """Every different die of a colour as a payment of one die, as it lies and turned over if karma allows."""
    different = sorted(set(values))
    turned = [PAY_ONE[colour, value, True] for value in different] if karma else []
    return (*(PAY_ONE[colour, value, False] for value in different), *turned)


def dice_showing(dice: Kali, karma: int, value: int) -> list[Pay]:
    """The payments of one die that make exactly this value."""
    lying = [PAY_ONE[colour, value, False] for colour in ALL_COLOURS if value in dice[colour]]
    if karma:
        lying += [PAY_ONE[colour, 7 - value, True] for colour in ALL_COLOURS if 7 - value in dice[colour]]
    return lying


def dice_worth(dice: Kali, karma: int, least: int, most: int) -> list[Pay]:
    """The payments of one die that make a value in this range."""
    return [
        payment
        for colour in ALL_COLOURS
        if dice[colour]
        for payment in single_dice(colour, dice[colour], karma)
        if least <= payment.dice[0].worth <= most
    ]


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
        dice[colour] = dice[colour].minus(value)
        supply[colour] += 1
    table.me = table.me.with_dice(tuple(dice))
    if turns:
        table.me = table.me._replace(karma=table.me.karma - turns)
    table.supply = tuple(supply)


def pays_with_one(me: Player, payment: Pay, least: int, most: int) -> bool:
    """Is this one die that the player has, worth a value in this range, turned over only with karma?"""
    if len(payment.dice) != 1:
        return False
    colour, value, turned = payment.dice[0]
    worth = 7 - value if turned else value
    return least <= worth <= most and value in me.dice[colour] and (not turned or me.karma > 0)


def payment_obstacles(me: Player, payment: Pay) -> tuple[Refusal, ...]:
    """What keeps these dice from being handed in at all: too little karma, or dice that are not there."""
    faces = [(die.colour, die.value) for die in payment.dice]
    turns = sum([die.turned for die in payment.dice])
    if turns <= me.karma and all(faces.count(face) <= me.holds(*face) for face in faces):
        return LEGAL
    found = []
    if turns > me.karma:
        found.append(refuse("KAR-3", "karma-short", turns=turns, karma=me.karma))
    for colour, value in sorted(set(faces)):
        count, held = faces.count((colour, value)), me.holds(colour, value)
        if count > held:
            numbers = {"value": value, "count": count, "held": held}
            found.append(refuse("TRN-6", "dice-not-held", colour=colour.word, **numbers))
    return tuple(found)


def one_die_obstacles(payment: Pay, rule: str) -> tuple[Refusal, ...]:
    """Exactly 1 die is asked for."""
    return LEGAL if len(payment.dice) == 1 else (refuse(rule, "one-die", count=len(payment.dice)),)
