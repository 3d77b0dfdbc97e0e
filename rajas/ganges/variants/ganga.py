"""GAN: river tiles, laid by rolls of a die, replace the printed rewards of the river."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rajas.core.game import Chance
from rajas.ganges.board import Board, Why
from rajas.ganges.dice import DieRoll
from rajas.ganges.due import Luck
from rajas.ganges.options import Draws, Rolls
from rajas.ganges.position import NONE, Position, Table
from rajas.ganges.rewards import BoatUpTo, Dice, DicePerKarma, Palace, Reward, SameGoods

SET_UP = Why("GAN-1", "set-up")
RIVER_ENDS = Why("GAN-2", "set-up")

_RULES: dict[type[object], str] = {
    DicePerKarma: "GAN-3",
    Dice: "GAN-4",
    Palace: "GAN-5",
    SameGoods: "GAN-6",
    BoatUpTo: "GAN-7",
}


def tile_rule(reward: Reward) -> str:
    """The rule behind a reward of a river tile."""
    return _RULES.get(type(reward), "GAN-1")


def left_over(board: Board, river: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each kind of river tile are not on the river."""
    return tuple(count - river.count(kind) for kind, count in enumerate(board.river_tile_counts))


def last_tile(river: tuple[int, ...]) -> int:
    """The space of the last river tile, or the start, from which the next roll counts on (GAN-2)."""
    return max((space for space, kind in enumerate(river) if kind != NONE), default=0)


@dataclass(frozen=True, slots=True)
class RollRiver(DieRoll):
    """A die tells where the next tile goes, counted on from the tile just placed (GAN-1, GAN-2)."""

    after: int

    def take(self, table: Table, outcome: Rolls) -> None:
        space = self.after + outcome.value
        if space < table.board.last_space:
            table.then(LayRiverTile(space))
        else:
            boxed = sum(left_over(table.board, table.river))
            table.tell("river tiles boxed", RIVER_ENDS, boxed, outcome.value, space)


@dataclass(frozen=True, slots=True)
class LayRiverTile(Luck):
    """The next of the shuffled tiles is turned up on its space (GAN-1)."""

    space: int

    def pending(self, position: Position) -> Chance:
        return _tiles(position.board, left_over(position.board, position.river))

    def take(self, table: Table, outcome: Draws) -> None:
        board, space = table.board, self.space
        kind = board.river_tiles.index(outcome.words)
        table.river = (*table.river[:space], kind, *table.river[space + 1 :])
        table.tell("river tile laid", SET_UP, 1, outcome.words, space)
        if any(left_over(board, table.river)):
            table.then(RollRiver(space))


@lru_cache(maxsize=1 << 10)
def _tiles(board: Board, left: tuple[int, ...]) -> Chance:
    drawn = [(Draws(words), count) for words, count in zip(board.river_tiles, left, strict=True) if count > 0]
    return Chance("river tile", tuple(draw for draw, _ in drawn), tuple(count for _, count in drawn))


def no_river_tiles(board: Board) -> tuple[int, ...]:
    return (NONE,) * (board.last_space + 1)


def tiles_in_order(board: Board) -> tuple[int, ...]:
    """The river of a table made by hand: every roll was a 1, and the tiles came in their order."""
    kinds = [kind for kind, count in enumerate(board.river_tile_counts) for _ in range(count)]
    laid = [NONE, *kinds[: board.last_space - 1]]
    return (*laid, *(NONE,) * (board.last_space + 1 - len(laid)))
