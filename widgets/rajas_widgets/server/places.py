"""Where the notebooks and the page's template lie: in a checkout, or beside the installed package."""

from __future__ import annotations

import os
from pathlib import Path

import rajas_widgets

PACKAGE = Path(rajas_widgets.__file__).parent
CHECKOUT = PACKAGE.parent.parent
TEMPLATE = "rajas"


def notebooks() -> Path | None:
    """The folder that is served; nothing where it was not installed."""
    found = (place / "notebooks" for place in (PACKAGE, CHECKOUT))
    return next((folder for folder in found if folder.is_dir()), None)


def share() -> Path | None:
    """The template as it stands in a checkout; an installed one is found by Jupyter itself."""
    folder = PACKAGE.parent / "share" / "jupyter"
    return folder if (folder / "voila" / "templates" / TEMPLATE).is_dir() else None


def show_jupyter_our_template() -> None:
    """Put the checkout's template before the copy that was made when it was installed."""
    if ours := share():
        others = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
        kept = [path for path in others if path and path != str(ours)]
        os.environ["JUPYTER_PATH"] = os.pathsep.join([str(ours), *kept])
