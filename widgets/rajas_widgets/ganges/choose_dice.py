"""Dice rolled again, returned to make room, or named by their colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rajas.core import Option
from rajas.ganges.dice import MakeRoom, NameColours
from rajas.ganges.options import DECLINE, ENOUGH, Die, NameColour, Reroll, Return
from rajas.ganges.position import Position
from rajas.ganges.words import ALL_COLOURS, COLOURS
from rajas_widgets.ganges.asks import asks
from rajas_widgets.ganges.choosing import Choosing
from rajas_widgets.ganges.ids import after, die_id, die_of
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Button, Choose, Meaning, Offer, Play, PlayAll
from rajas_widgets.words import tell


def held_dice(position: Position) -> Iterator[tuple[str, Die]]:
    """The dice on the hands of the player whose turn it is, by their shapes."""
    for colour in ALL_COLOURS:
        values = position.me.dice[colour].values
        for place, value in enumerate(values):
            die = Die(colour, value)
            yield die_id(die, values[: place + 1].count(value)), die


@dataclass(frozen=True)
class RerollChooser(Choosing):
    """Any number of dice, named together, then rolled together."""

    chosen: frozenset[str] = frozenset()

    @cached_property
    def dice(self) -> Mapping[str, Die]:
        """The dice that may still be named."""
        may = {option.die for option in self.options if isinstance(option, Reroll)}
        return {shape: die for shape, die in held_dice(self.position) if die in may}

    def press(self, shape: str) -> Meaning:
        match shape:
            case "act":
                return PlayAll((*map(Reroll, self._named()), ENOUGH))
            case "all":
                return Choose(replace(self, chosen=frozenset(self.dice)))
            case "none":
                return PlayAll((ENOUGH,))
        if shape in self.dice:
            return Choose(replace(self, chosen=self.chosen ^ {shape}))
        die = die_of(shape)
        return asks(self.position, shape) if die is None else Play(Reroll(die))

    def _named(self) -> list[Die]:
        return [die for shape, die in self.dice.items() if shape in self.chosen]

    def marks(self) -> Mapping[str, Mark]:
        return {shape: Mark.CHOSEN if shape in self.chosen else Mark.LEGAL for shape in self.dice}

    def offer(self) -> Offer:
        note = tell("choose-reroll-note" if self.dice else "choose-reroll-nothing")
        return Offer(tell("choose-reroll"), note, buttons=tuple(self._buttons()))

    def _buttons(self) -> Iterator[Button]:
        if self.chosen:
            yield Button("act", tell("act-reroll", count=len(self.chosen)), tone="go")
        if len(self.chosen) < len(self.dice):
            yield Button("all", tell("reroll-all", count=len(self.dice)))
        yield Button("none", tell("reroll-none"))
        yield from dice_buttons(self.dice, self.marks())

    def panel(self) -> str:
        return "kali"


@dataclass(frozen=True)
class RoomChooser(Choosing):
    """One die back to the supply, or what fits is taken."""

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        may = {option.die: option for option in self.options if isinstance(option, Return)}
        found: dict[str, Option] = {shape: may[die] for shape, die in held_dice(self.position) if die in may}
        return found | plain_answers(self.options)

    def marks(self) -> Mapping[str, Mark]:
        return {shape: Mark.LEGAL for shape in self.answers if die_of(shape)}

    def wrong(self, shape: str) -> Meaning:
        die = die_of(shape)
        return super().wrong(shape) if die is None else Play(Return(die))

    def offer(self) -> Offer:
        due = self.position.due[-1]
        assert isinstance(due, MakeRoom)
        held = {shape: die for shape, die in held_dice(self.position) if shape in self.answers}
        buttons = (*dice_buttons(held, self.marks()), *plain_buttons(self.answers))
        return Offer(tell("choose-room", lacking=due.lacking), tell("choose-room-note"), buttons=buttons)

    def panel(self) -> str:
        return "kali"


@dataclass(frozen=True)
class ColourChooser(Choosing):
    """The colour of the next die."""

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        named = [option for option in self.options if isinstance(option, NameColour)]
        found: dict[str, Option] = {f"supply-{option.colour.word}": option for option in named}
        return found | plain_answers(self.options)

    def press(self, shape: str) -> Meaning:
        word = after(shape, "colour-")
        return super().press(f"supply-{word}" if word in COLOURS else shape)

    def marks(self) -> Mapping[str, Mark]:
        return {shape: Mark.LEGAL for shape in self.answers if shape.startswith("supply-")}

    def wrong(self, shape: str) -> Meaning:
        colour = COLOURS.get(after(shape, "supply-") or "")
        return super().wrong(shape) if colour is None else Play(NameColour(colour))

    def offer(self) -> Offer:
        due = self.position.due[-1]
        assert isinstance(due, NameColours)
        named = ", ".join(tell("colour-word", colour=colour.word) for colour in due.named)
        note = tell("choose-colour-named", named=named) if named else ""
        buttons = (*self._colours(), *plain_buttons(self.answers))
        return Offer(tell("choose-colour", left=due.left), note, buttons=buttons)

    def _colours(self) -> Iterator[Button]:
        for option in self.options:
            if isinstance(option, NameColour):
                word, count = option.colour.word, self.position.supply[option.colour]
                label, note = tell("colour-word", colour=word), tell("colour-left", count=count)
                yield Button(f"colour-{word}", label, note, f"die-{word}", lights=(f"supply-{word}",))

    def panel(self) -> str:
        return "kali"


def dice_buttons(dice: Mapping[str, Die], marks: Mapping[str, Mark]) -> Iterator[Button]:
    """The dice once more in the dock, for a phone that shows another panel."""
    for shape, (colour, value) in dice.items():
        yield Button(f"dock-{shape}", str(value), icon=f"die-{colour.word}-{value}", mark=marks[shape])


def plain_answers(options: tuple[Option, ...]) -> dict[str, Option]:
    """The answers that are one word each."""
    return {str(option): option for option in (ENOUGH, DECLINE) if option in options}


def plain_buttons(answers: Mapping[str, Option]) -> Iterator[Button]:
    for word in ("enough", "decline"):
        if word in answers:
            yield Button(word, tell(f"choose-{word}"))
