"""A position, and the working copy that a step changes before it becomes the next position."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Self

from rajas.core.game import Event, Step
from rajas.ganges.board import Board, Why
from rajas.ganges.kali import Kali, kali
from rajas.ganges.roads import Province
from rajas.ganges.value import Value
from rajas.ganges.words import Building, Colour

if TYPE_CHECKING:
    from rajas.ganges.due import Due

_remade: Any = tuple.__new__
NO_DICE = kali()
NOBODY = NONE = UNASKED = -1
ON_FAME, ON_MONEY, ON_BRIDGE = 1, 2, 4
WAITING_PLACES = {"fame": ON_FAME, "money": ON_MONEY, "bridge": ON_BRIDGE}


class Player(Value):
    """One player's things."""

    __slots__ = fields = (
        "money", "fame", "karma", "boat", "scrolls", "delayed", "dice", "active", "waiting", "workers",
        "bonus", "province",
    )  # fmt: skip

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

    def dice_held(self) -> int:
        orange, green, blue, purple = self.dice
        return orange.size + green.size + blue.size + purple.size

    def unplaced(self) -> int:
        """The workers still to be placed in this round."""
        return self.active - self.workers.bit_count()

    def scroll(self, building: Building) -> int:
        """What a building of this kind brings now."""
        return self.scrolls[building] - (self.delayed == building)

    def upgrades(self) -> int:
        """The upgrades made so far, as everything reads them."""
        return sum(self.scrolls) - 2 * len(self.scrolls) - (self.delayed != NONE)

    def holds(self, colour: Colour, value: int) -> int:
        """How many dice of this colour show this value."""
        return self.dice[colour].values.count(value)

    def opened(self) -> Player:
        """A copy that may be changed until it is closed."""
        new = _OpenPlayer()
        new.money = self.money
        new.fame = self.fame
        new.karma = self.karma
        new.boat = self.boat
        new.scrolls = self.scrolls
        new.delayed = self.delayed
        new.dice = self.dice
        new.active = self.active
        new.waiting = self.waiting
        new.workers = self.workers
        new.bonus = self.bonus
        new.province = self.province
        return new


class _OpenPlayer(Player):
    """A player's things in the making; closing them copies nothing, it only forbids further change."""

    __slots__ = ()

    # Both, or neither is as fast as any other attribute.
    __setattr__ = object.__setattr__  # type: ignore[assignment]
    __delattr__ = object.__delattr__


class Position(Value):
    """The whole table at one moment. The last of what is due is what the position asks for."""

    fields = (
        "board", "players", "supply", "open", "hidden", "pile", "discards", "river", "round", "stage",
        "first", "mogul", "player", "crossed", "due",
    )  # fmt: skip
    __slots__ = (*fields, "me", "taken", "legal", "agenda", "events")

    board: Board
    players: tuple[Player, ...]
    supply: tuple[int, ...]
    open: tuple[int, ...]  # the open tile of each stack, or NONE
    hidden: int  # the tiles still face down in the stacks, as bits
    pile: tuple[int, ...]  # how many of each yield token are still to be drawn, or chosen
    discards: tuple[int, ...]
    river: tuple[int, ...]  # the river tile on every space, or NONE
    round: int
    stage: int
    first: int
    mogul: int  # who begins the next round by the Great Mogul's favour, or NOBODY
    player: int  # whose turn it is
    crossed: tuple[int, ...]  # whose markers have met or passed, in that order
    due: tuple[Due, ...]

    # What follows from the fields, at hand because everything asks for it:
    me: Player  # whose turn it is
    taken: int  # the spaces with a worker, as bits
    legal: int  # the spaces that may be taken now, as bits; UNASKED until somebody asks

    # Only while the position is in the making:
    agenda: list[Due]
    events: list[Event]

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """In a notebook: the table as it stands."""
        from rajas.core.pictures import bundle
        from rajas.ganges.wording import headline

        return bundle("ganges", self, headline(self))

    @classmethod
    def of(cls, *values: Any, **more: Any) -> Self:
        new = super().of(*values, **more)
        object.__setattr__(new, "legal", UNASKED)
        object.__setattr__(new, "me", new.players[new.player])
        object.__setattr__(new, "taken", reduce(or_, (player.workers for player in new.players)))
        return new


class Table(Position):
    """A position in the making: changed freely until `done` turns it into one, seen by nobody else.

    What is changed about `me` stands among `players` when it is closed, at the latest as the turn ends.
    """

    __slots__ = ()

    __setattr__ = object.__setattr__  # type: ignore[assignment]
    __delattr__ = object.__delattr__

    @staticmethod
    def laid(position: Position) -> Table:
        """A copy of this position, to be changed."""
        table = Table()
        table.board = position.board
        table.players = position.players
        table.supply = position.supply
        table.open = position.open
        table.hidden = position.hidden
        table.pile = position.pile
        table.discards = position.discards
        table.river = position.river
        table.round = position.round
        table.stage = position.stage
        table.first = position.first
        table.mogul = position.mogul
        table.player = position.player
        table.crossed = position.crossed
        table.me = position.me
        table.taken = position.taken
        table.legal = UNASKED
        table.agenda = [*position.due]
        table.events = []
        return table

    def done(self) -> Step[Position]:
        """The next position, and what happened on the way to it."""
        if self.me.__class__ is not Player:
            self.close()
        self.due = tuple(self.agenda)
        step: Step[Position] = _remade(Step, (self, tuple(self.events)))
        del self.agenda, self.events
        self.__class__ = Position  # type: ignore[assignment]
        return step

    def mine(self) -> Player:
        """The things of the player whose turn it is, to be changed."""
        me = self.me
        if me.__class__ is Player:
            me = self.me = me.opened()
        return me

    def close(self) -> None:
        """What has changed about the player whose turn it is now stands, too, among all the players."""
        me = self.me
        if me.__class__ is not Player:
            me.__class__ = Player
            players = [*self.players]
            players[self.player] = me
            self.players = tuple(players)

    def seat(self, player: int) -> None:
        """From now on it is this player's turn."""
        self.close()
        self.player = player
        self.me = self.players[player]

    def then(self, *dues: Due) -> None:
        """These come next, in this order, before whatever was due already."""
        self.agenda += dues[::-1]

    def tell(self, kind: str, why: Why, amount: int = 0, *detail: Any) -> None:
        """Note an event of the player whose turn it is."""
        rule, cause = why
        self.events.append(_remade(Event, (kind, self.player, rule, cause, amount, detail)))
