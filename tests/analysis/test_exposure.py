"""What a choice in a race risks, held against what can be counted by hand."""

from dataclasses import replace

import pytest
from tests.games.game_of_ur.table import board as birds
from tests.games.game_of_ur.table import home_but
from tests.games.royal_game_of_ur.table import board

from edubba.analysis import Budget, hint
from edubba.analysis.contrast import beside
from edubba.analysis.exposure import exposure, gamble
from edubba.analysis.judge import judge
from edubba.analysis.race import Analyst
from edubba.core import Rng
from edubba.core.catalogue import word
from edubba.core.state import State
from edubba.core.words import Message

ONE, TWO, THREE = 4 / 16, 6 / 16, 4 / 16
"""How often four dice show that."""


def exposed(state: State) -> dict[str, float | None]:
    space = state.setup.space()
    return {str(space.decode(each)): exposure(state, each) for each in state.legal_actions()}


def test_the_throws_that_capture_are_counted() -> None:
    """Light stands one house before dark's only piece on the way that both share."""
    state = board(light=[6], dark=[5], home=(5, 5)).throw(1).state
    assert exposed(state) == {"enter": ONE, "move 6": TWO}


def test_nothing_is_captured_on_a_rosette_and_whoever_throws_again_is_not_in_danger() -> None:
    """The eighth house is a rosette: landing there keeps the turn, and guards the piece."""
    assert exposed(board(light=[7], dark=[5], home=(6, 6)).throw(1).state) == {"move 7": None}
    safe = board(light=[8, 2], dark=[6], home=(5, 6)).throw(1).state
    assert exposed(safe)["move 2"] == 0


def test_a_gamble_is_told_by_both_of_its_ends() -> None:
    table = birds(light={"eagle": 9}, dark={"raven": 12}).throw(2)
    state = table.state
    analyst = Analyst(state.setup)
    values = {each.action: each.value for each in analyst.choices(state)}
    space = state.setup.space()
    [roll] = [each for each in values if space.decode(each).verb == "roll"]
    staked = gamble(analyst, state, roll)
    assert staked is not None
    assert staked.share == 0.5
    assert staked.won > staked.lost
    assert staked.mean == pytest.approx(values[roll], abs=1e-6)
    assert all(gamble(analyst, state, each) is None for each in values if each != roll)


def test_the_ends_of_a_gamble_keep_their_names_where_a_no_leaves_more() -> None:
    light, dark = home_but(raven=9, eagle="off"), home_but(raven="off", eagle=14)
    state = birds(light=light, dark=dark, board="first_millennium").throw(3).state
    analyst, space = Analyst(state.setup), state.setup.space()
    [roll] = [each for each in state.legal_actions() if space.decode(each).verb == "roll"]
    after = state.clone()
    after.apply(roll)
    for outcome, _ in after.outcomes():
        end = after.clone()
        end.apply(outcome)
        staked = gamble(analyst, state, roll)
        assert staked is not None
        named = staked.won if str(space.decode(outcome)) == "large yes" else staked.lost
        assert named == pytest.approx(analyst.chance(end, 0))
        assert staked.won < staked.lost


def test_hints_of_races_say_what_is_risked_beside_the_runner_up() -> None:
    state = board(light=[6], dark=[5], home=(5, 5)).throw(1).state
    told = [word(each) for each in hint(state.setup, state, 0, Budget(), Rng(1)).reasons]
    [risk] = [each for each in told if "capture" in each]
    assert "25.0 %" in risk
    assert "37.5 %" in risk


def test_what_speaks_for_a_choice_comes_before_what_speaks_against_it() -> None:
    """A rosette is another throw; leaving one's piece in reach is only told after what decides."""
    state = board(light=[7, 2], dark=[5], home=(5, 6)).throw(1).state
    space = state.setup.space()
    choices = {
        str(space.decode(each.action)): each
        for each in judge(state.setup, state, Budget(), Rng(1)).choices
    }
    told = beside(state.setup, state, choices["move 7"], choices["move 2"])
    assert word(told[0]) == "It lets you throw again at once."
    told = beside(state.setup, state, choices["move 2"], choices["move 7"])
    lost = "Against it: The other choice would let you throw again at once."
    assert lost in [word(each) for each in told]
    near = board(light=[6], dark=[5], home=(5, 5)).throw(1).state
    pair = judge(near.setup, near, Budget(), Rng(1)).choices
    bold, safe = sorted(pair, key=lambda each: -(exposure(near, each.action) or 0))
    told = beside(near.setup, near, replace(bold, chance=safe.chance + 0.1), safe)
    ids = [each.id for each in told]
    assert ids == ["analysis/more", *["analysis/against"] * (len(ids) - 1)]
    assert "can capture" in word(told[-1])


def test_a_capture_is_told_by_what_it_costs_the_other_and_missed_where_it_is_given_up() -> None:
    state = board(light=[5, 2], dark=[6], home=(5, 6)).throw(1).state
    space = state.setup.space()
    choices = {
        str(space.decode(each.action)): each
        for each in judge(state.setup, state, Budget(), Rng(1)).choices
    }
    pair = choices["move 5"], choices["move 2"]
    for given_up, (mine, other) in ((False, pair), (True, pair[::-1])):
        told = beside(state.setup, state, mine, other)
        against = [each.args["what"] for each in told if each.id == "analysis/against"]
        said = [each.id for each in (against if given_up else told) if isinstance(each, Message)]
        wanted = ("other-captures", "others-more") if given_up else ("captures", "others-less")
        assert {f"analysis/{id}" for id in wanted} <= {*said}


def test_what_a_gamble_brings_is_not_counted_before_it_is_thrown() -> None:
    state = birds(light={"eagle": 9}, dark={"raven": 12}).throw(2).state
    space = state.setup.space()
    choices = judge(state.setup, state, Budget(), Rng(1)).choices
    [roll] = [each for each in choices if space.decode(each.action).verb == "roll"]
    other = next(each for each in choices if each is not roll)
    ids = [
        [each.id for each in beside(state.setup, state, *pair)]
        for pair in ((roll, other), (other, roll))
    ]
    assert ids == [["analysis/gamble"], ["analysis/other-gamble"]]


def test_the_ends_of_a_gamble_agree_with_what_a_puzzle_knows_of_it() -> None:
    state = birds(light={"eagle": 9}, dark={"raven": 12}).throw(2).state
    space = state.setup.space()
    choices = judge(state.setup, state, Budget(), Rng(1)).choices
    [roll] = [each for each in choices if space.decode(each.action).verb == "roll"]
    other = next(each for each in choices if each is not roll)
    [told] = beside(state.setup, state, replace(roll, chance=roll.chance + 0.1), other)
    [before] = beside(state.setup, state, roll, other)
    for end in ("won", "lost"):
        tenths = [
            float(word(Message("analysis/does", what=each.args[end]))) for each in (told, before)
        ]
        assert tenths[0] - tenths[1] == pytest.approx(10, abs=0.11)
