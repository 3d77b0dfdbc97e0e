"""The toy game on the screen: a track of ten spaces, a die, and a button an option. Knows no other game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from rajas_widgets.scene import Box, Layout, Look, Placement, Scene, Shape
from rajas_widgets.screen import Ask, Button, Chooser, Glide, Meaning, Offer, Piece
from rajas_widgets.table.choose import OptionsChooser

from rajas.core import Event, Move, Outcome, Refusal
from tests.toy import AGAIN, GOAL, TOY, Places

SIDE = 48.0


class ToyScreen:
    """Two panels, one layout."""

    name = "toy"
    player_panel = ""

    def panels(self, position: Any) -> tuple[str, ...]:
        return ("track", "die")

    def scene(self, position: Any, panel: str, look: Look) -> Scene:
        return _track(position, look) if panel == "track" else _die(position)

    def depends(self, position: Any, panel: str, look: Look) -> Hashable:
        return position, look.names

    def personal(self, panel: str) -> bool:
        return False

    def home(self, shape: str) -> str:
        return "die" if shape == "die" else "track"

    def layout(self, position: Any, width: float, open_panel: str) -> Layout:
        name = "desk" if width >= 900 else "phone"
        below = SIDE if name == "phone" else 0.0
        beside = 0.0 if name == "phone" else SIDE * (GOAL + 2)
        placements = (Placement("track", 0, 0, 1), Placement("die", beside, below, 1))
        return Layout(name, max(beside + SIDE, SIDE * (GOAL + 1)), below + SIDE, placements)

    def tabs(self, position: Any, layout: str) -> tuple[Button, ...]:
        return ()

    def more(self, position: Any, layout: str) -> tuple[Button, ...]:
        return ()

    def chooser(self, position: Any) -> Chooser:
        return ToyChooser(TOY, position)

    def glides(self, event: Event, before: Any, after: Any) -> Glide | None:
        if event.kind != "moved":
            return None
        seat = event.player
        way = (f"space-{before.places[seat]}", f"space-{after.places[seat]}")
        return Glide(way, Piece('<circle cx="9" cy="9" r="8" fill="var(--ink)"/>', 18, 18))

    def large(self, position: Any, shown: int) -> Mapping[str, Piece]:
        return {}

    def story(self, event: Event, position: Any) -> str:
        return event.text("toy")

    def chance(self, position: Any, names: tuple[str, ...]) -> str:
        return f"{names[position.player]}: the die"

    def outcome(self, position: Any, outcome: Outcome) -> tuple[str, str]:
        return TOY.describe(position, outcome), ""

    def heading(self, position: Any) -> str:
        return TOY.headline(position)

    def attempt(self, position: Any, move: Move) -> str:
        return TOY.describe(position, move)

    def explain(self, position: Any, refusals: Sequence[Refusal]) -> list[tuple[Refusal, str]]:
        return [(refusal, refusal.text("toy")) for refusal in refusals]

    def turn(self, events: Sequence[Event], position: Any) -> tuple[str, str]:
        return " ".join(event.text("toy") for event in events), events[-1].rule if events else ""

    def help(self, position: Any, move: Move, refusals: tuple[Refusal, ...]) -> str:
        return ""

    def ending(self, position: Any, names: tuple[str, ...]) -> Offer:
        return Offer(f"{names[TOY.pending(position).ranking[0][0]]} wins.")  # type: ignore[union-attr]


class ToyChooser(OptionsChooser):
    """The buttons of any game, and the die as a thing that can be asked about."""

    def press(self, shape: str) -> Meaning:
        return Ask(AGAIN) if shape == "die" else super().press(shape)


def _track(position: Places, look: Look) -> Scene:
    shapes = []
    for space in range(GOAL + 1):
        there = [look.names[seat] for seat, place in enumerate(position.places) if place == space]
        box = Box(space * SIDE, 0, SIDE, SIDE)
        label = f"Space {space}: {', '.join(there) or 'empty'}"
        shapes.append(Shape(f"space-{space}", "space", label, box, target=True))
    return Scene("track", "Track", SIDE * (GOAL + 1), SIDE, tuple(shapes))


def _die(position: Places) -> Scene:
    shape = Shape("die", "die", f"Die: {position.rolled}", Box(0, 0, SIDE, SIDE), printed=False, target=True)
    return Scene("die", "Die", SIDE, SIDE, (shape,))


TOY_SCREEN = ToyScreen()
