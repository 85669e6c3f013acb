"""A tournament in the browser: hosted, entered, played to its end, shown on a wall."""

import random
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.player import LOOK, WAITS, Guest, by_mouse
from tests.e2e.test_account import PASSWORD, fill
from tests.e2e.test_screens import OFTEN, check
from tests.server.running import Running


def host(house: Running, visit: Visit, name: str, bots: int) -> Guest:
    """Somebody with an account who has opened a tournament."""
    guest = visit(house).open("#/me")
    fill(guest, up_name=name, up_password=PASSWORD)
    guest.page.get_by_test_id("sign-up").click()
    guest.page.get_by_test_id("code-kept").click()
    guest.open("#/tournaments")
    fill(guest, tournament_name="Friday", tournament_bots=str(bots))
    guest.page.locator("#tournament-game").select_option("royal_game_of_ur")
    guest.page.locator("#tournament-preset").select_option("finkel_2")
    check(guest, OFTEN, "tournaments")
    guest.page.get_by_test_id("new-tournament").click()
    expect(guest.page.get_by_test_id("enter")).to_be_visible()
    return guest


def test_bots_play_and_the_wall_shows_it(house: Running, visit: Visit) -> None:
    guest = host(house, visit, "Hostess", 2)
    where = guest.page.url
    guest.page.get_by_test_id("begin").click()
    expect(guest.page.get_by_test_id("tournament")).to_have_attribute("data-value", "over")
    check(guest, OFTEN, "a tournament")
    guest.page.goto(f"{where}?wall")
    expect(guest.page.locator(".wall table")).to_be_visible()
    check(guest, OFTEN, "a tournament on the wall")


@pytest.mark.slow
def test_four_browsers_play_to_the_end(house: Running, visit: Visit) -> None:
    first = host(house, visit, "Host of four", 0)
    where = first.page.url
    guests = [first, *(visit(house) for _ in range(3))]
    for guest in guests:
        guest.page.goto(where)
        guest.page.get_by_test_id("enter").click()
        expect(guest.page.get_by_test_id("enter")).to_have_count(0)
    first.page.get_by_test_id("begin").click()
    rng = random.Random(5)
    patience = time.monotonic() + WAITS
    through: list[bool] = []
    while not (through and all(through)):
        assert time.monotonic() < patience + 4 * WAITS, "the tournament did not end"
        through = [step(guest, where, rng) for guest in guests]
        first.page.wait_for_timeout(20)


def step(guest: Guest, where: str, rng: random.Random) -> bool:
    """One look around: to the own table, a move there, or back; whether it is all over."""
    page = guest.page
    if "#/tournament/" in page.url:
        mine = page.get_by_test_id("my-pair")
        if mine.count():
            mine.click()
            return False
        return page.get_by_test_id("tournament").get_attribute("data-value") == "over"
    seen = page.evaluate(LOOK)
    if seen["over"]:
        page.goto(where)
        expect(page.get_by_test_id("tournament")).to_be_visible()
    else:
        choices = [str(at) for at in range(len(seen["choices"]))]
        if choices or seen["done"]:
            by_mouse(guest, choices or ["done"], rng)
    return False
