"""Which panels are seen, and where: all of them, the board above tabs, one on a phone, a lesson's choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rajas.ganges.position import Position
from rajas_widgets.ganges.columns import Column, Page, Size, breaks, columns, covered
from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.ganges.track import HEIGHT, WIDTH
from rajas_widgets.scene import Layout, Look, Placement

DESK, TABS, TABLET = 1280, 900, 756  # page widths from which on these are used
GAP = 8.0
COLUMN = 400.0  # the column beside the board
PANEL = 366.0  # on a phone
EDGE = 12.0  # beside it, where the phone is wide enough
LESSON_GAP = 16.0
LESSON_SHARE = 0.6  # of the page, for the stage of a lesson
LESSON_HEIGHT = 0.85  # of its width
LESSON_LEAST = 0.95  # smaller ones would not do in columns
LESSON_SCALES = tuple(number / 20 for number in range(32, 9, -1))  # by how much it draws a panel larger
BOARD = "board"  # in a lesson: the ring and all that lies in it

# Inside the ring.
_INSIDE = (
    ("palace", 89.0, 89.0), ("market", 425.0, 89.0), ("scrolls", 425.0, 285.0), ("quarry", 615.0, 89.0),
    ("river", 89.0, 481.0),
)  # fmt: skip
_BESIDE = ("race", "province", "kali")
# What a tablet shows beside the open panel.
_COMPANIONS = ("kali", "province")
# What a phone shows instead.
_FOLDED = {"board": "race-folded", "ring": "race-folded", "race": "race-card"}
# What the tabs below the board choose from; the first is open if nothing else is.
ASIDE = ("province", "tokens", "order", "supply")
# What a phone chooses from.
AREAS = ("palace", "quarry", "market", "river", "province", "kali")


def table(position: Position, width: float, open_panel: str) -> Layout:
    """The stage for a page of this width; open_panel is named without "-phone"."""
    if width >= DESK:
        return _desk(position, open_panel)
    return _tabs(position, open_panel) if width >= TABS else _phone(position, open_panel, width)


def lesson(position: Position, names: Sequence[str], width: float) -> Layout:
    """These panels as large as a page has room, in rows or columns; on a phone one below the other."""
    if width < TABS * LESSON_SHARE:
        return _below_each_other("lesson-phone", position, names, width)
    sizes = {name: _size(position, name) for name in names}
    page = Page(width, width * LESSON_HEIGHT, LESSON_GAP)
    rows, standing = _best_rows(position, names, width), columns(sizes, page, LESSON_LEAST)
    if covered(standing, sizes) > covered(tuple(Column(*row) for row in rows), sizes):
        return _in_columns(standing, sizes, page)
    return _in_rows(position, rows, width)


def _in_columns(standing: Sequence[Column], sizes: Mapping[str, Size], page: Page) -> Layout:
    wide = [max(sizes[name][0] for name in column.panels) * column.scale for column in standing]
    x = (page.width - sum(wide) - page.gap * (len(wide) - 1)) / 2
    placements: list[Placement] = []
    bottom = 0.0
    for (panels, scale), room in zip(standing, wide, strict=True):
        y = 0.0
        for name in panels:
            placements += _placed(name, x + (room - sizes[name][0] * scale) / 2, y, scale)
            y += sizes[name][1] * scale + page.gap
        bottom, x = max(bottom, y - page.gap), x + room + page.gap
    return Layout("lesson", page.width, bottom, tuple(placements))


def _in_rows(position: Position, rows: Rows, width: float) -> Layout:
    placements: list[Placement] = []
    y = 0.0
    for row, scale in rows:
        x = (width - _natural(position, row) * scale - LESSON_GAP * (len(row) - 1)) / 2
        for name in row:
            placements += _placed(name, x, y, scale)
            x += _size(position, name)[0] * scale + LESSON_GAP
        y += _high(position, row) * scale + LESSON_GAP
    return Layout("lesson", width, y - LESSON_GAP, tuple(placements))


def _desk(position: Position, open_panel: str) -> Layout:
    """The board, and beside it the race, the province and Kali, as far down as the board.

    In the place of the province another panel can be opened.
    """
    heights = [_size(position, name)[1] for name in _BESIDE]
    gap = (HEIGHT - sum(heights)) / (len(_BESIDE) - 1)
    left = WIDTH + 2 * GAP
    column = (
        _beside(position, name, open_panel, left, sum(heights[:number]) + gap * number)
        for number, name in enumerate(_BESIDE)
    )
    return Layout("desk", left + COLUMN, HEIGHT, (*_board("ring"), *column))


def _beside(position: Position, name: str, open_panel: str, x: float, y: float) -> Placement:
    """The panel itself, or in the province's place the one that is open, as large as fits there."""
    if name != ASIDE[0] or open_panel not in ASIDE[1:]:
        return Placement(name, x, y, 1)
    room, (wide, high) = _size(position, name), _size(position, open_panel)
    scale = min(room[0] / wide, room[1] / high)
    return Placement(open_panel, x + (room[0] - wide * scale) / 2, y, scale)


def _board(ring: str) -> Iterator[Placement]:
    yield Placement(ring, 0, 0, 1)
    for name, x, y in _INSIDE:
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
    """The race on top, one panel below; the open race takes all the room. A tablet has a second column."""
    name = open_panel if open_panel in PANELS else AREAS[0]
    names = [name] if name == "race-folded" else ["race-card", name]
    one = _below_each_other("phone", position, names, width)
    if width < TABLET:
        return one
    beside = [companion for companion in _COMPANIONS if companion != name]
    two = _below_each_other("phone", position, beside, PANEL)
    second = (at._replace(x=one.width) for at in two.placements)
    height = max(one.height, two.height)
    return Layout("phone", one.width + PANEL + EDGE, height, (*one.placements, *second))


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
    if name in _FOLDED:
        return _FOLDED[name]
    return f"{name}-phone" if f"{name}-phone" in PANELS else name


# Rows of a lesson

Row = tuple[str, ...]
Rows = tuple[tuple[Row, float], ...]  # each with its scale


def _best_rows(position: Position, names: Sequence[str], width: float) -> Rows:
    """Of all ways to break the panels into rows the one that shows the smallest of them largest."""
    ways = (_scaled(position, rows, width) for rows in breaks(tuple(names)))
    return max(ways, key=lambda rows: min(scale for _, scale in rows))


def _scaled(position: Position, rows: tuple[Row, ...], width: float) -> Rows:
    """As large as each row's width and the page's height allow."""
    fits = [(width - LESSON_GAP * (len(row) - 1)) / _natural(position, row) for row in rows]
    room = width * LESSON_HEIGHT - LESSON_GAP * (len(rows) - 1)
    for largest in LESSON_SCALES:
        scales = [min(largest, fit) for fit in fits]
        if sum(_high(position, row) * scale for row, scale in zip(rows, scales, strict=True)) <= room:
            break
    return tuple(zip(rows, scales, strict=True))


def _high(position: Position, row: Row) -> float:
    return max(_size(position, name)[1] for name in row)


def _natural(position: Position, row: Row) -> float:
    """How wide the panels of a row are together."""
    return sum(_size(position, name)[0] for name in row)


def _placed(name: str, x: float, y: float, scale: float) -> Iterator[Placement]:
    if name != BOARD:
        yield Placement(name, x, y, scale)
        return
    for panel, left, top, _ in _board("ring" if scale > 0.95 else "ring-small"):
        yield Placement(panel, x + left * scale, y + top * scale, scale)


def _size(position: Position, name: str) -> tuple[float, float]:
    if name == BOARD:
        return WIDTH, HEIGHT
    scene = PANELS[name](position, Look())
    return scene.width, scene.height
