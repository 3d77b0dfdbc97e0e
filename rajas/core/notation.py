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
from collections.abc import Iterator
from typing import Any

from rajas.core.dealer import Dealer, ManualDealer
from rajas.core.errors import NotationError, RajasError
from rajas.core.game import Game
from rajas.core.record import Node, Record
from rajas.core.register import game as registered

LONGEST = 2_000_000


def write(record: Record[Any], annotated: bool = False) -> str:
    """The record as text."""
    lines = [*_head(record), ""]
    todo: list[Node[Any] | str] = [*_continuation(record.root), *(["here"] if record.here is record.root else [])][::-1]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            lines.append(item)
            continue
        lines.extend(_move_lines(record, item, annotated))
        after: list[Node[Any] | str] = []
        if item.parent is not None and item is item.parent.children[0]:
            for other in item.parent.children[1:]:
                after += ["(", other, ")"]
        if item is record.here:
            after.insert(0, "here")
        todo.extend(([*after, *_continuation(item)])[::-1])
    return "\n".join(lines) + "\n"


def _continuation(node: Node[Any]) -> list[Node[Any]]:
    return node.children[:1]


def _move_lines(record: Record[Any], node: Node[Any], annotated: bool) -> Iterator[str]:
    assert node.parent is not None
    assert node.move is not None
    if annotated and _turn_begins(node.parent):
        yield f"# {record.game.headline(node.parent.position)}"
    yield record.game.write(node.move)
    if annotated:
        yield from (f"#   {event.text(record.game.name)} [{event.rule}]" for event in node.events)


def _turn_begins(node: Node[Any]) -> bool:
    return any(event.kind == "turn begun" for event in node.events)


def _head(record: Record[Any]) -> Iterator[str]:
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
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    while lines and not lines[0][1]:
        lines.pop(0)
    game = _named_game(lines[0][1] if lines else "", game)
    gap = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    record = _begun(game, lines[1:gap])
    _follow(record, [entry for entry in lines[gap:] if entry[1]])
    return record


def _named_game(line: str, given: Game[Any] | None) -> Game[Any]:
    words = line.split()
    if len(words) not in (3, 4) or words[0] != "rajas":
        raise NotationError("no-head", line=line[:60])
    _, name, version, *fingerprint = words
    try:
        game = given or registered(name)
    except RajasError as error:
        raise NotationError("line", number=1, reason=str(error)) from None
    if name != game.name:
        raise NotationError("other-game", name=name[:40], game=game.name)
    if version != str(game.version):
        raise NotationError("other-version", version=version[:20], ours=game.version)
    if "".join(fingerprint) != game.fingerprint:
        raise NotationError("other-components", found="".join(fingerprint)[:20] or "-", ours=game.fingerprint or "-")
    return game


def _begun(game: Game[Any], head: list[tuple[int, str]]) -> Record[Any]:
    settings: dict[str, str] = {}
    for number, line in head:
        name, _, value = line.partition(" ")
        if name in settings:
            raise NotationError("line-twice", number=number, name=name[:40])
        settings[name] = value
    seed = settings.pop("seed", None)
    dealer = ManualDealer() if seed is None else Dealer.seeded(_seed(seed))
    try:
        if "position" in settings:
            return Record(game, game.from_data(_json(settings["position"])), {}, dealer)
        start = game.start(**game.settings(settings))
    except RajasError as error:
        raise NotationError("head", reason=str(error)) from None
    return Record(game, start, settings | ({} if seed is None else {"seed": seed}), dealer)


def _seed(word: str) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > 40 or not word.isascii():
        raise NotationError("seed", seed=word[:40])
    return int(word)


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise NotationError("position-not-data")
    return data


def _follow(record: Record[Any], lines: list[tuple[int, str]]) -> None:
    """Play the lines; the moves in parentheses are another way to go than the move before them."""
    open_branches: list[Node[Any]] = []
    here: Node[Any] | None = None
    for number, line in lines:
        if line == "(":
            if record.here.parent is None:
                raise NotationError("line-branch", number=number)
            open_branches.append(record.here)
            record.here = record.here.parent
        elif line == ")":
            if not open_branches:
                raise NotationError("line-branch", number=number)
            record.here = open_branches.pop()
        elif line == "here":
            here = record.here
        else:
            _play_line(record, number, line)
    if open_branches:
        raise NotationError("branch-open")
    record.stand_at(here or record.here)


def _play_line(record: Record[Any], number: int, line: str) -> None:
    try:
        record.enter(record.game.read(line))
    except RajasError as error:
        raise NotationError("line", number=number, reason=str(error)) from None
