"""What `rajas play` serves, what it refuses to, and what it says."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import psutil
import pytest
from jupyter_client.kernelspec import KernelSpecManager
from rajas_widgets.server import lab, places, serve
from rajas_widgets.server.serve import CannotServe
from tornado.websocket import websocket_connect

from rajas import cli

# What Tornado and Jupyter leave to the garbage collector when they end, `visited` has collected here.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
Capture = pytest.CaptureFixture[str]
HERE = socket.gethostname()
PAGE = "/voila/render/08_play.ipynb"


def visited(visitor: Callable[[int], Any], browser: bool = False) -> Any:
    """What a visitor brings home from our server, which is then told to end, as by Ctrl-C."""
    port = serve.free_port("localhost")
    brought: list[Any] = []

    def visit() -> None:
        try:
            brought.append(visitor(port))
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    thread = Thread(target=visit)
    # The sockets are listening before the server runs, so that an early visitor only waits.
    listen = serve.listen

    def listening(host: str, number: int | None) -> list[socket.socket]:
        sockets = listen(host, number)
        thread.start()
        return sockets

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "listen", listening)
        assert serve.serve("localhost", port, browser) == 0
    thread.join()
    gc.collect()
    return brought[0]


def ask(port: int, path: str, method: str = "GET", body: str = "") -> tuple[int, str]:
    with contextlib.closing(HTTPConnection("localhost", port, timeout=30)) as connection:
        connection.request(method, path, body)
        answer = connection.getresponse()
        location = answer.getheader("Location")
        return answer.status, location or answer.read().decode()


# What is served


def test_the_root_leads_to_the_first_page() -> None:
    assert visited(lambda port: ask(port, "/")) == (302, PAGE)


def test_the_page_is_ours(capsys: Capture) -> None:
    status, page = visited(lambda port: ask(port, PAGE))
    assert status == 200
    assert page.index("Laying the table") < page.index("Play Rajas of the Ganges")
    assert '<header class="rajas-bar">' in page
    assert "https://" not in page.replace("https://jupyter.org", "")
    out = capsys.readouterr().out.splitlines()
    assert out[0].endswith(PAGE)
    assert out[1:] == ["Ctrl-C ends it.", "Ended. Games that were begun are kept in the browser."]


@pytest.mark.parametrize("path", ["/nowhere", "/voila/render/nowhere.ipynb", "/voila/tree", "/voila/tree/x"])
def test_what_is_not_there_is_said_in_our_words(path: str) -> None:
    status, page = visited(lambda port: ask(port, path))
    assert status == 404
    assert "There is no such page" in page


def test_a_template_of_the_visitors_choice_is_not_used() -> None:
    _, page = visited(lambda port: ask(port, f"{PAGE}?template=lab&theme=dark"))
    assert '<header class="rajas-bar">' in page


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/kernels"), ("POST", "/api/kernels"), ("GET", "/api/contents"),
        ("PUT", "/api/contents/x.ipynb"), ("GET", "/voila/api/contents"), ("POST", "/api/terminals"),
        ("GET", "/api/sessions"), ("GET", "/lab"), ("GET", "/files/08_play.ipynb"),
    ],
)  # fmt: skip
def test_visitors_find_no_doors_beside_the_page(method: str, path: str) -> None:
    assert visited(lambda port: ask(port, path, method, "{}"))[0] == 404


def test_notebooks_are_not_given_away_as_files() -> None:
    assert visited(lambda port: ask(port, "/voila/files/08_play.ipynb"))[0] == 403


def test_visitors_run_no_code(tmp_path: Path) -> None:
    made = tmp_path / "made"
    code = f"open({str(made)!r}, 'w').close()"
    replies = visited(lambda port: talk(port, code))
    assert replies[-1] == "kernel_info_reply"
    assert "execute_reply" not in replies
    assert not made.exists()


def talk(port: int, code: str) -> list[str]:
    """Ask the page's own kernel to run code and then who it is: the kinds of its answers."""
    _, page = ask(port, PAGE)
    found = page.partition('id="jupyter-config-data"')[2].partition(">")[2].partition("</script>")[0]
    kernel = json.loads(found)["kernelId"]

    async def speak() -> list[str]:
        channel = await websocket_connect(f"ws://localhost:{port}/api/kernels/{kernel}/channels")
        for kind, content in (
            ("execute_request", {"code": code, "silent": False}),
            ("kernel_info_request", {}),
        ):
            await channel.write_message(json.dumps(message(kind, content)))
        kinds: list[str] = []
        while "kernel_info_reply" not in kinds:
            answer = await channel.read_message()
            assert isinstance(answer, str)
            told = json.loads(answer)
            if told["parent_header"].get("session") == "visitor":
                kinds.append(told["msg_type"])
        return kinds

    return asyncio.run(asyncio.wait_for(speak(), 30))


def message(kind: str, content: dict[str, object]) -> dict[str, object]:
    header = {"msg_id": kind, "msg_type": kind, "session": "visitor", "username": "", "version": "5.3"}
    return {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}


def test_kernels_without_a_page_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "IDLE_SECONDS", 1)
    monkeypatch.setattr(serve, "LOOK_SECONDS", 1)

    def visitor(port: int) -> tuple[int, int]:
        ask(port, PAGE)
        kernels = psutil.Process().children()
        return len(kernels), len(psutil.wait_procs(kernels, timeout=30)[1])

    assert visited(visitor) == (1, 0)


def test_ending_ends_the_kernels() -> None:
    def visitor(port: int) -> list[psutil.Process]:
        ask(port, PAGE)
        return list(psutil.Process().children())

    kernels = visited(visitor)
    assert len(kernels) == 1
    assert psutil.wait_procs(kernels, timeout=10)[1] == []


def test_the_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert visited(lambda port: (ask(port, "/"), port)[1], browser=True) == int(
        opened[0].split(":")[2][:5].strip("/")
    )
    assert opened[0].endswith(PAGE)


def test_the_kernel_is_the_python_that_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kernels" / "python3").mkdir(parents=True)
    other = {"argv": ["other-python"], "display_name": "Other", "language": "python"}
    (tmp_path / "kernels" / "python3" / "kernel.json").write_text(json.dumps(other), encoding="utf-8")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    assert KernelSpecManager().get_kernel_spec("python3").argv == ["other-python"]
    assert serve.ThisPython().get_kernel_spec("python3").argv[0] == sys.executable


# Addresses


def test_a_busy_port_is_told_with_another_one(capsys: Capture) -> None:
    with socket.create_server(("localhost", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.main(["play", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]) == cli.BAD_INPUT
    assert f"Something else is listening at port {port} already" in capsys.readouterr().err


def test_without_a_wish_it_is_our_port_or_the_next_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = serve.free_port("127.0.0.1")
    monkeypatch.setattr(serve, "PORT", ours)
    with contextlib.ExitStack() as stack:
        ports = []
        for _ in range(2):
            (one,) = map(stack.enter_context, serve.listen("127.0.0.1", None))
            ports.append(one.getsockname()[1])
    assert ports[0] == ours
    assert ports[1] != ours


def test_a_host_that_is_not_here(capsys: Capture) -> None:
    assert cli.main(["play", "--host", "192.0.2.1", "--no-browser"]) == cli.BAD_INPUT
    assert "There is no 192.0.2.1 here to listen at" in capsys.readouterr().err


def test_a_port_that_may_not_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(serve, "bind_sockets", forbidden)
    with pytest.raises(CannotServe, match="may not be used: 80"):
        serve.listen("localhost", 80)


@pytest.mark.parametrize("word", ["x", "-1", "65536", "8866.5"])
def test_no_port(word: str, capsys: Capture) -> None:
    assert cli.main(["play", "--port", word]) == cli.BAD_INPUT
    assert "a port is a number up to 65535" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("localhost", "localhost"),
        ("0.0.0.0", socket.gethostname()),
        ("::", socket.gethostname()),
        ("::1", "[::1]"),
    ],
)
def test_the_address_is_one_to_type(host: str, shown: str) -> None:
    assert serve.address(host, 8866) == f"http://{shown}:8866{PAGE}"


# Places


def test_the_bare_engine_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.delitem(sys.modules, "rajas_widgets.server.serve")
    monkeypatch.setitem(sys.modules, "voila.app", None)
    assert cli.main(["play"]) == cli.NO_OUTPUT
    assert 'pip install "rajas[app]"' in capsys.readouterr().err


def test_an_installed_package_has_its_notebooks_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "rajas_widgets"
    (package / "notebooks").mkdir(parents=True)
    monkeypatch.setattr(places, "PACKAGE", package)
    monkeypatch.setattr(places, "CHECKOUT", tmp_path)
    assert places.notebooks() == package / "notebooks"
    assert places.share() is None
    monkeypatch.setenv("JUPYTER_PATH", "as it was")
    places.show_jupyter_our_template()
    assert os.environ["JUPYTER_PATH"] == "as it was"


def test_without_notebooks_there_is_nothing_to_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(places, "PACKAGE", tmp_path)
    monkeypatch.setattr(places, "CHECKOUT", tmp_path)
    assert cli.main(["play"]) == cli.BAD_INPUT
    assert cli.main(["play", "--lab"]) == cli.BAD_INPUT
    assert capsys.readouterr().err.count("The notebooks of Rajas are missing") == 2


def test_a_checkouts_template_comes_first_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_PATH", "other")
    places.show_jupyter_our_template()
    places.show_jupyter_our_template()
    assert os.environ["JUPYTER_PATH"] == os.pathsep.join([str(places.share()), "other"])


# JupyterLab


def test_lab_gets_the_same_notebooks(monkeypatch: pytest.MonkeyPatch) -> None:
    launched: list[list[str]] = []
    monkeypatch.setattr("jupyterlab.labapp.LabApp.launch_instance", launched.append)
    assert cli.main(["play", "--lab", "--no-browser", "--port", str(serve.free_port("localhost"))]) == 0
    (given,) = launched
    assert f"--ServerApp.root_dir={places.notebooks()}" in given
    assert "--ServerApp.open_browser=False" in given
    assert "--LabApp.default_url=/lab/tree/08_play.ipynb" in given


def test_lab_changes_a_copy_of_what_was_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "rajas_widgets"
    (package / "notebooks").mkdir(parents=True)
    (package / "notebooks" / "08_play.ipynb").write_text("installed", encoding="utf-8")
    monkeypatch.setattr(places, "PACKAGE", package)
    monkeypatch.setattr(lab, "PACKAGE", package)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    copy = lab.own_copy()
    assert copy == tmp_path / "here" / "rajas-notebooks"
    (copy / "08_play.ipynb").write_text("changed", encoding="utf-8")
    assert (lab.own_copy() / "08_play.ipynb").read_text(encoding="utf-8") == "changed"
