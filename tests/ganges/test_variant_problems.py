"""Hand-made positions with tokens and river tiles: everything impossible is named, with rule and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.ganges import GANGES
from tests.ganges.tables import kali
from tests.ganges.test_problems import END, due, found, stacks_without

NAVARATNA: dict[str, Any] = {"variant": "navaratna"}
FIRST = {"4,2 east": "brown fame 1 per market tile"}
RIVER = {str(space): words for space, words in enumerate(GANGES.components.ganga, 1)}
# Everybody has placed 3 workers; player 2 has a fourth, so player 1 takes a token in stage 4.
SPACES = [f"{area}-{number}" for area in ("outer-terrace", "same-goods") for number in (1, 2, 3)]
BEHIND: dict[str, Any] = {
    "players": [
        {"workers": SPACES[:3]},
        {"workers": SPACES[3:], "active": 4, "waiting": ["money", "bridge"], "fame": 15},
    ],
    "stage": 4,
    **NAVARATNA,
}


def pile(**left: int) -> dict[str, int]:
    """The tokens on the board after set-up but for these."""
    usual: dict[str, int] = GANGES.to_data(GANGES.from_data({"players": 2, **NAVARATNA}))["pile"]
    return usual | {name.replace("_", " "): count for name, count in left.items()}


def keys(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The problems of a table as (rule, where, key)."""
    return [(problem.rule, problem.where, problem.key) for problem in GANGES.problems(GANGES.from_data(data))]


# The boards of the variants


@pytest.mark.rule("NAV-2", "MIX-1", "DIE-2")
def test_a_ninth_die_has_no_hand_on_the_other_side() -> None:
    nine = {"dice": kali(orange=[1] * 9)}
    supply = {"orange": 2, "green": 11, "blue": 11, "purple": 11}
    ninth = {"value": 9, "least": 0, "most": 8}
    assert found(me=nine, supply=supply) == []
    assert found(me=nine, supply=supply, **NAVARATNA) == [("NAV-2", "player 1", ninth)]
    assert found(me=nine, supply=supply, variant="mixed", experienced=[1]) == [("NAV-2", "player 1", ninth)]
    assert found(me=nine, supply=supply, variant="mixed", experienced=[2]) == []
    eleven = {"dice": kali(orange=[1] * 11)}
    beginner = found(me=eleven, supply=supply | {"orange": 0}, variant="mixed", experienced=[2])
    assert beginner == [("DIE-2", "player 1", {"value": 11, "least": 0, "most": 10})]


@pytest.mark.rule("NAV-1", "MIX-2", "WRK-3")
def test_six_workers_are_for_navaratna_only() -> None:
    six = {"active": 6, "waiting": [], "fame": 15, "money": 20, "bonus": 33, "boat": 21}
    assert found(me=six, **NAVARATNA) == []
    too_many = {"value": 6, "least": 3, "most": 5}
    assert found(me=six) == [("WRK-3", "player 1", too_many)]
    assert found(me=six, variant="mixed", experienced=[1]) == [("MIX-2", "player 1", too_many)]
    seven = {**six, "active": 7}
    assert ("NAV-1", "player 1", {"value": 7, "least": 3, "most": 6}) in found(me=seven, **NAVARATNA)


@pytest.mark.rule("NAV-1", "WRK-1", "WRK-3")
def test_with_five_workers_the_sixth_still_waits_in_navaratna() -> None:
    five = {"active": 5, "waiting": [], "fame": 15, "money": 20, "bonus": 33}
    assert found(me=five) == []
    assert found(me=five, **NAVARATNA) == [("CMP-3", "player 1", {"active": 5, "waiting": 0, "all": 6})]
    assert found(me={**five, "waiting": ["bridge"]}, **NAVARATNA) == []
    early = {"active": 6, "waiting": [], "fame": 15, "money": 20, "bonus": 33}
    assert found(me=early, **NAVARATNA) == [("RIV-7", "player 1", {"place": "bridge", "space": 20})]


# Tokens


@pytest.mark.rule("CMP-4", "NAV-5")
def test_no_more_tokens_of_a_kind_than_there_are() -> None:
    twice = {"tokens": {**FIRST, "3,5 east": "red karma 2", "3,1 west": "red karma 2"}}
    assert found(me=twice, pile=pile(red_karma_2=0), **NAVARATNA) == [
        ("CMP-4", "red karma 2", {"count": 2, "all": 1})
    ]
    assert found(pile=pile(red_karma_2=0), **NAVARATNA) == [("CMP-4", "red karma 2", {"count": 0, "all": 1})]
    gone = found(pile=pile(red_karma_2=0), discards={"red karma 2": 1}, **NAVARATNA)
    assert gone == [("NAV-5", "red karma 2", {"count": 1})]


@pytest.mark.rule("NAV-6", "NAV-3")
def test_a_token_lies_on_a_space_of_its_colour() -> None:
    strayed = {"tokens": {**FIRST, "1,2 north": "yellow coins 4"}}
    assert found(me=strayed, pile=pile(yellow_coins_4=1), **NAVARATNA) == [
        ("NAV-6", "player 1", {"token": "yellow coins 4", "place": "1,2 north", "colour": "white"})
    ]
    home = {"tokens": {**FIRST, "1,2 west": "yellow coins 4"}}
    assert found(me=home, pile=pile(yellow_coins_4=1), **NAVARATNA) == []


@pytest.mark.rule("NAV-4")
def test_everybody_has_begun_with_a_brown_token() -> None:
    taken_back = pile(brown_fame_1_per_market_tile=1)
    assert found(me={"tokens": {}}, pile=taken_back, **NAVARATNA) == [("NAV-4", "player 1", {})]
    other_space = {"tokens": {"4,4 west": "brown fame 1 per market tile"}}
    assert found(me=other_space, **NAVARATNA) == []


@pytest.mark.rule("MIX-2", "PAL-6", "SET-3")
@pytest.mark.parametrize(
    ("way", "rule"), [({}, "PAL-6"), ({"variant": "mixed", "experienced": [1]}, "MIX-2")]
)
def test_no_token_lies_in_a_province_where_they_are_drawn(way: dict[str, Any], rule: str) -> None:
    white = GANGES.to_data(GANGES.from_data({"players": 2}))["pile"] | {"coins 3": 1}
    laid = {"tokens": {"1,2 north": "coins 3"}}
    assert found(me=laid, pile=white, **way) == [
        (rule, "player 1", {"token": "coins 3", "place": "1,2 north"})
    ]
    data = {"players": [laid, {}], "pile": white, **way}
    assert GANGES.to_data(GANGES.from_data(data))["players"][0]["tokens"] == {"1,2 north": "coins 3"}
    due_here = [due("choose token", why=["NAV-6", "dancer"]), END]
    assert (rule, "due 1", "tokens-not-open") in keys({"players": 2, "due": due_here, **way})


@pytest.mark.rule("NAV-5")
def test_no_token_is_drawn_where_all_lie_open() -> None:
    on_dancer = {"players": [{"workers": ["chamber-2"]}, {}], "due": [due("draw yield"), END]}
    assert keys(on_dancer) == []
    assert keys({**on_dancer, **NAVARATNA}) == [("NAV-5", "due 1", "tokens-open")]


@pytest.mark.rule("NAV-7")
def test_a_token_instead_of_a_worker_is_due_in_its_stage_only() -> None:
    instead = [due("choose token", why=["NAV-7", "fewer workers"]), END]
    assert keys({**BEHIND, "due": instead}) == []
    even = [BEHIND["players"][0], {"workers": SPACES[3:]}]
    assert keys({**BEHIND, "players": even, "due": instead}) == [("NAV-7", "due 1", "token-not-due")]
    left = [{"workers": SPACES[:2]}, BEHIND["players"][1]]
    assert keys({**BEHIND, "players": left, "due": instead}) == [("NAV-7", "due 1", "token-not-due")]
    first = [due("choose token", why=["NAV-4", "set-up"]), END]
    assert keys({**BEHIND, "due": first}) == [("NAV-4", "due 1", "start-token-later")]
    other = [due("choose token", why=["PAL-6", "dancer"]), END]
    assert keys({**BEHIND, "due": other}) == [("NAV-6", "due 1", "token-without-reason")]


@pytest.mark.rule("NAV-8")
def test_a_token_that_is_due_fits_somewhere() -> None:
    """With every border space reached there is no free one, and nothing to choose or to put."""
    names = GANGES.board(2, "navaratna").lands[0].yield_names
    full = [{**BEHIND["players"][0], "yields": list(names)}, BEHIND["players"][1]]
    instead = ["NAV-7", "fewer workers"]
    chosen = keys({**BEHIND, "players": full, "due": [due("choose token", why=instead), END]})
    assert ("NAV-8", "due 1", "no-token-fits") in chosen
    red = dict.fromkeys(("3,1 west", "4,1 west", "3,5 east"), "red coins 6")
    taken = [{**BEHIND["players"][0], "tokens": FIRST | red}, BEHIND["players"][1]]
    data = {**BEHIND, "players": taken, "due": [due("put token", token="red upgrade", why=instead), END]}
    assert {problem[2] for problem in keys(data)} == {"tokens-count"}
    assert GANGES.options(GANGES.from_data(data)) == ()


# River tiles


@pytest.mark.rule("GAN-1", "GAN-2", "CMP-4")
@pytest.mark.parametrize(
    ("river", "expected"),
    [
        (RIVER, []),
        ({**RIVER, "0": "palace 2"}, [("CMP-4", "palace 2"), ("GAN-1", "river 0")]),
        ({"30": "palace 2"}, [("GAN-2", "river 30"), ("GAN-1", "river 30")]),
        ({"9": "palace 2"}, [("GAN-1", "river 9"), ("GAN-2", "river")]),
        ({"6": "palace 2", "13": "palace 3"}, [("GAN-2", "river 13"), ("GAN-2", "river")]),
        ({"6": "palace 2", "12": "palace 3", "18": "palace 4"}, [("GAN-2", "river")]),
        ({"6": "palace 2", "12": "palace 3", "18": "palace 4", "24": "same goods 3"}, []),
        ({**RIVER, "9": "palace 2"}, [("CMP-4", "palace 2")]),
    ],
)
def test_river_tiles_lie_where_rolls_can_have_put_them(
    river: dict[str, str], expected: list[tuple[str, str]]
) -> None:
    problems = found(ganga=True, river=river)
    assert [(rule, where) for rule, where, _ in problems] == expected


@pytest.mark.rule("GAN-2")
def test_the_numbers_of_a_river_that_is_not_finished() -> None:
    left = found(ganga=True, river={"6": "palace 2"})
    assert left == [("GAN-2", "river", {"left": 7, "space": 6})]
    far = found(ganga=True, river={"7": "palace 2"})
    assert far[0] == ("GAN-1", "river 7", {"space": 7, "before": 0, "most": 6})


# The set-up


def dealing(*dues: dict[str, Any], way: dict[str, Any], **whole: Any) -> list[tuple[str, str, str]]:
    """The problems of a table of two whose dice are rolled, before the first turn."""
    seats = [{"money": 3, "tokens": {}}, {"money": 4, "tokens": {}}]
    if way != NAVARATNA:
        seats = [{"money": 0, "dice": kali()}, {"money": 0, "dice": kali()}]
    data = {"players": seats, "round": 0, "stage": 0, "due": list(dues), **way, **whole}
    return keys(data)


@pytest.mark.rule("NAV-4", "SET-5")
def test_brown_tokens_are_drawn_in_turn() -> None:
    everything = pile(brown_fame_1_per_market_tile=1, brown_fame_1_per_3_river_spaces=1)
    first, second, begin = (due("start token", player=1), due("start token", player=2), due("first turn"))
    assert dealing(first, second, begin, way=NAVARATNA, pile=everything) == []
    assert dealing(second, begin, way=NAVARATNA, pile=everything) == [("NAV-4", "player 1", "dealing-tokens")]
    assert dealing(second, first, begin, way=NAVARATNA, pile=everything) == [
        ("SET-5", "due", "dealing-order")
    ]
    bend = due("put token", token="brown fame 2 per bend", why=["NAV-4", "set-up"])
    drawn = everything | {"brown fame 2 per bend": 0}
    assert dealing(bend, second, begin, way=NAVARATNA, pile=drawn) == []
    assert dealing(bend, second, begin, way=NAVARATNA, pile=drawn, turn=2) == [
        ("SET-5", "due", "dealing-order"),
        ("NAV-4", "player 1", "dealing-tokens"),
    ]
    later = dealing(first, second, begin, way=NAVARATNA, pile=everything, first=2)
    assert ("SET-5", "due", "dealing-order") in later


@pytest.mark.rule("NAV-4", "SET-5", "SET-11")
def test_nothing_is_drawn_where_no_token_lies_open_and_nothing_built_before_the_first_turn() -> None:
    token = due("start token", player=2)
    assert ("SET-5", "due", "dealing-order") in dealing(token, due("first turn"), way={"ganga": True})
    seats = [{"money": 3, "yields": ["1,2 west"]}, {"money": 4, "tokens": {}}]
    data = {"players": seats, "round": 0, "stage": 0, "due": [token, due("first turn")], **NAVARATNA}
    browns = pile(brown_fame_1_per_3_river_spaces=1)
    assert ("SET-11", "set-up", "dealing-begun") in keys({**data, "pile": browns})


@pytest.mark.rule("NAV-4", "SET-5")
def test_the_lowest_total_begins_here_too() -> None:
    dice = kali(orange=[2], green=[1], blue=[1], purple=[1])
    seats = [{"money": 3, "tokens": {}, "dice": dice}, {"money": 4, "tokens": {}}]
    browns = pile(brown_fame_1_per_market_tile=1, brown_fame_1_per_3_river_spaces=1)
    dues = [due("start token", player=1), due("start token", player=2), due("first turn")]
    data = {"players": seats, "round": 0, "stage": 0, "due": dues, "pile": browns, **NAVARATNA}
    assert keys(data) == [("SET-5", "player 1", "not-lowest-total")]


@pytest.mark.rule("GAN-1", "GAN-2")
def test_the_river_is_laid_after_the_stacks_and_before_the_dice() -> None:
    """Rolls count on from the last tile, and the tile comes where the roll says."""
    rolls = [
        due("opening die", player=player, colour=colour)
        for player in (1, 2)
        for colour in ("orange", "green", "blue", "purple")
    ]
    rest = [*rolls, due("lowest total")]
    full = dict.fromkeys(("orange", "green", "blue", "purple"), 12)

    def laying(river: dict[str, str], top: dict[str, Any]) -> list[tuple[str, str, str]]:
        return dealing(top, *rest, way={"ganga": True}, river=river, supply=full)

    assert laying({}, due("roll river", after=0)) == []
    assert laying({"4": "palace 2"}, due("roll river", after=4)) == []
    assert laying({"4": "palace 2"}, due("lay river tile", space=10)) == []
    wrong = [("GAN-2", "due 1", "river-order")]
    assert laying({"4": "palace 2"}, due("roll river", after=3)) == wrong
    assert laying({"4": "palace 2"}, due("lay river tile", space=4)) == wrong
    assert laying({"4": "palace 2"}, due("lay river tile", space=11)) == wrong
    assert laying(RIVER, due("roll river", after=8)) == wrong
    early = dealing(
        due("roll river", after=0), *rest[1:], way={"ganga": True}, river={}, supply=full, **stacks_without()
    )
    assert ("SET-5", "due", "dealing-order") in early
