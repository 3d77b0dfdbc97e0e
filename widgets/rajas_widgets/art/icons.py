"""The sheet of symbols and prints (icons.svg): the same block wherever the same thing is meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

BOX = 48  # side of every symbol


@cache
def sheet() -> str:
    """The whole sheet, to be put into a page once; its symbols are named i-quarry, i-coin ..."""
    return files(__package__).joinpath("icons.svg").read_text(encoding="utf-8")


@cache
def symbols() -> Mapping[str, str]:
    """What each symbol consists of, by name, without "i-"."""
    return dict(re.findall(r'<symbol id="i-([^"]+)"[^>]*>(.*)</symbol>', sheet()))


@cache
def prints() -> Mapping[str, str]:
    """The patterns that repeat, whole, by name, without "pt-"."""
    return {name: whole for whole, name in re.findall(r'(<pattern id="pt-([^"]+)".*</pattern>)', sheet())}


def symbol(name: str) -> str:
    """One symbol whole, named i-<name>, for a page that needs only a few of them."""
    around = 'viewBox="0 0 48 48" overflow="visible" stroke-linecap="round" stroke-linejoin="round"'
    return f'<symbol id="i-{name}" {around}>{symbols()[name]}</symbol>'
