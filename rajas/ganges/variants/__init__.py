"""A variant is a set of figures that the chapters ask: reading its file tells what it changes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Variant:
    """What differs between the ways to play."""

    name: str
    hands: int
    most_workers: int
    side: str


BASIC = Variant(name="basic", hands=10, most_workers=5, side="basic")
