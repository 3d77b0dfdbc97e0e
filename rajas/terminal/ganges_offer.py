"""Which options of Rajas of the Ganges are listed: equal spaces once, the best markets, every die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rajas.core.game import Option
from rajas.ganges.board import DIFFERENT, SAME, TERRACE, Board
from rajas.ganges.options import ENOUGH, CountMarkets, Place, Reroll
from rajas.ganges.palace import NameRerolls
from rajas.ganges.position import Position
from rajas.ganges.wording import question
from rajas.terminal.tables import Offer
from rajas.words import say

__all__ = ["amid", "chosen_together", "offer", "question"]

_ALIKE = (DIFFERENT, SAME, TERRACE)
_MOST_MARKETS = 8


def offer(position: Position, options: Sequence[Option]) -> Offer:
    """What is listed of the options; all of them can be typed."""
    if _rerolls(position) is not None:
        return Offer(tuple(_each_die(position, options)))
    if options and isinstance(options[0], CountMarkets):
        return _best_markets([option for option in options if isinstance(option, CountMarkets)])
    return Offer(tuple(_one_of_equal(position.board, options)))


def chosen_together(position: Position) -> Option | None:
    """The dice to be rolled again are named together."""
    return ENOUGH if _rerolls(position) is not None else None


def amid(position: Position) -> bool:
    rerolls = _rerolls(position)
    return rerolls is not None and bool(rerolls.named)


def _rerolls(position: Position) -> NameRerolls | None:
    top = position.due[-1] if position.due else None
    return top if isinstance(top, NameRerolls) else None


def _each_die(position: Position, options: Sequence[Option]) -> Iterator[Option]:
    rerolls = _rerolls(position)
    named = list(rerolls.named) if rerolls is not None else []
    for option in options:
        if isinstance(option, Reroll):
            left = position.me.holds(*option.die) - named.count((option.die.colour, option.die.value))
            yield from [option] * left


def _one_of_equal(board: Board, options: Sequence[Option]) -> Iterator[Option]:
    """Of spaces that differ in nothing only the first free one."""
    seen: set[str] = set()
    for option in options:
        area = board.by_name[option.space].area if isinstance(option, Place) else ""
        if area not in seen:
            yield option
        if area in _ALIKE:
            seen.add(area)


def _best_markets(options: list[CountMarkets]) -> Offer:
    ordered = sorted(options, key=lambda option: -sum(market.coins for market in option.markets))
    if len(ordered) <= _MOST_MARKETS:
        return Offer(tuple(ordered))
    left, example = len(ordered) - _MOST_MARKETS, str(ordered[_MOST_MARKETS])
    return Offer(
        tuple(ordered[:_MOST_MARKETS]), say("ganges", "look-more-markets", count=left, example=example)
    )
