"""Rajas of the Ganges on our engine, at two, three and four players."""

import random
from functools import partial

from rajas.core import Chance, Dealer
from rajas.ganges import GANGES
from tests.bench.measure import Contestant


def play(players: int, seed: int, kept: list[object] | None = None) -> int:
    """One random game; every position is kept where a list is given."""
    rng, dealer = random.Random(seed), Dealer.seeded(seed)
    position = GANGES.start(players=players)
    decisions = chances = 0
    while True:
        if kept is not None:
            kept.append(position)
        options = GANGES.options(position)
        if options:
            decisions += len(options) > 1
            position = GANGES.apply(position, rng.choice(options)).position
        elif isinstance(pending := GANGES.pending(position), Chance):
            position = GANGES.apply(position, dealer.outcome(pending, chances)).position
            chances += 1
        else:
            return decisions


def positions(players: int, seed: int) -> list[object]:
    kept: list[object] = []
    play(players, seed, kept)
    return kept


def contestants() -> list[Contestant]:
    """The headline, four players, comes last."""
    return [
        Contestant(f"Rajas, {players} players", partial(play, players), partial(positions, players))
        for players in (2, 3, 4)
    ]
