"""What people hold in their hands are values: compared, copied and sent to other processes."""

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

import pytest

from edubba.bots import make_bot
from edubba.bots.random_bot import RandomBot
from edubba.core import OVER, IllegalMove, Message, Reason, Rng, Setup, State, find_game, game_ids
from edubba.core.bot import Bot
from edubba.match import Match
from edubba.testing.conformance.walk import anything

TWINS: list[Callable[[Any], Any]] = [
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.copy,
    copy.deepcopy,
]


def after(id: str, steps: int) -> State:
    """A position after so many random steps, or before the last one of a shorter game."""
    state, rng = find_game(id).setup().new(), Rng(steps)
    for _ in range(steps):
        next = state.clone()
        next.apply(anything(next, rng))
        if next.actor == OVER:
            break
        state = next
    return state


def twins(value: object) -> list[Any]:
    made = [twin(value) for twin in TWINS]
    for twin in made:
        assert twin == value
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)
    return made


@pytest.mark.parametrize("id", game_ids())
def test_a_position_is_a_value_of_its_own(id: str) -> None:
    state = after(id, 30)
    before = state.fingerprint()
    for twin in twins(state):
        assert twin.legal_actions() == state.legal_actions()
        twin.apply(anything(twin, Rng(1)))
        assert state.fingerprint() == before
        assert twin != state
    assert state != after(id, 0)
    assert state != before


def test_the_repr_of_a_position_says_who_decides() -> None:
    state = find_game("royal_game_of_ur").setup().new()
    assert repr(state) == "<RoyalState: chance decides throw>"
    state.apply(state.legal_actions()[-1])
    assert repr(state) == "<RoyalState: seat 0 decides move>"
    state.clear_stack()
    assert repr(state) == "<RoyalState: over>"


def test_a_checked_move_is_refused_with_its_reason_and_changes_nothing() -> None:
    state = find_game("royal_game_of_ur").setup().new()
    before = state.fingerprint()
    with pytest.raises(IllegalMove, match="Only chance"):
        state.play(0)
    assert state.fingerprint() == before
    state.play(state.legal_actions()[0])
    assert state.fingerprint() != before


def test_a_setup_is_a_value_and_says_how_to_agree_on_it_again() -> None:
    setup = find_game("game_of_ur").setup(2, {"first_player": "light"})
    twins(setup)
    again: Setup = eval(repr(setup), {"find_game": find_game})
    assert again == setup
    others = [find_game("game_of_ur").setup(), find_game("royal_game_of_ur").setup(), None]
    assert all(setup != other for other in others)


def test_a_generator_goes_on_where_its_twin_stands() -> None:
    rng = Rng(5)
    rng.word()
    again: Rng = eval(repr(rng))
    ahead = copy.copy(rng)
    ahead.word()
    second = ahead.word()
    for twin in (*twins(rng), again):
        assert twin is not rng
        assert [twin.word(), twin.word()] == [copy.copy(rng).word(), second]
    assert rng != Rng(5)


@pytest.mark.parametrize("text", ["random", "greedy:budget=30", "mcts:iterations=9", "fair"])
def test_a_bot_is_equal_to_one_that_was_told_the_same(text: str) -> None:
    game = find_game("royal_game_of_ur")
    bot = make_bot(text, game)
    state = after("royal_game_of_ur", 1)
    for twin in twins(bot):
        assert twin.name == bot.name
        assert twin.choose(state, Rng(2)) == bot.choose(state, Rng(2))
    assert bot == make_bot(text, game)
    assert bot != make_bot("greedy:budget=31", game)
    assert bot != make_bot(text, find_game("ulm")) or isinstance(bot, RandomBot)


class Own(Bot):
    """A subclass that somebody wrote, which is told something."""

    def __init__(self, depth: int) -> None:
        self.name = "own"
        self.depth = depth

    def made_of(self) -> tuple[object, ...]:
        return (self.depth,)


def test_a_bot_of_ones_own_is_a_value_too() -> None:
    for twin in twins(Own(3)):
        assert (twin.name, twin.depth) == ("own", 3)
    assert Own(3) != Own(4)


def test_a_match_is_equal_to_its_twin_until_one_is_played_on() -> None:
    match = Match.new(find_game("game_of_ur").setup(), [Own(1), "Ana"], seed=4)
    for twin in twins(match):
        assert twin.state == match.state
        assert twin.bots == match.bots
        twin.resign(1)
        assert twin != match
        assert hash(twin) == hash(match)
        assert match.result is None
    assert match != Match.new(match.setup, [Own(1), "Ana"], seed=5)


def test_results_and_errors_come_back_from_other_processes() -> None:
    state = after("royal_game_of_ur", 1)
    state.concede(0, None)
    twins(state.result())
    error = IllegalMove(Reason(Message("core/why-game-over"), "GU-1"))
    again = pickle.loads(pickle.dumps(error))
    assert again.reason == error.reason
    assert str(again) == str(error)


def legal_in(state: State) -> list[int]:
    return state.legal_actions()


def test_positions_travel_to_a_fresh_process() -> None:
    state = after("ulm", 20)
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(legal_in, [state]) == [state.legal_actions()]
