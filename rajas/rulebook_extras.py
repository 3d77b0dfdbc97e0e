"""What stands around the rules on their page: the game at a glance, and the printed figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape

from rajas.book import Book, Cell, FigureTable, Origin, Part, Row
from rajas.core.search import searched
from rajas.words import say

FIGURES = "figures"
VARIANTS = "variants"
Link = Callable[[str], str]


def overview_section(book: Book, link: Link) -> str:
    """The game at a glance; the link turns the ids in a sentence into links."""
    if not book.overview:
        return ""
    parts = "".join(_part(part, link) for part in book.overview)
    label = escape(say("core", "rulebook-overview"))
    return f'<section class="overview extra" aria-label="{label}">{parts}</section>'


def _part(part: Part, link: Link) -> str:
    if len(part.lines) == 1:
        return f"<div><h2>{escape(part.title)}</h2><p>{link(part.lines[0])}</p></div>"
    lines = "".join(f"<li>{link(line)}</li>" for line in part.lines)
    return f"<div><h2>{escape(part.title)}</h2><ol>{lines}</ol></div>"


def figures_section(game: str, book: Book, dye: str) -> str:
    """Every printed figure, with a mark of where it comes from; those of the variants come last."""
    if not book.figures:
        return ""
    basic = _tables(game, FIGURES, 3, book.figures, book.origins)
    return (
        f'<section class="chapter figures {dye}" data-chapter="{FIGURES}" aria-labelledby="{FIGURES}">'
        f'<h2 id="{FIGURES}">{escape(book.figures_title)}</h2>\n'
        f'<div class="extra"><p>{escape(book.figures_intro)}</p>\n{_legend(book.origins)}</div>\n'
        f"{basic}\n{_variants(game, book)}</section>"
    )


def _variants(game: str, book: Book) -> str:
    if not book.variant_figures:
        return ""
    tables = _tables(game, VARIANTS, 4, book.variant_figures, book.origins)
    return f'<div class="variants"><h3>{escape(book.variants_title)}</h3>\n{tables}</div>\n'


def _tables(
    game: str, begin: str, level: int, tables: Iterable[FigureTable], origins: Mapping[str, Origin]
) -> str:
    listed = "\n".join(
        _table(game, f"{begin}-{number}", level, table, origins) for number, table in enumerate(tables, 1)
    )
    return f'<div class="tables">\n{listed}\n</div>'


def _legend(origins: Mapping[str, Origin]) -> str:
    entries = "".join(
        f"<div><dt>{_mark(origin)} {escape(origin.word)}</dt><dd>{escape(origin.meaning)}</dd></div>"
        for origin in origins.values()
    )
    return f'<dl class="legend">{entries}</dl>'


def _mark(origin: Origin) -> str:
    word = escape(origin.word)
    return f'<span class="origin" role="img" aria-label="{word}" title="{word}">{escape(origin.mark)}</span>'


def _table(game: str, title: str, level: int, table: FigureTable, origins: Mapping[str, Origin]) -> str:
    """With a mark on each row, unless all rows have the same origin: then the words above it say so."""
    found = [name for name in origins if any(row.origin == name for row in table.rows)]
    marks = origins if len(found) > 1 else None
    names = (*table.head, say("core", "rulebook-origin")) if marks else table.head
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "\n".join(_row(game, row, marks) for row in table.rows)
    kinds = " ".join(kind for kind, so in (("many", len(table.head) > 2), ("marked", marks)) if so)
    return (
        f'<div class="figure" data-headings="{escape(searched(game, table.title))}">'
        f'<h{level} id="{title}">{escape(table.title)}</h{level}>\n{_found(origins[name] for name in found)}'
        f'<table class="{kinds}" aria-labelledby="{title}">'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _found(origins: Iterable[Origin]) -> str:
    """Where the figures of a table come from, in a line that opens to say what this means."""
    found = list(origins)
    key = "rulebook-origin" if len(found) > 1 else "rulebook-origin-all"
    words = " ".join(f"<span>{_mark(origin)} {escape(origin.word)}</span>" for origin in found)
    meanings = "".join(f"<p>{_mark(origin)} {escape(origin.meaning)}</p>" for origin in found)
    return (
        f'<details class="from"><summary>{escape(say("core", key))} {words}</summary>{meanings}</details>\n'
    )


def _row(game: str, row: Row, origins: Mapping[str, Origin] | None) -> str:
    words = searched(game, " ".join(cell.text for cell in row.cells), numbers=True)
    return f'<tr data-text="{escape(words)}">{"".join(_cells(row, origins))}</tr>'


def _cells(row: Row, origins: Mapping[str, Origin] | None) -> Iterator[str]:
    name, *others = row.cells
    yield f'<th scope="row">{_cell(name)}</th>'
    yield from (f"<td>{_cell(cell)}</td>" for cell in others)
    if origins is not None:
        yield f"<td>{_mark(origins[row.origin])}</td>"


def _cell(cell: Cell) -> str:
    """A drawing comes with its words for those who do not see it."""
    if not cell.drawing:
        return escape(cell.text)
    return f'{cell.drawing}<span class="unseen">{escape(cell.text)}</span>'
