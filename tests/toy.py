"""A toy game with dice, for testing all that knows no game: roll, then keep or pass; 10 exactly wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rajas.core import (
    Attempt,
    Chance,
    DataError,
    Decision,
    Event,
    Game,
    Move,
    NotationError,
    Option,
    Outcome,
    Over,
    Pending,
    Problem,
    Refusal,
    Refused,
    Rule,
    Rules,
    SetupError,
    Step,
    WrongDecision,
)
from rajas.words import register_messages, say

GOAL = 10
register_messages("toy", "tests.toy_messages")


@dataclass(frozen=True)
class Does(Option):
    word: str


@dataclass(frozen=True)
class Shows(Outcome):
    value: int


@dataclass(frozen=True)
class Tries(Attempt):
    word: str


ROLL, KEEP, PASS, AGAIN = Does("roll"), Does("keep"), Does("pass"), Tries("again")
DIE = Chance("die", tuple(Shows(value) for value in (1, 2, 3)), (3, 2, 1))
MOVES: dict[str, Move] = {"roll": ROLL, "keep": KEEP, "pass": PASS, "again": AGAIN}
MOVES |= {f"shows {outcome.value}": outcome for outcome in DIE.choices if isinstance(outcome, Shows)}


class Places(NamedTuple):
    """Where everybody stands, whose turn it is, what is asked, and what was rolled."""

    places: tuple[int, ...]
    player: int = 0
    stage: str = "begin"
    rolled: int = 0


class Toy(Game[Places]):
    name = "toy"
    title = "Toy"
    fingerprint = ""
    rules = Rules("toy", lambda: [Rule("toy", f"TOY-{number}", "toy", (), False) for number in (1, 2, 3)])

    def settings(self, words: Mapping[str, str]) -> dict[str, Any]:
        if set(words) != {"players"} or words["players"] not in ("2", "3"):
            raise SetupError("players", players="-", least=2, most=3)
        return {"players": int(words["players"])}

    def start(self, players: int, **settings: Any) -> Places:
        return Places((0,) * players)

    def pending(self, position: Places) -> Pending:
        if GOAL in position.places:
            return Over(_ranking(position.places))
        return DIE if position.stage == "air" else Decision(position.player, position.stage)

    def options(self, position: Places) -> tuple[Option, ...]:
        if not isinstance(self.pending(position), Decision):
            return ()
        asked = (ROLL,) if position.stage == "begin" else (KEEP, PASS)
        return tuple(option for option in asked if not self.check(position, option))

    def attempts(self, position: Places) -> tuple[Attempt, ...]:
        return (AGAIN,) if isinstance(self.pending(position), Decision) else ()

    def check(self, position: Places, option: Move, player: int | None = None) -> tuple[Refusal, ...]:
        self.asked_of(position, player)
        pending = self.pending(position)
        if option == AGAIN and isinstance(pending, Decision):
            return (Refusal("TOY-2", "rolled-once"),)
        if isinstance(pending, Over) or option not in _ANSWERS[position.stage]:
            raise WrongDecision("wrong-kind", asked=position.stage, given=str(option))
        place = position.places[position.player]
        if option == KEEP and place + position.rolled > GOAL:
            return (Refusal("TOY-3", "too-far", {"steps": position.rolled, "place": place, "goal": GOAL}),)
        return ()

    def apply(self, position: Places, option: Move, player: int | None = None) -> Step[Places]:
        if refusals := self.check(position, option, player):
            raise Refused(self.name, refusals)
        me = position.player
        if option == ROLL:
            return Step(position._replace(stage="air"), ())
        if isinstance(option, Shows):
            rolled = Event("rolled", me, "TOY-2", "die", option.value)
            return Step(position._replace(stage="keep", rolled=option.value), (rolled,))
        steps = position.rolled if option == KEEP else 0
        place = position.places[me] + steps
        after = (me + 1) % len(position.places)
        moved = (
            Event("moved", me, "TOY-1", "keep", steps, (place,))
            if steps
            else Event("stayed", me, "TOY-1", "pass")
        )
        places = (*position.places[:me], place, *position.places[me + 1 :])
        return Step(Places(places, after), (moved, Event("turn begun", after, "TOY-1", "turn")))

    def to_data(self, position: Places) -> dict[str, Any]:
        return position._asdict()

    def from_data(self, data: Mapping[str, Any]) -> Places:
        match data:
            case {"places": [*places], "player": int(player), "stage": str(stage), "rolled": int(rolled)}:
                if all(isinstance(place, int) for place in places) and stage in _ANSWERS:
                    return Places(tuple(places), player, stage, rolled)
        raise DataError("position-not-data")

    def problems(self, position: Places) -> tuple[Problem, ...]:
        numbers = {"place": max(position.places, default=GOAL + 1), "goal": GOAL}
        fits = numbers["place"] <= GOAL and position.player in range(len(position.places))
        return () if fits else (Problem("TOY-3", "places", "beyond-goal", numbers),)

    def read(self, text: str) -> Move:
        if text not in MOVES:
            raise NotationError("move", text=text[:60])
        return MOVES[text]

    def write(self, move: Move) -> str:
        return next(text for text, known in MOVES.items() if known == move)

    def describe(self, position: Places, move: Move) -> str:
        return say("toy", f"option-{self.write(move).split()[0]}", value=getattr(move, "value", 0))

    def headline(self, position: Places) -> str:
        return say("toy", "headline", player=position.player + 1, places=str(position.places))


_ANSWERS: dict[str, tuple[Move, ...]] = {"begin": (ROLL,), "air": DIE.choices, "keep": (KEEP, PASS)}


def _ranking(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(player for player, other in enumerate(places) if other == place)
        for place in sorted(set(places), reverse=True)
    )


TOY = Toy()
