"""What README promises works as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rajas.cli import main
from rajas.ganges import GANGES
from tests.pictures import FOLDER

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    rajas (.*?)(?:\s+#.*)?$", README, re.MULTILINE)


def test_the_example_from_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert [refusal.rule for refusal in names["why_not"]] == ["QRY-1", "TRN-4"]  # type: ignore[attr-defined]
    assert capsys.readouterr().out.startswith("rajas ganges 1\nplayers 3\nseed 7\n")


def test_the_commands_run_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert len(COMMANDS) >= 8
    for command in COMMANDS:
        assert main(shlex.split(command)) == 0, command
    assert {file.name for file in tmp_path.iterdir()} >= {"my.rajas", "rules.html", "mine.toml"}


def test_the_speed_table_is_filled() -> None:
    assert re.search(r"^\| Rajas, 4 players \|", README, re.MULTILINE)


def test_the_pictures_are_there_and_those_of_the_game() -> None:
    """python -m tests.pictures draws them anew."""
    shown = re.findall(r'"(docs/pictures/[^"]+)"', README)
    assert {Path(name).name for name in shown} <= {path.name for path in FOLDER.glob("*.svg")}
    for path in FOLDER.glob("*.svg"):
        assert ElementTree.parse(path).getroot()[0].text == GANGES.title
