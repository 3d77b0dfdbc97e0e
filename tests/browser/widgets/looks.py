"""What the tests of overlay, dock and bridge share: the page "widgets" (page_widgets.py), and looks at it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.harness import Visitor, settled


def target(page: Page, id: str) -> Locator:
    return page.locator(f'.rajas-target[data-id="{id}"]')


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers any of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    aside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return aside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.dataset.id ?? document.activeElement?.className"))


def opened(visitor: Visitor, **how: object) -> Page:
    page = visitor("widgets.ipynb", ready=".rajas-target", **how)  # type: ignore[arg-type]
    page.wait_for_function("() => Number(document.querySelector('[data-settled]')?.dataset.settled) > 1")
    # The kernel lays the page out for a desk until the browser has told its width.
    page.wait_for_selector(f'[data-layout="{"phone" if how.get("phone") else "desk"}"]')
    return page


def begun(page: Page) -> Page:
    """The page as it was when it was new."""
    page.mouse.move(2, 60)
    page.evaluate("() => document.activeElement?.blur()")
    settled(page, lambda: page.locator('.rajas-dock [data-id="undo"]').dispatch_event("click"))
    page.locator(".rajas-live").evaluate("live => live.replaceChildren()")
    return page
