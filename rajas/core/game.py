"""What every game shares: what a position asks for, what a step gives, and the calls a game answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from rajas.core.errors import NotationError, NotYourDecision
from rajas.core.plain import whole
from rajas.core.rules import Rules
from rajas.words import has, say

P = TypeVar("P")


class Move:
    """Whatever takes a position to the next: an option, a chance outcome, or an attempt in vain."""

    __slots__ = ()


class Option(Move):
    """What a player may decide."""

    __slots__ = ()


class Outcome(Move):
    """What chance may decide."""

    __slots__ = ()


class Attempt(Move):
    """What people try in vain: never legal, always answered with the rule."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A player has to choose one of the options."""

    player: int
    kind: str


@dataclass(frozen=True)
class Chance:
    """Dice or a draw: one of the choices happens, each as likely as its weight says."""

    kind: str
    choices: tuple[Outcome, ...]
    weights: tuple[int, ...]

    @classmethod
    def even(cls, kind: str, choices: Sequence[Outcome]) -> Chance:
        return cls(kind, tuple(choices), (1,) * len(choices))

    @cached_property
    def total(self) -> int:
        return sum(self.weights)

    @cached_property
    def all_alike(self) -> bool:
        """Has every choice the weight 1?"""
        return set(self.weights) <= {1}

    @property
    def outcomes(self) -> tuple[tuple[Outcome, Fraction], ...]:
        """Every outcome with its probability."""
        return tuple(
            (choice, Fraction(weight, self.total))
            for choice, weight in zip(self.choices, self.weights, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; players who share a place stand together."""

    ranking: tuple[tuple[int, ...], ...]


Pending = Decision | Chance | Over


class Event(NamedTuple):
    """One change of a number or a piece: whose, by how much, under which rule, and what brought it about."""

    kind: str
    player: int
    rule: str
    cause: str
    amount: int = 0
    detail: tuple[Any, ...] = ()

    def text(self, game: str) -> str:
        """The event as a sentence; the details are numbered d0, d1, ... in the message."""
        return say(game, "event-" + self.kind.replace(" ", "-"), **self._arguments(game))

    def cause_text(self, game: str) -> str:
        """The cause in the words of the game's message for the longest beginning of it, or as it is.

        The cause "tile orange-05" is said by `cause-tile`, where { $what } is orange-05.
        """
        cause = self.cause
        for end in range(len(cause), 0, -1):
            key = f"cause-{cause[:end].replace(' ', '-')}"
            if cause[end : end + 1] in ("", " ", "-") and has(game, key):
                return say(game, key, what=cause[end + 1 :] or "none")
        return cause

    def _arguments(self, game: str) -> dict[str, str | int]:
        """What the sentence may speak of; players count from 1, and an amount also comes as sign and size.

        The cause comes in words to be read, and as the plain reason to choose a sentence by.
        """
        details = {f"d{number}": _said(value) for number, value in enumerate(self.detail)}
        sign = "less" if self.amount < 0 else "more"
        numbers = {"player": self.player + 1, "amount": self.amount, "size": abs(self.amount)}
        why = {"cause": self.cause_text(game), "reason": self.cause}
        return {**why, "sign": sign, **numbers, **details}


class Refusal(NamedTuple):
    """Why not: the rule that forbids it, and the numbers."""

    rule: str
    key: str
    numbers: Mapping[str, int | str] = {}

    def text(self, game: str) -> str:
        return say(game, f"refusal-{self.key}", **self.numbers)


class Problem(NamedTuple):
    """What is impossible about a hand-made position: rule, where, and the numbers."""

    rule: str
    where: str
    key: str
    numbers: Mapping[str, int | str] = {}

    def text(self, game: str) -> str:
        return say(game, f"problem-{self.key}", where=self.where, **self.numbers)


class Step(NamedTuple, Generic[P]):
    """The next position, and everything that happened on the way."""

    position: P
    events: tuple[Event, ...]


class Game(ABC, Generic[P]):
    """The calls that are the same for every game. Positions are values; nothing here keeps state."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The registry: every rule id with its texts and sources."""

    @property
    @abstractmethod
    def fingerprint(self) -> str:
        """Empty with our own components, otherwise what tells these from ours."""

    @abstractmethod
    def settings(self, words: Mapping[str, str]) -> dict[str, Any]:
        """The arguments of `start` out of their written form; a SetupError says what does not fit."""

    def setting_words(self, players: int, **settings: Any) -> dict[str, str]:
        """The arguments of `start` in their written form, as `settings` reads it."""
        return {"players": str(players)} | {name: str(value) for name, value in settings.items()}

    @abstractmethod
    def start(self, players: int, **settings: Any) -> P:
        """The table before the first die is rolled: the set-up's own chances come first."""

    @abstractmethod
    def pending(self, position: P) -> Pending:
        """The one thing that the position asks for."""

    @abstractmethod
    def options(self, position: P) -> tuple[Option, ...]:
        """The options worth offering, in a fixed order; none where chance decides or the game is over."""

    @abstractmethod
    def attempts(self, position: P) -> tuple[Attempt, ...]:
        """What people try in vain here."""

    @abstractmethod
    def check(self, position: P, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        """Nothing when legal, otherwise every rule that forbids it, the most special first."""

    @abstractmethod
    def apply(self, position: P, option: Move, player: int | None = None) -> Step[P]:
        """The next position and the events; raises Refused when the rules forbid it."""

    @abstractmethod
    def to_data(self, position: P) -> dict[str, Any]:
        """Plain data in the game's words."""

    @abstractmethod
    def from_data(self, data: Mapping[str, Any]) -> P:
        """A position from plain data; what is left out is as after set-up, and nothing is inferred."""

    @abstractmethod
    def problems(self, position: P) -> tuple[Problem, ...]:
        """Every way in which a hand-made position is impossible."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """One option, outcome or attempt out of its notation."""

    @abstractmethod
    def write(self, move: Move) -> str:
        """The notation of an option, outcome or attempt."""

    @abstractmethod
    def describe(self, position: P, move: Move) -> str:
        """What the option or outcome means, for a person to read."""

    @abstractmethod
    def headline(self, position: P) -> str:
        """Whose turn it is and how the players stand, in one line."""

    def view(self, position: P, player: int) -> P:
        """What that player may know: everything, unless the game has secrets."""
        return position

    def check_turn(
        self, position: P, parts: Sequence[Move], player: int | None = None
    ) -> tuple[Refusal, ...]:
        """A whole turn offered at once: the refusals of the first part refused."""
        for part in parts:
            refusals = self.check(position, part, player)
            if refusals:
                return refusals
            position = self.apply(position, part, player).position
        return ()

    def asked_of(self, position: P, player: int | None) -> None:
        """Raise unless this player, if one is named, is the one to decide."""
        pending = self.pending(position)
        if player is not None and isinstance(pending, Decision) and pending.player != player:
            raise NotYourDecision("not-your-decision", player=player + 1, turn=pending.player + 1)

    def read_move(self, position: P, text: str) -> Move:
        """A move as a person writes it: its notation, or its number in the list of options from 1."""
        text = text.strip()
        if not text.isdecimal():
            return self.read(text)
        options = self.options(position)
        number = whole(text, len(options))
        if number is None:
            raise NotationError("no-such-number", number=text[:20], most=len(options))
        return options[number - 1]


def _said(value: Any) -> str | int:
    """A detail as messages take it: colours and the like by their word, several in a row, none as `none`."""
    if hasattr(value, "word"):
        return str(value.word)
    if value in ("", ()):
        return "none"
    if type(value) is tuple:
        return " ".join(map(str, value))
    return value if isinstance(value, int | str) and not isinstance(value, bool) else str(value)
