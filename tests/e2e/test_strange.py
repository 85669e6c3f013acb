"""The page in a language of one letter: what else is to be read on it stands in no catalogue.

All that folds is opened, lists are looked into and so is what is typed in fields: words that no
German page should show in English are seen here however common they are in German.
"""

import calendar
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from edubba.core.catalogue import catalogue_text
from tests.e2e.conftest import Visit
from tests.e2e.player import Guest, script
from tests.e2e.test_account import PASSWORD, fill
from tests.e2e.test_learning import EACH, places, told_to_wait, visit_place
from tests.e2e.test_screens import PLAIN, at_table
from tests.locale.strange import strange
from tests.server.running import Running

IN_PLAIN_LETTERS = script("plain")
NAME, TOURNAMENT = "Ψυχή", "Λύρα"
NAMES = {"Guest", "wayward", "random"}
"""What the house calls who has no name, and what bots are called in records."""
LANGUAGES = {"Deutsch", "English"}
"""In the settings, each in its own words."""
KNOWN = NAMES | LANGUAGES | {*calendar.month_name, *calendar.month_abbr}
"""Dates are written by the browser."""
APART = [
    ".credits-libraries",  # names of libraries and of their licences
    ".rules-text",  # a book, which is no catalogue
    "#rules-part option",  # its chapters
    "[data-testid=recovery-code]",
]
SCREENS = [
    *PLAIN,
    "#/new/ulm",
    "#/rules/ulm",
    "#/puzzles",
    "#/ratings/ulm",
    "#/privacy",
]


def translate(route: Route) -> None:
    domain = route.request.url.rpartition("/")[2]
    said = strange(catalogue_text(domain))
    route.fulfill(body=said, content_type="text/plain; charset=utf-8")


def stranger(house: Running, visit: Visit) -> Guest:
    guest = visit(house, ignore=told_to_wait)
    guest.page.route("**/api/words/en/*", translate)
    return guest


def plain_words(guest: Guest) -> list[tuple[str, str]]:
    """What is read on this screen in other letters, each word with all that stood there."""
    expect(guest.page.locator(".loading")).to_have_count(0)
    found = guest.page.evaluate(IN_PLAIN_LETTERS, ", ".join(APART))
    own = guest.page.evaluate("() => fetch('api/me').then((told) => told.json())")["id"]
    return [(word, text) for word, text in found if word not in KNOWN and word not in own]


def tabs(guest: Guest) -> Iterator[str]:
    """One after the other, whatever can be turned to on this screen."""
    yield ""
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        yield tab.inner_text()


def test_screens_of_the_house(house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in SCREENS:
        guest.open(where)
        expect(guest.page.locator("h1").first).to_be_visible()
        assert (where, plain_words(guest)) == (where, [])


def test_an_account_and_a_tournament(house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    page = guest.open("#/me").page
    fill(guest, up_name=NAME, up_password=PASSWORD)
    page.get_by_test_id("sign-up").click()
    expect(page.get_by_test_id("code-kept")).to_be_visible()
    assert plain_words(guest) == []
    page.get_by_test_id("code-kept").click()
    page.get_by_test_id("my-profile").click()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    assert plain_words(guest) == []
    guest.open("#/tournaments")
    fill(guest, tournament_name=TOURNAMENT, tournament_bots="2")
    page.locator("#tournament-game").select_option("royal_game_of_ur")
    assert plain_words(guest) == []
    page.get_by_test_id("new-tournament").click()
    expect(page.get_by_test_id("enter")).to_be_visible()
    assert plain_words(guest) == []
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("tournament")).to_have_attribute("data-value", "over")
    assert plain_words(guest) == []


@pytest.mark.parametrize("game", EACH)
def test_a_table(game: str, house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    at_table(guest, game)
    for tab in tabs(guest):
        assert (tab, plain_words(guest)) == (tab, [])


@pytest.mark.parametrize("game", EACH)
def test_where_one_learns(game: str, house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in places(guest, house, game):
        visit_place(guest, where)
        for tab in tabs(guest):
            assert (where, tab, plain_words(guest)) == (where, tab, [])
