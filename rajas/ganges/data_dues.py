"""What is due as plain data: a table of every kind, its name, and how each of its fields is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from rajas.core.plain import Plain
from rajas.ganges import builder, dice, giving, market, palace, province, quarry, river, setup, tracks, turn
from rajas.ganges import rewards as gifts
from rajas.ganges.board import Why
from rajas.ganges.causes import causes
from rajas.ganges.due import Due
from rajas.ganges.figures import BACKS
from rajas.ganges.position import Position
from rajas.ganges.upgrades import ChooseUpgrade
from rajas.ganges.variants import ganga, navaratna
from rajas.ganges.words import COLOURS
from rajas.ganges.workers import FreeWorker

MOST_DUE = 60


class Field(NamedTuple):
    """How a field is written, and read again, at the table and for the player whose turn it is."""

    write: Callable[[Any, Position], Any]
    read: Callable[[Plain, Position], Any]


def _same(read: Callable[[Plain], Any]) -> Field:
    return Field(lambda value, look: value, lambda plain, look: read(plain))


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


def _why(plain: Plain, look: Position) -> Why:
    parts = list(plain.items(2))
    if len(parts) != 2:
        raise plain.fail("data-why")
    return Why(parts[0].text(), parts[1].word(causes(look.board)))


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


def _read_yields(plain: Plain, look: Position) -> tuple[int, ...]:
    names = _order(look.me.province.land.yield_names)
    found = tuple(item.word(names) for item in plain.items(len(names)))
    if not found or len(set(found)) < len(found):
        raise plain.fail("data-yields")
    return found


def _read_cell(plain: Plain, look: Position) -> int:
    return plain.word({str(name): cell for cell, name in enumerate(look.me.province.land.names)})


PLAYER = Field(lambda value, look: value + 1, lambda plain, look: plain.number(1, look.board.players) - 1)
PLAYERS = Field(
    lambda value, look: [player + 1 for player in value],
    lambda plain, look: tuple(item.number(1, look.board.players) - 1 for item in plain.items(4)),
)
COLOUR = Field(lambda value, look: value.word, lambda plain, look: plain.word(COLOURS))
SHOWN = Field(
    lambda value, look: [colour.word for colour in value],
    lambda plain, look: tuple(item.word(COLOURS) for item in plain.items(99)),
)
DICE = Field(
    lambda value, look: [[colour.word, face] for colour, face in value],
    lambda plain, look: tuple(_die(item) for item in plain.items(50)),
)
WHY = Field(lambda value, look: list(value), _why)
REWARD = Field(lambda value, look: gifts.words((value,)), lambda plain, look: _reward(plain))
FLAG = _same(Plain.flag)
COUNT = _number(0, 1000)
FACE = _number(1, 6)
TRACK = _same(lambda plain: plain.word({"fame": "fame", "money": "money"}))
WAITING = _same(lambda plain: plain.word({name: name for name in ("fame", "money", "bridge")}))
TILE = Field(
    lambda value, look: value,
    lambda plain, look: plain.word({name: name for name in look.board.tile_numbers}),
)
TOKEN = Field(
    lambda value, look: value,
    lambda plain, look: plain.word({name: name for name in look.board.token_names}),
)
BALCONY = Field(
    lambda value, look: value,
    lambda plain, look: plain.word({space.name: space.name for space in look.board.areas["balcony"]}),
)
SPACE = Field(lambda value, look: value, lambda plain, look: plain.number(1, look.board.last_space))
CELL = Field(lambda value, look: str(look.me.province.land.names[value]), _read_cell)
YIELDS = Field(
    lambda value, look: [look.me.province.land.yield_names[number] for number in value], _read_yields
)
STACK = Field(
    lambda value, look: stack_names()[value],
    lambda plain, look: plain.word(_order(stack_names())),
)

KINDS: dict[str, tuple[type[Due], dict[str, Field]]] = {
    "opening die": (setup.OpeningDie, {"player": PLAYER, "colour": COLOUR}),
    "lowest total": (setup.LowestTotal, {}),
    "break tie": (setup.BreakTie, {"tied": PLAYERS}),
    "first turn": (setup.FirstTurn, {}),
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
    "start token": (navaratna.StartToken, {"player": PLAYER}),
    "choose token": (navaratna.ChooseToken, {"why": WHY}),
    "put token": (navaratna.PutToken, {"token": TOKEN, "why": WHY}),
    "roll river": (ganga.RollRiver, {"after": COUNT}),
    "lay river tile": (ganga.LayRiverTile, {"space": SPACE}),
}
_NAMES: dict[type[Due], str] = {kind: name for name, (kind, _) in KINDS.items()}


def write_due(due: Due, look: Position) -> dict[str, Any]:
    name = _NAMES[type(due)]
    written = {key: field.write(getattr(due, key), look) for key, field in KINDS[name][1].items()}
    return {"due": name, **written}


def read_due(plain: Plain, look: Position) -> Due:
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
    return kind(**{name: field.read(entries[name], look) for name, field in parts.items()})
