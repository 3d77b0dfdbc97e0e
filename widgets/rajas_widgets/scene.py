"""What is to be seen, as data: shapes with id, role and label. Painted, laid out as buttons, and read out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

# A piece of SVG, in the units of its panel; its colours are tokens of the palette, as in fill="var(--leaf)".
Art = str


class Box(NamedTuple):
    """A rectangle in the units of a panel: CSS pixels at its natural size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def at_least(self, side: float) -> Box:
        """The same centre, and no side shorter than this: what a finger needs."""
        w, h = max(self.w, side), max(self.h, side)
        return Box(self.x - (w - self.w) / 2, self.y - (h - self.h) / 2, w, h)

    def meets(self, other: Box) -> bool:
        return (
            self.x < other.x + other.w and other.x < self.x + self.w
            and self.y < other.y + other.h and other.y < self.y + self.h
        )  # fmt: skip


class Mark(StrEnum):
    """How a thing that can be touched stands out. Shown by the overlay's CSS: nothing is drawn anew."""

    LEGAL = "legal"  # glows: may be pressed now
    KARMA = "karma"  # as legal, with a badge: only by turning a die
    CHOSEN = "chosen"  # pressed so far
    REST = "rest"  # rests under a veil: may be asked about, but not done now
    PLAIN = "plain"  # neither: to be looked at or asked about


@dataclass(frozen=True, slots=True)
class Shape:
    """One thing on the table. Printed things are drawn once, pieces whenever they change."""

    id: str  # unique on the whole table, in the game's words: "quarry-3", "tile-orange-05", "cell-2-4"
    role: str  # what it is: "space", "tile", "die", "cell", "yield", "marker", "worker", ...
    label: str  # what a screen reader says, whole: "Quarry, third block, 2 coins, Vikram's worker on it"
    box: Box
    art: Art = ""
    printed: bool = True
    target: bool = False  # may be pressed
    hit: Box | None = None  # the area that answers to a finger, if larger than the box
    round: bool = False  # its highlight is an ellipse, not a rounded rectangle
    outline: str = ""  # a path that its highlight follows instead, as an arch does

    @property
    def touch(self) -> Box:
        return self.hit or self.box


@dataclass(frozen=True, slots=True)
class Scene:
    """One panel at its natural size."""

    panel: str
    title: str  # its name for a person, and for a screen reader
    width: float
    height: float
    shapes: tuple[Shape, ...]
    ground: str = "paper"  # the palette's name of the field on which most of it lies

    def printed(self) -> Art:
        return "".join(shape.art for shape in self.shapes if shape.printed)

    def pieces(self) -> Art:
        return "".join(shape.art for shape in self.shapes if not shape.printed)

    def targets(self) -> Iterator[Shape]:
        return (shape for shape in self.shapes if shape.target)

    def words(self) -> str:
        """The panel read out: every label, a line each."""
        return "\n".join([self.title, *(f"- {shape.label}" for shape in self.shapes if shape.label)])


@dataclass(frozen=True, slots=True)
class Look:
    """Through whose eyes a scene is made, and what is tried out in it."""

    viewer: int = 0  # whose things count as "You"
    shown: int = 0  # whose province, Kali and scrolls are shown
    names: tuple[str, ...] = ("You", "Vikram", "Leela", "Meera")
    lit: frozenset[str] = frozenset()  # what may be pressed: there stands the viewer's worker as a ghost
    trial: Mapping[str, object] = field(default_factory=dict)  # the chooser's preview, e.g. a tile on a cell


class Placement(NamedTuple):
    """Where a panel stands on the stage, in CSS pixels, and by how much it is drawn larger or smaller."""

    panel: str
    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The stage: which panels are seen, and where."""

    name: str  # "desk", "tabs" (below 1280), "phone" (below 900)
    width: float
    height: float
    placements: tuple[Placement, ...]

    def panels(self) -> tuple[str, ...]:
        return tuple(placement.panel for placement in self.placements)


def joined(parts: Iterable[Art]) -> Art:
    return "".join(parts)
