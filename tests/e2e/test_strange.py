"""The page in a language of one letter: what else is to be read on it stands in no catalogue.

All that folds is opened, lists are looked into and so is what is typed in fields: words that no
German page should show in English are seen here however common they are in German.
"""

import calendar
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from edubba.core.catalogue import catalogue_text
from tests.e2e.conftest import Visit
from tests.e2e.player import Guest, script
from tests.e2e.rooms import (
    A_TABLE,
    NAME,
    accounts_and_waiting,
    around_a_table,
    screens,
)
from tests.e2e.test_language import told_to_wait
from tests.e2e.test_learning import EACH, places, visit_place
from tests.locale.strange import strange
from tests.server.running import Running

IN_PLAIN_LETTERS = script("plain")
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
    "[data-testid=invite-link]",
    ".seals dd:first-of-type code",  # hashes of dice
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
    """What is read on this screen in other letters, each word with all that stood there; rules
    are called `GU-7.6` in every language."""
    expect(guest.page.locator(".loading")).to_have_count(0)
    found = guest.page.evaluate(IN_PLAIN_LETTERS, ", ".join(APART))
    own = guest.page.evaluate("() => fetch('api/me').then((told) => told.json())")["id"]
    return [
        (word, text)
        for word, text in found
        if word not in KNOWN and word not in own and not re.search(rf"\b{word}-\d", text)
    ]


def tabs(guest: Guest) -> Iterator[str]:
    """One after the other, whatever can be turned to on this screen."""
    yield ""
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        yield tab.inner_text()


def test_screens_of_the_house(house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in screens(guest):
        assert (where, plain_words(guest)) == (where, [])


def test_an_account_a_tournament_and_a_waiting_room(house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in accounts_and_waiting(guest, NAME):
        assert (where, plain_words(guest)) == (where, [])


@pytest.mark.parametrize("game", EACH)
def test_a_table(game: str, house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in around_a_table(guest, game):
        for tab in tabs(guest) if where == A_TABLE else [where]:
            assert (tab, plain_words(guest)) == (tab, [])


@pytest.mark.parametrize("game", EACH)
def test_where_one_learns(game: str, house: Running, visit: Visit) -> None:
    guest = stranger(house, visit)
    for where in places(guest, house, game):
        visit_place(guest, where)
        for tab in tabs(guest):
            assert (where, tab, plain_words(guest)) == (where, tab, [])
