"""People at a table: what every press means, and what is shown. No widget, no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rajas.core import Chance, Move, Over, Pending, RajasError, Record
from rajas.core.record import Node
from rajas_widgets.scene import Layout, Look, Mark, Scene
from rajas_widgets.screen import (
    Ask,
    Choose,
    Chooser,
    Meaning,
    Offer,
    Play,
    PlayAll,
    Rather,
    Say,
    Screen,
    Show,
)
from rajas_widgets.table.answers import refused, rule_sheet, said, trouble
from rajas_widgets.table.choose import ROLL_ON, ChanceChooser, Watching
from rajas_widgets.table.course import Course, Happening, Seat, Stopped
from rajas_widgets.table.pace import Pace
from rajas_widgets.table.scenes import Scenes
from rajas_widgets.table.story import Story
from rajas_widgets.table.wiring import dock_of
from rajas_widgets.wire import WireBubble, WireDock, WireRule, WireStory
from rajas_widgets.words import tell

DESK = 1440.0
_ALIAS = "dock-"  # a button of the dock that stands for a shape: "dock-die-orange-4-1"
_LIT = (Mark.LEGAL, Mark.KARMA)


class Sitting:
    """The course of a game, and the choice in the making. `press` answers everything that can be touched."""

    def __init__(
        self, record: Record[Any], screen: Screen, seats: Sequence[Seat], luck: int = 0, width: float = DESK
    ) -> None:
        self.record = record
        self.screen = screen
        self.course = Course(record, seats, luck)
        self.seats = self.course.seats
        self.names = tuple(seat.name for seat in seats)
        self.viewer = next((n for n, seat in enumerate(seats) if seat.player is None), 0)
        self.shown = self.viewer
        self.open_panel = ""
        self._opened_before = ""
        self.width = width
        self.pace = Pace()
        self.bubble: WireBubble | None = None
        self.rule: WireRule | None = None
        self._reasons: dict[int, str] = {}  # why each of the other players moved so, while it moves
        self._story = Story(record, screen, self.names)
        self._scenes = Scenes(screen)
        self._at: Node[Any] | None = None
        self._choosers: list[Chooser] = []
        self._tools: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "pause": self._pause,
            "step": self._step_once,
            "speed": self._faster,
            ROLL_ON: self._roll_on,
        }
        self._begin()

    @property
    def pending(self) -> Pending:
        return self.course.pending

    # The choice in the making

    @property
    def chooser(self) -> Chooser:
        return self.steps[-1]

    @property
    def steps(self) -> list[Chooser]:
        """The choice step by step, the bare question first."""
        self._begin()
        return self._choosers

    def _begin(self) -> None:
        """A new choice whenever the position has changed, seen by whoever is asked."""
        if self._at is self.record.here:
            return
        self._at = self.record.here
        self._choosers = [self._new_chooser()]
        decider = self.course.decider
        if decider is not None and self.course.is_person(decider):
            self.viewer = self.shown = decider
        self.open_panel = self._choosers[-1].panel() or self._with_something_open()

    def _with_something_open(self) -> str:
        """On a phone, where something glows; elsewhere everything is seen anyway."""
        marks = self._choosers[-1].marks()
        homes = dict.fromkeys(self.screen.home(id) for id, mark in marks.items() if mark in _LIT)
        if not homes or self.open_panel in homes or not self._is_phone():
            return self.open_panel
        return next(iter(homes))

    def _new_chooser(self) -> Chooser:
        asked, position = self.pending, self.record.position
        if isinstance(asked, Over):
            return Watching(self.screen.ending(position, self.names), tell("table-over"))
        if isinstance(asked, Chance):
            rolled = self.course.rolled(asked)
            return ChanceChooser(self.record.game, position, rolled, self.screen, self.names)
        if self.course.is_person(asked.player):
            return self.screen.chooser(position)
        name = self.names[asked.player]
        offer = Offer(tell("table-others-move", name=name), self._reasons.get(asked.player, ""))
        return Watching(offer, tell("table-not-your-turn", name=name))

    # Presses

    def press(self, id: str) -> None:
        """Answer this press: something is played, chosen, shown, or said. Nothing is ever lost by it."""
        self.bubble, self.rule = None, None
        before = self.record.here
        try:
            self._obey(id)
        except RajasError as error:
            self.course.back_to(before)
            self.bubble = said(self.record, id, str(error))
        except Exception as error:
            self.course.back_to(before)
            self.bubble = trouble(self.record, id, error)
        self._begin()

    def _obey(self, id: str) -> None:
        if id in self._tools:
            self._tools[id]()
        elif id.startswith("open-"):
            self._open(id)
        elif id == "close-race":
            self.open_panel = self._opened_before
        elif (seat := _seat(id)) is not None:
            self._show(Show(seat=seat))
        else:
            shape = id.removeprefix(_ALIAS)
            self._do(id, self._another_persons(shape) or self.chooser.press(shape))

    def _another_persons(self, shape: str) -> Meaning | None:
        """Things of a player that somebody only looks at are not for this choice."""
        decider = self.course.decider
        if self.shown == decider or not self.course.is_person(decider):
            return None
        if not self.screen.personal(self.screen.home(shape)):
            return None
        return Say(tell("table-only-looking", name=self.names[self.shown]))

    def _do(self, at: str, meaning: Meaning) -> None:
        match meaning:
            case Play(move):
                self._play(at, (move,))
            case PlayAll(moves):
                self._play(at, moves)
            case Rather(move):
                self._play_rather(at, move)
            case Ask(move):
                self._refuse(at, Stopped(self.record.position, move))
            case Say(words):
                self._say(at, words)
            case Choose(chooser):
                self._choosers.append(chooser)
                self.open_panel = chooser.panel() or self.open_panel
            case Show():
                self._show(meaning)

    def _play(self, at: str, moves: Sequence[Move]) -> None:
        stopped = self.course.play(moves)
        if stopped is not None:
            self._refuse(at, stopped)

    def _play_rather(self, at: str, move: Move) -> None:
        """Refused, all stays as it was."""
        before = self.record.here
        if not self.course.undo():
            self._say(at, tell("table-no-undo"))
            return
        stopped = self.course.play((move,))
        if stopped is not None:
            self.course.back_to(before)
            self._refuse(at, stopped)

    def _refuse(self, at: str, stopped: Stopped) -> None:
        """The rules that stand against it, and a way out that the engine knows."""
        position, move = stopped
        refusals = self.record.game.check(position, move)
        if not refusals:
            self._say(at, tell("table-nothing-against"))
            return
        attempt = self.screen.attempt(position, move)
        way_out = self.screen.help(position, move, refusals)
        words = self.screen.explain(position, refusals)
        self.bubble = refused(self.record, at, attempt, words, way_out)

    def _say(self, at: str, words: str) -> None:
        self.bubble = said(self.record, at, words)

    def ask_rule(self, id: str) -> None:
        """Open the sheet of a rule."""
        self.rule = rule_sheet(self.record.game, id)

    def close(self, what: str) -> None:
        """The browser has closed it already."""
        if what == "bubble":
            self.bubble = None
        elif what == "rule":
            self.rule = None

    # Tools

    def undo(self) -> None:
        """The choice in the making first, then back to the last decision that a person made."""
        if len(self.steps) > 1:
            self._choosers.pop()
        elif not self.course.undo():
            self._say("undo", tell("table-no-undo"))

    def redo(self) -> None:
        if not self.course.redo():
            self._say("redo", tell("table-no-redo"))

    def can_undo(self) -> bool:
        return len(self.steps) > 1 or self.course.can_undo()

    def step(self) -> bool:
        """One decision of a player of ours; False where none is to be made."""
        begins, before, mover = self.course.turn_begins(), self.record.here, self.course.decider
        chosen = self.course.step()
        if chosen is None or mover is None:
            return False
        self._reasons = {mover: chosen.why}
        if chosen.why and begins:
            self._story.because(self.record.since(before)[0], chosen.why)
        self._begin()
        self._follow(before)
        return True

    def _follow(self, before: Node[Any]) -> None:
        """Look where the others act: at their own things, and on a phone at the area."""
        for happening in self.course.seen_since(before):
            glide = self.screen.glides(*happening)
            home = self.screen.home(glide.way[-1]) if glide is not None and glide.way else ""
            if home and self.course.waiting():
                self.shown = happening.event.player if self.screen.personal(home) else self.shown
                self.open_panel = home if self._is_phone() else self.open_panel

    def _is_phone(self) -> bool:
        return self.screen.layout(self.record.position, self.width, self.open_panel).name == "phone"

    def _step_once(self) -> None:
        if not self.step():
            self._say("step", tell("table-no-step"))

    def _roll_on(self) -> None:
        self.course.roll_on()

    def _pause(self) -> None:
        self.pace = self.pace.toggled()

    def _faster(self) -> None:
        self.pace = self.pace.faster()

    # Panels

    def _open(self, id: str) -> None:
        """A panel; pressed again, it closes, or shows one's own things again."""
        panel = id.removeprefix("open-")
        more = self.screen.more(self.record.position, self.layout().name)
        if panel != self.open_panel:
            self._show(Show(panel=panel))
        elif any(button.id == id for button in more):
            self._show(Show(panel=self._opened_before or self.screen.player_panel))
        elif self.screen.personal(panel):
            self.shown = self.viewer

    def _show(self, wish: Show) -> None:
        if wish.seat is not None and wish.seat < len(self.seats):
            self.shown = wish.seat
            if not self.screen.personal(self.open_panel):
                self._show(Show(panel=self.screen.player_panel))
        if wish.panel and wish.panel != self.open_panel:
            if self._comes_back(self.open_panel):
                self._opened_before = self.open_panel
            self.open_panel = wish.panel

    def _comes_back(self, panel: str) -> bool:
        """Once what was opened over it is closed: not what was itself only opened for a while."""
        position, layout = self.record.position, self.layout().name
        if tabs := self.screen.tabs(position, layout):
            return any(tab.id == f"open-{panel}" for tab in tabs)
        return all(button.id != f"open-{panel}" for button in self.screen.more(position, layout))

    # What is seen

    def layout(self) -> Layout:
        self._begin()
        return self.screen.layout(self.record.position, self.width, self.open_panel)

    def look(self) -> Look:
        chooser = self.chooser
        lit = frozenset(id for id, mark in chooser.marks().items() if mark in _LIT)
        return Look(self.viewer, self.shown, self.names, lit, chooser.trial())

    def scenes(self, layout: Layout) -> tuple[Scene, ...]:
        """Those of the panels in sight; what nothing has changed is the same object as before."""
        return self._scenes.of(self.record.position, layout.panels(), self.look())

    def marks(self, scenes: Sequence[Scene]) -> dict[str, str]:
        """How every target stands out: of what may be done now, things of the same kind rest."""
        chosen = self.chooser.marks() if self.shown == self.course.decider else self._common_marks()
        targets = [shape for scene in scenes for shape in scene.targets()]
        roles = {shape.role for shape in targets if chosen.get(shape.id) in (*_LIT, Mark.CHOSEN)}
        return {shape.id: chosen.get(shape.id, _unmarked(shape.role, roles)) for shape in targets}

    def _common_marks(self) -> Mapping[str, Mark]:
        """While another player's things are looked at, nothing of theirs is lit."""
        home, personal = self.screen.home, self.screen.personal
        return {id: mark for id, mark in self.chooser.marks().items() if not personal(home(id))}

    def dock(self, layout: Layout) -> WireDock:
        return dock_of(self, layout)

    def story(self) -> list[WireStory]:
        return self._story.lines(self.viewer)

    def take_happenings(self) -> Iterator[Happening]:
        """What happened since this was last asked."""
        return self.course.take_happenings()


def _seat(id: str) -> int | None:
    """The player whose line or row was pressed."""
    name, _, number = id.partition("-")
    return int(number) if name in ("player", "order") and number.isdecimal() else None


def _unmarked(role: str, roles: set[str]) -> Mark:
    return Mark.REST if role in roles else Mark.PLAIN
