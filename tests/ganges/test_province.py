"""PRV, INC: where a tile may lie, what its roads join, what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.figures import BACKS
from rajas.ganges.game import Ganges
from rajas.ganges.options import Cell, First, Put
from rajas.ganges.position import Position
from rajas.ganges.words import COLOURS, Building
from tests.ganges.tables import Played, kali, lies, play, printed, refusals, rules, table

CELLS = [f"{row},{column}" for row in range(1, 5) for column in range(1, 6)]
RESIDENCE, STONE = "1,3", ("1,1", "1,5", "4,3")
GROUND = [cell for cell in CELLS if cell != RESIDENCE and cell not in STONE]
YIELDS = GANGES.board(2).lands[0].yield_names

BEND, STRAIGHT, FORK, CROSSROADS = "orange-01", "orange-06", "orange-04", "orange-15"


def stack_of(tile: str) -> str:
    found = GANGES.board(2).tile(tile)
    return f"{found.colour.word} {found.back}"


def take(tile: str, *province: dict[str, Any], game: Ganges = GANGES, **me: Any) -> Played:
    """Player 1 has taken this tile and paid 1 coin and two sixes: it is still to be put down."""
    colour = tile.split("-")[0]
    mine = {"dice": kali(**{colour: [6, 6]}), "province": province, **me}
    laid = table(me=mine, open={stack_of(tile): tile}, game=game)
    return play(laid, "place quarry-1", f"tile {tile}", f"pay {colour}:6 {colour}:6", game=game)


def build(tile: str, cell: str, turn: int, *province: dict[str, Any], **me: Any) -> Played:
    """The tile is laid there, up to the next decision."""
    return play(take(tile, *province, **me).position, f"put {cell} turn {turn}")


def cells_to_build_on(*province: dict[str, Any]) -> list[str]:
    """Where roads lead to, asked with a tile that has roads on all sides."""
    return [option.split()[1] for option in take(CROSSROADS, *province).options]


def crossroads_except(cell: str) -> list[dict[str, Any]]:
    return [lies(other, CROSSROADS) for other in GROUND if other != cell]


# The tiles around 3,2, each turned so that its road passes by.
PASSING = {
    "north": lies("2,2", STRAIGHT, turn=1),
    "east": lies("3,3", STRAIGHT),
    "south": lies("4,2", STRAIGHT, turn=1),
    "west": lies("3,1", STRAIGHT),
}


def around_3_2(*sides: str) -> list[dict[str, Any]]:
    """A full province but for 3,2; roads lead there from these sides only."""
    passing = {tile["cell"]: tile for side, tile in PASSING.items() if side not in sides}
    return [passing.get(tile["cell"], tile) for tile in crossroads_except("3,2")]


def keys(position: Position, move: str) -> list[str]:
    return [refusal.key for refusal in GANGES.check(position, GANGES.read(move))]


@pytest.mark.rule("PRV-1")
def test_three_roads_lead_from_the_residence_in_the_middle_of_the_top() -> None:
    assert cells_to_build_on() == ["1,2", "1,4", "2,3"]


@pytest.mark.rule("PRV-1")
def test_every_cell_can_be_built_on_but_residence_and_stone() -> None:
    assert len(GROUND) == 16
    for cell in GROUND:
        putting = take(CROSSROADS, *crossroads_except(cell))
        assert putting.options == [f"put {cell} turn 0"]
    full = take(CROSSROADS, *crossroads_except("3,3")).position
    assert refusals(full, f"put {RESIDENCE} turn 0") == [("PRV-1", {"cell": RESIDENCE})]
    assert keys(full, f"put {RESIDENCE} turn 0") == ["on-the-residence"]
    for cell in STONE:
        assert refusals(full, f"put {cell} turn 0") == [("PRV-1", {"cell": cell})]
        assert keys(full, f"put {cell} turn 0") == ["on-stone"]


@pytest.mark.rule("PRV-1")
@pytest.mark.parametrize("cell", ["1,6", "2,6", "4,6", "5,1", "5,5", "99,99"])
def test_beside_the_board_there_is_nothing_to_build_on(cell: str) -> None:
    putting = take(CROSSROADS, *crossroads_except("3,3")).position
    beside = [("PRV-1", {"rows": 4, "columns": 5, "cell": cell})]
    assert refusals(putting, f"put {cell} turn 0") == beside


@pytest.mark.rule("PRV-1")
@pytest.mark.parametrize("cell", [Cell(0, 3), Cell(3, 0)])
def test_rows_and_columns_are_counted_from_1(cell: Cell) -> None:
    putting = take(CROSSROADS, *crossroads_except("3,3")).position
    [refusal] = GANGES.check(putting, Put(cell, 0))
    assert (refusal.rule, refusal.key) == ("PRV-1", "off-the-board")


@pytest.mark.rule("PRV-3")
@pytest.mark.parametrize("turn", [-1, 4])
def test_a_fifth_turn_does_not_exist(turn: int) -> None:
    with pytest.raises(WrongDecision, match=str(turn)):
        GANGES.check(take(CROSSROADS).position, Put(Cell(2, 3), turn))


TO_4_2 = (lies("1,2", BEND, turn=1), lies("2,2", STRAIGHT), lies("3,2", STRAIGHT))
TO_4_4 = (lies("1,4", BEND, turn=2), lies("2,4", STRAIGHT), lies("3,4", STRAIGHT))


@pytest.mark.rule("PRV-1", "PRV-6")
def test_a_yield_lies_at_the_edge_of_stone_inside_the_board() -> None:
    west_of_stone = build(BEND, "4,2", 0, *TO_4_2)
    assert west_of_stone.story[-3:-1] == ["coins INC-1 +1", "coins PRV-6 +7"]
    assert west_of_stone.me["yields"] == ["4,2 east"]
    assert build(BEND, "4,2", 3, *TO_4_2).me["yields"] == []
    east_of_stone = build(BEND, "4,4", 3, *TO_4_4)
    assert east_of_stone.story[-3:-1] == ["coins INC-1 +1", "fame PRV-6 +4"]
    assert east_of_stone.me["yields"] == ["4,4 west"]
    assert build(BEND, "4,4", 0, *TO_4_4).me["yields"] == []


@pytest.mark.rule("PRV-2", "PRV-3")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        (BEND, {"1,2": [0, 1], "1,4": [2, 3], "2,3": [0, 3]}),
        (STRAIGHT, {"1,2": [1], "1,4": [1], "2,3": [0]}),
        (FORK, {"1,2": [0, 1, 3], "1,4": [1, 2, 3], "2,3": [0, 2, 3]}),
        (CROSSROADS, {"1,2": [0], "1,4": [0], "2,3": [0]}),
    ],
)
def test_a_tile_lies_wherever_one_of_its_roads_joins_one_that_leads_to_the_residence(
    tile: str, turns: dict[str, list[int]]
) -> None:
    putting = take(tile)
    assert putting.options == [f"put {cell} turn {turn}" for cell in turns for turn in turns[cell]]


@pytest.mark.rule("PRV-2")
def test_a_road_that_does_not_meet_the_one_arriving_is_refused_with_the_side_it_comes_from() -> None:
    putting = take(BEND).position
    for cell, turn, side in (("1,2", 2, "east"), ("1,4", 0, "west"), ("2,3", 1, "north")):
        not_joined = [("PRV-2", {"sides": side, "cell": cell})]
        assert refusals(putting, f"put {cell} turn {turn}") == not_joined
        assert keys(putting, f"put {cell} turn {turn}") == ["road-not-joined"]


@pytest.mark.rule("PRV-2")
@pytest.mark.parametrize(
    ("sides", "turn"),
    [(("north", "east"), 2), (("east", "south"), 3), (("south", "west"), 0), (("north", "west"), 1)],
)
def test_of_two_roads_arriving_one_must_be_met(sides: tuple[str, str], turn: int) -> None:
    putting = take(BEND, *around_3_2(*sides)).position
    assert refusals(putting, f"put 3,2 turn {turn}") == [
        ("PRV-2", {"sides": ", ".join(sides), "cell": "3,2"})
    ]
    for other in {0, 1, 2, 3} - {turn}:
        assert refusals(putting, f"put 3,2 turn {other}") == []


@pytest.mark.rule("PRV-2")
def test_a_cell_no_road_leads_to_is_refused() -> None:
    putting = take(CROSSROADS, lies("2,3", STRAIGHT)).position
    for cell in ("2,2", "2,4", "3,2", "4,4"):
        assert refusals(putting, f"put {cell} turn 0") == [("PRV-2", {"cell": cell})]
        assert keys(putting, f"put {cell} turn 0") == ["no-road-there"]
    assert refusals(putting, "put 3,3 turn 0") == []


@pytest.mark.rule("PRV-2", "PRV-5")
def test_a_cell_with_a_tile_is_not_empty() -> None:
    putting = take(CROSSROADS, lies("2,3", FORK), lies("3,3", BEND)).position
    assert refusals(putting, "put 2,3 turn 0") == [("PRV-2", {"tile": FORK, "cell": "2,3"})]
    assert refusals(putting, "put 3,3 turn 0") == [("PRV-2", {"tile": BEND, "cell": "3,3"})]
    assert keys(putting, "put 3,3 turn 0") == ["cell-taken"]
    assert "put 2,3 turn 0" not in take(CROSSROADS, lies("2,3", FORK)).options


@pytest.mark.rule("PRV-2")
def test_a_road_that_leads_nowhere_near_the_residence_joins_nothing() -> None:
    apart = lies("4,4", CROSSROADS)
    assert cells_to_build_on(apart) == ["1,2", "1,4", "2,3"]
    turned_away = (lies("2,3", STRAIGHT), lies("2,4", STRAIGHT, turn=1))
    assert cells_to_build_on(*turned_away) == ["1,2", "1,4", "3,3"]
    not_met = (lies("2,3", CROSSROADS), lies("2,4", STRAIGHT))
    assert cells_to_build_on(*not_met) == ["1,2", "1,4", "2,2", "3,3"]
    joined = (lies("2,3", CROSSROADS), lies("2,4", STRAIGHT, turn=1))
    assert cells_to_build_on(*joined) == ["1,2", "1,4", "2,2", "2,5", "3,3"]


@pytest.mark.rule("PRV-2")
def test_a_road_is_followed_round_all_corners() -> None:
    """South from the residence, west, south, east below, and up again on the other side."""
    way = (
        lies("2,3", BEND, turn=3),
        lies("2,2", BEND, turn=1),
        lies("3,2", BEND),
        lies("3,3", STRAIGHT, turn=1),
        lies("3,4", BEND, turn=3),
        lies("2,4", BEND, turn=1),
    )
    assert cells_to_build_on(*way) == ["1,2", "1,4", "2,5"]


@pytest.mark.rule("PRV-2")
def test_a_road_over_the_border_does_not_come_in_on_the_other_side() -> None:
    """Tiles that lie apart, on tables laid by hand, are not reached across the border."""
    over_the_top = (lies("1,2", BEND), lies("4,2", STRAIGHT))
    assert cells_to_build_on(*over_the_top) == ["1,4", "2,3"]
    to_3_1 = (lies("1,2", BEND, turn=1), lies("2,2", STRAIGHT), lies("3,2", BEND, turn=3))
    over_the_left = (*to_3_1, lies("3,1", STRAIGHT, turn=1), lies("2,5", STRAIGHT, turn=1))
    assert cells_to_build_on(*over_the_left) == ["1,4", "2,3"]
    to_2_5 = (lies("2,3", BEND), lies("2,4", STRAIGHT, turn=1), lies("2,5", STRAIGHT, turn=1))
    assert cells_to_build_on(*to_2_5, lies("3,1", STRAIGHT, turn=1)) == ["1,2", "1,4"]


@pytest.mark.rule("PRV-1")
def test_a_tile_on_the_residence_would_hide_its_roads() -> None:
    assert cells_to_build_on(lies(RESIDENCE, STRAIGHT)) == ["2,3"]


@pytest.mark.rule("PRV-3")
@pytest.mark.parametrize(
    ("tile", "open_sides"),
    [
        (BEND, ["ne", "es", "sw", "nw"]),
        (STRAIGHT, ["ns", "ew", "ns", "ew"]),
        (FORK, ["nes", "esw", "nsw", "new"]),
        (CROSSROADS, ["nesw", "nesw", "nesw", "nesw"]),
    ],
)
@pytest.mark.parametrize("side", PASSING)
def test_a_tile_is_turned_clockwise_by_quarters(tile: str, open_sides: list[str], side: str) -> None:
    putting = take(tile, *around_3_2(side)).position
    for turn, opened in enumerate(open_sides):
        if side[0] in opened:
            after = play(putting, f"put 3,2 turn {turn}")
            assert lies("3,2", tile, turn=turn) in after.me["province"]
        else:
            assert refusals(putting, f"put 3,2 turn {turn}") == [("PRV-2", {"sides": side, "cell": "3,2"})]


@pytest.mark.rule("PRV-3")
@pytest.mark.parametrize(
    ("tile", "cell", "turn", "like"),
    [
        (STRAIGHT, "2,3", 2, 0),
        (STRAIGHT, "1,2", 3, 1),
        (CROSSROADS, "2,3", 1, 0),
        (CROSSROADS, "1,4", 2, 0),
        (CROSSROADS, "1,2", 3, 0),
    ],
)
def test_a_turn_that_looks_like_another_is_not_listed_but_accepted(
    tile: str, cell: str, turn: int, like: int
) -> None:
    putting = take(tile)
    assert f"put {cell} turn {like}" in putting.options
    assert f"put {cell} turn {turn}" not in putting.options
    assert refusals(putting.position, f"put {cell} turn {turn}") == []
    after = play(putting.position, f"put {cell} turn {turn}")
    assert after.me["province"] == [lies(cell, tile, turn=turn)]
    assert after.me["yields"] == play(putting.position, f"put {cell} turn {like}").me["yields"]


@pytest.mark.rule("PRV-4")
def test_neighbouring_roads_need_not_continue_each_other() -> None:
    """On 2,2 the road from above is met; the one from the right ends at the new tile's closed side."""
    province = (lies("1,2", BEND, turn=1), lies("2,3", CROSSROADS))
    after = build(STRAIGHT, "2,2", 0, *province)
    assert after.asks == "2 place"
    assert cells_to_build_on(*after.me["province"]) == ["1,4", "2,4", "3,2", "3,3"]


@pytest.mark.rule("PRV-4")
def test_roads_may_be_cut_off_by_stone_border_and_neighbours() -> None:
    at_stone = build(STRAIGHT, "3,3", 0, lies("2,3", STRAIGHT))
    assert cells_to_build_on(*at_stone.me["province"]) == ["1,2", "1,4"]
    at_the_border = build(BEND, "1,2", 0)
    assert cells_to_build_on(*at_the_border.me["province"]) == ["1,4", "2,3"]
    at_a_neighbour = build(FORK, "2,3", 3, lies("1,4", BEND, turn=2), lies("2,4", STRAIGHT))
    assert cells_to_build_on(*at_a_neighbour.me["province"]) == ["1,2", "2,2", "3,4"]


@pytest.mark.rule("PRV-5")
def test_a_placed_tile_keeps_its_cell_and_its_turn() -> None:
    first = build(BEND, "2,3", 3)
    second = build("green-04", "2,2", 1, *first.me["province"])
    assert second.me["province"] == [lies("2,2", "green-04", turn=1), lies("2,3", BEND, turn=3)]
    putting = take("green-04", *first.me["province"]).position
    assert refusals(putting, "try move-tile 2,3") == [("PRV-5", {"cell": "2,3"})]


# For each yield: how a straight joins it, what is decided then, and what it gives.
EVERY_YIELD: list[tuple[str, int, tuple[str, ...], list[str]]] = [
    ("1,2 north", 0, ("colour blue", "rolls 2"), ["die gained PRV-6 +1"]),
    ("1,2 west", 1, (), ["coins PRV-6 +5"]),
    (
        "1,4 north",
        0,
        ("colour blue", "rolls 2", "upgrade fort"),
        ["die gained PRV-6 +1", "upgrade PRV-6 +1"],
    ),
    ("1,4 east", 1, (), ["karma PRV-6 +2"]),
    ("2,1 west", 1, ("sail 1",), ["boat moved PRV-6 +1"]),
    (
        "3,1 west",
        1,
        ("colour blue", "colour green", "rolls 2", "rolls 3"),
        ["die gained PRV-6 +1", "die gained PRV-6 +1"],
    ),
    ("4,1 west", 1, (), ["fame PRV-6 +4"]),
    ("2,5 east", 1, (), ["coins PRV-6 +5"]),
    ("3,5 east", 1, ("upgrade mill",), ["upgrade PRV-6 +1"]),
    ("4,5 east", 1, (), ["coins PRV-6 +4", "karma PRV-6 +1"]),
    ("4,2 east", 1, (), ["coins PRV-6 +7"]),
    ("4,4 west", 1, (), ["fame PRV-6 +4"]),
]


@pytest.mark.rule("PRV-6", "TRN-10")
@pytest.mark.parametrize(("where", "turn", "moves", "gains"), EVERY_YIELD, ids=lambda value: str(value))
def test_every_yield_is_gained_the_moment_a_road_joins_it(
    where: str, turn: int, moves: tuple[str, ...], gains: list[str]
) -> None:
    cell = where.split()[0]
    others = [name for name in YIELDS if name != where]
    me: dict[str, Any] = {"money": 1, "boat": 1, "yields": others}
    putting = take(STRAIGHT, *crossroads_except(cell), **me).position
    after = play(putting, f"put {cell} turn {turn}", *moves)
    by_yield = [event for event in after.events if event.rule == "PRV-6"]
    assert {event.cause for event in by_yield} == {f"yield {where}"}
    assert [line for line in after.story if "PRV-6" in line] == ["yield joined PRV-6 +1", *gains]
    assert set(after.me["yields"]) == set(YIELDS)
    assert after.asks == "2 place"


@pytest.mark.rule("PRV-6")
def test_every_printed_yield_is_among_them() -> None:
    assert {where for where, *_ in EVERY_YIELD} == set(YIELDS)


@pytest.mark.rule("PRV-6")
def test_the_yield_joined_is_told_in_its_words() -> None:
    joined = build(BEND, "1,4", 3).told("yield joined")
    assert [(event.cause, event.amount, event.detail) for event in joined] == [
        ("yield 1,4 north", 1, ("dice any 1, upgrade", "1,4 north"))
    ]


@pytest.mark.rule("PRV-6")
def test_a_tile_may_lie_without_joining_any_yield() -> None:
    """Not every border has one: the road south of 4,1 ends at the bare border."""
    down = (lies("1,2", BEND, turn=1), lies("2,2", BEND, turn=3), lies("2,1", BEND, turn=1))
    south = build(STRAIGHT, "4,1", 0, *down, lies("3,1", STRAIGHT))
    middle = build(STRAIGHT, "2,3", 0)
    for after in (south, middle):
        assert after.told("yield joined") == []
        assert after.me["yields"] == []
        assert after.asks == "2 place"


@pytest.mark.rule("PRV-6")
def test_a_yield_waits_for_the_road_to_the_residence() -> None:
    """The tile on 2,5 opens to the border, but nothing leads there before 2,4 is built."""
    apart = lies("2,5", STRAIGHT, turn=1)
    elsewhere = build("blue-06", "2,3", 0, apart)
    assert elsewhere.me["yields"] == []
    joining = build("blue-06", "2,4", 1, lies("2,3", CROSSROADS), apart)
    assert joining.me["yields"] == ["2,5 east"]
    assert [line for line in joining.story if "PRV-6" in line] == ["yield joined PRV-6 +1", "coins PRV-6 +5"]


@pytest.mark.rule("PRV-6", "MBD-5")
def test_a_yield_is_gained_once_only() -> None:
    """A straight that joined 5 coins is covered by another that joins them again."""
    me = {"dice": kali(orange=[5], blue=[2])}
    cover = ("place chamber-5", "pay orange:5", "tile blue-06", "cover 1,2", "pay blue:2", "put 1,2 turn 1")
    straight = {"province": [lies("1,2", "orange-02", turn=1)], "yields": ["1,2 west"]}
    again = play(table(me=me | straight), *cover)
    assert [line for line in again.story if "PRV-6" in line] == []
    assert again.me["yields"] == ["1,2 west"]
    bend = {"province": [lies("1,2", "orange-03", turn=1)]}
    newly = play(table(me=me | bend), *cover)
    assert [line for line in newly.story if "PRV-6" in line] == ["yield joined PRV-6 +1", "coins PRV-6 +5"]
    assert newly.me["yields"] == ["1,2 west"]


@pytest.mark.rule("PRV-6")
def test_a_yield_is_not_claimed_before_or_after_it_is_joined() -> None:
    laid = table(me={"province": [lies("1,2", STRAIGHT, turn=1)], "yields": ["1,2 west"]})
    for where, key in (
        ("1,2 west", "yield-gained"),
        ("1,2 north", "yield-not-joined"),
        ("4,4 west", "yield-not-joined"),
    ):
        assert refusals(laid, f"try claim-yield {where}") == [("PRV-6", {"where": where})]
        assert keys(laid, f"try claim-yield {where}") == [key]


@pytest.mark.rule("PRV-7", "INC-1", "INC-2")
def test_first_the_income_of_the_tile_then_the_border() -> None:
    market = build(STRAIGHT, "1,2", 1)
    assert market.story[-3:-1] == ["coins INC-1 +3", "coins PRV-6 +5"]
    building = build("orange-02", "1,4", 1)
    assert building.story[-3:-1] == ["fame INC-2 +2", "karma PRV-6 +2"]
    both = play(build("orange-07", "1,2", 0).position, "first coins")
    assert both.story == ["coins INC-1 +1", "fame INC-2 +2"]
    assert both.asks == "1 colour"


@pytest.mark.rule("PRV-7")
def test_of_two_yields_the_player_takes_either_first() -> None:
    both = build(FORK, "1,4", 3)
    assert both.asks == "1 yield"
    assert both.options == ["yield 1,4 north", "yield 1,4 east"]
    assert all(refusals(both.position, option) == [] for option in both.options)
    assert both.me["yields"] == ["1,4 north", "1,4 east"]
    assert [event.cause for event in both.told("yield joined")] == ["yield 1,4 north", "yield 1,4 east"]
    north = play(both.position, "yield 1,4 north", "colour blue", "rolls 2", "upgrade mill")
    assert north.story[:-1] == ["die gained PRV-6 +1", "upgrade PRV-6 +1", "karma PRV-6 +2"]
    east = play(both.position, "yield 1,4 east", "colour blue", "rolls 2", "upgrade mill")
    assert east.story[:-1] == ["karma PRV-6 +2", "die gained PRV-6 +1", "upgrade PRV-6 +1"]


THREE_AT_1_2 = printed(('cell = [2, 1]\nside = "west"', 'cell = [1, 2]\nside = "south"'))


@pytest.mark.rule("PRV-7", "TRN-9")
def test_three_yields_are_chosen_one_by_one_each_settled_before_the_next() -> None:
    """Printed so for this test: 1,2 has a die in the north, 5 coins in the west, the boat in the south."""
    putting = take(CROSSROADS, game=THREE_AT_1_2, boat=2).position
    first = play(putting, "put 1,2 turn 0", game=THREE_AT_1_2)
    assert first.options == ["yield 1,2 north", "yield 1,2 west", "yield 1,2 south"]
    second = play(first.position, "yield 1,2 south", "sail 1", game=THREE_AT_1_2)
    assert second.story == ["boat moved PRV-6 +1", "coins RIV-10 +3"]
    assert second.options == ["yield 1,2 north", "yield 1,2 west"]
    taken = GANGES.read("yield 1,2 south")
    assert [(r.rule, r.key) for r in THREE_AT_1_2.check(second.position, taken)] == [
        ("PRV-6", "yield-gained")
    ]
    last = play(second.position, "yield 1,2 west", game=THREE_AT_1_2)
    assert last.story[0] == "coins PRV-6 +5"
    after = play(second.position, "yield 1,2 north", "colour blue", "rolls 2", game=THREE_AT_1_2)
    assert after.story[:-1] == ["die gained PRV-6 +1", "coins PRV-6 +5"]


@pytest.mark.rule("PRV-6", "PRV-7")
def test_only_a_yield_joined_now_is_taken() -> None:
    before = (lies("1,2", "blue-06", turn=1),)
    choosing = build(FORK, "1,4", 3, *before, yields=["1,2 west"]).position
    for where, key in (
        ("1,2 west", "yield-gained"),
        ("2,1 west", "yield-not-joined"),
        ("1,2 north", "yield-not-joined"),
        ("1,4 south", "no-yield-there"),
        ("9,9 west", "no-yield-there"),
    ):
        assert refusals(choosing, f"yield {where}") == [("PRV-6", {"where": where})]
        assert keys(choosing, f"yield {where}") == [key]


@pytest.mark.rule("PRV-8", "MBD-5")
def test_all_yields_joined_stay_due_though_the_tile_is_covered_before_they_are_taken() -> None:
    """3 coins pass money 12, the boat calls the master builder, and his bend turns away from both yields."""
    me = {"money": 11, "boat": 3, "dice": kali(orange=[5], purple=[1])}
    laid = table(me=me, open={"orange snake": "orange-05", "purple cow": "purple-07"})
    bonus = play(laid, "place quarry-1", "tile orange-05", "pay orange:5", "put 1,2 turn 3")
    assert bonus.asks == "1 sail"
    assert bonus.me["yields"] == ["1,2 north", "1,2 west"]
    assert keys(bonus.position, "try claim-yield 1,2 west") == ["yield-gained"]
    covered = play(
        bonus.position,
        *("sail 1", "call 5", "tile purple-07", "cover 1,2", "pay purple:1", "put 1,2 turn 1", "first fame"),
    )
    assert covered.asks == "1 yield"
    assert covered.options == ["yield 1,2 north", "yield 1,2 west"]
    after = play(covered.position, "yield 1,2 west", "colour green", "rolls 6")
    assert after.story[:-1] == ["coins PRV-6 +5", "die gained PRV-6 +1"]


@pytest.mark.rule("PRV-9")
@pytest.mark.parametrize(
    ("tile", "turn", "leads_to"),
    [
        (BEND, 0, ["2,4"]),
        (BEND, 3, ["2,2"]),
        (STRAIGHT, 0, ["3,3"]),
        (FORK, 0, ["2,4", "3,3"]),
        (FORK, 2, ["2,2", "3,3"]),
        (FORK, 3, ["2,2", "2,4"]),
        (CROSSROADS, 0, ["2,2", "2,4", "3,3"]),
    ],
)
def test_each_open_side_of_a_tile_is_joined_to_every_other(tile: str, turn: int, leads_to: list[str]) -> None:
    assert cells_to_build_on(lies("2,3", tile, turn=turn)) == ["1,2", "1,4", *leads_to]


@pytest.mark.rule("INC-1")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [("orange-01", 1), ("green-01", 1), ("blue-01", 1), ("orange-13", 4), ("orange-08", 3), ("blue-15", 6)],
)
def test_each_market_on_the_tile_pays_its_coins_at_once(tile: str, coins: int) -> None:
    after = build(tile, "2,3", 0)
    gained = [(e.rule, e.cause, e.amount) for e in after.told("coins") if e.amount > 0]
    assert gained == [("INC-1", f"tile {tile}", coins)]
    assert (after.me["money"], after.me["fame"]) == (2 + coins, 0)


@pytest.mark.rule("INC-2")
@pytest.mark.parametrize("step", [2, 3, 4])
@pytest.mark.parametrize(
    ("tile", "building"),
    [("purple-04", "temple"), ("green-04", "palace"), ("blue-04", "fort"), ("orange-04", "mill")],
)
def test_each_building_gives_the_fame_of_its_own_scroll(tile: str, building: str, step: int) -> None:
    others = 2 if step == 4 else 4
    scrolls = {kind.word: others for kind in Building} | {building: step}
    after = build(tile, "2,3", 0, scrolls=scrolls)
    assert [(e.rule, e.cause, e.amount) for e in after.told("fame")] == [("INC-2", f"tile {tile}", step)]
    assert (after.me["money"], after.me["fame"]) == (2, step)


@pytest.mark.rule("INC-3")
def test_a_tile_has_one_or_two_markets_or_buildings_or_one_of_each() -> None:
    kinds = [(len(tile.markets), len(tile.buildings)) for tile in GANGES.components.tiles]
    assert set(kinds) == {(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)}
    assert kinds.count((1, 1)) < len(kinds) / 5


@pytest.mark.rule("INC-1", "INC-2", "INC-3", "INC-4")
def test_a_tile_with_one_of_each_pays_both_and_the_player_says_which_first() -> None:
    choosing = build("orange-09", "2,3", 0, scrolls={"palace": 3})
    assert choosing.asks == "1 income"
    assert choosing.options == ["first fame", "first coins"]
    assert refusals(choosing.position, "first fame") == refusals(choosing.position, "first coins") == []
    with pytest.raises(WrongDecision, match=r"income.*first dice"):
        GANGES.check(choosing.position, First("dice"))
    assert (choosing.me["money"], choosing.me["fame"]) == (2, 0)
    fame_first = play(choosing.position, "first fame")
    assert fame_first.story[:-1] == ["fame INC-2 +3", "coins INC-1 +2"]
    assert {event.cause for event in fame_first.events[:-1]} == {"tile orange-09"}
    coins_first = play(choosing.position, "first coins")
    assert coins_first.story[:-1] == ["coins INC-1 +2", "fame INC-2 +3"]
    assert {event.cause for event in coins_first.events[:-1]} == {"tile orange-09"}
    for after in (fame_first, coins_first):
        assert (after.me["money"], after.me["fame"]) == (4, 3)


@pytest.mark.rule("INC-4")
def test_without_both_there_is_nothing_to_choose() -> None:
    assert build("orange-08", "2,3", 0).asks == build("orange-12", "2,3", 0).asks == "2 place"


@pytest.mark.rule("INC-4", "TRN-9")
def test_all_fame_of_a_tile_is_one_move() -> None:
    """Temple 3 and palace 4: from 3 at once to 10; the upgrade of fame 5 is settled from there."""
    after = build("orange-12", "2,3", 0, fame=3, scrolls={"temple": 3, "palace": 4})
    assert after.asks == "1 upgrade"
    assert after.me["fame"] == 10
    assert [event.amount for event in after.told("fame")] == [7]


@pytest.mark.rule("INC-4", "TRN-9")
def test_all_coins_of_a_tile_are_one_move() -> None:
    """Silk 3 and tea 3: from 10 at once to 16; the boat of money 12 is settled from there."""
    after = build("orange-15", "2,3", 0, money=11)
    assert after.asks == "1 sail"
    assert after.me["money"] == 16
    assert [event.amount for event in after.told("coins")] == [6]


@pytest.mark.rule("INC-4")
def test_the_coins_of_one_market_scoring_are_one_move() -> None:
    """Silk 3, tea 3 and spices 2 from 9 at once to 17, past money 12."""
    province = [lies("2,3", "orange-15"), lies("3,3", "orange-08")]
    scoring = play(table(me={"money": 9, "province": province}), "place different-goods-1")
    assert scoring.options[0] == "markets silk:3 tea:3 spices:2"
    after = play(scoring.position, scoring.options[0])
    assert after.asks == "1 sail"
    assert after.me["money"] == 17
    assert [event.amount for event in after.told("coins")] == [8]


@pytest.mark.rule("INC-4", "UPG-2")
def test_income_is_fixed_when_the_tile_lies_and_no_upgrade_on_the_way_changes_it() -> None:
    """The coins come first and pass money 12; the boat's upgrade of the palace is too late for this tile."""
    choosing = build("orange-09", "2,3", 0, money=11, boat=6)
    after = play(choosing.position, "first coins", "sail 1", "upgrade palace")
    assert after.me["scrolls"]["palace"] == 3
    assert after.story[:-1] == [
        "coins INC-1 +2",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "upgrade RIV-14 +1",
        "fame INC-2 +2",
    ]
    next_one = build("green-04", "3,3", 0, *after.me["province"], scrolls=after.me["scrolls"])
    assert [event.amount for event in next_one.told("fame")] == [3]


@pytest.mark.rule("INC-4", "TRN-9")
def test_what_the_first_part_sets_off_is_settled_before_the_second() -> None:
    choosing = build("orange-09", "2,3", 0, fame=4, money=11)
    upgrade_first = play(choosing.position, "first fame")
    assert (upgrade_first.asks, upgrade_first.me["money"]) == ("1 upgrade", 10)
    boat_first = play(choosing.position, "first coins")
    assert (boat_first.asks, boat_first.me["fame"]) == ("1 sail", 4)


# In sight: silk 1; silk 3 and tea 3; temple and tea 1; temple and fort.
# Covered: temple and mill; spices 2 and silk 1.
COUNTED = [
    lies("1,2", "orange-01", turn=1),
    lies("2,3", "orange-15", covers="orange-10"),
    lies("2,4", "orange-07", turn=2),
    lies("3,3", "orange-16", covers="orange-08"),
]


def voyage(to: int, *, game: Ganges = GANGES, **me: Any) -> Played:
    """The boat reaches this space with a 1."""
    laid = table(me={"boat": to - 1, "dice": kali(blue=[1]), "province": COUNTED, **me}, game=game)
    return play(laid, "place port-1", "pay blue:1", "sail 1", game=game)


@pytest.mark.rule("RIV-15", "MBD-8")
def test_markets_are_counted_one_by_one_and_covered_ones_no_more() -> None:
    gained = voyage(8).told("coins")
    assert [(event.rule, event.amount) for event in gained] == [("RIV-15", 4)]


@pytest.mark.rule("MBD-8", "RIV-5")
@pytest.mark.parametrize(
    ("words", "kind", "amount"),
    [
        ("coins 2 per building", "coins", 6),
        ("fame 1 per market tile", "fame", 3),
        ("fame 2 per bend", "fame", 4),
        ("fame 1 per worker", "fame", 3),
        ("fame 1 per 3 river spaces", "fame", 1),
        ("coins 2 per joined token", "coins", 0),
    ],
)
def test_whatever_a_space_may_count_is_counted_and_covered_tiles_no_more(
    words: str, kind: str, amount: int
) -> None:
    """Printed so for this test: space 3 pays for other things."""
    game = printed(('"coins 3", "palace', f'"{words}", "palace'))
    assert sum(event.amount for event in voyage(3, game=game).told(kind)) == amount


@pytest.mark.rule("RIV-18", "RIV-19", "RIV-20")
@pytest.mark.parametrize(
    ("space", "kind", "rule", "amount"),
    [(18, "fame", "RIV-18", 3), (23, "coins", "RIV-19", 6), (28, "fame", "RIV-20", 4)],
)
def test_upgrades_and_karma_are_counted(space: int, kind: str, rule: str, amount: int) -> None:
    after = voyage(space, karma=2, scrolls={"mill": 4, "fort": 3})
    assert [(event.rule, event.amount) for event in after.told(kind)] == [(rule, amount)]


@pytest.mark.rule("RIV-15", "RIV-18", "RIV-19", "RIV-20")
def test_counting_none_brings_nothing() -> None:
    for space in (8, 18, 23, 28):
        assert voyage(space, karma=0, province=[]).told("coins", "fame") == []


def sites(tile: str, *province: dict[str, Any]) -> dict[str, list[int]]:
    """Where the master builder may lay this tile, and in which turns; nowhere if he is of no use."""
    colour = tile.split("-")[0]
    none = {f"{other} {name}": None for other in COLOURS for name in BACKS}
    me = {"karma": 0, "dice": kali(orange=[5], **{colour: [6, 6]}), "province": province}
    laid = table(me=me, open={**none, stack_of(tile): tile})
    if rules(laid, "place chamber-5"):
        return {}
    choosing = play(laid, "place chamber-5", "pay orange:5", f"tile {tile}")
    turns = {}
    for site in choosing.options:
        cell = site.removeprefix("cover ")
        putting = play(choosing.position, site, f"pay {colour}:6 {colour}:6")
        turns[cell] = [int(option.split()[-1]) for option in putting.options]
    return turns


TOP_FORK, TOP_BEND, TOP_STRAIGHT, TOP_CROSSROADS = "purple-13", "purple-12", "purple-14", "purple-15"


@pytest.mark.rule("MBD-4", "PRV-2")
def test_at_the_end_of_a_road_the_covering_tile_must_meet_it() -> None:
    assert sites(TOP_BEND, lies("2,3", BEND)) == {"2,3": [0, 3]}
    assert sites(TOP_STRAIGHT, lies("1,4", STRAIGHT, turn=1)) == {"1,4": [1]}
    assert sites(TOP_FORK, lies("1,2", BEND)) == {"1,2": [0, 1, 3]}


@pytest.mark.rule("MBD-4", "PRV-4")
def test_at_the_end_of_a_road_any_road_arriving_will_do() -> None:
    """2,2 hangs on the road from the right; the one from above was cut off, and serves as well."""
    province = (lies("1,2", CROSSROADS), lies("2,3", CROSSROADS), lies("2,2", BEND, turn=1))
    found = sites(TOP_BEND, *province)
    assert found["2,2"] == [0, 1, 3]


@pytest.mark.rule("MBD-4")
def test_a_neighbour_whose_road_passes_by_does_not_hold_a_tile() -> None:
    province = (lies("2,3", BEND), lies("1,4", "green-01", turn=2), lies("2,4", STRAIGHT))
    assert sites(TOP_BEND, *province)["2,3"] == [0, 3]


@pytest.mark.rule("MBD-4")
def test_a_tile_on_the_way_to_another_must_go_on_joining_it() -> None:
    way = (lies("2,3", STRAIGHT), lies("3,3", BEND))
    assert sites(TOP_STRAIGHT, *way) == {"2,3": [0], "3,3": [0]}
    assert sites(TOP_BEND, *way) == {"3,3": [0, 3]}
    assert sites(TOP_FORK, *way) == {"2,3": [0, 2], "3,3": [0, 2, 3]}


@pytest.mark.rule("MBD-4")
def test_a_tile_joined_another_way_round_may_lose_one() -> None:
    """A ring of four below the residence: its first tile leads both ways, so either is enough."""
    ring = (
        lies("2,3", FORK),
        lies("2,4", "green-01", turn=2),
        lies("3,4", "blue-01", turn=3),
        lies("3,3", "purple-01"),
    )
    assert sites(TOP_BEND, *ring) == {"2,3": [0], "2,4": [1, 2, 3], "3,3": [0, 1, 3], "3,4": [0, 2, 3]}
    assert sites(TOP_STRAIGHT, *ring) == {"2,3": [0], "2,4": [0, 1], "3,3": [0, 1], "3,4": [0, 1]}


@pytest.mark.rule("MBD-4")
def test_every_group_of_tiles_behind_must_stay_joined() -> None:
    province = (lies("2,3", FORK), lies("2,4", "blue-01", turn=2), lies("3,3", "purple-02"))
    assert sites(TOP_FORK, *province)["2,3"] == [0]
    assert sites(TOP_CROSSROADS, *province)["2,3"] == [0]
    assert "2,3" not in sites(TOP_BEND, *province)
    assert "2,3" not in sites(TOP_STRAIGHT, *province)


@pytest.mark.rule("MBD-4")
def test_every_tile_must_be_joined_afterwards() -> None:
    """3,3 lies apart, on a table laid by hand: the covering tile has to reach it as well."""
    apart = (lies("2,3", BEND), lies("3,3", STRAIGHT))
    assert sites(TOP_STRAIGHT, *apart)["2,3"] == [0]
    assert "2,3" not in sites(TOP_BEND, *apart)


@pytest.mark.rule("MBD-2", "MBD-6")
def test_dearer_tiles_and_cells_with_two_are_no_sites() -> None:
    province = (
        lies("1,2", "green-06", turn=1),
        lies("2,3", "orange-08"),
        lies("1,4", "orange-02", turn=1, covers="blue-01"),
    )
    assert list(sites("purple-07", *province)) == ["1,2"]
    assert list(sites("purple-09", *province)) == ["1,2", "2,3"]
    assert sites("purple-06", *province) == {}


@pytest.mark.rule("MBD-1")
def test_a_cell_without_a_tile_is_no_site() -> None:
    me = {"dice": kali(orange=[5], purple=[6]), "province": [lies("2,3", BEND)]}
    laid = table(me=me, open={"purple cow": "purple-07"})
    choosing = play(laid, "place chamber-5", "pay orange:5", "tile purple-07").position
    for cell in ("2,4", "4,3", "4,5", "9,9"):
        assert refusals(choosing, f"cover {cell}") == [("MBD-1", {"cell": cell})]
    assert refusals(choosing, "cover 2,3") == []


@pytest.mark.rule("MBD-3", "MBD-7")
def test_the_smallest_difference_decides_whether_the_builder_can_work() -> None:
    """Orange 3 and orange 6 lie; blue 8 is 2 dearer, green 7 only 1; another blue and green cost 6 more."""
    none = {f"{colour} {back}": None for colour in COLOURS for back in BACKS}
    province = [lies("1,2", "orange-02", turn=1), lies("2,3", "orange-08")]
    tiles = {**none, "green snake": "green-16", "green cow": "green-09"}
    tiles |= {"blue cow": "blue-11", "blue tiger": "blue-16"}

    def laid(**dice: list[int]) -> Position:
        me = {"karma": 0, "dice": kali(orange=[5], **dice), "province": province}
        return table(me=me, open=tiles)

    assert refusals(laid(), "place chamber-5") == [("MBD-7", {"tiles": 2}), ("TRN-8", {})]
    assert refusals(laid(blue=[1], purple=[6]), "place chamber-5") == [("MBD-7", {"tiles": 2}), ("TRN-8", {})]
    assert refusals(laid(blue=[2]), "place chamber-5") == []
    assert refusals(laid(green=[1]), "place chamber-5") == []
    working = play(laid(blue=[2], green=[1]), "place chamber-5", "pay orange:5")
    assert working.options == ["tile green-09", "tile blue-11"]


@pytest.mark.rule("MBD-1", "MBD-7")
def test_any_open_tile_will_do_for_the_builder_even_the_first_of_the_list() -> None:
    """Printed so for this test: orange-01 costs 8."""
    game = printed(("price = 2", "price = 8"))
    me = {"karma": 0, "dice": kali(orange=[5, 6]), "province": [lies("2,3", "green-01")]}
    stacks = {f"{colour} {back}": None for colour in COLOURS for back in BACKS}
    laid = table(me=me, open={**stacks, "orange snake": "orange-01"}, game=game)
    assert play(laid, "place chamber-5", "pay orange:5", game=game).options == ["tile orange-01"]
    assert rules(table(me=me, open=stacks, game=game), "place chamber-5", game=game) == ["MBD-7", "TRN-8"]


@pytest.mark.rule("PRV-5")
def test_a_province_is_a_value_equal_when_the_same_lies_the_same_way() -> None:
    def province(*tiles: dict[str, Any], game: Ganges = GANGES, **me: Any) -> object:
        return table(me={"province": tiles, **me}, game=game).me.province

    one = province(lies("2,3", BEND, turn=3), lies("2,2", FORK, covers=BEND))
    same = province(lies("2,2", FORK, covers=BEND), lies("2,3", BEND, turn=3))
    itself = one
    assert one == same
    assert one == itself
    assert province() == GANGES.start(players=2).me.province
    assert hash(one) == hash(same)
    assert repr(one) == f"Province(2,2 {FORK}/0, 2,3 {BEND}/3)"
    for other in (
        province(lies("2,3", BEND, turn=3), lies("2,2", FORK)),
        province(lies("2,3", BEND), lies("2,2", FORK, covers=BEND)),
        province(lies("2,3", FORK, turn=3), lies("2,2", FORK, covers=BEND)),
        province(lies("2,3", BEND, turn=3), lies("2,2", FORK, covers=BEND), yields=["1,2 west"]),
        province(lies("2,3", BEND, turn=3), lies("2,2", FORK, covers=BEND), game=THREE_AT_1_2),
        "2,3",
    ):
        assert one != other
