"""The widgets in JupyterLab: it brings no fonts of ours, and has shortcuts of its own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.harness import IN_LAB, Visitor, run_cells


def test_lab_gets_the_fonts_and_keeps_its_cells(visit_lab: Visitor) -> None:
    page = visit_lab(IN_LAB, ready=".jp-Notebook")
    run_cells(page)
    page.locator(".rajas-begin").click()
    target = page.locator(".rajas-target").first
    target.wait_for()
    page.wait_for_function("() => [...document.fonts].some(face => face.family.includes('Alegreya Sans'))")
    page.wait_for_function("() => document.fonts.check('700 16px \"Alegreya Sans\"')")
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    target.focus()
    for key in ("b", "a", "d", "d", "x"):  # they add and cut cells where the focus is Lab's
        page.keyboard.press(key)
    expect(cells).to_have_count(before)
    assert target.evaluate("one => one === document.activeElement")
