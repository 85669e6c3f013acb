"""The turn (GU-5)."""

import pytest
from tests.games.game_of_ur.table import board, home_but, swallow_launches

from edubba.core import CHANCE


@pytest.mark.rule("GU-5.1", "GU-5.11")
def test_players_alternate_also_after_rosette_capture_forfeit_and_skip() -> None:
    table = board(light={"raven": 6}, dark={"eagle": 11, "swallow": 9})
    assert table.throw(2).play("move raven").turn_of() == "dark"  # a rosette
    assert table.throw(4).play("move swallow").turn_of() == "light"
    assert table.throw(3).play("move raven").turn_of() == "dark"  # a capture
    assert table.told("captured")
    assert table.throw(1, "no").turn_of() == "light"  # a forfeit
    assert table.throw(1, "no").turn_of() == "dark"
    assert table.state.turn == 6


@pytest.mark.rule("GU-5.2", "GU-5.3")
def test_use_the_primary_number_or_gamble() -> None:
    table = board(light={"raven": 6})
    assert table.asked == "small_throw"
    table.throw(1)
    assert table.uses() == {"move raven"}
    assert table.may_gamble()
    assert table.state.to_json()["small"] == 1


@pytest.mark.rule("GU-5.5")
def test_the_primary_number_is_gone_after_the_large_throw() -> None:
    table = board(light={"raven": 6}).throw(2, "yes")
    assert table.number() == 6
    assert table.uses() == {"move raven"}
    table.play("move raven")
    assert table.at("light", "raven") == 12


@pytest.mark.rule("GU-5.7", "GU-5.9")
def test_after_yes_one_of_the_converted_moves_must_be_made() -> None:
    table = board(light={"raven": 6, "swallow": 3}).throw(1, "yes")
    assert table.uses() == {"move raven", "move swallow", "launch storm_bird"}
    assert not table.may_gamble()


@pytest.mark.rule("GU-5.8")
def test_a_converted_number_without_a_move_skips_the_turn() -> None:
    table = board(light=home_but(swallow=15)).throw(2, "yes")
    assert [event.number for event in table.told("skipped")] == [6]
    assert not table.told("forfeited")
    assert table.at("light", "swallow") == 15
    assert table.turn_of() == "dark"


@pytest.mark.rule("GU-5.10")
def test_one_bird_moves_the_whole_number() -> None:
    table = board(light={"raven": 7, "storm_bird": 9}).throw(3)
    assert table.uses() == {"move raven", "move storm_bird"}
    table.play("move storm_bird")
    assert (table.at("light", "raven"), table.at("light", "storm_bird")) == (7, 12)
    assert table.state.actor == CHANCE


@pytest.mark.rule("GU-5.11")
def test_the_turn_passes_by_itself() -> None:
    table = board(light={"raven": 6}, dark={"raven": 9}).throw(1).play("move raven")
    assert table.turn_of() == "dark"
    assert table.state.actor == CHANCE
    assert table.throw(2).state.actor == 1
    assert table.uses() == {"move raven"} | swallow_launches(3, 7, 11, 15)


@pytest.mark.rule("GU-5.3", "GU-5.4")
def test_questions_tell_a_forced_gamble_from_a_free_one() -> None:
    forced, free = board().throw(3), board().throw(2)
    assert forced.question == "Light cannot use the 3 and must throw the large bone."
    assert free.question == "Light has thrown 2: use it, or gamble on the large bone?"


def test_only_the_large_throw_is_final() -> None:
    state = board(light={"raven": 6}).throw(2).state
    final = {action: state.is_final(action) for action in state.legal_actions()}
    assert [action for action, is_final in final.items() if is_final] == [0]
    converted = board(light={"raven": 6}).throw(2, "yes").state
    assert not any(converted.is_final(action) for action in converted.legal_actions())
