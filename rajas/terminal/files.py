"""Records in files: read with care, written whole; what goes wrong is said in one sentence."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from rajas.core.errors import NotationError, RajasError
from rajas.core.game import Game
from rajas.core.notation import LONGEST
from rajas.core.record import Record
from rajas.core.register import game, games

STANDARD_INPUT = "-"
_BEGINNING = 1_000
_KEPT, _MOST_KEPT = "rajas-game", 1000


class FileTrouble(RajasError):
    """A file that cannot be read or written."""


class Replaces(NamedTuple):
    """Which files a new one may be written over: those of its kind, known by how they begin, or none."""

    kind: str
    begins: str | None = None


NOTHING = Replaces("nothing")
GAMES = Replaces("game", "rajas ")


# Reading


def read_record(name: str, played: Game[Any] | None = None) -> Record[Any]:
    """The record in the file, or on standard input for `-`; what is wrong is said with file and line."""
    text = _text(name)
    try:
        return Record.read(text, played)
    except NotationError as error:
        raise _trouble(name, text.split("\n"), error) from None


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


def _trouble(name: str, lines: list[str], error: NotationError) -> FileTrouble:
    if error.key == "no-head" and lines[0].startswith(tuple(game(known).title for known in games())):
        return FileTrouble("file-is-log", file=name)
    if error.key == "other-components":
        return FileTrouble("file-other-components", file=name)
    number = error.details.get("number", 1 if error.key == "no-head" else None)
    if not isinstance(number, int):
        return FileTrouble("file-record", file=name, reason=error)
    line = lines[number - 1].strip()[:60] if number <= len(lines) else ""
    return FileTrouble(
        "file-line", file=name, number=str(number), line=line, reason=error.details.get("reason", error)
    )


# Writing


def save(record: Record[Any], name: str) -> None:
    """Write the record's text over nothing but another record."""
    write_text(name, record.text(), GAMES)


def check_new(name: str, own: str | None = None) -> None:
    """Before a game is saved there: no other game may be lost, only an older state of its own."""
    check_place(name, GAMES)
    path = Path(name).resolve()
    if path.is_file() and path.stat().st_size and (own is None or path != Path(own).resolve()):
        raise FileTrouble("file-there", file=name, kind="other-game")


def write_text(name: str, text: str, replaces: Replaces) -> None:
    """The whole text or none of it: a file that is there stays as it was until the new one is complete."""
    check_place(name, replaces)
    try:
        path = Path(name).resolve()
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path, text)
    except (OSError, ValueError) as error:
        raise FileTrouble("file-unwritable", file=name, reason=_reason(error)) from None


def _replace(path: Path, text: str) -> None:
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
    handle, draft = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(draft, mode)
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_place(name: str, replaces: Replaces) -> None:
    """Before hours are played for it: could a file be written there, and would nothing else be lost?"""
    try:
        path = Path(name).resolve()
        if path.is_dir() or not path.parent.is_dir():
            raise FileTrouble("file-no-place", file=name)
        if path.exists() and not path.is_file():
            return
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise FileTrouble("file-unwritable", file=name, reason=os.strerror(errno.EACCES))
        if path.exists() and not _may_go(path, replaces):
            raise FileTrouble("file-there", file=name, kind=replaces.kind)
    except (OSError, ValueError) as error:
        raise FileTrouble("file-unwritable", file=name, reason=_reason(error)) from None


def _may_go(path: Path, replaces: Replaces) -> bool:
    if replaces.begins is None:
        return False
    with path.open("rb") as file:
        beginning = file.read(_BEGINNING)
    return not beginning or re.match(replaces.begins.encode(), beginning, re.DOTALL) is not None


def keep(record: Record[Any]) -> str:
    """Write the record to a new file here, or where files may lie for a while; the name of that file."""
    for folder in (Path(), Path(tempfile.gettempdir())):
        for number in range(1, _MOST_KEPT):
            path = folder / (f"{_KEPT}.rajas" if number == 1 else f"{_KEPT}-{number}.rajas")
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(record.text())
            except FileExistsError:
                continue
            except OSError:
                _forget(path)
                break
            return str(path)
    raise FileTrouble("file-not-kept")


def _forget(path: Path) -> None:
    """Leave no empty file behind where a full disk took none of the text."""
    with contextlib.suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def _reason(error: Exception) -> str:
    # A name with a null byte is a ValueError, which has no strerror.
    return getattr(error, "strerror", None) or str(error)
