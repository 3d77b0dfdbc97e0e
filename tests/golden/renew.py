"""Play the golden games anew and write them down, after any change of order or words.

    python -m tests.golden.renew

A game is found by its ending, and by the rules of its variant that it shows: the first seed, from the one in
the table on, whose random game ends that way and tells of all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from rajas.core import Over, Record
from rajas.ganges import GANGES
from rajas.ganges.endgame import gap
from rajas.ganges.position import Position

FOLDER = Path(__file__).parent
MOST_SEEDS = 3_000


class Golden(NamedTuple):
    players: int
    seed: int
    ending: str
    settings: Mapping[str, Any] = MappingProxyType({})
    shows: frozenset[str] = frozenset()


TOKENS = {"NAV-4", "NAV-6", "NAV-7", "NAV-8", "NAV-9", "NAV-10"}
RIVER = {"GAN-1", "GAN-5", "GAN-6", "GAN-7"}
NAVARATNA = {"variant": "navaratna"}
MIXED = {"variant": "mixed", "experienced": (1, 3)}
GANGA = {"ganga": True}


def _shown(players: int, seed: int, settings: Mapping[str, Any], *shows: set[str]) -> Golden:
    """A game of a variant, which ends in the plainest way."""
    return Golden(players, seed, "one crosses", settings, frozenset().union(*shows))


GAMES = {
    "two-players-one-crosses": Golden(2, 94, "one crosses"),
    "two-players-last-crosses": Golden(2, 2256, "the last in turn order crosses"),
    "three-players-gap-decides": Golden(3, 92, "two cross, the gap decides"),
    "three-players-last-crosses": Golden(3, 772, "the last in turn order crosses"),
    "four-players-tie": Golden(4, 1146, "two cross with equal gaps"),
    "four-players-gap-decides": Golden(4, 1572, "two cross, the gap decides"),
    "navaratna-two-players": _shown(2, 25, NAVARATNA, TOKENS),
    "navaratna-three-players": _shown(3, 28, NAVARATNA, TOKENS),
    "navaratna-four-players": _shown(4, 36, NAVARATNA, TOKENS),
    "mixed-three-players": _shown(3, 3, MIXED, {"PAL-6"}),
    "ganga-two-players": _shown(2, 108, GANGA, RIVER, {"GAN-2", "GAN-3", "GAN-4"}),
    "ganga-navaratna-two-players": _shown(2, 731, NAVARATNA | GANGA, TOKENS, RIVER),
    "ganga-mixed-three-players": _shown(3, 3, MIXED | GANGA, RIVER),
}


def gaps(position: Position) -> list[int]:
    """The gaps of those who crossed, in the order in which they did."""
    return [gap(position.board.components, position.players[player]) for player in position.crossed]


def _is_last(position: Position) -> bool:
    seats = position.board.players
    return (position.crossed[0] - position.first) % seats == seats - 1


ENDINGS: dict[str, Callable[[Position], bool]] = {
    "one crosses": lambda p: len(p.crossed) == 1 and not _is_last(p),
    "the last in turn order crosses": lambda p: len(p.crossed) == 1 and _is_last(p),
    # The second to cross wins, so that it is the gap and nothing else that decides.
    "two cross, the gap decides": lambda p: len(p.crossed) == 2 and gaps(p)[0] < gaps(p)[1],
    # The first to cross is not the first seat, so that nothing else could decide for the same player.
    "two cross with equal gaps": lambda p: (
        len(set(gaps(p))) < len(p.crossed) == 2 and p.crossed[0] > p.crossed[1]
    ),
}


def play(players: int, seed: int, settings: Mapping[str, Any]) -> Record[Any]:
    """A game in which everybody decides at random."""
    record, rng = Record.new(GANGES, players=players, seed=seed, **settings), random.Random(seed)
    while not isinstance(record.pending, Over):
        record.play(rng.choice(record.options()))
    return record


def found(game: Golden) -> Record[Any]:
    for seed in range(game.seed, game.seed + MOST_SEEDS):
        record = play(game.players, seed, game.settings)
        if ENDINGS[game.ending](record.position) and game.shows <= rules_told(record):
            return record
    wanted = ", ".join((game.ending, *sorted(game.shows)))
    raise LookupError(f"no game of {game.players} from seed {game.seed} on is like this: {wanted}")


def rules_told(record: Record[Any]) -> set[str]:
    """The rules behind all that happened."""
    return {event.rule for event in record.events()}


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    for name, game in GAMES.items():
        record = found(game)
        path(name).write_text(record.text(annotated=True), encoding="utf-8")
        print(f"{name}: seed {record.settings['seed']}, {len(record.moves())} moves")


if __name__ == "__main__":
    main()
