"""Whatever goes wrong is said in a sentence, with a way on."""

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.player import by_mouse
from tests.server.running import Running


def refused(text: str) -> bool:
    """The browser reports every answer that is not a success; here they are the point."""
    return "Failed to load resource" in text or "WebSocket connection" in text


def told(page: Page, *codes: str) -> None:
    problem = page.get_by_test_id("problem")
    expect(problem).to_be_visible()
    assert problem.get_attribute("data-value") in codes
    assert re.search(r"\w+ .*\.", problem.inner_text()), "a sentence"
    assert problem.locator("a, button").count() > 0, "a way on"
    assert "‹" not in problem.inner_text()


def test_an_unknown_table(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=refused)
    guest.open("#/table/nowhere")
    told(guest.page, "no_such_table")


def test_an_unknown_match(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=refused)
    guest.open("#/replay/nowhere")
    told(guest.page, "no_such_match")


def test_a_page_that_does_not_exist(house: Running, visit: Visit) -> None:
    guest = visit(house)
    guest.open("#/tabel/3")
    told(guest.page, "lost_page")


def test_a_full_table(house: Running, visit: Visit) -> None:
    host, friend, late = visit(house), visit(house), visit(house)
    host.new_table("royal_game_of_ur", "friend")
    link = host.page.get_by_test_id("invite-link").input_value()
    friend.page.goto(link)
    friend.page.get_by_test_id("join").click()
    expect(friend.page.get_by_test_id("turn")).to_be_visible()
    late.page.goto(link)
    told(late.page, "table_full")


def test_a_server_that_fails(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=refused)

    def fail(route: Route) -> None:
        route.fulfill(status=500, body="")

    guest.page.route("**/api/tables", fail)
    guest.open("#/tables")
    told(guest.page, "broken")


def test_a_house_that_does_not_answer(own_house: Running, visit: Visit) -> None:
    guest = visit(own_house, ignore=lambda text: refused(text) or "ERR_CONNECTION" in text)
    guest.new_table("royal_game_of_ur", "computer")
    guest.play(by_mouse, 3)
    own_house.kill()
    pill = guest.page.get_by_test_id("connection")
    expect(pill).not_to_have_attribute("data-value", "open")
    own_house.start()
    expect(pill).to_have_attribute("data-value", "open")
    assert guest.play(by_mouse, 3) == 3


def test_a_seat_that_is_no_longer_mine(house: Running, visit: Visit) -> None:
    """Whoever lost the secret of the seat only watches, and is told so."""
    guest = visit(house, ignore=refused)
    guest.new_table("royal_game_of_ur", "computer")
    guest.play(by_mouse, 2)
    guest.page.context.clear_cookies()
    guest.page.reload()
    told(guest.page, "private_table")


def test_an_old_client(house: Running, visit: Visit) -> None:
    guest = visit(house, ignore=refused)

    def age(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "hello":
                said["protocol"] = 0
            server.send(json.dumps(said))

        route.on_message(send)

    guest.page.route_web_socket(re.compile("/ws$"), age)
    guest.open()
    told(guest.page, "old_client")
