"""The border of a province: its yields, joined or not, and the tokens on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rajas.ganges.board import Board, Token
from rajas.ganges.figures import BorderYield
from rajas.ganges.options import SIDE_WORDS
from rajas.ganges.position import Position
from rajas.ganges.roads import NOTHING, Province
from rajas_widgets.art.pen import centred, circle, group, rect
from rajas_widgets.ganges import rewards
from rajas_widgets.ganges.ids import yield_id
from rajas_widgets.ganges.province_plan import PILL, Plan
from rajas_widgets.ganges.token_art import border_space, token
from rajas_widgets.scene import Art, Box, Look, Shape
from rajas_widgets.words import tell

SPACE = 30.0  # side of a border space of the Navaratna side


def border(
    where: Plan, position: Position, province: Province, look: Look, tried: Province | None
) -> Iterator[Shape]:
    """Every yield; `tried` is the province as a tile that is tried out would make it."""
    fresh = tried.reached & ~province.reached if tried is not None else 0
    wished = _wished(position.board, look)
    for place, box, touch in zip(province.land.yields, where.pills, where.touches, strict=True):
        id = yield_id(province.land.names[place.cell], place.side)
        state = _state(place.index, province.reached, fresh)
        if state == "joined" and wished is None and id in look.lit:
            state = "due"
        kind = province.tokens[place.index]
        lying = position.board.tokens[kind] if kind != NOTHING else None
        art = _drawn(where, place, box, state, lying)
        if wished is not None and id in look.lit:
            art += group(token(wished.colour, wished.rewards, *box.centre, where.form.token), opacity=0.6)
        label = f"{_words(province, place, lying)} {tell('yield-state', state=state)}"
        yield Shape(id, "yield", label, box, art, False, True, touch)


def _wished(board: Board, look: Look) -> Token | None:
    """The token for which a space is chosen: it stands as a ghost on those that it may lie on."""
    name = look.trial.get("token")
    return board.token(name) if isinstance(name, str) and name in board.token_numbers else None


def _state(index: int, reached: int, fresh: int) -> str:
    if reached >> index & 1:
        return "joined"
    return "fresh" if fresh >> index & 1 else "open"


def _words(province: Province, place: BorderYield, lying: Token | None) -> str:
    name = province.land.names[place.cell]
    where = {"row": name.row, "column": name.column, "side": tell(f"side-{SIDE_WORDS[place.side]}")}
    if lying is not None:
        return tell("yield-token", colour=lying.colour, gives=rewards.label(lying.rewards), **where)
    return tell("yield", colour=place.token or "none", gives=rewards.label(place.rewards), **where)


def _drawn(where: Plan, place: BorderYield, box: Box, state: str, lying: Token | None) -> Art:
    art = _pill(place, box, state == "joined")
    if lying is not None:
        art = token(lying.colour, lying.rewards, *box.centre, where.form.token)
    if state in ("fresh", "due"):
        return rect(*box.grown(2), "none", 16, "glow", 4) + art
    if state == "open":
        return art
    x, y = box.x + box.w - 4, box.y + box.h - 3
    return art + circle(x, y, 6.8, "leaf", "paper", 1.2) + centred("check", x, y, 9, "white")


@lru_cache(maxsize=512)
def _pill(place: BorderYield, box: Box, joined: bool) -> Art:
    """What is printed there: faint once it has paid."""
    x, y = box.centre
    if place.token is not None:
        ground, sign = border_space(place.token, x, y, SPACE), rewards.sign(place.rewards, x, y, SPACE * 0.72)
    else:
        ground = rect(*box, "face", min(box.w, box.h) / 2, "provtab", 2)
        sign = _along(place, box)
    return ground + group(sign, opacity=0.4 if joined else 1.0)


def _along(place: BorderYield, box: Box) -> Art:
    """Several rewards one after the other, along the pill."""
    x, y = box.centre
    step = (max(box.w, box.h) - PILL * 0.2) / len(place.rewards)
    first = -(len(place.rewards) - 1) * step / 2
    upright = box.h > box.w
    return "".join(
        rewards.one(
            reward, x + (0 if upright else first + n * step), y + (first + n * step if upright else 0), 27
        )
        for n, reward in enumerate(place.rewards)
    )
