"""Whom one can play against in a game, by name: found by the entry point `rajas.judgements`."""

from __future__ import annotations

from functools import cache

from rajas.core.errors import SetupError
from rajas.players.chance import RandomPlayer
from rajas.players.greedy import GreedyPlayer, Judgement
from rajas.players.player import Player


def levels(game: str) -> tuple[str, ...]:
    """The ways to play that there are for a game, the weakest first."""
    return ("random", "greedy") if judgement_of(game) is not None else ("random",)


def opponent(game: str, level: str, seed: int = 0) -> Player:
    """A player of that level."""
    if level not in levels(game):
        raise SetupError("no-such-level", level=level[:40], levels=", ".join(levels(game)))
    judgement = judgement_of(game)
    return RandomPlayer(seed) if level == "random" or judgement is None else GreedyPlayer(judgement)


@cache
def judgement_of(game: str) -> Judgement | None:
    """The good sense that is installed for a game."""
    # Imported here: it brings half of the mail and network library with it.
    from importlib.metadata import entry_points

    found = entry_points(group="rajas.judgements", name=game)
    for point in found:
        loaded: Judgement = point.load()
        return loaded
    return None
