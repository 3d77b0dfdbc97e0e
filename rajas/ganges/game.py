"""Rajas of the Ganges as a game: the calls that are the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rajas.core.errors import Refused, SetupError, WrongDecision
from rajas.core.game import Attempt, Game, Move, Option, Over, Pending, Problem, Refusal, Step
from rajas.core.rules import Rules, load_rules
from rajas.ganges import data, problems, wording
from rajas.ganges.board import Board
from rajas.ganges.components import ours
from rajas.ganges.due import Choice, Due
from rajas.ganges.endgame import ranking
from rajas.ganges.figures import PLAYERS, Components
from rajas.ganges.options import read_move
from rajas.ganges.position import Position, Table
from rajas.ganges.setup import opening
from rajas.ganges.tries import tries


class Ganges(Game[Position]):
    """The game with one set of printed figures."""

    name = "ganges"
    title = "Rajas of the Ganges"

    def __init__(self, components: Components | None = None) -> None:
        self._given = components

    @cached_property
    def components(self) -> Components:
        return self._given or ours()

    @cached_property
    def rules(self) -> Rules:
        return load_rules("ganges", "rajas.ganges")

    @cached_property
    def fingerprint(self) -> str:
        mine = self.components.fingerprint
        return "" if mine == ours().fingerprint else mine

    def using(self, components: Components) -> Ganges:
        """The same game with other figures; with the same figures it is this very game."""
        return self if components.fingerprint == self.components.fingerprint else Ganges(components)

    @cached_property
    def _boards(self) -> dict[int, Board]:
        return {players: Board(self.components, players) for players in PLAYERS}

    def board(self, players: int) -> Board:
        if players not in PLAYERS:
            raise SetupError("players", players=players, least=PLAYERS[0], most=PLAYERS[-1])
        return self._boards[players]

    def settings(self, words: Mapping[str, str]) -> dict[str, Any]:
        unknown = next((name for name in words if name != "players"), None)
        if unknown is not None:
            raise SetupError("setting-unknown", name=unknown[:40])
        players = words.get("players", "")
        if players not in map(str, PLAYERS):
            raise SetupError("players", players=players[:20] or "-", least=PLAYERS[0], most=PLAYERS[-1])
        return {"players": int(players)}

    def start(self, players: int, **settings: Any) -> Position:
        if settings:
            raise SetupError("setting-unknown", name=next(iter(settings)))
        return opening(self.board(players))

    def pending(self, position: Position) -> Pending:
        due = position.due
        return due[-1].pending(position) if due else Over(ranking(position))

    def options(self, position: Position) -> tuple[Option, ...]:
        due = position.due
        return due[-1].options(position) if due else ()

    def attempts(self, position: Position) -> tuple[Attempt, ...]:
        return tries(position) if position.due and isinstance(position.due[-1], Choice) else ()

    def check(self, position: Position, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return self._asked(position, player).check(position, option)

    def apply(self, position: Position, option: Move, player: int | None = None) -> Step[Position]:
        asked = self._asked(position, player)
        refusals = asked.check(position, option)
        if refusals:
            raise Refused(self.name, refusals)
        table = Table.laid(position)
        agenda = table.agenda
        agenda.pop()
        asked.take(table, option)
        while agenda and agenda[-1].by_itself:
            agenda.pop().run(table)
        return table.done()

    def _asked(self, position: Position, player: int | None) -> Due:
        """What is to be answered now, by this player if one is named."""
        if player is not None:
            self.asked_of(position, player)
        if not position.due:
            raise WrongDecision("game-over")
        return position.due[-1]

    def to_data(self, position: Position) -> dict[str, Any]:
        return data.to_data(position)

    def from_data(self, plain: Mapping[str, Any]) -> Position:
        return data.from_data(self, plain)

    def problems(self, position: Position) -> tuple[Problem, ...]:
        return problems.problems(position)

    def read(self, text: str) -> Move:
        return read_move(text.strip())

    def write(self, move: Move) -> str:
        return str(move)

    def describe(self, position: Position, move: Move) -> str:
        return wording.describe(position, move)

    def headline(self, position: Position) -> str:
        return wording.headline(position)


GANGES = Ganges()
