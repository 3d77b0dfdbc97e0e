"""Every word of every panel can be read on what is really painted below it, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from rajas_widgets.art.palette import THEMES, Theme
from rajas_widgets.art.pen import rect, text
from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.paint.svg import panel_svg, svg
from rajas_widgets.scene import Look

from tests.widgets.ganges.scenes import game, looks

MEASURE = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
LARGE = 18.6  # pixels of bold letters from which 3 : 1 is enough
GAMES = ((2, 3, "basic"), (3, 4, "basic"), (4, 5, "basic"), (3, 6, "navaratna"))


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    yield page
    page.close()


def faint(page: Page, picture: str, theme: Theme) -> list[str]:
    cloth = THEMES[theme]["cloth"]
    page.set_content(f'<body style="margin:0;background:{cloth}">{picture}')
    found = page.evaluate(MEASURE)
    return [
        f"{words['contrast']:.2f} at {words['where']}"
        for words in found
        if words["contrast"] < (3 if words["size"] >= LARGE else 4.5)
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("panel", PANELS)
def test_words_can_be_read(page: Page, panel: str, theme: Theme) -> None:
    for played in GAMES:
        position = game(*played)[-2]
        for look in (Look(), looks(position)[1]):
            assert (played, faint(page, panel_svg(PANELS[panel](position, look), theme), theme)) == (
                played,
                [],
            )


def test_what_is_faint_is_found(page: Page) -> None:
    veil = rect(0, 0, 90, 40, "leaf") + rect(0, 0, 90, 40, "#FFFFFF80")
    picture = svg(veil + text(5, 20, "Quarry", 14, "fieldtext") + text(5, 38, "Quarry", 14, "ink"), 90, 40)
    assert len(faint(page, picture, "light")) == 1
