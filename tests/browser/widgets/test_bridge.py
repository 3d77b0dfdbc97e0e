"""The bridge in Chromium: width, address, storage, a kernel that goes and comes back, errors."""

from __future__ import annotations

import signal

from playwright.sync_api import Page, expect

from tests.browser.harness import Server, settled
from tests.browser.widgets.looks import target


def tool(page: Page, id: str) -> None:
    settled(page, lambda: page.locator(f'.rajas-dock [data-id="{id}"]').click())


def test_the_layout_follows_the_width(page: Page) -> None:
    dock = page.locator(".rajas-dock")
    expect(dock).to_have_attribute("data-layout", "desk")
    page.set_viewport_size({"width": 500, "height": 800})
    expect(dock).to_have_attribute("data-layout", "phone")
    settled(page, lambda: target(page, "legal").click())
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(dock).to_have_attribute("data-layout", "desk")


def test_what_is_kept_is_there_after_a_reload(page: Page) -> None:
    tool(page, "keep")
    page.wait_for_function("() => localStorage.getItem('toy:game') === 'kept'")


def test_a_full_browser_says_so_and_the_page_goes_on(page: Page) -> None:
    tool(page, "fill")
    expect(page.locator(".rajas-error")).to_contain_text("no room left")
    page.locator(".rajas-error").get_by_role("button", name="Close").click()
    expect(page.locator(".rajas-error")).to_be_hidden()
    settled(page, lambda: target(page, "legal").click())


def test_the_address_changes_without_going_there(page: Page) -> None:
    tool(page, "go")
    page.wait_for_function("() => location.hash === '#position'")


def test_an_error_in_a_handler_is_seen_and_the_page_goes_on(page: Page) -> None:
    page.locator('.rajas-dock [data-id="fault"]').click()
    expect(page.locator(".rajas-error")).to_contain_text("a bug on purpose")
    settled(page, lambda: target(page, "legal").click())
    expect(target(page, "legal")).to_have_attribute("data-mark", "chosen")


def test_a_kernel_that_is_gone_is_noticed_and_forgiven_when_it_comes_back(
    page: Page, page_server: Server
) -> None:
    kernel = page_server.kernel(page)
    bar = page.locator(".rajas-reload")
    expect(bar).to_be_hidden()
    kernel.send_signal(signal.SIGSTOP)
    try:
        expect(bar).to_be_visible(timeout=10_000)
        expect(bar.get_by_role("button", name="Load again")).to_be_visible()
    finally:
        kernel.send_signal(signal.SIGCONT)
    expect(bar).to_be_hidden()
    settled(page, lambda: target(page, "legal").click())
