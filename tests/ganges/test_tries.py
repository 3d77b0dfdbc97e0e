"""What people try in vain: the whole vocabulary, each answered with its rule and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import NotationError, NotYourDecision, Refused, WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.options import TRIES, VARIANT_TRIES, Try
from rajas.ganges.position import Position
from tests.ganges.tables import kali, lies, play, refusals, table

RICH: dict[str, Any] = {
    "karma": 2,
    "dice": kali(orange=[3, 1, 3], blue=[5], purple=[6]),
    "province": [lies("2,3", "orange-04"), lies("1,2", "orange-02", turn=1)],
    "yields": ["1,2 west"],
    "workers": ["garden-green", "port-1"],
}
SITUATIONS: dict[str, tuple[str, ...]] = {
    "placing": (),
    "rerolling": ("place outer-terrace-1",),
    "paying": ("place chamber-3",),
    "naming a colour": ("place chamber-3", "pay orange:3"),
    "upgrading": ("place chamber-4", "pay orange:3>4"),
    "choosing a tile": ("place quarry-1",),
    "sailing": ("place port-2", "pay orange:1"),
}
# What is tried elsewhere only: with tokens and river tiles, or with more dice than hands.
ELSEWHERE = {*VARIANT_TRIES, "overfill-kali"}
ALLOWED = {"rerolling": {"reroll-die"}, "paying": {"turn-die"}}


def rich(situation: str) -> Position:
    """Player 1 in the middle of a turn, with a bit of everything."""
    laid = table(me=RICH, pile={"karma 1": 2, "upgrade": 1}, discards={"coins 3": 2, "upgrade": 1})
    return play(laid, *SITUATIONS[situation]).position


def answer(position: Position, attempt: str) -> tuple[str, str, dict[str, int | str]]:
    """The one refusal: rule, message and numbers."""
    (refusal,) = GANGES.check(position, GANGES.read(f"try {attempt}"))
    return refusal.rule, refusal.key, dict(refusal.numbers)


def test_everything_that_could_be_tried_is_offered_in_a_fixed_order() -> None:
    dice = ("orange:1", "orange:3", "blue:5", "purple:6")
    assert [str(attempt) for attempt in GANGES.attempts(rich("placing"))] == [
        *(f"try turn-die {die}" for die in dice),
        *("try move-tile 1,2", "try move-tile 2,3"),
        *(f"try claim-bonus fame {space}" for space in (5, 15, 24, 31)),
        *(f"try claim-bonus money {space}" for space in (12, 20, 33, 44, 55)),
        *(f"try claim-yield {place}" for place in GANGES.board(2).lands[0].yield_names),
        *("try keep-token coins 3", "try keep-token upgrade"),
        *(f"try decline-{what}" for what in ("coins", "fame", "dice", "karma", "upgrade")),
        *("try change-order", "try second-worker"),
        *("try take-worker-back garden-green", "try take-worker-back port-1"),
        "try take-change",
        *(f"try trade-dice {die}" for die in dice),
        *(f"try reroll-die {die}" for die in dice),
        *("try take-elephant", "try rescore-buildings", "try look-under-stack", "try keep-paid-die"),
    ]


def test_what_nobody_could_try_is_not_offered() -> None:
    bare = table(me={"dice": kali()})
    offered = {str(attempt).split(" ")[1] for attempt in GANGES.attempts(bare)}
    assert set(TRIES) - offered - ELSEWHERE == {
        *("turn-die", "move-tile", "keep-token", "take-worker-back", "trade-dice", "reroll-die")
    }
    assert GANGES.attempts(play(bare, "place garden-orange").position) == ()


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_attempt_is_answered_with_one_rule_in_words_and_never_legal(situation: str) -> None:
    position = rich(situation)
    attempts = GANGES.attempts(position)
    tried = {attempt.name for attempt in attempts if isinstance(attempt, Try)}
    assert tried == set(TRIES) - ELSEWHERE - ALLOWED.get(situation, set())
    for attempt in attempts:
        assert GANGES.read(GANGES.write(attempt)) == attempt
        (refusal,) = GANGES.check(position, attempt)
        assert refusal.rule in GANGES.rules
        assert refusal.text("ganges")
        with pytest.raises(Refused):
            GANGES.apply(position, attempt)


@pytest.mark.rule("TRK-8", "DIE-7", "TRN-10", "QRY-3", "UPG-2", "QRY-5", "DIE-5")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_attempts_that_one_rule_answers_everywhere(situation: str) -> None:
    answers = {
        "decline-coins": ("TRK-8", "coins-not-declined"),
        "decline-fame": ("TRK-8", "fame-not-declined"),
        "decline-dice": ("DIE-7", "gain-not-declined"),
        "decline-karma": ("TRK-8", "karma-not-declined"),
        "decline-upgrade": ("TRK-8", "upgrade-not-declined"),
        "change-order": ("TRN-10", "order-fixed"),
        "take-change": ("QRY-3", "no-change"),
        "rescore-buildings": ("UPG-2", "buildings-not-rescored"),
        "look-under-stack": ("QRY-5", "stack-hidden"),
        "keep-paid-die": ("DIE-5", "paid-die-goes-back"),
    }
    for attempt, (rule, key) in answers.items():
        assert answer(rich(situation), attempt) == (rule, key, {})


@pytest.mark.rule("KAR-2")
@pytest.mark.parametrize("situation", sorted(SITUATIONS.keys() - {"paying"}))
def test_to_turn_a_die_outside_a_payment(situation: str) -> None:
    karma = {"naming a colour": 3, "upgrading": 1}.get(situation, 2)
    assert answer(rich(situation), "turn-die blue:5") == (
        *("KAR-2", "turn-outside-payment"),
        {"die": "blue:5", "karma": karma},
    )


@pytest.mark.rule("PRV-5")
def test_to_move_a_placed_tile() -> None:
    for cell in ("2,3", "1,2"):
        assert answer(rich("upgrading"), f"move-tile {cell}") == ("PRV-5", "tile-stays", {"cell": cell})


@pytest.mark.rule("TRK-1")
@pytest.mark.parametrize(
    ("bonus", "me", "now", "missing"),
    [
        ("fame 5", {"fame": 5}, 5, None),
        ("fame 5", {"fame": 8}, 8, None),
        ("fame 5", {"fame": 4}, 4, 1),
        ("fame 15", {"fame": 14}, 14, 1),
        ("fame 24", {"fame": 20}, 20, 4),
        ("fame 31", {"fame": 0, "money": 40}, 0, 31),
        ("money 12", {"money": 12, "bonus": 33}, 12, None),
        ("money 12", {"money": 11}, 11, 1),
        ("money 20", {"money": 18, "bonus": 33}, 18, 2),
        ("money 33", {"money": 9, "fame": 40}, 9, 24),
        ("money 44", {"money": 44, "bonus": 55}, 44, None),
        ("money 55", {"money": 50, "bonus": 55}, 50, 5),
    ],
)
def test_to_claim_a_bonus_twice_or_too_early(
    bonus: str, me: dict[str, Any], now: int, missing: int | None
) -> None:
    track, space = bonus.split(" ")
    key = "bonus-gained" if missing is None else "bonus-not-reached"
    assert answer(table(me=me), f"claim-bonus {bonus}") == (
        *("TRK-1", key),
        {"track": track, "space": int(space), "now": now, "missing": missing or 0},
    )


@pytest.mark.rule("TRK-1", "TRK-6")
def test_to_claim_a_money_bonus_again_after_falling_back() -> None:
    """The bonus marker has passed 12 and 33; 44 is still to come."""
    fallen = table(me={"money": 10, "bonus": 44})
    numbers = {"track": "money", "now": 10}
    assert answer(fallen, "claim-bonus money 12") == (
        *("TRK-1", "bonus-gained"),
        numbers | {"space": 12, "missing": 2},
    )
    assert answer(fallen, "claim-bonus money 33")[1] == "bonus-gained"
    assert answer(fallen, "claim-bonus money 44") == (
        *("TRK-1", "bonus-not-reached"),
        numbers | {"space": 44, "missing": 34},
    )
    assert answer(fallen, "claim-bonus fame 5")[1] == "bonus-not-reached"


@pytest.mark.rule("WRK-1", "WRK-3")
@pytest.mark.parametrize(
    "me",
    [
        {"fame": 16, "money": 25, "active": 5, "waiting": []},
        {"fame": 3, "money": 15, "active": 5, "waiting": []},
    ],
)
def test_to_claim_a_worker_that_was_freed_or_went_back_to_the_box(me: dict[str, Any]) -> None:
    """Whether the marker still stands beyond, has fallen back, or never came so far."""
    laid = table(me=me | {"bonus": 33})
    for track, space in (("fame", 15), ("money", 20)):
        assert answer(laid, f"claim-bonus {track} {space}") == (
            *("WRK-1", "worker-gone"),
            {"track": track, "space": space},
        )


@pytest.mark.rule("WRK-1", "TRK-1")
def test_to_claim_a_worker_that_still_waits() -> None:
    fame_gone = table(me={"fame": 15, "money": 19, "bonus": 33, "active": 4, "waiting": ["money", "bridge"]})
    assert answer(fame_gone, "claim-bonus fame 15")[0] == "WRK-1"
    assert answer(fame_gone, "claim-bonus money 20")[1] == "bonus-not-reached"
    assert answer(fame_gone, "claim-bonus fame 5")[:2] == ("TRK-1", "bonus-gained")
    assert answer(fame_gone, "claim-bonus fame 24")[:2] == ("TRK-1", "bonus-not-reached")
    money_gone = table(me={"fame": 14, "money": 20, "bonus": 33, "active": 4, "waiting": ["fame", "bridge"]})
    assert answer(money_gone, "claim-bonus fame 15")[1] == "bonus-not-reached"
    assert answer(money_gone, "claim-bonus money 20")[0] == "WRK-1"


@pytest.mark.rule("TRK-1")
def test_to_claim_in_another_players_turn_counts_that_players_markers() -> None:
    laid = table(me={"fame": 30}, others=[{"fame": 4}], turn=2)
    assert answer(laid, "claim-bonus fame 5")[2]["now"] == 4


@pytest.mark.rule("PRV-6")
def test_to_claim_a_yield_that_is_not_due() -> None:
    position = rich("choosing a tile")
    for place, key in (
        ("1,2 west", "yield-gained"),
        ("1,2 north", "yield-not-joined"),
        ("4,4 west", "yield-not-joined"),
    ):
        assert answer(position, f"claim-yield {place}") == ("PRV-6", key, {"where": place})


@pytest.mark.rule("PRV-6", "PRV-7")
def test_to_take_a_yield_out_of_those_joined() -> None:
    laid = table(me={"dice": kali(orange=[4])}, open={"orange snake": "orange-04"})
    choosing = play(laid, "place quarry-1", "tile orange-04", "pay orange:4", "put 1,2 turn 3").position
    assert refusals(choosing, "yield 1,4 north") == [("PRV-6", {"where": "1,4 north"})]
    assert refusals(choosing, "yield 1,2 north") == []
    for place, key in (
        ("1,4 east", "yield-not-joined"),
        ("2,3 south", "no-yield-there"),
        ("1,2 south", "no-yield-there"),
        ("9,9 west", "no-yield-there"),
    ):
        (refusal,) = GANGES.check(choosing, GANGES.read(f"yield {place}"))
        assert refusal.key == key


@pytest.mark.rule("PAL-6")
def test_to_keep_a_used_token() -> None:
    drawn = play(
        table(me={"dice": kali(blue=[2])}),
        *("place chamber-2", "pay blue:2", "colour blue", "colour blue", "rolls 1", "rolls 1"),
        "draws upgrade",
    )
    assert drawn.data["discards"]["upgrade"] == 1
    assert answer(drawn.position, "keep-token upgrade") == ("PAL-6", "token-discarded", {"words": "upgrade"})
    assert "try keep-token upgrade" in map(str, GANGES.attempts(drawn.position))


@pytest.mark.rule("TRN-1")
def test_to_place_a_second_worker() -> None:
    def left(situation: str) -> tuple[str, str, dict[str, int | str]]:
        return answer(rich(situation), "second-worker")

    assert left("placing") == ("TRN-1", "one-worker-a-turn", {"left": 1})
    assert left("rerolling") == ("TRN-1", "one-worker-a-turn", {"left": 0})


@pytest.mark.rule("RND-2")
def test_to_take_a_worker_back() -> None:
    assert answer(rich("paying"), "take-worker-back port-1") == (
        *("RND-2", "worker-stays"),
        {"space": "port-1"},
    )
    assert "try take-worker-back chamber-3" in map(str, GANGES.attempts(rich("paying")))


@pytest.mark.rule("PAL-3")
def test_to_trade_dice_with_the_supply() -> None:
    laid = table(me=RICH, supply={"orange": 7, "green": 2, "blue": 0, "purple": 5})
    for die, supply in (("orange:3", 7), ("blue:5", 0), ("purple:6", 5)):
        assert answer(laid, f"trade-dice {die}") == ("PAL-3", "no-trade", {"die": die, "supply": supply})


@pytest.mark.rule("PAL-1")
def test_to_reroll_a_die_off_the_terrace() -> None:
    assert answer(rich("paying"), "reroll-die orange:1") == (
        *("PAL-1", "reroll-only-on-terrace"),
        {"die": "orange:1"},
    )


@pytest.mark.rule("RND-1", "PAL-5")
def test_to_take_the_elephant() -> None:
    others: list[dict[str, Any]] = [{}, {}]
    plain = table(others=others, first=3, turn=2)
    assert answer(plain, "take-elephant") == ("RND-1", "elephant-not-yours", {"first": 3})
    favoured = table(others=others, first=3, turn=2, mogul=2, round=4)
    assert answer(favoured, "take-elephant") == ("PAL-5", "elephant-at-round-end", {"round": 4})
    other = table(others=others, first=3, turn=2, mogul=1, round=4)
    assert answer(other, "take-elephant") == ("RND-1", "elephant-not-yours", {"first": 3})


@pytest.mark.rule("TRK-8", "DIE-7", "PAL-1", "KAR-2")
@pytest.mark.parametrize(
    ("me", "moves", "attempt"),
    [
        ({"fame": 22}, ("place chamber-1", "pay orange:1"), "decline-karma"),
        ({"money": 31, "bonus": 33}, ("place outer-terrace-1",), "decline-dice"),
        (
            {"money": 31, "bonus": 33, "dice": kali(orange=[1] * 9)},
            ("place outer-terrace-1",),
            "decline-dice",
        ),
        ({}, ("place outer-terrace-1",), "reroll-die blue:1"),
        ({}, ("place chamber-6",), "turn-die blue:1"),
    ],
)
def test_what_is_an_option_here_is_not_tried_in_vain(
    me: dict[str, Any], moves: tuple[str, ...], attempt: str
) -> None:
    asked = play(table(me=me | {"active": 5, "waiting": []}), *moves).position
    name = attempt.split(" ")[0]
    assert name not in {str(other).split(" ")[1] for other in GANGES.attempts(asked)}
    with pytest.raises(WrongDecision) as caught:
        GANGES.check(asked, GANGES.read(f"try {attempt}"))
    assert (caught.value.key, caught.value.details) == ("try-is-option", {"name": name})


@pytest.mark.rule("DIE-7")
@pytest.mark.parametrize("dice", [kali(blue=[3]), kali(blue=[3, 3], orange=[1] * 8)])
def test_dice_that_may_not_be_declined_are_tried_in_vain(dice: dict[str, list[int]]) -> None:
    asked = play(table(me={"dice": dice}), "place port-1", "pay blue:3", "sail 1").position
    assert answer(asked, "decline-dice") == ("DIE-7", "gain-not-declined", {})
    assert "try decline-dice" in map(str, GANGES.attempts(asked))


def test_the_vocabulary_is_closed() -> None:
    with pytest.raises(NotationError):
        GANGES.read("try fly")
    with pytest.raises(WrongDecision) as caught:
        GANGES.check(table(), Try("f" * 50))
    assert (caught.value.key, caught.value.details) == ("no-such-try", {"name": "f" * 40})


NOWHERE = (
    *("turn-die", "turn-die banana", "turn-die green:1", "turn-die orange:2", "reroll-die blue:4"),
    *("trade-dice red:1", "trade-dice orange", "move-tile", "move-tile 9,9", "move-tile 4,4"),
    *(
        "claim-bonus",
        "claim-bonus fame",
        "claim-bonus fame 12",
        "claim-bonus money 5",
        "claim-bonus karma 12",
    ),
    *("claim-bonus fame x", "claim-bonus fame 5 5", "claim-bonus xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
    *("claim-yield", "claim-yield nowhere", "claim-yield 1,2", "claim-yield 1,2 up", "claim-yield 2,3 south"),
    *("keep-token", "keep-token karma 1", "keep-token coins 4", "second-worker port-1", "take-change 3"),
    *("take-worker-back", "take-worker-back nowhere", "take-worker-back port-2"),
)


@pytest.mark.parametrize("attempt", NOWHERE)
def test_what_is_not_on_the_table_is_no_attempt_at_all(attempt: str) -> None:
    with pytest.raises(WrongDecision) as caught:
        GANGES.check(rich("placing"), GANGES.read(f"try {attempt}"))
    assert (caught.value.key, caught.value.details) == ("no-such-try", {"name": attempt[:40]})


def test_nothing_is_tried_while_dice_roll_or_in_another_players_name() -> None:
    rolling = play(table(), "place garden-orange").position
    with pytest.raises(WrongDecision):
        GANGES.check(rolling, GANGES.read("try take-elephant"))
    with pytest.raises(NotYourDecision):
        GANGES.check(table(), GANGES.read("try take-elephant"), player=1)


@pytest.mark.rule("DIE-2")
def test_to_hold_more_dice_than_there_are_hands() -> None:
    full = table(me={"dice": kali(orange=[3] * 5, blue=[5] * 4)}, supply={"orange": 7, "blue": 7})
    due = play(full, "place chamber-3", "pay orange:3", "colour green", "rolls 1").position
    assert "try overfill-kali" not in map(str, GANGES.attempts(due))
    crowded = play(table(me={"dice": kali(green=[1] * 5, blue=[5] * 5)}), "place garden-orange").position
    assert answer(crowded, "overfill-kali") == ("DIE-2", "hands-full", {"hands": 10, "held": 10})
