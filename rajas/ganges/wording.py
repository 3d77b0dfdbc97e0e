"""Options, outcomes and positions as sentences."""

from __future__ import annotations

from rajas.core.game import Move
from rajas.ganges.options import (
    Call,
    Counted,
    CountMarkets,
    Cover,
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
    Draws,
    SIDE_WORDS,
)
from rajas.ganges.position import Position
from rajas.ganges.river import spaces_ahead
from rajas.words import say


def describe(position: Position, move: Move) -> str:
    """What the move means, with the numbers that matter."""
    match move:
        case Place(space):
            where = position.board.by_name.get(space)
            return _say("place", space=space_name(space), cost=where.cost if where else 0)
        case TakeTile(tile):
            return _say("tile", tile=tile_words(position, tile))
        case Pay(dice):
            turns = sum(die.turned for die in dice)
            return _say("pay", dice=_list(dice), total=sum(die.worth for die in dice), turns=turns)
        case Put(cell, turn):
            return _say("put", row=cell.row, column=cell.column, turn=turn)
        case Cover(cell):
            return _say("cover", row=cell.row, column=cell.column)
        case First(income):
            return _say("first", income=income)
        case TakeYield(cell, side):
            return _say("yield", row=cell.row, column=cell.column, side=SIDE_WORDS[side])
        case CountMarkets(markets):
            total = sum(market.coins for market in markets)
            return _say("markets", markets=_list(markets), count=len(markets), coins=total)
        case Sail(spaces):
            return _say("sail", spaces=spaces, reward=_landing(position, spaces))
        case MoveScroll(building):
            step = position.me.scrolls[building]
            return _say("upgrade", building=building.word, step=step, next=step + 1)
        case NameColour(colour):
            return _say("colour", colour=colour.word)
        case Return(die):
            return _say("return", colour=die.colour.word, value=die.value)
        case Reroll(die):
            return _say("reroll", colour=die.colour.word, value=die.value)
        case Call(action):
            return _say("call", action=action, name=position.board.components.chambers[action - 1])
        case Rolls(value):
            return _say("rolls", value=value)
        case Reveals(tile):
            return _say("reveals", tile=tile_words(position, tile))
        case Draws(words):
            return _say("draws", words=words)
        case Starts(player):
            return _say("starts", player=player + 1)
        case Try(name, about):
            return _say(f"try-{name}", about=about)
    return _say(str(move))


def _say(key: str, **numbers: int | str) -> str:
    return say("ganges", f"option-{key}", **numbers)


def space_name(space: str) -> str:
    """A space as people call it."""
    area, _, number = space.rpartition("-")
    return say("ganges", f"space-{area}", number=number)


def tile_words(position: Position, name: str) -> str:
    """A tile by its colour, price and what stands on it."""
    number = position.board.tile_numbers.get(name)
    if number is None:
        return name
    tile = position.board.components.tiles[number]
    holds = [*(f"{m.good.word} {m.coins}" for m in tile.markets), *(b.word for b in tile.buildings)]
    return say("ganges", "tile-words", colour=tile.colour.word, price=tile.price, holds=", ".join(holds), id=name)


def _landing(position: Position, spaces: int) -> str:
    ahead = spaces_ahead(position, position.me)
    return position.board.components.river_words[ahead[spaces - 1]] if 0 < spaces <= len(ahead) else "-"


def _list(items: tuple[Spent, ...] | tuple[Counted, ...]) -> str:
    return ", ".join(map(str, items)).replace(":", " ") or "-"


def headline(position: Position) -> str:
    """Round, stage, whose turn it is, and how everybody stands."""
    standing = " | ".join(
        say("ganges", "headline-player", player=n + 1, money=p.money, fame=p.fame, karma=p.karma, dice=p.dice_held)
        for n, p in enumerate(position.players)
    )
    turn = say("ganges", "headline", round=position.round, stage=position.stage, player=position.player + 1)
    return f"{turn}: {standing}"
