"""All rules of a game as one static page: asks nothing of anybody, reads without JavaScript, and prints."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Protocol

from rajas.book import Book, book_of
from rajas.core.rules import Rule, Rules
from rajas.core.search import IS_HEADING, WEIGHTS, fields, groups, stopwords, telling
from rajas.rulebook_extras import FIGURES, figures_section, overview_section
from rajas.words import say

# By which a page of ours is known again before a new one is written over it.
MARK = '<meta name="generator" content="rajas rulebook">'
_ID = re.compile(r"\b[A-Z]{3}-\d+\b")
_SOURCE = re.compile(r"(\w+) (‘.+’)")
_LANGUAGES = {"Japanese": "ja", "Polish": "pl", "Russian": "ru"}
_DYES = 12
_LOTUS = (
    "M0,-10C4,-6 4.6,0 0,7C-4.6,0 -4,-6 0,-10Z M-1.2,7.5C-8,5 -9.5,-1 -7.6,-7C-3.6,-3.6 -2,1 -1.2,7.5Z "
    "M1.2,7.5C8,5 9.5,-1 7.6,-7C3.6,-3.6 2,1 1.2,7.5Z M-2.2,8.6C-7,9.6 -11,6.6 -12,1.6C-9.4,2.2 -5,4.6 "
    "-2.2,8.6Z M2.2,8.6C7,9.6 11,6.6 12,1.6C9.4,2.2 5,4.6 2.2,8.6Z"
)


class HasRules(Protocol):
    """As much of a game as the page needs."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def rules(self) -> Rules: ...


def rulebook_page(game: HasRules) -> str:
    """The whole page as HTML."""
    title = _said("rulebook-title", title=game.title)
    book = book_of(game)
    overview = overview_section(book, lambda text: _linked(text, game.rules))
    figures = figures_section(game.name, book, _dye(len(game.rules.chapters) + 1))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
{MARK}
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
{_file("rulebook.css")}</style>
</head>
<body>
<a class="skip" href="#rules">{_said("rulebook-skip")}</a>
{_header(game)}
{_search(game)}
<div class="page">
{_contents(game, book)}
<main id="rules" tabindex="-1">
<p class="best" hidden></p>
<p class="none" hidden>{_said("rulebook-none")}</p>
{overview}
<p class="key extra">{_said("rulebook-key")}</p>
{_chapters(game)}
{figures}
</main>
</div>
<script>
{_file("rulebook.js")}</script>
</body>
</html>
"""


def _file(name: str) -> str:
    return files("rajas").joinpath(name).read_text(encoding="utf-8")


def _said(key: str, **args: object) -> str:
    return escape(say("core", key, **args))


def _header(game: HasRules) -> str:
    count = _said("rulebook-subtitle", count=len(game.rules))
    lotus = f'<svg viewBox="-13 -12 26 24" aria-hidden="true"><path d="{_LOTUS}"/></svg>'
    return f"<header>{lotus}<div><h1>{escape(game.title)}</h1><p>{count}</p></div></header>"


def _contents(game: HasRules, book: Book) -> str:
    """Open for everybody; where the page is narrow the script puts it behind a button."""
    entries = [
        f'<li class="{_dye(number)}" data-chapter="{escape(chapter)}"><a href="#chapter-{escape(chapter)}">'
        f"<b>{number}</b> {_chapter_title(game, chapter)}</a></li>"
        for number, chapter in enumerate(game.rules.chapters, start=1)
    ]
    if book.figures:
        dye = _dye(len(entries) + 1)
        link = f'<a href="#{FIGURES}"><b aria-hidden="true">#</b> {escape(book.figures_title)}</a>'
        entries.append(f'<li class="{dye}" data-chapter="{FIGURES}">{link}</li>')
    listed = "\n".join(entries)
    summary = f'<summary><h2 id="chapters">{_said("rulebook-chapters")}</h2></summary>'
    nav = '<nav id="contents" aria-labelledby="chapters">'
    return f"{nav}<details open>{summary}\n<ol>\n{listed}\n</ol></details></nav>"


def _search(game: HasRules) -> str:
    """The form stays hidden without JavaScript; the script fills the numbers into the templates."""
    total = len(game.rules)
    templates = {
        "all": _said("rulebook-count-all", count=total),
        "some": _said("rulebook-count-some", shown="{shown}", total=total),
        "figures": _said("rulebook-count-figures", figures="{figures}"),
        "none": _said("rulebook-count-none"),
    }
    data = " ".join(f'data-{name}="{text}"' for name, text in templates.items())
    how = {
        "weights": " ".join(map(str, WEIGHTS)),
        "heading": str(IS_HEADING),
        "stopwords": " ".join(stopwords(game.name) if total else ()),
        "groups": " ".join(groups(game.rules.values())),
        "best": say("core", "rulebook-best"),
    }
    defined = " ".join(f'data-{name}="{escape(text)}"' for name, text in how.items())
    label = _said("rulebook-search")
    return (
        f'<form role="search" hidden {defined}>'
        f'<input id="search" type="search" placeholder="{label}" aria-label="{label}" autocomplete="off" '
        'aria-describedby="search-hint">'
        '<button type="button" aria-expanded="false" aria-controls="contents">'
        f"{_said('rulebook-chapters')}</button>"
        f'<span id="search-hint">{_said("rulebook-search-hint")}</span>'
        f'<output for="search" role="status" {data}>{templates["all"]}</output></form>'
    )


def _chapters(game: HasRules) -> str:
    numbered = enumerate(game.rules.chapters.items(), start=1)
    return "\n".join(_chapter(game, number, chapter, rules) for number, (chapter, rules) in numbered)


def _chapter(game: HasRules, number: int, chapter: str, rules: list[Rule]) -> str:
    anchor = f"chapter-{escape(chapter)}"
    groups = [(group, list(members)) for group, members in groupby(rules, key=lambda rule: rule.group)]
    body = "\n".join(_group(game, group, members, alone=len(groups) == 1) for group, members in groups)
    marks = f'class="chapter {_dye(number)}" data-chapter="{escape(chapter)}"'
    return (
        f'<section {marks} aria-labelledby="{anchor}">'
        f'<h2 id="{anchor}"><b aria-hidden="true">{number}</b> {_chapter_title(game, chapter)}</h2>\n'
        f"{body}\n</section>"
    )


def _group(game: HasRules, group: str, rules: Iterable[Rule], alone: bool) -> str:
    """A group that is the whole chapter needs no heading of its own."""
    heading = "" if alone else f"<h3>{escape(say(game.name, f'group-{group}'))}</h3>\n"
    level = 3 if alone else 4
    body = "\n".join(_rule(rule, level, game.rules) for rule in rules)
    return f'<div class="group" id="{escape(group)}">{heading}{body}</div>'


def _rule(rule: Rule, level: int, rules: Rules) -> str:
    id = escape(rule.id)
    mark = (
        f' <span class="mark" role="img" aria-label="{_said("rulebook-ruled")}">⚖</span>'
        if rule.ruling
        else ""
    )
    others = {name: other for name, other in rules.items() if name != rule.id}
    parts = [
        f'<article class="rule" id="{id}" aria-labelledby="{id}-title" {_searched(rule)}>',
        f'<a class="id" href="#{id}">{id}</a><h{level} id="{id}-title">{escape(rule.title)}{mark}</h{level}>',
        f"<p>{_linked(rule.text, others)}</p>",
        _note("example", "rulebook-example", rule.example, others),
        _note("ruling", "rulebook-ruling", rule.ruling_text, others),
        f"{_sources(rule)}</article>",
    ]
    return "".join(parts)


def _searched(rule: Rule) -> str:
    """The very words that `Rules.search` looks into, and the headings that count as a whole."""
    found = {f"data-{name}": field for name, field in fields(rule)._asdict().items()}
    found["data-under"] = "|".join(" ".join(telling(rule.game, heading)) for heading in rule.headings)
    return " ".join(f'{name}="{escape(words)}"' for name, words in found.items())


def _note(kind: str, label: str, text: str | None, rules: Container[str]) -> str:
    if text is None:
        return ""
    return f'<p class="{kind}"><b>{_said(label)}</b> {_linked(text, rules)}</p>'


def _linked(text: str, rules: Container[str]) -> str:
    """The escaped sentence, with a link for each of these rules that it names."""

    def link(match: re.Match[str]) -> str:
        return f'<a href="#{match[0]}">{match[0]}</a>' if match[0] in rules else match[0]

    return _ID.sub(link, escape(text))


def _sources(rule: Rule) -> str:
    if not rule.sources:
        return f'<p class="sources">{_said("rulebook-no-source")}</p>'
    listed = "; ".join(map(_source, rule.sources))
    return f'<details class="sources"><summary>{_said("rulebook-sources")}</summary> {listed}</details>'


def _source(source: str) -> str:
    """A section's name carries its own language, for the voice that reads it and the font that shows it."""
    match = _SOURCE.fullmatch(source)
    if match is None or match[1] not in _LANGUAGES:
        return escape(source)
    return f'{escape(match[1])} <span lang="{_LANGUAGES[match[1]]}">{escape(match[2])}</span>'


def _chapter_title(game: HasRules, chapter: str) -> str:
    return escape(say(game.name, f"chapter-{chapter}"))


def _dye(number: int) -> str:
    return f"dye-{(number - 1) % _DYES + 1}"
