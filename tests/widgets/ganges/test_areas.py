"""What every panel of an area owes: labels, targets that a finger can tell apart, pictures that parse."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest
from rajas_widgets.ganges import kali, market, palace, province, quarry, tokens
from rajas_widgets.scene import Look, Scene

from rajas.ganges.position import Position
from tests.widgets.ganges.scenes import FINGER, MOUSE, faults, game, looks

PANELS: dict[str, Callable[[Position, Look], Scene]] = {
    name: scene
    for module in (quarry, palace, market, province, kali, tokens)
    for name, scene in module.PANELS.items()
}
GAMES = [(2, 3, "basic"), (3, 4, "basic"), (4, 5, "basic"), (3, 6, "navaratna"), (4, 7, "mixed")]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize(("players", "seed", "variant"), GAMES)
def test_nothing_is_wrong_in_any_position(panel: str, players: int, seed: int, variant: str) -> None:
    least = FINGER if panel.endswith("-phone") else MOUSE
    for position in game(players, seed, variant):
        for look in looks(position):
            scene = PANELS[panel](position, look)
            assert (scene.panel, faults(scene, least)) == (panel, [])


@pytest.mark.parametrize("panel", PANELS)
def test_the_phones_forms_are_as_wide_as_a_phone_allows(panel: str) -> None:
    scene = PANELS[panel](game(4, 5)[3], Look())
    assert scene.width == 366 if panel.endswith("-phone") else scene.width <= 400


@pytest.mark.parametrize("panel", PANELS)
def test_a_scene_is_the_same_whenever_it_is_made(panel: str) -> None:
    position = game(3, 4)[-2]
    assert PANELS[panel](position, Look()) == PANELS[panel](position, Look())


@pytest.mark.parametrize("panel", PANELS)
def test_a_scene_is_made_in_a_few_milliseconds(panel: str) -> None:
    positions = game(4, 5)
    for position in positions:
        PANELS[panel](position, Look())
    start = process_time()
    for position in positions:
        PANELS[panel](position, Look())
    assert (process_time() - start) / len(positions) < 0.005
