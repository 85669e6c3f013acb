"""The round trip of positions through JSON."""

import json

from edubba.core.state import State
from edubba.core.view import to_json
from edubba.core.words import Json
from edubba.testing.conformance.differences import difference
from edubba.testing.conformance.walk import Check, Walk, who


class Positions(Check):
    """A position read back from its JSON is the same one, and the same game follows."""

    FOLLOWED = 16
    """A position read back is followed for so many steps before the next one is."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.fresh = walk.state
        self.old = walk.state
        self.since = 0

    def look(self) -> None:
        walk = self.walk
        self.fresh = walk.setup.position(json.loads(walk.print))
        broke = "read back from its JSON the position differs"
        self.compare(self.fresh, broke)
        for seat in walk.observers_in_turn():
            here, there = self.view(walk.state, seat), self.view(self.fresh, seat)
            if here != there:
                walk.fail(f"{broke}: {who(seat)} sees {difference(here, there)}")
        if walk.step % self.FOLLOWED == 0:
            self.old, self.since = walk.setup.position(json.loads(walk.print)), walk.step

    def before(self, action: int) -> None:
        self.fresh.apply(action)
        self.old.apply(action)

    def after(self, action: int) -> None:
        move = self.walk.space.decode(action)
        self.compare(self.fresh, f"after {move} on the position read back, it differs")
        self.compare(self.old, f"the game from the position read back at step {self.since} differs")

    def compare(self, other: State, broke: str) -> None:
        walk, state = self.walk, self.walk.state
        if other.fingerprint() != walk.print:
            walk.fail(f"{broke}: {difference(state.to_json(), other.to_json())}")
        walk.require(other.actor == state.actor, f"{broke}: other actor {other.actor}")
        walk.require(other.outcomes() == state.outcomes(), f"{broke}: other legal actions")

    def view(self, state: State, seat: int) -> Json:
        return to_json(self.walk.setup.game.view(self.walk.setup, state, seat))
