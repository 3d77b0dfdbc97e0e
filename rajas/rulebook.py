"""All rules of a game as one static page: asks nothing of anybody, reads without JavaScript, and prints."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Protocol

from rajas.core.rules import Rule, Rules
from rajas.words import say

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
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
{_file("rulebook.css")}</style>
</head>
<body>
<a class="skip" href="#rules">{_said("rulebook-skip")}</a>
{_header(game)}
<div class="page">
{_contents(game)}
<main id="rules" tabindex="-1">
{_search(len(game.rules))}
<p class="key">{_said("rulebook-key")}</p>
{_chapters(game)}
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


def _contents(game: HasRules) -> str:
    entries = "\n".join(
        f'<li class="{_dye(number)}" data-chapter="{escape(chapter)}"><a href="#chapter-{escape(chapter)}">'
        f"<b>{number}</b> {_chapter_title(game, chapter)}</a></li>"
        for number, chapter in enumerate(game.rules.chapters, start=1)
    )
    label = _said("rulebook-chapters")
    return f'<nav aria-labelledby="chapters"><h2 id="chapters">{label}</h2>\n<ol>\n{entries}\n</ol></nav>'


def _search(total: int) -> str:
    """The form stays hidden without JavaScript; the script fills the numbers into the templates."""
    templates = {
        "all": _said("rulebook-count-all", count=total),
        "some": _said("rulebook-count-some", shown="{shown}", total=total),
        "none": _said("rulebook-count-none"),
    }
    data = " ".join(f'data-{name}="{text}"' for name, text in templates.items())
    return (
        f'<form role="search" hidden><label for="search">{_said("rulebook-search")}</label>'
        '<input id="search" type="search" autocomplete="off" aria-describedby="search-hint">'
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
    parts = [
        f'<article class="rule" id="{id}" aria-labelledby="{id}-title"><a class="id" href="#{id}">{id}</a>',
        f'<h{level} id="{id}-title">{escape(rule.title)}{mark}</h{level}>',
        f"<p>{_linked(rule.text, rule, rules)}</p>",
        _note("example", "rulebook-example", rule.example, rule, rules),
        _note("ruling", "rulebook-ruling", rule.ruling_text, rule, rules),
        f'<p class="sources">{_sources(rule)}</p></article>',
    ]
    return "".join(parts)


def _note(kind: str, label: str, text: str | None, rule: Rule, rules: Rules) -> str:
    if text is None:
        return ""
    return f'<p class="{kind}"><b>{_said(label)}</b> {_linked(text, rule, rules)}</p>'


def _linked(text: str, rule: Rule, rules: Rules) -> str:
    """The escaped sentence, with a link for every other rule that it names."""

    def link(match: re.Match[str]) -> str:
        known = match[0] in rules and match[0] != rule.id
        return f'<a href="#{match[0]}">{match[0]}</a>' if known else match[0]

    return _ID.sub(link, escape(text))


def _sources(rule: Rule) -> str:
    if not rule.sources:
        return _said("rulebook-no-source")
    return f"{_said('rulebook-sources')} " + "; ".join(map(_source, rule.sources))


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
