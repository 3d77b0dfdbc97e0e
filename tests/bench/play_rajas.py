"""Rajas of the Ganges on our engine, at two, three and four players."""

import random
from functools import partial

from rajas.core import Chance, Dealer, Over
from rajas.ganges import GANGES
from tests.bench.measure import Contestant


def play(players: int, seed: int) -> int:
    rng, dealer = random.Random(seed), Dealer.seeded(seed)
    position = GANGES.start(players=players)
    decisions = chances = 0
    while not isinstance(pending := GANGES.pending(position), Over):
        if isinstance(pending, Chance):
            position = GANGES.apply(position, dealer.outcome(pending, chances)).position
            chances += 1
        else:
            options = GANGES.options(position)
            decisions += len(options) > 1
            position = GANGES.apply(position, rng.choice(options)).position
    return decisions


def positions(players: int, seed: int) -> list[object]:
    rng, dealer = random.Random(seed), Dealer.seeded(seed)
    position = GANGES.start(players=players)
    kept: list[object] = [position]
    chances = 0
    while not isinstance(pending := GANGES.pending(position), Over):
        if isinstance(pending, Chance):
            position = GANGES.apply(position, dealer.outcome(pending, chances)).position
            chances += 1
        else:
            position = GANGES.apply(position, rng.choice(GANGES.options(position))).position
        kept.append(position)
    return kept


def contestants() -> list[Contestant]:
    """The headline, four players, comes last."""
    return [
        Contestant(f"Rajas, {players} players", partial(play, players), partial(positions, players))
        for players in (2, 3, 4)
    ]
