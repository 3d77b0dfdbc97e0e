"""A game's table or panel as one picture, by way of its screen."""

from __future__ import annotations

from typing import Any

from rajas.core.register import game
from rajas_widgets.art.palette import Theme
from rajas_widgets.paint.svg import panel_svg, stage_svg
from rajas_widgets.scene import Look
from rajas_widgets.screen import Screen

MARGIN = 12


def drawn(screen: Screen, position: Any, panel: str, width: float, theme: Theme) -> str:
    """One panel, or without its name the stage for a page of this width."""
    if panel:
        return panel_svg(screen.scene(position, panel, Look()), theme)
    layout = screen.layout(position, width, "")
    scenes = {name: screen.scene(position, name, Look()) for name in layout.panels()}
    return stage_svg(layout, scenes, theme, game(screen.name).title, MARGIN)
