"""Where Chromium is. Run as a module it fails, and says how to get one, where there is none."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "the browser tests need Chromium: apt-get install chromium, or name one in RAJAS_CHROMIUM"
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--force-color-profile=srgb"),
]


def chromium() -> str | None:
    """The browser's path, if there is one."""
    return os.environ.get("RAJAS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    sys.exit(0 if chromium() else MISSING)
