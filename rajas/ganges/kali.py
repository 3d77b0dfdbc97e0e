"""The dice on Kali's hands: for each colour a handful of values, made once and shared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rajas.ganges.words import opposite

MOST_KARMA_ASKED = 12  # far more than the rules give, so that a hand-made table gets an answer, too


class Handful:
    """The values of one colour, sorted, with what follows from them worked out beforehand."""

    __slots__ = ("_minus", "_plus", "different", "faces", "power", "size", "values", "within_reach")

    def __init__(self, values: tuple[int, ...]) -> None:
        gains = [max(0, opposite(value) - value) for value in values]
        self.values = values
        self.size = len(values)
        self.different = tuple(sorted(set(values)))
        self.faces = sum(1 << value for value in self.different)  # the values shown, as bits
        self.within_reach = self.faces | sum(
            1 << opposite(value) for value in self.different if opposite(value) not in values
        )
        # The most these dice can make, by the karma there is to turn them over.
        self.power = tuple(sum(values) + sum(gains[:karma]) for karma in range(MOST_KARMA_ASKED + 1))
        self._plus: dict[int, Handful] = {}
        self._minus: dict[int, Handful] = {}

    def __iter__(self) -> Iterator[int]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"handful({list(self.values)})"

    def plus(self, value: int) -> Handful:
        """With one die more."""
        try:
            return self._plus[value]
        except KeyError:
            more = self._plus[value] = handful((*self.values, value))
            return more

    def minus(self, value: int) -> Handful:
        """With one die less."""
        try:
            return self._minus[value]
        except KeyError:
            place = self.values.index(value)
            less = self._minus[value] = handful((*self.values[:place], *self.values[place + 1 :]))
            return less


_HANDFULS: dict[tuple[int, ...], Handful] = {}


def handful(values: Iterable[int]) -> Handful:
    """The handful of these values, the same object whenever asked."""
    ordered = tuple(sorted(values))
    found = _HANDFULS.get(ordered)
    # The first to be kept is the one, whichever thread was first: handfuls are told apart by identity.
    return _HANDFULS.setdefault(ordered, Handful(ordered)) if found is None else found


Kali = tuple[Handful, ...]  # changed by way of a list: half the time of slicing and joining


def kali(
    orange: Iterable[int] = (),
    green: Iterable[int] = (),
    blue: Iterable[int] = (),
    purple: Iterable[int] = (),
) -> Kali:
    return handful(orange), handful(green), handful(blue), handful(purple)


def with_die(dice: Kali, colour: int, value: int) -> Kali:
    new = [*dice]
    new[colour] = new[colour].plus(value)
    return tuple(new)


def without_die(dice: Kali, colour: int, value: int) -> Kali:
    new = [*dice]
    new[colour] = new[colour].minus(value)
    return tuple(new)


def reaches(dice: Kali, karma: int, prices: tuple[int, ...]) -> bool:
    """Do the dice of any colour make that colour's price, turning over as many as there is karma for?"""
    orange, green, blue, purple = dice
    for_orange, for_green, for_blue, for_purple = prices
    return (
        for_orange <= orange.power[karma]
        or for_green <= green.power[karma]
        or for_blue <= blue.power[karma]
        or for_purple <= purple.power[karma]
    )


def faces_within_reach(dice: Kali, karma: int) -> int:
    """The values that a single die can be made to show, as bits."""
    orange, green, blue, purple = dice
    if karma:
        return orange.within_reach | green.within_reach | blue.within_reach | purple.within_reach
    return orange.faces | green.faces | blue.faces | purple.faces
