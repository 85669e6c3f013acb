"""The moments that mattered are those where a choice cost most, whatever the dice did."""

import pytest
from tests.analysis.test_review import Last
from tests.games.game_of_ur.table import board

import edubba
from edubba.analysis import Budget, judge, review, turning
from edubba.analysis.race import Analyst
from edubba.analysis.turning import enough, ranked, suspects
from edubba.core import CHANCE, OVER, Rng
from edubba.core.catalogue import word
from edubba.games.game_of_ur import GAME
from edubba.match import Match


@pytest.fixture(scope="module")
def careless() -> Match:
    match = edubba.new_match("game_of_ur", [Last(), "greedy:objective=race,budget=1"], seed=5)
    match.play_out()
    return match


@pytest.mark.compiled_only  # every choice of a match
def test_in_a_solved_race_regret_is_what_the_values_say(careless: Match) -> None:
    found = review(careless)
    steps = suspects(found.losses)
    told = ranked(turning(careless, step, Budget()) for step in steps)
    assert 3 <= len(told) <= 5
    assert [each.regret for each in told] == sorted((each.regret for each in told), reverse=True)
    analyst = Analyst(careless.setup)
    for each in told:
        state = careless.at(each.step - 1)
        exact = analyst.judged(state, careless.step(each.step).action)
        assert each.regret == pytest.approx(exact.lost)
        assert each.seat == state.actor
        assert each.question == state.decision().prompt(state)
    worst = told[0]
    assert worst.seat == 0
    first = word(worst.reasons[0])
    assert word(worst.best.label) in first
    assert word(worst.played.label) in first


def test_a_closer_look_goes_on_until_three_moments_are_found() -> None:
    assert len(suspects(dict.fromkeys(range(100), 0.5))) == 30
    assert suspects({1: 0.0, 2: 0.2, 3: 0.4}) == [3, 2]
    assert [enough(10, 3), enough(10, 2), enough(9, 5)] == [True, False, False]


@pytest.mark.compiled_only  # every choice of a match
def test_no_luck_is_in_it(careless: Match) -> None:
    """A throw costs nobody regret, and what a choice cost does not depend on the next throw."""
    found = review(careless)
    assert all(careless.at(move.step - 1).actor != CHANCE for move in found.moves)
    step = suspects(found.losses)[0]
    again = Match.new(
        GAME.setup(), dice=edubba.match.dice.ManualDice(), start=careless.at(step - 1).to_json()
    )
    again.play(careless.step(step).action)
    while again.actor == CHANCE:  # anything but what was thrown
        again.roll(again.state.legal_actions()[-1])
    assert again.actor != OVER
    assert review(again).moves[0].loss == pytest.approx(found.losses[step])


def test_chances_of_all_choices_are_told_the_gamble_too() -> None:
    table = board(light={"swallow": 9}, dark={"eagle": 10}).throw(2)
    found = judge(GAME.setup(), table.state, Budget(), Rng(1))
    assert found.solved
    assert sum(found.chances) == pytest.approx(1.0)
    assert len(found.choices) == len(table.state.legal_actions())
    assert any(choice.move.startswith("roll") for choice in found.choices)
    assert found.choices[0].chance == pytest.approx(found.chances[0])


@pytest.mark.compiled_only  # plays many turns
@pytest.mark.parametrize("id", ["ulm", "clash_of_cultures"])
def test_a_position_is_judged_the_same_from_the_same_seed(id: str) -> None:
    game = edubba.core.registry.find_game(id)
    match = Match.new(game.setup(2), ["A", "B"], seed=3)
    few = Budget(iterations=2, seconds=60)
    first, again = (judge(match.setup, match.state, few, Rng(7)).to_json() for _ in range(2))
    assert first == again
    assert judge(match.setup, match.state, few, Rng(8)).to_json() != first
