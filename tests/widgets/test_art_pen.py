"""The pen: what it draws is well-formed, uses colours and symbols that exist, and stands where it should."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rajas_widgets.art import pen, pieces
from rajas_widgets.art.glyphs import outline, text_width
from rajas_widgets.art.icons import prints, sheet, symbol, symbols
from rajas_widgets.art.palette import FIELDS, TOKENS
from rajas_widgets.scene import Box

FONTS = Path(pen.__file__).parent.parent / "fonts"
OUTLINES = Path(pen.__file__).parent / "outlines"
OWN = {"c", "k", "e", "o", "jh", "jh2", "stalk", "p1", "p2"}  # colours that a symbol leaves to who uses it
COLOUR = re.compile(r"var\(--([\w-]+)")
POINT = re.compile(r"-?\d+(?:\.\d+)?")


def drawn() -> Iterator[str]:
    """One of everything."""
    yield pen.rect(1, 2, 30, 40, "leaf", 4, "line", 1.5, 0.5)
    yield pen.circle(1, 2, 3, "madder") + pen.ellipse(1, 2, 3, 4, "#123456")
    yield pen.line(0, 0, 5, 5, "ink", 2, "3 2") + pen.path("M0,0H4", "none", "ink", 1, cap="butt")
    yield pen.group(pen.icon("quarry", 0, 0, 20, "leaf", "cream"), 4, 5, 2, 30, 0.5)
    yield pen.pattern("orange", Box(0, 0, 9, 9)) + pen.pattern("stone", "M0,0H9V9Z", 0.4)
    yield pen.path(pen.arch(0, 0, 90, 80), "face") + pen.path(pen.dome(0, 0, 60, 30), "madder")
    yield pen.path(pen.scallop(0, 0, 60, 6, 4), "none", "turmeric", 2)
    yield pen.wrapped(0, 0, "Place your last worker & wait", 14, 60, 2, "ink")
    for tone in FIELDS:
        yield pen.field(0, 0, 200, 60, tone, "Quarry", "quarry", "next free block")
    for player in range(4):
        yield (
            pieces.boat(9, 9, 30, player)
            + pieces.fame_marker(9, 9, player)
            + pieces.money_marker(9, 9, player)
        )
        yield pieces.pill(9, 9, 64, 22, player, "35") + pieces.pill(9, 9, 30, 22, player, "7")
        yield pieces.emblem(9, 9, 20, player) + pieces.cube(9, 9, 13, player)
        yield "".join(pieces.pawn(9, 9, 30, player, state) for state in ("solid", "ghost", "pale", "empty"))
    yield pieces.coin(9, 9, 20, 3) + pieces.fame(9, 9, 20, 12) + pieces.karma(9, 9, 20, 2)
    yield (
        pieces.die("orange", 4, 0, 0, 40)
        + pieces.die("any", None, 0, 0, 40)
        + pieces.die("white", 6, 0, 0, 40)
    )
    yield pieces.elephant(0, 0, 40, "leaf4", "leaf2", "leaf", "leaf4") + pieces.roundel(9, 9, 16, "plum", "")


@pytest.mark.parametrize("art", [*drawn()], ids=count())
def test_what_is_drawn_is_well_formed_and_in_known_colours(art: str) -> None:
    ElementTree.fromstring(f"<svg>{art}</svg>")
    own = {
        name for style in re.findall(r'style="([^"]*)"', art) for name in re.findall(r"--([\w-]+):", style)
    }
    assert own <= OWN
    assert set(COLOUR.findall(art)) <= set(TOKENS)
    assert set(re.findall(r"#i-([\w-]+)", art)) <= set(symbols())
    assert set(re.findall(r"url\(#pt-([\w-]+)\)", art)) <= set(prints())


def test_the_sheet_is_well_formed_and_in_known_colours() -> None:
    names = [element.get("id") for element in ElementTree.fromstring(sheet())]
    assert len(names) == len(set(names)) == len(symbols()) + len(prints())
    assert set(COLOUR.findall(sheet())) - OWN <= set(TOKENS)


def test_a_symbol_alone_stands_for_itself() -> None:
    assert symbol("coin") in sheet()


def test_words_are_as_wide_as_they_are_measured() -> None:
    assert text_width("Quarry", 20) == 2 * text_width("Quarry", 10)
    assert text_width("11", 10) == text_width("48", 10)  # figures stand in columns
    assert text_width("AV", 10, "title") < text_width("A", 10, "title") + text_width("V", 10, "title")


@pytest.mark.parametrize(("anchor", "left"), [("start", 100.0), ("middle", 80.0), ("end", 60.0)])
def test_words_stand_at_their_anchor(anchor: pen.Anchor, left: float) -> None:
    size = 20 * 40 / text_width("Quarry", 20)
    art = pen.text(100, 50, "Quarry", size, anchor=anchor)
    assert f'x="{pen.num(left)}" y="50"' in art


def set_size(art: str) -> float:
    return float(art.partition('font-size="')[2].partition('"')[0])


def test_words_shrink_to_fit_but_stay_readable() -> None:
    width = text_width("Quarry", 20)
    assert set_size(pen.text(0, 0, "Quarry", 20, most=width * 0.9)) == 18
    assert set_size(pen.text(0, 0, "Quarry", 20, most=1)) == 16


def test_words_break_between_words() -> None:
    lines = pen.lines_of("Place your last worker", 14, 80)
    assert len(lines) > 1
    assert " ".join(lines) == "Place your last worker"
    assert all(text_width(line, 14) <= 80 for line in lines)
    assert pen.lines_of("", 14, 80) == []


def test_no_words_draw_nothing() -> None:
    assert pen.text(0, 0, "", 14) == "" == pen.text(0, 0, " ", 14)


def test_scripts_without_outlines_are_left_to_the_viewers_fonts() -> None:
    assert outline("採石場", "body", 500) is None
    art = pen.text(0, 0, "採石場 <3", 10)
    assert "採石場 &lt;3" in art
    assert text_width("採石場", 10) == 30


@pytest.mark.parametrize("words", ["Łódź, żółć — „nie”", "Каменоломня, Ёлка", "Kali’s hands: 6 × 2 − 1 …"])
def test_the_letters_of_our_languages_are_there(words: str) -> None:
    for weight in (500, 700, 800):
        assert outline(words, "body", weight)
    assert outline(words.replace("−", "–"), "title", 400)


def test_an_arch_fills_its_box() -> None:
    numbers = [float(n) for n in POINT.findall(pen.arch(10, 20, 90, 80))]
    assert min(numbers[0], numbers[-1]) == 10
    assert "45" not in pen.arch(10, 20, 90, 80)[:3]
    assert "55,20" in pen.arch(10, 20, 90, 80)


def test_numbers_are_short() -> None:
    assert [pen.num(value) for value in (3.0, 3.14159, 0.5, -2, 1e-9, 120.10)] == [
        "3",
        "3.14",
        "0.5",
        "-2",
        "0",
        "120.1",
    ]


@pytest.mark.parametrize("face", sorted(OUTLINES.glob("*.json")), ids=lambda face: face.stem)
def test_outlines_are_those_of_the_fonts(face: Path) -> None:
    """After new fonts: python -m tests.outlines."""
    fonts = (FONTS / f"{face.stem}-{subset}.woff2" for subset in ("latin", "latin-ext", "cyrillic"))
    made_from = hashlib.sha256(b"".join(font.read_bytes() for font in fonts)).hexdigest()
    assert json.loads(face.read_text(encoding="utf-8"))["made_from"] == made_from[:16]
