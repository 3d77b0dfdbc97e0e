"""What lies on the table of Rajas of the Ganges: open tiles, river and workers, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator

from rajas.ganges.board import Board, Space
from rajas.ganges.endgame import gap
from rajas.ganges.naming import reward_words, space_name, tile_words, token_words
from rajas.ganges.position import NONE, Player, Position
from rajas.ganges.river import space_rewards, spaces_ahead
from rajas.ganges.words import Colour
from rajas.terminal.style import together
from rajas.words import say

__all__ = ["intro", "own", "standing", "view", "views"]

views = ("tiles", "river", "board", "tokens")


def _say(key: str, **args: int | str) -> str:
    return say("ganges", key, **args)


def view(word: str, position: Position, seat: int) -> list[str]:
    """The open tiles, the river with its boats, the spaces with their workers, or the yield tokens."""
    lines = {"tiles": _tile_lines, "river": _river_lines, "board": _board_lines, "tokens": _token_lines}
    return list(lines[word](position, seat))


def intro(position: Position) -> list[str]:
    parts, variant = position.board.components, position.board.variant
    lines = [_say("look-intro-aim"), _say("look-intro-end", crossing=parts.crossing), _say("look-intro-turn")]
    if variant.open_tokens:
        lines.append(_say("look-intro-navaratna", hands=position.me.province.land.hands))
    if variant.experienced:
        lines.append(_say("look-intro-mixed", seats=", ".join(map(str, variant.experienced))))
    if variant.ganga:
        lines.append(_say("look-intro-ganga"))
    return lines


def own(position: Position, player: int) -> str:
    """Dice with their faces, karma, coins, fame, workers, and how far the markers are from meeting."""
    me = position.players[player]
    missing = max(0, -gap(position.board.components, me))
    figures = {"karma": me.karma, "money": me.money, "fame": me.fame, "left": me.unplaced()}
    parts = _say("look-own", dice="{}", missing=missing, **figures).split(" | ")
    return " | ".join(map(together, parts)).format(dice_words(me))


def dice_words(me: Player) -> str:
    """Every colour with the faces of its dice."""
    shown = (f"{colour.word} {' '.join(map(str, me.dice[colour]))}" for colour in Colour if me.dice[colour])
    return " · ".join(map(together, shown)) or _say("look-no-dice")


def standing(position: Position) -> str:
    return " | ".join(together(_stands(number, player)) for number, player in enumerate(position.players, 1))


def _stands(number: int, me: Player) -> str:
    figures = {"money": me.money, "fame": me.fame, "karma": me.karma, "dice": me.dice_held()}
    return _say("look-standing", player=number, **figures)


def whose(player: int, seat: int) -> str:
    return _say("look-whose", player=player + 1, who="you" if player == seat else "they")


def _tile_lines(position: Position, seat: int) -> Iterator[str]:
    yield _say("look-tiles")
    tiles = position.board.components.tiles
    for number in position.open:
        if number >= 0:
            yield f"  {tile_words(position, tiles[number].id)}"


def _river_lines(position: Position, seat: int) -> Iterator[str]:
    parts, me = position.board.components, position.players[seat]
    ahead = spaces_ahead(position, me)
    yield _say("look-river", boat=me.boat, last=position.board.last_space, bridge=parts.bridge_after)
    for space, tile in enumerate(position.river):
        boats = [
            whose(number, seat) for number, player in enumerate(position.players) if player.boat == space
        ]
        count = ahead.index(space) + 1 if space in ahead else 0
        words = _river_words(position.board, space, tile) if space else _say("look-river-start")
        key = "look-river-boats" if boats else "look-river-space"
        yield "  " + _say(key, count=count, space=f"{space:2}", words=words, boats=", ".join(boats))


def _river_words(board: Board, space: int, tile: int) -> str:
    words = reward_words(space_rewards(board, space, tile))
    return words if tile == NONE else _say("look-river-tile", words=words)


def _token_lines(position: Position, seat: int) -> Iterator[str]:
    """How many of each are left; where they lie open, whether they fit the province of this seat, too."""
    board, province = position.board, position.players[seat].province
    yield _say("look-tokens-open" if board.variant.open_tokens else "look-tokens-pile")
    for token, left, gone in zip(board.tokens, position.pile, position.discards, strict=True):
        words = token_words(board, token.name)
        if board.variant.open_tokens:
            free = len(province.token_spaces(token.colour))
            yield "  " + _say("look-token-open", left=left, words=words, free=free)
        else:
            yield "  " + _say("look-token-pile", left=left, words=words, gone=gone)


def _board_lines(position: Position, seat: int) -> Iterator[str]:
    yield _say("look-board")
    for area, spaces in position.board.areas.items():
        name = _say("look-area", area=area)
        taken = [(space, holder) for space in spaces if (holder := _holder(position, space)) is not None]
        if not taken:
            yield "  " + _say("look-area-free", area=name, count=len(spaces))
        for space, holder in taken:
            yield "  " + _say(
                "look-taken", space=space_name(position.board, space.name), whose=whose(holder, seat)
            )
        if taken:
            count = len(spaces) - len(taken)
            yield "  " + _say("look-area-rest", area=name, count=count)


def _holder(position: Position, space: Space) -> int | None:
    return next((number for number, me in enumerate(position.players) if me.workers & space.bit), None)
