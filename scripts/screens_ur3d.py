"""Takes the pictures of the Game of Ur in three dimensions: build/screens/ur3d/*.png.

One page load for each look of the board, all cameras from it; the screens come from the real page.
Where a processor draws, a picture of the highest tier takes up to a minute or more:

    python scripts/screens_ur3d.py                     all pictures, tier high, 1280 x 720
    python scripts/screens_ur3d.py --tier low room     only pictures whose name begins so
"""

import argparse
import base64
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from screens_studio import SCREENS, Studio, studio
from tests.e2e.ur.table import tablet
from tests.e2e.ur.workbench import Bench, build, served
from tests.server.running import Running

PATIENCE = 900_000
"""Milliseconds for one picture: software draws slowly."""
BIRDS = ("swallow", "storm_bird", "raven", "rooster", "eagle")
TIERS = ("high", "mid", "low", "test")
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
class Scenery:
    """A studio with the wished size and tier."""

    studio: Studio
    tier: str
    size: tuple[int, int]

    @contextmanager
    def page(self) -> Iterator[Page]:
        with self.studio.visit(self.size, "dark") as context:
            context.set_default_timeout(PATIENCE)
            yield context.new_page()


def take_scenes(scenery: Scenery, address: str) -> None:
    studio = scenery.studio
    for look in LOOKS:
        pictures = list(scene_pictures(look))
        if not any(studio.wants(name) for name, _ in pictures):
            continue
        with scenery.page() as page:
            bench = Bench(page, address, gfx=scenery.tier, look=look, speed=0, motion=0)
            for name, steps in pictures:
                for step in steps:
                    page.evaluate(f"async () => {{ await ({step}); }}")
                if studio.wants(name):
                    url = str(page.evaluate("() => bench.snap()"))
                    studio.keep(name, base64.b64decode(url.split(",", 1)[1]))
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


def take_screens(scenery: Scenery, address: str) -> None:
    """One page for each sitting; the pictures of a sitting follow from each other."""
    studio = scenery.studio
    for names, sitting in SITTINGS.items():
        if not any(studio.wants(name) for name in names.split()):
            continue
        with scenery.page() as page:
            for name in sitting(Visitor(page, address, scenery.tier)):
                if studio.wants(name):
                    studio.keep(name, page.screenshot(timeout=PATIENCE))


def take(wanted: list[str], tier: str = "high", size: tuple[int, int] = (1280, 720)) -> None:
    scenes = [name for look in LOOKS for name, _ in scene_pictures(look)]
    screens = [name for names in SITTINGS for name in names.split()]
    with (
        tempfile.TemporaryDirectory() as folder,
        studio(SCREENS / "ur3d", wanted) as opened,
    ):
        opened.expect(scenes + screens)
        scenery = Scenery(opened, tier, size)
        if any(opened.wants(name) for name in scenes):
            with served(build(Path(folder) / "workbench")) as address:
                take_scenes(scenery, address)
        if any(opened.wants(name) for name in screens):
            house = Running(Path(folder) / "house").start()
            try:
                take_screens(scenery, house.address)
            finally:
                house.stop()


def main() -> None:
    said = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    said.add_argument("names", nargs="*", help="beginnings of names; none for all")
    said.add_argument("--tier", default="high", choices=TIERS)
    said.add_argument("--size", default="1280x720")
    asked = said.parse_args()
    width, height = map(int, asked.size.split("x"))
    take(asked.names, asked.tier, (width, height))


if __name__ == "__main__":
    main()
