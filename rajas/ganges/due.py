"""What is still due: the stack from which every position knows what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, ParamSpec, TypeVar

from rajas.core.errors import WrongDecision
from rajas.core.game import Chance, Decision, Move, Option, Pending, Refusal
from rajas.ganges.options import Try
from rajas.ganges.position import Position, Table
from rajas.ganges.refusing import LEGAL
from rajas.ganges.tries import judge_try

Values = ParamSpec("Values")
Kind = TypeVar("Kind", bound="Due")


class Due:
    """Something that will happen, be chosen or be dealt; the last one on the stack comes first.

    Plain classes, not abstract ones: these are asked for their kind at every step, and ABCs answer slowly.
    """

    __slots__ = ()

    by_itself: ClassVar[bool] = False

    def run(self, table: Table) -> None:
        """Carry it out, if it comes about by itself."""
        raise NotImplementedError

    def pending(self, position: Position) -> Pending:
        """The decision or chance that the position asks for, if it is answered from outside."""
        raise NotImplementedError

    def options(self, position: Position) -> tuple[Option, ...]:
        """The options worth offering; none where nobody decides."""
        return ()

    def check(self, position: Position, move: Move) -> tuple[Refusal, ...]:
        """Nothing when the answer is legal, otherwise the refusals."""
        raise NotImplementedError

    # An answer is of one of the kinds that `check` lets through, so each due may name its own.
    def take(self, table: Table, answer: Any) -> None:
        """Do what a legal answer says."""
        raise NotImplementedError


def shared(kind: Callable[Values, Kind]) -> Callable[Values, Kind]:
    """Makes a due of these values once; it is the same one whenever asked for again."""
    return lru_cache(maxsize=1 << 12)(kind)  # type: ignore[return-value]


class Happens(Due):
    """Comes about by itself."""

    __slots__ = ()

    by_itself = True


class Choice(Due):
    """A decision of the player whose turn it is."""

    __slots__ = ()

    kind: ClassVar[str]
    answers: ClassVar[tuple[type[Option], ...]]
    decisions: ClassVar[tuple[Decision, ...]]

    def __init_subclass__(cls) -> None:
        if "kind" in cls.__dict__:
            cls.decisions = tuple(Decision(player, cls.kind) for player in range(4))

    def pending(self, position: Position) -> Decision:
        return self.decisions[position.player]

    def judge(self, position: Position, option: Any) -> tuple[Refusal, ...]:
        """The refusals of an option of the right kind."""
        raise NotImplementedError

    def check(self, position: Position, move: Move) -> tuple[Refusal, ...]:
        if type(move) in self.answers:
            return self.judge(position, move)
        if isinstance(move, Try):
            return judge_try(position, move)
        raise WrongDecision("wrong-kind", asked=self.kind, given=str(move)[:60])


class Luck(Due):
    """A die or a draw."""

    __slots__ = ()

    def pending(self, position: Position) -> Chance:
        """What may come, and how likely."""
        raise NotImplementedError

    def check(self, position: Position, move: Move) -> tuple[Refusal, ...]:
        chance = self.pending(position)
        if move not in chance.choices:
            raise WrongDecision("outcome-impossible", outcome=str(move)[:60], kind=chance.kind)
        return LEGAL
