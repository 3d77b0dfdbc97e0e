"""Where a tile comes to lie and how it is turned: seen before it is laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rajas.ganges.builder import PutCover
from rajas.ganges.options import Cell, Put
from rajas.ganges.position import Position
from rajas.ganges.quarry import PutTile
from rajas.ganges.words import turned
from rajas_widgets.ganges.choosing import Choosing, tile_at_hand
from rajas_widgets.ganges.ids import cell_id, cell_of, number_after
from rajas_widgets.ganges.promise import promise
from rajas_widgets.scene import Mark
from rajas_widgets.screen import Ask, Button, Choose, Meaning, Offer, Play
from rajas_widgets.words import tell

ALL_TURNS = range(4)


@dataclass(frozen=True)
class PutChooser(Choosing):
    """A cell, then a turn; a press on the cell chosen turns the tile on."""

    tile: str = ""
    cell: Cell | None = None
    turn: int = 0

    @classmethod
    def of(cls, position: Position) -> PutChooser:
        """Where there is only one cell to choose, it is chosen already."""
        due = position.due[-1]
        assert isinstance(due, PutTile | PutCover)
        fresh = cls(position, due.tile)
        cells = fresh.cells
        return fresh.on(next(iter(cells))) if len(cells) == 1 else fresh

    @cached_property
    def cells(self) -> Mapping[Cell, list[int]]:
        """The cells where the tile may lie, with its turns there."""
        found: dict[Cell, list[int]] = {}
        for option in self.options:
            if isinstance(option, Put):
                found.setdefault(option.cell, []).append(option.turn)
        return found

    def on(self, cell: Cell) -> PutChooser:
        """The tile tried out there, turned as before if that can be."""
        turns = self.cells[cell]
        return replace(self, cell=cell, turn=self.turn if self.turn in turns else turns[0])

    def marks(self) -> Mapping[str, Mark]:
        lit = tile_at_hand(self.position) | {cell_id(cell): Mark.LEGAL for cell in self.cells}
        return lit if self.cell is None else lit | {cell_id(self.cell): Mark.CHOSEN}

    def press(self, shape: str) -> Meaning:
        cell, turn = cell_of(shape), number_after(shape, "turn-")
        if cell is not None:
            return self._touch(cell)
        if turn is not None and turn in ALL_TURNS:
            return self._turn(turn)
        if shape == "turn":
            return self._turn_on()
        if shape == "act" and self.cell is not None:
            return Play(Put(self.cell, self.turn))
        return self.wrong(shape)

    def _touch(self, cell: Cell) -> Meaning:
        if cell not in self.cells:
            return Ask(Put(cell, self.turn))
        return self._turn_on() if cell == self.cell else Choose(self.on(cell))

    def _turn_on(self) -> Meaning:
        """The next of the turns that can be."""
        if self.cell is None:
            return Choose(replace(self, turn=(self.turn + 1) % len(ALL_TURNS)))
        turns = self.cells[self.cell]
        return Choose(replace(self, turn=turns[(turns.index(self.turn) + 1) % len(turns)]))

    def _turn(self, turn: int) -> Meaning:
        if self.cell is not None and turn not in self.cells[self.cell]:
            return Ask(Put(self.cell, turn))
        return Choose(replace(self, turn=turn))

    def offer(self) -> Offer:
        if self.cell is None:
            return Offer(tell("choose-put"), tell("choose-put-note", count=len(self.cells)))
        note = promise(self.position, Put(self.cell, self.turn))
        return Offer(tell("choose-put-turn"), note, buttons=tuple(self._buttons(self.cell)))

    def _buttons(self, cell: Cell) -> Iterator[Button]:
        yield Button("act", tell("act-put"), tone="go")
        if len(self.cells[cell]) > 1:
            yield Button("turn", tell("turn-on"), icon="flip", key="r")
        for turn in self._looks_different():
            fits = turn in self.cells[cell]
            mark = Mark.CHOSEN if turn == self.turn else Mark.LEGAL if fits else Mark.REST
            yield Button(f"turn-{turn}", tell("turn-button", turn=turn), mark=mark)

    def _looks_different(self) -> Iterator[int]:
        """Of turns that look alike, one."""
        roads = self.position.board.tile(self.tile).roads
        seen: set[int] = set()
        for turn in ALL_TURNS:
            if turned(roads, turn) not in seen:
                seen.add(turned(roads, turn))
                yield turn

    def trial(self) -> Mapping[str, object]:
        put = None if self.cell is None else Put(self.cell, self.turn)
        return {"tile": self.tile, "turn": self.turn} | ({} if put is None else {"put": put})

    def panel(self) -> str:
        return "province"
