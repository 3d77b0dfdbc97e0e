"""What is impossible about a table still being set up: it is dealt in order, and little else changes."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.core.game import Problem
from rajas.ganges.due import Due
from rajas.ganges.figures import FIRST_MONEY
from rajas.ganges.position import Player, Position
from rajas.ganges.refusing import Numbers
from rajas.ganges.roads import NOTHING
from rajas.ganges.setup import BreakTie, FirstTurn, OpeningDie, opening
from rajas.ganges.variants.ganga import LayRiverTile, RollRiver
from rajas.ganges.variants.navaratna import PutToken, StartToken, start_tokens
from rajas.ganges.words import ALL_COLOURS

UNDEALT = ("discards", "mogul", "crossed")
UNDEALT_SEAT = (
    "fame", "karma", "boat", "scrolls", "delayed", "active", "waiting", "workers", "bonus",
)  # fmt: skip
"""What is as at the start until the first turn begins."""


def dealing_problems(position: Position) -> Iterator[Problem]:
    """Stacks are opened, river tiles laid, dice rolled and tokens drawn in this order."""
    begun = FirstTurn() in position.due
    if not (_drawing_in_order(position) if begun else _dealing_in_order(position)):
        yield Problem("SET-5", "due", "dealing-order")
    yield from _rolled(position)
    if begun:
        yield from _drawn(position)
    if _changed(position, begun):
        yield Problem("SET-11", "set-up", "dealing-begun")


def _dealing_in_order(position: Position) -> bool:
    """Before anybody is known to begin."""
    start, due = opening(position.board).due, position.due
    totals = _totals(position)
    tied = tuple(number for number, total in enumerate(totals) if total == min(totals))
    if len(tied) > 1 and due == (BreakTie(tied),):
        return True
    if due and isinstance(due[-1], RollRiver | LayRiverTile) and RollRiver(0) in start:
        return due[:-1] == start[: start.index(RollRiver(0))]
    return len(due) > 1 and due == start[: len(due)]


def _drawing_in_order(position: Position) -> bool:
    """Brown tokens are drawn and put from the first player clockwise (NAV-4)."""
    if not position.board.variant.open_tokens:
        return False
    expected: tuple[Due, ...] = tuple(reversed(start_tokens(position.board.players, position.first)))
    due, left = position.due[1:], position.board.players
    if due and isinstance(due[-1], PutToken):
        due, left = due[:-1], left - 1
        if position.player != _drawer(position, len(due)):
            return False
    return position.due[:1] == (FirstTurn(),) and due == expected[: len(due)] and len(due) <= left


def _drawer(position: Position, left: int) -> int:
    """Whose token is to be put while so many are still to be drawn."""
    return (position.first + position.board.players - left - 1) % position.board.players


def _totals(position: Position) -> list[int]:
    return [sum(map(sum, player.dice)) for player in position.players]


def _rolled(position: Position) -> Iterator[Problem]:
    for number, player in enumerate(position.players):
        for colour in ALL_COLOURS:
            held, rolled = len(player.dice[colour]), OpeningDie(number, colour) not in position.due
            if held != rolled:
                numbers: Numbers = {"colour": colour.word, "held": held, "rolled": int(rolled)}
                yield Problem("SET-4", f"player {number + 1}", "dealing-dice", numbers)


def _drawn(position: Position) -> Iterator[Problem]:
    """Whoever has drawn has one token in the province, unless it is just being put there."""
    totals = _totals(position)
    if totals[position.first] > min(totals):
        numbers: Numbers = {"total": totals[position.first], "least": min(totals)}
        yield Problem("SET-5", f"player {position.first + 1}", "not-lowest-total", numbers)
    putting = isinstance(position.due[-1], PutToken)
    for number, player in enumerate(position.players):
        waits = StartToken(number) in position.due or (putting and number == position.player)
        laid = sum(kind != NOTHING for kind in player.province.tokens)
        if laid != (0 if waits else 1):
            numbers = {"count": laid, "drawn": 0 if waits else 1}
            yield Problem("NAV-4", f"player {number + 1}", "dealing-tokens", numbers)


def _changed(position: Position, begun: bool) -> bool:
    """Whether something is other than at the start that does not change before the first turn."""
    start, players = opening(position.board), position.board.players
    names = UNDEALT if begun else (*UNDEALT, "pile", "first")
    if any(getattr(position, name) != getattr(start, name) for name in names):
        return True
    for number, (player, unchanged) in enumerate(zip(position.players, start.players, strict=True)):
        money = FIRST_MONEY + (number - position.first) % players if begun else 0
        if player.money != money or not _bare(player, unchanged, begun):
            return True
    return False


def _bare(player: Player, unchanged: Player, begun: bool) -> bool:
    mine, bare = player.province, unchanged.province
    if mine.tiles != bare.tiles or mine.reached or not (begun or mine.tokens == bare.tokens):
        return False
    return all(getattr(player, name) == getattr(unchanged, name) for name in UNDEALT_SEAT)
