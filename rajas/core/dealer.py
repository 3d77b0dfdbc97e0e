"""Who decides what chance decides. A dealer keeps no state: all it is asked is the n-th chance of a line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

from rajas.core.errors import SetupError, WrongDecision
from rajas.core.game import Chance, Outcome

_WORD = (1 << 64) - 1


class Dealer(ABC):
    """Chooses outcomes; None leaves the choice to whoever plays."""

    @abstractmethod
    def outcome(self, chance: Chance, number: int) -> Outcome | None:
        """What the chance with this number in the line of play brings."""

    @staticmethod
    def seeded(seed: int) -> SeededDealer:
        """The same luck for the same seed, in any process and on any Python."""
        return SeededDealer(seed)

    @staticmethod
    def scripted(outcomes: Iterable[Outcome], then: Dealer | None = None) -> ScriptedDealer:
        """These outcomes in this order, then another dealer, or whoever plays."""
        return ScriptedDealer(tuple(outcomes), then or ManualDealer())

    @staticmethod
    def manual() -> ManualDealer:
        """Every outcome is played like an option."""
        return ManualDealer()


class SeededDealer(Dealer):
    """A counter-based generator (SplitMix64): undoing and trying something else meets the same luck."""

    def __init__(self, seed: int) -> None:
        if abs(seed) > _WORD:
            raise SetupError("seed-too-long", most=_WORD)
        self.seed = seed
        self._start = _mixed(seed & _WORD)

    def outcome(self, chance: Chance, number: int) -> Outcome:
        drawn = _mixed((self._start + (number + 1) * 0x9E3779B97F4A7C15) & _WORD) % chance.total
        if chance.all_alike:
            return chance.choices[drawn]
        return chance.choices[bisect_right(list(accumulate(chance.weights)), drawn)]


class ScriptedDealer(Dealer):
    def __init__(self, outcomes: tuple[Outcome, ...], then: Dealer) -> None:
        self._outcomes = outcomes
        self._then = then

    def outcome(self, chance: Chance, number: int) -> Outcome | None:
        if number >= len(self._outcomes):
            return self._then.outcome(chance, number)
        wanted = self._outcomes[number]
        if wanted not in chance.choices:
            raise WrongDecision("outcome-impossible", outcome=str(wanted), kind=chance.kind)
        return wanted


class ManualDealer(Dealer):
    def outcome(self, chance: Chance, number: int) -> Outcome | None:
        return None


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
