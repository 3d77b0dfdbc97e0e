"""How lines look on a terminal: with colour only where somebody sees it and wants it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TextIO

_CODES = {"heading": "1", "move": "36", "quiet": "2", "wrong": "33"}


@dataclass(frozen=True, slots=True)
class Style:
    """Paints text, or leaves it as it is."""

    colour: bool = False

    def heading(self, text: str) -> str:
        return self._paint("heading", text)

    def move(self, text: str) -> str:
        return self._paint("move", text)

    def quiet(self, text: str) -> str:
        return self._paint("quiet", text)

    def wrong(self, text: str) -> str:
        return self._paint("wrong", text)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence with the rule's id small behind it."""
        return f"{sentence} {self.quiet(f'[{rule}]')}"

    def _paint(self, role: str, text: str) -> str:
        return f"\x1b[{_CODES[role]}m{text}\x1b[0m" if self.colour else text


def wants_colour(stream: TextIO) -> bool:
    """Whether the stream is a terminal whose reader has not asked for plain text."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def printable(text: str) -> str:
    """What somebody gave us, safe to show again: no control signs but line ends."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)
