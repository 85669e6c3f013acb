"""Takes the pictures of the Game of Ur in three dimensions: build/screens/ur3d/*.png.

One page load for each look of the board, all cameras from it; the screens come from the real page.
Where a processor draws, a picture of the highest tier takes up to a minute or more:

    python scripts/screens_ur3d.py                     all pictures, tier high, 1280 x 720
    python scripts/screens_ur3d.py --tier low room     only pictures whose name begins so
"""

import argparse
import base64
import io
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page
from screens_studio import SCREENS, Studio, studio
from tests.e2e.conftest import PHONE
from tests.e2e.ur.table import tablet
from tests.e2e.ur.workbench import Bench, build, served
from tests.server.running import Running

PATIENCE = 900_000
"""Milliseconds for one picture: software draws slowly."""
BIRDS = ("swallow", "storm_bird", "raven", "rooster", "eagle")
TIERS = ("high", "mid", "low", "test")
LOOKS = ("second_millennium", "first_millennium")
LARGE = (1920, 1080)
"""A large screen, on which the pages of a desk are looked at once more."""

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
THROW = {
    "kind": "throw_large",
    "side": "light",
    "reading": "yes",
    "face": "broad_rounded",
    "seed": 7,
}
TAKEN = {"kind": "captured", "side": "dark", "bird": "eagle", "square": "m10"}
TAKES = {
    "kind": "fly",
    "side": "light",
    "bird": "swallow",
    "route": ["m7", "m8", "m9", "m10"],
    "launched": False,
}
ANTE = {"kind": "coins", "from": "light", "to": "pool", "count": 10}
PRIZE = {"kind": "coins", "from": "pool", "to": "light", "count": 5}
SHEETS = {
    "sheet_throw": [f"bench.film({json.dumps(THROW)}, 8)"],
    "sheet_throw_of_dark": [f"bench.film({json.dumps(THROW | {'side': 'dark'})}, 8)"],
    "sheet_capture": [f"bench.film({json.dumps(scene)}, 4)" for scene in (TAKEN, TAKES)],
    "sheet_opening": [f"bench.orbit('opening', 'play', {json.dumps(ANTE)}, 8)"],
    "sheet_end": [f"bench.orbit('play', 'end', {json.dumps(PRIZE)}, 8)"],
}
"""Eight moments each, on one sheet."""
ACROSS = 4
SMALL = (480, 300)


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
    def page(self, size: tuple[int, int] | None = None) -> Iterator[Page]:
        with self.studio.visit(size or self.size, "dark") as context:
            context.set_default_timeout(PATIENCE)
            yield context.new_page()

    @contextmanager
    def phone(self) -> Iterator[Page]:
        """In the hand: by touch, and as finely as such a screen is."""
        with self.studio.visit(PHONE, "dark", phone=True, fine=2) as context:
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


def take_sheets(scenery: Scenery, address: str) -> None:
    """Contact sheets: what moves, moment by moment, each from the same position."""
    studio = scenery.studio
    if not any(studio.wants(name) for name in SHEETS):
        return
    with scenery.page(SMALL) as page:
        bench = Bench(page, address, gfx=scenery.tier, speed=0, motion=0)
        for name, films in SHEETS.items():
            if not studio.wants(name):
                continue
            bench.do("bench.load('middle')")
            moments = [url for film in films for url in page.evaluate(f"() => {film}")]
            studio.keep(name, sheet([base64.b64decode(url.split(",", 1)[1]) for url in moments]))
        bench.do("bench.stage.dispose()")


def sheet(moments: list[bytes]) -> bytes:
    """Pictures of one size in rows."""
    pictures = [Image.open(io.BytesIO(moment)).convert("RGB") for moment in moments]
    width, height = pictures[0].size
    rows = -(-len(pictures) // ACROSS)
    whole = Image.new("RGB", (width * ACROSS, height * rows))
    for at, picture in enumerate(pictures):
        whole.paste(picture, (at % ACROSS * width, at // ACROSS * height))
    kept = io.BytesIO()
    whole.save(kept, "PNG")
    return kept.getvalue()


@dataclass
class Visitor:
    """Someone at the real page."""

    page: Page
    address: str
    tier: str
    table: dict[str, Any] = field(default_factory=dict)

    def open(self, where: str = "") -> None:
        self.page.goto(f"{self.address}/?gfx={self.tier}{where}")

    def sit(self, position: dict[str, Any], throws: list[int | str], side: str = "light") -> None:
        """Lay a position on a table, sit down and wait for the scene."""
        self.page.add_init_script(QUIET)
        self.page.request.get(f"{self.address}/api/me")
        dark = side == "dark"
        text = tablet(position, throws, "pupil" if dark else None, as_dark=dark)
        answer = self.page.request.post(
            f"{self.address}/api/tablets?mode=continue", data=text.encode()
        )
        self.table = answer.json()
        self.open(f"#/table/{self.table['id']}")
        self.scene()

    def scene(self) -> None:
        self.page.wait_for_selector(".ur-scene:not(.is-hidden) canvas")
        self.page.locator(".ur-stage").focus()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(400)

    def hold(self, size: tuple[int, int]) -> None:
        """The same on another screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_timeout(2000)

    def click(self, name: str) -> None:
        self.page.get_by_test_id(name).click()


MIDDLE: dict[str, Any] = {
    "light": {"rooster": 7, "raven": "home"},
    "dark": {"swallow": 9, "eagle": 14, "raven": "home"},
}
QUIET = (
    "localStorage.getItem('edubba.ur') ??"
    " localStorage.setItem('edubba.ur', JSON.stringify({ sound_offered: true }))"
)


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
    visitor.page.get_by_test_id("ur-coming").wait_for()
    yield "screen_coming"
    visitor.scene()
    yield "screen_roll_off"


def the_way_in_on_a_phone(visitor: Visitor) -> Iterator[str]:
    visitor.open("#/new/game_of_ur")
    visitor.page.get_by_test_id("start-game").wait_for()
    yield "phone_selection"
    visitor.click("opponent-local")
    visitor.click("start-game")
    visitor.page.get_by_test_id("ur-coming").wait_for()
    yield "phone_coming"
    visitor.scene()
    yield "phone_roll_off"


def a_turn(visitor: Visitor) -> Iterator[str]:
    visitor.sit(MIDDLE, [2, "yes"])
    yield "screen_before_the_throw"
    visitor.press("r", "4")
    yield "screen_capture_preview"
    visitor.press("1", "Enter", "ArrowRight")
    yield "screen_lit_house"
    visitor.press("Escape", "t")
    yield "screen_gamble"
    visitor.hold(LARGE)
    yield "screen_gamble_large"


def a_turn_on_a_phone(visitor: Visitor) -> Iterator[str]:
    visitor.sit(MIDDLE, [2, "yes"])
    yield "phone_before_the_throw"
    visitor.press("r")
    yield "phone_decision"
    visitor.hold(PHONE[::-1])
    yield "phone_decision_on_its_side"
    visitor.press("t")
    yield "phone_gamble_on_its_side"


def from_dark(visitor: Visitor) -> Iterator[str]:
    visitor.sit(MIDDLE | {"to_move": "dark"}, [2], "dark")
    visitor.press("r")
    yield "screen_from_dark"
    visitor.hold(LARGE)
    yield "screen_from_dark_large"


def from_dark_on_a_phone(visitor: Visitor) -> Iterator[str]:
    visitor.sit(MIDDLE | {"to_move": "dark"}, [2], "dark")
    visitor.press("r")
    yield "phone_from_dark"
    visitor.hold(PHONE[::-1])
    yield "phone_from_dark_on_its_side"


def play_to_the_end(visitor: Visitor) -> None:
    home = dict.fromkeys(BIRDS, "home")
    visitor.sit({"light": {**home, "raven": 15}, "dark": {"eagle": 12}}, [2])
    visitor.press("r", "3", "Enter", "Space")
    visitor.page.get_by_test_id("rematch").wait_for()


def the_end(visitor: Visitor) -> Iterator[str]:
    play_to_the_end(visitor)
    yield "screen_end"
    visitor.hold(LARGE)
    yield "screen_end_large"
    visitor.page.goto("about:blank")  # else it would be no new page
    visitor.open(f"#/replay/{visitor.table['match']}?table={visitor.table['id']}")
    visitor.scene()
    visitor.page.get_by_label("One step on").click()
    visitor.page.wait_for_timeout(2000)
    yield "screen_replay_large"


def the_end_on_a_phone(visitor: Visitor) -> Iterator[str]:
    play_to_the_end(visitor)
    yield "phone_end"
    visitor.hold(PHONE[::-1])
    yield "phone_end_on_its_side"


def resigned(visitor: Visitor) -> Iterator[str]:
    """While a throw is due."""
    visitor.sit(MIDDLE, [2])
    visitor.press("Escape")
    visitor.click("menu-resign")
    visitor.click("yes")
    visitor.page.get_by_test_id("rematch").wait_for()
    yield "screen_resigned"


Sitting = Callable[[Visitor], Iterator[str]]
SITTINGS: dict[str, Sitting] = {
    "screen_main_menu screen_selection screen_coming screen_roll_off": the_way_in,
    "screen_before_the_throw screen_capture_preview screen_lit_house screen_gamble"
    " screen_gamble_large": a_turn,
    "screen_from_dark screen_from_dark_large": from_dark,
    "screen_end screen_end_large screen_replay_large": the_end,
    "screen_resigned": resigned,
}
IN_THE_HAND: dict[str, Sitting] = {
    "phone_selection phone_coming phone_roll_off": the_way_in_on_a_phone,
    "phone_before_the_throw phone_decision phone_decision_on_its_side"
    " phone_gamble_on_its_side": a_turn_on_a_phone,
    "phone_from_dark phone_from_dark_on_its_side": from_dark_on_a_phone,
    "phone_end phone_end_on_its_side": the_end_on_a_phone,
}


def take_screens(scenery: Scenery, address: str) -> None:
    """One page for each sitting; the pictures of a sitting follow from each other."""
    studio = scenery.studio
    for names, sitting in (SITTINGS | IN_THE_HAND).items():
        if not any(studio.wants(name) for name in names.split()):
            continue
        with scenery.phone() if names in IN_THE_HAND else scenery.page() as page:
            for name in sitting(Visitor(page, address, scenery.tier)):
                if studio.wants(name):
                    studio.keep(name, page.screenshot(timeout=PATIENCE))


def take(wanted: list[str], tier: str = "high", size: tuple[int, int] = (1280, 720)) -> None:
    scenes = [name for look in LOOKS for name, _ in scene_pictures(look)]
    screens = [name for names in SITTINGS | IN_THE_HAND for name in names.split()]
    made = [*scenes, *SHEETS]
    with (
        tempfile.TemporaryDirectory() as folder,
        studio(SCREENS / "ur3d", wanted, scene=True) as opened,
    ):
        opened.expect(made + screens)
        scenery = Scenery(opened, tier, size)
        if any(opened.wants(name) for name in made):
            with served(build(Path(folder) / "workbench")) as address:
                take_scenes(scenery, address)
                take_sheets(scenery, address)
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
