"""Chess on python-chess: whole games under the automatic rules, with no cap and no claimed draws."""

import random

import chess

from tests.bench.measure import Contestant


def play(seed: int) -> int:
    rng, board = random.Random(seed), chess.Board()
    seen: dict[int, int] = {}
    decisions = 0
    while moves := list(board.legal_moves):
        if drawn(board, seen):
            break
        decisions += len(moves) > 1
        board.push(rng.choice(moves))
    return decisions


def drawn(board: chess.Board, seen: dict[int, int]) -> bool:
    """Exactly the draws of `board.outcome()`, which called every move would add half as much time again.

    Material changes only when the half-move clock is reset, and no position can have come five times
    unless its occupied squares have; so each costly check is made only where it could succeed.
    """
    times = seen[board.occupied] = seen.get(board.occupied, 0) + 1
    clock = board.halfmove_clock
    if clock == 0:
        return board.is_insufficient_material()
    return clock >= 150 or (times >= 5 and board.is_fivefold_repetition())


def positions(seed: int) -> list[object]:
    rng, board = random.Random(seed), chess.Board()
    kept: list[object] = [board.copy(stack=False)]
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        kept.append(board.copy(stack=False))
    return kept


def contestants() -> list[Contestant]:
    return [Contestant(f"python-chess {chess.__version__}", play, positions)]
