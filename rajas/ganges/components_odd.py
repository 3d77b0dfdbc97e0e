"""What is legal but odd about the figures of a component file."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from rajas.ganges.components import Components, ours
from rajas.ganges.components_odd_variants import odd_river_tiles, odd_tokens
from rajas.ganges.components_remark import Remark
from rajas.ganges.figures import BACKS, SEATS, BorderYield, Tile, entries
from rajas.ganges.words import EAST, NORTH, SIDES, SOUTH, WEST, Colour

HIGHEST_PAYMENT = 10 * 6
DEAREST_TILE = 20
RICHEST_MARKET = 9
# What the rules say that a space costs: QRY-1 and RIV-1.
COSTS = {"quarry": (1, 4), "port": (0, 2)}
OWN_READING = "box"
FEWEST_PAST_BRIDGE = 3
# The rulebook's example of END-4: money space, and the fame space beside it.
ALIGNMENT = ((65, 28), (52, 35))


def unusual(components: Components) -> list[Remark]:
    """Everything that is legal but odd."""
    return [
        *_odd_tracks(components),
        *_odd_costs(components),
        *_odd_palace(components),
        *_odd_river(components),
        *_odd_borders(components),
        *odd_tokens(components),
        *odd_river_tiles(components),
        *_odd_tiles(components.tiles),
        *_odd_stacks(components.tiles),
    ]


def mislabelled(components: Components) -> list[Remark]:
    """Every figure that is not ours, and yet does not say that somebody read it off the box."""
    ours_by_entry = dict(entries(ours()))
    return [
        Remark(entry, "components-odd-origin", origin=components.provenance[entry], own=OWN_READING)
        for entry, figures in entries(components)
        if ours_by_entry.get(entry) != figures and components.provenance[entry] != OWN_READING
    ]


def _odd_tracks(components: Components) -> Iterator[Remark]:
    for money, fame in ALIGNMENT:
        if components.beside(money) != fame:
            found = components.beside(money)
            yield Remark("tracks.crossing", "components-odd-alignment", money=money, fame=fame, found=found)


def _odd_costs(components: Components) -> Iterator[Remark]:
    for area, costs in (("quarry", components.quarry), ("port", components.port)):
        low, high = COSTS[area]
        for seats, players in SEATS.items():
            for cost in sorted({cost for cost in costs[players] if not low <= cost <= high}):
                yield Remark(f"{area}.{seats}", "components-odd-cost", cost=cost, low=low, high=high)
        if Counter(costs[SEATS["three"]]) - Counter(costs[SEATS["four"]]):
            yield Remark(f"{area}.three", "components-odd-cover")


def _odd_palace(components: Components) -> Iterator[Remark]:
    for give, take in components.balconies:
        if give == take:
            yield Remark("palace.balconies", "components-odd-balcony", colour=give.word)


def _odd_river(components: Components) -> Iterator[Remark]:
    past = len(components.river) - 1 - components.bridge_after
    if past < FEWEST_PAST_BRIDGE:
        yield Remark("river.bridge_after", "components-odd-bridge", count=past)


def _odd_borders(components: Components) -> Iterator[Remark]:
    reached = _cells_reached(components)
    if not components.residence_roads:
        yield Remark("province.residence_roads", "components-odd-residence")
    for board, border in (("basic", components.basic), ("navaratna", components.navaratna)):
        for place in border:
            entry = components.yield_entry(board, place)
            if place.cell not in reached:
                yield Remark(entry, "components-odd-yield")
            elif _inside(components, place):
                yield Remark(entry, "components-odd-inside")


def _cells_reached(components: Components) -> set[int]:
    """The cells that roads from the residence could ever lead to."""
    closed = {components.residence, *components.stone}
    reached: set[int] = set()
    waiting = [_beyond(components, components.residence, side) for side in _sides(components.residence_roads)]
    while waiting:
        cell = waiting.pop()
        if cell is not None and cell not in closed and cell not in reached:
            reached.add(cell)
            waiting += [_beyond(components, cell, side) for side in SIDES.values()]
    return reached


def _sides(roads: int) -> list[int]:
    return [side for side in SIDES.values() if roads & side]


def _beyond(components: Components, cell: int, side: int) -> int | None:
    """The neighbouring cell on this side, if the board goes on there."""
    row, column = divmod(cell, components.columns)
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    inside = 0 <= row < components.rows and 0 <= column < components.columns
    return row * components.columns + column if inside else None


def _inside(components: Components, place: BorderYield) -> bool:
    beyond = _beyond(components, place.cell, place.side)
    return beyond is not None and beyond not in components.stone


def _odd_tiles(tiles: Iterable[Tile]) -> Iterator[Remark]:
    for tile in tiles:
        entry = f"tiles.{tile.id}"
        if not tile.markets and not tile.buildings:
            yield Remark(entry, "components-odd-holds")
        for market in tile.markets:
            if not market.coins:
                yield Remark(entry, "components-odd-market", good=market.good.word)
            elif market.coins > RICHEST_MARKET:
                yield Remark(entry, "components-odd-coins", coins=market.coins, most=RICHEST_MARKET)
        if tile.price > HIGHEST_PAYMENT:
            yield Remark(entry, "components-odd-price", price=tile.price, highest=HIGHEST_PAYMENT)
        elif tile.price > DEAREST_TILE:
            yield Remark(entry, "components-odd-dear", price=tile.price, most=DEAREST_TILE)


def _odd_stacks(tiles: Sequence[Tile]) -> Iterator[Remark]:
    for colour in Colour:
        for lower, higher in pairwise(range(len(BACKS))):
            dear = max(tile.price for tile in tiles if tile.stack == colour * len(BACKS) + lower)
            cheap = min(tile.price for tile in tiles if tile.stack == colour * len(BACKS) + higher)
            if dear > cheap:
                names = {"colour": colour.word, "lower": BACKS[lower], "higher": BACKS[higher]}
                yield Remark("tiles", "components-odd-stacks", **names, dear=dear, cheap=cheap)
