"""Pages in German, and pages with longer words: nothing in English, nothing cut off or covered."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from edubba.core.catalogue import catalogue_text
from edubba.core.registry import find_game
from edubba.core.view import to_json
from edubba.games.clash_of_cultures.glossary import glossary
from edubba.games.clash_of_cultures.space import CARDS, OBJECTIVE_CARDS
from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE, Visit
from tests.e2e.gallery import Gallery, Position, kinds, match_of, position
from tests.e2e.player import script
from tests.e2e.rooms import NAME, accounts_and_waiting, around_a_table, screens
from tests.e2e.test_screens import GAMES, STAGED, check
from tests.locale.longer import longer
from tests.locale.shown import ON_PAGES, WORD, only_in
from tests.server.running import Running

READ = (
    "() => [document.body.innerText, ...[...document.querySelectorAll("
    "'[aria-label], [title], [placeholder], [alt]')].flatMap(each => "
    "['aria-label', 'title', 'placeholder', 'alt'].map(name => each.getAttribute(name) ?? ''))"
    "].join('\\n')"
)
OVERFLOW = script("overflow")
FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
FLAT = """localStorage.setItem("edubba.ur", JSON.stringify({ stage: "flat" }))"""
"""The board of the Game of Ur without its scene."""
GERMAN = "de-DE"
CREDITS = "#/credits"
ENGLISH_NAME = "English"
"""Stands in the settings in its own words."""
ALSO_GERMAN = {"all", "block", "finkel"}
"""In the catalogues English alone uses them; the German rulebooks do as well."""
OFTEN = "ulm"
"""The game whose table every run looks at; the long run at all."""
EACH = [pytest.param(game, marks=() if game == OFTEN else pytest.mark.slow) for game in GAMES]


def told_to_wait(text: str) -> bool:
    return "429" in text


@pytest.fixture(scope="module")
def english() -> set[str]:
    return only_in("en", "de", ON_PAGES) - {ENGLISH_NAME.lower()}


def credited(page: Page) -> set[str]:
    """What the German credits call by its English name: books, other people's work, libraries."""
    lines = catalogue_text("web", "de").splitlines()
    said = " ".join(each for each in lines if each.startswith("credits-"))
    said += page.locator(".credits-libraries").inner_text()
    return {each.lower() for each in WORD.findall(said)}


def read(page: Page) -> set[str]:
    """All words that are to be read or heard there."""
    return {each.lower() for each in WORD.findall(page.evaluate(READ))}


def test_the_screens_speak_german(house: Running, visit: Visit, english: set[str]) -> None:
    guest = visit(house, language=GERMAN)
    for where in screens(guest):
        assert guest.page.evaluate("document.documentElement.lang") == "de"
        named = credited(guest.page) if where == CREDITS else set()
        assert read(guest.page) & english - named == set(), where
        check(guest, [(DESKTOP, "dark")], where)


@pytest.mark.parametrize("game", EACH)
def test_the_tables_speak_german(
    game: str, house: Running, visit: Visit, english: set[str]
) -> None:
    guest = visit(house, language=GERMAN)
    for where in around_a_table(guest, game):
        assert (where, read(guest.page) & english - ALSO_GERMAN) == (where, set())


def test_accounts_tournaments_and_waiting_rooms_speak_german(
    house: Running, visit: Visit, english: set[str]
) -> None:
    guest = visit(house, language=GERMAN, ignore=told_to_wait)
    for where in accounts_and_waiting(guest, f"{NAME}Α"):
        assert (where, read(guest.page) & english) == (where, set())


def test_a_language_is_chosen_and_remembered(house: Running, chromium: Browser) -> None:
    context = chromium.new_context(locale=GERMAN)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{house.address}/#/settings")
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.locator("input[name=language][value=en]").click()
    expect(page.locator("h1")).to_have_text("Settings")
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    context.close()


def stretch(route: Route) -> None:
    domain = route.request.url.rpartition("/")[2]
    route.fulfill(body=longer(catalogue_text(domain)), content_type="text/plain; charset=utf-8")


@pytest.mark.parametrize("rooms", ["screens", "account", *EACH])
def test_longer_words_have_room_on_a_phone(rooms: str, house: Running, visit: Visit) -> None:
    """Every word a third longer than in English."""
    guest = visit(house, size=PHONE, ignore=told_to_wait)
    guest.page.route("**/api/words/en/*", stretch)
    if rooms == "screens":
        seen = screens(guest)
    elif rooms == "account":
        seen = accounts_and_waiting(guest, f"{NAME}Β")
    else:
        seen = around_a_table(guest, rooms)
    for where in seen:
        wide = guest.page.evaluate("document.documentElement.scrollWidth")
        assert (where, wide) <= (where, PHONE[0])
        assert (where, guest.page.evaluate(OVERFLOW)) == (where, [])


def test_german_has_room_on_a_phone(house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, language=GERMAN)
    for where in screens(guest):
        assert (where, guest.page.evaluate(OVERFLOW)) == (where, [])


CROWDED = {
    "royal_game_of_ur": "middle",
    "game_of_ur": "late",
    "ur_ziggurat": "late",
    "after_the_flood": "expand",
    "ulm": "late",
    "clash_of_cultures": "late",
}
"""Of every drawn board a position with much to read on it."""


@pytest.mark.parametrize("game", CROWDED)
def test_no_words_on_a_board_lie_on_others(
    game: str, chromium: Browser, gallery_address: str
) -> None:
    shown = json.loads((FIXTURES / f"{game}-{CROWDED[game]}.json").read_text("utf-8"))
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(FLAT)
    for language in ("en", "de"):
        gallery = Gallery(context.new_page(), gallery_address, game, language)
        for width, height in (DESKTOP, PHONE):
            gallery.page.set_viewport_size({"width": width, "height": height})
            gallery.show(shown)
            assert gallery.page.locator(".board svg").count() > 0
            assert (width, gallery.page.evaluate(script("overlap"), True)) == (width, [])
    context.close()


@pytest.fixture
def with_longer_words(chromium: Browser, gallery_address: str, game: str) -> Iterator[Gallery]:
    """A table on a phone, with every word a third longer than in English."""
    width, height = PHONE
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    gallery = Gallery(context.new_page(), gallery_address, game)
    gallery.speak({domain: longer(catalogue_text(domain)) for domain in (game, f"{game}_board")})
    yield gallery
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != STAGED])
def test_every_kind_of_decision_has_room_for_longer_words(
    game: str, with_longer_words: Gallery
) -> None:
    for decision, shown in kinds(game, max(find_game(game).seats), 1, 400).items():
        with_longer_words.show(shown)
        assert with_longer_words.page.evaluate(OVERFLOW) == [], decision


def holding(shown: Position, cards: list[str], objectives: list[str]) -> Position:
    """The same position of Clash of Cultures with another hand."""
    players = [*shown["view"]["players"]]
    hand = {"hand": cards, "objectives": objectives}
    players[shown["seat"]] = {**players[shown["seat"]], **hand}
    words = to_json(glossary(cards, objectives, []))
    return {**shown, "view": {**shown["view"], "players": players, "glossary": words}}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["clash_of_cultures"])
def test_every_card_has_room_for_longer_words(game: str, with_longer_words: Gallery) -> None:
    first = position(match_of(game, 2, 1))
    with_longer_words.show(first)
    half = len(CARDS) // 2
    for cards, objectives in ((CARDS[:half], []), (CARDS[half:], OBJECTIVE_CARDS)):
        with_longer_words.show(holding(first, cards, objectives))
        shown = with_longer_words.page.locator(".cc-fan .cc-card")
        expect(shown).to_have_count(len(cards) + len(objectives))
        assert with_longer_words.page.evaluate(OVERFLOW) == []
