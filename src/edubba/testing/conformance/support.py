"""Support: nothing that may be true is left out of the imagined worlds."""

from edubba.core.state import State
from edubba.testing.conformance.differences import facts
from edubba.testing.conformance.walk import Walk, who

WORLDS = 3000
"""A fact that is missing from so many worlds is taken to be missing from all."""
ONE_IN = 12
A_GAME = 3
"""So often a game is looked at for each observer, at one in twelve positions."""


class Support:
    """Every fact of the true position, and of any other that the observer cannot tell from it,
    occurs in some imagined world. So `imagine` neither leaves the truth out nor knows it."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rng = walk.rng_for("support")
        self.looked: dict[int, int] = {}

    def look(self, observer: int, world: State) -> None:
        looked = self.looked.get(observer, 0)
        if self.walk.terms.thorough or (looked < A_GAME and self.rng.below(ONE_IN) == 0):
            self.looked[observer] = looked + 1
            self.search(observer, world)

    def search(self, observer: int, world: State) -> None:
        walk = self.walk
        true, other = {*facts(walk.state.to_json())}, {*facts(world.to_json())}
        wanted = true | other
        for _ in range(WORLDS):
            wanted -= {*facts(walk.state.imagine(observer, self.rng).to_json())}
            if not wanted:
                walk.report.supports += 1
                return
        path, value = min(wanted)
        which = "is true" if (path, value) in true else "may be true"
        walk.fail(f"no world imagined for {who(observer)} has {path} = {value}, which {which}")
