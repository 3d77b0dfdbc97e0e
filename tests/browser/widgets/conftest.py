"""One page on a desk and one on a phone for all tests here: each begins as if it were new."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import visiting
from tests.browser.harness import Server, Visitor
from tests.browser.widgets.looks import begun, opened


@pytest.fixture(scope="package")
def visitor(browser: Browser, page_server: Server) -> Iterator[Visitor]:
    yield from visiting(browser, page_server)


@pytest.fixture(scope="package")
def desk_page(visitor: Visitor) -> Page:
    return opened(visitor)


@pytest.fixture(scope="package")
def phone_page(visitor: Visitor) -> Page:
    return opened(visitor, phone=True)


@pytest.fixture
def page(desk_page: Page) -> Page:
    return begun(desk_page)


@pytest.fixture
def phone(phone_page: Page) -> Page:
    return begun(phone_page)
