"""The scene of the Game of Ur on its own: built, served, and driven without a server behind it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.pages import built, handed_out

CONFIG = "workbench.vite.config.ts"


def build(folder: Path) -> Path:
    """Build the workbench into a folder."""
    return built(CONFIG, folder)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Its address while the block lasts."""
    with handed_out(folder) as address:
        yield f"{address}/workbench-scene.html"


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
