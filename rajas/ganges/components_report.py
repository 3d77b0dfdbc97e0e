"""What there is to say about a component file: errors, oddities, differences from ours, provenance."""

import os
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rajas.ganges.components import Components, ComponentsError, NoSuchFile, examine, ours, read_text
from rajas.ganges.components_lines import Lines
from rajas.ganges.components_odd import mislabelled, unusual
from rajas.ganges.components_remark import Remark
from rajas.ganges.figures import PROVENANCES, entries
from rajas.ganges.tables import MOST_PROBLEMS
from rajas.words import say

__all__ = ["check_report", "differences", "unusual"]

GOOD, WRONG, UNREADABLE = 0, 1, 2
MOST_LINES = 20
MOST_NAMED = 3
# The key of an entry that an error is about, where its message does not say.
_KEYS = {
    "components-holds": "holds",
    "components-id": "id",
    "components-id-twice": "id",
    "components-tile-roads": "roads",
    "components-odd-origin": "provenance",
    "components-odd-price": "price",
    "components-odd-dear": "price",
    "components-odd-coins": "holds",
    "components-odd-market": "holds",
    "components-odd-holds": "holds",
}
_Finding = ComponentsError | Remark


def differences(old: Components, new: Components) -> Iterator[str]:
    """Each entry that is not the same in both, old and new."""
    before, after = dict(entries(old)), dict(entries(new))
    nothing = _say("components-nothing")
    for entry in before | after:
        was, now = before.get(entry, nothing), after.get(entry, nothing)
        if was != now:
            yield _say("components-changed", entry=entry, was=was, now=now)
    if before == after and old != new:
        yield _say("components-order")


def check_report(path: str | os.PathLike[str]) -> tuple[int, str]:
    """Exit code and text for `rajas components check FILE`."""
    try:
        text = read_text(path)
    except NoSuchFile as error:
        return UNREADABLE, str(error)
    except ComponentsError as error:
        return WRONG, "\n".join(_wrong([error], Lines("")))
    components, problems = examine(text)
    if components is None:
        return WRONG, "\n".join(_wrong(problems, Lines(text)))
    return GOOD, "\n".join(_good(components, Lines(text), os.fspath(path)))


def _wrong(problems: Sequence[ComponentsError], lines: Lines) -> list[str]:
    key = "components-report-wrong.many" if len(problems) == MOST_PROBLEMS else "components-report-wrong"
    return [
        _say(key, count=len(problems)),
        *_grouped(problems, lines),
        _say("components-report-mend"),
    ]


def _good(components: Components, lines: Lines, path: str) -> list[str]:
    odd = [*unusual(components), *mislabelled(components)]
    changed = list(differences(ours(), components))
    return [
        _say("components-report-unusual", count=len(odd)),
        *_grouped(odd, lines),
        _say("components-report-changed", count=len(changed)),
        *(f"  {line}" for line in changed),
        *_provenance_lines(components),
        _say("components-report-good", fingerprint=components.fingerprint),
        _say("components-report-steps"),
        _say("components-report-play", file=shlex.quote(path)),
    ]


def _grouped(findings: Iterable[_Finding], lines: Lines) -> list[str]:
    """One line for all that is equal, and no more lines than somebody reads."""
    groups: dict[tuple[str, str], list[_Finding]] = {}
    for finding in findings:
        groups.setdefault((_kind(finding.entry), finding.reason), []).append(finding)
    said = [f"  {_together(kind, reason, group, lines)}" for (kind, reason), group in groups.items()]
    if len(said) > MOST_LINES:
        said[MOST_LINES:] = [f"  {_say('components-report-more', count=len(said) - MOST_LINES)}"]
    return said


def _kind(entry: str) -> str:
    """What the entry is one of; other entries stand for themselves."""
    if entry.startswith(("tiles.", "tiles[")):
        return "tiles"
    return "yields" if entry.startswith(("province.basic", "province.navaratna")) else "entries"


def _together(kind: str, reason: str, group: Sequence[_Finding], lines: Lines) -> str:
    if len(group) == 1:
        return _say("components-error", entry=_placed(group[0], lines), reason=reason)
    places = ", ".join(_placed(finding, lines) for finding in group[:MOST_NAMED])
    more = max(len(group) - MOST_NAMED, 0)
    return _say("components-together", count=len(group), kind=kind, reason=reason, places=places, more=more)


def _placed(finding: _Finding, lines: Lines) -> str:
    """The entry, with its line where we know it."""
    key = str(finding.details.get("what", "")) or _KEYS.get(finding.key, "")
    line = lines.of(finding.entry, key)
    return finding.entry if line is None else _say("components-placed", entry=finding.entry, line=line)


def _provenance_lines(components: Components) -> list[str]:
    counts = Counter(components.provenance.values())
    origins = (_say("components-report-origin", origin=word, count=counts[word]) for word in PROVENANCES)
    return [_say("components-report-origins"), *(f"  {line}" for line in origins)]


def _say(key: str, **args: int | str) -> str:
    return say("ganges", key, **args)
