"""The ring: both tracks around the board, and on them markers, threads, bonuses and waiting workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from rajas.ganges.board import Board
from rajas.ganges.position import Position
from rajas_widgets.ganges.ring_bonuses import badges, bonus_shape
from rajas_widgets.ganges.ring_markers import markers
from rajas_widgets.ganges.ring_print import fame_space, money_space, printed
from rajas_widgets.ganges.standings import Standing, bonuses, standing
from rajas_widgets.ganges.threads import ends, pills, threads
from rajas_widgets.ganges.track import HEIGHT, WIDTH, Track, track_of
from rajas_widgets.scene import Art, Box, Look, Scene, Shape
from rajas_widgets.words import tell

_WHOLE = Box(0, 0, WIDTH, HEIGHT)


def ring(position: Position, look: Look) -> Scene:
    return _scene("ring", position, look, small=False)


def ring_small(position: Position, look: Look) -> Scene:
    """For pages below 1280 px: every fifth coin has a number, and a larger one."""
    return _scene("ring-small", position, look, small=True)


PANELS: Mapping[str, Callable[[Position, Look], Scene]] = {"ring": ring, "ring-small": ring_small}


def _scene(panel: str, position: Position, look: Look, small: bool) -> Scene:
    track = track_of(position.board.components)
    lines = [standing(position, look, seat) for seat in range(len(position.players))]
    gifts = [bonus_shape(track, bonus, look) for bonus in bonuses(position, look)]
    standing_there = list(markers(track, lines))
    shapes = (
        Shape("ring-board", "board", "", _WHOLE, printed(position.board, small)),
        *_spaces(position.board, look.lit),
        _piece("ring-done", "done", _done(track, lines[look.viewer], small)),
        *_threads(track, lines),
        _piece("ring-ends", "thread", ends(track, lines)),
        *gifts,
        *standing_there,
        _piece("ring-badges", "bonus", badges(position.board)),
        *_pills(track, lines, [shape.box for shape in (*gifts, *standing_there)]),
    )
    return Scene(panel, tell("race-around"), WIDTH, HEIGHT, shapes)


def _piece(name: str, role: str, art: Art) -> Shape:
    """What lies all around the board."""
    return Shape(name, role, "", _WHOLE, art, printed=False)


def _spaces(board: Board, lit: frozenset[str]) -> Iterator[Shape]:
    """Every space has its place; a target it is only where a lesson asks for one."""
    for shape in _places(board):
        if shape.id in lit:
            name, _, space = shape.id.partition("-")
            words = tell("race-space", track=name, space=int(space))
            yield Shape(shape.id, shape.role, words, shape.box, target=True)
        else:
            yield shape


@lru_cache(maxsize=32)
def _places(board: Board) -> tuple[Shape, ...]:
    track = track_of(board.components)
    fame = (
        Shape(f"fame-{space}", "track", "", track.fame_box(space)) for space in range(1, track.fame_last + 1)
    )
    money = (
        Shape(f"money-{space}", "track", "", track.money_box(space))
        for space in range(1, track.money_last + 1)
        if track.has_money(space)
    )
    return (*fame, *money)


def _done(track: Track, viewer: Standing, small: bool) -> Art:
    """What the viewer has behind: solid plum and gold."""
    return _done_art(track, min(viewer.fame, track.fame_last), min(viewer.money, track.money_last), small)


@lru_cache(maxsize=64)
def _done_art(track: Track, fame: int, money: int, small: bool) -> Art:
    spaces = [fame_space(track, space, True) for space in range(1, fame + 1)]
    return "".join(spaces + [money_space(track, space, True, small) for space in range(1, money + 1)])


def _threads(track: Track, lines: list[Standing]) -> Iterator[Shape]:
    for line, art, box in threads(track, lines):
        yield Shape(f"thread-{line.seat}", "thread", line.apart_words(), box, art, printed=False)


def _pills(track: Track, lines: list[Standing], kept_free: list[Box]) -> Iterator[Shape]:
    for line, art, box in pills(track, lines, kept_free):
        yield Shape(f"apart-{line.seat}", "pill", "", box, art, printed=False)
