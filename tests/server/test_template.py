"""The template's files fit what they are made from, and name nobody else's server."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rajas_widgets.art.palette import TOKENS
from rajas_widgets.server.places import TEMPLATE, share
from rajas_widgets.server.template import files, main

SHARE = share()
assert SHARE is not None
FOLDER = SHARE / "voila" / "templates" / TEMPLATE
TEXTS = sorted(path for path in FOLDER.rglob("*") if path.is_file())


def test_made_files_are_up_to_date() -> None:
    before = {path: path.read_text(encoding="utf-8") for path in TEXTS}
    assert {name: (FOLDER / name).read_text(encoding="utf-8") for name in files()} == files()
    main()
    assert {path: path.read_text(encoding="utf-8") for path in TEXTS} == before


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?://|url\(['\"]?//", text)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_colour_is_of_the_palette(path: Path) -> None:
    used = set(re.findall(r"var\(--(?!jp-)([\w-]+)", path.read_text(encoding="utf-8")))
    assert used <= set(TOKENS)


@pytest.mark.parametrize("form", ["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_pictures_are_well_formed(form: str, theme: str) -> None:
    text = (FOLDER / "static" / f"first-{form}-{theme}.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
