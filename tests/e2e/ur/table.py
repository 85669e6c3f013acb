"""The Game of Ur in the browser: a position laid on the table, and what the page says of it."""

import json
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from edubba.games.game_of_ur import GAME
from edubba.match import Match
from edubba.match.entries import DICE
from edubba.match.seats import SeatInfo, bot_seat
from tests.e2e.conftest import PATIENCE
from tests.e2e.player import Guest

REMEMBER = (Path(__file__).parent / "remember.js").read_text("utf-8").rstrip().rstrip(";")

Throw = int | str


def tablet(
    position: dict[str, Any],
    throws: list[Throw],
    against: str | None = None,
    as_dark: bool = False,
    **options: Any,
) -> str:
    """A record that begins with a position and whose sealed dice will show these throws: numbers
    for the small bone, then `yes` or `no` for the large one, thrown after it."""
    setup = GAME.setup(options=options)
    other = SeatInfo(name="Shulgi") if against is None else bot_seat(against)
    seats = [SeatInfo(name="Ninsun"), other]
    for seed in count():
        match = Match.new(
            setup,
            seats[::-1] if as_dark else seats,
            seed=seed,
            start=position,
            manual_done=True,
        )
        text = match.record.text()
        if _drawn(match, throws) == throws:
            return text
    raise AssertionError("seeds do not end")


def _drawn(match: Match, wished: list[Throw]) -> list[Throw]:
    """The first throws of a match in which the large bone is thrown as soon as it can be."""
    while True:
        drawn: list[Throw] = []
        for entry in match.record.entries:
            if entry.kind == DICE:
                face = entry.text.split()[1]
                drawn.append(int(face) if face.isdecimal() else face)
        if len(drawn) >= len(wished):
            return drawn[: len(wished)]
        match.play("roll large")


class UrTable:
    """One browser at a table of the Game of Ur."""

    def __init__(self, guest: Guest, stage: str = "flat", **wishes: Any) -> None:
        self.guest = guest
        self.page: Page = guest.page
        kept = json.dumps(json.dumps({"stage": stage, "sound_offered": True, **wishes}))
        self.page.add_init_script(
            f"localStorage.getItem('edubba.ur') ?? localStorage.setItem('edubba.ur', {kept})"
        )
        self.table: dict[str, Any] = {}

    # Sitting down

    def remember(self, query: str) -> "UrTable":
        """From now on nothing that stands on the page for a moment only is missed."""
        self.page.add_init_script(f"({REMEMBER})({json.dumps(query)})")
        return self

    def lay(
        self,
        position: dict[str, Any],
        throws: list[Throw] | None = None,
        against: str | None = None,
        **options: Any,
    ) -> "UrTable":
        """Bring a position, sit down at it, and wait until it is there."""
        text = tablet(position, throws or [], against, **options)
        self.page.request.get(f"{self.guest.address}/api/me")
        answer = self.page.request.post(
            f"{self.guest.address}/api/tablets?mode=continue", data=text.encode()
        )
        assert answer.ok, answer.text()
        return self.sit(answer.json())

    def begin(self, opponent: str = "bot", **wish: Any) -> "UrTable":
        """A new game with the default options, or others."""
        self.page.request.get(f"{self.guest.address}/api/me")
        other = {"kind": "bot", "level": "easy"} if opponent == "bot" else {"kind": opponent}
        body = {"game": "game_of_ur", "seats": [{"kind": "me"}, other], **wish}
        answer = self.page.request.post(f"{self.guest.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        return self.sit(answer.json())

    def sit(self, table: dict[str, Any]) -> "UrTable":
        self.table = table
        self.page.evaluate("() => { window.left = window.__ur; }")
        self.guest.open(f"#/table/{table['id']}")
        self.page.wait_for_function("() => window.__ur && window.__ur !== window.left")
        return self

    def wait_for_scene(self) -> None:
        self.page.wait_for_function("() => (window.__ur?.camera?.projection ?? 'flat') !== 'flat'")
        self.settle()

    # The hook

    def hook(self, name: str) -> Any:
        self.page.wait_for_function("() => window.__ur !== undefined")
        return self.page.evaluate("name => window.__ur?.[name]", name)

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.hook("state")
        return found

    @property
    def phase(self) -> str:
        """Where the turn stands; empty while the table is being laid."""
        return str((self.state or {}).get("phase", ""))

    @property
    def legal(self) -> list[str]:
        return list(self.hook("legal"))

    @property
    def preview(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.hook("hover")["preview"]
        return found

    def now(self) -> dict[str, Any]:
        """State, legal actions and screen in one look."""
        found: dict[str, Any] = self.page.evaluate(
            "() => { const { state, legal, screen } = window.__ur;"
            " return { state, legal, screen, phase: state.phase }; }"
        )
        return found

    def settle(self) -> None:
        self.page.evaluate("() => window.__ur.settled()")

    def wait_for(self, phase: str) -> None:
        self.page.wait_for_function("() => window.__ur !== undefined")
        self.until(lambda: self.phase == phase, f"{phase} did not come")
        self.settle()

    def until(self, holds: Callable[[], bool], complaint: str) -> None:
        last = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < last, complaint
            self.page.wait_for_timeout(20)

    # Doing things

    def where(self, name: str) -> tuple[float, float]:
        """The middle of a scene object, which lies in the window as soon as its board is drawn."""
        x, y = self.page.wait_for_function(
            "name => window.__ur?.project(name)", arg=name
        ).json_value()
        return x, y

    def hover(self, name: str) -> None:
        self.page.mouse.move(*self.where(name))

    def click(self, name: str) -> None:
        self.page.mouse.click(*self.where(name))

    def away(self) -> None:
        """The pointer leaves the board."""
        self.page.mouse.move(640, 40)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def throw(self) -> None:
        """Set off the small throw that waits."""
        self.wait_for("await_small")
        self.click("die_small")
        self.until(lambda: self.phase != "await_small", "the small bone was not thrown")
        self.settle()

    # Reading

    @property
    def most_remembered(self) -> int:
        """How many stood there at once."""
        return int(self.page.evaluate("() => window.remembered.most"))

    def remembered(self, text: str) -> float:
        """For how many seconds such a text has stood there; 0 if it never did."""
        stood: dict[str, list[float]] = self.page.evaluate("() => window.remembered.stood")
        return sum((until - since) / 1000 for said, (since, until) in stood.items() if text in said)

    def named(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    def value(self, id: str) -> str:
        expect(self.named(id)).to_have_count(1)
        return str(self.named(id).get_attribute("data-value"))

    def values(self) -> dict[str, str]:
        """All values that are shown, by name; no name may stand twice."""
        pairs = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid][data-value]')]"
            ".map(({ dataset }) => [dataset.testid, dataset.value])"
        )
        assert len({id for id, _ in pairs}) == len(pairs), pairs
        return dict(pairs)

    @property
    def tooltip(self) -> Locator:
        return self.named("tooltip")

    def reason(self) -> str | None:
        return self.tooltip.get_attribute("data-reason")

    def engine(self) -> dict[str, Any]:
        """The engine's own view, as far as the page has been shown it: while the small bone waits
        for its throw, the one before it."""
        url = f"{self.guest.address}/api/matches/{self.table['match']}/replay"
        last = self.page.request.get(url).json()["steps"]
        step = last - 1 if self.legal == ["roll_small"] else last
        found: dict[str, Any] = self.page.request.get(f"{url}/{step}").json()["view"]
        return found
