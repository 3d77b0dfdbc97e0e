"""Rajas of the Ganges on the screen: its panels, layouts, choosers, story."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from rajas.core import Event, Move, Outcome, Refusal
from rajas.ganges.position import Position
from rajas_widgets.ganges import layouts
from rajas_widgets.ganges.chance import chance_asked, chance_brings
from rajas_widgets.ganges.choosers import chooser
from rajas_widgets.ganges.depends import depends, home, personal
from rajas_widgets.ganges.ending import ending
from rajas_widgets.ganges.explaining import attempted, explained
from rajas_widgets.ganges.glides import glides
from rajas_widgets.ganges.helping import helps
from rajas_widgets.ganges.large import large
from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.ganges.telling import told
from rajas_widgets.ganges.turns import turn
from rajas_widgets.scene import Layout, Look, Scene
from rajas_widgets.screen import Button, Chooser, Glide, Offer, Piece
from rajas_widgets.words import tell

# Of every area that a tab opens, its icon and field.
_TABS = {
    "palace": ("palace", "madder"),
    "quarry": ("quarry", "leaf"),
    "market": ("market", "market"),
    "river": ("port", "port"),
    "province": ("residence", "leaf"),
    "kali": ("dicehand", "river"),
    "tokens": ("stack", "scrolls"),
    "order": ("elephant", "port"),
    "supply": ("die-any", "terrace"),
    "scrolls": ("scroll", "scrolls"),
}
_WIDEST_PHONE = 390.0  # above that, a phone's stage is only stretched
_CHOICES = {"phone": layouts.AREAS, "tabs": layouts.ASIDE}
_MORE = {"phone": ("order", "supply", "scrolls", "tokens"), "desk": layouts.ASIDE[1:]}


class GangesScreen:
    """What the table asks of a game, answered for this one."""

    name = "ganges"
    player_panel = "province"

    def __init__(self) -> None:
        self._layouts: dict[Hashable, Layout] = {}

    def panels(self, position: Any) -> tuple[str, ...]:
        return tuple(PANELS)

    def scene(self, position: Any, panel: str, look: Look) -> Scene:
        return PANELS[panel](position, look)

    def depends(self, position: Any, panel: str, look: Look) -> Hashable:
        return depends(position, panel, look)

    def personal(self, panel: str) -> bool:
        return personal(panel)

    def home(self, shape: str) -> str:
        return home(shape)

    def layout(self, position: Any, width: float, open_panel: str) -> Layout:
        """Measured once for every kind of page: sizes hang on the board, and on what is asked."""
        form = _form(width)
        kind = position.due[-1].__class__ if position.due else None
        measured = position.board, form, open_panel, kind
        if measured not in self._layouts:
            self._layouts[measured] = layouts.table(position, width, open_panel)
        return self._layouts[measured]

    def tabs(self, position: Any, layout: str) -> tuple[Button, ...]:
        return tuple(_tabs(_CHOICES.get(layout, ())))

    def more(self, position: Any, layout: str) -> tuple[Button, ...]:
        return tuple(_tabs(_MORE.get(layout, ())))

    def chooser(self, position: Any) -> Chooser:
        return chooser(position)

    def glides(self, event: Event, before: Any, after: Any) -> Glide | None:
        return glides(event, before, after)

    def large(self, position: Any, shown: int) -> Mapping[str, Piece]:
        return large(position, shown)

    def story(self, event: Event, position: Any) -> str:
        return told(event, position)

    def turn(self, events: Sequence[Event], position: Any) -> tuple[str, str]:
        return turn(events, position)

    def chance(self, position: Any, names: tuple[str, ...]) -> str:
        return chance_asked(position, names)

    def outcome(self, position: Any, outcome: Outcome) -> tuple[str, str]:
        return chance_brings(position, outcome)

    def heading(self, position: Any) -> str:
        where: Position = position
        if not where.round:
            return tell("table-laying")
        return tell("table-heading", round=where.round, stage=where.stage)

    def attempt(self, position: Any, move: Move) -> str:
        return attempted(position, move)

    def explain(self, position: Any, refusals: Sequence[Refusal]) -> list[tuple[Refusal, str]]:
        return explained(position, refusals)

    def help(self, position: Any, move: Move, refusals: tuple[Refusal, ...]) -> str:
        return helps(position, move, refusals)

    def ending(self, position: Any, names: tuple[str, ...]) -> Offer:
        return ending(position, names)


def _form(width: float) -> float:
    """Pages of equal form have equal layouts."""
    for least in (layouts.DESK, layouts.TABS, layouts.TABLET):
        if width >= least:
            return least
    return min(width, _WIDEST_PHONE)


def _tabs(panels: tuple[str, ...]) -> Iterator[Button]:
    for panel in panels:
        icon, tone = _TABS[panel]
        yield Button(f"open-{panel}", tell(f"tab-{panel}"), icon=icon, tone=tone)


SCREEN = GangesScreen()
