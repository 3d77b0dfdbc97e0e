"""Buttons over the canvas, in Chromium: keys, marks, answers, tooltips, motion; the table has no rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Visitor, findings, settled
from tests.browser.widgets.looks import apart, focused, opened, target


def test_a_press_is_told_and_shown(page: Page) -> None:
    settled(page, lambda: target(page, "legal").click())
    expect(target(page, "legal")).to_have_attribute("data-mark", "chosen")
    expect(target(page, "legal")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rajas-live")).to_contain_text("Pressed: legal.")


def test_a_button_stands_exactly_over_its_shape(page: Page) -> None:
    field = page.locator('.rajas-panel[data-id="field"]').bounding_box()
    drawn = target(page, "plain").locator(".rajas-mark").bounding_box()
    touched = target(page, "plain").bounding_box()
    assert field is not None
    assert drawn is not None
    assert touched is not None
    scale = field["width"] / 400
    assert drawn["x"] - field["x"] == pytest.approx(280 * scale, abs=0.6)
    assert drawn["width"] == pytest.approx(70 * scale, abs=0.6)
    assert touched["width"] == pytest.approx(90 * scale, abs=0.6)


def test_a_panel_is_one_tab_stop_and_arrows_find_the_nearest(page: Page) -> None:
    stops = page.locator('.rajas-panel[data-id="field"] button[tabindex="0"]')
    expect(stops).to_have_count(1)
    target(page, "legal").focus()
    ways = {
        "ArrowRight": "karma",
        "ArrowDown": "tile",
        "ArrowLeft": "leaves",
        "ArrowUp": "legal",
        "End": "plain",
    }
    for key, expected in ways.items():
        page.keyboard.press(key)
        assert focused(page) == expected
    expect(stops).to_have_count(1)
    page.keyboard.press("Tab")
    assert focused(page) == "die"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_keys_press(page: Page, key: str) -> None:
    target(page, "karma").focus()
    settled(page, lambda: page.keyboard.press(key))
    expect(target(page, "karma")).to_have_attribute("data-mark", "chosen")
    assert focused(page) == "karma"


def test_letters_reach_the_dock_but_not_with_ctrl(page: Page) -> None:
    target(page, "legal").focus()
    settled(page, lambda: page.keyboard.press("p"))
    expect(page.locator(".rajas-sum")).to_be_visible()
    settled(page, lambda: page.keyboard.press("u"))
    page.evaluate("() => addEventListener('keydown', event => (window.taken = event.defaultPrevented))")
    page.keyboard.press("Control+p")
    assert page.evaluate("() => window.taken") is False
    expect(page.locator(".rajas-sum")).to_be_hidden()


def test_g_goes_from_panel_to_panel(page: Page) -> None:
    target(page, "legal").focus()
    page.keyboard.press("g")
    assert focused(page) == "die"
    page.keyboard.press("g")
    assert focused(page) == "rajas-sentence"
    target(page, "die").focus()
    page.keyboard.press("Shift+G")
    assert focused(page) == "legal"


def test_the_focus_goes_to_the_nearest_when_its_thing_is_gone(page: Page) -> None:
    target(page, "leaves").focus()
    settled(page, lambda: page.keyboard.press("Enter"))
    expect(target(page, "leaves")).to_have_count(0)
    assert focused(page) == "legal"


def test_what_rests_answers_beside_itself(page: Page) -> None:
    rest = target(page, "rest")
    expect(rest).to_have_attribute("aria-disabled", "true")
    settled(page, lambda: rest.click(force=True))
    bubble = page.locator(".rajas-bubble")
    expect(bubble.get_by_role("heading")).to_have_text("No room.")
    expect(bubble.locator("p")).to_have_text(["Leela stands here. TOY-1", "2 others are free."])
    expect(page.locator(".rajas-live")).to_contain_text("No room. Leela stands here. 2 others are free.")
    expect(rest.locator(".rajas-badge-palm")).to_be_visible()
    assert apart(bubble, rest)
    assert findings(page, ".rajas-table") == []


def test_the_same_question_is_answered_again(page: Page) -> None:
    rest = target(page, "rest")
    for _ in range(2):
        settled(page, lambda: rest.click(force=True))
        expect(page.locator(".rajas-bubble")).to_be_visible()
    expect(page.locator(".rajas-live p", has_text="No room.")).to_have_count(2)


def test_a_bubble_closes_by_escape_by_a_press_elsewhere_and_by_its_cross(page: Page) -> None:
    bubble = page.locator(".rajas-bubble")
    rest = target(page, "rest")
    rest.focus()
    settled(page, lambda: page.keyboard.press("Enter"))
    expect(bubble).to_be_visible()
    page.keyboard.press("Tab")
    assert "rajas-close" in focused(page)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert focused(page) == "rest"
    settled(page, lambda: rest.click(force=True))
    settled(page, lambda: target(page, "plain").click())
    expect(bubble).to_have_count(0)
    settled(page, lambda: rest.click(force=True))
    settled(page, lambda: bubble.get_by_role("button", name="Close").click())
    expect(bubble).to_have_count(0)


def test_a_line_opens_its_rule_and_report_copies(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    settled(page, lambda: target(page, "rest").click(force=True))
    bubble = page.locator(".rajas-bubble")
    bubble.get_by_role("button", name="Report").click()
    expect(bubble).to_contain_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()") == "toy rest"
    settled(page, lambda: bubble.get_by_role("button", name="TOY-1").click())
    expect(page.locator(".rajas-sheet")).to_contain_text("A worker stands alone.")
    expect(bubble).to_be_visible()


def test_without_a_clipboard_report_copies_all_the_same(page: Page) -> None:
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    settled(page, lambda: target(page, "rest").click(force=True))
    bubble = page.locator(".rajas-bubble")
    bubble.get_by_role("button", name="Report").click()
    expect(bubble).to_contain_text("Copied")


def test_a_bubble_stays_within_the_window(phone: Page) -> None:
    settled(phone, lambda: target(phone, "rest").tap(force=True))
    bubble = phone.locator(".rajas-bubble")
    assert apart(bubble, target(phone, "rest"))
    assert apart(bubble, phone.locator(".rajas-dock"))
    inside = bubble.evaluate(
        "one => [one.getBoundingClientRect()].map(box => box.left >= 0 && box.right <= innerWidth)"
    )
    assert inside == [True]


def test_a_dock_button_lights_only_its_own(page: Page) -> None:
    page.locator('[data-id="area-hand"]').hover()
    expect(page.locator(".rajas-overlay.lighting")).to_have_count(1)
    expect(page.locator(".rajas-target.lit")).to_have_count(1)
    expect(page.locator(".rajas-target.lit")).to_have_attribute("data-id", "die")
    page.mouse.move(5, 5)
    expect(page.locator(".lighting")).to_have_count(0)


def test_tooltips_name_and_enlarge_and_cover_nothing(page: Page) -> None:
    target(page, "tile").hover(force=True)
    tip = page.locator(".rajas-overlay .rajas-tip")
    expect(tip).to_have_text("The thing tile")
    expect(tip.locator(".rajas-zoom img")).to_be_visible()
    assert apart(tip, target(page, "tile"))
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()


def test_a_long_press_shows_the_tooltip_and_presses_nothing(phone: Page) -> None:
    box = target(phone, "tile").bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 20
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.locator(".rajas-overlay .rajas-zoom img")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".rajas-overlay .rajas-tip")).to_be_hidden()
    expect(phone.locator(".rajas-sentence")).to_have_text("Nothing was pressed.")


# Counts what glides over the stage from now on, with the motions of each.
WATCH = """() => {
  window.moved = [];
  const look = all => all.forEach(one => one.addedNodes.forEach(node =>
    node.className === "rajas-glider" && window.moved.push(node.getAnimations().length)));
  new MutationObserver(look).observe(document.querySelector(".rajas-overlay"), {childList: true});
}"""
ENDLESS = (
    "() => document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity).length"
)


def test_a_piece_glides_and_leaves_nothing_behind(page: Page) -> None:
    page.evaluate(WATCH)
    settled(page, lambda: page.locator('.rajas-dock [data-id="glide"]').click())
    assert page.evaluate("() => window.moved") == [1]
    expect(page.locator(".rajas-glider, .rajas-overlay > .rajas-patch")).to_have_count(0)


def test_who_wants_no_motion_gets_none(visit_page: Visitor) -> None:
    page = opened(visit_page, calm=True)
    page.evaluate(WATCH)
    settled(page, lambda: page.locator('.rajas-dock [data-id="glide"]').click())
    assert page.evaluate("() => window.moved") == []
    assert page.evaluate(ENDLESS) == 0


def test_what_may_be_pressed_lifts_and_what_rests_does_not(page: Page) -> None:
    lifted = page.locator(".rajas-mark > canvas.rajas-patch")
    target(page, "legal").hover()
    expect(lifted).to_have_count(1)
    drawn = "canvas => canvas.getContext('2d', {willReadFrequently: true}).getImageData(9, 9, 1, 1).data[3]"
    assert lifted.evaluate(drawn) == 255
    target(page, "tile").hover(force=True)
    expect(lifted).to_have_count(0)


def test_a_long_way_through_widths_never_leaves_the_canvas_blank(page: Page) -> None:
    blank = """() => [...document.querySelectorAll('.rajas-stage canvas')].every(canvas => {
      const copy = document.createElement("canvas");
      const pen = copy.getContext("2d", {willReadFrequently: true});
      pen.drawImage(canvas, 0, 0);
      return pen.getImageData(0, 0, 300, 150).data.every(part => part === 0);
    })"""
    for width in (500, 1440, 420):
        page.set_viewport_size({"width": width, "height": 800})
        layout = "phone" if width < 900 else "desk"
        expect(page.locator(".rajas-dock")).to_have_attribute("data-layout", layout)
        page.wait_for_function(f"() => !({blank})()")


def test_the_canvas_is_neither_focused_nor_read_out(page: Page) -> None:
    canvas = page.locator(".rajas-stage canvas").first
    expect(canvas).to_have_attribute("aria-hidden", "true")
    assert canvas.evaluate("canvas => canvas.tabIndex") == -1
    assert canvas.evaluate("canvas => getComputedStyle(canvas).pointerEvents") == "none"
