"""In which line of a component file an entry stands, as far as that can be seen without a parser."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

_HEADER = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]")
_NUMBERED = re.compile(r"(.+)\[(\d+)\]")
_BORDER = re.compile(r"(province\.\w+)\.(\d),(\d) (\w+)")
_LONG_TEXTS = ('"""', "'''")


class _Block(NamedTuple):
    """The lines under a header, which is the first of them."""

    name: str
    first: int
    lines: tuple[str, ...]

    def has(self, pattern: str) -> bool:
        return any(re.match(pattern, line) for line in self.lines)

    def line_of(self, key: str) -> int:
        """The line with that key, or the header."""
        pattern = rf"\s*{re.escape(key)}\s*="
        places = (self.first + number for number, line in enumerate(self.lines) if re.match(pattern, line))
        return next(places, self.first) if key else self.first


class Lines:
    """Knows the lines of a text; long texts within it could look like entries, so with them it knows none."""

    def __init__(self, text: str) -> None:
        hidden = any(quotes in text for quotes in _LONG_TEXTS)
        self._blocks = [] if hidden else list(_blocks(text))

    def of(self, entry: str, key: str = "") -> int | None:
        """The line of the entry, or of that key in it."""
        block = self._listed(entry)
        if block is not None:
            return block.line_of(key)
        return self._in_table(entry)

    def _listed(self, entry: str) -> _Block | None:
        """The block of an entry of a list: by its number, its place or its id; the last where it is twice."""
        numbered, border = _NUMBERED.fullmatch(entry), _BORDER.fullmatch(entry)
        if numbered:
            blocks = self._named(numbered[1])
            return blocks[int(numbered[2]) - 1] if int(numbered[2]) <= len(blocks) else None
        if border:
            board, row, column, side = border.groups()
            cell = rf"\s*cell\s*=\s*\[\s*{row}\s*,\s*{column}\s*\]"
            return self._last(board, cell, rf'\s*side\s*=\s*"{side}"')
        name, _, id_ = entry.partition(".")
        return self._last(name, rf'\s*id\s*=\s*"{re.escape(id_)}"') if name == "tiles" and id_ else None

    def _named(self, name: str) -> list[_Block]:
        return [block for block in self._blocks if block.name == name]

    def _last(self, name: str, *patterns: str) -> _Block | None:
        found = [block for block in self._named(name) if all(map(block.has, patterns))]
        return found[-1] if found else None

    def _in_table(self, entry: str) -> int | None:
        """The line of tracks.fame_last: its key under [tracks]."""
        parts = entry.split(".")
        for length in range(len(parts), 0, -1):
            blocks = self._named(".".join(parts[:length]))
            if len(blocks) == 1:
                return blocks[0].line_of("".join(parts[length : length + 1]))
        return None


def _blocks(text: str) -> Iterator[_Block]:
    lines = text.split("\n")
    headers = [(number, found[1]) for number, line in enumerate(lines) if (found := _HEADER.match(line))]
    for (start, name), (end, _) in pairwise([*headers, (len(lines), "")]):
        yield _Block(name, start + 1, tuple(lines[start:end]))
