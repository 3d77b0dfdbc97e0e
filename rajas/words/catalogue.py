"""The messages of one game in one language: cut into messages at once, but parsed only when said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from rajas.words import BrokenMessage, MissingMessage

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

# Fluent indents all that belongs to a message, so a name in the first column always opens the next one.
_ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=(?P<body>.*(?:\n(?!-?[A-Za-z]).*)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """Which keys there are, and the sentence of each."""

    def __init__(self, game: str, package: str, language: str) -> None:
        self.name = f"{game}/{language}"
        self._language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for file in _message_files(package, language):
            self._read(file)
        self.keys: Mapping[str, None] = dict.fromkeys(self._all_keys())

    def format(self, key: str, args: Mapping[str, object]) -> str:
        """The sentence of a key that is there."""
        name, _, attribute = key.partition(".")
        text, errors = self._bundle.format_pattern(self._pattern(name, attribute), dict(args))
        if errors:
            raise MissingMessage(f"{self.name}: {key!r} cannot be said with {sorted(args)}: {errors[0]}")
        return str(text)

    def _pattern(self, name: str, attribute: str) -> Pattern:
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "keys lists a message only if it has a value"
        return pattern

    def _read(self, file: Traversable) -> None:
        text = _COMMENT.sub("", file.read_text(encoding="utf-8"))
        for entry in _ENTRY.finditer(text):
            if entry["id"] in self._sources:
                raise BrokenMessage(f"{self.name}: {file.name} defines {entry['id']!r} a second time")
            self._sources[entry["id"]] = entry[0]

    def _all_keys(self) -> Iterator[str]:
        for name, source in self._sources.items():
            if name.startswith("-"):
                continue
            value, *attributes = _ATTRIBUTE.split(source)
            if value.partition("=")[2].strip():
                yield name
            yield from (f"{name}.{attribute}" for attribute in attributes[::2])

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _parse(self, name: str) -> None:
        """Hand the message to Fluent, and first all that it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        self._parsed.add(name)
        source = self._sources[name]
        for reference in _REFERENCE.findall(source):
            self._parse(reference)
        self._bundle.add_resource(_resource(self.name, name, source))


def languages_of(package: str) -> tuple[str, ...]:
    """The languages that have a folder."""
    folder = _folder(package)
    return tuple(sorted(entry.name for entry in folder.iterdir())) if folder.is_dir() else ()


def _message_files(package: str, language: str) -> list[Traversable]:
    if language not in languages_of(package):
        return []
    found = [file for file in (_folder(package) / language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def _folder(package: str) -> Traversable:
    try:
        return files(package) / "messages"
    except ModuleNotFoundError as error:
        # A package that is there but lacks a dependency of its own is another matter.
        if error.name != package:
            raise
        raise MissingMessage(f"there is no package {package} to hold messages") from None


def _resource(catalogue: str, name: str, source: str) -> Resource:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenMessage(f"{catalogue}: {name!r} is no Fluent message: {entry.annotations[0].message}")
    return resource
