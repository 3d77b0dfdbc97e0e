"""NAV: yield tokens that lie open, go onto the border of a province, and pay when a road joins them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rajas.core.errors import WrongDecision
from rajas.core.game import Chance, Move, Option, Refusal
from rajas.ganges.board import Board, Why
from rajas.ganges.due import Choice, Due, Luck
from rajas.ganges.options import DECLINE, SIDE_WORDS, Decline, Draws, LayToken, TakeToken
from rajas.ganges.position import Player, Position, Table
from rajas.ganges.refusing import LEGAL, refuse
from rajas.ganges.roads import Province

BROWN = "brown"
START = Why("NAV-4", "set-up")
CHOSEN = Why("NAV-6", "dancer")
FEWER_WORKERS = Why("NAV-7", "fewer workers")


def start_tokens(players: int, first: int) -> list[Due]:
    """A brown token for everybody, from the first player clockwise (NAV-4)."""
    return [StartToken((first + place) % players) for place in range(players)]


def first_tokens(board: Board) -> list[int]:
    """The brown tokens of a table made by hand: they came in their order."""
    kinds = [kind for kind, token in enumerate(board.tokens) if token.colour == BROWN]
    return [kind for kind in kinds for _ in range(board.tokens[kind].copies)][: board.players]


def with_first_token(province: Province, kind: int) -> Province:
    """A brown token on the first of the two brown spaces."""
    return province.with_token(province.token_spaces(BROWN)[0], kind)


def fitting(look: Position, me: Player) -> Iterator[int]:
    """The tokens still on the board for which this player has a free space of their colour (NAV-8)."""
    for kind, token in enumerate(look.board.tokens):
        if look.pile[kind] > 0 and me.province.token_spaces(token.colour):
            yield kind


def fits_any(look: Position) -> bool:
    return next(fitting(look, look.me), None) is not None


def forgo_token(table: Table, why: Why) -> None:
    table.tell("token forgone", Why("NAV-8", why.cause), 1)


def offer_token(table: Table, why: Why) -> None:
    """Any token that fits, or none (NAV-8)."""
    if fits_any(table):
        table.then(ChooseToken(why))
    else:
        forgo_token(table, why)


def behind(look: Position) -> bool:
    """In stage n without an unplaced worker, while some opponent has n active ones (NAV-7)."""
    if not look.board.variant.open_tokens or look.me.unplaced():
        return False
    return any(player.active >= look.stage for seat, player in enumerate(look.players) if seat != look.player)


def _taken(table: Table, kind: int) -> None:
    table.pile = (*table.pile[:kind], table.pile[kind] - 1, *table.pile[kind + 1 :])


@dataclass(frozen=True, slots=True)
class StartToken(Luck):
    """A player draws a brown token to begin with (NAV-4)."""

    player: int

    def pending(self, position: Position) -> Chance:
        left = [
            (Draws(token.name), count)
            for token, count in zip(position.board.tokens, position.pile, strict=True)
            if token.colour == BROWN and count > 0
        ]
        return Chance("draw", tuple(draw for draw, _ in left), tuple(count for _, count in left))

    def take(self, table: Table, outcome: Draws) -> None:
        table.seat(self.player)
        _taken(table, table.board.token_numbers[outcome.words])
        table.tell("token taken", START, 1, outcome.words)
        table.then(PutToken(outcome.words, START))


@dataclass(frozen=True, slots=True)
class ChooseToken(Choice):
    """Which of the open tokens is taken, if any (NAV-6, NAV-7, NAV-8)."""

    why: Why

    kind = "token"
    answers = (TakeToken, Decline)

    def options(self, position: Position) -> tuple[Option, ...]:
        board = position.board
        return (*(board.take_tokens[kind] for kind in fitting(position, position.me)), DECLINE)

    def judge(self, position: Position, option: Move) -> tuple[Refusal, ...]:
        if not isinstance(option, TakeToken):
            return LEGAL
        kind = position.board.token_numbers.get(option.token)
        if kind is None:
            raise WrongDecision("no-such-token", token=option.token[:40])
        token, found = position.board.tokens[kind], []
        if position.pile[kind] <= 0:
            found.append(refuse("NAV-5", "token-gone", token=token.name, left=0))
        if not position.me.province.token_spaces(token.colour):
            found.append(refuse("NAV-8", "no-token-space", token=token.name, colour=token.colour, spaces=0))
        return tuple(found)

    def take(self, table: Table, option: Move) -> None:
        if not isinstance(option, TakeToken):
            table.tell("bonus declined", Why("NAV-8", self.why.cause))
            return
        _taken(table, table.board.token_numbers[option.token])
        table.tell("token taken", self.why, 1, option.token)
        table.then(PutToken(option.token, self.why))


@dataclass(frozen=True, slots=True)
class PutToken(Choice):
    """Which free border space of its colour the token is put on, at once (NAV-4, NAV-6)."""

    token: str
    why: Why

    kind = "lay token"
    answers = (LayToken,)

    def options(self, position: Position) -> tuple[Option, ...]:
        province, token = position.me.province, position.board.token(self.token)
        return tuple([province.land.lays[place] for place in province.token_spaces(token.colour)])

    def judge(self, position: Position, option: LayToken) -> tuple[Refusal, ...]:
        province, token = position.me.province, position.board.token(self.token)
        where = {"where": f"{option.cell} {SIDE_WORDS[option.side]}"}
        place = province.land.yield_at(option.cell, option.side)
        # The first token has a rule of its own for where it goes; all others share one.
        rule = START.rule if self.why == START else CHOSEN.rule
        if place is None:
            return (refuse(rule, "no-border-space", **where),)
        found: list[Refusal] = []
        if place.token != token.colour:
            numbers = {"needed": token.colour, "colour": place.token or "none"}
            found.append(refuse(rule, "token-colour", **numbers, **where))
        if province.has_token(place.index):
            found.append(refuse("NAV-8", "token-there", **where))
        if province.reached >> place.index & 1:
            found.append(refuse("NAV-8", "token-space-joined", **where))
        return tuple(found)

    def take(self, table: Table, option: LayToken) -> None:
        me = table.mine()
        place = me.province.land.yield_at(option.cell, option.side)
        assert place is not None
        me.province = me.province.with_token(place.index, table.board.token_numbers[self.token])
        table.tell("token laid", self.why, 1, self.token, me.province.land.yield_names[place.index])
