"""A province drawn: cells, border yields, tokens, markets, and a tile tried out."""

from __future__ import annotations

from rajas_widgets.ganges.province import phone, scene
from rajas_widgets.scene import Look

from rajas.ganges.options import Cell, Put
from tests.ganges.tables import lies, table
from tests.widgets.ganges.scenes import game, shape, targets

FORK = {"put": Put(Cell(1, 2), 3), "tile": "orange-05"}


def test_every_cell_says_what_lies_there() -> None:
    position = table({"province": [lies("2,3", "orange-07", turn=1)]})
    drawn = scene(position, Look())
    assert shape(drawn, "cell-1-1").label == "Row 1, column 1: stone."
    assert shape(drawn, "cell-1-3").label == "Row 1, column 3: your residence."
    assert shape(drawn, "cell-2-3").label == "Row 2, column 3: Orange 6: tea 1, temple; roads to east, south."
    assert shape(drawn, "cell-1-2").label == "Row 1, column 2: empty; a road arrives from east."
    assert shape(drawn, "cell-4-1").label == "Row 4, column 1: empty, no road leads there."


def test_the_yields_are_those_of_the_board_joined_or_not() -> None:
    position = table({"province": [lies("1,2", "orange-05", turn=3)], "yields": ["1,2 north"]})
    drawn = scene(position, Look())
    assert len(targets(drawn, "yield")) == len(position.me.province.land.yields)
    assert shape(drawn, "yield-1-2-north").label == (
        "Border yield of row 1, column 2, north: 1 die of any colour. Joined."
    )
    assert "i-check" in shape(drawn, "yield-1-2-north").art
    assert shape(drawn, "yield-4-1-west").label.endswith("4 fame. Not joined yet.")


def test_a_tile_tried_out_shows_what_it_would_join() -> None:
    drawn = scene(table(), Look(trial=FORK))
    assert shape(drawn, "trial").label.startswith("So the tile would lie in row 1, column 2: Orange 5")
    joined = [one.id for one in drawn.shapes if one.label.endswith("This tile would join it.")]
    assert joined == ["yield-1-2-north", "yield-1-2-west"]
    assert all("var(--glow)" in shape(drawn, name).art for name in joined)


def test_a_joined_yield_that_may_be_chosen_has_not_been_paid_out() -> None:
    position = table({"province": [lies("1,2", "orange-05", turn=3)], "yields": ["1,2 north"]})
    had, due = (scene(position, Look(lit=lit)) for lit in (frozenset[str](), frozenset({"yield-1-2-north"})))
    assert "#i-check" in shape(had, "yield-1-2-north").art
    assert "#i-check" not in shape(due, "yield-1-2-north").art
    assert shape(due, "yield-1-2-north").label.endswith("Joined, and not paid out yet.")


def test_a_tile_that_may_not_lie_there_is_pale_and_joins_nothing() -> None:
    drawn = scene(table(), Look(trial={**FORK, "refused": True}))
    assert 'opacity="0.55"' in shape(drawn, "trial").art
    assert not any(one.label.endswith("This tile would join it.") for one in drawn.shapes)


def test_a_tile_tried_off_the_board_is_not_drawn() -> None:
    drawn = scene(table(), Look(trial={"put": Put(Cell(9, 9), 0), "tile": "orange-05", "refused": True}))
    assert not any(one.id == "trial" for one in drawn.shapes)


def test_markets_are_targets_in_place_of_their_cell_when_asked_for() -> None:
    position = table({"province": [lies("2,3", "orange-08"), lies("3,3", "orange-02")]})
    drawn = scene(position, Look(trial={"markets": True}))
    assert targets(drawn, "market") == ["market-2-3-1", "market-2-3-2"]
    assert not shape(drawn, "cell-2-3").target
    assert shape(drawn, "cell-3-3").target
    assert targets(phone(position, Look(trial={"markets": True})), "market") == []


def test_a_covering_tile_says_so() -> None:
    position = table({"province": [lies("2,3", "orange-12", covers="orange-01")]})
    assert shape(scene(position, Look()), "cell-2-3").label.endswith("It covers another tile.")


def test_the_navaratna_side_has_spaces_for_tokens_and_the_first_brown_one() -> None:
    position = game(3, 6, "navaratna")[1]
    drawn = scene(position, Look(shown=position.player))
    says = [shape(drawn, name).label for name in targets(drawn, "yield")]
    assert sum("A space for a white token." in label for label in says) == 3
    assert sum(label.startswith("A brown token on the border") for label in says) == 1


def test_a_token_to_be_laid_stands_as_a_ghost_where_it_may_lie() -> None:
    position = game(3, 6, "navaratna")[1]
    look = Look(trial={"token": "white coins 3"}, lit=frozenset({"yield-1-2-north"}))
    drawn = scene(position, look)
    ghosts = [name for name in targets(drawn, "yield") if 'opacity="0.6"' in shape(drawn, name).art]
    assert ghosts == ["yield-1-2-north"]


def test_whose_province_it_is() -> None:
    position = game(3, 4)[0]
    assert scene(position, Look(shown=0)).title == "Your province"
    assert scene(position, Look(shown=2)).title == "Leela’s province"
