"""Which piece goes from where to where when something happens."""

from __future__ import annotations

from rajas.core import Event
from rajas.ganges.options import Die
from rajas.ganges.position import Position
from rajas_widgets.art.pieces import boat, die, fame_marker, money_marker, pawn
from rajas_widgets.ganges.ids import die_id
from rajas_widgets.ganges.tiles import tile_art
from rajas_widgets.screen import Glide, Piece

_PAWN, _DIE, _TILE, _MARKER, _BOAT = 40.0, 40.0, 60.0, 34.0, 40.0


def glides(event: Event, before: Position, after: Position) -> Glide | None:
    """Nothing where no piece moves."""
    seat, detail = event.player, event.detail
    way: tuple[str, ...]
    match event.kind:
        case "worker placed":
            return _glide((f"worker-{seat}", detail[0]), pawn(_PAWN / 2, _PAWN, _PAWN, seat), _PAWN)
        case "tile laid":
            row, _, column = detail[1].partition(",")
            art = tile_art(after.board.tile(detail[0]), 0, 0, _TILE, detail[2])
            return _glide((f"tile-{detail[0]}", f"cell-{row}-{column}"), art, _TILE)
        case "die gained":
            colour, value = detail[0], detail[1]
            held = max(1, after.players[seat].holds(colour, value))
            way = (f"supply-{colour.word}", die_id(Die(colour, value), held))
            return _glide(way, die(colour.word, value, 0, 0, _DIE), _DIE)
        case "boat moved":
            way = tuple(f"river-{space}" for space in range(detail[0], detail[1] + 1))
            return _glide(way, boat(0, 0, _BOAT, seat), _BOAT)
        case "fame":
            way = _along("fame", before.players[seat].fame, after.players[seat].fame)
            return _glide(way, fame_marker(_MARKER / 2, _MARKER / 2, seat), _MARKER)
        case "coins":
            way = _along("money", before.players[seat].money, after.players[seat].money)
            return _glide(way, money_marker(_MARKER / 2, _MARKER / 2, seat), _MARKER)
    return None


def _glide(way: tuple[str, ...], art: str, size: float) -> Glide:
    return Glide(way, Piece(art, size, size))


def _along(track: str, start: int, end: int) -> tuple[str, ...]:
    """Space by space, there or back."""
    step = 1 if end >= start else -1
    return tuple(f"{track}-{space}" for space in range(start, end + step, step) if space > 0)
