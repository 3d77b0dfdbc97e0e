"""The engine against the naive second opinion: the same games step by step, and options of every kind."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from rajas.core import Chance, Dealer, Decision, Over
from rajas.core.game import Move, Option
from rajas.ganges import GANGES
from rajas.ganges.kali import kali
from rajas.ganges.options import Pass, Pay, Place
from rajas.ganges.position import Player, Position
from rajas.ganges.roads import Province
from rajas.ganges.words import COLOURS
from tests.ganges.naive import (
    BORDER,
    CELLS,
    FIGURES,
    LAST,
    MONEY_MARKER,
    SLABS,
    Follower,
    Luck,
    Naive,
    Question,
    Slab,
    contains,
    covers,
    ends,
    fits,
    looks,
    worth,
)

TASTES = {
    "any": "",
    "builds": r"place (quarry|chamber-5)|tile|put|cover|call 5",
    "covers": r"place chamber-5|call 5|place quarry|return (?!.*5)",
    "sails": r"place (port|chamber-6)|sail|call 6",
    "gathers dice": r"place (garden|balcony|chamber-[23])|colour (orange|green)|call [23]|enough|return",
    "trades": r"place (different|same|quarry)|markets \w+:\d",
    "meditates": r"place chamber-3|sail|pay \w+:\d$|take",
    "pays with karma": r"pay .*>|place (chamber|port)",
    "fawns": r"place chamber-[124]|upgrade temple|call [24]|pass",
}
OFTEN = {"place": 0.03, "reroll": 0.02, "pay": 0.1, "markets": 0.1, "colour": 0.1, "sail": 0.2, "put": 0.15}
Look = Callable[[Position, Question, random.Random], None]
KINDS = {
    "place", "tile", "pay", "put", "cover tile", "cover", "income", "yield", "markets", "sail", "upgrade",
    "colour", "make room", "reroll", "call", "karma bonus",
}  # fmt: skip


def opening(players: int, seed: int) -> Position:
    dealer, position, chances = Dealer.seeded(seed), GANGES.start(players=players), 0
    while isinstance(pending := GANGES.pending(position), Chance):
        position = GANGES.apply(position, dealer.outcome(pending, chances)).position
        chances += 1
    return position


def choice(options: tuple[Option, ...], taste: str, rng: random.Random) -> Option:
    liked = [option for option in options if taste and re.match(taste, str(option))]
    return rng.choice(liked if liked and rng.random() < 0.85 else options)


def follow(position: Position, seed: int, taste: str, look: Look, most: int = 10_000) -> Counter[str]:
    """Play on from the beginning of a turn; both games must ask, deal and stand alike all the way."""
    rng, dealer, seen = random.Random(seed), Dealer.seeded(seed), Counter[str]()
    follower = Follower(Naive(position))
    for step in range(most):
        pending, asks = GANGES.pending(position), follower.asks
        if isinstance(pending, Over):
            assert asks is None
            assert [set(place) for place in pending.ranking] == follower.naive.ranking()
            seen["over"] += 1
            break
        if isinstance(pending, Chance):
            assert isinstance(asks, Luck)
            assert (asks.kind, asks.likely) == (pending.kind, dict(pending.outcomes))
            move: Move = dealer.outcome(pending, step)
        else:
            assert isinstance(asks, Question)
            assert Decision(asks.player, asks.kind) == pending
            assert follower.naive.differences(position) == []
            seen[asks.kind] += 1
            if rng.random() < OFTEN.get(asks.kind, 1):
                look(position, asks, rng)
            option = choice(GANGES.options(position), taste, rng)
            assert asks.legal(option)
            move = option
        follower.tell(move)
        position = GANGES.apply(position, move).position
    return seen


# Positions that seldom come about by themselves


def grown(naive_tiles: list[Slab], rng: random.Random, position: Position) -> Province:
    """A province with many tiles, some covered, laid one after another by the rules."""
    seat = Naive(position).seats[0]
    seat.tiles, seat.under, seat.joined = {}, {}, set()
    for _ in range(rng.choice((0, 3, 6, 10, 14, 16, 18))):
        if not naive_tiles:
            break
        slab = naive_tiles.pop()
        places = [(cell, turn) for cell in CELLS for turn in range(4) if fits(seat, slab, cell, turn)]
        sites = [(cell, turn) for cell in seat.tiles for turn in range(4) if covers(seat, slab, cell, turn)]
        if sites and (rng.random() < 0.15 or not places):
            cell, turn = rng.choice(sites)
            seat.under[cell] = seat.tiles[cell][0]
        elif places:
            cell, turn = rng.choice(places)
        else:
            continue
        seat.tiles[cell] = (slab, turn)
        seat.joined |= ends(seat.tiles)
    return Province(
        position.board.land,
        tuple(seat.tiles[cell][0].number if cell in seat.tiles else -1 for cell in CELLS),
        tuple(seat.tiles[cell][1] if cell in seat.tiles else 0 for cell in CELLS),
        tuple(seat.under[cell].number if cell in seat.under else -1 for cell in CELLS),
        sum(1 << place for place, side in enumerate(BORDER) if side in seat.joined),
    )


def shaken(players: int, seed: int, brink: bool = False) -> Position:
    """A table in the middle of a game, everything on it near some edge; on the brink: also near the end."""
    rng = random.Random(seed)
    position = opening(players, seed)
    hidden = [slab for slab in SLABS if position.hidden >> slab.number & 1]
    rng.shuffle(hidden)
    shares = [12, 12, 12, 12]
    boats = rng.choice(
        (range(LAST - 8, LAST + 1), range(LAST - 4, LAST + 1), range(17, 23), range(5), range(LAST + 1))
    )
    spots = [space for space in position.board.spaces if not space.covered]
    free = [space for space in spots if space.area not in ("quarry", "port")]
    rng.shuffle(free)
    quarry = [space for space in spots if space.area == "quarry"][::-1]
    port = [space for space in spots if space.area == "port"][::-1]
    sat: list[Player] = []
    for seat in position.players:
        faces: list[list[int]] = [[], [], [], []]
        colours = rng.choice(((0,), (1, 2), (3,), (0, 1, 2, 3), (0, 1, 2, 3)))
        for _ in range(rng.choice((0, 2, 5, 8, 9, 10, 10))):
            colour = rng.choice(colours)
            if shares[colour]:
                shares[colour] -= 1
                faces[colour].append(rng.randint(1, 6))
        boat = rng.choice(
            [place for place in boats if place in (0, LAST) or place not in [other.boat for other in sat]]
        )
        fame = rng.choice((0, 3, 4, 13, 14, 20, 23, 29, 30, 40))
        money = rng.choice((0, 1, 3, 10, 11, 18, 19, 30, 32, 40, 43, 50, 54))
        if brink:
            money = 2 * (FIGURES["tracks"]["crossing"] - fame) - rng.randint(2, 5)
        elif fame + (money + 1) // 2 >= FIGURES["tracks"]["crossing"]:
            money = 1
        freed = [fame >= 15, money >= 20, boat > FIGURES["river"]["bridge_after"]]
        active = min(5, 3 + sum(freed))
        waiting = (
            sum(bit for bit, gone in zip((1, 2, 4), freed, strict=True) if not gone) if active < 5 else 0
        )
        workers = 0
        for _ in range(rng.randint(0, active - 1)):
            row = rng.choice((quarry, port, free, free, free))
            if row and not (row[-1].area == "different-goods" and players > 2):
                workers |= row.pop().bit
        passed = sum(money >= space for space in MONEY_MARKER)
        sat.append(
            seat._replace(
                money=money,
                fame=fame,
                karma=rng.choice((0, 0, 1, 2, 3, 3)),
                boat=boat,
                scrolls=tuple(rng.choice(((2, 2, 3, 4), (4, 4, 4, 4), (3, 4, 4, 4), (2, 2, 2, 2)))),
                dice=kali(*faces),
                active=active,
                waiting=waiting,
                workers=workers,
                bonus=rng.randint(passed, 4),
                province=grown(hidden, rng, position),
            )
        )
    if rng.random() < 0.3:
        del hidden[rng.randint(0, 4) :]
    tokens = position.pile
    emptied = rng.random() < 0.5
    first, player = rng.randrange(players), rng.randrange(players)
    return position._replace(
        players=tuple(sat),
        supply=tuple(shares),
        hidden=sum(1 << slab.number for slab in hidden),
        pile=(0,) * len(tokens) if emptied else tokens,
        discards=tokens if emptied else (0,) * len(tokens),
        round=rng.randint(1, 9),
        stage=rng.randint(1, 5),
        first=first,
        player=player,
        mogul=rng.choice((-1, rng.randrange(players))),
    )


# What is asked of every question


def judge(position: Position, question: Question, rng: random.Random) -> None:
    """Listed is legal; legal is accepted, and listed or equal to one; all else is refused by known rules."""
    listed = GANGES.options(position)
    slab = question.about if isinstance(question.about, Slab) else None
    same = Counter(looks(option, slab) for option in listed)
    assert listed
    assert max(same.values()) == 1
    assert all(question.legal(option) and GANGES.check(position, option) == () for option in listed)
    payments = [option for option in listed if isinstance(option, Pay)]
    for option in question.everything(rng):
        refusals = GANGES.check(position, option)
        if not question.legal(option):
            assert refusals, str(option)
            assert all(refusal.rule in GANGES.rules for refusal in refusals)
        else:
            assert refusals == (), str(option)
            if isinstance(option, Pay):
                assert any(contains(option, pay) for pay in payments), str(option)
            else:
                assert looks(option, slab) in same, str(option)
    if question.about == "same goods":
        turned_where_it_pays(position, payments)


def turned_where_it_pays(position: Position, payments: list[Pay]) -> None:
    """A die is offered turned over only where it then counts more markets of some good."""
    listed = {pay.dice[0] for pay in payments}
    most = max(Counter(good for good, _ in Naive(position).me.markets).values(), default=0)
    for die in {die._replace(turned=False) for die in listed}:
        over = die._replace(turned=True)
        more = min(most, worth(over)) > min(most, worth(die))
        assert (over in listed) == (more and position.me.karma > 0)


def judge_all(position: Position, question: Question, rng: random.Random) -> None:
    """And for every space of the board exactly the rules that forbid it, in the rulebook's order."""
    judge(position, question, rng)
    if question.kind == "place":
        naive = Naive(position)
        for space in position.board.spaces:
            named = [refusal.rule for refusal in GANGES.check(position, Place(space.name))]
            if space.covered:
                assert "SET-2" in named
            else:
                assert list(dict.fromkeys(named)) == naive.against(position.player, space.name), space.name


# The tests


@pytest.mark.rule("SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9", "SET-10", "SET-11", "SET-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    for seed in range(40):
        position = opening(players, seed)
        naive = Naive(position)
        totals = [sum(value for _, value in seat.dice) for seat in naive.seats]
        assert totals[position.first] == min(totals)
        assert (position.round, position.stage, position.player) == (1, 1, position.first)
        assert naive.supply == dict.fromkeys(COLOURS, 12 - players)
        assert [slab.stack for slab in naive.open if slab] == list(range(12))
        assert len(naive.hidden) == 52
        assert naive.pile == Counter(FIGURES["yields"]["white"])
        assert not naive.discards.total()
        for number, seat in enumerate(naive.seats):
            assert seat.money == 3 + (number - position.first) % players
            assert [word for word, _ in seat.dice] == list(COLOURS)
            assert (seat.fame, seat.karma, seat.boat, seat.bonus) == (0, 1, 0, 0)
            assert set(seat.scrolls.values()) == {2}
            assert (seat.active, seat.waiting, seat.tiles) == (3, {"fame", "money", "bridge"}, {})


@pytest.mark.rule("TRN-1", "TRN-2", "TRN-7", "TRN-9", "TRN-10", "COI-1", "COI-2", "DIE-1", "DIE-2", "DIE-5")
@pytest.mark.rule("PRV-6", "PRV-7", "PRV-9", "INC-1", "INC-2", "INC-4", "UPG-1", "UPG-2", "PAL-5", "PAL-6")
@pytest.mark.rule("RIV-5", "RIV-7", "WRK-1", "WRK-3", "TRK-1", "TRK-6", "TRK-7", "RND-1", "RND-2", "END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_whole_games(taste: str, players: int) -> None:
    """Every number of every player after every step, to the ranking; every question judged now and then."""
    for seed in (0, 1):
        follow(opening(players, seed), seed, TASTES[taste], judge)


@pytest.mark.rule("QRY-1", "QRY-2", "QRY-3", "QRY-4", "MBD-1", "MBD-2", "MBD-3", "MBD-4", "MBD-6", "MBD-7")
@pytest.mark.rule("PRV-2", "PRV-3", "PRV-4", "MKT-1", "MKT-2", "MKT-3", "MKT-4", "PAL-9", "PAL-10", "RIV-11")
@pytest.mark.rule("RIV-2", "RIV-3", "RIV-4", "RIV-6", "KAR-1", "KAR-3", "KAR-4", "KAR-5", "TRK-8", "UPG-4")
@pytest.mark.rule("TRN-3", "TRN-4", "TRN-5", "TRN-6", "TRN-8", "DIE-3", "DIE-4", "DIE-6", "DIE-7", "SET-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_near_every_edge(players: int) -> None:
    """Full and empty hands, spent supplies, bunched boats, crowded provinces: every kind of question."""
    seen = Counter[str]()
    for seed in range(70):
        taste = list(TASTES.values())[seed % len(TASTES)]
        seen += follow(shaken(players, seed), seed, taste, judge_all, 120)
    assert set(seen) >= KINDS


@pytest.mark.rule("END-1", "END-2", "END-3", "END-4", "END-5", "END-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ends_of_the_game(players: int) -> None:
    """Everybody is about to cross: the last stage with its passing, and the ranking with its ties."""
    passed = several = 0

    def look(position: Position, question: Question, rng: random.Random) -> None:
        nonlocal passed, several
        judge_all(position, question, rng)
        passed += Pass() in GANGES.options(position)
        several += len(position.crossed) > 1 or (bool(position.crossed) and players == 2)

    for seed in range(40):
        follow(shaken(players, seed, brink=True), seed, TASTES["trades" if seed % 2 else "any"], look)
    assert passed
    assert several


@pytest.mark.rule("END-3", "END-4", "END-5", "END-6")
def test_ranking_of_made_up_ends() -> None:
    """The rulebook's example, and every kind of tie, on a table where the game is over."""
    rng = random.Random(7)
    for players in (2, 3, 4):
        start = opening(players, 3)
        for _ in range(300):
            fame = [rng.choice((30, 37, 33)) for _ in range(players)]
            money = [2 * (61 - points) + rng.randint(-5, 5) for points in fame]
            seats = [
                seat._replace(fame=points, money=coins)
                for seat, points, coins in zip(start.players, fame, money, strict=True)
            ]
            over = [number for number in range(players) if fame[number] + (money[number] + 1) // 2 >= 61]
            rng.shuffle(over)
            position = start._replace(players=tuple(seats), crossed=tuple(over), due=())
            pending = GANGES.pending(position)
            assert isinstance(pending, Over)
            assert [set(place) for place in pending.ranking] == Naive(position).ranking()
    two = opening(2, 3)
    robert, ela = two.players
    example = two._replace(
        players=(ela._replace(money=52, fame=37), robert._replace(money=65, fame=30)), crossed=(1, 0), due=()
    )
    assert GANGES.pending(example) == Over(((1,), (0,)))
