"""What is true of Rajas of the Ganges at every step, whatever is played, undone, redone, saved and loaded."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import reduce
from operator import or_
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rajas.core import Decision, Option, Over, Record, Refused, digest, pack, read, unpack
from rajas.core.laws import assert_laws
from rajas.ganges import GANGES
from rajas.ganges.position import NONE, Player, Position
from rajas.ganges.roads import NOTHING
from rajas.ganges.variants.navaratna import PutToken
from rajas.ganges.words import Colour
from tests.ganges.ledger import Ledger, balance

DICE, TILES, WORKERS = 48, 64, 6
# Every way to play, each with and without river tiles; in a mixed group somebody is experienced.
WAYS: list[dict[str, Any]] = [
    way | river
    for way in ({}, {"variant": "navaratna"}, {"variant": "mixed", "experienced": (2,)})
    for river in ({}, {"ganga": True})
]
TOKENS = {"basic": 8, "mixed": 8, "navaratna": 30}


def assert_sound(position: Position) -> None:
    """Nothing is lost, nothing is there twice, and nothing leaves its scale."""
    _all_dice(position)
    _all_tiles(position)
    _all_tokens(position)
    assert min(*position.pile, *position.discards, *position.supply) >= 0
    for player in position.players:
        _in_range(position, player)
    placed = [player.workers for player in position.players]
    assert sum(mask.bit_count() for mask in placed) == reduce(or_, placed).bit_count()


def _all_dice(position: Position) -> None:
    for colour in Colour:
        held = sum(len(player.dice[colour]) for player in position.players)
        assert position.supply[colour] + held == DICE // len(Colour)


def _all_tiles(position: Position) -> None:
    """Open, hidden, laid or covered: every tile is in exactly one place."""
    places = [number for number in position.open if number >= 0]
    places += [number for number in range(TILES) if position.hidden >> number & 1]
    for player in position.players:
        places += [number for number in (*player.province.tiles, *player.province.under) if number != NOTHING]
    # Between choosing a tile and laying it, the tile is still open.
    assert sorted(places) == list(range(TILES))


def _all_tokens(position: Position) -> None:
    """Drawn tokens come back to the pile; those that lie open go into a province for good."""
    variant = position.board.variant
    laid = [kind for player in position.players for kind in player.province.tokens if kind != NOTHING]
    put = sum(isinstance(due, PutToken) for due in position.due)
    assert sum(position.pile) + sum(position.discards) + len(laid) + put == TOKENS[variant.name]
    assert variant.open_tokens or not (laid or put)
    tiles = sum(kind != NONE for kind in position.river)
    assert tiles <= (8 if variant.ganga else 0)
    assert position.river[0] == position.river[-1] == NONE


def _in_range(position: Position, player: Player) -> None:
    assert 0 <= player.karma <= 3
    assert all(2 <= step <= 4 for step in player.scrolls)
    assert 0 <= player.boat <= position.board.last_space
    assert all(value in range(1, 7) for values in player.dice for value in values)
    seat, variant = position.players.index(player), position.board.variant
    on_other_side = variant.name == "navaratna" or seat + 1 in variant.experienced
    assert player.dice_held() <= (8 if on_other_side else 10)
    assert player.active <= (6 if variant.name == "navaratna" else 5)
    assert all(list(values) == sorted(values) for values in player.dice)
    assert player.money >= 0
    assert player.fame >= 0
    assert player.active >= 3
    assert player.active + player.waiting.bit_count() <= WORKERS
    assert player.workers.bit_count() <= player.active


def _all_of(position: Position) -> tuple[Any, ...]:
    """A copy of everything about a position, in three independent ways."""
    return digest(GANGES, position), balance(position), repr(position.due)


class Play(RuleBasedStateMachine):
    """Any mixture of playing, undoing, redoing, saving and loading."""

    @initialize(
        players=st.sampled_from([2, 3, 4]),
        seed=st.integers(0, 10_000),
        by_hand=st.booleans(),
        played=st.sampled_from([0, 100, 300, 600, 5_000]),
        way=st.sampled_from(WAYS),
    )
    def begin(self, players: int, seed: int, by_hand: bool, played: int, way: dict[str, Any]) -> None:
        luck = None if by_hand else seed
        self.record: Record[Any] = Record.new(GANGES, players=players, seed=luck, **way)
        self.rng = random.Random(seed)
        self.seen: list[tuple[Position, tuple[Any, ...]]] = []
        # Few games would come to their end by the rules below alone.
        self._steps(played)
        for _ in range(self.rng.randrange(20)):
            self.record.undo()

    def _steps(self, most: int) -> None:
        for _ in range(most):
            pending = self.record.pending
            if isinstance(pending, Over):
                return
            possible = self.record.options() if isinstance(pending, Decision) else pending.choices
            self.record.play(self.rng.choice(possible))

    @rule(steps=st.integers(1, 40))
    def play(self, steps: int) -> None:
        self._steps(steps)

    @rule(choice=st.integers(0, 1000))
    def play_one(self, choice: int) -> None:
        options = self.record.options()
        if options:
            self.record.play(options[choice % len(options)])

    @rule(choice=st.integers(0, 1000))
    def try_in_vain(self, choice: int) -> None:
        attempts = GANGES.attempts(self.record.position)
        if not attempts:
            return
        before = self.record.text()
        with pytest.raises(Refused):
            self.record.play(attempts[choice % len(attempts)])
        assert self.record.text() == before

    @rule(steps=st.integers(1, 15))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            self.record.undo()

    @rule(steps=st.integers(1, 15))
    def redo(self, steps: int) -> None:
        for _ in range(steps):
            self.record.redo()

    @rule()
    def undo_and_redo_lead_back(self) -> None:
        there = self.record.here
        if self.record.undo():
            # Redo follows the branch last taken, and that is the one undone.
            assert self.record.redo()
            assert self.record.here is there

    @rule()
    def save_and_load(self) -> None:
        text = self.record.text()
        loaded = read(text)
        assert loaded.text() == text
        assert loaded.position == self.record.position
        assert digest(GANGES, loaded.position) == digest(GANGES, self.record.position)
        self.record = loaded

    @rule()
    def pack_and_unpack(self) -> None:
        unpacked = unpack(pack(self.record))
        assert unpacked.moves() == self.record.moves()
        self.record = unpacked

    @invariant()
    def sound(self) -> None:
        assert_sound(self.record.position)

    @invariant()
    def books_balance(self) -> None:
        """Money, fame and all the rest, recomputed from the events of this line of play alone."""
        ledger = Ledger(self.record.position.board)
        for event in self.record.events():
            ledger.hear(event)
        assert ledger.balance() == balance(self.record.position)

    @invariant()
    def earlier_positions_never_change(self) -> None:
        self.seen.append((self.record.position, _all_of(self.record.position)))
        for position, was in self.rng.sample(self.seen, min(5, len(self.seen))):
            assert _all_of(position) == was


class TestPlay(Play.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=8, stateful_step_count=30, deadline=None)


@pytest.mark.slow
class TestPlayAtLength(Play.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=60, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: " ".join(map(str, way.values())) or "basic")
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_the_books_balance_after_every_single_step(players: int, way: dict[str, Any]) -> None:
    for seed in range(3):
        record: Record[Any] = Record.new(GANGES, players=players, seed=seed, **way)
        rng = random.Random(seed)
        while record.options():
            record.play(rng.choice(record.options()))
        ledger = Ledger(record.position.board)
        for number, node in enumerate(record.line()):
            for event in node.events:
                ledger.hear(event)
            assert_sound(node.position)
            assert ledger.balance() == balance(node.position), (
                f"seed {seed}, step {number}, after {node.move}"
            )
        assert all(seat.active + len(seat.waiting) + seat.boxed == WORKERS for seat in ledger.seats)


@st.composite
def ways_to_play(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """2 to 4 players, any variant, anybody experienced in a mixed group, with or without river tiles."""
    players, variant = draw(st.integers(2, 4)), draw(st.sampled_from(["basic", "navaratna", "mixed"]))
    way: dict[str, Any] = {"variant": variant, "ganga": draw(st.booleans())}
    if variant == "mixed":
        seats = st.sets(st.integers(1, players), min_size=1, max_size=players - 1)
        way["experienced"] = tuple(sorted(draw(seats)))
    return players, way


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(ways_to_play(), st.integers(0, 10_000))
def test_any_way_to_play_keeps_all_laws(way: tuple[int, dict[str, Any]], seed: int) -> None:
    players, chosen = way
    assert assert_laws(GANGES, players=(players,), seeds=(seed,), settings=chosen) > 100


@settings(max_examples=50, deadline=None)
@given(ways_to_play(), st.integers(0, 10_000))
def test_any_way_to_play_comes_back_from_text_link_and_data(
    way: tuple[int, dict[str, Any]], seed: int
) -> None:
    players, chosen = way
    rng = random.Random(seed)
    record: Record[Any] = Record.new(GANGES, players=players, seed=seed, **chosen)
    for _ in range(rng.randrange(150)):
        if record.options():
            record.play(rng.choice(record.options()))
    loaded = read(record.text())
    assert loaded.text() == record.text()
    assert loaded.position == record.position
    assert loaded.position.board is record.position.board
    assert unpack(pack(record)).moves() == record.moves()
    assert GANGES.from_data(GANGES.to_data(record.position)) == record.position
    assert GANGES.problems(record.position) == ()


DIGESTS = """
import random
from rajas.core import Record, digest
from rajas.ganges import GANGES
WAYS = (2, {}), (3, {}), (4, {}), (3, {"variant": "navaratna", "ganga": True})
for players, way in WAYS:
    record, rng = Record.new(GANGES, players=players, seed=5, **way), random.Random(5)
    while record.options():
        record.play(rng.choice(record.options()))
        print(digest(GANGES, record.position), [str(option) for option in record.options()])
    print(record.text(annotated=True))
"""


@pytest.mark.slow
def test_a_game_is_the_same_in_every_process() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert len(said[0]) > 100_000
    assert said[0] == said[1]
    # Digests that never differ would prove nothing.
    digests = [line.split()[0] for line in said[0].splitlines() if line[64:66] == " [" and line[0] != "#"]
    assert len(set(digests)) > 0.9 * len(digests) > 500


def test_a_longer_payment_than_listed_keeps_the_books_too() -> None:
    from tests.core.test_packed import overpaid

    record = overpaid()
    assert isinstance(record.moves()[-1], Option)
    ledger = Ledger(record.position.board)
    for event in record.events():
        ledger.hear(event)
    assert ledger.balance() == balance(record.position)
