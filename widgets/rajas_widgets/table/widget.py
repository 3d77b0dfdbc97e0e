"""The table on a page: the stage, the dock and the bridge around a sitting. Sends only what changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

from ipywidgets import VBox

from rajas.core import Over, Record
from rajas.core.pictures import screen as screen_of
from rajas.core.record import Node
from rajas.players import opponent
from rajas_widgets.art.palette import Theme
from rajas_widgets.browser.bridge import Bridge
from rajas_widgets.browser.dock import Dock
from rajas_widgets.browser.stage import Stage
from rajas_widgets.paint.svg import svg
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Button, Piece, Screen
from rajas_widgets.table.course import Seat
from rajas_widgets.table.keep import KEY, kept
from rajas_widgets.table.sitting import Sitting
from rajas_widgets.table.wiring import wire_button
from rajas_widgets.wire import WireBrowser
from rajas_widgets.words import tell

_numbers = count(1)
_AGAIN = "again"
_GLIDE, _MOST_GLIDES = 350, 4  # milliseconds; more pieces at once would only confuse
_WITHIN_A_TURN = 3  # so many times faster than between two turns


class Table:
    """A record that can be touched. Shows itself in a notebook or in the app."""

    def __init__(
        self,
        record: Record[Any],
        seats: Sequence[Seat] | None = None,
        *,
        screen: Screen | None = None,
        luck: int = 0,
        levels: Sequence[str] = (),
        keep: bool = True,
        browser: WireBrowser | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        shown = screen or screen_of(record.game.name)
        self.sitting = Sitting(record, shown, seats or persons(record), luck)
        self._levels = tuple(levels) or ("",) * len(self.sitting.seats)
        self._keeps = keep
        self._again = again  # what leads to another game, once this one is over
        channel = f"table-{next(_numbers)}"
        self.stage, self.dock, self.bridge = Stage(channel), Dock(channel), Bridge(channel)
        if browser is not None:  # known already: the first picture fits
            self.bridge.browser = browser
            self.sitting.width = float(browser["width"])
        self.box: Any = VBox([self.bridge, self.stage.box, self.dock])
        self.box.add_class("rajas-table")
        self._sentence = ""
        self._kept: Node[Any] | None = None
        self._playing: asyncio.Task[None] | None = None
        for side in (self.stage.overlay, self.dock):
            side.on_message(self.bridge.guard(self._hear))
        self.bridge.on_browser(self.bridge.guard(self._fit))
        self.bridge.on_colours(self.bridge.guard(lambda theme: self.update()))
        self.update()
        self._let_others_play()

    # What is heard

    def _hear(self, content: Mapping[str, Any]) -> None:
        match content:
            case {"press": str(id)}:
                self.press(id)
            case {"rule": str(id)}:
                self.sitting.ask_rule(id)
                self.update()
            case {"close": str(what)}:
                self.sitting.close(what)

    def press(self, id: str) -> None:
        """What a press of this shape or button does; afterwards the others play."""
        if id == _AGAIN and self._again is not None:
            self._again()
            return
        if id == "theme":
            self._other_theme()
        else:
            self.sitting.press(id)
        self.update()
        self._let_others_play()

    def _fit(self, browser: WireBrowser) -> None:
        """The page has another width now."""
        if browser["width"] and browser["width"] != self.sitting.width:
            self.sitting.width = float(browser["width"])
            self.update()

    def _other_theme(self) -> None:
        self.sitting.close("bubble")
        theme = "light" if self.bridge.colours == "dark" else "dark"
        self.bridge.theme = theme
        self.bridge.store("theme", theme)

    # What is shown

    def update(self) -> None:
        """Show how things stand now."""
        sitting = self.sitting
        layout = sitting.layout()
        made = sitting.scenes(layout)
        scenes = dict(zip(layout.panels(), made, strict=True))
        marks = sitting.marks(made)
        bubble = sitting.bubble
        beside_shape = bubble is not None and bubble["at"] in marks
        self._glide()
        self.stage.show(
            layout,
            scenes,
            self.bridge.colours,
            marks=marks,
            bubble=bubble if beside_shape else None,
            zoom=self._zoom(marks),
        )
        dock = sitting.dock(layout)
        if self._again is not None and isinstance(sitting.pending, Over):
            dock["buttons"].append(wire_button(Button(_AGAIN, tell("table-again"), icon="play", tone="go")))
        dock["tools"] += [wire_button(button) for button in self._own_tools()]
        self.dock.show(dock, rule=sitting.rule, bubble=None if beside_shape else bubble)
        self._say(dock["sentence"])
        self._keep()

    def _own_tools(self) -> tuple[Button, ...]:
        dark = self.bridge.colours == "dark"
        words = tell("tool-light" if dark else "tool-dark")
        return (
            Button("theme", words, icon="sun" if dark else "moon", mark=Mark.PLAIN),
            Button("help", tell("tool-help"), icon="keyboard", mark=Mark.PLAIN, key="?"),
        )

    def _zoom(self, targets: Iterable[str]) -> dict[str, str]:
        """Things whose details are small, drawn large."""
        large = self.sitting.screen.large(self.sitting.record.position, self.sitting.shown)
        colours = self.bridge.colours
        return {id: _drawn(large[id], colours) for id in targets if id in large}

    def _glide(self) -> None:
        """The last things that happened, as pieces on their way; nothing waits for them."""
        moving = self.sitting.pace.moving
        glides = [
            glide
            for happening in self.sitting.take_happenings()
            if moving
            and (glide := self.sitting.screen.glides(happening.event, happening.before, happening.after))
        ]
        for number, glide in enumerate(glides[-_MOST_GLIDES:]):
            art = _drawn(glide.piece, self.bridge.colours)
            self.stage.glide(glide.way, art, ms=_GLIDE, delay=number * _GLIDE // 2)

    def _say(self, sentence: str) -> None:
        """What is asked now, for those who listen."""
        if sentence != self._sentence:
            self._sentence = sentence
            self.stage.overlay.say(sentence)

    def _keep(self) -> None:
        """The game goes into the browser whenever it has gone on, and out of it when it is over."""
        sitting = self.sitting
        here = sitting.record.here
        if self._keeps and here is not self._kept:
            self._kept = here
            over = isinstance(sitting.pending, Over)
            self.bridge.store(KEY, None if over else kept(sitting.record, sitting.names, self._levels))

    # The other players

    def _let_others_play(self) -> None:
        """One decision after the other, while the page answers as ever."""
        sitting = self.sitting
        running = self._playing is not None and not self._playing.done()
        if running or sitting.pace.paused or not sitting.course.waiting():
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no page is there to be played on: somebody presses "step"
            return
        self._playing = loop.create_task(self._others())

    async def _others(self) -> None:
        sitting = self.sitting
        step: Callable[[], None] = self.bridge.guard(self._one_step)
        while sitting.course.waiting() and not sitting.pace.paused:
            share = 1 if sitting.course.turn_begins() else _WITHIN_A_TURN
            await asyncio.sleep(sitting.pace.seconds / share)
            if sitting.pace.paused or not sitting.course.waiting():
                return
            before = sitting.record.here
            step()
            if sitting.record.here is before:
                return

    def _one_step(self) -> None:
        self.sitting.step()
        self.update()

    def close(self) -> None:
        """Take the table off the page."""
        if self._playing is not None:
            self._playing.cancel()
        self.stage.close()
        self.dock.close()
        self.bridge.close()
        self.box.close()

    def __repr__(self) -> str:
        game, seats = self.sitting.record.game, len(self.sitting.seats)
        return tell("table-text", title=game.title, count=seats, heading=self._heading())

    def _heading(self) -> str:
        return self.sitting.screen.heading(self.sitting.record.position)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return {**self.box._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


@lru_cache(maxsize=512)
def _drawn(piece: Piece, theme: Theme) -> str:
    return svg(piece.art, piece.width, piece.height, theme)


def persons(record: Record[Any]) -> tuple[Seat, ...]:
    """Everybody sits in front of the same screen."""
    return tuple(Seat(tell("name", seat=seat)) for seat in range(players_of(record)))


def seats_of(game: str, names: Sequence[str], levels: Sequence[str]) -> tuple[Seat, ...]:
    """A player of ours wherever a level is named, and a person elsewhere."""
    return tuple(
        Seat(name, opponent(game, level, seat) if level else None)
        for seat, (name, level) in enumerate(zip(names, levels, strict=True))
    )


def players_of(record: Record[Any]) -> int:
    """How many players the record's game has."""
    if "players" in record.settings:
        return int(record.settings["players"])
    return len(record.position.players)
