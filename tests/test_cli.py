"""The command line as somebody types it."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rajas import cli
from rajas.core import Record
from rajas.ganges import GANGES
from rajas.ganges.components import ours
from rajas.words import say

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


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are kept lie in a folder of their own."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


# Playing


def test_game_tells_a_whole_game(capsys: Capture) -> None:
    code, out, err = run(capsys, "game", "--players", "3", "--seed", "7")
    assert (code, err) == (0, "")
    assert out.startswith("Rajas of the Ganges: players 3, seed 7\n")
    assert "\nRound 2 begins.\n" in out
    assert "  Player 2 goes to purple garden, takes purple 4.\n" in out
    assert "\nResult\n  1. player 2, markers met (money 78, fame 22)\n" in out
    assert "\x1b" not in out


def test_quiet_tells_only_the_result(capsys: Capture) -> None:
    code, out, _ = run(capsys, "game", "ganges", "--seed", "7", "--quiet")
    assert code == 0
    assert out.startswith("Rajas of the Ganges: players 3, seed 7\nResult\n")
    assert [line[:4] for line in out.strip().split("\n")[1:]] == ["Resu", "  1.", "  2.", "  3."]


def test_verbose_tells_every_event_with_its_rule(capsys: Capture) -> None:
    _, out, _ = run(capsys, "game", "--seed", "7", "--verbose")
    assert "\nRound 2 begins. [RND-2]\n" in out
    assert "      Player 2 places a worker on garden-purple. [TRN-1]\n" in out
    assert len(out.split("\n")) > 3 * len(run(capsys, "game", "--seed", "7")[1].split("\n"))
    assert run(capsys, "game", "--seed", "7", "-v")[1] == out


def test_without_a_seed_the_head_says_how_to_play_again(capsys: Capture) -> None:
    _, out, _ = run(capsys, "game", "--players", "2")
    seed = out.split("\n")[0].rpartition(" ")[2]
    assert run(capsys, "game", "--players", "2", "--seed", seed)[1] == out


@pytest.mark.parametrize(
    ("argv", "settings"),
    [
        ("--variant navaratna", {"variant": "navaratna"}),
        ("--variant basic --ganga", {"ganga": "yes"}),
        (
            "--variant mixed --experienced 3,1 --ganga",
            {"variant": "mixed", "experienced": "1 3", "ganga": "yes"},
        ),
    ],
)
def test_a_variant_is_played_kept_and_told_again(
    argv: str, settings: dict[str, str], capsys: Capture, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.rajas")
    code, told, err = run(capsys, "game", "--seed", "7", "--save", file, *argv.split(" "))
    assert (code, err) == (0, "")
    kept = Record.read(Path(file).read_text(encoding="utf-8"))
    assert kept.settings == {"players": "3", **settings, "seed": "7"}
    head = ", ".join(f"{name} {value}" for name, value in kept.settings.items())
    assert told.startswith(f"Rajas of the Ganges: {head}\n")
    assert run(capsys, "replay", file)[1].startswith(told.removesuffix(f"Saved to {file}.\n"))
    assert run(capsys, "game", "--from", file, "--quiet")[0] == 0


ON_ONE_SIDE = "Experienced and less experienced players meet in the variant mixed only"


@pytest.mark.rule("MIX-1", "GAN-8")
@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        ("--variant kailash", "There is no variant “kailash”; choose one of: basic, navaratna, mixed."),
        (
            "--variant navaratna --experienced 1,3",
            f"{ON_ONE_SIDE}; in navaratna all play on the same boards.",
        ),
        ("--experienced 1", f"{ON_ONE_SIDE}; in basic all play on the same boards."),
        ("--variant mixed", "A mixed group needs experienced players: name their seats."),
        ("--variant mixed --experienced 1,2,3", "A mixed group needs somebody less experienced, too"),
        ("--variant mixed --experienced 4", "With 3 players there are seats 1 to 3; nobody sits on 4."),
        ("--variant mixed --experienced two", "named by their seats, such as “1 3”, from 1 to 3, not “two”."),
        ("--from nowhere --ganga", "A saved game has its players, its variant and its seed already"),
    ],
)
def test_a_combination_that_cannot_be_says_why(argv: str, reason: str, capsys: Capture) -> None:
    code, out, err = run(capsys, "game", *argv.split(" "))
    assert (code, out) == (cli.BAD_INPUT, "")
    assert reason in err


def test_two_processes_tell_the_same() -> None:
    first = rajas("game", "--players", "4", "--seed", "11", PYTHONHASHSEED="1")
    second = rajas("game", "--players", "4", "--seed", "11", PYTHONHASHSEED="2")
    assert first.returncode == 0
    assert first.stderr == ""
    assert first.stdout == second.stdout


def test_saved_games_are_told_again(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "game.rajas")
    told = run(capsys, "game", "--seed", "7", "--save", file)[1]
    assert told.endswith(f"\nSaved to {file}.\n")
    game = told.removesuffix(f"Saved to {file}.\n")
    moves = len(Record.read(Path(file).read_text()).moves())
    assert run(capsys, "replay", file) == (0, f"{game}{moves:,} moves checked\n", "")
    quiet = run(capsys, "replay", "-q", file)[1]
    assert quiet.startswith("Rajas of the Ganges: players 3, seed 7\nResult\n")
    assert quiet.endswith(f"{moves:,} moves checked\n")


def test_a_printed_log_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(run(capsys, "game", "--seed", "7")[1])
    sentence = f"{file}: this is the printed log; keep a game with --save\n"
    assert run(capsys, "replay", str(file)) == (2, "", sentence)


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
    assert err.startswith(f"{file}:{line}: “place port-3”: The next free space of this row is port-1")
    assert "[RIV-1]" in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "A record begins with a line like"),
        (b"\xff\xfe\x00", "is not UTF-8 text."),
        (b"rajas chess 1\n", "There is no game"),
        (b"rajas ganges 1\nplayers 9\n", "2 to 4 players, not 9"),
        (b"rajas ganges 1\nplayers 3\nseed 1\n\n\x1b[2Jboo\n", "other:5: “"),
    ],
)
def test_replay_of_something_else(capsys: Capture, tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    code, out, err = run(capsys, "replay", str(file))
    assert (code, out) == (2, "")
    assert sentence in err
    assert "\x1b" not in err


# Reading


def test_rules(capsys: Capture) -> None:
    assert "Paying for a tile" in run(capsys, "rules", "qry-3")[1]
    assert run(capsys, "rules", "--search", "elephant")[0] == 0
    assert run(capsys, "rules", "XYZ-9")[:2] == (2, "")
    assert "QRY-3" in run(capsys, "rules")[1]


def first_rules(text: str) -> list[str]:
    return re.findall(r"^[A-Z]{3}-[0-9]+", text, re.MULTILINE)


def test_rules_with_several_words(capsys: Capture) -> None:
    assert first_rules(run(capsys, "rules", "--search", "karma", "dice")[1])[0] == "RIV-12"
    assert first_rules(run(capsys, "rules", "--search", "karma")[1])[:2] == ["KAR-1", "KAR-2"]
    assert {"END-1", "CMP-5"} <= set(first_rules(run(capsys, "rules", "--search", "goal")[1]))
    assert "No rule in “quarry” has" in run(capsys, "rules", "quarry", "--search", "winner")[1]


@pytest.mark.parametrize(
    ("words", "first"),
    [("port", "RIV-1"), ("Port and River", "RIV-1"), ("setting up", "CMP-1"), ("master", "MBD-1")],
)
def test_rules_under_a_heading(capsys: Capture, words: str, first: str) -> None:
    assert first_rules(run(capsys, "rules", words)[1])[0] == first
    assert first_rules(run(capsys, "rules", *words.split())[1])[0] == first


def test_every_heading_of_the_list_is_accepted(capsys: Capture) -> None:
    for chapter in GANGES.rules.chapters:
        code, out, _ = run(capsys, "rules", say("ganges", f"chapter-{chapter}").upper())
        assert code == 0
        assert first_rules(out)[0] == GANGES.rules.chapters[chapter][0].id


def test_rules_name_their_sources_when_asked(capsys: Capture) -> None:
    assert "From: " not in run(capsys, "rules", "quarry")[1]
    assert "From: " in run(capsys, "rules", "quarry", "--sources")[1]
    assert "From: " in run(capsys, "rules", "QRY-1")[1]


def test_rules_open_with_the_game_at_a_glance(capsys: Capture) -> None:
    out = run(capsys, "rules")[1]
    assert out.startswith("The aim\n")
    assert f"{ours().crossing} or more" in " ".join(out.split())
    glance = out.partition("\nSetting up\n")[0]
    assert "\n4. " in glance
    named = set(re.findall(r"[A-Z]{3}-[0-9]+", glance))
    assert {"CMP-5", "END-1", "END-3", "TRN-3"} <= named <= set(GANGES.rules)


def test_rulebook(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    page = run(capsys, "rulebook")[1]
    assert page.startswith("<!doctype html>")
    assert run(capsys, "rulebook", "-o", str(file)) == (0, f"Written to {file}.\n", "")
    assert file.read_text().rstrip() == page.rstrip()


def test_a_rulebook_replaces_an_older_one_only(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    file.touch()
    for _ in range(2):
        assert run(capsys, "rulebook", "-o", str(file))[0] == 0
    file.write_text("<!doctype html>\n<title>My garden</title>\n")
    sentence = (
        f"{file} is there already and holds no rulebook of ours: it is left as it is. Name another file.\n"
    )
    assert run(capsys, "rulebook", "-o", str(file)) == (2, "", sentence)
    assert "My garden" in file.read_text()


def test_components(capsys: Capture) -> None:
    file = Path(cli.__file__).parent / "ganges" / "components.toml"
    code, out, _ = run(capsys, "components", "check", str(file))
    assert code == 0
    assert ours().fingerprint in out
    assert out.endswith(f"rajas game --components {file}\n")


def test_components_that_are_no_file(capsys: Capture, tmp_path: Path) -> None:
    for place in ("no such file", str(tmp_path), os.devnull):
        code, out, err = run(capsys, "components", "check", place)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert "Mend" not in err


def test_our_components_are_exported(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "mine.toml")
    assert run(capsys, "components", "export", "-o", file) == (0, f"Written to {file}.\n", "")
    assert run(capsys, "components", "export")[1] == Path(file).read_text(encoding="utf-8")
    assert "All figures are the same as ours." in run(capsys, "components", "check", file)[1]


def test_an_export_never_overwrites(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("my figures")
    for words in ([str(file)], ["-o", str(file)]):
        code, _, err = run(capsys, "components", "export", *words)
        assert code == 2
        assert err == f"{file} is there already: it is left as it is. Name another file.\n"
    assert file.read_text() == "my figures"


def test_components_say_the_three_steps(capsys: Capture) -> None:
    steps = " ".join(run(capsys, "components", "--help")[1].split())
    assert (
        steps.index("components export -o FILE”")
        < steps.index('"box"')
        < steps.index("components check FILE")
    )


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
        ("xyzzy", "There is no command “xyzzy”. There are: play, game, "),
        ("game chess", "There is no game “chess”. Installed: "),
        ("game --players 5", "This game is for 2 to 4 players, not 5."),
        ("game --players many", "This game is for 2 to 4 players, not many."),
        ("game --seed x", "A seed is a whole number of at most 39 digits, not “x”."),
        ("game --seed ٣", "A seed is a whole number"),
        ("game -i --seat 4", "With 3 players there are seats 1 to 3, not “4”."),
        ("game -i --seat x", "With 3 players there are seats 1 to 3, not “x”."),
        ("game -i --seat 0021", "With 3 players there are seats 1 to 3, not “0021”."),
        ("game -i --seat=", "With 3 players there are seats 1 to 3, not “”."),
        ("game --quiet --interactive", "not allowed with"),
        ("game --save /nowhere/at/all", "There is no place for a file /nowhere/at/all"),
        ("game --save .", "There is no place for a file ."),
        ("replay", "required"),
        ("replay /nowhere", "/nowhere cannot be read: No such file or directory"),
        ("rulebook -o /nowhere/at/all", "There is no place for a file /nowhere/at/all"),
        ("components mend x", "“check FILE” or “export -o FILE”, not “mend”"),
        ("components check", "Name the file to check"),
        ("--nonsense", "usage: rajas [-h]"),
        ("--nonsense", "“--nonsense” means nothing here."),
        ("-v", "There is no option “-v”. Perhaps “--version”?"),
        ("game -p", "There is no option “-p”. Perhaps “--players”?"),
        ("game --sed 7", "usage: rajas game"),
        ("game --sed 7", "There is no option “--sed”. Perhaps “--seed”?"),
        ("replay --quite x", "There is no option “--quite”. Perhaps “--quiet”?"),
        ("game ganges extra", "“extra” means nothing here."),
        ("game --seat 2", "--seat is for a game that you play yourself: add --interactive."),
        ("game --components nowhere", "nowhere cannot be used: "),
        ("game --from nowhere", "nowhere cannot be read: No such file or directory"),
        ("game --from nowhere --seed 3", "A saved game has its players, its variant and its seed already"),
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


def test_a_closed_pipe_is_left_without_a_word() -> None:
    command = [sys.executable, "-m", "rajas.cli", "game", "--seed", "7"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaints = process.stderr.read()
        process.wait()
    assert complaints == b""
    assert process.returncode == cli.NOBODY_READS


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_file_on_a_full_disk_is_said_in_one_line(capsys: Capture) -> None:
    code, out, err = run(capsys, "rulebook", "-o", "/dev/full")
    assert (code, out) == (1, "")
    assert err == "/dev/full cannot be written: No space left on device\n"


@pytest.mark.parametrize("command", ["rules", "rulebook", "components export"])
def test_reading_without_any_output_is_no_trouble(command: str) -> None:
    words = f"{shlex.quote(sys.executable)} -m rajas.cli {command} >&-"
    found = subprocess.run(words, shell=True, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_said_in_one_line() -> None:
    command = [sys.executable, "-m", "rajas.cli", "game", "--seed", "7"]
    with open("/dev/full", "w") as full:
        found = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert found.returncode == 1
    assert found.stderr.count(b"\n") == 1
    assert b"No space left" in found.stderr


def test_a_closed_pipe_without_a_file(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "_run", closed)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert cli.main(["games"]) == cli.NOBODY_READS


def test_no_output_at_all_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(["games"]) == 0
    assert cli.main(["game", "-q", "--seed", "7"]) == 0


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
