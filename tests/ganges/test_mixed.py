"""MIX: experienced players on the other boards, beginners on the basic ones, else the basic game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rajas.core import Record, SetupError
from rajas.ganges import GANGES
from rajas.ganges.position import Position
from tests.ganges.tables import Data, Played, kali, play, table

EIGHT = kali(orange=[1, 1, 2, 2], blue=[3, 3, 4, 4])


def mixed(
    me: Data, others: Sequence[Data] = ({},), experienced: Sequence[int] = (1,), **whole: Any
) -> Position:
    return table(me=me, others=others, variant="mixed", experienced=experienced, **whole)


def takes_green(position: Position) -> str:
    return play(position, "place garden-green").asks


@pytest.mark.rule("MIX-1", "NAV-2", "DIE-2")
def test_experienced_players_have_8_hands_and_beginners_10() -> None:
    """The same 8 dice: the experienced player 1 must make room for one more, player 2 need not."""
    eight = [{"dice": EIGHT}]
    assert takes_green(mixed(eight[0], eight)) == "1 make room"
    assert takes_green(mixed(eight[0], eight, turn=2)) == "chance roll"
    ten = {"dice": {**EIGHT, "green": [5, 5]}}
    assert takes_green(mixed({}, [ten], turn=2)) == "2 make room"


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize(
    ("seat", "asked"), [(1, "1 make room"), (2, "chance roll"), (3, "3 make room"), (4, "4 make room")]
)
def test_the_experienced_are_those_named(seat: int, asked: str) -> None:
    me, *others = [{"dice": EIGHT if number == seat else kali()} for number in (1, 2, 3, 4)]
    assert takes_green(mixed(me, others, (1, 3, 4), turn=seat)) == asked


def builds_at_1_2(experienced: Sequence[int], **me: Any) -> Played:
    """Player 1 joins the upper yield of 1,2 with a bend and silk 1."""
    seat = {"dice": kali(orange=[2]), "money": 5} | me
    moves = ["place quarry-1", "tile orange-01", "pay orange:2", "put 1,2 turn 0"]
    return play(mixed(seat, experienced=experienced, open={"orange snake": "orange-01"}), *moves)


@pytest.mark.rule("MIX-1", "MIX-2", "NAV-3", "PRV-6")
def test_each_has_the_yields_printed_on_the_own_side() -> None:
    """2 coins on the Navaratna side, which keeps its printed yield; a die of any colour on the basic one."""
    experienced = builds_at_1_2((1,))
    assert experienced.asks == "2 place"
    assert experienced.me["money"] == 5 - 1 + 1 + 2
    beginner = builds_at_1_2((2,))
    assert beginner.asks == "1 colour"
    assert beginner.me["money"] == 5 - 1 + 1


@pytest.mark.rule("MIX-2", "WRK-3", "NAV-1")
@pytest.mark.parametrize("experienced", [(1,), (2,)])
def test_everybody_has_at_most_5_workers(experienced: Sequence[int]) -> None:
    """The fifth worker sends the sixth into the box, whichever board lies before the player."""
    me = {"money": 19, "active": 4, "waiting": ["money", "bridge"]}
    after = play(mixed(me, experienced=experienced), "place outer-terrace-1", "enough")
    assert (after.me["active"], after.me["waiting"]) == (5, [])
    assert [(event.rule, event.detail) for event in after.told("worker boxed")] == [("WRK-3", ("bridge",))]


@pytest.mark.rule("MIX-2", "NAV-4", "NAV-5", "SET-9")
def test_only_the_white_tokens_are_there_and_they_are_not_laid() -> None:
    """No brown token is drawn at the start: the 8 white ones lie in a pile, and the first player begins."""
    faces = ["rolls 1"] * 4 + ["rolls 2"] * 4
    start = GANGES.start(players=2, variant="mixed", experienced=(2,))
    after = play(start, *faces)
    assert after.asks == "1 place"
    assert after.data["pile"] == {"dice any 1": 2, "coins 3": 2, "upgrade": 2, "karma 1": 2}
    assert all(not any(seat.province.has_token(n) for n in range(12)) for seat in after.position.players)


@pytest.mark.rule("MIX-2", "NAV-6", "PAL-6")
@pytest.mark.parametrize("experienced", [(1,), (2,)])
def test_the_dancer_draws_a_white_token_that_pays_at_once(experienced: Sequence[int]) -> None:
    me = {"dice": kali(orange=[2]), "money": 5}
    dance = ["place chamber-2", "pay orange:2", "colour green", "colour green", "rolls 5", "rolls 6"]
    drawing = play(mixed(me, experienced=experienced), *dance)
    assert drawing.asks == "chance draw"
    assert drawing.options == [f"draws {words}" for words in ("dice any 1", "coins 3", "upgrade", "karma 1")]
    after = play(drawing.position, "draws coins 3")
    assert after.me["money"] == 5 + 3
    assert (after.data["pile"]["coins 3"], after.data["discards"]["coins 3"]) == (1, 1)


@pytest.mark.rule("MIX-1", "MIX-2")
def test_who_is_experienced_is_said_in_the_record() -> None:
    record = Record.new(GANGES, players=3, seed=1, variant="mixed", experienced=(3, 1))
    assert "experienced 1 3" in record.text()
    again = Record.read(record.text())
    assert again.position == record.position
    hands = [player.province.land.hands for player in again.position.players]
    assert hands == [8, 10, 8]


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"variant": "mixed"}, "variant-mixed"),
        ({"variant": "mixed", "experienced": (1, 2, 3)}, "variant-mixed"),
        ({"variant": "mixed", "experienced": (4,)}, "variant-seat"),
        ({"variant": "mixed", "experienced": (0, 1)}, "variant-seat"),
        ({"variant": "navaratna", "experienced": (1,)}, "variant-experienced"),
        ({"experienced": (1,)}, "variant-experienced"),
        ({"variant": "nawaratna"}, "variant-unknown"),
    ],
)
def test_a_combination_that_cannot_be_is_refused_with_the_reason(settings: dict[str, Any], key: str) -> None:
    """Everybody or nobody experienced is no mixed group; nobody is experienced elsewhere."""
    with pytest.raises(SetupError) as refused:
        GANGES.start(players=3, **settings)
    assert refused.value.key == key
    assert str(refused.value)
