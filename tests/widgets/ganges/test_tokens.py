"""Tokens drawn: a pile and its discards, or all colours open."""

from __future__ import annotations

from rajas_widgets.ganges.token_art import DYES
from rajas_widgets.ganges.token_art import shape as outline
from rajas_widgets.ganges.tokens import scene
from rajas_widgets.scene import Look

from tests.ganges.tables import table
from tests.widgets.ganges.scenes import game, shape, targets


def test_the_pile_is_hidden_and_the_discards_are_told() -> None:
    position = table(pile={"coins 3": 2, "upgrade": 1}, discards={"karma 1": 1, "upgrade": 1})
    drawn = scene(position, Look())
    assert shape(drawn, "pile").label == "White yield tokens, face down: 3 left."
    assert shape(drawn, "discards").label == "Discarded yield tokens: an upgrade; 1 karma."
    assert shape(drawn, "pile-left").label == "still in the pile: 3 coins, 2 ×; an upgrade, 1 ×"


def test_with_navaratna_every_kind_of_token_is_a_target() -> None:
    position = game(3, 6, "navaratna")[0]
    drawn = scene(position, Look())
    names = [f"token-{token.name.replace(' ', '_')}" for token in position.board.tokens]
    assert targets(drawn, "token") == names
    assert shape(drawn, "token-yellow_boat").label == ("Yellow token: the boat sails on 1 space. 2 are left.")


def test_tokens_that_are_gone_leave_their_outline() -> None:
    position = game(3, 6, "navaratna")[-1]
    gone = [token for token, left in zip(position.board.tokens, position.pile, strict=True) if not left]
    drawn = scene(position, Look())
    assert gone
    assert all(
        shape(drawn, f"token-{token.name.replace(' ', '_')}").label.endswith("None is left.")
        for token in gone
    )


def test_a_colour_is_also_a_shape() -> None:
    assert len({outline(colour, 30, "face") for colour in DYES}) == len(DYES)
