"""The palace drawn: what each room takes and gives, and who is there."""

from __future__ import annotations

from rajas_widgets.ganges.chambers import FIGURES, GIVES
from rajas_widgets.ganges.palace import phone, scene
from rajas_widgets.scene import Look

from rajas.ganges import palace as rules
from rajas.ganges.giving import Give
from rajas.ganges.rewards import AnyDice, Karma, Reward
from tests.ganges.tables import table
from tests.widgets.ganges.scenes import game, shape, targets


def one_by_one(reward: Reward) -> list[Reward]:
    """Several karma, or dice of any colour, are drawn one beside the other."""
    if isinstance(reward, Karma):
        return [Karma(1)] * reward.amount
    return [AnyDice(1)] * reward.count if isinstance(reward, AnyDice) else [reward]


def test_the_chambers_show_what_the_engine_gives() -> None:
    for action in FIGURES:
        given = [due.reward for due in rules._ACTIONS[action] if isinstance(due, Give)]
        assert list(GIVES.get(action, ())) == [part for reward in given for part in one_by_one(reward)]


def test_a_chamber_says_its_price_its_gift_and_its_worker() -> None:
    position = table({"workers": ["chamber-4"]}, [{"workers": ["chamber-1"]}])
    drawn = scene(position, Look())
    assert shape(drawn, "chamber-4").label == (
        "Chamber 4, Raja Man Singh: pay a 4; an upgrade and 3 coins. Your worker is there."
    )
    assert shape(drawn, "chamber-1").label.endswith("Vikram’s worker is there.")
    assert shape(drawn, "chamber-6").label.endswith("sails exactly 6 spaces. Nobody stands there.")


def test_the_balconies_are_those_of_the_components() -> None:
    drawn = scene(game(2, 3)[0], Look())
    pairs = [
        (shape(drawn, f"balcony-{give.word}"), give, take)
        for give, take in game(2, 3)[0].board.components.balconies
    ]
    assert all(f"pay 1 {give.word} die, take 2 {take.word} dice" in one.label for one, give, take in pairs)
    assert all(one.art.count(f"die-{take.word}") == 2 for one, _, take in pairs)


def test_the_terrace_is_one_target_for_all_its_spaces() -> None:
    position = table(
        {"workers": ["outer-terrace-1"]}, [{"workers": ["outer-terrace-2", "outer-terrace-4"]}, {}]
    )
    for drawn in (scene(position, Look()), phone(position, Look())):
        assert [name for name in targets(drawn, "space") if "terrace" in name] == ["terrace"]
        assert [one.id for one in drawn.shapes if one.role == "place"] == [
            f"outer-terrace-{n}" for n in range(1, 6)
        ]
        assert shape(drawn, "terrace").label == (
            "Outer terrace: nothing to pay; gives 2 coins, then roll any of your dice again. "
            "Nobody stands on 2 of its 5 spaces. "
            "There: You, Vikram."
        )


def test_with_two_players_the_terrace_has_three_spaces() -> None:
    drawn = scene(game(2, 3)[0], Look())
    assert len([one for one in drawn.shapes if one.role == "place"]) == 3


def test_lit_rooms_are_bright_and_show_the_viewers_ghost() -> None:
    position = game(4, 5)[0]
    lit = frozenset({"chamber-2", "balcony-green", "garden-blue", "terrace"})
    drawn = scene(position, Look(viewer=3, lit=lit))
    bright = {one.id for one in drawn.shapes if not one.printed and "var(--glow)" in one.art}
    assert bright == {
        "chamber-2",
        "balcony-green",
        "garden-blue",
        *(f"outer-terrace-{n}" for n in range(1, 6)),
    }
    assert all("pawn-ghost" in shape(drawn, name).art for name in bright)


def test_the_edge_of_a_lit_place_is_that_of_its_drawing() -> None:
    drawn = scene(game(3, 4)[0], Look())
    edges = {one.id: one.outline for one in drawn.targets() if one.outline}
    assert set(edges) == {f"chamber-{n}" for n in range(1, 7)} | {
        f"garden-{colour}" for colour in ("orange", "green", "blue", "purple")
    }
    assert all(f'd="{edges[f"chamber-{n}"]}"' in shape(drawn, f"chamber-{n}").art for n in range(1, 7))
