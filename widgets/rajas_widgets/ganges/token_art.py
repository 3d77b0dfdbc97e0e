"""Yield tokens: a colour is also a shape, so that nobody has to tell brown from red; so are border spaces."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.rewards import Reward
from rajas_widgets.art.pen import centred, circle, group, path, rect
from rajas_widgets.ganges import rewards as signs
from rajas_widgets.scene import Art


class Dye(NamedTuple):
    rim: str
    edge: str
    building: str  # on which the tokens of this colour lie
    pale: str  # of that building, behind them


DYES = {
    "white": Dye("#FFFDF6", "#85693F", "temple", "#FFF8EA"),
    "yellow": Dye("#F2B632", "#8A5A06", "palace", "#F0CC7A"),
    "red": Dye("#B8302F", "#6E1219", "fort", "#DDA298"),
    "brown": Dye("#8A5A34", "#4E2E16", "mill", "#C9A98A"),
}


def token(colour: str, rewards: tuple[Reward, ...], x: float, y: float, size: float) -> Art:
    """A token that lies there, about (x, y)."""
    return group(_token(colour, rewards, size), x, y)


@lru_cache(maxsize=256)
def _token(colour: str, rewards: tuple[Reward, ...], size: float) -> Art:
    dye = DYES[colour]
    foot = group(shape(colour, size, "foot"), 0, size * 0.06)
    inner = shape(colour, size * 0.8, "#FFFAEE", dye.edge, size * 0.022)
    return (
        foot
        + shape(colour, size, dye.rim, dye.edge, size * 0.042)
        + inner
        + signs.sign(rewards, 0, 0, size * 0.78)
    )


def border_space(colour: str, x: float, y: float, size: float) -> Art:
    """A place on the border for a token of this colour."""
    dye = DYES[colour]
    ground = "#F4EAD4" if colour == "white" else "face"
    return group(shape(colour, size, dye.rim, dye.edge, 1.6) + shape(colour, size * 0.78, ground), x, y)


def back(x: float, y: float, size: float) -> Art:
    """A white token, face down."""
    dye = DYES["white"]
    foot = circle(0, size * 0.035, size / 2, "foot")
    disc = circle(0, 0, size / 2, dye.rim, dye.edge, 1.6) + circle(0, 0, size * 0.4, "none", "#C9AE84", 1.2)
    return group(foot + disc + centred("temple", 0, 0, size * 0.52, "#A8906C", "#FFFDF6"), x, y)


def shape(colour: str, size: float, fill: str, edge: str = "", width: float = 0) -> Art:
    """White round, yellow with eight lobes, red octagon, brown square."""
    half = size / 2
    if colour == "white":
        return circle(0, 0, half, fill, edge, width)
    if colour == "brown":
        side = size * 0.95
        return rect(-side / 2, -side / 2, side, side, fill, size * 0.22, edge, width)
    return path(_lobed(half) if colour == "yellow" else _octagon(half), fill, edge, width)


@lru_cache(maxsize=64)
def _octagon(half: float) -> str:
    cut = half * 0.414
    corners = (
        (half, cut),
        (cut, half),
        (-cut, half),
        (-half, cut),
        (-half, -cut),
        (-cut, -half),
        (cut, -half),
        (half, -cut),
    )
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in corners) + "Z"


@lru_cache(maxsize=64)
def _lobed(half: float) -> str:
    """Eight arcs that bulge outwards between points on a circle."""
    reach = half * 0.93
    corners = [
        (reach * math.cos(turn), reach * math.sin(turn))
        for turn in (math.tau * (n + 0.5) / 8 for n in range(8))
    ]
    radius = 0.65 * math.dist(corners[0], corners[1])
    arcs = "".join(f"A{radius:.2f},{radius:.2f} 0 0 1 {x:.2f},{y:.2f}" for x, y in (*corners[1:], corners[0]))
    return f"M{corners[0][0]:.2f},{corners[0][1]:.2f}{arcs}Z"
