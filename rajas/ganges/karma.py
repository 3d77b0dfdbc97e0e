"""KAR: karma, and the payments in which it can turn a die over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rajas.core.game import Refusal
from rajas.ganges.board import Why
from rajas.ganges.giving import gives
from rajas.ganges.kali import Handful, Kali
from rajas.ganges.options import Pay, Spent, by_faces
from rajas.ganges.position import Player, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import Karma
from rajas.ganges.words import Colour, opposite

OfFaces = tuple[tuple[Pay, ...], ...]
MOST_KARMA = 3
TURNED = Why("KAR-1", "payment")
_SPENT = {
    (colour, value, turned): Spent(colour, value, turned)
    for colour in Colour
    for value in range(1, 7)
    for turned in (False, True)
}
# The payments of one die, by its colour and the faces to choose from.
AS_IT_LIES = by_faces(lambda colour, value: Pay((_SPENT[colour, value, False],)))
TURNED_OVER = by_faces(lambda colour, value: Pay((_SPENT[colour, value, True],)))


@gives(Karma)
def gain_karma(table: Table, reward: Karma, why: Why) -> None:
    """Up to 3; what is beyond is forgone (KAR-3)."""
    gained = min(reward.amount, MOST_KARMA - table.me.karma)
    if gained:
        table.mine().karma += gained
        table.tell("karma", why, gained)
    if gained < reward.amount:
        table.tell("karma forgone", Why("KAR-3", why.cause), reward.amount - gained)


@lru_cache(maxsize=1 << 16)
def payments(colour: Colour, dice: Handful, price: int, karma: int) -> tuple[Pay, ...]:
    """Every minimal way to pay a price with dice of one colour: no die and no turn can be left out."""
    useful = min(karma, sum(value < 4 for value in dice))
    ways = _ways(dice.values, price, useful)
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
                add(number + 1, (*way, (value, True)), missing - opposite(value), karma - 1)

    add(0, (), price, karma)
    return tuple(sorted(ways, key=lambda way: (len(way), way)))


def _needed(value: int, turned: bool, spare: int) -> bool:
    """Neither this die nor its turn can be left out."""
    return spare < opposite(value) - value if turned else spare < value


def dice_showing(dice: Kali, karma: int, value: int) -> tuple[Pay, ...]:
    """The payments of one die that make exactly this value."""
    lying = _of_faces(AS_IT_LIES, dice, 1 << value)
    return (*lying, *_of_faces(TURNED_OVER, dice, 1 << opposite(value))) if karma else lying


def _of_faces(payments: tuple[OfFaces, ...], dice: Kali, among: int) -> tuple[Pay, ...]:
    """The payments of one die of each colour that shows one of these faces."""
    orange, green, blue, purple = dice
    with_orange, with_green, with_blue, with_purple = payments
    return (
        *with_orange[orange.faces & among],
        *with_green[green.faces & among],
        *with_blue[blue.faces & among],
        *with_purple[purple.faces & among],
    )


def dice_among(dice: Kali, lying: int, over: int) -> tuple[Pay, ...]:
    """The payments of one die whose face is among these, as it lies or turned over (both given as bits)."""
    found: list[Pay] = []
    for held, by_lying, by_turning in zip(dice, AS_IT_LIES, TURNED_OVER, strict=True):
        found += by_lying[held.faces & lying]
        found += by_turning[held.faces & over]
    return tuple(found)


def pay(table: Table, payment: Pay, why: Why) -> None:
    """The dice go back to the supply (DIE-5), each turned one for 1 karma (KAR-1)."""
    me = table.mine()
    dice, supply = list(me.dice), list(table.supply)
    for colour, value, turned in payment.dice:
        if turned:
            me.karma -= 1
            table.tell("karma", TURNED, -1)
            table.tell("die turned", TURNED, 0, colour, value, opposite(value))
        table.tell("die paid", why, -1, colour, opposite(value) if turned else value)
        dice[colour] = dice[colour].minus(value)
        supply[colour] += 1
    me.dice = tuple(dice)
    table.supply = tuple(supply)


def pays_with_one(me: Player, payment: Pay, least: int, most: int) -> bool:
    """Is this one die that the player has, worth a value in this range, turned over only with karma?"""
    if len(payment.dice) != 1:
        return False
    colour, value, turned = payment.dice[0]
    worth = opposite(value) if turned else value
    return least <= worth <= most and value in me.dice[colour].values and (not turned or me.karma > 0)


def payment_obstacles(me: Player, payment: Pay) -> tuple[Refusal, ...]:
    """What keeps these dice from being handed in at all: too little karma, or dice that are not there."""
    return (*karma_obstacles(me, payment), *dice_obstacles(me, payment))


def karma_obstacles(me: Player, payment: Pay) -> tuple[Refusal, ...]:
    turns = sum([die.turned for die in payment.dice])
    return LEGAL if turns <= me.karma else (refuse("KAR-3", "karma-short", turns=turns, karma=me.karma),)


def dice_obstacles(me: Player, payment: Pay) -> tuple[Refusal, ...]:
    faces = [(die.colour, die.value) for die in payment.dice]
    if all(faces.count(face) <= me.holds(*face) for face in faces):
        return LEGAL
    return tuple(_not_held(me, faces))


def _not_held(me: Player, faces: list[tuple[Colour, int]]) -> Iterator[Refusal]:
    for colour, value in sorted(set(faces)):
        count, held = faces.count((colour, value)), me.holds(colour, value)
        if count > held:
            numbers = {"value": value, "count": count, "held": held}
            yield refuse("TRN-6", "dice-not-held", colour=colour.word, **numbers)


def one_die_obstacles(payment: Pay, rule: str) -> tuple[Refusal, ...]:
    """Exactly 1 die is asked for."""
    return LEGAL if len(payment.dice) == 1 else (refuse(rule, "one-die", count=len(payment.dice)),)
