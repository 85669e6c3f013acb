"""Whole turns of one seat: tried at random where there are many, judged at their end."""

from time import monotonic
from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.game import Evaluator
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.rng import Rng
from edubba.core.state import State

LONGEST_TURN: Final = 400
"""Decisions after which a turn is judged as it stands."""
NO_DEADLINE: Final = 0.0
SHUNNED: Final = -1e9
"""What a turn is worth whose end an evaluator shuns: less than any other."""


@final
@mypyc_attr(acyclic=True)
class Line:
    """A complete turn: the actions of one seat until another seat or chance decides."""

    def __init__(self, moves: vec[i64], value: float) -> None:
        self.moves = moves
        self.value = value
        """What its seat's evaluator says at the end of it."""
        self.visits: i64 = 0
        self.total = 0.0
        """What came of it when a search went on from its end, added up over the visits."""


@final
class Turns:
    """Finds good turns within a budget.

    The search is bounded: a share of the budget for every action, shared out again below it, and
    random completions where nothing is left to share.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.path = vec[i64]([0] * (LONGEST_TURN + 2))
        self.found = vec[i64]([0] * (LONGEST_TURN + 2))
        self.length: i64 = -1
        """Of the best turn found since the last `start`; negative before there is one."""
        self.value = 0.0
        self.keep: i64 = 0
        """So many of the best turns are kept in `few`, one of each value."""
        self.few: list[Line] = []

    def ranked(
        self, state: State, actions: Actions, budget: i64, rng: Rng, deadline: float
    ) -> list[Line]:
        """The best turn found for each of these actions, the best first; none that is shunned if
        there are others.

        After each round the worse half of the actions drops out (sequential halving), so that long
        turns are tried where it matters. The deadline, if there is one, ends further rounds.
        """
        lines: list[Line] = []
        for i in range(actions.count):
            self.try_after(state, actions.items[i], 1, rng)
            lines.append(self.line())
        alive = [*range(len(lines))]
        rounds = len(lines).bit_length()
        while len(alive) > 1:
            share: i64 = budget // (rounds * len(alive))
            improved = False
            if share > 1:
                for i in alive:
                    if deadline != NO_DEADLINE and monotonic() > deadline:
                        improved = False
                        break
                    self.try_after(state, actions.items[i], share, rng)
                    if self.value > lines[i].value:
                        lines[i] = self.line()
                        improved = True
            alive.sort(key=lambda i: -lines[i].value)
            alive = alive[: (len(alive) + 1) // 2]
            if not improved:
                break
        best = lines[alive[0]]
        if best.value > SHUNNED:
            lines = [line for line in lines if line.value > SHUNNED]
        lines.sort(key=lambda line: -line.value)
        # A tie between dropped and surviving actions goes to the survivor.
        lines.remove(best)
        lines.insert(0, best)
        return lines

    def best(self, state: State, budget: i64, rng: Rng) -> Line:
        """The best turn found from here; the position is left alone."""
        self.start()
        self.explore(state.clone(), state.actor, budget, 0, rng)
        return self.line()

    def judged(self, state: State, moves: vec[i64]) -> Line:
        """A turn that is known already, and what its end is worth, as far as it is possible."""
        after = state.clone()
        actions = Actions()
        for i in range(len(moves)):
            after.legal_into(actions)
            if not actions.has(moves[i]):
                break
            after.apply(moves[i], None)
        return Line(moves, self.evaluator.value(after, state.actor))

    def line(self) -> Line:
        """The best turn since the last start."""
        moves = vec[i64]()
        for i in range(self.length):
            moves = append(moves, self.found[i])
        return Line(moves, self.value)

    def start(self) -> None:
        self.length = -1

    def try_after(self, state: State, action: i64, budget: i64, rng: Rng) -> None:
        """Look for the best turn that begins with this action."""
        self.start()
        after = state.clone()
        self.path[0] = action
        after.apply(action, None)
        self.explore(after, state.actor, budget, 1, rng)

    def explore(self, state: State, seat: i64, budget: i64, depth: i64, rng: Rng) -> None:
        """Try ends of this turn within the budget and keep the best; `state` may be played on."""
        actions = Actions()
        while True:
            if state.actor != seat or depth > LONGEST_TURN:
                shunned = self.evaluator.shuns(state, seat)
                self.end(SHUNNED if shunned else self.evaluator.value(state, seat), depth)
                return
            state.legal_into(actions)
            if actions.count > 1 and budget > 1:
                break
            action = actions.pick(rng)
            self.path[depth] = action
            state.apply(action, None)
            depth += 1
        tried: i64 = actions.count
        if budget < tried:
            tried = budget
            shuffle_front(actions, tried, rng)
        share: i64 = budget // tried
        for i in range(tried):
            after = state.clone()
            self.path[depth] = actions.items[i]
            after.apply(actions.items[i], None)
            self.explore(after, seat, share, depth + 1, rng)

    def end(self, value: float, length: i64) -> None:
        """A turn of this length has ended; remember it if none was better."""
        if self.keep > 0 and value > SHUNNED:
            self.gather(value, length)
        if self.length < 0 or value > self.value:
            self.value = value
            self.length = length
            for i in range(length):
                self.found[i] = self.path[i]

    def gather(self, value: float, length: i64) -> None:
        """Keep a turn that is one of the best; those of equal value lead to the same mostly."""
        few = self.few
        at: i64 = len(few)
        while at > 0 and few[at - 1].value <= value:
            at -= 1
            if few[at].value == value:
                return
        if at < self.keep:
            moves = vec[i64]()
            for i in range(length):
                moves = append(moves, self.path[i])
            few.insert(at, Line(moves, value))
            if len(few) > self.keep:
                few.pop()


def shuffle_front(actions: Actions, count: i64, rng: Rng) -> None:
    """Bring `count` random actions to the front."""
    for i in range(count):
        j: i64 = i + rng.below(actions.count - i)
        actions.items[i], actions.items[j] = actions.items[j], actions.items[i]
