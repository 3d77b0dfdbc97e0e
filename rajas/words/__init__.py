"""Every sentence that a person reads: Project Fluent messages, loaded when first asked for.

A game's messages lie in `messages/<language>/*.ftl` of its package, those of the engine and the command line
(game "core") in this one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from rajas.words.catalogue import Catalogue

__all__ = ["BrokenMessage", "MissingMessage", "has", "keys", "languages", "register_messages", "say"]

ENGLISH = "en"
_packages = {"core": "rajas.words"}


class MissingMessage(LookupError):
    """No such message, or an argument that it needs was not given."""

    def __str__(self) -> str:
        # A KeyError-like repr would hide the sentence, and asking Fluent for it could fail again.
        return " ".join(map(str, self.args))


class BrokenMessage(ValueError):
    """A message file that Fluent cannot read, or two files that both define a message."""


@overload
def say(game: str, key: str, /, *, language: str, **args: object) -> str: ...
@overload
def say(game: str, key: str, /, **args: object) -> str: ...
def say(game: str, key: str, /, *, language: Any = ENGLISH, **args: object) -> str:
    """The message in that language, in English where the language lacks it; the key may name an attribute."""
    for catalogue in _catalogues(game, language):
        if key in catalogue.keys:
            return catalogue.format(key, args)
    raise MissingMessage(f"{game}: there is no message {key!r}")


def has(game: str, key: str, /, *, language: str = ENGLISH) -> bool:
    """Whether `say` would find the message."""
    return any(key in catalogue.keys for catalogue in _catalogues(game, language))


def keys(game: str, /, *, language: str = ENGLISH) -> tuple[str, ...]:
    """Every key of that very language, attributes as `message.attribute`, in the order of the files."""
    return tuple(_catalogue(game, language).keys)


def languages(game: str, /) -> tuple[str, ...]:
    """The languages that the game has messages in, sorted."""
    from rajas.words.catalogue import languages_of

    return languages_of(_package(game))


def register_messages(game: str, package: str, /) -> None:
    """Say that a game's messages lie in that package rather than in `rajas.<game>`."""
    _packages[game] = package
    _catalogue.cache_clear()


def _package(game: str) -> str:
    return _packages.get(game, f"rajas.{game}")


def _catalogues(game: str, language: str) -> tuple[Catalogue, ...]:
    own = _catalogue(game, language)
    return (own,) if language == ENGLISH else (own, _catalogue(game, ENGLISH))


@cache
def _catalogue(game: str, language: str) -> Catalogue:
    from rajas.words.catalogue import Catalogue

    return Catalogue(game, _package(game), language)
