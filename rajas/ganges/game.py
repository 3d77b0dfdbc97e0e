"""Rajas of the Ganges as a game: the calls that are the same for every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from rajas.core.errors import Refused, SetupError, WrongDecision
from rajas.core.game import Attempt, Game, Move, Option, Over, Pending, Problem, Refusal, Step
from rajas.core.rules import Rules
from rajas.ganges import data, problems, registry, wording
from rajas.ganges.board import Board
from rajas.ganges.components import ours
from rajas.ganges.due import Choice
from rajas.ganges.endgame import ranking
from rajas.ganges.figures import PLAYERS, Components
from rajas.ganges.options import read_move
from rajas.ganges.position import Position, Table
from rajas.ganges.setup import opening
from rajas.ganges.tries import tries
from rajas.ganges.variants import BASIC, Variant, variant_of

SETTINGS = ("players", "variant", "experienced", "ganga")
PLAYER_NUMBERS = range(1, PLAYERS[-1] + 1)
YES_NO = ("yes", "no")


class Ganges(Game[Position]):
    """The game with one set of printed figures."""

    name = "ganges"
    title = "Rajas of the Ganges"

    def __init__(self, components: Components | None = None) -> None:
        self._given = components

    @cached_property
    def components(self) -> Components:
        return self._given or ours()

    @property
    def rules(self) -> Rules:
        return registry.rules()

    @cached_property
    def fingerprint(self) -> str:
        mine = self.components.fingerprint
        return "" if mine == ours().fingerprint else mine

    def using(self, components: Components) -> Ganges:
        """The same game with other figures; with the same figures it is this very game."""
        return self if components.fingerprint == self.components.fingerprint else Ganges(components)

    @cached_property
    def _boards(self) -> dict[Variant, Board]:
        return {}

    def board(
        self, players: int, variant: str = BASIC, experienced: Iterable[int] = (), ganga: bool = False
    ) -> Board:
        """The board of a way to play, the same object whenever asked; seats count from 1."""
        if players not in PLAYERS:
            raise SetupError("players", players=players, least=PLAYERS[0], most=PLAYERS[-1])
        chosen = variant_of(players, variant, experienced, ganga)
        found = self._boards.get(chosen)
        # The first to be kept is the one, whichever thread was first: boards are told apart by identity.
        return self._boards.setdefault(chosen, Board(self.components, chosen)) if found is None else found

    def settings(self, words: Mapping[str, str]) -> dict[str, Any]:
        unknown = next((name for name in words if name not in SETTINGS), None)
        if unknown is not None:
            raise SetupError("setting-unknown", name=unknown[:40])
        players = words.get("players", "")
        if players not in map(str, PLAYERS):
            raise SetupError("players", players=players[:20] or "-", least=PLAYERS[0], most=PLAYERS[-1])
        found: dict[str, Any] = {"players": int(players)}
        if "variant" in words:
            found["variant"] = words["variant"]
        if "experienced" in words:
            found["experienced"] = _seats(words["experienced"], int(players))
        if "ganga" in words:
            if words["ganga"] not in YES_NO:
                raise SetupError("variant-ganga", found=words["ganga"][:20])
            found["ganga"] = words["ganga"] == "yes"
        return found

    def setting_words(self, players: int, **settings: Any) -> dict[str, str]:
        """As `settings` reads them; what is as in the basic game goes without saying."""
        variant = self.board(players, **settings).variant
        words = {"players": str(players)}
        if variant.name != BASIC:
            words["variant"] = variant.name
        if variant.experienced:
            words["experienced"] = " ".join(map(str, variant.experienced))
        if variant.ganga:
            words["ganga"] = "yes"
        return words

    def start(self, players: int, **settings: Any) -> Position:
        unknown = next((name for name in settings if name not in SETTINGS), None)
        if unknown is not None:
            raise SetupError("setting-unknown", name=unknown)
        return opening(self.board(players, **settings))

    def pending(self, position: Position) -> Pending:
        due = position.due
        return due[-1].pending(position) if due else Over(ranking(position))

    def options(self, position: Position) -> tuple[Option, ...]:
        due = position.due
        return due[-1].options(position) if due else ()

    def attempts(self, position: Position) -> tuple[Attempt, ...]:
        return tries(position) if position.due and isinstance(position.due[-1], Choice) else ()

    def check(self, position: Position, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        self._ready(position, player)
        return position.due[-1].check(position, option)

    def apply(self, position: Position, option: Move, player: int | None = None) -> Step[Position]:
        due = position.due
        if player is not None or not due:
            self._ready(position, player)
        refusals = due[-1].check(position, option)
        if refusals:
            raise Refused(self.name, refusals)
        table = Table.laid(position)
        agenda = table.agenda
        agenda.pop().take(table, option)
        while agenda and agenda[-1].by_itself:
            agenda.pop().run(table)
        return table.done()

    def _ready(self, position: Position, player: int | None) -> None:
        """Raise unless something is to be answered now, by this player if one is named."""
        if player is not None:
            self.asked_of(position, player)
        if not position.due:
            raise WrongDecision("game-over")

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


def _seats(words: str, players: int) -> tuple[int, ...]:
    """Seats counted from 1, with spaces or commas between them."""
    parts = words.replace(",", " ").split()
    if not parts or not all(part in map(str, PLAYER_NUMBERS) for part in parts):
        raise SetupError("variant-seats", found=words[:20] or "-", players=players)
    return tuple(map(int, parts))


GANGES = Ganges()
