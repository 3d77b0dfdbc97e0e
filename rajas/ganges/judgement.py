"""What a player's things are worth, in steps of the race: one coin is one step, one fame is two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rajas.core.game import Chance, Decision, Move, Option
from rajas.ganges import habits
from rajas.ganges.position import Player, Position
from rajas.ganges.upgrades import FIRST_STEP
from rajas.words import say

STEPS_A_FAME = 2
# A game has about so many rounds; what helps later counts less and less in the last of them.
_ROUNDS, _LAST_ROUNDS = 9, 5
_WORKER, _KARMA, _UPGRADE, _BEGINS = 9.0, 2.5, 3.0, 1.5
_DIE, _PIP = 0.6, 0.6
# How much the first, second, ... die adds, the highest first: dice are there to be spent.
_USE_OF_DICE = (1.0, 1.0, 1.0, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.0)
_MARKET_COIN, _RIVER_SPACE = 0.8, 0.6
# By the number of empty cells that a road leads into: without any, nothing is built any more.
_ROADS = (0.0, 10.0, 14.0, 16.0, 17.0)


class Sense:
    """The good sense of a player who looks no further than the own turn."""

    def worth(self, position: Any, player: int) -> Mapping[str, float]:
        """By what it is: the race so far, and what will help to go on with it."""
        me: Player = position.players[player]
        still = _still_to_come(position)
        return {
            "fame": float(STEPS_A_FAME * me.fame),
            "money": float(me.money),
            "dice": still * _dice(me),
            "karma": still * _KARMA * me.karma,
            "workers": still * _WORKER * me.active,
            "scrolls": still * _UPGRADE * (sum(me.scrolls) - FIRST_STEP * len(me.scrolls)),
            "markets": still * _MARKET_COIN * sum(map(sum, me.province.shelves)),
            "roads": still * _ROADS[min(len(me.province.arrivals), len(_ROADS) - 1)],
            "boat": still * _RIVER_SPACE * me.boat,
            "elephant": still * _BEGINS * (position.mogul == player),
        }

    def at_rest(self, position: Any) -> bool:
        """The next worker is a turn of its own."""
        asked = position.due[-1].pending(position) if position.due else None
        return isinstance(asked, Decision) and asked.kind == "place"

    def habit(self, position: Any, options: Sequence[Option]) -> Option:
        return habits.habit(position, options)

    def typical(self, position: Any, chance: Chance) -> Move:
        """A die shows its middle, a draw brings what there is most of."""
        if chance.total == len(chance.choices):
            return chance.choices[len(chance.choices) // 2]
        return chance.choices[chance.weights.index(max(chance.weights))]

    def why(self, gains: Mapping[str, float]) -> str:
        """The two parts that grow most, the greatest first."""
        grown = sorted((part for part in gains if gains[part] > 0), key=lambda part: (-gains[part], part))
        reasons = [say("ganges", _WHY[part]) for part in grown[:2]]
        if not reasons:
            return say("ganges", "why-least-loss")
        return say("ganges", "why", first=reasons[0], second=reasons[-1], count=len(reasons))


_WHY = {
    "fame": "why-fame",
    "money": "why-money",
    "dice": "why-dice",
    "karma": "why-karma",
    "workers": "why-workers",
    "scrolls": "why-scrolls",
    "markets": "why-markets",
    "roads": "why-roads",
    "boat": "why-boat",
    "elephant": "why-elephant",
}


def _still_to_come(look: Position) -> float:
    """From 1 down to 0 by the rounds played: if own steps counted, they would make one's things worthless."""
    return min(1.0, max(0.0, (_ROUNDS - look.round) / _LAST_ROUNDS))


def _dice(me: Player) -> float:
    """Every die does something, and a high one pays more."""
    pips = sorted((value for handful in me.dice for value in handful.values), reverse=True)
    return sum(use * (_DIE + _PIP * value) for use, value in zip(_USE_OF_DICE, pips, strict=False))


JUDGEMENT = Sense()
