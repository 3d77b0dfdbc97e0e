"""Games as pictures, drawn by what is registered under the entry point `rajas.scenes`. Knows no notebook."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Literal

from rajas.core.errors import RajasError

Theme = Literal["light", "dark"]


class NoScreen(RajasError):
    """A game that can be played, but not drawn."""


class NoPanel(RajasError):
    """A name that no panel of the game has."""


@cache
def screen(name: str) -> Any:
    """What draws the game of that name: a rajas_widgets.screen.Screen."""
    for point in entry_points(group="rajas.scenes", name=name):
        return point.load()
    raise NoScreen("no-screen", name=name[:40])


def picture(name: str, position: Any, panel: str = "", width: float = 1440, theme: Theme = "light") -> str:
    """As SVG: the whole table as a page of this width shows it, or one panel."""
    shown = screen(name)
    if panel and panel not in shown.panels(position):
        raise NoPanel("no-panel", name=panel[:40], panels=", ".join(shown.panels(position)))
    from rajas_widgets.paint.picture import drawn

    return drawn(shown, position, panel, width, theme)


def bundle(name: str, position: Any, words: str) -> dict[str, str]:
    """What a notebook shows of a position, by MIME type: words, and a picture of games that are drawn."""
    try:
        drawn = picture(name, position)
    except NoScreen:
        return {"text/plain": words}
    from rajas_widgets.paint.picture import fitting

    return {"text/plain": words, "image/svg+xml": fitting(drawn)}
