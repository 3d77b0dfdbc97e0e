"""A stand-in until the start form is here."""

from __future__ import annotations

from typing import Any

import ipywidgets


class Start:
    def __repr__(self) -> str:
        return "Rajas of the Ganges: choose players, variant, level and dice"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown = ipywidgets.HTML("<p class='rajas-start'>The table is being built.</p>")
        return {**shown._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def play() -> Start:
    return Start()
