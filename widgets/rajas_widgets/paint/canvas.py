"""Paints the stage on an ipycanvas, panel by panel: print below, pieces above, and only what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ipycanvas import MultiCanvas, hold_canvas
from ipywidgets import Image
from ipywidgets import Layout as CssLayout

from rajas_widgets.art.palette import Theme
from rajas_widgets.paint.svg import svg
from rajas_widgets.scene import Art, Box, Layout, Placement, Scene

SHARPNESS = 2  # pixels of the canvas to a CSS pixel
DEPTHS = 2  # a panel that stands in the middle of another is painted one layer higher: so each changes alone


def data_uri(picture: str) -> bytes:
    """As an address: ipycanvas would keep every picture it gets as bytes until the page is closed."""
    safe = picture.replace("%", "%25").replace("#", "%23").replace("\n", "%0A")
    return f"data:image/svg+xml;charset=utf-8,{safe}".encode()


def covered(placement: Placement, scene: Scene) -> Box:
    return Box(placement.x, placement.y, scene.width * placement.scale, scene.height * placement.scale)


def depths(layout: Layout, scenes: Mapping[str, Scene]) -> dict[str, int]:
    """How many panels lie below each one; those of one depth never overlap."""
    found: dict[str, int] = {}
    boxes: dict[str, Box] = {}
    for placement in layout.placements:
        box = covered(placement, scenes[placement.panel])
        below = (found[name] + 1 for name, other in boxes.items() if box.meets(other))
        found[placement.panel], boxes[placement.panel] = max(below, default=0), box
    if max(found.values(), default=0) >= DEPTHS:
        raise ValueError(f"layout {layout.name}: panels lie more than {DEPTHS} deep: {found}")
    return found


@dataclass(slots=True)
class Sheet:
    """One panel on one layer: what was last painted, and the widget that carries it."""

    layer: int
    box: Box
    image: Any
    art: Art = ""


class StagePainter:
    """Keeps a canvas showing a stage. `canvas` is the widget to be shown."""

    def __init__(self) -> None:
        css = CssLayout(width="100%", height="auto")
        # A canvas without any pixels may not be painted upon.
        self.canvas = MultiCanvas(2 * DEPTHS, width=SHARPNESS, height=SHARPNESS, layout=css)
        self.canvas.on_client_ready(self.repaint)
        self._sheets: dict[tuple[str, bool], Sheet] = {}
        # Kept until the end: the page may still be busy painting one of a panel that is gone.
        self._images: dict[tuple[str, bool], Any] = {}
        self._shown: tuple[Layout, Theme] | None = None

    def show(self, layout: Layout, scenes: Mapping[str, Scene], theme: Theme) -> None:
        """Paints what differs from what was shown before."""
        afresh = (layout, theme) != self._shown
        if afresh:
            self._lay_out(layout, scenes)
            self._shown = (layout, theme)
        changed = [
            sheet
            for (panel, printed), sheet in self._sheets.items()
            if self._changes(sheet, scenes[panel], printed, theme)
        ]
        self._paint(changed, wipe=afresh)

    def repaint(self) -> None:
        """Everything once more: a page that has just come, or come back, has seen nothing yet."""
        self._paint(self._sheets.values(), wipe=True)

    def close(self) -> None:
        for image in self._images.values():
            image.close()
        self.canvas.close()

    def _lay_out(self, layout: Layout, scenes: Mapping[str, Scene]) -> None:
        """New places for the panels; a panel that stays or comes back keeps its widgets."""
        self._sheets = {}
        for placement, depth in zip(layout.placements, depths(layout, scenes).values(), strict=True):
            for printed in (True, False):
                key = placement.panel, printed
                if key not in self._images:
                    self._images[key] = Image(value=b"", format="url")
                layer = depth if printed else DEPTHS + depth
                box = covered(placement, scenes[placement.panel])
                self._sheets[key] = Sheet(layer, box, self._images[key])
        self.canvas.width, self.canvas.height = (
            round(layout.width * SHARPNESS),
            round(layout.height * SHARPNESS),
        )

    def _changes(self, sheet: Sheet, scene: Scene, printed: bool, theme: Theme) -> bool:
        art = scene.printed() if printed else scene.pieces()
        if art == sheet.art:
            return False
        sheet.art = art
        sheet.image.value = data_uri(svg(art, scene.width, scene.height, theme, scale=SHARPNESS))
        return True

    def _paint(self, sheets: Iterable[Sheet], wipe: bool) -> None:
        """Layer by layer: the browser puts all of them together again whenever the next one begins."""
        with self._held():
            for number in range(2 * DEPTHS):
                layer = self.canvas[number]
                if wipe:
                    layer.clear()
                for sheet in sheets:
                    if sheet.layer == number:
                        self._paint_sheet(layer, sheet, wipe)

    def _paint_sheet(self, layer: Any, sheet: Sheet, wiped: bool) -> None:
        x, y, w, h = (side * SHARPNESS for side in sheet.box)
        if not wiped:
            layer.clear_rect(x, y, w, h)
        if sheet.art:
            layer.draw_image(sheet.image, x, y, w, h)

    @contextmanager
    def _held(self) -> Iterator[None]:
        """All in one message. After an exception ipycanvas' own hold would stay closed for good."""
        manager = self.canvas._canvas_manager
        # A page that has just come does not know on which layer the last command was.
        manager._current_canvas = None
        try:
            with hold_canvas():
                yield
        finally:
            manager._caching = False
            manager._commands_cache, manager._buffers_cache = [], []
