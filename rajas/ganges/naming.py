"""Things by name, as people call them: rewards, spaces, tiles, markets and dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rajas.ganges.board import CHAMBER, PORT, Board, Space
from rajas.ganges.figures import CHAMBERS, Tile, road_letters
from rajas.ganges.options import Counted, Spent
from rajas.ganges.position import Position
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
    RewardError,
    SameGoods,
    Upgrade,
    parse,
)
from rajas.ganges.river import MOST_PIPS
from rajas.ganges.words import Colour
from rajas.words import say

_DOES = {
    "quarry": "space-quarry.does",
    "different-goods": "space-different-goods.does",
    "same-goods": "space-same-goods.does",
    "outer-terrace": "space-outer-terrace.does",
    "garden": "space-garden.does",
    "balcony": "space-balcony.does",
    "chamber": "space-chamber.does",
    "port": "space-port.does",
}


def listed(words: Iterable[str]) -> str:
    """The words side by side, or the word for nothing."""
    return ", ".join(words) or _say("no-words")


def _say(key: str, **figures: int | str) -> str:
    return say("ganges", key, **figures)


# Rewards


def reward_words(rewards: Iterable[Reward]) -> str:
    """What is given, in the order in which it comes."""
    return listed(map(_reward, rewards))


def component_words(words: str) -> str:
    """A component file's own words for a reward, put into ours; anything else stays as it is."""
    try:
        return reward_words(parse(words))
    except RewardError:
        return words


def token_words(board: Board, name: str) -> str:
    """A yield token or river tile by its reward, and by its colour where there are several."""
    number = board.token_numbers.get(name)
    if number is None or board.token_names[number] == board.tokens[number].words:
        return component_words(name)
    token = board.tokens[number]
    return _say("token-words", colour=token.colour, reward=reward_words(token.rewards))


def _reward(reward: Reward) -> str:
    match reward:
        case Coins(amount):
            return _say("reward-coins", amount=amount)
        case Fame(amount):
            return _say("reward-fame", amount=amount)
        case Karma(amount):
            return _say("reward-karma", amount=amount)
        case Upgrade():
            return _say("reward-upgrade")
        case Boat():
            return _say("reward-boat", spaces=1)
        case BoatUpTo(spaces):
            return _say("reward-boat", spaces=spaces)
        case CoinsPer(amount, what):
            return _say("reward-coins-per", amount=amount, what=what)
        case FamePer(amount, what):
            return _say("reward-fame-per", amount=amount, what=what)
        case DifferentGoods(limit):
            return _say("reward-different-goods", limit=limit)
        case SameGoods(limit):
            return _say("reward-same-goods", limit=limit)
        case Palace(action):
            return _say("reward-palace", action=action or 0, name=CHAMBERS[(action or 1) - 1])
        case Dice() | AnyDice() | DicePerKarma():
            return _dice(reward)
    return _say("reward-worker")


def _dice(reward: Dice | AnyDice | DicePerKarma) -> str:
    match reward:
        case AnyDice(count):
            return _say("reward-dice", count=count, colour="any")
        case DicePerKarma(colour):
            return _say("reward-dice-per-karma", colour="any" if colour is None else colour.word)
        case Dice(colours):
            runs = ((colour.word, len(list(run))) for colour, run in groupby(colours))
            return listed(_say("reward-dice", count=count, colour=word) for word, count in runs)


# Spaces


def space_name(board: Board, name: str) -> str:
    """A space as people call it; a name that is none stays as it is."""
    space = board.by_name.get(name)
    return _say(f"space-{space.area}", **_figures(board, space)) if space else name


def space_does(position: Position, space: Space) -> str:
    """What a worker there costs and brings."""
    mine = position.me.province.markets()
    markets = listed(map(market_words, mine))
    figures = _figures(position.board, space)
    turned = "yes" if _only_turned(position, space) else "no"
    return _say(_DOES[space.area], held=len(mine), markets=markets, turned=turned, **figures)


def _only_turned(position: Position, space: Space) -> bool:
    """Whether no die pays for it as it lies, so that one has to be turned over with karma."""
    due = {CHAMBER: (space.value,), PORT: range(1, MOST_PIPS + 1)}.get(space.area)
    shown = {value for dice in position.me.dice for value in dice}
    return due is not None and shown.isdisjoint(due) and not shown.isdisjoint(7 - value for value in due)


def action_words(board: Board, action: int) -> str:
    """What a palace action brings; with which tokens, the variant says (NAV-6)."""
    return _say("action-words", action=action, tokens="open" if board.variant.open_tokens else "closed")


def _figures(board: Board, space: Space) -> dict[str, int | str]:
    label = space.name.rpartition("-")[2]
    return {
        "number": int(label) if label.isdecimal() else 0,
        "cost": space.cost,
        "colour": space.colour.word if space.colour is not None else "",
        "takes": space.takes.word if space.takes is not None else "",
        "other": 7 - space.value,
        "name": board.components.chambers[space.value - 1] if space.value else "",
        "action": action_words(board, space.value) if space.value else "",
    }


# Tiles, markets and dice


def tile_words(position: Position, name: str) -> str:
    """A tile by its colour, price, roads and what stands on it; a name that is none stays as it is."""
    number = position.board.tile_numbers.get(name)
    return name if number is None else words_of_tile(position.board.components.tiles[number])


def words_of_tile(tile: Tile) -> str:
    colour, roads, holds = tile.colour.word, roads_words(tile.roads), holds_words(tile)
    return _say("tile-words", id=tile.id, colour=colour, price=tile.price, roads=roads, holds=holds)


def holds_words(tile: Tile) -> str:
    """The markets and buildings on a tile."""
    markets = (market_words(Counted(market.good, market.coins)) for market in tile.markets)
    return listed([*markets, *(building.word for building in tile.buildings)])


def roads_words(roads: int) -> str:
    return road_letters(roads) or _say("no-words")


def market_words(market: Counted) -> str:
    """A market by its good and its coins."""
    return _say("market-words", good=market.good.word, coins=market.coins)


def named_words(colours: Sequence[Colour]) -> str:
    """Colours of dice that are still to be rolled."""
    counts = {colour.word: colours.count(colour) for colour in colours}
    return listed(_say("named-dice", colour=word, count=count) for word, count in counts.items())


def die_words(die: Spent) -> str:
    key = "die-words.turned" if die.turned else "die-words"
    return _say(key, colour=die.colour.word, value=die.value, worth=die.worth)
