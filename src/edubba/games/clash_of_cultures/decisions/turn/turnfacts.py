"""Actions won and lost in the course of a player-turn."""

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures import events
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.state import ClashState


def spend_action(state: ClashState, seat: i64, costs_action: bool) -> None:
    """Push the step that ends an action, or what costs none, and count it."""
    asks = costs_action or state.terms.terror_after_uses
    state.push(frames.AFTER_ACTION if asks else frames.AFTER_USE, seat)
    if costs_action:
        state.actions -= 1
        state.begun = True


def gain_action(state: ClashState, seat: i64, count: i64, journal: Journal | None) -> None:
    state.actions += count
    if journal is not None:
        journal.tell(events.ActionGained(seat))


def lose_action(state: ClashState, seat: i64, count: i64, journal: Journal | None) -> None:
    """Of this turn if it is his and an action is left, else of the next one (Revolution)."""
    now = state.active == seat and state.actions > 0
    if now:
        state.actions -= count
    else:
        state.edit(seat).revolted += count
    if journal is not None:
        journal.tell(events.ActionLost(seat, int(not now)))
