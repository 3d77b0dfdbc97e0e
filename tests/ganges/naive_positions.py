"""Tables for the naive second opinion: openings of every variant, and positions that seldom come about."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from rajas.core import Chance, Dealer, Decision
from rajas.core.game import Move
from rajas.ganges import GANGES
from rajas.ganges.board import Board
from rajas.ganges.kali import kali
from rajas.ganges.position import Player, Position
from rajas.ganges.roads import Province
from tests.ganges.naive import Naive
from tests.ganges.naive_table import (
    BORDERS,
    CELLS,
    FIGURES,
    HANDS,
    LAST,
    MONEY_MARKER,
    SLABS,
    Seat,
    Slab,
    covers,
    ends,
    fits,
)

# Every way to play: the settings, by a name for the test.
BASIC: dict[str, Any] = {}
NAVARATNA: dict[str, Any] = {"variant": "navaratna"}
MIXED: dict[str, Any] = {"variant": "mixed", "experienced": (2,)}
GANGA: dict[str, Any] = {"ganga": True}
VARIANTS: dict[str, dict[str, Any]] = {
    "navaratna": NAVARATNA,
    "mixed": MIXED,
    "ganga": GANGA,
    "navaratna with ganga": NAVARATNA | GANGA,
    "mixed with ganga": MIXED | GANGA,
}


def opening(players: int, seed: int, settings: Mapping[str, Any] = BASIC) -> Position:
    """The first turn; with Navaratna everybody has laid the first token somewhere."""
    dealer, rng, chances = Dealer.seeded(seed), random.Random(seed), 0
    position = GANGES.start(players=players, **settings)
    while (pending := GANGES.pending(position)) != Decision(position.first, "place"):
        if isinstance(pending, Chance):
            move: Move = dealer.outcome(pending, chances)
            chances += 1
        else:
            move = rng.choice(GANGES.options(position))
        position = GANGES.apply(position, move).position
    return position


# Positions that seldom come about by themselves


def grown(hidden: list[Slab], tokens: list[str], rng: random.Random, seat: Seat, count: int) -> None:
    """Many tiles, some covered, laid one after another by the rules, and tokens beside them (NAV-8)."""
    seat.tiles, seat.under, seat.joined, seat.tokens = {}, {}, set(), {}
    for _ in range(count):
        if rng.random() < 0.4:
            fit = [token for token in tokens if seat.token_spaces(token.split()[0])]
            if fit:
                token = rng.choice(fit)
                tokens.remove(token)
                seat.tokens[rng.choice(sorted(seat.token_spaces(token.split()[0])))] = token
        if not hidden:
            break
        slab = hidden.pop()
        places = [(cell, turn) for cell in CELLS for turn in range(4) if fits(seat, slab, cell, turn)]
        sites = [(cell, turn) for cell in seat.tiles for turn in range(4) if covers(seat, slab, cell, turn)]
        if sites and (rng.random() < 0.15 or not places):
            cell, turn = rng.choice(sites)
            seat.under[cell] = seat.tiles[cell][0]
        elif places:
            cell, turn = rng.choice(places)
        else:
            continue
        seat.tiles[cell] = (slab, turn)
        seat.joined |= ends(seat.tiles, seat.side)


def province(board: Board, number: int, seat: Seat) -> Province:
    """The same as the engine's value."""
    places = list(BORDERS[seat.side])
    return Province(
        board.lands[number],
        tuple(seat.tiles[cell][0].number if cell in seat.tiles else -1 for cell in CELLS),
        tuple(seat.tiles[cell][1] if cell in seat.tiles else 0 for cell in CELLS),
        tuple(seat.under[cell].number if cell in seat.under else -1 for cell in CELLS),
        sum(1 << bit for bit, place in enumerate(places) if place in seat.joined),
        tuple(board.token_numbers[seat.tokens[place]] if place in seat.tokens else -1 for place in places),
    )


def counts(board: Board, tokens: list[str]) -> tuple[int, ...]:
    return tuple(tokens.count(name) for name in board.token_names)


def all_tokens(naive: Naive) -> list[str]:
    """Those in the pile, those discarded, and those on the provinces."""
    laid = [token for seat in naive.seats for token in seat.tokens.values()]
    return [*naive.pile.elements(), *naive.discards.elements(), *laid]


def strewn(position: Position, rng: random.Random) -> tuple[int, ...]:
    """Other river tiles than those that the dice laid: any number of them, anywhere (GAN-2)."""
    tiles = [tile for tile, count in enumerate(position.board.river_tile_counts) for _ in range(count)]
    spaces = rng.sample(range(1, LAST), len(tiles))
    laid = dict(zip(spaces, tiles, strict=True))
    return tuple(laid.get(space, -1) for space in range(LAST + 1))


def shaken(players: int, seed: int, brink: bool = False, settings: Mapping[str, Any] = BASIC) -> Position:
    """A table in the middle of a game, everything on it near some edge; on the brink: also near the end."""
    rng = random.Random(seed)
    position = opening(players, seed, settings)
    naive, board = Naive(position), position.board
    tokens, most = all_tokens(naive), 6 if naive.open_tokens else 5
    player = rng.randrange(players)
    hidden = [slab for slab in SLABS if position.hidden >> slab.number & 1]
    rng.shuffle(hidden)
    shares = [12, 12, 12, 12]
    boats = rng.choice(
        (range(LAST - 8, LAST + 1), range(LAST - 4, LAST + 1), range(17, 23), range(5), range(LAST + 1))
    )
    spots = [space for space in position.board.spaces if not space.covered]
    free = [space for space in spots if space.area not in ("quarry", "port")]
    rng.shuffle(free)
    quarry = [space for space in spots if space.area == "quarry"][::-1]
    port = [space for space in spots if space.area == "port"][::-1]
    sat: list[Player] = []
    for number, seat in enumerate(position.players):
        faces: list[list[int]] = [[], [], [], []]
        colours = rng.choice(((0,), (1, 2), (3,), (0, 1, 2, 3), (0, 1, 2, 3)))
        hands = HANDS[naive.seats[number].side]
        for _ in range(min(hands, rng.choice((0, 2, 5, hands - 2, hands - 1, 10, 10)))):
            colour = rng.choice(colours)
            if shares[colour]:
                shares[colour] -= 1
                faces[colour].append(rng.randint(1, 6))
        boat = rng.choice(
            [place for place in boats if place in (0, LAST) or place not in [other.boat for other in sat]]
        )
        fame = rng.choice((0, 3, 4, 13, 14, 20, 23, 29, 30, 40))
        money = rng.choice((0, 1, 3, 10, 11, 18, 19, 30, 32, 40, 43, 50, 54))
        if brink:
            money = 2 * (FIGURES["tracks"]["crossing"] - fame) - rng.randint(2, 5)
        elif fame + (money + 1) // 2 >= FIGURES["tracks"]["crossing"]:
            money = 1
        freed = [fame >= 15, money >= 20, boat > FIGURES["river"]["bridge_after"]]
        active = min(most, 3 + sum(freed))
        waiting = (
            sum(bit for bit, gone in zip((1, 2, 4), freed, strict=True) if not gone) if active < most else 0
        )
        workers = 0
        for _ in range(rng.randint(0, active - 1) if rng.random() < 0.8 else active - (number == player)):
            row = rng.choice((quarry, port, free, free, free))
            if row and not (row[-1].area == "different-goods" and players > 2):
                workers |= row.pop().bit
        grown(hidden, tokens, rng, naive.seats[number], rng.choice((0, 3, 6, 10, 14, 16, 18)))
        passed = sum(money >= space for space in MONEY_MARKER)
        sat.append(
            seat.changed(
                money=money,
                fame=fame,
                karma=rng.choice((0, 0, 1, 2, 3, 3)),
                boat=boat,
                scrolls=tuple(rng.choice(((2, 2, 3, 4), (4, 4, 4, 4), (3, 4, 4, 4), (2, 2, 2, 2)))),
                dice=kali(*faces),
                active=active,
                waiting=waiting,
                workers=workers,
                bonus=rng.randint(passed, 4),
                province=province(board, number, naive.seats[number]),
            )
        )
    if rng.random() < 0.3:
        del hidden[rng.randint(0, 4) :]
    left, none = counts(board, tokens), counts(board, [])
    # An empty pile is reshuffled; tokens that lie open are never discarded.
    emptied = rng.random() < 0.5 and not naive.open_tokens
    return position.changed(
        players=tuple(sat),
        supply=tuple(shares),
        hidden=sum(1 << slab.number for slab in hidden),
        pile=none if emptied else left,
        discards=left if emptied else none,
        river=strewn(position, rng),
        round=rng.randint(1, 9),
        stage=rng.randint(1, 6),
        first=rng.randrange(players),
        player=player,
        mogul=rng.choice((-1, rng.randrange(players))),
    )


def handed(position: Position, rng: random.Random, tiles: int, faces: list[list[int]]) -> Position:
    """The player to move has these dice, and a province of that many tiles."""
    hidden = [slab for slab in SLABS if position.hidden >> slab.number & 1]
    rng.shuffle(hidden)
    naive, board, number = Naive(position), position.board, position.player
    tokens = [*naive.pile.elements(), *naive.me.tokens.values()]
    grown(hidden, tokens, rng, naive.me, tiles)
    me = position.me.changed(province=province(board, number, naive.me), dice=kali(*faces))
    supply = tuple(stock + 1 - len(values) for stock, values in zip(position.supply, faces, strict=True))
    left, pile = sum(1 << slab.number for slab in hidden), counts(board, tokens)
    return seated(position.changed(supply=supply, hidden=left, pile=pile), me)


def seated(position: Position, me: Player) -> Position:
    number = position.player
    return position.changed(players=(*position.players[:number], me, *position.players[number + 1 :]))


def rushed(players: int, seed: int) -> Position:
    """Fame 5 and money 12 are one step away, and the boat lies before a space that reads scrolls or calls."""
    rng = random.Random(seed)
    faces = [rng.choices((2, 5, 6), k=rng.randint(1, 3)) for _ in range(4)]
    position = handed(opening(players, seed), rng, rng.randint(1, 4), faces)
    boat = rng.choice((3, 16, 17, 22))
    freed = boat > FIGURES["river"]["bridge_after"]
    rush = position.me.changed(
        fame=rng.choice((3, 4)),
        money=12,
        karma=3,
        boat=boat,
        active=3 + freed,
        waiting=3 if freed else 7,
        scrolls=tuple(rng.choice(((2, 2, 2, 2), (3, 2, 3, 2), (3, 4, 4, 4), (3, 3, 3, 3)))),
    )
    return seated(position, rush)


def pressed(players: int, seed: int) -> Position:
    """Few dice, fit to pay the master builder or his tile, seldom both."""
    rng = random.Random(seed)
    faces = [rng.choices((1, 2, 5), k=rng.randint(0, 1)) for _ in range(4)]
    position = handed(opening(players, seed), rng, rng.randint(1, 4), faces)
    return seated(position, position.me.changed(karma=rng.randint(0, 1)))
