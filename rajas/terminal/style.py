"""How lines look on a terminal: with colour only where somebody sees it and wants it."""

from __future__ import annotations

import os
import unicodedata
from dataclasses import dataclass
from typing import TextIO

NARROWEST = 24
_TOGETHER = "\u00a0"
_HARMLESS = ("\n", _TOGETHER)
_CODES = {"heading": "1", "chapter": "1;4", "id": "1;31", "move": "36", "quiet": "2", "wrong": "33"}


@dataclass(frozen=True, slots=True)
class Style:
    """Paints text, or leaves it as it is."""

    colour: bool = False

    def heading(self, text: str) -> str:
        return self._paint("heading", text)

    def chapter(self, text: str) -> str:
        return self._paint("chapter", text)

    def id(self, text: str) -> str:
        return self._paint("id", text)

    def move(self, text: str) -> str:
        return self._paint("move", text)

    def quiet(self, text: str) -> str:
        return self._paint("quiet", text)

    def wrong(self, text: str) -> str:
        return self._paint("wrong", text)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence with the rule's id small behind it."""
        return f"{sentence} {self.quiet(printable(f'[{rule}]'))}"

    def quiet_end(self, line: str, end: str) -> str:
        """A line whose end is small."""
        return line.removesuffix(end) + self.quiet(end) if line.endswith(end) else line

    def _paint(self, role: str, text: str) -> str:
        return f"\x1b[{_CODES[role]}m{text}\x1b[0m" if self.colour else text


def wrapped(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """The text, safe to show, in lines of at most that many columns, the first and the later indented."""
    lines, room = [first], max(width, NARROWEST)
    fresh = True
    for word in printable(text).split(" "):
        longer = lines[-1] + word if fresh else f"{lines[-1]} {word}"
        if fresh or columns(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(later + word)
        fresh = False
    return [line.rstrip(" ").replace(_TOGETHER, " ") for line in lines]


def together(text: str) -> str:
    """Words that stay on one line when they are wrapped."""
    return text.replace(" ", _TOGETHER)


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wants_colour(stream: TextIO | None) -> bool:
    """Whether the stream is a terminal whose reader has not asked for plain text."""
    if stream is None or not stream.isatty():
        return False
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def printable(text: str) -> str:
    """What somebody gave us, safe to show again: no control signs but line ends."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _HARMLESS else "?" for sign in text)
