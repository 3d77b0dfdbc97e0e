"""Words as outlines, and how wide they are: pictures look the same everywhere, with no font at hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

Font = Literal["title", "body"]
Weight = Literal[400, 500, 700, 800]

UNITS = 1000  # of an outline, to the size


@dataclass(frozen=True, slots=True)
class Face:
    glyphs: Mapping[str, tuple[int, str]]  # advance, path
    kerns: Mapping[str, int]


@cache
def face(font: Font, weight: Weight) -> Face:
    """Read when first written with."""
    name = "yeseva-one-400" if font == "title" else f"alegreya-sans-{weight}"
    data = json.loads(files(__package__).joinpath("outlines", f"{name}.json").read_text(encoding="utf-8"))
    return Face(
        {letter: (advance, path) for letter, (advance, path) in data["glyphs"].items()}, data["kerns"]
    )


class Glyph(NamedTuple):
    """A letter in its place in a word, in thousandths of the size."""

    at: int
    path: str


@lru_cache(maxsize=4096)
def outline(words: str, font: Font, weight: Weight) -> tuple[float, tuple[Glyph, ...]] | None:
    """Width in thousandths of the size, and the letters; None if one has no outline here."""
    known = face(font, weight)
    at, letters = 0, []
    for letter, after in zip(words, (words + "\0")[1:], strict=True):
        if letter not in known.glyphs:
            return None
        advance, path = known.glyphs[letter]
        if path:
            letters.append(Glyph(at, path))
        at += advance + known.kerns.get(letter + after, 0)
    return at, tuple(letters)


def guessed_width(words: str) -> float:
    """In thousandths of the size, for scripts without outlines: a letter of Japanese fills its square."""
    return float(sum(UNITS if ord(letter) > 0x2E7F else 0.55 * UNITS for letter in words))


def text_width(words: str, size: float, font: Font = "body", weight: Weight = 500) -> float:
    drawn = outline(words, font, weight)
    return (drawn[0] if drawn else guessed_width(words)) * size / UNITS
