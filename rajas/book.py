"""What a game's rulebook shows besides the rules: the game at a glance, and its printed figures."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

_BOOKS = {"ganges": "rajas.ganges.book"}


class Part(NamedTuple):
    """A few sentences under a title; more than one line are steps, in their order."""

    title: str
    lines: tuple[str, ...]


class Cell(NamedTuple):
    """A figure in words, and a drawing of it in SVG where one says more."""

    text: str
    drawing: str = ""


class Row(NamedTuple):
    """Figures that belong together, and the name of their origin."""

    cells: tuple[Cell, ...]
    origin: str


class FigureTable(NamedTuple):
    """A table of figures; the first column names the row."""

    title: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]


class Origin(NamedTuple):
    """Where a figure can come from: a mark to stand beside it, its word, and what that means."""

    mark: str
    word: str
    meaning: str


class Book(NamedTuple):
    """Everything that a game adds; nothing is fine, too."""

    overview: tuple[Part, ...] = ()
    figures_title: str = ""
    figures_intro: str = ""
    figures: tuple[FigureTable, ...] = ()
    variants_title: str = ""
    variant_figures: tuple[FigureTable, ...] = ()
    origins: Mapping[str, Origin] = {}


def book_of(game: Any) -> Book:
    """The game's own book, or an empty one."""
    module = _BOOKS.get(game.name)
    if module is None:
        return Book()
    book: Book = import_module(module).book(game)
    return book
