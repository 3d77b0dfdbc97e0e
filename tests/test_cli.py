"""The command line as somebody types it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rajas import cli
from rajas.core import Record
from rajas.ganges import GANGES
from rajas.ganges.components import ours

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def rajas(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "rajas.cli", *argv]
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=settings, check=False)


# Playing


def test_game_tells_a_whole_game(capsys: Capture) -> None:
    code, out, err = run(capsys, "game", "--players", "3", "--seed", "7")
    assert (code, err) == (0, "")
    assert out.startswith("Rajas of the Ganges: players 3, seed 7\n")
    assert "\nRound 2 begins. [RND-2]\n" in out
    assert "\nResult\n  1. player 2, markers met (money 78, fame 22)\n" in out
    assert "\x1b" not in out


def test_quiet_tells_only_the_result(capsys: Capture) -> None:
    code, out, _ = run(capsys, "game", "ganges", "--seed", "7", "--quiet")
    assert code == 0
    assert [line[:4] for line in out.strip().split("\n")] == ["Resu", "  1.", "  2.", "  3."]


def test_without_a_seed_the_head_says_how_to_play_again(capsys: Capture) -> None:
    _, out, _ = run(capsys, "game", "--players", "2")
    seed = out.split("\n")[0].rpartition(" ")[2]
    assert run(capsys, "game", "--players", "2", "--seed", seed)[1] == out


def test_two_processes_tell_the_same() -> None:
    first = rajas("game", "--players", "4", "--seed", "11", PYTHONHASHSEED="1")
    second = rajas("game", "--players", "4", "--seed", "11", PYTHONHASHSEED="2")
    assert first.returncode == 0
    assert first.stderr == ""
    assert first.stdout == second.stdout


def test_saved_games_are_told_again(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "game.rajas")
    told = run(capsys, "game", "--seed", "7", "--save", file)[1]
    assert run(capsys, "replay", file) == (0, told, "")
    quiet = run(capsys, "replay", "-q", file)[1]
    assert told.endswith(quiet)


def test_replay_reads_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("rajas ganges 1\nplayers 2\nseed 3\n"))
    code, out, _ = run(capsys, "replay", "-")
    assert code == 0
    assert "The game goes on: Round 1, stage 1" in out


def test_replay_names_the_line_that_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.rajas"
    record: Record[Any] = Record.new(GANGES, players=3, seed=7)
    file.write_text(record.text().replace("here\n", "place port-3\n"))
    line = 1 + file.read_text().split("\n").index("place port-3")
    code, out, err = run(capsys, "replay", str(file))
    assert (code, out) == (2, "")
    assert err.startswith(f"Line {line}: The next free space of this row is port-1")
    assert "[RIV-1]" in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "A record begins with a line like"),
        (b"\xff\xfe\x00", "is not UTF-8 text."),
        (b"rajas chess 1\n", "There is no game"),
        (b"rajas ganges 1\nplayers 9\n", "2 to 4 players, not 9"),
        (b"rajas ganges 1\nplayers 3\nseed 1\n\n\x1b[2Jboo\n", "Line 5"),
    ],
)
def test_replay_of_something_else(capsys: Capture, tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    code, out, err = run(capsys, "replay", str(file))
    assert (code, out) == (2, "")
    assert sentence in err
    assert "\x1b" not in err


# A person at the table


def test_interactive_plays_what_is_typed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.rajas"
    monkeypatch.setattr(sys, "stdin", io.StringIO("? place port-3\n1\nu\nr\nlook\nrule QRY-3\nq\n"))
    argv = ("game", "-i", "--seed", "3", "--seat", "2", "--save", str(file))
    code, out, _ = run(capsys, *argv)
    assert code == 0
    assert "[RIV-1]" in out
    assert "Back to your last decision." in out
    assert "The province of player 2" in out
    assert str(Record.read(file.read_text()).moves()[-1]) == "place quarry-1"


def test_interactive_ends_politely_with_the_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, out, err = run(capsys, "game", "--interactive", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.endswith("Thank you for playing.\n")


# Reading


def test_rules(capsys: Capture) -> None:
    assert "Paying for a tile" in run(capsys, "rules", "qry-3")[1]
    assert run(capsys, "rules", "--search", "elephant")[0] == 0
    assert run(capsys, "rules", "XYZ-9")[0] == 2
    assert "QRY-3" in run(capsys, "rules")[1]


def test_rulebook(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    page = run(capsys, "rulebook")[1]
    assert page.startswith("<!doctype html>")
    assert run(capsys, "rulebook", "-o", str(file)) == (0, f"Written to {file}.\n", "")
    assert file.read_text().rstrip() == page.rstrip()


def test_components(capsys: Capture) -> None:
    file = Path(cli.__file__).parent / "ganges" / "components.toml"
    code, out, _ = run(capsys, "components", "check", str(file))
    assert code == 0
    assert ours().fingerprint in out
    assert run(capsys, "components", "check", "no such file")[0] == 1


def test_games(capsys: Capture) -> None:
    assert "ganges: Rajas of the Ganges\n" in run(capsys, "games")[1]


def test_version_and_help(capsys: Capture) -> None:
    assert run(capsys, "--version")[:2] == (0, "rajas 0.1.0\n")
    for argv in (["--help"], *([command, "-h"] for command in cli._COMMANDS)):
        code, out, err = run(capsys, *argv)
        assert (code, err) == (0, "")
        assert "show this and leave" in out


# What cannot be used


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ("gaem", "There is no command “gaem”. Perhaps “game”?"),
        ("xyzzy", "There is no command “xyzzy”. There are: game, "),
        ("game chess", "There is no game “chess”. Installed: "),
        ("game --players 5", "This game is for 2 to 4 players, not 5."),
        ("game --players many", "This game is for 2 to 4 players, not many."),
        ("game --seed x", "A seed is a whole number of at most 39 digits, not “x”."),
        ("game --seed ٣", "A seed is a whole number"),
        ("game -i --seat 4", "With 3 players there are seats 1 to 3, not “4”."),
        ("game -i --seat x", "With 3 players there are seats 1 to 3, not “x”."),
        ("game --quiet --interactive", "not allowed with"),
        ("game --save /nowhere/at/all", "There is no place for a file /nowhere/at/all"),
        ("game --save .", "There is no place for a file ."),
        ("replay", "required"),
        ("replay /nowhere", "/nowhere cannot be read: No such file or directory"),
        ("rulebook -o /nowhere/at/all", "/nowhere/at/all cannot be written"),
        ("components mend x", "only “check” can be done"),
        ("--nonsense", "COMMAND"),
    ],
)
def test_bad_input(capsys: Capture, argv: str, sentence: str) -> None:
    code, out, err = run(capsys, *argv.split(" "))
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_a_file_name_that_cannot_be(capsys: Capture) -> None:
    code, _, err = run(capsys, "replay", "a\0b")
    assert code == 2
    assert "\0" not in err


def test_nothing_typed_shows_the_commands(capsys: Capture) -> None:
    code, out, err = run(capsys)
    assert (code, out) == (2, "")
    assert "replay" in err


def test_arguments_come_from_the_process(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["rajas", "games"])
    assert cli.main() == 0


def test_control_c_stops(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", stop)
    code, _, err = run(capsys, "game", "-i", "--seed", "1")
    assert code == 130
    assert err == "\nStopped.\n"


def test_a_closed_pipe_is_no_trouble() -> None:
    command = [sys.executable, "-m", "rajas.cli", "game", "--seed", "7"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaints = process.stderr.read()
        process.wait()
    assert complaints == b""
    assert process.returncode == cli.PIPE_CLOSED


def test_a_closed_pipe_without_a_file(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "_run", closed)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert cli.main(["games"]) == cli.PIPE_CLOSED


def test_a_terminal_without_our_letters_gets_others() -> None:
    found = rajas("rules", "QRY-3", PYTHONIOENCODING="ascii")
    assert found.returncode == 0
    assert "Paying for a tile" in found.stdout
    assert "\x1b" not in found.stdout


def test_names_that_are_no_text() -> None:
    command: list[str | bytes] = [sys.executable, "-m", "rajas.cli", "replay", b"\xff\xfe"]
    found = subprocess.run(command, capture_output=True, check=False)
    assert found.returncode == 2
    assert b"Traceback" not in found.stderr
