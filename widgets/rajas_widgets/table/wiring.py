"""The dock as it goes over the wire: sentence, buttons, tools, tabs and story."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rajas_widgets.art.palette import EMBLEMS
from rajas_widgets.scene import Layout, Mark
from rajas_widgets.screen import Button, Offer, Sum
from rajas_widgets.wire import WireButton, WireDock, WireSum
from rajas_widgets.words import tell

if TYPE_CHECKING:
    from rajas_widgets.table.sitting import Sitting

_LIT = (Mark.LEGAL, Mark.KARMA)


def dock_of(sitting: Sitting, layout: Layout) -> WireDock:
    """Everything below the table, and the story beside it."""
    offer = _offer(sitting)
    return WireDock(
        layout=layout.name,
        heading=sitting.screen.heading(sitting.record.position),
        sentence=offer.sentence,
        note=offer.note,
        sum=None if offer.sum is None else _sum(offer.sum),
        buttons=[wire_button(button) for button in offer.buttons],
        tools=[
            wire_button(button)
            for button in (*_tools(sitting), *_more(sitting, layout), *_others(sitting, layout))
        ],
        tabs=[wire_button(button) for button in _tabs(sitting, layout)],
        story=sitting.story(),
    )


def _offer(sitting: Sitting) -> Offer:
    """The choice; or a pause, and how it ends; while another player is looked at, also the way back."""
    offer = sitting.chooser.offer()
    decider = sitting.course.decider
    if decider is not None and sitting.course.waiting() and sitting.pace.paused:
        go_on = Button("pause", tell("tool-go-on"), icon="play", tone="go")
        return Offer(tell("table-paused", name=sitting.names[decider]), buttons=(go_on, _step(sitting)))
    if sum(seat.player is None for seat in sitting.seats) > 1 and sitting.course.is_person(decider):
        offer = replace(offer, sentence=_to(sitting.names[sitting.viewer], offer.sentence))
    if decider == sitting.viewer != sitting.shown:
        home = Button(f"player-{sitting.viewer}", tell("table-back-home"), icon="residence")
        return replace(offer, buttons=(*offer.buttons, home))
    return offer


def _to(name: str, sentence: str) -> str:
    """Several people at one screen are called by their names."""
    return tell("table-asked", name=name, sentence=sentence[:1].lower() + sentence[1:])


def _sum(sum: Sum) -> WireSum:
    return WireSum(parts=[*sum.parts], total=sum.total, note=sum.note, verdict=sum.verdict, enough=sum.enough)


def wire_button(button: Button) -> WireButton:
    wired = WireButton(
        id=button.id,
        label=button.label,
        note=button.note,
        icon=button.icon,
        tone=button.tone,
        mark=button.mark.value,
        lights=[*button.lights],
    )
    if button.key:
        wired["key"] = button.key
    return wired


def _tools(sitting: Sitting) -> Iterator[Button]:
    yield _tool("undo", tell("tool-undo"), "undo", "u", sitting.can_undo())
    yield _tool("redo", tell("tool-redo"), "redo", "y", sitting.course.can_redo())
    if any(seat.player is not None for seat in sitting.seats):
        yield from _pace(sitting)


def _pace(sitting: Sitting) -> Iterator[Button]:
    """How the others play. What stands there stays in its place."""
    pace = sitting.pace
    icon, words = ("play", tell("tool-go-on")) if pace.paused else ("pause", tell("tool-pause"))
    yield _tool("pause", words, icon, "p")
    yield _step(sitting)
    yield _tool("speed", tell("tool-speed", speed=pace.speed), "speed", "f")


def _step(sitting: Sitting) -> Button:
    return _tool("step", tell("tool-step"), "next", "s", sitting.course.waiting())


def _tool(id: str, label: str, icon: str, key: str, ready: bool = True) -> Button:
    return Button(id, label, icon=icon, mark=Mark.PLAIN if ready else Mark.REST, key=key)


def _more(sitting: Sitting, layout: Layout) -> Iterator[Button]:
    """Panels without a tab."""
    for button in sitting.screen.more(sitting.record.position, layout.name):
        opened = button.id == f"open-{sitting.open_panel}"
        yield replace(button, mark=Mark.CHOSEN if opened else Mark.PLAIN, tone="linen")


def _others(sitting: Sitting, layout: Layout) -> Iterator[Button]:
    """The other players' things, where a phone has no line of theirs to press."""
    if layout.name != "phone" or not sitting.screen.player_panel:
        return
    for seat, name in enumerate(sitting.names):
        if seat != sitting.viewer:
            looked_at = seat == sitting.shown and sitting.screen.personal(sitting.open_panel)
            mark = Mark.CHOSEN if looked_at else Mark.PLAIN
            words = tell("table-things", name=name)
            yield Button(f"player-{seat}", words, icon=f"emblem-{EMBLEMS[seat]}", tone="linen", mark=mark)


def _tabs(sitting: Sitting, layout: Layout) -> Iterator[Button]:
    """A phone's areas: the open one, and those in which something may be done now."""
    homes = {sitting.screen.home(id) for id, mark in sitting.chooser.marks().items() if mark in _LIT}
    for tab in sitting.screen.tabs(sitting.record.position, layout.name):
        panel = tab.id.removeprefix("open-")
        if panel == sitting.open_panel:
            yield replace(tab, mark=Mark.CHOSEN)
        else:
            yield replace(tab, mark=Mark.LEGAL if panel in homes else Mark.PLAIN)
