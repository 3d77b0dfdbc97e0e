"""Which panels are seen, and where: all of them, the board above tabs, one on a phone, a lesson's choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rajas.ganges.position import Position
from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.ganges.track import HEIGHT, WIDTH
from rajas_widgets.scene import Layout, Look, Placement

DESK, TABS = 1280, 900  # page widths from which on these are used
GAP = 8.0
COLUMN = 400.0  # the column beside the board
PANEL = 366.0  # on a phone
EDGE = 12.0  # beside it, where the phone is wide enough
LESSON_GAP = 16.0
LARGEST = 1.6  # how much a lesson enlarges a panel

# Inside the ring.
_BOARD = (
    ("palace", 89.0, 89.0), ("market", 425.0, 89.0), ("scrolls", 425.0, 285.0), ("quarry", 615.0, 89.0),
    ("river", 89.0, 481.0),
)  # fmt: skip
_BESIDE = ("race", "province", "kali")
# What the tabs below the board choose from; the first is open if nothing else is.
ASIDE = ("province", "tokens", "order", "supply")
# What a phone chooses from.
AREAS = ("palace", "quarry", "market", "river", "province", "kali")


def table(position: Position, width: float, open_panel: str) -> Layout:
    """The stage for a page of this width; open_panel is named without "-phone"."""
    if width >= DESK:
        return _desk(position)
    return _tabs(position, open_panel) if width >= TABS else _phone(position, open_panel, width)


def lesson(position: Position, names: Sequence[str], width: float) -> Layout:
    """These panels large, side by side where they fit; on a phone one below the other."""
    if width < TABS:
        return _below_each_other("lesson-phone", position, names, width)
    placements: list[Placement] = []
    y = 0.0
    for row in _rows(position, names, width):
        natural = sum(_size(position, name)[0] for name in row)
        scale = min(LARGEST, (width - LESSON_GAP * (len(row) - 1)) / natural)
        x = (width - natural * scale - LESSON_GAP * (len(row) - 1)) / 2
        for name in row:
            placements.append(Placement(name, x, y, scale))
            x += _size(position, name)[0] * scale + LESSON_GAP
        y += max(_size(position, name)[1] for name in row) * scale + LESSON_GAP
    return Layout("lesson", width, y - LESSON_GAP, tuple(placements))


def _desk(position: Position) -> Layout:
    """The board, and beside it the race, the province and Kali, as far down as the board."""
    heights = [_size(position, name)[1] for name in _BESIDE]
    gap = (HEIGHT - sum(heights)) / (len(_BESIDE) - 1)
    left = WIDTH + 2 * GAP
    column = (
        Placement(name, left, sum(heights[:number]) + gap * number, 1) for number, name in enumerate(_BESIDE)
    )
    return Layout("desk", left + COLUMN, HEIGHT, (*_board("ring"), *column))


def _board(ring: str) -> Iterator[Placement]:
    yield Placement(ring, 0, 0, 1)
    for name, x, y in _BOARD:
        yield Placement(name, x, y, 1)


def _tabs(position: Position, open_panel: str) -> Layout:
    """Below the board race and Kali, and the panel that its tab opened."""
    column = (WIDTH - GAP) / 2
    top = HEIGHT + GAP
    race, kali = (column / _size(position, name)[0] for name in ("race", "kali"))
    below = top + _size(position, "race")[1] * race + GAP
    aside = open_panel if open_panel in ASIDE else ASIDE[0]
    wide, high = _size(position, aside)
    scale = min(column / wide, 1.4)
    bottom = max(below + _size(position, "kali")[1] * kali, top + high * scale)
    placements = (
        *_board("ring-small"),
        Placement("race", 0, top, race),
        Placement("kali", 0, below, kali),
        Placement(aside, column + GAP, top, scale),
    )
    return Layout("tabs", WIDTH, bottom, placements)


def _phone(position: Position, open_panel: str, width: float) -> Layout:
    """The race on top, one panel below; the open race takes all the room."""
    name = open_panel if open_panel in PANELS else AREAS[0]
    names = [name] if name == "race-folded" else ["race-card", name]
    return _below_each_other("phone", position, names, width)


def _below_each_other(layout: str, position: Position, names: Sequence[str], page: float) -> Layout:
    """The narrowest phones have no edge: so every target stays large enough for a finger."""
    placements: list[Placement] = []
    y = 0.0
    edge = min(EDGE, max(0.0, (page - PANEL) / 2))
    for name in map(phone_form, names):
        wide, high = _size(position, name)
        scale = PANEL / wide
        placements.append(Placement(name, edge, y, scale))
        y += high * scale + GAP
    return Layout(layout, PANEL + 2 * edge, y - GAP, tuple(placements))


def phone_form(name: str) -> str:
    """The panel's own form for a phone, where it has one."""
    if name in ("ring", "race"):
        return "race-folded" if name == "ring" else "race-card"
    return f"{name}-phone" if f"{name}-phone" in PANELS else name


def _rows(position: Position, names: Sequence[str], width: float) -> Iterator[list[str]]:
    """As many side by side as fit at their natural size."""
    row: list[str] = []
    used = 0.0
    for name in names:
        wide = _size(position, name)[0]
        if row and used + LESSON_GAP + wide > width:
            yield row
            row, used = [], 0.0
        used += wide + (LESSON_GAP if row else 0)
        row.append(name)
    if row:
        yield row


def _size(position: Position, name: str) -> tuple[float, float]:
    scene = PANELS[name](position, Look())
    return scene.width, scene.height
