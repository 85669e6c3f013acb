"""All that there is to read in the house, room by room, for tests that look at every word."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.e2e.player import Guest
from tests.e2e.test_account import PASSWORD, fill
from tests.e2e.test_screens import GAMES, PLAIN, STAGED, at_table

NAME, TOURNAMENT = "Ψυχή", "Λύρα"
"""What the visitor types: words of no language that a house speaks."""
FORMS = [f"#/new/{game}" for game in GAMES]
SCREENS = [
    *PLAIN,
    *FORMS,
    "#/rules/ulm",
    "#/puzzles",
    "#/ratings/ulm",
    "#/privacy",
    "#/tournaments",
]
"""Those whose address is enough to get there."""
A_TABLE = "a table"
ITEMS = ".menu-items button:not([data-testid])"
MENU = {"rules": 0, "settings": 1, "shortcuts": 2, "dice": 4, "report": 5}
"""What opens over a table; the replay between them is a screen of its own."""
REFUSING = ".spot:not(.is-open)"
MOST_ASKED = 30
"""Things of a board that are clicked until one of them is refused."""


def screens(guest: Guest) -> Iterator[str]:
    for where in SCREENS:
        guest.open(where)
        expect(guest.page.locator("h1").first).to_be_visible()
        expect(guest.page.locator(".loading")).to_have_count(0)
        yield where


def accounts_and_waiting(guest: Guest, name: str) -> Iterator[str]:
    """An account from its beginning, a tournament to its end, a table that waits for a friend."""
    page = guest.open("#/me").page
    fill(guest, up_name=name, up_password=PASSWORD)
    page.get_by_test_id("sign-up").click()
    expect(page.get_by_test_id("code-kept")).to_be_visible()
    yield "a new account"
    page.get_by_test_id("code-kept").click()
    page.get_by_test_id("my-profile").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    yield "a profile"
    guest.open("#/tournaments")
    fill(guest, tournament_name=TOURNAMENT, tournament_bots="2")
    page.locator("#tournament-game").select_option("royal_game_of_ur")
    yield "a tournament to be announced"
    page.get_by_test_id("new-tournament").click()
    expect(page.get_by_test_id("enter")).to_be_visible()
    yield "a tournament before it begins"
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("tournament")).to_have_attribute("data-value", "over")
    yield "a tournament"
    guest.new_table("ulm", "friend")
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    yield "a waiting room"


def around_a_table(guest: Guest, game: str) -> Iterator[str]:
    """From the first choices to the end: what opens over a table, advice, a refusal."""
    at_table(guest, game)
    page = guest.page
    yield A_TABLE
    if game != STAGED:  # there bones are to be thrown first
        expect(page.get_by_test_id("hint")).to_be_enabled()
        page.get_by_test_id("hint").click()
        expect(page.get_by_test_id("hint-words")).to_be_visible()
        yield "a hint"
    if refuse(guest):
        yield "a refusal"
    for name, at in MENU.items():
        menu(guest).locator(ITEMS).nth(at).click()
        expect(page.get_by_test_id("menu-resume")).to_have_count(0)
        expect(page.locator(".loading")).to_have_count(0)
        yield f"the menu: {name}"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    menu(guest)
    yield "the menu"
    page.get_by_test_id("menu-resume").click()
    menu(guest).get_by_test_id("menu-leave").click()
    yield "leaving"
    page.keyboard.press("Escape")
    menu(guest).get_by_test_id("menu-resign").click()
    yield "giving up"
    page.get_by_test_id("yes").click()
    expect(page.get_by_test_id("end-reason")).to_be_visible()
    yield "the end"
    page.keyboard.press("Escape")
    yield "the table after the end"


def menu(guest: Guest) -> Locator:
    guest.page.get_by_test_id("table-menu").click()
    expect(guest.page.get_by_test_id("menu-resume")).to_be_visible()
    return guest.page.get_by_role("dialog")


def refuse(guest: Guest) -> bool:
    """Click on things that cannot be chosen until it is said why; some tables have nothing such."""
    page = guest.page
    for spot in page.locator(REFUSING).all()[:MOST_ASKED]:
        spot.dispatch_event("click")
        page.wait_for_timeout(100)
        if page.get_by_test_id("refused").count():
            return True
    return False
