"""Text twice as large: every word whole, none on another, on every page and table."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESKTOP, PATIENCE, Visit
from tests.e2e.gallery import Gallery, kinds, position
from tests.e2e.player import QUICK, script
from tests.e2e.test_screens import PLAIN, STANDS
from tests.e2e.test_tree import MIDDLE, middle
from tests.server.running import Running

OFTEN = ["ulm", "clash_of_cultures"]
DOUBLED = "document.documentElement.style.fontSize = '200%'"
HALF = (DESKTOP[0] // 2, DESKTOP[1] // 2)
"""What is left of the window when the browser shows everything twice as large."""
WAYS = {"by the text": DESKTOP, "by the browser": HALF}


def faults(page: Page) -> list[str]:
    """What is cut off, leaves the window sideways, lies on other words or cannot be scrolled to."""
    page.evaluate(STANDS)
    cut: list[str] = page.evaluate(script("overflow"), True)
    return [*cut, *page.evaluate(script("overlap")), *page.evaluate(script("reach"))]


def enlarged(chromium: Browser, address: str, game: str, way: str) -> Gallery:
    width, height = WAYS[way]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    kept = {"edubba.settings": QUICK, "edubba.ur": {"stage": "flat", "sound_offered": True}}
    for name, value in kept.items():
        page.add_init_script(f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})")
    gallery = Gallery(page, address, game)
    if way == "by the text":
        page.evaluate(DOUBLED)
    return gallery


@pytest.mark.parametrize(
    "game",
    [game if game in OFTEN else pytest.param(game, marks=pytest.mark.slow) for game in MIDDLE],
)
def test_a_table(game: str, chromium: Browser, gallery_address: str) -> None:
    for way in WAYS:
        gallery = enlarged(chromium, gallery_address, game, way)
        gallery.show(position(middle(game)))
        assert (way, faults(gallery.page)) == (way, [])
        gallery.page.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", MIDDLE)
def test_every_kind_of_decision(
    game: str, way: str, chromium: Browser, gallery_address: str
) -> None:
    gallery = enlarged(chromium, gallery_address, game, way)
    for decision, shown in kinds(game, MIDDLE[game][0], 1, 200).items():
        gallery.show(shown)
        assert (decision, faults(gallery.page)) == (decision, [])
    gallery.page.context.close()


@pytest.mark.parametrize(
    "way", ["by the text", pytest.param("by the browser", marks=pytest.mark.slow)]
)
def test_the_screens_of_the_house(way: str, house: Running, visit: Visit) -> None:
    guest = visit(house, size=WAYS[way])
    if way == "by the text":
        guest.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {DOUBLED})")
    for where in [*PLAIN, "#/new/clash_of_cultures", "#/rules/ulm", "#/puzzles", "#/tournaments"]:
        guest.open(where)
        expect(guest.page.locator("h1").first).to_be_visible()
        assert (where, faults(guest.page)) == (where, [])
