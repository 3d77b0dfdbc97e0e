"""The river with its rewards, boats and bridge, and the port at its source; on a phone with more reaches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from rajas.ganges.board import Board
from rajas.ganges.position import NONE, ON_BRIDGE, Position
from rajas.ganges.rewards import Reward
from rajas.ganges.river import space_rewards
from rajas_widgets.art.pen import centred, circle, group, path, rect
from rajas_widgets.art.pieces import boat, pawn
from rajas_widgets.ganges import port
from rajas_widgets.ganges.course import Course, Even, InRows, Point, fingers
from rajas_widgets.ganges.rewards import label, sign
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_BRIDGE_ROOM = 13.0
_CHEVRON = "M-2,-3.6L2,0L-2,3.6"
_WAVE = "M-15,0C-11,-3.6 -6,-3.6 -3,0C1,-3.6 6,-3.6 9,0C11,-2.4 14,-2.4 16,0"
# Boats that share the start or the last space: how large, and where.
_FLEET = {
    1: (1.0, ((0.0, 0.0),)),
    2: (0.8, ((-0.36, 0.0), (0.36, 0.0))),
    3: (0.68, ((-0.36, -0.3), (0.36, -0.3), (0.0, 0.36))),
    4: (0.64, ((-0.36, -0.34), (0.36, -0.34), (-0.36, 0.34), (0.36, 0.34))),
}


@dataclass(frozen=True)
class Form:
    """One way to draw the river."""

    name: str
    width: float
    course: Course  # of a form with columns: its first two reaches
    bank: float  # the width of the water
    radius: float  # of a space
    last: float  # of the last one
    boat: float
    columns: int  # spaces a reach; 0: at equal distances along the water
    first: float  # from the source to the first space, along the water
    below: float  # from the last reach to the lower edge
    finger: float  # half the side of a touch area, at most
    harbour: Point  # the middle of the boats that have not left yet
    port: port.Form

    def spacing(self, board: Board) -> Even | InRows:
        return _spacing(self, board.last_space, board.components.bridge_after)


@lru_cache(maxsize=32)
def _spacing(form: Form, count: int, bridge_after: int) -> Even | InRows:
    if not form.columns:
        return Even(form.course, count, form.first, form.last + 12, bridge_after, _BRIDGE_ROOM)
    first, second = form.course.reaches
    reaches = tuple(first + (second - first) * row for row in range(-(-count // form.columns)))
    return InRows(replace(form.course, reaches=reaches), count, form.columns)


_DESK = Form(
    name="river",
    width=814,
    course=Course(left=70, right=628, reaches=(38, 114), wave=4.5, source=60, mouth=18),
    bank=58,
    radius=17.5,
    last=22,
    boat=33,
    columns=0,
    first=84,
    below=36,
    finger=20.5,
    harbour=(638, 38),
    port=port.Form(
        Box(654, 5, 160, 140),
        space=66,
        radius=13.5,
        pitch=30,
        coin=19,
        price=91,
        pay=117,
        pay_left=12,
        die=23,
    ),
)
_PHONE = Form(
    name="river-phone",
    width=366,
    course=Course(left=62, right=304, reaches=(178, 242), spring=20),
    bank=50,
    radius=20,
    last=23,
    boat=36,
    columns=6,
    first=0,
    below=36,
    finger=24,
    harbour=(334, 147),
    port=port.Form(
        Box(0, 0, 366, 124), space=70, radius=18.5, pitch=66, coin=22, price=102, pay=25, pay_left=226, die=25
    ),
)


def river(position: Position, look: Look) -> Scene:
    return _scene(_DESK, position, look)


def river_phone(position: Position, look: Look) -> Scene:
    return _scene(_PHONE, position, look)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"river": river, "river-phone": river_phone}


def _scene(form: Form, position: Position, look: Look) -> Scene:
    height = form.spacing(position.board).course.reaches[-1] + form.below
    water = _printed(form, position.board, position.river)
    shapes = (
        Shape("river-water", "field", "", Box(0, 0, form.width, height), water),
        *port.shapes(form.port, position, look),
        *_spaces(form, position, look),
        *_bridge(form, position, look),
        *_boats(form, position, look),
    )
    return Scene(form.name, tell("river"), form.width, height, shapes, ground="river")


# Printed


@lru_cache(maxsize=32)
def _printed(form: Form, board: Board, tiles: tuple[int, ...]) -> Art:
    places = form.spacing(board).places
    roundels = (_space(form, board, number, place, tiles[number]) for number, place in enumerate(places, 1))
    return "".join(
        (
            _water(form, board),
            *_chevrons(form, board),
            *_trees(form, board),
            *roundels,
            _bridge_art(form, board),
        )
    )


def _water(form: Form, board: Board) -> Art:
    """The bank, its contour line, and the water inside."""
    d = form.spacing(board).course.path()
    widths = (("river", form.bank), ("river3", form.bank - 6), ("river", form.bank - 8.4))
    return "".join(path(d, "none", colour, width) for colour, width in widths)


def _space(form: Form, board: Board, number: int, place: Point, tile: int) -> Art:
    x, y = place
    rewards = space_rewards(board, number, tile)
    if number == board.last_space:
        rim = circle(x, y, form.last + 2.6, "none", "turmeric", 2.4)
        return circle(x, y, form.last, "sface") + rim + sign(rewards, x, y, 2 * form.last)
    if tile == NONE:
        return circle(x, y, form.radius, "sface") + sign(rewards, x, y, 2 * form.radius)
    return _river_tile(form.radius, x, y, rewards)


def _river_tile(radius: float, x: float, y: float, rewards: tuple[Reward, ...]) -> Art:
    """A square with a golden frame and a wave: it replaces what is printed (GAN-1)."""
    side = 2 * radius + 2
    frame = rect(x - side / 2, y - side / 2, side, side, "sface", 7, "turmeric", 3)
    wave = group(path(_WAVE, "none", "river3", 2), x, y + radius - 3.4, radius / 20)
    return frame + sign(rewards, x, y - 3, 2 * radius - 5) + wave


def _chevrons(form: Form, board: Board) -> Iterator[Art]:
    """The way of the water, between two spaces; the bridge needs no other sign."""
    for number in range(1, board.last_space):
        if number != board.components.bridge_after:
            (x, y), turn = form.spacing(board).after(number)
            yield group(path(_CHEVRON, "none", "river4", 2.2), x, y, turn=round(turn))


def _trees(form: Form, board: Board) -> Iterator[Art]:
    """On the strip of land between the reaches."""
    if form.columns:
        return
    (bridge, _), _ = _bridge_place(form, board)
    land = sum(form.course.reaches) / 2
    for n, x in enumerate(range(112, int(form.course.right), 62)):
        if abs(x - bridge) > 44:
            yield centred("garden", x, land + 3 - (n * 5) % 9, 15, "leaf", "paper")


# The bridge


def _bridge_place(form: Form, board: Board) -> tuple[Point, float]:
    return form.spacing(board).after(board.components.bridge_after)


def _bridge_art(form: Form, board: Board) -> Art:
    (x, y), _ = _bridge_place(form, board)
    half = form.bank / 2 + 9
    width = 13 if not form.columns else 11
    planks = "".join(f"M-4.6,{at:g}H4.6" for at in range(int(-half) + 7, int(half) - 2, 9))
    deck = rect(-width / 2, -half, width, 2 * half, "bridge", 4, "cream", 1.6)
    return group(deck + path(planks, "none", "cream", 1.3, opacity=0.6), x, y)


def _bridge(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    """Who waits on the bridge."""
    waiting = [seat for seat, player in enumerate(position.players) if player.waiting & ON_BRIDGE]
    (x, y), _ = _bridge_place(form, position.board)
    foot, step = y - form.bank / 2 - 4, 15.0
    first = x - step * (len(waiting) - 1) / 2
    art = "".join(pawn(first + step * n, foot, 22, seat) for n, seat in enumerate(waiting))
    names = ", ".join(look.names[seat] for seat in waiting)
    words = tell(
        "river-bridge", after=position.board.components.bridge_after, names=names, count=len(waiting)
    )
    box = Box(x - 7, y - form.bank / 2, 14, form.bank)
    yield Shape("waiting-bridge", "bridge", words, box, art, printed=False)


# Spaces and boats


def _spaces(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    places = form.spacing(position.board).places
    boats = defaultdict[int, list[str]](list)
    for seat, player in enumerate(position.players):
        boats[player.boat].append(look.names[seat])
    for number, ((x, y), half) in enumerate(zip(places, fingers(places, form.finger), strict=True), 1):
        r = form.last if number == position.board.last_space else form.radius
        words = _words(position.board, number, position.river[number], ", ".join(boats.get(number, ())))
        box, hit = Box(x - r, y - r, 2 * r, 2 * r), Box(x - half, y - half, 2 * half, 2 * half)
        yield Shape(f"river-{number}", "river", words, box, target=True, hit=hit, round=True)


@lru_cache(maxsize=1024)
def _words(board: Board, number: int, tile: int, boats: str) -> str:
    gives = label(space_rewards(board, number, tile))
    kind = "last" if number == board.last_space else "tile" if tile != NONE else "printed"
    return tell("river-space", number=number, gives=gives, kind=kind, boats=boats or "none")


def _boats(form: Form, position: Position, look: Look) -> Iterator[Shape]:
    places = form.spacing(position.board).places
    fleets = defaultdict[int, list[int]](list)
    for seat, player in enumerate(position.players):
        fleets[player.boat].append(seat)
    for number, seats in fleets.items():
        x, y = places[number - 1] if number else form.harbour
        share, spread = _FLEET[len(seats)]
        size = form.boat * share
        if number and len(seats) == 1:
            x, y = x + form.boat * 0.1, y - form.boat * 0.5
        for seat, (dx, dy) in zip(seats, spread, strict=True):
            words = tell("river-boat", name=look.names[seat], number=number)
            cx, cy = x + dx * form.boat, y + dy * form.boat
            box = Box(cx - size / 2, cy - size / 2, size, size)
            yield Shape(f"boat-{seat}", "boat", words, box, boat(cx, cy, size, seat), printed=False)
