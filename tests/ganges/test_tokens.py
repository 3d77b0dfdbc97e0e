"""NAV-6 to NAV-9: how tokens are taken, where they may lie, and what they pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rajas.ganges import GANGES
from rajas.ganges.position import Position
from tests.ganges.tables import Data, Played, asks, kali, lies, options, play, refusals, rules, table

DANCER = ["place chamber-2", "pay orange:2", "colour green", "colour green", "rolls 5", "rolls 6"]
EVERY_SPACE = [
    "1,2 north", "1,2 west", "1,4 north", "1,4 east", "2,1 west", "3,1 west",
    "4,1 west", "2,5 east", "3,5 east", "4,5 east", "4,2 east", "4,4 west",
]  # fmt: skip


def navaratna(me: Data, others: Sequence[Data] = ({},), **whole: Any) -> Position:
    return table(me=me, others=others, variant="navaratna", **whole)


def dances(**me: Any) -> dict[str, Any]:
    """Player 1 with a 2 for the dancer, and no token laid."""
    return {"dice": kali(orange=[2]), "tokens": {}} | me


def danced(me: Data, *more: str, **whole: Any) -> Played:
    return play(navaratna(me, **whole), *DANCER, *more)


# The dancer


@pytest.mark.rule("NAV-6", "PAL-6", "TRN-10")
def test_the_dancer_gives_2_dice_and_then_any_token() -> None:
    after = danced(dances())
    assert after.me["dice"] == kali(green=[5, 6])
    assert after.asks == "1 token"
    every = [f"token {name}" for name, count in after.data["pile"].items() if count]
    assert after.options == [*every, "decline"]
    assert len(every) == 23 - 1  # the other player holds the only "brown fame 1 per 3 river spaces"


@pytest.mark.rule("NAV-6", "NAV-8")
def test_the_token_is_put_at_once_on_a_free_space_of_its_colour() -> None:
    chosen = danced(dances(), "token red coins 6")
    assert chosen.asks == "1 lay token"
    assert chosen.options == ["lay 3,1 west", "lay 4,1 west", "lay 3,5 east"]
    laid = play(chosen.position, "lay 3,5 east")
    assert laid.me["tokens"] == {"3,5 east": "red coins 6"}
    assert laid.data["pile"]["red coins 6"] == 0
    assert laid.data["discards"]["red coins 6"] == 0
    assert laid.asks == "2 place"
    told = [(event.kind, event.rule, event.amount) for event in (*chosen.events, *laid.events)]
    assert ("token taken", "NAV-6", 1) in told
    assert ("token laid", "NAV-6", 1) in told


@pytest.mark.rule("NAV-6", "PRV-6")
def test_it_pays_only_when_a_road_joins_it() -> None:
    laid = danced(dances(money=5), "token white coins 3", "lay 1,2 north")
    assert laid.me["money"] == 5
    assert laid.told("coins") == []
    builds = dances(dice=kali(orange=[3]), money=5, tokens={"1,2 north": "white coins 3"})
    other = play(
        navaratna(builds, open={"orange snake": "orange-01"}),
        "place quarry-1",
        "tile orange-01",
        "pay orange:3",
        "put 1,4 turn 3",
    )
    assert other.asks == "1 colour"  # the printed die of 1,4; the token waits
    assert other.me["money"] == 5 - 1 + 1
    assert other.me["yields"] == ["1,4 north"]


@pytest.mark.rule("NAV-6", "RIV-11")
def test_a_dancer_called_from_the_river_lets_choose_as_well() -> None:
    me = dances(dice=kali(orange=[1]), boat=3)
    called = play(navaratna(me), "place port-1", "pay orange:1", "sail 1", "call 2", *DANCER[2:])
    assert called.asks == "1 token"
    assert play(called.position, "token yellow boat", "lay 2,1 west").me["tokens"] == {
        "2,1 west": "yellow boat"
    }


@pytest.mark.rule("NAV-6", "GAN-5", "GAN-8")
def test_a_dancer_of_a_river_tile_as_well() -> None:
    me = dances(dice=kali(orange=[1]), boat=8)
    laid = navaratna(me, ganga=True, river={"9": "palace 2"})
    called = play(laid, "place port-1", "pay orange:1", "sail 1", *DANCER[2:])
    assert called.asks == "1 token"


@pytest.mark.rule("NAV-6", "NAV-8")
@pytest.mark.parametrize(
    ("place", "numbers"),
    [
        ("1,2 west", {"needed": "white", "colour": "yellow"}),
        ("4,4 west", {"needed": "white", "colour": "brown"}),
    ],
)
def test_a_space_of_another_colour_is_refused(place: str, numbers: dict[str, str]) -> None:
    chosen = danced(dances(), "token white upgrade").position
    assert refusals(chosen, f"lay {place}") == [("NAV-6", numbers | {"where": place})]


@pytest.mark.rule("NAV-6")
@pytest.mark.parametrize("place", ["2,2 south", "1,1 west", "1,4 west", "9,9 east"])
def test_a_place_that_is_no_border_space_is_refused(place: str) -> None:
    chosen = danced(dances(), "token white upgrade").position
    assert rules(chosen, f"lay {place}") == ["NAV-6"]


@pytest.mark.rule("NAV-5", "NAV-6")
def test_a_token_that_is_gone_cannot_be_chosen() -> None:
    pile = {"white coins 3": 1, "red coins 6": 0}
    position = danced(dances(), pile=pile).position
    assert options(position) == ["token white coins 3", "decline"]
    assert refusals(position, "token red coins 6") == [("NAV-5", {"token": "red coins 6", "left": 0})]


# Where tokens fit


@pytest.mark.rule("NAV-8")
def test_a_free_space_holds_no_token_and_no_road_has_joined_it() -> None:
    me = dances(yields=["1,2 north", "4,2 east"], tokens={"1,4 north": "white karma 1"})
    position = danced(me, "token white coins 3").position
    assert options(position) == ["lay 4,5 east"]
    assert rules(position, "lay 1,2 north") == ["NAV-8"]
    assert refusals(position, "lay 1,4 north") == [("NAV-8", {"where": "1,4 north"})]
    brown = danced(me, "token brown fame 2 per bend").position
    assert options(brown) == ["lay 4,4 west"]
    assert rules(brown, "lay 1,4 north") == ["NAV-6", "NAV-8"]


@pytest.mark.rule("NAV-8")
def test_a_space_joined_is_not_free_with_its_token_either() -> None:
    me = dances(yields=["1,2 north"], tokens={"1,2 north": "white karma 1"})
    position = danced(me, "token white coins 3").position
    assert options(position) == ["lay 1,4 north", "lay 4,5 east"]
    assert set(rules(position, "lay 1,2 north")) == {"NAV-8"}


@pytest.mark.rule("NAV-8")
def test_only_a_token_with_a_free_space_can_be_taken() -> None:
    """Both brown spaces have been joined or hold a token: no brown token is offered."""
    me = dances(yields=["4,2 east"], tokens={"4,4 west": "brown fame 2 per bend"})
    position = danced(me).position
    assert not any(option.startswith("token brown") for option in options(position))
    token = "brown coins 2 per upgrade"
    numbers = {"token": token, "colour": "brown", "spaces": 0}
    assert refusals(position, f"token {token}") == [("NAV-8", numbers)]
    assert "token white coins 3" in options(position)


@pytest.mark.rule("NAV-5", "NAV-8")
def test_both_reasons_are_named_in_their_order() -> None:
    me = dances(yields=["4,2 east"], tokens={"4,4 west": "brown fame 2 per bend"})
    position = danced(me, pile={"white coins 3": 1}).position
    assert rules(position, "token brown coins 2 per upgrade") == ["NAV-5", "NAV-8"]


@pytest.mark.rule("NAV-8")
def test_a_token_may_be_declined() -> None:
    after = danced(dances(), "decline")
    assert after.asks == "2 place"
    assert after.me["tokens"] == {}
    assert after.data["pile"]["white coins 3"] == 2
    assert [event.rule for event in after.told("bonus declined")] == ["NAV-8"]
    chosen = danced(dances(), "token white upgrade").position
    assert "decline" not in options(chosen)


@pytest.mark.rule("NAV-8")
def test_where_nothing_fits_the_dancer_gives_only_her_dice() -> None:
    after = danced(dances(yields=EVERY_SPACE))
    assert after.asks == "2 place"
    assert [event.rule for event in after.told("token forgone")] == ["NAV-8"]
    empty = danced(dances(), pile={})
    assert empty.asks == "2 place"
    assert "place chamber-2" in options(navaratna(dances(yields=EVERY_SPACE)))


@pytest.mark.rule("NAV-8")
def test_a_laid_token_is_neither_moved_nor_covered() -> None:
    position = navaratna(dances(tokens={"1,2 north": "white coins 3", "4,2 east": "brown fame 2 per bend"}))
    tries = [GANGES.write(attempt) for attempt in GANGES.attempts(position)]
    moves = [text for text in tries if text.startswith("try move-token")]
    assert moves == ["try move-token 1,2 north", "try move-token 4,2 east"]
    assert all(rules(position, move) == ["NAV-8"] for move in moves)


# What they pay


@pytest.mark.rule("NAV-9", "NAV-12")
@pytest.mark.parametrize(
    ("token", "moves", "story"),
    [
        ("white dice any 1", ["colour blue", "rolls 4"], ["die gained NAV-9 +1"]),
        ("white coins 3", [], ["coins NAV-9 +3"]),
        ("white upgrade", ["upgrade fort"], ["upgrade NAV-9 +1"]),
        ("white karma 1", [], ["karma NAV-9 +1"]),
    ],
)
def test_white_tokens(token: str, moves: list[str], story: list[str]) -> None:
    """A bend with silk 1 joins the white space of 1,2."""
    me = dances(dice=kali(orange=[3]), tokens={"1,2 north": token})
    after = play(
        navaratna(me, open={"orange snake": "orange-01"}),
        "place quarry-1",
        "tile orange-01",
        "pay orange:3",
        "put 1,2 turn 0",
        *moves,
    )
    assert [line for line in after.story if "NAV" in line] == ["yield joined NAV-9 +1", *story]
    assert after.asks == "2 place"


@pytest.mark.rule("NAV-9", "NAV-12")
@pytest.mark.parametrize(
    ("token", "moves", "story"),
    [
        *((f"yellow dice {word} 1", ["rolls 4"], ["die gained NAV-9 +1"]) for word in kali()),
        ("yellow coins 4", [], ["coins NAV-9 +4"]),
        ("yellow karma 1", [], ["karma NAV-9 +1"]),
        ("yellow boat", ["sail 1"], ["boat moved NAV-9 +1"]),
    ],
)
def test_yellow_tokens(token: str, moves: list[str], story: list[str]) -> None:
    """A straight road with a temple joins the yellow space of 1,2; the boat goes from 6 to "upgrade"."""
    me = dances(dice=kali(orange=[3]), boat=6, tokens={"1,2 west": token})
    after = play(
        navaratna(me, open={"orange snake": "orange-02"}),
        "place quarry-1",
        "tile orange-02",
        "pay orange:3",
        "put 1,2 turn 1",
        *moves,
    )
    assert [line for line in after.story if "NAV" in line] == ["yield joined NAV-9 +1", *story]
    assert after.asks == ("1 upgrade" if moves == ["sail 1"] else "2 place")


@pytest.mark.rule("NAV-9", "TRK-8", "RIV-6")
def test_the_boat_of_a_token_may_stay_and_counts_unoccupied_spaces() -> None:
    me = dances(dice=kali(orange=[3]), boat=6, tokens={"1,2 west": "yellow boat"})
    moves = ["place quarry-1", "tile orange-02", "pay orange:3", "put 1,2 turn 1"]
    before = {"orange snake": "orange-02"}
    skipped = play(navaratna(me, others=[{"boat": 7}], open=before), *moves)
    assert skipped.options == ["sail 1", "decline"]
    assert play(skipped.position, "sail 1").me["boat"] == 8
    assert play(skipped.position, "decline").me["boat"] == 6
    arrived = play(navaratna({**me, "boat": 30}, open=before), *moves)
    assert arrived.asks == "2 place"
    assert [event.rule for event in arrived.told("boat forgone")] == ["RIV-6"]


@pytest.mark.rule("NAV-9", "DIE-6")
@pytest.mark.parametrize(
    ("token", "moves", "dice"),
    [
        ("red dice any 2", ["colour blue", "colour green", "rolls 3", "rolls 4"], kali(green=[4], blue=[3])),
        ("red dice orange 1 green 1", ["rolls 3", "rolls 4"], kali(orange=[3], green=[4])),
        ("red dice blue 1 purple 1", ["rolls 3", "rolls 4"], kali(blue=[3], purple=[4])),
    ],
)
def test_red_dice(token: str, moves: list[str], dice: dict[str, list[int]]) -> None:
    assert joins_red(token, *moves).me["dice"] == dice


@pytest.mark.rule("NAV-9")
def test_red_coins_upgrade_and_karma() -> None:
    assert joins_red("red coins 6").me["money"] == 5 - 1 + 6
    assert joins_red("red upgrade", "upgrade mill").me["scrolls"]["mill"] == 3
    assert joins_red("red karma 2").me["karma"] == 1 + 2


def joins_red(token: str, *moves: str, **me: Any) -> Played:
    """A straight road on 3,1 joins its red space."""
    province = [lies("2,3", "orange-14"), lies("3,3", "blue-01", 3), lies("3,2", "green-06", 1)]
    seat = dances(dice=kali(orange=[3]), money=5, province=province, tokens={"3,1 west": token}) | me
    return play(
        navaratna(seat, open={"orange snake": "orange-02"}),
        "place quarry-1",
        "tile orange-02",
        "pay orange:3",
        "put 3,1 turn 1",
        *moves,
    )


def covers_1_2(tile: str, turn: int, **me: Any) -> Played:
    """The master builder covers the bend on 1,2, which has joined the white space above it."""
    seat = dances(
        dice=kali(orange=[1, 5]),
        money=5,
        province=[lies("1,2", "orange-01")],
        yields=["1,2 north"],
    )
    return play(
        navaratna(seat | me, open={"orange snake": tile}),
        "place chamber-5",
        "pay orange:5",
        f"tile {tile}",
        "cover 1,2",
        "pay orange:1",
        f"put 1,2 turn {turn}",
    )


@pytest.mark.rule("NAV-12", "MBD-5", "NAV-9")
def test_a_covering_tile_gains_only_the_token_newly_reached() -> None:
    """The straight road leaves the white token, whose coins came before, and reaches the yellow one."""
    tokens = {"1,2 north": "white coins 3", "1,2 west": "yellow coins 4"}
    after = covers_1_2("orange-02", 1, tokens=tokens)
    assert [(event.rule, event.cause, event.amount) for event in after.told("coins")] == [
        ("NAV-9", "token yellow coins 4", 4)
    ]
    assert after.me["yields"] == ["1,2 north", "1,2 west"]
    assert after.me["tokens"] == tokens


@pytest.mark.rule("NAV-8", "MBD-5")
def test_a_space_that_was_joined_once_is_not_free_again() -> None:
    """No road leads to 1,2 north any more; still no token fits there."""
    covered = covers_1_2("orange-02", 1)
    seat = covered.me | {"dice": kali(orange=[2])}
    position = danced(seat, "token white coins 3").position
    assert "lay 1,2 north" not in options(position)
    assert rules(position, "lay 1,2 north") == ["NAV-8"]


@pytest.mark.rule("NAV-9", "DIE-4", "DIE-7")
def test_of_two_shown_colours_one_may_be_out() -> None:
    """Orange and green are due; the last orange dice are on the other Kali, but for the one just paid."""
    after = joins_red("red dice orange 1 green 1", "rolls 3", "rolls 4")
    assert after.told("dice forgone") == []
    green_only = joins_red("red dice blue 1 purple 1", "rolls 4", dice=kali(orange=[3], purple=[1]))
    assert asks(green_only.position) == "chance roll"


@pytest.mark.rule("NAV-2", "NAV-9", "DIE-7")
def test_with_one_free_hand_the_player_names_which_shown_colour() -> None:
    """7 dice after paying, so one hand is free: orange or green, or room is made for both."""
    held = kali(orange=[3], blue=[1, 1, 1, 2], purple=[4, 4, 5])
    asked = joins_red("red dice orange 1 green 1", dice=held)
    assert asked.asks == "1 make room"
    assert "return blue:1" in asked.options
    one = play(asked.position, "enough")
    assert one.options == ["colour orange", "colour green"]
    assert rules(one.position, "colour blue") == ["DIE-7"]
    assert play(one.position, "colour green", "rolls 6").me["dice"]["green"] == [6]
    both = play(asked.position, "return blue:1", "rolls 1", "rolls 6")
    assert (both.me["dice"]["orange"], both.me["dice"]["green"]) == ([1], [6])
