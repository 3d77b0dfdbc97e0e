"""The dice on Kali's hands: for each colour a handful of values, made once and shared."""

from __future__ import annotations

from collections.abc import Iterable

MOST_KARMA_ASKED = 12  # far more than the rules give, so that a hand-made table gets an answer, too


class Handful(tuple[int, ...]):
    """The values of one colour, sorted, with what follows from them worked out beforehand."""

    faces: int  # the values shown, as bits
    within_reach: int  # with those on the opposite sides
    power: tuple[int, ...]  # the most these dice can make, by the karma there is to turn them over

    def __init__(self, values: Iterable[int]) -> None:
        self.faces = sum({1 << value for value in self})
        self.within_reach = sum({1 << value for value in self} | {1 << 7 - value for value in self})
        gains = [max(0, 7 - 2 * value) for value in self]
        self.power = tuple(sum(self) + sum(gains[:karma]) for karma in range(MOST_KARMA_ASKED + 1))
        self._plus: dict[int, Handful] = {}
        self._minus: dict[int, Handful] = {}

    def plus(self, value: int) -> Handful:
        """With one die more."""
        more = self._plus.get(value)
        if more is None:
            more = self._plus[value] = handful((*self, value))
        return more

    def minus(self, value: int) -> Handful:
        """With one die less."""
        less = self._minus.get(value)
        if less is None:
            place = self.index(value)
            less = self._minus[value] = handful((*self[:place], *self[place + 1 :]))
        return less


_HANDFULS: dict[tuple[int, ...], Handful] = {}


def handful(values: Iterable[int]) -> Handful:
    """The handful of these values, the same object whenever asked."""
    ordered = tuple(sorted(values))
    found = _HANDFULS.get(ordered)
    if found is None:
        found = _HANDFULS[ordered] = Handful(ordered)
    return found


Kali = tuple[Handful, ...]


def kali(
    orange: Iterable[int] = (),
    green: Iterable[int] = (),
    blue: Iterable[int] = (),
    purple: Iterable[int] = (),
) -> Kali:
    return handful(orange), handful(green), handful(blue), handful(purple)


def with_die(dice: Kali, colour: int, value: int) -> Kali:
    return (*dice[:colour], dice[colour].plus(value), *dice[colour + 1 :])


def without_die(dice: Kali, colour: int, value: int) -> Kali:
    return (*dice[:colour], dice[colour].minus(value), *dice[colour + 1 :])


def reaches(dice: Kali, karma: int, prices: tuple[int, ...]) -> bool:
    """Do the dice of any colour make that colour's price, turning over as many as there is karma for?"""
    orange, green, blue, purple = dice
    return (
        prices[0] <= orange.power[karma]
        or prices[1] <= green.power[karma]
        or prices[2] <= blue.power[karma]
        or prices[3] <= purple.power[karma]
    )


def holdings(dice: Kali) -> int:
    """The colours of which there is a die, as bits."""
    orange, green, blue, purple = dice
    return (1 if orange else 0) | (2 if green else 0) | (4 if blue else 0) | (8 if purple else 0)


def faces_within_reach(dice: Kali, karma: int) -> int:
    """The values that a single die can be made to show, as bits."""
    orange, green, blue, purple = dice
    if karma:
        return orange.within_reach | green.within_reach | blue.within_reach | purple.within_reach
    return orange.faces | green.faces | blue.faces | purple.faces
