"""MBD: the master builder covers a tile with a dearer one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rajas.core.game import Option, Refusal
from rajas.ganges.board import Why
from rajas.ganges.due import Choice
from rajas.ganges.figures import Tile
from rajas.ganges.kali import Kali, reaches
from rajas.ganges.karma import pay, payments
from rajas.ganges.options import Cell, Cover, Pay, Put, TakeTile
from rajas.ganges.position import Player, Position, Table
from rajas.ganges.province import built_cell, check_turn, lay
from rajas.ganges.quarry import open_tile, price_refusals
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.roads import NOTHING, Province
from rajas.ganges.words import turned

COVERING = Why("MBD-1", "master builder")
DIFFERENCE = Why("MBD-3", "master builder")


def sites(province: Province, tile: Tile, strength: int) -> Iterator[int]:
    """The cells where this tile may cover another with dice that make so much."""
    for cell, price in province.sites(tile.roads):
        if 0 < tile.price - price <= strength:
            yield cell


def difference(province: Province, tile: Tile, cell: int) -> int:
    return tile.price - province.tile(cell).price


def works(look: Position, me: Player, dice: Kali, karma: int) -> Iterator[Tile]:
    """The open tiles that the master builder could use, with these dice left to pay the difference."""
    for tile in [look.board.components.tiles[number] for number in look.open if number >= 0]:
        if next(sites(me.province, tile, dice[tile.colour].power[karma]), None) is not None:
            yield tile


def can_work(look: Position, me: Player, dice: Kali, karma: int) -> bool:
    return reaches(dice, karma, me.province.least_differences(look.open))


def refuse_work(look: Position) -> Refusal:
    return refuse("MBD-7", "no-work", tiles=len(look.me.province.coverable()))


@dataclass(frozen=True, slots=True)
class ChooseCoverTile(Choice):
    """One of the 12 open tiles, to cover another (MBD-1)."""

    kind = "cover tile"
    answers = (TakeTile,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me, take_tiles = position.me, position.board.take_tiles
        return tuple(take_tiles[tile.index] for tile in works(position, me, me.dice, me.karma))

    def judge(self, position: Position, option: TakeTile) -> tuple[Refusal, ...]:
        tile, not_open = open_tile(position, option, "MBD-1")
        me = position.me
        strength = me.dice[tile.colour].power[me.karma]
        if next(sites(me.province, tile, strength), None) is not None:
            return not_open
        return (*not_open, *_no_site(me.province, tile, strength))

    def take(self, table: Table, option: TakeTile) -> None:
        table.then(ChooseSite(option.tile))


def _no_site(province: Province, tile: Tile, strength: int) -> Iterator[Refusal]:
    """Why this tile can cover none: what stands against each cell."""
    cells = province.built()
    if not cells:
        yield refuse("MBD-1", "no-tile-to-cover")
    against: dict[str, list[int]] = {}
    for cell in cells:
        for refusal in site_refusals(province, tile, province.land.names[cell], strength):
            against.setdefault(refusal.rule, []).append(cell)
    if "MBD-2" in against:
        lowest = min(province.tile(cell).price for cell in against["MBD-2"])
        yield refuse("MBD-2", "cover-none-cheaper", price=tile.price, lowest=lowest)
    if "MBD-3" in against:
        nearest = min(difference(province, tile, cell) for cell in against["MBD-3"])
        yield refuse("MBD-3", "cover-too-dear", colour=tile.colour.word, difference=nearest, most=strength)
    if "MBD-4" in against:
        yield refuse("MBD-4", "cover-cuts-off-everywhere")
    if "MBD-6" in against:
        yield refuse("MBD-6", "cover-all-covered")


def site_refusals(province: Province, tile: Tile, name: Cell, strength: int) -> Iterator[Refusal]:
    """What keeps this tile from covering this cell."""
    cell = built_cell(province, name)
    where = {"cell": str(name)}
    if cell == NOTHING:
        yield refuse("MBD-1", "cover-nothing-there", **where)
        return
    price = difference(province, tile, cell)
    if price <= 0:
        yield refuse(
            "MBD-2", "cover-not-dearer", price=tile.price, covered=province.tile(cell).price, **where
        )
    if price > strength:
        yield refuse(
            "MBD-3", "cover-difference", difference=price, most=strength, colour=tile.colour.word, **where
        )
    if not province.cover_turns(cell, tile.roads):
        yield refuse("MBD-4", "cover-cuts-off", **where)
    if province.under[cell] != NOTHING:
        yield refuse("MBD-6", "cover-twice", **where)


@dataclass(frozen=True, slots=True)
class ChooseSite(Choice):
    """Which own tile is covered (MBD-2, MBD-4, MBD-6)."""

    tile: str

    kind = "cover"
    answers = (Cover,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me, tile = position.me, position.board.tile(self.tile)
        strength = me.dice[tile.colour].power[me.karma]
        return tuple(Cover(me.province.land.names[cell]) for cell in sites(me.province, tile, strength))

    def judge(self, position: Position, option: Cover) -> tuple[Refusal, ...]:
        me, tile = position.me, position.board.tile(self.tile)
        return tuple(site_refusals(me.province, tile, option.cell, me.dice[tile.colour].power[me.karma]))

    def take(self, table: Table, option: Cover) -> None:
        cell = table.me.province.land.cell(option.cell)
        table.then(PayDifference(self.tile, cell), PutCover(self.tile, cell))


@dataclass(frozen=True, slots=True)
class PayDifference(Choice):
    """Only the difference in price is paid, with dice of the new tile's colour (MBD-3)."""

    tile: str
    cell: int

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        me, tile = position.me, position.board.tile(self.tile)
        price = difference(me.province, tile, self.cell)
        return payments(tile.colour, me.dice[tile.colour], price, me.karma)

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        me, tile = position.me, position.board.tile(self.tile)
        return price_refusals(me, option, tile, difference(me.province, tile, self.cell), "MBD-3")

    def take(self, table: Table, option: Pay) -> None:
        pay(table, option, DIFFERENCE)


@dataclass(frozen=True, slots=True)
class PutCover(Choice):
    """How the covering tile is turned: every tile must stay joined (MBD-4)."""

    tile: str
    cell: int

    kind = "put"
    answers = (Put,)

    def options(self, position: Position) -> tuple[Option, ...]:
        province = position.me.province
        turns = province.cover_turns(self.cell, position.board.tile(self.tile).roads)
        return tuple(province.land.puts[self.cell][turn] for turn in turns)

    def judge(self, position: Position, option: Put) -> tuple[Refusal, ...]:
        province, roads = position.me.province, position.board.tile(self.tile).roads
        chosen = province.land.names[self.cell]
        check_turn(option)
        if option.cell != chosen:
            return (refuse("MBD-1", "cover-elsewhere", cell=str(option.cell), chosen=str(chosen)),)
        alike = {turned(roads, turn) for turn in province.cover_turns(self.cell, roads)}
        return (
            LEGAL
            if turned(roads, option.turn) in alike
            else (refuse("MBD-4", "cover-cuts-off", cell=str(chosen)),)
        )

    def take(self, table: Table, option: Put) -> None:
        lay(table, table.board.tile(self.tile), self.cell, option.turn, COVERING)
