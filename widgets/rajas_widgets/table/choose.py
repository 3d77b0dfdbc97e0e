"""Choosers for any decision of any game: one button an option, or an outcome where dice are set by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rajas.core import Chance, Game, Move, Outcome
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Button, Meaning, Offer, Play, Say, Screen
from rajas_widgets.words import tell

ROLL_ON = "roll-on"  # all that chance decides, up to the next choice: the sitting sees to it


@dataclass(frozen=True)
class OptionsChooser:
    """Every option by its description."""

    game: Game[Any]
    position: Any
    sentence: str = field(default_factory=lambda: tell("choose-option"))
    elsewhere: str = field(default_factory=lambda: tell("choose-from-buttons"))

    def marks(self) -> Mapping[str, Mark]:
        return {}

    def press(self, shape: str) -> Meaning:
        options = self.game.options(self.position)
        number = _number(shape, "option-", len(options))
        return Say(self.elsewhere) if number is None else Play(options[number])

    def offer(self) -> Offer:
        options = self.game.options(self.position)
        return Offer(self.sentence, buttons=tuple(map(self._button, range(len(options)), options)))

    def trial(self) -> Mapping[str, object]:
        return {}

    def panel(self) -> str:
        return ""

    def _button(self, number: int, move: Move) -> Button:
        return Button(f"option-{number}", capital(self.game.describe(self.position, move)))


@dataclass(frozen=True)
class ChanceChooser:
    """What chance decides, set by hand: each outcome with its probability, or a roll like any other."""

    game: Game[Any]
    position: Any
    rolled: Outcome
    screen: Screen
    names: tuple[str, ...]

    def marks(self) -> Mapping[str, Mark]:
        return {}

    def press(self, shape: str) -> Meaning:
        outcomes = self._chance().choices
        if shape == "roll":
            return Play(self.rolled)
        number = _number(shape, "outcome-", len(outcomes))
        return Say(tell("choose-chance-first")) if number is None else Play(outcomes[number])

    def offer(self) -> Offer:
        outcomes = enumerate(self._chance().outcomes)
        buttons = [self._button(number, *outcome) for number, outcome in outcomes]
        roll = Button("roll", tell("choose-roll"), icon="die-any", tone="go")
        on = Button(ROLL_ON, tell("choose-roll-on"), tell("choose-roll-on-note"), icon="next", tone="go")
        asked = self.screen.chance(self.position, self.names)
        return Offer(asked, tell("choose-chance-note"), buttons=(roll, on, *buttons))

    def trial(self) -> Mapping[str, object]:
        return {}

    def panel(self) -> str:
        return ""

    def _chance(self) -> Chance:
        asked = self.game.pending(self.position)
        assert isinstance(asked, Chance)
        return asked

    def _button(self, number: int, outcome: Outcome, chance: Fraction) -> Button:
        note = tell("choose-probability", of=chance.numerator, all=chance.denominator)
        label, icon = self.screen.outcome(self.position, outcome)
        return Button(f"outcome-{number}", label, note, icon)


@dataclass(frozen=True)
class Watching:
    """Nothing to choose: another player's turn, or the end of the game. Presses are answered all the same."""

    said: Offer
    answer: str

    def marks(self) -> Mapping[str, Mark]:
        return {}

    def press(self, shape: str) -> Meaning:
        return Say(self.answer)

    def offer(self) -> Offer:
        return self.said

    def trial(self) -> Mapping[str, object]:
        return {}

    def panel(self) -> str:
        return ""


def _number(shape: str, beginning: str, count: int) -> int | None:
    digits = shape.removeprefix(beginning)
    if not shape.startswith(beginning) or not digits.isdecimal() or int(digits) >= count:
        return None
    return int(digits)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
