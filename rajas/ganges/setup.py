"""SET: the table is laid, and chance deals."""

from __future__ import annotations

from dataclasses import dataclass

from rajas.core.game import Chance
from rajas.ganges.board import Board, Why
from rajas.ganges.dice import DieRoll
from rajas.ganges.due import Due, Happens, Luck
from rajas.ganges.figures import DICE_OF_A_COLOUR, FIRST_MONEY, STACKS
from rajas.ganges.kali import with_die
from rajas.ganges.options import Rolls, Starts
from rajas.ganges.position import NO_DICE, NOBODY, NONE, ON_BRIDGE, ON_FAME, ON_MONEY, Player, Position, Table
from rajas.ganges.province import Reveal
from rajas.ganges.roads import Province
from rajas.ganges.turn import next_turn
from rajas.ganges.upgrades import FIRST_STEP
from rajas.ganges.variants.ganga import RollRiver, no_river_tiles
from rajas.ganges.variants.navaratna import start_tokens
from rajas.ganges.words import Building, Colour

START_WORKERS = 3
WORKERS = 6
START_KARMA = 1
OPENING_DICE = Why("SET-4", "set-up")
LOWEST_TOTAL = Why("SET-5", "set-up")
OPENING_MONEY = Why("SET-6", "set-up")


def opening(board: Board) -> Position:
    """The table before anything is dealt: the stacks face down, no dice on Kali."""
    seats = tuple(_seat(land.empty) for land in board.lands)
    deals: list[Due] = [Reveal(stack) for stack in range(STACKS)]
    if board.river_tiles:
        deals.append(RollRiver(0))
    deals += [OpeningDie(player, colour) for player in range(board.players) for colour in Colour]
    return Position.of(
        board=board,
        players=seats,
        supply=(DICE_OF_A_COLOUR,) * len(Colour),
        open=(NONE,) * STACKS,
        hidden=sum(board.stack_masks),
        pile=tuple(token.copies for token in board.tokens),
        discards=(0,) * len(board.tokens),
        river=no_river_tiles(board),
        round=0,
        stage=0,
        first=0,
        mogul=NOBODY,
        player=0,
        crossed=(),
        due=(LowestTotal(), *reversed(deals)),
    )


def _seat(province: Province) -> Player:
    return Player.of(
        money=0,
        fame=0,
        karma=START_KARMA,
        boat=0,
        scrolls=(FIRST_STEP,) * len(Building),
        delayed=NONE,
        dice=NO_DICE,
        active=START_WORKERS,
        waiting=ON_FAME | ON_MONEY | ON_BRIDGE,
        workers=0,
        bonus=0,
        province=province,
    )


@dataclass(frozen=True, slots=True)
class OpeningDie(DieRoll):
    """Every player rolls one die of each colour and keeps it on Kali as rolled (SET-4)."""

    player: int
    colour: Colour

    def take(self, table: Table, outcome: Rolls) -> None:
        colour, supply = self.colour, table.supply
        table.seat(self.player)
        table.supply = (*supply[:colour], supply[colour] - 1, *supply[colour + 1 :])
        me = table.mine()
        me.dice = with_die(me.dice, colour, outcome.value)
        table.tell("die gained", OPENING_DICE, 1, colour, outcome.value)


@dataclass(frozen=True, slots=True)
class LowestTotal(Happens):
    """The lowest total begins; among the tied, chance decides (SET-5)."""

    def run(self, table: Table) -> None:
        table.close()
        totals = [sum(map(sum, player.dice)) for player in table.players]
        tied = tuple(player for player, total in enumerate(totals) if total == min(totals))
        if len(tied) > 1:
            table.then(BreakTie(tied))
        else:
            begin(table, tied[0])


@dataclass(frozen=True, slots=True)
class BreakTie(Luck):
    """Who of those with the lowest total begins."""

    tied: tuple[int, ...]

    def pending(self, position: Position) -> Chance:
        return Chance.even("first player", [Starts(player) for player in self.tied])

    def take(self, table: Table, outcome: Starts) -> None:
        begin(table, outcome.player)


def begin(table: Table, first: int) -> None:
    """The first player gets the elephant and 3 money, each next one 1 more (SET-6)."""
    table.first = first
    table.seat(first)
    table.tell("elephant", LOWEST_TOTAL, 0, first + 1)
    for place in range(table.board.players):
        table.seat((first + place) % table.board.players)
        table.mine().money = FIRST_MONEY + place
        table.tell("coins", OPENING_MONEY, FIRST_MONEY + place)
    tokens = start_tokens(table.board.players, first) if table.board.variant.open_tokens else ()
    table.then(*tokens, FirstTurn())


@dataclass(frozen=True, slots=True)
class FirstTurn(Happens):
    """All is dealt: the first player begins."""

    def run(self, table: Table) -> None:
        next_turn(table, table.first)
