"""The form before a game, as the browser shows it: cards to choose from, and one big button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

import traitlets
from anywidget import AnyWidget

from rajas_widgets.browser.assets import colours, script, signs, text


class WireCard(TypedDict):
    """One of several that exclude each other."""

    value: str
    label: str
    note: str
    signs: list[str]


class WireChoice(TypedDict):
    """A question with its cards."""

    name: str  # "players", "variant": also the class of its field
    label: str
    cards: list[WireCard]
    value: str


class WireSeat(TypedDict):
    """Who sits there; the first seat is the person who fills in the form."""

    name: str
    sign: str
    value: str


class WireForm(TypedDict):
    """Everything on the form. What is chosen stays in the browser until the game begins."""

    choices: list[WireChoice]
    seats: list[WireSeat]
    levels: list[WireCard]
    words: dict[str, str]
    resume: str  # what the button for a kept game says; empty where none is kept
    said: str  # what does not fit


class Form(AnyWidget):
    """Sends {"begin": choices} or {"resume": true}."""

    _esm = script("form", "dom")
    _css = colours() + text("shared.css") + text("form.css")

    content = traitlets.Any().tag(sync=True)
    signs = traitlets.Dict().tag(sync=True)

    def __init__(self, content: WireForm) -> None:
        super().__init__(content=content, signs=signs(_signs_in(content)))

    def tell(self, **changes: str) -> None:
        """Another sentence about what does not fit, or another kept game."""
        self.content = {**self.content, **changes}

    def on_message(self, handler: Callable[[dict[str, Any]], object]) -> None:
        self.on_msg(lambda _widget, content, _buffers: handler(content))

    def __repr__(self) -> str:
        return f"Form: {', '.join(choice['name'] for choice in self.content['choices'])}"


def _signs_in(content: WireForm) -> set[str]:
    cards = [card for choice in content["choices"] for card in choice["cards"]]
    found = {name for card in cards for name in card["signs"]}
    return found | {seat["sign"] for seat in content["seats"]} | {"river", "dicehand"}
