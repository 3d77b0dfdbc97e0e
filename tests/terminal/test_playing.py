"""A person's game through the real command line: kept, continued, and with other components."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from rajas import cli
from rajas.core import Over, Record
from rajas.ganges import GANGES
from rajas.ganges.components import load_file
from rajas.terminal.keeping import Keeper
from tests.toy import TOY

Capture = pytest.CaptureFixture[str]
PROMPT = b"> "
PATIENCE = 60


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typing(lines: Sequence[str], *argv: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with these lines typed."""
    command = [sys.executable, "-m", "rajas.cli", "game", "-i", *argv]
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"}
    text = "".join(f"{line}\n" for line in lines)
    return subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", env=settings, check=False
    )


def at_a_terminal(typed: Sequence[bytes], *argv: str) -> tuple[int, str]:
    """The command at a terminal of its own, each part typed at a prompt: exit code, and what it showed."""
    pty = pytest.importorskip("pty")
    command = [sys.executable, "-m", "rajas.cli", "game", "-i", *argv]
    master, slave = pty.openpty()
    with subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, close_fds=True, start_new_session=True,
        preexec_fn=_own_terminal,
    ) as process:  # fmt: skip
        os.close(slave)
        try:
            shown = b""
            for part in typed:
                shown += _until(master, PROMPT)
                os.write(master, part)
            shown += _until(master, None, again=typed[-1])
            return process.wait(PATIENCE), shown.decode()
        finally:
            process.kill()
            os.close(master)


def _own_terminal() -> None:
    """The terminal belongs to the game, and Ctrl-C reaches it, even if the tests run where it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    __import__("fcntl").ioctl(0, __import__("termios").TIOCSCTTY, 0)


def _until(master: int, end: bytes | None, again: bytes = b"") -> bytes:
    """All that is shown up to this end, or until nobody writes any more.

    What was typed last is typed again where nothing answers: Python misses a Ctrl-C just before it reads.
    """
    shown, silent = b"", 0
    while end is None or not shown.endswith(end):
        if not select.select([master], [], [], 1)[0]:
            silent += 1
            assert silent < PATIENCE, shown.decode()
            if again:
                os.write(master, again)
            continue
        try:
            part = os.read(master, 4096)
        except OSError:  # Linux's word for the end of a terminal
            break
        if not part:
            break
        shown += part
    return shown


def record_in(file: str | Path) -> Record[object]:
    return Record.read(Path(file).read_text())


# Kept


def test_what_is_typed_is_played_and_saved(here: Path) -> None:
    lines = ["? place port-3", "1", "u", "r", "look", "rule QRY-3", "q"]
    found = typing(lines, "--seed", "3", "--seat", "2", "--save", "mine.rajas")
    assert (found.returncode, found.stderr) == (0, "")
    assert "[RIV-1]" in found.stdout
    assert "The province of player 2" in found.stdout
    saved = "Saved to mine.rajas. Go on with: rajas game --interactive --from mine.rajas --seat 2\n"
    assert found.stdout.endswith(f"{saved}Thank you for playing.\n")
    assert str(record_in("mine.rajas").moves()[-1]) == "place quarry-1"


def test_leaving_an_unfinished_game_keeps_it(here: Path) -> None:
    first = typing(["garden orange", "q"], "--seed", "7")
    second = typing(["garden orange"], "--seed", "7")
    assert (
        "Saved to rajas-game.rajas. Go on with: rajas game --interactive --from rajas-game.rajas"
        in first.stdout
    )
    assert "Saved to rajas-game-2.rajas." in second.stdout
    assert (here / "rajas-game.rajas").read_text() == (here / "rajas-game-2.rajas").read_text()


def test_a_game_in_which_nothing_was_decided_is_not_kept(here: Path) -> None:
    found = typing(["look"], "--seed", "7")
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.endswith("Thank you for playing.\n")
    assert list(here.iterdir()) == []


def test_a_game_in_which_nothing_was_decided_replaces_no_other(here: Path) -> None:
    typing(["garden orange", "q"], "--seed", "7", "--save", "mine")
    before = (here / "mine").read_text()
    typing(["look", "q"], "--seed", "8", "--save", "mine")
    assert (here / "mine").read_text() == before


def test_a_finished_game_is_kept(here: Path) -> None:
    found = typing([*["1"] * 400, "q"], "--seed", "1", "--players", "2")
    assert found.stdout.endswith("Saved to rajas-game.rajas.\nThank you for playing.\n")
    assert isinstance(record_in("rajas-game.rajas").pending, Over)


def test_a_game_replaces_no_other_game(here: Path, capsys: Capture) -> None:
    typing(["garden orange", "q"], "--seed", "7", "--save", "mine")
    before = (here / "mine").read_text()
    sentence = "mine is there already and may hold another game: it is left as it is. Name a new file."
    assert cli.main(["game", "-q", "--seed", "8", "--save", "mine"]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")
    assert sentence in typing(["save mine"], "--seed", "8").stdout
    assert (here / "mine").read_text() == before
    assert "Saved to mine." in typing(["1", "save mine", "q"], "--from", "mine").stdout
    assert (here / "mine").read_text() != before


def test_a_game_is_saved_again_where_it_was_saved_last(here: Path) -> None:
    found = typing(["garden orange", "save mine", "1", "save mine", "q"], "--seed", "7")
    assert found.stdout.count("Saved to ") == found.stdout.count("Saved to mine.") == 2
    assert [file.name for file in here.iterdir()] == ["mine"]


def test_a_game_whose_file_fails_is_kept_elsewhere(here: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no such device here")
    found = typing(["garden orange", "q"], "--seed", "7", "--save", "/dev/full")
    assert found.stdout.count("/dev/full cannot be written: No space left on device") == 2
    assert "Saved to rajas-game.rajas." in found.stdout
    assert record_in("rajas-game.rajas").moves()


def test_control_c_keeps_the_game(here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["garden orange"])

    def ask(_: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", ask)
    assert cli.main(["game", "-i", "--seed", "7"]) == cli.STOPPED
    out, err = capsys.readouterr()
    assert "Saved to rajas-game.rajas." in out
    assert err == "\nStopped.\n"
    assert str(record_in("rajas-game.rajas").moves()[-1]) != ""


def test_the_file_is_written_after_every_decision(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def ask(_: str) -> str:
        file = here / "mine.rajas"
        sizes.append(file.stat().st_size if file.exists() else 0)
        return ["garden orange", "quarry", "q"][len(sizes) - 1]

    monkeypatch.setattr("builtins.input", ask)
    assert cli.main(["game", "-i", "--seed", "7", "--save", "mine.rajas"]) == 0
    assert sizes == sorted(set(sizes))
    assert [file.name for file in here.iterdir()] == ["mine.rajas"]


def test_other_files_are_not_overwritten(here: Path, capsys: Capture) -> None:
    letter = here / "letter.txt"
    letter.write_text("Dear Rani")
    assert cli.main(["game", "--seed", "7", "--save", "letter.txt"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert (
        err
        == "letter.txt is there already and holds no game of ours: it is left as it is. Name another file.\n"
    )
    assert letter.read_text() == "Dear Rani"


def test_a_file_that_vanishes_is_said_and_the_game_goes_on(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    folder = here / "games"
    folder.mkdir()

    def ask(_: str) -> str:
        if folder.exists():
            for file in folder.iterdir():
                file.unlink()
            folder.rmdir()
            return "garden orange"
        folder.mkdir()
        return "q"

    monkeypatch.setattr("builtins.input", ask)
    assert cli.main(["game", "-i", "--seed", "7", "--save", "games/mine.rajas"]) == 0
    out = capsys.readouterr().out
    assert out.count("There is no place for a file games/mine.rajas") == 1
    assert "Saved to games/mine.rajas." in out


def test_a_link_stays_a_link(here: Path) -> None:
    (here / "link").symlink_to(here / "target.rajas")
    assert cli.main(["game", "-q", "--seed", "7", "--save", "link"]) == 0
    assert (here / "link").is_symlink()
    assert record_in("target.rajas").game is GANGES


@pytest.mark.skipif(os.name == "nt", reason="no such signals there")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_keeps_the_game(here: Path, name: str) -> None:
    command = [sys.executable, "-m", "rajas.cli", "game", "-i", "--seed", "7"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        _until(process.stdout.fileno(), b"> ")
        process.stdin.write(b"garden orange\n")
        process.stdin.flush()
        _until(process.stdout.fileno(), b"> ")
        process.send_signal(getattr(signal, name))
        process.communicate()
    assert process.returncode == cli.STOPPED
    assert record_in("rajas-game.rajas").moves()


@pytest.mark.parametrize(
    ("started", "named"),
    [
        (".venv/bin/rajas", ".venv/bin/rajas game"),
        ("/opt/bin/rajas", "rajas game"),
        ("rajas/cli.py", "rajas game"),
    ],
)
def test_going_on_names_the_command_as_it_was_started(
    started: str, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    monkeypatch.setattr("shutil.which", lambda _: "/opt/bin/rajas")
    keeper = Keeper(Record.new(GANGES, players=2, seed=1))
    assert keeper.saved("mine") == f"Saved to mine. Go on with: {named} --interactive --from mine"


# Continued


def test_a_saved_game_is_continued(here: Path) -> None:
    whole = typing(["garden orange", "quarry", "q"], "--seed", "7", "--save", "whole")
    typing(["garden orange", "q"], "--seed", "7", "--save", "part")
    found = typing(["quarry", "q"], "--from", "part")
    assert whole.returncode == found.returncode == 0
    assert "The game goes on: Round 1, stage 2" in found.stdout
    assert "Open tiles: " not in found.stdout
    assert record_in("part").position == record_in("whole").position


def test_a_saved_game_is_continued_from_another_seat_into_another_file(here: Path) -> None:
    typing(["garden orange", "q"], "--seed", "7", "--save", "mine")
    before = (here / "mine").read_text()
    found = typing(["u", "1", "q"], "--from", "mine", "--seat", "3", "--save", "theirs")
    assert "You are player 3." in found.stdout
    assert (here / "mine").read_text() == before
    assert (here / "theirs").exists()


def test_a_game_from_a_position_made_by_hand_is_continued(here: Path, capsys: Capture) -> None:
    position = GANGES.from_data({"players": [{"money": 5}, {}]})
    (here / "hand").write_text(Record.of(GANGES, position).text())
    found = typing(["look 2", "1", "q"], "--from", "hand")
    assert (found.returncode, found.stderr) == (0, "")
    assert "The province of player 2" in found.stdout
    assert cli.main(["game", "--from", "hand"]) == 0
    assert "\nResult\n" in capsys.readouterr().out


# Other components


@pytest.fixture
def shorter(here: Path) -> str:
    """A component file whose markers meet sooner."""
    text = files("rajas.ganges").joinpath("components.toml").read_text(encoding="utf-8")
    (here / "own.toml").write_text(text.replace("coins 3", "coins 9", 1))
    return "own.toml"


def test_a_game_is_played_with_own_components(here: Path, shorter: str, capsys: Capture) -> None:
    assert cli.main(["game", "-q", "--seed", "7", "--save", "own", "--components", shorter]) == 0
    assert load_file(shorter).fingerprint in (here / "own").read_text()
    assert cli.main(["replay", "-q", "own", "--components", shorter]) == 0
    capsys.readouterr()
    assert cli.main(["replay", "own"]) == 2
    sentence = "own: this game was played with other components; name their file with --components\n"
    assert capsys.readouterr().err == sentence


def test_a_game_without_components_takes_no_file_of_them(
    shorter: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rajas.terminal.playing.game", lambda _: TOY)
    assert cli.main(["game", "toy", "--components", shorter]) == 2
    sentence = f"{TOY.title} takes no component file: leave --components away.\n"
    assert capsys.readouterr() == ("", sentence)


def test_going_on_names_the_components(here: Path, shorter: str) -> None:
    found = typing(["garden orange", "q"], "--seed", "7", "--components", shorter)
    assert "--from rajas-game.rajas --components own.toml" in found.stdout
    assert typing(["river", "q"], "--from", "rajas-game.rajas", "--components", shorter).returncode == 0


# At a terminal


def test_arrow_keys_bring_lines_back_at_a_terminal(here: Path) -> None:
    pytest.importorskip("readline")
    code, shown = at_a_terminal([b"garden orange\n", b"help\n", b"\x1b[A\n", b"q\n"], "--seed", "7")
    assert code == 0
    assert shown.count("Type the number of an option") == 2


def test_the_end_of_input_at_a_terminal_keeps_the_game(here: Path) -> None:
    code, shown = at_a_terminal([b"garden orange\n", b"\x04"], "--seed", "7")
    assert code == 0
    assert "Saved to rajas-game.rajas." in shown


def test_control_c_at_a_terminal_keeps_the_game(here: Path) -> None:
    code, shown = at_a_terminal([b"garden orange\n", b"\x03"], "--seed", "7", "--save", "mine")
    assert code in (cli.STOPPED, -2)
    assert "Traceback" not in shown
    assert record_in("mine").moves()


def test_the_wrong_seat_is_refused(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["game", "-i", "--players", "2", "--seat", "3"]) == 2
    assert "With 2 players there are seats 1 to 2, not “3”." in capsys.readouterr().err
