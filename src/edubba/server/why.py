"""Why an element of the board cannot be used now, from the same source that says what is legal.

Nothing here knows a game: the actions that speak of an element are found by their target paths,
else by the words of their moves, and each is asked why it is refused.
"""

from typing import Final

from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.words import Message, Reason

VAGUE: Final = "core/why-not-now"
MOST_ASKED: Final = 250
"""Actions of which the reason is asked for one element."""


def why_not(space: ActionSpace, state: State, element: str) -> Reason | None:
    """The most telling reason why no action uses this element; None where one does.

    Only for the seat that decides: reasons may speak of what it alone knows.
    """
    decision = state.decision()
    legal = state.legal_actions()
    for action in legal:
        if element in decision.targets(state, action):
            return None
    verbs = {space.decode(action).verb for action in legal}
    known = set(legal)
    found: list[tuple[int, Reason]] = []
    asked = 0
    for action in range(space.seat_actions):
        if action in known or not mentions(space, state, action, element):
            continue
        reason = state.refusal(action)
        if reason is not None:
            found.append((_weight(reason, space.decode(action).verb in verbs), reason))
        asked += 1
        if asked == MOST_ASKED:
            break
    if not found:
        return Reason(Message(VAGUE))
    return max(found, key=lambda pair: pair[0])[1]


def mentions(space: ActionSpace, state: State, action: int, element: str) -> bool:
    """Whether an action that is not legal now speaks of an element."""
    try:
        path = state.decision().targets(state, action)
    except Exception:  # targets are promised for legal actions only
        path = []
    if path:
        return element in path
    # An action without a path is known by the words of its move: `tile:c3` by `c3`.
    names = element.split(":")[1:]
    args = space.decode(action).args
    return bool(names) and all(name in args for name in names)


def _weight(reason: Reason, same_verb: bool) -> int:
    """Of several reasons, one that names a rule, of a verb that is possible now, says most."""
    return 4 * int(reason.words.id != VAGUE) + 2 * int(same_verb) + int(bool(reason.rule))
