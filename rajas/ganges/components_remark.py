"""A remark on something legal but odd about a component file."""

from typing import Any

from rajas.words import say


class Remark:
    """Something legal but odd about an entry."""

    def __init__(self, entry: str, key: str, **details: Any) -> None:
        self.entry = entry
        self.key = key
        self.details = details

    @property
    def reason(self) -> str:
        return say("ganges", self.key, **self.details)

    def __str__(self) -> str:
        return say("ganges", "components-error", entry=self.entry, reason=self.reason)
