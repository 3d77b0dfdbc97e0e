"""A variant is a set of figures that the chapters ask: reading this file tells what it changes.

What Navaratna's tokens and Ganga's river tiles do stands beside it, in navaratna.py and ganga.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rajas.core.errors import SetupError

BASIC, NAVARATNA, MIXED = NAMES = ("basic", "navaratna", "mixed")


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a player's two boards: Kali with so many hands, and the province with its border."""

    name: str
    hands: int
    hands_rule: str


BASIC_SIDE = Side("basic", hands=10, hands_rule="DIE-2")
NAVARATNA_SIDE = Side("navaratna", hands=8, hands_rule="NAV-2")  # NAV-2, NAV-3


@dataclass(frozen=True, slots=True)
class Variant:
    """What differs between the ways to play."""

    name: str
    sides: tuple[Side, ...]  # the boards of every seat (MIX-1)
    most_workers: int = 5
    workers_rule: str = "WRK-3"
    tokens: tuple[str, ...] = ("white",)  # the yield tokens that come out of the box (SET-3)
    open_tokens: bool = False  # they lie face up and go onto the provinces (NAV-5)
    ganga: bool = False  # river tiles cover spaces of the river (GAN-1)

    @property
    def players(self) -> int:
        return len(self.sides)

    @property
    def experienced(self) -> tuple[int, ...]:
        """The seats on the Navaratna sides, counted from 1, where some are and some are not."""
        if self.name != MIXED:
            return ()
        return tuple(seat for seat, side in enumerate(self.sides, 1) if side is NAVARATNA_SIDE)


def _basic(players: int, ganga: bool) -> Variant:
    return Variant(BASIC, (BASIC_SIDE,) * players, ganga=ganga)


def _navaratna(players: int, ganga: bool) -> Variant:
    return Variant(
        NAVARATNA,
        (NAVARATNA_SIDE,) * players,
        most_workers=6,
        workers_rule="NAV-1",
        tokens=("white", "yellow", "red", "brown"),
        open_tokens=True,
        ganga=ganga,
    )


def _mixed(players: int, experienced: Iterable[int], ganga: bool) -> Variant:
    """Who is experienced uses the other sides; workers and tokens are as in the basic game (MIX-2)."""
    chosen = frozenset(experienced)
    sides = (NAVARATNA_SIDE if seat in chosen else BASIC_SIDE for seat in range(1, players + 1))
    return Variant(MIXED, tuple(sides), workers_rule="MIX-2", ganga=ganga)


def variant_of(players: int, name: str, experienced: Iterable[int] = (), ganga: bool = False) -> Variant:
    """The variant of this name; a SetupError says why a combination cannot be."""
    seats = list(dict.fromkeys(experienced))
    if name not in NAMES:
        raise SetupError("variant-unknown", name=str(name)[:40], known=", ".join(NAMES))
    if not isinstance(ganga, bool):
        raise SetupError("variant-ganga", found=str(ganga)[:20])
    if name != MIXED:
        # Who is experienced makes a difference in mixed groups only (MIX-1).
        if seats:
            raise SetupError("variant-experienced", name=name)
        return _navaratna(players, ganga) if name == NAVARATNA else _basic(players, ganga)
    if not all(isinstance(seat, int) for seat in seats):
        raise SetupError("variant-seats", found=str(experienced)[:20], players=players)
    wrong = next((seat for seat in seats if not 1 <= seat <= players), None)
    if wrong is not None:
        raise SetupError("variant-seat", seat=wrong, players=players)
    if not 0 < len(seats) < players:
        raise SetupError("variant-mixed", count=len(seats), players=players)
    return _mixed(players, seats, ganga)
