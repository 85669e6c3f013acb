"""The three levels are bots by name, each stronger than the one before."""

import pytest
from tests.bots import stones

from edubba.bots import bot_names, level_text, levels, make_bot, make_level
from edubba.core import InvalidInput, Rng
from edubba.core.registry import find_game, game_ids


def test_levels_are_bots_too() -> None:
    assert levels() == ["easy", "fair", "strong"]
    assert bot_names()[-3:] == levels()


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_every_level(id: str) -> None:
    game = find_game(id)
    for level in levels():
        assert make_bot(level, game).name == make_level(level, game).name == level
        kind = level_text(level, game).partition(":")[0]
        assert make_bot(level_text(level, game), game).name == kind


def test_the_strong_one_looks_ahead_and_the_fair_one_does_not() -> None:
    state = stones.pile(5)
    assert make_level("strong", stones.GAME).choose(state, Rng(1)) == 0
    assert make_level("fair", stones.GAME).choose(state, Rng(1)) == 2


def test_the_easy_one_blunders() -> None:
    bot = make_level("easy", stones.GAME)
    choices = [bot.choose(stones.pile(9), Rng(seed)) for seed in range(60)]
    assert 60 * 0.6 < choices.count(2) < 60 * 0.95


def test_a_level_can_be_told_what_to_want_and_nothing_else() -> None:
    game = find_game("game_of_ur")
    assert make_bot("fair:objective=race", game).name == "fair"
    with pytest.raises(InvalidInput, match="cannot be told “budget”; it understands: objective"):
        make_bot("fair:budget=3", game)
    with pytest.raises(InvalidInput, match="no level “divine”; there are: easy, fair, strong"):
        make_level("divine", game)
