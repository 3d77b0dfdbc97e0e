"""What every picture of the race shows: who leads, how far markers are apart, the bonuses on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rajas.ganges.endgame import gap, ranking
from rajas.ganges.position import ON_FAME, ON_MONEY, Player, Position
from rajas.ganges.rewards import Reward, Worker
from rajas_widgets.ganges.rewards import label
from rajas_widgets.scene import Look
from rajas_widgets.words import tell


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's race."""

    seat: int
    name: str
    fame: int
    money: int
    apart: int  # fame spaces until the markers meet; below 0 they have passed each other
    moves: bool = False  # whose turn it is

    def words(self) -> str:
        return tell("race-line", **self._figures())

    def fame_words(self) -> str:
        return tell("race-fame", name=self.name, fame=self.fame)

    def money_words(self) -> str:
        return tell("race-money", name=self.name, money=self.money)

    def apart_words(self) -> str:
        return tell("race-apart", **self._figures())

    def figure(self) -> str:
        """The distance as a pill shows it."""
        return f"+{-self.apart}" if self.apart < 0 else str(self.apart)

    def _figures(self) -> dict[str, int | str]:
        state = "apart" if self.apart > 0 else "passed" if self.apart else "met"
        figures = {"fame": self.fame, "money": self.money, "apart": abs(self.apart)}
        return {"name": self.name, "state": state, "moves": "yes" if self.moves else "no", **figures}


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus beside a track, as it stands for the viewer."""

    track: str  # "fame" or "money"
    space: int
    reward: Reward
    done: bool  # the viewer has had it
    waiting: tuple[int, ...]  # the seats whose worker waits here
    next_for: tuple[int, ...]  # the seats whose bonus marker lies here

    def words(self, look: Look) -> str:
        return tell(
            "race-bonus", track=self.track, space=self.space, reward=label((self.reward,)),
            done="yes" if self.done else "no",
            waiting=names(look, self.waiting), waits=len(self.waiting),
            next=names(look, self.next_for), marks=len(self.next_for),
        )  # fmt: skip


def names(look: Look, seats: tuple[int, ...]) -> str:
    return ", ".join(look.names[seat] for seat in seats)


def standing(position: Position, look: Look, seat: int) -> Standing:
    player = position.players[seat]
    apart = -gap(position.board.components, player)
    moves = bool(position.due) and position.player == seat
    return Standing(seat, look.names[seat], player.fame, player.money, apart, moves)


def standings(position: Position, look: Look) -> list[Standing]:
    """Who is nearest to the end comes first."""
    return [standing(position, look, seat) for place in ranking(position) for seat in place]


def bonuses(position: Position, look: Look) -> Iterator[Bonus]:
    viewer = position.players[look.viewer]
    for space, reward in position.board.components.fame_bonuses:
        waiting = _waiting(position, reward, ON_FAME)
        yield Bonus("fame", space, reward, _passed_fame(viewer, space, reward), waiting, ())
    for space, reward in position.board.components.money_bonuses:
        waiting = _waiting(position, reward, ON_MONEY)
        marks = tuple(
            seat for seat, player in enumerate(position.players) if _next_bonus(position, player) == space
        )
        yield Bonus("money", space, reward, _passed_money(position, viewer, space, reward), waiting, marks)


def _waiting(position: Position, reward: Reward, place: int) -> tuple[int, ...]:
    if not isinstance(reward, Worker):
        return ()
    return tuple(seat for seat, player in enumerate(position.players) if player.waiting & place)


def _passed_fame(viewer: Player, space: int, reward: Reward) -> bool:
    return not viewer.waiting & ON_FAME if isinstance(reward, Worker) else viewer.fame >= space


def _passed_money(position: Position, viewer: Player, space: int, reward: Reward) -> bool:
    if isinstance(reward, Worker):
        return not viewer.waiting & ON_MONEY
    following = _next_bonus(position, viewer)
    return following is None or space < following


def _next_bonus(position: Position, player: Player) -> int | None:
    """The space of the money bonus that this player has not had yet (TRK-6)."""
    left = position.board.money_bonuses[player.bonus :]
    return left[0][0] if left else None
