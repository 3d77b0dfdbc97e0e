"""Somebody to play against: chooses at random, and chooses the same in any process."""

from __future__ import annotations

import random
from typing import Any

from rajas.core.game import Option
from rajas.core.record import Record


def random_option(record: Record[Any], seed: int) -> Option:
    """One of the options; the same for the same seed and the same number of moves, also after undo."""
    options = record.options()
    # A text as seed goes through a fixed digest, where a tuple would go through the process's own hash.
    return random.Random(f"{seed}/{_length(record)}").choice(options)


def _length(record: Record[Any]) -> int:
    length, node = 0, record.here
    while node.parent is not None:
        length, node = length + 1, node.parent
    return length
