"""MKT: different goods and same goods, and the markets that the player lets count."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rajas.ganges.market import same_goods
from rajas.ganges.position import Position
from tests.ganges.tables import Played, kali, lies, options, play, printed, refusals, rules, table

# silk 3, silk 1, tea 2, tea 2, spices 1
SHOPS = [
    lies("2,3", "orange-06"),
    lies("3,3", "orange-01"),
    lies("1,2", "orange-03", turn=1),
    lies("1,4", "purple-03", turn=2),
    lies("3,4", "blue-01", turn=2),
]
OWNER: dict[str, Any] = {"province": SHOPS}
DONE = {"workers": ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3"]}
ALSO_DONE = {"workers": ["garden-orange", "garden-green", "garden-blue"]}


def different(**me: Any) -> Played:
    return play(table(me=OWNER | me), "place different-goods-1")


def same(die: int, **me: Any) -> Played:
    laid = table(me=OWNER | {"dice": kali(blue=[die])} | me)
    return play(laid, "place same-goods-1", f"pay blue:{die}")


def offers(laid: Position, space: str, **how: Any) -> bool:
    """A space is offered just when nothing is said against it."""
    listed = f"place {space}" in options(laid, **how)
    assert listed == (refusals(laid, f"place {space}", **how) == [])
    return listed


@pytest.mark.rule("MKT-1")
def test_different_goods_are_free_and_pay_one_market_of_each_good_in_one_move() -> None:
    after = play(different().position, "markets silk:3 tea:2 spices:1")
    assert after.story == ["markets counted MKT-1 +3", "coins MKT-1 +6", "turn begun TRN-1"]
    counted, coins = after.events[:2]
    assert (counted.cause, coins.cause) == ("different goods", "different goods")
    assert [str(market) for market in counted.detail[0]] == ["silk:3", "tea:2", "spices:1"]
    assert after.me["money"] == 3 + 6
    assert after.me["dice"] == kali(orange=[1], green=[1], blue=[1], purple=[1])


@pytest.mark.rule("MKT-1")
def test_different_goods_need_neither_coins_nor_dice() -> None:
    assert offers(table(me=OWNER | {"money": 0, "dice": kali()}), "different-goods-1")


@pytest.mark.rule("MKT-1", "MKT-3")
def test_every_choice_of_different_goods_is_offered_the_best_first_and_equal_markets_once() -> None:
    assert different().options == [
        "markets silk:3 tea:2 spices:1",
        "markets silk:3 tea:2",
        "markets silk:3 spices:1",
        "markets silk:1 tea:2 spices:1",
        "markets silk:3",
        "markets silk:1 tea:2",
        "markets tea:2 spices:1",
        "markets tea:2",
        "markets silk:1 spices:1",
        "markets silk:1",
        "markets spices:1",
        "markets none",
    ]


@pytest.mark.rule("MKT-1")
def test_a_second_market_of_a_good_does_not_pay() -> None:
    choosing = different().position
    assert refusals(choosing, "markets silk:3 silk:1") == [("MKT-1", {"count": 2})]
    assert refusals(choosing, "markets spices:1 tea:2 tea:2") == [("MKT-1", {"count": 2})]
    assert refusals(choosing, "markets silk:1 tea:2") == []


@pytest.mark.rule("MKT-1")
def test_a_fourth_market_of_different_goods_does_not_pay() -> None:
    assert refusals(different().position, "markets silk:3 silk:1 tea:2 spices:1") == [
        ("MKT-1", {"count": 2}),
        ("MKT-1", {"count": 4, "limit": 3}),
    ]


@pytest.mark.rule("MKT-1")
def test_two_markets_of_one_tile_count_as_two() -> None:
    choosing = different(province=[lies("2,3", "orange-08")])
    assert choosing.options[0] == "markets silk:1 spices:2"
    assert play(choosing.position, "markets silk:1 spices:2").me["money"] == 6


@pytest.mark.rule("MKT-2")
@pytest.mark.parametrize("colour", ["orange", "green", "blue", "purple"])
def test_same_goods_cost_1_die_of_any_colour(colour: str) -> None:
    laid = table(me=OWNER | {"dice": kali(**{colour: [2]})})
    after = play(laid, "place same-goods-2", f"pay {colour}:2", "markets tea:2 tea:2")
    assert after.story == [
        "worker placed TRN-1 +1",
        "die paid MKT-2 -1",
        "markets counted MKT-2 +2",
        "coins MKT-2 +4",
        "turn begun TRN-1",
    ]
    assert {event.cause for event in after.events[1:4]} == {"same goods"}
    assert [str(market) for market in after.events[2].detail[0]] == ["tea:2", "tea:2"]
    assert after.me["money"] == 3 + 4
    assert after.me["dice"] == kali()
    assert after.data["supply"][colour] == 11


@pytest.mark.rule("MKT-2")
def test_same_goods_take_exactly_1_die_that_is_held() -> None:
    paying = play(table(me=OWNER | {"karma": 0, "dice": kali(orange=[2], blue=[5])}), "place same-goods-1")
    assert paying.asks == "1 pay"
    assert refusals(paying.position, "pay orange:2 blue:5") == [("MKT-2", {"count": 2})]
    missing = {"colour": "green", "value": 4, "count": 1, "held": 0}
    assert refusals(paying.position, "pay green:4") == [("TRN-6", missing)]
    assert rules(paying.position, "pay orange:2 green:4") == ["MKT-2", "TRN-6"]
    assert refusals(paying.position, "pay blue:5") == []


@pytest.mark.rule("MKT-2", "TRN-5", "TRN-6")
def test_a_same_goods_space_is_closed_when_taken_or_without_a_die() -> None:
    bare = OWNER | {"dice": kali()}
    assert not offers(table(me=bare), "same-goods-1")
    taken = [{"workers": ["same-goods-1"]}]
    assert refusals(table(me=bare, others=taken), "place same-goods-1") == [
        ("TRN-5", {"space": "same-goods-1"}),
        ("TRN-6", {"held": 0}),
    ]
    laid = table(me=OWNER | {"dice": kali(green=[1])}, others=taken)
    assert refusals(laid, "place same-goods-1") == [("TRN-5", {"space": "same-goods-1"})]
    assert not offers(laid, "same-goods-1")
    assert offers(laid, "same-goods-2")
    assert offers(laid, "same-goods-3")


@pytest.mark.rule("MKT-2")
def test_the_value_of_the_die_is_how_many_markets_may_pay() -> None:
    teas = [*SHOPS, lies("2,4", "green-06")]
    with_2 = same(2, province=teas).position
    assert refusals(with_2, "markets tea:3 tea:2 tea:2") == [("MKT-2", {"count": 3, "limit": 2})]
    assert play(with_2, "markets tea:3 tea:2").me["money"] == 3 + 5
    with_3 = same(3, province=teas).position
    assert play(with_3, "markets tea:3 tea:2 tea:2").me["money"] == 3 + 7


@pytest.mark.rule("MKT-2")
def test_same_goods_are_one_good_only() -> None:
    assert refusals(same(6).position, "markets silk:3 tea:2 spices:1") == [("MKT-2", {"goods": 3})]
    assert refusals(same(6).position, "markets silk:3 silk:1 tea:2") == [("MKT-2", {"goods": 2})]
    assert refusals(same(1).position, "markets silk:3 tea:2") == [
        ("MKT-2", {"goods": 2}),
        ("MKT-2", {"count": 2, "limit": 1}),
    ]
    assert refusals(same(6).position, "markets silk:3 silk:1") == []


@pytest.mark.rule("MKT-2", "MKT-3")
def test_every_choice_of_same_goods_is_offered_good_by_good() -> None:
    assert same(6).options == [
        "markets silk:3 silk:1",
        "markets silk:3",
        "markets silk:1",
        "markets tea:2 tea:2",
        "markets tea:2",
        "markets spices:1",
        "markets none",
    ]
    assert same(1).options == [
        "markets silk:3",
        "markets silk:1",
        "markets tea:2",
        "markets spices:1",
        "markets none",
    ]


@pytest.mark.rule("MKT-2", "KAR-5")
def test_karma_turns_the_die_of_same_goods() -> None:
    laid = table(me=OWNER | {"karma": 2, "dice": kali(purple=[1])})
    after = play(laid, "place same-goods-1", "pay purple:1>6", "markets tea:2 tea:2")
    assert after.story[1:5] == [
        "karma KAR-1 -1",
        "die turned KAR-1",
        "die paid MKT-2 -1",
        "markets counted MKT-2 +2",
    ]
    assert (after.me["karma"], after.me["money"]) == (1, 3 + 4)
    turned_down = play(table(me=OWNER | {"dice": kali(purple=[6])}), "place same-goods-1", "pay purple:6>1")
    assert refusals(turned_down.position, "markets tea:2 tea:2") == [("MKT-2", {"count": 2, "limit": 1})]


@pytest.mark.rule("MKT-2", "KAR-3", "KAR-5")
def test_without_karma_the_die_of_same_goods_stays_as_it_lies() -> None:
    paying = play(table(me=OWNER | {"karma": 0, "dice": kali(purple=[1])}), "place same-goods-1")
    assert paying.options == ["pay purple:1"]
    assert refusals(paying.position, "pay purple:1>6") == [("KAR-3", {"turns": 1, "karma": 0})]


@pytest.mark.rule("MKT-2", "KAR-4")
def test_a_turned_die_is_offered_only_where_it_lets_more_markets_pay() -> None:
    dice = kali(orange=[1, 2], green=[3], blue=[6])
    paying = play(table(me=OWNER | {"dice": dice}), "place same-goods-1")
    assert paying.options == [
        "pay orange:1",
        "pay orange:2",
        "pay orange:1>6",
        "pay green:3",
        "pay blue:6",
    ]
    for needless in ("pay orange:2>5", "pay green:3>4", "pay blue:6>1"):
        assert refusals(paying.position, needless) == []
    more = [*SHOPS, lies("2,4", "green-06")]
    paying = play(table(me={"province": more, "dice": kali(orange=[2])}), "place same-goods-1")
    assert paying.options == ["pay orange:2", "pay orange:2>5"]


@pytest.mark.rule("MKT-3")
def test_fewer_markets_may_count_and_the_cheaper_ones() -> None:
    assert play(different().position, "markets silk:1").me["money"] == 3 + 1
    assert play(same(6).position, "markets silk:1").me["money"] == 3 + 1
    assert play(same(6).position, "markets tea:2").me["money"] == 3 + 2


@pytest.mark.rule("MKT-3", "TRK-8")
@pytest.mark.parametrize(("choosing", "rule"), [(different(), "MKT-1"), (same(6), "MKT-2")])
def test_none_at_all_may_count(choosing: Played, rule: str) -> None:
    assert choosing.asks == "1 markets"
    assert refusals(choosing.position, "markets none") == []
    after = play(choosing.position, "markets none")
    assert after.story == [f"markets counted {rule}", "turn begun TRN-1"]
    assert after.me["money"] == 3


@pytest.mark.rule("MKT-3")
def test_fewer_markets_keep_the_marker_below_a_bonus() -> None:
    assert play(different(money=9).position, "markets silk:3").asks == "1 sail"
    assert play(different(money=9).position, "markets tea:2").asks == "2 place"


@pytest.mark.rule("MKT-3")
def test_only_own_markets_count_and_each_once() -> None:
    absent = {"good": "silk", "coins": 2, "count": 1, "owned": 0}
    assert refusals(different().position, "markets silk:2 tea:2") == [("MKT-3", absent)]
    third = {"good": "tea", "coins": 2, "count": 3, "owned": 2}
    assert refusals(same(6).position, "markets tea:2 tea:2 tea:2") == [("MKT-3", third)]
    assert refusals(different().position, "markets tea:2 tea:2 tea:2 silk:2") == [
        ("MKT-1", {"count": 3}),
        ("MKT-1", {"count": 4, "limit": 3}),
        ("MKT-3", third),
        ("MKT-3", absent),
    ]


@pytest.mark.rule("MKT-3")
def test_the_markets_of_another_player_do_not_count() -> None:
    choosing = play(table(others=[OWNER]), "place different-goods-1")
    assert choosing.options == ["markets none"]
    absent = {"good": "silk", "coins": 3, "count": 1, "owned": 0}
    assert refusals(choosing.position, "markets silk:3") == [("MKT-3", absent)]


SAIL_1 = ("place port-1", "pay orange:1", "sail 1")


def sailor(boat: int, **me: Any) -> dict[str, Any]:
    return OWNER | {"boat": boat, "dice": kali(orange=[1])} | me


@pytest.mark.rule("MKT-3", "RIV-16")
def test_different_goods_of_the_river_may_be_fewer_too() -> None:
    choosing = play(table(me=sailor(10)), *SAIL_1)
    assert choosing.options == different().options
    after = play(choosing.position, "markets silk:1 tea:2")
    assert after.story[:2] == ["markets counted RIV-16 +2", "coins RIV-16 +3"]
    assert {event.cause for event in after.events[:2]} == {"river 11"}
    assert play(choosing.position, "markets none").me["money"] == 3
    absent = {"good": "spices", "coins": 4, "count": 1, "owned": 0}
    assert refusals(choosing.position, "markets spices:4") == [("MKT-3", absent)]


@pytest.mark.rule("MKT-3", "RIV-17")
def test_same_goods_of_the_river_may_be_fewer_too_and_cost_no_die() -> None:
    choosing = play(table(me=sailor(12, dice=kali(orange=[1], green=[3]))), *SAIL_1)
    assert choosing.options == same(6).options
    after = play(choosing.position, "markets silk:1")
    assert after.story[:2] == ["markets counted RIV-17 +1", "coins RIV-17 +1"]
    assert {event.cause for event in after.events[:2]} == {"river 13"}
    assert after.me["dice"] == kali(green=[3])
    assert play(choosing.position, "markets none").me["money"] == 3


@pytest.mark.rule("RIV-16")
def test_the_river_pays_as_many_different_goods_as_it_shows() -> None:
    game = printed(('"different goods 3"', '"different goods 2"'))
    choosing = play(table(me=sailor(10), game=game), *SAIL_1, game=game)
    assert choosing.options[0] == "markets silk:3 tea:2"
    assert refusals(choosing.position, "markets silk:3 tea:2 spices:1", game=game) == [
        ("RIV-16", {"count": 3, "limit": 2})
    ]
    assert refusals(choosing.position, "markets silk:3 silk:1", game=game) == [("RIV-16", {"count": 2})]


@pytest.mark.rule("RIV-17")
def test_the_river_pays_as_many_markets_of_one_good_as_it_shows() -> None:
    five = [
        *(lies(f"2,{column}", tile) for column, tile in ((1, "blue-05"), (2, "green-06"), (3, "orange-03"))),
        *(lies(f"3,{column}", tile) for column, tile in ((1, "purple-03"), (2, "green-01"))),
    ]
    most = "markets tea:3 tea:3 tea:2 tea:2 tea:1"
    four = play(table(me=sailor(12, province=five)), *SAIL_1)
    assert four.options[0] == "markets tea:3 tea:3 tea:2 tea:2"
    assert refusals(four.position, most) == [("RIV-17", {"count": 5, "limit": 4})]
    assert refusals(four.position, most.removesuffix(" tea:1")) == []
    assert play(table(me=sailor(25, province=five)), *SAIL_1, most).told("coins")[0].amount == 11


@pytest.mark.rule("MKT-4")
@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_only_1_worker_a_round_trades_different_goods(players: int) -> None:
    others: list[dict[str, Any]] = [{}] * (players - 1)
    once = table(me={"workers": ["different-goods-1"]}, others=others)
    limit = {"limit": 1, "players": players}
    assert not offers(once, "different-goods-2")
    assert refusals(once, "place different-goods-2") == [("MKT-4", limit)]
    assert refusals(once, "place different-goods-1") == [
        ("MKT-4", limit),
        ("TRN-5", {"space": "different-goods-1"}),
    ]
    assert offers(table(me={"workers": ["garden-blue", "same-goods-1"]}, others=others), "different-goods-2")


@pytest.mark.rule("MKT-4")
def test_the_limit_is_each_players_own() -> None:
    laid = table(others=[{"workers": ["different-goods-1"]}, {}])
    assert refusals(laid, "place different-goods-1") == [("TRN-5", {"space": "different-goods-1"})]
    assert not offers(laid, "different-goods-1")
    assert offers(laid, "different-goods-2")


@pytest.mark.rule("MKT-4")
def test_with_2_players_there_is_no_such_limit() -> None:
    game = printed(("different_goods = { two = 1", "different_goods = { two = 2"))
    laid = table(me={"workers": ["different-goods-1"]}, game=game)
    assert offers(laid, "different-goods-2", game=game)
    assert refusals(laid, "place different-goods-1", game=game) == [("TRN-5", {"space": "different-goods-1"})]


@pytest.mark.rule("MKT-4")
def test_same_goods_have_no_limit() -> None:
    laid = table(me={"workers": ["same-goods-1", "different-goods-1"]}, others=[{}, {}])
    assert offers(laid, "same-goods-2")


@pytest.mark.rule("MKT-4", "TRN-5", "TRN-6")
def test_each_kind_of_market_is_closed_by_its_own_rules_only() -> None:
    """Player 1 has traded different goods and has no dice left: only free rooms are open."""
    bare = {"workers": ["different-goods-1"], "dice": kali(), "money": 0}
    laid = table(me=bare, others=[{"workers": ["different-goods-2", "same-goods-1"]}, {}])
    assert rules(laid, "place different-goods-2") == ["MKT-4", "TRN-5"]
    assert rules(laid, "place same-goods-1") == ["TRN-5", "TRN-6"]
    assert rules(laid, "place same-goods-2") == ["TRN-6"]
    assert options(laid) == [
        *(f"place outer-terrace-{number}" for number in range(1, 6)),
        *(f"place garden-{colour}" for colour in ("orange", "green", "blue", "purple")),
    ]
    fresh = table(me={"dice": kali()}, others=[{"workers": ["different-goods-1"]}, {}])
    assert rules(fresh, "place different-goods-1") == ["TRN-5"]


@pytest.mark.rule("MKT-4", "RND-2")
def test_the_limit_is_for_one_round() -> None:
    me = {"workers": ["different-goods-1", "port-1"]}
    laid = table(me=me, others=[DONE, ALSO_DONE], mogul=1)
    after = play(laid, "place outer-terrace-4", "enough")
    assert (after.asks, after.data["round"]) == ("1 place", 2)
    assert offers(after.position, "different-goods-2")


@pytest.mark.rule("MKT-4", "RIV-16")
def test_different_goods_of_the_river_do_not_count_for_the_limit() -> None:
    sail = (*SAIL_1, "markets silk:3 tea:2 spices:1")
    after = play(table(me=sailor(10), others=[DONE, ALSO_DONE]), *sail)
    assert after.asks == "1 place"
    assert offers(after.position, "different-goods-1")
    traded = table(me=sailor(10, workers=["different-goods-1"]), others=[DONE, ALSO_DONE])
    assert play(traded, *sail).me["money"] == 3 + 6


TEAS = [
    lies("2,3", "green-06"),
    lies("3,3", "orange-03"),
    lies("2,2", "purple-03"),
    lies("2,4", "blue-03"),
]


@pytest.mark.rule("MKT-5")
def test_in_the_example_a_die_of_3_pays_7_as_well_and_a_die_of_2_pays_5() -> None:
    best = [same(die, province=TEAS) for die in (3, 2, 1)]
    teas = [max(option for option in dealt.options if "tea" in option) for dealt in best]
    assert teas == ["markets tea:3 tea:2 tea:2", "markets tea:3 tea:2", "markets tea:3"]
    coins = [play(dealt.position, tea).told("coins")[0].amount for dealt, tea in zip(best, teas, strict=True)]
    assert coins == [7, 5, 3]
    assert different(province=TEAS).options == [
        "markets silk:2 tea:3",
        "markets silk:2 tea:2",
        "markets tea:3",
        "markets silk:2",
        "markets tea:2",
        "markets none",
    ]


@pytest.mark.rule("MKT-3")
def test_many_equal_markets_are_counted_at_once() -> None:
    started = time.process_time()
    choices = same_goods(((1,) * 32, (), ()), 32)
    assert [len(choice.markets) for choice in choices] == [*range(32, 0, -1), 0]
    assert time.process_time() - started < 0.2
