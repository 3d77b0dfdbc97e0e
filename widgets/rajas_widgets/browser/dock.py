"""The dock: what is asked, the buttons below the table, the story, and the rule that a line comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets
from anywidget import AnyWidget

from rajas_widgets.art.palette import EMBLEMS
from rajas_widgets.browser.assets import script, signs, text, words
from rajas_widgets.browser.overlay import Handler
from rajas_widgets.wire import WireBubble, WireDock, WireRule

_EMPTY: WireDock = {
    "layout": "desk", "sentence": "", "note": "", "sum": None,
    "buttons": [], "tools": [], "tabs": [], "story": [],
}  # fmt: skip
_PARTS = ("dom", "channel", "arrows", "beside", "bubble", "tips")
_OWN_SIGNS = ("close", "cog", "up", "feather", "check", "palm", *(f"emblem-{emblem}" for emblem in EMBLEMS))


class Dock(AnyWidget):
    """Ordinary buttons and words. In one channel with the overlay, they light up their shapes there."""

    _esm = script("dock", *_PARTS)
    _css = text("shared.css") + text("dock.css")

    content = traitlets.Any(_EMPTY).tag(sync=True)
    rule = traitlets.Any(None).tag(sync=True)
    bubble = traitlets.Any(None).tag(sync=True)
    channel = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    signs = traitlets.Dict().tag(sync=True)  # only those that were needed so far

    def __init__(self, channel: str = "") -> None:
        super().__init__(channel=channel, words=words(), signs=signs(_OWN_SIGNS))
        self._pressed = ""
        self.on_message(self._note)

    def show(
        self,
        content: WireDock | None = None,
        *,
        rule: WireRule | None = None,
        bubble: WireBubble | None = None,
    ) -> None:
        """The next state, in one message. Rule and bubble are gone unless they are given."""
        if bubble is not None and bubble == self.bubble and bubble["at"] == self._pressed:
            self.bubble = None  # asked again, answered again
        self._pressed = ""
        with self.hold_sync():
            if content is not None:
                if wanted := _signs_in(content) - set(self.signs):
                    self.signs = {**self.signs, **signs(wanted)}
                self.content = content
            self.rule = rule
            self.bubble = bubble

    def on_message(self, handler: Handler) -> None:
        """Called with what the browser sends: press, rule, close, report (see wire.py)."""
        self.on_msg(lambda _widget, content, _buffers: handler(content))

    def _note(self, content: Mapping[str, Any]) -> None:
        self._pressed = content.get("press", self._pressed)

    def __repr__(self) -> str:
        content: Any = self.content
        return f"Dock: {content['sentence'] or 'nothing to do'} ({len(content['buttons'])} buttons)"


def _signs_in(content: WireDock) -> set[str]:
    """Every sign that the buttons and the sum show."""
    buttons = (*content["buttons"], *content["tools"], *content["tabs"])
    return {button["icon"] for button in buttons} | set(content["sum"]["parts"] if content["sum"] else ())
