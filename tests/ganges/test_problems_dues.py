"""Hand-made positions: what is due must fit together, and fit the table."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core import DataError
from rajas.ganges import GANGES
from rajas.ganges.due import Due
from rajas.ganges.palace import TopYield
from rajas.ganges.turn import END_TURN
from rajas.ganges.words import COLOURS
from tests.ganges.tables import kali, lies
from tests.ganges.test_problems import END, FREED, Found, due, found, in_turn, stacks_without

FULL = dict.fromkeys(("temple", "palace", "fort", "mill"), 4)
ARRIVED = {"boat": 30, "active": 4, "waiting": ["fame", "money"]}

# What is due: its order


@pytest.mark.rule("TRN-2", "TRN-9")
@pytest.mark.parametrize(
    ("dues", "expected"),
    [
        (
            [due("upgrade", delayed=False), END],
            [("TRN-2", "due", {"count": 2})],
        ),
        (
            [due("upgrade", delayed=False), due("draw yield")],
            [("TRN-9", "due 1", {"sooner": "upgrade", "later": "draw yield"})],
        ),
        (
            [due("upgrade", delayed=False), due("upgrade", delayed=False)],
            [("TRN-9", "due 1", {"sooner": "upgrade", "later": "upgrade"})],
        ),
        (
            [due("roll die", colour="blue"), due("place worker")],
            [("TRN-9", "due 1", {"sooner": "roll die", "later": "place worker"})],
        ),
        (
            [due("call palace"), due("land", space=4)],
            [("TRN-9", "due 1", {"sooner": "call palace", "later": "land"})],
        ),
        (
            [due("opening die", player=1, colour="blue")],
            [("TRN-2", "due 1", {"sooner": "opening die", "later": "end turn"})],
        ),
        (
            [due("pay chamber", value=1), due("give", reward="coins 3")],
            [
                ("TRN-2", "due 1", {"sooner": "pay chamber", "later": "give"}),
                ("TRN-2", "due 1", {"due": "pay chamber", "space": "chamber-1"}),
            ],
        ),
        ([due("upgrade", delayed=False), due("give", reward="coins 3")], []),
        ([due("roll die", colour="blue"), due("roll die", colour="green"), due("top yield")], []),
    ],
)
def test_what_is_due_has_its_order(dues: list[dict[str, Any]], expected: Found) -> None:
    assert in_turn(*dues) == expected


@pytest.mark.rule("TRN-2")
@pytest.mark.parametrize(
    ("asked", "space"),
    [
        (due("choose tile"), "quarry"),
        (due("pay same goods"), "same-goods"),
        (due("name rerolls", named=[]), "outer-terrace"),
        (due("reroll die", colour="blue", value=1), "outer-terrace"),
        (due("pay balcony", space="balcony-blue"), "balcony-blue"),
        (due("pay chamber", value=2), "chamber-2"),
        (due("pay port"), "port"),
    ],
)
def test_what_a_space_asks_needs_a_worker_there(asked: dict[str, Any], space: str) -> None:
    rich = {"dice": kali(orange=[1, 2], blue=[1, 2])}
    assert in_turn(asked, me=rich) == [("TRN-2", "due 1", {"due": asked["due"], "space": space})]
    there = space if space in GANGES.board(2).by_name else f"{space}-1"
    assert in_turn(asked, on=there, me=rich) == []


@pytest.mark.rule("TRN-2")
def test_every_reason_is_a_rule() -> None:
    assert in_turn({**due("upgrade", delayed=False), "why": ["PAL-99", "garden"]}) == [
        ("TRN-2", "due 1", {"rule": "PAL-99"})
    ]


@pytest.mark.rule("TRN-2")
@pytest.mark.parametrize(("dues", "name"), [((), "end turn"), ((TopYield(),), "top yield")])
def test_what_comes_about_by_itself_does_not_wait(dues: tuple[Due, ...], name: str) -> None:
    position = GANGES.from_data({"players": 2}).changed(due=(END_TURN, *dues))
    assert ("TRN-2", "due 1", {"due": name}) in [
        (problem.rule, problem.where, dict(problem.numbers)) for problem in GANGES.problems(position)
    ]
    with pytest.raises(DataError):
        GANGES.from_data(GANGES.to_data(position))


# What is due: its contents

REWARDS: list[tuple[list[dict[str, Any]], dict[str, Any], Found]] = [
    ([due("give", reward="worker")], {}, [("TRN-9", "due 2", {"reward": "worker"})]),
    ([due("give", reward="fame 1 per bend")], {}, [("TRN-9", "due 2", {"reward": "fame 1 per bend"})]),
    ([due("give", reward="coins 99")], {}, [("TRN-9", "due 2", {"reward": "coins 99"})]),
    ([due("track bonus", track="fame", space=5, reward="upgrade")], {"fame": 5}, []),
    (
        [due("track bonus", track="fame", space=5, reward="upgrade")],
        {"fame": 4},
        [("TRK-1", "due 2", {"track": "fame", "space": 5})],
    ),
    (
        [due("track bonus", track="fame", space=15, reward="worker")],
        {"fame": 16, **FREED},
        [("TRK-1", "due 2", {"track": "fame", "space": 15, "reward": "worker"})],
    ),
    (
        [due("track bonus", track="money", space=33, reward="boat")],
        {"bonus": 44},
        [("TRK-1", "due 2", {"track": "money", "space": 33, "reward": "boat"})],
    ),
    ([due("track bonus", track="money", space=33, reward="dice any 2")], {"bonus": 44}, []),
    (
        [due("track bonus", track="money", space=33, reward="dice any 2")],
        {"bonus": 33},
        [("TRK-6", "due 2", {"track": "money", "space": 33})],
    ),
    (
        [due("track bonus", track="fame", space=5, reward="upgrade")] * 2,
        {"fame": 5},
        [("TRK-1", "due 3", {"due": "track bonus"}), ("TRK-1", "due 2", {"due": "track bonus"})],
    ),
]


@pytest.mark.rule("TRN-9", "TRK-1", "TRK-6")
@pytest.mark.parametrize(("dues", "me", "expected"), REWARDS)
def test_rewards_that_wait(dues: list[dict[str, Any]], me: dict[str, Any], expected: Found) -> None:
    assert in_turn(due("upgrade", delayed=False), *dues, me=me) == expected


TEN, NINE = kali(orange=[1] * 10), kali(orange=[1] * 9)
DICE: list[tuple[dict[str, Any], dict[str, Any], Found]] = [
    (due("make room", shown=[], count=2, lacking=2, may=False), {"dice": TEN}, []),
    (
        due("make room", shown=[], count=2, lacking=1, may=False),
        {"dice": TEN},
        [("DIE-7", "due 1", {"count": 2, "free": 0, "lacking": 1})],
    ),
    (
        due("make room", shown=[], count=5, lacking=5, may=False),
        {"dice": TEN},
        [("DIE-7", "due 1", {"count": 5})],
    ),
    (
        due("make room", shown=["orange"] * 2, count=2, lacking=2, may=False),
        {"dice": kali(orange=[1] * 10)},
        [],
    ),
    (due("name colours", shown=[], left=1, named=["blue"], may=False), {}, []),
    (due("name colours", shown=[], left=1, named=[], may=False), {"dice": NINE}, []),
    (
        due("name colours", shown=[], left=2, named=[], may=False),
        {"dice": NINE},
        [("DIE-7", "due 1", {"count": 2, "left": 2, "free": 1})],
    ),
    (
        due("name colours", shown=[], left=0, named=["blue"], may=False),
        {},
        [("DIE-7", "due 1", {"count": 1, "left": 0, "free": 6})],
    ),
    (
        due("name colours", shown=["blue"] * 2, left=1, named=["green"], may=True),
        {},
        [("DIE-4", "due 1", {"colour": "green", "count": 1})],
    ),
    (due("roll die", colour="blue"), {"dice": TEN}, [("DIE-2", "due 1", {"count": 1, "free": 0})]),
    (due("karma bonus", amount=2), {"karma": 2}, []),
    (due("karma bonus", amount=2), {"karma": 3}, [("KAR-3", "due 1", {"karma": 3})]),
    (due("karma bonus", amount=1), {}, [("TRK-3", "due 1", {"amount": 1})]),
]


@pytest.mark.rule("DIE-2", "DIE-3", "DIE-4", "DIE-7", "KAR-3", "TRK-3")
@pytest.mark.parametrize(("asked", "me", "expected"), DICE)
def test_dice_and_karma_that_are_due(asked: dict[str, Any], me: dict[str, Any], expected: Found) -> None:
    assert in_turn(asked, me=me) == expected


@pytest.mark.rule("DIE-4", "DIE-7")
def test_dice_that_the_supply_does_not_have() -> None:
    """Four players hold all blue dice, and player 1 could return only orange ones to make room."""
    hands = [kali(orange=[1] * 10), kali(blue=[1] * 10), kali(blue=[1] * 2), kali()]
    supply = {"orange": 2, "green": 12, "blue": 0, "purple": 12}

    def named(asked: dict[str, Any]) -> Found:
        seats: list[dict[str, Any]] = [{"dice": dice} for dice in hands]
        seats[0]["workers"] = ["garden-blue"]
        position = GANGES.from_data({"players": seats, "supply": supply, "due": [asked, END]})
        return [(problem.rule, problem.where, dict(problem.numbers)) for problem in GANGES.problems(position)]

    room = due("make room", shown=["blue"] * 2, count=2, lacking=2, may=False)
    assert named(room) == [("DIE-7", "due 1", {"count": 2, "free": 0, "lacking": 2})]
    hands[0] = kali(orange=[1] * 9)
    supply["orange"] = 3
    roll = due("roll die", colour="blue")
    assert named(roll) == [("DIE-4", "due 1", {"colour": "blue", "supply": 0})]


@pytest.mark.rule("PAL-1")
def test_dice_named_for_rerolling_lie_on_kali() -> None:
    reroll, upgrade = due("reroll die", colour="blue", value=1), due("upgrade", delayed=False)
    on, numbers = "outer-terrace-1", {"colour": "blue", "value": 1, "count": 2, "held": 1}
    assert in_turn(due("name rerolls", named=[["blue", 1]]), on=on) == []
    assert in_turn(due("name rerolls", named=[["blue", 1]] * 2), on=on) == [("PAL-1", "due 1", numbers)]
    assert in_turn(reroll, due("reroll die", colour="green", value=1), on=on) == []
    assert in_turn(reroll, reroll, on=on) == [("PAL-1", "due 2", numbers), ("PAL-1", "due 1", numbers)]
    assert in_turn(upgrade, due("name rerolls", named=[]), on=on) == []
    assert in_turn(upgrade, due("name rerolls", named=[["blue", 1]]), on=on) == [
        ("TRN-9", "due 1", {"sooner": "upgrade", "later": "name rerolls"})
    ]


OPEN, HIDDEN, RICH = "orange-01", "orange-02", kali(orange=[6, 6])
TILES: list[tuple[list[dict[str, Any]], Found]] = [
    ([due("pay tile", tile=OPEN), due("put tile", tile=OPEN)], []),
    ([due("put tile", tile=HIDDEN)], [("QRY-2", "due 1", {"tile": HIDDEN})]),
    ([due("pay tile", tile=OPEN)], [("TRN-2", "due 1", {"sooner": "pay tile", "later": "end turn"})]),
    (
        [due("pay tile", tile=OPEN), due("put tile", tile="blue-01")],
        [("TRN-9", "due 1", {"sooner": "pay tile", "later": "put tile"})],
    ),
    (
        [due("pay tile", tile="blue-01"), due("put tile", tile="blue-01")],
        [("QRY-3", "due 1", {"due": "pay tile"})],
    ),
    ([due("choose site", tile=HIDDEN)], [("QRY-2", "due 1", {"tile": HIDDEN})]),
    ([due("choose site", tile=OPEN)], [("MBD-7", "due 1", {"due": "choose site"})]),
    ([due("choose cover tile")], [("MBD-7", "due 1", {"due": "choose cover tile"})]),
    ([due("put cover", tile=OPEN, cell="2,3")], [("MBD-1", "due 1", {"cell": "2,3", "tile": OPEN})]),
    ([due("reveal", stack="blue cow")], [("QRY-5", "due 1", {"stack": "blue cow"})]),
    (
        [due("choose yield", left=["4,1 west"])],
        [("PRV-6", "due 1", {"place": "4,1 west"}), ("PRV-7", "due 1", {})],
    ),
]


@pytest.mark.rule("QRY-2", "QRY-3", "QRY-5", "MBD-1", "MBD-7", "PRV-6", "PRV-7", "TRN-2", "TRN-9")
@pytest.mark.parametrize(("dues", "expected"), TILES)
def test_tiles_that_are_due(dues: list[dict[str, Any]], expected: Found) -> None:
    assert in_turn(*dues, on="quarry-1", me={"dice": RICH}) == expected


@pytest.mark.rule("PRV-2")
def test_a_tile_to_be_put_fits_somewhere() -> None:
    """Three straights across close all three roads of the residence."""
    across = [lies("1,2", "blue-01", 1), lies("1,4", "blue-03", 2), lies("2,3", "blue-02")]
    closed = [*across, lies("2,2", "green-01"), lies("3,3", "green-02", 0), lies("2,4", "green-03", 3)]
    assert in_turn(due("put tile", tile=OPEN), on="quarry-1", me={"province": closed}) == [
        ("PRV-2", "due 1", {"tile": OPEN})
    ]


COVERED = [lies("2,3", "green-04"), lies("3,3", "green-02")]
DEARER = [lies("2,3", "green-09"), lies("3,3", "green-02")]
SITES: list[tuple[list[dict[str, Any]], str, Found]] = [
    (COVERED, "orange-06", []),
    (
        DEARER,
        "orange-06",
        [("MBD-2", "due 1", {"cell": "2,3", "tile": "orange-06", "price": 5, "covered": 7})],
    ),
    (
        COVERED,
        "orange-01",
        [
            ("MBD-2", "due 1", {"cell": "2,3", "tile": "orange-01", "price": 2, "covered": 4}),
            ("MBD-4", "due 1", {"cell": "2,3", "tile": "orange-01"}),
        ],
    ),
]


@pytest.mark.rule("MBD-2", "MBD-4")
@pytest.mark.parametrize(("province", "tile", "expected"), SITES)
def test_a_cover_fits_its_site(province: list[dict[str, Any]], tile: str, expected: Found) -> None:
    cover = due("put cover", tile=tile, cell="2,3")
    assert in_turn(cover, on="chamber-5", me={"province": province}) == expected


@pytest.mark.rule("MBD-3", "MBD-6")
def test_a_cover_is_paid_and_lies_on_a_single_tile() -> None:
    covers = {"tile": "orange-06", "cell": "2,3"}
    paying = due("pay difference", **covers), due("put cover", **covers)
    me = {"province": COVERED, "dice": kali(orange=[1])}
    assert in_turn(*paying, on="chamber-5", me=me) == []
    assert in_turn(*paying, on="chamber-5", me={**me, "dice": kali(blue=[6])}) == [
        ("MBD-3", "due 1", {"due": "pay difference"})
    ]
    twice = [lies("2,3", "green-04", covers="green-03"), COVERED[1]]
    assert in_turn(paying[1], on="chamber-5", me={"province": twice}) == [
        ("MBD-6", "due 1", {"cell": "2,3", "tile": "orange-06"})
    ]


LAID = {"province": [lies("2,3", "orange-09")], "scrolls": {"palace": 3}}
INCOME: list[tuple[list[dict[str, Any]], Found]] = [
    ([due("income order", tile="orange-09", fame=3, coins=2)], []),
    (
        [due("income order", tile="orange-09", fame=4, coins=2)],
        [("INC-4", "due 1", {"tile": "orange-09", "fame": 4, "coins": 2})],
    ),
    ([due("upgrade", delayed=False), due("income", tile="orange-09", fame=0, coins=2)], []),
    ([due("upgrade", delayed=False), due("income", tile="orange-09", fame=4, coins=0)], []),
    (
        [due("upgrade", delayed=False), due("income", tile="orange-09", fame=5, coins=0)],
        [("INC-4", "due 2", {"tile": "orange-09", "fame": 5, "coins": 0})],
    ),
    (
        [due("upgrade", delayed=False), due("income", tile="orange-09", fame=0, coins=0)],
        [("INC-4", "due 2", {"tile": "orange-09", "fame": 0, "coins": 0})],
    ),
    (
        [due("upgrade", delayed=False), due("income", tile="orange-13", fame=0, coins=4)],
        [("INC-4", "due 2", {"tile": "orange-13"})],
    ),
]


@pytest.mark.rule("INC-4")
@pytest.mark.parametrize(("dues", "expected"), INCOME)
def test_income_that_is_due(dues: list[dict[str, Any]], expected: Found) -> None:
    assert in_turn(*dues, on="quarry-1", me=LAID) == expected


@pytest.mark.rule("PRV-6", "PRV-7", "PRV-8")
def test_yields_that_are_due_were_joined_and_come_once() -> None:
    me = {"province": [lies("1,2", "orange-04", 3)], "yields": ["1,2 north", "1,2 west"]}
    north, west = due("yields", left=["1,2 north"]), due("yields", left=["1,2 west"])
    both = due("choose yield", left=["1,2 north", "1,2 west"])
    assert in_turn(both, on="quarry-1", me=me) == []
    assert in_turn(due("upgrade", delayed=False), north, west, on="quarry-1", me=me) == []
    twice = {"place": "1,2 north"}
    assert in_turn(both, north, on="quarry-1", me=me) == [
        ("PRV-6", "due 2", twice),
        ("PRV-6", "due 1", twice),
    ]


@pytest.mark.rule("SET-8", "QRY-5")
def test_a_stack_is_turned_up_while_it_shows_none_of_its_tiles() -> None:
    me = {"workers": ["quarry-1"], "province": [lies("2,3", "blue-06")]}
    stacks = stacks_without("blue-06")
    stacks["hidden"].append(stacks["open"]["blue cow"])
    stacks["open"]["blue cow"] = None
    reveal, upgrade = due("reveal", stack="blue cow"), due("upgrade", delayed=False)
    assert found(me=me, due=[reveal, END], **stacks) == []
    assert found(me=me, due=[upgrade, END], **stacks) == [("SET-8", "blue cow", {"hidden": 4})]
    emptied = {**stacks, "hidden": [tile for tile in stacks["hidden"] if not tile.startswith("blue")]}
    assert ("QRY-5", "due 1", {"stack": "blue cow"}) in found(me=me, due=[reveal, END], **emptied)


# What is due: market, palace and river

ROOMS: list[tuple[dict[str, Any], dict[str, Any], Found]] = [
    (due("choose markets", same=True, limit=6), {}, []),
    (due("choose markets", same=True, limit=7), {}, [("MKT-2", "due 1", {"limit": 7})]),
    (due("choose markets", same=False, limit=3), {}, []),
    (due("choose markets", same=False, limit=4), {}, [("MKT-1", "due 1", {"limit": 4})]),
    (due("call palace"), {}, []),
    (due("upgrade", delayed=False), {"scrolls": FULL}, [("UPG-4", "due 1", {"due": "upgrade"})]),
    (due("voyage", least=1, most=3, may=False), {}, []),
    (due("voyage", least=6, most=6, may=False), {}, []),
    (due("voyage", least=1, most=1, may=True), {}, []),
    (due("voyage", least=0, most=3, may=False), {}, [("RIV-3", "due 1", {"least": 0, "most": 3})]),
    (due("voyage", least=1, most=3, may=True), {}, [("RIV-3", "due 1", {"least": 1, "most": 3})]),
    (due("voyage", least=1, most=1, may=True), ARRIVED, [("RIV-6", "due 1", {"least": 1, "ahead": 0})]),
]


@pytest.mark.rule("MKT-1", "MKT-2", "RIV-3", "RIV-6", "RIV-11", "UPG-4")
@pytest.mark.parametrize(("asked", "me", "expected"), ROOMS)
def test_markets_upgrades_and_voyages_that_are_due(
    asked: dict[str, Any], me: dict[str, Any], expected: Found
) -> None:
    assert in_turn(asked, me=me) == expected


@pytest.mark.rule("RIV-6", "PAL-10", "RIV-2", "PAL-3", "PAL-4", "MKT-2")
@pytest.mark.parametrize(
    ("asked", "on", "me", "expected"),
    [
        (due("pay port"), "port-1", ARRIVED, ("RIV-6", "due 1", {"least": 1, "ahead": 0})),
        (
            due("pay chamber", value=6),
            "chamber-6",
            {**ARRIVED, "boat": 25},
            ("PAL-10", "due 1", {"least": 6, "ahead": 5}),
        ),
        (due("pay port"), "port-1", {"dice": kali()}, ("RIV-2", "due 1", {"due": "pay port"})),
        (
            due("pay chamber", value=2),
            "chamber-2",
            {"dice": kali(blue=[3])},
            ("PAL-4", "due 1", {"due": "pay chamber"}),
        ),
        (
            due("pay balcony", space="balcony-green"),
            "balcony-green",
            {"dice": kali(blue=[3])},
            ("PAL-3", "due 1", {"due": "pay balcony"}),
        ),
        (
            due("pay same goods"),
            "same-goods-1",
            {"dice": kali()},
            ("MKT-2", "due 1", {"due": "pay same goods"}),
        ),
        (due("choose tile"), "quarry-1", {"dice": kali()}, ("QRY-4", "due 1", {"due": "choose tile"})),
    ],
)
def test_a_payment_under_way_can_be_made(
    asked: dict[str, Any], on: str, me: dict[str, Any], expected: tuple[str, str, dict[str, Any]]
) -> None:
    assert in_turn(asked, on=on, me=me) == [expected]


@pytest.mark.rule("PAL-6")
def test_a_white_yield_is_drawn_from_a_pile_that_is_not_empty() -> None:
    pile = GANGES.to_data(GANGES.from_data({"players": 2}))["pile"]
    empty = {"pile": dict.fromkeys(pile, 0), "discards": pile}
    me = {"workers": ["chamber-2"]}
    assert found(me=me, due=[due("draw yield"), END]) == []
    assert found(me=me, due=[due("draw yield"), END], **empty) == [("PAL-6", "due 1", {})]
    assert found(me=me, due=[due("roll die", colour="blue"), due("top yield"), END], **empty) == []


# The set-up


def dealing(count: int, **changes: Any) -> Found:
    """The problems of a set-up with this many steps still to come, every die showing 1."""
    position = GANGES.start(players=2)
    while len(position.due) > count:
        position = GANGES.apply(position, GANGES.pending(position).choices[0]).position  # type: ignore[union-attr]
    changed = GANGES.from_data({**GANGES.to_data(position), **changes})
    return [(problem.rule, problem.where, dict(problem.numbers)) for problem in GANGES.problems(changed)]


@pytest.mark.rule("SET-4", "SET-5", "SET-11")
def test_a_set_up_deals_in_its_order_and_nothing_else_happens() -> None:
    lowest, tie = due("lowest total"), due("break tie", tied=[1, 2])
    assert dealing(15) == dealing(5) == dealing(1) == []
    assert dealing(5, due=[tie]) == [
        ("SET-5", "due", {}),
        *(("SET-4", "player 2", {"colour": colour, "held": 0, "rolled": 1}) for colour in COLOURS),
    ]
    assert dealing(1, due=[tie, lowest]) == [("SET-5", "due", {})]
    assert dealing(1, due=[]) == [("SET-5", "due", {})]
    assert dealing(1, round=1, stage=1) != []
    assert dealing(1, mogul=1)[-1] == ("SET-11", "set-up", {})
    assert dealing(1, first=2) == [("SET-11", "set-up", {})]
