"""TRN, RND: turns, stages and rounds; effects that nest."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.ganges import GANGES
from tests.ganges.tables import asks, kali, lies, options, play, printed, refusals, rules, table

DONE: dict[str, Any] = {"active": 3, "workers": ["same-goods-1", "same-goods-2", "same-goods-3"]}
COLOURS = ("orange", "green", "blue", "purple")
ALL_FREED = {"active": 5, "waiting": []}


@pytest.mark.rule("TRN-1")
def test_in_a_stage_every_player_places_1_worker_from_the_first_player_clockwise() -> None:
    laid = table(others=[{}, {}], first=2, turn=2)
    after = play(laid, "place outer-terrace-1", "enough")
    assert after.asks == "3 place"
    after = play(after.position, "place outer-terrace-2", "enough")
    assert after.asks == "1 place"
    assert after.data["stage"] == 1
    after = play(after.position, "place outer-terrace-3", "enough")
    assert after.asks == "2 place"
    assert [(event.rule, event.detail) for event in after.told("stage begun")] == [("TRN-1", (2,))]


@pytest.mark.rule("TRN-1", "RND-2")
def test_every_turn_is_told_with_its_round_and_stage() -> None:
    next_stage = play(table(round=4, stage=2, turn=2), "place outer-terrace-1", "enough")
    (turn,) = next_stage.told("turn begun")
    assert (turn.player, turn.rule, turn.amount, turn.detail) == (0, "TRN-1", 0, (4, 3))
    me = {"workers": ["garden-green", "garden-blue"]}
    next_round = play(table(me=me, others=[DONE], round=4, stage=3), "place outer-terrace-1", "enough")
    told = next_round.told("round begun", "turn begun")
    assert [(event.player, event.amount, event.detail) for event in told] == [(1, 0, (5,)), (1, 0, (5, 1))]


@pytest.mark.rule("TRN-1")
def test_1_worker_a_turn_and_not_a_second() -> None:
    rerolling = play(table(), "place outer-terrace-1")
    assert rerolling.asks == "1 reroll"
    assert refusals(rerolling.position, "try second-worker") == [("TRN-1", {"left": 2})]


@pytest.mark.rule("TRN-1", "TRN-7")
def test_a_round_ends_when_nobody_can_place_any_more() -> None:
    me = {"workers": ["garden-green", "garden-blue"]}
    after = play(table(me=me, others=[DONE]), "place outer-terrace-1", "enough")
    assert [(event.rule, event.detail) for event in after.told("round begun")] == [("RND-2", (2,))]
    unfinished = {"active": 4, "waiting": ["money", "bridge"], "workers": DONE["workers"]}
    after = play(table(me=me, others=[unfinished]), "place outer-terrace-1", "enough")
    assert after.asks == "2 place"
    assert after.data["round"] == 1


@pytest.mark.rule("TRN-2")
def test_place_then_pay_then_act_then_the_next_player() -> None:
    laid = table(me={"dice": {"orange": [2]}}, others=[{"workers": ["port-1"]}])
    placed = play(laid, "place port-2")
    assert placed.asks == "1 pay"
    after = play(laid, "place port-2", "pay orange:2", "sail 2")
    assert after.story == [
        "worker placed TRN-1 +1",
        "coins RIV-1 -1",
        "die paid RIV-2 -1",
        "boat moved RIV-3 +2",
        "karma RIV-9 +2",
        "turn begun TRN-1",
    ]
    assert after.asks == "2 place"


@pytest.mark.rule("TRN-3")
def test_the_four_areas() -> None:
    me = {"money": 11, "boat": 3, "dice": {"orange": [1, 2, 3, 4], "green": [5, 6]}}
    me |= {"province": [lies("2,3", "orange-04")]}
    areas = {
        "quarry": ["quarry-1"],
        "market": ["different-goods-1", "same-goods-1", "same-goods-2", "same-goods-3"],
        "palace": [
            *(f"outer-terrace-{number}" for number in (1, 2, 3)),
            *(f"garden-{colour}" for colour in ("orange", "green", "blue", "purple")),
            *(f"balcony-{colour}" for colour in ("orange", "green", "purple", "blue")),
            *(f"chamber-{value}" for value in range(1, 7)),
        ],
        "port": ["port-1"],
    }
    laid = table(me=me, open={"green cow": "green-08"})
    assert options(laid) == [f"place {space}" for spaces in areas.values() for space in spaces]


@pytest.mark.rule("TRN-4")
def test_quarry_and_port_fill_in_order_market_and_palace_do_not() -> None:
    laid = table(me={"money": 11, "dice": {"orange": [2]}})
    for area, rule in (("quarry", "QRY-1"), ("port", "RIV-1")):
        assert refusals(laid, f"place {area}-1") == []
        assert refusals(laid, f"place {area}-2") == [
            (rule, {"space": f"{area}-2", "next": f"{area}-1"}),
            ("TRN-4", {"next": f"{area}-1"}),
        ]
        begun = table(me={"money": 11, "dice": {"orange": [2]}}, others=[{"workers": [f"{area}-1"]}])
        assert refusals(begun, f"place {area}-2") == []
    for space in ("same-goods-3", "outer-terrace-3", "garden-purple", "chamber-2"):
        assert refusals(laid, f"place {space}") == []


@pytest.mark.rule("TRN-5")
def test_one_worker_on_a_space_whoever_it_belongs_to() -> None:
    laid = table(me={"workers": ["garden-blue"]}, others=[{"workers": ["garden-green", "chamber-1"]}])
    assert refusals(laid, "place garden-blue") == [("TRN-5", {"space": "garden-blue"})]
    assert refusals(laid, "place garden-green") == [("TRN-5", {"space": "garden-green"})]
    assert refusals(laid, "place chamber-1") == [("TRN-5", {"space": "chamber-1"})]
    assert refusals(laid, "place garden-orange") == []


@pytest.mark.rule("TRN-6")
def test_a_cost_in_coins_that_cannot_be_paid() -> None:
    begun = [{"workers": ["quarry-1", "quarry-2", "port-1"]}]
    short = table(me={"money": 1, "dice": {"orange": [2]}}, others=begun)
    assert refusals(short, "place quarry-3") == [("TRN-6", {"cost": 2, "held": 1, "short": 1})]
    assert refusals(short, "place port-2") == []
    enough = table(me={"money": 2, "dice": {"orange": [2]}}, others=begun)
    assert refusals(enough, "place quarry-3") == []
    broke = table(me={"money": 0}, others=begun)
    assert refusals(broke, "place port-2") == [("TRN-6", {"cost": 1, "held": 0, "short": 1})]


@pytest.mark.rule("TRN-6")
def test_a_cost_in_dice_that_cannot_be_paid() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[4])})
    assert refusals(laid, "place balcony-green") == [("TRN-6", {"colour": "green", "held": 0})]
    assert refusals(laid, "place balcony-orange") == []
    assert refusals(laid, "place chamber-3") == [("TRN-6", {"value": 3, "karma": 0})]
    assert refusals(laid, "place chamber-4") == []
    assert refusals(laid, "place port-1") == [("TRN-6", {"most": 3, "karma": 0})]
    assert refusals(laid, "place same-goods-1") == []
    assert refusals(table(me={"dice": kali()}), "place same-goods-1") == [("TRN-6", {"held": 0})]
    with_karma = table(me={"karma": 1, "dice": kali(orange=[4])})
    assert refusals(with_karma, "place chamber-3") == refusals(with_karma, "place port-1") == []


@pytest.mark.rule("TRN-7")
def test_a_worker_must_be_placed_while_some_placement_is_legal() -> None:
    laid = table()
    assert "pass" not in options(laid)
    assert refusals(laid, "pass") == [("TRN-7", {"workers": 3, "spaces": len(options(laid))})]


@pytest.mark.rule("TRN-7")
def test_who_can_place_nowhere_is_passed_over_and_asked_again_in_the_next_stage() -> None:
    """Player 1 has an orange 5, all that it could pay is taken, and every open orange tile costs more."""
    poor = {"karma": 0, "dice": kali(orange=[5]), "workers": ["different-goods-1", "balcony-orange"]}
    builder = ALL_FREED | {
        "dice": kali(orange=[6]),
        "workers": ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3", "outer-terrace-4"],
    }
    third = ALL_FREED | {
        "workers": ["same-goods-1", "same-goods-2", "same-goods-3", "garden-green", "garden-blue"]
    }
    fourth = ALL_FREED | {"workers": ["garden-purple", "outer-terrace-5", "chamber-1"]}
    laid = table(
        me=poor,
        others=[builder, third, fourth],
        open={"orange snake": None, "orange cow": "orange-07", "orange tiger": None},
        hidden=["orange-06"],
        turn=4,
    )
    over = play(laid, "place garden-orange", "rolls 1")
    assert over.asks == "2 place"
    assert [(event.player, event.rule, event.amount) for event in over.told("passed over")] == [
        (0, "TRN-7", 1)
    ]
    again = play(
        over.position,
        "place quarry-1",
        "tile orange-07",
        "pay orange:6",
        "put 2,3 turn 0",
        "reveals orange-06",
        "first fame",
    )
    assert again.asks == "4 place"
    asked = play(again.position, "place balcony-blue", "pay blue:1", "rolls 1", "rolls 1")
    assert asked.asks == "1 place"
    assert asked.options == ["place quarry-2"]
    assert asked.data["stage"] == laid.stage + 2


@pytest.mark.rule("TRN-7")
def test_a_round_does_not_wait_for_a_worker_that_cannot_be_placed() -> None:
    taken = ["outer-terrace-1", "outer-terrace-2", "outer-terrace-3", "different-goods-1"]
    poor = ALL_FREED | {"money": 0, "dice": kali(), "workers": taken}
    other = ALL_FREED | {"workers": ["garden-green", "garden-blue", "garden-purple", "port-1"]}
    after = play(table(me=poor, others=[other], turn=2), "place garden-orange", "rolls 1")
    assert after.data["round"] == 2
    assert after.told("workers returned")[0].amount == 4


@pytest.mark.rule("TRN-8")
def test_a_placement_that_brings_nothing_is_legal() -> None:
    laid = table(me={"boat": 30}, supply={"orange": 0})
    for space in ("different-goods-1", "same-goods-1", "garden-orange"):
        assert refusals(laid, f"place {space}") == []
    for moves in (
        ("place different-goods-1", "markets none"),
        ("place same-goods-1", "pay orange:1", "markets none"),
        ("place garden-orange",),
    ):
        after = play(laid, *moves)
        assert after.asks == "2 place"
        assert after.told("coins", "die gained") == []


@pytest.mark.rule("TRN-8")
def test_quarry_builder_port_and_portuguese_need_an_action_that_can_be_done() -> None:
    dear = {f"{colour} {back}": None for colour in COLOURS for back in ("snake", "cow")}
    stuck = table(me={"boat": 30, "karma": 0, "dice": kali(orange=[1, 5], green=[6])}, open=dear)
    assert refusals(stuck, "place quarry-1") == [("QRY-4", {"tiles": 4}), ("TRN-8", {})]
    assert refusals(stuck, "place chamber-5") == [("MBD-7", {"tiles": 0}), ("TRN-8", {})]
    assert refusals(stuck, "place port-1") == [("RIV-6", {"space": 30}), ("TRN-8", {})]
    assert refusals(stuck, "place chamber-6") == [
        ("PAL-10", {"needed": 6, "ahead": 0}),
        ("RIV-6", {"space": 30}),
        ("TRN-8", {}),
    ]
    able = table(
        me={"boat": 24, "dice": kali(orange=[1, 5], green=[6, 6]), "province": [lies("2,3", "orange-01")]}
    )
    for space in ("quarry-1", "chamber-5", "port-1", "chamber-6"):
        assert refusals(able, f"place {space}") == []


@pytest.mark.rule("QRY-1", "QRY-4", "TRN-4", "TRN-6", "TRN-8")
def test_refusals_come_with_the_chapters_own_rules_first() -> None:
    nothing = {"money": 0, "dice": kali()}
    assert rules(table(me=nothing), "place quarry-1") == ["QRY-4", "TRN-6", "TRN-8"]
    assert rules(table(me=nothing), "place quarry-3") == ["QRY-1", "QRY-4", "TRN-4", "TRN-6", "TRN-8"]
    arrived = {"money": 0, "boat": 30, "karma": 0, "dice": kali(orange=[6])}
    laid = table(me=arrived, others=[{"workers": ["chamber-6"]}])
    assert rules(laid, "place port-3") == ["RIV-1", "RIV-6", "TRN-4", "TRN-6", "TRN-6", "TRN-8"]
    assert rules(laid, "place chamber-6") == ["PAL-10", "RIV-6", "TRN-5", "TRN-8"]
    taken = table(me={"money": 5, "dice": {"orange": [2]}}, others=[{"workers": ["quarry-1"]}])
    assert rules(taken, "place quarry-1") == ["QRY-1", "TRN-4", "TRN-5"]


@pytest.mark.rule("TRN-8", "QRY-3", "PRV-2")
def test_a_whole_turn_is_judged_part_by_part() -> None:
    laid = table(me={"dice": {"orange": [1, 1]}, "karma": 0})
    turn = ["place quarry-1", "tile orange-01", "pay orange:1", "put 4,1 turn 0"]
    parts = [GANGES.read(part) for part in turn]
    assert [refusal.rule for refusal in GANGES.check_turn(laid, parts)] == ["QRY-3"]
    parts[2] = GANGES.read("pay orange:1 orange:1")
    assert [refusal.rule for refusal in GANGES.check_turn(laid, parts)] == ["PRV-2"]
    parts[3] = GANGES.read("put 2,3 turn 0")
    assert GANGES.check_turn(laid, parts) == ()


@pytest.mark.rule("TRN-9")
def test_the_marker_moves_the_whole_way_before_a_space_passed_is_settled() -> None:
    """3 coins on 10 pass money 12: the boat's reward comes on top of 13, then the turn goes on."""
    laid = table(me={"money": 11, "boat": 2, "dice": {"orange": [5]}}, open={"orange cow": "orange-06"})
    bonus = play(laid, "place quarry-1", "tile orange-06", "pay orange:5", "put 1,2 turn 1")
    assert bonus.asks == "1 sail"
    assert bonus.me["money"] == 13
    after = play(bonus.position, "sail 1")
    coins = [(event.cause, event.amount) for event in after.told("coins")]
    assert coins == [("river 3", 3), ("yield 1,2 west", 5)]
    assert after.me["money"] == 21
    assert [event.cause for event in after.told("worker freed")] == ["money track"]


@pytest.mark.rule("TRN-9")
def test_reached_means_below_before_and_at_or_above_now_by_a_gain() -> None:
    assert play(table(me={"money": 10}), "place outer-terrace-1").asks == "1 sail"
    assert play(table(me={"money": 11}), "place outer-terrace-1").asks == "1 sail"
    assert play(table(me={"money": 9}), "place outer-terrace-1").asks == "1 reroll"
    beyond = play(table(me={"money": 12, "bonus": 33}), "place outer-terrace-1")
    assert beyond.asks == "1 reroll"
    paying = play(table(me={"money": 13, "dice": {"orange": [2]}}), "place quarry-1")
    assert paying.me["money"] == 12
    assert paying.asks == "1 tile"


@pytest.mark.rule("TRN-9", "PRV-7", "TRK-4", "RIV-11")
def test_a_chain_of_the_printed_figures() -> None:
    """A tile's coins pass money 12, the boat stops at "palace 2-6", the dancer's token pays; then yields."""
    laid = table(
        me={"money": 11, "boat": 3, "dice": {"orange": [5]}},
        open={"orange snake": "orange-05"},
    )
    building = ("place quarry-1", "tile orange-05", "pay orange:5", "put 1,4 turn 3")
    bonus = play(laid, *building)
    assert bonus.asks == "1 sail"
    assert bonus.options == ["sail 1", "decline"]
    called = play(bonus.position, "sail 1")
    assert called.options == ["call 2", "call 3", "call 4", "call 5", "call 6"]
    dancing = play(
        called.position, "call 2", "colour green", "colour blue", "rolls 3", "rolls 4", "draws coins 3"
    )
    assert dancing.asks == "1 yield"
    assert dancing.options == ["yield 1,4 north", "yield 1,4 east"]
    after = play(dancing.position, "yield 1,4 east", "colour purple", "rolls 6", "upgrade mill")
    whole = [*bonus.story, *called.story, *dancing.story, *after.story]
    assert whole == [
        "worker placed TRN-1 +1",
        "coins QRY-1 -1",
        "die paid QRY-3 -1",
        "tile laid QRY-4 +1",
        "yield joined PRV-6 +1",
        "yield joined PRV-6 +1",
        "tile revealed QRY-5 +1",
        "coins INC-1 +3",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "palace called RIV-11",
        "die gained PAL-6 +1",
        "die gained PAL-6 +1",
        "yield drawn PAL-6 +1",
        "coins PAL-6 +3",
        "karma PRV-6 +2",
        "die gained PRV-6 +1",
        "upgrade PRV-6 +1",
        "turn begun TRN-1",
    ]


@pytest.mark.rule("TRN-9", "RIV-7", "WRK-1", "TRK-7")
def test_a_chain_under_the_bridge() -> None:
    """3 coins pass money 12; the boat passes the bridge, which frees a worker; its 6 coins reach money 20."""
    laid = table(me={"money": 11, "boat": 20, "dice": {"orange": [4]}})
    after = play(laid, "place chamber-4", "pay orange:4", "upgrade fort", "sail 1")
    assert after.story == [
        "worker placed TRN-1 +1",
        "die paid PAL-4 -1",
        "upgrade PAL-8 +1",
        "coins PAL-8 +3",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "worker freed RIV-7 +1",
        "coins RIV-10 +6",
        "worker freed WRK-1 +1",
        "worker boxed WRK-3 +1",
        "turn begun TRN-1",
    ]


@pytest.mark.rule("TRN-9", "RIV-7", "RIV-11", "MBD-1", "MBD-5", "PRV-7", "PRV-8")
def test_the_whole_chain_with_the_bridge_before_the_palace() -> None:
    """Coins of a tile, boat, bridge, worker, "palace 2-6", master builder, his tile's yield, and back."""
    game = printed(("bridge_after = 20", "bridge_after = 16"))
    laid = table(
        me={
            "money": 11,
            "boat": 16,
            "dice": {"orange": [5], "green": [2]},
            "province": [lies("1,2", "orange-01", turn=1)],
        },
        open={"orange snake": "orange-05", "green snake": "green-04"},
        game=game,
    )
    asked: list[str] = []
    events: list[str] = []
    position = laid
    for move in (
        "place quarry-1",
        "tile orange-05",
        "pay orange:5",
        "put 1,4 turn 3",
        "sail 1",
        "call 5",
        "tile green-04",
        "cover 1,2",
        "pay green:2",
        "put 1,2 turn 1",
        "yield 1,4 east",
        "colour blue",
        "rolls 4",
        "upgrade fort",
    ):
        asked.append(asks(position, game=game).removeprefix("1 "))
        assert move in options(position, game=game)
        after = play(position, move, game=game)
        position = after.position
        events += after.story
    assert asked == [
        *("place", "tile", "pay", "put", "sail", "call", "cover tile", "cover", "pay", "put", "yield"),
        *("colour", "chance roll", "upgrade"),
    ]
    assert events == [
        "worker placed TRN-1 +1",
        "coins QRY-1 -1",
        "die paid QRY-3 -1",
        "tile laid QRY-4 +1",
        "yield joined PRV-6 +1",
        "yield joined PRV-6 +1",
        "tile revealed QRY-5 +1",
        "coins INC-1 +3",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "worker freed RIV-7 +1",
        "palace called RIV-11",
        "die paid MBD-3 -1",
        "tile laid MBD-1 +1",
        "yield joined PRV-6 +1",
        "tile revealed QRY-5 +1",
        "fame INC-2 +2",
        "coins PRV-6 +5",
        "karma PRV-6 +2",
        "die gained PRV-6 +1",
        "upgrade PRV-6 +1",
        "turn begun TRN-1",
    ]
    me = game.to_data(position)["players"][0]
    assert (me["money"], me["fame"], me["karma"], me["boat"], me["active"]) == (18, 2, 3, 17, 4)
    assert sorted(me["yields"]) == ["1,2 west", "1,4 east", "1,4 north"]


@pytest.mark.rule("TRN-10")
@pytest.mark.parametrize(
    ("moves", "order"),
    [
        (("place chamber-1", "pay orange:1"), ["fame PAL-5 +2", "favour of mogul PAL-5"]),
        (
            (
                "place chamber-2",
                "pay green:2",
                "colour blue",
                "colour blue",
                "rolls 1",
                "rolls 1",
                "draws karma 1",
            ),
            ["die gained PAL-6 +1", "die gained PAL-6 +1", "yield drawn PAL-6 +1", "karma PAL-6 +1"],
        ),
        (
            ("place chamber-3", "pay blue:3", "colour blue", "rolls 1"),
            ["karma PAL-7 +2", "die gained PAL-7 +1"],
        ),
        (("place chamber-4", "pay purple:4", "upgrade fort"), ["upgrade PAL-8 +1", "coins PAL-8 +3"]),
    ],
)
def test_the_parts_of_a_reward_come_in_the_order_written(moves: tuple[str, ...], order: list[str]) -> None:
    after = play(table(me={"dice": kali(orange=[1], green=[2], blue=[3], purple=[4])}), *moves)
    assert after.story[2:-1] == order
    assert after.asks == "2 place"


@pytest.mark.rule("TRN-10")
def test_the_order_of_a_reward_cannot_be_changed() -> None:
    yogi = play(table(me={"dice": {"orange": [3]}}), "place chamber-3", "pay orange:3")
    assert yogi.me["karma"] == 3
    assert yogi.asks == "1 colour"
    assert refusals(yogi.position, "try change-order") == [("TRN-10", {})]


LAST_WORKER = {"workers": ["garden-green", "garden-blue"]}


@pytest.mark.rule("RND-1")
def test_the_elephant_passes_clockwise() -> None:
    laid = table(me=LAST_WORKER, others=[DONE, {"workers": ["port-1", "port-2", "port-3"]}])
    after = play(laid, "place outer-terrace-1", "enough")
    assert [(event.rule, event.cause, event.detail) for event in after.told("elephant")] == [
        ("RND-1", "clockwise", (2,))
    ]
    assert after.asks == "2 place"
    last = table(others=[DONE], me=LAST_WORKER, first=2)
    assert play(last, "place outer-terrace-1", "enough").asks == "1 place"


@pytest.mark.rule("RND-1", "PAL-5")
def test_the_elephant_goes_to_who_used_the_great_mogul_or_stays() -> None:
    others = [DONE, {"workers": ["port-1", "port-2", "port-3"]}]
    given = play(table(me=LAST_WORKER, others=others, mogul=3), "place outer-terrace-1", "enough")
    assert given.asks == "3 place"
    assert [(event.rule, event.cause) for event in given.told("elephant")] == [("RND-1", "great mogul")]
    assert given.data["mogul"] is None
    kept = play(table(me=LAST_WORKER, others=others), "place chamber-1", "pay orange:1")
    assert kept.asks == "1 place"
    assert kept.data["first"] == 1


@pytest.mark.rule("RND-2")
def test_all_workers_return_and_the_new_first_player_begins() -> None:
    after = play(table(me=LAST_WORKER, others=[DONE]), "place outer-terrace-1", "enough")
    assert [(event.player, event.amount) for event in after.told("workers returned")] == [(0, 3), (1, 3)]
    assert {event.rule for event in after.told("workers returned")} == {"RND-2"}
    assert [player["workers"] for player in after.data["players"]] == [[], []]
    assert (after.data["round"], after.data["stage"], after.asks) == (2, 1, "2 place")
    assert refusals(after.position, "place garden-green") == []


@pytest.mark.rule("RND-2")
def test_no_worker_returns_before_the_round_ends() -> None:
    laid = table(me={"workers": ["garden-green"]})
    assert refusals(laid, "try take-worker-back garden-green") == [("RND-2", {"space": "garden-green"})]
