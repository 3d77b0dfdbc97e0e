"""What somebody typed, understood as a move: a number, its notation, or the words that the screen shows."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from rajas.core.errors import NotationError, RajasError, WrongDecision
from rajas.core.game import Game, Move, Option
from rajas.core.plain import whole
from rajas.core.record import Record
from rajas.terminal.tables import table_of

_SHOWN = 40
_CELL = re.compile(r"[0-9]+,[0-9]+")
_TURNED = re.compile(r"[0-9]+,[0-9]+ ([a-z]+) [0-9]+$")


class Unknown(RajasError):
    """Words that name no move."""


class Reader:
    """Reads moves for the question that the record puts now."""

    def __init__(self, record: Record[Any], commands: Iterable[str]) -> None:
        self._game: Game[Any] = record.game
        self._position = record.position
        self._all = record.options()
        self._listed = table_of(record.game).offer(record.position, self._all).options
        self._commands = tuple(commands)

    def move(self, text: str) -> Move:
        """The one move that the words mean."""
        words = " ".join(text.casefold().split())
        if words.isdecimal():
            return self._numbered(words)
        try:
            return self._game.read(words)
        except NotationError:
            pass
        for found in (self._named(words), self._spelled(words), self._lying(words), self._shown(words)):
            if found is not None:
                return found
        raise self._unknown(text)

    def moves(self, text: str, closing: Option) -> list[Option] | None:
        """Several options taken at once and what closes them, or nothing if the words are no such list."""
        words = text.casefold().replace(",", " ").split()
        if words in (["all"], ["none"]):
            return [*(self._listed if words == ["all"] else ()), closing]
        if not words or not all(word.isdecimal() for word in words):
            return None
        numbers = list(dict.fromkeys(words))
        return [*(self._numbered(word) for word in numbers), closing]

    def _numbered(self, word: str) -> Option:
        number = whole(word, len(self._listed))
        if number is None:
            raise NotationError("no-such-number", number=word[:20], most=len(self._listed))
        return self._listed[number - 1]

    def _named(self, words: str) -> Option | None:
        """An option by the words of its notation, with or without the first."""
        typed = _tokens(words)
        for option in self._all:
            notation = _tokens(self._game.write(option))
            if typed and typed in (notation, notation[1:]):
                return option
        return None

    def _spelled(self, words: str) -> Move | None:
        """A move that is no option here, such as a taken space, so that its rule can answer."""
        first, _, rest = words.partition(" ")
        verbs = dict.fromkeys(self._game.write(option).partition(" ")[0] for option in self._all)
        for text in [
            f"{first} {rest.replace(' ', '-')}",
            *(f"{verb} {words.replace(' ', '-')}" for verb in verbs),
        ]:
            try:
                move = self._game.read(text)
                self._game.check(self._position, move)
            except (NotationError, WrongDecision):
                continue
            return move
        return None

    def _lying(self, words: str) -> Move | None:
        """A cell alone: the first option that begins with it, or a move there so that its rule can answer."""
        if not _CELL.fullmatch(words):
            return None
        notations = {self._game.write(option): option for option in self._all}
        for notation, option in notations.items():
            if f" {words} " in notation:
                return option
        for notation in notations:
            with contextlib.suppress(NotationError):
                if _TURNED.search(notation):
                    return self._game.read(_TURNED.sub(rf"{words} \1 0", notation))
        return None

    def _shown(self, words: str) -> Option | None:
        """The only listed option in whose name the words stand."""
        typed = _tokens(words)
        found = [
            option for option in dict.fromkeys(self._listed) if typed and _within(typed, self._name(option))
        ]
        return found[0] if len(found) == 1 else None

    def _name(self, option: Option) -> list[str]:
        """The words before what the option costs and does."""
        return _tokens(self._game.describe(self._position, option).partition(": ")[0])

    def _unknown(self, text: str) -> Unknown:
        shown = text[:_SHOWN]
        if not self._listed:
            return Unknown("not-known-over", text=shown)
        example, most = self._game.write(self._listed[0]), len(self._listed)
        notations = [self._game.write(option) for option in self._all]
        near = self._nearest(text.casefold(), notations)
        if near is None:
            return Unknown("not-known", text=shown, most=most, example=example)
        return Unknown("not-known-near", text=shown, most=most, example=example, near=near)

    def _nearest(self, text: str, notations: Sequence[str]) -> str | None:
        known = {word: word for word in self._commands if len(word) > 1}
        known |= self._telling_words()
        known |= {notation.partition(" ")[2]: notation for notation in notations if " " in notation}
        known |= {notation: notation for notation in notations}
        near = get_close_matches(text[:_SHOWN], known, n=1, cutoff=0.7)
        return known[near[0]] if near else None

    def _telling_words(self) -> dict[str, str]:
        """Words of the screen that stand in one option only, such as dancer."""
        options = dict.fromkeys(self._listed)
        words = [set(self._name(option)) for option in options]
        return {
            word: self._game.write(option)
            for option, mine in zip(options, words, strict=True)
            for word in mine
            if len(word) > 3 and sum(word in others for others in words) == 1
        }


def _tokens(text: str) -> list[str]:
    return re.findall(r"[a-z]+|[0-9]+|>", text.casefold())


def _within(part: list[str], whole: list[str]) -> bool:
    size = len(part)
    return any(whole[start : start + size] == part for start in range(len(whole) - size + 1))
