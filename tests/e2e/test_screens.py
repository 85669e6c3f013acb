"""Every screen: accessible, readable in both themes, and no wider than a phone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.player import AXE, Guest, by_mouse
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

GAMES = [
    "game_of_ur",
    "royal_game_of_ur",
    "ur_ziggurat",
    "after_the_flood",
    "ulm",
    "clash_of_cultures",
]
FIRST_OFTEN = [GAMES[0], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])]
"""One game in every run, for what is the same over each of them; in the long run all."""
CROWDED = "clash_of_cultures"
"""The one with most to count at the end."""
STAGED = "game_of_ur"
"""The game with a stage of its own, which its own tests play."""
VIOLATIONS = (
    "async () => (await axe.run(document, {resultTypes: ['violations']})).violations.map("
    "v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(', '))"
)
STANDS = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has drawn itself anew."""
PLAIN = [
    "#/",
    "#/games",
    "#/tables",
    "#/settings",
    "#/credits",
    "#/me",
    "#/ratings",
    "#/rules",
    "#/nowhere",
]

Look = tuple[tuple[int, int], str]
OFTEN: list[Look] = [(DESKTOP, "dark"), (PHONE, "light")]
SELDOM: list[Look] = [(DESKTOP, "light"), (PHONE, "dark")]

each_look = pytest.mark.parametrize(
    "looks",
    [
        pytest.param(OFTEN, id="desktop-dark-phone-light"),
        pytest.param(SELDOM, id="desktop-light-phone-dark", marks=pytest.mark.slow),
    ],
)


def check(guest: Guest, looks: list[Look], where: str) -> None:
    """In each look: no violation of the accessibility rules, and nothing to scroll sideways."""
    page = guest.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for size, theme in looks:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.evaluate(STANDS)
        # Measured against the width asked for: Chromium widens its idea of the window to the
        # content.
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], where
        assert page.evaluate(VIOLATIONS) == [], (where, size, theme)


@each_look
def test_the_screens_of_the_house(looks: list[Look], house: Running, visit: Visit) -> None:
    guest = visit(house)
    for where in [*PLAIN, "#/new/game_of_ur", "#/new/clash_of_cultures", "#/rules/ulm"]:
        guest.open(where)
        expect(guest.page.locator("h1").first).to_be_visible()
        check(guest, looks, where)


def at_table(guest: Guest, game: str) -> None:
    """A few choices into a match against the computer, on a board that is a page."""
    if game == STAGED:
        UrTable(guest, "flat")
    guest.new_table(game, "computer")
    if game == STAGED:
        expect(guest.page.get_by_test_id("ur-pool")).to_be_visible()
    else:
        guest.play(by_mouse, 4)


@each_look
@pytest.mark.parametrize("game", GAMES)
def test_the_table(game: str, looks: list[Look], house: Running, visit: Visit) -> None:
    guest = visit(house)
    at_table(guest, game)
    check(guest, looks, game)


@each_look
@pytest.mark.parametrize("game", FIRST_OFTEN)
def test_the_menu_over_a_table(game: str, looks: list[Look], house: Running, visit: Visit) -> None:
    guest = visit(house)
    at_table(guest, game)
    guest.page.get_by_test_id("table-menu").click()
    expect(guest.page.get_by_test_id("menu-resume")).to_be_visible()
    check(guest, looks, f"menu of {game}")


@pytest.mark.slow  # what is not canvas is the same as around the flat board
@pytest.mark.parametrize("look", OFTEN)
def test_the_scene_in_its_room(look: Look, house: Running, scene_visit: Visit) -> None:
    guest = scene_visit(house, size=look[0], theme=look[1])
    guest.new_table(STAGED, "computer")
    UrTable(guest).wait_for_scene()
    check(guest, [look], STAGED)


def ended(guest: Guest, game: str, opponent: str) -> Guest:
    """A game that was given up after a few choices."""
    guest.new_table(game, opponent)
    guest.play(by_mouse, 6)
    page = guest.page
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("menu-resign").click()
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    return guest


@pytest.mark.parametrize(
    "game",
    [
        game if game == CROWDED else pytest.param(game, marks=pytest.mark.slow)
        for game in GAMES
        if game != STAGED
    ],
)
def test_the_end_of_a_game(game: str, house: Running, visit: Visit) -> None:
    check(ended(visit(house), game, "computer"), OFTEN, game)


@each_look
def test_end_and_replay(looks: list[Look], house: Running, visit: Visit) -> None:
    guest = ended(visit(house), "royal_game_of_ur", "local")
    page = guest.page
    check(guest, looks, "end")
    page.get_by_test_id("verify-dice").click()
    expect(page.get_by_test_id("dice-proof")).to_have_attribute("data-value", "true")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    check(guest, looks, "replay")
