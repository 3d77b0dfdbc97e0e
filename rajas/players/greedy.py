"""A player that tries every option out in its head, and takes what leaves it best off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rajas.core.game import Chance, Decision, Game, Move, Option
from rajas.players.player import Chosen

_LONGEST_TURN = 200  # steps; more than any turn takes, so that no habit goes round in a circle


class Judgement(Protocol):
    """What a game's own good sense says."""

    def worth(self, position: Any, player: int) -> Mapping[str, float]:
        """What everything that this player has is worth, by what it is."""

    def at_rest(self, position: Any) -> bool:
        """Whether what was begun is finished, so that the position can be judged."""

    def habit(self, position: Any, options: Sequence[Option]) -> Option:
        """What one does here without much thought."""

    def typical(self, position: Any, chance: Chance) -> Move:
        """The outcome that one reckons with."""

    def why(self, gains: Mapping[str, float]) -> str:
        """The reason in a sentence: what the move adds, by what it is."""


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Sees to the end of what it begins, by habit and with the luck one reckons with, and no further."""

    judgement: Judgement

    level = "greedy"

    def choose(self, game: Game[Any], view: Any, options: Sequence[Option]) -> Chosen:
        seat = self._seat(game, view)
        before = self.judgement.worth(view, seat)
        ends = [self._worth_after(game, view, option, seat) for option in options]
        best = max(range(len(options)), key=lambda number: (sum(ends[number].values()), -number))
        gains = {part: ends[best][part] - before.get(part, 0.0) for part in ends[best]}
        return Chosen(options[best], self.judgement.why(gains))

    def _seat(self, game: Game[Any], view: Any) -> int:
        asked = game.pending(view)
        assert isinstance(asked, Decision)
        return asked.player

    def _worth_after(self, game: Game[Any], view: Any, option: Option, seat: int) -> Mapping[str, float]:
        return self.judgement.worth(self._finished(game, game.apply(view, option).position, seat), seat)

    def _finished(self, game: Game[Any], position: Any, seat: int) -> Any:
        """The position when all that is due to this player is done."""
        judgement = self.judgement
        for _ in range(_LONGEST_TURN):
            asked = game.pending(position)
            if isinstance(asked, Chance):
                move = judgement.typical(position, asked)
            elif not isinstance(asked, Decision) or asked.player != seat or judgement.at_rest(position):
                break
            else:
                move = judgement.habit(position, game.options(position))
            position = game.apply(position, move).position
        return position
