"""Every rule of the basic game is proved by a test that carries its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rajas.core.rules import load_rules
from rajas.ganges import GANGES

TESTS = Path(__file__).parent
WORKED_EXAMPLES = ("QRY-3", "PRV-7", "INC-3", "MKT-5", "PAL-2", "PAL-3", "MBD-3", "RIV-3", "END-4")


def marked(file: Path) -> Iterator[str]:
    """The ids that the tests of this file carry: the words in @pytest.mark.rule(...)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


PROVED = {file.name: set(marked(file)) for file in sorted(TESTS.rglob("test_*.py"))}


@pytest.mark.parametrize("rule", GANGES.rules)
def test_a_rule_is_proved(rule: str) -> None:
    assert any(rule in ids for ids in PROVED.values()), f"no test carries {rule}"


def test_tests_carry_only_rules_of_the_registry() -> None:
    known = load_rules("ganges", "rajas.ganges", "rules.toml", "variants/rules.toml")
    assert set().union(*PROVED.values()) <= set(known)


def test_the_worked_examples_stand_together() -> None:
    assert PROVED["test_examples.py"] >= set(WORKED_EXAMPLES)
