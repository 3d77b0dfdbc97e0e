"""Records in files: read with care, written whole; what goes wrong is said in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rajas.core.errors import RajasError
from rajas.core.notation import LONGEST
from rajas.core.record import Record

STANDARD_INPUT = "-"


class FileTrouble(RajasError):
    """A file that cannot be read or written."""


def read_record(name: str) -> Record[Any]:
    """The record in the file, or on standard input for `-`."""
    return Record.read(_text(name))


def _text(name: str) -> str:
    # One sign more than a record may have is enough for the engine to say that it is too long.
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.read(LONGEST + 1)
        with Path(name).open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise FileTrouble("file-not-text", file=name) from None
    except (OSError, ValueError) as error:
        raise FileTrouble("file-unreadable", file=name, reason=_reason(error)) from None


def save(record: Record[Any], name: str) -> None:
    """Write the record's text."""
    write_text(name, record.text())


def write_text(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileTrouble("file-unwritable", file=name, reason=_reason(error)) from None


def check_place(name: str) -> None:
    """Before hours are played for it: could there be a file of that name?"""
    path = Path(name)
    if path.is_dir() or not path.parent.is_dir():
        raise FileTrouble("file-no-place", file=name)


def _reason(error: Exception) -> str:
    # A name with a null byte is a ValueError, which has no strerror.
    return getattr(error, "strerror", None) or str(error)
