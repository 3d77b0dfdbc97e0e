"""RIV: the port, the boat's way down the river, and every kind of reward on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rajas.ganges import GANGES
from rajas.ganges.game import Ganges
from tests.ganges.tables import Data, Played, kali, lies, options, play, printed, refusals, rules, table

FREED: dict[str, Any] = {"active": 5, "waiting": []}
CALM = FREED | {"money": 13, "bonus": 33, "fame": 6}
AT_4 = {"temple": 4, "palace": 4, "fort": 4, "mill": 4}
DONE: dict[str, Any] = {"workers": ["same-goods-1", "same-goods-2", "same-goods-3"]}
DONE_TOO: dict[str, Any] = {"workers": ["garden-green", "garden-blue", "garden-purple"]}
MARKETS = [
    lies("2,3", "orange-08"),  # spices 2, silk 1
    lies("3,3", "green-06"),  # tea 3
    lies("2,2", "orange-03"),  # tea 2
    lies("2,4", "green-04"),  # a palace
    lies("1,2", "green-13", covers="blue-03"),  # spices 4 over silk 2
]
TEAS = [
    *(lies("2,3", "orange-13"), lies("3,3", "green-06"), lies("2,2", "blue-05")),
    *(lies("2,4", "orange-03"), lies("2,1", "purple-03"), lies("2,5", "green-01"), lies("1,2", "blue-03")),
]


def land(space: int, *moves: str, others: Sequence[Data] = ({},), game: Ganges = GANGES, **me: Any) -> Played:
    """A die of 1 in the port brings the boat to this space; nothing else is about to happen on the tracks."""
    before = CALM | {"boat": space - 1, "dice": kali(orange=[1])} | me
    laid = table(me=before, others=others, game=game)
    return play(laid, "place port-1", "pay orange:1", "sail 1", *moves, game=game)


def sailing(*moves: str, others: Sequence[Data] = ({},), **me: Any) -> Played:
    """In the port, with a die of each value, up to the choice of how far."""
    before = CALM | {"dice": kali(orange=[1], green=[2], blue=[3])} | me
    return play(table(me=before, others=others), "place port-1", *moves)


# The port


@pytest.mark.rule("RIV-1")
@pytest.mark.parametrize(
    ("players", "costs"), [(2, [0, 1, 2]), (3, [0, 1, 1, 2]), (4, [0, 1, 1, 2, 2])], ids=["2", "3", "4"]
)
def test_the_first_port_space_is_free_and_the_later_ones_cost_1_or_2_coins(
    players: int, costs: list[int]
) -> None:
    spaces = [f"port-{number}" for number in range(1, len(costs) + 1)]
    for number, cost in enumerate(costs):
        others: list[Data] = [FREED | {"workers": spaces[:number]}, *[{}] * (players - 2)]
        laid = table(me={"money": cost}, others=others)
        assert [move for move in options(laid) if "port" in move] == [f"place {spaces[number]}"]
        paid = play(laid, f"place {spaces[number]}")
        assert paid.asks == "1 pay"
        told = [(event.rule, event.cause, event.amount) for event in paid.told("coins")]
        assert told == ([("RIV-1", spaces[number], -cost)] if cost else [])
        assert paid.me["money"] == 0
        for other, price in enumerate(costs):
            rich = table(me={"money": price}, others=others)
            against = ["RIV-1", "TRN-4"] + ["TRN-5"] * (other < number) if other != number else []
            assert rules(rich, f"place {spaces[other]}") == against
        if cost:
            short = table(me={"money": cost - 1}, others=others)
            assert f"place {spaces[number]}" not in options(short)
            assert refusals(short, f"place {spaces[number]}") == [
                ("TRN-6", {"cost": cost, "held": cost - 1, "short": 1})
            ]


@pytest.mark.rule("RIV-1", "TRN-5", "SET-2")
def test_a_full_port_is_closed() -> None:
    def full(*ports: str, players: int) -> list[tuple[str, dict[str, int | str]]]:
        others: list[Data] = [FREED | {"workers": ports}, *[{}] * (players - 2)]
        laid = table(me={"money": 9}, others=others)
        assert not [move for move in options(laid) if "port" in move]
        return refusals(laid, "place port-2")

    taken = ("TRN-5", {"space": "port-2"})
    assert full("port-1", "port-2", "port-3", players=2) == [taken]
    covered = ("SET-2", {"space": "port-2", "players": 3})
    assert full("port-1", "port-2", "port-3", "port-4", players=3) == [covered, taken]
    assert full("port-1", "port-2", "port-3", "port-4", "port-5", players=4) == [taken]


@pytest.mark.rule("RIV-1", "TRN-4", "TRN-5", "SET-2")
def test_a_port_space_out_of_its_order_taken_or_under_a_cover_tile() -> None:
    laid = table(me={"money": 9}, others=[{"workers": ["port-1"]}, {}])
    row = [("RIV-1", {"space": "port-1", "next": "port-2"}), ("TRN-4", {"next": "port-2"})]
    assert refusals(laid, "place port-1") == [*row, ("TRN-5", {"space": "port-1"})]
    assert refusals(laid, "place port-5") == [
        ("RIV-1", {"space": "port-5", "next": "port-2"}),
        ("SET-2", {"space": "port-5", "players": 3}),
        ("TRN-4", {"next": "port-2"}),
    ]
    assert refusals(laid, "place port-2") == []


@pytest.mark.rule("RIV-2")
@pytest.mark.parametrize("colour", ["orange", "green", "blue", "purple"])
def test_a_die_of_1_2_or_3_of_any_colour_pays_the_port(colour: str) -> None:
    for value in range(1, 7):
        laid = table(me={"karma": 0, "dice": kali(**{colour: [value]})})
        if value > 3:
            assert refusals(laid, "place port-1") == [("TRN-6", {"most": 3, "karma": 0})]
            assert "place port-1" not in options(laid)
        else:
            paying = play(laid, "place port-1")
            assert paying.options == [f"pay {colour}:{value}"]
            assert refusals(paying.position, f"pay {colour}:{value}") == []
            after = play(paying.position, f"pay {colour}:{value}")
            assert [(event.rule, event.cause, event.amount) for event in after.told("die paid")] == [
                ("RIV-2", "port", -1)
            ]
            assert after.options == [f"sail {spaces}" for spaces in range(1, value + 1)]


@pytest.mark.rule("RIV-2")
def test_4_5_and_6_and_several_dice_do_not_pay_the_port() -> None:
    me = {"karma": 0, "dice": kali(orange=[1, 1, 4, 5, 6])}
    paying = play(table(me=me), "place port-1")
    assert paying.options == ["pay orange:1"]
    for value in (4, 5, 6):
        assert refusals(paying.position, f"pay orange:{value}") == [("RIV-2", {"value": value, "most": 3})]
    assert refusals(paying.position, "pay orange:1 orange:1") == [("RIV-2", {"count": 2})]
    assert rules(paying.position, "pay orange:1 orange:3") == ["RIV-2", "TRN-6"]
    assert refusals(paying.position, "pay orange:1 orange:4") == [
        ("RIV-2", {"count": 2}),
        ("RIV-2", {"value": 4, "most": 3}),
    ]


@pytest.mark.rule("RIV-2", "RIV-6", "TRN-6")
@pytest.mark.parametrize("me", [{"dice": kali()}, {"karma": 0, "dice": kali(orange=[1]), "boat": 30}])
def test_without_fare_or_way_only_other_spaces_are_left(me: dict[str, Any]) -> None:
    paid = ["place same-goods-1", "place same-goods-2", "place same-goods-3"] if "boat" in me else []
    shown = ["place balcony-orange", "place chamber-1"] if "boat" in me else []
    assert options(table(me=FREED | {"money": 0} | me)) == [
        *("place different-goods-1", *paid),
        *(f"place outer-terrace-{number}" for number in (1, 2, 3)),
        *(f"place garden-{colour}" for colour in ("orange", "green", "blue", "purple")),
        *shown,
    ]


# The boat's way


@pytest.mark.rule("RIV-3")
def test_the_boat_moves_1_up_to_the_dies_value() -> None:
    for payment, most in (("pay orange:1", 1), ("pay green:2", 2), ("pay blue:3", 3)):
        moving = sailing(payment, boat=1)
        assert moving.options == [f"sail {spaces}" for spaces in range(1, most + 1)]
        numbers = {"least": 1, "most": most, "ahead": 29}
        assert refusals(moving.position, "sail 0") == [("RIV-3", numbers | {"spaces": 0})]
        assert refusals(moving.position, f"sail {most + 1}") == [("RIV-3", numbers | {"spaces": most + 1})]
        assert refusals(moving.position, "decline") == [("RIV-3", {"least": 1})]
        assert moving.asks == "1 sail"
        for spaces in range(1, most + 1):
            assert refusals(moving.position, f"sail {spaces}") == []
            moved = play(moving.position, f"sail {spaces}")
            assert moved.me["boat"] == 1 + spaces
            told = moved.told("boat moved")
            assert [(event.rule, event.cause, event.amount, event.detail) for event in told] == [
                ("RIV-3", "port", spaces, (1, 1 + spaces))
            ]


@pytest.mark.rule("RIV-3", "RIV-4")
def test_no_further_than_the_last_space() -> None:
    near = sailing("pay blue:3", boat=28)
    assert near.options == ["sail 1", "sail 2"]
    assert refusals(near.position, "sail 3") == [("RIV-3", {"spaces": 3, "least": 1, "most": 3, "ahead": 2})]
    exact = sailing("pay blue:3", boat=27)
    assert exact.options == ["sail 1", "sail 2", "sail 3"]
    assert play(exact.position, "sail 3").me["boat"] == 30


@pytest.mark.rule("RIV-4")
def test_spaces_with_other_boats_are_skipped_and_not_counted() -> None:
    others = [{"boat": 7}, {"boat": 8}, {"boat": 10}]
    moving = sailing("pay blue:3", others=others, boat=6)
    assert [play(moving.position, f"sail {spaces}").me["boat"] for spaces in (1, 2, 3)] == [9, 11, 12]
    told = play(moving.position, "sail 2").told("boat moved")
    assert [(event.amount, event.detail) for event in told] == [(2, (6, 11))]
    assert refusals(moving.position, "sail 4")[0][1]["ahead"] == 21


@pytest.mark.rule("RIV-4")
def test_boats_behind_or_at_the_start_are_in_nobodys_way() -> None:
    moving = sailing("pay blue:3", others=[{"boat": 0}, {"boat": 5}], boat=6)
    assert [play(moving.position, f"sail {spaces}").me["boat"] for spaces in (1, 2, 3)] == [7, 8, 9]
    assert refusals(moving.position, "sail 4")[0][1]["ahead"] == 24
    start = sailing("pay orange:1", others=[{"boat": 0}, {"boat": 0}], boat=0)
    assert play(start.position, "sail 1").me["boat"] == 1


@pytest.mark.rule("RIV-4")
def test_the_last_space_holds_several_boats_and_is_counted_all_the_same() -> None:
    others = [{"boat": 30}, {"boat": 29}, {"boat": 30}]
    moving = sailing("pay blue:3", others=others, boat=27)
    assert moving.options == ["sail 1", "sail 2"]
    assert refusals(moving.position, "sail 3")[0][1]["ahead"] == 2
    after = play(moving.position, "sail 2")
    assert (after.me["boat"], after.me["fame"]) == (30, 12)
    assert [problem.rule for problem in GANGES.problems(after.position) if problem.rule[:3] == "RIV"] == []


@pytest.mark.rule("RIV-4", "PAL-10")
def test_only_countable_spaces_are_ahead_of_the_portuguese() -> None:
    dice = {"dice": kali(orange=[6])}
    for boat, others, ahead in (
        (24, [{"boat": 30}], 6),
        (24, [{"boat": 27}], 5),
        (23, [{"boat": 27}], 6),
        (23, [{"boat": 27}, {"boat": 28}], 5),
        (22, [{"boat": 27}, {"boat": 28}], 6),
        (25, [{"boat": 0}], 5),
    ):
        laid = table(me=FREED | dice | {"boat": boat}, others=others)
        expected = [] if ahead >= 6 else [("PAL-10", {"needed": 6, "ahead": ahead}), ("TRN-8", {})]
        assert refusals(laid, "place chamber-6") == expected
        assert ("place chamber-6" in options(laid)) == (ahead >= 6)


@pytest.mark.rule("RIV-5")
def test_only_the_space_where_the_boat_stops_gives_its_reward_and_at_once() -> None:
    moving = sailing("pay blue:3", boat=7)
    after = play(moving.position, "sail 3")
    assert after.story == ["boat moved RIV-3 +3", "coins RIV-10 +4", "turn begun TRN-1"]
    assert after.told("coins")[0].cause == "river 10"


@pytest.mark.rule("RIV-6", "TRN-8")
def test_a_boat_on_the_last_space_closes_port_and_portuguese() -> None:
    laid = table(me=FREED | {"boat": 30, "dice": kali(orange=[1, 6])})
    assert refusals(laid, "place port-1") == [("RIV-6", {"space": 30}), ("TRN-8", {})]
    assert rules(laid, "place chamber-6") == ["PAL-10", "RIV-6", "TRN-8"]
    assert not {"place port-1", "place chamber-6"} & set(options(laid))
    before = table(me=FREED | {"boat": 29, "dice": kali(orange=[1, 6])})
    assert refusals(before, "place port-1") == []
    assert rules(before, "place chamber-6") == ["PAL-10", "TRN-8"]


@pytest.mark.rule("RIV-6", "TRK-4")
def test_on_the_last_space_a_boat_bonus_is_forgone_and_the_space_pays_nothing_again() -> None:
    after = play(table(me=FREED | {"money": 10, "boat": 30}), "place outer-terrace-1")
    assert [(event.rule, event.cause, event.amount) for event in after.told("boat forgone")] == [
        ("RIV-6", "money 12", 1)
    ]
    assert (after.asks, after.me["fame"], after.me["boat"]) == ("1 reroll", 0, 30)
    before = play(table(me=FREED | {"money": 10, "boat": 29}), "place outer-terrace-1", "sail 1")
    assert (before.me["boat"], before.me["fame"]) == (30, 6)


@pytest.mark.rule("RIV-7", "WRK-1")
@pytest.mark.parametrize(
    ("moves", "dice", "boat"),
    [
        (("place port-1", "pay orange:3", "sail 1"), kali(orange=[3]), 20),
        (("place port-1", "pay orange:3", "sail 3"), kali(orange=[3]), 18),
        (("place chamber-6", "pay orange:6", "sail 6"), kali(orange=[6]), 15),
        (("place outer-terrace-1", "sail 1"), kali(orange=[6]), 20),
    ],
)
def test_passing_the_bridge_by_any_move_frees_a_worker_before_the_reward(
    moves: tuple[str, ...], dice: dict[str, list[int]], boat: int
) -> None:
    laid = table(me={"money": 10, "boat": boat, "dice": dice})
    story = play(laid, *moves).story
    moved = next(number for number, line in enumerate(story) if line.startswith("boat moved"))
    assert story[moved + 1 : moved + 3] == ["worker freed RIV-7 +1", "coins RIV-10 +6"]


@pytest.mark.rule("RIV-7")
def test_the_bridge_is_not_a_space_and_frees_nobody_before_or_behind_it() -> None:
    waiting: dict[str, Any] = {"active": 3, "waiting": ["fame", "money", "bridge"]}
    under = sailing("pay green:2", boat=19, **waiting)
    assert [play(under.position, f"sail {spaces}").me["boat"] for spaces in (1, 2)] == [20, 21]
    assert play(under.position, "sail 1").told("worker freed") == []
    assert len(play(under.position, "sail 2").told("worker freed")) == 1
    skipped = sailing("pay orange:1", "sail 1", boat=20, others=[{"boat": 21}], **waiting)
    assert (skipped.me["boat"], len(skipped.told("worker freed"))) == (22, 1)
    behind = sailing("pay orange:1", "sail 1", boat=21, **waiting)
    assert behind.told("worker freed") == []
    gone = sailing("pay orange:1", "sail 1", boat=20)
    assert gone.story[-2:] == ["coins RIV-10 +6", "turn begun TRN-1"]


# The rewards


@pytest.mark.rule("RIV-8")
@pytest.mark.parametrize("space", [1, 12, 22])
def test_2_dice_of_any_colour(space: int) -> None:
    after = land(space, "colour green", "colour purple", "rolls 5", "rolls 2")
    assert after.me["dice"] == kali(green=[5], purple=[2])
    told = after.told("die gained")
    assert [(event.rule, event.cause, event.amount) for event in told] == [("RIV-8", f"river {space}", 1)] * 2
    assert after.asks == "2 place"


@pytest.mark.rule("RIV-9")
@pytest.mark.parametrize("space", [2, 19])
def test_2_karma(space: int) -> None:
    after = land(space, karma=0)
    assert after.story[3:] == ["karma RIV-9 +2", "turn begun TRN-1"]
    assert after.me["karma"] == 2


@pytest.mark.rule("RIV-10")
@pytest.mark.parametrize(("space", "coins"), [(3, 3), (10, 4), (21, 6)])
def test_the_coins_shown(space: int, coins: int) -> None:
    after = land(space)
    assert after.story[3:] == [f"coins RIV-10 +{coins}", "turn begun TRN-1"]
    assert after.me["money"] == 13 + coins


@pytest.mark.rule("RIV-11")
@pytest.mark.parametrize("space", [4, 17])
def test_one_of_the_palace_actions_2_to_6_even_if_its_space_is_taken(space: int) -> None:
    """No worker and no die: only the port's own are spent."""
    others = [FREED | {"workers": [f"chamber-{action}" for action in range(2, 7)]}]
    mine = kali(orange=[1, 6])
    called = land(space, others=others, dice=mine, province=[lies("2,3", "orange-01")])
    assert called.options == [f"call {action}" for action in range(2, 7)]
    assert refusals(called.position, "call 1") == [("RIV-11", {"action": 1})]
    yogi = play(called.position, "call 3", "colour blue", "rolls 4")
    assert [(event.rule, event.cause, event.detail) for event in yogi.told("palace called")] == [
        ("RIV-11", f"river {space}", (3,))
    ]
    assert yogi.story[1:-2] == ["karma PAL-7 +2", "die gained PAL-7 +1"]
    assert (yogi.me["workers"], yogi.me["dice"]) == (["port-1"], kali(orange=[6], blue=[4]))
    raja = play(called.position, "call 4", "upgrade fort")
    assert raja.story[1:-2] == ["upgrade PAL-8 +1", "coins PAL-8 +3"]
    dancer = play(called.position, "call 2", "colour blue", "colour blue", "rolls 1", "rolls 1")
    assert dancer.asks == "chance draw"
    assert play(called.position, "call 6").options == ["sail 6"]


@pytest.mark.rule("RIV-11", "MBD-3")
def test_a_called_builders_difference_is_still_paid() -> None:
    me = {"dice": kali(orange=[1], green=[4, 1]), "karma": 0, "province": [lies("2,3", "orange-01")]}
    others = [{"workers": ["chamber-5"]}]
    laid = table(me=CALM | {"boat": 3} | me, others=others, open={"green cow": "green-08"})
    called = play(laid, "place port-1", "pay orange:1", "sail 1", "call 5", "tile green-08", "cover 2,3")
    assert called.options == ["pay green:4"]
    short = {"price": 4, "paid": 1, "short": 3, "colour": "green"}
    assert refusals(called.position, "pay green:1") == [("MBD-3", short)]
    after = play(called.position, "pay green:4", "put 2,3 turn 0")
    assert [(event.rule, event.amount) for event in after.told("die paid")] == [("MBD-3", -1)]
    assert after.me["province"] == [lies("2,3", "green-08", covers="orange-01")]


@pytest.mark.rule("RIV-11", "MBD-7")
def test_a_builder_without_tile_or_dice_is_not_called() -> None:
    no_tile = land(4)
    assert no_tile.options == ["call 2", "call 3", "call 4", "call 6"]
    lapsed = [("RIV-11", {"action": 5}), ("TRN-8", {})]
    assert refusals(no_tile.position, "call 5") == [("MBD-7", {"tiles": 0}), *lapsed]
    no_dice = land(4, province=[lies("2,3", "orange-01")])
    assert refusals(no_dice.position, "call 5") == [("MBD-7", {"tiles": 1}), *lapsed]
    able = land(4, province=[lies("2,3", "orange-01")], dice=kali(orange=[1, 3]))
    assert refusals(able.position, "call 5") == []


@pytest.mark.rule("RIV-11", "PAL-10")
def test_a_called_portuguese_needs_his_6_spaces() -> None:
    game = printed(('"fame 4", "coins 1 per market"', '"palace 2-6", "palace 2-6"'))
    near = land(25, game=game)
    assert near.options == ["call 2", "call 3", "call 4"]
    assert refusals(near.position, "call 6") == [
        ("PAL-10", {"needed": 6, "ahead": 5}),
        ("RIV-11", {"action": 6}),
        ("TRN-8", {}),
    ]
    enough = land(24, game=game)
    assert enough.options == ["call 2", "call 3", "call 4", "call 6"]
    after = play(enough.position, "call 6", "sail 6", game=game)
    assert [(event.rule, event.cause, event.amount) for event in after.told("boat moved")] == [
        ("PAL-9", "portuguese", 6)
    ]
    blocked = land(24, others=[{"boat": 28}], game=game)
    assert refusals(blocked.position, "call 6")[0] == ("PAL-10", {"needed": 6, "ahead": 5})


@pytest.mark.rule("RIV-11")
def test_one_such_space_may_lead_to_another() -> None:
    game = printed(('"dice green per karma", "coins 4"', '"dice green per karma", "palace 2-6"'))
    again = land(4, "call 6", "sail 6", game=game)
    assert (again.me["boat"], again.asks) == (10, "1 call")
    third = play(again.position, "call 6", "sail 6", game=game)
    assert (third.me["boat"], third.asks) == (16, "1 upgrade")


@pytest.mark.rule("RIV-11")
def test_dancer_yogi_and_raja_can_be_called_even_for_nothing() -> None:
    full = kali(orange=[1], green=[2, 2, 2], blue=[3, 3, 3], purple=[4, 4, 4])
    me = FREED | {"money": 10, "boat": 3, "karma": 3, "scrolls": AT_4, "dice": full}
    calling = play(table(me=me), "place outer-terrace-1", "sail 1")
    assert calling.options == ["call 2", "call 3", "call 4", "call 6"]
    yogi = play(calling.position, "call 3", "enough")
    assert yogi.story == ["palace called RIV-11", "karma forgone KAR-3 +2", "dice forgone DIE-3 +1"]
    raja = play(calling.position, "call 4")
    assert raja.story == ["palace called RIV-11", "upgrade forgone UPG-4 +1", "coins PAL-8 +3"]
    dancer = play(calling.position, "call 2", "enough", "draws karma 1")
    assert dancer.story[1:] == ["dice forgone DIE-3 +2", "yield drawn PAL-6 +1", "karma forgone KAR-3 +1"]


@pytest.mark.rule("RIV-12")
@pytest.mark.parametrize(
    ("space", "colour", "place"), [(5, "orange", 0), (9, "green", 1), (14, "blue", 2), (20, "purple", 3)]
)
@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_dice_of_the_colour_shown_one_for_each_karma(space: int, colour: str, place: int, karma: int) -> None:
    after = land(space, *["rolls 6"] * karma, karma=karma)
    assert after.me["dice"] == kali(**{colour: [6] * karma})
    told = [(event.rule, event.cause, event.detail) for event in after.told("die gained", "dice forgone")]
    assert told == [("RIV-12", f"river {space}", (place, 6))] * karma
    assert (after.asks, after.me["karma"]) == ("2 place", karma)


@pytest.mark.rule("RIV-13")
@pytest.mark.parametrize(("space", "fame"), [(6, 2), (15, 3), (24, 4), (30, 6)])
def test_the_fame_shown(space: int, fame: int) -> None:
    after = land(space)
    assert after.story[3:] == [f"fame RIV-13 +{fame}", "turn begun TRN-1"]
    assert after.me["fame"] == 6 + fame


@pytest.mark.rule("RIV-14")
@pytest.mark.parametrize("space", [7, 16, 27])
def test_1_upgrade(space: int) -> None:
    due = land(space, scrolls={"temple": 4})
    assert due.options == ["upgrade palace", "upgrade fort", "upgrade mill"]
    after = play(due.position, "upgrade palace")
    assert [(event.rule, event.cause, event.amount, event.detail) for event in after.told("upgrade")] == [
        ("RIV-14", f"river {space}", 1, (1, 3, 0))
    ]
    assert after.asks == "2 place"


@pytest.mark.rule("RIV-15")
@pytest.mark.parametrize("space", [8, 25])
def test_1_coin_for_each_market_in_sight(space: int) -> None:
    """A tile with two counts two, a building none, and of a covered tile only the one on top."""
    after = land(space, province=MARKETS)
    assert after.story[3:] == ["coins RIV-15 +5", "turn begun TRN-1"]
    assert after.told("coins")[0].cause == f"river {space}"
    hidden = land(space, province=[lies("2,3", "green-04", covers="green-03")])
    assert hidden.story[3:] == ["turn begun TRN-1"]


@pytest.mark.rule("RIV-16", "MKT-3")
@pytest.mark.parametrize("space", [11, 29])
def test_up_to_three_markets_of_different_goods(space: int) -> None:
    choosing = land(space, province=MARKETS)
    assert choosing.options[0] == "markets silk:1 tea:3 spices:4"
    assert choosing.options[-1] == "markets none"
    after = play(choosing.position, "markets silk:1 tea:3 spices:4")
    assert after.story[:2] == ["markets counted RIV-16 +3", "coins RIV-16 +8"]
    assert after.told("coins")[0].cause == f"river {space}"
    assert play(choosing.position, "markets tea:2").me["money"] == 15
    assert play(choosing.position, "markets none").me["money"] == 13
    assert refusals(choosing.position, "markets tea:3 tea:2") == [("RIV-16", {"count": 2})]
    covered = {"good": "silk", "coins": 2, "count": 1, "owned": 0}
    assert refusals(choosing.position, "markets silk:2 spices:4") == [("MKT-3", covered)]


@pytest.mark.rule("RIV-16", "MKT-4")
def test_different_goods_on_the_river_do_not_use_up_the_market() -> None:
    after = land(11, "markets none", others=[DONE, DONE_TOO], workers=[])
    assert refusals(after.position, "place different-goods-1") == []
    used = land(11, others=[{}, {}], workers=["different-goods-1"])
    assert used.asks == "1 markets"


@pytest.mark.rule("RIV-17", "MKT-3")
@pytest.mark.parametrize(("space", "limit", "coins"), [(13, 4, 12), (26, 5, 14)])
def test_up_to_4_or_5_markets_of_one_good_without_a_die(space: int, limit: int, coins: int) -> None:
    teas = ["tea:4", "tea:3", "tea:3", "tea:2", "tea:2", "tea:1"]
    choosing = land(space, province=TEAS, dice=kali(orange=[1, 6]))
    assert choosing.options[-1] == "markets none"
    after = play(choosing.position, " ".join(["markets", *teas[:limit]]))
    assert after.story[:2] == [f"markets counted RIV-17 +{limit}", f"coins RIV-17 +{coins}"]
    assert after.me["dice"] == kali(orange=[6])
    too_many = " ".join(["markets", *teas[: limit + 1]])
    assert too_many not in choosing.options
    assert refusals(choosing.position, too_many) == [("RIV-17", {"count": limit + 1, "limit": limit})]
    assert refusals(choosing.position, "markets silk:2 tea:4") == [("RIV-17", {"goods": 2})]
    assert play(choosing.position, "markets silk:2").me["money"] == 15
    assert play(choosing.position, "markets none").me["money"] == 13


@pytest.mark.rule("RIV-18", "RIV-19")
@pytest.mark.parametrize(
    ("scrolls", "upgrades"),
    [({}, 0), ({"mill": 3}, 1), ({"mill": 4}, 2), ({"temple": 3, "palace": 3, "fort": 4}, 4), (AT_4, 8)],
)
def test_1_fame_or_2_coins_for_each_upgrade_made_so_far(scrolls: dict[str, int], upgrades: int) -> None:
    fame = land(18, scrolls=scrolls)
    assert fame.me["fame"] == 6 + upgrades
    assert fame.story[3:-1] == ([f"fame RIV-18 +{upgrades}"] if upgrades else [])
    coins = land(23, scrolls=scrolls)
    assert coins.me["money"] == 13 + 2 * upgrades
    assert coins.story[3:-1] == ([f"coins RIV-19 +{2 * upgrades}"] if upgrades else [])


@pytest.mark.rule("RIV-20")
@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_2_fame_for_each_karma_held(karma: int) -> None:
    after = land(28, karma=karma)
    assert after.story[3:-1] == ([f"fame RIV-20 +{2 * karma}"] if karma else [])
    assert (after.me["fame"], after.me["karma"]) == (6 + 2 * karma, karma)


@pytest.mark.rule("RIV-5", "RIV-12")
def test_other_printed_rewards_are_given_in_their_order() -> None:
    game = printed(
        ('"dice any 2", "karma 2"', '"boat up to 3", "dice green 1, coins 2"'),
        ('"coins 3", "palace 2-6"', '"boat", "palace 2-6"'),
    )
    further = land(1, game=game)
    assert further.options == ["sail 1", "sail 2", "sail 3", "decline"]
    assert refusals(further.position, "sail 4") == [
        ("RIV-5", {"spaces": 4, "least": 1, "most": 3, "ahead": 29})
    ]
    after = play(further.position, "sail 1", "rolls 3", game=game)
    assert after.story[:3] == ["boat moved RIV-5 +1", "die gained RIV-12 +1", "coins RIV-10 +2"]
    stop = play(further.position, "sail 2", "decline", game=game)
    assert [(event.rule, event.cause) for event in stop.told("bonus declined")] == [("TRK-8", "river 3")]
