"""The errors a person may meet. Each carries a message key and its arguments, and is worded when read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rajas.words import say

if TYPE_CHECKING:
    from rajas.core.game import Refusal


class RajasError(Exception):
    """Any error of ours: what was wrong, where, and what to do, as a message of the core."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return say(
            "core", f"error-{self.key}", **{name: _plain(value) for name, value in self.details.items()}
        )


class WrongDecision(RajasError):
    """The input does not answer what the position asks."""


class NotYourDecision(RajasError):
    """Another player is to decide."""


class NotationError(RajasError):
    """A text that cannot be read."""


class DataError(RajasError):
    """Plain data that does not describe a position."""


class SetupError(RajasError):
    """A game that cannot be set up like this."""


class NoSuchGame(RajasError):
    """No game of that name is installed."""


class Refused(RajasError):
    """The rules forbid the option; the refusals say which, with the numbers."""

    def __init__(self, game: str, refusals: tuple[Refusal, ...]) -> None:
        super().__init__("refused")
        self.game = game
        self.refusals = refusals

    def __str__(self) -> str:
        return "; ".join(f"{refusal.text(self.game)} [{refusal.rule}]" for refusal in self.refusals)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int | str) else str(value)
