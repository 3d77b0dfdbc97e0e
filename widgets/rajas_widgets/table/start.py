"""Before the game: who plays, which variant, whose dice; or the game that this browser kept."""

from __future__ import annotations

import secrets
from typing import Any

from ipywidgets import HTML, Button, Checkbox, Dropdown, HBox, Text, VBox

from rajas.core import Dealer, RajasError, Record
from rajas.ganges import GANGES
from rajas.ganges.variants import BASIC, MIXED, NAVARATNA
from rajas.players import levels, opponent
from rajas_widgets.browser.bridge import Bridge
from rajas_widgets.table.keep import KEY, Kept, found
from rajas_widgets.table.sitting import Seat
from rajas_widgets.table.widget import Table, players_of
from rajas_widgets.wire import WireBrowser
from rajas_widgets.words import tell

PERSONS = "persons"
_MOST_SEED = 10**6
_MIXED_EXPERIENCED = (1,)


def play() -> Start:
    """The form, then the table in its place."""
    return Start()


class Start:
    """Choices that make a game. What cannot be is said, and nothing is lost."""

    def __init__(self) -> None:
        self._players = _named(
            Dropdown(options=_counts(), value=3, description=tell("start-players")), "players"
        )
        self._variant = _named(
            Dropdown(options=_variants(), value=BASIC, description=tell("start-variant")), "variant"
        )
        self._ganga = _named(Checkbox(value=False, description=tell("start-ganga"), indent=False), "ganga")
        self._level = _named(
            Dropdown(options=_levels(), value="greedy", description=tell("start-level")), "level"
        )
        self._seed = _named(
            Text(value="", placeholder=tell("start-seed-any"), description=tell("start-seed")), "seed"
        )
        self._hand = _named(Checkbox(value=False, description=tell("start-hand"), indent=False), "hand")
        self._begin = _named(Button(description=tell("start-begin"), button_style="primary"), "begin")
        self._resume = _named(Button(description=tell("start-resume")), "resume")
        self._resume.layout.display = "none"
        self._said = HTML("")
        self._said.add_class("rajas-error")
        self._bridge = Bridge()
        self.table: Table | None = None
        self._kept: Kept | None = None
        form = [self._players, self._variant, self._ganga, self._level, self._seed, self._hand]
        buttons = HBox([self._begin, self._resume])
        self.box: Any = VBox([self._bridge, *form, self._said, buttons])
        self.box.add_class("rajas-start")
        self._begin.on_click(self._bridge.guard(lambda button: self.begin()))
        self._resume.on_click(self._bridge.guard(lambda button: self.resume()))
        self._bridge.on_browser(self._bridge.guard(self._offer))

    def begin(self) -> None:
        """The game that is chosen here, or a sentence about what does not fit."""
        try:
            record, luck = self._record()
        except RajasError as error:
            self._complain(str(error))
            return
        except ValueError:
            self._complain(tell("start-seed-wrong"))
            return
        chosen = "" if self._level.value == PERSONS else self._level.value
        count = int(self._players.value)
        self._open(
            record, [tell("name", seat=seat) for seat in range(count)], ["", *[chosen] * (count - 1)], luck
        )

    def resume(self) -> None:
        """The game that this browser kept."""
        if self._kept is not None:
            kept = self._kept
            self._open(kept.record, list(kept.names), list(kept.levels), 0)

    def _record(self) -> tuple[Record[Any], int]:
        seed = _seed_of(self._seed.value)
        variant = self._variant.value
        experienced = {"experienced": _MIXED_EXPERIENCED} if variant == MIXED else {}
        settings = {"variant": variant, "ganga": self._ganga.value, **experienced}
        dealer = Dealer.manual() if self._hand.value else Dealer.seeded(seed)
        return Record.new(GANGES, players=int(self._players.value), dealer=dealer, **settings), seed

    def _open(self, record: Record[Any], names: list[str], chosen: list[str], luck: int) -> None:
        game = record.game.name
        seats = [
            Seat(name, opponent(game, level, seat) if level else None)
            for seat, (name, level) in enumerate(zip(names, chosen, strict=True))
        ]
        self.table = Table(record, seats, luck=luck, levels=chosen, browser=self._bridge.browser)
        self.box.children = (self.table.box,)
        self.box.remove_class("rajas-start")

    def _offer(self, browser: WireBrowser) -> None:
        """A kept game is offered as soon as the browser has told of it."""
        stored = browser["stored"].get(KEY, "")
        self._kept = found(stored) if stored else None
        kept = self._kept
        fits = kept is not None and players_of(kept.record) == len(kept.names)
        self._resume.layout.display = "" if fits else "none"
        if kept is not None and fits:
            self._resume.description = tell("start-resume-where", count=len(kept.names))

    def _complain(self, words: str) -> None:
        self._said.value = f"<p role='alert'>{words}</p>"

    def __repr__(self) -> str:
        return tell("start-text", title=GANGES.title)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return {**self.box._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def _named(widget: Any, name: str) -> Any:
    widget.add_class(f"rajas-{name}")
    return widget


def _counts() -> list[tuple[str, int]]:
    return [(tell("start-count", count=count), count) for count in (2, 3, 4)]


def _variants() -> list[tuple[str, str]]:
    return [(tell(f"start-variant-{name}"), name) for name in (BASIC, NAVARATNA, MIXED)]


def _levels() -> list[tuple[str, str]]:
    return [(tell(f"start-level-{level}"), level) for level in (*levels(GANGES.name), PERSONS)]


def _seed_of(words: str) -> int:
    """The seed typed, or any where nothing is."""
    words = words.strip()
    return int(words) if words else secrets.randbelow(_MOST_SEED)
