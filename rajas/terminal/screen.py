"""What a person reads: sentences wrapped to the terminal, refusals with their rules, and numbered options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rajas.core.game import Game, P, Refusal
from rajas.terminal.style import Style, printable, together, wrapped
from rajas.terminal.tables import Offer
from rajas.words import say

Write = Callable[[str], None]
_DEEPER = " " * 6


class Screen:
    """Writes lines of one width and one style."""

    def __init__(self, style: Style, width: int, write: Write) -> None:
        self.style = style
        self.width = width
        self.write = write

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def text(self, text: str, first: str = "", later: str = "") -> None:
        self.lines(wrapped(text, self.width, first, later))

    def say(self, key: str, **args: int | str) -> None:
        self.text(say("core", key, **args))

    def heading(self, text: str) -> None:
        self.lines(self.style.heading(line) for line in wrapped(text, self.width))

    def show(self, lines: Iterable[str]) -> None:
        """What is on the table."""
        for line in lines:
            self.text(line, "", _DEEPER)

    def complain(self, trouble: object) -> None:
        self._wrong(printable(str(trouble)))

    def refuse(self, game: str, refusals: Sequence[Refusal]) -> None:
        for refusal in refusals:
            self._wrong(f"{refusal.text(game)} [{refusal.rule}]")

    def _wrong(self, sentence: str) -> None:
        self.lines(self.style.wrong(line) for line in wrapped(sentence, self.width, "  ", "    "))

    def offer(self, game: Game[P], position: P, offer: Offer) -> None:
        """The options with their numbers, and their notation small behind them."""
        width = len(str(len(offer.options)))
        for number, option in enumerate(offer.options, 1):
            notation = f"· {game.write(option)}"
            sentence = f"{game.describe(position, option)} {together(notation)}"
            *above, last = wrapped(sentence, self.width, f"{number:>{width}}  ", " " * (width + 2))
            self.lines([*above, self.style.quiet_end(last, notation)])
        if offer.more:
            self.text(offer.more, " " * (width + 2), " " * (width + 2))
