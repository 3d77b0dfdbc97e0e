"""The chooser of every decision."""

from __future__ import annotations

from collections.abc import Callable

from rajas.core import Decision
from rajas.ganges import GANGES
from rajas.ganges.position import Position
from rajas_widgets.ganges.choose_dice import ColourChooser, RerollChooser, RoomChooser
from rajas_widgets.ganges.choose_markets import MarketsChooser
from rajas_widgets.ganges.choose_pay import PayChooser
from rajas_widgets.ganges.choose_place import PlaceChooser
from rajas_widgets.ganges.choose_plain import PLAIN, PlainChooser
from rajas_widgets.ganges.choose_put import PutChooser
from rajas_widgets.ganges.choose_tile import CoverChooser, TileChooser
from rajas_widgets.screen import Chooser
from rajas_widgets.table.choose import OptionsChooser

_CHOOSERS: dict[str, Callable[[Position], Chooser]] = {
    "place": PlaceChooser,
    "tile": TileChooser,
    "cover tile": lambda position: TileChooser(position, covering=True),
    "cover": CoverChooser,
    "put": PutChooser.of,
    "pay": PayChooser.of,
    "markets": MarketsChooser.of,
    "reroll": RerollChooser,
    "make room": RoomChooser,
    "colour": ColourChooser,
}


def chooser(position: Position) -> Chooser:
    """For what the position asks; a kind that is not known here gets one button an option."""
    asked = GANGES.pending(position)
    assert isinstance(asked, Decision)
    if asked.kind in PLAIN:
        return PlainChooser(position, PLAIN[asked.kind])
    if asked.kind in _CHOOSERS:
        return _CHOOSERS[asked.kind](position)
    return OptionsChooser(GANGES, position)
