"""The conformance suite: good games pass, and each law can fail."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from rajas.core import (
    Attempt,
    Chance,
    Event,
    Move,
    Option,
    Over,
    Pending,
    Problem,
    Record,
    Refusal,
    Rules,
    Step,
    digest,
)
from rajas.core.game import Game
from rajas.core.laws import POSITION_LAWS, RECORD_LAWS, LawBroken, assert_laws
from rajas.ganges import GANGES
from tests.toy import DIE, KEEP, PASS, ROLL, TOY, Does, Places, Shows, Toy


def test_the_toy_keeps_all_laws() -> None:
    assert assert_laws(TOY, players=(2, 3), seeds=range(15)) > 1000


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_ganges_keeps_all_laws(players: int) -> None:
    assert assert_laws(GANGES, players=(players,), seeds=(players,)) > 400


class TwoQuestions(Toy):
    _turn = count()

    def pending(self, position: Places) -> Pending:
        return DIE if position.stage == "begin" and next(self._turn) % 2 else super().pending(position)


class NoOptions(Toy):
    def options(self, position: Places) -> tuple[Option, ...]:
        return () if position.stage == "keep" else super().options(position)


class OptionTwice(Toy):
    def options(self, position: Places) -> tuple[Option, ...]:
        return super().options(position) * 2


class OrderChanges(Toy):
    _turn = count()

    def options(self, position: Places) -> tuple[Option, ...]:
        return super().options(position)[:: -1 if next(self._turn) % 2 else 1]


class IllegalOption(Toy):
    """Offers to keep even what leads too far."""

    def options(self, position: Places) -> tuple[Option, ...]:
        asked = super().options(position)
        return (KEEP, PASS) if asked == (PASS,) else asked


class OptionDoesNotApply(Toy):
    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        if option == PASS:
            raise KeyError("pass")
        return super().apply(position, option, player)


class WrongProbabilities(Toy):
    class Loaded(Chance):
        total = 7

    def pending(self, position: Places) -> Pending:
        loaded = self.Loaded(DIE.kind, DIE.choices, DIE.weights)
        return loaded if super().pending(position) == DIE else super().pending(position)


class OutcomeTwice(Toy):
    def pending(self, position: Places) -> Pending:
        doubled = Chance("die", (*DIE.choices, Shows(1)), (1, 2, 3, 4))
        return doubled if super().pending(position) == DIE else super().pending(position)


class Scores(list[int]):
    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))


class Mutable(Toy):
    """Counts on the same list for the whole game."""

    def start(self, players: int, **settings: Any) -> Places:
        return Places(Scores([0] * players))  # type: ignore[arg-type]

    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        step = super().apply(position, option, player)
        if option == KEEP:
            position.places[:] = step.position.places  # type: ignore[index]
        return Step(step.position._replace(places=position.places), step.events)

    def from_data(self, data: Mapping[str, Any]) -> Places:
        read = super().from_data(data)
        return read._replace(places=Scores(read.places))  # type: ignore[arg-type]


class LuckOfItsOwn(Toy):
    _turn = count()

    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        step = super().apply(position, option, player)
        rolled = 1 + next(self._turn) % 3
        return Step(step.position._replace(rolled=rolled), step.events) if isinstance(option, Shows) else step


class AttemptAllowed(Toy):
    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return () if isinstance(option, Attempt) else super().check(position, option, player)


class RefusalOfNoRule(Toy):
    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return tuple(refusal._replace(rule="TOY-9") for refusal in super().check(position, option, player))


class RefusalWithoutWords(Toy):
    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return tuple(refusal._replace(key="unsaid") for refusal in super().check(position, option, player))


class AnythingGoes(Toy):
    """Takes an outcome for an answer to a decision."""

    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return () if isinstance(option, Shows) else super().check(position, option, player)


class StumblesOverStrangers(Toy):
    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        if position.stage == "keep" and option == ROLL:
            raise IndexError("no such option")
        return super().check(position, option, player)


class AnybodyDecides(Toy):
    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        return super().check(position, option)


class Illegible(Toy):
    def read(self, text: str) -> Move:
        return PASS if text == "keep" else super().read(text)


class TwoLines(Toy):
    def read(self, text: str) -> Move:
        return super().read(text.replace("\n", ""))

    def write(self, move: Move) -> str:
        return super().write(move) + "\n"


class Forgetful(Toy):
    """Does not save what was rolled."""

    def from_data(self, data: Mapping[str, Any]) -> Places:
        return super().from_data({**data, "rolled": 0})


class NoPlainData(Toy):
    def to_data(self, position: Places) -> dict[str, Any]:
        return super().to_data(position) | {"player": KEEP}


class Gloomy(Toy):
    def problems(self, position: Places) -> tuple[Problem, ...]:
        return (
            (Problem("TOY-1", "places", "beyond-goal", {"place": 1, "goal": 10}),) if position.rolled else ()
        )


class EventOfNoRule(Toy):
    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        step = super().apply(position, option, player)
        return Step(step.position, tuple(event._replace(rule="TOY-9") for event in step.events))


class EventWithoutWords(Toy):
    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        step = super().apply(position, option, player)
        return Step(step.position, (*step.events, Event("unsaid", 0, "TOY-1", "turn")))


class Speechless(Toy):
    def describe(self, position: Places, move: Move) -> str:
        return ""


class Blindfold(Toy):
    def view(self, position: Places, player: int) -> Places:
        return None if player else position  # type: ignore[return-value]


class ForgottenPlayer(Toy):
    def pending(self, position: Places) -> Pending:
        pending = super().pending(position)
        return Over(pending.ranking[:1]) if isinstance(pending, Over) else pending


class Endless(Toy):
    def options(self, position: Places) -> tuple[Option, ...]:
        return (PASS,) if KEEP in super().options(position) else super().options(position)


class LosesItself(Toy):
    """Another version in every text."""

    _turn = count()

    @property
    def version(self) -> int:  # type: ignore[override]
        return next(self._turn)


BROKEN: list[tuple[str, type[Toy]]] = [
    ("one question", TwoQuestions),
    ("options worth offering", NoOptions),
    ("options worth offering", OptionTwice),
    ("options worth offering", OrderChanges),
    ("options worth offering", IllegalOption),
    ("moves apply", OptionDoesNotApply),
    ("chance adds up", WrongProbabilities),
    ("chance adds up", OutcomeTwice),
    ("moves apply", Mutable),
    ("moves apply", LuckOfItsOwn),
    ("attempts refused", AttemptAllowed),
    ("attempts refused", RefusalOfNoRule),
    ("attempts refused", RefusalWithoutWords),
    ("wrong kind is an error", AnythingGoes),
    ("strangers are judged", StumblesOverStrangers),
    ("others do not decide", AnybodyDecides),
    ("notation reads back", Illegible),
    ("notation reads back", TwoLines),
    ("data reads back", Forgetful),
    ("moves apply", NoPlainData),
    ("no problems", Gloomy),
    ("events known", EventOfNoRule),
    ("events known", EventWithoutWords),
    ("descriptions", Speechless),
    ("views", Blindfold),
    ("ranking complete", ForgottenPlayer),
    ("end", Endless),
    ("text reads back", LosesItself),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[broken.__name__ for _, broken in BROKEN])
def test_each_law_can_fail(law: str, broken: type[Toy]) -> None:
    with pytest.raises(LawBroken) as caught:
        assert_laws(broken(), seeds=range(5), longest=500)
    where, _, what = str(caught.value).partition(": ")
    assert what.startswith(f"{law}: ")
    assert where.startswith("toy, 2 players, seed ")


def test_a_broken_law_names_the_move_that_led_there() -> None:
    with pytest.raises(
        LawBroken, match=r"^toy, 2 players, seed 0, step 2, after 'shows \d': no problems: places: "
    ):
        assert_laws(Gloomy(), seeds=[0])


def test_an_error_that_cannot_be_said_is_told_all_the_same() -> None:
    class Mute(Toy):
        def start(self, players: int, **settings: Any) -> Places:
            raise MuteError("gone")

    class MuteError(Exception):
        def __str__(self) -> str:
            raise RuntimeError("hush")

    with pytest.raises(LawBroken, match=r"set-up: MuteError: \('gone',\) \(hush\)"):
        assert_laws(Mute())


# What no game gets wrong by itself, since the core does it: the record's own laws, with a core made wrong.


def _law(name: str) -> Any:
    return next(law for law in RECORD_LAWS if law.__name__ == name)


def _played(game: Game[Any] = TOY) -> tuple[Any, Record[Any]]:
    from rajas.core.laws import Trial

    record = Record.new(game, players=2, seed=1)
    trial = Trial(game, 2, 1, {}, 2)
    while record.options():
        record.play(record.options()[0])
    for node in record.line():
        trial.arrive(node)
        trial.keep()
    return trial, record


@pytest.mark.parametrize("law", [law.__name__ for law in RECORD_LAWS])
def test_the_laws_of_a_record_hold(law: str) -> None:
    assert list(_law(law)(*_played())) == []


def test_a_position_that_changed_later_is_found() -> None:
    trial, record = _played()
    trial.seen[3] = (trial.seen[4][0], trial.seen[3][1])
    assert list(_law("nothing_changed")(trial, record)) == ["position 3 has changed since"]


@pytest.mark.parametrize("law", ["text_reads_back", "link_unpacks", "undo_and_redo", "hands_play_the_same"])
def test_a_record_that_differs_is_found(law: str) -> None:
    trial, record = _played()
    if law == "undo_and_redo":
        record.root.chosen = Record.new(TOY, players=2, seed=1).here
    else:
        record.here.position = record.here.position._replace(player=1 - record.here.position.player)
    assert len(list(_law(law)(trial, record))) >= 1


def test_every_law_is_tried_by_a_broken_game_or_a_broken_record() -> None:
    tried = {law for law, _ in BROKEN}
    assert {law.__name__.replace("_", " ") for law in POSITION_LAWS} <= tried


def test_without_messages_nothing_need_be_said() -> None:
    class Silent(Toy):
        name = "silent"
        rules = Rules("silent", lambda: TOY.rules.values())

        def describe(self, position: Places, move: Move) -> str:
            raise AssertionError("nobody asks")

    from rajas.words import register_messages

    register_messages("silent", "tests.core")
    assert assert_laws(Silent(), seeds=[1]) > 10


def test_a_digest_depends_on_the_position_alone() -> None:
    start = TOY.start(2)
    assert digest(TOY, start) == digest(TOY, TOY.from_data(TOY.to_data(start) | {"places": [0, 0]}))
    assert digest(TOY, start) != digest(TOY, TOY.apply(start, Does("roll")).position)
    assert len(digest(TOY, start)) == 64
