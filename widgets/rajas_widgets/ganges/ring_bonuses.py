"""The bonuses on the ring: a roundel each, its number, the workers waiting there, the bonus markers."""

from __future__ import annotations

from functools import lru_cache

from rajas.ganges.board import Board
from rajas_widgets.art.palette import PLAYERS
from rajas_widgets.art.pen import centred, circle, group, rect, text
from rajas_widgets.art.pieces import pawn
from rajas_widgets.ganges.rewards import sign
from rajas_widgets.ganges.standings import Bonus
from rajas_widgets.ganges.track import FAME, MONEY, Point, Track, middle, track_of
from rajas_widgets.scene import Art, Box, Look, Shape

_ROUNDEL = {"fame": 16.5, "money": 14.5}
_RIM = {"fame": "plum", "money": "money3"}
_DEPTH = {"fame": middle(FAME), "money": middle(MONEY)}
_DISCS = ((-12.5, 8), (-4.6, 14), (4.6, 14), (12.5, 8))  # bonus markers on a roundel, by seat


def bonus_shape(track: Track, bonus: Bonus, look: Look) -> Shape:
    x, y = _place(track, bonus.track, bonus.space)
    r = _ROUNDEL[bonus.track]
    art = _bonus_art(track, bonus, look.viewer, x, y, r)
    box = Box(x - r, y - r, 2 * r, 2 * r)
    return Shape(f"bonus-{bonus.track}-{bonus.space}", "bonus", bonus.words(look), box, art, printed=False)


def _bonus_art(track: Track, bonus: Bonus, viewer: int, x: float, y: float, r: float) -> Art:
    """Drawn anew over the viewer's done spaces, with what lies on it."""
    along = track.fame(bonus.space) if bonus.track == "fame" else track.money(bonus.space)
    disc = circle(x, y, r, "face", _RIM[bonus.track], 2.6)
    middle_x = x + _sign_shift(track, bonus.track, bonus.space)
    if bonus.waiting:
        sign = _waiting(middle_x, y, bonus.waiting, track.upright(along) or bonus.track == "money")
    else:
        sign = _sign(bonus, middle_x, y, r)
    discs = "".join(_marker(track, bonus, seat) for seat in bonus.next_for)
    return disc + sign + discs + (_check(track, bonus, viewer) if bonus.done else "")


def _sign(bonus: Bonus, x: float, y: float, r: float) -> Art:
    return group(sign((bonus.reward,), x, y, 1.72 * r), opacity=0.38 if bonus.done else 1.0)


def _waiting(x: float, y: float, seats: tuple[int, ...], pairs: bool) -> Art:
    """Workers still to be freed: one large, several in a row on a longer plate, or two by two."""
    if len(seats) == 1:
        return pawn(x, y + 11, 24, seats[0])
    if pairs:
        places = [(x - 6, y - 0.5), (x + 6, y - 0.5), (x - 6, y + 13.5), (x + 6, y + 13.5)]
        if len(seats) == 2:
            places = [(x - 6.5, y + 8.5), (x + 6.5, y + 8.5)]
        height = 18.0 if len(seats) == 2 else 14.0
        return "".join(pawn(px, py, height, seat) for (px, py), seat in zip(places, seats, strict=False))
    width, step = 33 + 6.0 * (len(seats) - 1), 11.5
    plate = rect(x - width / 2, y - 16.5, width, 33, "face", 16.5, _RIM["fame"], 2.6)
    first = x - step * (len(seats) - 1) / 2
    row = (pawn(first + step * n, y + 10.5, 21, seat) for n, seat in enumerate(seats))
    return plate + "".join(row)


def _marker(track: Track, bonus: Bonus, seat: int) -> Art:
    """A player's bonus marker: a small disc on the inner edge of the roundel."""
    x, y = _slot(track, bonus, seat)
    return circle(x, y, 5, PLAYERS[seat], f"ol-{PLAYERS[seat]}", 1.6)


def _check(track: Track, bonus: Bonus, viewer: int) -> Art:
    """On money where the viewer's bonus marker lay before."""
    x, y = _slot(track, bonus, viewer)
    if bonus.track == "fame":
        x, y = _place(track, bonus.track, bonus.space)
        x, y = x + 10.5, y + 9
    return centred("check", x, y, 14, c="ok")


def _slot(track: Track, bonus: Bonus, seat: int) -> Point:
    x, y = _place(track, bonus.track, bonus.space)
    dx, dy = track.inward(track.money(bonus.space))
    along, across = _DISCS[seat]
    return x + across * dx + along * dy, y + across * dy + along * dx


# Numbers


def _place(track: Track, name: str, space: int) -> Point:
    along = track.fame(space) if name == "fame" else track.money(space)
    return track.point(along, _DEPTH[name])


def _badge_box(track: Track, name: str, space: int) -> Box:
    """Where the number of a bonus stands: fame's towards the middle or in its own space, money's outside."""
    x, y = _place(track, name, space)
    along = track.fame(space) if name == "fame" else track.money(space)
    dx, dy = track.inward(along)
    if name == "fame":
        return Box(x - 10, y + 16.5 * (dy or 1) - 7, 20, 14)
    if dx:
        return Box(x - 8.5 - 12 * dx, y - 7, 17, 14)
    return Box(x - 10, y - 14.5 * dy - 7, 20, 14)


def _sign_shift(track: Track, name: str, space: int) -> float:
    """How far the sign gives way to the number beside it."""
    along = track.fame(space) if name == "fame" else track.money(space)
    return 3.0 * track.inward(along)[0] if name == "money" else 0.0


@lru_cache(maxsize=32)
def badges(board: Board) -> Art:
    """The numbers of all bonus spaces: on top of whatever stands there."""
    track, parts = track_of(board.components), board.components
    return "".join(
        _badge(track, name, space)
        for name, entries in (("fame", parts.fame_bonuses), ("money", parts.money_bonuses))
        for space, _ in entries
    )


def _badge(track: Track, name: str, space: int) -> Art:
    box = _badge_box(track, name, space)
    plate = rect(*box, _RIM[name], 7, "face", 1.2)
    ink = "white" if name == "fame" else "black"
    return plate + text(
        box.centre[0], box.centre[1] + 3.8, str(space), 11.5, ink, weight=800, anchor="middle"
    )
