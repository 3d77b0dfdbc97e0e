"""A game's table or panel as one picture, by way of its screen."""

from __future__ import annotations

import re
from typing import Any

from rajas.core import Decision
from rajas.core.register import game
from rajas_widgets.art.palette import Theme
from rajas_widgets.paint.svg import panel_svg, stage_svg
from rajas_widgets.scene import Look, Mark
from rajas_widgets.screen import Screen

SIZE = re.compile(r' width="[^"]*" height="[^"]*"')  # the picture's own comes first
MARGIN = 12
VIEWER = 0  # the first player is "You" in pictures


def drawn(screen: Screen, position: Any, panel: str, width: float, theme: Theme) -> str:
    """One panel, or without its name the stage for a page of this width."""
    look = Look(VIEWER, VIEWER, lit=_open_to_viewer(screen, position))
    if panel:
        return panel_svg(screen.scene(position, panel, look), theme)
    layout = screen.layout(position, width, "")
    scenes = {name: screen.scene(position, name, look) for name in layout.panels()}
    return stage_svg(layout, scenes, theme, game(screen.name).title, MARGIN)


def fitting(picture: str) -> str:
    """As wide as there is room: a notebook would cut off what is wider than its cells."""
    return SIZE.sub("", picture, count=1)


def _open_to_viewer(screen: Screen, position: Any) -> frozenset[str]:
    """The shapes that the viewer may press now."""
    pending = game(screen.name).pending(position)
    if not isinstance(pending, Decision) or pending.player != VIEWER:
        return frozenset()
    marks = screen.chooser(position).marks()
    return frozenset(shape for shape, mark in marks.items() if mark in (Mark.LEGAL, Mark.KARMA))
