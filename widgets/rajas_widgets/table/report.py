"""What "Report" copies for a letter to us: what was pressed, the game so far, and which Rajas it was."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from rajas.core import Record
from rajas.core.errors import RajasError
from rajas.core.packed import pack
from rajas_widgets.words import tell


def report(record: Record[Any], at: str, about: Iterable[str] = ()) -> str:
    """One line a fact; whoever reads it can open the game where it stood."""
    lines = {
        "report-version": f"{record.game.name} {record.game.version}, rajas {_version()}",
        "report-pressed": at,
        "report-about": ", ".join(about),
        "report-game": _game(record),
    }
    return "\n".join(f"{tell(key)} {value}" for key, value in lines.items() if value)


def _version() -> str:
    try:
        return version("rajas")
    except PackageNotFoundError:  # straight from the sources
        return "-"


def _game(record: Record[Any]) -> str:
    try:
        return pack(record)
    except RajasError:
        return record.text()
