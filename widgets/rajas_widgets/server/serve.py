"""`rajas play`: Voilà over the notebooks, with nothing beyond what the pages need.

A visitor may open the pages and speak to the widgets of their own page. There is no list of kernels or files
and no terminal, nothing is written, and no code is run for a visitor: Voilà's kernels take only messages of
widgets.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import tempfile
import webbrowser
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_core.utils import ensure_async
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RedirectHandler, RequestHandler
from traitlets import default
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler
from voila.utils import create_include_assets_functions

from rajas.core.errors import RajasError
from rajas.words import say
from rajas_widgets.server.places import TEMPLATE, notebooks, show_jupyter_our_template

FIRST_PAGE = "08_play.ipynb"
# What a browser keeps belongs to the address with its port: so always the same one, as long as it is free.
PORT, NEXT_PORTS = 8866, 10
# A reload leaves its kernel behind: it is ended after this time without a page, looked for every minute.
IDLE_SECONDS, LOOK_SECONDS = 600, 60


class CannotServe(RajasError):
    """The address cannot be listened at, or there is nothing to serve."""

    def __str__(self) -> str:
        return say("screen", f"serve-{self.key}", **self.details)


def serve(host: str = "localhost", port: int | None = None, browser: bool = True) -> int:
    """Serve the notebooks until Ctrl-C; the exit code."""
    folder = notebooks()
    if folder is None:
        raise CannotServe("no-notebooks")
    show_jupyter_our_template()
    sockets = listen(host, port)
    asyncio.run(_serve(folder, host, sockets, browser))
    print(say("screen", "serve-ended"), flush=True)
    return 0


def listen(host: str, port: int | None) -> list[socket.socket]:
    """The sockets of the wished port; without a wish of the first free one, ours before any other."""
    wished = [port] if port is not None else [*range(PORT, PORT + NEXT_PORTS), 0]
    for number in wished:
        try:
            return bind_sockets(number, host)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise CannotServe("forbidden", port=str(number)) from error
            if error.errno != errno.EADDRINUSE:
                raise CannotServe("no-host", host=host, reason=error.strerror or str(error)) from error
    raise CannotServe("busy", port=str(port), other=str(free_port(host)))


def free_port(host: str) -> int:
    """A port that nobody listens at now."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(one) for one in bind_sockets(0, host)]
        return int(sockets[0].getsockname()[1])


def address(host: str, port: int, path: str = f"/voila/render/{FIRST_PAGE}") -> str:
    """What is typed into a browser: on another machine, where all addresses of this one are served."""
    with contextlib.suppress(ValueError):
        ip = ip_address(host)
        if ip.is_unspecified:
            host = socket.gethostname()
        elif ip.version == 6:
            host = f"[{host}]"
    return f"http://{host}:{port}{path}"


async def _serve(folder: Path, host: str, sockets: list[socket.socket], browser: bool) -> None:
    stop = asyncio.Event()
    with _until_told(stop), tempfile.TemporaryDirectory(prefix="rajas-") as connections:
        app = _voila(folder, connections)
        server = HTTPServer(_pages(app))
        server.add_sockets(sockets)
        url = address(host, int(sockets[0].getsockname()[1]))
        print(say("screen", "serve-at", address=url), say("screen", "serve-stop"), sep="\n", flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        await stop.wait()
        server.stop()
        await server.close_all_connections()
        await ensure_async(app.kernel_manager.shutdown_all(now=True))


@contextlib.contextmanager
def _until_told(stop: asyncio.Event) -> Iterator[None]:
    """Ctrl-C and a polite kill set the event; where signals cannot be caught so, they interrupt."""
    loop = asyncio.get_running_loop()
    caught = (signal.SIGINT, signal.SIGTERM)
    with contextlib.suppress(NotImplementedError):
        for number in caught:
            loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        with contextlib.suppress(NotImplementedError):
            for number in caught:
                loop.remove_signal_handler(number)


def _voila(folder: Path, connections: str) -> Any:
    """Voilà's application, told everything here: a user's own settings of Voilà have no say."""
    # Of every page that is not there Tornado would tell in the terminal.
    logging.getLogger("tornado").setLevel(logging.ERROR)
    # As the one instance: what logs in Voilà, a cell that failed above all, looks for it.
    Voila.clear_instance()
    app = Voila.instance(config=_settings(folder), config_file_paths=[], connection_dir=connections)
    app.initialize([])
    # Voilà's own loop would take this signal; here it is _until_told that does.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    return app


def _settings(folder: Path) -> Config:
    return Config(
        Voila={"root_dir": str(folder), "log_level": logging.ERROR},
        VoilaConfiguration={
            "template": TEMPLATE,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "file_allowlist": [r"[^/]*\.(png|jpg|gif|svg)"],
            "kernel_spec_manager_class": ThisPython,
        },
        MappingKernelManager={
            "cull_idle_timeout": IDLE_SECONDS,
            "cull_interval": LOOK_SECONDS,
            "cull_connected": False,
        },
    )


def _pages(app: Any) -> Application:
    """Voilà's pages, without its lists of files; the root leads to the first page."""
    application = Application(**app.init_settings())
    # A page that is left tells Voilà to end its kernel, by a request that no token can come with. Whoever
    # sends such a request must know the kernel's secret name; nothing else here changes anything.
    application.settings.update(default_handler_class=NoSuchPage, disable_check_xsrf=True)
    unwanted = (TornadoVoilaTreeHandler, VoilaContentsHandler)
    first = ("/", RedirectHandler, {"url": f"/voila/render/{FIRST_PAGE}", "permanent": False})
    rest = [handler for handler in app.init_handlers() if handler[1] not in unwanted]
    application.add_handlers(".*$", [first, *rest])
    return application


class ThisPython(KernelSpecManager):
    """The Python that runs this, whatever else a user has among the kernels."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        spec = super().get_kernel_spec(kernel_name)
        # Its warning that it speaks over TCP unencrypted, to this very machine, is for no player's eyes.
        spec.argv = [*spec.argv, f"--log-level={logging.ERROR}"]
        return spec


class NoSuchPage(RequestHandler):
    """Any address that nothing else answers."""

    async def prepare(self) -> None:
        page = self.settings["voila_jinja2_env"].get_template("404.html")
        base = self.settings["base_url"]
        self.set_status(404)
        await self.finish(page.render(base_url=base, **create_include_assets_functions(TEMPLATE, base)))
