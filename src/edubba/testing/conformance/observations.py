"""Features and aspects: whole rows, within their ranges, the same in worlds that look the same."""

from edubba.core.features import Features
from edubba.testing.conformance.walk import Check, Walk, who


class Observations(Check):
    """What learners and networks are shown of a position is what the seat may know."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        features = walk.setup.game.features(walk.setup)
        aspects = walk.setup.game.aspects(walk.setup)
        kinds = [features] if type(aspects) is type(features) else [features, aspects]
        self.kinds = [(kind, kind.sheet(), kind.sheet()) for kind in kinds]
        for kind in kinds:
            names = [group.name for group in kind.groups]
            walk.require(len({*names}) == len(names), f"two features have the same name: {names}")

    def look(self) -> None:
        walk = self.walk
        for seat in walk.observers_in_turn():
            if seat < 0:
                continue
            world = walk.state.imagine(seat, self.rng)
            for features, true, other in self.kinds:
                features.observe(walk.state, seat, true)
                at, size = true.at, features.size
                walk.require(at == size, f"of {size} features {at} are written for {who(seat)}")
                features.observe(world, seat, other)
                self.compare(features, seat, [*true.values], [*other.values])

    def compare(self, features: Features, seat: int, true: list[int], other: list[int]) -> None:
        at = 0
        for group in features.groups:
            here, there = true[at : at + group.size], other[at : at + group.size]
            name = group.name
            self.walk.require(here == there, f"the feature {name} tells {who(seat)} a secret")
            right = group.low <= min(here, default=0) and max(here, default=0) <= group.high
            self.walk.require(
                right, f"the feature {name} is not from {group.low} to {group.high}: {here}"
            )
            at += group.size
