"""Who plays: somebody that chooses one of the options it is offered. Knows no game."""

from rajas.players.chance import RandomPlayer
from rajas.players.greedy import GreedyPlayer, Judgement
from rajas.players.levels import judgement_of, levels, opponent
from rajas.players.player import Chosen, Player

__all__ = [
    "Chosen",
    "GreedyPlayer",
    "Judgement",
    "Player",
    "RandomPlayer",
    "judgement_of",
    "levels",
    "opponent",
]
