"""What a place can give, as values, and the words that components.toml uses for them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeAlias

from rajas.ganges.words import COLOURS, Colour
from rajas.words import say

MOST = 99
COINS_PER = ("market", "upgrade", "building", "joined token")
FAME_PER = ("upgrade", "karma", "market tile", "3 river spaces", "bend", "worker")
PALACE_ACTIONS = range(2, 7)


@dataclass(frozen=True, slots=True)
class Coins:
    amount: int


@dataclass(frozen=True, slots=True)
class Fame:
    amount: int


@dataclass(frozen=True, slots=True)
class Karma:
    amount: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    pass


@dataclass(frozen=True, slots=True)
class Boat:
    """The boat moves to the next unoccupied space."""


@dataclass(frozen=True, slots=True)
class Worker:
    """The worker waiting there is freed."""


@dataclass(frozen=True, slots=True)
class BoatUpTo:
    spaces: int


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice of the colours shown, a colour once for each die."""

    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class AnyDice:
    count: int


@dataclass(frozen=True, slots=True)
class DicePerKarma:
    """One die for each karma held; no colour means any."""

    colour: Colour | None


@dataclass(frozen=True, slots=True)
class CoinsPer:
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class FamePer:
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class DifferentGoods:
    limit: int


@dataclass(frozen=True, slots=True)
class SameGoods:
    limit: int


@dataclass(frozen=True, slots=True)
class Palace:
    """A palace action; none named means one of 2 to 6."""

    action: int | None


Reward: TypeAlias = (
    Coins
    | Fame
    | Karma
    | Upgrade
    | Boat
    | Worker
    | BoatUpTo
    | Dice
    | AnyDice
    | DicePerKarma
    | CoinsPer
    | FamePer
    | DifferentGoods
    | SameGoods
    | Palace
)


class RewardError(ValueError):
    """Words that name no reward; says which, and what is allowed, when somebody reads it."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return say("ganges", self.key, **self.details)


@lru_cache(maxsize=1024)
def parse(words: str) -> tuple[Reward, ...]:
    """The rewards that these words name, in their order."""
    return tuple(_reward(part) for part in words.split(", "))


def words(rewards: Iterable[Reward]) -> str:
    """The words of these rewards: the inverse of parse."""
    return ", ".join(_words(reward) for reward in rewards)


def _number(text: str, part: str, highest: int = MOST) -> int:
    # Only plain ASCII digits: int() would also take "+3", "٣" or "1_0".
    if not re.fullmatch(r"[1-9][0-9]{0,2}", text) or int(text) > highest:
        raise RewardError("components-reward-number", words=part, part=text, highest=highest)
    return int(text)


def _one_of(text: str, part: str, allowed: Iterable[str]) -> str:
    allowed = tuple(allowed)
    if text not in allowed:
        raise RewardError("components-reward-word", words=part, part=text, allowed=", ".join(allowed))
    return text


_FIXED: dict[str, Reward] = {
    "upgrade": Upgrade(),
    "boat": Boat(),
    "worker": Worker(),
    "palace 2-6": Palace(None),
    "dice any per karma": DicePerKarma(None),
    **{f"dice {colour.word} per karma": DicePerKarma(colour) for colour in Colour},
}

_NUMBERED: tuple[tuple[str, Callable[[int], Reward]], ...] = (
    ("karma ", Karma),
    ("boat up to ", BoatUpTo),
    ("dice any ", AnyDice),
    ("different goods ", DifferentGoods),
    ("same goods ", SameGoods),
)

_BEGINNINGS = (
    "coins", "fame", "karma", "upgrade", "boat", "worker", "dice", "different goods", "same goods", "palace",
)  # fmt: skip


def _reward(part: str) -> Reward:
    if part in _FIXED:
        return _FIXED[part]
    for beginning, kind in _NUMBERED:
        if part.startswith(beginning):
            return kind(_number(part.removeprefix(beginning), part))
    first, _, rest = part.partition(" ")
    if rest and first in _OTHERS:
        return _OTHERS[first](part, rest)
    raise RewardError("components-reward-unknown", words=part, allowed=", ".join(_BEGINNINGS))


def _coins(part: str, rest: str) -> Reward:
    amount, per, what = rest.partition(" per ")
    number = _number(amount, part)
    return CoinsPer(number, _one_of(what, part, COINS_PER)) if per else Coins(number)


def _fame(part: str, rest: str) -> Reward:
    amount, per, what = rest.partition(" per ")
    number = _number(amount, part)
    return FamePer(number, _one_of(what, part, FAME_PER)) if per else Fame(number)


def _palace(part: str, rest: str) -> Reward:
    return Palace(int(_one_of(rest, part, [*map(str, PALACE_ACTIONS), "2-6"])))


def _dice(part: str, rest: str) -> Reward:
    names_and_counts = rest.split(" ")
    colours: list[Colour] = []
    for name, count in zip(names_and_counts[::2], [*names_and_counts[1::2], ""], strict=False):
        colour = COLOURS[_one_of(name, part, COLOURS)]
        colours += [colour] * _number(count, part)
        # All together, so that every such reward can be written down again.
        _number(str(len(colours)), part)
    return Dice(tuple(colours))


_OTHERS: dict[str, Callable[[str, str], Reward]] = {
    "coins": _coins,
    "fame": _fame,
    "palace": _palace,
    "dice": _dice,
}


def _words(reward: Reward) -> str:
    match reward:
        case Coins(amount) | Fame(amount) | Karma(amount):
            return f"{type(reward).__name__.lower()} {amount}"
        case Upgrade() | Boat() | Worker():
            return type(reward).__name__.lower()
        case CoinsPer(amount, what):
            return f"coins {amount} per {what}"
        case FamePer(amount, what):
            return f"fame {amount} per {what}"
        case Palace(action):
            return f"palace {action or '2-6'}"
        case DifferentGoods(limit):
            return f"different goods {limit}"
        case SameGoods(limit):
            return f"same goods {limit}"
        case BoatUpTo(spaces):
            return f"boat up to {spaces}"
    return _dice_words(reward)


def _dice_words(reward: Dice | AnyDice | DicePerKarma) -> str:
    match reward:
        case AnyDice(count):
            return f"dice any {count}"
        case DicePerKarma(colour):
            return f"dice {colour.word if colour is not None else 'any'} per karma"
        case Dice(colours):
            runs = (f"{colour.word} {len(list(run))}" for colour, run in groupby(colours))
            return f"dice {' '.join(runs)}"
