"""Playing in a browser: every area by mouse, by keys, by touch; refusals; there and back; a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import (
    PANELS,
    Person,
    Press,
    button,
    by_keys,
    by_mouse,
    by_touch,
    lit,
    sentence,
    spot,
    things,
    told,
)
from tests.browser.harness import (
    IN_LAB,
    WIDTHS,
    Visitor,
    findings,
    run_cells,
    settled,
    sideways,
)

TABLE = ".rajas-table .rajas-target"


@pytest.fixture
def table(visit_page: Visitor) -> Page:
    """Three persons in front of one screen, about to place the first worker."""
    return opened(visit_page("table.ipynb", ready=TABLE))


def opened(page: Page) -> Page:
    page.locator("[data-settled]").wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    settled(page)
    return page


def begin(page: Page, players: int = 3, others: str = "greedy", seed: int = 7) -> Page:
    """Through the form; `others` is who sits beside the first person."""
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for seat in range(1, players):
        page.locator(f"select[name=level-{seat}]").select_option(value=others)
    page.locator("input[name=seed]").fill(str(seed))
    page.locator(".rajas-begin").click()
    page.locator(TABLE).first.wait_for()
    return opened(page)


# A turn of each area


@pytest.mark.parametrize(
    ("press", "phone"),
    [(by_mouse, False), (by_keys, False), (by_touch, True)],
    ids=["mouse", "keys", "touch"],
)
def test_a_turn_of_each_area(visit_page: Visitor, press: Press, phone: bool) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, phone=phone))
    person = Person(press)
    for area in PANELS:
        before = told(page)
        person.turn(page, area)
        assert told(page) != before, area
        assert sideways(page) == 0, area
    expect(page.locator(".rajas-error")).to_be_hidden()


def test_the_bar_says_where_the_game_stands(visit_page: Visitor) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, phone=True))
    title = page.locator(".rajas-title")
    expect(title).to_have_text(re.compile(r"round 1, stage 1", re.IGNORECASE))
    for _ in range(3):
        Person(by_touch).turn(page, "garden")
    expect(title).to_have_text(re.compile(r"round 1, stage 2", re.IGNORECASE))


# Refusals


def test_a_refusal_is_seen_and_read_and_costs_nothing(table: Page) -> None:
    story, question = told(table), sentence(table)
    (resting, *_) = [one for one in things(table) if one.mark == "rest" and one.where != "tools"]
    by_mouse(table, resting.id)
    bubble = table.locator(".rajas-bubble")
    expect(bubble).to_be_visible()
    rule = bubble.locator("[data-rule]").first
    assert re.fullmatch(r"[A-Z]{3}-\d+", rule.inner_text())
    title = bubble.locator(".rajas-bubble-title").inner_text()
    expect(table.locator(".rajas-live").first).to_contain_text(title)
    assert (told(table), sentence(table)) == (story, question)
    assert findings(table) == []
    rule.click()
    expect(table.locator(".rajas-sheet")).to_contain_text(rule.inner_text())
    for _ in ("the bubble", "the sheet"):
        table.keyboard.press("Escape")
    expect(table.locator(".rajas-sheet")).to_be_hidden()
    expect(bubble).to_be_hidden()


def test_a_refusal_by_keys_leaves_the_focus_where_it_was(table: Page) -> None:
    (resting, *_) = [one for one in things(table) if one.mark == "rest" and one.where != "tools"]
    by_keys(table, resting.id)
    expect(table.locator(".rajas-bubble")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator(".rajas-bubble")).to_be_hidden()
    assert table.evaluate("() => document.activeElement.dataset.id") == resting.id


# There and back


def state(page: Page) -> tuple[str, list[str], list[str]]:
    return sentence(page), sorted(one.id for one in lit(page)), told(page)


def test_undo_and_redo(table: Page) -> None:
    person = Person()
    states = [state(table)]
    for area in ("garden", "quarry", "terrace"):
        person.turn(table, area)
        states.append(state(table))
    for _ in range(40):
        if state(table) == states[0]:
            break
        by_mouse(table, "undo")
    assert state(table) == states[0]
    for _ in range(40):
        if state(table) == states[-1]:
            break
        by_mouse(table, "redo")
    assert state(table) == states[-1]


def test_a_game_is_kept_over_a_reload(visit: Visitor) -> None:
    page = begin(visit(), others="")
    person = Person()
    person.turn(page, "garden")
    person.turn(page, "quarry")
    before = state(page)
    page.reload(wait_until="commit")
    resume(page)
    assert state(page) == before


def test_a_kept_game_is_not_lost_by_one_press(visit: Visitor) -> None:
    page = begin(visit(), others="")
    Person().turn(page, "garden")
    page.reload(wait_until="commit")
    expect(page.locator(".rajas-resume")).to_be_visible()
    page.locator(".rajas-begin").click()
    expect(page.locator(".rajas-anew")).to_be_visible()
    expect(page.locator(TABLE)).to_have_count(0)
    page.locator(".rajas-begin").click()
    page.locator(TABLE).first.wait_for()


def resume(page: Page) -> None:
    page.locator(".rajas-resume").click()
    page.locator(TABLE).first.wait_for()
    opened(page)


def test_a_dead_kernel_is_told_and_nothing_is_lost(visit: Visitor) -> None:
    page = begin(visit(), others="")
    Person().turn(page, "garden")
    before = state(page)
    visit.notes.expect("WebSocket|Failed to load|Connection|kernel|404")
    visit.server.kernel(page).kill()
    bar = page.locator(".rajas-reload")
    expect(bar).to_be_visible()
    bar.get_by_role("button").click()
    resume(page)
    assert state(page) == before


def test_an_error_of_ours_is_shown_and_the_page_goes_on(visit_page: Visitor) -> None:
    page = opened(visit_page("broken.ipynb", ready=TABLE))
    before = state(page)
    page.mouse.click(*spot(page, "terrace"))
    expect(page.locator(".rajas-error")).to_contain_text("our fault")
    assert state(page) == before
    page.locator(".rajas-error").get_by_role("button", name="Close").click()
    Person().turn(page, "garden")
    assert state(page) != before


# A whole game


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.full)])
def test_a_whole_game_against_greedy_players(visit: Visitor, players: int) -> None:
    page = begin(visit(calm=True), players)
    for _ in range(5):
        if "at once" not in button(page, "speed").inner_text():
            by_mouse(page, "speed")
    person = Person(seed=1)
    for _ in range(1500):
        page.wait_for_function(ASKED)
        if won := re.match(r".+ wins?:", sentence(page)):
            break
        person.go_on(page)
    assert won, sentence(page)
    expect(page.locator(".rajas-live").first).to_contain_text(won[0])


# The others have moved: something is lit for the person, or the game is over.
ASKED = """() => document.querySelector(".rajas-table button:is([data-mark=legal], [data-mark=karma])")
  || / wins?:/.test(document.querySelector(".rajas-sentence").innerText)"""


# How it looks


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_table_is_open_to_everybody(visit_page: Visitor, phone: bool, dark: bool) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, phone=phone, dark=dark))
    assert findings(page) == []


def test_nothing_scrolls_sideways_and_the_layout_follows_the_width(table: Page) -> None:
    seen = []
    for width in WIDTHS:
        table.set_viewport_size({"width": width, "height": 844})
        layout = "phone" if width < 900 else "tabs" if width < 1280 else "desk"
        table.locator(f".rajas-dock[data-layout={layout}]").wait_for()
        settled(table)
        seen.append(sideways(table))
    assert seen == [0] * len(WIDTHS)


def test_every_target_is_large_enough_for_a_finger(visit_page: Visitor) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, size=(360, 780), phone=True))
    for tab in [one.id for one in things(page) if one.where == "tabs"]:
        by_touch(page, tab)
        small = page.evaluate(
            """() => [...document.querySelectorAll(".rajas-table button[data-id]")]
              .map((button) => [button.dataset.id, button.getBoundingClientRect()])
              .filter(([_, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
              .map(([id, box]) => `${id} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
        )
        assert small == [], tab


def test_nothing_moves_for_those_who_wish_so(visit_page: Visitor) -> None:
    page = opened(visit_page("table.ipynb", ready=TABLE, calm=True))
    Person().turn(page, "garden")
    lasting = "document.getAnimations().map((one) => one.effect.getComputedTiming().activeDuration)"
    moving = page.evaluate(f"() => {lasting}.filter((ms) => ms > 1)")
    assert moving == []


# In JupyterLab


def test_in_jupyterlab(visit_lab: Visitor) -> None:
    page = visit_lab(IN_LAB, ready=".jp-Notebook")
    run_cells(page)
    page.locator(".rajas-begin").wait_for()
    begin(page, others="")
    for press in (by_mouse, by_keys):
        Person(press).turn(page, "garden")
    before = told(page)
    (resting, *_) = [one for one in things(page) if one.mark == "rest" and one.where != "tools"]
    by_mouse(page, resting.id)
    expect(page.locator(".rajas-bubble")).to_be_visible()
    page.keyboard.press("Escape")
    by_mouse(page, "undo")
    assert told(page) != before
    assert findings(page, ".rajas-table") == []
