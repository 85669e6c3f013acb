"""The bot that plays the best complete own turn it can find, and looks no further."""

from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import State

BUDGET: Final = 600
"""Turns tried for one decision, unless asked otherwise."""
LONGEST_TURN: Final = 400
"""Decisions after which a turn is judged as it stands."""


@final
class GreedyBot(Bot):
    """Tries own turns until another seat or chance decides, judges each by the evaluator at its
    end, and takes the first action of the best.

    The search is bounded: a share of the budget for every action, shared out again below it, and
    random completions where nothing is left to share. After each round the worse half of the
    actions drops out (sequential halving), so long turns are tried where it matters.
    """

    def __init__(self, evaluator: Evaluator, budget: i64) -> None:
        self.name = "greedy"
        self.evaluator = evaluator
        self.budget = budget

    def choose(self, state: State, rng: Rng) -> i64:
        actions = Actions()
        state.legal_into(actions)
        if actions.count == 1:
            return actions.items[0]
        seat = state.actor
        values: list[float] = []
        for i in range(actions.count):
            values.append(self.evaluate_after(state, actions.items[i], seat, 1, rng))
        alive = [*range(len(values))]
        rounds = len(values).bit_length()
        while len(alive) > 1:
            share: i64 = self.budget // (rounds * len(alive))
            improved = False
            if share > 1:
                for i in alive:
                    value = self.evaluate_after(state, actions.items[i], seat, share, rng)
                    if value > values[i]:
                        values[i] = value
                        improved = True
            alive.sort(key=lambda i: -values[i])
            alive = alive[: (len(alive) + 1) // 2]
            if not improved:
                break
        best: i64 = alive[0]
        return actions.items[best]

    def evaluate_after(self, state: State, action: i64, seat: i64, budget: i64, rng: Rng) -> float:
        after = state.clone()
        after.apply(action, None)
        return self.best_turn(after, seat, budget, 0, rng)

    def best_turn(self, state: State, seat: i64, budget: i64, depth: i64, rng: Rng) -> float:
        """The value of the best end of this turn within the budget; `state` may be played on."""
        actions = Actions()
        while True:
            if state.actor != seat or depth > LONGEST_TURN:
                return self.evaluator.value(state, seat)
            state.legal_into(actions)
            if actions.count > 1 and budget > 1:
                break
            state.apply(actions.pick(rng), None)
            depth += 1
        tried: i64 = actions.count
        if budget < tried:
            tried = budget
            shuffle_front(actions, tried, rng)
        share: i64 = budget // tried
        best = 0.0
        for i in range(tried):
            after = state.clone()
            after.apply(actions.items[i], None)
            value = self.best_turn(after, seat, share, depth + 1, rng)
            if i == 0 or value > best:
                best = value
        return best


def shuffle_front(actions: Actions, count: i64, rng: Rng) -> None:
    """Bring `count` random actions to the front."""
    for i in range(count):
        j: i64 = i + rng.below(actions.count - i)
        actions.items[i], actions.items[j] = actions.items[j], actions.items[i]
