"""Draw the snapshots anew, after a change of how panels look: python -m tests.widgets.ganges.renew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from rajas_widgets.ganges.panels import PANELS
from rajas_widgets.scene import Look

from rajas.ganges.position import Position
from tests.widgets.ganges.scenes import game
from tests.widgets.readable import readable

FOLDER = Path(__file__).parent / "snapshots"
# What else a panel looks like, beside a basic game of three in its midst: players, seed, variant.
OTHERS = {
    "two": ((2, 3, "basic"), ("quarry", "market", "race")),
    "four": ((4, 5, "basic"), ("quarry", "race", "race-card", "race-folded", "order")),
    "navaratna": ((3, 6, "navaratna"), ("province", "kali", "tokens", "tokens-phone", "river")),
}


@cache
def snapshots() -> Mapping[str, Callable[[], str]]:
    """How to draw each, by its name: panel, or panel--game."""
    found = {name: partial(_drawn, name, 3, 4, "basic") for name in PANELS}
    for kind, (played, panels) in OTHERS.items():
        found |= {f"{name}--{kind}": partial(_drawn, name, *played) for name in panels}
    return found


def _drawn(panel: str, players: int, seed: int, variant: str) -> str:
    positions = game(players, seed, variant)
    position: Position = positions[len(positions) // 2]
    lit = frozenset(space.name for space in position.board.spaces[::2])
    return readable(PANELS[panel](position, Look(lit=lit)))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name, draw in snapshots().items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
