"""What every number would do: the facts that previews and tooltips are made of."""

import pytest
from tests.games.game_of_ur.table import Table, board, home_but, new_game

from edubba.core import OVER
from edubba.core.rng import Rng
from edubba.games.game_of_ur.outlook import NUMBERS, UseView, outlook_of
from edubba.games.game_of_ur.space import BIRDS, SPACE


def uses(given: Table, bird: str, number: int) -> list[UseView]:
    [seen] = [entry for entry in outlook_of(given.state) if entry.bird == bird]
    return [use for use in seen.uses if use.number == number]


@pytest.mark.rule("GU-UI-3.5")
def test_a_capture_past_a_rosette() -> None:
    given = board(light={"rooster": 7}, dark={"swallow": 9})
    capture = UseView(2, "capture", 9, "swallow", -4, [8], "", None)
    assert uses(given, "rooster", 2) == [capture]


@pytest.mark.rule("GU-UI-3.5")
def test_short_pool_and_purse_count() -> None:
    given = board(light={"raven": 6, "eagle": 10}, counters=(2, 45, 3))
    assert uses(given, "raven", 2) == [UseView(2, "rosette", 8, None, 3, [], "", None)]
    assert uses(given, "eagle", 3) == [UseView(3, "move", 13, None, -2, [12], "", None)]


@pytest.mark.rule("GU-UI-3.5")
def test_the_last_bird_home_counts_no_pool() -> None:
    given = board(light=home_but(rooster=7), dark={"raven": 10})
    assert uses(given, "rooster", 10) == [
        UseView(10, "bear_off", 17, None, 0, [8, 12, 16], "", None)
    ]
    launch = UseView(10, "capture", 10, "raven", 0, [], "", None)
    assert uses(board(dark={"raven": 10}), "eagle", 10) == [launch]


@pytest.mark.rule("GU-UI-3.6", "GU-UI-3.7")
def test_every_number_has_an_answer_for_every_bird() -> None:
    given = board(light={"raven": 6, "eagle": "home"}, dark={"rooster": 8})
    for entry in outlook_of(given.state):
        assert sorted({use.number for use in entry.uses}) == NUMBERS
    assert [(use.kind, use.to) for use in uses(given, "swallow", 2)] == [
        ("launch", house) for house in (3, 7, 11, 15)
    ]
    assert [use.code for use in uses(given, "storm_bird", 4)] == ["needs_launch_number"]
    [taken] = uses(given, "raven", 2)
    assert (taken.kind, taken.code, taken.to) == ("blocked", "rosette_taken", 8)
    assert [use.code for use in uses(given, "eagle", 1)] == ["already_home"]


@pytest.mark.rule("GU-UI-3.7")
def test_the_outlook_of_the_number_in_force_is_what_is_legal() -> None:
    given = new_game()
    rng = Rng(11)
    seen = 0
    while given.state.actor != OVER and seen < 40:
        state = given.state
        actions = state.legal_actions()
        if state.actor >= 0:
            legal = len(actions) - (1 if SPACE.parse("roll large") in actions else 0)
            found = [u for b in BIRDS for u in uses(given, b, state.a) if u.kind != "blocked"]
            assert len(found) == legal
            seen += 1
        state.apply(actions[rng.below(len(actions))])
    assert seen == 40
