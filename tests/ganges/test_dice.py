"""DIE: dice gained, rolled and laid on Kali's hands; room made for them; the supply."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rajas.core import Chance
from rajas.core.errors import WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.kali import handful
from rajas.ganges.options import Rolls
from tests.ganges.tables import kali, lies, play, printed, refusals, rules, table

FULL = kali(orange=[1, 1], green=[2, 3, 4], blue=[3, 3, 3], purple=[5, 6])
ONE_FREE = kali(orange=[1], green=[2, 3, 4], blue=[3, 3, 3], purple=[5, 6])
EMPTY = {"orange": 0, "green": 0, "blue": 0, "purple": 0}
YOGI = ("place chamber-3", "pay blue:3")
TO_RIVER_1 = ("place port-1", "pay blue:3", "sail 1")
BY_TRACK: dict[str, Any] = {"money": 31, "bonus": 33, "active": 4, "waiting": ["fame", "bridge"]}
TWO_SHOWN = printed(('"dice any 2", "karma 2"', '"dice orange 1 green 1", "karma 2"'))


@pytest.mark.rule("DIE-1")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_gained_is_rolled_at_once_and_lies_as_it_fell(face: int) -> None:
    rolling = play(table(), "place garden-green")
    assert rolling.asks == "chance roll"
    after = play(rolling.position, f"rolls {face}")
    assert after.me["dice"]["green"] == [1, face]
    assert after.data["supply"]["green"] == 9
    assert [(event.rule, event.cause, event.amount, event.detail) for event in after.told("die gained")] == [
        ("PAL-2", "garden", 1, (1, face))
    ]
    assert after.asks == "2 place"


@pytest.mark.rule("DIE-1")
def test_a_die_shows_1_to_6_each_as_likely_and_nothing_else() -> None:
    rolling = play(table(), "place garden-green").position
    chance = GANGES.pending(rolling)
    assert isinstance(chance, Chance)
    assert [(str(outcome), likely) for outcome, likely in chance.outcomes] == [
        (f"rolls {face}", Fraction(1, 6)) for face in range(1, 7)
    ]
    for impossible in (Rolls(0), Rolls(7), GANGES.read("draws karma 1"), GANGES.read("enough")):
        with pytest.raises(WrongDecision):
            GANGES.check(rolling, impossible)


@pytest.mark.rule("DIE-2")
def test_the_tenth_die_finds_a_hand_and_the_eleventh_does_not() -> None:
    tenth = play(table(me={"dice": ONE_FREE}), "place garden-orange", "rolls 6")
    assert tenth.me["dice"]["orange"] == [1, 6]
    assert tenth.told("dice forgone") == []
    eleventh = play(table(me={"dice": FULL}), "place garden-orange")
    assert eleventh.asks == "1 make room"
    assert play(eleventh.position, "enough").me["dice"] == FULL


@pytest.mark.rule("DIE-3")
def test_without_a_free_hand_the_die_is_left_or_another_returned_for_it() -> None:
    full = play(table(me={"dice": FULL}), "place garden-orange")
    assert full.options == [
        *("return orange:1", "return green:2", "return green:3", "return green:4"),
        *("return blue:3", "return purple:5", "return purple:6", "enough"),
    ]
    left = play(full.position, "enough")
    assert [(event.rule, event.cause, event.amount) for event in left.told("dice forgone")] == [
        ("DIE-3", "garden", 1)
    ]
    assert (left.asks, left.data["supply"]["orange"]) == ("2 place", 10)
    room = play(full.position, "return green:3")
    assert [(event.rule, event.cause, event.amount, event.detail) for event in room.told("die returned")] == [
        ("DIE-3", "garden", -1, (1, 3))
    ]
    assert room.asks == "chance roll"
    assert room.data["supply"]["green"] == 11
    after = play(room.position, "rolls 2")
    assert after.me["dice"] == FULL | {"orange": [1, 1, 2], "green": [2, 4]}
    assert (after.data["supply"]["orange"], after.told("dice forgone")) == (9, [])


@pytest.mark.rule("DIE-3", "DIE-7")
def test_of_2_dice_due_with_1_free_hand_1_or_2_are_taken_and_never_none() -> None:
    due = play(table(me={"dice": FULL}), *TO_RIVER_1)
    assert due.asks == "1 make room"
    assert refusals(due.position, "decline") == [("DIE-7", {"count": 2, "free": 1})]
    assert refusals(due.position, "enough") == refusals(due.position, "return blue:3") == []
    assert "decline" not in due.options
    one = play(due.position, "enough")
    assert [(event.rule, event.amount) for event in one.told("dice forgone")] == [("DIE-3", 1)]
    assert one.options == ["colour orange", "colour green", "colour blue", "colour purple"]
    assert refusals(one.position, "decline") == [("DIE-7", {"count": 1, "free": 1})]
    assert play(one.position, "colour green", "rolls 1").asks == "2 place"
    two = play(due.position, "return blue:3", "colour green")
    assert two.asks == "1 colour"
    after = play(two.position, "colour orange", "rolls 1", "rolls 4")
    assert after.told("dice forgone") == []
    assert after.me["dice"] == FULL | {"green": [1, 2, 3, 4], "orange": [1, 1, 4], "blue": [3]}


@pytest.mark.rule("DIE-7")
def test_no_more_dice_are_returned_than_room_is_lacking() -> None:
    """3 dice are due for 3 karma: with 1 free hand at most 2 go back, and one after the other."""
    me = {"boat": 4, "karma": 3, "dice": FULL | {"purple": [1, 6]}}
    due = play(table(me=me), "place port-1", "pay purple:1", "sail 1")
    first = play(due.position, "return green:2")
    assert first.asks == "1 make room"
    assert refusals(first.position, "decline") == [("DIE-7", {"count": 3, "free": 2})]
    some = play(first.position, "enough")
    assert [(event.rule, event.amount) for event in some.told("dice forgone")] == [("DIE-3", 1)]
    assert some.options == ["colour orange"]
    second = play(first.position, "return green:3")
    assert second.asks == "chance roll"
    after = play(second.position, "rolls 1", "rolls 2", "rolls 3")
    assert after.me["dice"]["orange"] == [1, 1, 1, 2, 3]
    assert [event.rule for event in after.told("die gained")] == ["RIV-12"] * 3
    assert after.asks == "2 place"


@pytest.mark.rule("DIE-7", "DIE-4")
def test_9_dice_2_orange_due_1_in_supply() -> None:
    """The rulebook file's own example: take 1, or return an orange die and take 2; no green one."""
    me = {"dice": kali(orange=[1, 2], green=[2, 3], blue=[3, 4, 4], purple=[5, 6, 6])}
    due = play(table(me=me, supply={"orange": 1}), "place balcony-blue", "pay blue:3")
    assert due.options == ["return orange:1", "return orange:2", "enough"]
    assert refusals(due.position, "return green:2") == [("DIE-7", {"colour": "green", "free": 1})]
    one = play(due.position, "enough", "rolls 6")
    assert (one.me["dice"]["orange"], one.data["supply"]["orange"]) == ([1, 2, 6], 0)
    assert [event.amount for event in one.told("dice forgone")] == [1]
    two = play(due.position, "return orange:1", "rolls 6", "rolls 5")
    assert (two.me["dice"]["orange"], two.data["supply"]["orange"]) == ([2, 5, 6], 0)
    assert two.told("dice forgone") == []


@pytest.mark.rule("DIE-7")
def test_only_a_die_on_the_own_kali_is_returned() -> None:
    due = play(table(me={"dice": FULL}), "place garden-orange")
    assert refusals(due.position, "return green:5") == [
        ("DIE-7", {"colour": "green", "value": 5, "held": 0}),
    ]
    assert refusals(due.position, "return green:4") == []
    orange = FULL | {"orange": [1, 1, 1, 1, 1], "blue": []}
    out = play(table(me={"dice": orange}, supply={"orange": 0}), "place garden-orange")
    assert refusals(out.position, "return blue:1") == [
        ("DIE-7", {"colour": "blue", "free": 0}),
        ("DIE-7", {"colour": "blue", "value": 1, "held": 0}),
    ]


@pytest.mark.rule("DIE-7")
def test_room_is_not_made_where_no_die_could_come_into_it() -> None:
    after = play(table(me={"dice": FULL | {"orange": []}}, supply={"orange": 0}), "place garden-orange")
    assert after.asks == "2 place"
    no_orange = FULL | {"orange": [], "green": [2, 3, 4, 4, 4]}
    after = play(table(me={"dice": no_orange}, supply={"orange": 0}), "place garden-orange")
    assert after.asks == "2 place"
    assert [(event.rule, event.amount) for event in after.told("dice forgone")] == [("DIE-4", 1)]


@pytest.mark.rule("DIE-7")
def test_a_gain_that_fits_is_taken_in_full() -> None:
    fitting = play(table(me={"dice": kali(blue=[3])}), *YOGI)
    assert fitting.options == ["colour orange", "colour green", "colour blue", "colour purple"]
    assert refusals(fitting.position, "decline") == [("DIE-7", {"count": 1, "free": 1})]
    two = play(table(me={"dice": kali(blue=[3])}), *TO_RIVER_1)
    assert refusals(two.position, "decline") == [("DIE-7", {"count": 2, "free": 2})]
    assert refusals(two.position, "try decline-dice") == [("DIE-7", {})]


@pytest.mark.rule("DIE-6", "DIE-7")
def test_all_colours_are_named_before_the_first_die_is_rolled() -> None:
    due = play(table(me={"dice": kali(blue=[3])}), *TO_RIVER_1)
    assert due.asks == "1 colour"
    with pytest.raises(WrongDecision):
        play(due.position, "rolls 6")
    named = play(due.position, "colour purple")
    assert named.asks == "1 colour"
    rolling = play(named.position, "colour green")
    assert rolling.asks == "chance roll"
    after = play(rolling.position, "rolls 6", "rolls 2")
    assert [event.detail for event in after.told("die gained")] == [(3, 6), (1, 2)]
    assert {(event.rule, event.cause) for event in after.told("die gained")} == {("RIV-8", "river 1")}
    assert (after.me["dice"], after.asks) == (kali(purple=[6], green=[2]), "2 place")


@pytest.mark.rule("DIE-4")
def test_a_shown_colour_out_of_supply_is_forgone() -> None:
    after = play(table(supply={"orange": 0}), "place garden-orange")
    assert after.me["dice"]["orange"] == [1]
    assert [(event.rule, event.cause, event.amount) for event in after.told("dice forgone")] == [
        ("DIE-4", "garden", 1)
    ]
    assert after.asks == "2 place"
    one = play(table(supply={"orange": 1}), "place balcony-blue", "pay blue:1", "rolls 5")
    assert (one.me["dice"]["orange"], one.data["supply"]["orange"]) == ([1, 5], 0)
    assert [(event.rule, event.amount) for event in one.told("dice forgone")] == [("DIE-4", 1)]
    assert one.asks == "2 place"


@pytest.mark.rule("DIE-4", "DIE-7")
def test_a_gain_that_fits_lets_no_die_be_returned_for_the_supplys_sake() -> None:
    after = play(table(supply={"orange": 0}), "place balcony-blue", "pay blue:1")
    assert after.asks == "2 place"
    assert [(event.rule, event.amount) for event in after.told("dice forgone")] == [("DIE-4", 2)]


@pytest.mark.rule("DIE-4")
def test_for_any_colour_only_a_colour_in_supply_is_named() -> None:
    me = {"dice": kali(blue=[3])}
    due = play(table(me=me, supply=EMPTY | {"green": 1, "purple": 1}), *TO_RIVER_1)
    assert due.options == ["colour green", "colour blue", "colour purple"]
    assert refusals(due.position, "colour orange") == [("DIE-4", {"colour": "orange", "supply": 0})]
    assert refusals(due.position, "colour green") == []
    named = play(due.position, "colour green")
    assert named.options == ["colour blue", "colour purple"]
    assert refusals(named.position, "colour green") == [("DIE-4", {"colour": "green", "supply": 0})]
    after = play(named.position, "colour purple", "rolls 1", "rolls 1")
    assert after.data["supply"] == EMPTY | {"blue": 1}


@pytest.mark.rule("DIE-4")
def test_a_die_of_any_colour_is_forgone_when_there_is_none_at_all() -> None:
    last = play(table(me={"dice": kali(blue=[3])}, supply=EMPTY), *TO_RIVER_1)
    assert last.options == ["colour blue"]
    assert [(event.rule, event.amount) for event in last.told("dice forgone")] == [("DIE-4", 1)]
    assert play(last.position, "colour blue", "rolls 2").asks == "2 place"
    none = play(table(me=BY_TRACK, supply=EMPTY), "place outer-terrace-1")
    assert [(event.rule, event.cause, event.amount) for event in none.told("dice forgone")] == [
        ("DIE-4", "money 33", 2)
    ]
    assert none.asks == "1 reroll"


@pytest.mark.rule("DIE-5")
@pytest.mark.parametrize(
    ("moves", "colour"),
    [
        (("place quarry-1", "tile orange-05", "pay orange:5"), "orange"),
        (("place same-goods-1", "pay green:2"), "green"),
        (("place balcony-blue", "pay blue:4"), "blue"),
        (("place chamber-1", "pay purple:1"), "purple"),
        (("place chamber-5", "pay orange:5", "tile green-08", "cover 2,3", "pay green:2"), "green"),
        (("place port-1", "pay green:2"), "green"),
    ],
)
def test_dice_spent_go_back_to_the_supply(moves: tuple[str, ...], colour: str) -> None:
    me = {
        "dice": kali(orange=[5], green=[2], blue=[4], purple=[1]),
        "province": [lies("2,3", "orange-04")],
    }
    laid = table(me=me, open={"orange snake": "orange-05", "green cow": "green-08"})
    after = play(laid, *moves)
    assert after.me["dice"][colour] == []
    assert after.data["supply"][colour] == 11
    assert after.told("die paid")[-1].amount == -1


@pytest.mark.rule("DIE-5")
def test_a_paid_die_is_kept_by_nobody() -> None:
    after = play(table(me={"dice": kali(orange=[1])}), "place chamber-1", "pay orange:1")
    assert refusals(after.position, "try keep-paid-die") == [("DIE-5", {})]


@pytest.mark.rule("DIE-7")
def test_a_die_just_paid_is_in_the_supply_already() -> None:
    paid = play(table(me={"dice": kali(blue=[3])}, supply=EMPTY), *YOGI)
    assert paid.options == ["colour blue"]
    assert play(paid.position, "colour blue", "rolls 6").me["dice"] == kali(blue=[6])


@pytest.mark.rule("DIE-7")
def test_a_die_just_returned_is_in_the_supply_already() -> None:
    due = play(table(me={"dice": FULL | {"purple": [3, 6]}}, supply=EMPTY), "place garden-blue")
    assert due.options == ["return blue:3", "enough"]
    after = play(due.position, "return blue:3", "rolls 6")
    assert (after.me["dice"]["blue"], after.data["supply"]["blue"]) == ([3, 3, 6], 0)
    any_colour = play(table(me=BY_TRACK | {"dice": FULL}, supply=EMPTY), "place outer-terrace-1")
    returned = play(any_colour.position, "return purple:5")
    assert returned.asks == "1 make room"
    assert play(returned.position, "enough").options == ["colour purple"]
    both = play(returned.position, "return green:4")
    assert both.options == ["colour green", "colour purple"]


@pytest.mark.rule("DIE-7")
def test_of_shown_colours_that_do_not_all_fit_the_player_names_those_wanted() -> None:
    due = play(table(me={"dice": FULL}, game=TWO_SHOWN), *TO_RIVER_1, game=TWO_SHOWN)
    assert due.asks == "1 make room"
    one = play(due.position, "enough", game=TWO_SHOWN)
    assert one.options == ["colour orange", "colour green"]
    assert refusals(one.position, "colour blue") == [("DIE-7", {"colour": "blue"})]
    assert refusals(one.position, "decline") == [("DIE-7", {"count": 1, "free": 1})]
    after = play(one.position, "colour green", "rolls 6", game=TWO_SHOWN)
    assert after.me["dice"]["green"] == [2, 3, 4, 6]
    both = play(due.position, "return purple:5", "rolls 6", "rolls 5", game=TWO_SHOWN)
    assert (both.me["dice"]["orange"], both.me["dice"]["green"]) == ([1, 1, 6], [2, 3, 4, 5])


@pytest.mark.rule("DIE-7", "DIE-4")
def test_a_shown_colour_is_named_no_oftener_than_shown_or_in_supply() -> None:
    game = printed(('"dice any 2", "karma 2"', '"dice orange 1 green 2", "karma 2"'))
    me = {"dice": kali(orange=[1], green=[2, 3], blue=[3, 3, 3], purple=[5, 6, 6])}
    laid = table(me=me, supply={"purple": 0}, game=game)
    due = play(laid, *TO_RIVER_1, "enough", game=game)
    assert due.options == ["colour orange", "colour green"]
    assert refusals(due.position, "colour purple", game=game) == [
        ("DIE-4", {"colour": "purple", "supply": 0}),
        ("DIE-7", {"colour": "purple"}),
    ]
    orange = play(due.position, "colour orange", game=game)
    assert orange.options == ["colour green"]
    assert refusals(orange.position, "colour orange", game=game) == [("DIE-7", {"colour": "orange"})]
    green = play(due.position, "colour green", game=game)
    assert green.options == ["colour orange", "colour green"]
    assert play(green.position, "colour green", "rolls 1", "rolls 1", game=game).asks == "2 place"


@pytest.mark.rule("DIE-4", "DIE-7")
def test_of_two_shown_colours_the_one_in_supply_is_taken() -> None:
    laid = table(me={"dice": kali(blue=[3])}, supply={"orange": 0}, game=TWO_SHOWN)
    rolling = play(laid, *TO_RIVER_1, game=TWO_SHOWN)
    assert [(event.rule, event.amount) for event in rolling.told("dice forgone")] == [("DIE-4", 1)]
    after = play(rolling.position, "rolls 4", game=TWO_SHOWN)
    assert (after.me["dice"], after.asks) == (kali(green=[4]), "2 place")


@pytest.mark.rule("DIE-7", "DIE-4")
def test_with_1_free_hand_only_the_missing_colour_makes_room_for_itself() -> None:
    laid = table(me={"dice": FULL}, supply={"orange": 0}, game=TWO_SHOWN)
    due = play(laid, *TO_RIVER_1, game=TWO_SHOWN)
    assert due.options == ["return orange:1", "enough"]
    green = play(due.position, "enough", game=TWO_SHOWN)
    assert green.asks == "chance roll"
    both = play(due.position, "return orange:1", "rolls 6", "rolls 6", game=TWO_SHOWN)
    assert (both.me["dice"]["orange"], both.me["dice"]["green"]) == ([1, 6], [2, 3, 4, 6])


@pytest.mark.rule("DIE-7")
def test_as_many_dice_of_any_colours_as_karma_held() -> None:
    game = printed(('"dice any 2", "karma 2"', '"dice any per karma", "karma 2"'))
    for karma in (0, 1, 2, 3):
        laid = table(me={"karma": karma, "dice": kali(blue=[3])}, game=game)
        after = play(laid, *TO_RIVER_1, *["colour green"] * karma, *["rolls 2"] * karma, game=game)
        assert after.me["dice"] == kali(green=[2] * karma)
        assert after.asks == "2 place"
        assert after.told("dice forgone") == []


@pytest.mark.rule("DIE-7", "TRK-8")
def test_dice_of_a_track_bonus_are_declined_before_a_die_is_returned_or_not_at_all() -> None:
    due = play(table(me=BY_TRACK | {"dice": ONE_FREE}), "place outer-terrace-1")
    assert due.options[-2:] == ["enough", "decline"]
    assert refusals(due.position, "decline") == []
    none = play(due.position, "decline")
    assert [(event.rule, event.cause) for event in none.told("bonus declined")] == [("TRK-8", "money 33")]
    assert (none.me["dice"], none.asks) == (ONE_FREE, "1 reroll")
    fewer = play(due.position, "enough")
    assert "decline" not in fewer.options
    assert rules(fewer.position, "decline") == ["DIE-7"]
    returned = play(due.position, "return blue:3")
    assert returned.asks == "1 colour"
    assert "decline" not in returned.options
    assert refusals(returned.position, "decline") == [("DIE-7", {"count": 2, "free": 2})]
    full = play(table(me=BY_TRACK | {"dice": FULL}), "place outer-terrace-1", "return blue:3")
    assert full.asks == "1 make room"
    assert refusals(full.position, "decline") == [("DIE-7", {"count": 2, "free": 1})]


@pytest.mark.rule("DIE-7", "TRK-8")
def test_dice_of_a_track_bonus_that_fit_are_declined_before_a_colour_is_named_or_not_at_all() -> None:
    due = play(table(me=BY_TRACK), "place outer-terrace-1")
    assert due.options == ["colour orange", "colour green", "colour blue", "colour purple", "decline"]
    assert refusals(due.position, "decline") == []
    none = play(due.position, "decline")
    assert [(event.rule, event.cause) for event in none.told("bonus declined")] == [("TRK-8", "money 33")]
    assert none.told("die gained") == []
    assert none.asks == "1 reroll"
    named = play(due.position, "colour blue")
    assert "decline" not in named.options
    assert refusals(named.position, "decline") == [("DIE-7", {"count": 1, "free": 1})]


@pytest.mark.rule("DIE-7", "TRK-8")
def test_shown_dice_of_a_track_bonus_may_be_declined_too() -> None:
    game = printed(('33 = "dice any 2"', '33 = "dice green 2"'))
    due = play(table(me=BY_TRACK, game=game), "place outer-terrace-1", game=game)
    assert due.options == ["colour green", "decline"]
    assert play(due.position, "decline", game=game).asks == "1 reroll"
    after = play(due.position, "colour green", "colour green", "rolls 4", "rolls 5", game=game)
    assert after.me["dice"]["green"] == [1, 4, 5]
    assert [(event.rule, event.cause) for event in after.told("die gained")] == [("TRK-5", "money 33")] * 2


@pytest.mark.rule("DIE-2", "DIE-7")
def test_a_die_paid_leaves_its_hand_free_for_the_die_gained() -> None:
    swapped = play(table(me={"dice": FULL}), *YOGI, "colour orange", "rolls 6")
    assert swapped.me["dice"] == FULL | {"blue": [3, 3], "orange": [1, 1, 6]}


@pytest.mark.rule("DIE-1")
def test_dice_lie_on_kali_in_no_order() -> None:
    """The same dice are the same, in whatever order they came and went."""
    laid = table(me={"dice": kali(orange=[5, 1])})
    assert laid == table(me={"dice": kali(orange=[1, 5])})
    again = play(table(me={"dice": kali(orange=[5, 1])}), "place garden-orange", "rolls 3")
    assert again.me["dice"]["orange"] == [1, 3, 5]
    hand = handful([5, 1])
    assert hand is handful([1, 5])
    assert hand is handful([5]).plus(1)
    assert hand is handful([1, 3, 5]).minus(3)
    assert (len(hand), list(hand), repr(hand)) == (2, [1, 5], "handful([1, 5])")
