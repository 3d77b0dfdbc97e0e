"""Many visitors at once: each has a table that answers in time; memory comes back when they leave."""

from __future__ import annotations

from time import monotonic

import psutil
import pytest

from tests.browser.hands import Person, by_mouse, lit
from tests.browser.harness import Visitor

pytestmark = pytest.mark.full
VISITORS = 12
SLOWEST = 3.0  # seconds for one press, while all the others are there, too
MEMORY = 110 * 2**20  # of one visitor's kernel, all that is its own


def test_a_dozen_visitors(visit_page: Visitor) -> None:
    pages = [visit_page("table.ipynb", ready=".rajas-target", calm=True) for _ in range(VISITORS)]
    kernels = [visit_page.server.kernel(page) for page in pages]
    assert len({kernel.pid for kernel in kernels}) == VISITORS
    person = Person()
    for _ in range(3):
        for page in pages:
            before = monotonic()
            person.go_on(page)
            assert monotonic() - before < SLOWEST
    assert max(kernel.memory_full_info().pss for kernel in kernels) < MEMORY
    for page in pages:
        assert lit(page)
        page.goto("about:blank")
    assert psutil.wait_procs(kernels, timeout=30)[1] == []


def test_two_tables_of_one_browser_keep_apart(visit_page: Visitor) -> None:
    first = visit_page("table.ipynb", ready=".rajas-target")
    second = visit_page("table.ipynb", ready=".rajas-target", again=first)
    before = [one.id for one in lit(second)]
    by_mouse(first, "garden-orange")
    assert [one.id for one in lit(second)] == before
