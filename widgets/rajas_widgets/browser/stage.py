"""The stage: the canvas with the art, and over it the overlay with real buttons, in one cell of a grid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ipywidgets import GridBox
from ipywidgets import Layout as CssLayout

from rajas_widgets.art.palette import Theme
from rajas_widgets.browser.geometry import on_stage, wire_stage
from rajas_widgets.browser.overlay import Overlay
from rajas_widgets.paint.canvas import StagePainter
from rajas_widgets.scene import Layout, Scene
from rajas_widgets.wire import WireBubble

# One cell for both; no margins, and nothing that would let a wide canvas push the page apart.
_CELL = {"grid_area": "1 / 1 / 2 / 2", "margin": "0", "min_width": "0"}
ONE_COLUMN = 500.0  # a phone's layout that is wider has two


class Stage:
    """Shows a layout of scenes, and what may be pressed in them."""

    def __init__(self, channel: str = "") -> None:
        self.overlay = Overlay(channel)
        self.painter = StagePainter()
        for widget in (self.painter.canvas, self.overlay):
            for name, value in _CELL.items():
                setattr(widget.layout, name, value)
        self.box: Any = GridBox(
            [self.painter.canvas, self.overlay],
            layout=CssLayout(grid_template_columns="minmax(0,1fr)", width="100%", margin="0 auto"),
        )
        self.box.add_class("rajas-stage")
        self._shown: tuple[Layout, Mapping[str, Scene]] | None = None

    def show(
        self,
        layout: Layout,
        scenes: Mapping[str, Scene],
        theme: Theme = "light",
        *,
        marks: Mapping[str, str],
        bubble: WireBubble | None = None,
        zoom: Mapping[str, str] | None = None,
    ) -> None:
        """Art and pieces where they changed, then the buttons and how they stand out."""
        self.painter.show(layout, scenes, theme)
        self._name(layout)
        stage = None if self._shown == (layout, scenes) else wire_stage(layout, scenes)
        self._shown = layout, dict(scenes)
        self.overlay.show(stage=stage, marks=marks, bubble=bubble, zoom=zoom)

    def _name(self, layout: Layout) -> None:
        """How wide the stage may get is said by the style sheet."""
        before, after = _kinds(self._shown[0] if self._shown else None), _kinds(layout)
        for gone in before - after:
            self.box.remove_class(gone)
        for new in after - before:
            self.box.add_class(new)

    def glide(self, way: Sequence[str], art: str, *, ms: int = 350, delay: int = 0) -> None:
        """A piece goes from shape to shape; `art` is a whole SVG. To be called before `show`.

        A way to or from what is not on the stage is not shown.
        """
        if self._shown is None:
            return
        boxes = [on_stage(*self._shown, shape) for shape in way]
        found = [box for box in boxes if box is not None]
        if len(found) == len(way) > 1:
            points = [[round(part, 2) for part in box.centre] for box in found]
            self.overlay.glide(
                {"points": points, "cover": list(found[-1]), "art": art, "ms": ms, "delay": delay}
            )

    def close(self) -> None:
        self.painter.close()
        self.overlay.close()
        self.box.close()

    def __repr__(self) -> str:
        panels = self._shown[0].panels() if self._shown else ()
        return f"Stage: {', '.join(panels) or 'empty'}"


def _kinds(layout: Layout | None) -> frozenset[str]:
    """Its name, and whether it is a phone's with a second column."""
    if layout is None:
        return frozenset()
    columns = layout.name == "phone" and layout.width > ONE_COLUMN
    return frozenset({layout.name, "columns"} if columns else {layout.name})
