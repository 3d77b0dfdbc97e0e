"""What `pip install rajas[app]` brings, seen in the wheel and in a fresh environment."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests.browser.harness import serving

ROOT = Path(__file__).parents[2]
TEMPLATE = "rajas-0.1.0.data/data/share/jupyter/voila/templates/rajas"

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(command, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_page_and_notebooks(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"{TEMPLATE}/{name}" for name in ("index.html.j2", "404.html", "static/rajas.css")} <= names
    assert f"{TEMPLATE}/static/fonts/yeseva-one-400-latin.woff2" in names
    assert {"rajas_widgets/notebooks/08_play.ipynb", "rajas_widgets/messages/en/serve.ftl"} <= names


def test_rajas_play_runs_from_an_installed_package(wheel: Path, tmp_path: Path) -> None:
    """The dependencies are those that are here, by a path file: only ours is installed anew."""
    venv.create(tmp_path / "venv", with_pip=False)
    python = str(tmp_path / "venv" / "bin" / "python")
    packages = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    pip("--python", python, "install", "--no-deps", str(wheel))
    (packages / "others.pth").write_text(f"{Path(pytest.__file__).parents[1]}\n", encoding="utf-8")
    prefixes = (tmp_path / "venv", Path(sys.prefix))
    shared = os.pathsep.join(str(prefix / "share" / "jupyter") for prefix in prefixes)
    command = (python, "-m", "rajas.cli", "play", "--no-browser")
    with (
        serving(*command, at=tmp_path, JUPYTER_PATH=shared) as server,
        urlopen(server.url, timeout=30) as answer,
    ):
        page = answer.read().decode()
    assert "Play Rajas of the Ganges" in page
    assert '<header class="rajas-bar">' in page


def pip(*arguments: str) -> None:
    run(sys.executable, "-m", "pip", "--quiet", *arguments)


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
