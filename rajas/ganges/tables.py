"""Reading the tables of a component file: every value by its kind, every error with the entry it is in."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rajas.ganges.figures import PROVENANCES
from rajas.ganges.rewards import Reward, RewardError, Worker, parse
from rajas.words import say

LONGEST_WORDS = 200
MOST_PROBLEMS = 200
MISSING = object()


class ComponentsError(ValueError):
    """What is wrong with one entry of a component file; put into words when somebody reads it."""

    def __init__(self, entry: str, key: str, **details: Any) -> None:
        super().__init__(entry, key)
        self.entry = entry
        self.key = key
        self.details = details

    @property
    def reason(self) -> str:
        if "found" not in self.details:
            return say("ganges", self.key, **self.details)
        return say("ganges", self.key, **{**self.details, "found": shown(self.details["found"])})

    def __str__(self) -> str:
        return say("ganges", "components-error", entry=self.entry, reason=self.reason)


def shown(value: object) -> str:
    """A value of the file in a few characters, whatever it is."""
    if isinstance(value, str):
        return f'"{name_of(value)}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**12:
        # Longer numbers may be too long for Python to write at all.
        return say("ganges", "components-value-huge")
    if isinstance(value, dict):
        return say("ganges", "components-value-table")
    if isinstance(value, list):
        if len(value) <= 4 and not any(isinstance(item, list | dict) for item in value):
            return f"[{', '.join(map(shown, value))}]"
        return say("ganges", "components-value-list", count=len(value))
    return str(value)


def name_of(key: str, longest: int = 40) -> str:
    """A key or word of the file, shortened and printable."""
    short = key if len(key) <= longest else key[: longest - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in short)


class TooManyProblems(Exception):
    """Enough errors for one reading."""


class Findings:
    """Everything found in a file: its errors, and where each figure comes from."""

    def __init__(self) -> None:
        self.problems: list[ComponentsError] = []
        self.provenance: dict[str, str] = {}

    def wrong(self, entry: str, key: str, **details: Any) -> None:
        self.problems.append(ComponentsError(entry, key, **details))
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooManyProblems

    # Each of these gives a harmless value for a wrong one: reading goes on and finds the other errors.

    def whole(self, entry: str, what: str, value: object, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        if value is not MISSING:
            self.wrong(entry, "components-whole", what=what, low=low, high=high, found=value)
        return high

    def choice(self, entry: str, what: str, value: object, allowed: Iterable[str]) -> str:
        allowed = tuple(allowed)
        if isinstance(value, str) and value in allowed:
            return value
        if value is not MISSING:
            self.wrong(entry, "components-choice", what=what, allowed=", ".join(allowed), found=value)
        return allowed[0]

    def items(self, entry: str, what: str, value: object, low: int, high: int) -> Sequence[object]:
        if isinstance(value, list) and low <= len(value) <= high:
            return value
        if value is MISSING:
            return ()
        if not isinstance(value, list):
            self.wrong(entry, "components-list", what=what, found=value)
        elif low == high:
            self.wrong(entry, "components-count", what=what, needed=low, count=len(value))
        else:
            self.wrong(entry, "components-length", what=what, low=low, high=high, count=len(value))
        return ()

    def text(self, entry: str, what: str, value: object) -> str:
        if isinstance(value, str) and len(value) <= LONGEST_WORDS:
            return value
        if value is not MISSING:
            self.wrong(entry, "components-text", what=what, longest=LONGEST_WORDS, found=value)
        return ""

    def rewards(self, entry: str, what: str, value: object, *, on_track: bool = False) -> tuple[Reward, ...]:
        text = self.text(entry, what, value)
        if value is MISSING or text is not value:
            return ()
        try:
            rewards = parse(text)
        except RewardError as error:
            self.wrong(entry, error.key, **{name: _printable(part) for name, part in error.details.items()})
            return ()
        if Worker() in rewards and not on_track:
            self.wrong(entry, "components-worker-place")
        return rewards


def _printable(part: str | int) -> str | int:
    return part if isinstance(part, int) or part.isprintable() else name_of(part)


class Table:
    """One table of the file. Its figures are entries of their own, unless it is one entry of a list."""

    def __init__(self, findings: Findings, name: str, value: object, *, one_entry: bool = False) -> None:
        self.findings = findings
        self.name = name
        self.one_entry = one_entry
        self.sound = isinstance(value, dict)
        self.values: Mapping[str, object] = value if isinstance(value, dict) else {}
        self.known: dict[str, bool] = {}
        if not self.sound and value is not MISSING:
            findings.wrong(name, "components-table", found=value)

    def entry(self, key: str) -> str:
        return self.name if self.one_entry else ".".join(filter(None, (self.name, key)))

    def value(self, key: str, *, is_figure: bool = True) -> object:
        self.known[key] = is_figure
        found = self.values.get(key, MISSING)
        if found is MISSING and self.sound:
            self.findings.wrong(self.entry(key), "components-missing", what=key)
        return found

    def remark(self, key: str) -> object:
        """A value that is no figure and may be left out."""
        self.known[key] = False
        return self.values.get(key, MISSING)

    def table(self, key: str) -> "Table":
        return Table(self.findings, self.entry(key), self.value(key))

    def whole(self, key: str, low: int, high: int) -> int:
        return self.findings.whole(self.entry(key), key, self.value(key), low, high)

    def choice(self, key: str, allowed: Iterable[str]) -> str:
        return self.findings.choice(self.entry(key), key, self.value(key), allowed)

    def items(self, key: str, low: int, high: int) -> Sequence[object]:
        return self.findings.items(self.entry(key), key, self.value(key), low, high)

    def rewards(self, key: str) -> tuple[Reward, ...]:
        return self.findings.rewards(self.entry(key), key, self.value(key))

    def origin(self) -> str:
        """The provenance of an entry that carries its own."""
        word = self.choice("provenance", PROVENANCES)
        self.findings.provenance[self.name] = word
        return word

    def done(self) -> None:
        """Nothing else may stand in this table."""
        for key in self.values:
            if key not in self.known:
                entry = self.entry(name_of(key))
                allowed = ", ".join(sorted(self.known))
                self.findings.wrong(entry, "components-unknown", what=name_of(key), allowed=allowed)

    def done_with_origins(self) -> None:
        """Nothing else may stand in this table, and each of its figures has its provenance."""
        figures = [key for key, is_figure in self.known.items() if is_figure]
        origins = self.table("provenance")
        self.done()
        for key in figures:
            self.findings.provenance[f"{self.name}.{key}"] = origins.choice(key, PROVENANCES)
        origins.done()


def pair_of(value: object) -> tuple[int, int] | None:
    """Two whole numbers, if the value is a list of just them."""
    match value:
        case [int(first), int(second)] if type(first) is type(second) is int:
            return first, second
    return None


def number_of(key: str) -> int | None:
    """The number that a key of a table spells, if it is a plain one."""
    return int(key) if re.fullmatch(r"[1-9][0-9]{0,2}", key) else None
