"""The dock in Chromium: sentence, sum, buttons, sheets, keys; on a desk and on phones, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Visitor, findings, settled, sideways
from tests.browser.widgets.looks import apart, focused, opened


def pay(page: Page) -> None:
    page.locator(".rajas-dock .rajas-sentence").focus()
    settled(page, lambda: page.keyboard.press("p"))
    expect(page.locator(".rajas-sum")).to_be_visible()


def test_numbers_press_the_buttons(page: Page) -> None:
    page.locator(".rajas-sentence").focus()
    settled(page, lambda: page.keyboard.press("2"))
    expect(page.locator(".rajas-sentence")).to_have_text("Pressed: area-hand.")


def test_keys_count_with_the_focus_nowhere(page: Page) -> None:
    page.evaluate("() => document.activeElement.blur()")
    settled(page, lambda: page.keyboard.press("2"))
    expect(page.locator(".rajas-sentence")).to_have_text("Pressed: area-hand.")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("g")
    assert page.evaluate("() => document.activeElement.matches('.rajas-target')")


def test_the_sum_is_seen(page: Page) -> None:
    pay(page)
    expect(page.locator(".rajas-sum")).to_have_text("+=9price 9enough")
    expect(page.locator(".rajas-sum .rajas-parts svg")).to_have_count(2)
    drawn = page.locator(".rajas-sum svg use").first.evaluate("use => use.getBBox().width")
    assert drawn > 20


def test_the_focus_stays_in_the_dock_when_its_buttons_change(page: Page) -> None:
    page.locator('[data-id="area-field"]').focus()
    settled(page, lambda: page.keyboard.press("p"))
    assert focused(page) in ("act", "turn-1")


def test_a_story_line_opens_its_rule_in_a_sheet_that_blocks_nothing(page: Page) -> None:
    for _ in range(4):
        settled(page, lambda: page.locator('.rajas-target[data-id="legal"]').click())
    expect(page.locator(".rajas-log .rajas-since")).to_have_text("Since your last turn")
    lines = page.locator(".rajas-log .rajas-line")
    expect(page.locator('.rajas-log .rajas-line:not([tabindex="-1"])')).to_have_count(1)
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(2)).to_be_focused()
    line = lines.nth(2)
    settled(page, lambda: line.press("Enter"))
    sheet = page.locator(".rajas-sheet")
    expect(sheet).to_contain_text("A space holds one worker")
    expect(sheet).to_contain_text("a ruling of ours")
    assert findings(page, ".rajas-table") == []
    settled(page, lambda: page.locator('.rajas-target[data-id="karma"]').click())
    expect(sheet).to_be_visible()
    sheet.get_by_role("heading").focus()
    settled(page, lambda: page.keyboard.press("Escape"))
    expect(sheet).to_be_hidden()
    assert "rajas-line" in focused(page)


def test_the_question_mark_lists_the_keys(page: Page) -> None:
    page.locator(".rajas-sentence").focus()
    page.keyboard.press("?")
    sheet = page.locator(".rajas-sheet")
    expect(sheet).to_contain_text("from one thing to the nearest")
    keys = ["← ↑ ↓ →", "Tab", "Enter", "1 – 9", "g, G", "Esc", "u", "f", "m", "k", "p", "l"]
    expect(sheet.locator("kbd")).to_have_text(keys)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_refused_button_says_why_beside_itself(phone: Page) -> None:
    phone.locator('.rajas-dock [data-id="undo"]').focus()
    settled(phone, lambda: phone.keyboard.press("p"))
    settled(phone, lambda: phone.locator('[data-id="dock-rest"]').tap(force=True))
    expect(phone.locator(".rajas-dock .rajas-bubble")).to_contain_text("No room.")
    assert apart(phone.locator(".rajas-bubble"), phone.locator(".rajas-acts"))
    assert apart(phone.locator(".rajas-bubble"), phone.locator(".rajas-head"))
    expect(phone.locator(".rajas-live")).to_contain_text("No room.")


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_two_rows_never_move_and_nothing_scrolls_sideways(visit_page: Visitor, width: int) -> None:
    page = opened(visit_page, phone=True, size=(width, 780))
    ids = ("undo", "open-quarry")
    rows = [page.locator(f'.rajas-dock [data-id="{id}"]').bounding_box() for id in ids]
    assert sideways(page) == 0
    page.locator('.rajas-dock [data-id="undo"]').focus()
    settled(page, lambda: page.keyboard.press("p"))
    assert [page.locator(f'.rajas-dock [data-id="{id}"]').bounding_box() for id in ids] == rows
    assert sideways(page) == 0
    expect(page.locator('[data-id="dock-die-1"]')).to_be_in_viewport()


def test_on_a_phone_every_button_is_large_enough(phone: Page) -> None:
    phone.locator('.rajas-dock [data-id="undo"]').focus()
    settled(phone, lambda: phone.keyboard.press("p"))
    small = phone.evaluate(
        """() => [...document.querySelectorAll('.rajas-dock button')].filter(b => b.offsetParent)
        .map(b => [b.dataset.id ?? b.className, b.getBoundingClientRect()])
        .filter(([, box]) => Math.min(box.width, box.height) < 48).map(([id]) => id)"""
    )
    assert small == []


def test_a_phones_story_and_tools_are_one_tap_away(phone: Page) -> None:
    settled(phone, lambda: phone.locator('.rajas-target[data-id="legal"]').tap())
    phone.locator(".rajas-peek").tap()
    sheet = phone.locator(".rajas-sheet")
    expect(sheet).to_contain_text("Pressed: legal.")
    assert findings(phone, ".rajas-table") == []
    sheet.get_by_role("button", name="Close").tap()
    phone.locator(".rajas-cog").tap()
    settled(phone, lambda: sheet.locator('[data-id="pay"]').tap())
    expect(sheet).to_be_hidden()
    expect(phone.locator(".rajas-sentence")).to_have_text("Pressed: pay.")


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_stands_in_the_way_of_assistive_technology(visit_page: Visitor, dark: bool) -> None:
    page = opened(visit_page, dark=dark)
    assert findings(page) == []
    pay(page)
    assert findings(page) == []


def test_a_theme_is_chosen_and_kept(page: Page) -> None:
    ground = "() => getComputedStyle(document.querySelector('.rajas-card')).backgroundColor"
    light = page.evaluate(ground)
    settled(page, lambda: page.locator('.rajas-dock [data-id="theme"]').click())
    assert page.evaluate(ground) != light
    page.reload()
    page.wait_for_function("() => Number(document.querySelector('[data-settled]')?.dataset.settled) > 1")
    assert page.evaluate(ground) != light
    settled(page, lambda: page.locator('.rajas-dock [data-id="theme"]').click())
    assert page.evaluate(ground) == light
