"""How a game goes on: whose turn it is, what is played, taken back, and played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rajas.core import Chance, Dealer, Decision, Event, Move, Outcome, Pending, Record
from rajas.core.record import Node
from rajas.players import Chosen, Player


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a player of ours."""

    name: str
    player: Player | None = None


class DiceByHand(Dealer):
    """Tiles and tokens come as luck has it; what these kinds of chance bring is set by whoever plays."""

    def __init__(self, luck: int, *kinds: str) -> None:
        self._luck = Dealer.seeded(luck)
        self._kinds = kinds

    def outcome(self, chance: Chance, number: int) -> Outcome | None:
        return None if chance.kind in self._kinds else self._luck.outcome(chance, number)


class Happening(NamedTuple):
    """One event that somebody saw, with the positions before and after it: what motion shows."""

    event: Event
    before: Any
    after: Any


class Stopped(NamedTuple):
    """A move that the rules forbid, and the position in which it was tried."""

    position: Any
    move: Move


class Course:
    """A record and those who play it: people, who are waited for, and players of ours."""

    def __init__(self, record: Record[Any], seats: Sequence[Seat], luck: int) -> None:
        self.record = record
        self.seats = tuple(seats)
        self._luck = Dealer.seeded(luck)
        self._amid: set[Node[Any]] = set()  # positions within one press
        self._happened: list[Happening] = []

    # Whose turn it is

    @property
    def pending(self) -> Pending:
        return self.record.pending

    @property
    def decider(self) -> int | None:
        """The seat that is asked, if any is."""
        asked = self.pending
        return asked.player if isinstance(asked, Decision) else None

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].player is None

    def asks_person(self) -> bool:
        """Whether somebody in front of the screen is to decide, or to set the dice."""
        return isinstance(self.pending, Chance) or self.is_person(self.decider)

    def waiting(self) -> bool:
        """Whether a player of ours is to move."""
        return self.decider is not None and not self.is_person(self.decider)

    def turn_begins(self) -> bool:
        """Whether the decision asked for now is the first of a turn: by agreement, an event says so."""
        here = self.record.here
        return here.parent is None or any(event.kind == "turn begun" for event in here.events)

    # Going on

    def play(self, moves: Sequence[Move]) -> Stopped | None:
        """All of it, or, if any part is refused, none of it."""
        before = self.record.here
        for number, move in enumerate(moves):
            if self.record.check(move):
                stopped = Stopped(self.record.position, move)
                self.back_to(before)
                return stopped
            self.record.play(move)
            if number < len(moves) - 1:
                self._amid.add(self.record.here)
        self._note(before)
        return None

    def step(self) -> Chosen | None:
        """One decision of a player of ours, if one is to be made."""
        seat = self.decider
        player = self.seats[seat].player if seat is not None else None
        if seat is None or player is None:
            return None
        record, before = self.record, self.record.here
        chosen = player.choose(record.game, record.game.view(record.position, seat), record.options())
        record.play(chosen.option, seat)
        self._note(before)
        return chosen

    def roll_on(self) -> None:
        """Leave to luck what chance decides, up to the next decision."""
        before = self.record.here
        while isinstance(asked := self.pending, Chance):
            self.record.play(self.rolled(asked))
            self._amid.add(self.record.here)
        self._amid.discard(self.record.here)
        self._note(before)

    def rolled(self, chance: Chance) -> Outcome:
        """What this table's own luck brings."""
        outcome = self._luck.outcome(chance, self.record.here.luck)
        assert outcome is not None, "a seeded dealer deals everything"
        return outcome

    def _note(self, before: Node[Any]) -> None:
        """Remember what happened."""
        self._happened += self.seen_since(before)

    def seen_since(self, before: Node[Any]) -> Iterator[Happening]:
        """What happened after that position, on the way to here."""
        for node in self.record.since(before):
            was = node.parent.position if node.parent is not None else node.position
            yield from (Happening(event, was, node.position) for event in node.events)

    def take_happenings(self) -> Iterator[Happening]:
        """What happened since this was last asked."""
        happened, self._happened = self._happened, []
        return iter(happened)

    # There and back

    def back_to(self, node: Node[Any]) -> None:
        """As if nothing had been played since."""
        if self.record.here is not node:
            self.record.stand_at(node)

    def undo(self) -> bool:
        """Back to the last decision that a person made; False where there is none."""
        before = self.record.here
        while self.record.undo():
            if self._stops_here():
                return True
        self.record.here = before
        return False

    def redo(self) -> bool:
        """Forward again to the next decision of a person, as far as it was played; False at its end."""
        before = self.record.here
        while self.record.redo():
            if self._stops_here():
                break
        return self.record.here is not before

    def can_undo(self) -> bool:
        return self.record.here.parent is not None

    def can_redo(self) -> bool:
        return self.record.here.chosen is not None

    def _stops_here(self) -> bool:
        nobody = all(seat.player is not None for seat in self.seats)
        return self.record.here not in self._amid and (nobody or self.asks_person())
