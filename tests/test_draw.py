"""rajas draw, as somebody types it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from rajas import cli
from rajas.core import Record
from rajas.ganges import GANGES

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.rajas"
    file.write_text(Record.new(GANGES, players=3, seed=7).text(), encoding="utf-8")
    return str(file)


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(["draw", *argv])
    return code, *capsys.readouterr()


def test_the_table_is_written_to_a_file(capsys: Capture, game: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run(capsys, game, "-o", str(file)) == (0, f"Written to {file}.\n", "")
    light = ElementTree.parse(file).getroot()
    assert light.get("role") == "img"
    assert run(capsys, game, "-o", str(file), "--dark")[0] == 0
    assert ElementTree.tostring(light) != ElementTree.tostring(ElementTree.parse(file).getroot())


def test_a_panel_is_written_to_the_terminal(capsys: Capture, game: str) -> None:
    code, out, _ = run(capsys, game, "--panel", "quarry")
    assert code == 0
    assert ElementTree.fromstring(out)[0].text == "Quarry"


def test_a_phone_sees_something_else(capsys: Capture, game: str) -> None:
    desk, phone = (run(capsys, game, "--width", width)[1] for width in ("1440", "390"))
    assert len(phone) < len(desk) / 2


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--panel", "quary"], "There is no panel “quary”. There are: "),
        (["--width", "10"], "a width is a number from 320 to 3,840, not “10”"),
        (["--width", "wide"], "a width is a number from 320 to 3,840, not “wide”"),
        (["--wide"], "There is no option “--wide”. Perhaps “--width”?"),
    ],
)
def test_what_cannot_be_drawn_is_said(capsys: Capture, game: str, argv: list[str], said: str) -> None:
    code, out, err = run(capsys, game, *argv)
    assert (code, out) == (2, "")
    assert said in err


def test_nothing_but_pictures_is_written_over(capsys: Capture, game: str) -> None:
    code, _, err = run(capsys, game, "-o", game)
    assert code == 2
    assert "is there already" in err


def test_a_file_that_is_no_game(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("milk\n", encoding="utf-8")
    code, _, err = run(capsys, str(file))
    assert code == 2
    assert str(file) in err
