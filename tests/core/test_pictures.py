"""Games as pictures: found by their entry point, drawn without Jupyter, shown in notebooks by themselves."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from rajas.core import Record
from rajas.core.pictures import NoPanel, NoScreen, bundle, picture, screen
from rajas.ganges import GANGES
from tests.toy import TOY

RECORD = Record.new(GANGES, players=2, seed=1)
# What the bare engine is installed without.
DRAWS_ALONE = """
import sys
missing = ("IPython", "ipywidgets", "ipycanvas", "anywidget", "traitlets", "jupyterlab", "voila")
sys.modules |= dict.fromkeys(missing)
from rajas.core import Record
from rajas.ganges import GANGES
print(Record.new(GANGES, players=2, seed=1)._repr_mimebundle_()["image/svg+xml"][:4])
"""


def test_a_game_is_drawn_by_its_screen() -> None:
    assert screen("ganges").name == "ganges"


def test_the_whole_table_fits_the_page() -> None:
    desk, phone = (
        ElementTree.fromstring(picture("ganges", RECORD.position, width=width)) for width in (1440, 390)
    )
    assert float(desk.get("width", "0")) > 900 > float(phone.get("width", "0"))
    assert desk[0].text == GANGES.title


def test_one_panel_in_the_dark() -> None:
    light, dark = (picture("ganges", RECORD.position, "quarry", theme=theme) for theme in ("light", "dark"))
    assert ElementTree.fromstring(dark)[0].text == "Quarry"
    assert light != dark


def test_a_notebook_shows_records_and_positions() -> None:
    for shown in (RECORD._repr_mimebundle_(), RECORD.position._repr_mimebundle_()):
        assert shown["text/plain"] == GANGES.headline(RECORD.position)
        drawn = ElementTree.fromstring(shown["image/svg+xml"])
        assert (drawn.get("width"), drawn.get("viewBox")) == (None, "0 0 1432 740")  # as wide as the cell


def test_pictures_need_nothing_but_the_engine() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DRAWS_ALONE], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.stderr) == ("<svg\n", "")


def test_a_game_without_a_screen_is_shown_in_words() -> None:
    record = Record.new(TOY, players=2, seed=1)
    assert bundle("sunless", record.position, "a toy") == {"text/plain": "a toy"}
    with pytest.raises(NoScreen, match=r"“sunless” can be played, but not drawn"):
        picture("sunless", record.position)


def test_a_panel_must_be_one_of_the_game() -> None:
    with pytest.raises(NoPanel, match=r"no panel “quary”\. There are: .*\bquarry\b"):
        picture("ganges", RECORD.position, "quary")
