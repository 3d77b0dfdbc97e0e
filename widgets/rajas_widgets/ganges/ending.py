"""The end of the game: who won, by how much, and why."""

from __future__ import annotations

from rajas.ganges.endgame import gap, ranking
from rajas.ganges.position import Position
from rajas_widgets.screen import Offer
from rajas_widgets.words import tell


def ending(position: Position, names: tuple[str, ...]) -> Offer:
    places = ranking(position)
    gaps = [gap(position.board.components, player) for player in position.players]
    lines = [
        tell(
            "end-place", place=place, names=", ".join(names[seat] for seat in seats), gap=_gap(gaps[seats[0]])
        )
        for place, seats in enumerate(places, 1)
    ]
    return Offer(_winner(position, places, gaps, names), " ".join(lines))


def _place(place: int, names: list[str], apart: int) -> str:
    return tell("end-place", place=place, names=", ".join(names), gap=_gap(apart))


def _gap(apart: int) -> str:
    return tell("end-gap", apart=abs(apart), state="passed" if apart >= 0 else "open")


def _winner(
    position: Position, places: tuple[tuple[int, ...], ...], gaps: list[int], names: tuple[str, ...]
) -> str:
    """Who crossed furthest; of equals, who crossed first (END-3, END-5)."""
    first = places[0][0]
    tied = [seat for seat in position.crossed if gaps[seat] == gaps[first]]
    why = "first" if len(tied) > 1 else "alone" if len(position.crossed) == 1 else "furthest"
    you = "yes" if names[first] == tell("name-you") else "no"
    return tell("end-winner", name=names[first], you=you, why=why, gap=gaps[first])
