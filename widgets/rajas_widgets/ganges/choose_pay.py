"""What is paid: dice put together, turned over with karma, and the running sum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rajas.core import Refusal
from rajas.ganges.naming import die_words, listed
from rajas.ganges.options import Die, Pay, Spent
from rajas.ganges.palace import PayBalcony, PayChamber
from rajas.ganges.position import Position
from rajas.ganges.river import MOST_PIPS, PayPort
from rajas.ganges.words import Colour
from rajas_widgets.ganges.asks import asks
from rajas_widgets.ganges.choose_dice import dice_buttons, held_dice
from rajas_widgets.ganges.choosing import Choosing, another_tile, tile_at_hand
from rajas_widgets.ganges.ids import after, die_id
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Ask, Button, Choose, Meaning, Offer, Play, Sum
from rajas_widgets.words import tell

_MORE_NEEDED = "price-short"  # the one refusal that more dice can mend
_ONE_DIE = "one-die"


@dataclass(frozen=True)
class PayChooser(Choosing):
    """Dice by their shapes, each as it lies or turned over; the last press pays."""

    chosen: Mapping[str, bool] = field(default_factory=dict)

    @classmethod
    def of(cls, position: Position) -> PayChooser:
        """Where there is only one way to pay, it lies ready; but no karma is spent unasked."""
        fresh = cls(position)
        ways = [option for option in fresh.options if isinstance(option, Pay)]
        ready = len(ways) == 1 and not any(die.turned for die in ways[0].dice)
        return fresh.paying(ways[0]) if ready else fresh

    def paying(self, payment: Pay) -> PayChooser:
        """With the dice of this payment chosen."""
        chosen: dict[str, bool] = {}
        for spent in payment.dice:
            shape = next(
                die_id(Die(spent.colour, spent.value), number)
                for number in range(1, len(self.dice) + 1)
                if die_id(Die(spent.colour, spent.value), number) not in chosen
            )
            chosen[shape] = spent.turned
        return replace(self, chosen=chosen)

    @cached_property
    def dice(self) -> Mapping[str, Die]:
        """The dice on Kali's hands by their shapes."""
        return dict(held_dice(self.position))

    @cached_property
    def payment(self) -> Pay:
        return self._payment(self.chosen)

    def _payment(self, chosen: Mapping[str, bool]) -> Pay:
        dice = [Spent(*self.dice[shape], turned) for shape, turned in chosen.items()]
        return Pay(tuple(sorted(dice)))

    @cached_property
    def refusals(self) -> tuple[Refusal, ...]:
        """What stands against paying now."""
        return self.check(self.payment)

    @cached_property
    def price(self) -> int:
        """What has to be reached together: the engine says it when nothing is paid; 0 where one die pays."""
        numbers = [refusal.numbers for refusal in self.check(Pay(())) if refusal.key == _MORE_NEEDED]
        return int(numbers[0]["price"]) if numbers else 0

    # Presses

    def press(self, shape: str) -> Meaning:
        if shape == "act":
            return Play(self.payment)
        turning = after(shape, "karma-")
        if turning is not None and turning in self.dice:
            return self._with(turning, not self.chosen.get(turning, False))
        if shape == "karma":
            return self._turn_any()
        if shape in self.dice:
            return self._toggle(shape)
        return another_tile(self.position, shape) or asks(self.position, shape)

    def _toggle(self, shape: str) -> Meaning:
        """As it lies, then turned over where that helps, then back on its hand."""
        if shape not in self.chosen:
            return self._add(shape)
        if not self.chosen[shape] and self._helps_turned(shape):
            return self._with(shape, True)
        return Choose(replace(self, chosen=_without(self.chosen, shape)))

    def _add(self, shape: str) -> Meaning:
        """With the others, or instead of the one die where only one pays; else the engine says why not."""
        tried = [self._joined(shape, False), self._joined(shape, True), {shape: False}, {shape: True}]
        if not self._only_one():
            tried = tried[:1]
        for chosen in tried:
            if self._could_be(chosen):
                return Choose(replace(self, chosen=chosen))
        return Ask(self._payment({shape: False} if self._only_one() else tried[0]))

    def _only_one(self) -> bool:
        return any(refusal.key == _ONE_DIE for refusal in self.check(Pay(())))

    def _with(self, shape: str, turned: bool) -> Meaning:
        """The die turned over, or back."""
        chosen = self._joined(shape, turned)
        if not self._could_be(chosen) and self._only_one():
            chosen = {shape: turned}
        if self._could_be(chosen):
            return Choose(replace(self, chosen=chosen))
        return Ask(self._payment(chosen))

    def _turn_any(self) -> Meaning:
        """Karma on the last die chosen; without one, karma is asked about."""
        if not self.chosen:
            return asks(self.position, "karma")
        last = list(self.chosen)[-1]
        return self._with(last, not self.chosen[last])

    def _helps_turned(self, shape: str) -> bool:
        """Whether some way to pay has this die turned over, and karma is left for it."""
        useful = True in self._uses.get(self.dice[shape], ())
        return useful and self._could_be(self._joined(shape, True))

    def _joined(self, shape: str, turned: bool) -> dict[str, bool]:
        return {**self.chosen, shape: turned}

    def _could_be(self, chosen: Mapping[str, bool]) -> bool:
        """Nothing stands against these dice, unless it is that there must be more."""
        return all(refusal.key == _MORE_NEEDED for refusal in self.check(self._payment(chosen)))

    # What is seen

    def marks(self) -> Mapping[str, Mark]:
        useful = {shape: uses for shape, die in self.dice.items() if (uses := self._uses.get(die))}
        lit = {shape: Mark.LEGAL if False in uses else Mark.KARMA for shape, uses in useful.items()}
        return lit | dict.fromkeys(self.chosen, Mark.CHOSEN) | tile_at_hand(self.position)

    @cached_property
    def _uses(self) -> Mapping[Die, set[bool]]:
        """Of the dice that some way to pay has: whether as they lie, or turned over."""
        found: dict[Die, set[bool]] = {}
        for option in self.options:
            assert isinstance(option, Pay)
            for colour, value, turned in option.dice:
                found.setdefault(Die(colour, value), set()).add(turned)
        return found

    def offer(self) -> Offer:
        if not self.price:
            return Offer(tell("choose-pay"), self._note(_asked(self.position)), None, tuple(self._buttons()))
        colour = self._colours()[0].word
        sentence = tell("choose-pay-price", colour=colour, price=self.price)
        note = self._note(tell("choose-pay-price-note", colour=colour, price=self.price))
        return Offer(sentence, note, self._sum(), tuple(self._buttons()))

    def _note(self, asked: str) -> str:
        """What is asked; with dice chosen, how to change them."""
        if not self.chosen or self.refusals:
            return asked
        return tell("choose-pay-ready", dice=listed(map(die_words, self.payment.dice)))

    def _colours(self) -> tuple[Colour, ...]:
        return tuple(dict.fromkeys(die.colour for die in self._uses))

    def _sum(self) -> Sum | None:
        if not self.price or not self.chosen:
            return None
        total = sum(die.worth for die in self.payment.dice)
        parts = tuple(f"die-{die.colour.word}-{die.worth}" for die in self.payment.dice)
        short, over = max(0, self.price - total), max(0, total - self.price)
        verdict = tell("sum-short", short=short) if self.refusals else tell("sum-enough", over=over)
        return Sum(parts, total, tell("sum-price", price=self.price), verdict, not self.refusals)

    def _buttons(self) -> Iterator[Button]:
        ready = Mark.LEGAL if not self.refusals else Mark.REST
        turns = sum(self.chosen.values())
        cost = tell("karma-price", karma=turns) if turns else ""
        yield Button("act", self._act(), cost, tone="go", mark=ready)
        marks = self.marks()
        shown = {
            shape: Die(die.colour, Spent(*die, self.chosen.get(shape, False)).worth)
            for shape, die in self.dice.items()
            if shape in marks
        }
        yield from dice_buttons(shown, marks)
        for shape, turned in self.chosen.items():
            yield from self._karma_button(shape, turned)

    def _act(self) -> str:
        pips = " + ".join(str(die.worth) for die in self.payment.dice)
        if not pips:
            return tell("act-pay-nothing")
        return tell("act-pay-tile" if self.price else "act-pay", pips=pips)

    def _karma_button(self, shape: str, turned: bool) -> Iterator[Button]:
        """A chosen die can be turned over, where that helps, and back."""
        if not turned and not self._helps_turned(shape):
            return
        value = self.dice[shape].value
        key = "karma-back" if turned else "karma-turn"
        mark = Mark.CHOSEN if turned else Mark.KARMA
        label = tell(key, value=value, worth=Spent(*self.dice[shape], True).worth)
        note = tell("karma-kept" if turned else "karma-price", karma=1)
        yield Button(f"karma-{shape}", label, note, "flip", mark=mark)

    def trial(self) -> Mapping[str, object]:
        turned = frozenset(shape for shape, over in self.chosen.items() if over)
        colours = self._colours()
        return {"turned": turned} | ({"colour": colours[0].word} if self.price and colours else {})


def _asked(position: Position) -> str:
    """What the one die must be."""
    match position.due[-1]:
        case PayChamber(value):
            return tell("choose-pay-value", value=value)
        case PayBalcony(space):
            colour = position.board.by_name[space].colour
            return tell("choose-pay-colour", colour=colour.word if colour is not None else "")
        case PayPort():
            return tell("choose-pay-fare", most=MOST_PIPS)
    return tell("choose-pay-goods")


def _without(chosen: Mapping[str, bool], shape: str) -> dict[str, bool]:
    return {other: turned for other, turned in chosen.items() if other != shape}
