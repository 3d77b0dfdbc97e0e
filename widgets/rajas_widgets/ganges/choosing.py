"""What all choosers of Rajas of the Ganges share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rajas.core import Decision, Option, Refusal
from rajas.ganges import GANGES
from rajas.ganges.options import TakeTile
from rajas.ganges.position import Position
from rajas.ganges.quarry import PayTile
from rajas_widgets.ganges.asks import asks
from rajas_widgets.ganges.ids import after
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Meaning, Offer, Play, Rather
from rajas_widgets.words import tell


@dataclass(frozen=True)
class Choosing:
    """One decision of this position. What a press means is looked up among the engine's options."""

    position: Position

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return GANGES.options(self.position)

    def check(self, option: Option) -> tuple[Refusal, ...]:
        return GANGES.check(self.position, option)

    def marks(self) -> Mapping[str, Mark]:
        return dict.fromkeys(self.answers, Mark.LEGAL)

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        """The options by the shape or button that plays them."""
        return {}

    def press(self, shape: str) -> Meaning:
        if shape in self.answers:
            return Play(self.answers[shape])
        return self.wrong(shape)

    def wrong(self, shape: str) -> Meaning:
        """What a press means that plays none of the options."""
        return asks(self.position, shape)

    def offer(self) -> Offer:
        return Offer(tell("choose-option"))

    def trial(self) -> Mapping[str, object]:
        return {}

    def panel(self) -> str:
        return ""


def tile_at_hand(position: Position) -> dict[str, Mark]:
    """The tile that is being paid for or laid stays marked where it lies."""
    tile = getattr(position.due[-1], "tile", "") if position.due else ""
    return {f"tile-{tile}": Mark.CHOSEN} if tile else {}


def another_tile(position: Position, shape: str) -> Meaning | None:
    """While one tile is paid for, a press on another changes the choice."""
    tile = after(shape, "tile-")
    due = position.due[-1]
    if tile not in position.board.tile_numbers or not isinstance(due, PayTile) or tile == due.tile:
        return None
    return Rather(TakeTile(tile))


def only_by_karma(position: Position, option: Option) -> bool:
    """Whether every way to pay for this turns a die over."""
    then = GANGES.apply(position, option).position
    asked = GANGES.pending(then)
    if not isinstance(asked, Decision) or asked.kind != "pay":
        return False
    payments = GANGES.options(then)
    return all(any(die.turned for die in payment.dice) for payment in payments)  # type: ignore[attr-defined]
