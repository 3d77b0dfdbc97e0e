"""DIE: dice gained, rolled and laid on Kali's hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rajas.core.game import Chance, Move, Option, Refusal
from rajas.ganges.board import Why
from rajas.ganges.due import Choice, Luck, shared
from rajas.ganges.giving import gives
from rajas.ganges.kali import with_die, without_die
from rajas.ganges.options import (
    DECLINE,
    ENOUGH,
    FACES,
    NAMES,
    RETURNS,
    Decline,
    Enough,
    NameColour,
    Return,
    Rolls,
)
from rajas.ganges.position import Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import AnyDice, Dice, DicePerKarma
from rajas.ganges.words import ALL_COLOURS, Colour

Shown = tuple[Colour, ...]
ROLL = Chance.even("roll", FACES)


def free_hands(look: Position) -> int:
    return look.me.province.land.hands - look.me.dice_held()


def deliverable(shown: Shown, count: int, supply: Sequence[int]) -> int:
    """How many of the dice due the supply can give (DIE-4)."""
    if not shown:
        return min(count, sum(supply))
    first = shown[0]
    if shown.count(first) == len(shown):
        return min(len(shown), supply[first])
    return sum([min(shown.count(colour), supply[colour]) for colour in set(shown)])


@gives(AnyDice, Dice, DicePerKarma)
def gain_dice(table: Table, reward: AnyDice | Dice | DicePerKarma, why: Why, may: bool = False) -> None:
    """For one gain: make room, name the colours, then take and roll (DIE-7)."""
    shown, count = _due(reward, table.me.karma)
    if not count:
        return
    lacking = count - free_hands(table)
    if lacking > 0:
        room = MakeRoom(shown, count, lacking, may, why)
        if room.possible(table):
            table.then(room)
            return
    take_what_fits(table, shown, count, may, why)


def _due(reward: AnyDice | Dice | DicePerKarma, karma: int) -> tuple[Shown, int]:
    if isinstance(reward, Dice):
        return reward.colours, len(reward.colours)
    if isinstance(reward, AnyDice):
        return (), reward.count
    return () if reward.colour is None else (reward.colour,) * karma, karma


@dataclass(frozen=True, slots=True)
class MakeRoom(Choice):
    """More dice are due than hands are free: return dice, one after the other, or take what fits (DIE-3)."""

    shown: Shown
    count: int
    lacking: int
    may: bool
    why: Why

    kind = "make room"
    answers = (Return, Enough, Decline)

    def possible(self, look: Position) -> bool:
        return self.lacking > 0 and any(
            self._makes_room(look, colour) for colour in ALL_COLOURS if look.me.dice[colour].values
        )

    def _makes_room(self, look: Position, colour: Colour) -> bool:
        """Would returning a die of this colour let one more be taken?"""
        supply = [*look.supply]
        supply[colour] += 1
        return free_hands(look) + 1 <= deliverable(self.shown, self.count, supply)

    def options(self, position: Position) -> tuple[Option, ...]:
        returns = [
            option
            for colour in ALL_COLOURS
            if position.me.dice[colour].values and self._makes_room(position, colour)
            for option in RETURNS[colour][position.me.dice[colour].faces]
        ]
        return (*returns, ENOUGH, DECLINE) if self.may else (*returns, ENOUGH)

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if isinstance(option, Decline) and not self.may:
            return (refuse("DIE-7", "dice-not-declined", count=self.count, free=free_hands(position)),)
        if not isinstance(option, Return):
            return LEGAL
        colour, value = option.die
        found: list[Refusal] = []
        if not self._makes_room(position, colour):
            found.append(
                refuse("DIE-7", "return-makes-no-room", colour=colour.word, free=free_hands(position))
            )
        if not position.me.holds(colour, value):
            found.append(refuse("DIE-7", "return-not-held", colour=colour.word, value=value, held=0))
        return tuple(found)

    def take(self, table: Table, option: Move) -> None:
        if isinstance(option, Decline):
            table.tell("bonus declined", Why("TRK-8", self.why.cause))
        elif isinstance(option, Enough):
            take_what_fits(table, self.shown, self.count, False, self.why)
        else:
            assert isinstance(option, Return)
            self._return(table, option)

    def _return(self, table: Table, option: Return) -> None:
        colour, value = option.die
        me = table.mine()
        me.dice = without_die(me.dice, colour, value)
        table.supply = (*table.supply[:colour], table.supply[colour] + 1, *table.supply[colour + 1 :])
        table.tell("die returned", Why("DIE-3", self.why.cause), -1, colour, value)
        left = replace(self, lacking=self.lacking - 1, may=False)
        if left.possible(table):
            table.then(left)
        else:
            take_what_fits(table, left.shown, left.count, False, left.why)


def take_what_fits(table: Table, shown: Shown, count: int, may: bool, why: Why) -> None:
    """All that now fits is taken; colours are named first, unless there is nothing to choose."""
    supplied = deliverable(shown, count, table.supply)
    fits = min(free_hands(table), supplied)
    if not may and fits == count == supplied == len(shown):
        table.then(*[roll_die(colour, why) for colour in shown])
        return
    if fits < count:
        rule = "DIE-4" if supplied == fits else "DIE-3"
        table.tell("dice forgone", Why(rule, why.cause), count - fits)
    if not fits:
        return
    if shown and fits == supplied and not may:
        table.then(*[roll_die(colour, why) for colour in _supplied(shown, table.supply)])
    else:
        table.then(name_colours(shown, fits, (), may, why))


def _supplied(shown: Shown, supply: tuple[int, ...]) -> list[Colour]:
    left = list(supply)
    taken: list[Colour] = []
    for colour in shown:
        if left[colour]:
            left[colour] -= 1
            taken.append(colour)
    return taken


@dataclass(frozen=True, slots=True)
class NameColours(Choice):
    """The colours of the dice that fit are named, all of them before the first is rolled (DIE-6, DIE-7)."""

    shown: Shown
    left: int
    named: Shown
    may: bool
    why: Why

    kind = "colour"
    answers = (NameColour, Decline)

    def _in_supply(self, position: Position, colour: Colour) -> int:
        return position.supply[colour] - self.named.count(colour)

    def _due(self, colour: Colour) -> bool:
        return not self.shown or self.shown.count(colour) > self.named.count(colour)

    def options(self, position: Position) -> tuple[Option, ...]:
        names = [
            NAMES[colour]
            for colour in ALL_COLOURS
            if self._due(colour) and self._in_supply(position, colour) > 0
        ]
        return (*names, DECLINE) if self.may else tuple(names)

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if isinstance(option, Decline):
            return (
                LEGAL
                if self.may
                else (refuse("DIE-7", "dice-not-declined", count=self.left, free=self.left),)
            )
        assert isinstance(option, NameColour)
        found: list[Refusal] = []
        if self._in_supply(position, option.colour) <= 0:
            found.append(refuse("DIE-4", "colour-out", colour=option.colour.word, supply=0))
        if not self._due(option.colour):
            found.append(refuse("DIE-7", "colour-not-due", colour=option.colour.word))
        return tuple(found)

    def take(self, table: Table, option: Move) -> None:
        if isinstance(option, Decline):
            table.tell("bonus declined", Why("TRK-8", self.why.cause))
            return
        assert isinstance(option, NameColour)
        named = (*self.named, option.colour)
        if self.left > 1:
            table.then(name_colours(self.shown, self.left - 1, named, False, self.why))
        else:
            table.then(*[roll_die(colour, self.why) for colour in named])


class DieRoll(Luck):
    """One die is rolled."""

    __slots__ = ()

    def pending(self, position: Position) -> Chance:
        return ROLL

    def check(self, position: Position, move: Move) -> tuple[Refusal, ...]:
        # The faces are known: no need to search them, as for other draws.
        return LEGAL if type(move) is Rolls and 1 <= move.value <= 6 else Luck.check(self, position, move)


@dataclass(frozen=True, slots=True)
class RollDie(DieRoll):
    """A die gained is rolled at once and lies on a free hand (DIE-1)."""

    colour: Colour
    why: Why

    def take(self, table: Table, outcome: Rolls) -> None:
        colour, supply = self.colour, [*table.supply]
        supply[colour] -= 1
        table.supply = tuple(supply)
        me = table.mine()
        me.dice = with_die(me.dice, colour, outcome.value)
        table.tell("die gained", self.why, 1, colour, outcome.value)


name_colours, roll_die = shared(NameColours), shared(RollDie)
