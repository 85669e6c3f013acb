"""A real server, a real Chromium, and people who sit down at it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.e2e.pages import built_once, handed_out
from tests.e2e.player import QUICK, Guest
from tests.server.running import Running

CHROMIUM = "/usr/bin/chromium"
PLAIN = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--font-render-hinting=none",
]
CARD = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
"""A graphics card in software, for the scene; it draws pages slowly."""
FLAGS = [*PLAIN, *CARD]
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 90_000
"""Milliseconds before a missing element is missed; the machine may be busy."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker."""
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that a test may stop and start."""
    running = Running(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def gallery_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table without a house stands."""
    with handed_out(built_once("gallery.vite.config.ts", tmp_path_factory)) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Draws pages itself, as fast as this machine can, and has no scene."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*PLAIN, "--disable-gpu"])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def with_card(playwright: Playwright) -> Iterator[Browser]:
    """Draws the scene."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@dataclass
class Visit:
    """Opens browsers of their own for as many people as a test needs."""

    chromium: Browser
    contexts: list[BrowserContext]
    complaints: list[str]

    def __call__(
        self,
        house: Running,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        settings: dict[str, object] | None = None,
        touch: bool = False,
        language: str = "en-GB",
        ignore: Callable[[str], bool] = lambda text: False,
    ) -> Guest:
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=touch,
            locale=language,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self.listen(page, ignore)
        return Guest(page, house.address, {**QUICK, **(settings or {})})

    def listen(self, page: Page, ignore: Callable[[str], bool]) -> None:
        """No error in the console passes unnoticed."""

        def complain(text: str) -> None:
            if not ignore(text):
                self.complaints.append(text)

        page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complain(str(error)))


@contextmanager
def visiting(browser: Browser) -> Iterator[Visit]:
    visits = Visit(browser, [], [])
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.complaints == []


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    with visiting(chromium) as visits:
        yield visits


@pytest.fixture
def scene_visit(with_card: Browser) -> Iterator[Visit]:
    """Where the Game of Ur lies in its room."""
    with visiting(with_card) as visits:
        yield visits
