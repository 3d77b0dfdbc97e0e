"""The ring as it is printed: border, spaces, numbers, corners."""

from __future__ import annotations

from functools import lru_cache

from rajas.ganges.board import Board
from rajas_widgets.art.pen import centred, group, path, rect, text
from rajas_widgets.art.pieces import elephant
from rajas_widgets.ganges.motifs import buta, peacock
from rajas_widgets.ganges.track import CORNER, HEIGHT, WIDTH, Point, Track, track_of
from rajas_widgets.scene import Art, Box
from rajas_widgets.words import tell

BAND = 10.0  # the printed border
BEADS = 16.0  # from one bead of the border to the next
_BLOCK = 67.0  # a corner's coloured square


@lru_cache(maxsize=32)
def printed(board: Board, small: bool) -> Art:
    """`small`: for a ring shown reduced: only every fifth coin has its number, and a larger one."""
    track = track_of(board.components)
    fame = (fame_space(track, space, False) for space in range(1, track.fame_last + 1))
    money = (money_space(track, space, False, small) for space in range(1, track.money_last + 1))
    return "".join((_border(), *fame, *money, _corners()))


@lru_cache(maxsize=512)
def fame_space(track: Track, space: int, done: bool) -> Art:
    box = track.fame_box(space)
    ten = space % 10 == 0
    fill = "plum" if done else "plum3" if ten else "plum2"
    size, weight = (17, 800) if ten else (14, 800 if space % 5 == 0 else 700)
    return rect(*box, fill, r=3) + _number(box, space, size, "white" if done else "plumtx", weight == 800)


@lru_cache(maxsize=1024)
def money_space(track: Track, space: int, done: bool, small: bool) -> Art:
    """Nothing for a space that the printed ring has no room for."""
    if not track.has_money(space):
        return ""
    box = track.money_box(space)
    ten = space % 10 == 0
    fill = "money3" if done else "money2" if ten else "money"
    plate = rect(*box, fill, r=2.4)
    if small and space % 5:
        return plate
    size = 13.5 if small else 12.5 if ten else 10.5
    return plate + _number(box, space, size, "black" if done else "moneytx", ten or small)


def _number(box: Box, number: int, size: float, fill: str, strong: bool) -> Art:
    x, y = box.centre
    return text(x, y + size * 0.325, str(number), size, fill, weight=800 if strong else 700, anchor="middle")


def _border() -> Art:
    frame = rect(0, 0, WIDTH, HEIGHT, "cornerbg", r=14)
    paper = rect(BAND, BAND, WIDTH - 2 * BAND, HEIGHT - 2 * BAND, "paper", r=6)
    return frame + paper + path(_beads(0), "turmeric") + path(_beads(1), "cornerfg")


def _beads(first: int) -> str:
    """Every second bead of the border, beginning with this one."""
    across = [BEADS * n for n in range(1, int(WIDTH / BEADS))][first::2]
    down = [30 + BEADS * n for n in range(int((HEIGHT - 44) / BEADS))][1 - first :: 2]
    return "".join(
        [f"M{x:g},{y - 3.6:g}l3,3.6l-3,3.6l-3,-3.6Z" for x in across for y in (5.4, HEIGHT - 5.4)]
        + [f"M{x:g},{y - 3:g}l3.6,3l-3.6,3l-3.6,-3Z" for y in down for x in (5.4, WIDTH - 5.4)]
    )


def _corners() -> Art:
    """Peacock and elephant above, mango leaf and the start below."""
    near, right, low = 13.0, WIDTH - 13 - _BLOCK, HEIGHT - 13 - _BLOCK
    blocks = ((near, near), (right, near), (near, low))
    grounds = "".join(rect(x, y, _BLOCK, _BLOCK, "cornerbg", r=10) for x, y in blocks)
    return (
        grounds
        + rect(right, low, _BLOCK, _BLOCK, "madder", r=10)
        + group(peacock("cornerfg", "cornerbg", "turmeric"), near + 6.5, near + 13.5, 0.74)
        + elephant(right + 8.5, near + 8.5, 50, "cornerfg", "cornerbg", "turmeric", "madder")
        + group(buta("cornerfg", "cornerbg"), near + 17.5, low + 8.5, 1.02)
        + group(_start(), right, low)
    )


def _start() -> Art:
    """Both tracks begin here: fame leaves to the left, money upwards; markers stand on the two signs."""
    words = text(
        _BLOCK / 2,
        58.5,
        tell("race-start"),
        13,
        "white",
        weight=800,
        anchor="middle",
        most=_BLOCK - 8,
    )
    arrows = path("M8.5,22l-5,4.4l5,4.4ZM44,8.5l4.4,-5l4.4,5Z", "white")
    return words + arrows + centred("fame", 22, 27, 25, k="white") + centred("coin", 48.5, 22, 22)


def start_place(name: str) -> Point:
    """Where markers stand that have not left the start."""
    x, y = WIDTH - 13 - _BLOCK, HEIGHT - 13 - _BLOCK
    return (x + 20, y + 27) if name == "fame" else (x + 48, y + 22)


assert CORNER >= 13 + _BLOCK
