"""Small tables for rule tests: laid in a line, played by notation, read in plain words.

    laid = table(me={"money": 5, "dice": kali(orange=[4, 5])}, open={"orange snake": "orange-05"})
    after = play(laid, "place quarry-1", "tile orange-05", "pay orange:5", "put 2,3 turn 0")
    assert after.me["money"] == 7

Player 1 is `me` and has the first turn; whatever is left out is as after set-up. Chance is played by
notation as well ("rolls 5", "draws coins 3"); only the tile beneath a stack turns up by itself where the next
move does not name it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from rajas.core.game import Chance, Decision, Event, Over
from rajas.ganges import GANGES
from rajas.ganges.components import load
from rajas.ganges.game import Ganges
from rajas.ganges.options import Reveals
from rajas.ganges.position import Position

Data = Mapping[str, Any]


def table(
    me: Data | None = None,
    others: Sequence[Data] = ({},),
    *,
    game: Ganges = GANGES,
    **whole: Any,
) -> Position:
    """A table for 1 + len(others) players; `whole` is what belongs to no player (supply, open, ...)."""
    return game.from_data({"players": [dict(me or {}), *map(dict, others)], **whole})


def kali(**hands: Sequence[int]) -> dict[str, list[int]]:
    """Only these dice, none of the other colours: kali(orange=[4, 5])."""
    return {colour: list(hands.get(colour, ())) for colour in ("orange", "green", "blue", "purple")}


def lies(cell: str, tile: str, turn: int = 0, covers: str | None = None) -> dict[str, Any]:
    """A tile of a province: lies("2,3", "orange-05", turn=1)."""
    return {"cell": cell, "tile": tile, "turn": turn, "covers": covers}


@dataclass(frozen=True)
class Played:
    """Where the moves led, and everything that happened on the way."""

    position: Position
    events: tuple[Event, ...]
    game: Ganges

    @property
    def data(self) -> dict[str, Any]:
        return self.game.to_data(self.position)

    @property
    def me(self) -> dict[str, Any]:
        """Player 1 in plain data."""
        return self.player(1)

    def player(self, number: int) -> dict[str, Any]:
        """Player 1, 2, ... in plain data."""
        found: dict[str, Any] = self.data["players"][number - 1]
        return found

    @property
    def options(self) -> list[str]:
        return options(self.position, game=self.game)

    @property
    def asks(self) -> str:
        return asks(self.position, game=self.game)

    def told(self, *kinds: str) -> list[Event]:
        """The events of these kinds, in their order."""
        return [event for event in self.events if event.kind in kinds]

    @property
    def story(self) -> list[str]:
        """Every event as "kind rule amount", in their order; the amount is left out where it is 0."""
        return [_line(event) for event in self.events]


def printed(*changes: tuple[str, str]) -> Ganges:
    """The game with other figures: each (old, new) is changed once in the text of our component file."""
    text = files("rajas.ganges").joinpath("components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return GANGES.using(load(text))


def _line(event: Event) -> str:
    amount = f" {event.amount:+d}" if event.amount != 0 else ""
    return f"{event.kind} {event.rule}{amount}"


def play(position: Position, *moves: str, game: Ganges = GANGES) -> Played:
    """Play these options and outcomes, one after the other; a move against the rules raises Refused."""
    events: list[Event] = []
    for text in moves:
        move = game.read(text)
        if not isinstance(move, Reveals):
            position = _turn_up(position, events, game)
        step = game.apply(position, move)
        position = step.position
        events += step.events
    return Played(_turn_up(position, events, game), tuple(events), game)


def _turn_up(position: Position, events: list[Event], game: Ganges) -> Position:
    """The tile beneath, if it is still to be turned up: the first that may lie there."""
    while isinstance(chance := game.pending(position), Chance) and chance.kind == "reveal":
        step = game.apply(position, chance.choices[0])
        position = step.position
        events += step.events
    return position


def refusals(
    position: Position, move: str, *, game: Ganges = GANGES
) -> list[tuple[str, dict[str, int | str]]]:
    """Why not: (rule, numbers) of every refusal in its order; empty when the move is legal."""
    return [(refusal.rule, dict(refusal.numbers)) for refusal in game.check(position, game.read(move))]


def rules(position: Position, move: str, *, game: Ganges = GANGES) -> list[str]:
    """Only the rule ids of the refusals, in their order."""
    return [rule for rule, _ in refusals(position, move, game=game)]


def options(position: Position, *, game: Ganges = GANGES) -> list[str]:
    """What is offered, in notation; at a chance, what may come."""
    pending = game.pending(position)
    moves = pending.choices if isinstance(pending, Chance) else game.options(position)
    return [game.write(move) for move in moves]


def asks(position: Position, *, game: Ganges = GANGES) -> str:
    """What the position asks for: "1 place" (player and decision), "chance roll", or "over"."""
    match game.pending(position):
        case Decision(player, kind):
            return f"{player + 1} {kind}"
        case Chance(kind=kind):
            return f"chance {kind}"
    return "over"


def ranking(position: Position, *, game: Ganges = GANGES) -> list[list[int]]:
    """The places of a finished game, players counted from 1."""
    pending = game.pending(position)
    assert isinstance(pending, Over)
    return [[player + 1 for player in place] for place in pending.ranking]
