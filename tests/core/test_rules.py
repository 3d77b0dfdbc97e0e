"""The registry of rules: reading, looking up, searching, and what it says about a bad list."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rajas import words
from rajas.book import Part
from rajas.core.rules import Rule, Rules, RulesError, load_rules
from rajas.terminal.rules import show_rules
from rajas.terminal.style import Style, columns, wrapped
from rajas.words import MissingMessage, register_messages

PACKAGE = "toy_rules_of_this_test"
LIST = """\
[AAA]
chapter = "first"
sources = ["Polish ‘Karma’"]
AAA-1 = {}
AAA-2 = { ruling = true, sources = [] }

[BBB]
chapter = "second"
BBB-1 = { sources = ["English rules", "Japanese ‘各ラウンドの概要各ラウンドの概要’"] }

[CCC]
chapter = "first"
CCC-10 = {}
"""
MESSAGES = """\
chapter-first = The first chapter
chapter-second = The second
chapter-sinking = Sinking slowly
rule-EEE-1 = Glug.
    .title = Down
search-synonyms = boat, boats, ship; is long, stream
search-stopwords = how, is, the, to
rule-AAA-1 = Throw a coin
    into the river.
    .title = Coins
    .example = You throw 1 coin.
rule-AAA-2 = A boat floats.
    .title = Boats
    .ruling = The river is wet.
rule-BBB-1 = The river is long (AAA-1).
    .title = River
rule-CCC-10 = Boats sink.
    .title = Sinking
"""

Write = Callable[..., Rules]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Rules of a toy game from the text of one or several files."""
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / PACKAGE
    (folder / "messages" / "en").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "messages" / "en" / "toy.ftl").write_text(MESSAGES, encoding="utf-8")
    register_messages("scratch", PACKAGE)

    def make(*texts: str) -> Rules:
        names = [f"rules{number}.toml" for number in range(len(texts))]
        for name, text in zip(names, texts, strict=True):
            (folder / name).write_text(text, encoding="utf-8")
        return load_rules("scratch", PACKAGE, *names)

    yield make
    words._packages.pop("scratch", None)
    words._catalogue.cache_clear()
    sys.modules.pop(PACKAGE, None)


@pytest.fixture
def rules(write: Write) -> Rules:
    return write(LIST)


def ids(found: list[Rule]) -> list[str]:
    return [rule.id for rule in found]


def test_mapping_in_the_order_of_the_file(rules: Rules) -> None:
    assert list(rules) == ["AAA-1", "AAA-2", "BBB-1", "CCC-10"]
    assert len(rules) == 4
    assert rules["BBB-1"].chapter == "second"
    assert "AAA-3" not in rules
    with pytest.raises(KeyError):
        rules["AAA-3"]


def test_sources_are_the_group_s_unless_a_rule_has_its_own(rules: Rules) -> None:
    assert rules["AAA-1"].sources == ("Polish ‘Karma’",)
    assert rules["AAA-2"].sources == ()
    assert rules["CCC-10"].sources == ()


def test_texts(rules: Rules) -> None:
    first, second = rules["AAA-1"], rules["AAA-2"]
    assert (first.title, first.text, first.group) == ("Coins", "Throw a coin into the river.", "AAA")
    assert (first.ruling, first.ruling_text, first.example) == (False, None, "You throw 1 coin.")
    assert (second.ruling, second.ruling_text, second.example) == (True, "The river is wet.", None)


def test_text_that_nobody_wrote_is_an_error(write: Write) -> None:
    rules = write('[DDD]\nchapter = "first"\nDDD-1 = {}\n')
    with pytest.raises(MissingMessage, match="rule-DDD-1"):
        _ = rules["DDD-1"].text


def test_chapters_gather_their_groups(rules: Rules) -> None:
    assert {name: ids(members) for name, members in rules.chapters.items()} == {
        "first": ["AAA-1", "AAA-2", "CCC-10"],
        "second": ["BBB-1"],
    }


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("AAA-2", ["AAA-2"]),
        (" aaa-2 ", ["AAA-2"]),
        ("aaa", ["AAA-1", "AAA-2"]),
        ("First", ["AAA-1", "AAA-2", "CCC-10"]),
        ("the FIRST chapter", ["AAA-1", "AAA-2", "CCC-10"]),
        ("the sec", ["BBB-1"]),
        ("the", ["AAA-1", "AAA-2", "BBB-1", "CCC-10"]),
        ("chapter", []),
        ("AA", []),
        ("", []),
    ],
)
def test_find(rules: Rules, name: str, expected: list[str]) -> None:
    assert ids(rules.find(name)) == expected


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ("river", ["BBB-1", "AAA-1", "AAA-2"]),
        ("RIVER coin", ["AAA-1"]),
        ("aaa-1", ["AAA-1", "BBB-1"]),
        ("boat", ["AAA-2", "CCC-10"]),
        ("second", ["BBB-1"]),
        ("the first chapter", ["AAA-1", "AAA-2", "CCC-10"]),
        ("coin, throw!", ["AAA-1"]),
        ("how to throw the coin", ["AAA-1"]),
        ("first chapter", ["AAA-1", "AAA-2", "CCC-10"]),
        ("aaa2", ["AAA-2"]),
        ("AAA 2", ["AAA-2"]),
        ("bbb_1", ["BBB-1"]),
        ("how to", []),
        ("oat", []),
        ("polish", []),
        ("karma", []),
        ("elephant", []),
        ("river elephant", []),
        ("  ", []),
    ],
)
def test_search_puts_the_best_first(rules: Rules, search: str, expected: list[str]) -> None:
    assert ids(rules.search(search)) == expected


def test_title_before_heading_before_text(write: Write) -> None:
    found = write(LIST, '[EEE]\nchapter = "sinking"\nEEE-1 = {}\n').search("sink")
    assert ids(found) == ["CCC-10", "EEE-1"]
    assert ids(write(LIST).search("boats")) == ["AAA-2", "CCC-10"]


def test_other_words_for_the_same_are_found(rules: Rules) -> None:
    assert ids(rules.search("ship")) == ["AAA-2", "CCC-10"]
    assert ids(rules.search("stream")) == ["BBB-1"]


def test_nearest(rules: Rules) -> None:
    assert rules.nearest("aab-2")[0] == "AAA-2"
    assert rules.nearest("BBB1") == ["BBB-1"]
    assert rules.nearest("elephant") == []


def test_several_files_follow_each_other(write: Write) -> None:
    more = '[DDD]\nchapter = "third"\nDDD-1 = {}\n'
    assert list(write(LIST, more))[-2:] == ["CCC-10", "DDD-1"]


def test_nothing_is_read_before_it_is_asked_for() -> None:
    rules = load_rules("nowhere", "no_such_package_anywhere")
    with pytest.raises(ModuleNotFoundError):
        len(rules)


def test_missing_file() -> None:
    with pytest.raises(RulesError, match=r"rajas\.core has no file rules\.toml"):
        len(load_rules("core", "rajas.core"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[AAA", "rules0.toml is not TOML"),
        ("AAA = 3", r"\[AAA\] must be a table with a chapter"),
        ("[AAA]\nAAA-1 = {}", r"\[AAA\] must be a table with a chapter"),
        ('[AAA]\nchapter = "a"\nAAB-1 = {}', "every rule is called AAA- and a number, not AAB-1"),
        ('[AAA]\nchapter = "a"\nAAA-x = {}', "every rule is called AAA- and a number, not AAA-x"),
        ('[AAA]\nchapter = "a"\nAAA-1 = 3', r"AAA-1 must be a table, such as { ruling = true } or {}"),
        ('[AAA]\nchapter = "a"\nAAA-1 = { rulling = true }', "AAA-1 has an entry “rulling”"),
        ('[AAA]\nchapter = "a"\nAAA-1 = { sources = "Polish" }', "sources of AAA-1 must be a list of texts"),
        ('[AAA]\nchapter = "a"\nAAA-1 = { sources = [3] }', "sources of AAA-1 must be a list of texts"),
        (
            '[AAA]\nchapter = "a"\nAAA-1 = { ruling = "yes" }',
            "ruling of AAA-1 must be true or false, not yes",
        ),
    ],
)
def test_a_bad_list_is_named(write: Write, text: str, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        len(write(text))


def test_a_rule_listed_twice(write: Write) -> None:
    with pytest.raises(RulesError, match=r"rules1\.toml: AAA-1 is already listed"):
        len(write(LIST, LIST))


def test_terminal_lists_all(rules: Rules) -> None:
    code, text = show_rules(rules)
    assert code == 0
    assert text.startswith(
        "The first chapter\nAAA-1   Coins\nAAA-2   Boats ⚖\nCCC-10  Sinking\n\nThe second\n"
    )
    assert "4 rules." in text


def test_terminal_opens_with_an_overview(rules: Rules) -> None:
    parts = [Part("The aim", ("Float (AAA-2).",)), Part("A turn", ("Throw a coin, far away.", "Swim."))]
    text = show_rules(rules, width=24, overview=parts)[1]
    assert text.startswith(
        "The aim\nFloat (AAA-2).\n\nA turn\n1. Throw a coin, far\n   away.\n2. Swim.\n\nThe first chapter\n"
    )


def test_terminal_shows_one_rule(rules: Rules) -> None:
    assert show_rules(rules, "aaa-2") == (
        0,
        "AAA-2   Boats ⚖\n"
        "        A boat floats.\n"
        "        ⚖ Our table plays it so. The river is wet.\n"
        "        In none of the rulebooks.",
    )
    code, text = show_rules(rules, "AAA-1")
    assert code == 0
    assert "        For example: You throw 1 coin.\n        From: Polish ‘Karma’" in text


def test_terminal_names_sources_only_when_asked(rules: Rules) -> None:
    assert "From: " not in show_rules(rules, "AAA")[1]
    assert "From: " not in show_rules(rules, search="river")[1]
    assert "From: Polish ‘Karma’" in show_rules(rules, "AAA", sources=True)[1]
    assert "In none of the rulebooks." in show_rules(rules, "AAA", sources=True)[1]


def test_terminal_shows_several_rules(rules: Rules) -> None:
    code, text = show_rules(rules, "bbb-1 AAA-1")
    assert code == 0
    assert text.index("BBB-1") < text.index("AAA-1 ")
    assert show_rules(rules, "bbb-1 elephant")[0] == 2


def test_terminal_shows_a_group_and_a_search(rules: Rules) -> None:
    code, text = show_rules(rules, "AAA")
    assert code == 0
    assert "AAA-1 " in text
    assert "AAA-2 " in text
    assert show_rules(rules, search="sink")[1].endswith("\n\n1 rule has “sink”.")
    assert show_rules(rules, search="river")[1].endswith("\n\n3 rules have “river”.")
    within = show_rules(rules, "AAA", "river")[1]
    assert "BBB-1 " not in within
    assert within.endswith("\n\n2 rules in “AAA” have “river”.")


def test_terminal_says_what_it_does_not_find(rules: Rules) -> None:
    assert show_rules(rules, search="elephant") == (1, "No rule has all the words of “elephant”.")
    assert show_rules(rules, "BBB", "boat")[1] == "No rule in “BBB” has all the words of “boat”."
    code, text = show_rules(rules, "aab-2")
    assert code == 2
    assert text.startswith("There is no rule “aab-2”. Perhaps one of these:\nAAA-2   Boats ⚖")
    assert show_rules(rules, "elephant", width=300) == (
        2,
        "There is no rule, group or chapter “elephant”. The chapters are: The first chapter, The second. "
        "To look for words: rajas rules --search elephant",
    )
    assert "\x1b" not in show_rules(rules, "\x1b[31mred")[1]


@pytest.mark.parametrize("width", [30, 50, 120])
def test_terminal_keeps_to_its_width(rules: Rules, width: int) -> None:
    text = show_rules(rules, width=width)[1] + "\n" + show_rules(rules, "AAA", width=width)[1]
    assert max(map(columns, text.splitlines())) <= width


def test_terminal_colours_only_when_asked(rules: Rules) -> None:
    plain, coloured = show_rules(rules, "AAA")[1], show_rules(rules, "AAA", style=Style(colour=True))[1]
    assert "\x1b" not in plain
    assert coloured.startswith("\x1b[1;31mAAA-1\x1b[0m   \x1b[1mCoins\x1b[0m\n")


def test_wide_signs_take_two_columns() -> None:
    assert columns("港 a") == 4
    assert wrapped(f"{'港' * 6} {'港' * 6} aa", 24) == ["港" * 6, f"{'港' * 6} aa"]
    assert wrapped(f"{'a' * 30} b", 24) == ["a" * 30, "b"]
