"""The fixtures of the browser tests. They run one after the other, and share a browser and a server."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from rajas_widgets.server import places
from rajas_widgets.server.serve import free_port

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.harness import TIMEOUT, Notes, Server, Visitor, lab, serving, voila

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))
            # A real browser on a busy machine: what fails is tried once more, and the summary says so.
            item.add_marker(pytest.mark.flaky(reruns=1))


# Of the package, not of the session: as long as Playwright lives, no other test can run a loop of asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser) -> Iterator[Server]:
    with voila() as server:
        yield server


@pytest.fixture(scope="package")
def page_server(browser: Browser) -> Iterator[Server]:
    with serving(sys.executable, "-m", "tests.browser.pages", str(free_port("localhost"))) as server:
        yield server


@pytest.fixture
def visit_page(browser: Browser, page_server: Server) -> Iterator[Visitor]:
    """Opens the pages of pages.py: `visit_page("table.ipynb")`."""
    yield from visiting(browser, page_server)


@pytest.fixture(scope="package")
def lab_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    notebooks = places.notebooks()
    assert notebooks is not None
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(notebooks, folder)
    with lab(folder) as server:
        yield server


@pytest.fixture
def visit_lab(browser: Browser, lab_server: Server) -> Iterator[Visitor]:
    """Opens JupyterLab: `visit_lab(IN_LAB, ready=".jp-Notebook")`, then `run_cells(page)`."""
    yield from visiting(browser, lab_server)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitor]:
    yield from visiting(browser, server)


def visiting(browser: Browser, server: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, server, Notes(urlsplit(server.url).netloc))
    try:
        yield visitor
    finally:
        visitor.close()
    assert visitor.notes.unexpected() == []
