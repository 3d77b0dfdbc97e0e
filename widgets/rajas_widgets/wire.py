"""What goes over the wire between the kernel and the browser: plain JSON-able data, all of it typed here."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class WirePanel(TypedDict):
    """A group of targets: one tab stop, arrows inside."""

    id: str
    label: str
    x: float  # per cent of the stage, as all four
    y: float
    w: float
    h: float
    ground: str  # the palette's name of its field: the colour of the veil over what rests


class WireOutline(TypedDict):
    """What the highlight of a thing follows that is neither a rectangle nor an ellipse."""

    d: str  # a path in the units of the panel
    box: list[float]  # what is drawn, in the same units: left, top, width, height


class WireTarget(TypedDict):
    """A real button over a shape."""

    id: str
    panel: str
    role: str
    label: str
    x: float  # what answers to a finger
    y: float
    w: float
    h: float
    inner: NotRequired[
        list[float]
    ]  # what is drawn: left, top, width, height in per cent of that, where it is less
    round: NotRequired[bool]
    outline: NotRequired[WireOutline]


class WireStage(TypedDict):
    """The overlay's geometry: sent again only when it changes."""

    width: float  # CSS pixels at natural size
    height: float
    panels: list[WirePanel]
    targets: list[WireTarget]


class WireLine(TypedDict):
    """A sentence with the rule it comes from, which opens when pressed."""

    text: str
    rule: str  # in a bubble also several, with spaces between them


class WireBubble(TypedDict):
    """The answer beside the thing touched."""

    at: str  # the id of the shape or of the dock's button
    title: str
    lines: list[WireLine]
    report: str  # what "Report" copies: id, position, version


class WireButton(TypedDict):
    id: str
    label: str
    note: str
    icon: str
    tone: str
    mark: str
    lights: list[str]
    key: NotRequired[str]  # its shortcut; the first nine buttons also have 1 to 9


class WireSum(TypedDict):
    parts: list[str]
    total: int
    note: str
    verdict: str
    enough: bool


class WireStory(TypedDict):
    player: int  # -1: nobody's
    name: str
    text: str
    rule: str
    since: bool  # happened since the viewer's last turn


class WireDock(TypedDict):
    """Everything below the table, and the story beside it."""

    layout: str  # "desk", "tabs", "phone"
    heading: NotRequired[str]  # where the game stands, for the page's bar: "Round 6, stage 4"
    sentence: str
    note: str
    sum: WireSum | None
    buttons: list[WireButton]
    tools: list[WireButton]  # undo, redo, pause, step, speed, roll by hand, report, help
    tabs: list[WireButton]  # the phone's areas; the open one is marked chosen
    story: list[WireStory]


class WireRule(TypedDict):
    """The rule that a line opened: shown in a sheet, never in a modal that loses anything."""

    id: str
    title: str
    text: str
    source: str
    ruling: bool


class WireGlide(TypedDict):
    """A piece on its way. Sent before the final state is painted; nothing waits for it."""

    points: list[list[float]]  # its middle, in per cent of the stage: two, or every space on which it hops
    cover: list[float]  # x, y, w, h in per cent: shows what was there before, until the piece lands
    art: str  # a whole SVG text of the size that it has on the stage
    ms: int
    delay: int


class WireBrowser(TypedDict):
    """What the bridge tells of the browser."""

    search: str
    hash: str
    width: int  # of the place that the table has, in CSS pixels
    height: int  # of the window
    ratio: float
    reduced: bool  # prefers-reduced-motion
    dark: bool  # prefers-color-scheme: dark
    fonts: bool  # ours are loaded
    stored: dict[str, str]  # what local storage holds under our prefix


# What overlay and dock send: {"press": id} | {"rule": id} | {"close": "bubble" | "rule"} | {"report": id}
# What the overlay hears: {"say": words} | {"glide": WireGlide} | {"nod": id}
