"""MKT: the markets of the own province pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from rajas.core.game import Option, Refusal
from rajas.ganges.board import DIFFERENT, SAME, Space, Why
from rajas.ganges.due import Choice, shared
from rajas.ganges.giving import gives
from rajas.ganges.karma import dice_among, one_die_obstacles, pay, payment_obstacles, pays_with_one
from rajas.ganges.options import Counted, CountMarkets, Pay
from rajas.ganges.position import Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import DifferentGoods, SameGoods
from rajas.ganges.spaces import refuse_taken
from rajas.ganges.tracks import gain_coins
from rajas.ganges.words import ALL_GOODS, Good

Shelves = tuple[tuple[int, ...], ...]
DIFFERENT_WHY = Why("MKT-1", "different goods")
SAME_WHY = Why("MKT-2", "same goods")
NO_MARKETS = CountMarkets(())
ALL_FACES = 0b1111110
# By the markets of the good with most of them: the faces, as bits, that let more of them pay turned over.
_WORTH_TURNING = (0, 0, 0b10, 0b110, 0b1110)
MOST_TURNED = len(_WORTH_TURNING) - 1


def available(look: Position, me: Player, free: int) -> int:
    once = look.board.once_a_round
    return free & ~once if me.workers & once else free


def obstacles(look: Position, me: Player, space: Space) -> Iterator[Refusal]:
    if space.bit & look.board.once_a_round and me.workers & look.board.once_a_round:
        yield refuse("MKT-4", "different-goods-once", limit=1, players=look.board.players)
    if look.taken & space.bit:
        yield refuse_taken(space)
    if space.area == SAME and not me.dice_held():
        yield refuse("TRN-6", "no-die", held=0)


def enter(table: Table, space: Space) -> None:
    if space.area == DIFFERENT:
        table.then(DIFFERENT_GOODS)
    else:
        table.then(PAY_SAME_GOODS)


@gives(DifferentGoods)
def _different(table: Table, reward: DifferentGoods, why: Why) -> None:
    table.then(ChooseMarkets(same=False, limit=reward.limit, why=why))


@gives(SameGoods)
def _same(table: Table, reward: SameGoods, why: Why) -> None:
    table.then(ChooseMarkets(same=True, limit=reward.limit, why=why))


@dataclass(frozen=True, slots=True)
class PaySameGoods(Choice):
    """1 die of any colour; its value is how many markets may pay (MKT-2)."""

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me = position.me
        silk, tea, spices = me.province.shelves
        most = max(len(silk), len(tea), len(spices))
        return dice_among(me.dice, ALL_FACES, _WORTH_TURNING[min(most, MOST_TURNED)] if me.karma else 0)

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        if pays_with_one(position.me, option, 1, 6):
            return LEGAL
        return (*one_die_obstacles(option, "MKT-2"), *payment_obstacles(position.me, option))

    def take(self, table: Table, option: Pay) -> None:
        pay(table, option, SAME_WHY)
        table.then(choose_markets(True, option.dice[0].worth, SAME_WHY))


@dataclass(frozen=True, slots=True)
class ChooseMarkets(Choice):
    """Which markets pay: of different goods at most one each, of the same good up to the limit (MKT-3)."""

    same: bool
    limit: int
    why: Why

    kind = "markets"
    answers = (CountMarkets,)

    def options(self, position: Position) -> tuple[Option, ...]:
        shelves = position.me.province.shelves
        return same_goods(shelves, self.limit) if self.same else different_goods(shelves, self.limit)

    def judge(self, position: Position, option: CountMarkets) -> tuple[Refusal, ...]:
        markets = option.markets
        if not markets:
            return LEGAL
        goods = [market.good for market in markets]
        rule = self.why.rule
        found: list[Refusal] = []
        if self.same and len(set(goods)) > 1:
            found.append(refuse(rule, "one-good-only", goods=len(set(goods))))
        if not self.same and len(set(goods)) < len(goods):
            found.append(refuse(rule, "one-market-a-good", count=max(map(goods.count, goods))))
        if len(markets) > self.limit:
            found.append(refuse(rule, "too-many-markets", count=len(markets), limit=self.limit))
        return (*found, *_not_owned(position.me, markets))

    def take(self, table: Table, option: CountMarkets) -> None:
        table.tell("markets counted", self.why, len(option.markets), option.markets)
        gain_coins(table, sum([market.coins for market in option.markets]), self.why)


def _not_owned(me: Player, markets: tuple[Counted, ...]) -> Iterator[Refusal]:
    for market in dict.fromkeys(markets):
        count = markets.count(market)
        owned = me.province.shelves[market.good].count(market.coins)
        if count > owned:
            yield refuse(
                "MKT-3",
                "market-not-there",
                good=market.good.word,
                coins=market.coins,
                count=count,
                owned=owned,
            )


@lru_cache(maxsize=1 << 12)
def different_goods(shelves: Shelves, limit: int) -> tuple[CountMarkets, ...]:
    """All choices of at most one market of each good, the best first; of equal markets only one."""
    choices = product(*((None, *dict.fromkeys(shelf)) for shelf in shelves))
    picks = [
        tuple(
            Counted(good, coins) for good, coins in zip(ALL_GOODS, choice, strict=True) if coins is not None
        )
        for choice in choices
    ]
    return _best_first([pick for pick in picks if len(pick) <= limit])


@lru_cache(maxsize=1 << 12)
def same_goods(shelves: Shelves, limit: int) -> tuple[CountMarkets, ...]:
    """All choices of up to so many markets of one good, good by good; of equal markets only one."""
    picks: list[CountMarkets] = []
    for good, shelf in zip(ALL_GOODS, shelves, strict=True):
        picks += _of_one_good(good, shelf, min(limit, len(shelf)))
    return (*picks, NO_MARKETS)


@lru_cache(maxsize=1 << 12)
def _of_one_good(good: Good, shelf: tuple[int, ...], limit: int) -> tuple[CountMarkets, ...]:
    picks: list[tuple[Counted, ...]] = [()]
    for coins, owned in Counter(shelf).items():
        market = Counted(good, coins)
        picks = [
            pick + (market,) * count for pick in picks for count in range(min(owned, limit - len(pick)) + 1)
        ]
    return _best_first(picks[1:])


def _best_first(picks: list[tuple[Counted, ...]]) -> tuple[CountMarkets, ...]:
    ordered = sorted(picks, key=lambda pick: (-sum(market.coins for market in pick), len(pick), pick))
    return tuple(CountMarkets(pick) for pick in ordered)


choose_markets = shared(ChooseMarkets)
DIFFERENT_GOODS, PAY_SAME_GOODS = choose_markets(False, len(Good), DIFFERENT_WHY), PaySameGoods()
