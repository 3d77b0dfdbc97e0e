"""KAR: karma, and the payments in which it turns a die over."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import DataError, NotationError, NotYourDecision
from rajas.ganges import GANGES
from tests.ganges.tables import kali, lies, options, play, refusals, rules, table

COLOURS = ("orange", "green", "blue", "purple")
TEAS = [lies("2,3", "green-06"), lies("3,3", "orange-03"), lies("2,2", "purple-03")]
DEAREST: dict[str, Any] = {"orange tiger": "orange-16"}


@pytest.mark.rule("KAR-1")
@pytest.mark.parametrize(("lying", "turned"), [(1, 6), (6, 1), (2, 5), (5, 2), (3, 4), (4, 3)])
def test_1_karma_turns_a_die_to_its_opposite_face(lying: int, turned: int) -> None:
    laid = table(me={"karma": 2, "dice": kali(green=[lying])})
    after = play(laid, "place same-goods-1", f"pay green:{lying}>{turned}")
    assert after.story[1:] == ["karma KAR-1 -1", "die turned KAR-1", "die paid MKT-2 -1"]
    assert [event.detail for event in after.told("die turned", "die paid")] == [
        (1, lying, turned),
        (1, turned),
    ]
    assert [event.cause for event in after.told("karma")] == ["payment"]
    assert (after.me["karma"], after.me["dice"], after.data["supply"]["green"]) == (1, kali(), 11)
    assert refusals(after.position, f"markets{' tea:1' * (turned + 1)}")[0] == (
        "MKT-2",
        {"count": turned + 1, "limit": turned},
    )


@pytest.mark.rule("KAR-1")
def test_a_die_is_turned_to_no_other_face() -> None:
    with pytest.raises(NotationError):
        GANGES.read("pay green:2>6")
    assert str(GANGES.read("pay green:2>5")) == "pay green:2>5"


@pytest.mark.rule("KAR-1", "KAR-5")
def test_a_turned_die_pays_a_chamber() -> None:
    paying = play(table(me={"dice": kali(orange=[3])}), "place chamber-4")
    assert paying.options == ["pay orange:3>4"]
    assert rules(paying.position, "pay orange:3") == ["PAL-4"]
    after = play(paying.position, "pay orange:3>4", "upgrade fort")
    assert (after.me["karma"], after.me["money"]) == (0, 6)


@pytest.mark.rule("KAR-2")
@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("place outer-terrace-1",),
        ("place port-1", "pay blue:3"),
        ("place chamber-3", "pay blue:3"),
        ("place balcony-blue", "pay blue:3"),
    ],
)
def test_nothing_is_turned_but_a_die_about_to_pay(moves: tuple[str, ...]) -> None:
    """Not before placing, rerolling, sailing, naming colours, or making room."""
    laid = table(me={"karma": 0, "dice": kali(orange=[2, 2, 2, 2], green=[4, 4, 4, 4], blue=[3, 3])})
    after = play(laid, *moves)
    assert after.asks.startswith("1 ")
    karma = 2 if "place chamber-3" in moves else 0
    assert refusals(after.position, "try turn-die green:4") == [("KAR-2", {"die": "green:4", "karma": karma})]


@pytest.mark.rule("KAR-2")
def test_nothing_is_turned_in_another_players_turn() -> None:
    paying = play(table(), "place chamber-6").position
    with pytest.raises(NotYourDecision):
        GANGES.check(paying, GANGES.read("pay blue:1>6"), player=1)
    assert GANGES.check(paying, GANGES.read("pay blue:1>6"), player=0) == ()


@pytest.mark.rule("KAR-2", "KAR-5", "RIV-11")
def test_no_worker_is_needed_to_turn_a_die() -> None:
    """The builder called from the river: no worker stands on his chamber."""
    me = {
        "boat": 3,
        "karma": 2,
        "dice": kali(blue=[1], green=[2]),
        "province": [lies("2,3", "orange-03")],
    }
    laid = table(me=me, open={"green cow": "green-08"})
    paying = play(laid, "place port-1", "pay blue:1", "sail 1", "call 5", "tile green-08", "cover 2,3")
    assert paying.options == ["pay green:2>5"]
    after = play(paying.position, "pay green:2>5")
    assert after.me["karma"] == 1
    assert after.me["workers"] == ["port-1"]


@pytest.mark.rule("KAR-3")
@pytest.mark.parametrize(("before", "told"), [(0, [2]), (1, [2]), (2, [1, 1]), (3, [2])])
def test_karma_beyond_3_is_forgone(before: int, told: list[int]) -> None:
    me = {"karma": before, "boat": 1, "dice": kali(orange=[1])}
    after = play(table(me=me), "place port-1", "pay orange:1", "sail 1")
    assert after.me["karma"] == min(3, before + 2)
    assert [event.amount for event in after.told("karma", "karma forgone")] == told
    assert {event.rule for event in after.told("karma")} <= {"RIV-9"}
    assert [(event.rule, event.cause) for event in after.told("karma forgone")] == (
        [("KAR-3", "river 2")] if before > 1 else []
    )


@pytest.mark.rule("KAR-3")
def test_no_more_dice_are_turned_than_karma_is_held() -> None:
    dice = {"dice": kali(orange=[1, 1, 1])}
    for karma in (1, 2):
        laid = table(me=dice | {"karma": karma}, open={"orange snake": "orange-02"})
        paying = play(laid, "place quarry-1", "tile orange-02").position
        turns = " ".join(["pay"] + ["orange:1>6"] * (karma + 1))
        assert refusals(paying, turns) == [("KAR-3", {"turns": karma + 1, "karma": karma})]
        assert refusals(paying, turns.removesuffix(" orange:1>6")) == []
    for space, payment in (
        ("same-goods-1", "green:1>6"),
        ("chamber-1", "orange:6>1"),
        ("port-1", "blue:6>1"),
    ):
        me = {"karma": 0, "dice": kali(orange=[6, 1], green=[1], blue=[6])}
        paying = play(table(me=me), f"place {space}").position
        assert refusals(paying, f"pay {payment}") == [("KAR-3", {"turns": 1, "karma": 0})]


@pytest.mark.rule("KAR-3", "TRN-6")
def test_dice_that_are_not_there_pay_nothing_turned_or_not() -> None:
    me = {"karma": 1, "dice": kali(orange=[2, 5])}
    laid = table(me=me, open={"orange snake": "orange-02"})
    paying = play(laid, "place quarry-1", "tile orange-02").position
    missing = {"colour": "orange", "value": 3, "count": 1, "held": 0}
    assert refusals(paying, "pay orange:3") == [("TRN-6", missing)]
    assert refusals(paying, "pay orange:6>1 orange:3>4 orange:5 orange:5") == [
        ("KAR-3", {"turns": 2, "karma": 1}),
        ("TRN-6", missing),
        ("TRN-6", {"colour": "orange", "value": 5, "count": 2, "held": 1}),
        ("TRN-6", {"colour": "orange", "value": 6, "count": 1, "held": 0}),
    ]
    several = "pay purple:2 green:6 orange:1 blue:3 green:5 orange:6 purple:1 blue:4 orange:3"
    assert [(numbers["colour"], numbers["value"]) for rule, numbers in refusals(paying, several)[-9:]] == [
        *(("orange", 1), ("orange", 3), ("orange", 6), ("green", 5), ("green", 6)),
        *(("blue", 3), ("blue", 4), ("purple", 1), ("purple", 2)),
    ]
    sailing = play(table(me=me), "place port-1").position
    assert refusals(sailing, "pay blue:1") == [
        ("TRN-6", {"colour": "blue", "value": 1, "count": 1, "held": 0})
    ]
    assert refusals(sailing, "pay orange:3") == [("TRN-6", missing)]


@pytest.mark.rule("KAR-4")
def test_several_dice_of_one_payment_are_turned_for_1_karma_each() -> None:
    laid = table(me={"karma": 3, "dice": kali(orange=[1, 1])}, open=DEAREST)
    paying = play(laid, "place quarry-1", "tile orange-16")
    assert paying.options == ["pay orange:1>6 orange:1>6"]
    after = play(paying.position, "pay orange:1>6 orange:1>6")
    assert after.me["karma"] == 1
    assert [event.amount for event in after.told("karma")] == [-1, -1]
    assert [event.detail for event in after.told("die paid")] == [(0, 6), (0, 6)]


@pytest.mark.rule("KAR-4")
def test_a_die_is_turned_at_most_once() -> None:
    """Turned over and over back, or handed in twice, it would be two dice."""
    laid = table(me={"karma": 3, "dice": kali(orange=[3])}, open={"orange snake": "orange-02"})
    paying = play(laid, "place quarry-1", "tile orange-02").position
    twice = {"colour": "orange", "value": 3, "count": 2, "held": 1}
    assert refusals(paying, "pay orange:3>4 orange:3") == [("TRN-6", twice)]
    assert refusals(paying, "pay orange:3>4 orange:3>4") == [("TRN-6", twice)]
    back = {"colour": "orange", "value": 4, "count": 1, "held": 0}
    assert refusals(paying, "pay orange:3>4 orange:4>3") == [("TRN-6", back)]
    assert refusals(paying, "pay orange:3>4") == []


@pytest.mark.rule("KAR-4")
def test_a_needless_turn_is_allowed_and_costs_its_karma() -> None:
    laid = table(me={"karma": 2, "dice": kali(orange=[5, 6])}, open={"orange snake": "orange-02"})
    paying = play(laid, "place quarry-1", "tile orange-02")
    assert paying.options == ["pay orange:5", "pay orange:6"]
    for needless in ("pay orange:5 orange:6>1", "pay orange:5>2 orange:6>1"):
        assert refusals(paying.position, needless) == []
        after = play(paying.position, needless)
        assert after.me["karma"] == 2 - needless.count(">")
    assert rules(paying.position, "pay orange:5>2") == ["QRY-3"]


@pytest.mark.rule("KAR-5")
def test_karma_serves_tiles() -> None:
    laid = table(me={"karma": 1, "dice": kali(orange=[1])}, open={"orange snake": "orange-05"})
    after = play(laid, "place quarry-1", "tile orange-05", "pay orange:1>6")
    assert [event.rule for event in after.told("die paid")] == ["QRY-3"]
    assert rules(table(me={"karma": 0, "dice": kali(orange=[1])}), "place quarry-1") == ["QRY-4", "TRN-8"]


@pytest.mark.rule("KAR-5")
def test_karma_serves_the_port() -> None:
    me = {"karma": 1, "dice": kali(orange=[1, 5], green=[3, 4], purple=[6])}
    paying = play(table(me=me), "place port-1")
    assert paying.options == [
        *("pay orange:1", "pay orange:5>2", "pay green:3", "pay green:4>3", "pay purple:6>1"),
    ]
    assert refusals(paying.position, "pay orange:1>6") == [("RIV-2", {"value": 6, "most": 3})]
    after = play(paying.position, "pay orange:5>2")
    assert (after.options, after.me["karma"]) == (["sail 1", "sail 2"], 0)


@pytest.mark.rule("KAR-5")
def test_karma_serves_chambers() -> None:
    me = {"karma": 1, "dice": kali(orange=[2, 5], blue=[5], purple=[2, 2])}
    paying = play(table(me=me), "place chamber-2")
    assert paying.options == ["pay orange:2", "pay purple:2", "pay orange:5>2", "pay blue:5>2"]
    without = play(table(me=me | {"karma": 0}), "place chamber-2")
    assert without.options == ["pay orange:2", "pay purple:2"]


@pytest.mark.rule("KAR-5")
def test_karma_serves_same_goods() -> None:
    me = {"karma": 1, "province": TEAS, "dice": kali(green=[1, 2])}
    paying = play(table(me=me), "place same-goods-1")
    assert paying.options == ["pay green:1", "pay green:2", "pay green:1>6", "pay green:2>5"]
    after = play(paying.position, "pay green:2>5", "markets tea:3 tea:2 tea:2")
    assert (after.me["money"], after.me["karma"]) == (10, 0)
    plain = play(paying.position, "pay green:2")
    assert refusals(plain.position, "markets tea:3 tea:2 tea:2") == [("MKT-2", {"count": 3, "limit": 2})]


@pytest.mark.rule("KAR-5")
def test_karma_serves_the_master_builder_for_his_5_and_for_the_difference() -> None:
    me = {"karma": 2, "dice": kali(orange=[2], green=[1]), "province": [lies("2,3", "orange-01")]}
    laid = table(me=me, open={"green cow": "green-08"})
    after = play(laid, "place chamber-5", "pay orange:2>5", "tile green-08", "cover 2,3", "pay green:1>6")
    assert after.me["karma"] == 0
    assert [event.rule for event in after.told("die paid")] == ["PAL-4", "MBD-3"]
    short = table(me=me | {"karma": 1}, open={"green snake": None, "green cow": "green-08"})
    assert rules(short, "place chamber-5") == ["MBD-7", "TRN-8"]


@pytest.mark.rule("KAR-5", "RIV-12", "RIV-20")
def test_karma_is_gone_before_a_reward_counts_it() -> None:
    me = {"boat": 4, "dice": kali(blue=[6, 1])}
    for karma, dice in ((1, []), (2, [4]), (3, [4, 4])):
        laid = table(me=me | {"karma": karma})
        after = play(laid, "place port-1", "pay blue:6>1", "sail 1", *["rolls 4"] * len(dice))
        assert after.me["dice"]["orange"] == dice
        assert after.asks == "2 place"
    fame = table(me=me | {"karma": 3, "boat": 27, "active": 4, "waiting": ["fame", "money"]})
    assert play(fame, "place port-1", "pay blue:6>1", "sail 1").me["fame"] == 4
    assert play(fame, "place port-1", "pay blue:1", "sail 1", "upgrade fort").me["fame"] == 6


@pytest.mark.rule("KAR-5")
def test_nothing_is_turned_on_a_balcony() -> None:
    paying = play(table(me={"karma": 2, "dice": kali(blue=[2, 4, 4])}), "place balcony-blue")
    assert paying.options == ["pay blue:2", "pay blue:4"]
    assert refusals(paying.position, "pay blue:2>5") == [("KAR-5", {"colour": "blue"})]
    assert refusals(paying.position, "pay blue:2") == []


@pytest.mark.rule("KAR-5")
def test_dice_returned_to_make_room_are_no_payment() -> None:
    full = kali(orange=[2, 2, 2, 2, 2], green=[4, 4, 4, 4, 4])
    due = play(table(me={"karma": 2, "dice": full}), "place garden-blue").position
    assert refusals(due, "try turn-die green:4") == [("KAR-2", {"die": "green:4", "karma": 2})]
    after = play(due, "return green:4", "rolls 1")
    assert (after.me["karma"], after.told("karma")) == (2, [])


@pytest.mark.rule("KAR-4", "QRY-3")
@pytest.mark.parametrize(
    ("dice", "karma", "tile", "ways"),
    [
        ([1, 3, 5], 0, "orange-07", ["1 5", "3 5"]),
        ([1, 3, 5], 1, "orange-07", ["1>6", "1 5", "3 5"]),
        ([1, 3, 5], 1, "orange-14", ["1>6 5", "1 3>4 5"]),
        ([1, 3, 5], 2, "orange-14", ["1>6 3>4", "1>6 5", "1 3>4 5"]),
        ([2, 2, 2], 1, "orange-09", ["2 2>5"]),
        ([2, 2, 2], 2, "orange-09", ["2 2>5"]),
        ([2, 2, 2], 2, "orange-10", ["2>5 2>5", "2 2 2>5"]),
        ([4, 4, 4, 6], 3, "orange-10", ["4 4", "4 6"]),
        ([6, 6], 3, "orange-16", ["6 6"]),
        ([3, 3], 1, "orange-02", ["3"]),
        ([3, 3], 3, "orange-04", ["3>4", "3 3"]),
        ([1, 1, 1, 1], 1, "orange-03", ["1>6", "1 1 1"]),
    ],
)
def test_only_payments_from_which_nothing_can_be_left_out_are_offered(
    dice: list[int], karma: int, tile: str, ways: list[str]
) -> None:
    stack = {number: back for back, ids in STACKS.items() for number in ids}[tile]
    laid = table(me={"karma": karma, "dice": kali(orange=dice)}, open={f"orange {stack}": tile})
    paying = play(laid, "place quarry-1", f"tile {tile}")
    assert paying.options == [" ".join(["pay", *(f"orange:{die}" for die in way.split(" "))]) for way in ways]
    for payment in paying.options:
        assert refusals(paying.position, payment) == []


STACKS = {
    "snake": ["orange-02", "orange-03", "orange-04"],
    "cow": ["orange-07", "orange-09", "orange-10"],
    "tiger": ["orange-14", "orange-16"],
}


@pytest.mark.rule("KAR-1", "KAR-3", "QRY-3")
@pytest.mark.parametrize(
    ("dice", "karma", "most"),
    [
        ([1, 2], 0, 3),
        ([1, 2], 1, 8),
        ([1, 2], 2, 11),
        ([1, 2], 3, 11),
        ([4, 6], 2, 10),
        ([3, 4], 1, 8),
        ([], 3, 0),
        ([5], 1, 5),
        ([5, 1], 1, 11),
    ],
)
def test_the_most_that_dice_can_make_by_turning_the_lowest(dice: list[int], karma: int, most: int) -> None:
    laid = table(me={"karma": karma, "dice": kali(orange=dice, green=[6])}, open=DEAREST)
    choosing = play(laid, "place quarry-1").position
    short = {"colour": "orange", "price": 12, "most": most, "short": 12 - most}
    assert refusals(choosing, "tile orange-16") == [("QRY-3", short)]


@pytest.mark.rule("KAR-5", "QRY-4")
@pytest.mark.parametrize("colour", COLOURS)
def test_dice_of_any_one_colour_open_the_quarry(colour: str) -> None:
    """The cheapest open tile of each colour costs 2."""
    for value, karma, rule in ((2, 0, []), (1, 1, []), (1, 0, ["QRY-4", "TRN-8"])):
        laid = table(me={"karma": karma, "dice": kali(**{colour: [value]})})
        assert rules(laid, "place quarry-1") == rule


@pytest.mark.rule("KAR-5", "QRY-4")
@pytest.mark.parametrize("colour", COLOURS)
def test_dice_of_another_colour_do_not_open_the_quarry(colour: str) -> None:
    """The only open tile is of this colour and costs 6."""
    stacks: dict[str, str | None] = {
        f"{other} {back}": None for other in COLOURS for back in ("snake", "cow", "tiger")
    }
    stacks[f"{colour} cow"] = f"{colour}-07"
    for other in COLOURS:
        laid = table(me={"karma": 0, "dice": kali(**{other: [6]})}, open=stacks)
        assert rules(laid, "place quarry-1") == ([] if other == colour else ["QRY-4", "TRN-8"])


@pytest.mark.rule("KAR-3")
def test_a_table_laid_by_hand_with_far_more_karma_is_answered_too() -> None:
    laid = table(me={"karma": 12})
    assert refusals(laid, "place quarry-1") == []
    assert [problem.rule for problem in GANGES.problems(laid)] == ["KAR-3"]
    with pytest.raises(DataError):
        table(me={"karma": 13})


@pytest.mark.rule("KAR-5", "TRN-6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_of_any_one_colour_opens_the_chamber_of_its_face_and_with_karma_of_the_other(
    colour: str,
) -> None:
    def chambers(karma: int, *values: int) -> list[str]:
        laid = table(me={"karma": karma, "dice": kali(**{colour: values})})
        return [move for move in options(laid) if "chamber" in move or "balcony" in move]

    assert chambers(0, 3) == [f"place balcony-{colour}", "place chamber-3"]
    assert chambers(1, 3) == [f"place balcony-{colour}", "place chamber-3", "place chamber-4"]
    assert chambers(0, 1, 6) == chambers(1, 6)
    assert chambers(1, 6) == [f"place balcony-{colour}", "place chamber-1", "place chamber-6"]
    assert chambers(1) == []
