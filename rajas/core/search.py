"""Finding rules by words: what of a rule is searched, and which hits come first.

The page with all rules carries the same fields and the same words to leave out, so that both find the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rajas.words import has, say

if TYPE_CHECKING:
    from rajas.core.rules import Rule

_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_SYNONYMS = "search-synonyms"
_STOPWORDS = "search-stopwords"
# A hit in the title counts most, then one in the headings above the rule, then one in its sentences.
WEIGHTS = (9, 3, 1)
IS_HEADING = 1000


class Fields(NamedTuple):
    """The words of a rule by where they stand, the synonyms among them; its sources are not searched."""

    title: str
    headings: str
    text: str


def words_of(text: str) -> list[str]:
    """The words, small, without their punctuation."""
    return _WORD.findall(text.casefold())


def telling(game: str, text: str) -> list[str]:
    """The words without those that say nothing, such as “how” and “the”, unless there are no others."""
    words = words_of(text)
    return [word for word in words if word not in stopwords(game)] or words


def stopwords(game: str) -> tuple[str, ...]:
    return tuple(words_of(say(game, _STOPWORDS))) if has(game, _STOPWORDS) else ()


def groups(rules: Iterable[Rule]) -> tuple[str, ...]:
    """The letters with which the ids of these rules begin."""
    return tuple(dict.fromkeys(rule.group.casefold() for rule in rules))


def with_ids(text: str, begins: Iterable[str]) -> str:
    """The text with its ids written as ours are: “qry3” and “QRY 3” both mean “qry-3”."""
    known = "|".join(begins)
    return re.sub(rf"\b({known})[\s_-]*(\d+)\b", r"\1-\2", text.casefold()) if known else text


def fields(rule: Rule) -> Fields:
    sentences = (rule.text, rule.ruling_text or "", rule.example or "")
    places = (f"{rule.id} {rule.title}", " ".join(rule.headings), " ".join(sentences))
    return Fields(*(searched(rule.game, place) for place in places))


def search(rules: Iterable[Rule], text: str) -> list[Rule]:
    """The rules in which every word begins some word, the best first."""
    rules = list(rules)
    named = with_ids(text, groups(rules))
    scored = [(_score(rule, telling(rule.game, named)), rule) for rule in rules]
    return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score]


def _score(rule: Rule, wanted: list[str]) -> int:
    """0 unless all words occur; what is itself a heading asks for all that stands under it."""
    if wanted and any(telling(rule.game, heading) == wanted for heading in rule.headings):
        return IS_HEADING
    found = fields(rule)
    scores = [_word_score(found, word) for word in wanted]
    return sum(scores) if all(scores) else 0


def _word_score(found: Fields, word: str) -> int:
    return sum(weight for weight, field in zip(WEIGHTS, found, strict=True) if f" {word}" in f" {field}")


def searched(game: str, text: str, numbers: bool = False) -> str:
    """The words of the text, the parts of those with a hyphen, and what else people call the same.

    A number after a hyphen stands alone only where it is asked for, as in the names of tiles.
    """
    words = words_of(text)
    parts = [
        part for word in words if "-" in word for part in word.split("-") if numbers or not part.isdecimal()
    ]
    joined = f" {' '.join(words)} "
    also = [
        synonym
        for group in _synonyms(game)
        if any(f" {member} " in joined for member in group)
        for synonym in group
        if " " not in synonym
    ]
    return " ".join(dict.fromkeys([*words, *parts, *also]))


def _synonyms(game: str) -> tuple[tuple[str, ...], ...]:
    return _groups(say(game, _SYNONYMS)) if has(game, _SYNONYMS) else ()


@cache
def _groups(message: str) -> tuple[tuple[str, ...], ...]:
    """Words and phrases that mean the same; a phrase leads to the words, but is not searched itself."""
    return tuple(
        tuple(" ".join(words_of(member)) for member in group.split(",")) for group in message.split(";")
    )
