"""What the browser tests share: a server, a visit to a page that notes whatever goes wrong on it.

A test takes the fixture `visit` and opens pages with it:

    def test_something(visit: Visit) -> None:
        page = visit("08_play.ipynb", phone=True)
        page.locator("[data-id=quarry-1]").click()
        settled(page)

When the test ends, an error in the console, an exception in the page or a request to somebody else fails it.
Every wait is for something that happens, and ends after TIMEOUT.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, Protocol
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, TimeoutError
from rajas_widgets.server.serve import free_port

TIMEOUT = 30_000
TOKEN = "for-tests-only"
IN_LAB = f"08_play.ipynb?token={TOKEN}"
DESK, PHONE = (1440, 900), (390, 844)
WIDTHS = (360, 390, 768, 1024, 1280, 1440)
AXE = Path(__file__).parent / "vendor" / "axe.min.js"

# Voilà bundles older parts of JupyterLab, and says so some fourteen times a page.
KNOWN_WARNINGS = re.compile(
    r"(Unsatisfied|No satisfying) version .* of shared (singleton )?module|Theme is (light|dark) based on"
)


# Servers


@dataclass
class Server:
    """A server in a process of its own, and what it has said so far."""

    process: subprocess.Popen[str]
    url: str  # of the folder of pages, or of JupyterLab
    said: list[str]

    def kernel(self, page: Page) -> psutil.Process:
        """The process behind a page of Voilà."""
        data = json.loads(page.locator("#jupyter-config-data").inner_text())
        return self.kernel_of(data["kernelId"])

    def kernel_of(self, id: str) -> psutil.Process:
        children = psutil.Process(self.process.pid).children(recursive=True)
        return next(child for child in children if any(id in word for word in child.cmdline()))


@contextmanager
def serving(*command: str, at: Path | None = None, **environment: str) -> Iterator[Server]:
    """Run the command until it prints an address, and end it politely afterwards."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", cwd=at,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
    )  # fmt: skip
    said: list[str] = []
    lines: Queue[str] = Queue()
    reader = Thread(target=_read, args=(process, said, lines), daemon=True)
    reader.start()
    try:
        yield Server(process, _address(lines, said), said)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        reader.join()


def _read(process: subprocess.Popen[str], said: list[str], lines: Queue[str]) -> None:
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            said.append(line)
            lines.put(line)


def _address(lines: Queue[str], said: list[str]) -> str:
    while True:
        try:
            line = lines.get(timeout=TIMEOUT / 1000)
        except Empty:
            raise AssertionError("no address was printed:\n" + "".join(said)) from None
        if found := re.search(r"http://\S+", line):
            return found[0]


def voila() -> Any:
    """`rajas play`, as it is typed."""
    port = str(free_port("localhost"))
    return serving(sys.executable, "-m", "rajas.cli", "play", "--no-browser", "--port", port)


def lab(folder: Path) -> Any:
    """JupyterLab as `rajas play --lab` launches it, over a folder that may be changed."""
    port = free_port("localhost")
    launch = "from pathlib import Path; from rajas_widgets.server.lab import launch"
    code = f"{launch}; launch(Path({str(folder)!r}), 'localhost', {port}, False)"
    return serving(sys.executable, "-c", code, JUPYTER_TOKEN=TOKEN)


def run_cells(page: Page) -> None:
    """All cells of the notebook that JupyterLab shows, once its kernel is there."""
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for()
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


# Visits


@dataclass
class Notes:
    """What went wrong on the pages of one test."""

    origin: str
    trouble: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Trouble of this kind is what the test is about."""
        self.expected.append(pattern)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.trouble.append(f"exception: {error}"))
        page.on("request", lambda request: self._request(request.url))

    def _console(self, message: ConsoleMessage) -> None:
        bad = message.type == "error" or (
            message.type == "warning" and not KNOWN_WARNINGS.match(message.text)
        )
        if bad:
            self.trouble.append(f"{message.type} in the console: {message.text}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.origin:
            self.trouble.append(f"request to somebody else: {url}")

    def unexpected(self) -> list[str]:
        return [one for one in self.trouble if not any(re.search(known, one) for known in self.expected)]


class Visit(Protocol):
    """Opens a page, as a fixture."""

    notes: Notes
    server: Server

    def __call__(
        self, path: str = ..., *, phone: bool = ..., size: tuple[int, int] = ..., dark: bool = ...,
        calm: bool = ..., ready: str = ..., again: Page | None = ...,
    ) -> Page: ...  # fmt: skip


@dataclass
class Visitor:
    """A person with a browser of their own: what is kept in it is kept for the whole test."""

    browser: Browser
    server: Server
    notes: Notes
    contexts: list[BrowserContext] = field(default_factory=list)

    def __call__(
        self,
        path: str = "08_play.ipynb",
        *,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        dark: bool = False,
        calm: bool = False,
        ready: str = ".rajas-start, .rajas-table",
        again: Page | None = None,
    ) -> Page:
        """The page, when it shows what `ready` names; `again`: in the same browser as that page."""
        page = again.context.new_page() if again else self._context(phone, size, dark, calm).new_page()
        self.notes.watch(page)
        page.goto(self.server.url.rpartition("/")[0] + "/" + path, wait_until="commit")
        try:
            page.locator(ready).first.wait_for()
        except TimeoutError:
            seen, said = page.locator("body").inner_text(), "".join(self.server.said[-40:])
            raise AssertionError(
                f"no {ready} on the page:\n{seen[:2000]}\nThe server said:\n{said}"
            ) from None
        return page

    def _context(self, phone: bool, size: tuple[int, int] | None, dark: bool, calm: bool) -> BrowserContext:
        width, height = size or (PHONE if phone else DESK)
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(TIMEOUT)
        self.contexts.append(context)
        return context

    def close(self) -> None:
        for context in self.contexts:
            context.close()


# What is checked on a page


def settled(page: Page, act: Callable[[], object] | None = None) -> None:
    """Do something, and wait until the table shows what came of it."""
    before = _drawn(page)
    if act is not None:
        act()
        page.wait_for_function(f"() => {_DRAWN} > {before}")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


_STAGE = ".rajas-stage[data-settled], .rajas-stage [data-settled]"
_DRAWN = f"Number(document.querySelector('{_STAGE}')?.dataset.settled ?? 0)"


def _drawn(page: Page) -> int:
    return int(page.evaluate(f"() => {_DRAWN}"))


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth"))


# What fades in is paler on the way; what breathes for ever is not waited for.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).map(one => one.finished))"""


def findings(page: Page, within: str = "body") -> list[str]:
    """What axe-core has against the page once nothing moves any more, a line each."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    result = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        f"{found['id']}: {found['help']}: {node['html'][:160]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]
