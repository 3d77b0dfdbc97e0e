"""A game as a log that a person can follow: who did what, in short or with every event and its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rajas.core.game import Decision, Event, Game, Option
from rajas.core.record import Node, Record
from rajas.terminal.style import Style, printable, wrapped
from rajas.terminal.tables import result_lines, table_of
from rajas.words import say

# By agreement between the games, an event of such a kind opens a new part of the log.
_OPENING = " begun"
_TURN = "turn begun"
_ROUND = "round begun"


class Log:
    """Writes nodes of a record as lines, one after the other."""

    def __init__(
        self,
        game: Game[Any],
        style: Style,
        width: int = 80,
        seat: int | None = None,
        verbose: bool = False,
    ) -> None:
        self._game = game
        self._style = style
        self._width = width
        self._seat = seat
        self._teller = None if verbose else table_of(game).teller(seat)

    def head(self, record: Record[Any]) -> Iterator[str]:
        """What is played, and how to play it again."""
        settings = ", ".join(f"{name} {value}" for name, value in record.settings.items())
        head = say("core", "log-head", title=self._game.title, settings=settings or "-")
        yield self._style.heading(printable(head))

    def nodes(self, nodes: Iterable[Node[Any]]) -> Iterator[str]:
        """What can be said for sure after these nodes; `rest` says the remainder."""
        for node in nodes:
            yield from self._full(node) if self._teller is None else self._short(node)

    def rest(self) -> Iterator[str]:
        """The sentence that has been begun."""
        if self._teller is not None:
            for line in self._teller.lines():
                yield from wrapped(line, self._width, "  ", "      ")

    # In short

    def _short(self, node: Node[Any]) -> Iterator[str]:
        assert self._teller is not None
        for event in node.events:
            self._teller.add(event, node.position)
            if event.kind == _TURN:
                yield from self.rest()
            if event.kind == _ROUND:
                yield from self.rest()
                yield ""
                yield self._style.heading(printable(event.text(self._game.name)))
                yield from wrapped(table_of(self._game).standing(node.position), self._width, "  ", "  ")

    # With every event

    def _full(self, node: Node[Any]) -> Iterator[str]:
        if node.parent is not None and isinstance(node.move, Option):
            yield from self._choice(node.parent.position, node.move)
        for event in node.events:
            yield from self._event(event, node.position)

    def _choice(self, position: Any, move: Option) -> Iterator[str]:
        asked = self._game.pending(position)
        player = asked.player + 1 if isinstance(asked, Decision) else 0
        sentence = say("core", "log-choice", player=player, option=self._game.describe(position, move))
        yield from (self._style.move(line) for line in wrapped(sentence, self._width, "  ", "    "))

    def _event(self, event: Event, position: Any) -> Iterator[str]:
        if event.kind == _TURN:
            yield ""
            for line in wrapped(self._game.headline(position), self._width, "", "  "):
                yield self._style.heading(line)
            return
        sentence = printable(event.text(self._game.name))
        if event.kind.endswith(_OPENING):
            yield ""
            yield self._style.with_rule(self._style.heading(sentence), event.rule)
        else:
            *first, last = wrapped(f"{sentence} [{event.rule}]", self._width, "      ", "        ")
            yield from first
            yield self._style.quiet_end(last, f"[{event.rule}]")

    def result(self, record: Record[Any]) -> Iterator[str]:
        """The places, or where an unfinished game stands."""
        lines = result_lines(self._game, record.position, self._seat)
        if lines:
            yield self._style.heading(lines[0])
            yield from (f"  {line}" for line in lines[1:])
        else:
            text = say("core", "log-unfinished", headline=self._game.headline(record.position))
            yield from wrapped(text, self._width, "", "  ")
