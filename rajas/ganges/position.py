"""A position, and the working copy that a step changes before it becomes the next position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rajas.core.game import Event
from rajas.ganges.board import Board, Why
from rajas.ganges.kali import Kali, kali
from rajas.ganges.roads import Province
from rajas.ganges.words import Building, Colour

if TYPE_CHECKING:
    from rajas.ganges.due import Due

_remade: Any = tuple.__new__
NO_DICE = kali()
NOBODY = NONE = -1
ON_FAME, ON_MONEY, ON_BRIDGE = 1, 2, 4
WAITING_PLACES = {"fame": ON_FAME, "money": ON_MONEY, "bridge": ON_BRIDGE}


class Player(NamedTuple):
    """One player's things."""

    money: int
    fame: int
    karma: int
    boat: int
    scrolls: tuple[int, ...]
    delayed: int  # the scroll that reads one lower until the turn ends (TRK-2), or NONE
    dice: Kali  # the values on Kali's hands, sorted, by colour
    active: int
    waiting: int  # where inactive workers wait, as bits
    workers: int  # the spaces that this player's workers stand on, as bits
    bonus: int  # how many money bonuses the bonus marker has passed (TRK-6)
    province: Province

    @property
    def dice_held(self) -> int:
        orange, green, blue, purple = self.dice
        return len(orange) + len(green) + len(blue) + len(purple)

    @property
    def unplaced(self) -> int:
        return self.active - self.workers.bit_count()

    def scroll(self, building: Building) -> int:
        """What a building of this kind brings now."""
        return self.scrolls[building] - (self.delayed == building)

    @property
    def upgrades(self) -> int:
        """The upgrades made so far, as everything reads them."""
        return sum(self.scrolls) - 2 * len(self.scrolls) - (self.delayed != NONE)

    # The changes that happen most, several times as fast as _replace; a test holds them to it.
    def with_money(self, money: int) -> Player:
        player: Player = _remade(Player, (money, *self[1:]))
        return player

    def with_fame(self, fame: int) -> Player:
        player: Player = _remade(Player, (self[0], fame, *self[2:]))
        return player

    def with_dice(self, dice: Kali) -> Player:
        player: Player = _remade(Player, (*self[:6], dice, *self[7:]))
        return player

    def with_worker(self, bit: int) -> Player:
        player: Player = _remade(Player, (*self[:9], self[9] | bit, *self[10:]))
        return player

    def holds(self, colour: Colour, value: int) -> int:
        """How many dice of this colour show this value."""
        return self.dice[colour].count(value)


class Position(NamedTuple):
    """The whole table at one moment. The last of what is due is what the position asks for."""

    board: Board
    players: tuple[Player, ...]
    supply: tuple[int, ...]
    open: tuple[int, ...]  # the open tile of each stack, or NONE
    hidden: int  # the tiles still face down in the stacks, as bits
    pile: tuple[int, ...]  # how many of each white yield are still to be drawn
    discards: tuple[int, ...]
    round: int
    stage: int
    first: int
    mogul: int  # who begins the next round by the Great Mogul's favour, or NOBODY
    player: int  # whose turn it is
    crossed: tuple[int, ...]  # whose markers have met or passed, in that order
    due: tuple[Due, ...]

    @property
    def me(self) -> Player:
        return self.players[self.player]


class Table:
    """A position in the making: changed freely until `done`, seen by nobody else."""

    __slots__ = (
        "board", "crossed", "discards", "due", "events", "first", "hidden", "me", "mogul", "open",
        "others", "pile", "player", "round", "stage", "supply",
    )  # fmt: skip

    me: Player

    def __init__(self, position: Position) -> None:
        (
            self.board,
            self.others,
            self.supply,
            self.open,
            self.hidden,
            self.pile,
            self.discards,
            self.round,
            self.stage,
            self.first,
            self.mogul,
            self.player,
            self.crossed,
            due,
        ) = position
        self.me = self.others[self.player]
        self.due = list(due)
        self.events: list[Event] = []

    def done(self) -> Position:
        position: Position = _remade(
            Position,
            (
                self.board,
                self.players,
                self.supply,
                self.open,
                self.hidden,
                self.pile,
                self.discards,
                self.round,
                self.stage,
                self.first,
                self.mogul,
                self.player,
                self.crossed,
                tuple(self.due),
            ),
        )
        return position

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, with what has changed about the one whose turn it is."""
        seat, players = self.player, self.others
        if players[seat] is not self.me:
            players = self.others = (*players[:seat], self.me, *players[seat + 1 :])
        return players

    def seat(self, player: int) -> None:
        """From now on it is this player's turn."""
        if player != self.player:
            self.me = self.players[player]
            self.player = player

    def then(self, *dues: Due) -> None:
        """These come next, in this order, before whatever was due already."""
        self.due += dues[::-1]

    def tell(self, kind: str, why: Why, amount: int = 0, *detail: Any) -> None:
        """Note an event of the player whose turn it is."""
        rule, cause = why
        self.events.append(_remade(Event, (kind, self.player, rule, cause, amount, detail)))


Look = Position | Table
