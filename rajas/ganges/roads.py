"""A province as a value: its tiles, where their roads lead, and what may be laid where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_

from rajas.ganges.figures import BorderYield, Components, Tile
from rajas.ganges.options import SIDE_WORDS, Cell, Counted, LayToken, Put
from rajas.ganges.variants import BASIC_SIDE, Side
from rajas.ganges.words import ALL_COLOURS, ALL_GOODS, EAST, NORTH, SOUTH, WEST, turned

NOTHING = -1
UNPAYABLE = 1000


class Land:
    """What is printed on one side of Kali and province, and the tiles that may come to lie there."""

    def __init__(self, components: Components, side: Side) -> None:
        self.hands = side.hands
        self.hands_rule = side.hands_rule
        self.columns = components.columns
        self.rows = components.rows
        self.size = self.columns * self.rows
        self.residence = components.residence
        self.residence_roads = components.residence_roads
        self.stone = components.stone
        self.yields: tuple[BorderYield, ...] = (
            components.basic if side is BASIC_SIDE else components.navaratna
        )
        self.tiles = components.tiles
        # The cells that can be built on.
        self.ground = frozenset(range(self.size)) - {self.residence, *self.stone}
        # For every cell: each side that has a cell behind it, that cell, and the side it shows us.
        self.neighbours = tuple(tuple(self._around(cell)) for cell in range(self.size))
        self.names = tuple(
            Cell(cell // self.columns + 1, cell % self.columns + 1) for cell in range(self.size)
        )
        # The border yields by cell and side, in order.
        self.yield_names = tuple(
            f"{self.names[place.cell]} {SIDE_WORDS[place.side]}" for place in self.yields
        )
        # The shared options of laying a tile: for every cell, the four turns.
        self.puts = tuple(tuple(Put(name, turn) for turn in range(4)) for name in self.names)
        # The shared options of laying a token: for every border space (NAV-6).
        self.lays = tuple(LayToken(self.names[place.cell], place.side) for place in self.yields)
        self.no_tokens = (NOTHING,) * len(self.yields)
        bare = (NOTHING,) * self.size
        self.empty = Province(self, bare, (0,) * self.size, bare, 0, self.no_tokens)

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

    def cell(self, name: Cell) -> int:
        """The number of a named cell; NOTHING off the board."""
        if not (1 <= name.row <= self.rows and 1 <= name.column <= self.columns):
            return NOTHING
        return (name.row - 1) * self.columns + name.column - 1

    def yield_at(self, name: Cell, side: int) -> BorderYield | None:
        """The border yield on this side of a cell, if there is one."""
        cell = self.cell(name)
        return next((place for place in self.yields if (place.cell, place.side) == (cell, side)), None)

    def roads(self, tiles: tuple[int, ...], turns: tuple[int, ...]) -> tuple[int, ...]:
        """The open sides of every cell, the residence's among them unless a tile lies there."""
        roads = [
            _TURNED[self.tiles[tile].roads][turn] if tile >= 0 else 0
            for tile, turn in zip(tiles, turns, strict=True)
        ]
        if tiles[self.residence] == NOTHING:
            roads[self.residence] = self.residence_roads
        return tuple(roads)


class Province:
    """The tiles in sight, their turns, the tiles they cover, the border yields reached, and the tokens there.

    `joined` are the cells whose roads lead to the residence, `arrivals` the empty cells they lead into, each
    with the sides they come from. A province never changes; what else follows is worked out when first asked.
    """

    __slots__ = (
        "_built", "_hash", "_least", "_needs", "_prices", "_puts", "_shelves", "_sites", "arrivals", "joined",
        "land", "reached", "roads", "tiles", "tokens", "turns", "under",
    )  # fmt: skip

    def __init__(
        self,
        land: Land,
        tiles: tuple[int, ...],
        turns: tuple[int, ...],
        under: tuple[int, ...],
        reached: int,
        tokens: tuple[int, ...],
        roads: tuple[int, ...] = (),
    ) -> None:
        self.land = land
        self.tiles = tiles
        self.turns = turns
        self.under = under
        self.reached = reached
        self.tokens = tokens
        self.roads = roads or land.roads(tiles, turns)
        self.joined = self._reach(land.residence, NOTHING)
        self.arrivals = self._empty_cells_reached()
        self._built = tuple([cell for cell, tile in enumerate(tiles) if tile >= 0])
        self._hash: int | None = None
        self._shelves: tuple[tuple[int, ...], ...] | None = None
        self._puts: dict[int, tuple[Put, ...]] = {}
        self._needs: dict[int, tuple[int, ...]] = {}
        self._sites: dict[int, tuple[tuple[int, int], ...]] = {}
        self._prices: dict[int, int] = {}
        self._least: tuple[tuple[int, ...], tuple[int, ...]] = (), ()

    def _content(self) -> tuple[object, ...]:
        return self.tiles, self.turns, self.under, self.reached, self.tokens

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

    def built(self) -> tuple[int, ...]:
        """The cells with a tile."""
        return self._built

    def tile(self, cell: int) -> Tile:
        return self.land.tiles[self.tiles[cell]]

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

    def _empty_cells_reached(self) -> dict[int, int]:
        """The empty cells that a joined road leads into, each with the sides it comes from (PRV-2)."""
        found: dict[int, int] = {}
        tiles, ground, neighbours = self.tiles, self.land.ground, self.land.neighbours
        for cell in self.joined:
            leading = self.roads[cell]
            for side, other, back in neighbours[cell]:
                if leading & side and tiles[other] < 0 and other in ground:
                    found[other] = found.get(other, 0) | back
        return dict(sorted(found.items()))

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
                [
                    self.land.puts[cell][turn]
                    for cell, sides in self.arrivals.items()
                    for turn in _DISTINCT[roads]
                    if _TURNED[roads][turn] & sides
                ]
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
                [(cell, self.tile(cell).price) for cell in self.coverable() if self.cover_turns(cell, roads)]
            )
        return sites

    def least_differences(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        """What covering costs at least, by colour (MBD-2, MBD-3); the last answer is kept."""
        asked, least = self._least
        if asked is not open_tiles:
            least = self._least_by_colour(open_tiles)
            self._least = open_tiles, least
        return least

    def _least_by_colour(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        least, tiles = [UNPAYABLE] * len(ALL_COLOURS), self.land.tiles
        for number in open_tiles if self.coverable() else ():
            if number >= 0:
                tile = tiles[number]
                price, covered = tile.price, self._prices.get(tile.roads)
                if covered is None:
                    covered = self._prices_covered(tile.roads)
                cheaper = covered & (1 << price) - 1
                # The highest of these bits is the dearest tile that this one may cover.
                if cheaper and price - cheaper.bit_length() + 1 < least[tile.colour]:
                    least[tile.colour] = price - cheaper.bit_length() + 1
        return tuple(least)

    def _prices_covered(self, roads: int) -> int:
        """The prices of the tiles that one with these roads may cover, as bits."""
        prices = self._prices[roads] = reduce(or_, [1 << price for _, price in self.sites(roads)], 0)
        return prices

    def cover_turns(self, cell: int, roads: int) -> tuple[int, ...]:
        """The turns in which a tile with these roads may cover this cell."""
        return _serving_turns(roads, self.needs(cell))

    def laid(self, cell: int, tile: Tile, turn: int) -> Province:
        """The province with this tile on this cell, on top of what lay there."""
        tiles = replaced(self.tiles, cell, tile.index)
        turns = replaced(self.turns, cell, turn)
        under = replaced(self.under, cell, self.tiles[cell])
        roads = replaced(self.roads, cell, _TURNED[tile.roads][turn])
        new = Province(self.land, tiles, turns, under, self.reached, self.tokens, roads)
        new.reached = self.reached | new.yields_joined()
        return new

    def token_spaces(self, colour: str) -> list[int]:
        """The border spaces of this colour without a token that no road has joined yet (NAV-8)."""
        return [
            place.index
            for place in self.land.yields
            if place.token == colour
            and self.tokens[place.index] == NOTHING
            and not self.reached >> place.index & 1
        ]

    def has_token(self, place: int) -> bool:
        return self.tokens[place] != NOTHING

    def with_token(self, place: int, kind: int) -> Province:
        """The province with a token of this kind on this border space."""
        tokens = replaced(self.tokens, place, kind)
        return Province(self.land, self.tiles, self.turns, self.under, self.reached, tokens, self.roads)

    def tokens_joined(self) -> int:
        """How many tokens a road has joined to the residence (NAV-10, NAV-13)."""
        return sum(
            1 for place, kind in enumerate(self.tokens) if kind != NOTHING and self.reached >> place & 1
        )

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
    def shelves(self) -> tuple[tuple[int, ...], ...]:
        """The coins of the markets in sight, dearest first, by good."""
        if self._shelves is None:
            markets = [market for tile in self.in_sight() for market in tile.markets]
            self._shelves = tuple(
                tuple(sorted((market.coins for market in markets if market.good == good), reverse=True))
                for good in ALL_GOODS
            )
        return self._shelves

    def markets(self) -> list[Counted]:
        return [Counted(good, coins) for good in ALL_GOODS for coins in self.shelves[good]]

    def in_sight(self) -> Iterator[Tile]:
        """The tiles on top."""
        return (self.tile(cell) for cell in self.built())


@lru_cache(maxsize=1 << 12)
def _serving_turns(roads: int, needs: tuple[int, ...]) -> tuple[int, ...]:
    """The different turns in which these roads serve a side of every group."""
    return tuple(turn for turn in _DISTINCT[roads] if all(_TURNED[roads][turn] & sides for sides in needs))


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    new = [*values]
    new[place] = value
    return tuple(new)


_TURNED = tuple(tuple(turned(roads, turn) for turn in range(4)) for roads in range(16))
_DISTINCT = tuple(
    tuple(
        turn for turn in range(4) if turned(roads, turn) not in {turned(roads, less) for less in range(turn)}
    )
    for roads in range(16)
)
