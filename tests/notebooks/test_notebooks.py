"""What every notebook keeps to, so that it reads well as text and opens as a page (nbval runs them)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request: pytest.FixtureRequest) -> Any:
    return nbformat.read(request.param, as_version=4)  # type: ignore[no-untyped-call]


def cells(notebook: Any, kind: str) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == kind]


def test_opens_as_a_page_of_ours(notebook: Any) -> None:
    assert notebook.metadata["voila"]["template"] == "rajas"
    assert notebook.metadata["title"]
    assert notebook.metadata["kernelspec"]["name"] == "python3"


def test_begins_with_its_heading(notebook: Any) -> None:
    headings = [line for cell in cells(notebook, "markdown") for line in cell.source.splitlines()]
    assert headings[0].startswith("# ")
    assert sum(line.startswith("# ") for line in headings) == 1


def test_holds_no_logic(notebook: Any) -> None:
    for cell in cells(notebook, "code"):
        lines = [
            line for line in cell.source.splitlines() if line and not line.startswith(("import ", "from "))
        ]
        assert len(lines) == 1, cell.source


def test_keeps_outputs_that_say_something(notebook: Any) -> None:
    for cell in cells(notebook, "code"):
        (output,) = cell.outputs
        assert len(output.data["text/plain"]) > 20
        assert " at 0x" not in output.data["text/plain"]
        # The view belongs to a kernel that is gone.
        assert not any("widget-view" in kind for kind in output.data)
