"""The scene of the Game of Ur on its own: built, served, and driven without a server behind it."""

import functools
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WEB = Path(__file__).parents[3] / "web"


def build(folder: Path) -> Path:
    """Build the workbench into a folder."""
    command = ["npx", "vite", "build", "--config", "workbench.vite.config.ts", "--logLevel", "warn"]
    subprocess.run([*command, "--outDir", str(folder), "--emptyOutDir"], cwd=WEB, check=True)
    return folder


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Its address while the block lasts."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/workbench-scene.html"
    finally:
        server.shutdown()
        server.server_close()


class Bench:
    """One page with the scene, held by `window.bench`."""

    def __init__(self, page: Page, address: str, **wishes: object) -> None:
        self.page = page
        query = "&".join(f"{name}={value}" for name, value in wishes.items())
        page.goto(f"{address}?{query}")
        page.wait_for_function("() => window.ready === true")

    def do(self, script: str) -> Any:
        """Carry out an expression in the page and wait until the scene is at rest."""
        return self.page.evaluate(
            f"async () => {{ const answer = await ({script});"
            " await bench.stage.settled(); return answer ?? null; }"
        )

    @property
    def frames(self) -> int:
        return int(self.page.evaluate("() => bench.stage.tally().frames"))
