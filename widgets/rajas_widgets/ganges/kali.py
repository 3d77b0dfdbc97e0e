"""A player's Kali: the dice on her hands, and below her karma and workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rajas.ganges.karma import MOST_KARMA
from rajas.ganges.options import Die
from rajas.ganges.position import Player, Position
from rajas.ganges.words import ALL_COLOURS, Colour, opposite
from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import centred, circle, rect, text
from rajas_widgets.art.pieces import pawn
from rajas_widgets.ganges.ids import die_id
from rajas_widgets.ganges.kali_figure import LOWER, Arm, Body, holding, open_hand, standing
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell


class Form(NamedTuple):
    """Where things stand in one form of the panel."""

    name: str
    width: float
    height: float
    body: Body
    bar: Box  # with karma and workers
    karma: tuple[float, float, float]  # the first disc, the step, the radius
    workers: float  # where their word begins
    pawns: float  # where they begin
    finger: float = 0  # no die is a smaller target


DESK = Form(
    "kali", 400, 206,
    Body(200, 97, 1.06, 36, (
        Arm((15, 112), (46, 126, 63, 116), (63, 87)),
        Arm((24, 118), (84, 136, 113, 124), (113, 85)),
        Arm((28, 132), (46, 142, 84, 146), (88, 139)),
        Arm((28, 128), (96, 146, 163, 134), (163, 97)),
        Arm((32, 136), (74, 146, 126, 150), (138, 139)),
    )),
    Box(10, 150, 380, 48), (90, 33, 15), 213, 280,
)  # fmt: skip
PHONE = Form(
    "kali-phone", 366, 322,
    Body(183, 200, 1.32, 46, (
        Arm((12, 204), (44, 214, 46, 178), (46, 120)),
        Arm((17, 208), (69, 220, 94, 180), (94, 118)),
        Arm((22, 214), (78, 228, 142, 206), (142, 140)),
        Arm((27, 232), (101, 254, 158, 244), (158, 216)),
        Arm((26, 222), (69, 236, 109, 230), (109, 216)),
    )),
    Box(8, 260, 350, 54), (84, 32, 14.5), 198, 264, 48,
)  # fmt: skip


def scene(position: Position, look: Look) -> Scene:
    return _scene(DESK, position, look)


def phone(position: Position, look: Look) -> Scene:
    return _scene(PHONE, position, look)


PANELS: dict[str, Callable[[Position, Look], Scene]] = {"kali": scene, "kali-phone": phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    me = position.players[look.shown]
    hands = me.province.land.hands
    title = tell("kali", who="you" if look.shown == look.viewer else "other", name=look.names[look.shown])
    shapes = (
        _ground(form, hands, title, tell("kali-note", dice=me.dice_held(), hands=hands)),
        *_hands(form, me, hands, look),
        _karma(form, me, look.shown),
        _workers(form, me, position.board.variant.most_workers, look),
    )
    return Scene(form.name, title, form.width, form.height, shapes)


@lru_cache(maxsize=256)
def _ground(form: Form, hands: int, title: str, note: str) -> Shape:
    card = rect(0, 0, form.width, form.height, "paper", 12)
    head = text(16, 28, title, 20, "ink", "title", most=form.width - 110)
    quiet = text(form.width - 16, 27, note, 14, "soft", anchor="end")
    bar = rect(*form.bar, "linen", 10)
    base = form.bar.y + form.bar.h / 2 + 5
    words = text(form.bar.x + 12, base, tell("karma"), 15, "ink", weight=800, most=52)
    words += text(form.workers, base, tell("workers"), 15, "ink", weight=800, most=58)
    art = card + standing(form.body, hands) + bar + head + quiet + words
    return Shape("kali-field", "field", "", Box(0, 0, form.width, form.height), art)


# The hands


class Held(NamedTuple):
    """A die, and which one it is among those that look alike."""

    colour: Colour
    value: int
    number: int
    alike: int

    @property
    def id(self) -> str:
        return die_id(Die(self.colour, self.value), self.number)


def held(me: Player, first: str = "") -> list[Held]:
    """All dice by colour and value; one colour may be wished first."""
    order = sorted(ALL_COLOURS, key=lambda colour: (colour.word != first, colour))
    dice = []
    for colour in order:
        values = me.dice[colour].values
        dice += [
            Held(colour, value, values[:n].count(value) + 1, values.count(value))
            for n, value in enumerate(values)
        ]
    return dice


def _hands(form: Form, me: Player, hands: int, look: Look) -> Iterator[Shape]:
    """Dice on the upper hands first. On a phone those that pay come first; on a desk no die changes hands."""
    dice = held(me, str(look.trial.get("colour", "")) if form is PHONE else "")
    wrists = form.body.wrists(hands)
    turned = look.trial.get("turned", ())
    used = _used(form.body, wrists, len(dice))
    for die, (x, y) in zip(dice, used, strict=False):
        flipped = isinstance(turned, frozenset) and die.id in turned
        yield _die(form, die, x, y, flipped)
    for n, (x, y) in enumerate([wrist for wrist in wrists if wrist not in used], 1):
        size = 44 * form.body.hand
        box = Box(x - size / 2, y - size, size, size)
        art, touch = open_hand(form.body, x, y), box.at_least(form.finger)
        yield Shape(f"hand-{n}", "hand", tell("hand-empty"), box, art, False, True, touch)


def _used(body: Body, wrists: list[tuple[float, float]], dice: int) -> list[tuple[float, float]]:
    """The hands that hold something: those nearest to the middle, upper ones first."""
    nearest = sorted(wrists, key=lambda wrist: (wrist[1] > body.y + LOWER, abs(wrist[0] - body.x)))[:dice]
    return [wrist for wrist in wrists if wrist in nearest]


def _die(form: Form, die: Held, x: float, y: float, flipped: bool) -> Shape:
    size = form.body.die
    value = opposite(die.value) if flipped else die.value
    box = Box(x - size / 2, y - 63 * form.body.hand, size, size)
    art = holding(form.body, x, y, die.colour.word, value)
    if flipped:
        corner = (box.x + size - 4, box.y + 4)
        art += circle(*corner, size * 0.22, "face", "madder", 1.8) + centred(
            "flip", *corner, size * 0.3, "madder"
        )
    says = tell("die-turned" if flipped else "die", colour=die.colour.word, value=die.value, other=value)
    label = f"{says} {tell('die-alike', number=die.number, all=die.alike)}" if die.alike > 1 else says
    return Shape(die.id, "die", label, box, art, False, True, box.at_least(form.finger))


# The bar


def _karma(form: Form, me: Player, seat: int) -> Shape:
    first, step, radius = form.karma
    y = form.bar.y + form.bar.h / 2
    steps = range(max(MOST_KARMA, me.karma) + 1)
    step = min(step, step * (MOST_KARMA + 1) / len(steps))
    art = "".join(_disc(form.bar.x + first - 10 + n * step, y, radius, n, n == me.karma, seat) for n in steps)
    box = Box(
        form.bar.x + first - 10 - radius - 4,
        form.bar.y + 2,
        step * MOST_KARMA + 2 * radius + 8,
        form.bar.h - 4,
    )
    label = tell("karma-held", karma=me.karma, most=MOST_KARMA)
    return Shape("karma", "karma", label, box, art, False, True)


def _disc(x: float, y: float, radius: float, number: int, held: bool, seat: int) -> Art:
    colour = PLAYERS[seat]
    disc = circle(x, y, radius, colour if held else "paper", "cream" if held else "line", 1.6)
    return disc + text(
        x, y + 5.6, str(number), 17, f"emk-{colour}" if held else "ink", weight=800, anchor="middle"
    )


def _workers(form: Form, me: Player, most: int, look: Look) -> Shape:
    """Still to be placed, placed, and not gained yet."""
    slots = max(most, me.active)
    left = form.bar.x + form.bar.w - 4
    step = (left - form.pawns) / slots
    foot = form.bar.y + form.bar.h / 2
    art = ""
    for n in range(slots):
        x = form.pawns + (n + 0.5) * step
        if n < me.unplaced():
            art += pawn(x, foot + 15, 30, look.shown)
        elif n < me.active:
            art += pawn(x, foot + 12, 24, look.shown, "pale")
        else:
            art += pawn(x, foot + 11, 21, look.shown, "empty")
    label = tell("workers-held", active=me.active, left=me.unplaced(), most=most)
    box = Box(form.pawns, form.bar.y, left - form.pawns, form.bar.h)
    return Shape(f"worker-{look.shown}", "worker", label, box, art, False)
