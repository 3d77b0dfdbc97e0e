"""The board for one way to play: its spaces and every table that can be worked out beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import NamedTuple

from rajas.ganges.figures import STACKS, Components, Tile
from rajas.ganges.options import Place, TakeTile, TakeToken
from rajas.ganges.rewards import Reward, Worker, parse
from rajas.ganges.roads import UNPAYABLE, Land
from rajas.ganges.variants import Variant
from rajas.ganges.words import ALL_COLOURS, Colour

QUARRY, DIFFERENT, SAME, TERRACE, GARDEN, BALCONY, CHAMBER, PORT = AREAS = (
    "quarry",
    "different-goods",
    "same-goods",
    "outer-terrace",
    "garden",
    "balcony",
    "chamber",
    "port",
)

LOW_FACES = 0b1110  # as bits: what the port takes (RIV-2)


class Why(NamedTuple):
    """The rule behind an event, and what brought it about."""

    rule: str
    cause: str


class Token(NamedTuple):
    """A kind of yield token; where there are only white ones, its words are name enough."""

    colour: str
    words: str
    name: str
    copies: int
    rewards: tuple[Reward, ...]
    why: Why
    """The rule by which it pays from the border of a province."""


@dataclass(frozen=True, eq=False, slots=True)
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
    bit: int = field(init=False)
    option: Place = field(init=False)
    toll: Why = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << self.number)
        object.__setattr__(self, "option", Place(self.name))
        object.__setattr__(self, "toll", Why("RIV-1" if self.area == PORT else "QRY-1", self.name))


class Board:
    """All that is printed, for one variant and its number of players, and what follows from it.

    Worked out once, into plain attributes: those are read faster than anything else.
    """

    def __init__(self, components: Components, variant: Variant) -> None:
        self.components = components
        self.players = variant.players
        self.variant = variant
        self._lay_spaces()
        self._lay_tiles()
        self._lay_tokens()
        self._lay_tracks()
        self._lay_provinces()

    def _lay_spaces(self) -> None:
        self.spaces = tuple(_spaces(self.components, self.players))
        self.by_name = {space.name: space for space in self.spaces}
        self.by_bit = {space.bit: space for space in self.spaces}
        # The usable spaces of every area, in the order in which they fill, and the same as bits.
        self.areas = {
            area: tuple(space for space in self.spaces if space.area == area and not space.covered)
            for area in AREAS
        }
        self.masks = {area: sum(space.bit for space in spaces) for area, spaces in self.areas.items()}
        # The areas of which a cover tile hides a part.
        self.covers = frozenset(space.area for space in self.spaces if space.covered)
        # As bits: what costs nothing, what asks for no die, and what a die of each colour pays for, by the
        # faces that such dice can show.
        self.open_rooms = self.masks[TERRACE] | self.masks[GARDEN]
        self.without_die = self.open_rooms | self.masks[DIFFERENT] | self.masks[QUARRY]
        self.with_die = tuple(tuple(map(partial(self._paid, colour), range(1 << 7))) for colour in Colour)
        # With 3 or 4 players, 1 worker a round on the different-goods spaces (MKT-4).
        self.once_a_round = self.masks[DIFFERENT] if self.players > 2 else 0
        *_, self.builder_bit, self.portuguese_bit = [space.bit for space in self.areas[CHAMBER]]
        self.placements = tuple(
            _placements(self.spaces[start : start + 10]) for start in range(0, len(self.spaces), 10)
        )

    def _paid(self, colour: Colour, faces: int) -> int:
        """The spaces that a die of this colour pays for, with one of these faces up."""
        if not faces:
            return 0
        paid = self.masks[SAME]
        if faces & LOW_FACES:
            paid |= self.masks[PORT]
        for space in (*self.areas[BALCONY], *self.areas[CHAMBER]):
            if space.colour == colour or faces >> space.value & 1:
                paid |= space.bit
        return paid

    def _lay_tiles(self) -> None:
        tiles = self.components.tiles
        self.take_tiles = tuple(TakeTile(tile.id) for tile in tiles)
        self.tile_numbers = {tile.id: tile.index for tile in tiles}
        # For every stack, its tiles as bits.
        self.stack_masks = tuple(
            sum(1 << tile.index for tile in tiles if tile.stack == stack) for stack in range(STACKS)
        )
        self._cheapest: tuple[tuple[int, ...], tuple[int, ...]] = (), ()

    def _lay_tokens(self) -> None:
        """The different yield tokens of this variant, and its river tiles, in the order of the components."""
        self.tokens = tuple(_tokens(self.components, self.variant.tokens))
        self.token_names = tuple(token.name for token in self.tokens)
        self.token_numbers = {name: number for number, name in enumerate(self.token_names)}
        self.take_tokens = tuple(TakeToken(name) for name in self.token_names)
        river_tiles = self.components.ganga if self.variant.ganga else ()
        self.river_tiles = tuple(dict.fromkeys(river_tiles))
        self.river_tile_counts = tuple(river_tiles.count(words) for words in self.river_tiles)
        self.river_tile_rewards = tuple(parse(words) for words in self.river_tiles)

    def _lay_tracks(self) -> None:
        parts = self.components
        # The money bonuses that the bonus marker shows one after the other (TRK-6).
        self.money_bonuses = tuple(entry for entry in parts.money_bonuses if not isinstance(entry[1], Worker))
        self.money_spaces = tuple(space for space, _ in parts.money_bonuses)
        self.fame_spaces = tuple(space for space, _ in parts.fame_bonuses)
        self.last_space = len(parts.river) - 1

    def _lay_provinces(self) -> None:
        lands = {side: Land(self.components, side) for side in self.variant.sides}
        # By seat: the province board, and why each of its border yields pays.
        self.lands = tuple(lands[side] for side in self.variant.sides)
        self.yield_whys = tuple(
            tuple(Why("PRV-6", f"yield {name}") for name in land.yield_names) for land in self.lands
        )
        # The names of the border spaces of all lands, each once.
        self.yield_names = tuple(dict.fromkeys(name for land in self.lands for name in land.yield_names))

    def token(self, name: str) -> Token:
        return self.tokens[self.token_numbers[name]]

    def tile(self, name: str) -> Tile:
        return self.components.tiles[self.tile_numbers[name]]

    def cheapest(self, open_tiles: tuple[int, ...]) -> tuple[int, ...]:
        """The price of the cheapest open tile of each colour, or UNPAYABLE; the last answer is kept."""
        asked, prices = self._cheapest
        if asked is not open_tiles:
            least = [UNPAYABLE] * len(ALL_COLOURS)
            for tile in [self.components.tiles[number] for number in open_tiles if number >= 0]:
                least[tile.colour] = min(least[tile.colour], tile.price)
            prices = tuple(least)
            self._cheapest = open_tiles, prices
        return prices


def _tokens(parts: Components, colours: tuple[str, ...]) -> Iterator[Token]:
    for colour in colours:
        for words in dict.fromkeys(parts.yields[colour]):
            name = words if colours == ("white",) else f"{colour} {words}"
            why = Why("NAV-10" if colour == "brown" else "NAV-9", f"token {name}")
            yield Token(colour, words, name, parts.yields[colour].count(words), parse(words), why)


def _spaces(parts: Components, players: int) -> Iterator[Space]:
    """Every space in a fixed order; those under cover tiles (SET-2) come last."""
    numbers = count()
    for number, cost in enumerate(parts.quarry[players], 1):
        yield Space(next(numbers), f"{QUARRY}-{number}", QUARRY, cost)
    for area, spaces in (
        (DIFFERENT, parts.different_goods),
        (SAME, parts.same_goods),
        (TERRACE, parts.outer_terrace),
    ):
        for number in range(1, spaces[players] + 1):
            yield Space(next(numbers), f"{area}-{number}", area)
    for colour in parts.gardens:
        yield Space(next(numbers), f"{GARDEN}-{colour.word}", GARDEN, colour=colour)
    for give, take in parts.balconies:
        yield Space(next(numbers), f"{BALCONY}-{give.word}", BALCONY, colour=give, takes=take)
    for value in range(1, 7):
        yield Space(next(numbers), f"{CHAMBER}-{value}", CHAMBER, value=value)
    for number, cost in enumerate(parts.port[players], 1):
        yield Space(next(numbers), f"{PORT}-{number}", PORT, cost)
    if players == 3:
        for area, costs in ((QUARRY, parts.quarry), (PORT, parts.port)):
            for number in range(len(costs[3]) + 1, len(costs[4]) + 1):
                yield Space(next(numbers), f"{area}-{number}", area, covered=True)


def _placements(spaces: tuple[Space, ...]) -> tuple[tuple[Place, ...], ...]:
    """The options of every set of these spaces, given as bits."""
    return tuple(
        tuple(space.option for number, space in enumerate(spaces) if bits >> number & 1)
        for bits in range(1 << len(spaces))
    )
