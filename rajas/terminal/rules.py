"""The rules on a terminal: all of them as a list, one, a chapter, or those that a search finds."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from rajas.core.rules import Rule, Rules
from rajas.words import say

FOUND, NOTHING_FOUND, UNKNOWN = 0, 1, 2

_COLUMN = 8
_NARROWEST = 24
_STYLES = {"heading": "1;4", "id": "1;31", "title": "1", "ruling": "33", "quiet": "2"}


def show_rules(
    rules: Rules, id: str | None = None, search: str | None = None, width: int = 80, colour: bool = False
) -> tuple[int, str]:
    """The exit code and the text: of all rules the titles, of those asked for everything."""
    page = _Page(rules, max(width, _NARROWEST), colour)
    if id is None and search is None:
        return FOUND, page.overview()
    asked = rules.find(id) if id is not None else list(rules.values())
    if id is not None and not asked:
        return UNKNOWN, page.unknown(_printable(id))
    if search is None:
        return FOUND, page.in_full(asked)
    found = [rule for rule in rules.search(search) if rule in asked]
    return (FOUND if found else NOTHING_FOUND), page.found(found, _printable(search))


class _Page:
    """Lines of one width, with or without colour."""

    def __init__(self, rules: Rules, width: int, colour: bool) -> None:
        self._rules = rules
        self._width = width
        self._colour = colour

    def overview(self) -> str:
        chapters = [self._chapter(chapter, rules) for chapter, rules in self._rules.chapters.items()]
        hint = self._said("rules-all", count=len(self._rules), example=next(iter(self._rules)))
        return "\n\n".join([*chapters, "\n".join(hint)])

    def _chapter(self, chapter: str, rules: Sequence[Rule]) -> str:
        heading = self._styled("heading", say(self._rules.game, f"chapter-{chapter}"))
        return "\n".join([heading, *map(self._head, rules)])

    def in_full(self, rules: Sequence[Rule]) -> str:
        return "\n\n".join("\n".join(self._whole(rule)) for rule in rules)

    def found(self, rules: Sequence[Rule], search: str) -> str:
        count = "\n".join(self._said("rules-found", count=len(rules), search=search))
        return f"{self.in_full(rules)}\n\n{count}" if rules else count

    def unknown(self, id: str) -> str:
        suggestions = self._rules.nearest(id)
        key = "rules-unknown-near" if suggestions else "rules-unknown"
        heads = [self._head(self._rules[suggestion]) for suggestion in suggestions]
        return "\n".join([*self._said(key, id=id), *heads])

    def _head(self, rule: Rule) -> str:
        mark = " ⚖" if rule.ruling else ""
        first, *more = wrapped(rule.title + mark, self._width - _COLUMN)
        id = self._styled("id", rule.id) + " " * (_COLUMN - len(rule.id))
        return "\n".join([id + self._styled("title", first), *self._indented("title", more)])

    def _whole(self, rule: Rule) -> Iterator[str]:
        yield self._head(rule)
        for style, text in _paragraphs(rule):
            yield from self._indented(style, wrapped(text, self._width - _COLUMN))

    def _indented(self, style: str, lines: Sequence[str]) -> Iterator[str]:
        return (" " * _COLUMN + self._styled(style, line) for line in lines)

    def _said(self, key: str, **args: str | int) -> list[str]:
        return wrapped(say("core", key, **args), self._width)

    def _styled(self, style: str, text: str) -> str:
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self._colour and style in _STYLES else text


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most that many columns; textwrap does not know that Japanese signs take two."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if columns(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _paragraphs(rule: Rule) -> Iterator[tuple[str, str]]:
    """Every sentence about a rule after its title, each with the style that it is shown in."""
    yield "plain", rule.text
    if rule.example is not None:
        yield "plain", say("core", "rules-example", text=rule.example)
    if rule.ruling_text is not None:
        yield "ruling", say("core", "rules-ruling", text=rule.ruling_text)
    if rule.sources:
        yield "quiet", say("core", "rules-sources", sources="; ".join(rule.sources))
    else:
        yield "quiet", say("core", "rules-no-source")


def _printable(text: str) -> str:
    """What somebody typed, safe to show: no control signs, and not a novel."""
    return "".join(sign for sign in text if sign.isprintable())[:40]
