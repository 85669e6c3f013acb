"""The end of a game (GU-10)."""

from typing import Any

import pytest
from tests.games.game_of_ur.table import board, home_but

from edubba.core import OVER, InvalidInput, Message, word


@pytest.mark.rule("GU-10.1", "GU-10.2", "GU-12.9")
def test_the_fifth_bird_home_ends_the_game_at_once() -> None:
    table = board(light=home_but(swallow=16), dark=home_but(eagle=14))
    table.throw(1).play("move swallow")
    assert table.state.actor == OVER
    assert table.turn_of() is None
    assert table.state.legal_actions() == []
    assert table.counters() == (35, 15, 0)
    assert table.at("dark", "eagle") == 14


@pytest.mark.rule("GU-10.1")
def test_four_birds_home_are_not_enough() -> None:
    table = board(dark=home_but(swallow=16, raven=9), to_move="dark").throw(1).play("move swallow")
    assert table.turn_of() == "light"
    assert table.counters() == (15, 15, 20)


@pytest.mark.rule("GU-10.2")
def test_dark_takes_the_pool_too() -> None:
    table = board(dark=home_but(swallow=16), to_move="dark", counters=(17, 20, 13)).throw(1)
    assert table.play("move swallow").counters() == (17, 33, 0)
    assert table.state.result().places == [2, 1]


@pytest.mark.rule("GU-1.2", "GU-1.3", "GU-1.4", "GU-10.3")
def test_a_result_states_both_the_race_and_the_counters() -> None:
    table = board(light=home_but(swallow=16), counters=(17, 20, 13)).throw(1).play("move swallow")
    result = table.state.result()
    assert (result.places, result.facts) == ([1, 2], {"race_winner": "light"})
    assert result.points == [5, -5]
    assert result.breakdown == {"held": [30, 20], "brought_in": [-25, -25]}


@pytest.mark.rule("GU-10.4")
def test_the_race_winner_may_lose_counters() -> None:
    table = board(dark=home_but(raven=13), to_move="dark", counters=(35, 10, 5)).throw(4)
    table.play("move raven")
    result = table.state.result()
    assert result.places == [2, 1]
    assert result.points == [10, -10]
    assert word(result.reason) == "Dark wins the race, but lost 10 counters over it."
    even = board(light=home_but(raven=13), counters=(20, 25, 5)).throw(4).play("move raven")
    assert word(even.state.result().reason) == "Light wins the race."


@pytest.mark.rule("GU-10.5")
def test_resignation_awards_the_pool() -> None:
    """gu_s41"""
    table = board(to_move="dark", counters=(18, 20, 12))
    assert not any("resign" in family.verb for family in table.space.families)
    table.state.concede(1, None)
    assert table.counters() == (30, 20, 0)
    result = table.state.result()
    assert result.places == [1, 2]
    assert result.points == [5, -5]
    assert word(result.reason) == "Dark resigns; Light wins the race."
    other = board(counters=(18, 20, 12))
    other.state.concede(0, None)
    assert other.counters() == (18, 32, 0)


@pytest.mark.rule("GU-10.6", "GU-12.15", "GU-13.14")
def test_the_turn_cap_makes_a_draw() -> None:
    table = board(
        turn=40, first="dark", counters=(10, 25, 15), turn_cap=40, light={"raven": 9}
    ).throw(1, "no")
    assert table.state.actor == OVER
    assert table.counters() == (18, 32, 0)
    result = table.state.result()
    assert result.places == [1, 1]
    assert result.facts["race_winner"] is None
    assert result.points == [-7, 7]
    assert word(result.reason) == "Nobody wins: 40 turns are over."
    assert word(Message("game_of_ur/end-turn_cap", turns=1)) == "Nobody wins: one turn is over."
    second = board(turn=40, first="light", counters=(10, 25, 15), turn_cap=40).throw(1, "no")
    assert second.counters() == (17, 33, 0)


@pytest.mark.rule("GU-10.6")
def test_the_turn_before_the_cap_goes_on_and_a_win_on_it_counts() -> None:
    table = board(turn=39, turn_cap=40).throw(1, "no")
    assert table.turn_of() == "dark"
    won = board(turn=40, turn_cap=40, light=home_but(swallow=16)).throw(1).play("move swallow")
    assert won.state.result().places == [1, 2]
    assert board(turn=999).throw(1, "no").turn_of() == "dark"
    assert board(turn=1000).throw(1, "no").turn_of() is None


@pytest.mark.rule("GU-10.6")
def test_skipped_and_moved_turns_count_too() -> None:
    assert (
        board(turn=5, turn_cap=5, light={"raven": 6}).throw(1).play("move raven").turn_of() is None
    )
    skipped = board(turn=5, turn_cap=5, light=home_but(swallow=15)).throw(2, "yes")
    assert skipped.turn_of() is None


@pytest.mark.rule("GU-13.11")
def test_keep_own_hands_the_pool_back() -> None:
    own: dict[str, Any] = {"counters": (17, 20, 13), "pool_award": "keep_own"}
    table = board(dark=home_but(swallow=16), to_move="dark", **own).throw(1)
    assert table.play("move swallow").counters() == (23, 27, 0)


@pytest.mark.rule("GU-13.11")
def test_keep_own_in_a_draw_gives_the_odd_counter_to_the_second_player() -> None:
    table = board(turn=9, turn_cap=9, counters=(10, 25, 15), first="light", pool_award="keep_own")
    assert table.throw(1, "no").counters() == (17, 33, 0)


def test_no_result_before_the_end() -> None:
    with pytest.raises(InvalidInput, match="not over"):
        board().state.result()
