"""Whole games by a screen reader: the accessible tree alone, no pixels and no pointer."""

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.listener import Listener
from tests.e2e.ur.table import UrTable
from tests.server.running import Running

ALL = 6_000
"""Choices that no game takes."""
LONG: list[tuple[str, int, dict[str, Any]]] = [
    ("game_of_ur", 2, {}),
    ("ur_ziggurat", 2, {}),
    ("after_the_flood", 3, {}),
    ("ulm", 2, {}),
    ("clash_of_cultures", 2, {"preset": "whole_evening"}),
]


OWN_TIME: dict[str, object] = {"endTurn": "manual"}
"""Whoever listens closes the turn, and nothing goes away by itself."""


def whole_game(listener: Listener) -> None:
    """To its end, which the page tells, and the voice of the table has told."""
    made = listener.play(ALL)
    assert made > 5
    expect(listener.ending).to_be_visible()
    reason = listener.ending.get_by_role("paragraph").first.inner_text()
    assert reason in listener.heard


def losing(listener: Listener, nth: int) -> list[str | bytes]:
    """A line that breaks before one message of what happened, so that all is asked for anew."""
    told: list[str | bytes] = []
    lost: list[str | bytes] = []

    def pass_on(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def bring(message: str | bytes) -> None:
            if '"type":"update"' in str(message):
                told.append(message)
            if len(told) == nth and not lost:
                lost.append(message)
                line.close()
            else:
                line.send(message)

        house.on_message(bring)

    listener.page.route_web_socket("**/ws", pass_on)
    return lost


def test_a_short_game_and_every_event_told_once(house: Running, visit: Visit) -> None:
    listener = Listener(visit(house, settings=OWN_TIME))
    lost = losing(listener, 4)
    listener.sit("royal_game_of_ur", preset="finkel_2")
    before = len(listener.log())
    whole_game(listener)
    assert lost
    listener.page.keyboard.press("Escape")
    happened = listener.log()[before:]
    told = [said for said in listener.heard if said in set(happened)]
    assert told[: len(happened)] == happened
    # whoever still asks what can be done hears how it ended
    assert set(told[len(happened) :]) <= set(happened[-1:])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "wish"), LONG, ids=[game for game, *_ in LONG])
def test_a_whole_game(
    game: str, seats: int, wish: dict[str, Any], house: Running, visit: Visit
) -> None:
    guest = visit(house, settings=OWN_TIME)
    if game == "game_of_ur":
        UrTable(guest, "flat")
    whole_game(Listener(guest).sit(game, seats, **wish))
