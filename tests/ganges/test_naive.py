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
from rajas.ganges.options import LayToken, Pass, Pay, Place, TakeToken
from rajas.ganges.position import Position
from rajas.ganges.words import COLOURS
from tests.ganges.naive import Follower, Naive
from tests.ganges.naive_positions import BASIC, VARIANTS, opening, pressed, rushed, shaken
from tests.ganges.naive_table import (
    FIGURES,
    Luck,
    Question,
    Slab,
    border_place,
    contains,
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
    "collects tokens": r"place (chamber-2|quarry)|call 2|tile|put|token (brown|red)|lay|yield|sail",
}
OFTEN = {"place": 0.03, "reroll": 0.02, "pay": 0.1, "markets": 0.1, "colour": 0.1, "sail": 0.2, "put": 0.15}
MORE = [pytest.param(players, marks=pytest.mark.slow) for players in (3, 4)]
Look = Callable[[Position, Question, random.Random], None]
KINDS = {
    "place", "tile", "pay", "put", "cover tile", "cover", "income", "yield", "markets", "sail", "upgrade",
    "colour", "make room", "reroll", "call", "karma bonus",
}  # fmt: skip


def choice(options: tuple[Option, ...], taste: str, rng: random.Random) -> Option:
    liked = [option for option in options if taste and re.match(taste, str(option))]
    return rng.choice(liked if liked and rng.random() < 0.85 else options)


def follow(
    position: Position, seed: int, taste: str, look: Look, most: int = 10_000, always: bool = False
) -> Counter[str]:
    """Play on from the set-up or a turn; both games must ask, deal and stand alike all the way."""
    rng, dealer, seen = random.Random(seed), Dealer.seeded(seed), Counter[str]()
    follower = Follower(Naive(position), from_set_up=position.round == 0)
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
            if always or rng.random() < OFTEN.get(asks.kind, 1):
                look(position, asks, rng)
            option = choice(GANGES.options(position), taste, rng)
            assert asks.legal(option)
            move = option
        follower.tell(move)
        position = GANGES.apply(position, move).position
    return seen


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
    """And for every space, every token and every place for one exactly the rules that forbid it, in order."""
    judge(position, question, rng)
    naive = Naive(position)
    for option in question.everything(rng) if question.kind in ("token", "lay token") else ():
        named = list(dict.fromkeys(refusal.rule for refusal in GANGES.check(position, option)))
        if isinstance(option, TakeToken):
            assert named == naive.against_token(option.token), str(option)
        elif isinstance(option, LayToken):
            assert named == naive.against_lay(question.about, border_place(option)), str(option)
    if question.kind == "place":
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
@pytest.mark.parametrize("players", [2, *MORE])
@pytest.mark.parametrize(
    "taste",
    [
        "any",
        "builds",
        *(pytest.param(taste, marks=pytest.mark.slow) for taste in TASTES if taste not in ("any", "builds")),
    ],
)
def test_whole_games(taste: str, players: int) -> None:
    """Every number of every player after every step, to the ranking; every question judged now and then."""
    for seed in (0, 1):
        follow(opening(players, seed), seed, TASTES[taste], judge)


@pytest.mark.rule("SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "NAV-4", "MIX-2", "GAN-1", "GAN-2", "GAN-8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", *VARIANTS])
def test_set_up_of_every_variant(variant: str, players: int) -> None:
    """Every chance of the set-up with its odds, every first token, and the table of the first turn."""
    settings = VARIANTS.get(variant, BASIC)
    for seed in range(25):
        follow(GANGES.start(players=players, **settings), seed, "", judge_all, most=60, always=True)


@pytest.mark.rule("NAV-1", "NAV-2", "NAV-3", "NAV-5", "NAV-6", "NAV-7", "NAV-8", "NAV-9", "NAV-10", "NAV-11")
@pytest.mark.rule("NAV-12", "NAV-13", "MIX-1", "MIX-2", "GAN-1", "GAN-3", "GAN-4", "GAN-5", "GAN-6", "GAN-7")
@pytest.mark.rule("GAN-8")
@pytest.mark.parametrize("players", [2, *MORE])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_of_every_variant(variant: str, players: int) -> None:
    for seed, taste in enumerate(("any", "builds", "collects tokens")):
        follow(opening(players, seed, VARIANTS[variant]), seed, TASTES[taste], judge)


@pytest.mark.rule("NAV-1", "NAV-2", "NAV-3", "NAV-5", "NAV-6", "NAV-7", "NAV-8", "NAV-9", "NAV-10", "NAV-11")
@pytest.mark.rule("NAV-12", "NAV-13", "MIX-1", "MIX-2", "GAN-1", "GAN-3", "GAN-4", "GAN-5", "GAN-6", "GAN-7")
@pytest.mark.rule("GAN-8", "DIE-7")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_tables_near_every_edge_of_every_variant(variant: str, players: int) -> None:
    seen, settings = Counter[str](), VARIANTS[variant]
    for seed in range(60):
        taste = list(TASTES.values())[seed % len(TASTES)]
        seen += follow(shaken(players, seed, seed % 9 == 8, settings), seed, taste, judge_all, 120)
    tokens = {"token", "lay token"} if "navaratna" in variant else set[str]()
    assert set(seen) >= KINDS | tokens


@pytest.mark.rule("QRY-1", "QRY-2", "QRY-3", "QRY-4", "MBD-1", "MBD-2", "MBD-3", "MBD-4", "MBD-6", "MBD-7")
@pytest.mark.rule("PRV-2", "PRV-3", "PRV-4", "MKT-1", "MKT-2", "MKT-3", "MKT-4", "PAL-9", "PAL-10", "RIV-11")
@pytest.mark.rule("RIV-2", "RIV-3", "RIV-4", "RIV-6", "KAR-1", "KAR-3", "KAR-4", "KAR-5", "TRK-8", "UPG-4")
@pytest.mark.rule("TRN-3", "TRN-4", "TRN-5", "TRN-6", "TRN-8", "DIE-3", "DIE-4", "DIE-6", "DIE-7", "SET-2")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_near_every_edge(players: int) -> None:
    """Full and empty hands, spent supplies, bunched boats, crowded provinces: every kind of question."""
    seen = Counter[str]()
    for seed in range(70):
        taste = list(TASTES.values())[seed % len(TASTES)]
        seen += follow(shaken(players, seed), seed, taste, judge_all, 120)
    assert set(seen) >= KINDS


@pytest.mark.rule("TRK-2", "TRK-4", "RIV-11", "RIV-18", "RIV-19", "INC-4", "PRV-8")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_upgrade_of_fame_5_counts_from_the_next_turn(players: int) -> None:
    """The boat of money 12 reaches a space that counts upgrades, or calls a builder, in the same turn."""
    read: Counter[int] = Counter()

    def look(position: Position, question: Question, rng: random.Random) -> None:
        if position.me.delayed >= 0:
            judge(position, question, rng)
            read[position.me.boat if question.kind == "sail" else -1] += 1

    taste = r"place quarry|first fame|sail|call 5|tile .*0[79]"
    for seed in range(150):
        follow(rushed(players, seed), seed, taste, look, 25, always=True)
    assert {3, 17, 22} <= set(read)


@pytest.mark.rule("MBD-7", "KAR-4", "TRN-6", "TRN-8")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_builder_must_have_work_after_the_5_is_paid(players: int) -> None:
    spoilt = 0

    def look(position: Position, question: Question, rng: random.Random) -> None:
        nonlocal spoilt
        if question.kind in ("place", "pay"):
            judge_all(position, question, rng)
        if question.kind == "pay":
            spoilt += any(
                refusal.rule == "MBD-7"
                for option in question.everything(rng)
                for refusal in GANGES.check(position, option)
            )

    for seed in range(250):
        follow(pressed(players, seed), seed, "place chamber-5", look, 3, always=True)
    assert spoilt


@pytest.mark.rule("END-1", "END-2", "END-3", "END-4", "END-5", "END-6")
@pytest.mark.parametrize("players", [2, *MORE])
def test_ends_of_the_game(players: int) -> None:
    """Everybody is about to cross: the last stage with its passing, and the ranking with its ties."""
    passed = several = 0

    def look(position: Position, question: Question, rng: random.Random) -> None:
        nonlocal passed, several
        judge_all(position, question, rng)
        passed += Pass() in GANGES.options(position)
        several += len(position.crossed) > 1 or (bool(position.crossed) and players == 2)

    for seed in range(40):
        taste = TASTES["trades" if seed % 2 else "any"]
        follow(shaken(players, seed, brink=True), seed, taste, look, always=True)
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
                seat.changed(fame=points, money=coins)
                for seat, points, coins in zip(start.players, fame, money, strict=True)
            ]
            over = [number for number in range(players) if fame[number] + (money[number] + 1) // 2 >= 61]
            rng.shuffle(over)
            position = start.changed(players=tuple(seats), crossed=tuple(over), due=())
            pending = GANGES.pending(position)
            assert isinstance(pending, Over)
            assert [set(place) for place in pending.ranking] == Naive(position).ranking()
    two = opening(2, 3)
    robert, ela = two.players
    example = two.changed(
        players=(ela.changed(money=52, fame=37), robert.changed(money=65, fame=30)), crossed=(1, 0), due=()
    )
    assert GANGES.pending(example) == Over(((1,), (0,)))
