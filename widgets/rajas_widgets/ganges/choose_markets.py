"""Which markets pay, with their sum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rajas.ganges.options import Counted, CountMarkets
from rajas.ganges.position import Position
from rajas_widgets.ganges.asks import asks
from rajas_widgets.ganges.choosing import Choosing
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Ask, Button, Choose, Meaning, Offer, Play, Sum
from rajas_widgets.words import tell


@dataclass(frozen=True)
class MarketsChooser(Choosing):
    """Markets of the own province by their shapes; the best choice lies ready."""

    chosen: tuple[str, ...] = ()

    @classmethod
    def of(cls, position: Position) -> MarketsChooser:
        fresh = cls(position)
        counts = [option for option in fresh.options if isinstance(option, CountMarkets)]
        best = max(counts, key=lambda option: sum(market.coins for market in option.markets))
        return fresh.counting(best)

    def counting(self, option: CountMarkets) -> MarketsChooser:
        """With the markets of this option chosen."""
        free = dict(self.markets)
        chosen: list[str] = []
        for market in option.markets:
            shape = next(shape for shape, there in free.items() if there == market)
            del free[shape]
            chosen.append(shape)
        return replace(self, chosen=tuple(chosen))

    @cached_property
    def markets(self) -> Mapping[str, Counted]:
        """The markets in sight by their shapes."""
        return dict(_markets_of(self.position))

    def option(self, chosen: tuple[str, ...]) -> CountMarkets:
        """As the engine lists it: good by good, the dearest first."""
        markets = [self.markets[shape] for shape in chosen]
        return CountMarkets(tuple(sorted(markets, key=lambda market: (market.good, -market.coins))))

    def press(self, shape: str) -> Meaning:
        if shape == "act":
            return Play(self.option(self.chosen))
        if shape == "none":
            return Choose(replace(self, chosen=()))
        if shape not in self.markets:
            return asks(self.position, shape)
        if shape in self.chosen:
            return Choose(replace(self, chosen=tuple(other for other in self.chosen if other != shape)))
        return self._add(shape)

    def _add(self, shape: str) -> Meaning:
        """With the others, or in place of those that do not go with it; else the engine says why not."""
        together = (*self.chosen, shape)
        for chosen in (together, self._with_other_goods(shape), self._with_same_good(shape)):
            if not self.check(self.option(chosen)):
                return Choose(replace(self, chosen=chosen))
        return Ask(self.option(together))

    def _with_other_goods(self, shape: str) -> tuple[str, ...]:
        good = self.markets[shape].good
        return (*(other for other in self.chosen if self.markets[other].good != good), shape)

    def _with_same_good(self, shape: str) -> tuple[str, ...]:
        good = self.markets[shape].good
        return (*(other for other in self.chosen if self.markets[other].good == good), shape)

    def marks(self) -> Mapping[str, Mark]:
        return {shape: Mark.CHOSEN if shape in self.chosen else Mark.LEGAL for shape in self.markets}

    def offer(self) -> Offer:
        if not self.markets:
            return Offer(tell("choose-markets-without"), buttons=tuple(self._buttons(0)))
        option = self.option(self.chosen)
        coins, refusals = sum(market.coins for market in option.markets), self.check(option)
        parts = tuple(market.good.word for market in option.markets)
        verdict = tell("sum-markets", count=len(parts))
        found = Sum(parts, coins, tell("sum-coins"), verdict, not refusals)
        return Offer(tell("choose-markets"), tell("choose-markets-note"), found, tuple(self._buttons(coins)))

    def _buttons(self, coins: int) -> Iterator[Button]:
        yield Button("act", tell("act-markets", coins=coins), tone="go")
        if self.chosen:
            yield Button("none", tell("choose-markets-none"))

    def trial(self) -> Mapping[str, object]:
        return {"markets": True}

    def panel(self) -> str:
        return "market"


def _markets_of(position: Position) -> Iterator[tuple[str, Counted]]:
    province = position.me.province
    for cell in province.built():
        row, column = province.land.names[cell]
        for number, market in enumerate(province.tile(cell).markets, 1):
            yield f"market-{row}-{column}-{number}", Counted(market.good, market.coins)
