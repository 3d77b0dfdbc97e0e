"""QRY: the quarry: its spaces, the open tiles, their price, and the stacks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rajas.core.errors import WrongDecision
from rajas.core.game import Chance
from rajas.ganges import GANGES
from rajas.ganges.options import Pay
from rajas.ganges.position import Position
from rajas.ganges.words import COLOURS
from tests.ganges.tables import asks, kali, lies, options, play, refusals, rules, table

STACKS = [f"{colour} {back}" for colour in COLOURS for back in ("snake", "cow", "tiger")]
NO_TILES = dict.fromkeys(STACKS)
TWO_SIXES = {colour: [6, 6] for colour in COLOURS}
# Two bends end at the border, two straights at the stone: no road leads to an empty cell.
ROADS_AT_AN_END = [
    lies("1,2", "orange-01"),
    lies("1,4", "green-01", turn=3),
    lies("2,3", "blue-02"),
    lies("3,3", "purple-02"),
]


def said(position: Position, move: str) -> list[str]:
    """The refusals in words."""
    return [refusal.text("ganges") for refusal in GANGES.check(position, GANGES.read(move))]


def quarry_spaces(count: int) -> list[str]:
    return [f"quarry-{number}" for number in range(1, count + 1)]


@pytest.mark.rule("QRY-1")
@pytest.mark.parametrize(
    ("players", "costs"), [(2, [1, 1, 2, 3, 4]), (3, [1, 1, 2, 2, 3, 4]), (4, [1, 1, 2, 2, 3, 3, 4, 4])]
)
def test_the_leftmost_free_space_is_the_only_one_and_costs_1_to_4_coins(
    players: int, costs: list[int]
) -> None:
    for number, cost in enumerate(costs, 1):
        taken: dict[str, Any] = {"active": 8, "workers": quarry_spaces(number - 1)}
        laid = table(me={"money": 4, "dice": {"orange": [2]}}, others=[taken, *[{}] * (players - 2)])
        assert [place for place in options(laid) if "quarry" in place] == [f"place quarry-{number}"]
        after = play(laid, f"place quarry-{number}")
        paid = [(event.rule, event.cause, event.amount) for event in after.told("coins")]
        assert paid == [("QRY-1", f"quarry-{number}", -cost)]
        assert after.me["money"] == 4 - cost


@pytest.mark.rule("QRY-1")
def test_a_gap_is_filled_first() -> None:
    laid = table(me={"dice": {"orange": [2]}}, others=[{"workers": ["quarry-2"]}])
    assert refusals(laid, "place quarry-1") == []
    assert refusals(laid, "place quarry-3") == [
        ("QRY-1", {"space": "quarry-3", "next": "quarry-1"}),
        ("TRN-4", {"next": "quarry-1"}),
    ]


@pytest.mark.rule("QRY-1")
def test_a_full_quarry_takes_nobody() -> None:
    full = {"active": 5, "workers": quarry_spaces(5)}
    laid = table(me={"money": 4, "dice": {"orange": [2]}}, others=[full])
    assert not [place for place in options(laid) if "quarry" in place]
    assert refusals(laid, "place quarry-5") == [("TRN-5", {"space": "quarry-5"})]


@pytest.mark.rule("QRY-1", "TRN-6")
def test_the_coins_must_be_there_to_the_last() -> None:
    others = [{"active": 4, "workers": quarry_spaces(4)}]
    short = table(me={"money": 3, "dice": {"orange": [2]}}, others=others)
    assert refusals(short, "place quarry-5") == [("TRN-6", {"cost": 4, "held": 3, "short": 1})]
    assert "place quarry-5" not in options(short)
    enough = table(me={"money": 4, "dice": {"orange": [2]}}, others=others)
    assert "place quarry-5" in options(enough)
    assert play(enough, "place quarry-5").me["money"] == 0


@pytest.mark.rule("QRY-2")
def test_any_of_the_12_open_tiles_may_be_taken() -> None:
    choosing = play(table(me={"dice": TWO_SIXES}), "place quarry-1")
    assert choosing.asks == "1 tile"
    tops = ("01", "06", "11")
    assert choosing.options == [f"tile {colour}-{top}" for colour in COLOURS for top in tops]


@pytest.mark.rule("QRY-2", "QRY-3")
def test_only_tiles_whose_price_the_dice_of_their_colour_make_are_offered() -> None:
    dice = kali(orange=[5], green=[4], purple=[6, 2])
    choosing = play(table(me={"karma": 0, "dice": dice}, open={"orange snake": None}), "place quarry-1")
    assert choosing.options == [
        *("tile orange-06", "tile green-01"),
        *("tile purple-01", "tile purple-06", "tile purple-11"),
    ]


@pytest.mark.rule("QRY-2")
def test_a_tile_that_is_not_open_cannot_be_taken() -> None:
    dice = kali(orange=[6, 6])
    province = [lies("2,3", "orange-03")]
    laid = table(
        me={"dice": dice, "province": province}, others=[{"province": [lies("2,3", "orange-04")]}], hidden=[]
    )
    choosing = play(laid, "place quarry-1").position
    for tile in ("orange-02", "orange-03", "orange-04", "orange-16"):
        assert refusals(choosing, f"tile {tile}") == [("QRY-2", {"tile": tile})]
    assert refusals(choosing, "tile orange-01") == []


@pytest.mark.rule("QRY-2", "QRY-3")
def test_a_tile_neither_open_nor_within_reach_breaks_both_rules() -> None:
    choosing = play(table(me={"karma": 0, "dice": kali(orange=[2, 4])}), "place quarry-1").position
    assert refusals(choosing, "tile orange-09") == [
        ("QRY-2", {"tile": "orange-09"}),
        ("QRY-3", {"colour": "orange", "price": 7, "most": 6, "short": 1}),
    ]


@pytest.mark.rule("QRY-2")
def test_a_tile_that_does_not_exist_is_an_error() -> None:
    choosing = play(table(me={"dice": TWO_SIXES}), "place quarry-1").position
    with pytest.raises(WrongDecision, match="orange-17"):
        refusals(choosing, "tile orange-17")


@pytest.mark.rule("QRY-3", "KAR-4")
@pytest.mark.parametrize(("karma", "most"), [(0, 3), (1, 8), (2, 11), (3, 11)])
def test_the_dice_of_a_colour_make_the_more_the_more_karma_there_is(karma: int, most: int) -> None:
    """An orange 1 and 2; the 1 is turned over first. The other colours' sixes are of no use."""
    me = {"karma": karma, "dice": {**TWO_SIXES, "orange": [1, 2]}}
    prices = {"orange-01": 2, "orange-10": 8, "orange-13": 9, "orange-15": 11, "orange-16": 12}
    for tile, price in prices.items():
        choosing = play(table(me=me, open={"orange tiger": tile}), "place quarry-1")
        too_dear = {"colour": "orange", "price": price, "most": most, "short": price - most}
        assert refusals(choosing.position, f"tile {tile}") == ([("QRY-3", too_dear)] if price > most else [])
        assert (f"tile {tile}" in choosing.options) == (price <= most)


@pytest.mark.rule("QRY-3")
def test_one_or_more_dice_are_offered_and_none_of_them_needlessly() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[2, 3, 4, 5, 6])}, open={"orange snake": "orange-05"})
    paying = play(laid, "place quarry-1", "tile orange-05")
    assert paying.asks == "1 pay"
    assert paying.options == [
        *("pay orange:5", "pay orange:6"),
        *("pay orange:2 orange:3", "pay orange:2 orange:4", "pay orange:3 orange:4"),
    ]


@pytest.mark.rule("QRY-3")
def test_a_superfluous_die_may_be_paid_and_is_gone() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[1, 5, 6])}, supply={"orange": 9})
    paying = play(laid, "place quarry-1", "tile orange-06")
    assert "pay orange:1 orange:5" not in paying.options
    after = play(paying.position, "pay orange:1 orange:5")
    assert after.me["dice"]["orange"] == [6]
    assert after.data["supply"]["orange"] == 11
    paid = [(event.rule, event.cause, event.amount, event.detail) for event in after.events]
    orange = COLOURS["orange"]
    assert paid == [("QRY-3", "quarry", -1, (orange, 1)), ("QRY-3", "quarry", -1, (orange, 5))]


@pytest.mark.rule("QRY-3", "KAR-4")
def test_a_die_may_be_turned_needlessly_even_to_a_lower_face() -> None:
    paying = play(table(me={"dice": kali(orange=[3, 5])}), "place quarry-1", "tile orange-01")
    assert paying.options == ["pay orange:3", "pay orange:5"]
    for payment in ("pay orange:3>4", "pay orange:5>2"):
        after = play(paying.position, payment)
        assert after.me["karma"] == 0
        assert after.asks == "1 put"
        assert after.story == ["karma KAR-1 -1", "die turned KAR-1", "die paid QRY-3 -1"]


@pytest.mark.rule("QRY-3")
def test_the_dice_must_make_at_least_the_price_as_they_are_turned() -> None:
    laid = table(me={"dice": kali(orange=[1, 3, 6])}, open={"orange snake": "orange-04"})
    paying = play(laid, "place quarry-1", "tile orange-04").position
    for payment, paid in (("orange:3", 3), ("orange:6>1", 1), ("orange:6>1 orange:1", 2)):
        short = {"price": 4, "paid": paid, "short": 4 - paid, "colour": "orange"}
        assert refusals(paying, f"pay {payment}") == [("QRY-3", short)]
    for payment in ("orange:1 orange:3", "orange:3>4", "orange:6"):
        assert refusals(paying, f"pay {payment}") == []


@pytest.mark.rule("QRY-3")
def test_dice_of_another_colour_do_not_count_and_are_not_taken() -> None:
    laid = table(me={"dice": kali(orange=[2, 5], green=[1], blue=[6])}, open={"orange snake": "orange-05"})
    paying = play(laid, "place quarry-1", "tile orange-05").position
    turned_green = {"needed": "orange", "colour": "green", "value": 6}
    blue = {"needed": "orange", "colour": "blue", "value": 6}
    short = {"price": 5, "paid": 2, "short": 3, "colour": "orange"}
    assert refusals(paying, "pay green:1>6 orange:2 blue:6") == [
        ("QRY-3", turned_green),
        ("QRY-3", blue),
        ("QRY-3", short),
    ]
    assert refusals(paying, "pay orange:5 blue:6") == [("QRY-3", blue)]


@pytest.mark.rule("QRY-3", "TRN-6", "KAR-3")
def test_dice_and_karma_that_are_not_there_pay_nothing() -> None:
    me = {"karma": 1, "dice": kali(orange=[1, 2, 5])}
    paying = play(table(me=me), "place quarry-1", "tile orange-06").position
    missing = {"colour": "orange", "value": 6, "count": 1, "held": 0}
    assert refusals(paying, "pay orange:6") == [("TRN-6", missing)]
    twice = {"colour": "orange", "value": 5, "count": 2, "held": 1}
    assert refusals(paying, "pay orange:5 orange:5") == [("TRN-6", twice)]
    assert refusals(paying, "pay orange:1>6 orange:2>5") == [("KAR-3", {"turns": 2, "karma": 1})]
    assert rules(paying, "pay orange:4>3 orange:1>6 green:1") == ["QRY-3", "KAR-3", "TRN-6", "TRN-6"]
    assert refusals(paying, "pay orange:1>6 orange:2") == []


@pytest.mark.rule("QRY-2", "QRY-3", "QRY-4")
def test_every_refusal_says_why_in_words() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[5], green=[1])}, open={"orange tiger": "orange-11"})
    choosing = play(laid, "place quarry-1").position
    not_open, too_dear = said(choosing, "tile orange-09")
    assert "orange-09" in not_open
    assert "7" in too_dear
    assert "2 short" in too_dear
    paying = play(choosing, "tile orange-06").position
    wrong_colour, short = said(paying, "pay green:1")
    assert "green 1" in wrong_colour
    assert "0 of 5" in short
    poor, impossible = said(table(me={"dice": kali()}), "place quarry-1")
    assert "12" in poor
    assert "cannot" in impossible
    due = [{"due": "choose tile"}, {"due": "end turn"}]
    stuck = table(me={"dice": TWO_SIXES, "province": ROADS_AT_AN_END}, due=due)
    assert "No road" in said(stuck, "tile orange-01")[0]


@pytest.mark.rule("QRY-3")
def test_at_least_one_die_is_paid() -> None:
    paying = play(table(me={"dice": kali(orange=[2])}), "place quarry-1", "tile orange-01").position
    [refusal] = GANGES.check(paying, Pay(()))
    assert refusal.rule == "QRY-3"
    assert refusal.numbers == {"price": 2, "paid": 0, "short": 2, "colour": "orange"}


@pytest.mark.rule("QRY-3", "DIE-5")
def test_no_change_is_given_in_coins_or_dice() -> None:
    laid = table(me={"karma": 0, "dice": kali(orange=[6])}, supply={"orange": 4})
    after = play(laid, "place quarry-1", "tile orange-01", "pay orange:6", "put 2,3 turn 0")
    assert [(event.rule, event.amount) for event in after.told("coins")] == [("QRY-1", -1), ("INC-1", 1)]
    assert after.me["dice"] == kali()
    assert after.data["supply"]["orange"] == 5
    assert refusals(after.position, "try take-change") == [("QRY-3", {})]
    assert refusals(after.position, "try keep-paid-die") == [("DIE-5", {})]


@pytest.mark.rule("QRY-4")
def test_the_tile_is_placed_at_once() -> None:
    laid = table(me={"dice": kali(orange=[5])}, open={"orange snake": "orange-05"})
    paid = play(laid, "place quarry-1", "tile orange-05", "pay orange:5")
    assert paid.asks == "1 put"
    for move in ("pass", "decline", "enough"):
        with pytest.raises(WrongDecision):
            refusals(paid.position, move)
    after = play(paid.position, "put 1,4 turn 2")
    laid_down = [(event.rule, event.cause, event.amount, event.detail) for event in after.told("tile laid")]
    assert laid_down == [("QRY-4", "quarry", 1, ("orange-05", "1,4", 2, ""))]
    assert after.me["province"] == [lies("1,4", "orange-05", turn=2)]


@pytest.mark.rule("QRY-4", "TRN-8")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_dice_for_the_cheapest_tile_the_quarry_is_closed(colour: str) -> None:
    """The cheapest tile of each colour costs 2; a lone 1 needs karma for it."""
    closed = [("QRY-4", {"tiles": 12}), ("TRN-8", {})]
    short = table(me={"karma": 0, "dice": kali(**{colour: [1]})})
    assert refusals(short, "place quarry-1") == closed
    assert "place quarry-1" not in options(short)
    for karma, die in ((1, 1), (0, 2)):
        able = table(me={"karma": karma, "dice": kali(**{colour: [die]})})
        assert "place quarry-1" in options(able)
        assert play(able, "place quarry-1").options[0] == f"tile {colour}-01"


@pytest.mark.rule("QRY-4", "QRY-5")
def test_empty_stacks_offer_nothing_whatever_the_dice() -> None:
    laid = table(me={"dice": TWO_SIXES}, open=NO_TILES)
    assert refusals(laid, "place quarry-1") == [("QRY-4", {"tiles": 0}), ("TRN-8", {})]
    first = table(me={"dice": TWO_SIXES}, open={**NO_TILES, "orange snake": "orange-01"})
    assert play(first, "place quarry-1").options == ["tile orange-01"]
    only_purple = table(me={"dice": kali(orange=[6])}, open={**NO_TILES, "purple tiger": "purple-11"})
    assert refusals(only_purple, "place quarry-1") == [("QRY-4", {"tiles": 1}), ("TRN-8", {})]


@pytest.mark.rule("QRY-4", "PRV-2")
def test_without_a_road_to_an_empty_cell_the_quarry_is_closed() -> None:
    laid = table(me={"dice": TWO_SIXES, "province": ROADS_AT_AN_END})
    assert "place quarry-1" not in options(laid)
    assert refusals(laid, "place quarry-1") == [("QRY-4", {}), ("TRN-8", {})]
    for open_end in range(len(ROADS_AT_AN_END)):
        province = [tile for number, tile in enumerate(ROADS_AT_AN_END) if number != open_end]
        assert refusals(table(me={"dice": TWO_SIXES, "province": province}), "place quarry-1") == []


@pytest.mark.rule("QRY-4", "PRV-2")
def test_without_a_road_to_an_empty_cell_no_tile_is_taken() -> None:
    due = [{"due": "choose tile"}, {"due": "end turn"}]
    laid = table(me={"dice": TWO_SIXES, "province": ROADS_AT_AN_END}, due=due)
    assert options(laid) == []
    assert refusals(laid, "tile orange-01") == [("PRV-2", {})]


@pytest.mark.rule("QRY-5")
def test_the_tile_beneath_is_any_of_those_still_hidden_in_that_stack() -> None:
    hidden = ["orange-02", "orange-03", "orange-05", "orange-07", "green-02"]
    laid = table(me={"dice": kali(orange=[4])}, open={"orange snake": "orange-04"}, hidden=hidden)
    put = play(laid, "place quarry-1", "tile orange-04", "pay orange:4")
    shown = GANGES.apply(put.position, GANGES.read("put 2,3 turn 0")).position
    assert asks(shown) == "chance reveal"
    chance = GANGES.pending(shown)
    assert isinstance(chance, Chance)
    beneath = ["orange-02", "orange-03", "orange-05"]
    assert [(GANGES.write(tile), share) for tile, share in chance.outcomes] == [
        (f"reveals {tile}", Fraction(1, 3)) for tile in beneath
    ]
    for elsewhere in ("orange-04", "orange-07", "green-02"):
        with pytest.raises(WrongDecision):
            GANGES.apply(shown, GANGES.read(f"reveals {elsewhere}"))
    after = play(shown, "reveals orange-03")
    assert after.data["open"] == {**GANGES.to_data(laid)["open"], "orange snake": "orange-03"}
    assert after.data["hidden"] == ["orange-02", "orange-05", "orange-07", "green-02"]
    revealed = [
        (event.rule, event.cause, event.amount, event.detail) for event in after.told("tile revealed")
    ]
    assert revealed == [("QRY-5", "stack", 1, ("orange-03",))]


@pytest.mark.rule("QRY-5")
@pytest.mark.parametrize("stack", STACKS)
def test_only_the_stack_taken_from_changes(stack: str) -> None:
    laid = table(me={"dice": TWO_SIXES})
    before = GANGES.to_data(laid)["open"]
    colour, tile = stack.split(" ")[0], before[stack]
    moves = ("place quarry-1", f"tile {tile}", f"pay {colour}:6 {colour}:6", "put 2,3 turn 0")
    after = play(laid, *moves).data["open"]
    assert after[stack] == f"{colour}-{int(tile[-2:]) + 1:02}"
    assert {name: after[name] for name in STACKS if name != stack} == {
        name: before[name] for name in STACKS if name != stack
    }


@pytest.mark.rule("QRY-5", "QRY-2")
def test_the_last_tile_leaves_an_empty_stack_and_nobody_takes_from_it() -> None:
    """The other orange stacks still hide tiles; those stay where they are."""
    dice = kali(orange=[6, 6])
    laid = table(me={"dice": dice}, others=[{"dice": dice}], hidden=["orange-07", "orange-12", "green-02"])
    after = play(laid, "place quarry-1", "tile orange-01", "pay orange:6", "put 2,3 turn 0")
    assert after.told("tile revealed") == []
    assert after.data["open"] == {**GANGES.to_data(laid)["open"], "orange snake": None}
    assert after.data["hidden"] == ["orange-07", "orange-12", "green-02"]
    second = play(after.position, "place quarry-2")
    assert second.options == ["tile orange-06", "tile orange-11"]
    assert refusals(second.position, "tile orange-01") == [("QRY-2", {"tile": "orange-01"})]
    assert refusals(second.position, "tile orange-02") == [("QRY-2", {"tile": "orange-02"})]


@pytest.mark.rule("QRY-5", "MBD-1")
def test_with_the_master_builder_too_the_next_tile_shows_before_the_income() -> None:
    me = {"dice": kali(orange=[5], purple=[2]), "province": [lies("2,3", "orange-04")]}
    laid = table(me=me, open={"purple cow": "purple-07"}, hidden=["purple-08"])
    moves = (
        "place chamber-5",
        "pay orange:5",
        "tile purple-07",
        "cover 2,3",
        "pay purple:2",
        "put 2,3 turn 0",
    )
    covered = play(laid, *moves)
    assert covered.asks == "1 income"
    assert covered.data["open"]["purple cow"] == "purple-08"
    assert covered.story[-2:] == ["tile laid MBD-1 +1", "tile revealed QRY-5 +1"]
    assert covered.told("tile laid")[0].detail == ("purple-07", "2,3", 0, "orange-04")
    empty = play(table(me=me, open={"purple cow": "purple-07"}, hidden=[]), *moves)
    assert empty.data["open"]["purple cow"] is None
    assert empty.told("tile revealed") == []


@pytest.mark.rule("QRY-5")
def test_a_stack_is_not_looked_under() -> None:
    assert refusals(table(), "try look-under-stack") == [("QRY-5", {})]
