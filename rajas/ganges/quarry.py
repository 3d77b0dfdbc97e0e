"""QRY: a worker in the quarry builds one of the open tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rajas.core.errors import WrongDecision
from rajas.core.game import Option, Refusal
from rajas.ganges.board import QUARRY, Space, Why
from rajas.ganges.due import Choice, shared
from rajas.ganges.figures import Tile
from rajas.ganges.kali import reaches
from rajas.ganges.karma import pay, payment_obstacles, payments
from rajas.ganges.options import Pay, Put, TakeTile
from rajas.ganges.position import Player, Position, Table
from rajas.ganges.province import lay, put_refusals
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.spaces import row_obstacles

BUILDING = Why("QRY-4", "quarry")
PRICE = Why("QRY-3", "quarry")


def can_pay(me: Player, tile: Tile) -> bool:
    return tile.price <= me.dice[tile.colour].power[me.karma]


def buildable(look: Position, me: Player) -> Iterator[int]:
    """The open tiles that could be both paid and placed."""
    if me.province.arrivals:
        tiles = look.board.components.tiles
        strengths = [values.power[me.karma] for values in me.dice]
        for number in look.open:
            if number >= 0 and tiles[number].price <= strengths[tiles[number].colour]:
                yield number


def can_build(look: Position, me: Player) -> bool:
    """Could any open tile be both paid and placed (QRY-4)?"""
    return bool(me.province.arrivals) and reaches(me.dice, me.karma, look.board.cheapest(look.open))


def available(look: Position, me: Player, free: int) -> int:
    """Of the quarry at most one space may be taken now."""
    board = look.board
    row = free & board.masks[QUARRY]
    first = row & -row
    if first and board.by_bit[first].cost <= me.money and can_build(look, me):
        return free ^ row | first
    return free ^ row


def obstacles(look: Position, me: Player, space: Space) -> Iterator[Refusal]:
    impossible = not can_build(look, me)
    row = tuple(row_obstacles(look, me, space, "QRY-1"))
    yield from (refusal for refusal in row if refusal.rule == "QRY-1")
    if impossible:
        yield _nothing_to_build(look, me)
    yield from (refusal for refusal in row if refusal.rule != "QRY-1")
    if impossible:
        yield refuse("TRN-8", "action-impossible")


def _nothing_to_build(look: Position, me: Player) -> Refusal:
    if not me.province.arrivals:
        return refuse("QRY-4", "no-road-left")
    return refuse("QRY-4", "nothing-to-build", tiles=sum(number >= 0 for number in look.open))


def enter(table: Table, space: Space) -> None:
    table.then(CHOOSE_TILE)


def open_tile(position: Position, option: TakeTile, rule: str) -> tuple[Tile, tuple[Refusal, ...]]:
    """The tile named, and the refusal if it is not an open one (QRY-2, MBD-1)."""
    number = position.board.tile_numbers.get(option.tile)
    if number is None:
        raise WrongDecision("no-such-tile", tile=option.tile[:40])
    tile = position.board.components.tiles[number]
    return tile, LEGAL if number in position.open else (refuse(rule, "tile-not-open", tile=tile.id),)


@dataclass(frozen=True, slots=True)
class ChooseTile(Choice):
    """One of the 12 open tiles (QRY-2)."""

    kind = "tile"
    answers = (TakeTile,)

    def options(self, position: Position) -> tuple[Option, ...]:
        take_tiles = position.board.take_tiles
        return tuple([take_tiles[number] for number in buildable(position, position.me)])

    def judge(self, position: Position, option: TakeTile) -> tuple[Refusal, ...]:
        tile, found = open_tile(position, option, "QRY-2")
        me = position.me
        if not can_pay(me, tile):
            most = me.dice[tile.colour].power[me.karma]
            found += (
                refuse(
                    "QRY-3",
                    "tile-too-dear",
                    colour=tile.colour.word,
                    price=tile.price,
                    most=most,
                    short=tile.price - most,
                ),
            )
        if not me.province.arrivals:
            found += (refuse("PRV-2", "no-road-left"),)
        return found

    def take(self, table: Table, option: TakeTile) -> None:
        table.then(pay_tile(option.tile), put_tile(option.tile))


@dataclass(frozen=True, slots=True)
class PayTile(Choice):
    """Dice of the tile's colour worth at least its price (QRY-3)."""

    tile: str

    kind = "pay"
    answers = (Pay,)

    def options(self, position: Position) -> tuple[Option, ...]:
        tile, me = position.board.tile(self.tile), position.me
        return payments(tile.colour, me.dice[tile.colour], tile.price, me.karma)

    def judge(self, position: Position, option: Pay) -> tuple[Refusal, ...]:
        tile = position.board.tile(self.tile)
        return price_refusals(position.me, option, tile, tile.price, "QRY-3")

    def take(self, table: Table, option: Pay) -> None:
        pay(table, option, PRICE)


def price_refusals(me: Player, payment: Pay, tile: Tile, price: int, rule: str) -> tuple[Refusal, ...]:
    """What is wrong with paying this price for this tile with these dice."""
    found: list[Refusal] = []
    for die in payment.dice:
        if die.colour != tile.colour:
            found.append(
                refuse(rule, "wrong-colour", needed=tile.colour.word, colour=die.colour.word, value=die.worth)
            )
    total = sum(die.worth for die in payment.dice if die.colour == tile.colour)
    if total < price:
        found.append(
            refuse(rule, "price-short", price=price, paid=total, short=price - total, colour=tile.colour.word)
        )
    return (*found, *payment_obstacles(me, payment))


@dataclass(frozen=True, slots=True)
class PutTile(Choice):
    """Where the tile comes to lie, and how it is turned (QRY-4, PRV-2, PRV-3)."""

    tile: str

    kind = "put"
    answers = (Put,)

    def options(self, position: Position) -> tuple[Option, ...]:
        return position.me.province.puts(position.board.tile(self.tile).roads)

    def judge(self, position: Position, option: Put) -> tuple[Refusal, ...]:
        return put_refusals(position.me.province, position.board.tile(self.tile), option)

    def take(self, table: Table, option: Put) -> None:
        cell = table.me.province.land.cell(option.cell)
        lay(table, table.board.tile(self.tile), cell, option.turn, BUILDING)


pay_tile, put_tile = shared(PayTile), shared(PutTile)
CHOOSE_TILE = ChooseTile()
