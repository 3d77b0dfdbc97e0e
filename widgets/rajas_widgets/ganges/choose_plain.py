"""Decisions of one press: a thing on the table, or its button in the dock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rajas.core import Option
from rajas.ganges.naming import token_words
from rajas.ganges.options import (
    CALLS,
    SAILS,
    Call,
    LayToken,
    MoveScroll,
    Sail,
    TakeToken,
    TakeYield,
)
from rajas.ganges.position import Position
from rajas.ganges.river import spaces_ahead
from rajas.ganges.variants.navaratna import PutToken
from rajas.ganges.words import BUILDINGS
from rajas_widgets.ganges.briefly import short
from rajas_widgets.ganges.choosing import Choosing
from rajas_widgets.ganges.ids import after, number_after, token_id, yield_id, yield_of
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Button, Meaning, Offer, Play
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

Named = Callable[[Position, Option], str]
Tried = Callable[[Position, str], Option | None]


_MANY = 6


def _nothing(position: Position, shape: str) -> Option | None:
    return None


@dataclass(frozen=True)
class Plain:
    """What differs between these decisions."""

    sentence: str  # the message
    panel: str
    shape: Named  # the thing that stands for an option; empty where only a button does
    tried: Tried = field(default=_nothing)  # the option that pressing a thing means, listed or not
    trial: Callable[[Position], Mapping[str, object]] = field(default=lambda position: {})
    note: Callable[[Position], str] = field(default=lambda position: "")


@dataclass(frozen=True)
class PlainChooser(Choosing):
    """Each option has its thing, and its button with what it means."""

    plain: Plain

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        found = {f"option-{number}": option for number, option in enumerate(self.options)}
        shapes = {self.plain.shape(self.position, option): option for option in self.options}
        shapes.pop("", None)
        return shapes | found

    def marks(self) -> Mapping[str, Mark]:
        shapes = (self.plain.shape(self.position, option) for option in self.options)
        return {shape: Mark.LEGAL for shape in shapes if shape}

    def wrong(self, shape: str) -> Meaning:
        option = self.plain.tried(self.position, shape)
        return super().wrong(shape) if option is None else Play(option)

    def offer(self) -> Offer:
        return Offer(
            tell(self.plain.sentence), self.plain.note(self.position), buttons=tuple(self._buttons())
        )

    def _buttons(self) -> Iterator[Button]:
        """Of many things on the table, none is repeated below it."""
        many = len(self.options) > _MANY
        for number, option in enumerate(self.options):
            shape = self.plain.shape(self.position, option)
            if not (shape and many):
                label, note = short(self.position, option)
                tone = "go" if len(self.options) == 1 else "linen"
                lights = (shape,) if shape else ()
                yield Button(f"option-{number}", capital(label), note, tone=tone, lights=lights)

    def trial(self) -> Mapping[str, object]:
        return self.plain.trial(self.position)

    def panel(self) -> str:
        return self.plain.panel


# The things of the options


def _no_shape(position: Position, option: Option) -> str:
    return ""


def _border(position: Position, option: Option) -> str:
    return yield_id(option.cell, option.side) if isinstance(option, TakeYield | LayToken) else ""


def _river(position: Position, option: Option) -> str:
    if not isinstance(option, Sail):
        return ""
    return f"river-{spaces_ahead(position, position.me)[option.spaces - 1]}"


def _scroll(position: Position, option: Option) -> str:
    return f"scroll-{option.building.word}" if isinstance(option, MoveScroll) else ""


def _chamber(position: Position, option: Option) -> str:
    return f"chamber-{option.action}" if isinstance(option, Call) else ""


def _token(position: Position, option: Option) -> str:
    return token_id(option.token) if isinstance(option, TakeToken) else ""


def _karma(position: Position, option: Option) -> str:
    return "karma" if str(option) == "take" else ""


# What pressing a thing means, listed or not


def _take_yield(position: Position, shape: str) -> Option | None:
    where = yield_of(shape)
    return None if where is None else TakeYield(*where)


def _lay_token(position: Position, shape: str) -> Option | None:
    where = yield_of(shape)
    return None if where is None else LayToken(*where)


def _sail_to(position: Position, shape: str) -> Option | None:
    """Spaces with boats do not count; behind one's own boat the distance is none."""
    space = number_after(shape, "river-")
    if space is None:
        return None
    return SAILS[sum(1 for ahead in spaces_ahead(position, position.me) if ahead <= space)]


def _move_scroll(position: Position, shape: str) -> Option | None:
    building = BUILDINGS.get(after(shape, "scroll-") or "")
    return None if building is None else MoveScroll(building)


def _call(position: Position, shape: str) -> Option | None:
    action = number_after(shape, "chamber-")
    return None if action is None or action >= len(CALLS) else CALLS[action]


def _take_token(position: Position, shape: str) -> Option | None:
    name = (after(shape, "token-") or "").replace("_", " ")
    return TakeToken(name) if name in position.board.token_numbers else None


def _token_to_lay(position: Position) -> Mapping[str, object]:
    return {"token": getattr(position.due[-1], "token", "")}


def _token_in_hand(position: Position) -> str:
    due = position.due[-1]
    assert isinstance(due, PutToken)
    return tell("choose-lay-token-note", token=capital(token_words(position.board, due.token)))


PLAIN = {
    "income": Plain("choose-income", "", _no_shape),
    "yield": Plain("choose-yield", "province", _border, _take_yield),
    "sail": Plain("choose-sail", "river", _river, _sail_to),
    "upgrade": Plain("choose-upgrade", "scrolls", _scroll, _move_scroll),
    "karma bonus": Plain("choose-karma-bonus", "", _karma),
    "call": Plain("choose-call", "palace", _chamber, _call),
    "token": Plain("choose-token", "tokens", _token, _take_token),
    "lay token": Plain("choose-lay-token", "province", _border, _lay_token, _token_to_lay, _token_in_hand),
}
