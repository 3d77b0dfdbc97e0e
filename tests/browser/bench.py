"""`make bench-ui`: what our table costs, beside a bare page of ipycanvas measured in the same run.

Both pages are pressed and opened in turn, so that whatever else the machine does meets both. A press counts
until the frame that shows its last pixel; a page, from the request until the frame that
completes its first picture.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rajas_widgets.server.serve import free_port

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.harness import DESK, TIMEOUT, Server, serving

OURS, BARE = "table", "bare"
LIMITS = {"press": 2.0, "first paint": 1.5, "memory": 1.5}

# Tells when pixels were last drawn. Chromium draws late, when somebody looks: so it looks.
WATCH = """() => {
  const watch = (window.rajasWatch = { drawn: 0, pressed: 0, dirty: false });
  const look = new MessageChannel();
  look.port1.onmessage = () => {
    for (const canvas of document.querySelectorAll("canvas")) {
      if (canvas.width && canvas.height) canvas.getContext("2d").getImageData(0, 0, 1, 1);
    }
    requestAnimationFrame(() => { watch.dirty = false; watch.drawn = performance.now(); });
  };
  const kinds = ["drawImage", "fillRect", "clearRect", "fill", "stroke", "fillText", "putImageData"];
  for (const kind of kinds) {
    const draw = CanvasRenderingContext2D.prototype[kind];
    CanvasRenderingContext2D.prototype[kind] = function (...given) {
      if (!watch.dirty) { watch.dirty = true; look.port2.postMessage(0); }
      return draw.apply(this, given);
    };
  }
  addEventListener("pointerdown", () => { watch.pressed = performance.now(); watch.drawn = 0; }, true);
}"""
SETTLED = "quiet => rajasWatch.drawn > 0 && !rajasWatch.dirty && performance.now() - rajasWatch.drawn > quiet"


@dataclass
class Contestant:
    """One of the two pages: how it is pressed, and what was measured on it."""

    name: str
    press: Callable[[Page], None]
    restore: Callable[[Page], None]
    paints: list[float] = field(default_factory=list)
    presses: list[float] = field(default_factory=list)
    memory: float = 0.0


def press_canvas(page: Page) -> None:
    page.mouse.click(300, 300)


def press_lit(page: Page) -> None:
    page.locator(".rajas-target[data-mark=legal]").first.click()


def undo(page: Page) -> None:
    page.locator("[data-id=undo]").click()
    settle(page, quiet=100)


def nothing(page: Page) -> None:
    pass


def settle(page: Page, quiet: int) -> None:
    page.wait_for_function(SETTLED, arg=quiet, polling=20)


def opened(context: BrowserContext, server: Server, name: str) -> Page:
    page = context.new_page()
    page.goto(f"{server.url.rpartition('/')[0]}/{name}.ipynb", wait_until="commit")
    settle(page, quiet=700)
    return page


def context_of(browser: Browser) -> BrowserContext:
    width, height = DESK
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(f"({WATCH})()")
    context.set_default_timeout(TIMEOUT)
    return context


def measure(browser: Browser, server: Server, both: Sequence[Contestant], pages: int, presses: int) -> None:
    for _ in range(pages):
        for one in both:
            context = context_of(browser)
            one.paints.append(float(opened(context, server, one.name).evaluate("rajasWatch.drawn")))
            context.close()
    contexts = [context_of(browser) for _ in both]
    ready = [opened(context, server, one.name) for context, one in zip(contexts, both, strict=True)]
    for _ in range(presses):
        for one, page in zip(both, ready, strict=True):
            one.press(page)
            settle(page, quiet=100)
            one.presses.append(float(page.evaluate("rajasWatch.drawn - rajasWatch.pressed")))
            one.restore(page)
    for one, page in zip(both, ready, strict=True):
        one.memory = server.kernel(page).memory_full_info().pss / 2**20


def table(ours: Contestant, bare: Contestant) -> tuple[list[list[str]], bool]:
    """The figures, and whether all of them keep to their limits."""
    rows = [["", "our table", "bare ipycanvas", "ratio", "at most"]]
    kept = True

    def row(name: str, unit: str, values: tuple[float, float], limit: str = "") -> None:
        nonlocal kept
        ratio = values[0] / values[1]
        most = LIMITS.get(limit)
        kept = kept and (most is None or ratio <= most)
        shown = [f"{value:.0f} {unit}" for value in values]
        rows.append([name, *shown, f"{ratio:.2f}", f"{most:g}" if most else ""])

    row("press to settled pixels, median", "ms", (median(ours.presses), median(bare.presses)), "press")
    row("press to settled pixels, p95", "ms", (p95(ours.presses), p95(bare.presses)))
    row("first paint, median", "ms", (median(ours.paints), median(bare.paints)), "first paint")
    row("first paint, p95", "ms", (p95(ours.paints), p95(bare.paints)))
    row("kernel memory, PSS", "MB", (ours.memory, bare.memory), "memory")
    return rows, kept


def p95(values: Sequence[float]) -> float:
    return quantiles(values, n=20)[-1]


def as_text(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "| --- |" + " ---: |" * (len(rows[0]) - 1), *rest])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.bench", description=__doc__)
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--pages", type=int, default=15, help="how often each page is opened")
    parser.add_argument("--markdown", action="store_true", help="the table for README.md")
    asked = parser.parse_args(arguments)
    path = chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    ours, bare = Contestant(OURS, press_lit, undo), Contestant(BARE, press_canvas, nothing)
    port = str(free_port("localhost"))
    with (
        sync_playwright() as playwright,
        serving(sys.executable, "-m", "tests.browser.pages", port) as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        measure(browser, server, (bare, ours), asked.pages, asked.presses)
        browser.close()
    rows, kept = table(ours, bare)
    print((as_markdown if asked.markdown else as_text)(rows))
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
