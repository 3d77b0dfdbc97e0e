"""The story of the game: a line an event, each with its rule, the newest last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rajas.core import Decision, Outcome, Record
from rajas.core.record import Node
from rajas_widgets.screen import Screen
from rajas_widgets.wire import WireStory

LINES = 60  # what is sent to the page; all of it is in the record


class Story:
    """Keeps the lines of every node, so that a press tells only what is new."""

    def __init__(self, record: Record[Any], screen: Screen, names: tuple[str, ...]) -> None:
        self._record = record
        self._screen = screen
        self._names = names
        self._lines: dict[Node[Any], list[WireStory]] = {}
        self._whys: dict[Node[Any], str] = {}

    def because(self, node: Node[Any], why: str) -> None:
        """The reason that a player gave for the move that led to this node."""
        self._whys[node] = why
        self._lines.pop(node, None)

    def lines(self, viewer: int) -> list[WireStory]:
        """The last lines; those after the viewer's own last move are marked."""
        told: list[WireStory] = []
        since = True
        for node in self._backwards():
            since = since and not self._moved(node, viewer)
            told[:0] = [WireStory(**{**line, "since": since}) for line in self._of(node)]
            if len(told) >= LINES:
                break
        return told[-LINES:]

    def _backwards(self) -> Iterator[Node[Any]]:
        node: Node[Any] | None = self._record.here
        while node is not None:
            yield node
            node = node.parent

    def _moved(self, node: Node[Any], player: int) -> bool:
        """Whether this player decided what led here; luck belongs to what called for it."""
        while node.parent is not None and isinstance(node.move, Outcome):
            node = node.parent
        if node.parent is None:
            return False
        asked = self._record.game.pending(node.parent.position)
        return isinstance(asked, Decision) and asked.player == player

    def _of(self, node: Node[Any]) -> list[WireStory]:
        found = self._lines.get(node)
        if found is None:
            found = self._lines[node] = list(self._told(node))
        return found

    def _told(self, node: Node[Any]) -> Iterator[WireStory]:
        for event in node.events:
            words = self._screen.story(event, node.position)
            if words:
                # By agreement between the games, an event of such a kind is nobody's own.
                player = -1 if event.kind.endswith((" begun", " over")) else event.player
                yield self._line(player, words, event.rule)
        why = self._whys.get(node)
        if why and node.parent is not None:
            asked = self._record.game.pending(node.parent.position)
            yield self._line(asked.player if isinstance(asked, Decision) else -1, why, "")

    def _line(self, player: int, words: str, rule: str) -> WireStory:
        name = self._names[player] if 0 <= player < len(self._names) else ""
        return WireStory(player=player, name=name, text=words, rule=rule, since=False)
