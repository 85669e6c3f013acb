"""How a game ended."""

from typing import final

from edubba.core.words import JsonObject, Message


@final
class Result:
    """Places, points and the reason of a finished game."""

    def __init__(
        self,
        places: list[int],
        points: list[int],
        reason: Message,
        breakdown: dict[str, list[int]] | None = None,
        facts: JsonObject | None = None,
    ) -> None:
        self.places = places
        """The place of each seat: 1 = first, equal numbers share a place."""
        self.points = points
        """The points of each seat, in the game's own measure."""
        self.reason = reason
        """Why the game ended and who won, as a sentence."""
        self.breakdown: dict[str, list[int]] = {} if breakdown is None else breakdown
        """Points of each seat by category, in the order in which a person would add them up; where
        there are any they add up to the points."""
        self.facts: JsonObject = {} if facts is None else facts
        """What the game adds of its own."""

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def returns(self) -> list[float]:
        """For each seat from -1 to 1: the share of the others that it left behind, less the share
        of those before it. They add up to 0."""
        others = max(len(self.places) - 1, 1)
        ahead = [sum(place < own for place in self.places) for own in self.places]
        behind = [sum(place > own for place in self.places) for own in self.places]
        return [(won - lost) / others for won, lost in zip(behind, ahead, strict=True)]

    def placed_last(self, leavers: list[int]) -> "Result":
        """The same result with these seats last: the later one left, the better its place."""
        stayed = [seat for seat in range(len(self.places)) if seat not in leavers]
        places = [0] * len(self.places)
        for seat in stayed:
            places[seat] = 1 + sum(self.places[other] < self.places[seat] for other in stayed)
        for gone, seat in enumerate(leavers):
            places[seat] = len(self.places) - gone
        return Result(places, self.points, self.reason, self.breakdown, self.facts)

    def to_json(self) -> JsonObject:
        """As clients read it."""
        return {
            "places": [*self.places],
            "points": [*self.points],
            "reason": self.reason.to_json(),
            "breakdown": {name: [*points] for name, points in self.breakdown.items()},
            "facts": self.facts,
        }

    def __reduce__(self) -> tuple[type["Result"], tuple[object, ...]]:
        return Result, (self.places, self.points, self.reason, self.breakdown, self.facts)

    def __repr__(self) -> str:
        return f"Result(places={self.places}, points={self.points}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(tuple(self.places))


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from one key a seat, the greatest first; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
