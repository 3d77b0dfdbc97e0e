"""A person at the table: numbered options, undo, why-not and the rules, against random players."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rajas.core.errors import RajasError, Refused
from rajas.core.game import Decision, Game, Option, Over
from rajas.core.plain import whole
from rajas.core.record import Node, Record
from rajas.terminal.files import FileTrouble
from rajas.terminal.keeping import Keeper
from rajas.terminal.log import Log
from rajas.terminal.players import random_option
from rajas.terminal.rules import UNKNOWN, show_rules
from rajas.terminal.screen import Screen, Write
from rajas.terminal.style import Style, printable
from rajas.terminal.tables import players_of, table_of
from rajas.terminal.typed import Reader, Unknown
from rajas.words import say

Ask = Callable[[str], str]
_LEAVING = ("q", "quit", "exit")
_TURN = "turn begun"
_OTHER_QUESTION = "wrong-kind"
_WORDS = re.compile(r"[^\W\d_]{3,}( [^\W\d_]+)*")


class Sitting:
    """One person's game, from the first question to the last word."""

    def __init__(
        self,
        record: Record[Any],
        seat: int,
        seed: int,
        style: Style,
        width: int,
        write: Write,
        ask: Ask,
        keeper: Keeper | None = None,
        verbose: bool = False,
    ) -> None:
        self.record = record
        self._game: Game[Any] = record.game
        self._table = table_of(record.game)
        self._seat = seat
        self._seed = seed
        self._screen = Screen(style, width, write)
        self._ask = ask
        self._keeper = keeper or Keeper(record, seat=seat)
        self._verbose = verbose
        self._log = self._new_log()
        self._shown: Node[Any] | None = None
        self._commands = self._all_commands()

    def _new_log(self) -> Log:
        return Log(self._game, self._screen.style, self._screen.width, self._seat, self._verbose)

    def _all_commands(self) -> dict[str, Callable[[str], bool]]:
        again = dict.fromkeys(("", "o", "options"), self._again)
        undo = {"u": self._undo, "undo": self._undo, "uu": self._undo_turn}
        redo = dict.fromkeys(("r", "redo"), self._redo)
        why = dict.fromkeys(("?", "why"), self._why_not)
        rules = dict.fromkeys(("rule", "rules"), self._rule)
        views = {word: self._viewer(word) for word in self._table.views}
        own = {"look": self._look, "save": self._save}
        asked = dict.fromkeys(("h", "help"), self._help)
        return {**again, **undo, **redo, **why, **rules, **views, **own, **asked}

    def run(self, resumed: bool = False) -> None:
        """Play until the person leaves or the input ends."""
        self._screen.lines(self._log.head(self.record))
        self._welcome()
        if resumed:
            self._shown = self.record.here
        if resumed and not isinstance(self.record.pending, Over):
            self._screen.lines(self._log.result(self.record))
        self._go_on()
        self._keeper.begin()
        self._question()
        while (words := self._typed()) is not None:
            if self._obey(words):
                self._go_on()
                self._keep()
                self._question()

    def _typed(self) -> str | None:
        """The next line, or nothing when the person leaves."""
        try:
            words = self._ask(say("core", "sitting-prompt")).strip()
        except (EOFError, KeyboardInterrupt) as leaving:
            self._screen.write("")
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return None
        return None if words.casefold() in _LEAVING else words

    def _welcome(self) -> None:
        for line in self._table.intro(self.record.position):
            self._screen.text(line)
        self._screen.say("sitting-welcome", seat=self._seat + 1)

    # What is typed

    def _obey(self, words: str) -> bool:
        """Do what was typed; whether the question has to be put again."""
        name, _, rest = words.partition(" ")
        if words.startswith("?"):
            name, rest = "?", words[1:]
        command = self._commands.get(name.casefold())
        if command is not None:
            return command(rest.strip())
        return self._play(words)

    def _play(self, words: str) -> bool:
        before = self.record.here
        try:
            for option in self._moves(words):
                self.record.play(option, self._decider())
        except RajasError as error:
            self.record.here = before
            if isinstance(error, Refused):
                self._screen.refuse(self._game.name, error.refusals)
            else:
                self._complain(error)
            return False
        self._news()
        self._keep()
        return True

    def _complain(self, error: RajasError) -> None:
        """A move that answers another question hears the question in its own words."""
        if error.key == _OTHER_QUESTION:
            question = self._table.question(self.record.position)
            given = printable(str(error.details["given"]))
            self._screen.complain(say("core", "sitting-other-question", given=given, question=question))
        else:
            self._screen.complain(error)

    def _moves(self, words: str) -> list[Any]:
        reader = Reader(self.record, self._commands)
        closing = self._table.chosen_together(self.record.position)
        several = reader.moves(words, closing) if closing is not None else None
        return [reader.move(words)] if several is None else several

    def _decider(self) -> int | None:
        return self._seat if isinstance(self.record.pending, Decision) else None

    def _keep(self) -> None:
        trouble = self._keeper.after_decision()
        if trouble:
            self._screen.complain(trouble)

    # What happens

    def _go_on(self) -> None:
        """Let the others play, and take what is no choice, up to the person's next decision."""
        self._news()
        while isinstance(asked := self.record.pending, Decision):
            if asked.player != self._seat:
                self.record.play(random_option(self.record, self._seed))
            elif len(options := self.record.options()) == 1:
                self._only_choice(options[0])
            else:
                break
            self._news()

    def _only_choice(self, option: Option) -> None:
        sentence = self._game.describe(self.record.position, option)
        self._screen.lines(self._log.rest())
        kind = getattr(self.record.pending, "kind", "")
        self._screen.text(say("core", "sitting-only-choice", option=sentence, kind=kind), "  ", "    ")
        self.record.play(option, self._seat)

    def _news(self) -> None:
        """Log what has happened since the last look."""
        self._screen.lines(self._log.nodes(self.record.since(self._shown)))
        self._shown = self.record.here

    def _question(self) -> None:
        self._screen.lines(self._log.rest())
        asked = self.record.pending
        self._screen.write("")
        if isinstance(asked, Over):
            self._screen.lines(self._log.result(self.record))
            self._screen.say("sitting-over")
        elif isinstance(asked, Decision):
            position = self.record.position
            self._screen.text(self._table.own(position, self._seat), "", "  ")
            self._screen.heading(self._table.question(position))
            self._screen.offer(self._game, position, self._table.offer(position, self.record.options()))

    def _again(self, _: str) -> bool:
        return True

    # There and back

    def _undo(self, _: str) -> bool:
        """Back to the person's own last decision, past the others' moves and what was no choice."""
        return self._back("sitting-undone", self._decided)

    def _undo_turn(self, _: str) -> bool:
        """Back to where the person's turn began."""
        return self._back("sitting-undone-turn", lambda: self._decided() and self._turn_begins())

    def _back(self, key: str, found: Callable[[], bool]) -> bool:
        before = self.record.here
        while self.record.undo():
            if found():
                self._shown, self._log = self.record.here, self._new_log()
                self._screen.say(key)
                self._keep()
                return True
        self.record.here = before
        self._screen.say("sitting-no-undo")
        return False

    def _redo(self, _: str) -> bool:
        """Forward to the person's next decision, as far as it was played."""
        if not self.record.redo():
            self._screen.say("sitting-no-redo")
            return False
        while not self._decided() and self.record.redo():
            continue
        return True

    def _decided(self) -> bool:
        """Whether the person was really asked here."""
        asked, position = self.record.pending, self.record.position
        mine = isinstance(asked, Decision) and asked.player == self._seat
        return mine and len(self.record.options()) > 1 and not self._table.amid(position)

    def _turn_begins(self) -> bool:
        return any(event.kind == _TURN for event in self.record.here.events)

    # What is asked

    def _why_not(self, words: str) -> bool:
        if not words:
            self._screen.say("sitting-why-how")
            return False
        try:
            move = Reader(self.record, ()).move(words)
            refusals = self._game.check(self.record.position, move)
        except Unknown as unknown:
            self._not_understood(words, unknown)
            return False
        except RajasError as error:
            self._complain(error)
            return False
        if refusals:
            self._screen.refuse(self._game.name, refusals)
        else:
            self._screen.say("sitting-nothing-against")
        return False

    def _not_understood(self, words: str, unknown: Unknown) -> None:
        """Perhaps a word of the rules; otherwise an example shows what can be asked."""
        example = unknown.details.get("example")
        if _WORDS.fullmatch(words) and self._game.rules.search(words):
            self._rule(words)
        elif example is None:
            self._screen.complain(unknown)
        else:
            self._screen.say("sitting-not-understood", text=printable(words[:40]), example=str(example))

    def _rule(self, words: str) -> bool:
        """All titles, the rules named, or, if nothing is named so, those with the words."""
        rules, width, style = self._game.rules, self._screen.width, self._screen.style
        code, text = show_rules(rules, words or None, width=width, style=style, at_table=True)
        if code == UNKNOWN:
            found, other = show_rules(rules, search=words, width=width, style=style)
            text = text if found else other
        self._screen.write(text)
        return False

    def _look(self, words: str) -> bool:
        """The own things, or those of the player with this number."""
        players = players_of(self.record)
        number = whole(words, players) if words else self._seat + 1
        if number is None:
            self._screen.say("sitting-no-seat", player=printable(words[:20]), players=players)
            return False
        self._screen.show(self._table.look(self.record.position, number - 1))
        return False

    def _viewer(self, word: str) -> Callable[[str], bool]:
        def show(_: str) -> bool:
            self._screen.show(self._table.view(word, self.record.position, self._seat))
            return False

        return show

    def _save(self, words: str) -> bool:
        if not words:
            self._screen.say("sitting-save-how")
            return False
        try:
            self._screen.write(self._keeper.save_as(words))
        except FileTrouble as trouble:
            self._screen.complain(trouble)
        return False

    def _help(self, _: str) -> bool:
        self._screen.write(say("core", "sitting-help", seat=self._seat + 1))
        return False
