"""What people try in vain with tokens, river tiles and full hands: the variant's rule answers first."""

from __future__ import annotations

from typing import Any

import pytest

from rajas.core.errors import Refused, WrongDecision
from rajas.ganges import GANGES
from rajas.ganges.options import VARIANT_TRIES, Try
from rajas.ganges.position import Position
from tests.ganges.tables import kali, play, table

NAVARATNA: dict[str, Any] = {"variant": "navaratna"}
FIRST = "brown fame 1 per market tile"
DANCER = ("place chamber-2", "pay orange:2", *["colour green"] * 2, *["rolls 1"] * 2)
ROLLS = (*["rolls 1"] * 4, *["rolls 2"] * 4)
Answer = tuple[str, str, dict[str, int | str]]


def answers(position: Position, attempt: str) -> list[Answer]:
    """Every refusal: rule, message and numbers."""
    refusals = GANGES.check(position, GANGES.read(f"try {attempt}"))
    return [(refusal.rule, refusal.key, dict(refusal.numbers)) for refusal in refusals]


def tried(position: Position) -> list[str]:
    """What of the variants' attempts is offered here."""
    return [
        str(attempt).removeprefix("try ")
        for attempt in GANGES.attempts(position)
        if isinstance(attempt, Try) and attempt.name in (*VARIANT_TRIES, "keep-token", "overfill-kali")
    ]


def danced(*more: str) -> Position:
    """Player 1 has the dancer's dice and is to choose a token."""
    return play(table(me={"dice": kali(orange=[2])}, **NAVARATNA), *DANCER, *more).position


@pytest.mark.rule("NAV-6", "NAV-7", "NAV-8", "NAV-12", "GAN-1")
def test_what_can_be_tried_where() -> None:
    placing = table(ganga=True, river={"6": "palace 2"}, **NAVARATNA)
    assert tried(placing) == [
        *("move-token 4,2 east", "claim-token"),
        *("claim-printed 4,2 east", "claim-printed river 6"),
    ]
    assert tried(danced()) == ["move-token 4,2 east", "second-token", "claim-printed 4,2 east"]
    putting = danced("token red upgrade")
    assert tried(putting)[:2] == ["keep-token red upgrade", "move-token 4,2 east"]
    assert tried(table(variant="mixed", experienced=[1])) == ["claim-token"]
    assert tried(table()) == []


@pytest.mark.parametrize("position", [danced(), danced("token red upgrade"), table(**NAVARATNA)])
def test_every_attempt_is_answered_in_words_and_never_legal(position: Position) -> None:
    for attempt in GANGES.attempts(position):
        assert GANGES.read(GANGES.write(attempt)) == attempt
        assert GANGES.describe(position, attempt)
        refusals = GANGES.check(position, attempt)
        assert refusals
        assert all(refusal.rule in GANGES.rules and refusal.text("ganges") for refusal in refusals)
        with pytest.raises(Refused):
            GANGES.apply(position, attempt)


@pytest.mark.rule("NAV-5")
def test_a_token_that_is_none_is_no_answer() -> None:
    with pytest.raises(WrongDecision, match="no token “red palace 2”"):
        GANGES.check(danced(), GANGES.read("token red palace 2"))


@pytest.mark.rule("NAV-8")
def test_to_move_a_placed_token() -> None:
    moved = answers(table(**NAVARATNA), "move-token 4,2 east")
    assert moved == [("NAV-8", "token-stays", {"where": "4,2 east"})]


@pytest.mark.rule("NAV-6", "NAV-4", "PAL-6")
def test_to_keep_a_token_for_later() -> None:
    taken = answers(danced("token red upgrade"), "keep-token red upgrade")
    assert taken == [("NAV-6", "token-put-at-once", {"token": "red upgrade"})]
    drawn = play(GANGES.start(players=2, **NAVARATNA), *ROLLS, f"draws {FIRST}").position
    assert answers(drawn, f"keep-token {FIRST}") == [("NAV-4", "token-put-at-once", {"token": FIRST})]
    drawn_white = table(pile={}, discards={"coins 3": 1}, variant="mixed", experienced=[1])
    assert answers(drawn_white, "keep-token coins 3") == [("PAL-6", "token-discarded", {"words": "coins 3"})]


@pytest.mark.rule("NAV-6", "NAV-7", "NAV-4")
def test_to_take_a_second_token() -> None:
    assert answers(danced(), "second-token") == [("NAV-6", "one-token", {"reason": "dancer"})]
    spaces = [f"{area}-{number}" for area in ("outer-terrace", "same-goods") for number in (1, 2, 3)]
    richer = {"workers": spaces[3:], "active": 4, "waiting": ["money", "bridge"], "fame": 15}
    behind = table(
        me={"workers": spaces[:3]},
        others=[richer],
        stage=4,
        due=[{"due": "choose token", "why": ["NAV-7", "fewer workers"]}, {"due": "end turn"}],
        **NAVARATNA,
    )
    assert GANGES.problems(behind) == ()
    assert answers(behind, "second-token") == [("NAV-7", "one-token", {"reason": "fewer workers"})]
    drawn = play(GANGES.start(players=2, **NAVARATNA), *ROLLS, f"draws {FIRST}").position
    assert answers(drawn, "second-token") == [("NAV-4", "one-token", {"reason": "set-up"})]


@pytest.mark.rule("NAV-7", "MIX-2")
def test_to_take_a_token_when_none_is_due() -> None:
    seats = [{"active": 4, "waiting": ["money", "bridge"], "fame": 15}]
    early = table(others=seats, **NAVARATNA)
    assert answers(early, "claim-token") == [("NAV-7", "token-not-due", {"stage": 1, "left": 3, "most": 4})]
    mixed = table(variant="mixed", experienced=[1])
    assert answers(mixed, "claim-token") == [("MIX-2", "tokens-closed", {})]


@pytest.mark.rule("NAV-12", "GAN-1")
def test_to_claim_what_is_printed_underneath() -> None:
    covered = table(ganga=True, river={"6": "palace 2"}, **NAVARATNA)
    assert answers(covered, "claim-printed 4,2 east") == [
        ("NAV-12", "token-over-yield", {"where": "4,2 east"})
    ]
    assert answers(covered, "claim-printed river 6") == [("GAN-1", "tile-over-reward", {"where": "river 6"})]


@pytest.mark.rule("NAV-6", "PRV-6")
def test_to_claim_a_token_that_no_road_joins() -> None:
    """The variant's rule comes before the basic one."""
    where = {"where": "4,2 east"}
    assert answers(table(**NAVARATNA), "claim-yield 4,2 east") == [
        ("NAV-6", "token-not-joined", where),
        ("PRV-6", "yield-not-joined", where),
    ]
    bare = answers(table(**NAVARATNA), "claim-yield 4,4 west")
    assert bare == [("PRV-6", "yield-not-joined", {"where": "4,4 west"})]
    paid = table(me={"yields": ["4,2 east"]}, **NAVARATNA)
    assert answers(paid, "claim-yield 4,2 east") == [("PRV-6", "yield-gained", where)]


@pytest.mark.rule("NAV-2", "DIE-2", "MIX-1")
@pytest.mark.parametrize("way", [NAVARATNA, {"variant": "mixed", "experienced": [1]}])
def test_to_hold_more_dice_than_eight_hands(way: dict[str, Any]) -> None:
    eight = {"dice": kali(green=[1] * 4, blue=[5] * 4)}
    crowded = play(table(me=eight, **way), "place garden-orange").position
    full = {"hands": 8, "held": 8}
    assert answers(crowded, "overfill-kali") == [("NAV-2", "hands-full", full), ("DIE-2", "hands-full", full)]
