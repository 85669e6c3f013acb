"""Conservation of components."""

from edubba.testing.conformance.walk import Check, Walk


class Totals(Check):
    """No component is lost or comes into being."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.totals = walk.setup.game.totals(walk.state)

    def look(self) -> None:
        now = self.walk.setup.game.totals(self.walk.state)
        for name in sorted({*self.totals, *now}):
            at_first, here = self.totals.get(name, 0), now.get(name, 0)
            self.walk.require(
                here == at_first, f"there were {at_first} {name}, now there are {here}"
            )
