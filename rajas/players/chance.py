"""A player that leaves every decision to chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from rajas.core.game import Game, Option
from rajas.players.player import Chosen


class RandomPlayer:
    """Each option as likely as any other; the same game again for the same seed."""

    level = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._random = random.Random(seed)

    def choose(self, game: Game[Any], view: Any, options: Sequence[Option]) -> Chosen:
        return Chosen(self._random.choice(options))
