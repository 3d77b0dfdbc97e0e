"""A province tile in words, as its label says it."""

from __future__ import annotations

from functools import lru_cache

from rajas.ganges.figures import Tile
from rajas.ganges.naming import holds_words
from rajas.ganges.words import ALL_SIDES, SIDES, turned
from rajas_widgets.words import tell


@lru_cache(maxsize=512)
def tile_label(tile: Tile, turn: int = 0) -> str:
    """Its colour and price, what stands on it, and where its roads lead when it is turned so."""
    roads = turned(tile.roads, turn)
    sides = [tell(f"side-{word}") for word, side in SIDES.items() if roads & side]
    ways = tell("roads", count=len(sides), sides=", ".join(sides), all="yes" if roads == ALL_SIDES else "no")
    return tell("tile", colour=tile.colour.word, price=tile.price, holds=holds_words(tile), roads=ways)
