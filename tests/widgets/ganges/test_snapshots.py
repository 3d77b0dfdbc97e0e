"""Panels look as they did when somebody last looked: after a change, python -m tests.widgets.ganges.renew."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rajas_widgets.ganges.panels import PANELS

from tests.widgets.ganges.renew import FOLDER, snapshots


def test_there_is_one_of_every_panel() -> None:
    assert {name.partition("--")[0] for name in snapshots()} == set(PANELS)
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(snapshots())


@pytest.mark.parametrize("name", snapshots())
def test_a_panel_looks_as_before(name: str) -> None:
    now = snapshots()[name]()
    ElementTree.fromstring(now)
    assert now == (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
