"""One sign and one label for every reward: the same on river, border yields, tokens, chambers and tracks."""

from __future__ import annotations

from functools import lru_cache

from rajas.ganges.naming import reward_words
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
from rajas_widgets.art.pen import centred, group, icon, path, rect, text
from rajas_widgets.art.pieces import badge, coin, die, fame
from rajas_widgets.scene import Art

# What the rewards count, as a sign of its own in the lower right corner.
_COUNTED = {"market": "market", "upgrade": "upgrade", "building": "palace", "worker": "worker"}
_BEND = "M-7,6H-1Q6,6 6,-1V-7"
_ROSETTE = (
    "M-2,-7A4,4 0 0 1 4,-6A4,4 0 0 1 7,1A4,4 0 0 1 3,6.4A4,4 0 0 1 -4,6A4,4 0 0 1 -7,-1A4,4 0 0 1 -2,-7Z"
)

label = reward_words


def sign(rewards: tuple[Reward, ...], x: float, y: float, size: float) -> Art:
    """What a place gives, about (x, y), in a round of this diameter; several rewards share it."""
    if len(rewards) == 1:
        return one(rewards[0], x, y, size)
    return row(rewards, x, y, size * 1.1 / len(rewards), size * 0.9 / len(rewards))


def row(rewards: tuple[Reward, ...], x: float, y: float, size: float, step: float) -> Art:
    """Every reward in a round of its own, side by side about (x, y)."""
    first = x - step * (len(rewards) - 1) / 2
    return "".join(one(reward, first + step * n, y, size) for n, reward in enumerate(rewards))


def one(reward: Reward, x: float, y: float, size: float) -> Art:
    return group(_sign(reward), x, y, size / 36)


@lru_cache(maxsize=256)
def _sign(reward: Reward) -> Art:
    """For a round of 36 around the origin, the one that the river has."""
    match reward:
        case Coins(amount):
            return coin(0, 0, 26.6, amount)
        case Fame(amount):
            return fame(0, 0, 29.5, amount)
        case Karma(amount):
            return centred("karma", 0, 0, 26) + (_count(amount) if amount > 1 else "")
        case Upgrade():
            return centred("upgrade", 0, 0, 24)
        case Boat():
            return centred("boat", 0, 0, 26)
        case BoatUpTo(spaces):
            return centred("boat", 0, 0, 26) + _count(spaces)
        case CoinsPer(amount, what):
            return coin(-6.5, -4.3, 18, amount) + _counted(what)
        case FamePer(amount, what):
            return fame(-6.5, -4.3, 19.4, amount) + _counted(what)
        case DifferentGoods():
            return centred("different", 0, 0, 26.6)
        case SameGoods(limit):
            return icon("same", -12.6, -12.6, 25.2, c="#7A5208", k="tileface") + _count(limit)
    return _dice_or_place(reward)


def _dice_or_place(reward: Reward) -> Art:
    match reward:
        case Dice(colours):
            return _dice([colour.word for colour in colours])
        case AnyDice(count):
            return _dice(["any"] * count)
        case DicePerKarma(colour):
            named = "any" if colour is None else colour.word
            return die(named, None, -14.8, -11.2, 17.3) + icon("karma", 0, -2.2, 15.1)
        case Palace(None):
            words = text(0, 14.1, "2–6", 10.4, fill="black", weight=800, anchor="middle")
            return icon("palace", -9.7, -13.3, 19.4, c="madder", k="tileface") + words
        case Palace(action):
            return icon("palace", -14.5, -11, 19.4, c="madder", k="tileface") + die(
                "white", action, 1, -1, 13
            )
    return centred("worker", 0, 0, 28)


def _count(number: int) -> Art:
    """A small disc with a number, lower right."""
    return badge(9.7, 9, 13, str(number))


# Where up to four dice lie, and how large they are.
_LAID = {
    1: (20.0, ((-10.0, -9.7),)),
    2: (16.6, ((-15.5, -11.8), (-1.1, -3.9))),
    3: (13.4, ((-14.4, -12.4), (1.0, -12.4), (-6.7, 1.2))),
    4: (13.0, ((-13.4, -13.2), (0.4, -13.2), (-13.4, 0.6), (0.4, 0.6))),
}


def _dice(colours: list[str]) -> Art:
    if len(colours) not in _LAID:
        return die(colours[0], None, -13, -12.4, 22) + _count(len(colours))
    size, places = _LAID[len(colours)]
    laid = zip(colours, places, strict=True)
    return "".join(die(colour, None, x, y, size) for colour, (x, y) in laid)


def _counted(what: str) -> Art:
    """What is counted: once for each of these."""
    match what:
        case "karma":
            return icon("karma", 0, -1, 15.1)
        case "market tile":
            tile = rect(0, -1.6, 15.4, 15.4, "orangebg", r=2.4, stroke="black", width=0.8)
            return tile + icon("market", 1.7, 0, 12, c="tileface", k="orange2")
        case "3 river spaces":
            number = text(14.6, 14.4, "3", 9.6, fill="#1E5A78", weight=800, anchor="middle")
            return icon("river", -1.6, -2.4, 15, c="#1E5A78") + number
        case "bend":
            road = path(_BEND, stroke="#7A4A2A", width=6) + path(_BEND, stroke="#FFF3D6", width=2.8)
            return group(road, 7.6, 6)
        case "joined token":
            tick = path("M-3.4,0.2L-0.8,2.8L3.6,-2.8", stroke="#2F6643", width=2.2)
            return group(path(_ROSETTE, "#FFFAEE", stroke="#A9741A", width=2) + tick, 7.6, 6)
    return icon(_COUNTED[what], -0.9, -2.4, 16.6)
