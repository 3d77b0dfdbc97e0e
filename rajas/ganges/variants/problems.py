"""What is impossible about yield tokens and river tiles, on the table and among what is due."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.core.game import Problem
from rajas.ganges.position import NONE, Position
from rajas.ganges.refusing import Numbers
from rajas.ganges.roads import NOTHING
from rajas.ganges.variants import MIXED
from rajas.ganges.variants.ganga import LayRiverTile, RollRiver, last_tile, left_over
from rajas.ganges.variants.navaratna import (
    BROWN,
    CHOSEN,
    FEWER_WORKERS,
    START,
    ChooseToken,
    PutToken,
    behind,
    fits_any,
)

MOST_PIPS = 6


# Tokens


def token_counts(position: Position) -> Iterator[Problem]:
    """Every token is in the pile, among the discards, in a province, or about to be put into one."""
    due = [part.token for part in position.due if isinstance(part, PutToken)]
    laid = [kind for player in position.players for kind in player.province.tokens]
    for kind, token in enumerate(position.board.tokens):
        aside = position.pile[kind], position.discards[kind]
        count = sum(aside) + laid.count(kind) + due.count(token.name)
        if count != token.copies or min(aside) < 0:
            yield Problem("CMP-4", token.name, "tokens-count", {"count": count, "all": token.copies})
        if position.board.variant.open_tokens and position.discards[kind]:
            yield Problem("NAV-5", token.name, "token-discarded", {"count": position.discards[kind]})


def token_places(position: Position) -> Iterator[Problem]:
    """A token lies on a border space of its colour (NAV-6), and everybody has got a brown one (NAV-4)."""
    tokens, variant = position.board.tokens, position.board.variant
    for number, player in enumerate(position.players, 1):
        where, province = f"player {number}", player.province
        laid = [(place, tokens[kind]) for place, kind in enumerate(province.tokens) if kind != NOTHING]
        for place, token in laid:
            colour = province.land.yields[place].token
            what: Numbers = {"token": token.name, "place": province.land.yield_names[place]}
            if not variant.open_tokens:
                yield Problem(_closed_rule(position), where, "token-in-province", what)
            elif colour != token.colour:
                yield Problem("NAV-6", where, "token-on-other-colour", {**what, "colour": colour or "none"})
        if variant.open_tokens and position.round and BROWN not in [token.colour for _, token in laid]:
            yield Problem("NAV-4", where, "no-brown-token")


def _closed_rule(position: Position) -> str:
    """Why no token comes to lie on a province: they are drawn, pay, and are discarded."""
    return "MIX-2" if position.board.variant.name == MIXED else "PAL-6"


def token_due(position: Position, due: ChooseToken | PutToken, where: str) -> Iterator[Problem]:
    if not position.board.variant.open_tokens:
        yield Problem(_closed_rule(position), where, "tokens-not-open")
        return
    if due.why not in (CHOSEN, FEWER_WORKERS, START):
        yield Problem("NAV-6", where, "token-without-reason", {"rule": due.why.rule})
    if (due.why == START) != (position.round == 0):
        yield Problem("NAV-4", where, "start-token-later")
    if due.why == FEWER_WORKERS and not behind(position):
        numbers: Numbers = {"stage": position.stage, "left": position.me.unplaced()}
        yield Problem("NAV-7", where, "token-not-due", numbers)


def token_fits(position: Position, due: ChooseToken, where: str) -> Iterator[Problem]:
    if position.board.variant.open_tokens and not fits_any(position):
        yield Problem("NAV-8", where, "no-token-fits")


def no_pile(position: Position, due: object, where: str) -> Iterator[Problem]:
    if position.board.variant.open_tokens:
        yield Problem("NAV-5", where, "tokens-open")


# River tiles


def river_tiles(position: Position) -> Iterator[Problem]:
    """No more of a kind than there are, never at the ends of the river, each within a roll of the last."""
    board, river = position.board, position.river
    for kind, count in enumerate(left_over(board, river)):
        if count < 0:
            numbers: Numbers = {"count": river.count(kind), "all": board.river_tile_counts[kind]}
            yield Problem("CMP-4", board.river_tiles[kind], "river-tiles-count", numbers)
    for space, rule in ((0, "GAN-1"), (board.last_space, "GAN-2")):
        if river[space] != NONE:
            yield Problem(rule, f"river {space}", "river-tile-at-end", {"space": space})
    before = 0
    for space, kind in enumerate(river):
        if kind != NONE:
            if space - before > MOST_PIPS:
                numbers = {"space": space, "before": before, "most": MOST_PIPS}
                yield Problem("GAN-2" if before else "GAN-1", f"river {space}", "river-tile-too-far", numbers)
            before = space


def river_laid(position: Position) -> Iterator[Problem]:
    """Tiles are laid until they or the river run out (GAN-2)."""
    if any(isinstance(due, RollRiver | LayRiverTile) for due in position.due):
        return
    last, left = last_tile(position.river), sum(left_over(position.board, position.river))
    if left > 0 and last + MOST_PIPS < position.board.last_space:
        yield Problem("GAN-2", "river", "river-not-finished", {"left": left, "space": last})


def river_due(position: Position, due: RollRiver | LayRiverTile, where: str) -> Iterator[Problem]:
    """The roll counts on from the last tile, and one is left to be laid."""
    last, left = last_tile(position.river), sum(left_over(position.board, position.river))
    if isinstance(due, RollRiver):
        fits = due.after == last
    else:
        fits = last < due.space <= last + MOST_PIPS and due.space < position.board.last_space
    if not fits or left < 1:
        yield Problem("GAN-2", where, "river-order", {"space": last, "left": max(0, left)})
