"""Chess on python-chess: whole games under the automatic rules, with no cap and no claimed draws.

Twice: as its documentation plays, asking `is_game_over` before every move, and pared down to the checks
that could succeed. The second is the harder peer.
"""

import random

import chess

from tests.bench.measure import Contestant


def play_as_documented(seed: int) -> int:
    rng, board = random.Random(seed), chess.Board()
    decisions = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        decisions += len(moves) > 1
        board.push(rng.choice(moves))
    return decisions


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
    """Exactly the draws of `board.is_game_over()`, each looked for only where it could have come about.

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
    name = f"python-chess {chess.__version__}"
    return [
        Contestant(name, play_as_documented, positions),
        Contestant(f"{name}, pared down", play, positions),
    ]
