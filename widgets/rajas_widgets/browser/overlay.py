"""The overlay: real buttons over the stage. Sends at once what is pressed; never waits, never judges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import traitlets
from anywidget import AnyWidget

from rajas_widgets.browser.assets import script, signs, text, words
from rajas_widgets.wire import WireBubble, WireGlide, WireStage

Handler = Callable[[Mapping[str, Any]], object]

_EMPTY: WireStage = {"width": 1, "height": 1, "panels": [], "targets": []}
_PARTS = ("dom", "channel", "arrows", "beside", "bubble", "tips", "motion")


class Overlay(AnyWidget):
    """One button for each thing that can be touched; how it stands out is a mark, not a drawing."""

    _esm = script("overlay", *_PARTS)
    _css = text("shared.css") + text("overlay.css")

    stage = traitlets.Any(_EMPTY).tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)
    zoom = traitlets.Dict().tag(
        sync=True
    )  # id: the same thing as a larger SVG, shown on hover, focus, long press
    bubble = traitlets.Any(None).tag(sync=True)
    tick = traitlets.Int(0).tag(
        sync=True
    )  # which state this is; the page shows it as data-settled when drawn
    channel = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    signs = traitlets.Dict().tag(sync=True)

    def __init__(self, channel: str = "") -> None:
        super().__init__(channel=channel, words=words(), signs=signs(("palm", "flip", "close")))
        self._pressed = ""
        self.on_message(self._note)

    def show(
        self,
        *,
        stage: WireStage | None = None,
        marks: Mapping[str, str] | None = None,
        bubble: WireBubble | None = None,
        zoom: Mapping[str, str] | None = None,
    ) -> None:
        """The next state, in one message. The bubble is gone unless it is given; the rest stays as it is."""
        if bubble is not None and bubble == self.bubble and bubble["at"] == self._pressed:
            self.bubble = None  # asked again, answered again
        self._pressed = ""
        with self.hold_sync():
            if stage is not None:
                self.stage = stage
            if marks is not None:
                self.marks = dict(marks)
            if zoom is not None:
                self.zoom = dict(zoom)
            self.bubble = bubble
            self.tick += 1

    def say(self, words: str) -> None:
        """Read out to those who listen."""
        self.send({"say": words})

    def glide(self, glide: WireGlide) -> None:
        """A piece on its way: to be sent before the final state is painted."""
        self.send({"glide": glide})

    def nod(self, target: str) -> None:
        """Refused, without words."""
        self.send({"nod": target})

    def on_message(self, handler: Handler) -> None:
        """Called with what the browser sends: press, rule, close, report (see wire.py)."""
        self.on_msg(lambda _widget, content, _buffers: handler(content))

    def _note(self, content: Mapping[str, Any]) -> None:
        self._pressed = content.get("press", self._pressed)

    def __repr__(self) -> str:
        panels = ", ".join(panel["id"] for panel in self.stage["panels"])
        return f"Overlay: {len(self.stage['targets'])} things to touch in {panels or 'no panel'}"
