"""The rulebook page: whole, well-formed, self-contained, escaped, and readable in both lights."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from rajas import rulebook
from rajas.core.rules import Rule, Rules, load_rules
from rajas.rulebook import rulebook_page

VOID = {"meta", "link", "input"}
RULES = load_rules("ganges", "rajas.ganges")


@dataclass(frozen=True)
class Book:
    name: str
    title: str
    rules: Rules


class Page(HTMLParser):
    """Reads the page and notes elements, ids, links and whatever is not nested properly."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.ids: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.attributes.append((tag, found))
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.attributes if name == tag]


@pytest.fixture(scope="module")
def html() -> str:
    return rulebook_page(Book("ganges", "Rajas of the Ganges", RULES))


@pytest.fixture(scope="module")
def page(html: str) -> Page:
    return Page(html)


def test_well_formed(page: Page) -> None:
    assert page.wrong == []
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))


def test_every_rule_has_an_anchor_and_every_link_a_target(page: Page) -> None:
    assert [id for id in page.ids if id in RULES] == [
        rule.id for rules in RULES.chapters.values() for rule in rules
    ]
    targets = [str(link["href"]) for link in page.all("a")]
    assert {target.removeprefix("#") for target in targets} <= set(page.ids)


def test_chapters_stand_in_the_contents(page: Page) -> None:
    targets = {link["href"] for link in page.all("a")}
    assert {f"#chapter-{chapter}" for chapter in RULES.chapters} <= targets


def test_groups_can_be_linked(page: Page) -> None:
    assert {rule.group for rule in RULES.values()} <= set(page.ids)


def test_other_rules_are_linked_but_not_unknown_ones(html: str) -> None:
    market = html[html.index('id="MKT-3"') : html.index('id="MKT-4"')]
    assert '<a href="#RIV-16">RIV-16</a>' in market
    assert "GAN-6" in market
    assert '<a href="#GAN-6">' not in market


def test_nothing_is_requested(html: str, page: Page) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|url\(", html)
    assert not page.all("img")
    assert [link["href"] for link in page.all("link")] == ["data:,"]


def test_landmarks_and_labels(page: Page) -> None:
    assert page.all("html") == [{"lang": "en"}]
    assert all(len(page.all(tag)) == 1 for tag in ("header", "nav", "main", "h1", "title"))
    labelled = {label["for"] for label in page.all("label")}
    assert {field["id"] for field in page.all("input")} == labelled
    assert page.all("output")[0]["role"] == "status"
    assert page.all("form")[0]["role"] == "search"


def test_headings_skip_no_level(page: Page) -> None:
    levels = [int(tag[1]) for tag, _ in page.attributes if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))


def test_rulings_are_marked(html: str) -> None:
    ruled = [rule for rule in RULES.values() if rule.ruling]
    assert html.count('<p class="ruling"><b>⚖ Our table plays it so.</b>') == len(ruled)
    assert html.count('aria-label="with a ruling of ours"') == len(ruled)


def test_the_form_is_hidden_until_the_script_shows_it(page: Page) -> None:
    assert "hidden" in page.all("form")[0]


def test_section_names_carry_their_language(html: str) -> None:
    assert 'Polish <span lang="pl">‘I. Budowa (kamieniołom)’</span>' in html
    assert 'Japanese <span lang="ja">‘各ラウンドの概要’</span>' in html
    assert "English rules" in html
    assert "In none of the rulebooks." in html


def test_everything_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    evil = "<script>alert('\"&')</script>"
    monkeypatch.setattr(rulebook, "say", lambda game, key, **args: f"{key} {evil}")
    monkeypatch.setattr("rajas.core.rules.has", lambda game, key: True)
    monkeypatch.setattr(Rule, "_say", lambda rule, attribute: evil)
    rule = Rule("toy", "QRY-1", "quarry", (evil, f"Polish ‘{evil}’"), True)
    book = Book("toy", evil, Rules("toy", lambda: [rule, Rule("toy", "ABC-1", "quarry", (), False)]))
    html = rulebook_page(book)
    assert html.count("<script>") == 1
    assert "&lt;script&gt;alert(&#x27;&quot;&amp;&#x27;)&lt;/script&gt;" in html
    assert Page(html).wrong == []


def colours(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z]+\d*): #([0-9A-F]{6})", css))


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast_is_enough(html: str, scheme: str) -> None:
    light, _, rest = html.partition("@media (prefers-color-scheme: dark)")
    dye = colours(light) | (colours(rest.partition("* {")[0]) if scheme == "dark" else {})
    grounds = ("cloth", "paper", "linen", "ruled")
    pairs = [(text, ground) for text in ("ink", "link") for ground in grounds]
    pairs += [("soft", ground) for ground in ("cloth", "paper")]
    pairs += [("cream", f"d{number}") for number in range(1, 13) if number != 7]
    pairs += [("cream", "bar"), ("cream", "chip")]
    measured = {pair: contrast(dye[pair[0]], dye[pair[1]]) for pair in pairs}
    measured["ink", "d7"] = contrast("2A1B17", dye["d7"])
    assert {pair: ratio for pair, ratio in measured.items() if ratio < 4.5} == {}
