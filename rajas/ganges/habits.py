"""What one does at each decision without much thought: enough to see how a move would turn out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rajas.core.game import Option
from rajas.ganges.options import (
    ENOUGH,
    CountMarkets,
    Cover,
    MoveScroll,
    NameColour,
    Pay,
    Put,
    Return,
    Sail,
    TakeTile,
)
from rajas.ganges.position import Position
from rajas.ganges.quarry import PutTile
from rajas.ganges.rewards import Coins, Fame, Upgrade
from rajas.ganges.river import space_rewards, spaces_ahead

Liking = Callable[[Position, Any], float]
_KARMA_IN_PIPS = 3
_MARKET_IN_STEPS = 0.8


def habit(position: Position, options: Sequence[Option]) -> Option:
    """The option liked best, the first of several; where nothing is liked, the first."""
    if ENOUGH in options:
        return ENOUGH
    liked = [(_LIKINGS.get(type(option), _indifferent)(position, option), option) for option in options]
    return max(liked, key=lambda pair: pair[0])[1]


def _indifferent(position: Position, option: Any) -> float:
    return 0.0


def _tile(position: Position, option: TakeTile) -> float:
    """Its buildings' fame and its markets' coins, now and again, for its price."""
    tile = position.board.tile(option.tile)
    fame = 2 * sum(position.me.scroll(building) for building in tile.buildings)
    coins = sum(market.coins for market in tile.markets)
    return fame + coins * (1 + _MARKET_IN_STEPS) - tile.price / 2


def _pay(position: Position, option: Pay) -> float:
    """As few pips and as little karma as possible."""
    return -sum(die.value + _KARMA_IN_PIPS * die.turned for die in option.dice)


def _put(position: Position, option: Put) -> float:
    """Border yields first, then ways to go on."""
    top = position.due[-1]
    if not isinstance(top, PutTile):
        return 0.0
    province = position.me.province
    after = province.laid(province.land.cell(option.cell), position.board.tile(top.tile), option.turn)
    return 10.0 * (after.reached & ~province.reached).bit_count() + len(after.arrivals)


def _cover(position: Position, option: Cover) -> float:
    return float(-option.cell.row)


def _markets(position: Position, option: CountMarkets) -> float:
    return float(sum(market.coins for market in option.markets))


def _sail(position: Position, option: Sail) -> float:
    """What the space brings in steps of the race, and a little for the way."""
    space = spaces_ahead(position, position.me)[option.spaces - 1]
    rewards = space_rewards(position.board, space, position.river[space])
    return option.spaces + sum(_reward(reward) for reward in rewards)


def _reward(reward: object) -> float:
    match reward:
        case Coins(amount):
            return float(amount)
        case Fame(amount):
            return 2.0 * amount
        case Upgrade():
            return 3.0
    return 2.5


def _scroll(position: Position, option: MoveScroll) -> float:
    """The building that the open tiles show most of."""
    tiles = position.board.components.tiles
    return float(
        sum(tiles[number].buildings.count(option.building) for number in position.open if number >= 0)
    )


def _colour(position: Position, option: NameColour) -> float:
    """The colour in which the own dice already make most: two together pay for a tile."""
    return float(sum(position.me.dice[option.colour].values))


def _return(position: Position, option: Return) -> float:
    return float(-option.die.value)


_LIKINGS: dict[type[Option], Liking] = {
    TakeTile: _tile,
    Pay: _pay,
    Put: _put,
    Cover: _cover,
    CountMarkets: _markets,
    Sail: _sail,
    MoveScroll: _scroll,
    NameColour: _colour,
    Return: _return,
}
