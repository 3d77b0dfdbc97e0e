"""What there is to say about a component file: errors, oddities, differences from ours, provenance."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from rajas.ganges.components import Components, ComponentsError, examine, ours, read_text
from rajas.ganges.figures import BACKS, CHAMBERS, PROVENANCES, SEATS, BorderYield, Tile, entries
from rajas.ganges.words import EAST, NORTH, SIDES, SOUTH, WEST, Colour
from rajas.words import say

HIGHEST_PAYMENT = 10 * 6
RICHEST_START = 6
FEWEST_PAST_BRIDGE = 3
# The rulebook's example of END-4: money space, and the fame space beside it.
ALIGNMENT = ((65, 28), (52, 35))


class Remark:
    """Something legal but odd about an entry."""

    def __init__(self, entry: str, key: str, **details: Any) -> None:
        self.entry = entry
        self.key = key
        self.details = details

    def __str__(self) -> str:
        sentence = say("ganges", self.key, **self.details)
        return say("ganges", "components-error", entry=self.entry, reason=sentence)


def unusual(components: Components) -> list[Remark]:
    """Everything that is legal but odd."""
    return [
        *_odd_tracks(components),
        *_odd_costs(components),
        *_odd_palace(components),
        *_odd_river(components),
        *_odd_borders(components),
        *_odd_tiles(components.tiles),
        *_odd_stacks(components.tiles),
    ]


def _odd_tracks(components: Components) -> Iterator[Remark]:
    for money, fame in ALIGNMENT:
        if components.beside(money) != fame:
            found = components.beside(money)
            yield Remark("tracks.crossing", "components-odd-alignment", money=money, fame=fame, found=found)
    for space, _ in components.money_bonuses:
        if space <= RICHEST_START:
            yield Remark("tracks.money_bonuses", "components-odd-bonus", space=space, start=RICHEST_START)


def _odd_costs(components: Components) -> Iterator[Remark]:
    for area, costs in (("quarry", components.quarry), ("port", components.port)):
        if Counter(costs[SEATS["three"]]) - Counter(costs[SEATS["four"]]):
            yield Remark(f"{area}.three", "components-odd-cover")


def _odd_palace(components: Components) -> Iterator[Remark]:
    for give, take in components.balconies:
        if give == take:
            yield Remark("palace.balconies", "components-odd-balcony", colour=give.word)
    if components.chambers != CHAMBERS:
        yield Remark("palace.chambers", "components-odd-chambers", names=", ".join(CHAMBERS))


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
    brown = sum(place.token == "brown" for place in components.navaratna)
    if brown != 2:
        yield Remark("province.navaratna", "components-odd-brown", count=brown)


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
        if not tile.roads:
            yield Remark(entry, "components-odd-roads")
        if not tile.markets and not tile.buildings:
            yield Remark(entry, "components-odd-holds")
        for market in tile.markets:
            if not market.coins:
                yield Remark(entry, "components-odd-market", good=market.good.word)
        if tile.price > HIGHEST_PAYMENT:
            yield Remark(entry, "components-odd-price", price=tile.price, highest=HIGHEST_PAYMENT)


def _odd_stacks(tiles: Sequence[Tile]) -> Iterator[Remark]:
    for colour in Colour:
        for lower, higher in pairwise(range(len(BACKS))):
            dear = max(tile.price for tile in tiles if tile.stack == colour * len(BACKS) + lower)
            cheap = min(tile.price for tile in tiles if tile.stack == colour * len(BACKS) + higher)
            if dear > cheap:
                names = {"colour": colour.word, "lower": BACKS[lower], "higher": BACKS[higher]}
                yield Remark("tiles", "components-odd-stacks", **names, dear=dear, cheap=cheap)


def differences(old: Components, new: Components) -> Iterator[str]:
    """Each entry that is not the same in both, old and new."""
    before, after = dict(entries(old)), dict(entries(new))
    nothing = say("ganges", "components-nothing")
    for entry in before | after:
        was, now = before.get(entry, nothing), after.get(entry, nothing)
        if was != now:
            yield say("ganges", "components-changed", entry=entry, was=was, now=now)
    if before == after and old != new:
        yield say("ganges", "components-order")


def check_report(path: str | os.PathLike[str]) -> tuple[int, str]:
    """Exit code and text for `rajas components check FILE`."""
    try:
        components, problems = examine(read_text(path))
    except ComponentsError as error:
        components, problems = None, [error]
    if components is None:
        wrong = _section("components-report-wrong", problems)
        return 1, "\n".join([*wrong, say("ganges", "components-report-mend")])
    lines = [
        *_section("components-report-unusual", unusual(components)),
        *_section("components-report-changed", list(differences(ours(), components))),
        *_provenance_lines(components),
        say("ganges", "components-report-good", fingerprint=components.fingerprint),
    ]
    return 0, "\n".join(lines)


def _section(key: str, found: Sequence[object]) -> list[str]:
    return [say("ganges", key, count=len(found)), *(f"  {line}" for line in found)]


def _provenance_lines(components: Components) -> list[str]:
    counts = Counter(components.provenance.values())
    lines = [
        say("ganges", "components-report-origin", origin=word, count=counts[word]) for word in PROVENANCES
    ]
    return _section("components-report-origins", lines)
