"""What the makers of pictures share: a browser, the wished names, a bar, and small files."""

import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCREENS = ROOT / "build" / "screens"
SHOWN = ROOT / "docs" / "screens"
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
from tests.e2e.conftest import CHROMIUM, FLAGS, PLAIN  # noqa: E402

COLOURS = 256
WIDTH_SHOWN, QUALITY_SHOWN = 960, 70
GAP = 24
"""Pixels between the two pictures of a pair."""
IN_DOCS = {
    "play_capture_preview": "game_of_ur",
    "ur_ziggurat_square-desk-dark": "ur_ziggurat",
    "after_the_flood-desk-dark": "after_the_flood",
    "ulm-desk-dark": "ulm",
    "clash_of_cultures-desk-dark": "clash_of_cultures",
}
"""The few pictures that pages show, and what they are called in docs/; they alone are kept."""


@dataclass
class Studio:
    """A browser, which pictures are wanted, and where they are kept."""

    browser: Browser
    folder: Path
    wanted: tuple[str, ...]
    """Beginnings of names; none for all."""
    progress: Progress

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
        self, size: tuple[int, int], theme: str, phone: bool = False, fine: int = 1
    ) -> Iterator[BrowserContext]:
        """A browser of its own, without motion; `fine` is how many pixels a point has."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=phone,
            device_scale_factor=fine,
        )
        try:
            yield context
        finally:
            context.close()

    def keep(self, name: str, picture: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        taken = Image.open(io.BytesIO(picture)).convert("RGB")
        in_few_colours(taken, COLOURS).save(self.folder / f"{name}.png", optimize=True)
        if name in IN_DOCS:
            for_docs(taken).save(SHOWN / f"{IN_DOCS[name]}.webp", quality=QUALITY_SHOWN, method=6)
        for task in self.progress.task_ids:
            self.progress.update(task, advance=1, description=name)


def in_few_colours(picture: Image.Image, colours: int) -> Image.Image:
    """The same in well-chosen colours: a quarter of the size, the eye sees no loss."""
    palette = picture.quantize(colours, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    return picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


def keep_pair(left: Path, right: Path, kept: Path) -> None:
    """Two pictures side by side, at the same height."""
    pictures = [Image.open(each).convert("RGB") for each in (left, right)]
    height = min(picture.height for picture in pictures)
    same = [
        picture.resize((round(picture.width * height / picture.height), height))
        for picture in pictures
    ]
    pair = Image.new("RGB", (sum(picture.width for picture in same) + GAP, height))
    pair.paste(same[0], (0, 0))
    pair.paste(same[1], (same[0].width + GAP, 0))
    kept.parent.mkdir(parents=True, exist_ok=True)
    in_few_colours(pair, COLOURS).save(kept, optimize=True)


def for_docs(picture: Image.Image) -> Image.Image:
    """As wide as a page shows it."""
    height = round(picture.height * WIDTH_SHOWN / picture.width)
    return picture.resize((WIDTH_SHOWN, height), Image.Resampling.LANCZOS)


@contextmanager
def studio(folder: Path, wanted: Iterable[str], scene: bool = False) -> Iterator[Studio]:
    """Open the browser, and close it whatever happens; one that has no scene is much faster."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with sync_playwright() as playwright, Progress(*columns, TimeElapsedColumn()) as progress:
        flags = FLAGS if scene else [*PLAIN, "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        try:
            yield Studio(browser, folder, tuple(wanted), progress)
        finally:
            browser.close()
