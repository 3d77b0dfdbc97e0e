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
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rajas.core import Decision, Option, Over, Record, Refused, digest, pack, read, unpack
from rajas.ganges import GANGES
from rajas.ganges.position import Player, Position
from rajas.ganges.roads import NOTHING
from rajas.ganges.words import Colour
from tests.ganges.ledger import Ledger, balance

DICE, TILES, TOKENS, WORKERS = 48, 64, 8, 6


def assert_sound(position: Position) -> None:
    """Nothing is lost, nothing is there twice, and nothing leaves its scale."""
    _all_dice(position)
    _all_tiles(position)
    assert sum(position.pile) + sum(position.discards) == TOKENS
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


def _in_range(position: Position, player: Player) -> None:
    assert 0 <= player.karma <= 3
    assert all(2 <= step <= 4 for step in player.scrolls)
    assert 0 <= player.boat <= position.board.last_space
    assert all(value in range(1, 7) for values in player.dice for value in values)
    assert sum(map(len, player.dice)) <= 10
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
    )
    def begin(self, players: int, seed: int, by_hand: bool, played: int) -> None:
        self.record: Record[Any] = Record.new(GANGES, players=players, seed=None if by_hand else seed)
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
        board = self.record.position.board
        ledger = Ledger(board.players, board.components.yields["white"])
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


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_the_books_balance_after_every_single_step(players: int) -> None:
    for seed in range(3):
        record: Record[Any] = Record.new(GANGES, players=players, seed=seed)
        rng = random.Random(seed)
        while record.options():
            record.play(rng.choice(record.options()))
        ledger = Ledger(players, record.position.board.components.yields["white"])
        for number, node in enumerate(record.line()):
            for event in node.events:
                ledger.hear(event)
            assert_sound(node.position)
            assert ledger.balance() == balance(node.position), (
                f"seed {seed}, step {number}, after {node.move}"
            )
        assert all(seat.active + len(seat.waiting) + seat.boxed == WORKERS for seat in ledger.seats)


DIGESTS = """
import random
from rajas.core import Record, digest
from rajas.ganges import GANGES
for players in (2, 3, 4):
    record, rng = Record.new(GANGES, players=players, seed=5), random.Random(5)
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
    ledger = Ledger(2, record.position.board.components.yields["white"])
    for event in record.events():
        ledger.hear(event)
    assert ledger.balance() == balance(record.position)
