"""Random play to the end, the measure of speed and the simplest use of the contract."""

from edubba.core.actions import Actions
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State


def playout(state: State, rng: Rng, actions: Actions) -> i64:
    """Play on at random until the game is over; how many decisions the seats took."""
    decisions: i64 = 0
    while state.actor != OVER:
        state.legal_into(actions)
        if state.actor == CHANCE:
            state.apply(actions.draw(rng), None)
        else:
            state.apply(actions.pick(rng), None)
            decisions += 1
    return decisions


def playout_cloning(state: State, rng: Rng, actions: Actions) -> i64:
    """The same with a clone before every step, as a tree search walks."""
    decisions: i64 = 0
    while state.actor != OVER:
        state.legal_into(actions)
        chance = state.actor == CHANCE
        state = state.clone()
        state.apply(actions.draw(rng) if chance else actions.pick(rng), None)
        decisions += not chance
    return decisions


def perft(state: State, depth: i64) -> i64:
    """How many paths of this many actions and outcomes start here: the rules in one number."""
    if depth == 0 or state.actor == OVER:
        return 1
    actions = Actions()
    state.legal_into(actions)
    if depth == 1:
        return actions.count
    paths: i64 = 0
    for i in range(actions.count):
        after = state.clone()
        after.apply(actions.items[i], None)
        paths += perft(after, depth - 1)
    return paths
