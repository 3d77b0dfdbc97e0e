"""MBD: the master builder covers a tile with a dearer one."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.options import Cell, Put
from rajas.ganges.position import Position
from tests.ganges.tables import Played, kali, lies, options, play, printed, refusals, rules, table

COLOURS = ("orange", "green", "blue", "purple")
BACKS = ("snake", "cow", "tiger")
STRAIGHT = lies("2,3", "orange-02")
LEAF = lies("3,3", "orange-01")
BEND_1_2 = lies("1,2", "orange-01")
CALLED = [{"due": "choose cover tile"}, {"due": "end turn"}]


def only(*tiles: str) -> dict[str, str | None]:
    """Only these tiles are open: of each colour 1 to 5 are snakes, 6 to 10 cows, the rest tigers."""
    stacks: dict[str, str | None] = {f"{colour} {back}": None for colour in COLOURS for back in BACKS}
    for tile in tiles:
        colour, _, number = tile.partition("-")
        stacks[f"{colour} {BACKS[min((int(number) - 1) // 5, 2)]}"] = tile
    return stacks


def builder(*province: dict[str, Any], open: dict[str, str | None] | None = None, **me: Any) -> Position:
    """A table where player 1 has this province, and an orange 5 beside the dice given."""
    dice = {"orange": [5]} | me.pop("dice", {})
    laid = {"karma": 0, "province": list(province), "dice": kali(**dice)} | me
    return table(me=laid, open={} if open is None else open)


def called(laid: Position, *moves: str) -> Played:
    return play(laid, "place chamber-5", "pay orange:5", *moves)


def offers(laid: Position) -> bool:
    """The chamber is offered just when nothing is said against it."""
    listed = "place chamber-5" in options(laid)
    assert listed == (refusals(laid, "place chamber-5") == [])
    return listed


@pytest.mark.rule("MBD-1", "QRY-5")
def test_a_tile_of_the_own_province_is_covered_with_an_open_tile() -> None:
    laid = builder(STRAIGHT, dice={"purple": [2]})
    after = called(laid, "tile purple-06", "cover 2,3", "pay purple:2", "put 2,3 turn 0", "reveals purple-08")
    assert after.story == [
        "worker placed TRN-1 +1",
        "die paid PAL-4 -1",
        "die paid MBD-3 -1",
        "tile laid MBD-1 +1",
        "tile revealed QRY-5 +1",
        "coins INC-1 +3",
        "turn begun TRN-1",
    ]
    paid, tile = after.events[2:4]
    assert (paid.cause, tile.cause) == ("master builder", "master builder")
    assert tile.detail == ("purple-06", "2,3", 0, "orange-02")
    assert after.me["province"] == [lies("2,3", "purple-06", covers="orange-02")]
    assert after.data["open"]["purple cow"] == "purple-08"
    assert (after.me["money"], after.asks) == (3 + 3, "2 place")


@pytest.mark.rule("MBD-1")
def test_the_open_tiles_that_can_cover_one_are_offered() -> None:
    dice = {"green": [2], "blue": [2], "purple": [6, 6, 6]}
    choosing = called(builder(STRAIGHT, dice=dice))
    assert choosing.asks == "1 cover tile"
    assert choosing.options == ["tile green-06", "tile blue-06", "tile purple-06", "tile purple-11"]
    fewer = called(builder(STRAIGHT, dice=dice, open={"blue cow": None}))
    assert fewer.options == ["tile green-06", "tile purple-06", "tile purple-11"]
    assert [refusals(choosing.position, option) for option in choosing.options] == [[]] * 4


@pytest.mark.rule("MBD-1")
def test_only_one_of_the_12_open_tiles_covers_another() -> None:
    choosing = called(builder(STRAIGHT, dice={"purple": [6]})).position
    assert refusals(choosing, "tile purple-08") == [("MBD-1", {"tile": "purple-08"})]
    assert refusals(choosing, "tile purple-02") == [
        ("MBD-1", {"tile": "purple-02"}),
        ("MBD-2", {"price": 3, "lowest": 3}),
    ]


@pytest.mark.rule("MBD-1")
def test_only_a_cell_with_an_own_tile_is_covered() -> None:
    laid = table(
        me={"karma": 0, "province": [STRAIGHT, LEAF], "dice": kali(orange=[5], purple=[6])},
        others=[{"province": [BEND_1_2]}],
    )
    site = called(laid, "tile purple-06")
    assert site.asks == "1 cover"
    assert site.options == ["cover 2,3", "cover 3,3"]
    for empty in ("1,2", "1,3", "1,1", "4,4", "9,9"):
        assert refusals(site.position, f"cover {empty}") == [("MBD-1", {"cell": empty})]


@pytest.mark.rule("MBD-1")
def test_the_tile_goes_where_it_was_to_cover() -> None:
    putting = called(
        builder(STRAIGHT, LEAF, dice={"purple": [6]}), "tile purple-06", "cover 3,3", "pay purple:6"
    )
    assert putting.asks == "1 put"
    for cell in ("2,3", "1,2", "9,9"):
        assert refusals(putting.position, f"put {cell} turn 0") == [
            ("MBD-1", {"cell": cell, "chosen": "3,3"})
        ]
    assert refusals(putting.position, "put 3,3 turn 0") == []


@pytest.mark.rule("MBD-1", "PRV-3")
@pytest.mark.parametrize("turn", [-1, 4])
def test_a_covering_tile_has_no_fifth_turn_either(turn: int) -> None:
    laid = builder(STRAIGHT, dice={"purple": [6]}, open=only("purple-06"))
    putting = called(laid, "tile purple-06", "cover 2,3", "pay purple:6")
    with pytest.raises(WrongDecision):
        GANGES.check(putting.position, Put(Cell(2, 3), turn))


@pytest.mark.rule("MBD-1", "MBD-2")
def test_the_first_tile_of_the_file_covers_another_where_its_figures_let_it() -> None:
    game = printed(('stack = "snake"\nprice = 2', 'stack = "snake"\nprice = 3'))
    me = {"karma": 0, "province": [lies("2,3", "purple-01")], "dice": kali(orange=[1, 5])}
    laid = table(me=me, open=only("orange-01"), game=game)
    choosing = play(laid, "place chamber-5", "pay orange:5", game=game)
    assert choosing.options == ["tile orange-01"]


@pytest.mark.rule("MBD-1")
def test_without_a_tile_there_is_nothing_to_cover() -> None:
    laid = table(me={"dice": kali(purple=[6])}, due=CALLED)
    assert options(laid) == []
    assert refusals(laid, "tile purple-06") == [("MBD-1", {})]


@pytest.mark.rule("MBD-2")
def test_the_new_tile_costs_more_than_the_covered_one() -> None:
    laid = builder(
        lies("2,3", "orange-08"),
        dice={"purple": [6], "green": [6], "blue": [6]},
        open=only("purple-06", "green-08", "blue-09"),
    )
    choosing = called(laid)
    assert choosing.options == ["tile blue-09"]
    assert refusals(choosing.position, "tile purple-06") == [("MBD-2", {"price": 5, "lowest": 6})]
    assert refusals(choosing.position, "tile green-08") == [("MBD-2", {"price": 6, "lowest": 6})]
    assert refusals(choosing.position, "tile blue-09") == []


@pytest.mark.rule("MBD-2")
def test_the_cheapest_tile_of_the_province_is_named() -> None:
    laid = builder(
        lies("1,2", "orange-10", turn=1),
        lies("1,4", "orange-08", turn=3),
        lies("2,3", "orange-11"),
        dice={"purple": [6], "green": [6]},
        open=only("purple-06", "green-09"),
    )
    assert refusals(called(laid).position, "tile purple-06") == [("MBD-2", {"price": 5, "lowest": 6})]


@pytest.mark.rule("MBD-2")
def test_a_tile_covers_only_those_that_cost_less() -> None:
    laid = builder(
        lies("1,2", "green-06", turn=1),
        lies("1,4", "orange-08", turn=3),
        STRAIGHT,
        dice={"purple": [6]},
        open=only("purple-06"),
    )
    site = called(laid, "tile purple-06")
    assert site.options == ["cover 2,3"]
    dear = {"price": 5, "covered": 5, "cell": "1,2"}
    assert refusals(site.position, "cover 1,2") == [("MBD-2", dear)]
    dearer = {"price": 5, "covered": 6, "cell": "1,4"}
    assert refusals(site.position, "cover 1,4") == [("MBD-2", dearer)]
    assert refusals(site.position, "cover 2,3") == []


@pytest.mark.rule("MBD-2", "MBD-3")
def test_1_more_is_enough_and_takes_a_1() -> None:
    laid = builder(lies("2,3", "purple-08"), dice={"purple": [1]}, open=only("purple-09"))
    site = called(laid, "tile purple-09")
    assert site.options == ["cover 2,3"]
    assert play(site.position, "cover 2,3").options == ["pay purple:1"]


@pytest.mark.rule("MBD-3")
def test_only_the_difference_is_paid_with_dice_of_the_new_colour() -> None:
    laid = builder(STRAIGHT, dice={"orange": [5, 4], "purple": [1, 1, 3]}, open=only("purple-06"))
    paying = called(laid, "tile purple-06", "cover 2,3")
    assert paying.asks == "1 pay"
    assert paying.options == ["pay purple:3", "pay purple:1 purple:1"]
    short = {"price": 2, "paid": 1, "short": 1, "colour": "purple"}
    assert refusals(paying.position, "pay purple:1") == [("MBD-3", short)]
    assert refusals(paying.position, "pay orange:4") == [
        ("MBD-3", {"needed": "purple", "colour": "orange", "value": 4}),
        ("MBD-3", {"price": 2, "paid": 0, "short": 2, "colour": "purple"}),
    ]
    missing = {"colour": "purple", "value": 6, "count": 1, "held": 0}
    assert refusals(paying.position, "pay purple:6") == [("TRN-6", missing)]
    after = play(paying.position, "pay purple:1 purple:1", "put 2,3 turn 0")
    assert after.me["dice"] == kali(orange=[4], purple=[3])
    assert after.data["supply"]["purple"] == 10 + 2


@pytest.mark.rule("MBD-3")
def test_the_difference_may_be_overpaid_even_with_a_superfluous_die() -> None:
    laid = builder(STRAIGHT, dice={"purple": [1, 2, 6]}, open=only("purple-06"))
    paying = called(laid, "tile purple-06", "cover 2,3")
    assert paying.options == ["pay purple:2", "pay purple:6"]
    after = play(paying.position, "pay purple:1 purple:2 purple:6", "put 2,3 turn 0")
    assert after.me["dice"] == kali()
    assert [event.rule for event in after.told("die paid")] == ["MBD-3"] * 3


@pytest.mark.rule("MBD-3", "KAR-5")
def test_karma_turns_dice_for_the_difference() -> None:
    laid = builder(STRAIGHT, karma=1, dice={"purple": [1, 3]}, open=only("purple-11"))
    paying = called(laid, "tile purple-11", "cover 2,3")
    assert paying.options == ["pay purple:1>6", "pay purple:1 purple:3>4"]
    assert refusals(paying.position, "pay purple:1>6 purple:3>4") == [("KAR-3", {"turns": 2, "karma": 1})]
    after = play(paying.position, "pay purple:1>6", "put 2,3 turn 0")
    assert (after.me["karma"], after.me["dice"]) == (0, kali(purple=[3]))
    assert after.story[:3] == ["karma KAR-1 -1", "die turned KAR-1", "die paid MBD-3 -1"]


@pytest.mark.rule("MBD-3")
def test_a_difference_that_the_dice_cannot_make_is_refused() -> None:
    province = (lies("1,2", "green-06", turn=1), STRAIGHT)
    laid = builder(*province, dice={"purple": [1, 1], "blue": [2]}, open=only("purple-11", "blue-06"))
    choosing = called(laid).position
    dear = {"colour": "purple", "difference": 3, "most": 2}
    assert refusals(choosing, "tile purple-11") == [("MBD-3", dear)]
    without = builder(*province, dice={"blue": [2]}, open=only("purple-07", "blue-06"))
    none = {"colour": "purple", "difference": 1, "most": 0}
    assert refusals(called(without).position, "tile purple-07") == [("MBD-3", none)]
    able = called(builder(*province, dice={"purple": [4]}, open=only("purple-11")), "tile purple-11")
    assert able.options == ["cover 1,2"]
    far = {"difference": 5, "most": 4, "colour": "purple", "cell": "2,3"}
    assert refusals(able.position, "cover 2,3") == [("MBD-3", far)]
    assert refusals(able.position, "cover 1,2") == []


@pytest.mark.rule("MBD-3")
def test_a_difference_that_the_dice_just_make_is_not_refused() -> None:
    province = (lies("1,2", "green-06", turn=1), STRAIGHT)
    exactly = builder(*province, dice={"purple": [5]}, open=only("purple-11"))
    site = called(exactly, "tile purple-11")
    assert site.options == ["cover 1,2", "cover 2,3"]
    assert refusals(site.position, "cover 2,3") == []
    just = builder(*province, karma=1, dice={"purple": [4]}, open=only("purple-11"))
    assert refusals(called(just).position, "tile purple-11") == []


@pytest.mark.rule("MBD-3", "MBD-6")
def test_the_smallest_difference_named_is_that_of_a_tile_that_can_still_be_covered() -> None:
    laid = builder(
        lies("1,2", "green-07", turn=1, covers="orange-03"),
        STRAIGHT,
        dice={"purple": [2], "blue": [2]},
        open=only("purple-11", "blue-06"),
    )
    assert refusals(called(laid).position, "tile purple-11") == [
        ("MBD-3", {"colour": "purple", "difference": 5, "most": 2}),
        ("MBD-6", {}),
    ]


@pytest.mark.rule("MBD-4")
def test_a_tile_on_the_way_is_covered_only_so_that_all_stay_joined() -> None:
    dice = {"purple": [6], "blue": [6], "green": [6]}
    laid = builder(STRAIGHT, LEAF, dice=dice, open=only("purple-06", "blue-08", "green-07"))
    straight = called(laid, "tile purple-06", "cover 2,3", "pay purple:6")
    assert straight.options == ["put 2,3 turn 0"]
    assert refusals(straight.position, "put 2,3 turn 1") == [("MBD-4", {"cell": "2,3"})]
    assert refusals(straight.position, "put 2,3 turn 2") == []
    assert refusals(straight.position, "put 2,3 turn 3") == [("MBD-4", {"cell": "2,3"})]
    fork = called(laid, "tile blue-08", "cover 2,3", "pay blue:6")
    assert fork.options == ["put 2,3 turn 0", "put 2,3 turn 2"]
    bend = called(laid, "tile green-07")
    assert bend.options == ["cover 3,3"]
    assert refusals(bend.position, "cover 2,3") == [("MBD-4", {"cell": "2,3"})]


@pytest.mark.rule("MBD-3")
def test_the_smallest_difference_named_is_that_to_a_cheaper_tile() -> None:
    laid = builder(
        lies("1,2", "green-11", turn=1),
        STRAIGHT,
        dice={"purple": [2], "blue": [2]},
        open=only("purple-11", "blue-06"),
    )
    named = dict(refusals(called(laid).position, "tile purple-11"))
    assert named["MBD-3"] == {"colour": "purple", "difference": 5, "most": 2}


@pytest.mark.rule("MBD-3", "MBD-6")
def test_a_covered_tile_has_a_difference_too() -> None:
    laid = table(
        me={"province": [TWO_HIGH], "dice": kali(purple=[2]), "karma": 0}, due=CALLED, open=only("purple-11")
    )
    assert refusals(laid, "tile purple-11") == [
        ("MBD-3", {"colour": "purple", "difference": 3, "most": 2}),
        ("MBD-6", {}),
    ]


@pytest.mark.rule("MBD-3", "MBD-4")
def test_a_difference_that_can_be_paid_is_not_named_as_too_high() -> None:
    province = [STRAIGHT, LEAF]
    laid = table(
        me={"province": province, "dice": kali(purple=[3]), "karma": 0}, due=CALLED, open=only("purple-07")
    )
    assert refusals(laid, "tile purple-07") == [
        ("MBD-3", {"colour": "purple", "difference": 4, "most": 3}),
        ("MBD-4", {}),
    ]


@pytest.mark.rule("MBD-2", "MBD-3")
def test_the_price_named_is_that_of_a_tile_not_cheaper() -> None:
    province = [lies("1,2", "orange-12", turn=1), STRAIGHT]
    laid = table(
        me={"province": province, "dice": kali(purple=[2]), "karma": 0}, due=CALLED, open=only("purple-11")
    )
    assert refusals(laid, "tile purple-11") == [
        ("MBD-2", {"price": 8, "lowest": 9}),
        ("MBD-3", {"colour": "purple", "difference": 5, "most": 2}),
    ]


@pytest.mark.rule("MBD-4")
def test_the_covering_tile_is_joined_itself() -> None:
    putting = called(
        builder(STRAIGHT, LEAF, dice={"green": [6]}, open=only("green-07")),
        *("tile green-07", "cover 3,3", "pay green:6"),
    )
    assert putting.options == ["put 3,3 turn 0", "put 3,3 turn 3"]
    for turn in (1, 2):
        assert refusals(putting.position, f"put 3,3 turn {turn}") == [("MBD-4", {"cell": "3,3"})]


@pytest.mark.rule("MBD-4")
def test_a_road_may_be_cut_where_another_one_joins_the_tile() -> None:
    """A ring: residence, 1,2, 2,2, 2,3 and back; 2,2 needs only one of its two roads."""
    ring = [lies("1,2", "orange-03", turn=1), lies("2,2", "orange-01"), lies("2,3", "orange-04", turn=3)]
    putting = called(
        builder(*ring, dice={"green": [6]}, open=only("green-07")),
        *("tile green-07", "cover 2,2", "pay green:6"),
    )
    assert putting.options == ["put 2,2 turn 0", "put 2,2 turn 1", "put 2,2 turn 3"]
    after = play(putting.position, "put 2,2 turn 1", "first coins")
    assert after.asks == "2 place"


@pytest.mark.rule("MBD-4", "MBD-6")
def test_a_tile_that_cuts_others_off_however_it_is_turned_covers_none() -> None:
    laid = builder(
        STRAIGHT,
        lies("3,3", "orange-03", covers="orange-01"),
        dice={"purple": [6], "green": [6]},
        open=only("purple-07", "green-06"),
    )
    choosing = called(laid)
    assert choosing.options == ["tile green-06"]
    assert refusals(choosing.position, "tile purple-07") == [("MBD-4", {}), ("MBD-6", {})]


@pytest.mark.rule("MBD-2", "MBD-3", "MBD-4", "MBD-6")
def test_all_that_keeps_a_cell_from_being_covered_is_named() -> None:
    dear = builder(
        lies("2,3", "purple-14", covers="orange-02"), LEAF, dice={"green": [4]}, open=only("green-07")
    )
    assert refusals(called(dear, "tile green-07").position, "cover 2,3") == [
        ("MBD-2", {"price": 6, "covered": 10, "cell": "2,3"}),
        ("MBD-4", {"cell": "2,3"}),
        ("MBD-6", {"cell": "2,3"}),
    ]
    far = builder(
        lies("2,3", "purple-02", covers="orange-01"),
        lies("3,3", "orange-08"),
        dice={"green": [2]},
        open=only("green-10"),
    )
    assert rules(called(far, "tile green-10").position, "cover 2,3") == ["MBD-3", "MBD-4", "MBD-6"]


FORKED = ("tile green-04", "cover 1,2", "pay green:6")


@pytest.mark.rule("MBD-5")
def test_a_border_yield_gained_already_is_not_gained_again_and_a_new_one_is() -> None:
    laid = builder(BEND_1_2, yields=["1,2 north"], dice={"green": [6]}, open=only("green-04"))
    putting = called(laid, *FORKED)
    assert putting.options == ["put 1,2 turn 0", "put 1,2 turn 1", "put 1,2 turn 3"]
    after = play(putting.position, "put 1,2 turn 3")
    assert [(event.rule, event.cause) for event in after.told("yield joined")] == [
        ("PRV-6", "yield 1,2 west")
    ]
    assert after.story[-3:] == ["fame INC-2 +2", "coins PRV-6 +5", "turn begun TRN-1"]
    assert after.me["yields"] == ["1,2 north", "1,2 west"]
    assert after.me["dice"] == kali()
    again = play(putting.position, "put 1,2 turn 0")
    assert again.told("yield joined") == []
    assert again.asks == "2 place"


@pytest.mark.rule("MBD-5", "PRV-6")
def test_a_border_yield_whose_road_was_covered_stays_gained() -> None:
    laid = builder(BEND_1_2, yields=["1,2 north"], dice={"green": [6]}, open=only("green-03"))
    after = called(laid, "tile green-03", "cover 1,2", "pay green:6", "put 1,2 turn 1")
    assert after.me["yields"] == ["1,2 north"]
    assert after.told("yield joined") == []


@pytest.mark.rule("MBD-5", "PRV-7")
def test_several_yields_newly_reached_are_gained_one_by_one() -> None:
    bare = lies("1,2", "orange-01", turn=1)
    laid = builder(bare, dice={"green": [6]}, open=only("green-04"))
    choosing = called(laid, *FORKED, "put 1,2 turn 3")
    assert choosing.asks == "1 yield"
    assert choosing.options == ["yield 1,2 north", "yield 1,2 west"]
    after = play(choosing.position, "yield 1,2 west", "colour blue", "rolls 6")
    assert (after.me["money"], after.me["dice"]) == (3 + 5, kali(blue=[6]))


TWO_HIGH = lies("2,3", "purple-06", covers="orange-02")


@pytest.mark.rule("MBD-6")
def test_a_tile_is_covered_only_once_and_its_neighbour_may_be() -> None:
    laid = builder(TWO_HIGH, LEAF, dice={"blue": [6]}, open=only("blue-08"))
    site = called(laid, "tile blue-08")
    assert site.options == ["cover 3,3"]
    assert refusals(site.position, "cover 2,3") == [("MBD-6", {"cell": "2,3"})]
    assert refusals(site.position, "cover 3,3") == []


@pytest.mark.rule("MBD-6")
def test_never_more_than_two_tiles_on_a_cell() -> None:
    laid = builder(STRAIGHT, LEAF, dice={"blue": [3, 6]}, open=only("blue-06", "blue-15"))
    after = called(laid, "tile blue-06", "cover 2,3", "pay blue:3", "put 2,3 turn 0", "reveals blue-08")
    again = GANGES.from_data(after.data | {"turn": 1, "due": CALLED})
    assert options(again) == ["tile blue-08"]
    assert refusals(again, "tile blue-15") == [
        ("MBD-3", {"colour": "blue", "difference": 9, "most": 6}),
        ("MBD-6", {}),
    ]
    covered = table(me={"province": [TWO_HIGH], "dice": kali(blue=[6])}, due=CALLED, open=only("blue-08"))
    assert options(covered) == []
    assert refusals(covered, "tile blue-08") == [("MBD-6", {})]


@pytest.mark.rule("MBD-6", "MBD-7")
def test_the_chamber_is_closed_where_every_tile_is_covered() -> None:
    assert not offers(builder(TWO_HIGH, dice={"purple": [6, 6]}))
    assert refusals(builder(TWO_HIGH, dice={"purple": [6, 6]}), "place chamber-5") == [
        ("MBD-7", {"tiles": 0}),
        ("TRN-8", {}),
    ]
    assert offers(builder(TWO_HIGH, LEAF, dice={"purple": [6, 6]}))


@pytest.mark.rule("MBD-7", "TRN-8")
@pytest.mark.parametrize(
    ("province", "dice", "open"),
    [
        ([STRAIGHT], {}, only("purple-06")),
        ([STRAIGHT], {"purple": [1]}, only("purple-06")),
        ([STRAIGHT], {"green": [6]}, only("purple-06")),
        ([STRAIGHT], {"purple": [6]}, only("purple-02")),
        ([STRAIGHT], {"purple": [6]}, only()),
        ([lies("2,3", "purple-16")], {"purple": [6, 6]}, only("purple-15")),
        ([STRAIGHT, TWO_HIGH | {"cell": "3,3"}], {"purple": [6]}, only("purple-07")),
    ],
    ids=["no dice", "too few pips", "wrong colour", "not dearer", "none open", "cheaper", "cuts off"],
)
def test_the_chamber_is_closed_without_a_tile_and_dice_to_do_it_with(
    province: list[dict[str, Any]], dice: dict[str, list[int]], open: dict[str, str | None]
) -> None:
    laid = builder(*province, dice=dice, open=open)
    assert not offers(laid)
    assert refusals(laid, "place chamber-5") == [("MBD-7", {"tiles": 1}), ("TRN-8", {})]


@pytest.mark.rule("MBD-7", "TRN-6", "TRN-8")
def test_without_a_5_the_work_may_be_wanting_as_well() -> None:
    able = builder(STRAIGHT, dice={"orange": [1], "purple": [6]}, open=only("purple-06"))
    assert not offers(able)
    assert refusals(able, "place chamber-5") == [("TRN-6", {"value": 5, "karma": 0})]
    unable = builder(STRAIGHT, dice={"orange": [1], "purple": [1]}, open=only("purple-06"))
    assert refusals(unable, "place chamber-5") == [
        ("MBD-7", {"tiles": 1}),
        ("TRN-6", {"value": 5, "karma": 0}),
        ("TRN-8", {}),
    ]


@pytest.mark.rule("MBD-7")
def test_the_5_cannot_also_pay_the_difference() -> None:
    alone = builder(STRAIGHT, dice={"orange": [], "purple": [5]}, open=only("purple-06"))
    assert not offers(alone)
    assert refusals(alone, "place chamber-5") == [("MBD-7", {"tiles": 1}), ("TRN-8", {})]
    beside = builder(STRAIGHT, dice={"orange": [], "purple": [5, 2]}, open=only("purple-06"))
    assert offers(beside)
    assert play(beside, "place chamber-5").options == ["pay purple:5"]
    twice = builder(STRAIGHT, dice={"orange": [], "purple": [5, 5]}, open=only("purple-06"))
    assert offers(twice)


@pytest.mark.rule("MBD-7", "TRN-8")
def test_of_several_ways_to_pay_the_5_only_those_are_legal_that_leave_the_work_possible() -> None:
    laid = builder(STRAIGHT, dice={"orange": [5], "purple": [5]}, open=only("purple-06"))
    paying = play(laid, "place chamber-5")
    assert paying.options == ["pay orange:5"]
    assert refusals(paying.position, "pay purple:5") == [("MBD-7", {"tiles": 1}), ("TRN-8", {})]
    assert refusals(paying.position, "pay orange:5") == []


@pytest.mark.rule("MBD-7", "KAR-5")
def test_the_karma_that_makes_the_5_cannot_also_make_the_difference() -> None:
    dice = {"orange": [2, 5], "purple": [1]}
    paying = play(builder(STRAIGHT, karma=1, dice=dice, open=only("purple-06")), "place chamber-5")
    assert paying.options == ["pay orange:5"]
    assert refusals(paying.position, "pay orange:2>5") == [("MBD-7", {"tiles": 1}), ("TRN-8", {})]
    richer = play(builder(STRAIGHT, karma=2, dice=dice, open=only("purple-06")), "place chamber-5")
    assert richer.options == ["pay orange:5", "pay orange:2>5"]
    assert refusals(richer.position, "pay orange:2>5") == []
    last = builder(STRAIGHT, karma=1, dice={"orange": [2], "purple": [1]}, open=only("purple-06"))
    assert not offers(last)
    assert rules(last, "place chamber-5") == ["MBD-7", "TRN-8"]


@pytest.mark.rule("MBD-7", "PAL-4")
def test_a_payment_that_is_no_5_is_refused_by_the_chamber_alone() -> None:
    laid = builder(STRAIGHT, dice={"orange": [3, 5, 5], "purple": [6]}, open=only("purple-06"))
    paying = play(laid, "place chamber-5").position
    assert refusals(paying, "pay purple:6") == [("PAL-4", {"needed": 5, "value": 6})]
    assert refusals(paying, "pay orange:3") == [("PAL-4", {"needed": 5, "value": 3})]
    assert refusals(paying, "pay orange:5 orange:5") == [("PAL-4", {"count": 2})]


@pytest.mark.rule("MBD-7", "MBD-3", "RIV-11")
def test_called_from_the_river_no_5_is_paid_but_the_difference_is() -> None:
    me = {"boat": 3, "karma": 0, "province": [STRAIGHT], "dice": kali(orange=[1], purple=[5])}
    calling = play(table(me=me, open=only("purple-06")), "place port-1", "pay orange:1", "sail 1")
    assert "call 5" in calling.options
    paying = play(calling.position, "call 5", "tile purple-06", "cover 2,3")
    assert paying.options == ["pay purple:5"]
    assert play(paying.position, "pay purple:5", "put 2,3 turn 0").me["dice"] == kali()


@pytest.mark.rule("MBD-8", "INC-1")
def test_the_new_tile_pays_all_its_coins_not_the_difference() -> None:
    laid = builder(LEAF | {"cell": "2,3"}, dice={"green": [6]}, open=only("green-08"))
    after = called(laid, "tile green-08", "cover 2,3", "pay green:6", "put 2,3 turn 0")
    assert [(event.rule, event.cause, event.amount) for event in after.told("coins")] == [
        ("INC-1", "tile green-08", 3)
    ]


@pytest.mark.rule("MBD-8", "INC-2")
def test_the_new_tile_gives_all_its_fame_by_the_scrolls() -> None:
    laid = builder(STRAIGHT, scrolls={"temple": 3, "fort": 4}, dice={"purple": [6]}, open=only("purple-10"))
    after = called(laid, "tile purple-10", "cover 2,3", "pay purple:6", "put 2,3 turn 0")
    assert [(event.rule, event.cause, event.amount) for event in after.told("fame")] == [
        ("INC-2", "tile purple-10", 7)
    ]


@pytest.mark.rule("MBD-8", "MKT-1", "MKT-2", "RIV-15")
def test_the_markets_of_a_covered_tile_no_longer_count() -> None:
    province = [lies("2,3", "orange-06", covers="green-05"), lies("1,2", "orange-03", turn=1)]
    owner = {"province": province, "dice": kali(orange=[1, 6])}
    different = play(table(me=owner), "place different-goods-1")
    assert different.options[0] == "markets silk:3 tea:2"
    same = play(table(me=owner), "place same-goods-1", "pay orange:6")
    assert same.options == ["markets silk:3", "markets tea:2", "markets none"]
    second = {"good": "silk", "coins": 3, "count": 2, "owned": 1}
    assert refusals(same.position, "markets silk:3 silk:3") == [("MKT-3", second)]
    river = play(table(me=owner | {"boat": 7}), "place port-1", "pay orange:1", "sail 1")
    assert [(event.rule, event.amount) for event in river.told("coins")] == [("RIV-15", 2)]
