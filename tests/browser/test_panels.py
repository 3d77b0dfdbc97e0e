"""Panels that a tool opens, and the ways back from them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import by_mouse
from tests.browser.harness import Visitor, settled

TABLE = ".rajas-table .rajas-target"


def opened(page: Page) -> Page:
    page.locator("[data-settled]").wait_for()
    settled(page)
    return page


def panel(page: Page, name: str) -> None:
    expect(page.locator(f'.rajas-panel[data-id="{name}"]')).to_be_visible()


def test_escape_gives_the_province_back(visit_page: Visitor) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE))
    by_mouse(page, "open-tokens")
    panel(page, "tokens")
    by_mouse(page, "open-order")
    panel(page, "order")
    settled(page, lambda: page.keyboard.press("Escape"))
    panel(page, "province")


def test_a_phones_tools_lead_to_another_player(visit_page: Visitor) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, phone=True))
    page.locator(".rajas-cog").tap()
    settled(page, lambda: page.locator('.rajas-more [data-id="player-2"]').tap())
    expect(page.locator(".rajas-sheet")).to_be_hidden()
    panel(page, "province-phone")
    expect(page.locator('.rajas-panel[data-id="province-phone"]')).to_have_attribute(
        "aria-label", "Leela’s province"
    )


def test_keys_count_as_soon_as_the_game_has_begun(visit: Visitor) -> None:
    page = visit()
    page.locator(".rajas-begin").click()
    page.locator(TABLE).first.wait_for()
    opened(page).keyboard.press("?")
    expect(page.locator(".rajas-sheet")).to_be_visible()
