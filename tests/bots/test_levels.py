"""The seven levels of the ladder are bots by name, each stronger than the one before."""

import pytest
from tests.bots import stones

from edubba.bots import bot_names, is_house_bot, level_text, levels, make_bot, make_level
from edubba.bots.levels import CALLED_BEFORE, level_label, level_manner
from edubba.core import InvalidInput, Rng
from edubba.core.catalogue import word
from edubba.core.registry import find_game, game_ids

LADDER = ["pupil", "copyist", "reckoner", "scribe", "brother", "overseer", "master"]


def test_levels_are_bots_too() -> None:
    assert levels() == LADDER
    assert bot_names()[-7:] == LADDER


def test_every_level_has_a_name_and_a_sentence() -> None:
    manners = {word(level_manner(level)) for level in LADDER}
    assert len(manners) == len(LADDER)
    assert all(manner.endswith(".") for manner in manners)
    assert word(level_label("brother")) == "big brother"


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_every_level(id: str) -> None:
    game = find_game(id)
    for level in LADDER:
        assert make_bot(level, game).name == make_level(level, game).name == level
        kind = level_text(level, game).partition(":")[0]
        assert make_bot(level_text(level, game), game).name == kind


@pytest.mark.parametrize(("before", "now"), CALLED_BEFORE.items())
def test_old_names_stay_valid_and_keep_their_name(before: str, now: str) -> None:
    game = find_game("game_of_ur")
    assert is_house_bot(before)
    assert before not in bot_names()
    assert level_text(before, game) == level_text(now, game)
    assert make_bot(f"{before}:objective=race", game).name == before


def test_the_master_looks_ahead_and_the_scribe_does_not() -> None:
    state = stones.pile(5)
    assert make_level("master", stones.GAME).choose(state, Rng(1)) == 0
    assert make_level("scribe", stones.GAME).choose(state, Rng(1)) == 2


def test_the_less_one_sees_the_more_often_the_best_is_overlooked() -> None:
    found = []
    for sight in (0, 40, 75, 100):
        bot = make_bot(f"greedy:sight={sight}", stones.GAME)
        found.append([bot.choose(stones.pile(9), Rng(seed)) for seed in range(90)].count(2))
    assert 15 < found[0] < found[1] < found[2] < found[3] == 90


def test_a_level_can_be_told_what_to_want_and_nothing_else() -> None:
    game = find_game("game_of_ur")
    assert make_bot("scribe:objective=race", game).name == "scribe"
    with pytest.raises(InvalidInput, match="cannot be told “budget”; it understands: objective"):
        make_bot("scribe:budget=3", game)
    with pytest.raises(InvalidInput, match="no level “divine”; there are: pupil, copyist"):
        make_level("divine", game)
