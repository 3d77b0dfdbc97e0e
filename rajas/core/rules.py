"""The numbered rules of a game: which there are, where they come from, and their texts on demand."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from rajas.core.errors import RajasError
from rajas.core.search import search, words_of
from rajas.words import has, say


class RulesError(RajasError):
    """A list of rules that cannot be used; the sentence names the file and the entry."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. Its sentences are messages of the game, said on demand."""

    game: str
    id: str
    chapter: str
    sources: tuple[str, ...]
    ruling: bool

    @property
    def group(self) -> str:
        """The letters of the id, `QRY` of `QRY-3`."""
        return self.id.partition("-")[0]

    @property
    def headings(self) -> tuple[str, ...]:
        """The titles that the rule stands under: its chapter's and its group's."""
        keys = (f"chapter-{self.chapter}", f"group-{self.group}")
        return tuple(dict.fromkeys(say(self.game, key) for key in keys if has(self.game, key)))

    @property
    def title(self) -> str:
        return self._say(".title")

    @property
    def text(self) -> str:
        return self._say("")

    @property
    def ruling_text(self) -> str | None:
        """What we decided and why, where the rulebooks leave the rule open or contradict each other."""
        return self._say(".ruling") if self.ruling else None

    @property
    def example(self) -> str | None:
        return self._say(".example") if has(self.game, f"rule-{self.id}.example") else None

    def _say(self, attribute: str) -> str:
        # Message files break long sentences into lines; the reader's own width decides where ours break.
        return " ".join(say(self.game, f"rule-{self.id}{attribute}").split())


class Rules(Mapping[str, Rule]):
    """Every rule of a game by its id, in the order of the rulebook; read when first asked for."""

    def __init__(self, game: str, read: Callable[[], Iterable[Rule]]) -> None:
        self.game = game
        self._read = read

    def __getitem__(self, id: str) -> Rule:
        return self._by_id[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self._read()}

    @property
    def chapters(self) -> dict[str, list[Rule]]:
        """The rules of each chapter, in the order in which the chapters first appear."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.values():
            chapters.setdefault(rule.chapter, []).append(rule)
        return chapters

    def find(self, name: str) -> list[Rule]:
        """The rule of that id, or all of that group or heading; of a heading the beginning will do."""
        wanted = " ".join(words_of(name))
        for fits in (_is_named, _belongs_to, _stands_under):
            found = [rule for rule in self.values() if wanted and fits(rule, wanted)]
            if found:
                return found
        return []

    def search(self, words: str) -> list[Rule]:
        """The rules in which every word occurs, the best first."""
        return search(self.values(), words)

    def nearest(self, id: str) -> list[str]:
        """The ids that somebody who wrote this one may have meant, the likeliest first."""
        return difflib.get_close_matches(id.strip().upper(), list(self), n=3, cutoff=0.7)


def load_rules(game: str, package: str, *names: str) -> Rules:
    """The rules listed in the package's files, `rules.toml` unless others are named, one after the other."""
    return Rules(game, lambda: _read_files(game, package, names or ("rules.toml",)))


def _is_named(rule: Rule, name: str) -> bool:
    return rule.id.casefold() == name


def _belongs_to(rule: Rule, name: str) -> bool:
    return name in map(str.casefold, (rule.group, rule.chapter, *rule.headings))


def _stands_under(rule: Rule, beginning: str) -> bool:
    return any(" ".join(words_of(heading)).startswith(beginning) for heading in rule.headings)


def _read_files(game: str, package: str, names: Iterable[str]) -> Iterator[Rule]:
    seen: set[str] = set()
    for name in names:
        for rule in _read_file(game, package, name):
            if rule.id in seen:
                raise RulesError("rule-twice", file=name, rule=rule.id)
            seen.add(rule.id)
            yield rule


def _read_file(game: str, package: str, name: str) -> Iterator[Rule]:
    try:
        content = tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RulesError("rules-no-file", file=name, package=package) from None
    except tomllib.TOMLDecodeError as error:
        raise RulesError("rules-no-toml", file=name, reason=str(error)) from None
    for group, entries in content.items():
        yield from _read_group(game, name, group, entries)


def _read_group(game: str, file: str, group: str, entries: Any) -> Iterator[Rule]:
    """A group is a table of its rules, beside its chapter and the sources of all rules that name none."""
    if not isinstance(entries, dict) or not isinstance(entries.get("chapter"), str):
        raise RulesError("rules-no-chapter", file=file, group=group)
    shared = entries.get("sources", [])
    for id, entry in entries.items():
        if id in ("chapter", "sources"):
            continue
        if not id.startswith(f"{group}-") or not id.removeprefix(f"{group}-").isdecimal():
            raise RulesError("rule-wrong-id", file=file, group=group, rule=id)
        yield _rule(game, file, id, entries["chapter"], {"sources": shared} | _table(file, id, entry))


def _table(file: str, id: str, entry: Any) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise RulesError("rule-no-table", file=file, rule=id)
    return entry


def _rule(game: str, file: str, id: str, chapter: str, entry: dict[str, Any]) -> Rule:
    unknown = sorted(entry.keys() - {"sources", "ruling"})
    if unknown:
        raise RulesError("rule-unknown-entry", file=file, rule=id, entry=unknown[0])
    sources, ruling = entry["sources"], entry.get("ruling", False)
    if not isinstance(sources, list) or not all(isinstance(source, str) for source in sources):
        raise RulesError("rule-wrong-sources", file=file, rule=id)
    if not isinstance(ruling, bool):
        raise RulesError("rule-wrong-ruling", file=file, rule=id, value=str(ruling))
    return Rule(game, id, chapter, tuple(sources), ruling)
