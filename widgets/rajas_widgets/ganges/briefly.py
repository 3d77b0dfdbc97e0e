"""An option as its button says it: a few words, and a quieter line."""

from __future__ import annotations

from rajas.core import Option
from rajas.ganges import GANGES
from rajas.ganges.naming import action_words, reward_words, token_words
from rajas.ganges.options import SIDE_WORDS, Call, Cell, LayToken, MoveScroll, Sail, TakeToken, TakeYield
from rajas.ganges.position import Position
from rajas.ganges.province import yield_rewards
from rajas.ganges.river import space_rewards, spaces_ahead
from rajas_widgets.words import tell


def short(position: Position, option: Option) -> tuple[str, str]:
    """What the engine says of it, unless that is long."""
    match option:
        case TakeYield(cell, side):
            return _yields(position, cell, side), _border(cell, side)
        case LayToken(cell, side):
            return _border(cell, side), tell("short-instead", words=_yields(position, cell, side))
        case Sail(spaces):
            return tell("short-sail", spaces=spaces), _landing(position, spaces)
        case MoveScroll(building):
            step = position.me.scrolls[building]
            return tell("short-upgrade", building=building.word, step=step, next=step + 1), ""
        case Call(action):
            name = position.board.components.chambers[action - 1]
            return tell("short-call", action=action, name=name), action_words(position.board, action)
        case TakeToken(token):
            return token_words(position.board, token), ""
    return GANGES.describe(position, option), ""


def _border(cell: Cell, side: int) -> str:
    return tell("short-border", side=SIDE_WORDS[side], row=cell.row, column=cell.column)


def _yields(position: Position, cell: Cell, side: int) -> str:
    place = position.me.province.land.yield_at(cell, side)
    return reward_words(yield_rewards(position, place.index) if place else ())


def _landing(position: Position, spaces: int) -> str:
    space = spaces_ahead(position, position.me)[spaces - 1]
    return reward_words(space_rewards(position.board, space, position.river[space]))
