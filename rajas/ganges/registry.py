"""The numbered rules of Rajas of the Ganges, those of the variants behind those of the basic game."""

from __future__ import annotations

from functools import cache

from rajas.core.rules import Rules, load_rules


@cache
def rules() -> Rules:
    return load_rules("ganges", "rajas.ganges", "rules.toml", "variants/rules.toml")
