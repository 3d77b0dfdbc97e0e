"""The printed figures: ours, or those of a learner's own component file."""

import os
import re
import tomllib
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from rajas.ganges.components_file import read
from rajas.ganges.figures import BorderYield, Components, Market, Tile, fingerprint
from rajas.ganges.tables import ComponentsError, Findings, Table, TooManyProblems, name_of

__all__ = [
    "BorderYield",
    "Components",
    "ComponentsError",
    "Market",
    "NoSuchFile",
    "Tile",
    "examine",
    "load",
    "load_file",
    "our_text",
    "ours",
    "problems_of",
    "read_text",
]

LARGEST_FILE = 1_000_000
# tomllib takes quadratic time for keys of very many parts; shorter lines keep it within a second or so.
MOST_LINES = 20_000
LONGEST_LINE = 500


class NoSuchFile(ComponentsError):
    """There is nothing at this place that could be read as a component file."""


@lru_cache(maxsize=1)
def ours() -> Components:
    """The figures that come with the tutor."""
    return load(our_text())


def our_text() -> str:
    """Our component file, for somebody to start from."""
    return files("rajas.ganges").joinpath("components.toml").read_text(encoding="utf-8")


def load(text: str) -> Components:
    """The figures of a component file; its first error is raised."""
    components, problems = examine(text)
    if components is None:
        raise problems[0]
    return components


def load_file(path: str | os.PathLike[str]) -> Components:
    return load(read_text(path))


def problems_of(text: str) -> list[ComponentsError]:
    """Everything that is wrong with a component file, or the first many of it."""
    return examine(text)[1]


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a component file, no longer than one may be."""
    name = name_of(os.fspath(path))
    try:
        _check_kind(name, Path(path))
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise NoSuchFile(name, "components-file-unreadable", detail=error.strerror or "") from None
    if len(content) > LARGEST_FILE:
        raise ComponentsError(name, "components-file-large", most=LARGEST_FILE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ComponentsError(name, "components-file-encoding", line=line) from None


def _check_kind(name: str, place: Path) -> None:
    """Only plain files: a pipe would be waited for, and a device never ends."""
    if place.is_dir():
        raise NoSuchFile(name, "components-file-folder")
    if not place.exists():
        raise NoSuchFile(name, "components-file-none")
    if not place.is_file():
        raise NoSuchFile(name, "components-file-special")


def examine(text: str) -> tuple[Components | None, list[ComponentsError]]:
    """The figures, if nothing is wrong, and everything that is."""
    findings = Findings()
    try:
        components = read(Table(findings, "", _parsed(text)))
    except ComponentsError as error:
        return None, [error]
    except TooManyProblems:
        return None, findings.problems
    if findings.problems:
        return None, findings.problems
    return replace(components, fingerprint=fingerprint(components)), []


def _parsed(text: str) -> dict[str, object]:
    _check_size(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentsError("file", "components-file-deep") from None
    except ValueError as error:
        raise _syntax_error(text, str(error)) from None


def _check_size(text: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise ComponentsError("file", "components-file-encoding", line=line) from None
    if size > LARGEST_FILE:
        raise ComponentsError("file", "components-file-large", most=LARGEST_FILE)
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise ComponentsError("file", "components-file-lines", most=MOST_LINES, count=len(lines))
    for number, content in enumerate(lines, 1):
        if len(content) > LONGEST_LINE:
            raise ComponentsError("file", "components-file-line", line=number, most=LONGEST_LINE)


def _syntax_error(text: str, message: str) -> ComponentsError:
    detail, _, place = message.rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    line = int(found[1]) if found else text.count("\n") + 1
    return ComponentsError("file", "components-file-syntax", line=line, detail=name_of(detail, 100))
