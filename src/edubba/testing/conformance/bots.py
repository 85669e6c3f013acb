"""A bot must not choose by what its seat does not know."""

from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.testing.conformance.differences import difference
from edubba.testing.conformance.walk import Walk, who

ONE_IN = 8
"""At one in so many decisions the bots are asked."""


class Bots:
    """With the same seed, `imagine` and every bot do the same in worlds that look the same."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.rng = walk.rng_for("bots")

    def look(self, seat: int, world: State) -> None:
        """A bot is shown what is imagined for its seat, so that must not depend on the truth."""
        walk = self.walk
        if walk.state.actor != seat:
            return
        seed = self.rng.word()
        shown = walk.state.imagine(seat, Rng(seed))
        other = world.imagine(seat, Rng(seed))
        if shown.fingerprint() != other.fingerprint():
            apart = difference(shown.to_json(), other.to_json())
            walk.fail(
                f"with the same seed {who(seat)} imagines different worlds from two positions it "
                f"cannot tell apart, so a bot would choose by the truth: {apart}"
            )
        if walk.terms.thorough or self.rng.below(ONE_IN) == 0:
            for bot in walk.terms.bots:
                here, there = bot.choose(shown, Rng(seed)), bot.choose(other, Rng(seed))
                legal = here in walk.state.legal_actions()
                walk.require(legal, f"bot {bot.name} chooses {here}, which is not legal")
                walk.require(here == there, f"bot {bot.name} chooses {here}, then {there}")
                walk.report.choices += 1
