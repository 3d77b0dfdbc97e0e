"""`rajas play --lab`: the same notebooks in JupyterLab, to read and change their code."""

from __future__ import annotations

import shutil
import socket
from pathlib import Path

from jupyterlab.labapp import LabApp

from rajas.words import say
from rajas_widgets.server.places import PACKAGE, TEMPLATE, notebooks, show_jupyter_our_template
from rajas_widgets.server.serve import FIRST_PAGE, CannotServe, free_port, listen

COPY = "rajas-notebooks"


def serve_lab(host: str = "localhost", port: int | None = None, browser: bool = True) -> int:
    """Serve JupyterLab until Ctrl-C; the exit code."""
    number = port if port is not None else free_port(host)
    close(listen(host, number))
    launch(own_copy(), host, number, browser)
    print(say("screen", "serve-ended"), flush=True)
    return 0


def launch(folder: Path, host: str, port: int, browser: bool) -> None:
    show_jupyter_our_template()
    LabApp.launch_instance(arguments(folder, host, port, browser))


def own_copy() -> Path:
    """What may be changed: a checkout's notebooks, or a copy of the installed ones, where one is."""
    folder = notebooks()
    if folder is None:
        raise CannotServe("no-notebooks")
    if folder.parent != PACKAGE:
        return folder
    copy = Path.cwd() / COPY
    if not copy.exists():
        shutil.copytree(folder, copy)
    return copy


def arguments(folder: Path, host: str, port: int, browser: bool) -> list[str]:
    settings = {
        "ServerApp.root_dir": str(folder),
        "ServerApp.ip": host,
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.open_browser": browser,
        "ServerApp.answer_yes": True,
        # In a container one often is root; from outside nobody gets in without the token.
        "ServerApp.allow_root": True,
        "LabApp.default_url": f"/lab/tree/{FIRST_PAGE}",
        "VoilaConfiguration.template": TEMPLATE,
    }
    return [f"--{name}={value}" for name, value in settings.items()]


def close(sockets: list[socket.socket]) -> None:
    """The port is free: JupyterLab listens at it by itself."""
    for one in sockets:
        one.close()
