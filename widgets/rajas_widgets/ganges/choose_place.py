"""Where a worker goes: a space of the board, or an area first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rajas.core import Option
from rajas.ganges.board import (
    BALCONY,
    CHAMBER,
    DIFFERENT,
    GARDEN,
    PORT,
    QUARRY,
    SAME,
    TERRACE,
    Space,
)
from rajas.ganges.options import PASS, Place, Try
from rajas.ganges.river import MOST_PIPS
from rajas_widgets.ganges.choosing import Choosing, only_by_karma
from rajas_widgets.ganges.ids import space_id
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Ask, Button, Choose, Meaning, Offer, Play
from rajas_widgets.words import tell

# Of every area its panel, icon and field.
_AREAS = {
    QUARRY: ("quarry", "quarry", "leaf"),
    DIFFERENT: ("market", "different", "market"),
    SAME: ("market", "same", "market"),
    CHAMBER: ("palace", "palace", "madder"),
    BALCONY: ("palace", "balcony", "balcony"),
    GARDEN: ("palace", "garden", "leaf"),
    TERRACE: ("palace", "terrace", "terrace"),
    PORT: ("river", "port", "port"),
}


@dataclass(frozen=True)
class PlaceChooser(Choosing):
    """One of the free spaces; an area's button lights that area alone."""

    area: str = ""

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces that may be taken now."""
        by_name = self.position.board.by_name
        return tuple(by_name[option.space] for option in self.options if isinstance(option, Place))

    @cached_property
    def answers(self) -> Mapping[str, Option]:
        found: dict[str, Option] = {}
        for space in self.spaces:
            found.setdefault(space_id(space.name), space.option)
            found[space.name] = space.option
        if PASS in self.options:
            found["pass"] = PASS
        return found

    def marks(self) -> Mapping[str, Mark]:
        lit = [space for space in self.spaces if self.area in ("", space.area)]
        return {space_id(space.name): Mark.KARMA if space in self._by_karma else Mark.LEGAL for space in lit}

    @cached_property
    def _by_karma(self) -> frozenset[Space]:
        """Where a die has to be turned over first."""
        return frozenset(space for space in self.spaces if only_by_karma(self.position, space.option))

    def wrong(self, shape: str) -> Meaning:
        area = shape.removeprefix("area-")
        if area in _AREAS:
            return self._enter(area)
        name = "outer-terrace-1" if shape == "terrace" else shape
        space = self.position.board.by_name.get(name)
        if space is None:
            return super().wrong(shape)
        if self.position.me.workers & space.bit:
            return Ask(Try("take-worker-back", space.name))
        return Play(space.option)

    def _enter(self, area: str) -> Meaning:
        """The one space there is to choose, or the choice among several that differ."""
        spaces = [space for space in self.spaces if space.area == area]
        if not spaces:
            return Play(self.position.board.areas[area][0].option)
        if len(spaces) == 1 or area in (DIFFERENT, SAME, TERRACE):
            return Play(spaces[0].option)
        return Choose(replace(self, area="" if area == self.area else area))

    def offer(self) -> Offer:
        left = self.position.me.unplaced()
        note = tell("choose-place-note", round=self.position.round, stage=self.position.stage)
        return Offer(tell("choose-place", left=left), note, buttons=tuple(self._buttons()))

    def _buttons(self) -> Iterator[Button]:
        for area, (_, icon, tone) in _AREAS.items():
            spaces = [space for space in self.spaces if space.area == area]
            if spaces:
                mark = Mark.CHOSEN if area == self.area else Mark.LEGAL
                lights = tuple(dict.fromkeys(space_id(space.name) for space in spaces))
                cost = _cost(spaces, len(self.position.me.province.markets()))
                yield Button(f"area-{area}", tell(f"area-{area}"), cost, icon, tone, mark, lights)
        if PASS in self.options:
            yield Button("pass", tell("choose-pass"))

    def panel(self) -> str:
        return _AREAS[self.area][0] if self.area else ""


def _cost(spaces: list[Space], markets: int) -> str:
    """What a worker there pays, in short."""
    first = spaces[0]
    values = ", ".join(str(space.value) for space in spaces)
    return tell(f"cost-{first.area}", coins=first.cost, values=values, most=MOST_PIPS, markets=markets)
