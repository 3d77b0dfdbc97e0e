"""Before the game: who plays, which variant, whose dice; or the game that this browser kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ipywidgets import VBox

from rajas.core import Dealer, RajasError, Record
from rajas.core.pictures import screen as screen_of
from rajas.ganges import GANGES
from rajas.ganges.dice import ROLL
from rajas.ganges.variants import MIXED
from rajas_widgets.browser.bridge import Bridge
from rajas_widgets.browser.form import Form
from rajas_widgets.table.course import DiceByHand, Seat
from rajas_widgets.table.keep import KEY, Kept, found
from rajas_widgets.table.start_words import form_words, names_of
from rajas_widgets.table.widget import Table, players_of, seats_of
from rajas_widgets.wire import WireBrowser
from rajas_widgets.words import tell

_MOST_SEED = 10**6


def play() -> Start:
    """The form, then the table in its place."""
    return Start()


class Start:
    """Choices that make a game. What cannot be is said, and nothing is lost."""

    def __init__(self) -> None:
        self.bridge, self.form = Bridge(), Form(form_words())
        self.table: Table | None = None
        self._kept: Kept | None = None
        self.box: Any = VBox([self.bridge, self.form])
        self.box.add_class("rajas-start")
        self.form.on_message(self.bridge.guard(self._hear))
        self.bridge.on_browser(self.bridge.guard(self._offer))

    def _hear(self, content: Mapping[str, Any]) -> None:
        match content:
            case {"begin": dict(chosen)}:
                self.begin(chosen)
            case {"resume": True}:
                self.resume()

    def begin(self, chosen: Mapping[str, Any]) -> None:
        """The game that was chosen, or a sentence about what does not fit."""
        try:
            levels = [str(level) for level in chosen["levels"]]
            seats = seats_of(GANGES.name, names_of(levels), levels)
            record, luck = _record(chosen)
        except RajasError as error:
            self.form.tell(said=str(error))
        except ValueError:
            self.form.tell(said=tell("start-seed-wrong"))
        else:
            self._open(record, seats, levels, luck)

    def resume(self) -> None:
        """The game that this browser kept."""
        kept = self._kept
        if kept is not None:
            seats = seats_of(kept.record.game.name, kept.names, kept.levels)
            if "seed" not in kept.record.settings:
                kept.record.dealer = DiceByHand(0, ROLL.kind)
            self._open(kept.record, seats, list(kept.levels), 0)

    def again(self) -> None:
        """Back to the form, for another game."""
        table, self.table, self._kept = self.table, None, None
        self.form.tell(resume="", said="")
        self.box.children = (self.bridge, self.form)
        self.box.add_class("rajas-start")
        if table is not None:
            table.close()

    def _open(self, record: Record[Any], seats: tuple[Seat, ...], levels: list[str], luck: int) -> None:
        self.table = Table(
            record, seats, luck=luck, levels=levels, browser=self.bridge.browser, again=self.again
        )
        self.box.children = (self.table.box,)
        self.box.remove_class("rajas-start")

    def _offer(self, browser: WireBrowser) -> None:
        """A kept game is offered as soon as the browser has told of it."""
        kept = found(browser["stored"].get(KEY, ""))
        self._kept = kept if kept is not None and players_of(kept.record) == len(kept.names) else None
        self.form.tell(resume=_resume(self._kept.record) if self._kept is not None else "")

    def __repr__(self) -> str:
        return tell("start-text", title=GANGES.title)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return {**self.box._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def _resume(record: Record[Any]) -> str:
    """Where the kept game stands."""
    return tell("start-resume", heading=screen_of(record.game.name).heading(record.position))


def _record(chosen: Mapping[str, Any]) -> tuple[Record[Any], int]:
    """The game dealt, and the luck for rolls of dice that are set by hand."""
    seed = _seed_of(str(chosen["seed"]))
    settings: dict[str, Any] = {"variant": str(chosen["variant"]), "ganga": bool(chosen["ganga"])}
    if chosen["variant"] == MIXED:
        settings["experienced"] = tuple(chosen["experienced"])
    dealer = DiceByHand(seed, ROLL.kind) if chosen["hand"] else Dealer.seeded(seed)
    return Record.new(GANGES, players=int(chosen["players"]), dealer=dealer, **settings), seed


def _seed_of(words: str) -> int:
    """The seed typed, or any where nothing is."""
    words = words.strip()
    return int(words) if words else secrets.randbelow(_MOST_SEED)
