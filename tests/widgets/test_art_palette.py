"""Colours that meet can be told apart, in the light and in the dark."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from rajas_widgets.art import palette
from rajas_widgets.art.palette import FIELDS, PLAYERS, SHAPES_ON, THEMES, TOKENS, WORDS_ON, Theme, css

from tests.widgets.contrast import contrast

WIDGETS = Path(palette.__file__).parents[2]
FOR_WORDS, FOR_SHAPES = 4.5, 3.0


def pairs(table: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    return ((upper, lower) for upper, grounds in table.items() for lower in grounds.split())


def test_contrast_is_counted_as_everywhere() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("table", "least"), [(WORDS_ON, FOR_WORDS), (SHAPES_ON, FOR_SHAPES)])
def test_colours_that_meet_differ_enough(table: Mapping[str, str], least: float, theme: Theme) -> None:
    colours = THEMES[theme]
    found = {pair: contrast(*(colours[name] for name in pair)) for pair in pairs(table)}
    assert {pair: round(value, 2) for pair, value in found.items() if value < least} == {}


def test_every_field_is_among_the_pairs_that_are_checked() -> None:
    words, shapes = set(pairs(WORDS_ON)), set(pairs(SHAPES_ON))
    for field in FIELDS.values():
        assert {(field.text, field.ground), (field.note, field.ground)} <= words
        assert (field.sign, "cream") in shapes


def test_every_player_has_all_colours() -> None:
    assert {f"{kind}{name}" for kind in ("", "emk-", "ol-", "gh-") for name in PLAYERS} <= set(TOKENS)


def test_colours_are_written_in_full() -> None:
    assert [
        value
        for both in TOKENS.values()
        for value in both
        if not re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", value)
    ] == []


def test_css_names_them_all() -> None:
    assert css("dark").count(";") == len(TOKENS)
    assert "--leaf:#2F6643;" in css("light")


def test_style_sheets_and_scripts_use_only_colours_that_exist() -> None:
    used, own = set[str](), set[str]()
    for file in WIDGETS.rglob("*"):
        if file.suffix in (".css", ".js", ".j2", ".html", ".py") and file.name != "palette.css":
            text = file.read_text(encoding="utf-8")
            used |= set(re.findall(r"var\(--([\w-]+)\)", text))
            own |= set(re.findall(r"--([\w-]+)[\"']?\s*[:,]", text))
    assert used - own - set(TOKENS) == set()
