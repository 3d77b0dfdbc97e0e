"""What a player is: it sees what it may know, and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rajas.core.game import Game, Option


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody decided, and why, in a sentence or not at all."""

    option: Option
    why: str = ""


class Player(Protocol):
    """Decides for one seat of any game. The same question always gets the same answer."""

    @property
    def level(self) -> str:
        """The name of this way to play: "random", "greedy"."""

    def choose(self, game: Game[Any], view: Any, options: Sequence[Option]) -> Chosen:
        """One of the options, given what the player may know of the position."""
