"""Rajas of the Ganges: one file for each chapter of its rules."""

from rajas.ganges.game import GANGES, Ganges

__all__ = ["GANGES", "Ganges"]
