"""A game as a log that a person can follow: who did what, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rajas.core.game import Decision, Event, Game, Option
from rajas.core.record import Node, Record
from rajas.terminal.style import Style
from rajas.terminal.tables import result_lines
from rajas.words import say

# By agreement between the games, an event of such a kind opens a new part of the log.
_OPENING = " begun"
_TURN = "turn begun"


class Log:
    """Writes nodes of a record as lines, one after the other."""

    def __init__(self, game: Game[Any], style: Style) -> None:
        self._game = game
        self._style = style

    def head(self, record: Record[Any]) -> Iterator[str]:
        """What is played, and how to play it again."""
        settings = ", ".join(f"{name} {value}" for name, value in record.settings.items())
        yield self._style.heading(say("core", "log-head", title=self._game.title, settings=settings or "-"))

    def nodes(self, nodes: Iterable[Node[Any]]) -> Iterator[str]:
        for node in nodes:
            yield from self._node(node)

    def _node(self, node: Node[Any]) -> Iterator[str]:
        if node.parent is not None and isinstance(node.move, Option):
            yield self._choice(node.parent.position, node.move)
        for event in node.events:
            yield from self._event(event, node.position)

    def _choice(self, position: Any, move: Option) -> str:
        asked = self._game.pending(position)
        player = asked.player + 1 if isinstance(asked, Decision) else 0
        sentence = say("core", "log-choice", player=player, option=self._game.describe(position, move))
        return "  " + self._style.move(sentence)

    def _event(self, event: Event, position: Any) -> Iterator[str]:
        if event.kind == _TURN:
            yield ""
            yield self._style.heading(self._game.headline(position))
            return
        sentence = event.text(self._game.name)
        if event.kind.endswith(_OPENING):
            yield ""
            yield self._style.with_rule(self._style.heading(sentence), event.rule)
        else:
            yield "      " + self._style.with_rule(sentence, event.rule)

    def result(self, record: Record[Any]) -> Iterator[str]:
        """The places, or where an unfinished game stands."""
        lines = result_lines(self._game, record.position)
        yield ""
        if lines:
            yield self._style.heading(lines[0])
            yield from (f"  {line}" for line in lines[1:])
        else:
            yield say("core", "log-unfinished", headline=self._game.headline(record.position))


def nodes_since(record: Record[Any], before: Node[Any] | None) -> list[Node[Any]]:
    """The nodes after that one on the way to where the record stands; all of them for none."""
    nodes: list[Node[Any]] = []
    node: Node[Any] | None = record.here
    while node is not None and node is not before:
        nodes.append(node)
        node = node.parent
    return nodes[::-1]
