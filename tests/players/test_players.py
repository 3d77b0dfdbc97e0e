"""Players choose one of their options, always the same one, and the greedy one plays well enough to win."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import pytest

from rajas.core import Decision, Over, Record
from rajas.core.errors import SetupError
from rajas.ganges import GANGES
from rajas.ganges.judgement import JUDGEMENT
from rajas.players import GreedyPlayer, Player, RandomPlayer, levels, opponent
from tests.toy import TOY


def played(record: Record[Any], seats: list[Player]) -> Record[Any]:
    while isinstance(asked := record.pending, Decision):
        chosen = seats[asked.player].choose(record.game, record.position, record.options())
        record.play(chosen.option, asked.player)
    return record


def test_random_players_play_any_game_to_its_end() -> None:
    record = played(Record.new(TOY, players=2, seed=3), [RandomPlayer(1), RandomPlayer(2)])
    assert isinstance(record.pending, Over)


def test_a_greedy_player_gives_the_same_answer_to_the_same_question() -> None:
    record = Record.new(GANGES, players=3, seed=5)
    options = record.options()
    assert len({GreedyPlayer(JUDGEMENT).choose(GANGES, record.position, options) for _ in range(3)}) == 1


def test_a_random_game_is_the_same_for_the_same_seed() -> None:
    games = [
        played(Record.new(TOY, players=2, seed=3), [RandomPlayer(seed), RandomPlayer(2)]).text()
        for seed in (1, 1, 5)
    ]
    assert games[0] == games[1] != games[2]


def test_a_greedy_player_says_why() -> None:
    record = Record.new(GANGES, players=2, seed=3)
    chosen = GreedyPlayer(JUDGEMENT).choose(GANGES, record.position, record.options())
    assert chosen.option in record.options()
    assert chosen.why == "This brings coins and markets that pay again."


def test_nothing_to_gain_is_said_as_well() -> None:
    assert JUDGEMENT.why({"fame": 0.0, "dice": -2.0}) == "Nothing to gain now: this costs least."
    assert JUDGEMENT.why({"fame": 2.0, "dice": -2.0}) == "This brings fame."


def test_the_judgement_counts_the_race_in_steps() -> None:
    position = Record.new(GANGES, players=2, seed=3).position
    me = position.players[0]
    richer = position.changed(
        players=tuple(player.changed(fame=player.fame + 1) for player in position.players)
    )
    now, then = JUDGEMENT.worth(position, 0), JUDGEMENT.worth(richer, 0)
    assert then["fame"] - now["fame"] == 2
    assert now["money"] == me.money


def test_players_are_found_by_level() -> None:
    assert levels("toy") == ("random",)
    assert opponent("toy", "random").level == "random"
    with pytest.raises(SetupError, match="no player of level “wise”"):
        opponent("toy", "wise")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_every_game_tried(players: int) -> None:
    for seed in range(3):
        seat = seed % players
        seats: list[Player] = [RandomPlayer(seed)] * players
        seats[seat] = GreedyPlayer(JUDGEMENT)
        ended = played(Record.new(GANGES, players=players, seed=seed), seats).pending
        assert isinstance(ended, Over)
        assert ended.ranking[0] == (seat,)


def test_a_greedy_decision_is_quick() -> None:
    record, player = Record.new(GANGES, players=4, seed=8), GreedyPlayer(JUDGEMENT)
    times: list[float] = []
    while len(times) < 120:
        began = time.perf_counter()
        chosen = player.choose(GANGES, record.position, record.options())
        times.append(time.perf_counter() - began)
        record.play(chosen.option)
    assert median(times) < 0.05
