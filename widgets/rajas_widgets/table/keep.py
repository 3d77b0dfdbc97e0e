"""The running game as the browser keeps it: the record's text, and who plays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rajas.core import Record, read
from rajas.core.errors import RajasError
from rajas.core.packed import pack, unpack

KEY = "game"
MOST = 200_000  # characters; above that the tried branches stay behind
_VERSION = 1


@dataclass(frozen=True, slots=True)
class Kept:
    """A game to go on with."""

    record: Record[Any]
    names: tuple[str, ...]
    levels: tuple[str, ...]  # of each seat; "" for a person


def kept(record: Record[Any], names: Sequence[str], levels: Sequence[str]) -> str:
    """What goes into the browser's storage."""
    text = record.text()
    game = {"text": text} if len(text) <= MOST else {"packed": pack(record)}
    return json.dumps({"version": _VERSION, "names": [*names], "levels": [*levels], **game})


def found(stored: str) -> Kept | None:
    """The game that was kept, or nothing where that cannot be read any more."""
    try:
        data = json.loads(stored)
        names, levels = tuple(map(str, data["names"])), tuple(map(str, data["levels"]))
        record = read(data["text"]) if "text" in data else unpack(data["packed"])
    except (ValueError, KeyError, TypeError, RajasError):
        return None
    return Kept(record, names, levels) if len(names) == len(levels) else None
