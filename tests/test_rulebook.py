"""The rulebook page: whole, well-formed, self-contained, escaped, and readable in both lights."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise

import pytest

from rajas import rulebook
from rajas.book import Book as GameBook
from rajas.book import Cell, FigureTable, Origin, Part, Row, book_of
from rajas.core.rules import Rule, Rules, load_rules
from rajas.core.search import fields
from rajas.ganges import GANGES
from rajas.ganges.components import load, ours
from rajas.ganges.figures import PROVENANCES
from rajas.rulebook import rulebook_page

VOID = {"meta", "link", "input"}
EVIL = "<script>alert('\"&')</script>"
RULES = GANGES.rules


@dataclass(frozen=True)
class Book:
    name: str
    title: str
    rules: Rules


def ours_text() -> str:
    return files("rajas.ganges").joinpath("components.toml").read_text(encoding="utf-8")


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
    assert '<a href="#GAN-6">GAN-6</a>' in market
    basic = rulebook_page(Book("ganges", "Rajas of the Ganges", load_rules("ganges", "rajas.ganges")))
    market = basic[basic.index('id="MKT-3"') : basic.index('id="MKT-4"')]
    assert "GAN-6" in market
    assert '<a href="#GAN-6">' not in market


def test_nothing_is_requested(html: str, page: Page) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|url\(", html)
    assert not page.all("img")
    assert [link["href"] for link in page.all("link")] == ["data:,"]


def test_landmarks_and_labels(page: Page) -> None:
    assert page.all("html") == [{"lang": "en"}]
    assert all(len(page.all(tag)) == 1 for tag in ("header", "nav", "main", "h1", "title"))
    assert all(field["aria-label"] == field["placeholder"] for field in page.all("input"))
    assert page.all("button")[0]["aria-controls"] in page.ids
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


def test_sources_are_folded_away(html: str) -> None:
    sourced = [rule for rule in RULES.values() if rule.sources]
    assert html.count('<details class="sources"><summary>Sources</summary>') == len(sourced)


# The search


def test_the_page_carries_what_the_search_looks_into(page: Page) -> None:
    carried = [article for article in page.all("article") if article["class"] == "rule"]
    assert len(carried) == len(RULES)
    for article in carried:
        found = fields(RULES[str(article["id"])])
        assert (article["data-title"], article["data-headings"], article["data-text"]) == found
    form = page.all("form")[0]
    assert (form["data-weights"], form["data-heading"]) == ("9 3 1", "1000")


def test_sources_are_not_searched(page: Page) -> None:
    words = {word for article in page.all("article") for word in str(article["data-text"]).split()}
    assert "przebieg" not in words
    assert not RULES.search("przebieg")


def test_the_page_searches_as_the_command_does(page: Page) -> None:
    form = page.all("form")[0]
    assert {"how", "to", "the", "what"} <= set(str(form["data-stopwords"]).split())
    assert set(str(form["data-groups"]).upper().split()) == {rule.group for rule in RULES.values()}


def test_small_words_and_ways_to_write_an_id_change_nothing() -> None:
    assert RULES.search("how to win") == RULES.search("win") != []
    assert RULES.search("What is the karma?") == RULES.search("karma") != []
    assert RULES.search("qry3") == RULES.search("QRY 3") == RULES.search("QRY-3") != []


@pytest.mark.parametrize(
    ("words", "name"), [("purple-13", "purple-13"), ("purple 13", "purple-13"), ("river 7", "7")]
)
def test_rows_of_figures_carry_their_words(html: str, words: str, name: str) -> None:
    tables = re.findall(r'<div class="figure" data-headings="([^"]*)">(.*?)</table>', html, re.DOTALL)
    found = [
        row
        for headings, table in tables
        for text, row in re.findall(r'<tr data-text="([^"]*)"><th scope="row">([^<]*)', table)
        if set(words.split()) <= {*headings.split(), *text.split()}
    ]
    assert name in found
    assert len(found) <= 2


def test_headings_can_be_searched_as_a_whole(page: Page) -> None:
    under = {article["id"]: article["data-under"] for article in page.all("article")}
    assert under["KAR-1"] == "karma"
    assert under["MBD-1"] == "palace|master builder"


def test_search_stands_before_the_chapters(html: str) -> None:
    assert html.index("<form") < html.index("<nav") < html.index("<main")
    assert '<nav id="contents" aria-labelledby="chapters"><details open><summary>' in html


# Around the rules


def test_the_page_opens_with_the_game_at_a_glance(html: str) -> None:
    glance = html[html.index('<section class="overview') : html.index('<p class="key')]
    assert f"make {ours().crossing} or more" in glance
    assert glance.count("<li>") == 4
    assert all(f'<a href="#{id}">{id}</a>' in glance for id in ("CMP-5", "TRN-3", "END-1", "END-3"))


def test_the_glance_speaks_of_the_figures_played_with() -> None:
    other = load(ours_text().replace("crossing = 61", "crossing = 55"))
    assert "make 55 or more" in rulebook_page(GANGES.using(other))


def figures(html: str) -> str:
    return html[html.index('<h2 id="figures">') :]


def test_every_tile_is_in_the_appendix(html: str) -> None:
    appendix = figures(html)
    for tile in ours().tiles:
        assert f'<th scope="row">{tile.id}</th><td><svg' in appendix
    assert appendix.count('<svg viewBox="0 0 24 24" aria-hidden="true">') == len(ours().tiles)


def test_every_figure_has_its_mark_or_its_whole_table_has_one(html: str) -> None:
    legend, _, body = figures(html).partition("</dl>")
    assert all(f"</span> {word}</dt>" in legend for word in PROVENANCES)
    assert "in the printed game it may differ" in legend
    book = book_of(GANGES)
    tables = body.split('<div class="figure"')[1:]
    for table, shown in zip((*book.figures, *book.variant_figures), tables, strict=True):
        origins = {row.origin for row in table.rows}
        caption, _, rows = shown.partition("<tbody>")
        assert rows.count('<th scope="row">') == len(table.rows)
        assert rows.count('<span class="origin"') == (len(table.rows) if len(origins) > 1 else 0)
        assert all(f"</span> {origin}</span>" in caption for origin in origins)
        assert ("All from" in caption) == (len(origins) == 1)


def test_figures_of_the_variants_stand_last(html: str) -> None:
    basic, variants = figures(html).split("For the variants, not used in the basic game")
    assert "Border yields of the Navaratna side" in variants
    for name in ("yellow", "red", "brown", "river tiles"):
        assert f'<th scope="row">{name}</th>' not in basic
        assert f'<th scope="row">{name}</th>' in variants
    assert '<th scope="row">white</th>' in basic


def test_a_good_and_its_price_stay_together(html: str) -> None:
    assert re.search("silk\N{NO-BREAK SPACE}\\d", figures(html))


@pytest.mark.parametrize(
    "row",
    [
        "Money 55</th><td>2 dice of any colour</td>",
        "3 players</th><td>1, 1, 2, 2, 3, 4</td>",
        "Different goods</th><td>2 players 1 space; 3 players 2 spaces; 4 players 2 spaces</td>",
        "Chamber 2</th><td>dancer</td>",
        "2</th><td>2 karma</td>",
        "row 1 column 4, north</th><td>1 die of any colour, an upgrade</td>",
        "row 4 column 2, east</th><td>brown: 2 coins</td>",
        "Columns</th><td>5</td>",
        "Stone</th><td>row 1 column 1, row 1 column 5, row 4 column 3</td>",
    ],
)
def test_figures_in_words(html: str, row: str) -> None:
    assert f'<th scope="row">{row}' in figures(html)


def test_figures_follow_the_component_file() -> None:
    other = load(ours_text().replace('"fame 6",', '"fame 7",').replace('id = "blue-03"', 'id = "blue-33"'))
    appendix = figures(rulebook_page(GANGES.using(other)))
    assert '<th scope="row">30</th><td>7 fame</td>' in appendix
    assert '<th scope="row">blue-33</th>' in appendix


def test_a_game_without_a_book_of_its_own() -> None:
    html = rulebook_page(Book("toy", "Toy", Rules("toy", list)))
    assert 'id="figures"' not in html
    assert 'class="overview' not in html


def test_everything_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("rajas.rulebook", "rajas.core.rules", "rajas.core.search", "rajas.rulebook_extras"):
        monkeypatch.setattr(f"{module}.say", lambda game, key, **args: f"{key} {EVIL}")
    for module in ("rajas.core.rules", "rajas.core.search"):
        monkeypatch.setattr(f"{module}.has", lambda game, key: True)
    monkeypatch.setattr(Rule, "_say", lambda rule, attribute: EVIL)
    monkeypatch.setattr(rulebook, "book_of", lambda game: evil_book())
    rule = Rule("toy", "QRY-1", "quarry", (EVIL, f"Polish ‘{EVIL}’"), True)
    book = Book("toy", EVIL, Rules("toy", lambda: [rule, Rule("toy", "ABC-1", "quarry", (), False)]))
    html = rulebook_page(book)
    assert html.count("<script>") == 1
    assert "&lt;script&gt;alert(&#x27;&quot;&amp;&#x27;)&lt;/script&gt;" in html
    assert Page(html).wrong == []


def evil_book() -> GameBook:
    table = FigureTable(EVIL, (EVIL, EVIL), (Row((Cell(EVIL), Cell(EVIL, "<svg></svg>")), EVIL),))
    parts = (Part(EVIL, (EVIL,)), Part(EVIL, (EVIL, EVIL)))
    return GameBook(parts, EVIL, EVIL, (table,), EVIL, (table,), {EVIL: Origin(EVIL, EVIL, EVIL)})


# Both lights


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
    measured["ink", "mark"] = contrast("2A1B17", dye["mark"])
    measured["ink", "d7"] = contrast("2A1B17", dye["d7"])
    assert {pair: ratio for pair, ratio in measured.items() if ratio < 4.5} == {}
