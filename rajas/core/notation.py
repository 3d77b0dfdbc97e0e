"""The text form of a record: a head, then one move a line, branches in parentheses, `here` where play stands.

rajas ganges 1
players 3
seed 7

place quarry-1
(
place port-1
)
tile orange-05
here
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import dropwhile
from typing import Any

from rajas.core.dealer import Dealer, ManualDealer
from rajas.core.errors import NotationError, RajasError
from rajas.core.game import Game, P
from rajas.core.record import Node, Record
from rajas.core.register import game as registered

LONGEST = 1_000_000
MOST_LINES = 100_000
HERE, OPEN, CLOSE = "here", "(", ")"

Line = tuple[int, str]


def digest(game: Game[P], position: P) -> str:
    """A fingerprint of all that a position says, the same in every process."""
    from hashlib import sha256

    plain = json.dumps(game.to_data(position), sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()


def write(record: Record[Any], annotated: bool = False) -> str:
    """The record as text."""
    lines = [*head(record), ""]
    todo: list[Node[Any] | str] = _followed_by(record, record.root)[::-1]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            lines.append(item)
        else:
            lines.extend(_move_lines(record, item, annotated))
            todo.extend(_followed_by(record, item)[::-1])
    return "\n".join(lines) + "\n"


def _followed_by(record: Record[Any], node: Node[Any]) -> list[Node[Any] | str]:
    """What stands behind a node: whether play is here, the other ways to go, and where redo leads."""
    found: list[Node[Any] | str] = [HERE] if node is record.here else []
    if node.parent is not None and node is node.parent.chosen:
        for other in node.parent.children.values():
            found += [] if other is node else [OPEN, other, CLOSE]
    return [*found, node.chosen] if node.chosen is not None else found


def _move_lines(record: Record[Any], node: Node[Any], annotated: bool) -> Iterator[str]:
    assert node.parent is not None
    assert node.move is not None
    if annotated and _turn_begins(node.parent):
        yield _remark(f"# {record.game.headline(node.parent.position)}")
    yield record.game.write(node.move)
    if annotated:
        yield from (_remark(f"#   {event.text(record.game.name)} [{event.rule}]") for event in node.events)


def _remark(text: str) -> str:
    """On one line, whatever is told: behind a line break it would be read as a move."""
    return " ".join(text.splitlines())


def _turn_begins(node: Node[Any]) -> bool:
    return any(event.kind == "turn begun" for event in node.events)


def head(record: Record[Any]) -> Iterator[str]:
    """The lines before the first move: the game, and how it starts."""
    game = record.game
    yield " ".join(filter(None, ["rajas", game.name, str(game.version), game.fingerprint]))
    if "players" not in record.settings:
        yield "position " + json.dumps(game.to_data(record.root.position), separators=(",", ":"))
    for name, value in record.settings.items():
        yield f"{name} {value}"


def read(text: str, game: Game[Any] | None = None) -> Record[Any]:
    """The record that the text describes; a NotationError names the line that cannot be read."""
    if not isinstance(text, str):
        raise NotationError("not-text", type=type(text).__name__)
    if len(text) > LONGEST:
        raise NotationError("text-too-long", length=len(text), most=LONGEST)
    if text.count("\n") > MOST_LINES:
        raise NotationError("text-too-many-lines", lines=text.count("\n"), most=MOST_LINES)
    stripped = ((number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    told = (entry for entry in stripped if not entry[1].startswith("#"))
    lines = list(dropwhile(lambda entry: not entry[1], told))
    gap = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    game = _named_game(lines[0] if lines else (1, ""), game)
    record = _begun(game, lines[1:gap])
    _follow(record, [entry for entry in lines[gap:] if entry[1]])
    return record


def _named_game(entry: Line, given: Game[Any] | None) -> Game[Any]:
    number, line = entry
    words = line[:200].split()
    if len(words) not in (3, 4) or words[0] != "rajas":
        raise NotationError("no-head", line=line[:60])
    _, name, version, *fingerprint = words
    try:
        game = given or registered(name)
    except RajasError as error:
        raise NotationError("line", number=number, reason=error) from None
    if name != game.name:
        raise NotationError("other-game", name=name[:40], game=game.name)
    if version != str(game.version):
        raise NotationError("other-version", version=version[:20], ours=game.version)
    if "".join(fingerprint) != game.fingerprint:
        raise NotationError(
            "other-components", found="".join(fingerprint)[:20] or "-", ours=game.fingerprint or "-"
        )
    return game


def _begun(game: Game[Any], lines: list[Line]) -> Record[Any]:
    settings: dict[str, str] = {}
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name in settings:
            raise NotationError("line-twice", number=number, name=name[:40])
        settings[name] = value
    seed = settings.pop("seed", None)
    dealer = ManualDealer() if seed is None else Dealer.seeded(_seed(seed))
    kept = {} if seed is None else {"seed": seed}
    try:
        if "position" in settings:
            return Record(game, _position(game, settings), kept, dealer)
        return Record(game, game.start(**game.settings(settings)), settings | kept, dealer)
    except NotationError:
        raise
    except RajasError as error:
        raise NotationError("head", reason=error) from None


def _position(game: Game[Any], settings: dict[str, str]) -> Any:
    """A position made by hand: only one that could be played on, for the moves that follow rely on it."""
    other = next((name for name in settings if name != "position"), None)
    if other is not None:
        raise NotationError("setting-unknown", name=other[:40])
    position = game.from_data(_json(settings["position"]))
    problems = game.problems(position)
    if problems:
        raise NotationError("head", reason=_Said(problems[0].text, game.name))
    return position


class _Said:
    """A sentence that is made when somebody reads it."""

    def __init__(self, text: Callable[[str], str], game: str) -> None:
        self._text, self._game = text, game

    def __str__(self) -> str:
        return self._text(self._game)


def _seed(word: str) -> int:
    if not word.isascii() or not word.removeprefix("-").isdecimal() or len(word) > 40:
        raise NotationError("seed", seed=word[:40])
    return int(word)


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise NotationError("position-not-data")
    return data


def _no_number(word: str) -> None:
    raise ValueError(word)


def _follow(record: Record[Any], lines: list[Line]) -> None:
    """Play the lines; the moves in parentheses are another way to go than the move before them."""
    left: list[Node[Any]] = []
    here: Node[Any] | None = None
    for number, line in lines:
        if line == OPEN and record.here.parent is not None:
            left.append(record.here)
            record.here = record.here.parent
        elif line == CLOSE and left:
            record.here = left.pop()
            record.here.chosen_again()
        elif line in (OPEN, CLOSE):
            raise NotationError("line-branch", number=number)
        elif line == HERE:
            here = record.here
        else:
            _play_line(record, number, line)
    if left:
        raise NotationError("branch-open")
    record.stand_at(here or record.here)


def _play_line(record: Record[Any], number: int, line: str) -> None:
    try:
        record.enter(record.game.read(line))
    except RajasError as error:
        raise NotationError("line", number=number, reason=error) from None
