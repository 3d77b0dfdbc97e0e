"""Letters as outlines, written anew after new fonts: python -m tests.outlines.

Needs fonttools, brotli and uharfbuzz, which nothing else here does.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uharfbuzz as hb
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

WIDGETS = Path(__file__).parent.parent / "widgets" / "rajas_widgets"
FONTS, OUTLINES = WIDGETS / "fonts", WIDGETS / "art" / "outlines"
FACES = ("yeseva-one-400", "alegreya-sans-500", "alegreya-sans-700", "alegreya-sans-800")
SUBSETS = ("latin", "latin-ext", "cyrillic")
FEATURES = {"lnum": True, "tnum": True, "liga": False}
# What the languages of the tutor are written with, and the signs between words.
CHARACTERS = "".join(
    chr(code)
    for first, last in ((0x20, 0x7E), (0xA0, 0xFF), (0x410, 0x44F))
    for code in range(first, last + 1)
) + "ĄĆĘŁŃŚŹŻąćęłńśźżŒœŠšŽžЁё–—‘’‚“”„•…−"  # fmt: skip
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’“”-–ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
KERNED_CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя.,"
LEAST_KERN = 8  # thousandths of the size: less is not seen


class PathPen(BasePen):  # type: ignore[misc]
    """An outline as a relative SVG path in whole units, upside down as screens are."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.parts: list[str] = []
        self.at = self.start = (0, 0)

    def _step(self, letter: str, *points: tuple[float, float]) -> None:
        numbers = [
            round(value) * sign - base
            for point in points
            for value, sign, base in zip(point, (1, -1), self.at, strict=True)
        ]
        if letter == "l" and 0 in numbers:
            letter = "v" if numbers[0] == 0 else "h"
            numbers.remove(0)
        self.parts.append(letter + joined(numbers))
        self.at = (round(points[-1][0]), -round(points[-1][1]))

    def _moveTo(self, point: tuple[float, float]) -> None:
        self._step("m", point)
        self.start = self.at

    def _lineTo(self, point: tuple[float, float]) -> None:
        if (round(point[0]), -round(point[1])) != self.start:
            self._step("l", point)

    def _qCurveToOne(self, control: tuple[float, float], point: tuple[float, float]) -> None:
        self._step("q", control, point)

    def _curveToOne(self, one: Any, two: Any, point: Any) -> None:
        self._step("c", one, two, point)

    def _closePath(self) -> None:
        self.parts.append("z")
        self.at = self.start


def joined(numbers: list[int]) -> str:
    """Numbers of a path, with no blank where the minus sign parts them."""
    return "".join(f"{n}" if n < 0 or not i else f" {n}" for i, n in enumerate(numbers))


class Face:
    """One subset file, shaped as the screen sets it: lining figures of one width."""

    def __init__(self, file: Path) -> None:
        font = TTFont(file)
        font.flavor = None
        self.plain = file.with_suffix(".ttf")
        font.save(self.plain)
        self.characters = set(font.getBestCmap())
        self.glyphs = font.getGlyphSet()
        self.order = font.getGlyphOrder()
        self.shaper = hb.Font(hb.Face(self.plain.read_bytes()))
        self.plain.unlink()

    def knows(self, words: str) -> bool:
        return all(ord(character) in self.characters for character in words)

    def shaped(self, words: str) -> tuple[list[int], list[int]]:
        buffer = hb.Buffer()
        buffer.add_str(words)
        buffer.guess_segment_properties()
        hb.shape(self.shaper, buffer, FEATURES)
        return [i.codepoint for i in buffer.glyph_infos], [p.x_advance for p in buffer.glyph_positions]

    def outline(self, character: str) -> list[object] | None:
        glyphs, advances = self.shaped(character)
        if len(glyphs) != 1:
            return None
        pen = PathPen(self.glyphs)
        self.glyphs[self.order[glyphs[0]]].draw(pen)
        return [advances[0], "".join(pen.parts)]

    def kerns(self, characters: str) -> Iterator[tuple[str, int]]:
        single = {c: self.shaped(c)[1][0] for c in characters if self.knows(c)}
        for left in single:
            for right in single:
                kern = sum(self.shaped(left + right)[1]) - single[left] - single[right]
                if abs(kern) >= LEAST_KERN:
                    yield left + right, kern


def outlines(face: str) -> dict[str, object]:
    files = [FONTS / f"{face}-{subset}.woff2" for subset in SUBSETS]
    faces = [Face(file) for file in files]
    glyphs = {}
    for character in CHARACTERS:
        face_of_it = next((face for face in faces if face.knows(character)), None)
        if face_of_it and (outline := face_of_it.outline(character)):
            glyphs[character] = outline
    kerns = dict(pair for face in faces for text in (KERNED, KERNED_CYRILLIC) for pair in face.kerns(text))
    return {"made_from": made_from(files), "glyphs": glyphs, "kerns": kerns}


def made_from(files: list[Path]) -> str:
    """Tells in a test whether the fonts have changed since."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def main() -> None:
    OUTLINES.mkdir(exist_ok=True)
    for face in FACES:
        text = json.dumps(outlines(face), ensure_ascii=False, separators=(",", ":"))
        (OUTLINES / f"{face}.json").write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
