"""What is impossible about what is due: its order, and whether each part of it fits the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

from rajas.core.game import Chance, Problem
from rajas.ganges import registry
from rajas.ganges.board import BALCONY, GARDEN, PORT, QUARRY, SAME, TERRACE, Board, Why
from rajas.ganges.builder import ChooseCoverTile, ChooseSite, PayDifference, PutCover, difference
from rajas.ganges.data_dues import KINDS, stack_names
from rajas.ganges.dice import MakeRoom, NameColours, RollDie, Shown, deliverable, free_hands
from rajas.ganges.due import Due
from rajas.ganges.giving import Give
from rajas.ganges.karma import MOST_KARMA
from rajas.ganges.market import ChooseMarkets, PaySameGoods
from rajas.ganges.palace import (
    GREAT_MOGUL,
    PORTUGUESE,
    VOYAGE_LENGTH,
    CallPalace,
    DrawYield,
    FavourOfMogul,
    NameRerolls,
    PayBalcony,
    PayChamber,
    RerollDie,
    TopYield,
)
from rajas.ganges.position import NONE, WAITING_PLACES, Position
from rajas.ganges.problems_dealing import dealing_problems
from rajas.ganges.province import ChooseYield, Income, IncomeOrder, Reveal, Yields
from rajas.ganges.quarry import ChooseTile, PayTile, PutTile
from rajas.ganges.refusing import Numbers
from rajas.ganges.rewards import (
    AnyDice,
    Boat,
    BoatUpTo,
    Coins,
    Dice,
    DicePerKarma,
    DifferentGoods,
    Fame,
    Karma,
    Reward,
    SameGoods,
    Upgrade,
    Worker,
    words,
)
from rajas.ganges.river import MOST_PIPS, PayPort, Voyage, ahead
from rajas.ganges.roads import NOTHING
from rajas.ganges.setup import WORKERS, BreakTie, OpeningDie
from rajas.ganges.tracks import KarmaBonus, TrackBonus
from rajas.ganges.turn import EndTurn, PlaceWorker, can_place
from rajas.ganges.upgrades import FIRST_STEP, LAST_STEP, ChooseUpgrade
from rajas.ganges.variants import problems as variants
from rajas.ganges.variants.ganga import LayRiverTile, RollRiver
from rajas.ganges.variants.navaratna import ChooseToken, PutToken, StartToken
from rajas.ganges.words import Good
from rajas.ganges.workers import FreeWorker

Fit = Callable[[Position, Any, str], Iterator[Problem]]
Waits = Callable[[Any, Any], bool]

NAMES = {kind: name for name, (kind, _) in KINDS.items()}
CHAMBER_GIFTS: tuple[Reward, ...] = (Fame(2), AnyDice(2), Karma(2), AnyDice(1), Upgrade(), Coins(3))


def due_problems(position: Position) -> Iterator[Problem]:
    """Every problem of what is due, which is counted as in the data: what comes next is due 1."""
    yield from _order(position) if position.round else dealing_problems(position)
    last = len(position.due)
    for place, due in enumerate(position.due):
        for fit in (*FITS.get(type(due), ()), _known_rule):
            yield from fit(position, due, f"due {last - place}")


def unanswerable(position: Position) -> Iterator[Problem]:
    """What comes next must have an answer; asked only where nothing else is wrong."""
    if not position.due:
        return
    top = position.due[-1]
    pending = top.pending(position)
    answers = pending.choices if isinstance(pending, Chance) else top.options(position)
    if not answers or (isinstance(top, PlaceWorker) and not can_place(position, position.me)):
        yield Problem(UNANSWERED.get(type(top), "TRN-8"), "due 1", "no-answer", {"due": NAMES[type(top)]})


# The order


def _order(position: Position) -> Iterator[Problem]:
    """The turn's end comes last; what is asked comes first, and little else that is asked can wait."""
    due = position.due
    if not due:
        return
    ends = sum(isinstance(part, EndTurn) for part in due)
    if ends != 1 or not isinstance(due[0], EndTurn):
        yield Problem("TRN-2", "due", "turn-without-end", {"count": ends})
    if due[-1].by_itself:
        yield Problem("TRN-2", "due 1", "nothing-asked", {"due": NAMES[type(due[-1])]})
    for place, (later, sooner) in enumerate(pairwise(due), 1):
        names = {"sooner": NAMES[type(sooner)], "later": NAMES[type(later)]}
        where = f"due {len(due) - place}"
        if not WAITS.get(type(later), _never)(later, sooner):
            yield Problem("TRN-9", where, "cannot-wait", names)
        if type(sooner) in FOLLOWED_BY and type(later) not in FOLLOWED_BY[type(sooner)]:
            yield Problem("TRN-2", where, "comes-elsewhere", names)


def _always(later: Due, sooner: Due) -> bool:
    return True


def _never(later: Due, sooner: Due) -> bool:
    return False


WAITS: dict[type[Due], Waits] = {
    EndTurn: _always,
    Give: _always,
    TrackBonus: _always,
    FreeWorker: lambda later, sooner: later.place != "bridge",
    Income: _always,
    Yields: _always,
    TopYield: _always,
    FavourOfMogul: _always,
    NameRerolls: lambda later, sooner: not later.named,
    RollDie: lambda later, sooner: isinstance(sooner, RollDie),
    RerollDie: lambda later, sooner: isinstance(sooner, RerollDie),
    IncomeOrder: lambda later, sooner: isinstance(sooner, Reveal),
    PutTile: lambda later, sooner: sooner == PayTile(later.tile),
    PutCover: lambda later, sooner: sooner == PayDifference(later.tile, later.cell),
}
"""What may wait for something asked, and whether for this."""

FOLLOWED_BY: dict[type[Due], tuple[type[Due], ...]] = {
    **dict.fromkeys((OpeningDie, BreakTie, StartToken, RollRiver, LayRiverTile), ()),
    **dict.fromkeys((PlaceWorker, ChooseTile, PutTile, PaySameGoods, PayBalcony, PayChamber), (EndTurn,)),
    **dict.fromkeys((PayPort, NameRerolls, FavourOfMogul), (EndTurn,)),
    RerollDie: (RerollDie, EndTurn),
    PayTile: (PutTile,),
    PayDifference: (PutCover,),
}
"""What belongs to the worker just placed, or to one payment, and what comes right after it."""


# The table around it


@lru_cache(maxsize=64)
def _gifts(board: Board) -> frozenset[Reward]:
    """All that the board, its tokens and the rooms of the palace give."""
    parts = board.components
    borders = [place.rewards for land in board.lands for place in land.yields]
    tokens = [token.rewards for token in board.tokens]
    printed = [*borders, *tokens, *parts.river, *board.river_tile_rewards]
    tracks = [reward for _, reward in (*parts.fame_bonuses, *parts.money_bonuses)]
    gardens = [Dice((space.colour,)) for space in board.areas[GARDEN] if space.colour is not None]
    balconies = [Dice((space.takes,) * 2) for space in board.areas[BALCONY] if space.takes is not None]
    gifts = {reward for rewards in printed for reward in rewards}
    return frozenset({*gifts, *tracks, *gardens, *balconies, *CHAMBER_GIFTS} - {Worker()})


def _gains(position: Position) -> Iterator[tuple[Shown, int]]:
    """Every gain of dice: the colours shown, and how many dice are due."""
    karma = position.me.karma
    for gift in _gifts(position.board):
        match gift:
            case AnyDice(count):
                yield (), count
            case Dice(colours):
                yield colours, len(colours)
            case DicePerKarma(colour):
                yield () if colour is None else (colour,) * karma, karma


def _known_rule(position: Position, due: Due, where: str) -> Iterator[Problem]:
    why = getattr(due, "why", None)
    if isinstance(why, Why) and why.rule not in registry.rules():
        yield Problem("TRN-2", where, "no-such-rule", {"rule": why.rule})


def _worker_in(area: str) -> Fit:
    def fit(position: Position, due: Due, where: str) -> Iterator[Problem]:
        yield from _worker_on(position, due, where, area, position.board.masks[area])

    return fit


def _worker_on(position: Position, due: Due, where: str, space: str, bits: int) -> Iterator[Problem]:
    if not position.me.workers & bits:
        yield Problem("TRN-2", where, "no-worker-there", {"due": NAMES[type(due)], "space": space})


def _worker_in_room(position: Position, due: Due, where: str) -> Iterator[Problem]:
    match due:
        case PayBalcony(space):
            name = space
        case PayChamber(value):
            name = f"chamber-{value}"
        case _:
            name = f"chamber-{GREAT_MOGUL}"
    yield from _worker_on(position, due, where, name, position.board.by_name[name].bit)


# Rewards


def _gift(position: Position, due: Give, where: str) -> Iterator[Problem]:
    if due.reward not in _gifts(position.board):
        yield Problem("TRN-9", where, "not-given", {"reward": words((due.reward,))})


def _track_bonus(position: Position, due: TrackBonus, where: str) -> Iterator[Problem]:
    parts, me = position.board.components, position.me
    printed = parts.fame_bonuses if due.track == "fame" else position.board.money_bonuses
    bonus: Numbers = {"track": due.track, "space": due.space}
    if (due.space, due.reward) not in printed or due.reward == Worker():
        yield Problem("TRK-1", where, "no-such-bonus", {**bonus, "reward": words((due.reward,))})
    elif due.track == "fame" and me.fame < due.space:
        yield Problem("TRK-1", where, "bonus-not-reached", bonus)
    elif due.track == "money" and printed.index((due.space, due.reward)) >= me.bonus:
        yield Problem("TRK-6", where, "bonus-not-reached", bonus)
    if position.due.count(due) > 1:
        yield Problem("TRK-1", where, "due-twice", {"due": NAMES[type(due)]})


def _karma_bonus(position: Position, due: KarmaBonus, where: str) -> Iterator[Problem]:
    parts = position.board.components
    if Karma(due.amount) not in [reward for _, reward in (*parts.fame_bonuses, *parts.money_bonuses)]:
        yield Problem("TRK-3", where, "no-such-karma", {"amount": due.amount})
    if position.me.karma >= MOST_KARMA:
        yield Problem("KAR-3", where, "karma-full", {"karma": position.me.karma})


def upgrade_space(board: Board) -> int | None:
    """The first fame space with an upgrade, which counts later (TRK-2)."""
    spaces = [space for space, reward in board.components.fame_bonuses if reward == Upgrade()]
    return min(spaces, default=None)


def _upgrade(position: Position, due: ChooseUpgrade, where: str) -> Iterator[Problem]:
    space = upgrade_space(position.board)
    if due.delayed and (space is None or position.me.fame < space):
        yield Problem("TRK-2", where, "upgrade-not-reached", {"fame": position.me.fame, "space": space or 0})


def _free_worker(position: Position, due: FreeWorker, where: str) -> Iterator[Problem]:
    me, board = position.me, position.board
    waits = me.waiting & WAITING_PLACES[due.place]
    most = board.variant.most_workers
    if not waits and (me.active < most or most == WORKERS):
        yield Problem("WRK-1", where, "nobody-waits", {"place": due.place})
    spaces = {
        track: min(space for space, reward in bonuses if reward == Worker())
        for track, bonuses in (
            ("fame", board.components.fame_bonuses),
            ("money", board.components.money_bonuses),
        )
    }
    reached = {"fame": me.fame, "money": me.money}.get(due.place, 0)
    if reached < spaces.get(due.place, 0):
        numbers: Numbers = {"place": due.place, "space": spaces[due.place], "now": reached}
        yield Problem("WRK-1", where, "worker-not-reached", numbers)
    if position.due.count(due) > 1:
        yield Problem("WRK-1", where, "due-twice", {"due": NAMES[type(due)]})


# Dice


def _make_room(position: Position, due: MakeRoom, where: str) -> Iterator[Problem]:
    free = free_hands(position)
    numbers = {"count": due.count, "free": free, "lacking": due.lacking}
    if (due.shown, due.count) not in _gains(position):
        yield Problem("DIE-7", where, "no-such-gain", {"count": due.count})
    if due.lacking != due.count - free:
        yield Problem("DIE-7", where, "room-lacking", numbers)
    elif not due.possible(position):
        yield Problem("DIE-7", where, "room-enough", numbers)


def _name_colours(position: Position, due: NameColours, where: str) -> Iterator[Problem]:
    """All that fits is named, no colour more often than it is due and in supply (DIE-4, DIE-7)."""
    free, supply = free_hands(position), position.supply
    counts = [count for shown, count in _gains(position) if shown == due.shown]
    fitting = {min(free, deliverable(due.shown, count, supply)) for count in counts}
    count = due.left + len(due.named)
    if count not in fitting or not due.left:
        yield Problem("DIE-7", where, "wrong-number", {"count": count, "left": due.left, "free": free})
    for colour in sorted(set(due.named)):
        named = due.named.count(colour)
        most = min(supply[colour], due.shown.count(colour) if due.shown else named)
        if named > most:
            yield Problem("DIE-4", where, "named-too-often", {"colour": colour.word, "count": named})


def _rolls(position: Position, due: RollDie, where: str) -> Iterator[Problem]:
    """The dice to be rolled are still in the supply, and there are hands for all of them."""
    rolls = [part.colour for part in position.due if isinstance(part, RollDie)]
    free, supply = free_hands(position), position.supply[due.colour]
    if rolls.count(due.colour) > supply:
        yield Problem("DIE-4", where, "supply-short", {"colour": due.colour.word, "supply": supply})
    if len(rolls) > free:
        yield Problem("DIE-2", where, "hands-short", {"count": len(rolls), "free": free})


def _rerolls(position: Position, due: NameRerolls | RerollDie, where: str) -> Iterator[Problem]:
    """Each die named lies on Kali (PAL-1)."""
    dice = due.named if isinstance(due, NameRerolls) else [(due.colour, due.value)]
    waiting = Counter((part.colour, part.value) for part in position.due if isinstance(part, RerollDie))
    for colour, value in sorted(set(dice)):
        named = max(list(dice).count((colour, value)), waiting[colour, value])
        held = position.me.holds(colour, value)
        if named > held:
            numbers: Numbers = {"colour": colour.word, "value": value, "count": named, "held": held}
            yield Problem("PAL-1", where, "reroll-not-held", numbers)


# Tiles


def _tile_open(position: Position, due: PayTile | PutTile | ChooseSite, where: str) -> Iterator[Problem]:
    if position.board.tile_numbers[due.tile] not in position.open:
        yield Problem("QRY-2", where, "due-tile-not-open", {"tile": due.tile})


def _fits_somewhere(position: Position, due: PutTile, where: str) -> Iterator[Problem]:
    if not position.me.province.puts(position.board.tile(due.tile).roads):
        yield Problem("PRV-2", where, "due-tile-fits-nowhere", {"tile": due.tile})


def _site(position: Position, due: PutCover | PayDifference, where: str) -> Iterator[Problem]:
    province, tile = position.me.province, position.board.tile(due.tile)
    cell = {"cell": str(province.land.names[due.cell]), "tile": due.tile}
    if province.tiles[due.cell] == NOTHING:
        yield Problem("MBD-1", where, "due-nothing-there", cell)
        return
    if difference(province, tile, due.cell) <= 0:
        covered = province.tile(due.cell).price
        yield Problem("MBD-2", where, "due-not-dearer", {**cell, "price": tile.price, "covered": covered})
    if not province.cover_turns(due.cell, tile.roads):
        yield Problem("MBD-4", where, "due-cuts-off", cell)
    if province.under[due.cell] != NOTHING:
        yield Problem("MBD-6", where, "due-covered-already", cell)


def _income(position: Position, due: Income | IncomeOrder, where: str) -> Iterator[Problem]:
    """What a tile of the province brings (INC-4); two ways to go only where it brings fame and coins."""
    me, tile = position.me, position.board.tile(due.tile)
    if tile.index not in (*me.province.tiles, *me.province.under):
        yield Problem("INC-4", where, "income-without-tile", {"tile": due.tile})
    coins, count = sum(market.coins for market in tile.markets), len(tile.buildings)
    now = sum(me.scroll(building) for building in tile.buildings)
    if isinstance(due, IncomeOrder):
        fits = bool(due.fame and due.coins) and (due.fame, due.coins) == (now, coins)
    elif due.fame:
        fits = FIRST_STEP * count <= due.fame <= LAST_STEP * count and not due.coins
    else:
        fits = bool(due.coins) and due.coins == coins
    if not fits:
        yield Problem(
            "INC-4", where, "income-amount", {"tile": due.tile, "fame": due.fame, "coins": due.coins}
        )


def _reveal(position: Position, due: Reveal, where: str) -> Iterator[Problem]:
    numbers = {"stack": stack_names()[due.stack]}
    if position.open[due.stack] != NONE:
        yield Problem("QRY-5", where, "stack-open-already", numbers)
    if not position.hidden & position.board.stack_masks[due.stack]:
        yield Problem("QRY-5", where, "stack-empty", numbers)


def _yields(position: Position, due: Yields | ChooseYield, where: str) -> Iterator[Problem]:
    """Yields that a road has joined, each due once; a choice is one of several (PRV-7)."""
    parts = [part for part in position.due if isinstance(part, Yields | ChooseYield)]
    everywhere = Counter(number for part in parts for number in part.left)
    for number in due.left:
        place = {"place": position.me.province.land.yield_names[number]}
        if not position.me.province.reached >> number & 1:
            yield Problem("PRV-6", where, "due-yield-not-joined", place)
        if everywhere[number] > 1:
            yield Problem("PRV-6", where, "due-yield-twice", place)
    if isinstance(due, ChooseYield) and len(due.left) < 2:
        yield Problem("PRV-7", where, "single-yield")


# Markets, palace and river


def _markets(position: Position, due: ChooseMarkets, where: str) -> Iterator[Problem]:
    gifts = _gifts(position.board)
    if due.same:
        limits = {*range(1, 7), *(gift.limit for gift in gifts if isinstance(gift, SameGoods))}
    else:
        limits = {len(Good), *(gift.limit for gift in gifts if isinstance(gift, DifferentGoods))}
    if due.limit not in limits:
        yield Problem("MKT-2" if due.same else "MKT-1", where, "market-limit", {"limit": due.limit})


def _pile(position: Position, due: DrawYield, where: str) -> Iterator[Problem]:
    if not any(position.pile):
        yield Problem("PAL-6", where, "pile-empty")


def _voyage(position: Position, due: Voyage, where: str) -> Iterator[Problem]:
    """By the port 1 up to the die's value, with the Portuguese exactly 6, as a bonus what is printed."""
    gifts = _gifts(position.board)
    bonuses = {1} if Boat() in gifts else set()
    bonuses |= {gift.spaces for gift in gifts if isinstance(gift, BoatUpTo)}
    port = {(1, pips) for pips in range(1, MOST_PIPS + 1)}
    known = {(1, spaces) for spaces in bonuses} if due.may else {*port, (VOYAGE_LENGTH, VOYAGE_LENGTH)}
    if (due.least, due.most) not in known:
        yield Problem("RIV-3", where, "no-such-voyage", {"least": due.least, "most": due.most})
    left = ahead(position, position.me)
    if left < due.least:
        yield Problem("RIV-6", where, "voyage-too-long", {"least": due.least, "ahead": left})


def _way_ahead(position: Position, due: PayPort | PayChamber, where: str) -> Iterator[Problem]:
    """A voyage that is being paid for must be possible (RIV-6, PAL-10)."""
    left = ahead(position, position.me)
    if isinstance(due, PayPort) and left < 1:
        yield Problem("RIV-6", where, "voyage-too-long", {"least": 1, "ahead": left})
    if isinstance(due, PayChamber) and due.value == PORTUGUESE and left < VOYAGE_LENGTH:
        yield Problem("PAL-10", where, "voyage-too-long", {"least": VOYAGE_LENGTH, "ahead": left})


FITS: dict[type[Due], tuple[Fit, ...]] = {
    TrackBonus: (_track_bonus,),
    KarmaBonus: (_karma_bonus,),
    ChooseUpgrade: (_upgrade,),
    FreeWorker: (_free_worker,),
    Give: (_gift,),
    MakeRoom: (_make_room,),
    NameColours: (_name_colours,),
    RollDie: (_rolls,),
    Income: (_income,),
    IncomeOrder: (_income,),
    Reveal: (_reveal,),
    Yields: (_yields,),
    ChooseYield: (_yields,),
    ChooseTile: (_worker_in(QUARRY),),
    PayTile: (_tile_open,),
    PutTile: (_worker_in(QUARRY), _tile_open, _fits_somewhere),
    ChooseSite: (_tile_open,),
    PayDifference: (_tile_open, _site),
    PutCover: (_tile_open, _site),
    PaySameGoods: (_worker_in(SAME),),
    ChooseMarkets: (_markets,),
    NameRerolls: (_worker_in(TERRACE), _rerolls),
    RerollDie: (_worker_in(TERRACE), _rerolls),
    PayBalcony: (_worker_in_room,),
    PayChamber: (_worker_in_room, _way_ahead),
    FavourOfMogul: (_worker_in_room,),
    DrawYield: (_pile, variants.no_pile),
    ChooseToken: (variants.token_due, variants.token_fits),
    PutToken: (variants.token_due,),
    RollRiver: (variants.river_due,),
    LayRiverTile: (variants.river_due,),
    PayPort: (_worker_in(PORT), _way_ahead),
    Voyage: (_voyage,),
}
"""How each kind of due must fit the table; whatever is missing here fits always."""

UNANSWERED: dict[type[Due], str] = {
    PlaceWorker: "TRN-7",
    ChooseTile: "QRY-4",
    PayTile: "QRY-3",
    PutTile: "PRV-2",
    ChooseCoverTile: "MBD-7",
    ChooseSite: "MBD-7",
    PayDifference: "MBD-3",
    PutCover: "MBD-4",
    PaySameGoods: "MKT-2",
    PayBalcony: "PAL-3",
    PayChamber: "PAL-4",
    CallPalace: "RIV-11",
    PayPort: "RIV-2",
    Voyage: "RIV-6",
    ChooseUpgrade: "UPG-4",
    NameColours: "DIE-4",
    PutToken: "NAV-8",
}
"""The rule by which each question would not have been asked."""
