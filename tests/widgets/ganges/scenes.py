"""What tests of panels ask: positions of all kinds, a shape of a scene, what every scene owes a finger."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any
from xml.etree import ElementTree

from rajas_widgets.paint.svg import panel_svg
from rajas_widgets.scene import Box, Look, Scene, Shape

from rajas.core import Record
from rajas.ganges import GANGES
from rajas.ganges.position import Position

FINGER = 44 * 366 / 360  # the least side of a target on a phone that is 360 px wide, in a panel's units
MOUSE = 24.0
HAIR = 0.01
SETTINGS: dict[str, dict[str, Any]] = {
    "basic": {},
    "navaratna": {"variant": "navaratna", "ganga": True},
    "mixed": {"variant": "mixed", "experienced": (1,)},
}


@cache
def game(players: int, seed: int, variant: str = "basic", every: int = 37) -> tuple[Position, ...]:
    """Positions of a game played at random, one out of so many."""
    record = Record.new(GANGES, players=players, seed=seed, **SETTINGS[variant])
    chance, found = Random(seed), [record.position]
    while options := record.options():
        record.play(chance.choice(options))
        found.append(record.position)
    return tuple(found[::every])


def shape(scene: Scene, name: str) -> Shape:
    return next(shape for shape in scene.shapes if shape.id == name)


def targets(scene: Scene, role: str) -> list[str]:
    return [shape.id for shape in scene.targets() if shape.role == role]


def looks(position: Position) -> list[Look]:
    """Through each player's eyes, at the next player's things, with everything lit or nothing."""
    seats = range(len(position.players))
    lit = frozenset(space.name for space in position.board.spaces) | {"terrace"}
    return [Look(seat, (seat + 1) % len(seats), lit=lit if seat % 2 else frozenset()) for seat in seats]


def faults(scene: Scene, least: float) -> list[str]:
    """Everything that is wrong with a scene as something to see, to read out, and to touch."""
    ids = [shape.id for shape in scene.shapes]
    found = [f"{name} twice" for name in ids if ids.count(name) > 1]
    touched = list(scene.targets())
    found += [f"{one.id} has no label" for one in touched if not one.label]
    found += [f"{one.id} is small" for one in touched if min(one.touch.w, one.touch.h) < least - HAIR]
    found += [f"{one.id} leaves the panel" for one in touched if not _inside(scene, one.touch)]
    pairs = combinations(touched, 2)
    found += [f"{one.id} meets {other.id}" for one, other in pairs if _meet(one.touch, other.touch)]
    ElementTree.fromstring(panel_svg(scene))
    return found


def _meet(one: Box, other: Box) -> bool:
    return one.grown(-HAIR).meets(other.grown(-HAIR))


def _inside(scene: Scene, box: Box) -> bool:
    across = box.x >= -HAIR and box.x + box.w <= scene.width + HAIR
    return across and box.y >= -HAIR and box.y + box.h <= scene.height + HAIR
