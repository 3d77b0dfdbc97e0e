"""No rule is lost: every id, in order, with its ruling, its chapter, and a text that can be read."""

from __future__ import annotations

import re

import pytest

from rajas.core.rules import Rule, load_rules
from rajas.words import keys

# Of each group how many rules there are, and which of them are rulings, wholly or in part.
BASIC: dict[str, tuple[int, set[int]]] = {
    "CMP": (5, set()),
    "SET": (12, {5}),
    "TRN": (10, {7, 8, 9, 10}),
    "COI": (2, set()),
    "DIE": (7, {4, 6, 7}),
    "QRY": (5, {3, 4, 5}),
    "PRV": (9, {7, 8, 9}),
    "INC": (4, {4}),
    "UPG": (4, {4}),
    "MKT": (5, {4}),
    "PAL": (10, {1, 5, 6, 10}),
    "MBD": (8, {5, 6, 7, 8}),
    "RIV": (20, {4, 6, 7, 11, 15}),
    "KAR": (5, {4, 5}),
    "WRK": (4, {4}),
    "TRK": (8, {2, 7, 8}),
    "RND": (2, set()),
    "END": (6, {1, 2, 4, 6}),
}
VARIANTS: dict[str, tuple[int, set[int]]] = {
    "NAV": (13, {4, 6, 7, 8, 10, 13}),
    "MIX": (2, set()),
    "GAN": (8, {2, 5, 8}),
}
CHAPTERS = {
    "setup": "CMP SET",
    "turn": "TRN RND",
    "tracks": "COI TRK",
    "dice": "DIE",
    "quarry": "QRY",
    "province": "PRV INC UPG",
    "market": "MKT",
    "palace": "PAL MBD",
    "river": "RIV",
    "karma": "KAR",
    "workers": "WRK",
    "endgame": "END",
    "variants": "NAV MIX GAN",
}
# The rulebooks work these out with numbers.
EXAMPLES = [
    "DIE-7",
    "QRY-3",
    "PRV-7",
    "INC-3",
    "MKT-5",
    "PAL-2",
    "PAL-3",
    "MBD-3",
    "RIV-3",
    "END-4",
    "NAV-7",
    "GAN-1",
]

BASIC_RULES = load_rules("ganges", "rajas.ganges")
ALL_RULES = load_rules("ganges", "rajas.ganges", "rules.toml", "variants/rules.toml")

every_rule = pytest.mark.parametrize("rule", ALL_RULES.values(), ids=lambda rule: rule.id)


def expected(groups: dict[str, tuple[int, set[int]]]) -> dict[str, bool]:
    return {
        f"{group}-{number}": number in rulings
        for group, (count, rulings) in groups.items()
        for number in range(1, count + 1)
    }


def test_the_basic_game_has_every_id_in_order() -> None:
    assert list(BASIC_RULES) == list(expected(BASIC))
    assert len(BASIC_RULES) == 126


def test_the_variants_follow() -> None:
    assert list(ALL_RULES) == list(expected(BASIC | VARIANTS))
    assert len(ALL_RULES) == 149


def test_rulings_are_ours_to_the_last() -> None:
    assert {id: rule.ruling for id, rule in ALL_RULES.items()} == expected(BASIC | VARIANTS)


def test_chapters_hold_their_groups() -> None:
    groups = {
        chapter: " ".join(dict.fromkeys(rule.group for rule in rules))
        for chapter, rules in ALL_RULES.chapters.items()
    }
    assert groups == CHAPTERS


def test_messages_and_list_agree() -> None:
    ids = {match[1] for key in keys("ganges") if (match := re.match(r"rule-([A-Z]{3}-\d+)", key))}
    assert ids == set(ALL_RULES)
    ruled = {key for key in keys("ganges") if key.startswith("rule-") and key.endswith(".ruling")}
    assert ruled == {f"rule-{id}.ruling" for id, rule in ALL_RULES.items() if rule.ruling}


def test_headings_are_written() -> None:
    assert {f"chapter-{chapter}" for chapter in CHAPTERS} <= set(keys("ganges"))
    assert {f"group-{group}" for group in BASIC | VARIANTS} <= set(keys("ganges"))


def test_worked_examples_are_kept() -> None:
    assert [id for id, rule in ALL_RULES.items() if rule.example] == EXAMPLES


@every_rule
def test_text_is_a_sentence_with_a_short_title(rule: Rule) -> None:
    assert 0 < len(rule.title) <= 40
    assert not rule.title.endswith(".")
    for text in filter(None, (rule.text, rule.ruling_text, rule.example)):
        assert re.fullmatch(r"[A-Z0-9“].*[.)]", text), text
        assert "  " not in text


@every_rule
def test_text_names_only_other_rules_that_exist(rule: Rule) -> None:
    texts = " ".join(filter(None, (rule.title, rule.text, rule.ruling_text, rule.example)))
    named = set(re.findall(r"\b[A-Z]{3}-\d+\b", texts))
    assert named <= set(ALL_RULES)
    assert rule.id not in named


@every_rule
def test_voice(rule: Rule) -> None:
    texts = " ".join(filter(None, (rule.text, rule.ruling_text, rule.example))).casefold()
    assert not re.search(r"\b(simply|obviously|remember|illegal|invalid|error)\b", texts)


@every_rule
def test_what_no_rulebook_says_is_a_ruling(rule: Rule) -> None:
    assert rule.sources or rule.ruling
