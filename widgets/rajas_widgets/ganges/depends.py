"""What every panel is made of, and where a shape has its home."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from rajas.ganges.position import Position
from rajas_widgets.scene import Look

_Parts = Callable[[Position, Look], Hashable]
_PERSONAL = ("province", "kali", "scrolls")
# The beginnings of shapes' ids, and the panel to look for them in.
_HOMES = {
    "quarry": "quarry",
    "tile": "quarry",
    "stack": "quarry",
    "different": "market",
    "same": "market",
    "market": "province",
    "chamber": "palace",
    "balcony": "palace",
    "garden": "palace",
    "terrace": "palace",
    "port": "river",
    "river": "river",
    "boat": "river",
    "cell": "province",
    "yield": "province",
    "die": "kali",
    "hand": "kali",
    "karma": "kali",
    "scroll": "scrolls",
    "supply": "supply",
    "token": "tokens",
    "pile": "tokens",
    "discards": "tokens",
    "elephant": "order",
}


def home(shape: str) -> str:
    return _HOMES.get(shape.partition("-")[0], "")


def personal(panel: str) -> bool:
    return panel.removesuffix("-phone") in _PERSONAL


def depends(position: Position, panel: str, look: Look) -> Hashable:
    """While this is equal, the panel looks the same; panels not named here depend on everything."""
    base = panel.removesuffix("-phone")
    parts = _PARTS.get(base)
    if parts is None:
        return position, look.viewer, look.shown, look.names, look.lit, _trial(look)
    return position.board, look.viewer, look.names, parts(position, look)


def _trial(look: Look) -> Hashable:
    return tuple(sorted((key, repr(value)) for key, value in look.trial.items()))


def _lit(look: Look, *beginnings: str) -> frozenset[str]:
    return frozenset(shape for shape in look.lit if shape.startswith(beginnings))


def _workers(position: Position) -> Hashable:
    return tuple(player.workers for player in position.players)


def _race(position: Position, look: Look) -> Hashable:
    return tuple(
        (player.fame, player.money, player.waiting, player.bonus) for player in position.players
    ), position.crossed


def _standings(position: Position, look: Look) -> Hashable:
    return _race(position, look), position.player, bool(position.due)


def _ring(position: Position, look: Look) -> Hashable:
    return _race(position, look), _lit(look, "fame-", "money-")


def _quarry(position: Position, look: Look) -> Hashable:
    due = position.due[-1].__class__ if position.due else None
    return position.open, position.hidden, _workers(position), due, _lit(look, "quarry-")


def _palace(position: Position, look: Look) -> Hashable:
    return _workers(position), _lit(look, "chamber-", "balcony-", "garden-", "terrace")


def _market(position: Position, look: Look) -> Hashable:
    me = position.players[look.shown]
    return _workers(position), _lit(look, "different-", "same-"), me.province, look.shown, _trial(look)


def _river(position: Position, look: Look) -> Hashable:
    boats = tuple(player.boat for player in position.players)
    waiting = tuple(player.waiting for player in position.players)
    return boats, waiting, position.river, _workers(position), _lit(look, "port-")


def _scrolls(position: Position, look: Look) -> Hashable:
    return look.shown, tuple((player.scrolls, player.delayed) for player in position.players)


def _province(position: Position, look: Look) -> Hashable:
    me = position.players[look.shown]
    return look.shown, me.province, me.scrolls, _trial(look), _lit(look, "cell-", "yield-")


def _kali(position: Position, look: Look) -> Hashable:
    me = position.players[look.shown]
    return look.shown, me.dice, me.karma, me.active, me.workers, me.waiting, _trial(look)


def _tokens(position: Position, look: Look) -> Hashable:
    return position.pile, position.discards


def _supply(position: Position, look: Look) -> Hashable:
    return position.supply


_PARTS: dict[str, _Parts] = {
    "ring": _ring,
    "ring-small": _ring,
    "race": _standings,
    "race-card": _standings,
    "quarry": _quarry,
    "palace": _palace,
    "market": _market,
    "river": _river,
    "scrolls": _scrolls,
    "province": _province,
    "kali": _kali,
    "tokens": _tokens,
    "supply": _supply,
}
