"""Every panel of the game by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rajas.ganges.position import Position
from rajas_widgets.ganges import (
    folded,
    kali,
    market,
    order,
    palace,
    province,
    quarry,
    race,
    ring,
    river,
    scrolls,
    supply,
    tokens,
)
from rajas_widgets.scene import Look, Scene

Panel = Callable[[Position, Look], Scene]

PANELS: Mapping[str, Panel] = {
    **ring.PANELS,
    **race.PANELS,
    **folded.PANELS,
    **palace.PANELS,
    **market.PANELS,
    **scrolls.PANELS,
    **quarry.PANELS,
    **river.PANELS,
    **province.PANELS,
    **kali.PANELS,
    **tokens.PANELS,
    **supply.PANELS,
    **order.PANELS,
}
