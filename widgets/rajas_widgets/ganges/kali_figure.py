"""Kali herself: body, arms and hands. Each arm has its own shoulder, its wrist straight under its die."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas_widgets.art.pen import circle, group, path, rect
from rajas_widgets.art.pieces import die
from rajas_widgets.scene import Art

DIE = 46.0  # what the hands are drawn for
LOWER = 12  # from here below her face a wrist belongs to the lower row


class Arm(NamedTuple):
    """The right one of a pair, from the middle of the body; the left one mirrors it."""

    shoulder: tuple[float, float]
    bend: tuple[float, float, float, float]  # the two points that draw its curve
    wrist: tuple[float, float]


class Body(NamedTuple):
    """Kali in one size: where she stands, how large a die is, and her pairs of arms, drawn in this order."""

    x: float
    y: float
    scale: float
    die: float
    arms: tuple[Arm, ...]

    @property
    def hand(self) -> float:
        return self.die / DIE

    def wrists(self, hands: int) -> list[tuple[float, float]]:
        """Of so many hands, from left to right in each row; of fewer, the pairs drawn first stay."""
        pairs = self.arms[: (hands + 1) // 2]
        places = [(self.x + side * arm.wrist[0], arm.wrist[1]) for arm in pairs for side in (-1, 1)][:hands]
        return sorted(places, key=lambda place: (place[1] > self.y + LOWER, place[0]))


def standing(body: Body, hands: int) -> Art:
    """All but the hands."""
    arms = (_arm(body, arm, side) for arm in body.arms[: (hands + 1) // 2] for side in (-1, 1))
    return "".join(arms) + group(_TORSO, body.x, body.y, body.scale)


def _arm(body: Body, arm: Arm, side: int) -> Art:
    (sx, sy), (ax, ay, bx, by), (wx, wy) = arm
    along = [body.x + side * x for x in (sx, ax, bx, wx)]
    d = f"M{along[0]:g},{sy:g}C{along[1]:g},{ay:g} {along[2]:g},{by:g} {along[3]:g},{wy:g}"
    width = 10 * body.hand
    return path(d, stroke="paper", width=width * 1.5) + path(d, stroke="kali", width=width)


# The hands, around the wrist


def holding(body: Body, x: float, y: float, colour: str, value: int) -> Art:
    """A die on the hand, the fingers over its lower edge."""
    return group(_held(colour, value), x, y, body.hand)


@lru_cache(maxsize=32)
def _held(colour: str, value: int) -> Art:
    return _BANGLES + die(colour, value, -DIE / 2, -63, DIE) + "".join(_fingers()) + path(_PALM, "kali")


def open_hand(body: Body, x: float, y: float) -> Art:
    return group(_OPEN, x, y, body.hand)


def _fingers() -> Iterator[Art]:
    for across, turn in ((-17, 24), (-6, 8), (6, -8), (17, -24)):
        yield _finger(across, -16, -6, 15, turn)


def _spread() -> Iterator[Art]:
    for across, turn in ((-9.4, -26), (-3.3, -9), (3.3, 9), (9.4, 26)):
        yield _finger(across, -20, -22, 24, turn)
    yield _finger(10, -10, -16, 18, 62)


def _finger(x: float, y: float, top: float, length: float, turn: float) -> Art:
    return group(rect(-3.4, top, 6.8, length, "kali", 3.4, "paper", 1.3), x, y, turn=turn)


_PALM = "M-19,-13C-12,0 12,0 19,-13Z"
_BANGLES = path("M-8.6,3h17.2M-8.2,8.4h16.4", stroke="turmeric", width=2.8)
_EYE = circle(0, -13, 5, "none", "turmeric", 1.6) + circle(0, -13, 1.7, "turmeric")
_OPEN = _BANGLES + "".join(_spread()) + circle(0, -13, 12.6, "kali") + _EYE

# The body, around the middle of the face; the shoulders end 44 below it.
_SHOULDERS = path("M-34,44C-34,20 -20,10 0,10C20,10 34,20 34,44Z", "kali") + path(
    "M-34,44C-30,30 -16,26 0,26C16,26 30,30 34,44Z", "madder"
)
_NECK = path("M-10,4H10V16C4,21 -4,21 -10,16Z", "kali")
_HAIR = path(
    "M-27,-2C-34,-34 34,-34 27,-2C30,10 26,22 22,30C18,18 19,4 17,-6"
    "H-17C-19,4 -18,18 -22,30C-26,22 -30,10 -27,-2Z",
    "black",
)
_FACE = path("M-17,-12C-17,-24 17,-24 17,-12C17,2 9,11 0,11C-9,11 -17,2 -17,-12Z", "kali")
_CROWN = path(
    "M-20,-17C-16,-24 -8,-25 0,-25C8,-25 16,-24 20,-17L24,-34L13,-27L9,-42L0,-30L-9,-42L-13,-27L-24,-34Z",
    "turmeric",
) + "".join(circle(x, y, r, "madder") for x, y, r in ((0, -25, 3), (-9, -38, 2.2), (9, -38, 2.2)))
_EYES = path(
    "M-12,-9C-9,-13 -5,-12 -3.4,-8.6C-6,-6.6 -10,-6.6 -12,-9Z"
    "M12,-9C9,-13 5,-12 3.4,-8.6C6,-6.6 10,-6.6 12,-9Z",
    "white",
) + "".join(circle(x, -9.2, 1.9, "black") for x in (-7.4, 7.4))
_MARKS = (
    path("M0,-20C2.4,-17.6 2.4,-15 0,-12.6C-2.4,-15 -2.4,-17.6 0,-20Z", "turmeric")
    + path("M-5,2.6C-2,1 2,1 5,2.6C2.6,5.6 -2.6,5.6 -5,2.6Z", "madder")
    + path("M0,-8V-1", stroke="kali2", width=1.4)
)
_JEWELS = (
    circle(-18.6, -1, 3.4, "turmeric")
    + circle(18.6, -1, 3.4, "turmeric")
    + path("M-15,18C-8,26 8,26 15,18", stroke="turmeric", width=2.6)
    + circle(0, 25, 3, "turmeric")
)
_TORSO = _SHOULDERS + _NECK + _HAIR + _FACE + _CROWN + _EYES + _MARKS + _JEWELS
