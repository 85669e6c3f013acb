"""Clone independence."""

import json

from edubba.core.state import OVER, State
from edubba.testing.conformance.differences import difference
from edubba.testing.conformance.walk import Check, Walk, anything


class Clones(Check):
    """What is played on a clone never shows in the original, nor the other way round."""

    RECENT = 3
    """So many earlier positions are read again after every step, all of them at the end."""
    AHEAD = 8
    """So many steps are tried out on a clone now and then."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.earlier: list[tuple[State, str]] = []
        self.print = walk.print

    def after(self, action: int) -> None:
        self.earlier.append((self.walk.left_behind, self.print))
        self.print = self.walk.print
        self.read_again(len(self.earlier) - self.RECENT)

    def look(self) -> None:
        walk = self.walk
        if not walk.every(6):
            return
        try:
            trial = walk.state.clone()
            for _ in range(self.AHEAD):
                if trial.actor != OVER:
                    trial.apply(anything(trial, self.rng))
        except Exception as error:
            walk.fail(f"a few steps ahead of here: {type(error).__name__}: {error}")
        changed = walk.state.fingerprint() != walk.print
        walk.require(not changed, "playing on a clone has changed the original")

    def end(self) -> None:
        self.read_again(0)

    def read_again(self, first: int) -> None:
        for step in range(max(first, 0), len(self.earlier)):
            state, print = self.earlier[step]
            if state.fingerprint() != print:
                where = difference(json.loads(print), state.to_json())
                self.walk.fail(
                    f"the position of step {step}, a twin of this game, changed: {where}"
                )
