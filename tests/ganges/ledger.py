"""A second book-keeping: everything on the table, added up from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rajas.core import Event
from rajas.ganges.board import Board
from rajas.ganges.position import NOBODY, WAITING_PLACES, Player, Position
from rajas.ganges.roads import NOTHING
from rajas.ganges.variants.navaratna import PutToken
from rajas.ganges.words import BUILDINGS, Colour

Die = tuple[int, int]


@dataclass
class Seat:
    """One player's things, as the events tell."""

    money: int = 0
    fame: int = 0
    karma: int = 1
    boat: int = 0
    bonus: int = 0
    active: int = 3
    boxed: int = 0
    scrolls: dict[int, int] = field(default_factory=lambda: dict.fromkeys(BUILDINGS.values(), 2))
    dice: Counter[Die] = field(default_factory=Counter)
    waiting: set[str] = field(default_factory=lambda: set(WAITING_PLACES))
    spaces: set[str] = field(default_factory=set)
    tiles: dict[str, tuple[str, int]] = field(default_factory=dict)
    covered: dict[str, str] = field(default_factory=dict)
    yields: set[str] = field(default_factory=set)
    tokens: dict[str, str] = field(default_factory=dict)
    in_hand: list[str] = field(default_factory=list)


class Ledger:
    """Listens to the events of a game from its very start."""

    def __init__(self, board: Board) -> None:
        self.seats = [Seat() for _ in range(board.players)]
        self.supply = Counter({int(colour): 12 for colour in Colour})
        self.open: set[str] = set()
        self.pile = Counter({token.name: token.copies for token in board.tokens})
        self.discards: Counter[str] = Counter()
        self.river: dict[int, str] = {}
        self.river_tiles = Counter(board.components.ganga if board.variant.ganga else ())
        self.round = self.stage = self.first = 0
        self.mogul = NOBODY
        self.crossed: list[int] = []

    def hear(self, event: Event) -> None:
        write = _ENTRIES.get(event.kind)
        if write is not None:
            write(self, self.seats[event.player], event)

    def balance(self) -> dict[str, Any]:
        """Everything in plain values, to be compared with the balance of a position."""
        return {
            "seats": [_seat_balance(seat) for seat in self.seats],
            "supply": [self.supply[colour] for colour in range(4)],
            "open": sorted(self.open),
            "pile": +self.pile,
            "discards": +self.discards,
            "river": self.river,
            "round": (self.round, self.stage, self.first, self.mogul),
            "crossed": self.crossed,
        }

    def laid(self, seat: Seat, event: Event) -> None:
        tile, cell, turn, beneath = event.detail
        self.open.remove(tile)
        assert seat.tiles.get(cell, ("",))[0] == beneath
        if beneath:
            assert cell not in seat.covered
            seat.covered[cell] = beneath
        seat.tiles[cell] = (tile, turn)

    def revealed(self, seat: Seat, event: Event) -> None:
        assert event.detail[0] not in self.open
        self.open.add(event.detail[0])

    def drawn(self, seat: Seat, event: Event) -> None:
        self.pile[event.detail[0]] -= 1
        self.discards[event.detail[0]] += 1

    def reshuffled(self, seat: Seat, event: Event) -> None:
        assert not +self.pile
        assert event.amount == self.discards.total()
        self.pile, self.discards = self.discards, Counter()

    def took(self, seat: Seat, event: Event) -> None:
        (token,) = event.detail
        assert self.pile[token] > 0
        assert not seat.in_hand
        self.pile[token] -= 1
        seat.in_hand.append(token)

    def put(self, seat: Seat, event: Event) -> None:
        token, place = event.detail
        assert place not in seat.tokens
        assert place not in seat.yields
        seat.in_hand.remove(token)
        seat.tokens[place] = token

    def joined(self, seat: Seat, event: Event) -> None:
        words, place = event.detail
        assert place not in seat.yields
        seat.yields.add(place)
        assert seat.tokens.get(place, words).endswith(words)

    def covered_by_tile(self, seat: Seat, event: Event) -> None:
        words, space = event.detail
        assert max(self.river, default=0) < space
        assert self.river_tiles[words] > 0
        self.river_tiles[words] -= 1
        self.river[space] = words

    def tiles_boxed(self, seat: Seat, event: Event) -> None:
        assert event.amount == self.river_tiles.total()
        self.river_tiles.clear()

    def gained(self, seat: Seat, event: Event) -> None:
        colour, value = event.detail
        self.supply[colour] -= 1
        seat.dice[colour, value] += 1

    def given(self, seat: Seat, event: Event) -> None:
        colour, value = event.detail
        assert seat.dice[colour, value] > 0
        self.supply[colour] += 1
        seat.dice[colour, value] -= 1

    def changed(self, seat: Seat, event: Event) -> None:
        colour, before, after = event.detail
        assert seat.dice[colour, before] > 0
        seat.dice[colour, before] -= 1
        seat.dice[colour, after] += 1

    def sailed(self, seat: Seat, event: Event) -> None:
        start, space = event.detail
        assert seat.boat == start < space
        assert event.amount <= space - start
        seat.boat = space

    def upgraded(self, seat: Seat, event: Event) -> None:
        building, step, _ = event.detail
        seat.scrolls[building] += 1
        assert seat.scrolls[building] == step

    def freed(self, seat: Seat, event: Event) -> None:
        seat.waiting.remove(event.detail[0])
        seat.active += 1

    def put_in_box(self, seat: Seat, event: Event) -> None:
        seat.waiting.remove(event.detail[0])
        seat.boxed += 1

    def placed(self, seat: Seat, event: Event) -> None:
        assert all(event.detail[0] not in other.spaces for other in self.seats)
        seat.spaces.add(event.detail[0])

    def returned(self, seat: Seat, event: Event) -> None:
        assert event.amount == len(seat.spaces)
        seat.spaces.clear()

    def elephant(self, seat: Seat, event: Event) -> None:
        self.first, self.mogul = event.detail[0] - 1, NOBODY

    def new_round(self, seat: Seat, event: Event) -> None:
        self.round, self.stage = self.round + 1, 1
        assert event.detail == (self.round,)

    def new_stage(self, seat: Seat, event: Event) -> None:
        self.stage += 1
        assert event.detail == (self.stage,)

    def favour(self, seat: Seat, event: Event) -> None:
        self.mogul = event.player


def _adds(name: str) -> Callable[[Ledger, Seat, Event], None]:
    def add(ledger: Ledger, seat: Seat, event: Event) -> None:
        setattr(seat, name, getattr(seat, name) + event.amount)

    return add


_ENTRIES: dict[str, Callable[[Ledger, Seat, Event], None]] = {
    "coins": _adds("money"),
    "fame": _adds("fame"),
    "karma": _adds("karma"),
    "bonus marker": _adds("bonus"),
    "tile laid": Ledger.laid,
    "tile revealed": Ledger.revealed,
    "yield drawn": Ledger.drawn,
    "yields reshuffled": Ledger.reshuffled,
    "yield joined": Ledger.joined,
    "token taken": Ledger.took,
    "token laid": Ledger.put,
    "river tile laid": Ledger.covered_by_tile,
    "river tiles boxed": Ledger.tiles_boxed,
    "die gained": Ledger.gained,
    "die returned": Ledger.given,
    "die paid": Ledger.given,
    "die turned": Ledger.changed,
    "die rerolled": Ledger.changed,
    "boat moved": Ledger.sailed,
    "upgrade": Ledger.upgraded,
    "worker freed": Ledger.freed,
    "worker boxed": Ledger.put_in_box,
    "worker placed": Ledger.placed,
    "workers returned": Ledger.returned,
    "elephant": Ledger.elephant,
    "round begun": Ledger.new_round,
    "stage begun": Ledger.new_stage,
    "favour of mogul": Ledger.favour,
    "markers crossed": lambda ledger, seat, event: ledger.crossed.append(event.player),
}


def _seat_balance(seat: Seat) -> dict[str, Any]:
    plain = vars(seat) | {"dice": +seat.dice, "scrolls": list(seat.scrolls.values())}
    # A worker in the box is told by its event and by nothing in the position.
    return {name: value for name, value in plain.items() if name != "boxed"}


def balance(position: Position) -> dict[str, Any]:
    """The same of a position."""
    board = position.board
    tiles, tokens = board.components.tiles, board.token_names
    return {
        "seats": [_player_balance(position, seat) for seat in range(board.players)],
        "supply": list(position.supply),
        "open": sorted(tiles[number].id for number in position.open if number >= 0),
        "pile": +Counter(dict(zip(tokens, position.pile, strict=True))),
        "discards": +Counter(dict(zip(tokens, position.discards, strict=True))),
        "river": {space: board.river_tiles[kind] for space, kind in enumerate(position.river) if kind >= 0},
        "round": (position.round, position.stage, position.first, position.mogul),
        "crossed": list(position.crossed),
    }


def _player_balance(position: Position, seat: int) -> dict[str, Any]:
    player: Player = position.players[seat]
    tiles, province = position.board.components.tiles, player.province
    borders = list(enumerate(province.land.yield_names))
    putting = [due.token for due in position.due if isinstance(due, PutToken) and seat == position.player]
    names = [str(name) for name in province.land.names]
    laid = [(names[cell], number, cell) for cell, number in enumerate(province.tiles) if number != NOTHING]
    under = [(names[cell], number) for cell, number in enumerate(province.under) if number != NOTHING]
    return {
        "money": player.money,
        "fame": player.fame,
        "karma": player.karma,
        "boat": player.boat,
        "bonus": player.bonus,
        "active": player.active,
        "scrolls": list(player.scrolls),
        "dice": Counter((int(colour), value) for colour in Colour for value in player.dice[colour]),
        "waiting": {place for place, bit in WAITING_PLACES.items() if player.waiting & bit},
        "spaces": {space.name for space in position.board.spaces if player.workers & space.bit},
        "tiles": {name: (tiles[number].id, province.turns[cell]) for name, number, cell in laid},
        "covered": {name: tiles[number].id for name, number in under},
        "yields": {name for number, name in borders if province.reached >> number & 1},
        "tokens": {
            name: position.board.token_names[province.tokens[number]]
            for number, name in borders
            if province.tokens[number] != NOTHING
        },
        "in_hand": putting,
    }
