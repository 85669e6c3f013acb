"""Pages of the client that need no house behind them: built by Vite, handed out as files."""

import fcntl
import functools
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"


def built(config: str, folder: Path) -> Path:
    """Build what that configuration of Vite names into a folder."""
    command = ["npx", "vite", "build", "--config", config, "--logLevel", "error"]
    subprocess.run([*command, "--outDir", str(folder), "--emptyOutDir"], cwd=WEB, check=True)
    return folder


def built_once(config: str, factory: pytest.TempPathFactory) -> Path:
    """The same, by whichever worker asks first for all of them."""
    mine = factory.getbasetemp()
    common = mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine
    folder = common / config
    with (common / f"{config}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return folder if folder.exists() else built(config, folder)


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """Its address while the block lasts."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
