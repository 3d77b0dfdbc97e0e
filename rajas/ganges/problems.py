"""Everything that is impossible about a hand-made position: local invariants, kept in one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rajas.core.game import Problem
from rajas.ganges.board import DIFFERENT, PORT, QUARRY
from rajas.ganges.data_dues import stack_names
from rajas.ganges.endgame import gap
from rajas.ganges.figures import DICE_OF_A_COLOUR, BorderYield
from rajas.ganges.karma import MOST_KARMA
from rajas.ganges.palace import GREAT_MOGUL, FavourOfMogul, PayChamber
from rajas.ganges.position import NONE, ON_BRIDGE, ON_FAME, ON_MONEY, Player, Position
from rajas.ganges.problems_dues import due_problems, unanswerable, upgrade_space
from rajas.ganges.province import Reveal
from rajas.ganges.rewards import Worker
from rajas.ganges.roads import NOTHING, Province
from rajas.ganges.setup import START_WORKERS, WORKERS
from rajas.ganges.turn import PLACE_WORKER
from rajas.ganges.upgrades import FIRST_STEP, LAST_STEP
from rajas.ganges.variants import problems as variants
from rajas.ganges.variants.navaratna import FEWER_WORKERS, ChooseToken, PutToken
from rajas.ganges.words import ALL_COLOURS, Building, turned
from rajas.ganges.workers import FreeWorker

Check = Callable[[Position], Iterator[Problem]]
Seats = Iterator[tuple[str, Player]]


def problems(position: Position) -> tuple[Problem, ...]:
    """Every problem, in the order of the table; if there is none, whether what comes next has an answer."""
    found = [problem for check in CHECKS for problem in check(position)]
    return tuple(found or unanswerable(position))


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
        land = player.province.land
        yield from _outside(land.hands_rule, where, "hands", player.dice_held(), 0, land.hands)


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
    for stack, (name, number) in enumerate(zip(stack_names(), position.open, strict=True)):
        if number != NONE and tiles[number].stack != stack:
            yield Problem("SET-8", name, "wrong-stack", {"tile": tiles[number].id})
        unseen = position.hidden & position.board.stack_masks[stack]
        if number == NONE and unseen and Reveal(stack) not in position.due:
            yield Problem("SET-8", name, "stack-not-open", {"hidden": unseen.bit_count()})


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
            if _unexplained(province, province.land.yields[number]):
                yield Problem("PRV-6", where, "yield-not-reached", {"place": name})


def _unexplained(province: Province, place: BorderYield) -> bool:
    """Reached, though neither the tile in sight nor, however it lay, a tile beneath can have joined it."""
    land, cell = province.land, place.cell
    if not province.reached >> place.index & 1 or province.roads[cell] & place.side:
        return False
    others = [other for other in land.yields if other.cell == cell and province.reached >> other.index & 1]
    sides = sum(other.side for other in others) & ~province.roads[cell]
    inward = sum(side for side, other, _ in land.neighbours[cell] if other not in land.stone)
    under = land.tiles[province.under[cell]].roads if province.under[cell] != NOTHING else 0
    ways = [turned(under, turn) for turn in range(4)]
    return not any(way & sides == sides and way & inward for way in ways)


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


def _delayed(position: Position) -> Iterator[Problem]:
    """The upgrade of fame 5 counts later only in the turn in which that space was passed."""
    space = upgrade_space(position.board)
    for number, player in enumerate(position.players):
        where = f"player {number + 1}"
        if player.delayed == NONE:
            continue
        if space is None or player.fame < space:
            numbers = {"fame": player.fame, "space": space or 0}
            yield Problem("TRK-2", where, "delayed-not-reached", numbers)
        if number != position.player or not position.due or _just_begun(position):
            yield Problem("TRK-2", where, "delayed-after-turn", {"building": Building(player.delayed).word})


def _boats(position: Position) -> Iterator[Problem]:
    last = position.board.last_space
    for where, player in _seats(position):
        yield from _outside("RIV-6", where, "boat", player.boat, 0, last)
    for space, count in sorted(Counter(player.boat for player in position.players).items()):
        if count > 1 and 0 < space < last:
            yield Problem("RIV-4", f"river {space}", "boats-together", {"count": count, "space": space})


def _workers(position: Position) -> Iterator[Problem]:
    most, rule = position.board.variant.most_workers, position.board.variant.workers_rule
    for where, player in _seats(position):
        waiting = player.waiting.bit_count()
        yield from _outside(rule, where, "workers", player.active, START_WORKERS, most)
        boxed = WORKERS - player.active - waiting
        if player.active <= most and boxed != (WORKERS - most if player.active == most else 0):
            numbers = {"active": player.active, "waiting": waiting, "all": WORKERS}
            yield Problem("CMP-3", where, "workers-count", numbers)
        placed = player.workers.bit_count()
        if placed > player.active:
            numbers = {"placed": placed, "active": player.active}
            yield Problem("CMP-3", where, "workers-placed", numbers)


class _Post(NamedTuple):
    """Where a worker waits: its bit, whether its space is passed now, and whether it can ever have been."""

    bit: int
    passed: bool
    ever: bool
    space: int
    rule: str


def _posts(position: Position, player: Player) -> dict[str, _Post]:
    """Fame never falls, nor does a boat turn back; money does, but the bonus marker stays ahead of it."""
    parts = position.board.components
    fame = min(space for space, reward in parts.fame_bonuses if isinstance(reward, Worker))
    money = min(space for space, reward in parts.money_bonuses if isinstance(reward, Worker))
    marks = sum(space <= money for space, _ in position.board.money_bonuses)
    under = player.boat > parts.bridge_after
    return {
        "fame": _Post(ON_FAME, player.fame >= fame, player.fame >= fame, fame, "WRK-1"),
        "money": _Post(ON_MONEY, player.money >= money, player.bonus >= marks, money, "WRK-1"),
        "bridge": _Post(ON_BRIDGE, under, under, parts.bridge_after, "RIV-7"),
    }


def _waiting(position: Position) -> Iterator[Problem]:
    """Nobody waits on a space already passed, unless being freed is what comes next."""
    for number, player in enumerate(position.players):
        for place, post in _posts(position, player).items():
            due = number == position.player and FreeWorker(place) in position.due
            if player.waiting & post.bit and post.passed and not due:
                where = f"player {number + 1}"
                yield Problem("WRK-1", where, "still-waiting", {"place": place, "space": post.space})


def _freed(position: Position) -> Iterator[Problem]:
    """Who left a waiting place was freed there; at the limit one of them may be in the box instead."""
    most, rule = position.board.variant.most_workers, position.board.variant.workers_rule
    for where, player in _seats(position):
        boxed = WORKERS - player.active - player.waiting.bit_count()
        posts = _posts(position, player).items()
        early = [(place, post) for place, post in posts if not (player.waiting & post.bit or post.ever)]
        if player.active == most < WORKERS and 0 <= boxed < len(early):
            numbers = {"active": player.active, "passed": len(posts) - len(early)}
            yield Problem(rule, where, "freed-too-many", numbers)
        elif player.active <= most and not boxed:
            for place, post in early:
                yield Problem(post.rule, where, "freed-too-early", {"place": place, "space": post.space})


def _spaces(position: Position) -> Iterator[Problem]:
    board = position.board
    for space in board.spaces:
        count = sum(1 for player in position.players if player.workers & space.bit)
        if count > 1:
            yield Problem("TRN-5", space.name, "space-shared", {"count": count})
        if count and space.covered:
            yield Problem("SET-2", space.name, "space-covered", {"players": board.players})
    taken = position.taken
    for area in (QUARRY, PORT):
        free = next((space for space in board.areas[area] if not taken & space.bit), None)
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


def _crossed(position: Position) -> Iterator[Problem]:
    for number, player in enumerate(position.players):
        difference = gap(position.board.components, player)
        if (difference >= 0) != (number in position.crossed):
            key = "crossing-not-noted" if difference >= 0 else "crossing-not-made"
            yield Problem("END-1", f"player {number + 1}", key, {"gap": abs(difference)})


def _last_stage(position: Position) -> Iterator[Problem]:
    """Who has crossed did so in this stage, in their own turn, one after the other (END-2)."""
    if not position.due and position.round and not position.crossed:
        yield Problem("END-1", "due", "over-too-soon")
    turns = [_turn_in_stage(position, number) for number in position.crossed]
    if turns != sorted(turns):
        yield Problem("END-5", "crossed", "crossed-out-of-order")
    for number in position.crossed:
        if _still_to_place(position, number):
            yield Problem("END-2", f"player {number + 1}", "crossed-before-turn")


def _just_begun(position: Position) -> bool:
    """Nothing has happened in this turn but, at most, the choice of a token instead of a worker (NAV-7)."""
    top = position.due[-1]
    catching_up = isinstance(top, ChooseToken | PutToken) and top.why == FEWER_WORKERS
    return top == PLACE_WORKER or catching_up


def _turn_in_stage(position: Position, player: int) -> int:
    return (player - position.first) % position.board.players


def _still_to_place(position: Position, player: int) -> bool:
    """This player's turn of the stage is still to come, or has just begun."""
    if not position.due:
        return False
    if player == position.player:
        return _just_begun(position)
    return _turn_in_stage(position, player) > _turn_in_stage(position, position.player)


def _turn(position: Position) -> Iterator[Problem]:
    """Everybody places at most 1 worker a stage, in their own turn."""
    if not position.round or not position.stage:
        return
    for number, player in enumerate(position.players):
        most = position.stage - _still_to_place(position, number)
        placed = player.workers.bit_count()
        if placed > most:
            numbers = {"placed": placed, "stage": position.stage, "most": most}
            yield Problem("TRN-1", f"player {number + 1}", "workers-of-stage", numbers)
    me, where = position.me, f"player {position.player + 1}"
    if position.due[-1:] == (PLACE_WORKER,):
        if me.workers.bit_count() == me.active:
            yield Problem("TRN-1", where, "no-worker-left", {"active": me.active})
    elif position.due and not me.workers:
        yield Problem("TRN-2", where, "no-worker-placed")


def _mogul(position: Position) -> Iterator[Problem]:
    """The Great Mogul favours who has a worker in his chamber, and everybody who has (PAL-5)."""
    chamber = position.board.by_name[f"chamber-{GREAT_MOGUL}"]
    coming = PayChamber(GREAT_MOGUL) in position.due or FavourOfMogul() in position.due
    for number, player in enumerate(position.players):
        where, space = f"player {number + 1}", chamber.name
        stands, favoured = player.workers & chamber.bit, number == position.mogul
        if favoured and not stands:
            yield Problem("PAL-5", where, "favour-without-worker", {"space": space})
        if stands and not favoured and not (coming and number == position.player):
            yield Problem("PAL-5", where, "favour-not-noted", {"space": space})


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
    _delayed,
    _boats,
    _workers,
    _waiting,
    _freed,
    _spaces,
    _bonus_markers,
    variants.token_counts,
    variants.token_places,
    variants.river_tiles,
    variants.river_laid,
    _crossed,
    _last_stage,
    _clock,
    _turn,
    _mogul,
    due_problems,
)
