"""A record packed for a link: every move is its place in the list of what was possible, in one long number.

What the dealer would deal anyway takes no room, and a move outside the list stands in its notation, with its
number, behind the head. A few letters at the end tell a damaged link from a good one.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any

from rajas.core.errors import NotationError, RajasError
from rajas.core.game import Chance, Game, Move, Over
from rajas.core.notation import head, read
from rajas.core.record import Record

LONGEST = 20_000
LONGEST_HEAD = 200_000
MOST_STEPS = 9_999


def pack(record: Record[Any]) -> str:
    """The line of play that leads here, short enough for a link; other branches stay behind."""
    nodes = record.line()[1:]
    digits: list[tuple[int, int]] = []
    written: list[str] = []
    for number, node in enumerate(nodes):
        assert node.parent is not None
        assert node.move is not None
        listed = _possible(record, node.parent.position, node.parent.luck)
        if node.move in listed:
            digits.append((listed.index(node.move), len(listed)))
        else:
            written.append(f"{number} {record.game.write(node.move)}")
    text = "\n".join([*head(record), "", str(len(nodes)), *written])
    packed = ".".join([_letters(_squeezed(text)), _letters(_joined(digits)), _seal(record)])
    if len(packed) > LONGEST or len(nodes) > MOST_STEPS:
        raise NotationError("text-too-long", length=len(packed), most=LONGEST)
    return packed


def unpack(packed: str, game: Game[Any] | None = None) -> Record[Any]:
    """The record out of a link."""
    if not isinstance(packed, str) or len(packed) > LONGEST or packed.count(".") != 2:
        raise NotationError("packed")
    first, body, seal = packed.split(".")
    head_text, _, tail = _spread(_bytes(first)).partition("\n\n")
    count, *written = tail.split("\n")
    if not (_is_number(count) and len(written) <= int(count)):
        raise NotationError("packed")
    record = read(head_text, game)
    record.here = record.root
    try:
        _replay(record, int(count), int.from_bytes(_bytes(body), "little"), written)
    except RajasError:
        raise NotationError("packed") from None
    if seal != _seal(record):
        raise NotationError("packed")
    record.stand_at(record.here)
    return record


def _replay(record: Record[Any], count: int, number: int, written: list[str]) -> None:
    unlisted = dict(_numbered(line) for line in written)
    for step in range(count):
        if step in unlisted:
            record.enter(record.game.read(unlisted[step]))
        else:
            listed = _possible(record, record.position, record.here.luck)
            number, place = divmod(number, len(listed))
            record.enter(listed[place])


def _numbered(line: str) -> tuple[int, str]:
    step, _, move = line.partition(" ")
    if not _is_number(step):
        raise NotationError("packed")
    return int(step), move


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= len(str(MOST_STEPS))


def _possible(record: Record[Any], position: Any, luck: int) -> tuple[Move, ...]:
    """What a move is looked up in: the options, the outcomes, or the one outcome that the dealer deals."""
    pending = record.game.pending(position)
    if isinstance(pending, Over):
        raise NotationError("packed")
    if not isinstance(pending, Chance):
        return record.game.options(position)
    dealt = record.dealer.outcome(pending, luck) if "seed" in record.settings else None
    return pending.choices if dealt is None else (dealt,)


def _joined(digits: list[tuple[int, int]]) -> bytes:
    number = 0
    for place, base in reversed(digits):
        number = number * base + place
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def _seal(record: Record[Any]) -> str:
    """Short, and different if the start or any move came out differently."""
    told = "\n".join([*head(record), *map(record.game.write, record.moves())])
    return _letters(zlib.crc32(told.encode()).to_bytes(4, "little"))


def _squeezed(text: str) -> bytes:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return squeezer.compress(text.encode()) + squeezer.flush()


def _spread(data: bytes) -> str:
    """The text again, and never more of it than a head can need, whatever the bytes promise."""
    spreader = zlib.decompressobj(-15)
    try:
        text = spreader.decompress(data, LONGEST_HEAD).decode()
    except (zlib.error, UnicodeDecodeError):
        raise NotationError("packed") from None
    if not spreader.eof:
        raise NotationError("packed")
    return text


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        return base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NotationError("packed") from None
