"""Every golden game replays to the letter. For a change that is meant: python -m tests.golden.renew."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from rajas.core import Over, Record, read
from rajas.ganges import GANGES
from rajas.ganges.causes import causes
from tests.ganges.test_laws import assert_sound
from tests.golden.renew import ENDINGS, FOLDER, GAMES, gaps, path, rules_told


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_letter(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    record = read(text)
    assert record.text(annotated=True) == text
    assert_sound(record.position)
    assert {event.cause for event in record.events()} <= set(causes(record.position.board))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_its_name_says(name: str) -> None:
    position = read(path(name).read_text(encoding="utf-8")).position
    game = GAMES[name]
    assert position.board.players == game.players
    assert ENDINGS[game.ending](position)


@pytest.mark.rule("GAN-8")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_shows_its_variant(name: str) -> None:
    record, game = read(path(name).read_text(encoding="utf-8")), GAMES[name]
    board = GANGES.board(game.players, **game.settings)
    assert record.position.board is board
    told = rules_told(record)
    assert game.shows <= told
    assert board.variant.ganga or not any(rule.startswith("GAN") for rule in told)
    assert board.variant.open_tokens or not any(rule.startswith("NAV") for rule in told)


@pytest.mark.rule("END-3", "END-5")
@pytest.mark.parametrize("name", GAMES)
def test_the_winner_of_a_golden_game(name: str) -> None:
    record = read(path(name).read_text(encoding="utf-8"))
    pending, position = record.pending, record.position
    assert isinstance(pending, Over)
    winner = pending.ranking[0][0]
    if "gap" in name:
        assert winner == position.crossed[1]
    else:
        assert winner == position.crossed[0]
    assert max(gaps(position)) == gaps(position)[position.crossed.index(winner)]


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_a_golden_game_deals_its_luck(name: str) -> None:
    """Played once more with the same decisions, chance dealt by the seed, the game is the same."""
    golden = read(path(name).read_text(encoding="utf-8"))
    game, seed = GAMES[name], int(golden.settings["seed"])
    again = Record.new(golden.game, players=game.players, seed=seed, **game.settings)
    stops = [node for node in golden.line() if golden.game.options(node.position)]
    for node, following in pairwise([*stops, golden.here]):
        assert again.position == node.position
        assert node.chosen is not None
        assert node.chosen.move is not None
        again.play(node.chosen.move)
        assert again.position == following.position


def test_every_golden_game_is_in_the_table() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GAMES)
    assert {game.players for game in GAMES.values()} == {2, 3, 4}
    assert {game.ending for game in GAMES.values()} == set(ENDINGS)
    variants = {
        (str(game.settings.get("variant", "basic")), "ganga" in game.settings) for game in GAMES.values()
    }
    assert variants == set(product(("basic", "navaratna", "mixed"), (False, True)))
