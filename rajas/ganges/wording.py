"""Options, outcomes and positions as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rajas.core.game import Move
from rajas.ganges.board import Space
from rajas.ganges.builder import ChooseSite, PutCover, difference
from rajas.ganges.due import Choice
from rajas.ganges.figures import Tile, road_letters
from rajas.ganges.options import (
    SIDE_WORDS,
    Call,
    Counted,
    CountMarkets,
    Cover,
    Draws,
    Enough,
    First,
    MoveScroll,
    NameColour,
    Pay,
    Place,
    Put,
    Reroll,
    Return,
    Reveals,
    Rolls,
    Sail,
    Spent,
    Starts,
    TakeTile,
    TakeYield,
    Try,
)
from rajas.ganges.position import Player, Position
from rajas.ganges.province import IncomeOrder, built_cell
from rajas.ganges.quarry import PutTile
from rajas.ganges.river import spaces_ahead
from rajas.ganges.roads import NOTHING
from rajas.ganges.words import turned
from rajas.words import say


def describe(position: Position, move: Move) -> str:
    """What the move means, with the numbers that matter."""
    match move:
        case Place(space):
            where = position.board.by_name.get(space)
            return _option("place", space=_space(position, space), cost=where.cost if where else 0)
        case TakeTile(tile):
            return _option("tile", tile=tile_words(position, tile))
        case Pay(dice):
            turns = sum(die.turned for die in dice)
            words = _listed(_die(die) for die in dice)
            return _option("pay", dice=words, total=sum(die.worth for die in dice), turns=turns)
        case Put():
            return _put(position, move)
        case Cover():
            return _cover(position, move)
        case First(income):
            return _first(position, income)
        case TakeYield():
            return _yield(position, move)
        case CountMarkets(markets):
            total = sum(market.coins for market in markets)
            words = _listed(map(market_words, markets))
            return _option("markets", markets=words, count=len(markets), coins=total)
        case Sail(spaces):
            return _sail(position, spaces)
        case MoveScroll(building):
            step = position.me.scrolls[building]
            return _option("upgrade", building=building.word, step=step, next=step + 1)
        case NameColour(colour):
            return _option("colour", colour=colour.word, supply=position.supply[colour])
        case Return(die):
            return _option("return", colour=die.colour.word, value=die.value)
        case Reroll(die):
            return _option("reroll", colour=die.colour.word, value=die.value)
        case Enough():
            return _option("enough", kind=_asked(position))
        case Call(action):
            return _option("call", action=action, name=position.board.components.chambers[action - 1])
    return _dealt(position, move)


def _dealt(position: Position, move: Move) -> str:
    """Outcomes, attempts, and the options that are one word each."""
    match move:
        case Rolls(value):
            return _option("rolls", value=value)
        case Reveals(tile):
            return _option("reveals", tile=tile_words(position, tile))
        case Draws(words):
            return _option("draws", words=words)
        case Starts(player):
            return _option("starts", player=player + 1)
        case Try(name, about):
            return _option(f"try-{name}", about=about or say("ganges", "no-words"))
    return _option(str(move))


def _option(key: str, **numbers: int | str) -> str:
    return say("ganges", f"option-{key}", **numbers)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or say("ganges", "no-words")


def _asked(position: Position) -> str:
    top = position.due[-1] if position.due else None
    return top.kind if isinstance(top, Choice) else ""


def _space(position: Position, name: str) -> str:
    """A space as people call it, with what it takes and gives; a name that is none stays as it is."""
    space = position.board.by_name.get(name)
    return space_words(position, space) if space else name


def space_words(position: Position, space: Space) -> str:
    """A space as people call it."""
    number = space.name.rpartition("-")[2]
    figures = {"number": number}
    if space.colour is not None:
        figures["colour"] = space.colour.word
    if space.takes is not None:
        figures["takes"] = space.takes.word
    if space.value:
        figures["name"] = position.board.components.chambers[space.value - 1]
    return say("ganges", f"space-{space.area}", **figures)


def tile_words(position: Position, name: str) -> str:
    """A tile by its colour, price, roads and what stands on it; a name that is none stays as it is."""
    number = position.board.tile_numbers.get(name)
    return name if number is None else _tile(position.board.components.tiles[number])


def _tile(tile: Tile) -> str:
    markets = (market_words(Counted(market.good, market.coins)) for market in tile.markets)
    holds = _listed([*markets, *(building.word for building in tile.buildings)])
    colour, roads = tile.colour.word, _roads(tile.roads)
    return say("ganges", "tile-words", id=tile.id, colour=colour, price=tile.price, roads=roads, holds=holds)


def _roads(roads: int) -> str:
    return road_letters(roads) or say("ganges", "no-words")


def _die(die: Spent) -> str:
    key = "die-words.turned" if die.turned else "die-words"
    return say("ganges", key, colour=die.colour.word, value=die.value, worth=die.worth)


def market_words(market: Counted) -> str:
    """A market by its good and its coins."""
    return say("ganges", "market-words", good=market.good.word, coins=market.coins)


def _put(position: Position, put: Put) -> str:
    """With the roads as they will lie, and the border yields that they will join."""
    where: dict[str, int | str] = {"row": put.cell.row, "column": put.cell.column, "turn": put.turn}
    top = position.due[-1] if position.due else None
    province = position.me.province
    cell = province.land.cell(put.cell)
    if not isinstance(top, PutTile | PutCover) or cell == NOTHING:
        return _option("put", **where)
    tile = position.board.tile(top.tile)
    roads = _roads(turned(tile.roads, put.turn))
    new = province.laid(cell, tile, put.turn).reached & ~province.reached
    if not new:
        return _option("put.roads", roads=roads, **where)
    joins = _listed(place.words for place in province.land.yields if new >> place.index & 1)
    return _option("put.joining", roads=roads, yields=joins, **where)


def _cover(position: Position, cover: Cover) -> str:
    top = position.due[-1] if position.due else None
    province = position.me.province
    cell = built_cell(province, cover.cell)
    where = {"row": cover.cell.row, "column": cover.cell.column}
    if not isinstance(top, ChooseSite) or cell == NOTHING:
        return _option("cover", **where)
    price = difference(province, position.board.tile(top.tile), cell)
    return _option("cover.tile", tile=_tile(province.tile(cell)), difference=price, **where)


def _first(position: Position, income: str) -> str:
    top = position.due[-1] if position.due else None
    if isinstance(top, IncomeOrder):
        return _option("first.amounts", income=income, fame=top.fame, coins=top.coins)
    return _option("first", income=income)


def _yield(position: Position, option: TakeYield) -> str:
    land = position.board.land
    cell = land.cell(option.cell)
    found = (place.words for place in land.yields if (place.cell, place.side) == (cell, option.side))
    words, side = _listed(found), SIDE_WORDS[option.side]
    return _option("yield", row=option.cell.row, column=option.cell.column, side=side, words=words)


def _sail(position: Position, spaces: int) -> str:
    ahead = spaces_ahead(position, position.me)
    reach = 0 < spaces <= len(ahead)
    space = ahead[spaces - 1] if reach else 0
    reward = position.board.components.river_words[space] if reach else ""
    return _option("sail", spaces=spaces, space=space or "-", reward=reward or say("ganges", "no-words"))


def headline(position: Position) -> str:
    """Round, stage, whose turn it is, and how everybody stands."""
    turn = say("ganges", "headline", round=position.round, stage=position.stage, player=position.player + 1)
    return " | ".join(
        [turn, *(_standing(number, player) for number, player in enumerate(position.players, 1))]
    )


def _standing(number: int, player: Player) -> str:
    dice = player.dice_held
    figures = {"money": player.money, "fame": player.fame, "karma": player.karma, "dice": dice}
    return say("ganges", "headline-player", player=number, **figures)
