"""Choices that are none: where everybody can see that only one is possible, it is made."""

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.ulm.state import UlmState


def offer(state: UlmState, code: i64, journal: Journal | None, a: i64 = 0, b: i64 = 0) -> None:
    """Put a nested decision of the player to move on top, and make it for him if it is forced.

    Never for a choice among hand cards: that there is only one must not be known.
    """
    state.push(code, state.to_move, a, b)
    take_if_forced(state, journal)


def take_if_forced(state: UlmState, journal: Journal | None) -> None:
    """Make the only choice of the decision on top."""
    choices = state.choices
    if choices is None:
        choices = state.choices = Actions()
    state.legal_into(choices)
    if choices.count == 1:
        state.decision().apply(state, choices.items[0], journal)
