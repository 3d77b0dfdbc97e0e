"""The screen of Rajas: scenes, painters, overlay and bridge, the table. Holds no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rajas.words import register_messages

if TYPE_CHECKING:
    from rajas_widgets.table.start import play

__all__ = ["play"]

register_messages("screen", "rajas_widgets")


def __getattr__(name: str) -> Any:
    """What a notebook asks for, loaded only then: scenes are to be had without a widget."""
    if name == "play":
        from rajas_widgets.table.start import play

        return play
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
