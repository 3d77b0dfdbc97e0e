"""What pressing a thing means that is no part of the choice: the attempt closest to it, or what it is."""

from __future__ import annotations

from collections.abc import Callable

from rajas.ganges import GANGES
from rajas.ganges.naming import holds_words, reward_words, space_does, token_words
from rajas.ganges.options import SIDE_WORDS, Try
from rajas.ganges.position import Position
from rajas.ganges.river import space_rewards
from rajas.ganges.words import BUILDINGS, COLOURS
from rajas_widgets.ganges.explaining import name as named
from rajas_widgets.ganges.ids import after, cell_of, die_of, number_after, yield_of
from rajas_widgets.screen import Ask, Meaning, Say
from rajas_widgets.table.choose import capital
from rajas_widgets.words import tell

_Answer = Callable[[Position, str], Meaning | None]


def asks(position: Position, shape: str) -> Meaning:
    """An answer to any press."""
    for answer in _ANSWERS:
        meaning = answer(position, shape)
        if meaning is not None:
            return meaning
    return Say(tell("ask-nothing"))


def _tried(position: Position, name: str, about: str = "") -> Ask | None:
    """The attempt, if the engine knows it here."""
    attempt = Try(name, about)
    return Ask(attempt) if attempt in GANGES.attempts(position) else None


def _space(position: Position, shape: str) -> Meaning | None:
    """Every worker is placed by a turn of its own, and stays."""
    space = position.board.by_name.get("outer-terrace-1" if shape == "terrace" else shape)
    if space is None:
        return None
    if position.me.workers & space.bit:
        return _tried(position, "take-worker-back", space.name)
    return _tried(position, "second-worker") or Say(space_does(position, space))


def _die(position: Position, shape: str) -> Meaning | None:
    die = die_of(shape)
    if die is None:
        return None
    return _tried(position, "turn-die", str(die)) or _tried(position, "reroll-die", str(die))


def _cell(position: Position, shape: str) -> Meaning | None:
    cell = cell_of(shape)
    if cell is None:
        return None
    if cell == position.me.province.land.names[position.me.province.land.residence]:
        return Say(tell("ask-residence"))
    return _tried(position, "move-tile", str(cell)) or Say(tell("ask-cell"))


def _border(position: Position, shape: str) -> Meaning | None:
    where = yield_of(shape)
    if where is None:
        return None
    about = f"{where[0]} {SIDE_WORDS[where[1]]}"
    return _tried(position, "claim-yield", about) or _tried(position, "claim-token", about)


def _tile(position: Position, shape: str) -> Meaning | None:
    name = after(shape, "tile-")
    if name not in position.board.tile_numbers:
        return None
    return Say(
        tell("ask-tile", tile=capital(named(position, name)), holds=holds_words(position.board.tile(name)))
    )


def _stack(position: Position, shape: str) -> Meaning | None:
    return _tried(position, "look-under-stack") if shape.startswith("stack-") else None


def _bonus(position: Position, shape: str) -> Meaning | None:
    for track in ("fame", "money"):
        space = number_after(shape, f"{track}-")
        if space is not None:
            return _tried(position, "claim-bonus", f"{track} {space}") or Say(
                tell(f"ask-{track}", space=space)
            )
    return None


def _river(position: Position, shape: str) -> Meaning | None:
    space = number_after(shape, "river-")
    if space is None or space >= len(position.river):
        return None
    rewards = space_rewards(position.board, space, position.river[space])
    return Say(tell("ask-river", space=space, reward=reward_words(rewards)))


def _boat(position: Position, shape: str) -> Meaning | None:
    seat = number_after(shape, "boat-")
    if seat is None or seat >= len(position.players):
        return None
    return Say(tell("ask-boat", space=position.players[seat].boat))


def _scroll(position: Position, shape: str) -> Meaning | None:
    building = BUILDINGS.get(after(shape, "scroll-") or "")
    if building is None:
        return None
    return Say(tell("ask-scroll", building=building.word, fame=position.me.scroll(building)))


def _supply(position: Position, shape: str) -> Meaning | None:
    colour = COLOURS.get(after(shape, "supply-") or "")
    if colour is None:
        return None
    return Say(tell("ask-supply", colour=colour.word, count=position.supply[colour]))


def _token(position: Position, shape: str) -> Meaning | None:
    name = after(shape, "token-")
    if name is None:
        return None
    words = name.replace("_", " ")
    return _tried(position, "keep-token", words) or Say(
        tell("ask-token", token=token_words(position.board, words))
    )


def _market(position: Position, shape: str) -> Meaning | None:
    return Say(tell("ask-market")) if shape.startswith("market-") else None


def _single(position: Position, shape: str) -> Meaning | None:
    """Things of which there is one."""
    match shape:
        case "elephant":
            return _tried(position, "take-elephant")
        case "karma":
            return Say(tell("ask-karma", karma=position.me.karma))
        case "pile":
            return Say(tell("ask-pile", count=sum(position.pile)))
        case "discards":
            return Say(tell("ask-discards", count=sum(position.discards)))
    return Say(tell("ask-hand")) if shape.startswith("hand-") else None


_ANSWERS: tuple[_Answer, ...] = (
    _space, _die, _cell, _border, _tile, _stack, _bonus, _river, _boat, _scroll, _supply, _token, _market,
    _single,
)  # fmt: skip
