"""Rajas of the Ganges on a terminal: a player's own things drawn, and all else that its table shows."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from rajas.ganges.board import Board
from rajas.ganges.endgame import gap
from rajas.ganges.figures import BorderYield
from rajas.ganges.naming import market_words, reward_words, token_words
from rajas.ganges.options import Counted
from rajas.ganges.position import WAITING_PLACES, Player, Position
from rajas.ganges.roads import Province
from rajas.ganges.words import EAST, NORTH, SOUTH, WEST, Building, Colour
from rajas.terminal.ganges_offer import amid, chosen_together, offer, question
from rajas.terminal.ganges_story import Story
from rajas.terminal.ganges_views import dice_words, intro, own, standing, view, views
from rajas.terminal.style import together
from rajas.words import say

__all__ = [
    "amid",
    "chosen_together",
    "draw_province",
    "intro",
    "look",
    "offer",
    "own",
    "place_words",
    "question",
    "standing",
    "teller",
    "view",
    "views",
]
_INNER = 13


def place_words(position: Position, player: int) -> str:
    """How far the markers of this player are past each other, or how much was missing (END-4)."""
    me = position.players[player]
    past = gap(position.board.components, me)
    key = "result-crossed" if past >= 0 else "result-short"
    return _say(key, player=player + 1, gap=abs(past), money=me.money, fame=me.fame)


def look(position: Position, player: int) -> list[str]:
    """Everything that a player looks at before choosing."""
    me = position.players[player]
    return [
        _say("look-heading", player=player + 1),
        *map(together, draw_province(me.province)),
        *_yield_lines(position.board, me.province),
        *_own_lines(position, me),
        _say("look-supply", dice=_counts(position.supply)),
    ]


def teller(seat: int | None) -> Story:
    return Story(seat)


def _say(key: str, **args: int | str) -> str:
    return say("ganges", key, **args)


def draw_province(province: Province) -> list[str]:
    """The cells side by side: # is a road, a letter on a border names a yield, a capital one a token."""
    land = province.land
    places = [(place.cell, place.side) for place in land.yields]
    marks = dict(zip(places, _letters(province), strict=False))
    lines: list[str] = []
    for row in range(land.rows):
        cells = range(row * land.columns, (row + 1) * land.columns)
        drawn = [_cell(province, cell, marks) for cell in cells]
        lines += ["".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
    return lines


def _cell(province: Province, cell: int, marks: dict[tuple[int, int], str]) -> list[str]:
    """One cell as five lines of the same width."""
    roads = province.roads[cell]
    name = str(province.land.names[cell])
    west = _side(roads & WEST, marks.get((cell, WEST), ""))
    east = _side(roads & EAST, marks.get((cell, EAST), ""))
    middle = [
        f"{left}{text:^{_INNER}}{right}"
        for left, text, right in zip(west, _contents(province, cell), east, strict=True)
    ]
    top = _edge(name, roads & NORTH, marks.get((cell, NORTH), ""))
    return [top, *middle, _edge("", roads & SOUTH, marks.get((cell, SOUTH), ""))]


def _edge(name: str, road: int, mark: str) -> str:
    left = (_INNER - 2) // 2
    return f"+{name:-<{left}}{'##' if road else '--'}{mark:->2}".ljust(_INNER + 1, "-") + "+"


def _side(road: int, mark: str) -> tuple[str, str, str]:
    return "|", "#" if road else "|", mark or "|"


def _contents(province: Province, cell: int) -> tuple[str, str, str]:
    land = province.land
    if cell == land.residence:
        return "", _say("look-residence"), ""
    if cell in land.stone:
        return "." * _INNER, _say("look-stone"), "." * _INNER
    if province.tiles[cell] < 0:
        return "", "", ""
    tile = province.tile(cell)
    holds = [market_words(Counted(market.good, market.coins)) for market in tile.markets]
    holds += [building.word for building in tile.buildings]
    first, second, *_ = (*holds, "", "")
    return f"{tile.colour.word} {tile.price}", first, second


def _letters(province: Province) -> list[str]:
    """A letter for each border yield, a capital one where a token lies."""
    return [
        letter.upper() if province.has_token(number) else letter
        for number, letter in zip(range(len(province.tokens)), ascii_lowercase, strict=False)
    ]


def _yield_lines(board: Board, province: Province) -> Iterator[str]:
    for letter, place in zip(_letters(province), province.land.yields, strict=False):
        yield f"  {_yield_words(board, letter, place, province)}"


def _yield_words(board: Board, letter: str, place: BorderYield, province: Province) -> str:
    joined = "yes" if province.reached >> place.index & 1 else "no"
    words = reward_words(place.rewards)
    if province.has_token(place.index):
        token = token_words(board, board.token_names[province.tokens[place.index]])
        return _say("look-yield.token", letter=letter, token=token, words=words, joined=joined)
    if board.variant.open_tokens:
        return _say(
            "look-yield.coloured", letter=letter, words=words, colour=place.token or "none", joined=joined
        )
    return _say("look-yield", letter=letter, words=words, joined=joined)


def _own_lines(position: Position, me: Player) -> Iterator[str]:
    yield _say("look-kali", dice=dice_words(me), held=me.dice_held(), hands=me.province.land.hands)
    bonuses = position.board.money_bonuses
    following = bonuses[me.bonus][0] if me.bonus < len(bonuses) else 0
    missing = max(0, -gap(position.board.components, me))
    yield _say("look-tracks", money=me.money, fame=me.fame, karma=me.karma, bonus=following, missing=missing)
    scrolls = ", ".join(f"{building.word} {me.scrolls[building]}" for building in Building)
    yield _say("look-scrolls", scrolls=scrolls)
    waiting = ", ".join(place for place, bit in WAITING_PLACES.items() if me.waiting & bit)
    yield _say("look-workers", active=me.active, left=me.unplaced(), waiting=waiting or _say("no-words"))


def _counts(supply: tuple[int, ...]) -> str:
    return ", ".join(f"{colour.word} {supply[colour]}" for colour in Colour)
