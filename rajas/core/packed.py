"""A record packed for a link: every move is its place in the list of what was possible, in one long number."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from rajas.core.errors import NotationError, RajasError
from rajas.core.game import Chance, Game, Move, Over
from rajas.core.notation import read
from rajas.core.record import Record

LONGEST = 20_000


def pack(record: Record[Any]) -> str:
    """The line of play that leads here, short enough for a link; other branches stay behind."""
    alone = Record(record.game, record.root.position, record.settings, record.dealer)
    head = alone.text().replace("here\n", "").strip()
    digits: list[tuple[int, int]] = []
    written: list[str] = []
    for node in record.line()[1:]:
        assert node.parent is not None
        assert node.move is not None
        listed = _possible(record.game, node.parent.position)
        place = listed.index(node.move) if node.move in listed else len(listed)
        digits.append((place, len(listed) + 1))
        if place == len(listed):
            written.append(record.game.write(node.move))
    number = 0
    for place, base in reversed(digits):
        number = number * base + place
    body = number.to_bytes((number.bit_length() + 7) // 8, "little")
    text = "\n".join([head, "", str(len(digits)), *written])
    return f"{_letters(text.encode())}.{_letters(body)}"


def unpack(packed: str, game: Game[Any] | None = None) -> Record[Any]:
    """The record out of a link."""
    if not isinstance(packed, str) or len(packed) > LONGEST or packed.count(".") != 1:
        raise NotationError("packed")
    head, body = (_bytes(part) for part in packed.split("."))
    try:
        head_text, _, tail = head.decode().partition("\n\n")
    except UnicodeDecodeError:
        raise NotationError("packed") from None
    count, *written = tail.split("\n")
    if not (count.isdecimal() and count.isascii() and len(count) <= 5):
        raise NotationError("packed")
    record = read(head_text + "\n\n", game)
    record.stand_at(record.root)
    _replay(record, int(count), int.from_bytes(body, "little"), written)
    return record


def _replay(record: Record[Any], count: int, number: int, written: list[str]) -> None:
    try:
        for _ in range(count):
            listed = _possible(record.game, record.position)
            number, place = divmod(number, len(listed) + 1)
            record.enter(listed[place] if place < len(listed) else record.game.read(written.pop(0)))
    except (RajasError, IndexError):
        raise NotationError("packed") from None


def _possible(game: Game[Any], position: Any) -> tuple[Move, ...]:
    pending = game.pending(position)
    if isinstance(pending, Over):
        raise NotationError("packed")
    return pending.choices if isinstance(pending, Chance) else game.options(position)


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        return base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NotationError("packed") from None
