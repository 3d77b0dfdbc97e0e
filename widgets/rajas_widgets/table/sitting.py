"""People at a table: what every press means, whose turn it is, and what is shown. No widget, no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rajas.core import Chance, Dealer, Decision, Event, Move, Outcome, Over, Pending, RajasError, Record
from rajas.core.record import Node
from rajas.players import Player
from rajas_widgets.scene import Layout, Look, Mark, Scene
from rajas_widgets.screen import (
    Ask,
    Choose,
    Chooser,
    Meaning,
    Offer,
    Play,
    PlayAll,
    Say,
    Screen,
    Show,
)
from rajas_widgets.table.answers import refused, rule_sheet, said, trouble
from rajas_widgets.table.choose import ROLL_ON, ChanceChooser, Watching, capital
from rajas_widgets.table.pace import Pace
from rajas_widgets.table.scenes import Scenes
from rajas_widgets.table.story import Story
from rajas_widgets.table.wiring import dock_of
from rajas_widgets.wire import WireBubble, WireDock, WireRule
from rajas_widgets.words import tell

DESK = 1440.0
_ALIAS = "dock-"  # a button of the dock that stands for a shape: "dock-die-orange-4-1"
_LIT = (Mark.LEGAL, Mark.KARMA)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a player of ours."""

    name: str
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    """One event that somebody saw, with the positions before and after it: what motion shows."""

    event: Event
    before: Any
    after: Any


class Sitting:
    """A record, the seats, and the choice in the making. `press` answers everything that can be touched."""

    def __init__(
        self, record: Record[Any], screen: Screen, seats: Sequence[Seat], luck: int = 0, width: float = DESK
    ) -> None:
        self.record = record
        self.screen = screen
        self.seats = tuple(seats)
        self.names = tuple(seat.name for seat in seats)
        self.viewer = next((n for n, seat in enumerate(seats) if seat.player is None), 0)
        self.shown = self.viewer
        self.open_panel = ""
        self._opened_before = ""
        self.width = width
        self.pace = Pace()
        self.bubble: WireBubble | None = None
        self.rule: WireRule | None = None
        self.nodded = ""  # what was pressed in vain
        self.happened: list[Happening] = []  # since somebody last took them
        self.reason = ""  # why the last of the other players moved so
        self._luck = Dealer.seeded(luck)
        self._story = Story(record, screen, self.names)
        self._scenes = Scenes(screen)
        self._amid: set[Node[Any]] = set()  # positions within one press
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

    # Whose turn it is

    @property
    def pending(self) -> Pending:
        return self.record.pending

    @property
    def decider(self) -> int | None:
        """The seat that is asked, if any is."""
        asked = self.pending
        return asked.player if isinstance(asked, Decision) else None

    def asks_person(self) -> bool:
        """Whether somebody in front of the screen is to decide, or to set the dice."""
        return isinstance(self.pending, Chance) or self._is_person(self.decider)

    def waiting(self) -> bool:
        """Whether a player of ours is to move."""
        return self.decider is not None and not self._is_person(self.decider)

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].player is None

    @property
    def chooser(self) -> Chooser:
        """The choice in the making, begun anew whenever the position has changed."""
        if self._at is not self.record.here:
            self._begin()
        return self._choosers[-1]

    def _begin(self) -> None:
        self._at = self.record.here
        self._choosers = [self._new_chooser()]
        decider = self.decider
        if decider is not None and self._is_person(decider):
            self.viewer = self.shown = decider
        if panel := self._choosers[-1].panel():
            self.open_panel = panel

    def _new_chooser(self) -> Chooser:
        asked, position = self.pending, self.record.position
        if isinstance(asked, Over):
            return Watching(self.screen.ending(position, self.names), tell("table-over"))
        if isinstance(asked, Chance):
            return ChanceChooser(self.record.game, position, self._rolled(asked))
        if self._is_person(asked.player):
            return self.screen.chooser(position)
        name = self.names[asked.player]
        return Watching(Offer(tell("table-others-move", name=name)), tell("table-not-your-turn", name=name))

    # Presses

    def press(self, id: str) -> None:
        """Answer this press: something is played, chosen, shown, or said. Nothing is ever lost by it."""
        self.bubble, self.rule, self.nodded = None, None, ""
        try:
            self._obey(id)
        except RajasError as error:
            self._answer(said(self.record, id, str(error)))
        except Exception as error:
            self._answer(trouble(self.record, id, error))

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
        if self.shown == self.decider or not self.asks_person():
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
            case Ask(move):
                self._refuse(at, move)
            case Say(words):
                self._answer(said(self.record, at, words))
            case Choose(chooser):
                self._choosers.append(chooser)
                self.open_panel = chooser.panel() or self.open_panel
            case Show():
                self._show(meaning)

    def _play(self, at: str, moves: Sequence[Move]) -> None:
        """All of it, or, if any part is refused, none of it."""
        before = self.record.here
        for number, move in enumerate(moves):
            if self.record.check(move):
                refusing = self.record.here
                self._refuse(at, move)
                if refusing is not before:
                    self.record.stand_at(before)
                return
            self.record.play(move)
            if number < len(moves) - 1:
                self._amid.add(self.record.here)
        self._note(before)

    def _note(self, before: Node[Any]) -> None:
        """Remember what happened, and begin the next choice."""
        for node in self.record.since(before):
            was = node.parent.position if node.parent is not None else node.position
            self.happened += [Happening(event, was, node.position) for event in node.events]
        self._begin()

    def _refuse(self, at: str, move: Move) -> None:
        refusals = self.record.check(move)
        if not refusals:
            self._answer(said(self.record, at, tell("table-nothing-against")))
            return
        position = self.record.position
        attempt = capital(self.record.game.describe(position, move))
        way_out = self.screen.help(position, move, refusals)
        self._answer(refused(self.record, self.screen, at, attempt, refusals, way_out))
        self.nodded = at

    def _answer(self, bubble: WireBubble) -> None:
        self.bubble = bubble

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
            self._opened_before, self.open_panel = self.open_panel, wish.panel

    def ask_rule(self, id: str) -> None:
        """Open the sheet of a rule."""
        self.rule = rule_sheet(self.record.game, id)

    def close(self, what: str) -> None:
        if what == "bubble":
            self.bubble = None
        elif what == "rule":
            self.rule = None

    # There and back

    def undo(self) -> None:
        """The choice in the making first, then back to the last decision that a person made."""
        if len(self.chooser_steps()) > 1:
            self._choosers.pop()
            return
        before = self.record.here
        while self.record.undo():
            if self._stops_here():
                self._begin()
                return
        self.record.here = before
        self._answer(said(self.record, "undo", tell("table-no-undo")))

    def redo(self) -> None:
        """Forward again to the next decision of a person, as far as it was played."""
        before = self.record.here
        while self.record.redo():
            if self._stops_here():
                break
        if self.record.here is before:
            self._answer(said(self.record, "redo", tell("table-no-redo")))
        self._begin()

    def chooser_steps(self) -> tuple[Chooser, ...]:
        """The choice in the making, step by step: the first is the bare question."""
        assert self.chooser is not None
        return tuple(self._choosers)

    def can_undo(self) -> bool:
        return len(self.chooser_steps()) > 1 or self.record.here.parent is not None

    def can_redo(self) -> bool:
        return self.record.here.chosen is not None

    def _stops_here(self) -> bool:
        return self.record.here not in self._amid and (
            self.asks_person() or all(seat.player is not None for seat in self.seats)
        )

    # The other players

    def step(self) -> bool:
        """One decision of a player of ours; False where none is to be made."""
        seat = self.decider
        player = self.seats[seat].player if seat is not None else None
        if seat is None or player is None:
            return False
        record, before = self.record, self.record.here
        view = record.game.view(record.position, seat)
        chosen = player.choose(record.game, view, record.options())
        record.play(chosen.option, seat)
        self.reason = tell("table-reason", name=self.names[seat], why=chosen.why) if chosen.why else ""
        if chosen.why and _begins_turn(before):
            self._story.because(record.since(before)[0], chosen.why)
        self._note(before)
        return True

    def turn_begins(self) -> bool:
        """Whether the decision asked for now is the first of a turn."""
        return _begins_turn(self.record.here)

    def _step_once(self) -> None:
        if not self.step():
            self._answer(said(self.record, "step", tell("table-no-step")))

    def _roll_on(self) -> None:
        """Leave to luck what chance decides, up to the next decision."""
        before = self.record.here
        while isinstance(asked := self.pending, Chance):
            self.record.play(self._rolled(asked))
            self._amid.add(self.record.here)
        self._amid.discard(self.record.here)
        self._note(before)

    def _rolled(self, chance: Chance) -> Outcome:
        """What this sitting's own luck brings."""
        outcome = self._luck.outcome(chance, self.record.here.luck)
        assert outcome is not None, "a seeded dealer deals everything"
        return outcome

    def _pause(self) -> None:
        self.pace = self.pace.toggled()

    def _faster(self) -> None:
        self.pace = self.pace.faster()

    # What is seen

    def layout(self) -> Layout:
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
        chosen = self.chooser.marks() if self.shown == self.decider else self._common_marks()
        targets = [shape for scene in scenes for shape in scene.targets()]
        roles = {shape.role for shape in targets if chosen.get(shape.id) in _LIT}
        return {shape.id: chosen.get(shape.id, _unmarked(shape.role, roles)) for shape in targets}

    def _common_marks(self) -> Mapping[str, Mark]:
        """While another player's things are looked at, nothing of theirs is lit."""
        home, personal = self.screen.home, self.screen.personal
        return {id: mark for id, mark in self.chooser.marks().items() if not personal(home(id))}

    def dock(self, layout: Layout) -> WireDock:
        return dock_of(self, layout)

    def story(self) -> list[Any]:
        return list(self._story.lines(self.viewer))

    def take_happenings(self) -> Iterator[Happening]:
        """What happened since this was last asked."""
        happened, self.happened = self.happened, []
        return iter(happened)


def _seat(id: str) -> int | None:
    """The player whose line or row was pressed."""
    name, _, number = id.partition("-")
    return int(number) if name in ("player", "order") and number.isdecimal() else None


def _begins_turn(node: Node[Any]) -> bool:
    """By agreement between the games, an event says so. Only then is a reason worth a line."""
    return node.parent is None or any(event.kind == "turn begun" for event in node.events)


def _unmarked(role: str, roles: set[str]) -> Mark:
    return Mark.REST if role in roles else Mark.PLAIN
