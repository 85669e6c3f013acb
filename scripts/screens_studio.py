"""What the makers of pictures share: a browser, the wished names, a bar, and small files."""

import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCREENS = ROOT / "docs" / "screens"
sys.path.insert(0, str(ROOT))  # the pictures need the same server and browser as the tests

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, sync_playwright  # noqa: E402
from rich.progress import (  # noqa: E402
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
)
from tests.e2e.conftest import CHROMIUM, FLAGS  # noqa: E402

COLOURS = 256


@dataclass
class Studio:
    """A browser, which pictures are wanted, and where they are kept."""

    browser: Browser
    folder: Path
    wanted: tuple[str, ...]
    """Beginnings of names; none for all."""
    progress: Progress
    taken: list[str] = field(default_factory=list)

    def wants(self, name: str) -> bool:
        return not self.wanted or name.startswith(self.wanted)

    def expect(self, names: Iterable[str]) -> None:
        """Say what can be taken, so that the bar knows how much there is to do."""
        total = sum(self.wants(name) for name in names)
        if total == 0:
            raise SystemExit("No picture has such a name.")
        self.progress.add_task("pictures", total=total)

    @contextmanager
    def visit(
        self, size: tuple[int, int], theme: str, phone: bool = False
    ) -> Iterator[BrowserContext]:
        """A browser of its own, without motion."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=phone,
        )
        try:
            yield context
        finally:
            context.close()

    def keep(self, name: str, picture: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        small(picture).save(self.folder / f"{name}.png", optimize=True)
        self.taken.append(name)
        for task in self.progress.task_ids:
            self.progress.update(task, advance=1, description=name)


def small(picture: bytes) -> Image.Image:
    """The same picture in 256 well-chosen colours: a quarter of the size, the eye sees no loss."""
    full = Image.open(io.BytesIO(picture)).convert("RGB")
    palette = full.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    return full.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


@contextmanager
def studio(folder: Path, wanted: Iterable[str]) -> Iterator[Studio]:
    """Open the browser, and close it whatever happens."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with sync_playwright() as playwright, Progress(*columns, TimeElapsedColumn()) as progress:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield Studio(browser, folder, tuple(wanted), progress)
        finally:
            browser.close()
