"""The laws that every game keeps, tried at every step of random games: the next game gets them free.

    assert_laws(GANGES, players=(2, 3, 4), seeds=range(5))

A law is a function that names what is wrong at a position, or of a whole record; LawBroken says which law,
where, and after which move.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from rajas.core.errors import NotYourDecision, RajasError, Refused, WrongDecision
from rajas.core.game import (
    Attempt,
    Chance,
    Decision,
    Event,
    Game,
    Move,
    Option,
    Outcome,
    Over,
    Pending,
    Refusal,
)
from rajas.core.notation import digest, read
from rajas.core.packed import pack, unpack
from rajas.core.record import Node, Record
from rajas.words import keys

T = TypeVar("T")
LONGEST = 20_000
_WORDS_OF_THE_NOTATION = ("(", ")", "here")


class LawBroken(AssertionError):
    """A game that does not keep a law."""


class Trial:
    """One random game: what the laws look at, and what they have seen so far."""

    def __init__(
        self, game: Game[Any], players: int, seed: int, settings: Mapping[str, Any], sample: int
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.settings = dict(settings)
        self.sample = sample
        self.rng = random.Random(seed)
        self.speaks = any(key.startswith(("event-", "refusal-")) for key in keys(game.name))
        self.strangers: dict[
            str, Move
        ] = {}  # one move for each question seen, to be tried where it does not belong
        self.seen: list[tuple[Any, str]] = []
        self.node: Node[Any] = Node(None)
        self.pending: Pending = Over(())

    @property
    def position(self) -> Any:
        return self.node.position

    def some(self, moves: Sequence[T]) -> list[T]:
        """A few of them, not always the same."""
        return self.rng.sample(moves, min(self.sample, len(moves)))

    def possible(self) -> Sequence[Move]:
        """What the position can be answered with."""
        return self.pending.choices if isinstance(self.pending, Chance) else self.game.options(self.position)

    def arrive(self, node: Node[Any]) -> None:
        self.node = node
        self.pending = self.game.pending(node.position)

    def keep(self) -> None:
        """Remember the position, so that it can be seen later whether it changed."""
        self.seen.append((self.position, digest(self.game, self.position)))
        if not isinstance(self.pending, Over):
            self.strangers.setdefault(self.pending.kind, self.rng.choice(self.possible()))

    def broken(self, law: str, what: str) -> LawBroken:
        move = self.node.move
        after = "at the start" if move is None else f"after {_named(self.game, move)!r}"
        where = f"{self.game.name}, {self.players} players, seed {self.seed}, step {len(self.seen)}, {after}"
        return LawBroken(f"{where}: {law}: {what}")


def assert_laws(
    game: Game[Any],
    *,
    players: Iterable[int] = (2,),
    seeds: Iterable[int] = range(3),
    settings: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    sample: int = 2,
) -> int:
    """Play a random game for each number of players and each seed; how many positions were looked at."""
    seeds = tuple(seeds)
    return sum(
        _play(Trial(game, number, seed, settings or {}, sample), longest)
        for number in players
        for seed in seeds
    )


def _play(trial: Trial, longest: int) -> int:
    game = trial.game
    record = _guarded(trial, "set-up", lambda: _begun(trial))
    for node in record.line():
        _try_position(trial, node)
    while not isinstance(trial.pending, Over):
        if len(trial.seen) > longest:
            raise trial.broken("end", f"the game is not over after {longest} steps")
        before, option = record.here, trial.rng.choice(game.options(record.position))
        _guarded(trial, "play", lambda option=option: record.play(option))  # type: ignore[misc]
        for node in record.since(before):
            _try_position(trial, node)
    for law in RECORD_LAWS:
        _hold(trial, law.__name__, lambda law=law: law(trial, record))  # type: ignore[misc]
    return len(trial.seen)


def _begun(trial: Trial) -> Record[Any]:
    return Record.new(trial.game, players=trial.players, seed=trial.seed, **trial.settings)


def _try_position(trial: Trial, node: Node[Any]) -> None:
    _guarded(trial, "pending", lambda: trial.arrive(node))
    for law in POSITION_LAWS:
        _hold(trial, law.__name__, lambda law=law: law(trial))  # type: ignore[misc]
    _guarded(trial, "digest", trial.keep)


def _hold(trial: Trial, law: str, complaints: Callable[[], Iterator[str]]) -> None:
    complaint = _guarded(trial, law, lambda: next(complaints(), None))
    if complaint is not None:
        raise trial.broken(law.replace("_", " "), complaint)


def _guarded(trial: Trial, law: str, call: Callable[[], T]) -> T:
    """An error where none belongs breaks the law as well."""
    try:
        return call()
    except LawBroken:
        raise
    except Exception as error:
        said = _said(error)
        raise trial.broken(law.replace("_", " "), f"{type(error).__name__}: {said}") from error


def _said(error: Exception) -> str:
    try:
        return str(error)
    except Exception as silent:
        return f"{error.args} ({silent})"


def _named(game: Game[Any], move: Move) -> str:
    try:
        return game.write(move)
    except Exception:
        return repr(move)


# The laws of a position


def one_question(trial: Trial) -> Iterator[str]:
    """A position asks for exactly one thing, and for the same when asked again."""
    game, position, pending = trial.game, trial.position, trial.pending
    if not isinstance(pending, Decision | Chance | Over):
        yield f"pending is a {type(pending).__name__}"
    if game.pending(position) != pending:
        yield "asked twice, pending differs"
    if isinstance(pending, Decision) and pending.player not in range(trial.players):
        yield f"there is no player {pending.player}"
    if not isinstance(pending, Decision) and (game.options(position) or game.attempts(position)):
        yield "there are options or attempts although nobody decides"


def options_worth_offering(trial: Trial) -> Iterator[str]:
    """Every option is there once, in a fixed order, and legal."""
    game, position = trial.game, trial.position
    if not isinstance(trial.pending, Decision):
        return
    options = game.options(position)
    if not options:
        yield "a decision without options"
    if len(set(options)) != len(options):
        yield f"an option is there twice: {_twice(options)!r}"
    if game.options(position) != options:
        yield "asked twice, the options differ"
    for option in options:
        if not isinstance(option, Option):
            yield f"{option!r} is no Option"
        refusals = game.check(position, option)
        if refusals != ():
            yield f"the option {_named(game, option)!r} is refused: {refusals}"


def _twice(moves: Sequence[Move]) -> Move | None:
    return next((move for number, move in enumerate(moves) if move in moves[:number]), None)


def chance_adds_up(trial: Trial) -> Iterator[str]:
    """The probabilities of an outcome make exactly 1."""
    chance = trial.pending
    if not isinstance(chance, Chance):
        return
    if len(set(chance.choices)) != len(chance.choices):
        yield f"an outcome is there twice: {_twice(chance.choices)!r}"
    if len(chance.weights) != len(chance.choices) or any(weight <= 0 for weight in chance.weights):
        yield f"the weights {chance.weights} do not fit {len(chance.choices)} outcomes"
    total = sum(probability for _, probability in chance.outcomes)
    if total != 1:
        yield f"the probabilities add up to {total}"
    for outcome in chance.choices:
        if not isinstance(outcome, Outcome) or trial.game.check(trial.position, outcome) != ():
            yield f"{outcome!r} is no outcome that can come"


def moves_apply(trial: Trial) -> Iterator[str]:
    """What is possible can be done, twice with the same result, and leaves the position as it was."""
    game, position = trial.game, trial.position
    before = digest(game, position)
    for move in trial.some(trial.possible()):
        step = game.apply(position, move)
        if digest(game, position) != before:
            yield f"{_named(game, move)!r} changed the earlier position"
        again = game.apply(position, move)
        if again.position != step.position or again.events != step.events:
            yield f"{_named(game, move)!r} done twice gives two different results"


def attempts_refused(trial: Trial) -> Iterator[str]:
    """What people try in vain is answered with a rule, and nothing happens."""
    game, position = trial.game, trial.position
    attempts = game.attempts(position)
    if len(set(attempts)) != len(attempts):
        yield f"an attempt is there twice: {_twice(attempts)!r}"
    if game.attempts(position) != attempts:
        yield "asked twice, the attempts differ"
    for attempt in attempts:
        if not isinstance(attempt, Attempt):
            yield f"{attempt!r} is no Attempt"
        refusals = game.check(position, attempt)
        if not refusals:
            yield f"the attempt {_named(game, attempt)!r} is not refused"
        yield from _unexplained(trial, refusals)
    for attempt in trial.some(attempts):
        yield from _not_refused(trial, attempt)


def _not_refused(trial: Trial, attempt: Move) -> Iterator[str]:
    expected = trial.game.check(trial.position, attempt)
    try:
        trial.game.apply(trial.position, attempt)
    except Refused as refused:
        if refused.refusals != expected:
            yield f"{_named(trial.game, attempt)!r} is refused otherwise when it is done"
    else:
        yield f"{_named(trial.game, attempt)!r} is refused, but can be done"


def _unexplained(trial: Trial, refusals: tuple[Refusal, ...]) -> Iterator[str]:
    for refusal in refusals:
        if refusal.rule not in trial.game.rules:
            yield f"a refusal names the rule {refusal.rule!r}, which there is not"
        if trial.speaks and not refusal.text(trial.game.name):
            yield f"the refusal {refusal.key!r} says nothing"


def wrong_kind_is_an_error(trial: Trial) -> Iterator[str]:
    """Outcomes do not answer decisions nor options chance, and nothing answers the end."""
    kind: type[Move] = {Decision: Outcome, Chance: Option, Over: Move}[type(trial.pending)]
    for stranger in trial.strangers.values():
        if isinstance(stranger, kind) and not _raises(WrongDecision, trial, stranger):
            yield f"{_named(trial.game, stranger)!r} raises no WrongDecision"


def strangers_are_judged(trial: Trial) -> Iterator[str]:
    """Any option is answered anywhere: by refusals, or by a WrongDecision; if legal, it applies."""
    if not isinstance(trial.pending, Decision):
        return
    for stranger in trial.strangers.values():
        if not isinstance(stranger, Option):
            continue
        try:
            refusals = trial.game.check(trial.position, stranger)
        except WrongDecision:
            continue
        yield from _unexplained(trial, refusals)
        if refusals:
            yield from _not_refused(trial, stranger)
        else:
            trial.game.apply(trial.position, stranger)


def others_do_not_decide(trial: Trial) -> Iterator[str]:
    """Another player's decision is an error, and one's own is not."""
    decision = trial.pending
    if not isinstance(decision, Decision):
        return
    option = trial.rng.choice(trial.game.options(trial.position))
    if trial.game.check(trial.position, option, decision.player) != ():
        yield "the player who is to decide may not"
    for player in range(trial.players):
        if player != decision.player and not _raises(NotYourDecision, trial, option, player):
            yield f"player {player} may decide for player {decision.player}"


def _raises(error: type[RajasError], trial: Trial, move: Move, player: int | None = None) -> bool:
    for call in (trial.game.check, trial.game.apply):
        try:
            call(trial.position, move, player)
        except error:
            continue
        return False
    return True


def notation_reads_back(trial: Trial) -> Iterator[str]:
    """Every move has one notation, on one line of its own."""
    game = trial.game
    for move in (*trial.possible(), *game.attempts(trial.position)):
        text = game.write(move)
        if game.read(text) != move:
            yield f"{text!r} reads back as {game.read(text)!r}"
        if text != " ".join(text.split()) or text.startswith("#") or text in _WORDS_OF_THE_NOTATION:
            yield f"{text!r} cannot stand on a line of a record"


def data_reads_back(trial: Trial) -> Iterator[str]:
    """A position is plain data, and is the same after reading it."""
    game, position = trial.game, trial.position
    back = game.from_data(json.loads(json.dumps(game.to_data(position), allow_nan=False)))
    if back != position or hash(back) != hash(position):
        yield "the position differs after to_data and from_data"
    if digest(game, back) != digest(game, position):
        yield "the digest differs after to_data and from_data"
    if game.pending(back) != trial.pending or game.options(back) != game.options(position):
        yield "after to_data and from_data, the position asks for something else"


def no_problems(trial: Trial) -> Iterator[str]:
    """What can be played is possible."""
    for problem in trial.game.problems(trial.position):
        yield f"{problem.where}: {problem.key} [{problem.rule}] {dict(problem.numbers)}"


def events_known(trial: Trial) -> Iterator[str]:
    """Every event has a rule and a sentence."""
    for event in trial.node.events:
        yield from _event_complaints(trial, event)


def _event_complaints(trial: Trial, event: Event) -> Iterator[str]:
    if event.rule not in trial.game.rules:
        yield f"the event {event.kind!r} names the rule {event.rule!r}, which there is not"
    if event.player not in range(trial.players):
        yield f"the event {event.kind!r} is of player {event.player}"
    if trial.speaks and (not (text := event.text(trial.game.name)) or "\n" in text):
        yield f"the event {event.kind!r} has no sentence on one line"


def descriptions(trial: Trial) -> Iterator[str]:
    """Moves and positions can be told to a person."""
    game, position = trial.game, trial.position
    if not trial.speaks:
        return
    for move in trial.some([*trial.possible(), *game.attempts(position)]):
        if not game.describe(position, move):
            yield f"{_named(game, move)!r} is described by nothing"
    headline = game.headline(position)
    if not headline or "\n" in headline:
        yield "the headline is not one line"


def views(trial: Trial) -> Iterator[str]:
    """What a player may know is a position that asks for the same thing of the same player."""
    for player in range(trial.players):
        view = trial.game.view(trial.position, player)
        if type(view) is not type(trial.position):
            yield f"player {player} sees a {type(view).__name__}"
        if type(trial.game.pending(view)) is not type(trial.pending):
            yield f"player {player} sees another question"


def ranking_complete(trial: Trial) -> Iterator[str]:
    """At the end, everybody has a place."""
    if isinstance(trial.pending, Over):
        placed = sorted(player for place in trial.pending.ranking for player in place)
        if placed != list(range(trial.players)):
            yield f"the ranking {trial.pending.ranking} does not have every player once"


# The laws of a record


def nothing_changed(trial: Trial, record: Record[Any]) -> Iterator[str]:
    """No position is another one than when it was first seen."""
    for number, (position, was) in enumerate(trial.seen):
        if digest(trial.game, position) != was:
            yield f"position {number} has changed since"


def text_reads_back(trial: Trial, record: Record[Any]) -> Iterator[str]:
    """The text of a record gives the same record, plain or annotated."""
    text = record.text()
    for written in [text, *([record.text(annotated=True)] if trial.speaks else [])]:
        back = read(written, trial.game)
        if back.moves() != record.moves() or back.position != record.position or back.text() != text:
            yield "the record differs after it was written and read"


def link_unpacks(trial: Trial, record: Record[Any]) -> Iterator[str]:
    """The packed form of a record gives the same line of play."""
    back = unpack(pack(record), trial.game)
    if (
        back.moves() != record.moves()
        or back.position != record.position
        or list(back.events()) != list(record.events())
    ):
        yield "the record differs after it was packed and unpacked"


def undo_and_redo(trial: Trial, record: Record[Any]) -> Iterator[str]:
    """Undone and redone, a game goes through the very same positions."""
    there = [record.position]
    while record.undo():
        there.append(record.position)
    again = [record.position]
    while record.redo():
        again.append(record.position)
    if list(map(id, there)) != list(map(id, reversed(again))):
        yield "redo leads through other positions than undo"


def hands_play_the_same(trial: Trial, record: Record[Any]) -> Iterator[str]:
    """Luck played by hand leads to the same end."""
    by_hand = Record.new(trial.game, players=trial.players, **trial.settings)
    for move in record.moves():
        by_hand.play(move)
    if by_hand.position != record.position:
        yield "the same moves played by hand lead elsewhere"


POSITION_LAWS: tuple[Callable[[Trial], Iterator[str]], ...] = (
    one_question,
    options_worth_offering,
    chance_adds_up,
    moves_apply,
    attempts_refused,
    wrong_kind_is_an_error,
    strangers_are_judged,
    others_do_not_decide,
    notation_reads_back,
    data_reads_back,
    no_problems,
    events_known,
    descriptions,
    views,
    ranking_complete,
)
RECORD_LAWS: tuple[Callable[[Trial, Record[Any]], Iterator[str]], ...] = (
    nothing_changed,
    text_reads_back,
    link_unpacks,
    undo_and_redo,
    hands_play_the_same,
)
