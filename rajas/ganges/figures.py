"""The printed figures as values: tiles, border yields and the whole of components.toml."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from rajas.ganges.rewards import Reward, words
from rajas.ganges.words import SIDES, Building, Colour, Good

DICE_OF_A_COLOUR = 12
TILES_OF_A_COLOUR = 16
TOKENS = {"white": 8, "yellow": 9, "red": 6, "brown": 7}
RIVER_TILES = 8
BACKS = ("snake", "cow", "tiger")
STACKS = len(Colour) * len(BACKS)
CHAMBERS = ("great mogul", "dancer", "yogi", "raja man singh", "master builder", "portuguese")
SEATS = {"two": 2, "three": 3, "four": 4}
PLAYERS = tuple(SEATS.values())
FIRST_MONEY = 3
MOST_FIRST_MONEY = FIRST_MONEY + max(PLAYERS) - 1
SIDE_WORDS = {side: word for word, side in SIDES.items()}
PROVENANCES = ("rulebook", "secondary", "reconstructed", "box")


@dataclass(frozen=True, slots=True)
class Market:
    good: Good
    coins: int


@dataclass(frozen=True, slots=True)
class Tile:
    index: int
    id: str
    colour: Colour
    stack: int
    """0 to 11: colour * 3, and 0 for snake, 1 for cow, 2 for tiger."""
    price: int
    roads: int
    markets: tuple[Market, ...]
    buildings: tuple[Building, ...]
    provenance: str

    @property
    def back(self) -> str:
        return BACKS[self.stack % len(BACKS)]


@dataclass(frozen=True, slots=True)
class BorderYield:
    index: int
    cell: int
    """row * columns + column, both from 0."""
    side: int
    rewards: tuple[Reward, ...]
    words: str
    token: str | None
    """The colour of the tokens that may lie here (Navaratna)."""
    provenance: str


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    fame_last: int
    money_last: int
    crossing: int
    fame_bonuses: tuple[tuple[int, Reward], ...]
    money_bonuses: tuple[tuple[int, Reward], ...]
    quarry: Mapping[int, tuple[int, ...]]
    port: Mapping[int, tuple[int, ...]]
    different_goods: Mapping[int, int]
    same_goods: Mapping[int, int]
    outer_terrace: Mapping[int, int]
    gardens: tuple[Colour, ...]
    balconies: tuple[tuple[Colour, Colour], ...]
    """What is given, what is taken."""
    chambers: tuple[str, ...]
    bridge_after: int
    river: tuple[tuple[Reward, ...], ...]
    """Index 0 is the start, which gives nothing."""
    river_words: tuple[str, ...]
    columns: int
    rows: int
    residence: int
    residence_roads: int
    stone: tuple[int, ...]
    basic: tuple[BorderYield, ...]
    navaratna: tuple[BorderYield, ...]
    yields: Mapping[str, tuple[str, ...]]
    ganga: tuple[str, ...]
    tiles: tuple[Tile, ...]
    provenance: Mapping[str, str]
    fingerprint: str

    # The fingerprint stands for all figures; mappings have no hash of their own.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def beside(self, money: int) -> int:
        """The fame space beside this money space."""
        return self.crossing - (money + 1) // 2

    def place(self, cell: int) -> str:
        """Row and column from 1, as the component file writes a cell."""
        row, column = divmod(cell, self.columns)
        return f"{row + 1},{column + 1}"

    def yield_entry(self, board: str, place: BorderYield) -> str:
        """The name of a border yield's entry: province.basic.1,2 north."""
        return f"province.{board}.{self.place(place.cell)} {SIDE_WORDS[place.side]}"


def entries(components: Components) -> Iterator[tuple[str, str]]:
    """Every entry of the component file with its figures in words, without provenance."""
    yield from _board_entries(components)
    yield from _province_entries(components)
    for colour, tokens in components.yields.items():
        yield f"yields.{colour}", _listed(tokens)
    yield "ganga.tiles", _listed(components.ganga)
    for tile in components.tiles:
        yield f"tiles.{tile.id}", _tile_words(tile)


def fingerprint(components: Components) -> str:
    text = "\n".join(f"{entry} = {figures}" for entry, figures in entries(components))
    return sha256(text.encode()).hexdigest()[:12]


def _board_entries(components: Components) -> Iterator[tuple[str, str]]:
    yield "tracks.fame_last", str(components.fame_last)
    yield "tracks.money_last", str(components.money_last)
    yield "tracks.crossing", str(components.crossing)
    yield "tracks.fame_bonuses", _bonus_words(components.fame_bonuses)
    yield "tracks.money_bonuses", _bonus_words(components.money_bonuses)
    for area, costs in (("quarry", components.quarry), ("port", components.port)):
        for seats, players in SEATS.items():
            yield f"{area}.{seats}", _listed(costs[players])
    yield "market.different_goods", _by_seats(components.different_goods)
    yield "market.same_goods", _by_seats(components.same_goods)
    yield "palace.outer_terrace", _by_seats(components.outer_terrace)
    yield "palace.gardens", _listed(colour.word for colour in components.gardens)
    yield "palace.balconies", _listed(f"{give.word} for {take.word}" for give, take in components.balconies)
    yield "palace.chambers", _listed(components.chambers)
    yield "river.bridge_after", str(components.bridge_after)
    for space, reward in enumerate(components.river[1:], 1):
        yield f"river.spaces.{space}", words(reward)


def _province_entries(components: Components) -> Iterator[tuple[str, str]]:
    yield "province.columns", str(components.columns)
    yield "province.rows", str(components.rows)
    yield "province.residence", components.place(components.residence)
    yield "province.residence_roads", road_letters(components.residence_roads)
    yield "province.stone", _listed(map(components.place, components.stone))
    for board, border in (("basic", components.basic), ("navaratna", components.navaratna)):
        for place in border:
            token = f"{place.token}: " if place.token else ""
            yield components.yield_entry(board, place), token + words(place.rewards)


def road_letters(roads: int) -> str:
    return "".join(name[0] for name, side in SIDES.items() if roads & side)


def _listed(parts: Iterable[object]) -> str:
    return " | ".join(map(str, parts))


def _by_seats(counts: Mapping[int, int]) -> str:
    return _listed(f"{seats} {counts[players]}" for seats, players in SEATS.items())


def _bonus_words(bonuses: Iterable[tuple[int, Reward]]) -> str:
    return _listed(f"{space} {words((reward,))}" for space, reward in bonuses)


def _tile_words(tile: Tile) -> str:
    markets = [f"{market.good.word} {market.coins}" for market in tile.markets]
    holds = [*markets, *(building.word for building in tile.buildings)]
    look = (tile.colour.word, tile.back, str(tile.price), road_letters(tile.roads) or "-")
    return _listed((" ".join(look), *holds))
