"""NAV-1 to NAV-5, NAV-11 to NAV-13: other boards, the first tokens, and what the brown ones count."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rajas.core.game import Chance
from rajas.ganges import GANGES
from rajas.ganges.position import Position
from tests.ganges.tables import Played, asks, kali, lies, options, play, refusals, rules, table

BROWN = [
    "fame 1 per market tile",
    "fame 1 per 3 river spaces",
    "coins 1 per building",
    "coins 2 per joined token",
    "fame 2 per bend",
    "coins 2 per upgrade",
    "fame 1 per worker",
]
# From the residence south, then west, to the cell above the brown space of 4,2: a straight road with two
# buildings that covers a market, a bend with a market, a fork with two markets.
TO_THE_SOUTH = [
    lies("2,3", "orange-14", 0, covers="green-05"),
    lies("3,3", "blue-01", 3),
    lies("3,2", "orange-08", 0),
]


def navaratna(me: dict[str, Any], **whole: Any) -> Position:
    return table(me=me, **({"variant": "navaratna"} | whole))


def builder(**me: Any) -> dict[str, Any]:
    """Player 1 with one orange 3 and 5 coins, who can pay for orange-01 or orange-02."""
    return {"money": 5, "dice": kali(orange=[3])} | me


def build(position: Position, tile: str, cell: str, turn: int, *more: str) -> Played:
    return play(position, "place quarry-1", f"tile {tile}", "pay orange:3", f"put {cell} turn {turn}", *more)


def at_the_brown_space(token: str, **me: Any) -> Position:
    """The road stands before 4,2, whose brown space holds this token; one more is joined, one is not."""
    seat = builder(
        province=TO_THE_SOUTH,
        yields=["1,2 north"],
        tokens={"1,2 north": "white karma 1", "1,4 east": "yellow boat", "4,2 east": f"brown {token}"},
        **({"fame": 6, "scrolls": {"temple": 3, "mill": 4}, "boat": 8} | me),
    )
    return navaratna(seat, open={"orange snake": "orange-01"})


def joined(token: str, **me: Any) -> Played:
    """A bend with silk 1 on 4,2 joins the brown space."""
    return build(at_the_brown_space(token, **me), "orange-01", "4,2", 0)


# The boards


@pytest.mark.rule("NAV-1", "WRK-1")
def test_all_three_waiting_workers_can_be_gained() -> None:
    """A sixth worker, where the basic game takes it out."""
    rich = {"money": 19, "active": 5, "waiting": ["money"]}
    after = play(navaratna(rich), "place outer-terrace-1", "enough")
    assert after.me["active"] == 6
    assert after.me["waiting"] == []
    assert [event.detail for event in after.told("worker freed")] == [("money",)]
    assert after.told("worker boxed") == []


@pytest.mark.rule("NAV-1", "WRK-3")
def test_the_fifth_worker_sends_nobody_into_the_box() -> None:
    rich = {"money": 19, "active": 4, "waiting": ["fame", "money"]}
    after = play(navaratna(rich), "place outer-terrace-1", "enough")
    assert (after.me["active"], after.me["waiting"]) == (5, ["fame"])
    basic = play(table(me=rich), "place outer-terrace-1", "enough")
    assert (basic.me["active"], basic.me["waiting"]) == (5, [])
    assert [event.rule for event in basic.told("worker boxed")] == ["WRK-3"]


@pytest.mark.rule("NAV-2", "DIE-3")
def test_kali_has_8_hands() -> None:
    """With 8 dice a ninth asks for room; the basic Kali still has a hand."""
    full = {"dice": kali(orange=[1, 1, 2, 2], blue=[3, 3, 4, 4])}
    after = play(navaratna(full), "place garden-green")
    assert after.asks == "1 make room"
    assert rules(after.position, "decline") == ["DIE-7"]
    assert play(table(me=full), "place garden-green").asks == "chance roll"
    kept = play(after.position, "enough")
    assert kept.asks == "2 place"
    assert [(event.rule, event.amount) for event in kept.told("dice forgone")] == [("DIE-3", 1)]
    changed = play(after.position, "return orange:1", "rolls 6")
    assert changed.me["dice"] == kali(orange=[1, 2, 2], green=[6], blue=[3, 3, 4, 4])


@pytest.mark.rule("NAV-2")
def test_with_7_dice_one_of_two_fits() -> None:
    me = {"dice": kali(green=[1, 1, 2, 2], blue=[3, 3, 4, 4])}
    after = play(navaratna(me), "place balcony-blue", "pay blue:3")
    assert after.asks == "1 make room"
    taken = play(after.position, "enough", "colour orange", "rolls 2")
    assert sum(map(len, taken.me["dice"].values())) == 8
    both = play(after.position, "return green:1", "rolls 1", "rolls 2")
    assert both.me["dice"]["orange"] == [1, 2]


@pytest.mark.rule("NAV-3", "PRV-6")
def test_the_other_side_of_the_province_pays_less() -> None:
    """Where the basic side gives a die of any colour, this one gives 2 coins."""
    me = builder()
    after = build(navaratna(me, open={"orange snake": "orange-01"}), "orange-01", "1,2", 0)
    assert [(event.rule, event.amount) for event in after.told("coins")[1:]] == [("INC-1", 1), ("PRV-6", 2)]
    assert after.me["money"] == 5 - 1 + 1 + 2
    basic = build(table(me=me, open={"orange snake": "orange-01"}), "orange-01", "1,2", 0)
    assert basic.asks == "1 colour"
    assert basic.me["money"] == 5


COLOURS = {
    "white": ["1,2 north", "1,4 north", "4,5 east"],
    "yellow": ["1,2 west", "1,4 east", "2,1 west", "2,5 east"],
    "red": ["3,1 west", "4,1 west", "3,5 east"],
    "brown": ["4,2 east", "4,4 west"],
}


@pytest.mark.rule("NAV-3", "NAV-6")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_border_space_has_a_colour_for_tokens(colour: str) -> None:
    kind = {"white": "coins 3", "yellow": "boat", "red": "coins 6", "brown": "fame 2 per bend"}[colour]
    due = [{"due": "put token", "token": f"{colour} {kind}", "why": ["NAV-6", "dancer"]}, {"due": "end turn"}]
    position = navaratna({"tokens": {}}, due=due)
    assert sorted(options(position)) == sorted(f"lay {place}" for place in COLOURS[colour])


# The first tokens


def rolled(first: int, players: int = 3) -> Position:
    """The set-up up to the first token; this player has the lowest total."""
    faces = ["rolls 1" if player == first else "rolls 5" for player in range(1, players + 1) for _ in "1234"]
    return play(GANGES.start(players=players, variant="navaratna"), *faces).position


def laid_first(position: Position, token: str, place: str) -> Position:
    return play(position, f"draws brown {token}", f"lay {place}").position


@pytest.mark.rule("NAV-4")
def test_everybody_draws_a_brown_token_from_the_first_player_on() -> None:
    """Player 2 begins, so 2, 3 and 1 draw in this order, each out of those left."""
    position = rolled(first=2)
    for place, player in enumerate((2, 3, 1)):
        chance = GANGES.pending(position)
        assert isinstance(chance, Chance)
        assert [str(draw) for draw in chance.choices] == [f"draws brown {words}" for words in BROWN[place:]]
        assert {likely for _, likely in chance.outcomes} == {Fraction(1, 7 - place)}
        drawn = play(position, f"draws brown {BROWN[place]}")
        assert drawn.asks == f"{player} lay token"
        assert drawn.options == ["lay 4,2 east", "lay 4,4 west"]
        laid = play(drawn.position, "lay 4,4 west" if player == 3 else "lay 4,2 east")
        assert laid.player(player)["tokens"] == {
            "4,4 west" if player == 3 else "4,2 east": f"brown {BROWN[place]}"
        }
        assert [event.rule for event in (*drawn.events, *laid.told("token laid"))] == ["NAV-4"] * 2
        position = laid.position
    assert asks(position) == "2 place"
    assert GANGES.problems(position) == ()


@pytest.mark.rule("NAV-4")
def test_the_first_token_goes_on_a_brown_space_and_is_not_declined() -> None:
    drawn = play(rolled(first=1), "draws brown fame 2 per bend").position
    assert rules(drawn, "lay 1,2 north") == ["NAV-4"]
    ((_, numbers),) = refusals(drawn, "lay 3,5 east")
    assert (numbers["needed"], numbers["colour"], numbers["where"]) == ("brown", "red", "3,5 east")
    assert rules(drawn, "lay 2,3 north") == ["NAV-4"]
    assert "decline" not in options(drawn)


@pytest.mark.rule("NAV-5", "SET-9", "SET-3")
def test_all_other_tokens_lie_open() -> None:
    """8 white, 9 yellow, 6 red and 7 brown, less the one drawn by each; nothing is face down or discarded."""
    position = rolled(first=1)
    for token in BROWN[:3]:
        position = laid_first(position, token, "4,2 east")
    data = GANGES.to_data(position)
    count = {
        colour: sum(number for name, number in data["pile"].items() if name.startswith(colour))
        for colour in COLOURS
    }
    assert count == {"white": 8, "yellow": 9, "red": 6, "brown": 4}
    assert set(data["discards"].values()) == {0}
    assert [data["pile"][f"brown {token}"] for token in BROWN] == [0, 0, 0, 1, 1, 1, 1]


# The order of paying


@pytest.mark.rule("NAV-11", "NAV-12")
def test_the_tile_pays_before_the_token_and_the_token_instead_of_what_is_printed() -> None:
    me = builder(tokens={"1,2 north": "white coins 3"})
    after = build(navaratna(me, open={"orange snake": "orange-01"}), "orange-01", "1,2", 0)
    paid = [(event.rule, event.cause, event.amount) for event in after.told("coins")[1:]]
    assert paid == [("INC-1", "tile orange-01", 1), ("NAV-9", "token white coins 3", 3)]
    assert after.me["money"] == 5 - 1 + 1 + 3
    assert after.me["tokens"] == {"1,2 north": "white coins 3"}
    assert after.data["discards"]["white coins 3"] == 0


@pytest.mark.rule("NAV-11", "PRV-7")
def test_of_several_border_spaces_the_player_chooses_the_order() -> None:
    me = builder(dice=kali(orange=[6]), tokens={"1,2 north": "white coins 3"})
    position = navaratna(me, open={"orange cow": "orange-08"})
    fork = ["place quarry-1", "tile orange-08", "pay orange:6", "put 1,2 turn 3"]
    after = play(position, *fork)
    assert after.options == ["yield 1,2 north", "yield 1,2 west"]
    told = play(after.position, "yield 1,2 west").told("coins")
    assert [(event.rule, event.amount) for event in told] == [("PRV-6", 2), ("NAV-9", 3)]


@pytest.mark.rule("NAV-12", "PRV-6")
def test_a_token_pays_once() -> None:
    """A tile that covers the one that joined the token brings nothing again, however its roads lie."""
    me = builder(
        dice=kali(orange=[1, 5]),
        province=[lies("1,2", "orange-01")],
        yields=["1,2 north"],
        tokens={"1,2 north": "white coins 3"},
    )
    after = play(
        navaratna(me, open={"orange snake": "orange-03"}),
        "place chamber-5",
        "pay orange:5",
        "tile orange-03",
        "cover 1,2",
        "pay orange:1",
        "put 1,2 turn 0",
    )
    assert [(event.rule, event.amount) for event in after.told("coins")] == [("INC-1", 2)]


# What the brown tokens count


@pytest.mark.rule("NAV-10", "NAV-13")
@pytest.mark.parametrize(
    ("token", "kind", "amount"),
    [
        ("fame 1 per market tile", "fame", 3),  # blue-01, orange-08 with its two markets, orange-01
        ("fame 1 per 3 river spaces", "fame", 2),  # the boat is on space 8
        ("coins 1 per building", "coins", 2),  # both of orange-14
        ("coins 2 per joined token", "coins", 4),  # the white one, and this one
        ("fame 2 per bend", "fame", 4),  # blue-01 and orange-01; no straight road, no fork
        ("coins 2 per upgrade", "coins", 6),  # temple once, mill twice
        ("fame 1 per worker", "fame", 3),  # active ones, placed or not
    ],
)
def test_a_brown_token_counts_at_the_moment_of_joining(token: str, kind: str, amount: int) -> None:
    after = joined(token)
    paid = [(event.kind, event.rule, event.cause, event.amount) for event in after.told("fame", "coins")]
    assert paid[1:] == [
        ("coins", "INC-1", "tile orange-01", 1),
        (kind, "NAV-10", f"token brown {token}", amount),
    ]
    gained = {"fame": 0, "coins": 0} | {kind: amount}
    assert (after.me["fame"], after.me["money"]) == (6 + gained["fame"], 5 + gained["coins"])


@pytest.mark.rule("NAV-10")
def test_a_brown_token_that_counts_nothing_pays_nothing() -> None:
    """No upgrade, and a boat on space 2: two spaces are not three."""
    none = joined("coins 2 per upgrade", scrolls={})
    assert [event.rule for event in none.told("coins", "fame")] == ["QRY-1", "INC-1"]
    two = joined("fame 1 per 3 river spaces", boat=2)
    assert two.me["fame"] == 6
    assert joined("fame 1 per 3 river spaces", boat=3).me["fame"] == 7


@pytest.mark.rule("NAV-13")
def test_the_last_space_of_the_river_counts_as_its_number() -> None:
    assert joined("fame 1 per 3 river spaces", boat=30).me["fame"] == 6 + 10
    assert joined("fame 1 per 3 river spaces", boat=29).me["fame"] == 6 + 9


@pytest.mark.rule("NAV-10", "NAV-11", "WRK-1")
def test_workers_are_counted_after_the_income_of_the_tile() -> None:
    """The coin of the tile frees a fourth worker, and the token counts it."""
    assert joined("fame 1 per worker", money=20, waiting=["fame", "bridge", "money"]).me["fame"] == 6 + 4
    assert joined("fame 1 per worker", money=19, waiting=["fame", "bridge", "money"]).me["fame"] == 6 + 3


@pytest.mark.rule("NAV-10", "NAV-11", "TRK-4", "RIV-3")
def test_the_river_is_counted_after_the_boat_of_the_tile_has_moved() -> None:
    """The coin of the tile reaches money 12, the boat moves from 8 to 9: three times three."""
    position = at_the_brown_space("fame 1 per 3 river spaces", money=12, karma=0)
    stayed = build(position, "orange-01", "4,2", 0, "decline")
    moved = build(position, "orange-01", "4,2", 0, "sail 1")
    assert (stayed.me["fame"], moved.me["fame"]) == (6 + 2, 6 + 3)


@pytest.mark.rule("NAV-10", "TRK-2")
def test_the_upgrade_of_fame_5_does_not_count_in_the_same_turn() -> None:
    """Temple 3 brings fame 2 to 5: an upgrade, the fourth made, but three are read until the turn ends."""
    seat = builder(
        province=TO_THE_SOUTH,
        fame=2,
        scrolls={"temple": 3, "mill": 4},
        tokens={"4,2 east": "brown coins 2 per upgrade"},
        dice=kali(orange=[6, 3]),
    )
    after = play(
        navaratna(seat, open={"orange cow": "orange-12"}),
        "place quarry-1",
        "tile orange-12",
        "pay orange:6 orange:3",
        "put 4,2 turn 0",
        "upgrade fort",
    )
    assert after.me["fame"] == 2 + 3 + 2
    assert after.told("coins")[-1].amount == 6
    assert after.me["scrolls"]["fort"] == 3


@pytest.mark.rule("NAV-13", "MBD-8")
@pytest.mark.parametrize(
    ("tile", "turn", "bends"),
    [("orange-03", 1, 2), ("orange-06", 0, 1), ("orange-05", 0, 1), ("orange-15", 0, 1)],
)
def test_a_bend_has_two_roads_on_neighbouring_sides(tile: str, turn: int, bends: int) -> None:
    """A bend, a straight road, a fork and a crossing before the space; the bend just placed is the other."""
    province = [lies("2,3", "orange-14"), lies("3,3", "orange-15"), lies("3,2", "orange-16")]
    joined_by = [*province, lies("2,2", tile, turn)]
    me = builder(province=joined_by, fame=6, tokens={"4,2 east": "brown fame 2 per bend"})
    after = build(navaratna(me, open={"orange snake": "orange-01"}), "orange-01", "4,2", 0)
    assert after.me["fame"] == 6 + 2 * bends
