"""What is due as plain data: a table of every kind, its name, and how each of its fields is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from rajas.core.plain import Plain
from rajas.ganges import builder, dice, giving, market, palace, province, quarry, river, setup, tracks, turn
from rajas.ganges import rewards as gifts
from rajas.ganges.board import Board, Why
from rajas.ganges.causes import causes
from rajas.ganges.due import Due
from rajas.ganges.figures import BACKS
from rajas.ganges.upgrades import ChooseUpgrade
from rajas.ganges.words import COLOURS
from rajas.ganges.workers import FreeWorker

MOST_DUE = 60


class Field(NamedTuple):
    """How a field is written, and read again."""

    write: Callable[[Any, Board], Any]
    read: Callable[[Plain, Board], Any]


def _same(read: Callable[[Plain], Any]) -> Field:
    return Field(lambda value, board: value, lambda plain, board: read(plain))


def _number(least: int, most: int) -> Field:
    return _same(lambda plain: plain.number(least, most))


def _reward(plain: Plain) -> gifts.Reward:
    try:
        found = gifts.parse(plain.text())
    except ValueError:
        found = ()
    if len(found) != 1:
        raise plain.fail("data-reward", found=plain.text()[:40])
    return found[0]


def _why(plain: Plain, board: Board) -> Why:
    parts = list(plain.items(2))
    if len(parts) != 2:
        raise plain.fail("data-why")
    return Why(parts[0].text(), parts[1].word(causes(board)))


def _die(plain: Plain) -> tuple[Any, int]:
    parts = list(plain.items(2))
    if len(parts) != 2:
        raise plain.fail("data-die")
    return parts[0].word(COLOURS), parts[1].number(1, 6)


def stack_names() -> list[str]:
    """The twelve stacks as people call them, in order."""
    return [f"{colour} {back}" for colour in COLOURS for back in BACKS]


def _order(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _read_yields(plain: Plain, board: Board) -> tuple[int, ...]:
    names = _order(board.land.yield_names)
    found = tuple(item.word(names) for item in plain.items(len(names)))
    if not found or len(set(found)) < len(found):
        raise plain.fail("data-yields")
    return found


def _read_cell(plain: Plain, board: Board) -> int:
    return plain.word({str(name): cell for cell, name in enumerate(board.land.names)})


PLAYER = Field(lambda value, board: value + 1, lambda plain, board: plain.number(1, board.players) - 1)
PLAYERS = Field(
    lambda value, board: [player + 1 for player in value],
    lambda plain, board: tuple(item.number(1, board.players) - 1 for item in plain.items(4)),
)
COLOUR = Field(lambda value, board: value.word, lambda plain, board: plain.word(COLOURS))
SHOWN = Field(
    lambda value, board: [colour.word for colour in value],
    lambda plain, board: tuple(item.word(COLOURS) for item in plain.items(99)),
)
DICE = Field(
    lambda value, board: [[colour.word, face] for colour, face in value],
    lambda plain, board: tuple(_die(item) for item in plain.items(50)),
)
WHY = Field(lambda value, board: list(value), _why)
REWARD = Field(lambda value, board: gifts.words((value,)), lambda plain, board: _reward(plain))
FLAG = _same(Plain.flag)
COUNT = _number(0, 1000)
FACE = _number(1, 6)
TRACK = _same(lambda plain: plain.word({"fame": "fame", "money": "money"}))
WAITING = _same(lambda plain: plain.word({name: name for name in ("fame", "money", "bridge")}))
TILE = Field(lambda value, board: value, lambda plain, board: plain.word({n: n for n in board.tile_numbers}))
BALCONY = Field(
    lambda value, board: value,
    lambda plain, board: plain.word({space.name: space.name for space in board.areas["balcony"]}),
)
SPACE = Field(lambda value, board: value, lambda plain, board: plain.number(1, board.last_space))
CELL = Field(lambda value, board: str(board.land.names[value]), _read_cell)
YIELDS = Field(lambda value, board: [board.land.yield_names[number] for number in value], _read_yields)
STACK = Field(
    lambda value, board: stack_names()[value],
    lambda plain, board: plain.word(_order(stack_names())),
)

KINDS: dict[str, tuple[type[Due], dict[str, Field]]] = {
    "opening die": (setup.OpeningDie, {"player": PLAYER, "colour": COLOUR}),
    "lowest total": (setup.LowestTotal, {}),
    "break tie": (setup.BreakTie, {"tied": PLAYERS}),
    "place worker": (turn.PlaceWorker, {}),
    "end turn": (turn.EndTurn, {}),
    "track bonus": (tracks.TrackBonus, {"track": TRACK, "space": COUNT, "reward": REWARD}),
    "karma bonus": (tracks.KarmaBonus, {"amount": COUNT, "why": WHY}),
    "upgrade": (ChooseUpgrade, {"delayed": FLAG, "why": WHY}),
    "make room": (
        dice.MakeRoom,
        {"shown": SHOWN, "count": COUNT, "lacking": COUNT, "may": FLAG, "why": WHY},
    ),
    "name colours": (
        dice.NameColours,
        {"shown": SHOWN, "left": COUNT, "named": SHOWN, "may": FLAG, "why": WHY},
    ),
    "roll die": (dice.RollDie, {"colour": COLOUR, "why": WHY}),
    "income": (province.Income, {"fame": COUNT, "coins": COUNT, "tile": TILE}),
    "income order": (province.IncomeOrder, {"fame": COUNT, "coins": COUNT, "tile": TILE}),
    "reveal": (province.Reveal, {"stack": STACK}),
    "yields": (province.Yields, {"left": YIELDS}),
    "choose yield": (province.ChooseYield, {"left": YIELDS}),
    "choose tile": (quarry.ChooseTile, {}),
    "pay tile": (quarry.PayTile, {"tile": TILE}),
    "put tile": (quarry.PutTile, {"tile": TILE}),
    "pay same goods": (market.PaySameGoods, {}),
    "choose markets": (market.ChooseMarkets, {"same": FLAG, "limit": COUNT, "why": WHY}),
    "choose cover tile": (builder.ChooseCoverTile, {}),
    "choose site": (builder.ChooseSite, {"tile": TILE}),
    "pay difference": (builder.PayDifference, {"tile": TILE, "cell": CELL}),
    "put cover": (builder.PutCover, {"tile": TILE, "cell": CELL}),
    "name rerolls": (palace.NameRerolls, {"named": DICE}),
    "reroll die": (palace.RerollDie, {"colour": COLOUR, "value": FACE}),
    "pay balcony": (palace.PayBalcony, {"space": BALCONY}),
    "pay chamber": (palace.PayChamber, {"value": FACE}),
    "favour of mogul": (palace.FavourOfMogul, {}),
    "top yield": (palace.TopYield, {}),
    "draw yield": (palace.DrawYield, {}),
    "call palace": (palace.CallPalace, {"why": WHY}),
    "pay port": (river.PayPort, {}),
    "voyage": (river.Voyage, {"least": COUNT, "most": COUNT, "may": FLAG, "why": WHY}),
    "land": (river.Land, {"space": SPACE}),
    "free worker": (FreeWorker, {"place": WAITING}),
    "give": (giving.Give, {"reward": REWARD, "why": WHY}),
}
_NAMES: dict[type[Due], str] = {kind: name for name, (kind, _) in KINDS.items()}


def write_due(due: Due, board: Board) -> dict[str, Any]:
    name = _NAMES[type(due)]
    written = {key: field.write(getattr(due, key), board) for key, field in KINDS[name][1].items()}
    return {"due": name, **written}


def read_due(plain: Plain, board: Board) -> Due:
    names = {name: name for name in KINDS}
    every = plain.table(["due", *(key for _, parts in KINDS.values() for key in parts)])
    if "due" not in every:
        raise plain.fail("data-missing", name="due")
    kind, parts = KINDS[every["due"].word(names)]
    entries = plain.table(["due", *parts])
    for name in parts:
        if name not in entries:
            raise plain.fail("data-missing", name=name)
    assert len(fields(kind)) == len(parts)  # type: ignore[arg-type]
    return kind(**{name: field.read(entries[name], board) for name, field in parts.items()})
