"""Tiles drawn large: their goods are small where they lie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rajas.ganges.figures import Tile
from rajas.ganges.position import Position
from rajas_widgets.ganges.ids import cell_id
from rajas_widgets.ganges.tiles import tile_art
from rajas_widgets.screen import Piece

_SIDE = 168.0


def large(position: Position, shown: int) -> Mapping[str, Piece]:
    """The open tiles, and those that lie in the province in sight."""
    tiles = position.board.components.tiles
    province = position.players[shown].province
    open_tiles = {
        f"tile-{tiles[number].id}": _tile(tiles[number], 0) for number in position.open if number >= 0
    }
    laid = {
        cell_id(province.land.names[cell]): _tile(province.tile(cell), province.turns[cell])
        for cell in province.built()
    }
    return open_tiles | laid


@lru_cache(maxsize=512)
def _tile(tile: Tile, turn: int) -> Piece:
    return Piece(tile_art(tile, _SIDE / 2, _SIDE / 2, _SIDE, turn), _SIDE, _SIDE + 4)
