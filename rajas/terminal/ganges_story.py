"""A game of Rajas of the Ganges told in short: one sentence a turn, made of the events as they come."""

from __future__ import annotations

import re
from collections.abc import Callable

from rajas.core.game import Event
from rajas.ganges.naming import component_words, holds_words, listed, market_words, space_name, token_words
from rajas.ganges.options import Spent
from rajas.ganges.position import Position
from rajas.ganges.words import opposite
from rajas.terminal.style import together
from rajas.words import say

_SET_UP = "set-up"
_YOU, _THEY = "you", "they"
_NO_RUN = ("", "", "")
_PAID_FOR = {"chamber": "chamber", "master builder": "difference"}
_BONUS = re.compile(r"(money|fame) [0-9]+")
# Told by the turn's end, the round's heading or the result, or too small to tell.
_SKIPPED = frozenset(
    {"turn begun", "stage begun", "round begun", "workers returned", "bonus marker", "upgrade counts"}
    | {"yields reshuffled", "game over", "die turned"}
)
# After these something is due; if the turn ends without a word of it, it was nothing.
_PROMISES = frozenset({"boat moved", "yield joined", "yield drawn"})
_NO_PAYMENT = frozenset({"worker freed", "worker boxed", "tile revealed"})
_TURN_ENDS = frozenset({"turn begun", "stage begun", "round begun", "game over", "elephant", "passed over"})

Clause = Callable[[Event, Position, str], str]


def say_story(key: str, **args: int | str) -> str:
    return say("ganges", key, **args)


class Story:
    """Takes events one by one, and gives sentences whenever somebody wants to read them."""

    def __init__(self, seat: int | None = None) -> None:
        self._seat = seat
        self._player = -1
        self._verbs: list[str] = []
        self._asides: list[str] = []
        self._run = _NO_RUN
        self._dice: list[str] = []
        self._bonus = ""
        self._turned: list[tuple[str, int]] = []
        self._lists: dict[str, list[str]] = {}
        self._promised = False
        self._done: list[str] = []

    def add(self, event: Event, position: Position) -> None:
        """One more event; the position is the one after its step."""
        if event.kind in _TURN_ENDS:
            self._end_turn()
        if event.kind == "die turned":
            self._turned.append((event.detail[0].word, event.detail[1]))
        if self._passes_over(event):
            return
        list_key = _list_of(event)
        if list_key:
            self._close_sentence()
            self._lists.setdefault(list_key, []).append(self._list_item(event, position))
            return
        self._close_lists()
        if event.player != self._player:
            self._close_sentence()
            self._player = event.player
        self._promised = event.kind in _PROMISES or (self._promised and event.kind in _NO_PAYMENT)
        self._tell(event, position)

    def lines(self) -> list[str]:
        """The sentences so far; the next event begins a new one."""
        self._close_lists()
        self._close_sentence()
        done, self._done = self._done, []
        return done

    def _passes_over(self, event: Event) -> bool:
        if event.kind == "karma" and event.amount < 0:
            return True  # told with the die that it turns
        return event.kind in _SKIPPED or (event.kind == "elephant" and event.cause != _SET_UP)

    def _who(self, player: int) -> str:
        return _YOU if player == self._seat else _THEY

    def _tell(self, event: Event, position: Position) -> None:
        bonus = _bonus(event)
        if event.kind in _RUNS:
            run = (_RUNS[event.kind], _PAID_FOR.get(event.cause, "other"), bonus)
            if self._run != run:
                self._close_run()
                self._run = run
            self._dice.append(together(self._die(event)))
            return
        self._close_run()
        who = self._who(event.player)
        if event.kind in _ASIDES:
            self._asides.append(_ASIDES[event.kind](event, position, who))
        elif event.kind in _VERBS:
            self._verb(_VERBS[event.kind](event, position, who), bonus)
        else:
            self._asides.append(event.text("ganges"))

    def _verb(self, told: str, bonus: str) -> None:
        """What is done, and before the first thing that a bonus brings, which bonus it is."""
        if bonus and bonus != self._bonus:
            told = say_story("story-reaches", who=self._who(self._player), bonus=bonus, told=told)
        self._bonus = bonus
        self._verbs.append(told)

    def _die(self, event: Event) -> str:
        colour, *values = event.detail
        if event.kind == "die rerolled":
            return say_story("story-die-rerolled", colour=colour.word, value=values[0], new=values[1])
        die = Spent(colour, values[0])
        lay = opposite(values[0])
        if event.kind == "die paid" and (colour.word, lay) in self._turned:
            self._turned.remove((colour.word, lay))
            return say_story("die-words.turned", colour=colour.word, value=lay, worth=values[0])
        return say_story("die-words", colour=colour.word, value=die.value)

    def _list_item(self, event: Event, position: Position) -> str:
        if event.kind == "tile revealed":
            return _tile(event.detail[0], position)
        if event.kind == "river tile laid":
            return _river_tile(event)
        who = self._who(event.player)
        return say_story("story-coins-of", who=who, player=event.player + 1, size=event.amount)

    def _end_turn(self) -> None:
        if self._promised:
            self._close_sentence()
            self._done[-1:] = [" ".join([*self._done[-1:], say_story("story-nothing")])]
        self._promised = False
        self._close_sentence()

    def _close_run(self) -> None:
        key, purpose, bonus = self._run
        if self._dice:
            words = {"who": self._who(self._player), "dice": ", ".join(self._dice), "purpose": purpose}
            self._verb(say_story(key, **words), bonus)
        self._run, self._dice = _NO_RUN, []

    def _close_lists(self) -> None:
        for key, items in self._lists.items():
            argument, between = _LISTS[key]
            self._done.append(say_story(key, **{argument: between.join(items)}))
        self._lists = {}

    def _close_sentence(self) -> None:
        self._close_run()
        if self._verbs:
            mine = self._player == self._seat
            subject = say_story("story-you" if mine else "story-player", player=self._player + 1)
            told = "; ".join([", ".join(self._verbs), *self._asides])
            self._done.append(f"{subject} {told}.")
        elif self._asides:
            told = "; ".join(self._asides)
            self._done.append(f"{told[0].upper()}{told[1:]}.")
        self._verbs, self._asides, self._turned, self._bonus = [], [], [], ""


def _list_of(event: Event) -> str:
    """What belongs to a list of the set-up."""
    if event.kind == "tile revealed" and event.rule == "SET-8":
        return "story-open-tiles"
    if event.kind == "river tile laid":
        return "story-river-tiles"
    return "story-first-coins" if event.kind == "coins" and event.cause == _SET_UP else ""


def _bonus(event: Event) -> str:
    """The space of a track that brought this about."""
    told = event.kind != "bonus declined" and _BONUS.fullmatch(event.cause)
    return event.cause_text("ganges") if told else ""


def _tile(name: str, position: Position) -> str:
    tile = position.board.tile(name)
    return say_story("story-tile", tile=name, price=tile.price, holds=holds_words(tile))


def _river_tile(event: Event) -> str:
    words, space = event.detail
    return say_story("story-river-tile", space=space, reward=component_words(words))


def _laid(event: Event, position: Position, who: str) -> str:
    tile, cell, _, covered = event.detail
    words = _tile(tile, position)
    if covered:
        return say_story("story-tile-covers", who=who, tile=words, cell=cell, covered=covered)
    return say_story("story-tile-laid", who=who, tile=words, cell=cell)


def _sailed(event: Event, position: Position, who: str) -> str:
    start, space = event.detail
    skipped = space - start - event.amount
    return say_story("story-boat-moved", who=who, spaces=event.amount, space=space, skipped=skipped)


def _counted(event: Event, position: Position, who: str) -> str:
    markets = listed(map(market_words, event.detail[0]))
    return say_story("story-markets-counted", who=who, count=event.amount, markets=markets)


def _action(key: str) -> Clause:
    def clause(event: Event, position: Position, who: str) -> str:
        action = event.detail[0]
        return say_story(key, who=who, action=action, name=position.board.components.chambers[action - 1])

    return clause


def _sized(key: str) -> Clause:
    def clause(event: Event, position: Position, who: str) -> str:
        sign = "less" if event.amount < 0 else "more"
        return say_story(key, who=who, size=abs(event.amount), sign=sign, cause=event.cause_text("ganges"))

    return clause


def _reward(key: str) -> Clause:
    def clause(event: Event, position: Position, who: str) -> str:
        return say_story(key, who=who, reward=component_words(event.detail[0]))

    return clause


def _token(key: str) -> Clause:
    def clause(event: Event, position: Position, who: str) -> str:
        token, *place = event.detail
        words = token_words(position.board, token)
        instead = "yes" if event.rule == "NAV-7" else "no"
        return say_story(key, who=who, token=words, place=", ".join(place), instead=instead)

    return clause


# The lists of the set-up: what their items are called in the sentence, and what stands between them.
_LISTS = {
    "story-open-tiles": ("tiles", ", "),
    "story-river-tiles": ("tiles", "; "),
    "story-first-coins": ("coins", ", "),
}
_RUNS = {
    "die gained": "story-dice-gained",
    "die paid": "story-dice-paid",
    "die returned": "story-dice-returned",
    "die rerolled": "story-dice-rerolled",
}
_VERBS: dict[str, Clause] = {
    "worker placed": lambda event, position, who: say_story(
        "story-worker-placed", who=who, space=space_name(position.board, event.detail[0])
    ),
    "stayed out": _sized("story-stayed-out"),
    "passed over": _sized("story-passed-over"),
    "coins": _sized("story-coins"),
    "fame": _sized("story-fame"),
    "karma": _sized("story-karma"),
    "dice forgone": _sized("story-dice-forgone"),
    "bonus declined": _sized("story-bonus-declined"),
    "favour of mogul": _sized("story-favour-of-mogul"),
    "elephant": _sized("story-lowest-total"),
    "worker freed": lambda event, position, who: say_story(
        "story-worker-freed", who=who, place=event.detail[0]
    ),
    "tile laid": _laid,
    "yield joined": _reward("story-yield-joined"),
    "yield drawn": _reward("story-yield-drawn"),
    "upgrade": lambda event, position, who: say_story(
        "story-upgrade", who=who, building=event.detail[0].word, step=event.detail[1]
    ),
    "markets counted": _counted,
    "token taken": _token("story-token-taken"),
    "token laid": _token("story-token-laid"),
    "palace called": _action("story-palace-called"),
    "boat moved": _sailed,
}
_ASIDES: dict[str, Clause] = {
    "karma forgone": _sized("story-karma-forgone"),
    "worker boxed": _sized("story-worker-boxed"),
    "tile revealed": lambda event, position, who: say_story(
        "story-tile-revealed", tile=_tile(event.detail[0], position)
    ),
    "upgrade forgone": _sized("story-upgrade-forgone"),
    "action lapsed": _action("story-action-lapsed"),
    "boat forgone": _sized("story-boat-forgone"),
    "token forgone": _sized("story-token-forgone"),
    "river tiles boxed": _sized("story-river-tiles-boxed"),
    "markers crossed": lambda event, position, who: say_story("story-markers-crossed", gap=event.amount),
}
