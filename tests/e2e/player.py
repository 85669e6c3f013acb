"""A person at the browser who knows no rules: takes any of the things that light up.

By mouse and by touch, only what the pointer really hits is clicked; by keyboard, only keys are
pressed.
"""

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from edubba.core.registry import find_game

QUICK: dict[str, object] = {"speed": 0, "motion": "reduced"}
"""Settings under which moves are shown at once."""

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def script(name: str) -> str:
    """A function that is carried out in the page."""
    return (HERE / f"{name}.js").read_text("utf-8").rstrip().rstrip(";")


WAITS = 120
LOOK, POINT, FOCUSED = script("look"), script("point"), script("focused")
WATCH = script("watch")


Choose = Callable[["Guest", list[str], random.Random], bool]
"""Take one of these; whether there was any to be had."""


class Guest:
    """One browser with one person before it."""

    def __init__(self, page: Page, address: str, settings: dict[str, object]) -> None:
        self.page = page
        self.address = address
        self.acts = 0
        """How many answers went to the house."""
        page.on("websocket", lambda socket: socket.on("framesent", self.count))
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"localStorage.setItem('edubba.settings', {kept})")

    def count(self, frame: str | bytes) -> None:
        self.acts += '"type":"act"' in str(frame)

    def open(self, where: str = "") -> "Guest":
        self.page.goto(f"{self.address}/?gfx=test{where}")
        return self

    def new_table(self, game: str, opponent: str, preset: str | None = None) -> None:
        """From the front door to a game: as a person clicks."""
        page = self.page
        self.open()
        page.get_by_test_id("menu-play").click()
        page.get_by_test_id(f"game-{game}").click()
        page.get_by_test_id(f"opponent-{opponent}").click()
        if preset is not None:
            page.locator("input[name=preset]").nth([*find_game(game).presets].index(preset)).check()
        page.get_by_test_id("start-game").click()
        expect(page).to_have_url(re.compile("#/table/"))

    # Playing

    def play(self, choose: Choose, most: int, seed: int = 1) -> int:
        """Play until the game is over or so many choices were made; how many were made."""
        rng = random.Random(seed)
        made = 0
        patience = time.monotonic() + WAITS
        while made < most:
            seen = self.page.evaluate(LOOK)
            if seen["over"]:
                break
            choices = [str(at) for at in range(len(seen["choices"]))]
            if seen["curtain"]:
                choices = ["curtain"]
            elif seen["waits"]:
                choices = ["waits"]
            elif not choices and seen["done"]:
                choices = ["done"]
            if choices and choose(self, choices, rng):
                made += choices[0] not in ("curtain", "waits", "done")
                patience = time.monotonic() + WAITS
            else:
                assert time.monotonic() < patience, "nothing to do for minutes"
                self.page.wait_for_timeout(15)
        return made

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate(LOOK)["over"])


def answered(page: Page, x: float, y: float) -> float:
    """Click there; the milliseconds until a change that came of it stood on the screen."""
    page.evaluate(WATCH)
    page.mouse.click(x, y)
    taken: float = page.evaluate("window.answer")
    return taken


def by_mouse(guest: Guest, choices: list[str], rng: random.Random) -> bool:
    point = guest.page.evaluate(POINT, rng.choice(choices))
    if point:  # else it has gone meanwhile
        guest.page.mouse.click(*point)
    return bool(point)


def by_touch(guest: Guest, choices: list[str], rng: random.Random) -> bool:
    point = guest.page.evaluate(POINT, rng.choice(choices))
    if point:
        guest.page.touchscreen.tap(*point)
    return bool(point)


def by_keyboard(guest: Guest, choices: list[str], rng: random.Random) -> bool:
    """Walk by Tab and arrows until something that can be chosen has the focus, then Enter."""
    keyboard = guest.page.keyboard
    for _ in range(rng.randrange(1, 4)):
        keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for _ in range(60):
        if guest.page.evaluate(FOCUSED):
            keyboard.press("Enter")
            return True
        keyboard.press("Tab")
    return False
