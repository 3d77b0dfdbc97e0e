"""CMP, SET: what is in the box, and the table after set-up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from rajas.core import Chance, Record, SetupError, WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.options import Reveals
from tests.ganges.tables import Played, options, play, refusals, rules, table

COLOURS = ("orange", "green", "blue", "purple")


def set_up(players: int, seed: int = 7) -> dict[str, Any]:
    """A game set up and dealt, in plain data."""
    return GANGES.to_data(Record.new(GANGES, players=players, seed=seed).position)


def dealt(*totals: str) -> Played:
    """A set-up in which each player rolls these four dice, written "1 2 3 4"."""
    return play(
        GANGES.start(players=len(totals)), *(f"rolls {die}" for dice in totals for die in dice.split())
    )


def problems_with(me: dict[str, Any], **whole: Any) -> list[tuple[str, str]]:
    return [(problem.rule, problem.where) for problem in GANGES.problems(table(me=me, **whole))]


@pytest.mark.rule("CMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_12_dice_of_each_of_four_colours(players: int) -> None:
    data = set_up(players)
    for colour in COLOURS:
        assert data["supply"][colour] + sum(len(player["dice"][colour]) for player in data["players"]) == 12
    assert problems_with({}, supply={"orange": 11}) == [("CMP-1", "orange")]


@pytest.mark.rule("CMP-2")
def test_64_tiles_of_four_colours_in_12_stacks() -> None:
    data = set_up(4)
    assert len(data["open"]) == 12
    tiles = [*data["open"].values(), *data["hidden"]]
    assert len(set(tiles)) == 64
    assert Counter(tile.partition("-")[0] for tile in tiles) == dict.fromkeys(COLOURS, 16)
    assert set(data["open"]) == {
        f"{colour} {back}" for colour in COLOURS for back in ("snake", "cow", "tiger")
    }


@pytest.mark.rule("CMP-3")
def test_each_player_has_6_workers_4_scrolls_and_the_markers() -> None:
    for player in set_up(4)["players"]:
        assert player["active"] + len(player["waiting"]) == 6
        assert list(player["scrolls"]) == ["temple", "palace", "fort", "mill"]
        assert {"karma", "boat", "money", "fame", "bonus", "dice", "province"} <= set(player)
    assert problems_with({"active": 4}) == [("CMP-3", "player 1")]


@pytest.mark.rule("CMP-4")
def test_30_yield_tokens_8_river_tiles_2_covers_and_1_elephant() -> None:
    components = GANGES.components
    counts = {colour: len(tokens) for colour, tokens in components.yields.items()}
    assert counts == {"white": 8, "yellow": 9, "red": 6, "brown": 7}
    assert len(components.ganga) == 8
    covered = {"quarry-7", "quarry-8", "port-5"}
    three = table(others=[{}, {}])
    assert {space for space in covered if "SET-2" in rules(three, f"place {space}")} == covered
    assert set_up(4)["first"] in (1, 2, 3, 4)


@pytest.mark.rule("CMP-5")
def test_fame_and_money_run_towards_each_other() -> None:
    """2 fame close a gap of 2 fame spaces, 2 coins one of 1: both markers come closer by moving forward."""
    by_fame = table(me={"fame": 28, "money": 61, "bonus": None, "active": 5, "waiting": []})
    assert [
        event.amount for event in play(by_fame, "place chamber-1", "pay orange:1").told("markers crossed")
    ] == [0]
    by_coins = table(me={"fame": 29, "money": 61, "bonus": None, "active": 5, "waiting": []})
    assert [event.amount for event in play(by_coins, "place outer-terrace-1").told("markers crossed")] == [0]


@pytest.mark.rule("SET-1")
def test_2_players_have_their_own_side_of_the_board() -> None:
    rich = {"money": 11, "dice": {"orange": [6], "green": [6]}}
    two, three, four = (table(me=rich, others=[{}] * others) for others in (1, 2, 3))
    with pytest.raises(WrongDecision):
        GANGES.check(two, GANGES.read("place quarry-6"))
    assert rules(three, "place quarry-6") == rules(four, "place quarry-6") == ["QRY-1", "TRN-4"]
    terraces = [sum("outer-terrace" in option for option in options(laid)) for laid in (two, three, four)]
    assert terraces == [3, 5, 5]


@pytest.mark.rule("SET-2")
def test_cover_tiles_block_spaces_with_3_players_only() -> None:
    taken = {"active": 5, "waiting": [], "workers": [f"quarry-{n}" for n in (1, 2, 3, 4, 5)]}
    me = {"money": 11, "dice": {"orange": [6]}}
    full_3 = table(me=me, others=[taken, {"workers": ["quarry-6"]}])
    assert refusals(full_3, "place quarry-7") == [
        ("SET-2", {"space": "quarry-7", "players": 3}),
        ("TRN-5", {"space": "quarry-7"}),
    ]
    assert rules(full_3, "place quarry-6") == ["SET-2", "TRN-5"]
    open_4 = table(me=me, others=[taken, {"workers": ["quarry-6"]}, {}])
    assert refusals(open_4, "place quarry-7") == []
    assert rules(table(me=me, others=[{}, {}]), "place quarry-7") == ["QRY-1", "SET-2", "TRN-4"]
    port_3 = table(
        me=me, others=[{"workers": ["port-1", "port-2"]}, {"workers": ["port-3", "port-4"], "active": 4}]
    )
    assert rules(port_3, "place port-5") == ["SET-2", "TRN-5"]
    assert rules(port_3, "place port-4") == ["SET-2", "TRN-5"]


@pytest.mark.rule("SET-3")
def test_only_white_yields_come_into_the_basic_game() -> None:
    data = set_up(2)
    assert sum(data["pile"].values()) + sum(data["discards"].values()) == 8
    assert set(data["pile"]) == set(GANGES.components.yields["white"])
    with_boat_at_1 = table(me={"boat": 1, "dice": {"orange": [1]}})
    assert play(with_boat_at_1, "place port-1", "pay orange:1", "sail 1").told("karma")[0].rule == "RIV-9"


@pytest.mark.rule("SET-4")
def test_each_player_rolls_one_die_of_each_colour_and_keeps_them() -> None:
    after = dealt("1 2 3 4", "6 5 4 3")
    assert after.me["dice"] == {"orange": [1], "green": [2], "blue": [3], "purple": [4]}
    assert after.player(2)["dice"] == {"orange": [6], "green": [5], "blue": [4], "purple": [3]}
    assert {event.rule for event in after.told("die gained")} == {"SET-4"}
    assert [(event.player, event.amount, event.detail) for event in after.told("die gained")] == [
        *((0, 1, (colour, value)) for colour, value in enumerate((1, 2, 3, 4))),
        *((1, 1, (colour, value)) for colour, value in enumerate((6, 5, 4, 3))),
    ]


@pytest.mark.rule("SET-5")
def test_the_lowest_total_begins() -> None:
    after = dealt("6 6 6 6", "2 2 2 3", "2 2 3 3")
    assert after.asks == "2 place"
    (elephant,) = after.told("elephant")
    assert (elephant.player, elephant.rule, elephant.amount, elephant.detail) == (1, "SET-5", 0, (2,))
    assert after.data["first"] == 2


@pytest.mark.rule("SET-5")
def test_a_tie_for_the_lowest_total_is_left_to_chance_among_the_tied() -> None:
    tied = dealt("1 1 1 2", "6 6 6 6", "2 1 1 1")
    assert tied.asks == "chance first player"
    chance = GANGES.pending(tied.position)
    assert isinstance(chance, Chance)
    assert [(GANGES.write(who), share) for who, share in chance.outcomes] == [
        ("starts 1", Fraction(1, 2)),
        ("starts 3", Fraction(1, 2)),
    ]
    assert play(tied.position, "starts 3").asks == "3 place"
    with pytest.raises(WrongDecision):
        play(tied.position, "starts 2")


@pytest.mark.rule("SET-6")
def test_money_rises_by_1_clockwise_from_the_first_player() -> None:
    after = dealt("6 6 6 6", "6 6 6 6", "1 1 1 1", "6 6 6 6")
    assert [player["money"] for player in after.data["players"]] == [5, 6, 3, 4]
    assert {event.rule for event in after.told("coins")} == {"SET-6"}
    assert [(event.player, event.amount) for event in after.told("coins")] == [(2, 3), (3, 4), (0, 5), (1, 6)]
    assert [player["money"] for player in dealt("1 1 1 1", "2 2 2 2").data["players"]] == [3, 4]


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_dice_are_the_supply(players: int) -> None:
    assert set_up(players)["supply"] == dict.fromkeys(COLOURS, 12 - players)


@pytest.mark.rule("SET-8")
def test_each_stack_is_shuffled_and_shows_its_top_tile() -> None:
    start = GANGES.start(players=2)
    chance = GANGES.pending(start)
    assert isinstance(chance, Chance)
    shares = {outcome.tile: share for outcome, share in chance.outcomes if isinstance(outcome, Reveals)}
    assert shares == {f"orange-0{number}": Fraction(1, 5) for number in range(1, 6)}
    data = set_up(2)
    assert None not in data["open"].values()
    assert len(data["hidden"]) == 64 - 12
    first = play(start, "reveals orange-04").told("tile revealed")[0]
    assert (first.rule, first.detail) == ("SET-8", ("orange-04",))


@pytest.mark.rule("SET-9")
def test_the_white_yields_form_a_face_down_pile() -> None:
    data = set_up(2)
    assert data["pile"] == {"dice any 1": 2, "coins 3": 2, "upgrade": 2, "karma 1": 2}
    assert sum(data["discards"].values()) == 0
    moves = ("place chamber-2", "pay orange:2", "colour blue", "colour blue", "rolls 1", "rolls 1")
    drawing = play(table(me={"dice": {"orange": [2]}}), *moves)
    chance = GANGES.pending(drawing.position)
    assert isinstance(chance, Chance)
    assert {share for _, share in chance.outcomes} == {Fraction(1, 4)}


@pytest.mark.rule("SET-10")
def test_3_workers_start_active_and_3_wait() -> None:
    for player in set_up(3)["players"]:
        assert (player["active"], player["waiting"], player["workers"]) == (
            3,
            ["fame", "money", "bridge"],
            [],
        )
    freed = {
        "fame": play(table(me={"fame": 13}), "place chamber-1", "pay orange:1"),
        "money": play(table(me={"money": 18, "bonus": 33}), "place outer-terrace-1"),
        "bridge": play(table(me={"boat": 20}), "place port-1", "pay orange:1", "sail 1"),
    }
    for place, after in freed.items():
        assert [event.detail for event in after.told("worker freed")] == [(place,)]


@pytest.mark.rule("SET-11")
def test_boats_fame_karma_and_scrolls_at_the_start() -> None:
    for player in set_up(4)["players"]:
        assert (player["boat"], player["fame"], player["karma"]) == (0, 0, 1)
        assert set(player["scrolls"].values()) == {2}
        assert player["province"] == player["yields"] == []


@pytest.mark.rule("SET-12")
def test_the_bonus_marker_lies_on_money_12() -> None:
    assert [player["bonus"] for player in set_up(3)["players"]] == [12, 12, 12]
    at_12 = play(table(me={"money": 10}), "place outer-terrace-1")
    assert at_12.asks == "1 sail"
    assert [event.detail for event in at_12.told("bonus marker")] == [(12, 33)]


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_side_of_the_board_is_for_fewer_than_2_or_more_than_4(players: int) -> None:
    with pytest.raises(SetupError):
        GANGES.start(players=players)
