"""Features: whole rows, within their ranges, the same in worlds that look the same."""

from edubba.testing.conformance.walk import Check, Walk, who


class Observations(Check):
    """What learners are shown of a position is what the seat may know."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.features = walk.setup.game.features(walk.setup)
        self.true, self.other = self.features.sheet(), self.features.sheet()
        names = [group.name for group in self.features.groups]
        walk.require(len({*names}) == len(names), f"two features have the same name: {names}")

    def look(self) -> None:
        walk = self.walk
        for seat in walk.observers_in_turn():
            if seat < 0:
                continue
            self.features.observe(walk.state, seat, self.true)
            at, size = self.true.at, self.features.size
            walk.require(at == size, f"of {size} features {at} are written for {who(seat)}")
            world = walk.state.imagine(seat, self.rng)
            self.features.observe(world, seat, self.other)
            self.compare(seat, [*self.true.values], [*self.other.values])

    def compare(self, seat: int, true: list[int], other: list[int]) -> None:
        at = 0
        for group in self.features.groups:
            here, there = true[at : at + group.size], other[at : at + group.size]
            name = group.name
            self.walk.require(here == there, f"the feature {name} tells {who(seat)} a secret")
            right = group.low <= min(here, default=0) and max(here, default=0) <= group.high
            self.walk.require(
                right, f"the feature {name} is not from {group.low} to {group.high}: {here}"
            )
            at += group.size
