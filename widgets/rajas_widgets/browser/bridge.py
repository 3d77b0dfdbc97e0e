"""The bridge: the only place in Python that knows about a browser."""

from __future__ import annotations

import logging
from collections.abc import Callable
from traceback import format_exception
from typing import Any, ParamSpec

import traitlets
from anywidget import AnyWidget

from rajas_widgets.art.palette import Theme
from rajas_widgets.browser.assets import colours, fonts, script, text, words
from rajas_widgets.wire import WireBrowser

P = ParamSpec("P")
log = logging.getLogger(__name__)

# Before the browser has answered: a desk in the light, as the loading screen shows it.
UNKNOWN: WireBrowser = {
    "search": "", "hash": "", "width": 1408, "height": 900, "ratio": 1.0,
    "reduced": False, "dark": False, "fonts": False, "stored": {},
}  # fmt: skip


class Bridge(AnyWidget):
    """Address, storage, wishes, width; tells when the kernel is gone; shows what went wrong."""

    _esm = script("bridge", "dom", "channel")
    _css = colours() + text("shared.css") + text("bridge.css")

    browser = traitlets.Any(UNKNOWN).tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)  # chosen: "light" or "dark"; nothing follows the system
    prefix = traitlets.Unicode("rajas:").tag(sync=True)
    channel = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, channel: str = "", prefix: str = "rajas:") -> None:
        super().__init__(channel=channel, prefix=prefix, words=words())
        self.on_msg(self._hear)

    @property
    def colours(self) -> Theme:
        """What is shown: the theme that was chosen, else what the system wishes."""
        return "dark" if (self.theme or ("dark" if self.browser["dark"] else "light")) == "dark" else "light"

    def store(self, key: str, text: str | None) -> None:
        """Keep a text in the browser; None forgets it. A full browser says so in a bar."""
        self.send({"store": {key: text}})

    def address(self, address: str) -> None:
        """Show this address without going there: "#position" or "?seed=7"."""
        self.send({"address": address})

    def tell(self, title: str, text: str = "", report: str = "") -> None:
        """Show a bar; `report` is what its button copies."""
        self.send({"fault": {"title": title, "text": text, "report": report}})

    def guard(self, handler: Callable[P, object]) -> Callable[P, None]:
        """The handler, but what goes wrong in it is shown and logged, and the page goes on."""

        def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
            try:
                handler(*args, **kwargs)
            except Exception as problem:
                log.exception("in a handler")
                self.tell("", repr(problem), "".join(format_exception(problem)))

        return guarded

    def on_browser(self, handler: Callable[[WireBrowser], object]) -> None:
        """Called at first and whenever the browser changes: width, wishes, address, storage."""
        self.observe(lambda change: handler(change["new"]), "browser")

    def on_colours(self, handler: Callable[[Theme], object]) -> None:
        """Called when light turns to dark or back, by choice or with the system."""
        shown = [self.colours]

        def changed(_change: object) -> None:
            if self.colours != shown[0]:
                shown[0] = self.colours
                handler(self.colours)

        self.observe(changed, ["theme", "browser"])

    def _hear(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if "ping" in content:
            self.send({"pong": content["ping"]})
        if "fonts" in content:
            self.send({"fonts": fonts()})

    def __repr__(self) -> str:
        return f"Bridge to the browser: keeps {self.prefix}*"
