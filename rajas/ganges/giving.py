"""Rewards are given by the chapter they belong to: each chapter signs up for its kinds of reward here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from rajas.ganges.board import Why
from rajas.ganges.due import Happens
from rajas.ganges.position import Table
from rajas.ganges.rewards import Reward

Giver = TypeVar("Giver", bound=Callable[..., None])
_GIVERS: dict[type[Any], Callable[..., None]] = {}


def gives(*kinds: type[Any]) -> Callable[[Giver], Giver]:
    """Marks the function that hands out these kinds of reward."""

    def sign_up(giver: Giver) -> Giver:
        _GIVERS.update(dict.fromkeys(kinds, giver))
        return giver

    return sign_up


def give(table: Table, reward: Reward, why: Why) -> None:
    _GIVERS[type(reward)](table, reward, why)


def give_all(table: Table, rewards: tuple[Reward, ...], why: Why) -> None:
    """The parts of one reward, in the order written (TRN-10)."""
    if len(rewards) == 1:
        give(table, rewards[0], why)
    else:
        table.then(*(Give(reward, why) for reward in rewards))


@dataclass(frozen=True, slots=True)
class Give(Happens):
    """A part of a reward that waits for its turn."""

    reward: Reward
    why: Why

    def run(self, table: Table) -> None:
        give(table, self.reward, self.why)
