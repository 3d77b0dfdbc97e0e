"""The screen's own sentences: `messages/<language>/*.ftl` of this package."""

from __future__ import annotations

from functools import lru_cache

from rajas.words import say


@lru_cache(maxsize=8192)
def tell(key: str, **args: str | int) -> str:
    """A sentence of the screen. Scenes say the same ones again and again, so they are kept."""
    return say("screen", key, **args)
