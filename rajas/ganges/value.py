"""Immutable records whose fields are slots: read and copied several times as fast as a named tuple's."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Self

_set = object.__setattr__


class Value:
    """Equal by its fields, and never changed: `changed` makes another one."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]]
    _content: ClassVar[attrgetter[Any]]

    def __init_subclass__(cls) -> None:
        if "fields" in cls.__dict__:
            cls._content = attrgetter(*cls.fields)

    @classmethod
    def of(cls, *values: Any, **more: Any) -> Self:
        """A new one of these values, by order or by name."""
        named = dict(zip(cls.fields, values, strict=False)) | more
        if sorted(named) != sorted(cls.fields) or len(values) + len(more) != len(cls.fields):
            raise TypeError(f"a {cls.__name__} has the fields {', '.join(cls.fields)}")
        new = cls()
        for name, value in named.items():
            _set(new, name, value)
        return new

    def changed(self, **changes: Any) -> Self:
        """The same but for these fields."""
        return self.of(**dict(zip(self.fields, self._content(self), strict=True)) | changes)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes; `changed` makes another one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes; `changed` makes another one")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(other) is type(self) and bool(self._content(self) == self._content(other))

    def __hash__(self) -> int:
        return hash(self._content(self))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({said})"
