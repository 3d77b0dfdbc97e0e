"""Nothing of a person's game is lost: it is written after every decision, or when the person leaves."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

from rajas.core.game import Decision
from rajas.core.record import Record
from rajas.terminal.files import FileTrouble, check_new, keep, save
from rajas.terminal.style import printable
from rajas.words import say

_COMMAND = "rajas"


class Keeper:
    """Writes one game to its file, or to a new one where none is named."""

    def __init__(
        self, record: Record[Any], name: str | None = None, seat: int = 0, components: str | None = None
    ) -> None:
        self._record = record
        self._name = name
        self._seat = seat
        self._components = components
        self._begun = record.here
        self._trouble = ""
        self._last = name
        self._saved = ""

    def begin(self) -> None:
        """From here on the person decides: a game with nothing of the person’s replaces no other."""
        self._begun = self._record.here

    @property
    def _untouched(self) -> bool:
        return self._record.here is self._begun and not self._begun.children

    def after_decision(self) -> str:
        """Write the file if there is one; what went wrong, the first time it does."""
        before, self._trouble = self._trouble, ""
        if self._name is not None and not self._untouched:
            try:
                save(self._record, self._name)
            except FileTrouble as trouble:
                self._trouble = str(trouble)
        return "" if self._trouble == before else self._trouble

    def leave(self) -> str:
        """Keep the game; a line that says where, or nothing where nothing is worth keeping."""
        name = self._name
        if self._untouched and (name is None or Path(name).exists()):
            return ""
        if name is not None:
            try:
                save(self._record, name)
            except FileTrouble as trouble:
                return f"{printable(str(trouble))}\n{self.saved(keep(self._record))}"
            return self.saved(name)
        if self._record.text() == self._saved:
            return ""
        return self.saved(keep(self._record))

    def save_as(self, name: str) -> str:
        """Where the game lies now; over another game than this one it is not written."""
        if self._name is None or Path(name).resolve() != Path(self._name).resolve():
            check_new(name, self._last)
        save(self._record, name)
        self._last, self._saved = name, self._record.text()
        return self.saved(name)

    def saved(self, name: str) -> str:
        """Where the game lies, and how to go on with it."""
        if not isinstance(self._record.pending, Decision):
            return say("core", "saved", file=printable(name))
        return say("core", "saved-unfinished", file=printable(name), command=printable(self._command(name)))

    def _command(self, name: str) -> str:
        words = [_started_as(), "game", "--interactive", "--from", name]
        words += ["--seat", str(self._seat + 1)] if self._seat else []
        words += ["--components", self._components] if self._components else []
        return shlex.join(words)


def _started_as() -> str:
    """The command as it can be typed again: by its path, unless its name alone finds it."""
    typed = sys.argv[0] if sys.argv else ""
    if Path(typed).stem != _COMMAND:
        return _COMMAND
    found = shutil.which(_COMMAND)
    return _COMMAND if found and Path(found).resolve() == Path(typed).resolve() else typed
