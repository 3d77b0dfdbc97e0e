"""The pictures of README, drawn anew: python -m tests.pictures.

A game of greedy players, stopped where the first of them is to place a worker.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rajas_widgets.art.palette import THEMES

from rajas.core import Decision, Record
from rajas.core.pictures import picture
from rajas.ganges import GANGES
from rajas.players import opponent

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PLAYERS, SEED, ROUND = 3, 7, 5


def midst() -> Any:
    """The first player is to place a worker."""
    record = Record.new(GANGES, players=PLAYERS, seed=SEED)
    players = [opponent("ganges", "greedy", seed) for seed in range(PLAYERS)]
    while record.position.round < ROUND or record.pending != Decision(0, "place"):
        seat = record.pending.player  # type: ignore[union-attr]
        record.play(players[seat].choose(GANGES, record.position, record.options()).option)
    return record.position


def pictures() -> dict[str, str]:
    position = midst()
    return {f"table-{theme}": picture("ganges", position, theme=theme) for theme in THEMES}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, drawn in pictures().items():
        (FOLDER / f"{name}.svg").write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
