"""The answer beside the thing touched: why not, with the numbers, and a way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rajas.core import Game, Record, Refusal
from rajas_widgets.table.report import report
from rajas_widgets.wire import WireBubble, WireLine, WireRule
from rajas_widgets.words import tell

_MOST_LINES = 2


def refused(
    record: Record[Any], at: str, attempt: str, refusals: Sequence[tuple[Refusal, str]], way_out: str
) -> WireBubble:
    """The first refusals in words, and what would help. A rule that adds no words stands beside the last."""
    lines: list[WireLine] = []
    for refusal, words in refusals:
        if words and len(lines) < _MOST_LINES:
            lines.append(WireLine(text=words, rule=refusal.rule))
        elif not words:
            lines[-1]["rule"] += f" {refusal.rule}"
    if way_out:
        lines.append(WireLine(text=way_out, rule=""))
    rules = dict.fromkeys(refusal.rule for refusal, _ in refusals)
    return WireBubble(at=at, title=attempt, lines=lines, report=report(record, at, rules))


def said(record: Record[Any], at: str, words: str) -> WireBubble:
    """Something to know about the thing touched."""
    return WireBubble(at=at, title="", lines=[WireLine(text=words, rule="")], report=report(record, at))


def trouble(record: Record[Any], at: str, error: Exception) -> WireBubble:
    """Something of ours went wrong: the game goes on where it was."""
    name = type(error).__name__
    lines = [WireLine(text=tell("table-trouble"), rule=""), WireLine(text=f"{name}: {error}"[:200], rule="")]
    return WireBubble(at=at, title="", lines=lines, report=report(record, at, [f"{name}: {error}"]))


def rule_sheet(game: Game[Any], id: str) -> WireRule | None:
    """The rule that a line opened, if there is one of that id."""
    rule = game.rules.get(id)
    if rule is None:
        return None
    words = " ".join(filter(None, [rule.text, rule.example]))
    source = rule.ruling_text or ", ".join(rule.sources)
    return WireRule(id=id, title=rule.title, text=words, source=source, ruling=rule.ruling)
