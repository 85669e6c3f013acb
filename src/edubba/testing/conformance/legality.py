"""What may be chosen, and why the rest may not."""

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import sees
from edubba.core.questions import Question
from edubba.core.state import CHANCE, OVER, State
from edubba.testing.conformance.walk import Check

ROOM = 0x7FFFFFFF
"""Generators draw below 2**31, so the weights of a chance node must not add up to more."""


class LegalActions(Check):
    """Sorted, unique, never none unless the game is over, and from the right part of the space."""

    buffer = Actions()  # shared and never cleaned, as searches use theirs

    def look(self) -> None:
        walk, state = self.walk, self.walk.state
        legal = state.legal_actions()
        walk.require(legal == sorted(set(legal)), f"legal actions are not sorted: {legal}")
        state.legal_into(self.buffer)
        again = self.buffer.as_list()
        walk.require(legal == again, f"legal_actions gives {legal}, then legal_into {again}")
        if state.actor == OVER:
            walk.require(not legal, f"the game is over and {legal} are still legal")
            return
        walk.require(bool(legal), "nothing is legal, and the game is not over")
        space = walk.space
        first, end = (0, space.seat_actions)
        if state.actor == CHANCE:
            first, end = (space.seat_actions, space.size)
        for action in legal:
            whose = "chance" if state.actor == CHANCE else "a seat"
            walk.require(
                first <= action < end,
                f"action {action} is legal, but {whose} has actions {first} to {end - 1}",
            )
            knows = state.actor == CHANCE or sees(state.seen_by(action), state.actor)
            walk.require(knows, f"seat {state.actor} may not know its own action {action}")
            state.is_final(action)


class Refusals(Check):
    """None exactly for the legal actions, over the whole space and one beyond each end."""

    SPARE = 60
    """A larger space is asked whole at every n-th position, n growing with it."""

    def look(self) -> None:
        walk, state = self.walk, self.walk.state
        legal = set(state.legal_actions())
        asked = range(-1, walk.space.size + 1)
        if not walk.every(1 + walk.space.size // self.SPARE):
            asked = range(-1, walk.space.size + 1, 1 + self.rng.below(walk.space.size))
        for action in sorted({*asked, *legal}):
            reason = state.refusal(action)
            if action in legal:
                walk.require(reason is None, f"action {action} is legal and refused: {reason!r}")
            elif reason is None:
                walk.fail(f"action {action} is neither legal nor refused")
            else:
                walk.say(reason.words)
            walk.report.refusals += 1
        if state.actor not in (CHANCE, OVER):
            self.obstacles(state, legal)

    def obstacles(self, state: State, legal: set[int]) -> None:
        """Of a question, an obstacle stands in the way of exactly what is not legal."""
        decision, space = state.decision(), self.walk.space
        if not isinstance(decision, Question):
            return
        for action in range(space.seat_actions):
            if space.decode(action).verb in decision.verbs:
                found = decision.obstacle(state, action)
                if (found == NO_OBSTACLE) != (action in legal):
                    stands = "no obstacle" if found == NO_OBSTACLE else f"obstacle {found}"
                    listed = "legal" if action in legal else "not legal"
                    self.walk.fail(f"{space.decode(action)} is {listed}, and has {stands}")


class Weights(Check):
    """Outcomes of chance have positive whole weights."""

    def look(self) -> None:
        walk = self.walk
        if walk.state.actor != CHANCE:
            return
        outcomes = walk.state.outcomes()
        for action, weight in outcomes:
            walk.require(weight > 0, f"outcome {action} has the weight {weight}")
        total = sum(weight for _, weight in outcomes)
        walk.require(total <= ROOM, f"the weights add up to {total}, which is over {ROOM}")
