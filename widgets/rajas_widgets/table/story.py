"""The story of the game: one's own turns event by event, the others' in a line each, with their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rajas.core import Event, Record
from rajas.core.record import Node
from rajas_widgets.screen import Screen
from rajas_widgets.wire import WireStory

LINES = 60  # what is sent to the page; all of it is in the record
_MOST_TURNS = 14
_TURN = "turn begun"
_NOBODYS = (" begun", " over")  # by agreement between the games, such events are nobody's own


class Happened(NamedTuple):
    """An event, and the node that it led to."""

    event: Event
    node: Node[Any]


class Turn(NamedTuple):
    """What happened from one beginning of a turn to the next; before the first it is nobody's."""

    player: int
    told: Sequence[Happened]

    def own(self) -> list[Happened]:
        """What its player did."""
        return [one for one in self.told if one.event.player == self.player and not _is_nobodys(one.event)]

    def others(self) -> list[Happened]:
        return [one for one in self.told if one.event.player != self.player or _is_nobodys(one.event)]


class Story:
    """Told anew at every press, from where it matters: the last turns."""

    def __init__(self, record: Record[Any], screen: Screen, names: tuple[str, ...]) -> None:
        self._record = record
        self._screen = screen
        self._names = names
        self._whys: dict[Node[Any], str] = {}

    def because(self, node: Node[Any], why: str) -> None:
        """The reason that a player gave for the move that led to this node."""
        self._whys[node] = why

    def lines(self, viewer: int) -> list[WireStory]:
        """The last lines; those after the viewer's own last turn are marked."""
        told: list[WireStory] = []
        for turn in _turns(self._last_nodes()):
            if turn.player == viewer:
                told = [_marked(line, False) for line in told]
            mine = turn.player in (viewer, -1)
            since = turn.player != viewer
            told += [_marked(line, since) for line in (self._each(turn.told) if mine else self._folded(turn))]
        return told[-LINES:]

    def _last_nodes(self) -> list[Node[Any]]:
        """As far back as a few rounds."""
        nodes: list[Node[Any]] = []
        node: Node[Any] | None = self._record.here
        turns = 0
        while node is not None and turns < _MOST_TURNS:
            nodes.append(node)
            turns += any(event.kind == _TURN for event in node.events)
            node = node.parent
        return nodes[::-1]

    def _folded(self, turn: Turn) -> Iterator[WireStory]:
        """One line, and why it was done so; then what concerns everybody."""
        own = turn.own()
        words, rule = self._screen.turn([one.event for one in own], turn.told[-1].node.position)
        if words:
            why = next((self._whys[one.node] for one in own if one.node in self._whys), "")
            yield self._line(turn.player, " ".join(filter(None, [words, why])), rule)
        yield from self._each(turn.others() if words else turn.told)

    def _each(self, told: Sequence[Happened]) -> Iterator[WireStory]:
        for event, node in told:
            words = self._screen.story(event, node.position)
            if words:
                yield self._line(-1 if _is_nobodys(event) else event.player, words, event.rule)

    def _line(self, player: int, words: str, rule: str) -> WireStory:
        name = self._names[player] if 0 <= player < len(self._names) else ""
        return WireStory(player=player, name=name, text=words, rule=rule, since=False)


def _turns(nodes: Sequence[Node[Any]]) -> Iterator[Turn]:
    player, told = -1, list[Happened]()
    for node in nodes:
        for event in node.events:
            told.append(Happened(event, node))
            if event.kind == _TURN:
                yield Turn(player, told)
                player, told = event.player, []
    if told:
        yield Turn(player, told)


def _is_nobodys(event: Event) -> bool:
    return event.kind.endswith(_NOBODYS)


def _marked(line: WireStory, since: bool) -> WireStory:
    return {**line, "since": since}
