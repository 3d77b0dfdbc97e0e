"""The page around the table: loading, reading, errors, light and dark, narrow and wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import PHONE, WIDTHS, Server, Visitor, findings, sideways


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_first_picture_is_there_before_the_kernel_has_answered(
    visit: Visitor, phone: bool, dark: bool
) -> None:
    page = visit(ready="#loading img", phone=phone, dark=dark)
    picture = page.locator("#loading img")
    page.wait_for_function("() => document.querySelector('#loading img').naturalWidth > 0")
    form, theme = "phone" if phone else "desk", "dark" if dark else "light"
    assert f"first-{form}-{theme}.svg" in (picture.get_attribute("src") or "")
    page.locator(".rajas-start").first.wait_for()
    expect(page.locator("#loading")).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_page_is_open_to_everybody(visit: Visitor, phone: bool, dark: bool) -> None:
    page = visit(phone=phone, dark=dark)
    assert findings(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_page_is_in_the_colours_of_the_palette(visit: Visitor, dark: bool) -> None:
    page = visit(dark=dark)
    colours = "() => [getComputedStyle(document.body), getComputedStyle(document.querySelector('h1'))]"
    ground, words = page.evaluate(
        f"({colours})().map((style, at) => at ? style.color : style.backgroundColor)"
    )
    assert (ground, words) == (
        ("rgb(27, 26, 44)", "rgb(251, 239, 216)") if dark else ("rgb(246, 235, 211)", "rgb(42, 27, 23)")
    )


def test_our_letters_come_from_our_server(visit: Visitor) -> None:
    page = visit()
    fonts = "[...document.fonts].filter(font => font.status === 'loaded')"
    page.evaluate("() => document.fonts.ready.then(() => true)")
    loaded = page.evaluate(f"() => {fonts}.map(font => font.family.replaceAll('\"', '') + ' ' + font.weight)")
    assert {"Yeseva One 400", "Alegreya Sans 500"} <= set(loaded)


def test_nothing_scrolls_sideways(visit: Visitor) -> None:
    page = visit()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert sideways(page) == 0, width


def test_the_page_scrolls_as_a_whole(visit: Visitor) -> None:
    page = visit(size=(PHONE[0], 300))
    page.locator(".jp-MarkdownCell").last.scroll_into_view_if_needed()
    assert page.evaluate("() => window.scrollY") > 0


def test_a_page_that_is_not_there(visit: Visitor) -> None:
    visit.notes.expect("404")
    for path in ("nowhere.ipynb", "../../nowhere", "../tree"):
        page = visit(path, ready="h1")
        expect(page.locator("h1")).to_have_text("There is no such page")
        assert findings(page) == []
        assert sideways(page) == 0
    page.get_by_role("link", name="Back to the beginning").click()
    page.locator(".rajas-start").first.wait_for()


def test_the_server_is_quiet(visit: Visitor, server: Server) -> None:
    visit()
    assert [line.split()[0] for line in server.said] == ["Rajas", "Ctrl-C"]
