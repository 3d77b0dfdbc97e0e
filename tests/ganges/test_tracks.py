"""COI, TRK: the two tracks, and the bonuses beside them."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.game import Ganges
from tests.ganges.tables import Played, kali, lies, play, printed, refusals, table

TERRACE = ("place outer-terrace-1",)
MOGUL = ("place chamber-1", "pay orange:1")
PORT = ("place port-1", "pay orange:1", "sail 1")
FREED: dict[str, Any] = {"active": 5, "waiting": []}
TEMPLE_WEST = ("place quarry-1", "tile orange-02", "pay orange:3", "put 1,2 turn 1")


def to_money(space: int, game: Ganges = GANGES, **me: Any) -> Played:
    """2 coins of the outer terrace make it this much money."""
    return play(table(me={"money": space - 2, **me}, game=game), *TERRACE, game=game)


def to_fame(space: int, game: Ganges = GANGES, **me: Any) -> Played:
    """2 fame of the Great Mogul make it this much fame."""
    return play(table(me={"fame": space - 2, **me}, game=game), *MOGUL, game=game)


@pytest.mark.rule("COI-1")
def test_the_money_marker_moves_one_space_a_coin_forward_and_back() -> None:
    gained = play(table(me={"money": 3}), *TERRACE)
    assert gained.me["money"] == 5
    assert [(event.rule, event.cause, event.amount) for event in gained.told("coins")] == [
        ("PAL-1", "outer terrace", 2)
    ]
    begun = {"workers": ["quarry-1", "quarry-2"]}
    paid = play(table(me={"money": 9, "dice": kali(orange=[2])}, others=[begun]), "place quarry-3")
    assert paid.me["money"] == 7
    assert [(event.rule, event.cause, event.amount) for event in paid.told("coins")] == [
        ("QRY-1", "quarry-3", -2)
    ]
    assert paid.player(2)["money"] == 4


@pytest.mark.rule("COI-2", "TRN-6")
def test_the_last_coin_can_be_paid_and_no_coin_more() -> None:
    begun = {"workers": ["port-1"]}
    last = play(table(me={"money": 1}, others=[begun]), "place port-2")
    assert last.me["money"] == 0
    none = table(me={"money": 0}, others=[begun])
    assert refusals(none, "place port-2") == [("TRN-6", {"cost": 1, "held": 0, "short": 1})]
    below = GANGES.problems(table(me={"money": -1}))
    assert [(problem.rule, dict(problem.numbers)) for problem in below] == [("COI-2", {"value": -1})]


BONUS_DECISIONS = [
    ("fame", 5, "upgrade"),
    ("fame", 24, "karma bonus"),
    ("fame", 31, "sail"),
    ("money", 12, "sail"),
    ("money", 33, "colour"),
    ("money", 44, "sail"),
    ("money", 55, "colour"),
]


@pytest.mark.rule("TRK-1")
@pytest.mark.parametrize(("track", "space", "decision"), BONUS_DECISIONS)
def test_a_bonus_is_gained_on_reaching_or_passing_its_space(track: str, space: int, decision: str) -> None:
    reach, otherwise = {"fame": (to_fame, "2 place"), "money": (to_money, "1 reroll")}[track]
    me = FREED | ({"bonus": space} if track == "money" else {})
    assert reach(space - 1, **me).asks == otherwise
    assert reach(space, **me).asks == f"1 {decision}"
    assert reach(space + 1, **me).asks == f"1 {decision}"
    gained = me | ({"bonus": None} if track == "money" else {})
    assert reach(space + 2, **gained).asks == otherwise


@pytest.mark.rule("TRK-1")
@pytest.mark.parametrize(("track", "space", "decision"), BONUS_DECISIONS)
def test_a_bonus_belongs_to_its_own_track(track: str, space: int, decision: str) -> None:
    reach, otherwise = {"money": (to_fame, "2 place"), "fame": (to_money, "1 reroll")}[track]
    assert reach(space, bonus=None, **FREED).asks == otherwise


@pytest.mark.rule("TRK-2")
def test_fame_5_gives_an_upgrade_that_moves_its_scroll_at_once() -> None:
    due = to_fame(5)
    assert due.options == [f"upgrade {building}" for building in ("temple", "palace", "fort", "mill")]
    after = play(due.position, "upgrade fort")
    assert after.me["scrolls"] == {"temple": 2, "palace": 2, "fort": 3, "mill": 2}
    assert [(event.rule, event.cause, event.amount, event.detail) for event in after.told("upgrade")] == [
        ("TRK-2", "fame 5", 1, (2, 3, 1))
    ]


def fame_5_then_boat(space: int, scroll: str, game: Ganges = GANGES, **me: Any) -> Played:
    """A temple of 2 brings fame 5 and an upgrade; the yield beside it 5 coins and the boat of money 12."""
    before = {
        "money": 9,
        "fame": 3,
        "boat": space - 1,
        "dice": kali(orange=[3], purple=[6]),
    }
    laid = table(
        me=before | FREED | me, open={"orange snake": "orange-02", "purple cow": "purple-07"}, game=game
    )
    return play(laid, *TEMPLE_WEST, f"upgrade {scroll}", "sail 1", game=game)


@pytest.mark.rule("TRK-2")
def test_until_the_turn_ends_the_delayed_upgrade_is_not_counted() -> None:
    for scrolls, counted in (({}, 0), ({"mill": 3}, 1), ({"mill": 4, "fort": 3}, 3)):
        fame = fame_5_then_boat(18, "fort", scrolls=scrolls)
        assert fame.me["fame"] == 5 + counted
        coins = fame_5_then_boat(23, "fort", scrolls=scrolls)
        assert coins.me["money"] == 13 + 2 * counted
    assert fame_5_then_boat(18, "fort").told("fame")[1:] == []


@pytest.mark.rule("TRK-2")
def test_until_the_turn_ends_a_building_reads_its_delayed_scroll_one_step_lower() -> None:
    called = fame_5_then_boat(4, "fort")
    assert called.me["delayed"] == "fort"
    building = ("call 5", "tile purple-07", "cover 1,2", "pay purple:6", "put 1,2 turn 0", "first fame")
    after = play(called.position, *building)
    assert [event.amount for event in after.told("fame")] == [2]
    other = play(fame_5_then_boat(4, "mill", scrolls={"fort": 3}).position, *building)
    assert [event.amount for event in other.told("fame")] == [3]


@pytest.mark.rule("TRK-2")
def test_from_the_players_next_turn_the_delayed_upgrade_counts() -> None:
    me = {"fame": 3, "dice": kali(orange=[1, 1], purple=[4])}
    laid = table(me=me, open={"purple snake": "purple-04"})
    own_turn = play(laid, *MOGUL, "upgrade temple")
    assert own_turn.me["delayed"] is None
    assert own_turn.story[-2:] == ["upgrade counts TRK-2", "turn begun TRN-1"]
    assert [(event.player, event.detail) for event in own_turn.told("upgrade counts")] == [(0, (0, 3))]
    next_turn = play(own_turn.position, "place outer-terrace-1", "enough")
    assert next_turn.asks == "1 place"
    after = play(next_turn.position, "place quarry-1", "tile purple-04", "pay purple:4", "put 2,3 turn 0")
    assert [(event.rule, event.amount) for event in after.told("fame")] == [("INC-2", 3)]


@pytest.mark.rule("TRK-2")
def test_any_other_upgrade_of_the_turn_counts_at_once_also_of_the_same_scroll() -> None:
    counting = printed(
        ('"upgrade", "coins 1 per market"', '"upgrade, fame 1 per upgrade", "coins 1 per market"')
    )
    for scroll in ("fort", "mill"):
        due = fame_5_then_boat(7, "fort", game=counting)
        after = play(due.position, f"upgrade {scroll}", game=counting)
        assert after.me["fame"] == 6
        assert [event.detail[2] for event in after.told("upgrade")] == [0]
        counts = {"fort": (2, 4), "mill": (2, 3)}[scroll]
        assert [event.detail for event in after.told("upgrade counts")] == [counts]
    game = printed(('"coins 3", "palace 2-6"', '"coins 3", "upgrade, palace 2-6"'))
    building = ("call 5", "tile purple-07", "cover 1,2", "pay purple:6", "put 1,2 turn 0", "first fame")
    called = fame_5_then_boat(4, "fort", game=game)
    after = play(called.position, "upgrade fort", *building, game=game)
    assert (after.me["scrolls"]["fort"], [event.amount for event in after.told("fame")]) == (4, [3])


@pytest.mark.rule("TRK-2", "UPG-1", "UPG-4")
def test_how_far_a_scroll_can_still_move_is_read_off_its_marker() -> None:
    due = fame_5_then_boat(7, "fort", scrolls={"fort": 3})
    assert due.asks == "1 upgrade"
    assert due.options == ["upgrade temple", "upgrade palace", "upgrade mill"]
    assert refusals(due.position, "upgrade fort") == [("UPG-1", {"building": "fort", "step": 4})]
    at_end = {"temple": 4, "palace": 4, "fort": 3, "mill": 4}
    whole = fame_5_then_boat(7, "fort", scrolls=at_end)
    assert whole.asks == "2 place"
    assert [(event.rule, event.cause, event.amount) for event in whole.told("upgrade forgone")] == [
        ("UPG-4", "river 7", 1)
    ]


@pytest.mark.rule("TRK-2", "UPG-4")
def test_with_all_scrolls_at_4_the_upgrade_of_fame_5_is_forgone() -> None:
    after = to_fame(5, scrolls={"temple": 4, "palace": 4, "fort": 4, "mill": 4})
    assert [(event.rule, event.cause) for event in after.told("upgrade forgone")] == [("UPG-4", "fame 5")]
    assert after.asks == "2 place"


@pytest.mark.rule("TRK-3", "TRK-8")
def test_fame_24_gives_2_karma_or_none() -> None:
    due = to_fame(24, **FREED)
    assert due.options == ["take", "decline"]
    assert refusals(due.position, "take") == refusals(due.position, "decline") == []
    taken = play(due.position, "take")
    assert taken.me["karma"] == 3
    assert [(event.rule, event.cause, event.amount) for event in taken.told("karma")] == [
        ("TRK-3", "fame 24", 2)
    ]
    declined = play(due.position, "decline")
    assert (declined.me["karma"], declined.told("karma")) == (1, [])
    assert [(event.rule, event.cause) for event in declined.told("bonus declined")] == [("TRK-8", "fame 24")]


@pytest.mark.rule("TRK-3", "KAR-3")
def test_karma_of_fame_24_beyond_3_is_forgone() -> None:
    taken = play(to_fame(24, karma=2, **FREED).position, "take")
    assert [event.amount for event in taken.told("karma", "karma forgone")] == [1, 1]
    full = to_fame(24, karma=3, **FREED)
    assert full.asks == "2 place"
    assert [(event.rule, event.cause, event.amount) for event in full.told("karma forgone")] == [
        ("KAR-3", "fame 24", 2)
    ]


@pytest.mark.rule("TRK-4", "TRK-8")
@pytest.mark.parametrize(("track", "space"), [("fame", 31), ("money", 12), ("money", 44)])
def test_the_boat_may_move_to_the_next_unoccupied_space_and_take_its_reward(track: str, space: int) -> None:
    """Spaces 5 and 6 are occupied: the boat goes from 4 to 7, which gives an upgrade."""
    me = FREED | {"boat": 4}
    me |= {"fame": 29} if track == "fame" else {"money": space - 2, "bonus": space}
    laid = table(me=me, others=[{"boat": 6}, {"boat": 5}])
    due = play(laid, *(MOGUL if track == "fame" else TERRACE))
    assert due.options == ["sail 1", "decline"]
    numbers = {"least": 1, "most": 1, "ahead": 24}
    assert refusals(due.position, "sail 2") == [("TRK-4", numbers | {"spaces": 2})]
    assert refusals(due.position, "sail 0") == [("TRK-4", numbers | {"spaces": 0})]
    moved = play(due.position, "sail 1")
    assert (moved.me["boat"], moved.asks) == (7, "1 upgrade")
    assert [(event.rule, event.cause, event.amount) for event in moved.told("boat moved")] == [
        ("TRK-4", f"{track} {space}", 1)
    ]
    stayed = play(due.position, "decline")
    assert stayed.me["boat"] == 4
    assert [(event.rule, event.cause) for event in stayed.told("bonus declined")] == [
        ("TRK-8", f"{track} {space}")
    ]


@pytest.mark.rule("TRK-5")
@pytest.mark.parametrize("space", [33, 55])
def test_money_33_and_55_give_2_dice_of_any_colour(space: int) -> None:
    due = to_money(space, bonus=space, **FREED)
    after = play(due.position, "colour blue", "colour orange", "rolls 6", "rolls 5")
    assert [(event.rule, event.cause, event.detail) for event in after.told("die gained")] == [
        ("TRK-5", f"money {space}", (2, 6)),
        ("TRK-5", f"money {space}", (0, 5)),
    ]
    assert after.asks == "1 reroll"


@pytest.mark.rule("TRK-6")
@pytest.mark.parametrize(("shows", "following"), [(12, 33), (33, 44), (44, 55), (55, None)])
def test_the_bonus_marker_shows_the_next_money_bonus(shows: int, following: int | None) -> None:
    after = to_money(shows, bonus=shows, **FREED)
    assert after.me["bonus"] == following
    moved = after.told("bonus marker")
    assert [(event.rule, event.cause, event.amount) for event in moved] == [("TRK-6", f"money {shows}", 1)]
    assert [event.detail for event in moved] == [(shows, following or 0)]


@pytest.mark.rule("TRK-6")
@pytest.mark.parametrize("space", [12, 33, 44, 55])
def test_falling_back_and_passing_again_gives_nothing_twice(space: int) -> None:
    """A coin paid in the quarry takes the marker below; the tile's coin passes the space again."""
    following = {12: 33, 33: 44, 44: 55, 55: None}[space]
    me = FREED | {"money": space, "bonus": following, "dice": kali(orange=[2])}
    after = play(table(me=me), "place quarry-1", "tile orange-01", "pay orange:2", "put 2,3 turn 0")
    assert [event.amount for event in after.told("coins")] == [-1, 1]
    assert (after.me["money"], after.me["bonus"], after.asks) == (space, following, "2 place")


def windfall(coins: int, *changes: tuple[str, str]) -> Ganges:
    """The third space of the river pays this much."""
    return printed(('"coins 3", "palace 2-6"', f'"coins {coins}", "palace 2-6"'), *changes)


@pytest.mark.rule("TRK-6", "TRK-7")
def test_the_marker_passes_all_bonuses_of_one_move_before_they_are_settled_in_the_tracks_order() -> None:
    game = windfall(53)
    due = play(table(me={"money": 3, "boat": 2}, game=game), *PORT, game=game)
    assert due.story[3:] == [
        "coins RIV-10 +53",
        *["bonus marker TRK-6 +1"] * 4,
    ]
    assert (due.me["money"], due.me["bonus"], due.me["active"]) == (56, None, 3)
    assert due.options == ["sail 1", "decline"]
    worker = play(due.position, "decline", game=game)
    assert [event.detail for event in worker.told("worker freed")] == [("money",)]
    assert worker.options[-1] == "decline"
    boat = play(worker.position, "colour blue", "colour blue", "rolls 1", "rolls 1", game=game)
    assert (boat.asks, boat.told("die gained")[0].cause) == ("1 sail", "money 33")
    dice = play(boat.position, "decline", game=game)
    assert (dice.asks, dice.told("bonus declined")[0].cause) == ("1 colour", "money 44")
    after = play(dice.position, "decline", game=game)
    assert (after.asks, after.told("bonus declined")[0].cause) == ("2 place", "money 55")


@pytest.mark.rule("TRK-6")
def test_a_bonus_gained_before_is_left_out_of_a_long_move() -> None:
    game = windfall(40)
    me = {"money": 10, "bonus": 44, "boat": 2, "active": 4, "waiting": ["fame", "bridge"]}
    due = play(table(me=me, game=game), *PORT, game=game)
    assert [event.detail for event in due.told("bonus marker")] == [(44, 55)]
    assert due.asks == "1 sail"
    assert play(due.position, "decline", game=game).asks == "2 place"


@pytest.mark.rule("TRK-7")
def test_what_a_bonus_sets_off_is_settled_before_the_next() -> None:
    """Money 12 moves the boat, which pays 13 coins past money 33: those dice come before the worker of 20."""
    game = windfall(9, ('"palace 2-6", "dice orange per karma"', '"coins 13", "dice orange per karma"'))
    due = play(table(me={"money": 11, "boat": 2}, game=game), *PORT, "sail 1", game=game)
    assert due.story[3:] == [
        "coins RIV-10 +9",
        "bonus marker TRK-6 +1",
        "boat moved TRK-4 +1",
        "coins RIV-10 +13",
        "bonus marker TRK-6 +1",
    ]
    after = play(due.position, "decline", game=game)
    assert [event.kind for event in after.events] == ["bonus declined", "worker freed", "turn begun"]


@pytest.mark.rule("TRK-7")
def test_several_fame_bonuses_of_one_move_come_in_the_tracks_order() -> None:
    game = printed(('"fame 2", "upgrade"', '"fame 30", "upgrade"'))
    due = play(table(me={"fame": 1, "boat": 5}, game=game), *PORT, game=game)
    assert due.asks == "1 upgrade"
    karma = play(due.position, "upgrade mill", game=game)
    assert [event.kind for event in karma.events] == ["upgrade", "worker freed"]
    assert karma.asks == "1 karma bonus"
    boat = play(karma.position, "take", game=game)
    assert boat.asks == "1 sail"
    after = play(boat.position, "decline", game=game)
    assert (after.me["fame"], after.asks) == (31, "2 place")


@pytest.mark.rule("TRK-1", "TRN-9")
def test_a_space_that_the_marker_stands_on_is_not_reached_again_by_a_long_move() -> None:
    game = printed(('"fame 2", "upgrade"', '"fame 10", "upgrade"'))
    due = play(table(me=FREED | {"fame": 24, "boat": 5}, game=game), *PORT, game=game)
    assert (due.me["fame"], due.asks) == (34, "1 sail")
    assert play(due.position, "decline", game=game).asks == "2 place"
    short = play(table(me=FREED | {"fame": 5, "boat": 5}, game=game), *PORT, game=game)
    assert (short.me["fame"], short.asks) == (15, "2 place")


@pytest.mark.rule("COI-1")
def test_no_coins_and_no_fame_are_no_move() -> None:
    none = play(table(), "place different-goods-1", "markets none")
    assert none.told("coins") == []
    fame = play(table(me=FREED | {"boat": 17}), *PORT)
    assert fame.told("fame") == []


@pytest.mark.rule("TRK-8")
def test_coins_fame_karma_of_an_action_and_upgrades_cannot_be_declined() -> None:
    due = play(table(me={"dice": kali(blue=[4])}), "place chamber-4", "pay blue:4")
    assert due.asks == "1 upgrade"
    with pytest.raises(WrongDecision):
        GANGES.check(due.position, GANGES.read("decline"))
    for what in ("coins", "fame", "karma", "upgrade"):
        assert refusals(due.position, f"try decline-{what}") == [("TRK-8", {})]
    yogi = play(table(me={"dice": kali(blue=[3])}), "place chamber-3", "pay blue:3")
    assert (yogi.me["karma"], yogi.asks) == (3, "1 colour")


@pytest.mark.rule("TRK-8", "MKT-3")
def test_fewer_coins_come_only_by_counting_fewer_markets() -> None:
    province = [lies("2,3", "green-06"), lies("3,3", "orange-03")]
    due = play(table(me={"money": 9, "province": province}), "place different-goods-1")
    assert play(due.position, "markets tea:3").asks == "1 sail"
    assert play(due.position, "markets none").asks == "2 place"


@pytest.mark.rule("TRK-8")
def test_a_boat_moved_by_a_border_yield_may_stay() -> None:
    game = printed(('yield = "coins 5"', 'yield = "boat"'))
    me = {"dice": kali(orange=[3])}
    due = play(table(me=me, open={"orange snake": "orange-02"}, game=game), *TEMPLE_WEST, game=game)
    assert due.options == ["sail 1", "decline"]
    stayed = play(due.position, "decline", game=game)
    assert stayed.me["boat"] == 0
    assert [(event.rule, event.cause) for event in stayed.told("bonus declined")] == [
        ("TRK-8", "yield 1,2 west")
    ]
    moved = play(due.position, "sail 1", game=game)
    assert [(event.rule, event.cause, event.amount) for event in moved.told("boat moved")] == [
        ("PRV-6", "yield 1,2 west", 1)
    ]


@pytest.mark.rule("TRK-8")
def test_a_boat_moved_by_a_token_may_stay() -> None:
    game = printed(('"coins 3", "coins 3", "upgrade"', '"boat", "boat", "upgrade"'))
    dancing = ("place chamber-2", "pay blue:2", "colour blue", "colour blue", "rolls 1", "rolls 1")
    laid = table(me={"dice": kali(blue=[2])}, game=game)
    due = play(laid, *dancing, "draws boat", game=game)
    assert due.options == ["sail 1", "decline"]
    assert play(due.position, "decline", game=game).me["boat"] == 0


@pytest.mark.rule("TRK-4", "TRK-8")
def test_a_declined_bonus_does_not_come_again() -> None:
    declined = play(to_money(12).position, "decline", "enough", *["place garden-orange", "rolls 1"])
    assert declined.me["bonus"] == 33
    again = play(declined.position, "place outer-terrace-2")
    assert (again.me["money"], again.asks) == (14, "1 reroll")


@pytest.mark.rule("TRK-1")
def test_other_printed_bonuses_are_given_under_the_rule_of_their_kind() -> None:
    coins = to_fame(24, game=printed(('24 = "karma 2"', '24 = "coins 4"')), **FREED)
    assert [(event.rule, event.cause, event.amount) for event in coins.told("coins")] == [
        ("TRK-1", "fame 24", 4)
    ]
    later = printed(('33 = "dice any 2"', '33 = "upgrade"'))
    upgrade = play(to_money(33, game=later, bonus=33, **FREED).position, "upgrade mill", game=later)
    assert [(event.rule, event.detail) for event in upgrade.told("upgrade")] == [("TRK-2", (3, 3, 0))]
    counted = printed(('33 = "dice any 2"', '33 = "dice green per karma"'))
    due = to_money(33, game=counted, bonus=33, karma=2, **FREED)
    assert due.options == ["colour green", "decline"]
    dice = play(due.position, "colour green", "colour green", "rolls 1", "rolls 1", game=counted)
    assert [event.rule for event in dice.told("die gained")] == ["TRK-5", "TRK-5"]
