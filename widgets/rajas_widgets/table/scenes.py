"""The scenes in sight, made again only where something they are made of has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from rajas_widgets.scene import Look, Scene
from rajas_widgets.screen import Screen


class Scenes:
    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._made: dict[str, tuple[Hashable, Scene]] = {}

    def of(self, position: Any, panels: Iterable[str], look: Look) -> tuple[Scene, ...]:
        return tuple(self._scene(position, panel, look) for panel in panels)

    def _scene(self, position: Any, panel: str, look: Look) -> Scene:
        parts = self._screen.depends(position, panel, look)
        known = self._made.get(panel)
        if known is None or known[0] != parts:
            known = self._made[panel] = parts, self._screen.scene(position, panel, look)
        return known[1]
