"""What the naive second opinion knows: printed figures, seats, roads, payments, and all that can be said."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from itertools import combinations, product
from typing import Any

from rajas.core.game import Move, Option
from rajas.ganges.options import Cell as At
from rajas.ganges.options import (
    Counted,
    CountMarkets,
    Die,
    LayToken,
    Pay,
    Put,
    Spent,
    TakeTile,
)
from rajas.ganges.words import BUILDINGS, COLOURS, GOODS, SIDES

FIGURES: dict[str, Any] = tomllib.loads(files("rajas.ganges").joinpath("components.toml").read_text("utf-8"))
SEATS = {2: "two", 3: "three", 4: "four"}
WORD_OF_SIDE = {"n": "north", "e": "east", "s": "south", "w": "west"}
LETTER_OF_SIDE = {number: word[0] for word, number in SIDES.items()}
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
FACING = {"n": "s", "s": "n", "e": "w", "w": "e"}
BACKS = ("snake", "cow", "tiger")
MONEY_MARKER = (12, 33, 44, 55)

Cell = tuple[int, int]
Side = tuple[Cell, str]
Lump = tuple[str, int]
Play = Generator[Any, Any, Any]


class Slab:
    """A province tile as the component file prints it."""

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number = number
        self.id: str = entry["id"]
        self.colour: str = entry["colour"]
        self.price: int = entry["price"]
        self.stack = list(COLOURS).index(self.colour) * 3 + BACKS.index(entry["stack"])
        self.printed: str = entry["roads"]
        self.buildings = [word for word in entry["holds"] if word in BUILDINGS]
        self.markets = [
            (words.split()[0], int(words.split()[1])) for words in entry["holds"] if words not in BUILDINGS
        ]

    def roads(self, turn: int) -> frozenset[str]:
        return frozenset("nesw"[("nesw".index(side) + turn) % 4] for side in self.printed)


SLABS = [Slab(number, entry) for number, entry in enumerate(FIGURES["tiles"])]
BY_NAME = {slab.id: slab for slab in SLABS}
ROWS, COLUMNS = FIGURES["province"]["rows"], FIGURES["province"]["columns"]
CELLS: list[Cell] = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
RESIDENCE: Cell = tuple(FIGURES["province"]["residence"])
STONE: list[Cell] = [tuple(cell) for cell in FIGURES["province"]["stone"]]
# By the side of the province board: what each border space gives, and on the Navaratna side its colour.
BORDERS: dict[str, dict[Side, str]] = {
    side: {(tuple(entry["cell"]), entry["side"][0]): entry["yield"] for entry in FIGURES["province"][side]}
    for side in ("basic", "navaratna")
}
COLOURED: dict[Side, str] = {
    (tuple(entry["cell"]), entry["side"][0]): entry["colour"] for entry in FIGURES["province"]["navaratna"]
}
TOKENS = ("white", "yellow", "red", "brown")
HANDS = {"basic": 10, "navaratna": 8}
BENDS = [set("ne"), set("es"), set("sw"), set("nw")]
RIVER: list[str] = ["", *FIGURES["river"]["spaces"]]
LAST = len(RIVER) - 1
BALCONY = {entry["give"]: entry["take"] for entry in FIGURES["palace"]["balconies"]}
OFF_BOARD = [(0, 1), (0, 3), (ROWS + 1, 2), (2, COLUMNS + 1), (ROWS, COLUMNS + 2), (9, 9)]


@dataclass
class Seat:
    """One player's things."""

    side: str
    money: int
    fame: int
    karma: int
    boat: int
    scrolls: dict[str, int]
    late: str | None
    dice: list[Lump]
    active: int
    waiting: set[str]
    spots: set[str]
    bonus: int
    tiles: dict[Cell, tuple[Slab, int]]
    under: dict[Cell, Slab]
    joined: set[Side]
    tokens: dict[Side, str]

    @property
    def free_hands(self) -> int:
        return HANDS[self.side] - len(self.dice)

    @property
    def unplaced(self) -> int:
        return self.active - len(self.spots)

    @property
    def markets(self) -> list[Lump]:
        return [market for slab in self.slabs for market in slab.markets]

    def reads(self, building: str) -> int:
        return self.scrolls[building] - (self.late == building)

    @property
    def upgrades(self) -> int:
        return sum(self.reads(building) - 2 for building in self.scrolls)

    @property
    def slabs(self) -> list[Slab]:
        return [slab for slab, _ in self.tiles.values()]

    def token_spaces(self, colour: str) -> list[Side]:
        """NAV-8: border spaces of the colour, without a token, that no road has joined yet."""
        free = set(COLOURED) - set(self.tokens) - self.joined if self.side == "navaratna" else set()
        return [side for side in free if COLOURED[side] == colour]

    def times(self, what: str) -> int:
        """How many of these there are, for rewards that count (RIV-15 to RIV-20, NAV-10, NAV-13)."""
        return {
            "": 1,
            "per market": len(self.markets),
            "per market tile": sum(bool(slab.markets) for slab in self.slabs),
            "per building": sum(len(slab.buildings) for slab in self.slabs),
            "per bend": sum(set(slab.printed) in BENDS for slab in self.slabs),
            "per upgrade": self.upgrades,
            "per karma": self.karma,
            "per worker": self.active,
            "per 3 river spaces": self.boat // 3,
            "per joined token": sum(side in self.joined for side in self.tokens),
        }[what]

    @property
    def gap(self) -> int:
        beside: int = FIGURES["tracks"]["crossing"] - (self.money + 1) // 2
        return self.fame - beside


@dataclass
class Question:
    """Somebody decides: whether an option is legal, and everything of the right kind."""

    kind: str
    player: int
    legal: Callable[[Any], bool]
    everything: Callable[[random.Random], Iterable[Option]]
    about: Any = None


@dataclass
class Luck:
    """Chance decides: every outcome with its weight."""

    kind: str
    weights: dict[Move, int]

    @property
    def likely(self) -> dict[Move, Fraction]:
        total = sum(self.weights.values())
        return {outcome: Fraction(weight, total) for outcome, weight in self.weights.items()}


# Roads


def reached(tiles: dict[Cell, tuple[Slab, int]]) -> set[Cell]:
    """The cells whose roads lead to the residence: walk, cell by cell, until nothing new comes (PRV-9)."""
    found: set[Cell] = set()
    steps = [(RESIDENCE, side) for side in FIGURES["province"]["residence_roads"]]
    while steps:
        (row, column), side = steps.pop()
        there = (row + STEP[side][0], column + STEP[side][1])
        if there in found or there not in tiles:
            continue
        slab, turn = tiles[there]
        roads = slab.roads(turn)
        if FACING[side] in roads:
            found.add(there)
            steps += [(there, road) for road in roads]
    return found


def ends(tiles: dict[Cell, tuple[Slab, int]], board: str = "basic") -> set[Side]:
    """The border yields of this side of the province board that a road joins to the residence."""
    there = reached(tiles)
    return {
        (cell, side)
        for cell, side in BORDERS[board]
        if cell in there and side in tiles[cell][0].roads(tiles[cell][1])
    }


def fits(seat: Seat, slab: Slab, cell: Cell, turn: int) -> bool:
    """PRV-2: an empty cell, not stone, not the residence, and one of its roads joined."""
    if cell not in CELLS or cell in STONE or cell == RESIDENCE or cell in seat.tiles:
        return False
    return cell in reached({**seat.tiles, cell: (slab, turn)})


def covers(seat: Seat, slab: Slab, cell: Cell, turn: int) -> bool:
    """MBD-2, MBD-4, MBD-6: dearer, everything still joined, never a third tile."""
    if cell not in seat.tiles or cell in seat.under or slab.price <= seat.tiles[cell][0].price:
        return False
    after = {**seat.tiles, cell: (slab, turn)}
    return reached(after) == set(after)


# Payments


def held(dice: list[Lump], spent: Iterable[Spent | Die]) -> bool:
    asked = Counter((die.colour.word, die.value) for die in spent)
    return not asked - Counter(dice)


def proper(dice: list[Lump], karma: int, pay: Pay) -> bool:
    """Own dice, at least one, and no more turned than there is karma."""
    return bool(pay.dice) and held(dice, pay.dice) and sum(die.turned for die in pay.dice) <= karma


def worth(die: Spent) -> int:
    return 7 - die.value if die.turned else die.value


def buys(dice: list[Lump], karma: int, pay: Pay, colour: str, price: int) -> bool:
    """QRY-3, MBD-3: dice of the colour that add up to at least the price."""
    return (
        proper(dice, karma, pay)
        and all(die.colour.word == colour for die in pay.dice)
        and sum(map(worth, pay.dice)) >= price
    )


def affordable(dice: list[Lump], karma: int, colour: str, price: int) -> bool:
    """Whether any choice of dice and turns pays that price."""
    own = [value for word, value in dice if word == colour]
    for size in range(1, len(own) + 1):
        for values in combinations(own, size):
            for turns in product((False, True), repeat=size):
                total = sum(
                    7 - value if turned else value for value, turned in zip(values, turns, strict=True)
                )
                if sum(turns) <= karma and total >= price:
                    return True
    return False


def all_payments(dice: list[Lump], karma: int, rng: random.Random, colour: str | None = None) -> list[Pay]:
    """Every subset of the dice with every turning, as far as there are not too many; and dice never held."""
    found: dict[tuple[Spent, ...], Pay] = {}

    def add(spent: Iterable[Spent]) -> None:
        shuffled = list(spent)
        rng.shuffle(shuffled)
        found.setdefault(tuple(sorted(shuffled)), Pay(tuple(shuffled)))

    def add_turned(lumps: Iterable[Lump]) -> None:
        chosen = list(lumps)
        for turns in product((False, True), repeat=len(chosen)):
            if sum(turns) <= karma + 1:
                add(
                    Spent(COLOURS[word], value, turned)
                    for (word, value), turned in zip(chosen, turns, strict=True)
                )

    add(())
    for word, value in product(COLOURS, range(1, 7)):
        add_turned([(word, value)])
    for pair in combinations(sorted(dice), 2):
        add_turned(pair)
    own = sorted(lump for lump in dice if lump[0] == colour)
    for size in range(3, len(own) + 1):
        for chosen in set(combinations(own, size)):
            add_turned(chosen)
    for _ in range(12):
        add_turned(rng.sample(dice, rng.randint(0, min(5, len(dice)))))
        add_turned([*rng.sample(own, rng.randint(0, len(own))), rng.choice([*dice, ("green", 3)])])
    return list(found.values())


def sub_lumps(lumps: list[Lump]) -> set[tuple[Lump, ...]]:
    counts = Counter(lumps)
    return {
        tuple(lump for lump, count in zip(counts, chosen, strict=True) for _ in range(count))
        for chosen in product(*(range(count + 1) for count in counts.values()))
    }


def counted(lumps: Iterable[Lump]) -> tuple[Counted, ...]:
    return tuple(Counted(GOODS[good], coins) for good, coins in lumps)


def without(lumps: list[Lump], gone: list[Lump]) -> list[Lump]:
    return list((Counter(lumps) - Counter(gone)).elements())


def dice_of(words: list[str], karma: int) -> tuple[list[str], int]:
    """The colours and the number of the dice in "orange 1 green 1", "any 2", "blue per karma"."""
    if words[1:] == ["per", "karma"]:
        return [] if words[0] == "any" else [words[0]] * karma, karma
    if words[0] == "any":
        return [], int(words[1])
    colours = [
        colour for colour, count in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))
    ]
    return colours, len(colours)


def every_token() -> list[str]:
    """NAV-5: the tokens of all four colours, each kind once."""
    return list(
        dict.fromkeys(f"{colour} {words}" for colour in TOKENS for words in FIGURES["yields"][colour])
    )


def every_lay(rng: random.Random) -> list[Option]:
    return [LayToken(At(*cell), side) for cell in CELLS + OFF_BOARD for side in SIDES.values()]


def border_place(option: LayToken) -> Side:
    row, column = option.cell
    return (row, column), LETTER_OF_SIDE[option.side]


def every_tile() -> list[Option]:
    return [TakeTile(slab.id) for slab in SLABS]


def every_put() -> list[Option]:
    return [Put(At(*cell), turn) for cell in CELLS + OFF_BOARD for turn in range(4)]


def looks(option: Option, slab: Slab | None) -> object:
    """The same for options that come to the same: dice and markets in any order, turns that look alike."""
    if isinstance(option, Pay):
        return "pay", tuple(sorted(option.dice))
    if isinstance(option, CountMarkets):
        return "markets", tuple(sorted(option.markets))
    if isinstance(option, Put) and slab is not None:
        return "put", option.cell, slab.roads(option.turn)
    return option


def contains(pay: Pay, listed: Pay) -> bool:
    """Whether the payment holds all dice of the listed one, and turns at least those that it turns."""
    more = list(pay.dice)
    for die in sorted(listed.dice, key=lambda die: not die.turned):
        wanted = [die] if die.turned else [die, die._replace(turned=True)]
        match = next((spent for spent in wanted if spent in more), None)
        if match is None:
            return False
        more.remove(match)
    return True
