"""A page with overlay, dock and bridge alone, on a table without rules: what a press does is written below.

It is read as text and served as a notebook (pages.py), so it holds everything that it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import VBox
from rajas_widgets.art.pen import circle, rect
from rajas_widgets.browser.bridge import Bridge
from rajas_widgets.browser.dock import Dock
from rajas_widgets.browser.stage import Stage
from rajas_widgets.scene import Box, Layout, Placement, Scene, Shape
from rajas_widgets.wire import WireBubble, WireButton, WireDock, WireLine, WireRule, WireStory, WireSum

PIECE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><circle cx="15" cy="15" r="14"/></svg>'
)
LARGE = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90H0z"/></svg>'
TOOLS = {
    "undo": ("undo", "u"), "fault": ("flip", "f"), "glide": ("boat", "m"), "keep": ("stack", "k"),
    "fill": ("lock", ""), "go": ("link", ""), "pay": ("coin", "p"), "theme": ("moon", "l"),
    "help": ("keyboard", ""),
}  # fmt: skip
RULE: WireRule = {
    "id": "TOY-1", "title": "A space holds one worker", "ruling": True, "source": "page 3",
    "text": "A worker stands alone.\nWho comes later, goes elsewhere.",
}  # fmt: skip

SUM: WireSum = {
    "parts": ["die-orange-4", "die-orange-5"], "total": 9, "note": "price 9",
    "verdict": "enough", "enough": True,
}  # fmt: skip


def shape(id: str, x: float, y: float, role: str = "space", **more: Any) -> Shape:
    art = rect(x, y, 70, 70, "stone", r=8)
    return Shape(id, role, f"The thing {id}", Box(x, y, 70, 70), art, target=True, **more)


def button(id: str, label: str, **more: Any) -> WireButton:
    plain = {"note": "", "icon": "", "tone": "linen", "mark": "legal", "lights": []}
    made: Any = {"id": id, "label": label, **plain, **more}
    return made  # type: ignore[no-any-return]


class Toy:
    """Holds what was pressed, and shows it."""

    def __init__(self) -> None:
        self.stage, self.dock, self.bridge = Stage("toy"), Dock("toy"), Bridge("toy", "toy:")
        self.box: Any = VBox([self.bridge, self.stage.box, self.dock])
        self.box.add_class("rajas-table")
        self.begin()
        for side in (self.stage.overlay, self.dock):
            side.on_message(self.bridge.guard(self.hear))
        self.bridge.on_browser(self.bridge.guard(lambda browser: self.show()))
        self.bridge.on_colours(self.bridge.guard(lambda colours: self.show()))
        self.show()

    def begin(self) -> None:
        self.gone: set[str] = set()
        self.chosen = ""
        self.said = "Nothing was pressed."
        self.paying = False
        self.bubble: WireBubble | None = None
        self.rule: WireRule | None = None
        self.story: list[WireStory] = []

    # What a press does

    def hear(self, content: Mapping[str, Any]) -> None:
        match content:
            case {"press": id}:
                self.press(id)
            case {"rule": _}:
                self.rule = RULE
            case {"close": "rule"}:
                self.rule = None
            case {"close": "bubble"}:
                self.bubble = None
        self.show()

    def press(self, id: str) -> None:
        self.bubble = None
        self.said = f"Pressed: {id}."
        number = len(self.story)
        self.story.append(
            {"player": number % 4, "name": "Leela", "text": self.said, "rule": "TOY-1", "since": number > 1}
        )
        if id in ("rest", "dock-rest"):
            lines: list[WireLine] = [
                {"text": "Leela stands here.", "rule": "TOY-1"},
                {"text": "2 others are free.", "rule": ""},
            ]
            self.bubble = {"at": id, "title": "No room.", "lines": lines, "report": f"toy {id}"}
        elif id == "fault":
            raise RuntimeError("a bug on purpose")
        elif id == "leaves":
            self.gone.add(id)
        elif id == "undo":
            self.begin()
        elif id == "glide":
            self.stage.glide(["legal", "karma"], PIECE, ms=400)
        elif id == "keep":
            self.bridge.store("game", "kept")
        elif id == "fill":
            self.bridge.store("large", "x" * 20_000_000)
        elif id == "go":
            self.bridge.address("#position")
        elif id == "pay":
            self.paying = True
        else:
            self.chosen = id

    # What is shown

    def show(self) -> None:
        desk = self.bridge.browser["width"] >= 900
        scenes = {"field": self.field(), "hand": self.hand()}
        right = Placement("hand", 420, 0, 1) if desk else Placement("hand", 12, 320, 1)
        layout = Layout(
            "desk" if desk else "phone",
            *((760, 300) if desk else (390, 480)),
            (Placement("field", 12 if not desk else 0, 0, 366 / 400 if not desk else 1), right),
        )
        marks = {
            "legal": "legal",
            "karma": "karma",
            "rest": "rest",
            "leaves": "legal",
            "die": "legal",
            "tile": "rest",
        }
        if self.chosen in marks:
            marks[self.chosen] = "chosen"
        self.stage.show(
            layout, scenes, self.bridge.colours, marks=marks, bubble=self.bubble, zoom={"tile": LARGE}
        )
        self.dock.show(self.content(layout.name), rule=self.rule, bubble=self.bubble)
        self.stage.overlay.say(self.said)

    def field(self) -> Scene:
        ground = rect(0, 0, 400, 300, "leaf", r=12)
        shapes = [
            Shape("ground", "ground", "", Box(0, 0, 400, 300), ground),
            shape("legal", 20, 40), shape("karma", 150, 40), shape("rest", 280, 40),
            shape("leaves", 20, 180), shape("tile", 150, 180, "tile"),
            shape("plain", 280, 180, hit=Box(270, 170, 90, 90)),
        ]  # fmt: skip
        return Scene(
            "field", "The field", 400, 300, tuple(s for s in shapes if s.id not in self.gone), "leaf"
        )

    def hand(self) -> Scene:
        die = Shape(
            "die",
            "die",
            "Orange die, 4",
            Box(30, 40, 60, 60),
            circle(60, 70, 28, "orange"),
            False,
            True,
            round=True,
        )
        return Scene("hand", "Your dice", 340, 160, (die,))

    def content(self, layout: str) -> WireDock:
        areas = [
            button("area-field", "Field", note="2 coins", icon="quarry", tone="leaf", lights=["legal"]),
            button("area-hand", "Dice", icon="dicehand", tone="madder", lights=["die"]),
        ]
        paying = [
            *(
                button(f"dock-die-{n}", f"Orange die, {n}", icon=f"die-orange-{n}")
                for n in (1, 2, 3, 4, 5, 6)
            ),
            button("dock-rest", "Green die, 1", icon="die-green-1", mark="rest"),
            button("turn-1", "Turn", icon="flip", key="t"),
            button("act", "Pay 4 + 5, take the tile", tone="go"),
        ]
        tabs = [
            button(f"open-{n}", n.title(), icon=n, tone="leaf", mark="plain")
            for n in ("quarry", "market", "port", "palace")
        ]
        return {
            "layout": layout,
            "sentence": self.said,
            "note": "What glows may be pressed.",
            "sum": SUM if self.paying else None,
            "buttons": paying if self.paying else areas,
            "tools": [
                button(id, id.title(), icon=icon, key=key, mark="plain") for id, (icon, key) in TOOLS.items()
            ],
            "tabs": tabs if layout == "phone" else [],
            "story": [*self.story],
        }  # fmt: skip


if __name__ == "__main__":
    toy = Toy()
    display(toy.box)  # type: ignore[name-defined]  # noqa: F821  # a notebook has it
