"""Every sentence is there, is used, and asks for nothing that the code does not give."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rajas
from rajas.cli import _COMMANDS
from rajas.core.errors import RajasError
from rajas.core.game import Event
from rajas.core.rules import load_rules
from rajas.ganges import GANGES
from rajas.ganges.causes import ABOUT, PLAIN, causes
from rajas.ganges.due import Choice
from rajas.ganges.options import TRIES
from rajas.words import keys, register_messages, say

ROOT = Path(rajas.__file__).parent
register_messages("toy", "tests.toy_messages")
EVENT_ARGUMENTS = {"player", "amount", "sign", "size", "cause", "reason"}
# Options whose key is the word of their notation, and families whose members the tables of the code give.
WORDS = ("pass", "take", "decline")
FORBIDDEN = ("illegal", "invalid", "error", "simply", "obviously", "just ")


class Use(NamedTuple):
    """A message that the code says, with the arguments it gives, and where."""

    key: str
    arguments: frozenset[str]
    where: str


# Reading the source


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(ROOT.rglob("*.py"))
    )


def functions(tree: ast.AST) -> Iterator[ast.AST]:
    """Every function, and the module itself for what stands outside of them."""
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def calls(*names: str) -> Iterator[tuple[str, ast.AST, ast.Call]]:
    """Each call of a function or method with one of these names, once, with the function around it."""
    for file, tree in sources():
        seen: dict[ast.Call, ast.AST] = {}
        for scope in functions(tree):
            seen.update({node: scope for node in ast.walk(scope) if isinstance(node, ast.Call)})
        for call, scope in seen.items():
            if name_of(call.func) in names:
                yield f"{file}:{call.lineno}", scope, call


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts(value: ast.expr, scope: ast.AST) -> set[str]:
    """The texts that an expression can be: itself, either side of a condition, or what its name was given."""
    if isinstance(value, ast.Constant):
        return {value.value} if isinstance(value.value, str) else set()
    if isinstance(value, ast.IfExp):
        return texts(value.body, scope) | texts(value.orelse, scope)
    if isinstance(value, ast.Name):
        return {text for given in assigned(value.id, scope) for text in texts(given, scope)}
    return set()


def assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == name for target in node.targets):
            yield node.value
        if isinstance(node, ast.AnnAssign) and node.value and getattr(node.target, "id", "") == name:
            yield node.value


def arguments(call: ast.Call, scope: ast.AST) -> frozenset[str]:
    """The names of the keywords, those behind ** looked up where the dictionary is made."""
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            found.add(keyword.arg)
        else:
            found |= starred(keyword.value, scope)
    return frozenset(found)


def starred(value: ast.expr, scope: ast.AST) -> set[str]:
    """The keys of a dictionary written here, or of the one that the name was given."""
    if not isinstance(value, ast.Dict):
        given = assigned(value.id, scope) if isinstance(value, ast.Name) else ()
        return {
            key
            for dictionary in given
            if isinstance(dictionary, ast.Dict)
            for key in starred(dictionary, scope)
        }
    found: set[str] = set()
    for key, inner in zip(value.keys, value.values, strict=True):
        if key is None:
            found |= starred(inner, scope)
        elif isinstance(key, ast.Constant):
            found.add(str(key.value))
    return found


# What the code says


@cache
def refusals() -> tuple[Use, ...]:
    uses = [
        Use(f"refusal-{key}", arguments(call, scope), where)
        for where, scope, call in calls("refuse", "_plain")
        if len(call.args) > 1
        for key in texts(call.args[1], scope)
    ]
    return tuple(uses)


@cache
def events() -> tuple[Use, ...]:
    return tuple(
        Use(f"event-{kind.replace(' ', '-')}", frozenset(EVENT_ARGUMENTS | details(call)), where)
        for where, scope, call in calls("tell")
        for kind in texts(call.args[0], scope)
    )


def details(call: ast.Call) -> set[str]:
    return {f"d{number}" for number in range(len(call.args) - 3)}


@cache
def errors() -> tuple[Use, ...]:
    return tuple(
        Use(f"error-{key}", arguments(call, scope) | added, where)
        for where, scope, call in calls(*error_names(), "fail")
        # A piece of plain data knows its own path.
        for added in [{"path"} if name_of(call.func) == "fail" else set()]
        if call.args
        for key in texts(call.args[0], scope)
    )


@cache
def error_names() -> frozenset[str]:
    for module in walk_packages(rajas.__path__, "rajas."):
        import_module(module.name)
    todo: list[type[RajasError]] = [RajasError]
    names: set[str] = set()
    while todo:
        error = todo.pop()
        names.add(error.__name__)
        todo += error.__subclasses__()
    return frozenset(names)


@cache
def problems() -> tuple[Use, ...]:
    return tuple(
        Use(f"problem-{key}", frozenset({"where"} | numbers(call, scope)), where)
        for where, scope, call in calls("Problem", "_outside")
        if len(call.args) > 2
        for key in texts(call.args[2], scope)
    )


def numbers(call: ast.Call, scope: ast.AST) -> set[str]:
    """A problem's numbers stand in a dictionary; `_outside` makes its own."""
    if name_of(call.func) == "_outside":
        return {"value", "least", "most"}
    return starred(call.args[3], scope) if len(call.args) > 3 else set()


@cache
def options() -> tuple[Use, ...]:
    """The options' messages, of which wording.py gives the part behind the hyphen."""
    return tuple(
        Use(f"option-{key}", arguments(call, scope), where)
        for where, scope, call in calls("_option")
        for key in texts(call.args[0], scope)
    )


def caused() -> tuple[Use, ...]:
    """The messages for what brings events about, by the beginnings that the engine knows."""
    return tuple(
        Use(f"cause-{cause.replace(' ', '-')}", frozenset({"what"}), "causes") for cause in (*PLAIN, *ABOUT)
    )


def families() -> set[str]:
    """The keys that are put together from tables of the code."""
    found = {f"option-try-{name}" for name in TRIES} | {f"option-{word}" for word in WORDS}
    found |= {f"space-{area}" for area in GANGES.board(4).areas}
    found |= {f"decision-{kind.replace(' ', '-')}" for kind in decision_kinds()}
    for package in ("rajas.ganges", "rajas.ganges.variants"):
        for rule in load_rules("ganges", package).values():
            found |= {f"chapter-{rule.chapter}", f"group-{rule.group}"}
            found |= {f"rule-{rule.id}{part}" for part in ("", ".title", ".example", ".ruling")}
    return found


def decision_kinds() -> set[str]:
    error_names()
    todo, kinds = [Choice], set()
    while todo:
        choice = todo.pop()
        kinds |= {choice.kind} if "kind" in choice.__dict__ else set()
        todo += choice.__subclasses__()
    return kinds


def constants() -> set[str]:
    """Every text in the source, and every `cli-` key that the command line's own helper says."""
    found = {
        node.value
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return found | {f"cli-{text}" for text in found | {f"help-{command}" for command in _COMMANDS}}


def uses() -> tuple[Use, ...]:
    return (*refusals(), *events(), *errors(), *problems(), *options(), *caused())


# What the messages ask for


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def patterns() -> dict[str, ftl.Pattern]:
    """The pattern of every key in every English file."""
    found: dict[str, ftl.Pattern] = {}
    for path in sorted(ROOT.glob("*/messages/en/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found |= {entry.id.name: entry.value} if entry.value else {}
                found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def variables(key: str) -> set[str]:
    visitor = _Variables()
    visitor.visit(patterns()[key])
    return visitor.found.union(*(variables(other) for other in visitor.messages))


def test_the_scan_finds_what_is_there() -> None:
    assert len(refusals()) > 70
    assert len(events()) > 35
    assert len(errors()) > 30
    assert Use("refusal-cover-twice", frozenset({"cell"}), "") in [
        use._replace(where="") for use in refusals()
    ]


def test_no_message_is_missing() -> None:
    known = set(patterns())
    assert [use for use in uses() if use.key not in known] == []


def test_families_have_their_messages() -> None:
    optional = (".example", ".ruling")
    known = set(patterns())
    assert sorted(key for key in families() if key not in known and not key.endswith(optional)) == []


def test_no_message_is_left_over() -> None:
    used = {use.key for use in uses()} | families() | constants()
    assert [key for game in ("core", "ganges") for key in keys(game) if key not in used] == []


def test_no_message_asks_for_more_than_the_code_gives() -> None:
    wanting = [
        (use, sorted(missing))
        for use in uses()
        if use.key in patterns() and (missing := variables(use.key) - use.arguments)
    ]
    assert wanting == []


@pytest.mark.parametrize("number", [0, 1, 2, 3, 7])
def test_refusals_and_events_can_be_said(number: int) -> None:
    for use in (*refusals(), *events()):
        given = {name: sample(name, number) for name in use.arguments}
        assert say("ganges", use.key, **given).strip(), use


def sample(name: str, number: int) -> int | str:
    words = {
        "sign": "more",
        "cause": "river 7",
        "reason": "river 7",
        "colour": "orange",
        "space": "port-3",
        "cell": "2,3",
    }
    return words.get(name, number)


def test_every_cause_is_known_and_said_in_its_own_words() -> None:
    written = {
        cause
        for _, scope, call in calls("Why")
        if len(call.args) == 2
        for cause in texts(call.args[1], scope)
    }
    assert "raja man singh" in written
    assert written <= set(PLAIN)
    for cause in causes(GANGES.board(4)):
        assert Event("coins", 0, "TRK-1", cause).cause_text("ganges") == cause


def test_a_cause_without_a_message_speaks_for_itself() -> None:
    assert Event("moved", 0, "TOY-1", "the die").cause_text("toy") == "the die"


def test_refusals_are_kind() -> None:
    sentences = {
        key: source(key).casefold() for key in keys("ganges") if key.startswith(("refusal-", "option-"))
    }
    assert [key for key, text in sentences.items() if any(word in text for word in FORBIDDEN)] == []


def test_refusals_name_no_rule() -> None:
    ids = set(GANGES.rules)
    spoken = [key for key in keys("ganges") if key.startswith(("refusal-", "event-"))]
    assert [key for key in spoken if any(id in source(key) for id in ids)] == []


def source(key: str) -> str:
    """The words of a message, its variables left out."""
    words = [node.value for node in walk(patterns()[key]) if isinstance(node, ftl.TextElement)]
    return " ".join(words)


def walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from walk(part)
