"""How a game ends."""

import json

from edubba.core.errors import InvalidInput
from edubba.core.result import Result
from edubba.core.state import OVER
from edubba.testing.conformance.walk import Check


class Results(Check):
    """There is a result exactly when the game is over, with places and points for every seat."""

    def look(self) -> None:
        walk, state = self.walk, self.walk.state
        if state.actor == OVER:
            self.read(state.result())
            return
        try:
            early = state.result()
        except InvalidInput:
            if walk.setup.seats == 2 and walk.every(7):
                self.concede(walk.step // 7 % 2)
        else:
            walk.fail(f"there is a result before the end: {early}")

    def read(self, result: Result) -> None:
        walk = self.walk
        seats, places = walk.setup.seats, result.places
        proper = len(places) == seats and all(
            place == 1 + sum(other < place for other in places) for place in places
        )
        walk.require(proper, f"places are 1 for the first and shared by equals, not {places}")
        walk.require(len(result.points) == seats, f"not every seat has points: {result.points}")
        for name, points in result.breakdown.items():
            walk.require(len(points) == seats, f"not every seat has points for {name}: {points}")
        if result.breakdown:
            added = [sum(column) for column in zip(*result.breakdown.values(), strict=True)]
            walk.require(
                added == result.points, f"the breakdown adds up to {added}, not {result.points}"
            )
        walk.say(result.reason)
        json.dumps(result.to_json())

    def concede(self, seat: int) -> None:
        """Who gives up a game of two loses it, and nothing gets lost."""
        walk = self.walk
        given_up = walk.state.clone()
        given_up.concede(seat, None)
        walk.require(given_up.actor == OVER, f"seat {seat} has conceded, and the game goes on")
        self.read(given_up.result())
        winners = given_up.result().winners
        walk.require(winners == [1 - seat], f"seat {seat} has conceded, and {winners} win")
        totals = walk.setup.game.totals
        now, then = totals(walk.state), totals(given_up)
        walk.require(now == then, f"conceding changed the components from {now} to {then}")
