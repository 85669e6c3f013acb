"""Every screen: accessible, readable in both themes, and no wider than a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.player import Guest, by_mouse
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = [
    "game_of_ur",
    "royal_game_of_ur",
    "ur_ziggurat",
    "after_the_flood",
    "ulm",
    "clash_of_cultures",
]
STAGED = "game_of_ur"
"""The game with a stage of its own, which its own tests play."""
PLAIN = ["#/", "#/games", "#/tables", "#/settings", "#/credits", "#/rules", "#/nowhere"]

each_look = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "dark", id="desktop-dark"),
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.slow),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.slow),
    ],
)


def check(guest: Guest, size: tuple[int, int], where: str) -> None:
    """No violation of the accessibility rules, and nothing to scroll sideways."""
    page = guest.page
    # Measured against the width asked for: Chromium widens its idea of the window to the content.
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], where
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations.map("
        "v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(', '))"
    )
    assert found == [], where


@each_look
def test_the_screens_of_the_house(
    size: tuple[int, int], theme: str, house: Running, visit: Visit
) -> None:
    guest = visit(house, size=size, theme=theme)
    for where in [*PLAIN, "#/new/game_of_ur", "#/new/clash_of_cultures", "#/rules/ulm"]:
        guest.open(where)
        expect(guest.page.locator("h1").first).to_be_visible()
        check(guest, size, where)


@each_look
@pytest.mark.parametrize("game", GAMES)
def test_the_table(
    game: str, size: tuple[int, int], theme: str, house: Running, visit: Visit
) -> None:
    guest = visit(house, size=size, theme=theme)
    guest.new_table(game, "computer")
    if game == STAGED:
        expect(guest.page.get_by_test_id("ur-pool")).to_be_visible()
    else:
        guest.play(by_mouse, 4)
    check(guest, size, game)
    guest.page.get_by_test_id("table-menu").click()
    expect(guest.page.get_by_test_id("menu-resume")).to_be_visible()
    check(guest, size, f"menu of {game}")


@each_look
def test_end_and_replay(size: tuple[int, int], theme: str, house: Running, visit: Visit) -> None:
    guest = visit(house, size=size, theme=theme)
    guest.new_table("royal_game_of_ur", "local")
    guest.play(by_mouse, 6)
    page = guest.page
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("menu-resign").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    check(guest, size, "end")
    page.get_by_test_id("verify-dice").click()
    expect(page.get_by_test_id("dice-proof")).to_have_attribute("data-value", "true")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    check(guest, size, "replay")
