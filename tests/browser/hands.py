"""A person at the table, by mouse, by keys alone, or by touch: knows buttons and marks, and no rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.harness import settled

LIT = ("legal", "karma")
PLACING = re.compile(r"place (a|your last) worker", re.IGNORECASE)
# The areas by how their spaces' ids begin, and the panel in which a phone shows them.
PANELS = {
    **dict.fromkeys(("quarry",), "quarry"),
    **dict.fromkeys(("different-goods", "same-goods"), "market"),
    **dict.fromkeys(("chamber", "balcony", "garden", "terrace"), "palace"),
    **dict.fromkeys(("port",), "river"),
}
MOST_KEYS = 120


class Thing(NamedTuple):
    """A button of the table or of the dock, as it stands now."""

    id: str
    mark: str
    where: str  # the panel, or "areas", "options", "acts", "dice", "tools", "tabs"
    label: str


_THINGS = """() => [...document.querySelectorAll(".rajas-table button[data-id]")]
  .filter((button) => button.offsetParent !== null)
  .map((button) => ({
    id: button.dataset.id,
    mark: button.dataset.mark ?? "",
    where: button.closest(".rajas-panel")?.dataset.id ?? button.parentElement.className.replace("rajas-", ""),
    label: button.getAttribute("aria-label") ?? button.innerText,
  }))"""


def things(page: Page) -> list[Thing]:
    return [Thing(**one) for one in page.evaluate(_THINGS)]


def lit(page: Page, where: str = "") -> list[Thing]:
    """What may be pressed to go on: not the tools, not the tabs."""
    aside = ("tools", "tabs")
    return [
        one
        for one in things(page)
        if one.mark in LIT and one.where not in aside and (not where or one.where == where)
    ]


def button(page: Page, id: str) -> Locator:
    return page.locator(f'.rajas-table button[data-id="{id}"]').locator("visible=true").first


def sentence(page: Page) -> str:
    return page.locator(".rajas-sentence").inner_text()


def told(page: Page) -> list[str]:
    """The last lines of the story: other ones whenever something has happened."""
    return page.locator(".rajas-lines > li").all_inner_texts()


Press = Callable[[Page, str], None]


def by_mouse(page: Page, id: str) -> None:
    settled(page, lambda: page.mouse.click(*spot(page, id)))


def by_touch(page: Page, id: str) -> None:
    settled(page, lambda: page.touchscreen.tap(*spot(page, id)))


# Playwright's own click would wait until a thing that rests is enabled: it is to be asked about as it is.
_SPOT = """(button) => {
  button.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = button.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  return { x, y, covered: button.contains(there) ? "" : there?.outerHTML.slice(0, 200) ?? "nothing" };
}"""


def spot(page: Page, id: str) -> tuple[float, float]:
    """The middle of the button, where nothing else may lie over it."""
    found = button(page, id).evaluate(_SPOT)
    assert not found["covered"], f"{id} lies under {found['covered']}"
    return found["x"], found["y"]


def by_keys(page: Page, id: str) -> None:
    """Tab to its group, arrows to the button itself, Enter: nothing but keys."""
    to_group(page, id)
    to_button(page, id)
    settled(page, lambda: page.keyboard.press("Enter"))


_GOAL = """const here = document.activeElement;
  const all = [...document.querySelectorAll(`.rajas-table button[data-id="${id}"]`)];
  const goal = all.find((one) => one.offsetParent !== null);"""
_IN_GROUP = (
    f"(id) => {{ {_GOAL} return here.matches('button[data-id]') && goal.parentElement.contains(here); }}"
)
_WAY = f"""(id) => {{ {_GOAL}
  const [from, to] = [here, goal].map((one) => one.getBoundingClientRect());
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return {{ id: here.dataset.id, there: here === goal, x, y }};
}}"""


def to_group(page: Page, id: str) -> None:
    for _ in range(MOST_KEYS):
        if page.evaluate(_IN_GROUP, id):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to the group of {id}")


def to_button(page: Page, id: str) -> None:
    """By the arrow that points there; where that was tried before, by the next best."""
    tried: set[tuple[str, str]] = set()
    for _ in range(MOST_KEYS):
        way = page.evaluate(_WAY, id)
        if way["there"]:
            return
        across, down = way["x"], way["y"]
        arrows = [(across, "ArrowRight"), (-across, "ArrowLeft"), (down, "ArrowDown"), (-down, "ArrowUp")]
        left = [arrow for _, arrow in sorted(arrows, reverse=True) if (way["id"], arrow) not in tried]
        assert left, f"no arrow leads from {way['id']} to {id}"
        tried.add((way["id"], left[0]))
        page.keyboard.press(left[0])
    raise AssertionError(f"the arrows do not come to {id}")


class Person:
    """Presses lit things, an act before anything else, in an order that the seed gives."""

    def __init__(self, press: Press = by_mouse, seed: int = 0) -> None:
        self.press = press
        self.random = Random(seed)

    def go_on(self, page: Page) -> str:
        """One press on something lit, on a phone perhaps on the tab of where it is; the id."""
        offered = lit(page) or [one for one in things(page) if one.where == "tabs" and one.mark == "legal"]
        assert offered, f"nothing to press: {sentence(page)!r}"
        acts = [one for one in offered if one.where == "acts"]
        id = self.random.choice(acts or offered).id
        self.press(page, id)
        return id

    def turn(self, page: Page, area: str, most: int = 60) -> list[str]:
        """From placing a worker in the area until somebody is to place the next; what was pressed."""
        assert PLACING.search(sentence(page)), sentence(page)
        pressed = [self.begin(page, area)]
        while not PLACING.search(sentence(page)) and len(pressed) < most:
            pressed.append(self.go_on(page))
        assert PLACING.search(sentence(page)), f"after {most} presses {sentence(page)!r} is asked: {pressed}"
        return pressed

    def begin(self, page: Page, area: str) -> str:
        """A press on the first lit space of the area, which a phone opens before."""
        tab = button(page, f"open-{PANELS[area]}")
        if tab.count() and tab.get_attribute("data-mark") != "chosen":
            self.press(page, f"open-{PANELS[area]}")
        spaces = [one.id for one in lit(page) if one.id.startswith(area)]
        assert spaces, f"no space of {area} is lit"
        self.press(page, spaces[0])
        return spaces[0]
