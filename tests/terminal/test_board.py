"""What the table shows: the drawn province, the views, and the options in words."""

from __future__ import annotations

import pytest

from rajas.core import Decision
from rajas.core.game import Option
from rajas.ganges import GANGES
from rajas.ganges.naming import component_words
from rajas.ganges.options import CountMarkets, Place, Reroll
from rajas.terminal.ganges import draw_province, intro, look, offer, own, place_words, question, view
from rajas.terminal.style import together
from tests.ganges.tables import table
from tests.terminal.helpers import played


def test_an_empty_province_shows_residence_stone_and_yields() -> None:
    lines = draw_province(GANGES.board(3).lands[0].empty)
    assert len(lines) == 20
    assert {len(line) for line in lines} == {75}
    assert "#  residence  #" in lines[2]
    assert lines[2].count("stone") == 2
    assert lines[4][30:45] == "+-----##------+"
    assert "a" in lines[0]


def test_tiles_show_price_holdings_and_roads() -> None:
    record = played(until_round=9)
    province = record.position.players[1].province
    text = "\n".join(draw_province(province))
    for cell in province.built():
        tile = province.tile(cell)
        assert f"{tile.colour.word} {tile.price}" in text
        assert all(building.word in text for building in tile.buildings)
    # Every road ends in a mark: two signs north and south, one east and west.
    roads = sum((road.bit_count() for road in province.roads), 0)
    upright = sum((road & 0b0101).bit_count() for road in province.roads)
    assert text.count("#") == roads + upright


def test_look_tells_the_own_things_only() -> None:
    record = played(until_round=9)
    text = "\n".join(look(record.position, 1))
    for part in ("Kali, ", "Money ", "Scrolls: temple", "Workers: ", "Dice in supply", "(joined)"):
        assert part in text
    assert "Open tiles" not in text


def test_look_at_the_end_of_the_game() -> None:
    record = played()
    assert "the markers have met" in "\n".join(look(record.position, 1))
    assert place_words(record.position, 0).startswith("player 1, 16 short")


def test_the_own_line_shows_the_faces_of_the_dice() -> None:
    me = {"money": 5, "dice": {"orange": [5], "green": [5, 2], "blue": [], "purple": []}}
    line = own(table(me), 0)
    assert line.replace(together(" "), " ") == (
        "You: orange 5 · green 2 5 | karma 1 | 5 coins | 0 fame | 3 workers left | 58 to go"
    )
    assert "no dice" in own(
        table({"dice": {"orange": [], "green": [], "blue": [], "purple": []}}), 0
    ).replace(together(" "), " ")


def test_tiles_lists_the_open_ones() -> None:
    position = played(until_round=9).position
    tiles = [GANGES.components.tiles[number] for number in position.open if number >= 0]
    lines = view("tiles", position, 0)
    assert [line.split(":")[0].strip() for line in lines[1:]] == [tile.id for tile in tiles]


def test_river_shows_rewards_boats_and_what_counts() -> None:
    lines = view("river", table({"boat": 3}, [{"boat": 4}]), 0)
    assert lines[4] == "   3  3 coins  ← you"
    assert lines[5].endswith("one of the palace actions 2 to 6  ← player 2")
    assert lines[6].endswith("1 orange die for each karma  (+1)")
    assert len(lines) == 32


def test_board_shows_whose_workers_are_where() -> None:
    lines = view("board", table({"workers": ["garden-blue"]}, [{"workers": ["quarry-1"]}]), 0)
    assert "  blue garden: you" in lines
    assert "  quarry 1: player 2" in lines
    assert "  gardens: 3 more spaces are free" in lines
    assert "  chambers: 6 spaces, all free" in lines


def test_the_beginning_says_when_the_game_ends() -> None:
    assert f"reaches {GANGES.components.crossing}." in " ".join(intro(GANGES.start(players=2)))


# Options


def listed(position: object) -> list[str]:
    found = offer(position, GANGES.options(position))  # type: ignore[arg-type]
    return [str(option) for option in found.options]


def test_equal_spaces_are_listed_once() -> None:
    position = played(until_round=1).position
    spaces = [name for name in listed(position) if "terrace" in name or "goods" in name]
    assert spaces == ["place different-goods-1", "place same-goods-1", "place outer-terrace-1"]
    assert sum(isinstance(option, Place) for option in GANGES.options(position)) > len(listed(position))


def test_every_die_that_may_be_rolled_again_is_listed() -> None:
    me = {"dice": {"orange": [5, 5], "green": [1], "blue": [], "purple": []}}
    laid = table(me)
    after = GANGES.apply(laid, GANGES.read("place outer-terrace-1")).position
    assert listed(after) == ["reroll orange:5", "reroll orange:5", "reroll green:1"]
    assert all(isinstance(option, Reroll | Option) for option in GANGES.options(after))


def test_the_best_markets_come_first_and_the_rest_can_be_typed() -> None:
    tiles = ["orange-15", "green-15", "blue-15", "orange-08", "green-08"]
    cells = ["2,3", "3,3", "2,2", "2,4", "3,2"]
    laid = table(
        {"province": [{"cell": cell, "tile": tile} for cell, tile in zip(cells, tiles, strict=True)]}
    )
    after = GANGES.apply(laid, GANGES.read("place different-goods-1")).position
    found = offer(after, GANGES.options(after))
    sums = [
        sum(m.coins for m in option.markets) for option in found.options if isinstance(option, CountMarkets)
    ]
    assert len(sums) == 8
    assert sums == sorted(sums, reverse=True)
    assert found.more.startswith("more: ")
    assert "markets " in found.more


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dice any 1", "1 die of any colour"),
        ("dice orange 1 green 2", "1 orange die, 2 green dice"),
        ("dice blue per karma", "1 blue die for each karma"),
        ("dice any per karma", "1 die of any colour for each karma"),
        ("palace 2-6", "one of the palace actions 2 to 6"),
        ("palace 3", "palace action 3, yogi"),
        ("coins 4, karma 1", "4 coins, 1 karma"),
        ("coins 2 per upgrade", "2 coins for each upgrade"),
        ("fame 2 per karma", "2 fame for each karma"),
        ("same goods 4", "up to 4 markets of one good pay"),
        ("different goods 3", "up to 3 markets of different goods pay"),
        ("boat", "the boat sails on 1 space"),
        ("boat up to 3", "the boat sails on up to 3 spaces"),
        ("worker", "a worker"),
        ("fame 6, upgrade", "6 fame, an upgrade"),
        ("start", "start"),
    ],
)
def test_rewards_are_said_in_words(words: str, said: str) -> None:
    assert component_words(words) == said


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("rolls 4", "the die shows 4"),
        ("reveals orange-01", "the stack shows orange-01: orange 2, roads ne; silk 1"),
        ("reveals orange-99", "the stack shows orange-99"),
        ("draws coins 3", "the yield is 3 coins"),
        ("starts 2", "player 2 begins"),
        ("try turn-die orange:1", "turn a die over (orange:1)"),
        ("try turn-die", "turn a die over (nothing)"),
        ("place nowhere-1", "worker to nowhere-1"),
        ("place chamber-2", "chamber 2, dancer: pay a 2 → 2 dice and a white token"),
        ("place quarry-3", "quarry 3: pay 2 coins → build an open tile"),
        ("place port-1", "port 1: pay a die of 1 to 3 → your boat sails up to that far"),
        ("place port-2", "port 2: pay 1 coin and a die of 1 to 3 → your boat sails up to that far"),
        (
            "place same-goods-1",
            "same goods 1: pay a die → that many markets of one good pay (you have no market)",
        ),
        ("put 2,3 turn 1", "row 2, column 3, turned once clockwise"),
        ("cover 2,3", "cover row 2, column 3"),
        ("first fame", "fame first, then coins"),
        ("sail 99", "99 spaces, to space -: nothing"),
        ("yield 9,9 north", "the border yield north of row 9, column 9: nothing"),
        ("pay orange:1>6 orange:2", "orange 1 turned to 6, orange 2, for 1 karma"),
        ("markets silk:2 tea:3", "5 coins: silk 2, tea 3"),
        ("markets none", "no market"),
        ("pass", "place no worker"),
    ],
)
def test_moves_have_words_wherever_they_are_named(notation: str, words: str) -> None:
    assert GANGES.describe(played(until_round=1).position, GANGES.read(notation)) == words


def test_a_payment_says_what_is_over_and_the_question_what_is_due() -> None:
    me = {"money": 5, "dice": {"orange": [5], "green": [], "blue": [], "purple": []}}
    laid = table(me, open={"orange snake": "orange-01"})
    for move in ("place quarry-1", "tile orange-01"):
        laid = GANGES.apply(laid, GANGES.read(move)).position
    assert question(laid) == "What do you pay with? The price is 2, in orange dice."
    assert GANGES.describe(laid, GANGES.read("pay orange:5")) == "orange 5 (3 over)"


def test_every_question_of_a_game_can_be_asked() -> None:
    for seed in range(5):
        record = played(seed)
        asked = [
            node.position for node in record.line() if isinstance(GANGES.pending(node.position), Decision)
        ]
        assert all(question(position).strip() for position in asked)
        choices = [(position, GANGES.options(position)) for position in asked]
        assert all(offer(position, options).options for position, options in choices if len(options) > 1)
