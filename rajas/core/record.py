"""The record of a game: the set-up and the moves taken, with undo, redo, and every branch kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic

from rajas.core.dealer import Dealer, ManualDealer, SeededDealer
from rajas.core.errors import RajasError, SetupError
from rajas.core.game import Chance, Event, Game, Move, Option, Outcome, P, Pending, Refusal, Step


class Node(Generic[P]):
    """One position of the record, how it came about, and what was tried from it."""

    __slots__ = ("children", "chosen", "events", "luck", "move", "parent", "position")

    def __init__(
        self,
        position: P,
        parent: Node[P] | None = None,
        move: Move | None = None,
        events: tuple[Event, ...] = (),
    ) -> None:
        self.position = position
        self.parent = parent
        self.move = move
        self.events = events
        self.children: dict[Move, Node[P]] = {}  # in the order in which they were tried
        self.chosen: Node[P] | None = None  # the child that redo leads to
        self.luck = 0  # how many chances lie before this position

    def chosen_again(self) -> None:
        """Redo leads here once more, whatever else was tried since."""
        if self.parent is not None:
            self.parent.chosen = self


class Record(Generic[P]):
    """A game as it was played. Chance goes on by itself up to the next decision if the dealer decides it."""

    def __init__(self, game: Game[P], start: P, settings: dict[str, str], dealer: Dealer) -> None:
        self.game = game
        self.settings = settings
        self.dealer = dealer
        self.root: Node[P] = Node(start)
        self.here = self.root

    @classmethod
    def new(
        cls,
        game: Game[P],
        *,
        players: int,
        seed: int | None = None,
        dealer: Dealer | None = None,
        **settings: Any,
    ) -> Record[P]:
        """A game dealt up to the first decision; without seed and dealer, chance is played by hand."""
        if dealer is not None and seed is not None:
            raise SetupError("seed-or-dealer")
        if dealer is None:
            dealer = ManualDealer() if seed is None else Dealer.seeded(seed)
        start = game.start(players=players, **settings)
        words = game.setting_words(players=players, **settings)
        record = cls(game, start, words | _seed_of(dealer), dealer)
        record._deal()
        return record

    @classmethod
    def of(cls, game: Game[P], position: P, dealer: Dealer | None = None) -> Record[P]:
        """A record that starts from a position, however it was made."""
        dealer = dealer or ManualDealer()
        record = cls(game, position, _seed_of(dealer), dealer)
        record._deal()
        return record

    @classmethod
    def read(cls, text: str, game: Game[Any] | None = None) -> Record[Any]:
        """The record that `text` gave, of whatever game it names unless one is given."""
        from rajas.core.notation import read

        return read(text, game)

    def text(self, *, annotated: bool = False) -> str:
        """The whole game as text, with every branch; annotated, the events stand in it as remarks."""
        from rajas.core.notation import write

        return write(self, annotated)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """In a notebook: the table as it stands."""
        from rajas.core.pictures import bundle

        return bundle(self.game.name, self.position, self.game.headline(self.position))

    @property
    def position(self) -> P:
        return self.here.position

    @property
    def pending(self) -> Pending:
        return self.game.pending(self.position)

    def options(self) -> tuple[Option, ...]:
        return self.game.options(self.position)

    def check(self, move: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return self.game.check(self.position, move, player)

    def play(self, move: Move, player: int | None = None) -> tuple[Event, ...]:
        """Take an option or outcome; the events include those of the chances dealt after it."""
        before, chosen, known = self.here, self.here.chosen, move in self.here.children
        self.game.asked_of(self.position, player)
        try:
            self.enter(move)
            self._deal()
        except RajasError:
            self.here, before.chosen = before, chosen
            if not known:
                before.children.pop(move, None)
            raise
        return tuple(event for node in self.since(before) for event in node.events)

    def undo(self) -> bool:
        """Back to the last decision (by hand: the last step); False where there is none."""
        node = self.here.parent
        while node is not None and not self._stops_at(node):
            node = node.parent
        if node is None:
            return False
        self.here = node
        return True

    def redo(self) -> bool:
        """Forward again along the branch last taken; False at its end."""
        node = self.here.chosen
        if node is None:
            return False
        while node.chosen is not None and not self._stops_at(node):
            node = node.chosen
        self.here = node
        self._deal()  # a text may end amid the dealing
        return True

    def branches(self) -> tuple[Move, ...]:
        """What has been tried from here so far."""
        return tuple(self.here.children)

    def line(self) -> tuple[Node[P], ...]:
        """The nodes from the start to here."""
        return self.since(None)

    def since(self, before: Node[P] | None) -> tuple[Node[P], ...]:
        """The nodes after that one on the way to here; all of them for none."""
        nodes: list[Node[P]] = []
        node: Node[P] | None = self.here
        while node is not None and node is not before:
            nodes.append(node)
            node = node.parent
        return tuple(reversed(nodes))

    def moves(self) -> tuple[Move, ...]:
        """The options and outcomes that lead here."""
        return tuple(node.move for node in self.line() if node.move is not None)

    def events(self) -> Iterator[Event]:
        """Everything that happened up to here."""
        for node in self.line():
            yield from node.events

    def enter(self, move: Move) -> None:
        """Take one step, without dealing what follows."""
        node = self.here
        known = node.children.get(move)
        if known is None:
            step: Step[P] = self.game.apply(node.position, move)
            known = node.children[move] = Node(step.position, node, move, step.events)
            known.luck = node.luck + isinstance(move, Outcome)
        node.chosen = self.here = known

    def stand_at(self, node: Node[P]) -> None:
        """Go to a node of this record, so that redo leads on from there, and deal what chance is open."""
        self.here = node
        for passed in self.line():
            passed.chosen_again()
        self._deal()

    def _deal(self) -> None:
        while isinstance(chance := self.pending, Chance):
            outcome = self.dealer.outcome(chance, self.here.luck)
            if outcome is None:
                return
            self.enter(outcome)

    def _stops_at(self, node: Node[P]) -> bool:
        chance = self.game.pending(node.position)
        return not isinstance(chance, Chance) or self.dealer.outcome(chance, node.luck) is None


def _seed_of(dealer: Dealer) -> dict[str, str]:
    """What the text must say so that the same luck goes on after reading."""
    return {"seed": str(dealer.seed)} if isinstance(dealer, SeededDealer) else {}
