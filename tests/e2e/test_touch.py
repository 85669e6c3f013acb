"""Without a mouse: the first tap shows what a choice would do, the second does it."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.gallery import TARGETS
from tests.e2e.player import Guest
from tests.e2e.test_glance import THUMB
from tests.e2e.test_study import brought
from tests.server.running import Running

MINE = ".board .spot.is-open"
"""What glows on the board."""


def tap(page: Page, where: str) -> None:
    """As a finger does, in the middle of the first of these."""
    box = page.locator(where).first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def asked(house: Running, visit: Visit, **settings: object) -> Guest:
    """Somebody with a phone whose move it is in a short game."""
    guest = visit(house, size=PHONE, touch=True, settings=settings)
    guest.new_table("royal_game_of_ur", "computer", "finkel_2")
    expect(guest.page.locator(MINE).first).to_be_visible()
    return guest


def test_the_first_tap_shows_a_move_and_the_second_plays_it(house: Running, visit: Visit) -> None:
    guest = asked(house, visit)
    page = guest.page
    expect(page.locator(".royal-route")).to_have_count(0)
    tap(page, MINE)
    expect(page.locator(".royal-route")).to_be_visible()
    expect(page.locator(".royal-move")).to_be_visible()  # what it risks
    expect(page.get_by_test_id("confirm")).to_be_in_viewport()
    assert guest.acts == 0
    tap(page, ".board .spot.is-chosen")
    expect(page.locator(".royal-route")).to_have_count(0)
    assert guest.acts == 1


def test_what_was_shown_can_be_left_undone(house: Running, visit: Visit) -> None:
    guest = asked(house, visit)
    page = guest.page
    tap(page, MINE)
    tap(page, ".actions.waits .button:not(.primary)")
    expect(page.locator(".royal-route")).to_have_count(0)
    assert guest.acts == 0
    tap(page, MINE)
    tap(page, "[data-testid=confirm]")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert guest.acts == 1


def test_one_tap_is_enough_for_whoever_wishes_it_so(house: Running, visit: Visit) -> None:
    guest = asked(house, visit, showFirst=False)
    tap(guest.page, MINE)
    expect(guest.page.locator(".royal-route")).to_have_count(0)
    assert guest.acts == 1


def test_a_tap_on_what_cannot_be_chosen_gives_the_reason_and_its_rule(
    house: Running, visit: Visit
) -> None:
    page = asked(house, visit).page
    tap(page, "[data-element='piece:dark:reserve']")
    link = page.get_by_test_id("refused").get_by_test_id("rule-link")
    expect(link).to_be_in_viewport(ratio=1)
    box = link.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_thumb_hits_everything_around_a_replay(house: Running, visit: Visit) -> None:
    guest = visit(house, size=PHONE, touch=True)
    guest.open("#/games")
    match = brought(guest, house, "ulm")
    guest.open(f"#/replay/{match}?at=30")
    expect(guest.page.get_by_test_id("replay-step")).to_have_attribute("data-value", "30")
    expect(guest.page.locator(".board > *").first).to_be_visible()
    assert guest.page.evaluate(TARGETS, THUMB) == []
    for _ in range(2):
        guest.page.get_by_test_id("grip").press("Enter")
    assert guest.page.evaluate(TARGETS, THUMB) == []
