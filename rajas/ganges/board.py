"""The board for one number of players: its spaces and every table that can be worked out beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from rajas.ganges.figures import Components, Tile
from rajas.ganges.options import SIDE_WORDS, Place, TakeTile
from rajas.ganges.rewards import Reward, Worker, parse
from rajas.ganges.roads import UNPAYABLE, Land
from rajas.ganges.variants import BASIC, Variant
from rajas.ganges.words import ALL_COLOURS, Colour

QUARRY, DIFFERENT, SAME, TERRACE, GARDEN, BALCONY, CHAMBER, PORT = (
    "quarry",
    "different-goods",
    "same-goods",
    "outer-terrace",
    "garden",
    "balcony",
    "chamber",
    "port",
)


class Why(NamedTuple):
    """The rule behind an event, and what brought it about."""

    rule: str
    cause: str


@dataclass(frozen=True, eq=False)
class Space:
    """A place for one worker. What it takes or gives beyond coins depends on its area."""

    number: int
    name: str
    area: str
    cost: int = 0
    colour: Colour | None = None
    takes: Colour | None = None
    value: int = 0
    covered: bool = False

    @cached_property
    def bit(self) -> int:
        return 1 << self.number

    @cached_property
    def option(self) -> Place:
        return Place(self.name)


@dataclass(frozen=True, eq=False)
class Board:
    """All that is printed, for one number of players and one variant."""

    components: Components
    players: int
    variant: Variant = BASIC

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """Every space in a fixed order; those under cover tiles (SET-2) come last."""
        parts = self.components
        found: list[Space] = []

        def add(area: str, label: object, **figures: int | Colour | bool) -> None:
            found.append(Space(len(found), f"{area}-{label}", area, **figures))  # type: ignore[arg-type]

        for number, cost in enumerate(parts.quarry[self.players], 1):
            add(QUARRY, number, cost=cost)
        for number in range(1, parts.different_goods[self.players] + 1):
            add(DIFFERENT, number)
        for number in range(1, parts.same_goods[self.players] + 1):
            add(SAME, number)
        for number in range(1, parts.outer_terrace[self.players] + 1):
            add(TERRACE, number)
        for colour in parts.gardens:
            add(GARDEN, colour.word, colour=colour)
        for give, take in parts.balconies:
            add(BALCONY, give.word, colour=give, takes=take)
        for value in range(1, 7):
            add(CHAMBER, value, value=value)
        for number, cost in enumerate(parts.port[self.players], 1):
            add(PORT, number, cost=cost)
        if self.players == 3:
            for area, costs in ((QUARRY, parts.quarry), (PORT, parts.port)):
                for number in range(len(costs[3]) + 1, len(costs[4]) + 1):
                    add(area, number, covered=True)
        return tuple(found)

    @cached_property
    def by_name(self) -> dict[str, Space]:
        return {space.name: space for space in self.spaces}

    @cached_property
    def areas(self) -> dict[str, tuple[Space, ...]]:
        """The usable spaces of every area, in the order in which they fill."""
        names = (QUARRY, DIFFERENT, SAME, TERRACE, GARDEN, BALCONY, CHAMBER, PORT)
        return {
            area: tuple(space for space in self.spaces if space.area == area and not space.covered)
            for area in names
        }

    @cached_property
    def masks(self) -> dict[str, int]:
        return {area: sum(space.bit for space in spaces) for area, spaces in self.areas.items()}

    @cached_property
    def open_rooms(self) -> int:
        return self.masks[TERRACE] | self.masks[GARDEN]

    @cached_property
    def balconies_for(self) -> tuple[int, ...]:
        """The balconies that can be paid, for every set of colours held (as bits)."""
        return tuple(
            sum(space.bit for space in self.areas[BALCONY] if colours >> (space.colour or 0) & 1)
            for colours in range(1 << len(Colour))
        )

    @cached_property
    def chambers_for(self) -> tuple[int, ...]:
        """The chambers that can be paid, for every set of values within reach (bits 1 to 6)."""
        return tuple(
            sum(space.bit for space in self.areas[CHAMBER] if faces >> space.value & 1)
            for faces in range(1 << 7)
        )

    @cached_property
    def chamber_bits(self) -> tuple[int, ...]:
        """The chambers' spaces as bits, by their value."""
        return (0, *(space.bit for space in self.areas[CHAMBER]))

    @cached_property
    def placements(self) -> tuple[tuple[tuple[Place, ...], ...], ...]:
        """The options of every set of spaces, for each eight spaces in turn."""
        eights = [self.spaces[start : start + 8] for start in range(0, len(self.spaces), 8)]
        return tuple(
            tuple(
                tuple(space.option for number, space in enumerate(eight) if bits >> number & 1)
                for bits in range(1 << len(eight))
            )
            for eight in eights
        )

    @cached_property
    def covers(self) -> frozenset[str]:
        """The areas of which a cover tile hides a part."""
        return frozenset(space.area for space in self.spaces if space.covered)

    @cached_property
    def land(self) -> Land:
        return Land.of(self.components, self.variant.side)

    @cached_property
    def take_tiles(self) -> tuple[TakeTile, ...]:
        return tuple(TakeTile(tile.id) for tile in self.components.tiles)

    @cached_property
    def tile_numbers(self) -> dict[str, int]:
        return {tile.id: tile.index for tile in self.components.tiles}

    def tile(self, name: str) -> Tile:
        return self.components.tiles[self.tile_numbers[name]]

    @cached_property
    def stack_masks(self) -> tuple[int, ...]:
        """For every stack, its tiles as bits."""
        return tuple(
            sum(1 << tile.index for tile in self.components.tiles if tile.stack == stack)
            for stack in range(12)
        )

    def cheapest(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        """The price of the cheapest open tile of each colour, or UNPAYABLE; the last answer is kept."""
        asked, prices = self._cheapest
        if asked is not open_tiles:
            least = [UNPAYABLE] * len(ALL_COLOURS)
            for tile in [self.components.tiles[number] for number in open_tiles if number >= 0]:
                least[tile.colour] = min(least[tile.colour], tile.price)
            prices = tuple(least)
            object.__setattr__(self, "_cheapest", (open_tiles, prices))
        return prices

    _cheapest: tuple[tuple[int, ...], tuple[int, ...]] = field(default=((), ()), init=False, repr=False)

    @cached_property
    def last_space(self) -> int:
        return len(self.components.river) - 1

    @cached_property
    def white_yields(self) -> tuple[str, ...]:
        """The different white yields, in the order of the components file."""
        return tuple(dict.fromkeys(self.components.yields["white"]))

    @cached_property
    def white_rewards(self) -> tuple[tuple[Reward, ...], ...]:
        return tuple(parse(words) for words in self.white_yields)

    @cached_property
    def money_bonuses(self) -> tuple[tuple[int, Reward], ...]:
        """The money bonuses that the bonus marker shows one after the other (TRK-6)."""
        return tuple(entry for entry in self.components.money_bonuses if not isinstance(entry[1], Worker))

    @cached_property
    def money_spaces(self) -> tuple[int, ...]:
        return tuple(space for space, _ in self.components.money_bonuses)

    @cached_property
    def fame_spaces(self) -> tuple[int, ...]:
        return tuple(space for space, _ in self.components.fame_bonuses)

    @cached_property
    def yield_whys(self) -> tuple[Why, ...]:
        return tuple(
            Why("PRV-6", f"yield {self.land.names[place.cell]} {SIDE_WORDS[place.side]}")
            for place in self.land.yields
        )
