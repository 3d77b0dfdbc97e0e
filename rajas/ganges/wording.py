"""Options, outcomes and positions as sentences."""

from __future__ import annotations

from rajas.core.game import Move
from rajas.ganges.builder import ChooseSite, PayDifference, PutCover, difference
from rajas.ganges.dice import MakeRoom, NameColours
from rajas.ganges.due import Choice
from rajas.ganges.market import PaySameGoods
from rajas.ganges.naming import (
    action_words,
    die_words,
    listed,
    market_words,
    named_words,
    reward_words,
    roads_words,
    space_does,
    space_name,
    tile_words,
    token_words,
    words_of_tile,
)
from rajas.ganges.options import (
    SIDE_WORDS,
    Call,
    CountMarkets,
    Cover,
    Draws,
    Enough,
    First,
    LayToken,
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
    Starts,
    TakeTile,
    TakeToken,
    TakeYield,
    Try,
)
from rajas.ganges.palace import PayBalcony, PayChamber
from rajas.ganges.position import Player, Position
from rajas.ganges.province import IncomeOrder, built_cell, yield_rewards
from rajas.ganges.quarry import PayTile, PutTile
from rajas.ganges.river import MOST_PIPS, PayPort, space_rewards, spaces_ahead
from rajas.ganges.roads import NOTHING
from rajas.ganges.tracks import KarmaBonus
from rajas.ganges.variants.ganga import LayRiverTile
from rajas.ganges.variants.navaratna import FEWER_WORKERS, ChooseToken, PutToken
from rajas.ganges.words import turned
from rajas.words import say


def describe(position: Position, move: Move) -> str:
    """What the move means, with the numbers that matter."""
    match move:
        case Place(space):
            return _place(position, space)
        case TakeTile(tile):
            return _option("tile", tile=tile_words(position, tile))
        case Pay():
            return _pay(position, move)
        case Put():
            return _put(position, move)
        case Cover():
            return _cover(position, move)
        case First(income):
            return _first(position, income)
        case TakeYield():
            return _yield(position, move)
        case TakeToken(token):
            return _option("token", token=token_words(position.board, token))
        case LayToken():
            return _lay(position, move)
        case CountMarkets(markets):
            total = sum(market.coins for market in markets)
            words = listed(map(market_words, markets))
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
            name = position.board.components.chambers[action - 1]
            return _option("call", action=action, name=name, does=action_words(position.board, action))
    return _dealt(position, move)


def _dealt(position: Position, move: Move) -> str:
    """Outcomes, attempts, and the options that are one word each."""
    match move:
        case Rolls(value):
            return _option("rolls", value=value)
        case Reveals(tile):
            return _option("reveals", tile=tile_words(position, tile))
        case Draws(words):
            key = "draws.river" if isinstance(position.due[-1], LayRiverTile) else "draws"
            return _option(key, words=token_words(position.board, words))
        case Starts(player):
            return _option("starts", player=player + 1)
        case Try(name, about):
            return _option(f"try-{name}", about=about or say("ganges", "no-words"))
    return _option(str(move))


def _option(key: str, **numbers: int | str) -> str:
    return say("ganges", f"option-{key}", **numbers)


def _asked(position: Position) -> str:
    top = position.due[-1] if position.due else None
    return top.kind if isinstance(top, Choice) else ""


def _place(position: Position, name: str) -> str:
    space = position.board.by_name.get(name)
    if space is None:
        return _option("place", space=name)
    return _option("place.does", space=space_name(position.board, name), does=space_does(position, space))


def _pay(position: Position, payment: Pay) -> str:
    """The dice, what they are worth beyond what is due, and what turning them costs."""
    dice, due = payment.dice, _price(position)
    over = sum(die.worth for die in dice) - due if due else 0
    turns = sum(die.turned for die in dice)
    return _option("pay", dice=listed(map(die_words, dice)), over=max(0, over), turns=turns)


def _price(position: Position) -> int:
    """What the dice must reach together, where there is such a price."""
    match position.due[-1] if position.due else None:
        case PayTile(tile):
            return position.board.tile(tile).price
        case PayDifference(tile, cell):
            return difference(position.me.province, position.board.tile(tile), cell)
    return 0


def _put(position: Position, put: Put) -> str:
    """With the roads as they will lie, and the border yields that they will join."""
    where: dict[str, int | str] = {"row": put.cell.row, "column": put.cell.column, "turn": put.turn}
    top = position.due[-1] if position.due else None
    province = position.me.province
    cell = province.land.cell(put.cell)
    if not isinstance(top, PutTile | PutCover) or cell == NOTHING:
        return _option("put", **where)
    tile = position.board.tile(top.tile)
    roads = roads_words(turned(tile.roads, put.turn))
    new = province.laid(cell, tile, put.turn).reached & ~province.reached
    if not new:
        return _option("put.roads", roads=roads, **where)
    joined = [place.index for place in province.land.yields if new >> place.index & 1]
    joins = listed(reward_words(yield_rewards(position, number)) for number in joined)
    return _option("put.joining", roads=roads, yields=joins, **where)


def _cover(position: Position, cover: Cover) -> str:
    top = position.due[-1] if position.due else None
    province = position.me.province
    cell = built_cell(province, cover.cell)
    where = {"row": cover.cell.row, "column": cover.cell.column}
    if not isinstance(top, ChooseSite) or cell == NOTHING:
        return _option("cover", **where)
    price = difference(province, position.board.tile(top.tile), cell)
    return _option("cover.tile", tile=words_of_tile(province.tile(cell)), difference=price, **where)


def _first(position: Position, income: str) -> str:
    top = position.due[-1] if position.due else None
    if isinstance(top, IncomeOrder):
        return _option("first.amounts", income=income, fame=top.fame, coins=top.coins)
    return _option("first", income=income)


def _yield(position: Position, option: TakeYield) -> str:
    place = position.me.province.land.yield_at(option.cell, option.side)
    words = listed([reward_words(yield_rewards(position, place.index))] if place else [])
    side = SIDE_WORDS[option.side]
    return _option("yield", row=option.cell.row, column=option.cell.column, side=side, words=words)


def _lay(position: Position, option: LayToken) -> str:
    """With the printed yield that the token replaces."""
    place = position.me.province.land.yield_at(option.cell, option.side)
    words = reward_words(place.rewards if place else ())
    side = SIDE_WORDS[option.side]
    return _option("lay", row=option.cell.row, column=option.cell.column, side=side, words=words)


def _sail(position: Position, spaces: int) -> str:
    ahead = spaces_ahead(position, position.me)
    reach = 0 < spaces <= len(ahead)
    space = ahead[spaces - 1] if reach else 0
    reward = reward_words(space_rewards(position.board, space, position.river[space]))
    return _option("sail", spaces=spaces, space=space or "-", reward=reward)


def question(position: Position) -> str:
    """What the position asks for, with what is due."""
    top = position.due[-1] if position.due else None
    match top:
        case PayTile() | PayDifference():
            colour = position.board.tile(top.tile).colour.word
            return _asks("decision-pay.price", price=_price(position), colour=colour)
        case PayChamber(value):
            return _asks("decision-pay.value", value=value)
        case PayBalcony(space):
            where = position.board.by_name[space]
            return _asks("decision-pay.colour", colour=where.colour.word if where.colour is not None else "")
        case PayPort():
            return _asks("decision-pay.fare", most=MOST_PIPS)
        case PaySameGoods():
            return _asks("decision-pay.goods")
        case PutTile() | PutCover():
            return _asks("decision-put.tile", tile=tile_words(position, top.tile))
        case MakeRoom():
            return _asks("decision-make-room.lacking", lacking=top.lacking)
        case PutToken(token):
            return _asks("decision-lay-token.token", token=token_words(position.board, token))
        case ChooseToken(why) if why == FEWER_WORKERS:
            return _asks("decision-token.instead")
        case KarmaBonus(amount):
            return _asks("decision-karma-bonus.amount", amount=amount)
        case NameColours() if top.named:
            return _asks("decision-colour.named", named=named_words(top.named), left=top.left)
        case NameColours():
            return _asks("decision-colour.left", left=top.left)
    return _asks("decision-" + _asked(position).replace(" ", "-"))


def _asks(key: str, **numbers: int | str) -> str:
    return say("ganges", key, **numbers)


def headline(position: Position) -> str:
    """Round, stage, whose turn it is, and how everybody stands."""
    turn = say("ganges", "headline", round=position.round, stage=position.stage, player=position.player + 1)
    return " | ".join(
        [turn, *(_standing(number, player) for number, player in enumerate(position.players, 1))]
    )


def _standing(number: int, player: Player) -> str:
    dice = player.dice_held()
    figures = {"money": player.money, "fame": player.fame, "karma": player.karma, "dice": dice}
    return say("ganges", "headline-player", player=number, **figures)
