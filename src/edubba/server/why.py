"""Why an element of the board cannot be used now, from the same source that says what is legal.

Nothing here knows a game: the actions that speak of an element are found by their target paths,
else by the words of their moves, and each is asked why it is refused. What speaks of what is worked
out once for a position, so that a whole board of questions costs little more than one.
"""

from collections import defaultdict
from typing import Final

from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.words import Reason

MOST_ASKED: Final = 250
"""Actions of which the reason is asked for one element."""


class Reasons:
    """Why not, in one position. Only for the seat that decides: reasons may speak of what it alone
    knows."""

    def __init__(self, space: ActionSpace, state: State) -> None:
        self.space = space
        self.state = state
        decision = state.decision()
        legal = state.legal_actions()
        self.usable = {element for each in legal for element in decision.targets(state, each)}
        self.verbs = {space.decode(action).verb for action in legal}
        self._by_path: defaultdict[str, list[int]] = defaultdict(list)
        self._by_word: defaultdict[str, set[int]] = defaultdict(set)
        self._refusals: dict[int, Reason | None] = {}
        known = set(legal)
        for action in range(space.seat_actions):
            if action not in known:
                self._note(action)

    def _note(self, action: int) -> None:
        """Remember what an action that is not legal now speaks of."""
        try:
            path = self.state.decision().targets(self.state, action)
        except Exception:  # targets are promised for legal actions only
            path = []
        for element in {*path}:
            self._by_path[element].append(action)
        if not path:
            # An action without a path is known by the words of its move: `tile:c3` by `c3`.
            for name in self.space.decode(action).args:
                self._by_word[name].add(action)

    def speaking_of(self, element: str) -> list[int]:
        """The actions that would use an element if they were legal."""
        names = element.split(":")[1:]
        found = {*self._by_path.get(element, ())}
        if names:
            found |= set.intersection(*(self._by_word.get(name, set()) for name in names))
        return sorted(found)

    def refusal(self, action: int) -> Reason | None:
        """Why an action is refused; None where it is not."""
        if action not in self._refusals:
            self._refusals[action] = self.state.refusal(action)
        return self._refusals[action]

    def of(self, element: str) -> Reason | None:
        """The most telling reason why no action uses this element; None where one does."""
        if element in self.usable:
            return None
        best, weight = self.state.other_question(), -1
        for action in self.speaking_of(element)[:MOST_ASKED]:
            reason = self.refusal(action)
            if reason is not None:
                telling = self._weight(reason, self.space.decode(action).verb)
                if telling > weight:
                    best, weight = reason, telling
        return best

    def _weight(self, reason: Reason, verb: str) -> int:
        """Of several reasons, one that names a rule, of a verb that is possible now, says most."""
        return 2 * int(verb in self.verbs) + int(bool(reason.rule))
