"""Introductions gone through in the browser: by mouse, by keyboard, left and taken up again."""

import json
import re
import time
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from edubba.bots.levels import levels
from edubba.teaching import Introduction, find_introduction
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.player import POINT, WAITS, Guest, script
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

LESSON = script("lesson")
BEGINS = """id => {
    const card = document.querySelector(`[data-testid=lesson][data-id="${id}"]`);
    const [title, box] = [card.querySelector("h2"), card.closest(".question")];
    const [above, around] = [title.getBoundingClientRect(), box.getBoundingClientRect()];
    return above.top >= around.top - 1 && above.bottom <= around.bottom + 1;
}"""
"""Whether a card can be read from its title on."""
FOCUSED = "() => document.activeElement?.dataset.choice !== undefined"
FIRST = "royal_game_of_ur"
LONG = ["after_the_flood", pytest.param("clash_of_cultures", marks=pytest.mark.slow)]
"""Games of whose cards a phone cannot show all at once."""
OTHERS = ["after_the_flood", "clash_of_cultures", "game_of_ur", "ulm", "ur_ziggurat"]
"""Games whose introductions are gone through in the long run of the tests."""

Take = Callable[[Page, int], None]
"""By the number of things there are; what was laid out before is left where it is."""


def by_mouse(page: Page, at: int) -> None:
    point = page.evaluate(POINT, str(at))
    if point:
        page.mouse.click(*point)


def by_keyboard(page: Page, at: int) -> None:
    """Tab until something that is asked for has the focus, then Enter."""
    for _ in range(150):
        page.evaluate(LESSON)  # the focus may have drawn things anew
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            page.keyboard.press("Tab")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing that is asked for can be reached: {page.evaluate(LESSON)}")


def learn(page: Page, take: Take, until: str | None = None) -> list[str]:
    """Take what is asked for to the last card, or to one of this id; the cards that were read."""
    read: list[str] = []
    taken = 0
    patience = time.monotonic() + WAITS
    while time.monotonic() < patience:
        seen = page.evaluate(LESSON)
        if seen["id"] and (not read or read[-1] != seen["id"]):
            read.append(seen["id"])
            page.wait_for_function(BEGINS, arg=seen["id"])
            patience = time.monotonic() + WAITS
        if seen.get("last") or seen["id"] == until:
            return read
        if seen["choices"]:
            take(page, taken % len(seen["choices"]))
            taken = taken + 1 if not await_change(page, seen) else 0
        else:
            page.wait_for_timeout(15)
    raise AssertionError(f"stuck at {read[-1:]}")


def await_change(page: Page, seen: object) -> bool:
    """Whether what was taken shows; it may have missed what moved away."""
    for _ in range(40):
        if page.evaluate(LESSON) != seen:
            return True
        page.wait_for_timeout(15)
    return False


def cards(game: str) -> list[str]:
    return [lesson.id for lesson in introduction(game).lessons]


def introduction(game: str) -> Introduction:
    found = find_introduction(game)
    assert found is not None
    return found


def go_in(guest: Guest, game: str) -> Page:
    UrTable(guest, "flat")  # whose scene is drawn elsewhere
    guest.open(f"#/new/{game}")
    guest.page.get_by_test_id("learn").click()
    return guest.page


THROWS_FIRST = "game_of_ur"
"""It begins with throws, which nobody is helped with."""


def each_way() -> Iterator[object]:
    """Every game by mouse and by keys in both languages; three of these in every run."""
    often = [(FIRST, by_mouse, "en-GB"), (FIRST, by_keyboard, "de-DE")]
    often.append(("after_the_flood", by_mouse, "en-GB"))  # whose board asks in an order of its own
    for way in product([FIRST, *OTHERS], [by_mouse, by_keyboard], ["en-GB", "de-DE"]):
        yield pytest.param(*way, marks=() if way in often else pytest.mark.slow)


@pytest.mark.parametrize(("game", "take", "language"), [*each_way()])
def test_an_introduction_leads_into_a_first_game(
    game: str, take: Take, language: str, house: Running, visit: Visit
) -> None:
    page = go_in(visit(house, language=language), game)
    assert learn(page, take) == cards(game)
    page.get_by_test_id("first-game").press("Enter")
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    table = page.request.get(f"{house.address}/api/tables/{page.url.rpartition('/')[2]}").json()
    against = [seat for seat in table["seats"] if not seat["mine"]]
    assert {seat["level"] for seat in against} == {levels()[0]}
    if game != THROWS_FIRST:
        expect(page.get_by_test_id("helping")).to_be_visible()


@pytest.mark.parametrize("game", LONG)
def test_every_card_is_read_from_its_title_on_on_a_phone(
    game: str, house: Running, visit: Visit
) -> None:
    guest = visit(house, size=PHONE, touch=True)
    page = guest.open(f"#/learn/{game}").page
    points = introduction(game).points
    for at, point in enumerate(points):
        if at > 0 and points[at - 1].number == point.number:
            continue  # the same card
        taken = json.dumps({"taken": {game: "0" * at}})
        page.evaluate("taken => localStorage.setItem('edubba.introductions', taken)", taken)
        page.reload()
        card = page.get_by_test_id("lesson")
        expect(card).to_have_attribute("data-id", point.lesson.id)
        page.wait_for_function(BEGINS, arg=point.lesson.id)


def test_it_is_taken_up_where_it_was_left(house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE)
    page = go_in(guest, FIRST)
    learn(page, by_mouse, until="capture")
    page.get_by_test_id("leave-lesson").click()
    guest.open()
    go_in(guest, FIRST)
    card = page.get_by_test_id("lesson")
    expect(card).to_have_attribute("data-id", "capture")
    page.get_by_test_id("lesson-back").click()
    expect(card).to_have_attribute("data-id", "rosette")
    assert learn(page, by_mouse) == cards(FIRST)[3:]
    page.get_by_test_id("lesson-again").click()
    expect(card).to_have_attribute("data-id", cards(FIRST)[0])


def test_another_move_is_not_taken_but_spoken_of(house: Running, visit: Visit) -> None:
    page = go_in(visit(house), FIRST)
    learn(page, by_mouse, until="rosette")
    page.locator('[data-element="piece:light:reserve"].is-open').first.click()
    expect(page.get_by_role("alert")).to_contain_text("rosette")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-id", "rosette")
    page.get_by_role("alert").get_by_role("button").click()
    page.locator('[data-element="home:light"]').first.click()
    expect(page.get_by_test_id("refused")).to_be_visible()


def test_captions_help_until_they_are_understood(house: Running, visit: Visit) -> None:
    page = go_in(visit(house), FIRST)
    learn(page, by_mouse)
    page.get_by_test_id("first-game").click()
    helping = page.get_by_test_id("helping")
    expect(helping).to_be_visible()
    page.get_by_test_id("caption-read").click()
    expect(helping).to_have_count(0)
