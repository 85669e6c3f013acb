"""Where one learns: introduction, rulebook, replay, study, a position set up, puzzles. In German
nothing is English; every page is accessible, and has room for longer words and larger text."""

import pytest
from playwright.sync_api import expect

from edubba.puzzles import puzzles_of
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.player import Guest
from tests.e2e.test_language import (
    ALSO_GERMAN,
    ENGLISH_NAME,
    GERMAN,
    OVERFLOW,
    read,
    stretch,
    told_to_wait,
)
from tests.e2e.test_screens import GAMES, OFTEN, STAGED, check
from tests.e2e.test_text_size import DOUBLED, faults
from tests.e2e.ur.table import UrTable
from tests.locale.shown import ON_PAGES, only_in
from tests.server.running import Running
from tests.server.test_replay import short_record

FIRST = "royal_game_of_ur"
OFTEN_SET_UP = "after_the_flood"
"""The game whose form of a position every run looks at: it has more decisions than a list holds."""
SELDOM_SET_UP = [
    pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game != OFTEN_SET_UP
]
UNFOLD = "() => { for (const each of document.querySelectorAll('details')) each.open = true; }"
EACH = [pytest.param(game, marks=() if game == FIRST else pytest.mark.slow) for game in GAMES]
STANDS = {
    "learn": "[data-testid=lesson]",
    "rules": ".rules-contents",
    "replay": "[data-testid=replay-words]",
    "study": "[data-testid=review][data-done=true] [data-testid=turning]",
    "position": "[data-testid=choice], [data-testid=let-fall]",
    "puzzles": "[data-testid=prompt]",
}
"""By the first word of an address: what has come when all has."""


def places(guest: Guest, house: Running, game: str) -> list[str]:
    """Their addresses, with a match that is brought for it."""
    if game == STAGED:
        UrTable(guest, "flat")
    guest.open("#/games")
    answer = guest.page.request.post(f"{house.address}/api/tablets", data=short_record(game))
    match = answer.json()["match"]
    puzzle = puzzles_of(game)[0].id
    pages = [f"#/{page}/{game}" for page in ("learn", "rules", "position")]
    moments = [f"#/{page}/{match}?at=30" for page in ("replay", "study")]
    return [*pages, *moments, f"#/puzzles/{game}/{puzzle}"]


def visit_place(guest: Guest, where: str) -> None:
    guest.open(where)
    expect(guest.page.locator(STANDS[where.split("/")[1]]).first).to_be_visible()


@pytest.mark.parametrize("game", EACH)
def test_in_german_nothing_is_english(game: str, house: Running, visit: Visit) -> None:
    english = only_in("en", "de", ON_PAGES) - {ENGLISH_NAME.lower()} - ALSO_GERMAN
    guest = visit(house, language=GERMAN, ignore=told_to_wait)
    for where in places(guest, house, game):
        visit_place(guest, where)
        assert (where, read(guest.page) & english) == (where, set())
        assert (where, guest.page.evaluate(OVERFLOW)) == (where, [])
        check(guest, OFTEN, where)
        guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


@pytest.mark.parametrize("game", EACH)
def test_longer_words_have_room_on_a_phone(game: str, house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, ignore=told_to_wait)
    guest.page.route("**/api/words/en/*", stretch)
    for where in places(guest, house, game):
        visit_place(guest, where)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], where
        assert (where, guest.page.evaluate(OVERFLOW)) == (where, [])


@pytest.mark.parametrize("game", [OFTEN_SET_UP, *SELDOM_SET_UP])
def test_the_form_of_a_position_has_room_for_longer_words(
    game: str, house: Running, visit: Visit
) -> None:
    guest = visit(house, size=PHONE, touch=True)
    guest.page.route("**/api/words/en/*", stretch)
    if game == STAGED:
        UrTable(guest, "flat")
    visit_place(guest, f"#/position/{game}")
    while guest.page.locator(".sheet").get_attribute("data-stop") != "full":
        guest.page.get_by_test_id("grip").click()
    guest.page.get_by_role("tab").last.click()
    expect(guest.page.get_by_test_id("set-up")).to_be_visible()
    guest.page.evaluate(UNFOLD)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    form = guest.page.locator(".study-body")
    assert form.evaluate("form => form.scrollWidth - form.clientWidth") <= 0
    assert guest.page.evaluate(OVERFLOW) == []


def test_a_decision_is_found_among_many_by_its_words(house: Running, visit: Visit) -> None:
    guest = visit(house)
    page = guest.page
    visit_place(guest, f"#/position/{OFTEN_SET_UP}")
    page.get_by_role("tab").last.click()
    page.get_by_test_id("position-kept").locator("summary").first.click()
    page.evaluate(UNFOLD)
    due = page.locator("[data-path='decisions.0.decision']")
    known = page.locator(f"[id='{due.get_attribute('list')}'] option")
    offered = known.evaluate_all("all => all.map((each) => each.value)")
    assert len(offered) > 30
    assert {"build a city", "place workers", "pass"} <= {*offered}
    due.fill("build a city")
    due.press("Tab")
    expect(due).to_have_value("build a city")


@pytest.mark.parametrize("game", EACH)
def test_text_twice_as_large(game: str, house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=told_to_wait)
    guest.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {DOUBLED})")
    for where in places(guest, house, game):
        visit_place(guest, where)
        assert (where, faults(guest.page)) == (where, [])
