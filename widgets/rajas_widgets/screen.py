"""What a game brings to be shown and touched: found by the entry point `rajas.scenes`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rajas.core import Event, Move, Outcome, Refusal
from rajas_widgets.scene import Art, Layout, Look, Mark, Scene


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press in the dock, below the table."""

    id: str
    label: str
    note: str = ""  # a second, quieter line: "2 coins"
    icon: str = ""  # a name of the icon sheet, without "i-": "quarry"
    tone: str = "linen"  # a field of the palette: "leaf", "turmeric", "madder", "port", "go", "linen"
    mark: Mark = Mark.LEGAL
    lights: tuple[str, ...] = ()  # the shapes that glow while it is hovered or focused
    key: str = ""  # its shortcut


@dataclass(frozen=True, slots=True)
class Sum:
    """The running sum of a payment, or of markets: what is in it, what it makes, what is needed."""

    parts: tuple[str, ...]  # icon names: "die-orange-4"
    total: int
    note: str  # "price 9"
    verdict: str  # "enough", "2 more needed"
    enough: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """What the dock says and offers for one decision."""

    sentence: str  # "Place your last worker."
    note: str = ""  # "Glowing spaces are open to you. Stage 4 of round 6."
    sum: Sum | None = None
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """The press means this move: the engine judges it; legal, it is played; refused, the answer says why."""

    move: Move


@dataclass(frozen=True, slots=True)
class PlayAll:
    """The press means these moves, one after the other: several dice named together, for instance."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Rather:
    """The press means this move instead of the last decision made: taken back, and played anew."""

    move: Move


@dataclass(frozen=True, slots=True)
class Ask:
    """The press is a question: why not this move? Never played."""

    move: Move


@dataclass(frozen=True, slots=True)
class Say:
    """Nothing to judge: a sentence about the thing pressed."""

    words: str


@dataclass(frozen=True, slots=True)
class Choose:
    """The press is a part of a choice: so it stands now."""

    chooser: Chooser


@dataclass(frozen=True, slots=True)
class Show:
    """The press is a wish to see something: another player's things, or another panel."""

    panel: str = ""
    seat: int | None = None


Meaning = Play | PlayAll | Rather | Ask | Say | Choose | Show


class Piece(NamedTuple):
    """Something drawn by itself."""

    art: Art
    width: float
    height: float


class Glide(NamedTuple):
    """A piece on its way from shape to shape."""

    way: tuple[str, ...]
    piece: Piece


class Chooser(Protocol):
    """One decision in the making. A value: pressing gives another chooser, or what the press means."""

    def marks(self) -> Mapping[str, Mark]:
        """How the shapes stand out now; what is not named rests, or is plain where nothing rests."""

    def press(self, shape: str) -> Meaning:
        """What pressing this shape or button means now."""

    def offer(self) -> Offer: ...

    def trial(self) -> Mapping[str, object]:
        """What the scenes show as tried out (Look.trial)."""

    def panel(self) -> str:
        """The panel in which the choice is made: a phone opens it."""


class Screen(Protocol):
    """A game's panels, layouts and choosers."""

    name: str  # of the game
    player_panel: str  # where a player's own things are seen first

    def panels(self, position: Any) -> tuple[str, ...]: ...

    def scene(self, position: Any, panel: str, look: Look) -> Scene: ...

    def depends(self, position: Any, panel: str, look: Look) -> Hashable:
        """What the panel's scene is made of: while this stays equal, the scene need not be made again."""

    def personal(self, panel: str) -> bool:
        """Whether the panel shows one player's things (Look.shown)."""

    def home(self, shape: str) -> str:
        """The panel in which a person looks for this shape, by its name on a phone's tabs."""

    def layout(self, position: Any, width: float, open_panel: str) -> Layout:
        """The stage for a page of this width; on a phone one panel is open."""

    def tabs(self, position: Any, layout: str) -> tuple[Button, ...]:
        """What a page of this layout opens panels by: buttons of ids "open-<panel>"."""

    def more(self, position: Any, layout: str) -> tuple[Button, ...]:
        """Panels that this layout has no tab for, as tools that open and close them."""

    def chooser(self, position: Any) -> Chooser:
        """For the decision that the position asks for."""

    def glides(self, event: Event, before: Any, after: Any) -> Glide | None:
        """The piece that moves for this event, if any does."""

    def large(self, position: Any, shown: int) -> Mapping[str, Piece]:
        """Shapes whose details are small, drawn large: seen on hover, focus and long press."""

    def story(self, event: Event, position: Any) -> str:
        """The event as a line of the story, without its subject, or nothing where it is not worth one."""

    def turn(self, events: Sequence[Event], position: Any) -> tuple[str, str]:
        """A whole turn in one line, without its subject, and the rule that it is most about."""

    def chance(self, position: Any, names: tuple[str, ...]) -> str:
        """What is to be set by hand: which die, and whose."""

    def outcome(self, position: Any, outcome: Outcome) -> tuple[str, str]:
        """An outcome in a few words, and the icon that shows it, if any does."""

    def heading(self, position: Any) -> str:
        """Where the game stands, in two or three words: "Round 6, stage 4"."""

    def attempt(self, position: Any, move: Move) -> str:
        """What was tried, as the title of the answer."""

    def explain(self, position: Any, refusals: Sequence[Refusal]) -> list[tuple[Refusal, str]]:
        """The refusals in words, the best first; without words where the sentence before says it already."""

    def help(self, position: Any, move: Move, refusals: tuple[Refusal, ...]) -> str:
        """A way out of these refusals that the engine has been asked about, or nothing."""

    def ending(self, position: Any, names: tuple[str, ...]) -> Offer:
        """The end of the game: who won, by how much, and why."""
