"""A way out of a refusal, found by asking the engine what would be allowed."""

from __future__ import annotations

from collections.abc import Callable

from rajas.core import Move, Refusal
from rajas.ganges import GANGES
from rajas.ganges.karma import MOST_KARMA
from rajas.ganges.naming import die_words, listed, space_name
from rajas.ganges.options import CountMarkets, Pay, Place, Put, TakeTile
from rajas.ganges.position import Position
from rajas.ganges.turn import PlaceWorker
from rajas.ganges.wording import question
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

_Help = Callable[[Position, Move, Refusal], str]
_MOST_KARMA_TRIED = 2


def helps(position: Position, move: Move, refusals: tuple[Refusal, ...]) -> str:
    """The first help that there is."""
    for refusal in refusals:
        helping = _HELPS.get(refusal.key)
        if helping is not None and (words := helping(position, move, refusal)):
            return words
    return ""


def _next_space(position: Position, move: Move, refusal: Refusal) -> str:
    """The space that the engine names instead, if it may be taken."""
    name = str(refusal.numbers["next"])
    if GANGES.check(position, Place(name)):
        return ""
    return tell("help-next", space=capital(space_name(position.board, name)))


def _coins(position: Position, move: Move, refusal: Refusal) -> str:
    """A space that brings the coins that are short, at once."""
    short = int(refusal.numbers["short"])
    for option in GANGES.options(position):
        if isinstance(option, Place):
            events = GANGES.apply(position, option).events
            if sum(event.amount for event in events if event.kind == "coins") >= short:
                return tell("help-coins", space=capital(space_name(position.board, option.space)))
    return ""


def _dice(position: Position, move: Move, refusal: Refusal) -> str:
    """The payment that keeps most of what was offered."""
    assert isinstance(move, Pay)
    ways = [option for option in GANGES.options(position) if isinstance(option, Pay)]
    if not ways:
        return ""
    offered = {(die.colour, die.value) for die in move.dice}
    best = max(ways, key=lambda way: len(offered & {(die.colour, die.value) for die in way.dice}))
    return tell("help-pay", dice=listed(map(die_words, best.dice)))


def _karma(position: Position, move: Move, refusal: Refusal) -> str:
    """How much karma would be enough."""
    for more in range(1, _MOST_KARMA_TRIED + 1):
        me = position.me.changed(karma=position.me.karma + more)
        players = (*position.players[: position.player], me, *position.players[position.player + 1 :])
        if me.karma <= MOST_KARMA and not GANGES.check(position.changed(players=players), move):
            return tell("help-karma", karma=more)
    return ""


def _turn(position: Position, move: Move, refusal: Refusal) -> str:
    """How the tile would fit on that cell."""
    assert isinstance(move, Put)
    turns = [
        option.turn
        for option in GANGES.options(position)
        if isinstance(option, Put) and option.cell == move.cell
    ]
    return tell("help-turn", turn=turns[0]) if turns else ""


def _elsewhere(position: Position, move: Move, refusal: Refusal) -> str:
    """How many cells would do."""
    cells = {option.cell for option in GANGES.options(position) if isinstance(option, Put)}
    return tell("help-cells", count=len(cells)) if cells else ""


def _other_tile(position: Position, move: Move, refusal: Refusal) -> str:
    count = sum(isinstance(option, TakeTile) for option in GANGES.options(position))
    return tell("help-tiles", count=count) if count else ""


def _tile(position: Position, move: Move, refusal: Refusal) -> str:
    return _karma(position, move, refusal) or _other_tile(position, move, refusal)


def _first(position: Position, move: Move, refusal: Refusal) -> str:
    """What is asked now comes before anything else."""
    return (
        "" if isinstance(position.due[-1], PlaceWorker) else tell("help-first", question=question(position))
    )


def _fewer(position: Position, move: Move, refusal: Refusal) -> str:
    assert isinstance(move, CountMarkets)
    return tell("help-fewer")


_HELPS: dict[str, _Help] = {
    "not-next-in-row": _next_space,
    "row-by-row": _next_space,
    "coins-short": _coins,
    "price-short": _dice,
    "wrong-colour": _dice,
    "wrong-value": _dice,
    "die-too-high": _dice,
    "no-die-of-value": _karma,
    "no-fare": _karma,
    "nothing-to-build": _karma,
    "tile-too-dear": _tile,
    "tile-not-open": _other_tile,
    "road-not-joined": _turn,
    "no-road-there": _elsewhere,
    "cell-taken": _elsewhere,
    "on-stone": _elsewhere,
    "on-the-residence": _elsewhere,
    "too-many-markets": _fewer,
    "one-worker-a-turn": _first,
}
