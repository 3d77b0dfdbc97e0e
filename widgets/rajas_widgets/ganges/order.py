"""The order of play: round, stage, seats in turn, the elephant, and the workers left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rajas.ganges.position import Position
from rajas_widgets.art.pen import centred, circle, group, line, rect, text
from rajas_widgets.art.pieces import elephant, emblem, pawn
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_WIDTH, _HEIGHT = 290.0, 232.0
_FIRST, _PITCH, _ROW = 72.0, 38.4, 34.0
_WORKERS, _WORKERS_END = 128.0, 232.0


def order(position: Position, look: Look) -> Scene:
    shapes = (
        Shape("order-card", "field", "", Box(0, 0, _WIDTH, _HEIGHT), _printed()),
        _stages(position),
        *_rows(position, look),
        _elephant(position, look),  # above the row it stands in, which may be the lit one
    )
    return Scene("order", tell("order"), _WIDTH, _HEIGHT, shapes)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"order": order}


def _printed() -> Art:
    title = text(16, 28, tell("order"), 20, font="title")
    return rect(0, 0, _WIDTH, _HEIGHT, "paper", 12) + title


# Round and stage


def _stages(position: Position) -> Shape:
    """A bead a stage: as many as anybody has workers."""
    count = max(player.active for player in position.players)
    now, step = max(1, position.stage), min(34.0, 190 / count)
    words = tell("order-round", round=max(1, position.round), stage=now)
    rounds = text(
        _WIDTH - 16, 27, tell("order-round-short", round=max(1, position.round)), 14.5, "soft", anchor="end"
    )
    name = text(16, 54, tell("order-stage"), 14.5, "soft", weight=700, most=50)
    links = "".join(
        line(72 + step * n, 49, 72 + step * (n + 1), 49, "leaf" if n + 1 < now else "line", 3)
        for n in range(count - 1)
    )
    beads = "".join(_bead(72 + step * n, n + 1, now) for n in range(count))
    box = Box(0, 0, _WIDTH, _FIRST - 4)
    return Shape("order-stage", "stage", words, box, rounds + name + links + beads, printed=False)


def _bead(x: float, stage: int, now: int) -> Art:
    if stage < now:
        return circle(x, 49, 11, "leaf") + centred("check", x, 49, 12, "white")
    if stage > now:
        return circle(x, 49, 9, "paper", "line", 2.4)
    figure = text(x, 54.5, str(stage), 17, "black", weight=800, anchor="middle")
    return circle(x, 49, 13, "turmeric", "paper", 2) + figure


# The players in turn


def _rows(position: Position, look: Look) -> Iterator[Shape]:
    count = len(position.players)
    for place in range(count):
        seat = (position.first + place) % count
        # The elephant stands in the first row: a target of its own.
        left = 8 if place else 48
        box = Box(left, _FIRST + _PITCH * place, _WIDTH - 8 - left, _ROW)
        touch = Box(left, box.y - (_PITCH - _ROW) / 2, box.w, _PITCH)
        art = _row(position, look, seat, place, box.centre[1])
        words = _words(position, look, seat, place)
        yield Shape(f"order-{seat}", "player", words, box, art, False, True, touch)


def _words(position: Position, look: Look, seat: int, place: int) -> str:
    player = position.players[seat]
    return tell(
        "order-player", name=look.names[seat], place=place + 1, left=player.unplaced(), active=player.active,
        turn="yes" if seat == position.player else "no", next="yes" if seat == position.mogul else "no",
    )  # fmt: skip


def _row(position: Position, look: Look, seat: int, place: int, y: float) -> Art:
    player = position.players[seat]
    turn = (
        rect(8, y - _ROW / 2, _WIDTH - 16, _ROW, "sumbg", 9, "turmeric", 2) if seat == position.player else ""
    )
    favoured = seat == position.mogul
    number = text(36 if favoured else 27, y + 5.2, str(place + 1), 16, "soft", weight=800, anchor="middle")
    name = text(72, y + 5.6, look.names[seat], 16.5, weight=800, most=_WORKERS - 78)
    left = player.unplaced()
    words = tell("order-left", left=left)
    note = text(
        _WIDTH - 14, y + 5, words, 15, "ink" if left else "soft", weight=800 if left else 500, anchor="end"
    )
    favour = elephant(12, y - 9, 18, "soft") if favoured and place else ""
    return (
        turn
        + (number if place else "")
        + favour
        + emblem(55, y, 22, seat)
        + name
        + _workers(player.active, left, seat, y)
        + note
    )


def _workers(active: int, left: int, seat: int, y: float) -> Art:
    """Placed ones pale, those left solid and larger."""
    step = min(19.0, (_WORKERS_END - _WORKERS) / active)
    places = (_WORKERS + 10 + step * n for n in range(active))
    return "".join(
        pawn(x, y + 11.5, 24, seat) if n >= active - left else group(pawn(x, y + 10, 19, seat), opacity=0.34)
        for n, x in enumerate(places)
    )


def _elephant(position: Position, look: Look) -> Shape:
    box = Box(8, _FIRST - (_PITCH - _ROW) / 2, 40, _PITCH)
    art = elephant(13, _FIRST + 2.5, 28, "indigo")
    words = tell("order-elephant", name=look.names[position.first])
    return Shape("elephant", "elephant", words, box, art, printed=False, target=True)
