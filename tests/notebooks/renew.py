"""Run the notebooks and store their outputs anew: `make notebooks`; read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
# What only a running kernel can show, and what differs from run to run.
LIVE = "application/vnd.jupyter.widget-view+json"


def renew(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, kernel_name="python3", timeout=60, store_widget_state=False).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(LIVE, None)
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def main() -> None:
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        renew(path)


if __name__ == "__main__":
    main()
