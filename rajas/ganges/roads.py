"""A province as a value: its tiles, where their roads lead, and what may be laid where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rajas.ganges.figures import BorderYield, Components, Tile
from rajas.ganges.options import SIDE_WORDS, Cell, Counted, Put
from rajas.ganges.words import ALL_COLOURS, ALL_GOODS, EAST, NORTH, SOUTH, WEST, Building, Good, turned

NOTHING = -1
UNPAYABLE = 1000


@dataclass(frozen=True, eq=False)
class Land:
    """What is printed on one side of a province board, and the tiles that may come to lie there."""

    columns: int
    rows: int
    residence: int
    residence_roads: int
    stone: tuple[int, ...]
    yields: tuple[BorderYield, ...]
    tiles: tuple[Tile, ...]

    @classmethod
    def of(cls, components: Components, side: str) -> Land:
        return cls(
            components.columns,
            components.rows,
            components.residence,
            components.residence_roads,
            components.stone,
            components.basic if side == "basic" else components.navaratna,
            components.tiles,
        )

    @cached_property
    def size(self) -> int:
        return self.columns * self.rows

    @cached_property
    def ground(self) -> tuple[int, ...]:
        """The cells that can be built on."""
        return tuple(cell for cell in range(self.size) if cell != self.residence and cell not in self.stone)

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """For every cell: each side that has a cell behind it, that cell, and the side it shows us."""
        return tuple(tuple(self._around(cell)) for cell in range(self.size))

    def _around(self, cell: int) -> Iterator[tuple[int, int, int]]:
        row, column = divmod(cell, self.columns)
        if row > 0:
            yield NORTH, cell - self.columns, SOUTH
        if column < self.columns - 1:
            yield EAST, cell + 1, WEST
        if row < self.rows - 1:
            yield SOUTH, cell + self.columns, NORTH
        if column > 0:
            yield WEST, cell - 1, EAST

    @cached_property
    def names(self) -> tuple[Cell, ...]:
        return tuple(Cell(cell // self.columns + 1, cell % self.columns + 1) for cell in range(self.size))

    @cached_property
    def yield_names(self) -> tuple[str, ...]:
        """The border yields by cell and side, in order."""
        return tuple(f"{self.names[place.cell]} {SIDE_WORDS[place.side]}" for place in self.yields)

    def cell(self, name: Cell) -> int:
        """The number of a named cell; NOTHING off the board."""
        if not (1 <= name.row <= self.rows and 1 <= name.column <= self.columns):
            return NOTHING
        return (name.row - 1) * self.columns + name.column - 1

    @cached_property
    def puts(self) -> tuple[tuple[Put, ...], ...]:
        """The shared options of laying a tile: for every cell, the four turns."""
        return tuple(tuple(Put(name, turn) for turn in range(4)) for name in self.names)

    def roads_of(self, tile: int, turn: int) -> int:
        """The open sides of a tile in this turn."""
        return _TURNED[self.tiles[tile].roads][turn] if tile >= 0 else 0

    @cached_property
    def empty(self) -> Province:
        bare = (NOTHING,) * self.size
        return Province(self, bare, (0,) * self.size, bare, 0)


class Province:
    """The tiles in sight, their turns, the tiles they cover, and the border yields reached so far.

    What follows from these is worked out once, when first asked for: a province never changes.
    """

    __slots__ = (
        "_arrivals", "_differences", "_hash", "_joined", "_least", "_needs", "_puts", "_shelves", "_sites",
        "land", "reached", "roads", "tiles", "turns", "under",
    )  # fmt: skip

    def __init__(
        self, land: Land, tiles: tuple[int, ...], turns: tuple[int, ...], under: tuple[int, ...], reached: int
    ) -> None:
        self.land = land
        self.tiles = tiles
        self.turns = turns
        self.under = under
        self.reached = reached
        self.roads = tuple([land.roads_of(tile, turn) for tile, turn in zip(tiles, turns, strict=True)])
        if tiles[land.residence] == NOTHING:
            self.roads = _with(self.roads, land.residence, land.residence_roads)
        self._hash: int | None = None
        self._joined: set[int] | None = None
        self._arrivals: dict[int, int] | None = None
        self._shelves: dict[Good, tuple[int, ...]] | None = None
        self._puts: dict[int, tuple[Put, ...]] = {}
        self._needs: dict[int, tuple[int, ...]] = {}
        self._sites: dict[int, tuple[tuple[int, int], ...]] = {}
        self._differences: dict[int, int] = {}
        self._least: tuple[tuple[int, ...], tuple[int, ...]] = (), ()

    def _content(self) -> tuple[object, ...]:
        return self.tiles, self.turns, self.under, self.reached

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Province) and self.land is other.land and self._content() == other._content()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self._content())
        return self._hash

    def __repr__(self) -> str:
        laid = ", ".join(
            f"{self.land.names[cell]} {self.tile(cell).id}/{self.turns[cell]}" for cell in self.built()
        )
        return f"Province({laid})"

    def built(self) -> Iterator[int]:
        """The cells with a tile."""
        return (cell for cell, tile in enumerate(self.tiles) if tile >= 0)

    def tile(self, cell: int) -> Tile:
        return self.land.tiles[self.tiles[cell]]

    @property
    def joined(self) -> set[int]:
        """The cells whose roads lead to the residence."""
        if self._joined is None:
            self._joined = self._reach(self.land.residence, NOTHING)
        return self._joined

    def _reach(self, start: int, without: int) -> set[int]:
        """The cells that roads join to this one, with another cell thought away."""
        roads, neighbours = self.roads, self.land.neighbours
        found, todo = {start}, [start]
        while todo:
            cell = todo.pop()
            leading = roads[cell]
            for side, other, back in neighbours[cell]:
                if leading & side and roads[other] & back and other not in found and other != without:
                    found.add(other)
                    todo.append(other)
        return found

    @property
    def arrivals(self) -> dict[int, int]:
        """The empty cells that a joined road leads into, each with the sides it comes from (PRV-2)."""
        if self._arrivals is None:
            self._arrivals = {
                cell: sides
                for cell in self.land.ground
                if self.tiles[cell] < 0 and (sides := self._roads_into(cell, self.joined))
            }
        return self._arrivals

    def _roads_into(self, cell: int, cells: set[int]) -> int:
        sides = 0
        for side, other, back in self.land.neighbours[cell]:
            if other in cells and self.roads[other] & back:
                sides |= side
        return sides

    def puts(self, roads: int) -> tuple[Put, ...]:
        """Every way to lay a tile with these roads; turns that look alike are listed once (PRV-2, PRV-3)."""
        puts = self._puts.get(roads)
        if puts is None:
            puts = self._puts[roads] = tuple(
                self.land.puts[cell][turn]
                for cell, sides in self.arrivals.items()
                for turn in _DISTINCT[roads]
                if _TURNED[roads][turn] & sides
            )
        return puts

    def needs(self, cell: int) -> tuple[int, ...]:
        """The sides a tile covering this cell must serve, one of each group: all stay joined (MBD-4)."""
        needs = self._needs.get(cell)
        if needs is None:
            needs = self._needs[cell] = tuple(self._groups_around(cell))
        return needs

    def _groups_around(self, cell: int) -> Iterator[int]:
        if self._is_dead_end(cell):
            yield self._roads_into(cell, self.joined)
            return
        kept = self._reach(self.land.residence, without=cell)
        yield self._roads_into(cell, kept)
        lost = set(self.built()) - kept - {cell}
        while lost:
            group = self._reach(min(lost), without=cell)
            yield self._roads_into(cell, group)
            lost -= group

    def _is_dead_end(self, cell: int) -> bool:
        """Joined by one road only: taking the tile away would part nothing, if nothing is parted now."""
        roads = self.roads
        links = [
            side
            for side, other, back in self.land.neighbours[cell]
            if roads[cell] & side and roads[other] & back
        ]
        return len(links) == 1 and len(self.joined) == len(self.tiles) - self.tiles.count(NOTHING) + 1

    def coverable(self) -> list[int]:
        """The cells with a single tile (MBD-6)."""
        return [cell for cell in self.built() if self.under[cell] == NOTHING]

    def sites(self, roads: int) -> tuple[tuple[int, int], ...]:
        """The cells that a tile with these roads may cover, each with the price of what lies there."""
        sites = self._sites.get(roads)
        if sites is None:
            sites = self._sites[roads] = tuple(
                (cell, self.tile(cell).price) for cell in self.coverable() if self.cover_turns(cell, roads)
            )
        return sites

    def least_difference(self, tile: Tile) -> int:
        """The smallest difference in price for which this tile may cover another (MBD-2), or UNPAYABLE."""
        least = self._differences.get(tile.index)
        if least is None:
            dearer = [tile.price - price for _, price in self.sites(tile.roads) if price < tile.price]
            least = self._differences[tile.index] = min(dearer, default=UNPAYABLE)
        return least

    def least_differences(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        """The same for all open tiles, by colour; they seldom change, so the last answer is kept."""
        asked, least = self._least
        if asked is not open_tiles:
            least = self._least_by_colour(open_tiles)
            self._least = open_tiles, least
        return least

    def _least_by_colour(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        least = [UNPAYABLE] * len(ALL_COLOURS)
        tiles, known = self.land.tiles, self._differences
        for number in open_tiles:
            if number >= 0:
                tile = tiles[number]
                found = known[number] if number in known else self.least_difference(tile)
                if found < least[tile.colour]:
                    least[tile.colour] = found
        return tuple(least)

    def cover_turns(self, cell: int, roads: int) -> tuple[int, ...]:
        """The turns in which a tile with these roads may cover this cell."""
        return _serving_turns(roads, self.needs(cell))

    def laid(self, cell: int, tile: Tile, turn: int) -> Province:
        """The province with this tile on this cell, on top of what lay there."""
        tiles = _with(self.tiles, cell, tile.index)
        turns = _with(self.turns, cell, turn)
        under = _with(self.under, cell, self.tiles[cell])
        new = Province(self.land, tiles, turns, under, self.reached)
        new.reached = self.reached | new.yields_joined()
        return new

    def yields_joined(self) -> int:
        """The border yields that a road joins to the residence, as bits."""
        joined, roads = self.joined, self.roads
        return sum(
            [
                1 << place.index
                for place in self.land.yields
                if roads[place.cell] & place.side and place.cell in joined
            ]
        )

    @property
    def shelves(self) -> dict[Good, tuple[int, ...]]:
        """The coins of the markets in sight, dearest first, by good."""
        if self._shelves is None:
            markets = [market for cell in self.built() for market in self.tile(cell).markets]
            self._shelves = {
                good: tuple(sorted((market.coins for market in markets if market.good == good), reverse=True))
                for good in ALL_GOODS
            }
        return self._shelves

    def markets(self) -> list[Counted]:
        return [Counted(good, coins) for good, shelf in self.shelves.items() for coins in shelf]

    def buildings(self) -> list[Building]:
        return [building for cell in self.built() for building in self.tile(cell).buildings]


@lru_cache(maxsize=1 << 12)
def _serving_turns(roads: int, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The different turns in which these roads serve a side of every group."""
    return tuple(turn for turn in _DISTINCT[roads] if all(_TURNED[roads][turn] & sides for sides in needs))


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


_TURNED = tuple(tuple(turned(roads, turn) for turn in range(4)) for roads in range(16))
_DISTINCT = tuple(
    tuple(
        turn for turn in range(4) if turned(roads, turn) not in {turned(roads, less) for less in range(turn)}
    )
    for roads in range(16)
)
