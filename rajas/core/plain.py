"""Reading plain data: every value knows where it stands, so that an error can say so."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rajas.core.errors import DataError

T = TypeVar("T")
LARGEST = 10**6
LONGEST = 200


class Plain:
    """A piece of plain data and the path that leads to it."""

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    def fail(self, key: str, **details: object) -> DataError:
        return DataError(key, path=self.path or "-", **details)

    def _found(self) -> str:
        return type(self.value).__name__ if isinstance(self.value, list | dict) else repr(self.value)[:40]

    def at(self, name: str) -> Plain:
        """What stands under this key."""
        return Plain(self.value[name], f"{self.path}, {name}" if self.path else name)

    def number(self, least: int = -LARGEST, most: int = LARGEST) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fail("data-number", found=self._found(), least=least, most=most)
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail("data-flag", found=self._found())
        return self.value

    def text(self) -> str:
        """A short text without line breaks, escapes or anything else that cannot be shown."""
        value = self.value
        if not isinstance(value, str) or len(value) > LONGEST or not value.isprintable():
            raise self.fail("data-text", found=self._found())
        return value

    def word(self, known: Mapping[str, T]) -> T:
        """One of these words, and what it stands for."""
        word = self.text()
        if word not in known:
            raise self.fail("data-word", found=word[:40], near=nearest(word, known))
        return known[word]

    def items(self, most: int = LONGEST) -> Iterator[Plain]:
        if not isinstance(self.value, list | tuple) or len(self.value) > most:
            raise self.fail("data-list", found=self._found(), most=most)
        return (Plain(item, f"{self.path} {place}") for place, item in enumerate(self.value, 1))

    def table(self, known: Iterable[str]) -> dict[str, Plain]:
        """The entries of a table that may hold these keys and no others."""
        if not isinstance(self.value, Mapping):
            raise self.fail("data-table", found=self._found())
        names = list(known)
        for name in self.value:
            if name not in names:
                shown = str(name) if str(name).isprintable() else repr(name)
                raise self.fail("data-key", found=shown[:40], near=nearest(shown, names))
        return {name: self.at(name) for name in self.value}

    def or_none(self, read: Callable[[Plain], T]) -> T | None:
        return None if self.value is None else read(self)


def whole(word: str, most: int) -> int | None:
    """The number from 1 to `most` that somebody wrote, in plain digits and without leading zeros."""
    number = int(word) if re.fullmatch("[1-9][0-9]{0,5}", word) else 0
    return number if 1 <= number <= most else None


def nearest(word: str, known: Iterable[str]) -> str:
    """The words most like this one, or the first few."""
    names = list(known)
    return ", ".join(difflib.get_close_matches(word[:60], names, 3) or names[:8])
