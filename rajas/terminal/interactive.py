"""A person at the table: numbered options, undo, why-not and the rules, against random players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rajas.core.errors import RajasError, Refused
from rajas.core.game import Decision, Game, Over, Refusal
from rajas.core.record import Node, Record
from rajas.terminal.files import FileTrouble, save
from rajas.terminal.log import Log, nodes_since
from rajas.terminal.players import random_option
from rajas.terminal.rules import show_rules
from rajas.terminal.style import Style, printable
from rajas.terminal.tables import table_of
from rajas.words import has, say

Write = Callable[[str], None]
Ask = Callable[[str], str]


class Sitting:
    """One person's game, from the first question to the last word."""

    def __init__(
        self, record: Record[Any], seat: int, seed: int, style: Style, width: int, write: Write, ask: Ask
    ) -> None:
        self.record = record
        self._game: Game[Any] = record.game
        self._seat = seat
        self._seed = seed
        self._style = style
        self._width = width
        self._write = write
        self._ask = ask
        self._log = Log(record.game, style)
        self._shown: Node[Any] | None = None
        self._commands: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "undo": self._undo,
            "r": self._redo,
            "redo": self._redo,
            "?": self._why_not,
            "rule": self._rule,
            "look": self._look,
            "save": self._save,
            "h": self._help,
            "help": self._help,
        }

    def run(self) -> None:
        """Play until the person leaves or the input ends."""
        self._lines(self._log.head(self.record))
        self._help("")
        self._go_on()
        self._question()
        while True:
            try:
                words = self._ask(say("core", "sitting-prompt")).strip()
            except EOFError:
                self._write("")
                break
            if words in ("q", "quit"):
                break
            if self._obey(words):
                self._go_on()
                self._question()
        self._write(say("core", "sitting-bye"))

    def _obey(self, words: str) -> bool:
        """Do what was typed; whether the question has to be put again."""
        name, _, rest = words.partition(" ")
        if words.startswith("?"):
            name, rest = "?", words[1:]
        command = self._commands.get(name)
        if command is not None:
            return command(rest.strip())
        return self._play(words) if words else True

    def _play(self, words: str) -> bool:
        try:
            self.record.play(self._game.read_move(self.record.position, words), self._decider())
        except Refused as refused:
            self._refusals(refused.refusals)
        except RajasError as error:
            self._complain(error)
        else:
            self._news()
            return True
        return False

    def _decider(self) -> int | None:
        return self._seat if isinstance(self.record.pending, Decision) else None

    def _go_on(self) -> None:
        """Let the others play up to the person's next decision."""
        self._news()
        while isinstance(asked := self.record.pending, Decision) and asked.player != self._seat:
            self.record.play(random_option(self.record, self._seed))
            self._news()

    def _news(self) -> None:
        """Log what has happened since the last look."""
        self._lines(self._log.nodes(nodes_since(self.record, self._shown)))
        self._shown = self.record.here

    def _question(self) -> None:
        asked = self.record.pending
        if not isinstance(asked, Decision):
            if isinstance(asked, Over):
                self._lines(self._log.result(self.record))
                self._write(say("core", "sitting-over"))
            return
        key = "decision-" + asked.kind.replace(" ", "-")
        named = has(self._game.name, key)
        question = say(self._game.name, key) if named else say("core", "sitting-question", kind=asked.kind)
        self._write("")
        self._write(self._style.heading(question))
        self._options()

    def _options(self) -> None:
        options = self.record.options()
        width = len(str(len(options)))
        for number, option in enumerate(options, 1):
            sentence = self._game.describe(self.record.position, option)
            notation = self._style.quiet(self._game.write(option))
            self._write(
                say("core", "sitting-option", number=f"{number:>{width}}", option=sentence, notation=notation)
            )

    def _undo(self, _: str) -> bool:
        """Back past the others' moves to the person's own last decision."""
        before = self.record.here
        while self.record.undo():
            if self._mine():
                self._shown = self.record.here
                self._write(say("core", "sitting-undone"))
                self._write(self._game.headline(self.record.position))
                return True
        self.record.here = before
        self._write(say("core", "sitting-no-undo"))
        return False

    def _redo(self, _: str) -> bool:
        """Forward to the person's next decision, as far as it was played."""
        if not self.record.redo():
            self._write(say("core", "sitting-no-redo"))
            return False
        while not self._mine() and self.record.redo():
            continue
        return True

    def _mine(self) -> bool:
        asked = self.record.pending
        return isinstance(asked, Decision) and asked.player == self._seat

    def _why_not(self, words: str) -> bool:
        if not words:
            self._write(say("core", "sitting-why-how"))
            return False
        try:
            move = self._game.read_move(self.record.position, words)
            refusals = self._game.check(self.record.position, move)
        except RajasError as error:
            self._complain(error)
            return False
        if refusals:
            self._refusals(refusals)
        else:
            self._write(say("core", "sitting-nothing-against"))
        return False

    def _refusals(self, refusals: tuple[Refusal, ...]) -> None:
        for refusal in refusals:
            sentence = self._style.wrong(refusal.text(self._game.name))
            self._write("  " + self._style.with_rule(sentence, refusal.rule))

    def _rule(self, words: str) -> bool:
        _, text = show_rules(self._game.rules, words or None, width=self._width, colour=self._style.colour)
        self._write(text)
        return False

    def _look(self, words: str) -> bool:
        """The own things, or those of the player with this number."""
        players = int(self.record.settings["players"])
        if words and not (words.isdecimal() and words.isascii() and 1 <= int(words[:3]) <= players):
            self._write(say("core", "sitting-no-seat", players=players))
            return False
        seat = int(words) - 1 if words else self._seat
        self._lines(table_of(self._game).look(self.record.position, seat))
        return False

    def _save(self, words: str) -> bool:
        if not words:
            self._write(say("core", "sitting-save-how"))
            return False
        try:
            save(self.record, words)
        except FileTrouble as trouble:
            self._complain(trouble)
        else:
            self._write(say("core", "saved", file=printable(words)))
        return False

    def _help(self, _: str) -> bool:
        self._write(say("core", "sitting-help", seat=self._seat + 1))
        return False

    def _complain(self, error: Exception) -> None:
        self._write("  " + self._style.wrong(printable(str(error))))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)
