"""Every sentence that the screen says is there, is said somewhere, and is kind."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import rajas_widgets

from rajas.ganges.board import AREAS
from rajas.words import keys, say

ROOT = Path(rajas_widgets.__file__).parent
FORBIDDEN = ("illegal", "invalid", "simply", "obviously", "just ", "remember that")


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py")))


@cache
def said() -> frozenset[str]:
    """The texts that are written out."""
    nodes = (node for tree in sources() for node in ast.walk(tree))
    return frozenset(str(node.value) for node in nodes if isinstance(node, ast.Constant))


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """What keys look like that are put together: the parts written out, and anything between them."""
    joined = (node for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    found = {"".join(_part(value) for value in node.values) for node in joined}
    return tuple(re.compile(pattern) for pattern in sorted(found) if re.search("[a-z]{3}", pattern))


def _part(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else "[A-Za-z0-9-]+"


def literal_keys() -> set[str]:
    """The first argument of every `tell` that is written out."""
    calls = (node for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if getattr(call.func, "id", "") == "tell" and call.args and isinstance(call.args[0], ast.Constant)
    }


def test_no_message_is_missing() -> None:
    assert sorted(literal_keys() - set(keys("screen"))) == []


def test_no_message_is_left_over() -> None:
    composed = ("story-",)  # by the kinds of the events
    left = [
        key
        for key in keys("screen")
        if key not in said().union(AREAS)
        and not key.startswith(composed)
        and not any(family.fullmatch(key) for family in families())
    ]
    assert left == []


def test_messages_are_kind() -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("messages/en/*.ftl")).casefold()
    assert [word for word in FORBIDDEN if word in texts] == []


def test_names_of_the_seats_are_said() -> None:
    assert [say("screen", "name", seat=seat) for seat in range(4)] == ["You", "Vikram", "Leela", "Meera"]
