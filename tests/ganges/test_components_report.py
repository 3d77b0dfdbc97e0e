"""`rajas components check`: what is said, where, how often, and what to do next."""

import os
from pathlib import Path

import pytest

from rajas.ganges.components import our_text
from rajas.ganges.components_lines import Lines
from rajas.ganges.components_report import MOST_LINES, check_report

OURS = our_text()


def report(tmp_path: Path, text: str) -> tuple[int, list[str]]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    code, said = check_report(path)
    return code, said.split("\n")


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in OURS
    return OURS.replace(old, new, count)


# What is no file at all


def test_what_is_no_file_gets_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    assert check_report(".") == (2, ".: this is a folder, not a file")
    assert check_report("none") == (2, "none: there is no file of this name")
    assert check_report("pipe") == (2, "pipe: this is no plain file")
    assert check_report(os.devnull) == (2, f"{os.devnull}: this is no plain file")
    assert check_report("pipe/x")[0] == check_report("a\0b")[0] == 2


def test_a_file_that_is_not_text_can_be_mended(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"# caf\xe9\n")
    code, said = check_report(path)
    assert code == 1
    assert said.endswith("line 1 is not UTF-8 text\nMend this, and check again.")


# Errors


def test_all_tiles_with_the_same_error(tmp_path: Path) -> None:
    text = OURS.replace("\nprice = ", "\nprize = ")
    _, lines = report(tmp_path, text)
    place = 1 + OURS.split("\n").index("[[tiles]]")
    assert lines[1] == (
        f"  in 64 tiles: price is missing – tiles.orange-01 (line {place}), "
        f"tiles.orange-02 (line {place + 9}), tiles.orange-03 (line {place + 18}), and 61 more"
    )
    assert "in 64 tiles: prize is not known here" in lines[2]
    assert lines[3:] == ["Mend this, and check again."]


def test_errors_are_capped(tmp_path: Path) -> None:
    _, lines = report(tmp_path, "\n".join(f"key{number} = 1" for number in range(60)))
    assert len(lines) == 1 + MOST_LINES + 1 + 1
    assert lines[-2].startswith("  … and ")
    _, lines = report(tmp_path, "\n".join(f"key{number} = 1" for number in range(600)))
    assert lines[0] == "200 things are wrong, and perhaps more:"


@pytest.mark.rule("END-1")
def test_markers_that_can_never_meet_are_an_error(tmp_path: Path) -> None:
    code, lines = report(tmp_path, changed("crossing = 61", "crossing = 121"))
    assert code == 1
    assert lines[1].startswith(
        "  tracks.crossing (line 20): 121 lies past the ends of both tracks: fame 60 and"
    )
    assert report(tmp_path, changed("crossing = 61", "crossing = 120"))[0] == 0
    assert report(tmp_path, changed("crossing = 61", "crossing = 0"))[1][0] == "One thing is wrong:"


# Lines


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fame_last = 60", "fame_last = 0"),
        ("two   = [1, 1, 2, 3, 4]", "two   = 3"),
        ('"dancer"', '"cook"'),
        ("price = 12", "price = 0"),
        ('id = "blue-03"', 'id = "BLUE"'),
        ('id = "blue-03"', 'id = "blue-02"'),
        ('side = "west"', 'side = "up"'),
        ('yield = "coins 7"', "yield = 7"),
        ("residence = [1, 3]", "residence = [9, 9]"),
    ],
)
def test_errors_name_their_line(tmp_path: Path, old: str, new: str) -> None:
    line = 1 + changed(old, new)[: OURS.index(old)].count("\n")
    _, lines = report(tmp_path, changed(old, new))
    assert f"(line {line}): " in lines[1]


def test_lines_that_cannot_be_known_are_not_named() -> None:
    assert Lines("tiles = []").of("tiles[1]") is None
    assert Lines("[[tiles]]").of("tiles[2]") is None
    assert Lines("x = '''\n[tracks]\n'''").of("tracks.crossing") is None
    assert Lines("[tracks]\n").of("tracks.crossing") == 1
    assert Lines(OURS).of("file") is None


# What to do with a good file


def test_a_figure_of_ones_own_should_say_box(tmp_path: Path) -> None:
    _, lines = report(tmp_path, changed("fame_last = 60", "fame_last = 70"))
    assert lines[:2] == [
        "One thing is allowed, but unusual:",
        "  tracks.fame_last (line 17): differs from ours but says secondary; "
        "write box if you read it off the board",
    ]
    said_so = changed("fame_last = 60", "fame_last = 70").replace(
        'fame_last = "secondary"', 'fame_last = "box"'
    )
    assert report(tmp_path, said_so)[1][0] == "Nothing is unusual."


def test_figures_of_ones_own_are_remarked_together(tmp_path: Path) -> None:
    _, lines = report(tmp_path, OURS.replace("\nprice = 9\n", "\nprice = 10\n"))
    remarked = [line for line in lines if "differs from ours" in line]
    assert len(remarked) == 1
    assert remarked[0].startswith("  in 8 tiles: differs from ours but says reconstructed")


def test_a_good_file_says_how_to_play_with_it(tmp_path: Path) -> None:
    path = tmp_path / "my figures.toml"
    path.write_text(OURS, encoding="utf-8")
    code, said = check_report(path)
    assert code == 0
    assert said.endswith(f"rajas game --components '{path}'")
