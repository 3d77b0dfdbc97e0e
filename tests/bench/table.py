"""The figures and their ratios, as aligned text, as Markdown, or as JSON."""

import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from tests.bench.measure import Figures

Row = list[str]

HEADINGS = ["", "µs a decision", "fastest–slowest", "games a second", "decisions a game", "bytes a position"]
BETTER = "the better peer"


@dataclass(frozen=True)
class Measure:
    """One figure that contestants are compared on, and which of the peers' values is the better."""

    name: str
    value: Callable[[Figures], float]
    best: Callable[[list[float]], float]


MEASURES = (
    Measure("µs a decision", lambda figures: figures.micros_a_decision, min),
    Measure("games a second", lambda figures: figures.games_a_second, max),
    Measure("bytes a position", lambda figures: figures.bytes_a_position, min),
)


def number(value: float) -> str:
    """Three significant figures, or all of the whole part where that is longer."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def figures_table(figures: Sequence[Figures]) -> list[Row]:
    return [HEADINGS, *(figures_row(each) for each in figures)]


def figures_row(figures: Figures) -> Row:
    fastest, slowest = figures.spread
    return [
        figures.name,
        number(figures.micros_a_decision),
        f"{number(fastest)}–{number(slowest)}",
        number(figures.games_a_second),
        number(figures.decisions_a_game),
        number(figures.bytes_a_position),
    ]


def ratios(ours: Figures, peers: Sequence[Figures]) -> dict[str, dict[str, float]]:
    """By measure, ours over each peer and over the better peer."""
    return {measure.name: measure_ratios(measure, ours, peers) for measure in MEASURES}


def measure_ratios(measure: Measure, ours: Figures, peers: Sequence[Figures]) -> dict[str, float]:
    values = {each.name: measure.value(each) for each in peers}
    values[BETTER] = measure.best(list(values.values()))
    return {name: measure.value(ours) / value for name, value in values.items()}


def ratios_table(ours: Figures, peers: Sequence[Figures]) -> list[Row]:
    found = ratios(ours, peers)
    rows = [
        [f"{ours.name} / {name}", *(number(by_name[name]) for by_name in found.values())]
        for name in [*(each.name for each in peers), BETTER]
    ]
    return [["", *(each.name for each in MEASURES)], *rows]


def as_text(rows: Sequence[Row]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(aligned(row, widths)).rstrip() for row in rows)


def as_markdown(rows: Sequence[Row]) -> str:
    rule = ["---", *["---:"] * (len(rows[0]) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [rows[0], rule, *rows[1:]])


def aligned(row: Row, widths: Sequence[int]) -> Row:
    first, *rest = zip(row, widths, strict=True)
    return [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]


def as_json(ours: Sequence[Figures], peers: Sequence[Figures]) -> str:
    report = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "figures": [plain(each) for each in [*ours, *peers]],
        "ratios": ratios(ours[-1], peers) if ours and peers else {},
    }
    return json.dumps(report, indent=2, ensure_ascii=False)


def plain(figures: Figures) -> dict[str, object]:
    return {
        **asdict(figures),
        "micros_a_decision": figures.micros_a_decision,
        "spread": figures.spread,
        "games_a_second": figures.games_a_second,
        "decisions_a_game": figures.decisions_a_game,
    }
