"""How fast the others play: one decision after the other, paused, or step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace

SPEEDS = {"slow": 1.8, "normal": 0.9, "fast": 0.3, "instant": 0.0}  # seconds between two decisions


@dataclass(frozen=True, slots=True)
class Pace:
    speed: str = "normal"
    paused: bool = False

    @property
    def seconds(self) -> float:
        return SPEEDS[self.speed]

    @property
    def moving(self) -> bool:
        """Whether motion shows what happens: not where all is to be done at once."""
        return self.seconds > 0

    def faster(self) -> Pace:
        """The next speed; after the fastest comes the slowest again."""
        names = list(SPEEDS)
        return replace(self, speed=names[(names.index(self.speed) + 1) % len(names)])

    def toggled(self) -> Pace:
        return replace(self, paused=not self.paused)
