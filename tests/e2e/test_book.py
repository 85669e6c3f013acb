"""The rulebooks for players in the browser: searched, clicked through, come to from a table."""

import re

import pytest
from playwright.sync_api import expect

from edubba.core.book import book_text, examples
from edubba.core.registry import game_ids
from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.player import Guest
from tests.e2e.test_screens import OFTEN, check
from tests.server.running import Running

OFTEN_READ = "royal_game_of_ur"
EVERY_GAME = [
    pytest.param(game, marks=() if game == OFTEN_READ else pytest.mark.slow) for game in game_ids()
]


def open_book(guest: Guest, game: str, rule: str = "") -> None:
    guest.open(f"#/rules/{game}/{rule}".rstrip("/"))
    expect(guest.page.locator(".rules-contents")).to_be_visible()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_examples_are_clicked_through_by_keyboard(game: str, house: Running, visit: Visit) -> None:
    guest = visit(house)
    open_book(guest, game)
    page = guest.page
    told = examples(book_text(game))
    expect(page.get_by_test_id("example")).to_have_count(len(told))
    for number, example in enumerate(told):
        shown = page.get_by_test_id("example").nth(number)
        shown.scroll_into_view_if_needed()
        words = shown.get_by_test_id("example-words")
        for picture in example.pictures:
            expect(words).to_contain_text(picture.words)
            shown.get_by_role("button").last.focus()
            page.keyboard.press("Enter")
        expect(words).to_contain_text(example.pictures[0].words)
    check(guest, OFTEN, game)


def test_a_passage_opens_its_exact_rules(house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE)
    open_book(guest, "royal_game_of_ur", "RG-7.3")
    page = guest.page
    told = page.locator('[data-rules~="RG-7.3"]')
    expect(told).to_be_focused()
    expect(told).to_be_in_viewport()
    expect(told).not_to_contain_text("RG-7.3")
    told.get_by_role("button").click()
    expect(told).to_contain_text("RG-7.3")
    check(guest, OFTEN, "exact rules")


def test_the_book_is_searched_and_the_exact_one_stands_behind_it(
    house: Running, visit: Visit
) -> None:
    guest = visit(house, size=DESKTOP)
    open_book(guest, "royal_game_of_ur")
    page = guest.page
    page.get_by_label("Search the rules").fill("rosette safe")
    expect(page.locator(".rules-contents")).to_have_count(0)
    expect(page.locator(".rules-text")).to_contain_text("you cannot move there while it stays")
    page.get_by_label("Search the rules").fill("")
    page.locator("#rules-part").select_option(label="Capturing")
    expect(page.get_by_role("heading", name="Capturing")).to_be_in_viewport()
    page.get_by_test_id("other-book").click()
    expect(page.locator("#rule-RG-7\\.3")).to_have_count(1)
    page.get_by_test_id("other-book").click()
    expect(page.locator(".rules-contents")).to_be_visible()


def test_a_question_leads_to_its_paragraph(house: Running, visit: Visit) -> None:
    guest = visit(house)
    guest.new_table("royal_game_of_ur", "local")
    page = guest.page
    link = page.get_by_test_id("rule-link")
    expect(link).to_be_visible()
    rule = re.sub(r".*/", "", link.get_attribute("href") or "")
    link.click()
    expect(page.locator(f'dialog [data-rules~="{rule}"]')).to_be_focused()


def test_a_reason_leads_to_its_paragraph(house: Running, visit: Visit) -> None:
    guest = visit(house)
    guest.new_table("royal_game_of_ur", "local")
    page = guest.page
    expect(page.locator(".spot.is-open").first).to_be_visible()
    page.locator('[data-element="home:light"]').first.click()
    link = page.get_by_test_id("refused").get_by_test_id("rule-link")
    rule = re.sub(r".*/", "", link.get_attribute("href") or "")
    assert rule.startswith("RG-")
    link.click()
    expect(page.locator(f'dialog [data-rules~="{rule}"]')).to_be_focused()
