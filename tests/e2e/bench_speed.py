"""`make bench-web`: how soon a click is answered on every board, alone on the machine."""

from random import Random
from statistics import median

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.player import POINT, Guest, answered
from tests.e2e.test_games import GAMES
from tests.server.running import Running

ANSWER = 50
"""Milliseconds in which a click has changed the screen (the median)."""
CLICKS = 12


@pytest.mark.parametrize("game", GAMES)
def test_a_click_is_answered_at_once(game: str, house: Running, visit: Visit) -> None:
    guest = visit(house)
    answers: list[float] = []

    def click(guest: Guest, choices: list[str], rng: Random) -> bool:
        point = guest.page.evaluate(POINT, rng.choice(choices))
        if point:
            answers.append(answered(guest.page, *point))
        return bool(point)

    guest.new_table(game, "computer")
    guest.play(click, CLICKS)
    print(f"{game}: median answer {median(answers):.0f} ms")
    assert len(answers) >= CLICKS
    assert median(answers) <= ANSWER
