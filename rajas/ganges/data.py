"""A position as plain data in the game's own words, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rajas.core.errors import DataError, SetupError
from rajas.core.plain import Plain
from rajas.ganges.board import Board
from rajas.ganges.data_dues import MOST_DUE, read_due, stack_names, write_due
from rajas.ganges.due import Due
from rajas.ganges.figures import DICE_OF_A_COLOUR, FIRST_MONEY, PLAYERS, STACKS
from rajas.ganges.kali import MOST_KARMA_ASKED, Kali, handful, kali
from rajas.ganges.position import NOBODY, NONE, WAITING_PLACES, Player, Position
from rajas.ganges.roads import NOTHING, Province
from rajas.ganges.setup import opening
from rajas.ganges.turn import END_TURN, PLACE_WORKER
from rajas.ganges.variants import BASIC, Variant
from rajas.ganges.variants.ganga import tiles_in_order
from rajas.ganges.variants.navaratna import first_tokens, with_first_token
from rajas.ganges.words import ALL_COLOURS, BUILDINGS, COLOURS, Building

if TYPE_CHECKING:
    from rajas.ganges.game import Ganges

MOST_DICE = DICE_OF_A_COLOUR * len(ALL_COLOURS)
MUCH = 1000


def to_data(position: Position) -> dict[str, Any]:
    """The position in words and numbers; player numbers count from 1, and what is due comes next first."""
    board = position.board
    tiles = board.components.tiles
    return {
        **_settings_data(board.variant),
        "players": [_player_data(player, board) for player in position.players],
        "supply": {colour.word: position.supply[colour] for colour in ALL_COLOURS},
        "open": {
            name: tiles[number].id if number != NONE else None
            for name, number in zip(stack_names(), position.open, strict=True)
        },
        "hidden": [tile.id for tile in tiles if position.hidden >> tile.index & 1],
        "pile": dict(zip(board.token_names, position.pile, strict=True)),
        "discards": dict(zip(board.token_names, position.discards, strict=True)),
        **({"river": _river_data(position)} if board.river_tiles else {}),
        "round": position.round,
        "stage": position.stage,
        "first": position.first + 1,
        "mogul": None if position.mogul == NOBODY else position.mogul + 1,
        "turn": position.player + 1,
        "crossed": [player + 1 for player in position.crossed],
        "due": [write_due(due, position) for due in reversed(position.due)],
    }


def _settings_data(variant: Variant) -> dict[str, Any]:
    """What differs from the basic game; the players tell how many they are."""
    told = {"variant": variant.name, "experienced": list(variant.experienced), "ganga": variant.ganga}
    return {name: value for name, value in told.items() if value not in (BASIC, [], False)}


def _river_data(position: Position) -> dict[str, str]:
    """The river tiles by their spaces."""
    words = position.board.river_tiles
    return {str(space): words[kind] for space, kind in enumerate(position.river) if kind != NONE}


def _player_data(player: Player, board: Board) -> dict[str, Any]:
    bonuses = board.money_bonuses
    return {
        "money": player.money,
        "fame": player.fame,
        "karma": player.karma,
        "boat": player.boat,
        "scrolls": {building.word: player.scrolls[building] for building in Building},
        "delayed": None if player.delayed == NONE else Building(player.delayed).word,
        "dice": {colour.word: list(player.dice[colour]) for colour in ALL_COLOURS},
        "active": player.active,
        "waiting": [place for place, bit in WAITING_PLACES.items() if player.waiting & bit],
        "workers": [space.name for space in board.spaces if player.workers & space.bit],
        "bonus": bonuses[player.bonus][0] if player.bonus < len(bonuses) else None,
        "province": [_cell_data(player.province, cell) for cell in player.province.built()],
        "yields": [
            name
            for number, name in enumerate(player.province.land.yield_names)
            if player.province.reached >> number & 1
        ],
        **_tokens_data(player.province, board),
    }


def _tokens_data(province: Province, board: Board) -> dict[str, Any]:
    """The yield tokens by the border spaces on which they lie, where any lie or might."""
    laid = {
        name: board.token_names[kind]
        for name, kind in zip(province.land.yield_names, province.tokens, strict=True)
        if kind != NOTHING
    }
    return {"tokens": laid} if laid or board.variant.open_tokens else {}


def _cell_data(province: Province, cell: int) -> dict[str, Any]:
    under = province.under[cell]
    return {
        "cell": str(province.land.names[cell]),
        "tile": province.tile(cell).id,
        "turn": province.turns[cell],
        "covers": None if under == NOTHING else province.land.tiles[under].id,
    }


def after_set_up(board: Board) -> Position:
    """What stands for everything left out: every die shows 1, and whatever is shuffled lies in order."""
    start = opening(board)
    firsts = [min(t.index for t in board.components.tiles if t.stack == stack) for stack in range(STACKS)]
    drawn = first_tokens(board) if board.variant.open_tokens else [NONE] * board.players
    players = tuple(
        player.changed(
            money=FIRST_MONEY + place,
            dice=kali(*[(1,)] * len(ALL_COLOURS)),
            province=player.province if token == NONE else with_first_token(player.province, token),
        )
        for place, (player, token) in enumerate(zip(start.players, drawn, strict=True))
    )
    return start.changed(
        players=players,
        pile=tuple(count - drawn.count(kind) for kind, count in enumerate(start.pile)),
        river=tiles_in_order(board) if board.river_tiles else start.river,
        supply=(DICE_OF_A_COLOUR - board.players,) * len(ALL_COLOURS),
        open=tuple(firsts),
        hidden=start.hidden & ~sum(1 << number for number in firsts),
        round=1,
        stage=1,
        due=(END_TURN, PLACE_WORKER),
    )


def from_data(game: Ganges, data: Mapping[str, Any]) -> Position:
    """The position that the data describes; whether it is possible is for `problems` to say."""
    plain = Plain(data)
    entries = plain.table(("players", *_SETTINGS, *_READERS))
    if "players" not in entries:
        raise plain.fail("data-missing", name="players")
    seats = _seats(entries.pop("players"))
    board = _board(game, len(seats), {name: entries.pop(name) for name in _SETTINGS if name in entries})
    position = after_set_up(board)
    players = [
        base if seat is None else _read_player(seat, base, board)
        for seat, base in zip(seats, position.players, strict=True)
    ]
    due = entries.pop("due", None)
    changes = {name: _READERS[name](entry, position) for name, entry in entries.items()}
    if "turn" in changes:
        changes["player"] = changes.pop("turn")
    position = position.changed(players=tuple(players), **changes)
    # What is due speaks of the province of the player whose turn it is.
    return position if due is None else position.changed(due=_read_dues(due, position))


def _board(game: Ganges, players: int, entries: Mapping[str, Plain]) -> Board:
    """The board of this variant; a DataError says why it cannot be."""
    settings = {name: _SETTINGS[name](entry) for name, entry in entries.items()}
    try:
        return game.board(players, **settings)
    except SetupError as error:
        raise DataError(error.key, **error.details) from None


def _seats(plain: Plain) -> list[Plain | None]:
    """The players one by one, or just how many there are."""
    if not isinstance(plain.value, list | tuple):
        return [None] * plain.number(PLAYERS[0], PLAYERS[-1])
    seats: list[Plain | None] = list(plain.items(PLAYERS[-1]))
    if len(seats) not in PLAYERS:
        raise plain.fail("data-seats", found=len(seats), least=PLAYERS[0], most=PLAYERS[-1])
    return seats


def _read_player(plain: Plain, base: Player, board: Board) -> Player:
    entries = plain.table((*_PLAYER_READERS, "province", "yields", "tokens"))
    changes = {
        name: read(entries[name], base, board) for name, read in _PLAYER_READERS.items() if name in entries
    }
    return base.changed(**changes, province=_read_province(entries, base.province, board))


def _read_province(entries: dict[str, Plain], base: Province, board: Board) -> Province:
    """The tiles, the yields reached and the tokens, each as given: nothing is inferred."""
    land = base.land
    tiles, turns, under = [NOTHING] * land.size, [0] * land.size, [NOTHING] * land.size
    numbers = {tile.id: tile.index for tile in land.tiles}
    cells = {str(name): cell for cell, name in enumerate(land.names)}
    for item in entries["province"].items(land.size) if "province" in entries else ():
        laid = item.table(("cell", "tile", "turn", "covers"))
        for name in ("cell", "tile"):
            if name not in laid:
                raise item.fail("data-missing", name=name)
        cell = laid["cell"].word(cells)
        if tiles[cell] != NOTHING:
            raise laid["cell"].fail("data-cell-twice", found=laid["cell"].text())
        tiles[cell] = laid["tile"].word(numbers)
        turns[cell] = laid["turn"].number(0, 3) if "turn" in laid else 0
        covered = laid["covers"].or_none(lambda tile: tile.word(numbers)) if "covers" in laid else None
        under[cell] = NOTHING if covered is None else covered
    places = {name: 1 << number for number, name in enumerate(land.yield_names)}
    reached = _bits(entries["yields"], places) if "yields" in entries else base.reached
    tokens = _read_laid(entries["tokens"], base, board) if "tokens" in entries else base.tokens
    return Province(land, tuple(tiles), tuple(turns), tuple(under), reached, tokens)


def _read_laid(plain: Plain, base: Province, board: Board) -> tuple[int, ...]:
    """The tokens on the border of a province, by their spaces."""
    laid = plain.table(base.land.yield_names)
    return tuple(
        laid[name].word(board.token_numbers) if name in laid else NOTHING for name in base.land.yield_names
    )


def _bits(plain: Plain, known: Mapping[str, int]) -> int:
    return sum({item.word(known) for item in plain.items(len(known))})


def _numbers(plain: Plain, known: Mapping[str, int], base: tuple[int, ...], most: int) -> tuple[int, ...]:
    """A number for each word; those left out stay as they were."""
    values = list(base)
    for name, entry in plain.table(known).items():
        values[known[name]] = entry.number(-most, most)
    return tuple(values)


def _read_dice(plain: Plain, base: Player, board: Board) -> Kali:
    hands = list(base.dice)
    for word, entry in plain.table(COLOURS).items():
        hands[COLOURS[word]] = handful(item.number(1, 6) for item in entry.items(MOST_DICE))
    return tuple(hands)


def _read_delayed(plain: Plain, base: Player, board: Board) -> int:
    building = plain.or_none(lambda word: word.word(BUILDINGS))
    return NONE if building is None else building


def _read_bonus(plain: Plain, base: Player, board: Board) -> int:
    spaces = [space for space, _ in board.money_bonuses]
    if plain.value is not None and plain.number() not in spaces:
        raise plain.fail("data-bonus", found=plain.number(), spaces=", ".join(map(str, spaces)))
    return len(spaces) if plain.value is None else spaces.index(plain.value)


def _number(least: int, most: int) -> Callable[[Plain, Player, Board], int]:
    return lambda plain, base, board: plain.number(least, most)


_PLAYER_READERS: dict[str, Callable[[Plain, Player, Board], Any]] = {
    "money": _number(-MUCH, MUCH),
    "fame": _number(-MUCH, MUCH),
    "karma": _number(0, MOST_KARMA_ASKED),
    "boat": _number(0, MUCH),
    "scrolls": lambda plain, base, board: _numbers(plain, BUILDINGS, base.scrolls, MUCH),
    "delayed": _read_delayed,
    "dice": _read_dice,
    "active": _number(0, 20),
    "waiting": lambda plain, base, board: _bits(plain, WAITING_PLACES),
    "workers": lambda plain, base, board: _bits(plain, {space.name: space.bit for space in board.spaces}),
    "bonus": _read_bonus,
}


def _read_open(plain: Plain, base: Position) -> tuple[int, ...]:
    stacks = {name: number for number, name in enumerate(stack_names())}
    tiles = list(base.open)
    for name, entry in plain.table(stacks).items():
        number = entry.or_none(lambda tile: tile.word(base.board.tile_numbers))
        tiles[stacks[name]] = NONE if number is None else number
    return tuple(tiles)


def _read_tokens(plain: Plain, base: Position) -> tuple[int, ...]:
    kinds = {words: number for number, words in enumerate(base.board.token_names)}
    counts = [0] * len(kinds)
    for words, entry in plain.table(kinds).items():
        counts[kinds[words]] = entry.number(0, MUCH)
    return tuple(counts)


def _read_river(plain: Plain, base: Position) -> tuple[int, ...]:
    """The river tiles by their spaces; `problems` says which spaces hold none."""
    if not base.board.river_tiles:
        raise plain.fail("data-no-ganga")
    kinds = {words: kind for kind, words in enumerate(base.board.river_tiles)}
    laid = plain.table(map(str, range(len(base.river))))
    return tuple(
        laid[str(space)].word(kinds) if str(space) in laid else NONE for space in range(len(base.river))
    )


def _read_seat(plain: Plain, base: Position) -> int:
    return plain.number(1, base.board.players) - 1


def _read_mogul(plain: Plain, base: Position) -> int:
    player = plain.or_none(lambda number: _read_seat(number, base))
    return NOBODY if player is None else player


def _read_crossed(plain: Plain, base: Position) -> tuple[int, ...]:
    players = tuple(_read_seat(item, base) for item in plain.items(base.board.players))
    if len(set(players)) < len(players):
        raise plain.fail("data-twice")
    return players


def _read_dues(plain: Plain, base: Position) -> tuple[Due, ...]:
    items = list(plain.items(MOST_DUE))
    dues = tuple(read_due(item, base) for item in items)
    if dues and dues[0].by_itself:
        raise items[0].fail("data-by-itself", found=items[0].at("due").text())
    return dues[::-1]


_SETTINGS: dict[str, Callable[[Plain], Any]] = {
    "variant": Plain.text,
    "experienced": lambda plain: [item.number(1, PLAYERS[-1]) for item in plain.items(PLAYERS[-1])],
    "ganga": Plain.flag,
}
_READERS: dict[str, Callable[[Plain, Position], Any]] = {
    "supply": lambda plain, base: _numbers(plain, COLOURS, base.supply, MUCH),
    "open": _read_open,
    "hidden": lambda plain, base: sum(
        {1 << item.word(base.board.tile_numbers) for item in plain.items(len(base.board.tile_numbers))}
    ),
    "pile": _read_tokens,
    "discards": _read_tokens,
    "river": _read_river,
    "round": lambda plain, base: plain.number(0, MUCH),
    "stage": lambda plain, base: plain.number(0, MUCH),
    "first": _read_seat,
    "mogul": _read_mogul,
    "turn": _read_seat,
    "crossed": _read_crossed,
    "due": _read_dues,
}
