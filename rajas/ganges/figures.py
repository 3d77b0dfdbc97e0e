"""The printed figures as values: tiles, border yields and the whole of components.toml."""

from collections.abc import Mapping
from dataclasses import dataclass

from rajas.ganges.rewards import Reward
from rajas.ganges.words import Building, Colour, Good

DICE_OF_A_COLOUR = 12
TILES_OF_A_COLOUR = 16
TOKENS = {"white": 8, "yellow": 9, "red": 6, "brown": 7}
RIVER_TILES = 8
BACKS = ("snake", "cow", "tiger")
CHAMBERS = ("great mogul", "dancer", "yogi", "raja man singh", "master builder", "portuguese")
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
