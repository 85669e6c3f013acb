"""A person who plays by a screen reader: of the page only its accessible tree, and keys.

What can be done is asked for by role and name; nothing is looked at and nothing is clicked.
"""

import random
import time
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.player import WAITS, Guest, script

HEAR = script("hear")
BACK = "Back"
GONE = 2_000
"""Milliseconds after which a choice that was listed a moment ago counts as gone."""


class Listener:
    """Opens the list of choices by its key, goes to one of them and presses Enter."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.page.add_init_script(f"({HEAR})()")

    def sit(self, game: str, seats: int = 2, **wish: Any) -> "Listener":
        """A new table with computers at the other seats."""
        self.page.request.get(f"{self.guest.address}/api/me")
        bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
        body = {"game": game, "seats": [{"kind": "me"}, *bots], **wish}
        answer = self.page.request.post(f"{self.guest.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        self.guest.open(f"#/table/{answer.json()['id']}")
        self.page.get_by_role("region", name="What is asked").wait_for()
        return self

    # Reading the tree

    @property
    def ending(self) -> Locator:
        """The page that tells how the game ended."""
        told = self.page.get_by_role("button", name="Look at the board")
        return self.page.get_by_role("dialog").filter(has=told)

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog", name="What can I do?")

    @property
    def choices(self) -> Locator:
        return self.sheet.get_by_role("list", name="Choices").get_by_role("button")

    @property
    def heard(self) -> list[str]:
        """Every sentence that the one voice of the page has said, in its order."""
        said: list[str] = self.page.evaluate("() => window.heard")
        return said

    def log(self) -> list[str]:
        lines = self.page.get_by_role("region", name="What happened").get_by_role("listitem")
        return lines.all_inner_texts()

    # Playing

    def play(self, most: int, seed: int = 1) -> int:
        """Play until the game is over or so many choices were made; how many were made."""
        rng = random.Random(seed)
        made = 0
        patience = time.monotonic() + WAITS
        while made < most:
            if self.choose(rng):
                made += 1
                patience = time.monotonic() + WAITS
            elif self.ending.count():
                break
            else:
                assert time.monotonic() < patience, "nothing to do for minutes"
        return made

    def choose(self, rng: random.Random) -> bool:
        """Take one of the choices there are; whether there was one."""
        self.page.keyboard.press("F8")
        names = [" ".join(name.split()) for name in self.choices.all_inner_texts()]
        assert all(names), "a choice without a name"
        ways = [at for at, name in enumerate(names) if name != BACK]
        if not ways:  # the voice has said what one waits for
            return False
        try:
            self.choices.nth(rng.choice(ways)).press("Enter", timeout=GONE)  # goes there first
        except PlaywrightTimeout:
            return False  # what was on its way has closed the list
        return True
