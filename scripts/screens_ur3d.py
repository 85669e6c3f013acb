"""Takes the pictures of the Game of Ur in three dimensions: docs/screens/ur3d/*.png.

One page load for each look of the board, all cameras from it; the screens come from the real page.
Where a processor draws, a picture of the highest tier takes up to a minute or more:

    python scripts/screens_ur3d.py                     all pictures, tier high, 1280 x 720
    python scripts/screens_ur3d.py --tier low room     only pictures whose name begins so
"""

import argparse
import base64
import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the pictures need the same server and browser as the tests

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.e2e.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.e2e.ur.table import tablet  # noqa: E402
from tests.e2e.ur.workbench import Bench, build, served  # noqa: E402
from tests.server.running import Running  # noqa: E402

TARGET = ROOT / "docs" / "screens" / "ur3d"
PATIENCE = 900_000
"""Milliseconds for one picture: software draws slowly."""
BIRDS = ("swallow", "storm_bird", "raven", "rooster", "eagle")
LOOKS = ("second_millennium", "first_millennium")

CAPTURE = (
    "bench.mark({ open: ['bird:light:swallow', 'bird:light:storm_bird', 'die:large'],"
    " hovered: 'bird:light:swallow', ghosts: [{ side: 'light', bird: 'swallow', at: 'm10',"
    " ring: 'capture', route: ['m7', 'm8', 'm9', 'm10'], captured: 'm10' }],"
    " deltas: [{ pile: 'light', by: -3 }, { pile: 'pool', by: 3 }] })"
)
RINGS = (
    "bench.mark({ goals: ['square:l3'], chosen: 'bird:light:raven', hovered: 'square:m11',"
    " focused: true, told: ['bird:dark:eagle'], ghosts: ["
    " { side: 'light', bird: 'raven', at: 'm12', ring: 'rosette', route: ['m11', 'm12'],"
    " captured: null },"
    " { side: 'light', bird: 'rooster', at: 'm9', ring: 'plain', route: [], captured: null },"
    " { side: 'light', bird: 'eagle', at: 'm14', ring: 'blocked', route: [], captured: null }] })"
)
NO_MARKS = "bench.mark({})"


def scene_pictures(look: str) -> Iterator[tuple[str, list[str]]]:
    """Names, and what is done in the workbench before each picture."""
    if look == "first_millennium":
        yield "board_first_millennium", ["bench.stage.shoot('board')"]
        yield "play_first_millennium", ["bench.stage.shoot(null)"]
        return
    yield "play_capture_preview", [CAPTURE]
    yield "play_rings", [RINGS]
    yield "play", [NO_MARKS]
    yield "play_from_dark", ["bench.set({ seenFrom: 'dark' })"]
    yield "opening", ["bench.set({ seenFrom: 'light', shot: 'opening' })"]
    yield "end", ["bench.set({ shot: 'end' })"]
    yield "board_second_millennium", ["bench.set({ shot: 'play' })", "bench.stage.shoot('board')"]
    bright = "bench.set({ throwable: { small: true, large: true } })"
    for close in ("room", "table", "door", "window", "lamp", "dice", "coins"):
        yield close, ["bench.load('start')", bright, f"bench.stage.shoot('{close}')"]
    for side in ("light", "dark"):
        for bird in BIRDS:
            yield f"bird_{side}_{bird}", [f"bench.stage.shoot('bird:{side}:{bird}')"]


@dataclass
class Studio:
    """A browser, the wished size and tier, and which pictures are wanted."""

    browser: Browser
    tier: str
    size: tuple[int, int]
    wanted: tuple[str, ...]
    taken: list[str] = field(default_factory=list)

    def wants(self, name: str) -> bool:
        return not self.wanted or name.startswith(self.wanted)

    @contextmanager
    def page(self) -> Iterator[Page]:
        context = self.browser.new_context(
            viewport={"width": self.size[0], "height": self.size[1]},
            color_scheme="dark",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        try:
            yield context.new_page()
        finally:
            context.close()

    def keep(self, name: str, picture: bytes, began: float) -> None:
        TARGET.mkdir(parents=True, exist_ok=True)
        small(picture).save(TARGET / f"{name}.png", optimize=True)
        self.taken.append(name)
        print(f"{name}  {time.monotonic() - began:.0f} s", flush=True)


def small(picture: bytes) -> Image.Image:
    """The same picture in 256 well-chosen colours: a quarter of the size, the eye sees no loss."""
    full = Image.open(io.BytesIO(picture)).convert("RGB")
    palette = full.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    return full.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


def take_scenes(studio: Studio, address: str) -> None:
    for look in LOOKS:
        pictures = list(scene_pictures(look))
        if not any(studio.wants(name) for name, _ in pictures):
            continue
        with studio.page() as page:
            bench = Bench(page, address, gfx=studio.tier, look=look, speed=0, motion=0)
            for name, steps in pictures:
                began = time.monotonic()
                for step in steps:
                    page.evaluate(f"async () => {{ await ({step}); }}")
                if studio.wants(name):
                    url = str(page.evaluate("() => bench.snap()"))
                    studio.keep(name, base64.b64decode(url.split(",", 1)[1]), began)
            bench.do("bench.stage.dispose()")


@dataclass
class Visitor:
    """Someone at the real page."""

    page: Page
    address: str
    tier: str

    def open(self, where: str = "") -> None:
        self.page.goto(f"{self.address}/?gfx={self.tier}{where}")

    def sit(self, position: dict[str, Any], throws: list[int | str]) -> None:
        """Lay a position on a table, sit down and wait for the scene."""
        self.page.request.get(f"{self.address}/api/me")
        text = tablet(position, throws, None)
        answer = self.page.request.post(
            f"{self.address}/api/tablets?mode=continue", data=text.encode()
        )
        self.open(f"#/table/{answer.json()['id']}")
        self.scene()

    def scene(self) -> None:
        self.page.wait_for_selector(".ur-scene:not(.is-hidden) canvas")
        self.page.locator(".ur-stage").focus()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(400)

    def click(self, name: str) -> None:
        self.page.get_by_test_id(name).click()


def the_way_in(visitor: Visitor) -> Iterator[str]:
    visitor.open()
    visitor.page.get_by_test_id("menu-play").wait_for()
    yield "screen_main_menu"
    visitor.click("menu-play")
    visitor.click("game-game_of_ur")
    visitor.page.get_by_test_id("start-game").wait_for()
    yield "screen_selection"
    visitor.click("opponent-local")
    visitor.click("start-game")
    visitor.scene()
    yield "screen_roll_off"


def a_turn(visitor: Visitor) -> Iterator[str]:
    birds = {"light": {"rooster": 7, "swallow": 3}, "dark": {"swallow": 9, "eagle": 14}}
    visitor.sit(birds, [2])
    visitor.press("r", "4")
    yield "screen_capture_preview"
    visitor.press("ArrowLeft", "ArrowLeft")
    yield "screen_gamble_tooltip"


def the_end(visitor: Visitor) -> Iterator[str]:
    home = dict.fromkeys(BIRDS, "home")
    visitor.sit({"light": {**home, "raven": 15}, "dark": {"eagle": 12}}, [2])
    visitor.press("r", "3", "Enter", "Space")
    visitor.page.get_by_test_id("rematch").wait_for()
    yield "screen_end"


SITTINGS: dict[str, Callable[[Visitor], Iterator[str]]] = {
    "screen_main_menu screen_selection screen_roll_off": the_way_in,
    "screen_capture_preview screen_gamble_tooltip": a_turn,
    "screen_end": the_end,
}


def take_screens(studio: Studio, address: str) -> None:
    """One page for each sitting; the pictures of a sitting follow from each other."""
    for names, sitting in SITTINGS.items():
        if not any(studio.wants(name) for name in names.split()):
            continue
        with studio.page() as page:
            began = time.monotonic()
            for name in sitting(Visitor(page, address, studio.tier)):
                if studio.wants(name):
                    studio.keep(name, page.screenshot(timeout=PATIENCE), began)
                began = time.monotonic()


def main() -> None:
    said = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    said.add_argument("names", nargs="*", help="beginnings of names; none for all")
    said.add_argument("--tier", default="high", choices=["high", "mid", "low", "test"])
    said.add_argument("--size", default="1280x720")
    asked = said.parse_args()
    width, height = map(int, asked.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        studio = Studio(browser, asked.tier, (width, height), tuple(asked.names))
        with served(build(Path(folder) / "workbench")) as address:
            take_scenes(studio, address)
        if any(studio.wants(name) for names in SITTINGS for name in names.split()):
            house = Running(Path(folder) / "house").start()
            try:
                take_screens(studio, house.address)
            finally:
                house.stop()
        browser.close()
    if not studio.taken:
        sys.exit("No picture has such a name.")


if __name__ == "__main__":
    main()
