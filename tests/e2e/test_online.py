"""Two people, two browsers, one table; the server dies in the middle and nothing is lost."""

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.player import LOOK, Guest, by_mouse
from tests.e2e.test_games import GAMES, SHORT
from tests.server.running import Running

RESTART_AFTER = 6
MOST = 6_000
WAITS = 120


def lost_connection(text: str) -> bool:
    """While the server is down the browser itself complains, and rightly."""
    return "ERR_CONNECTION" in text or "WebSocket connection" in text


@pytest.mark.parametrize(
    ("game", "preset"),
    [SHORT, *(pytest.param(game, "seed", marks=pytest.mark.slow) for game in GAMES)],
)
def test_a_game_between_browsers_survives_the_death_of_the_server(
    game: str, preset: str, own_house: Running, visit: Visit
) -> None:
    host = visit(own_house, ignore=lost_connection)
    host.new_table(game, "friend", preset)
    link = host.page.get_by_test_id("invite-link").input_value()
    guests = [host]
    free = host.page.locator(".waiting li i")
    for left in reversed(range(free.count())):
        friend = visit(own_house, ignore=lost_connection)
        friend.page.goto(link.replace("/#", "/?gfx=test#"))
        friend.page.get_by_test_id("join").click()
        expect(friend.page.get_by_test_id("join")).to_have_count(0)
        guests.append(friend)
        expect(free).to_have_count(left)
    made = play_together(guests, own_house)
    assert made > RESTART_AFTER
    reasons = {result_of(guest.page) for guest in guests}
    assert len(reasons) == 1


def result_of(page: Page) -> str:
    """A last click may have met the result instead, and closed it."""
    reason, again = page.get_by_test_id("end-reason"), page.get_by_test_id("show-result")
    if not reason.is_visible():
        again.click()
    return reason.inner_text()


def play_together(guests: list[Guest], house: Running) -> int:
    rng = random.Random(4)
    made, restarted = 0, False
    patience = time.monotonic() + WAITS
    while made < MOST:
        moved = False
        for guest in guests:
            seen = guest.page.evaluate(LOOK)
            if seen["over"]:
                continue
            choices = [str(at) for at in range(len(seen["choices"]))]
            if choices or seen["done"]:
                by_mouse(guest, choices or ["done"], rng)
                made += bool(choices)
                moved = True
        if all(guest.over for guest in guests):
            return made
        if made >= RESTART_AFTER and not restarted:
            # The last click may not have been acknowledged: the page must send it again.
            house.kill()
            house.start()
            restarted = True
        if moved:
            patience = time.monotonic() + WAITS
        assert time.monotonic() < patience, "nobody could do anything"
        guests[0].page.wait_for_timeout(10)
    raise AssertionError("the game did not end")
