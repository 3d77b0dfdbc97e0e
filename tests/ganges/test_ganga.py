"""GAN: river tiles, how they come to lie on the river, and what they give."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from rajas.core import Chance, Dealer
from rajas.ganges import GANGES
from rajas.ganges.game import Ganges
from rajas.ganges.position import Position
from tests.ganges.tables import Data, Played, kali, lies, options, play, printed, rules, table

TILES = [
    "dice any per karma", "dice orange 1 green 1 blue 1", "dice green 1 blue 1 purple 1", "palace 2",
    "palace 3", "palace 4", "same goods 3", "boat up to 3",
]  # fmt: skip
LAST = 30


def begun(*moves: str, game: Ganges = GANGES, **settings: Any) -> Played:
    """The set-up from the first roll for a river tile on."""
    return play(game.start(**({"players": 2, "ganga": True} | settings)), *moves, game=game)


def laying(*rolls: int, game: Ganges = GANGES) -> Played:
    """The tiles come in their order, each where the next roll says."""
    moves = [
        move for tile, roll in zip(TILES, rolls, strict=False) for move in (f"rolls {roll}", f"draws {tile}")
    ]
    return begun(*moves, game=game)


def landing(tile: str, *moves: str, **me: Any) -> Played:
    """The boat of player 1 stands on 8, this river tile lies on 9; the port, a die of 1, the voyage."""
    return play(before(tile, **me), "place port-1", "pay purple:1", "sail 1", *moves)


def before(tile: str, river: Data | None = None, **me: Any) -> Position:
    seat = {"dice": kali(purple=[1]), "boat": 8} | me
    return table(me=seat, ganga=True, river={"9": tile, **(river or {})})


# Laying them


@pytest.mark.rule("GAN-1")
def test_the_first_roll_counts_from_the_first_space_after_the_start() -> None:
    """A roll of 2 covers the second space, where 2 karma are printed."""
    start = begun()
    assert start.asks == "chance roll"
    rolled = begun("rolls 2")
    assert rolled.asks == "chance river tile"
    assert rolled.options == [f"draws {tile}" for tile in TILES]
    laid = begun("rolls 2", "draws palace 3")
    assert laid.data["river"] == {"2": "palace 3"}
    told = laid.told("river tile laid")
    assert [(event.rule, event.detail) for event in told] == [("GAN-1", ("palace 3", 2))]


@pytest.mark.rule("GAN-1", "RIV-9")
def test_the_tile_replaces_what_is_printed() -> None:
    """Space 2: the yogi instead of 2 karma."""
    me = {"dice": kali(purple=[2]), "boat": 0, "karma": 0}
    moves = ["place port-1", "pay purple:2", "sail 2"]
    printed_karma = play(table(me=me, ganga=True, river={}), *moves)
    assert [(event.rule, event.amount) for event in printed_karma.told("karma")] == [("RIV-9", 2)]
    yogi = play(table(me=me, ganga=True, river={"2": "palace 3"}), *moves)
    assert [(event.rule, event.amount) for event in yogi.told("karma")] == [("PAL-7", 2)]
    assert yogi.asks == "1 colour"


@pytest.mark.rule("GAN-1")
def test_the_tiles_are_shuffled() -> None:
    """Each draw is even among the tiles still face down."""
    for laid in range(8):
        chance = GANGES.pending(play(laying(*[1] * laid).position, "rolls 1").position)
        assert isinstance(chance, Chance)
        assert [str(draw) for draw in chance.choices] == [f"draws {tile}" for tile in TILES[laid:]]
        assert {likely for _, likely in chance.outcomes} == {Fraction(1, 8 - laid)}


@pytest.mark.rule("GAN-2")
def test_the_next_roll_counts_on_from_the_tile_just_placed() -> None:
    """After the tile on 2, a 1 is space 3, not 2 again; then a 6 is space 9."""
    laid = laying(2, 1, 6)
    assert laid.data["river"] == {"2": TILES[0], "3": TILES[1], "9": TILES[2]}
    assert laid.asks == "chance roll"


@pytest.mark.rule("GAN-2")
def test_it_ends_with_the_eighth_tile() -> None:
    laid = laying(*[3] * 8)
    assert laid.data["river"] == {str(3 * number): tile for number, tile in enumerate(TILES, 1)}
    assert laid.told("river tiles boxed") == []
    dice = play(laid.position, *["rolls 1"] * 4, *["rolls 2"] * 4)
    assert dice.asks == "1 place"


@pytest.mark.rule("GAN-2")
@pytest.mark.parametrize(("roll", "boxed"), [(5, 3), (6, 3)])
def test_a_roll_that_reaches_the_last_space_ends_it(roll: int, boxed: int) -> None:
    """From space 25 a 5 is the last space, a 6 is beyond it; the 3 tiles left go to the box."""
    ended = play(laying(5, 5, 5, 5, 5).position, f"rolls {roll}")
    assert set(ended.data["river"]) == {"5", "10", "15", "20", "25"}
    told = ended.told("river tiles boxed")
    assert [(event.rule, event.amount) for event in told] == [("GAN-2", boxed)]
    dice = play(ended.position, *["rolls 1"] * 4, *["rolls 2"] * 4)
    assert dice.asks == "1 place"
    assert GANGES.problems(dice.position) == ()


@pytest.mark.rule("GAN-2")
def test_the_space_before_the_last_can_be_covered() -> None:
    """From space 25 a 4 is space 29."""
    laid = play(laying(5, 5, 5, 5, 5).position, "rolls 4", f"draws {TILES[5]}")
    assert laid.data["river"]["29"] == TILES[5]
    ended = play(laid.position, "rolls 1")
    assert [event.amount for event in ended.told("river tiles boxed")] == [2]


@pytest.mark.rule("GAN-1", "GAN-2", "GAN-8")
@pytest.mark.parametrize(
    "settings", [{}, {"variant": "navaratna"}, {"variant": "mixed", "experienced": (1,)}]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_lie_where_the_sums_of_the_rolls_say(players: int, settings: dict[str, Any]) -> None:
    """With every variant; counted once more from the dice alone."""
    for seed in range(30):
        rolls = [0]
        position = GANGES.start(players=players, ganga=True, **settings)
        dealer = Dealer.seeded(seed)
        for number in range(200):
            pending = GANGES.pending(position)
            if not isinstance(pending, Chance):
                break
            outcome = dealer.outcome(pending, number)
            data = GANGES.to_data(position)["due"][0]
            if data["due"] == "roll river":
                rolls.append(rolls[-1] + int(GANGES.write(outcome).removeprefix("rolls ")))
            position = GANGES.apply(position, outcome).position
        covered = [space for space in rolls[1:] if space < LAST][:8]
        river = GANGES.to_data(position)["river"]
        assert [int(space) for space in river] == covered
        assert not Counter(river.values()) - Counter(TILES)
        assert len(rolls) - 1 == len(covered) + (len(covered) < 8)


# What they give


@pytest.mark.rule("GAN-3")
@pytest.mark.parametrize("karma", [0, 1, 3])
def test_as_many_dice_of_any_colours_as_karma(karma: int) -> None:
    after = landing(TILES[0], karma=karma)
    colours = ["colour orange", "colour blue", "colour orange"][:karma]
    taken = play(after.position, *colours, *(f"rolls {face}" for face in (4, 5, 6)[:karma]))
    assert [(event.rule, event.amount) for event in taken.told("die gained")] == [("GAN-3", 1)] * karma
    assert taken.asks == "2 place"
    assert taken.me["karma"] == karma


@pytest.mark.rule("GAN-3", "KAR-5")
def test_karma_spent_on_the_way_does_not_count() -> None:
    """3 karma, one of them turns the 6 that pays the port: 2 dice."""
    laid = before(TILES[0], dice=kali(purple=[6]), karma=3)
    after = play(laid, "place port-1", "pay purple:6>1", "sail 1", "colour blue", "colour green")
    assert after.asks == "chance roll"
    assert len(play(after.position, "rolls 1", "rolls 1").told("die gained")) == 2


@pytest.mark.rule("GAN-4")
@pytest.mark.parametrize(
    ("tile", "colours"), [(TILES[1], ("orange", "green", "blue")), (TILES[2], ("green", "blue", "purple"))]
)
def test_one_die_of_each_colour_shown(tile: str, colours: tuple[str, ...]) -> None:
    after = landing(tile, "rolls 4", "rolls 5", "rolls 6")
    told = after.told("die gained")
    assert [event.rule for event in told] == ["GAN-4"] * 3
    assert after.me["dice"] == kali(**dict(zip(colours, ([4], [5], [6]), strict=True)))


@pytest.mark.rule("GAN-4", "DIE-4", "DIE-7")
def test_a_shown_colour_that_is_out_is_forgone() -> None:
    laid = before(TILES[1])
    data = GANGES.to_data(laid)
    short = GANGES.from_data({**data, "supply": {**data["supply"], "green": 0}})
    after = play(short, "place port-1", "pay purple:1", "sail 1", "rolls 4", "rolls 6")
    assert [(event.rule, event.amount) for event in after.told("dice forgone")] == [("DIE-4", 1)]
    assert after.me["dice"] == kali(orange=[4], blue=[6])


@pytest.mark.rule("GAN-4", "DIE-3", "DIE-7")
def test_with_one_free_hand_the_colours_wanted_are_named() -> None:
    """9 dice after the port: 1 of the 3 fits, or a die is returned for each one more."""
    nine = kali(orange=[1, 1, 1], green=[2, 2, 2], purple=[1, 5, 5, 5])
    full = landing(TILES[1], dice=nine)
    assert full.asks == "1 make room"
    one = play(full.position, "enough")
    assert one.options == ["colour orange", "colour green", "colour blue"]
    assert rules(one.position, "colour purple") == ["DIE-7"]
    two = play(full.position, "return orange:1", "enough", "colour blue")
    assert two.options == ["colour orange", "colour green"]
    assert rules(two.position, "colour blue") == ["DIE-7"]
    three = play(full.position, "return orange:1", "return green:2", "rolls 4", "rolls 5", "rolls 6")
    assert three.me["dice"] == kali(orange=[1, 1, 4], green=[2, 2, 5], blue=[6], purple=[5, 5, 5])


@pytest.mark.rule("GAN-5", "PAL-6", "PAL-7", "PAL-8", "RIV-11")
def test_palace_tiles_act_without_worker_or_die_even_if_the_space_is_taken() -> None:
    """Dancer, yogi and raja; all three chambers are taken."""
    taken = {"workers": ["chamber-2", "chamber-3", "chamber-4"]}
    moves = ["place port-1", "pay purple:1", "sail 1"]
    seat = {"dice": kali(purple=[1]), "boat": 8, "karma": 0, "money": 5}

    def lands(tile: str, *more: str) -> Played:
        return play(table(me=seat, others=[taken], ganga=True, river={"9": tile}), *moves, *more)

    dice = ["colour blue", "colour blue", "rolls 1", "rolls 2"]
    dancer = lands("palace 2", *dice, "draws coins 3")
    assert (dancer.me["dice"]["blue"], dancer.me["money"]) == ([1, 2], 5 + 3)
    yogi = lands("palace 3", "colour green", "rolls 6")
    assert (yogi.me["karma"], yogi.me["dice"]["green"]) == (2, [6])
    raja = lands("palace 4", "upgrade mill")
    assert (raja.me["scrolls"]["mill"], raja.me["money"]) == (3, 5 + 3)
    told = [event for lands in (dancer, yogi, raja) for event in lands.told("palace called")]
    assert [(event.rule, event.detail) for event in told] == [
        ("GAN-5", (2,)),
        ("GAN-5", (3,)),
        ("GAN-5", (4,)),
    ]
    assert dancer.me["workers"] == yogi.me["workers"] == raja.me["workers"] == ["port-1"]


OWN_TILES = printed(('"palace 2", "palace 3"', '"palace 5", "palace 6"'))


def lands_on(tile: str, game: Ganges, **me: Any) -> Played:
    seat: dict[str, Any] = {"dice": kali(purple=[1]), "boat": 8} | me
    river, stacks = {str(seat["boat"] + 1): tile}, {"orange snake": "orange-03"}
    laid = table(me=seat, game=game, ganga=True, river=river, open=stacks)
    return play(laid, "place port-1", "pay purple:1", "sail 1", game=game)


@pytest.mark.rule("GAN-5")
def test_a_palace_tile_that_cannot_be_done_lapses() -> None:
    """Another box may hold builder and Portuguese: no tile to cover, fewer than 6 spaces ahead."""
    for tile, boat in (("palace 5", 8), ("palace 6", 24)):
        after = lands_on(tile, OWN_TILES, boat=boat)
        assert [(event.rule, event.detail) for event in after.told("action lapsed")] == [
            ("GAN-5", (int(tile[-1]),))
        ]
        assert after.asks == "2 place"


@pytest.mark.rule("GAN-5", "MBD-3", "PAL-9")
def test_a_palace_tile_that_can_be_done_is_done() -> None:
    """The difference is paid; the Portuguese moves exactly 6."""
    me = {"province": [lies("1,2", "orange-01")], "yields": ["1,2 north"]}
    builder = lands_on("palace 5", OWN_TILES, dice=kali(purple=[1], orange=[1]), **me)
    assert builder.asks == "1 cover tile"
    assert "tile orange-03" in builder.options
    portuguese = lands_on("palace 6", OWN_TILES, boat=23)
    assert portuguese.options == ["sail 6"]
    poor = lands_on("palace 5", OWN_TILES, **me)
    assert [event.kind for event in poor.told("action lapsed")] == ["action lapsed"]


@pytest.mark.rule("GAN-6", "MKT-3")
def test_up_to_3_markets_of_one_good_pay() -> None:
    """Four teas of 3, 2, 2 and 1 and a silk: at most 3 + 2 + 2, or fewer, or none; no die is asked for."""
    where = {"1,2": "orange-03", "1,4": "purple-03", "2,3": "blue-05", "2,2": "green-01", "2,4": "orange-01"}
    province = [lies(cell, tile) for cell, tile in where.items()]
    after = landing(TILES[6], province=province, money=0)
    assert after.asks == "1 markets"
    assert "markets tea:3 tea:2 tea:2" in after.options
    assert "markets none" in after.options
    assert rules(after.position, "markets tea:3 tea:2 tea:2 tea:1") == ["GAN-6"]
    assert rules(after.position, "markets tea:3 silk:1") == ["GAN-6"]
    paid = play(after.position, "markets tea:3 tea:2 tea:2").told("coins")
    assert [(event.rule, event.amount) for event in paid] == [("GAN-6", 7)]
    assert play(after.position, "markets silk:1").me["money"] == 1
    assert play(after.position, "markets none").me["money"] == 0


@pytest.mark.rule("GAN-7")
def test_up_to_3_spaces_further_and_that_reward() -> None:
    """From 9: space 10 gives 4 coins, 11 asks for markets, 12 gives 2 dice of any colours."""
    after = landing(TILES[7], money=5)
    assert after.options == ["sail 1", "sail 2", "sail 3", "decline"]
    one = play(after.position, "sail 1")
    assert (one.me["boat"], one.me["money"]) == (10, 5 + 4)
    assert [(event.rule, event.amount) for event in one.told("boat moved")] == [("GAN-7", 1)]
    assert play(after.position, "sail 3").asks == "1 colour"
    assert rules(after.position, "sail 4") == ["GAN-7"]
    assert rules(after.position, "sail 0") == ["GAN-7"]


@pytest.mark.rule("GAN-7")
def test_it_may_be_declined() -> None:
    stayed = landing(TILES[7], "decline")
    assert (stayed.me["boat"], stayed.asks) == (9, "2 place")
    assert [event.rule for event in stayed.told("bonus declined")] == ["GAN-7"]


@pytest.mark.rule("GAN-7", "GAN-3")
def test_it_may_lead_to_another_tile() -> None:
    """Two spaces further lie dice for karma."""
    laid = before(TILES[7], {"11": TILES[0]}, karma=2)
    after = play(laid, "place port-1", "pay purple:1", "sail 1", "sail 2")
    assert after.asks == "1 colour"
    dice = play(after.position, "colour blue", "colour blue", "rolls 3", "rolls 3")
    assert [event.rule for event in dice.told("die gained")] == ["GAN-3", "GAN-3"]


@pytest.mark.rule("GAN-7", "RIV-4", "RIV-7", "WRK-1")
def test_other_boats_are_skipped_and_the_bridge_frees_a_worker_first() -> None:
    """From 19, boats on 20 and 21: the first space that counts is 22, beyond the bridge."""
    others = [{"boat": 20}, {"boat": 21}]
    seat = {"dice": kali(purple=[1]), "boat": 18}
    laid = table(me=seat, others=others, ganga=True, river={"19": TILES[7]})
    after = play(laid, "place port-1", "pay purple:1", "sail 1", "sail 1")
    assert (after.me["boat"], after.me["active"]) == (22, 4)
    assert after.asks == "1 colour"
    assert [event.cause for event in after.told("worker freed")] == ["bridge"]


@pytest.mark.rule("GAN-7", "RIV-6")
@pytest.mark.parametrize(("boat", "sails"), [(28, ["sail 1"]), (27, ["sail 1", "sail 2"])])
def test_near_the_end_only_the_spaces_left(boat: int, sails: list[str]) -> None:
    seat = {"dice": kali(purple=[1]), "boat": boat}
    laid = table(me=seat, ganga=True, river={str(boat + 1): TILES[7]})
    after = play(laid, "place port-1", "pay purple:1", "sail 1")
    assert after.options == [*sails, "decline"]


@pytest.mark.rule("GAN-1", "GAN-7", "PAL-9", "TRK-4")
def test_every_move_of_the_boat_finds_the_tile() -> None:
    """A money bonus and the Portuguese land on tiles as well as the port does."""
    bonus = {"money": 11, "boat": 8, "karma": 0}
    laid = table(me=bonus, ganga=True, river={"9": "palace 4"})
    after = play(laid, "place outer-terrace-1", "sail 1")
    assert after.asks == "1 upgrade"
    portuguese = {"dice": kali(blue=[6]), "boat": 3}
    laid = table(me=portuguese, ganga=True, river={"9": "palace 4"})
    assert play(laid, "place chamber-6", "pay blue:6", "sail 6").asks == "1 upgrade"


# Together with the others


@pytest.mark.rule("GAN-8", "GAN-4", "NAV-2")
def test_with_navaratna_8_hands_hold_what_a_tile_gives() -> None:
    seven = kali(orange=[1, 1], green=[2, 2], purple=[1, 5, 5, 5])
    seat = {"dice": seven, "boat": 8}
    laid = table(me=seat, variant="navaratna", ganga=True, river={"9": TILES[1]})
    after = play(laid, "place port-1", "pay purple:1", "sail 1")
    assert after.asks == "1 make room"
    assert play(after.position, "enough").options == ["colour orange", "colour green", "colour blue"]


@pytest.mark.rule("GAN-8", "MIX-1")
def test_with_a_mixed_group_each_has_the_own_hands() -> None:
    seat = {"dice": kali(orange=[1, 1], green=[2, 2], purple=[1, 5, 5, 5]), "boat": 8}
    settings: dict[str, Any] = {
        "variant": "mixed",
        "experienced": [1],
        "ganga": True,
        "river": {"9": TILES[1]},
    }
    moves = ["place port-1", "pay purple:1", "sail 1"]
    assert play(table(me=seat, **settings), *moves).asks == "1 make room"
    assert play(table(others=[seat], turn=2, **settings), *moves).asks == "chance roll"


@pytest.mark.rule("GAN-8", "SET-3")
def test_without_ganga_no_river_tile_is_there() -> None:
    for settings in ({}, {"variant": "navaratna"}):
        start = play(GANGES.start(players=2, **settings)).position
        assert "river" not in GANGES.to_data(start)
        assert options(start) == [f"rolls {face}" for face in range(1, 7)]
        assert GANGES.to_data(start)["due"][0]["due"] == "opening die"
