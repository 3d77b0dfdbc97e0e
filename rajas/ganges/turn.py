"""TRN, RND: turns, stages and rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from rajas.core.errors import WrongDecision
from rajas.core.game import Move, Option, Refusal
from rajas.ganges import market, palace, quarry, river
from rajas.ganges.board import (
    BALCONY,
    CHAMBER,
    DIFFERENT,
    GARDEN,
    PORT,
    QUARRY,
    SAME,
    TERRACE,
    Board,
    Space,
    Why,
)
from rajas.ganges.due import Choice, Happens
from rajas.ganges.endgame import ranking
from rajas.ganges.options import PASS, Pass, Place
from rajas.ganges.position import NOBODY, NONE, UNASKED, Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.tracks import pay_coins
from rajas.ganges.variants.navaratna import FEWER_WORKERS, ChooseToken, behind, fits_any, forgo_token
from rajas.ganges.words import Building


class Area(Protocol):
    """What the chapter of an area answers."""

    def available(self, look: Position, me: Player, free: int) -> int:
        """Of these spaces, given as bits, those that the rules of the chapter leave to the player now."""

    def obstacles(self, look: Position, me: Player, space: Space) -> Iterator[Refusal]:
        """What keeps this player off the space, the most special rule first."""

    def enter(self, table: Table, space: Space) -> None:
        """The worker stands there, its coins are paid: what the space asks and gives is due."""


AREAS: dict[str, Area] = {
    QUARRY: quarry,
    DIFFERENT: market,
    SAME: market,
    TERRACE: palace,
    GARDEN: palace,
    BALCONY: palace,
    CHAMBER: palace,
    PORT: river,
}
TURN = Why("TRN-1", "turn")
PASSED_OVER = Why("TRN-7", "turn")
STAYED_OUT = Why("END-2", "last stage")
COUNTS_NOW = Why("TRK-2", "turn")
NEW_STAGE = Why("TRN-1", "stage")
NEW_ROUND = Why("RND-2", "round")
CLOCKWISE, FAVOURED = Why("RND-1", "clockwise"), Why("RND-1", "great mogul")
GAME_OVER = Why("END-2", "last stage")


def legal_spaces(look: Position, me: Player) -> int:
    """The spaces where this player may place a worker now, as bits."""
    free = _payable(look.board, me) & ~look.taken
    free = quarry.available(look, me, free)
    free = market.available(look, me, free)
    free = palace.available(look, me, free)
    return river.available(look, me, free)


def _payable(board: Board, me: Player) -> int:
    """The spaces that ask for no die, and those that the player's dice and karma pay for."""
    orange, green, blue, purple = me.dice
    for_orange, for_green, for_blue, for_purple = board.with_die
    if me.karma:
        return (
            board.without_die
            | for_orange[orange.within_reach]
            | for_green[green.within_reach]
            | for_blue[blue.within_reach]
            | for_purple[purple.within_reach]
        )
    return (
        board.without_die
        | for_orange[orange.faces]
        | for_green[green.faces]
        | for_blue[blue.faces]
        | for_purple[purple.faces]
    )


def _legal_in(position: Position) -> int:
    """The legal spaces of a position: listing, checking and playing ask for the same one after the other."""
    legal = position.legal
    if legal == UNASKED:
        legal = legal_spaces(position, position.me)
        object.__setattr__(position, "legal", legal)
    return legal


def can_place(look: Position, me: Player) -> bool:
    return me.unplaced() > 0 and _finds_place(look, me)


def _finds_place(look: Position, me: Player) -> bool:
    """Is any placement legal, given a worker? The rooms that cost nothing answer most often, and at once."""
    return look.board.open_rooms & ~look.taken != 0 or legal_spaces(look, me) != 0


@dataclass(frozen=True, slots=True)
class PlaceWorker(Choice):
    """1 worker on a free space whose cost can be paid (TRN-1, TRN-5, TRN-6)."""

    kind = "place"
    answers = (Place, Pass)

    def options(self, position: Position) -> tuple[Option, ...]:
        legal = _legal_in(position)
        places: list[Option] = []
        for ten in position.board.placements:
            places += ten[legal & 1023]
            legal >>= 10
        if position.crossed:
            places.append(PASS)
        return tuple(places)

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if not isinstance(option, Place):
            return LEGAL if position.crossed else (self._refuse_pass(position),)
        space = position.board.by_name.get(option.space)
        if space is None:
            raise WrongDecision("no-such-space", space=option.space[:40])
        if _legal_in(position) & space.bit:
            return LEGAL
        return tuple(AREAS[space.area].obstacles(position, position.me, space))

    def _refuse_pass(self, position: Position) -> Refusal:
        spaces = _legal_in(position).bit_count()
        return refuse("TRN-7", "must-place", workers=position.me.unplaced(), spaces=spaces)

    def take(self, table: Table, option: Move) -> None:
        if not isinstance(option, Place):
            table.tell("stayed out", STAYED_OUT)
            return
        space = table.board.by_name[option.space]
        bit = space.bit
        table.mine().workers |= bit
        table.taken |= bit
        table.tell("worker placed", TURN, 1, space.name)
        if space.cost:
            pay_coins(table, space.cost, space.toll)
        AREAS[space.area].enter(table, space)


@dataclass(frozen=True, slots=True)
class EndTurn(Happens):
    """All that the action set off is finished: the next player's turn (TRN-2)."""

    def run(self, table: Table) -> None:
        me = table.me
        if me.delayed != NONE:
            table.tell("upgrade counts", COUNTS_NOW, 0, Building(me.delayed), me.scrolls[me.delayed])
            table.mine().delayed = NONE
        next_turn(table, (table.player + 1) % table.board.players)


def next_turn(table: Table, player: int) -> None:
    """Go round the table from this player until somebody can place a worker, or the game is over."""
    while True:
        if player == table.first:
            if not _open_stage(table):
                return
            player = table.first
        if _begin_turn(table, player):
            return
        player = (player + 1) % table.board.players


def _begin_turn(table: Table, player: int) -> bool:
    table.seat(player)
    unplaced = table.me.unplaced()
    if not unplaced:
        return behind(table) and _take_token_instead(table)
    if _finds_place(table, table.me):
        table.tell("turn begun", TURN, 0, table.round, table.stage)
        table.agenda += A_TURN
        return True
    table.tell("passed over", PASSED_OVER, unplaced)
    return False


def _take_token_instead(table: Table) -> bool:
    """Who has fewer workers may have a token where others still place (NAV-7)."""
    if not fits_any(table):
        forgo_token(table, FEWER_WORKERS)
        return False
    table.tell("turn begun", TURN, 0, table.round, table.stage)
    table.then(ChooseToken(FEWER_WORKERS), END_TURN)
    return True


def _open_stage(table: Table) -> bool:
    """A new stage if anybody can place a worker, otherwise a new round; neither once markers have crossed."""
    table.close()
    if not table.crossed and table.stage and _anybody_can_place(table):
        table.stage += 1
        table.seat(table.first)
        table.tell("stage begun", NEW_STAGE, 0, table.stage)
        return True
    if not table.crossed:
        _new_round(table)
        # Only a hand-made table leaves nobody a place in a new round.
        if _anybody_can_place(table):
            return True
    table.tell("game over", GAME_OVER, 0, ranking(table)[0][0] + 1)
    return False


def _anybody_can_place(table: Table) -> bool:
    return any(can_place(table, player) for player in table.players)


def _new_round(table: Table) -> None:
    """The elephant moves (RND-1), all workers return (RND-2)."""
    if table.round:
        _pass_elephant(table)
        for player in range(table.board.players):
            table.seat(player)
            if table.me.workers:
                table.tell("workers returned", NEW_ROUND, table.me.workers.bit_count())
                table.mine().workers = 0
    table.taken = 0
    table.round += 1
    table.stage = 1
    table.seat(table.first)
    table.tell("round begun", NEW_ROUND, 0, table.round)


def _pass_elephant(table: Table) -> None:
    favoured = table.mogul != NOBODY
    first = table.mogul if favoured else (table.first + 1) % table.board.players
    table.first, table.mogul = first, NOBODY
    table.seat(first)
    table.tell("elephant", FAVOURED if favoured else CLOCKWISE, 0, first + 1)


PLACE_WORKER, END_TURN = PlaceWorker(), EndTurn()
A_TURN = (END_TURN, PLACE_WORKER)  # as they stand among what is due: the last comes first
