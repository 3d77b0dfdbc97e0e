"""What the rulebook of Rajas of the Ganges shows besides the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rajas.book import Book, Origin, Part
from rajas.ganges.components import ours
from rajas.ganges.figure_tables import figure_tables, variant_tables
from rajas.ganges.figures import PROVENANCES, Components
from rajas.words import say


def book(game: Any) -> Book:
    """The book with the figures that the game is played with, or ours."""
    components = getattr(game, "components", None) or ours()
    return Book(
        overview=overview(components),
        figures_title=_say("figures-title"),
        figures_intro=_say("figures-intro"),
        figures=figure_tables(components),
        variants_title=_say("figures-variants"),
        variant_figures=variant_tables(components),
        origins=_origins(),
    )


def overview(components: Components) -> tuple[Part, ...]:
    """The game at a glance."""
    aim = _say("overview-aim", crossing=components.crossing)
    turn = ("overview-turn-place", "overview-turn-pay", "overview-turn-act", "overview-turn-settle")
    return (
        Part(_say("overview-aim-title"), (aim,)),
        Part(_say("overview-turn-title"), tuple(map(_say, turn))),
        Part(_say("overview-end-title"), (_say("overview-end"),)),
    )


def _origins() -> Mapping[str, Origin]:
    keys = ("figures-origin-mark", "figures-origin-word", "figures-origin-meaning")
    return {origin: Origin(*(_say(key, origin=origin) for key in keys)) for origin in PROVENANCES}


def _say(key: str, **args: int | str) -> str:
    # Message files break long sentences into lines; the reader's own width decides where ours break.
    return " ".join(say("ganges", key, **args).split())
