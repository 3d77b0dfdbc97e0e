"""Pages that only tests and figures need, served as `rajas play` serves ours."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
import pytest
from rajas_widgets.server import serve

# What ipycanvas alone does for a press: the measure for our table.
BARE = """
from ipycanvas import Canvas, hold_canvas
from ipywidgets import Layout

canvas = Canvas(width=1408, height=840, layout=Layout(width="1408px", height="840px"))
presses = 0


def draw(x, y):
    global presses
    presses += 1
    with hold_canvas():
        canvas.clear()
        canvas.fill_style = "#F6EBD3"
        canvas.fill_rect(0, 0, 1408, 840)
        canvas.fill_style = ["#A3262A", "#2F6643"][presses % 2]
        canvas.fill_rect(100, 100, 400, 300)


canvas.on_client_ready(lambda: draw(0, 0))
canvas.on_mouse_down(draw)
canvas
"""

# The whole table at once, without the form before it: three persons in front of one screen.
TABLE = """
from rajas.core import Record
from rajas.ganges import GANGES
from rajas_widgets.table.widget import Table

Table(Record.new(GANGES, players=3, seed=7))
"""

# The same, with a hole in it: whoever goes to the terrace falls into it.
BROKEN = (
    TABLE.replace("\nTable(", "\ntable = Table(")
    + """
press = table.sitting.press
table.sitting.press = lambda id: 1 / 0 if id == "terrace" else press(id)
table
"""
)

# Overlay, dock and bridge on a table without rules.
WIDGETS = (Path(__file__).parent / "page_widgets.py").read_text(encoding="utf-8")

PAGES = {"bare": BARE, "table": TABLE, "broken": BROKEN, "widgets": WIDGETS}


def write(folder: Path) -> None:
    for name, code in PAGES.items():
        page = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]
            cells=[nbformat.v4.new_code_cell(code.strip())],  # type: ignore[no-untyped-call]
            metadata={"title": name, "voila": {"template": "rajas"}},
        )
        nbformat.write(page, folder / f"{name}.ipynb")  # type: ignore[no-untyped-call]


def main(port: int) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        write(Path(folder))
        patch.setattr(serve, "notebooks", lambda: Path(folder))
        serve.serve(port=port, browser=False)


if __name__ == "__main__":
    main(int(sys.argv[1]))
