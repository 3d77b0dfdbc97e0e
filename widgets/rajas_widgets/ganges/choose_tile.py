"""Which tile is built, or brought by the master builder, and which of one's own it covers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rajas.core import Option
from rajas.ganges.options import Cover, TakeTile
from rajas_widgets.ganges.choosing import Choosing, only_by_karma
from rajas_widgets.ganges.ids import after, cell_id, cell_of
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Meaning, Offer, Play
from rajas_widgets.words import tell


@dataclass(frozen=True)
class TileChooser(Choosing):
    """One of the open tiles."""

    covering: bool = False

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        return {f"tile-{option.tile}": option for option in self.options if isinstance(option, TakeTile)}

    def marks(self) -> Mapping[str, Mark]:
        return {
            shape: Mark.KARMA if only_by_karma(self.position, option) else Mark.LEGAL
            for shape, option in self.answers.items()
        }

    def wrong(self, shape: str) -> Meaning:
        tile = after(shape, "tile-")
        if tile in self.position.board.tile_numbers:
            return Play(TakeTile(tile))
        return super().wrong(shape)

    def offer(self) -> Offer:
        key = "choose-cover-tile" if self.covering else "choose-tile"
        return Offer(tell(key), tell("choose-tile-note", count=len(self.answers)))

    def panel(self) -> str:
        return "quarry"


@dataclass(frozen=True)
class CoverChooser(Choosing):
    """One of the own tiles, to be covered."""

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        return {cell_id(option.cell): option for option in self.options if isinstance(option, Cover)}

    def wrong(self, shape: str) -> Meaning:
        cell = cell_of(shape)
        return super().wrong(shape) if cell is None else Play(Cover(cell))

    def offer(self) -> Offer:
        return Offer(tell("choose-cover"), tell("choose-cover-note", count=len(self.answers)))

    def panel(self) -> str:
        return "province"
