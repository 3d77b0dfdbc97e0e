"""Everything that is impossible about a hand-made position: local invariants, kept in one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from rajas.core.game import Problem
from rajas.ganges.board import DIFFERENT, PORT, QUARRY
from rajas.ganges.data_dues import stack_names
from rajas.ganges.endgame import gap
from rajas.ganges.figures import DICE_OF_A_COLOUR
from rajas.ganges.karma import MOST_KARMA
from rajas.ganges.position import NONE, ON_BRIDGE, ON_FAME, ON_MONEY, Player, Position
from rajas.ganges.rewards import Worker
from rajas.ganges.roads import NOTHING
from rajas.ganges.setup import START_WORKERS, WORKERS
from rajas.ganges.spaces import next_free, occupied
from rajas.ganges.upgrades import FIRST_STEP, LAST_STEP
from rajas.ganges.words import ALL_COLOURS, Building
from rajas.ganges.workers import FreeWorker

Check = Callable[[Position], Iterator[Problem]]
Seats = Iterator[tuple[str, Player]]


def problems(position: Position) -> tuple[Problem, ...]:
    """Every problem, in the order of the table."""
    return tuple(problem for check in CHECKS for problem in check(position))


def _seats(position: Position) -> Seats:
    return ((f"player {number}", player) for number, player in enumerate(position.players, 1))


def _outside(rule: str, where: str, key: str, value: int, least: int, most: int) -> Iterator[Problem]:
    if not least <= value <= most:
        yield Problem(rule, where, key, {"value": value, "least": least, "most": most})


def _all_dice(position: Position) -> Iterator[Problem]:
    for colour in ALL_COLOURS:
        held = sum(len(player.dice[colour]) for player in position.players)
        supply = position.supply[colour]
        if held + supply != DICE_OF_A_COLOUR or supply < 0:
            numbers = {"held": held, "supply": supply, "all": DICE_OF_A_COLOUR}
            yield Problem("CMP-1", colour.word, "dice-count", numbers)


def _hands(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        yield from _outside("DIE-2", where, "hands", player.dice_held, 0, position.board.variant.hands)


def _all_tiles(position: Position) -> Iterator[Problem]:
    """Each tile is in one place: open, face down, or in a province."""
    tiles = position.board.components.tiles
    places = Counter(number for number in position.open if number != NONE)
    places.update(tile.index for tile in tiles if position.hidden >> tile.index & 1)
    for player in position.players:
        places.update(
            number for number in (*player.province.tiles, *player.province.under) if number != NOTHING
        )
    for tile in tiles:
        if places[tile.index] > 1:
            yield Problem("CMP-2", tile.id, "tile-twice", {"count": places[tile.index]})
        elif not places[tile.index]:
            yield Problem("CMP-2", tile.id, "tile-missing")


def _stacks(position: Position) -> Iterator[Problem]:
    tiles = position.board.components.tiles
    dealing = position.round == 0
    for stack, (name, number) in enumerate(zip(stack_names(), position.open, strict=True)):
        if number != NONE and tiles[number].stack != stack:
            yield Problem("SET-8", name, "wrong-stack", {"tile": tiles[number].id})
        unseen = position.hidden & position.board.stack_masks[stack]
        if number == NONE and unseen and not dealing and not _is_due(position, "Reveal", stack):
            yield Problem("SET-8", name, "stack-not-open", {"hidden": unseen.bit_count()})


def _is_due(position: Position, kind: str, stack: int) -> bool:
    return any(type(due).__name__ == kind and getattr(due, "stack", None) == stack for due in position.due)


def _ground(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        for cell in player.province.built():
            if cell not in player.province.land.ground:
                numbers = {
                    "cell": str(player.province.land.names[cell]),
                    "tile": player.province.tile(cell).id,
                }
                yield Problem("PRV-1", where, "not-on-ground", numbers)


def _roads(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        for cell in player.province.built():
            if cell not in player.province.joined:
                numbers = {
                    "cell": str(player.province.land.names[cell]),
                    "tile": player.province.tile(cell).id,
                }
                yield Problem("PRV-2", where, "tile-not-joined", numbers)


def _yields(position: Position) -> Iterator[Problem]:
    """A yield that a road joins has been reached; one reached stays so even if covered later."""
    for where, player in _seats(position):
        province = player.province
        missing = province.yields_joined() & ~province.reached
        for number, name in enumerate(province.land.yield_names):
            if missing >> number & 1:
                yield Problem("PRV-6", where, "yield-not-noted", {"place": name})


def _covers(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        province = player.province
        for cell in province.built():
            under = province.under[cell]
            if under != NOTHING and province.tile(cell).price <= province.land.tiles[under].price:
                prices = {"price": province.tile(cell).price, "covered": province.land.tiles[under].price}
                yield Problem(
                    "MBD-2", where, "cover-not-dearer", {"cell": str(province.land.names[cell]), **prices}
                )


def _karma(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        yield from _outside("KAR-3", where, "karma", player.karma, 0, MOST_KARMA)


def _money_and_fame(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        if player.money < 0:
            yield Problem("COI-2", where, "money-below-0", {"value": player.money})
        if player.fame < 0:
            yield Problem("SET-11", where, "fame-below-0", {"value": player.fame})


def _scrolls(position: Position) -> Iterator[Problem]:
    for where, player in _seats(position):
        for building in Building:
            step = player.scrolls[building]
            if not FIRST_STEP <= step <= LAST_STEP:
                yield Problem("UPG-1", where, "scroll", {"building": building.word, "step": step})
        if player.delayed != NONE and player.scrolls[player.delayed] <= FIRST_STEP:
            yield Problem("TRK-2", where, "delayed-not-moved", {"building": Building(player.delayed).word})


def _boats(position: Position) -> Iterator[Problem]:
    last = position.board.last_space
    for where, player in _seats(position):
        yield from _outside("RIV-6", where, "boat", player.boat, 0, last)
    for space, count in sorted(Counter(player.boat for player in position.players).items()):
        if count > 1 and 0 < space < last:
            yield Problem("RIV-4", f"river {space}", "boats-together", {"count": count, "space": space})


def _workers(position: Position) -> Iterator[Problem]:
    most = position.board.variant.most_workers
    for where, player in _seats(position):
        waiting = player.waiting.bit_count()
        yield from _outside("WRK-3", where, "workers", player.active, START_WORKERS, most)
        boxed = WORKERS - player.active - waiting
        if player.active <= most and boxed != (WORKERS - most if player.active == most else 0):
            numbers = {"active": player.active, "waiting": waiting, "all": WORKERS}
            yield Problem("CMP-3", where, "workers-count", numbers)
        if player.unplaced < 0:
            numbers = {"placed": player.workers.bit_count(), "active": player.active}
            yield Problem("CMP-3", where, "workers-placed", numbers)


def _waiting(position: Position) -> Iterator[Problem]:
    """Nobody waits on a space already passed, unless being freed is what comes next."""
    parts = position.board.components
    fame = min(space for space, reward in parts.fame_bonuses if isinstance(reward, Worker))
    money = min(space for space, reward in parts.money_bonuses if isinstance(reward, Worker))
    for number, player in enumerate(position.players):
        passed = {
            "fame": (ON_FAME, player.fame >= fame, fame),
            "money": (ON_MONEY, player.money >= money, money),
            "bridge": (ON_BRIDGE, player.boat > parts.bridge_after, parts.bridge_after),
        }
        for place, (bit, is_passed, space) in passed.items():
            due = number == position.player and FreeWorker(place) in position.due
            if player.waiting & bit and is_passed and not due:
                yield Problem(
                    "WRK-1", f"player {number + 1}", "still-waiting", {"place": place, "space": space}
                )


def _spaces(position: Position) -> Iterator[Problem]:
    board = position.board
    for space in board.spaces:
        count = sum(1 for player in position.players if player.workers & space.bit)
        if count > 1:
            yield Problem("TRN-5", space.name, "space-shared", {"count": count})
        if count and space.covered:
            yield Problem("SET-2", space.name, "space-covered", {"players": board.players})
    taken = occupied(position)
    for area in (QUARRY, PORT):
        free = next_free(board, area, taken)
        for space in board.areas[area]:
            if free is not None and space.number > free.number and taken & space.bit:
                yield Problem("TRN-4", space.name, "row-gap", {"free": free.name})
    for where, player in _seats(position):
        count = (player.workers & board.masks[DIFFERENT]).bit_count()
        if board.players > 2 and count > 1:
            yield Problem("MKT-4", where, "different-goods-twice", {"count": count})


def _bonus_markers(position: Position) -> Iterator[Problem]:
    bonuses = position.board.money_bonuses
    for where, player in _seats(position):
        if player.bonus < len(bonuses) and player.money >= bonuses[player.bonus][0]:
            yield Problem(
                "TRK-6", where, "marker-behind", {"space": bonuses[player.bonus][0], "money": player.money}
            )


def _white_yields(position: Position) -> Iterator[Problem]:
    white = position.board.components.yields["white"]
    for number, words in enumerate(position.board.white_yields):
        count = position.pile[number] + position.discards[number]
        if count != white.count(words) or min(position.pile[number], position.discards[number]) < 0:
            yield Problem("CMP-4", words, "yields-count", {"count": count, "all": white.count(words)})


def _crossed(position: Position) -> Iterator[Problem]:
    for number, player in enumerate(position.players):
        difference = gap(position.board.components, player)
        if (difference >= 0) != (number in position.crossed):
            key = "crossing-not-noted" if difference >= 0 else "crossing-not-made"
            yield Problem("END-1", f"player {number + 1}", key, {"gap": abs(difference)})


def _clock(position: Position) -> Iterator[Problem]:
    if (position.round == 0) != (position.stage == 0):
        yield Problem("TRN-1", "round", "clock", {"round": position.round, "stage": position.stage})


CHECKS: tuple[Check, ...] = (
    _all_dice,
    _hands,
    _all_tiles,
    _stacks,
    _ground,
    _roads,
    _yields,
    _covers,
    _karma,
    _money_and_fame,
    _scrolls,
    _boats,
    _workers,
    _waiting,
    _spaces,
    _bonus_markers,
    _white_yields,
    _crossed,
    _clock,
)
