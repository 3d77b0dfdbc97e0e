"""PAL: the outer terrace, the gardens, the balconies and the chambers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rajas.core import Chance
from rajas.ganges import GANGES
from rajas.ganges.position import Position
from tests.ganges.tables import asks, kali, lies, options, play, printed, refusals, rules, table

COLOURS = ("orange", "green", "blue", "purple")
OTHER_COLOUR = {"orange": "purple", "green": "blue", "purple": "green", "blue": "orange"}
DONE = {"workers": ["same-goods-1", "same-goods-2", "same-goods-3"]}


def offers(laid: Position, space: str) -> bool:
    """A space is offered just when nothing is said against it."""
    listed = f"place {space}" in options(laid)
    assert listed == (refusals(laid, f"place {space}") == [])
    return listed


@pytest.mark.rule("PAL-1")
def test_the_terrace_is_free_and_pays_2_coins() -> None:
    laid = table(me={"money": 0, "dice": kali()})
    assert offers(laid, "outer-terrace-2")
    after = play(laid, "place outer-terrace-2")
    assert after.story == ["worker placed TRN-1 +1", "coins PAL-1 +2"]
    assert after.told("coins")[0].cause == "outer terrace"
    assert after.me["money"] == 2
    assert after.options == ["enough"]


@pytest.mark.rule("PAL-1", "PAL-2", "TRN-5")
@pytest.mark.parametrize("space", ["outer-terrace-1", "garden-blue"])
def test_a_free_room_is_closed_only_when_taken(space: str) -> None:
    laid = table(me={"dice": kali()}, others=[{"workers": [space]}])
    assert not offers(laid, space)
    assert refusals(laid, f"place {space}") == [("TRN-5", {"space": space})]
    assert offers(table(me={"dice": kali()}), space)


@pytest.mark.rule("PAL-1")
def test_no_die_need_be_rerolled() -> None:
    after = play(table(), "place outer-terrace-1", "enough")
    assert after.asks == "2 place"
    assert after.me["dice"] == kali(orange=[1], green=[1], blue=[1], purple=[1])
    assert after.told("die rerolled") == []


@pytest.mark.rule("PAL-1")
def test_every_own_die_may_be_rerolled() -> None:
    naming = [f"reroll {colour}:1" for colour in COLOURS]
    after = play(table(), "place outer-terrace-1", *naming, "enough", *(f"rolls {n}" for n in (3, 4, 5, 6)))
    assert after.me["dice"] == kali(orange=[3], green=[4], blue=[5], purple=[6])
    assert after.asks == "2 place"
    assert after.data["supply"] == dict.fromkeys(COLOURS, 10)


@pytest.mark.rule("PAL-1")
def test_the_dice_that_may_still_be_named_are_offered() -> None:
    dice = kali(orange=[5, 2, 2], blue=[4], purple=[1])
    laid = table(me={"dice": dice})
    naming = play(laid, "place outer-terrace-1")
    assert naming.options == [
        "reroll orange:2",
        "reroll orange:5",
        "reroll blue:4",
        "reroll purple:1",
        "enough",
    ]
    one_named = play(naming.position, "reroll orange:2", "reroll blue:4")
    assert one_named.options == ["reroll orange:2", "reroll orange:5", "reroll purple:1", "enough"]
    both_named = play(one_named.position, "reroll orange:2")
    assert both_named.options == ["reroll orange:5", "reroll purple:1", "enough"]


@pytest.mark.rule("PAL-1")
def test_each_die_is_named_once_and_only_an_own_one() -> None:
    naming = play(table(me={"dice": kali(green=[3, 3])}), "place outer-terrace-1", "reroll green:3")
    assert refusals(naming.position, "reroll green:3") == []
    assert refusals(naming.position, "reroll green:4") == [
        ("PAL-1", {"colour": "green", "value": 4, "held": 0, "named": 0})
    ]
    named = play(naming.position, "reroll green:3")
    assert refusals(named.position, "reroll green:3") == [
        ("PAL-1", {"colour": "green", "value": 3, "held": 2, "named": 2})
    ]
    assert refusals(named.position, "reroll blue:3") == [
        ("PAL-1", {"colour": "blue", "value": 3, "held": 0, "named": 0})
    ]
    assert refusals(named.position, "enough") == []


@pytest.mark.rule("PAL-1")
def test_the_dice_are_named_together_then_rolled_together() -> None:
    laid = table(me={"dice": kali(blue=[1, 3], green=[2])})
    named = play(laid, "place outer-terrace-1", "reroll blue:1", "reroll green:2")
    assert named.asks == "1 reroll"
    assert named.me["dice"] == kali(blue=[1, 3], green=[2])
    rolling = play(named.position, "enough")
    assert rolling.asks == "chance roll"
    assert rolling.options == [f"rolls {value}" for value in range(1, 7)]
    half = play(rolling.position, "rolls 6")
    assert half.asks == "chance roll"
    after = play(half.position, "rolls 5")
    assert after.asks == "2 place"
    assert after.me["dice"] == kali(blue=[3, 6], green=[5])
    told = [*half.told("die rerolled"), *after.told("die rerolled")]
    assert [(event.rule, event.cause, event.amount) for event in told] == [("PAL-1", "outer terrace", 0)] * 2
    assert [(event.detail[0].word, *event.detail[1:]) for event in told] == [("blue", 1, 6), ("green", 2, 5)]


@pytest.mark.rule("PAL-1")
def test_a_die_that_rolls_what_another_named_one_showed_is_not_rolled_twice() -> None:
    laid = table(me={"dice": kali(blue=[1, 3])})
    rolling = play(laid, "place outer-terrace-1", "reroll blue:1", "reroll blue:3", "enough")
    after = play(rolling.position, "rolls 3", "rolls 5")
    assert after.me["dice"]["blue"] == [3, 5]


@pytest.mark.rule("PAL-1", "TRK-4", "TRK-5")
def test_the_coins_and_their_bonuses_come_before_the_dice_are_named() -> None:
    boat = play(table(me={"money": 10, "dice": kali(orange=[6])}), "place outer-terrace-1")
    assert boat.asks == "1 sail"
    gained = play(boat.position, "sail 1", "colour green", "colour blue", "rolls 1", "rolls 2")
    assert gained.options == ["reroll orange:6", "reroll green:1", "reroll blue:2", "enough"]
    after = play(gained.position, "reroll green:1", "enough", "rolls 5")
    assert after.me["dice"] == kali(orange=[6], green=[5], blue=[2])
    rich = table(me={"money": 31, "bonus": 33, "active": 4, "waiting": ["fame"], "dice": kali(orange=[6])})
    dice = play(rich, "place outer-terrace-1")
    assert dice.asks == "1 colour"


@pytest.mark.rule("PAL-1")
def test_dice_are_rerolled_nowhere_else() -> None:
    assert refusals(table(), "try reroll-die blue:1") == [("PAL-1", {"die": "blue:1"})]


@pytest.mark.rule("PAL-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_garden_is_free_and_gives_1_die_of_the_colour_shown(colour: str) -> None:
    laid = table(me={"money": 0, "dice": kali()})
    assert offers(laid, f"garden-{colour}")
    rolling = play(laid, f"place garden-{colour}")
    assert rolling.asks == "chance roll"
    after = play(rolling.position, "rolls 5")
    assert after.story == ["die gained PAL-2 +1", "turn begun TRN-1"]
    assert after.events[0].cause == "garden"
    assert after.me["dice"] == kali(**{colour: [5]})
    assert after.data["supply"][colour] == 9
    assert (after.me["money"], after.asks) == (0, "2 place")


@pytest.mark.rule("PAL-3", "DIE-5")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_balcony_takes_1_die_of_its_colour_and_gives_2_of_the_other_shown(colour: str) -> None:
    other = OTHER_COLOUR[colour]
    laid = table(me={"dice": kali(**{colour: [6, 2]})})
    assert offers(laid, f"balcony-{colour}")
    after = play(laid, f"place balcony-{colour}", f"pay {colour}:6", "rolls 4", "rolls 1")
    assert after.story == [
        "worker placed TRN-1 +1",
        "die paid PAL-3 -1",
        "die gained PAL-3 +1",
        "die gained PAL-3 +1",
        "turn begun TRN-1",
    ]
    assert {event.cause for event in after.events[1:4]} == {"balcony"}
    assert after.me["dice"] == kali(**{colour: [2], other: [1, 4]})
    assert (after.data["supply"][colour], after.data["supply"][other]) == (11, 8)
    assert after.asks == "2 place"


@pytest.mark.rule("PAL-3", "KAR-5")
def test_a_balcony_takes_any_value_as_it_lies() -> None:
    laid = table(me={"karma": 3, "dice": kali(green=[5, 2, 2, 6], blue=[3])})
    paying = play(laid, "place balcony-green")
    assert paying.asks == "1 pay"
    assert paying.options == ["pay green:2", "pay green:5", "pay green:6"]
    assert refusals(paying.position, "pay green:2>5") == [("KAR-5", {"colour": "green"})]
    assert [refusals(paying.position, option) for option in paying.options] == [[], [], []]


@pytest.mark.rule("PAL-3")
def test_a_balcony_takes_no_other_colour_and_no_second_die() -> None:
    laid = table(me={"karma": 0, "dice": kali(green=[2], blue=[3, 4])})
    paying = play(laid, "place balcony-green").position
    wrong = {"needed": "green", "colour": "blue", "value": 3}
    assert refusals(paying, "pay blue:3") == [("PAL-3", wrong)]
    assert refusals(paying, "pay green:2 blue:3") == [("PAL-3", {"count": 2}), ("PAL-3", wrong)]
    missing = {"colour": "green", "value": 5, "count": 1, "held": 0}
    assert refusals(paying, "pay green:5") == [("TRN-6", missing)]
    assert refusals(paying, "pay blue:4>3") == [
        ("PAL-3", wrong),
        ("KAR-3", {"turns": 1, "karma": 0}),
        ("KAR-5", {"colour": "green"}),
    ]
    assert rules(paying, "pay orange:4>3 blue:4>3") == ["PAL-3"] * 3 + ["KAR-3", "KAR-5", "TRN-6"]


@pytest.mark.rule("PAL-3", "TRN-5", "TRN-6")
def test_a_balcony_is_closed_without_a_die_of_its_colour_or_when_taken() -> None:
    laid = table(me={"dice": kali(green=[2])}, others=[{"workers": ["balcony-blue", "balcony-green"]}])
    assert [colour for colour in COLOURS if offers(laid, f"balcony-{colour}")] == []
    assert refusals(laid, "place balcony-orange") == [("TRN-6", {"colour": "orange", "held": 0})]
    assert refusals(laid, "place balcony-green") == [("TRN-5", {"space": "balcony-green"})]
    assert refusals(laid, "place balcony-blue") == [
        ("TRN-5", {"space": "balcony-blue"}),
        ("TRN-6", {"colour": "blue", "held": 0}),
    ]


@pytest.mark.rule("PAL-3", "DIE-3")
def test_the_die_paid_on_a_balcony_has_left_its_hand_before_the_two_are_taken() -> None:
    nine = table(me={"dice": kali(green=[1] * 4, orange=[1] * 5)})
    assert play(nine, "place balcony-green", "pay green:1").asks == "chance roll"
    ten = table(me={"dice": kali(green=[1] * 5, orange=[1] * 5)})
    assert play(ten, "place balcony-green", "pay green:1").asks == "1 make room"


@pytest.mark.rule("PAL-3")
def test_dice_are_traded_on_a_balcony_only() -> None:
    laid = table(supply={"blue": 7})
    assert refusals(laid, "try trade-dice blue:1") == [("PAL-3", {"die": "blue:1", "supply": 7})]


@pytest.mark.rule("PAL-4")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_chamber_opens_to_exactly_its_value_in_any_colour(value: int) -> None:
    worker = {"karma": 0, "province": [lies("2,3", "orange-01")]}
    for colour in COLOURS:
        dice = kali(orange=[6, 6]) | {colour: [value, 6, 6]}
        laid = table(me=worker | {"dice": dice})
        assert offers(laid, f"chamber-{value}")
        paid = play(laid, f"place chamber-{value}", f"pay {colour}:{value}").told("die paid")[0]
        assert (paid.rule, paid.cause, paid.amount) == ("PAL-4", "chamber", -1)
        assert (paid.detail[0].word, paid.detail[1]) == (colour, value)
    others = [number for number in range(1, 7) if number != value]
    without = table(me=worker | {"dice": kali(orange=others, green=others)})
    assert not offers(without, f"chamber-{value}")
    assert refusals(without, f"place chamber-{value}") == [("TRN-6", {"value": value, "karma": 0})]


@pytest.mark.rule("PAL-4", "KAR-1", "KAR-5")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_karma_makes_the_value_of_a_chamber(value: int) -> None:
    worker = {"province": [lies("2,3", "orange-01")], "dice": kali(green=[7 - value], orange=[value, 6, 6])}
    paying = play(table(me=worker), f"place chamber-{value}")
    turned = f"pay green:{7 - value}>{value}"
    assert turned in paying.options
    paid = play(paying.position, turned)
    assert paid.story[:3] == ["karma KAR-1 -1", "die turned KAR-1", "die paid PAL-4 -1"]
    only = table(me=worker | {"dice": kali(green=[7 - value], orange=[7 - value] * 4)})
    assert offers(only, f"chamber-{value}")
    unable = table(me=worker | {"karma": 0, "dice": kali(green=[7 - value], orange=[7 - value] * 4)})
    assert refusals(unable, f"place chamber-{value}") == [("TRN-6", {"value": value, "karma": 0})]


@pytest.mark.rule("PAL-4", "KAR-4")
def test_every_way_to_pay_a_chamber_is_offered() -> None:
    dice = kali(orange=[3, 3], green=[4], blue=[2], purple=[3, 4])
    paying = play(table(me={"dice": dice}), "place chamber-3")
    assert paying.asks == "1 pay"
    assert paying.options == ["pay orange:3", "pay purple:3", "pay green:4>3", "pay purple:4>3"]


@pytest.mark.rule("PAL-4")
def test_a_chamber_refuses_other_values_more_dice_and_dice_not_held() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[1, 2, 3, 3, 4])})
    paying = play(laid, "place chamber-3").position
    assert refusals(paying, "pay orange:4") == [("PAL-4", {"needed": 3, "value": 4})]
    assert refusals(paying, "pay orange:2") == [("PAL-4", {"needed": 3, "value": 2})]
    assert refusals(paying, "pay orange:1 orange:2") == [
        ("PAL-4", {"count": 2}),
        ("PAL-4", {"needed": 3, "value": 1}),
        ("PAL-4", {"needed": 3, "value": 2}),
    ]
    assert refusals(paying, "pay orange:3 orange:3") == [("PAL-4", {"count": 2})]
    assert rules(paying, "pay blue:3") == ["TRN-6"]
    assert refusals(paying, "pay orange:4>3") == [("KAR-3", {"turns": 1, "karma": 0})]
    assert refusals(paying, "pay orange:3>4") == [
        ("PAL-4", {"needed": 3, "value": 4}),
        ("KAR-3", {"turns": 1, "karma": 0}),
    ]
    assert refusals(paying, "pay orange:3") == []


@pytest.mark.rule("PAL-4", "PAL-10", "MBD-7", "TRN-5", "TRN-6", "TRN-8")
def test_all_that_closes_a_chamber_is_named_the_chapters_own_first() -> None:
    taken = [{"workers": ["chamber-2", "chamber-5", "chamber-6"]}]
    bare = table(me={"boat": 27, "karma": 0, "dice": kali(orange=[1])}, others=taken)
    assert rules(bare, "place chamber-2") == ["TRN-5", "TRN-6"]
    assert rules(bare, "place chamber-5") == ["MBD-7", "TRN-5", "TRN-6", "TRN-8"]
    assert rules(bare, "place chamber-6") == ["PAL-10", "TRN-5", "TRN-6", "TRN-8"]
    paying = table(me={"karma": 0, "dice": kali(orange=[2, 5, 6])}, others=taken)
    assert rules(paying, "place chamber-2") == ["TRN-5"]
    assert rules(paying, "place chamber-5") == ["MBD-7", "TRN-5", "TRN-8"]
    assert rules(paying, "place chamber-6") == ["TRN-5"]
    assert [value for value in range(1, 7) if offers(paying, f"chamber-{value}")] == []


@pytest.mark.rule("PAL-5")
def test_the_great_mogul_gives_2_fame_and_his_favour() -> None:
    after = play(table(me={"fame": 1}), "place chamber-1", "pay orange:1")
    assert after.story[2:4] == ["fame PAL-5 +2", "favour of mogul PAL-5"]
    assert {event.cause for event in after.events[2:4]} == {"great mogul"}
    assert after.me["fame"] == 3
    assert after.data["mogul"] == 1


@pytest.mark.rule("PAL-5", "RND-1")
def test_the_elephant_stays_until_the_round_ends() -> None:
    """Player 3 calls on the Great Mogul in the first stage: this round goes on from player 1."""
    last = {"workers": ["garden-green", "garden-blue"]}
    laid = table(me={"workers": ["garden-orange"]}, others=[DONE, last], turn=3)
    favoured = play(laid, "place chamber-1", "pay blue:1")
    assert (favoured.asks, favoured.data["first"], favoured.data["mogul"]) == ("1 place", 1, 3)
    assert favoured.data["stage"] == 2
    assert favoured.told("elephant") == []
    again = play(favoured.position, "place outer-terrace-1", "enough")
    assert (again.asks, again.data["round"], again.data["first"]) == ("1 place", 1, 1)
    after = play(again.position, "place outer-terrace-2", "enough")
    assert (after.asks, after.data["round"], after.data["first"]) == ("3 place", 2, 3)
    assert after.data["mogul"] is None


@pytest.mark.rule("PAL-5")
def test_the_elephant_cannot_be_taken_before_the_round_ends() -> None:
    assert refusals(table(mogul=1, first=2, round=4), "try take-elephant") == [("PAL-5", {"round": 4})]


@pytest.mark.rule("PAL-6", "DIE-6")
def test_the_dancer_gives_2_dice_of_any_colours_and_the_top_white_yield() -> None:
    naming = play(table(me={"dice": kali(green=[2])}), "place chamber-2", "pay green:2")
    assert naming.options == [f"colour {colour}" for colour in COLOURS]
    drawing = play(naming.position, "colour blue", "colour orange", "rolls 6", "rolls 5")
    assert drawing.me["dice"] == kali(blue=[6], orange=[5])
    assert drawing.asks == "chance draw"
    after = play(drawing.position, "draws coins 3")
    assert after.me["money"] == 6
    assert after.story == ["yield drawn PAL-6 +1", "coins PAL-6 +3", "turn begun TRN-1"]
    drawn, coins = after.events[:2]
    assert (drawn.cause, drawn.detail) == ("dancer", ("coins 3",))
    assert coins.cause == "token coins 3"
    assert {(event.rule, event.cause) for event in drawing.told("die gained")} == {("PAL-6", "dancer")}


def dancing(tokens: dict[str, int], discards: dict[str, int], **me: Any) -> Position:
    """The dancer has given her dice, and a token is due."""
    laid = table(me={"dice": kali(green=[2])} | me, pile=tokens, discards=discards)
    return play(
        laid, "place chamber-2", "pay green:2", "colour blue", "colour blue", "rolls 4", "rolls 4"
    ).position


@pytest.mark.rule("PAL-6")
def test_every_token_of_the_pile_is_equally_likely_on_top() -> None:
    position = dancing({"dice any 1": 2, "coins 3": 1, "karma 1": 1}, {"upgrade": 2})
    chance = GANGES.pending(position)
    assert isinstance(chance, Chance)
    assert [(GANGES.write(draw), likely) for draw, likely in chance.outcomes] == [
        ("draws dice any 1", Fraction(1, 2)),
        ("draws coins 3", Fraction(1, 4)),
        ("draws karma 1", Fraction(1, 4)),
    ]


@pytest.mark.rule("PAL-6")
@pytest.mark.parametrize(
    ("token", "choices", "told"),
    [
        ("dice any 1", ("colour purple", "rolls 1"), "die gained PAL-6 +1"),
        ("coins 3", (), "coins PAL-6 +3"),
        ("upgrade", ("upgrade temple",), "upgrade PAL-6 +1"),
        ("karma 1", (), "karma PAL-6 +1"),
    ],
)
def test_the_token_gives_its_reward_and_is_discarded(token: str, choices: tuple[str, ...], told: str) -> None:
    whole = {"dice any 1": 2, "coins 3": 2, "upgrade": 2, "karma 1": 2}
    none = dict.fromkeys(whole, 0)
    after = play(dancing(whole, none), f"draws {token}", *choices)
    assert after.story == ["yield drawn PAL-6 +1", told, "turn begun TRN-1"]
    assert after.events[1].cause == f"token {token}"
    assert after.data["pile"] == whole | {token: 1}
    assert after.data["discards"] == none | {token: 1}
    assert refusals(after.position, f"try keep-token {token}") == [("PAL-6", {"words": token})]


@pytest.mark.rule("PAL-6")
def test_the_token_lies_among_the_discards_before_its_reward_is_settled() -> None:
    settling = play(dancing({"dice any 1": 1, "karma 1": 1}, {"upgrade": 1}), "draws dice any 1")
    assert settling.asks == "1 colour"
    assert settling.data["discards"] == {"dice any 1": 1, "coins 3": 0, "upgrade": 1, "karma 1": 0}
    assert settling.data["pile"] == {"dice any 1": 0, "coins 3": 0, "upgrade": 0, "karma 1": 1}


@pytest.mark.rule("PAL-6")
def test_an_empty_pile_is_reshuffled_from_the_discards_when_a_draw_is_due() -> None:
    last = dancing({"karma 1": 1}, {"coins 3": 2, "upgrade": 1})
    assert options(last) == ["draws karma 1"]
    emptied = play(last, "draws karma 1")
    assert emptied.told("yields reshuffled") == []
    assert sum(emptied.data["pile"].values()) == 0
    laid = table(me={"dice": kali(green=[2])}, pile={}, discards={"coins 3": 2, "upgrade": 1, "karma 1": 1})
    named = play(laid, "place chamber-2", "pay green:2", "colour blue", "colour blue", "rolls 4")
    assert sum(named.data["pile"].values()) == 0
    due = play(named.position, "rolls 4")
    shuffled = due.told("yields reshuffled")
    assert [(event.rule, event.cause, event.amount) for event in shuffled] == [("PAL-6", "dancer", 4)]
    assert due.options == ["draws coins 3", "draws upgrade", "draws karma 1"]
    assert sum(due.data["discards"].values()) == 0
    after = play(due.position, "draws coins 3")
    assert after.data["pile"] == {"dice any 1": 0, "coins 3": 1, "upgrade": 1, "karma 1": 1}
    assert after.data["discards"] == {"dice any 1": 0, "coins 3": 1, "upgrade": 0, "karma 1": 0}


@pytest.mark.rule("PAL-6", "TRN-9")
def test_a_token_may_lead_to_the_dancer_again_and_be_shuffled_into_the_pile() -> None:
    """Its coins pass money 12, the boat stops at "palace 2-6", and the pile is empty by now."""
    first = dancing({"coins 3": 1}, {"karma 1": 1}, money=11, boat=3)
    again = play(
        first, "draws coins 3", "sail 1", "call 2", "colour blue", "colour blue", "rolls 4", "rolls 4"
    )
    assert [event.amount for event in again.told("yields reshuffled")] == [2]
    assert again.options == ["draws coins 3", "draws karma 1"]


@pytest.mark.rule("PAL-7", "KAR-3")
@pytest.mark.parametrize(("karma", "beyond"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_the_yogi_gives_2_karma_as_far_as_there_is_room(karma: int, beyond: int) -> None:
    laid = table(me={"karma": karma, "dice": kali(blue=[3])})
    naming = play(laid, "place chamber-3", "pay blue:3")
    assert naming.me["karma"] == karma + 2 - beyond
    gained = [(event.rule, event.cause, event.amount) for event in naming.told("karma")]
    assert gained == ([("PAL-7", "yogi", 2 - beyond)] if beyond < 2 else [])
    forgone = [(event.rule, event.amount) for event in naming.told("karma forgone")]
    assert forgone == ([("KAR-3", beyond)] if beyond else [])


@pytest.mark.rule("PAL-7")
def test_the_yogi_gives_1_die_of_any_colour_and_no_second() -> None:
    naming = play(table(me={"dice": kali(blue=[3])}), "place chamber-3", "pay blue:3")
    assert naming.options == [f"colour {colour}" for colour in COLOURS]
    after = play(naming.position, "colour green", "rolls 6")
    assert after.me["dice"] == kali(green=[6])
    assert [(event.rule, event.cause) for event in after.told("die gained")] == [("PAL-7", "yogi")]
    assert after.asks == "2 place"


@pytest.mark.rule("PAL-7", "KAR-1")
def test_the_karma_that_pays_the_yogi_is_gone_before_he_gives_some() -> None:
    naming = play(table(me={"karma": 3, "dice": kali(blue=[4])}), "place chamber-3", "pay blue:4>3")
    assert naming.me["karma"] == 3
    assert [event.amount for event in naming.told("karma", "karma forgone")] == [-1, 1, 1]


@pytest.mark.rule("PAL-8", "UPG-1")
def test_the_raja_moves_any_scroll_that_can_still_move() -> None:
    laid = table(me={"dice": kali(blue=[4]), "scrolls": {"palace": 4, "mill": 3}})
    choosing = play(laid, "place chamber-4", "pay blue:4")
    assert choosing.options == ["upgrade temple", "upgrade fort", "upgrade mill"]
    assert choosing.me["money"] == 3
    after = play(choosing.position, "upgrade mill")
    assert after.story == ["upgrade PAL-8 +1", "coins PAL-8 +3", "turn begun TRN-1"]
    assert {event.cause for event in after.events[:2]} == {"raja man singh"}
    assert (after.me["scrolls"]["mill"], after.me["money"]) == (4, 6)


@pytest.mark.rule("PAL-8", "UPG-4")
def test_the_raja_pays_3_coins_even_if_no_scroll_can_move() -> None:
    scrolls = dict.fromkeys(("temple", "palace", "fort", "mill"), 4)
    after = play(table(me={"dice": kali(blue=[4]), "scrolls": scrolls}), "place chamber-4", "pay blue:4")
    assert after.story[2:4] == ["upgrade forgone UPG-4 +1", "coins PAL-8 +3"]
    assert after.me["money"] == 6


@pytest.mark.rule("PAL-9", "RIV-13")
def test_the_portuguese_sails_6_spaces_and_the_boat_takes_the_reward() -> None:
    laid = table(me={"dice": kali(blue=[6])})
    after = play(laid, "place chamber-6", "pay blue:6", "sail 6")
    assert after.story == [
        "worker placed TRN-1 +1",
        "die paid PAL-4 -1",
        "boat moved PAL-9 +6",
        "fame RIV-13 +2",
        "turn begun TRN-1",
    ]
    moved = after.told("boat moved")[0]
    assert (moved.cause, moved.detail) == ("portuguese", (0, 6))
    assert (after.me["boat"], after.me["fame"]) == (6, 2)


@pytest.mark.rule("PAL-9")
def test_the_portuguese_sails_exactly_6_and_does_not_stay() -> None:
    sailing = play(table(me={"boat": 3, "dice": kali(blue=[6])}), "place chamber-6", "pay blue:6")
    assert sailing.asks == "1 sail"
    assert sailing.options == ["sail 6"]
    for spaces in (1, 5, 7):
        numbers = {"spaces": spaces, "least": 6, "most": 6, "ahead": 27}
        assert refusals(sailing.position, f"sail {spaces}") == [("PAL-9", numbers)]
    assert refusals(sailing.position, "decline") == [("PAL-9", {"least": 6})]


@pytest.mark.rule("PAL-9", "RIV-4")
@pytest.mark.parametrize(
    ("mine", "boats", "reached"),
    [(0, [0], 6), (0, [3], 7), (2, [5, 5], 9), (2, [5, 8], 10), (2, [3, 8, 9], 11), (2, [1, 9], 8)],
)
def test_the_portuguese_counts_unoccupied_spaces_only(mine: int, boats: list[int], reached: int) -> None:
    laid = table(me={"boat": mine, "dice": kali(blue=[6])}, others=[{"boat": boat} for boat in boats])
    after = play(laid, "place chamber-6", "pay blue:6", "sail 6")
    assert after.me["boat"] == reached
    assert (after.events[2].amount, after.events[2].detail) == (6, (mine, reached))


@pytest.mark.rule("PAL-9", "RIV-7")
def test_the_portuguese_passes_under_the_bridge_before_the_reward() -> None:
    laid = table(me={"boat": 18, "dice": kali(blue=[6])})
    after = play(laid, "place chamber-6", "pay blue:6", "sail 6")
    assert after.story[2:5] == ["boat moved PAL-9 +6", "worker freed RIV-7 +1", "fame RIV-13 +4"]


@pytest.mark.rule("PAL-10", "RIV-4", "TRN-8")
@pytest.mark.parametrize(
    ("mine", "boats", "ahead"),
    [
        (24, [0], 6),
        (25, [0], 5),
        (29, [0], 1),
        (24, [24], 6),
        (24, [30], 6),
        (25, [30], 5),
        (24, [27], 5),
        (24, [29], 5),
        (23, [29], 6),
        (23, [25, 27], 5),
        (23, [25, 25], 6),
        (22, [25, 27], 6),
        (22, [24, 26, 28], 5),
        (22, [24, 26, 30], 6),
        (22, [24, 26, 20], 6),
        (21, [24, 26, 28], 6),
    ],
)
def test_the_portuguese_needs_6_countable_spaces_ahead(mine: int, boats: list[int], ahead: int) -> None:
    laid = table(me={"boat": mine, "dice": kali(blue=[6])}, others=[{"boat": boat} for boat in boats])
    if ahead == 6:
        assert offers(laid, "chamber-6")
        after = play(laid, "place chamber-6", "pay blue:6", "sail 6")
        assert (after.me["boat"], after.me["fame"]) == (30, 6)
    else:
        assert not offers(laid, "chamber-6")
        assert refusals(laid, "place chamber-6") == [
            ("PAL-10", {"needed": 6, "ahead": ahead}),
            ("TRN-8", {}),
        ]


@pytest.mark.rule("PAL-10", "RIV-6")
def test_the_portuguese_is_closed_to_a_boat_that_has_arrived() -> None:
    laid = table(me={"boat": 30, "karma": 0, "dice": kali(blue=[5])})
    assert refusals(laid, "place chamber-6") == [
        ("PAL-10", {"needed": 6, "ahead": 0}),
        ("RIV-6", {"space": 30}),
        ("TRN-6", {"value": 6, "karma": 0}),
        ("TRN-8", {}),
    ]


TO_PALACE = ("place port-1", "pay orange:1", "sail 1")


@pytest.mark.rule("RIV-11", "PAL-7")
def test_an_action_called_from_the_river_takes_neither_worker_nor_die_nor_a_free_space() -> None:
    laid = table(me={"boat": 3, "dice": kali(orange=[1], blue=[3])}, others=[{"workers": ["chamber-3"]}])
    called = play(laid, *TO_PALACE, "call 3")
    (call,) = called.told("palace called")
    assert (call.rule, call.cause, call.amount, call.detail) == ("RIV-11", "river 4", 0, (3,))
    assert [(event.rule, event.amount) for event in called.told("karma")] == [("PAL-7", 2)]
    assert called.asks == "1 colour"
    assert called.me["dice"] == kali(blue=[3])
    assert called.me["workers"] == ["port-1"]


@pytest.mark.rule("RIV-11", "PAL-10", "MBD-7", "TRN-8")
def test_the_river_calls_only_actions_2_to_6_that_can_be_done() -> None:
    game = printed(('"same goods 5"', '"palace 2-6"'))
    me: dict[str, Any] = {"boat": 25, "karma": 0, "dice": kali(orange=[1], purple=[5])}
    calling = play(table(me=me, game=game), *TO_PALACE, game=game)
    assert calling.asks == "1 call"
    assert calling.options == ["call 2", "call 3", "call 4"]
    position = calling.position
    assert refusals(position, "call 1", game=game) == [("RIV-11", {"action": 1})]
    assert refusals(position, "call 5", game=game) == [
        ("MBD-7", {"tiles": 0}),
        ("RIV-11", {"action": 5}),
        ("TRN-8", {}),
    ]
    assert refusals(position, "call 6", game=game) == [
        ("PAL-10", {"needed": 6, "ahead": 4}),
        ("RIV-11", {"action": 6}),
        ("TRN-8", {}),
    ]
    with_tile = me | {"boat": 3, "province": [lies("2,3", "orange-01")]}
    able = play(table(me=with_tile, game=game), *TO_PALACE, game=game)
    assert able.options == ["call 2", "call 3", "call 4", "call 5", "call 6"]
    assert [refusals(able.position, option, game=game) for option in able.options] == [[]] * 5
    assert asks(play(able.position, "call 5", game=game).position, game=game) == "1 cover tile"
    assert play(able.position, "call 6", game=game).options == ["sail 6"]


@pytest.mark.rule("RIV-11", "PAL-10", "MBD-7")
@pytest.mark.parametrize("action", [5, 6])
def test_an_action_shown_alone_that_cannot_be_done_lapses(action: int) -> None:
    game = printed(('"same goods 5"', f'"palace {action}"'))
    after = play(table(me={"boat": 25, "dice": kali(orange=[1])}, game=game), *TO_PALACE, game=game)
    (lapsed,) = after.told("action lapsed")
    assert (lapsed.rule, lapsed.cause, lapsed.amount, lapsed.detail) == ("RIV-11", "river 26", 0, (action,))
    assert after.asks == "2 place"


@pytest.mark.rule("RIV-11", "PAL-8")
def test_an_action_shown_alone_is_done_without_a_choice() -> None:
    game = printed(('"same goods 5"', '"palace 4"'))
    after = play(table(me={"boat": 25, "dice": kali(orange=[1])}, game=game), *TO_PALACE, game=game)
    assert after.asks == "1 upgrade"
    (called,) = after.told("action lapsed", "palace called")
    assert (called.kind, called.rule, called.cause, called.detail) == (
        *("palace called", "RIV-11", "river 26"),
        (4,),
    )
    assert play(after.position, "upgrade fort", game=game).me["money"] == 6
