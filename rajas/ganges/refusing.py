"""How a refusal is made: the rule, the message's key, and the numbers."""

from __future__ import annotations

from rajas.core.game import Refusal

Numbers = dict[str, int | str]
LEGAL: tuple[Refusal, ...] = ()


def refuse(rule: str, key: str, **numbers: int | str) -> Refusal:
    return Refusal(rule, key, numbers)
