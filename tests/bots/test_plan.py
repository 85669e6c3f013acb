"""A found turn is played as it was found; whatever goes otherwise is thought about anew."""

from edubba.bots import make_bot
from edubba.bots.mcts import MctsBot
from edubba.core import CHANCE, OVER, Rng
from edubba.core.registry import find_game


def searches(id: str, seats: int, decisions: int) -> tuple[int, int]:
    """How often a bot searched in its decisions, and how many of them had a choice."""
    setup = find_game(id).setup(seats)
    state, rng = setup.new(), Rng(5)
    bot = make_bot("mcts:iterations=8,budget=6,reply=2,width=3", setup.game)
    assert isinstance(bot, MctsBot)
    searched = asked = 0
    while state.actor != OVER and asked < decisions:
        legal = [a for a, _ in state.outcomes()] if state.actor == CHANCE else state.legal_actions()
        if state.actor == CHANCE or len(legal) == 1:
            state.apply(legal[rng.below(len(legal))])
            continue
        before = state.to_json()
        kept = bot.plan.is_due(state)
        expected = int(bot.plan.moves[bot.plan.at]) if kept else None
        action = int(bot.choose(state.imagine(state.actor, rng), rng))
        assert state.to_json() == before
        assert expected in (None, action)
        assert action in legal
        asked += 1
        searched += not kept
        state.apply(action)
    return searched, asked


def test_most_steps_of_long_turns_are_not_searched_again() -> None:
    searched, asked = searches("ulm", 2, 30)
    assert asked == 30
    assert searched < 20


def test_a_turn_that_went_otherwise_is_searched_again() -> None:
    setup = find_game("ulm").setup(2)
    state, rng = setup.new(), Rng(5)
    bot = make_bot("mcts:iterations=8,budget=6,reply=2,width=3", setup.game)
    assert isinstance(bot, MctsBot)
    broken = 0
    while broken < 3:
        legal = [a for a, _ in state.outcomes()] if state.actor == CHANCE else state.legal_actions()
        if state.actor == CHANCE or len(legal) == 1:
            state.apply(legal[rng.below(len(legal))])
            continue
        action = int(bot.choose(state.imagine(state.actor, rng), rng))
        state.apply(next(each for each in legal if each != action))
        if state.actor >= 0 and len(state.legal_actions()) > 1:
            assert not bot.plan.is_due(state)
            broken += 1


def test_who_thinks_again_compares_the_rest_of_its_turn_with_others() -> None:
    setup = find_game("ur_ziggurat").setup(2)
    state, rng = setup.new(), Rng(5)
    bot = make_bot("mcts:iterations=8,budget=6,reply=2,width=3,again=1", setup.game)
    assert isinstance(bot, MctsBot)
    others = 0
    while others < 3:
        legal = [a for a, _ in state.outcomes()] if state.actor == CHANCE else state.legal_actions()
        if state.actor == CHANCE or len(legal) == 1:
            state.apply(legal[rng.below(len(legal))])
            continue
        if bot.plan.is_due(state):
            kept, *lines = bot.own(state, Rng(1), 0.0)
            assert [*kept.moves] == [*bot.plan.rest()]
            assert kept.value not in [line.value for line in lines]
            others += len(lines) > 0
        state.apply(int(bot.choose(state, rng)))
