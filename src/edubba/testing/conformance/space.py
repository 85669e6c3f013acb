"""The text forms of actions."""

from edubba.core.game import Setup
from edubba.testing.conformance.walk import Broken


def check_space(setup: Setup) -> None:
    """Every action has a text form that leads back to it."""
    space = setup.space()
    seats, size = space.seat_actions, space.size
    if not 0 < seats <= size:
        raise Broken(f"{setup.game.id}: {seats} of {size} actions are said to be those of seats")
    for action in range(size):
        text = str(space.decode(action))
        if space.parse(text) != action:
            raise Broken(f"{setup.game.id}: action {action} reads “{text}”, which is another one")
