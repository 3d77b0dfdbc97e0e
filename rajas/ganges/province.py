"""PRV, INC: a tile comes to lie on the province; its income, and the border yields its roads join."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rajas.core.errors import WrongDecision
from rajas.core.game import Chance, Move, Option, Refusal
from rajas.ganges.board import Board, Why
from rajas.ganges.due import Choice, Due, Happens, Luck, shared
from rajas.ganges.figures import Tile
from rajas.ganges.giving import give_all, gives
from rajas.ganges.options import SIDE_WORDS, Cell, First, Put, Reveals, TakeYield
from rajas.ganges.position import NONE, Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.rewards import CoinsPer, FamePer, Reward
from rajas.ganges.roads import NOTHING, Province, replaced
from rajas.ganges.tracks import gain_coins, gain_fame
from rajas.ganges.tries import refuse_yield
from rajas.ganges.variants.attempts import waiting_token
from rajas.ganges.words import BENDS, turned

FIRST_TILE, NEXT_TILE = Why("SET-8", "stack"), Why("QRY-5", "stack")
FAME_FIRST, COINS_FIRST = First("fame"), First("coins")


def lay(table: Table, tile: Tile, cell: int, turn: int, why: Why) -> None:
    """The tile lies; its stack shows the next (QRY-5), its income is paid, its yields follow (PRV-7)."""
    me = table.me
    before = me.province
    after = before.laid(cell, tile, turn)
    table.mine().province = after
    table.open = replaced(table.open, tile.stack, NONE)
    covered = before.tiles[cell]
    beneath = "" if covered == NOTHING else table.board.components.tiles[covered].id
    table.tell("tile laid", why, 1, tile.id, str(after.land.names[cell]), turn, beneath)
    newly = after.reached & ~before.reached
    joined = [place.index for place in after.land.yields if newly >> place.index & 1] if newly else []
    for place in joined:
        name = after.land.yield_names[place]
        table.tell("yield joined", _yield_why(table, place), 1, _yield_words(table, place), name)
    dues: list[Due] = []
    if table.hidden & table.board.stack_masks[tile.stack]:
        dues.append(reveal(tile.stack))
    dues.extend(_income(table, tile))
    if joined:
        dues.append(yields(tuple(joined)))
    table.then(*dues)


def _income(table: Table, tile: Tile) -> Iterator[Due]:
    """Fixed now: later upgrades do not change it (INC-4)."""
    fame = sum([table.me.scroll(building) for building in tile.buildings])
    coins = sum([market.coins for market in tile.markets])
    if fame and coins:
        yield income_order(fame, coins, tile.id)
    elif fame or coins:
        yield income(fame, coins, tile.id)


@dataclass(frozen=True, slots=True)
class Income(Happens):
    """All fame of a tile is one move, all its coins another."""

    fame: int
    coins: int
    tile: str

    def run(self, table: Table) -> None:
        if self.fame:
            gain_fame(table, self.fame, Why("INC-2", f"tile {self.tile}"))
        else:
            gain_coins(table, self.coins, Why("INC-1", f"tile {self.tile}"))


@dataclass(frozen=True, slots=True)
class IncomeOrder(Choice):
    """A tile with buildings and markets: the player chooses which move comes first (INC-4)."""

    fame: int
    coins: int
    tile: str

    kind = "income"
    answers = (First,)

    def options(self, position: Position) -> tuple[Option, ...]:
        return FAME_FIRST, COINS_FIRST

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if option not in (FAME_FIRST, COINS_FIRST):
            raise WrongDecision("wrong-kind", asked=self.kind, given=str(option)[:60])
        return LEGAL

    def take(self, table: Table, option: Move) -> None:
        parts = Income(self.fame, 0, self.tile), Income(0, self.coins, self.tile)
        table.then(*(parts if option == FAME_FIRST else reversed(parts)))


@dataclass(frozen=True, slots=True)
class Reveal(Luck):
    """The stacks hide their order: which tile lies beneath is known when it is seen (SET-8, QRY-5)."""

    stack: int

    def pending(self, position: Position) -> Chance:
        return _reveals(position.board, position.hidden & position.board.stack_masks[self.stack])

    def check(self, position: Position, move: Move) -> tuple[Refusal, ...]:
        # One look at what is hidden: no need to search it, as for other draws.
        number = position.board.tile_numbers.get(move.tile, NOTHING) if type(move) is Reveals else NOTHING
        hidden = position.hidden & position.board.stack_masks[self.stack]
        return LEGAL if number >= 0 and hidden >> number & 1 else Luck.check(self, position, move)

    def take(self, table: Table, outcome: Reveals) -> None:
        number = table.board.tile_numbers[outcome.tile]
        table.open = replaced(table.open, self.stack, number)
        table.hidden &= ~(1 << number)
        table.tell("tile revealed", NEXT_TILE if table.round else FIRST_TILE, 1, outcome.tile)


@lru_cache(maxsize=1 << 12)
def _reveals(board: Board, hidden: int) -> Chance:
    return Chance.even(
        "reveal", [Reveals(tile.id) for tile in board.components.tiles if hidden >> tile.index & 1]
    )


@dataclass(frozen=True, slots=True)
class Yields(Happens):
    """The yields joined: with several, the player takes them one by one (PRV-7)."""

    left: tuple[int, ...]

    def run(self, table: Table) -> None:
        if len(self.left) > 1:
            table.then(ChooseYield(self.left))
        else:
            take_yield(table, self.left[0])


@dataclass(frozen=True, slots=True)
class ChooseYield(Choice):
    """Which of the yields joined comes next."""

    left: tuple[int, ...]

    kind = "yield"
    answers = (TakeYield,)

    def options(self, position: Position) -> tuple[Option, ...]:
        land = position.me.province.land
        return tuple(TakeYield(land.names[land.yields[n].cell], land.yields[n].side) for n in self.left)

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if option in self.options(position):
            return LEGAL
        assert isinstance(option, TakeYield)
        return (*waiting_token(position, option), refuse_yield(position, option))

    def take(self, table: Table, option: TakeYield) -> None:
        chosen = table.me.province.land.yield_at(option.cell, option.side)
        assert chosen is not None
        table.then(Yields(tuple(n for n in self.left if n != chosen.index)))
        take_yield(table, chosen.index)


def take_yield(table: Table, number: int) -> None:
    give_all(table, yield_rewards(table, number), _yield_why(table, number))


def yield_rewards(look: Position, number: int) -> tuple[Reward, ...]:
    """What a border space gives: a token replaces the printed yield under it (NAV-12)."""
    province = look.me.province
    if province.has_token(number):
        return look.board.tokens[province.tokens[number]].rewards
    return province.land.yields[number].rewards


def _yield_words(look: Position, number: int) -> str:
    province = look.me.province
    if province.has_token(number):
        return look.board.tokens[province.tokens[number]].words
    return province.land.yields[number].words


def _yield_why(look: Position, number: int) -> Why:
    province = look.me.province
    if not province.has_token(number):
        return look.board.yield_whys[look.player][number]
    return look.board.tokens[province.tokens[number]].why


def put_refusals(province: Province, tile: Tile, put: Put) -> tuple[Refusal, ...]:
    """What keeps a new tile from lying there (PRV-1, PRV-2)."""
    land = province.land
    cell = land.cell(put.cell)
    sides = province.arrivals.get(cell, 0)
    check_turn(put)
    if turned(tile.roads, put.turn) & sides:
        return LEGAL
    where = {"cell": str(put.cell)}
    if cell == NOTHING:
        return (refuse("PRV-1", "off-the-board", rows=land.rows, columns=land.columns, **where),)
    if cell == land.residence:
        return (refuse("PRV-1", "on-the-residence", **where),)
    if cell in land.stone:
        return (refuse("PRV-1", "on-stone", **where),)
    if province.tiles[cell] != NOTHING:
        return (refuse("PRV-2", "cell-taken", tile=province.tile(cell).id, **where),)
    if not sides:
        return (refuse("PRV-2", "no-road-there", **where),)
    return (refuse("PRV-2", "road-not-joined", sides=_side_words(sides), **where),)


def check_turn(put: Put) -> None:
    """A tile has four turns; anything else is no answer at all."""
    if put.turn not in range(4):
        raise WrongDecision("no-such-turn", turn=put.turn)


def _side_words(sides: int) -> str:
    return ", ".join(word for side, word in SIDE_WORDS.items() if sides & side)


def built_cell(province: Province, cell: Cell) -> int:
    """The number of a cell with a tile on it, or NOTHING."""
    number = province.land.cell(cell)
    return number if number != NOTHING and province.tiles[number] != NOTHING else NOTHING


@gives(CoinsPer)
def _coins_per(table: Table, reward: CoinsPer, why: Why) -> None:
    gain_coins(table, reward.amount * COUNTS[reward.what](table.me), why)


@gives(FamePer)
def _fame_per(table: Table, reward: FamePer, why: Why) -> None:
    gain_fame(table, reward.amount * COUNTS[reward.what](table.me), why)


reveal, income, income_order, yields = shared(Reveal), shared(Income), shared(IncomeOrder), shared(Yields)

# What a reward may count: tiles in sight, not covered ones (RIV-15, MBD-8), and tokens joined (NAV-10).
COUNTS: dict[str, Callable[[Player], int]] = {
    "market": lambda me: len(me.province.markets()),
    "market tile": lambda me: sum(1 for tile in me.province.in_sight() if tile.markets),
    "building": lambda me: sum(len(tile.buildings) for tile in me.province.in_sight()),
    "bend": lambda me: sum(1 for tile in me.province.in_sight() if tile.roads in BENDS),
    "upgrade": lambda me: me.upgrades(),
    "karma": lambda me: me.karma,
    "worker": lambda me: me.active,
    "3 river spaces": lambda me: me.boat // 3,
    "joined token": lambda me: me.province.tokens_joined(),
}
