"""Words become outlines, so that no font is needed; each letter is drawn once in a picture and used often."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import unescape
from typing import cast
from zlib import crc32

from rajas_widgets.art.glyphs import UNITS, Font, Glyph, Weight, outline
from rajas_widgets.scene import Art

WORDS = re.compile(
    r'<text x="([^"]*)" y="([^"]*)" class="(title|body)-(\d+)" font-size="([^"]*)" '
    r'(fill="[^"]*")>([^<]*)</text>'
)


def outlined(art: Art, definitions: dict[str, str]) -> Art:
    """The art with its words as outlines; those it refers to are put among the definitions."""

    def write(found: re.Match[str]) -> str:
        x, y, font, weight, size, colour, words = found.groups()
        letters, outlines = _spelled(unescape(words), cast(Font, font), cast(Weight, int(weight)))
        definitions.update(outlines)
        place = f"translate({x} {y}) scale({float(size) / UNITS:.4g})"
        return f'<g transform="{place}" {colour}>{letters}</g>'

    return WORDS.sub(write, art)


@lru_cache(maxsize=4096)
def _spelled(words: str, font: Font, weight: Weight) -> tuple[Art, Mapping[str, str]]:
    drawn = outline(words, font, weight)
    if drawn is None:
        raise ValueError(f"no outlines for {words!r}")
    return "".join(_used(drawn[1])), {glyph_id(path): _defined(path) for _, path in drawn[1]}


def _used(letters: Iterable[Glyph]) -> Iterable[str]:
    for at, path in letters:
        along = f' x="{at}"' if at else ""
        yield f'<use href="#{glyph_id(path)}"{along}/>'


def _defined(path: str) -> str:
    return f'<path id="{glyph_id(path)}" d="M0 0{path}"/>'


def glyph_id(path: str) -> str:
    """Tells the content, so that pictures on one page can share it; short, as it is written often."""
    return f"g{crc32(path.encode()) & 0xFFFFFF:x}"
