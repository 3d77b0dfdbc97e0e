"""Everything that can be decided, happen by chance, or be tried in vain, each with its notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

from rajas.core.errors import NotationError
from rajas.core.game import Attempt, Move, Option, Outcome
from rajas.ganges.words import BUILDINGS, COLOURS, GOODS, SIDES, TILE_ID, Building, Colour, Good, opposite

Answer = TypeVar("Answer", bound=Option)
SIDE_WORDS = {side: word for word, side in SIDES.items()}


class Die(NamedTuple):
    colour: Colour
    value: int

    def __str__(self) -> str:
        return f"{self.colour.word}:{self.value}"


class Spent(NamedTuple):
    """A die handed in, by the face it shows on Kali, turned over with karma or not."""

    colour: Colour
    value: int
    turned: bool = False

    @property
    def worth(self) -> int:
        return opposite(self.value) if self.turned else self.value

    def __str__(self) -> str:
        return f"{self.colour.word}:{self.value}" + (f">{opposite(self.value)}" if self.turned else "")


class Counted(NamedTuple):
    """A market that pays: its good and the coins printed on it."""

    good: Good
    coins: int

    def __str__(self) -> str:
        return f"{self.good.word}:{self.coins}"


class Cell(NamedTuple):
    """Row and column of the province, counted from 1."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.row},{self.column}"


@dataclass(frozen=True, slots=True)
class Place(Option):
    space: str

    def __str__(self) -> str:
        return f"place {self.space}"


@dataclass(frozen=True, slots=True)
class Pass(Option):
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class TakeTile(Option):
    tile: str

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class Pay(Option):
    dice: tuple[Spent, ...]

    def __str__(self) -> str:
        return " ".join(["pay", *map(str, self.dice)])


@dataclass(frozen=True, slots=True)
class Put(Option):
    """The cell, and the clockwise quarter turns of the tile."""

    cell: Cell
    turn: int

    def __str__(self) -> str:
        return f"put {self.cell} turn {self.turn}"


@dataclass(frozen=True, slots=True)
class Cover(Option):
    cell: Cell

    def __str__(self) -> str:
        return f"cover {self.cell}"


@dataclass(frozen=True, slots=True)
class First(Option):
    """Which part of a tile's income comes first: fame or coins."""

    income: str

    def __str__(self) -> str:
        return f"first {self.income}"


@dataclass(frozen=True, slots=True)
class TakeYield(Option):
    cell: Cell
    side: int

    def __str__(self) -> str:
        return f"yield {self.cell} {SIDE_WORDS[self.side]}"


@dataclass(frozen=True, slots=True)
class TakeToken(Option):
    """A yield token by its colour and reward (NAV-6)."""

    token: str

    def __str__(self) -> str:
        return f"token {self.token}"


@dataclass(frozen=True, slots=True)
class LayToken(Option):
    """The border space that a token is put on."""

    cell: Cell
    side: int

    def __str__(self) -> str:
        return f"lay {self.cell} {SIDE_WORDS[self.side]}"


@dataclass(frozen=True, slots=True)
class CountMarkets(Option):
    markets: tuple[Counted, ...]

    def __str__(self) -> str:
        return " ".join(["markets", *(map(str, self.markets) if self.markets else ["none"])])


@dataclass(frozen=True, slots=True)
class Sail(Option):
    spaces: int

    def __str__(self) -> str:
        return f"sail {self.spaces}"


@dataclass(frozen=True, slots=True)
class MoveScroll(Option):
    building: Building

    def __str__(self) -> str:
        return f"upgrade {self.building.word}"


@dataclass(frozen=True, slots=True)
class NameColour(Option):
    colour: Colour

    def __str__(self) -> str:
        return f"colour {self.colour.word}"


@dataclass(frozen=True, slots=True)
class Return(Option):
    die: Die

    def __str__(self) -> str:
        return f"return {self.die}"


@dataclass(frozen=True, slots=True)
class Reroll(Option):
    die: Die

    def __str__(self) -> str:
        return f"reroll {self.die}"


@dataclass(frozen=True, slots=True)
class Enough(Option):
    """No more dice to return, or to reroll."""

    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True, slots=True)
class Call(Option):
    """A palace action called from the river."""

    action: int

    def __str__(self) -> str:
        return f"call {self.action}"


@dataclass(frozen=True, slots=True)
class Take(Option):
    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Decline(Option):
    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Rolls(Outcome):
    value: int

    def __str__(self) -> str:
        return f"rolls {self.value}"


@dataclass(frozen=True, slots=True)
class Reveals(Outcome):
    tile: str

    def __str__(self) -> str:
        return f"reveals {self.tile}"


@dataclass(frozen=True, slots=True)
class Draws(Outcome):
    words: str

    def __str__(self) -> str:
        return f"draws {self.words}"


@dataclass(frozen=True, slots=True)
class Starts(Outcome):
    player: int

    def __str__(self) -> str:
        return f"starts {self.player + 1}"


@dataclass(frozen=True, slots=True)
class Try(Attempt):
    """Something people try in vain; what it is about stands behind its name."""

    name: str
    about: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, ["try", self.name, self.about]))


BASIC_TRIES = (
    "turn-die",
    "move-tile",
    "claim-bonus",
    "claim-yield",
    "keep-token",
    "decline-coins",
    "decline-fame",
    "decline-dice",
    "decline-karma",
    "decline-upgrade",
    "change-order",
    "second-worker",
    "take-worker-back",
    "take-change",
    "trade-dice",
    "reroll-die",
    "take-elephant",
    "rescore-buildings",
    "look-under-stack",
    "keep-paid-die",
    "overfill-kali",
)
VARIANT_TRIES = ("move-token", "claim-token", "second-token", "claim-printed")
TRIES = (*BASIC_TRIES, *VARIANT_TRIES)

TAKE, DECLINE, ENOUGH, PASS = Take(), Decline(), Enough(), Pass()
SAILS = tuple(Sail(spaces) for spaces in range(100))
SCROLLS = tuple(MoveScroll(building) for building in Building)
NAMES = tuple(NameColour(colour) for colour in Colour)
FACES = tuple(Rolls(value) for value in range(1, 7))
CALLS = tuple(Call(action) for action in range(7))


def by_faces(option: Callable[[Colour, int], Answer]) -> tuple[tuple[tuple[Answer, ...], ...], ...]:
    """For every colour, and every set of faces given as bits, the option of each face."""
    made = {(colour, face): option(colour, face) for colour in Colour for face in range(1, 7)}
    return tuple(
        tuple(
            tuple(made[colour, face] for face in range(1, 7) if faces >> face & 1) for faces in range(1 << 7)
        )
        for colour in Colour
    )


RETURNS = by_faces(lambda colour, value: Return(Die(colour, value)))
REROLLS = by_faces(lambda colour, value: Reroll(Die(colour, value)))

_DIE = r"(orange|green|blue|purple):([1-6])"
_CELL = r"([1-9]\d?),([1-9]\d?)"
_SPENT = re.compile(_DIE + r"(>[1-6])?")
_COUNTED = re.compile(r"(silk|tea|spices):(0|[1-9]\d?)")
_LONGEST = 300


def _die(colour: str, value: str) -> Die:
    return Die(COLOURS[colour], int(value))


def _cell(row: str, column: str) -> Cell:
    return Cell(int(row), int(column))


def _pay(words: str) -> Pay:
    return Pay(tuple(_spent(word) for word in words.split(" ")))


def _spent(word: str) -> Spent:
    found = _SPENT.fullmatch(word)
    if found is None or (found[3] and int(found[3][1:]) != opposite(int(found[2]))):
        raise NotationError("move", text=word[:60])
    return Spent(COLOURS[found[1]], int(found[2]), bool(found[3]))


def _markets(words: str) -> CountMarkets:
    if words == "none":
        return CountMarkets(())
    found = [_COUNTED.fullmatch(word) for word in words.split(" ")]
    if not all(found):
        raise NotationError("move", text=words[:60])
    return CountMarkets(tuple(Counted(GOODS[match[1]], int(match[2])) for match in found if match))


_GRAMMAR: dict[str, tuple[re.Pattern[str], Callable[..., Move]]] = {
    word: (re.compile(pattern, re.ASCII), make)
    for word, pattern, make in (
        ("place", r"([a-z]+(?:-[a-z0-9]+){1,3})", Place),
        ("pass", "", Pass),
        ("tile", f"({TILE_ID})", TakeTile),
        ("pay", r"([a-z0-9:> ]+)", _pay),
        ("put", _CELL + r" turn ([0-3])", lambda row, column, turn: Put(_cell(row, column), int(turn))),
        ("cover", _CELL, lambda row, column: Cover(_cell(row, column))),
        ("first", r"(fame|coins)", First),
        (
            "yield",
            _CELL + r" (north|east|south|west)",
            lambda row, column, side: TakeYield(_cell(row, column), SIDES[side]),
        ),
        ("token", r"([a-z0-9 ,-]+)", TakeToken),
        (
            "lay",
            _CELL + r" (north|east|south|west)",
            lambda row, column, side: LayToken(_cell(row, column), SIDES[side]),
        ),
        ("markets", r"([a-z0-9: ]+)", _markets),
        ("sail", r"(\d\d?)", lambda spaces: SAILS[int(spaces)]),
        ("upgrade", r"(temple|palace|fort|mill)", lambda building: SCROLLS[BUILDINGS[building]]),
        ("colour", r"(orange|green|blue|purple)", lambda colour: NAMES[COLOURS[colour]]),
        ("return", _DIE, lambda colour, value: Return(_die(colour, value))),
        ("reroll", _DIE, lambda colour, value: Reroll(_die(colour, value))),
        ("enough", "", Enough),
        ("call", r"([1-6])", lambda action: CALLS[int(action)]),
        ("take", "", Take),
        ("decline", "", Decline),
        ("rolls", r"([1-6])", lambda value: FACES[int(value) - 1]),
        ("reveals", f"({TILE_ID})", Reveals),
        ("draws", r"([a-z0-9 ,-]+)", Draws),
        ("starts", r"([1-4])", lambda player: Starts(int(player) - 1)),
        ("try", rf"({'|'.join(TRIES)})(?: ([a-z0-9:, -]+))?", lambda name, about: Try(name, about or "")),
    )
}


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """The move that the notation names; a NotationError otherwise."""
    word, _, rest = text[: _LONGEST + 1].partition(" ")
    entry = _GRAMMAR.get(word)
    found = entry and entry[0].fullmatch(rest)
    if entry is None or found is None or len(text) > _LONGEST:
        raise NotationError("move", text=text[:60])
    return entry[1](*found.groups())
