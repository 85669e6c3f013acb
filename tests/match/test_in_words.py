"""A match in five lines: the board as text, the moves in words, and playing by them."""

import pytest
from tests.match.tables import DARK, LIGHT, race

from edubba import new_match
from edubba.core import IllegalMove, InvalidInput, find_game
from edubba.match import Match


def throws_two() -> Match:
    match = race("2 3")
    assert match.actor == LIGHT
    return match


def test_a_printed_match_is_its_board_without_markup() -> None:
    match = throws_two()
    assert "┌" in str(match)
    assert "[/]" not in str(match)
    assert str(match) == match.board()


def test_moves_are_said_in_words_for_the_seat_that_decides() -> None:
    match = throws_two()
    moves = match.moves()
    assert [match.space.parse(move) for move in moves] == match.legal()
    assert moves["launch swallow 3"].startswith("Launch")
    match.resign(LIGHT)
    assert match.moves() == {}


@pytest.mark.parametrize("said", ["launch swallow 3", " LAUNCH  swallow 3 "])
def test_a_move_is_played_by_its_text(said: str) -> None:
    match = throws_two()
    match.play(said)
    assert match.record.entries[1].text == "launch swallow 3"


def test_nobody_moves_for_a_bot_by_mistake() -> None:
    match = new_match("royal_game_of_ur", ["greedy", "human"], seed=1)
    before = match.version
    with pytest.raises(IllegalMove, match="greedy decides for Light"):
        match.play("enter")
    assert match.version == before
    match.play("enter", seat=LIGHT)
    assert match.version > before


def test_a_move_is_played_by_its_label() -> None:
    match = throws_two()
    [*_, (move, label)] = match.moves().items()
    match.play(label.upper())
    assert match.record.entries[1].text == move


def test_a_move_is_played_by_the_beginning_of_its_words() -> None:
    for said in ("ent", "enter a"):
        match = Match.new(find_game("royal_game_of_ur").setup(), seed=1)
        match.play(said)
        assert "enter" in [entry.text for entry in match.record.entries]


def test_words_that_can_mean_several_moves_are_asked_back() -> None:
    match = throws_two()
    with pytest.raises(InvalidInput, match="“launch swallow” can mean: launch swallow 3, launch"):
        match.play("launch swallow")
    assert match.version == 1


def test_words_that_mean_nothing_say_what_would_be_right() -> None:
    match = throws_two()
    for wrong in ("castle", ""):
        with pytest.raises(InvalidInput, match="moves look like: roll large, move swallow"):
            match.play(wrong)


def test_a_move_that_is_not_legal_now_is_refused_for_its_reason() -> None:
    with pytest.raises(IllegalMove) as refused:
        throws_two().play("launch eagle")
    assert refused.value.reason.code == "needs_launch_number"


def test_who_is_not_asked_learns_nothing_by_guessing() -> None:
    with pytest.raises(IllegalMove) as refused:
        throws_two().play("launch", DARK)
    assert refused.value.reason.code == "not_your_turn"
