"""The rules on a terminal: all of them as a list, one, a chapter, or those that a search finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rajas.book import Part
from rajas.core.rules import Rule, Rules
from rajas.terminal.style import NARROWEST, Style, printable, wrapped
from rajas.words import say

FOUND, NOTHING_FOUND, UNKNOWN = 0, 1, 2

_COLUMN = 8
_SHOWN = 40
_PLAIN = Style()


def show_rules(
    rules: Rules,
    id: str | None = None,
    search: str | None = None,
    width: int = 80,
    style: Style = _PLAIN,
    *,
    sources: bool = False,
    overview: Sequence[Part] = (),
    at_table: bool = False,
) -> tuple[int, str]:
    """The exit code and the text: of all rules the titles, of those asked for the sentences."""
    page = _Page(rules, max(width, NARROWEST), style, sources, "table" if at_table else "shell")
    if id is None and search is None:
        return FOUND, page.all(overview)
    asked = list(rules.values()) if id is None else _asked_for(rules, id)
    if id is not None and not asked:
        return UNKNOWN, page.unknown(printable(id[:_SHOWN]))
    if search is None:
        return FOUND, page.in_full(asked)
    found = [rule for rule in rules.search(search) if rule in asked]
    within = None if id is None else printable(id[:_SHOWN])
    return (FOUND if found else NOTHING_FOUND), page.found(found, printable(search[:_SHOWN]), within)


def _asked_for(rules: Rules, name: str) -> list[Rule]:
    """What that name stands for; several names may stand side by side."""
    found = rules.find(name)
    if found:
        return found
    each = [rules.find(word) for word in name.split()]
    return [rule for rules_of_one in each for rule in rules_of_one] if all(each) else []


class _Page:
    """Lines of one width, with or without colour."""

    def __init__(self, rules: Rules, width: int, style: Style, sources: bool, place: str) -> None:
        self._rules = rules
        self._width = width
        self._style = style
        self._sources = sources
        self._place = place

    def all(self, overview: Sequence[Part]) -> str:
        parts = [self._part(part) for part in overview]
        chapters = [self._chapter(chapter, rules) for chapter, rules in self._rules.chapters.items()]
        example = next(iter(self._rules))
        hint = self._said("rules-all", count=len(self._rules), example=example, place=self._place)
        return "\n\n".join([*parts, *chapters, "\n".join(hint)])

    def _part(self, part: Part) -> str:
        numbers = [f"{number}. " for number in range(1, len(part.lines) + 1)] if len(part.lines) > 1 else [""]
        lines = [self._numbered(number, line) for number, line in zip(numbers, part.lines, strict=True)]
        return "\n".join([self._style.chapter(part.title), *lines])

    def _numbered(self, number: str, line: str) -> str:
        return "\n".join(wrapped(_flowing(line), self._width, number, " " * len(number)))

    def _chapter(self, chapter: str, rules: Sequence[Rule]) -> str:
        heading = self._style.chapter(self._title(chapter))
        return "\n".join([heading, *map(self._head, rules)])

    def in_full(self, rules: Sequence[Rule]) -> str:
        sources = self._sources or len(rules) == 1
        return "\n\n".join("\n".join(self._whole(rule, sources)) for rule in rules)

    def found(self, rules: Sequence[Rule], search: str, within: str | None) -> str:
        args: dict[str, str | int] = {"count": len(rules), "search": search}
        if within is None:
            count = "\n".join(self._said("rules-found", **args))
        else:
            count = "\n".join(self._said("rules-found-within", within=within, **args))
        return f"{self.in_full(rules)}\n\n{count}" if rules else count

    def unknown(self, id: str) -> str:
        suggestions = self._rules.nearest(id)
        if suggestions:
            heads = [self._head(self._rules[suggestion]) for suggestion in suggestions]
            return "\n".join([*self._said("rules-unknown-near", id=id), *heads])
        chapters = ", ".join(self._title(chapter) for chapter in self._rules.chapters)
        return "\n".join(self._said("rules-unknown", id=id, chapters=chapters, place=self._place))

    def _title(self, chapter: str) -> str:
        return say(self._rules.game, f"chapter-{chapter}")

    def _head(self, rule: Rule) -> str:
        mark = " ⚖" if rule.ruling else ""
        first, *more = self._indented(rule.title + mark, self._style.heading)
        return "\n".join([self._style.id(rule.id) + first[len(rule.id) :], *more])

    def _whole(self, rule: Rule, sources: bool) -> Iterator[str]:
        yield self._head(rule)
        for paint, text in self._paragraphs(rule, sources):
            yield from self._indented(text, paint)

    def _indented(self, text: str, paint: Callable[[str], str]) -> list[str]:
        space = " " * _COLUMN
        lines = wrapped(_flowing(text), self._width, space, space)
        return [space + paint(line.removeprefix(space)) for line in lines]

    def _paragraphs(self, rule: Rule, sources: bool) -> Iterator[tuple[Callable[[str], str], str]]:
        """Every sentence about a rule after its title, each with how it is painted."""
        yield str, rule.text
        if rule.example is not None:
            yield str, say("core", "rules-example", text=rule.example)
        if rule.ruling_text is not None:
            yield self._style.wrong, say("core", "rules-ruling", text=rule.ruling_text)
        if sources and rule.sources:
            yield self._style.quiet, say("core", "rules-sources", sources="; ".join(rule.sources))
        elif sources:
            yield self._style.quiet, say("core", "rules-no-source")

    def _said(self, key: str, **args: str | int) -> list[str]:
        return wrapped(_flowing(say("core", key, **args)), self._width)


def _flowing(text: str) -> str:
    """As one line, whatever lines it was written in."""
    return " ".join(text.split())
