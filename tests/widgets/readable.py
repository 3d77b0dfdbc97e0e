"""Scenes as SVG for people to read: words as words, a part a line. Snapshots are compared in this form."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from rajas_widgets.art.glyphs import Face, Font, Weight, face
from rajas_widgets.scene import Art, Scene, Shape

FACES: tuple[tuple[Font, Weight], ...] = (("title", 400), ("body", 500), ("body", 700), ("body", 800))
WORDS = re.compile(
    r'<path transform="translate\(([^)]*)\) scale\(([^)]*)\)" d="(M\d+ 0[^"]*)" (fill="[^"]*")/>'
)
LETTER = re.compile(r"M(\d+) 0([^M]*)")
GAP = 100  # thousandths of the size: wider than any space between two letters of a word


def readable(scene: Scene) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}">'
    shapes = "".join(_shape(shape) for shape in scene.shapes)
    return f"{head}\n<title>{escape(scene.title)}</title>\n{shapes}</svg>\n"


def _shape(shape: Shape) -> str:
    box = " ".join(f"{side:.4g}" for side in shape.touch if side is not None)
    kind = " ".join(["printed" if shape.printed else "piece", *(["target"] if shape.target else [])])
    head = f'<g id="{shape.id}" class="{shape.role} {kind}" data-box="{box}">'
    label = f"<title>{escape(shape.label)}</title>\n" if shape.label else ""
    return f"{head}\n{label}{_parts(shape.art)}</g>\n"


def _parts(art: Art) -> str:
    written = WORDS.sub(lambda found: _text(*found.groups()), art)
    return written.replace("><", ">\n<") + ("\n" if written else "")


def _text(place: str, scale: str, path: str, fill: str) -> str:
    for font, weight in FACES:
        words = _words(path, face(font, weight), _letters(font, weight))
        if words is not None:
            x, y = place.split()
            look = f'class="{font}-{weight}" font-size="{float(scale) * 1000:g}" {fill}'
            return f'<text x="{x}" y="{y}" {look}>{escape(words)}</text>'
    raise ValueError(f"no letters of ours: {path[:60]}")


@cache
def _letters(font: Font, weight: Weight) -> dict[str, str]:
    """The first letter that is drawn like this."""
    return {path: letter for letter, (_, path) in reversed([*face(font, weight).glyphs.items()])}


def _words(path: str, known: Face, letters: dict[str, str]) -> str | None:
    words, end = "", None
    for at, outline in LETTER.findall(path):
        if outline not in letters:
            return None
        letter = letters[outline]
        words += (" " if end is not None and int(at) - end > GAP else "") + letter
        end = int(at) + known.glyphs[letter][0]
    return words
