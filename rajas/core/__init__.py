"""What every game shares. Knows no game."""

from rajas.core.dealer import Dealer
from rajas.core.errors import (
    DataError,
    NoSuchGame,
    NotationError,
    NotYourDecision,
    RajasError,
    Refused,
    SetupError,
    WrongDecision,
)
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
    Problem,
    Refusal,
    Step,
)
from rajas.core.notation import digest, read
from rajas.core.packed import pack, unpack
from rajas.core.record import Record
from rajas.core.register import game, games
from rajas.core.rules import Rule, Rules

__all__ = [
    "Attempt",
    "Chance",
    "DataError",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "Move",
    "NoSuchGame",
    "NotYourDecision",
    "NotationError",
    "Option",
    "Outcome",
    "Over",
    "Pending",
    "Problem",
    "RajasError",
    "Record",
    "Refusal",
    "Refused",
    "Rule",
    "Rules",
    "SetupError",
    "Step",
    "WrongDecision",
    "digest",
    "game",
    "games",
    "pack",
    "read",
    "unpack",
]
