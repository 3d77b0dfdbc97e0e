"""Timing in interleaved rounds, memory a position, and the arithmetic on both."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import process_time

SHORTEST_SLICE = 0.02


@dataclass(frozen=True)
class Contestant:
    """`play` gives a game's decisions that had two options or more; `positions` keeps every position."""

    name: str
    play: Callable[[int], int]
    positions: Callable[[int], list[object]]


@dataclass(frozen=True)
class Round:
    seconds: float
    games: int
    decisions: int

    @property
    def micros_a_decision(self) -> float:
        return self.seconds * 1e6 / self.decisions

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class Figures:
    name: str
    rounds: tuple[Round, ...]
    bytes_a_position: float

    @property
    def micros_a_decision(self) -> float:
        return median(each.micros_a_decision for each in self.rounds)

    @property
    def spread(self) -> tuple[float, float]:
        """The fastest and the slowest round, in microseconds a decision."""
        micros = [each.micros_a_decision for each in self.rounds]
        return min(micros), max(micros)

    @property
    def games_a_second(self) -> float:
        return median(each.games_a_second for each in self.rounds)

    @property
    def decisions_a_game(self) -> float:
        return sum(each.decisions for each in self.rounds) / sum(each.games for each in self.rounds)


@dataclass(frozen=True)
class Plan:
    seconds: float = 60.0
    rounds: int = 25
    kept_games: int = 3


QUICK = Plan(seconds=3.0, rounds=3, kept_games=1)


def measure(contestants: Sequence[Contestant], plan: Plan) -> list[Figures]:
    start = process_time()
    memory = [bytes_a_position(each, plan.kept_games) for each in contestants]
    left = plan.seconds - (process_time() - start)
    slice_seconds = max(SHORTEST_SLICE, left / (len(contestants) * (plan.rounds + 1)))
    rounds = interleave(contestants, plan.rounds, slice_seconds)
    return [
        Figures(each.name, played, size)
        for each, played, size in zip(contestants, rounds, memory, strict=True)
    ]


def interleave(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[tuple[Round, ...]]:
    """Rounds A B C A B C ..., so that the machine's noise hits all alike; the first warms up, unreported.

    Every game has a seed of its own, so that no engine can profit from a game it has already played.
    """
    seeds = [count(1) for _ in contestants]
    played = [
        [play_round(each, own, seconds) for each, own in zip(contestants, seeds, strict=True)]
        for _ in range(rounds + 1)
    ]
    return list(zip(*played[1:], strict=True))


def play_round(contestant: Contestant, seeds: Iterator[int], seconds: float) -> Round:
    """Whole games until the slice is spent; the garbage of the contestant before is not billed here."""
    gc.collect()
    games = decisions = 0
    start, spent = process_time(), 0.0
    while spent < seconds:
        decisions += contestant.play(next(seeds))
        games += 1
        spent = process_time() - start
    return Round(spent, games, decisions)


def bytes_a_position(contestant: Contestant, games: int) -> float:
    sizes = [kept_size(contestant, seed) for seed in range(1, games + 1)]
    return sum(size for size, _ in sizes) / sum(kept for _, kept in sizes)


def kept_size(contestant: Contestant, seed: int) -> tuple[int, int]:
    """Bytes held by all positions of one game, and their number; played once before to fill any caches."""
    contestant.positions(seed)
    gc.collect()
    tracemalloc.start()
    kept = contestant.positions(seed)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size, len(kept)
