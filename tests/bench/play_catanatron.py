"""Catan on Catanatron, four players: the loop of its `Game.play`, without accumulators.

A seed gives the same game within one process only: its play follows the hash seed and memory addresses.
"""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from tests.bench.measure import Contestant


def play(seed: int) -> int:
    rng, game = random.Random(seed), new_game(seed)
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions  # listed by the engine as it applies the action before
        decisions += len(actions) > 1
        game.execute(rng.choice(actions), validate_action=False)
    return decisions


def positions(seed: int) -> list[object]:
    game = new_game(seed)
    kept: list[object] = [game.copy()]
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        kept.append(game.copy())
    return kept


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def contestants() -> list[Contestant]:
    return [Contestant(f"Catanatron {version('catanatron')}", play, positions)]
