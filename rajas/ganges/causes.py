"""Everything that can bring an event about, as plain words; the messages `cause-...` say it in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rajas.ganges.board import PORT, QUARRY, Board

PLAIN = (
    "balcony",
    "bridge",
    "chamber",
    "clockwise",
    "dancer",
    "different goods",
    "fame track",
    "fewer workers",
    "garden",
    "great mogul",
    "last stage",
    "markers",
    "master builder",
    "money track",
    "outer terrace",
    "payment",
    "port",
    "portuguese",
    "quarry",
    "raja man singh",
    "round",
    "same goods",
    "set-up",
    "stack",
    "stage",
    "turn",
    "worker limit",
    "yogi",
)
# Those that name something of the board behind them.
ABOUT = ("fame", "money", "river", "tile", "token", "yield")


@lru_cache(maxsize=64)
def causes(board: Board) -> Mapping[str, str]:
    """All of them on this board, each under itself."""
    return {cause: cause for cause in (*PLAIN, *_about(board))}


def _about(board: Board) -> Iterator[str]:
    named = {
        "fame": board.fame_spaces,
        "money": board.money_spaces,
        "river": range(1, board.last_space + 1),
        "tile": board.tile_numbers,
        "token": board.token_names,
        "yield": board.yield_names,
    }
    for what in ABOUT:
        yield from (f"{what} {name}" for name in named[what])
    yield from (space.name for area in (QUARRY, PORT) for space in board.areas[area])
