"""What the form before a game offers, and how it says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rajas.ganges import GANGES
from rajas.ganges.figures import PLAYERS
from rajas.ganges.variants import BASIC
from rajas.ganges.variants import NAMES as VARIANTS
from rajas.players import levels
from rajas_widgets.browser.form import WireCard, WireChoice, WireForm, WireSeat
from rajas_widgets.words import tell

_EMBLEMS = ("sun", "fish", "moon", "bud")
_SIGNS = {"basic": "residence", "navaratna": "star", "mixed": "variants"}
_WORDS = (
    "begin", "anew", "seats", "plays", "experienced", "ganga", "ganga-note", "hand", "hand-note", "seed",
    "seed-any",
)  # fmt: skip
NAMES = tuple(tell("name", seat=seat) for seat in range(max(PLAYERS)))
_USUAL_PLAYERS, _USUAL_LEVEL = 3, "greedy"


def names_of(levels: Sequence[str]) -> tuple[str, ...]:
    """Nobody is called "You" whom nobody plays."""
    machine = bool(levels and levels[0])
    return (tell("name-machine") if machine else NAMES[0], *NAMES[1 : len(levels)])


def form_words() -> WireForm:
    """The form as it is when it opens."""
    return WireForm(
        choices=[_choice("players", _players(), str(_USUAL_PLAYERS)), _choice("variant", _variants(), BASIC)],
        seats=[_seat(seat, name) for seat, name in enumerate(NAMES)],
        levels=[
            _card(level, f"start-level-{level or 'person'}") for level in ("", *reversed(levels(GANGES.name)))
        ],
        words={word: tell(f"start-{word}") for word in _WORDS},
        resume="",
        said="",
    )


def _choice(name: str, cards: Iterable[WireCard], value: str) -> WireChoice:
    return WireChoice(name=name, label=tell(f"start-{name}"), cards=[*cards], value=value)


def _players() -> Iterable[WireCard]:
    for count in PLAYERS:
        pawns = [f"pawn-{emblem}" for emblem in _EMBLEMS[:count]]
        yield WireCard(value=str(count), label=tell("start-count", count=count), note="", signs=pawns)


def _variants() -> Iterable[WireCard]:
    for name in VARIANTS:
        note = tell(f"start-variant-{name}-note")
        yield _card(name, f"start-variant-{name}", note, [_SIGNS[name]])


def _card(value: str, key: str, note: str = "", signs: list[str] | None = None) -> WireCard:
    return WireCard(value=value, label=tell(key), note=note, signs=signs or [])


def _seat(seat: int, name: str) -> WireSeat:
    return WireSeat(name=name, sign=f"emblem-{_EMBLEMS[seat]}", value=_USUAL_LEVEL if seat else "")
