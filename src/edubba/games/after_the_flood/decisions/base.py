"""Questions about areas of Sumer, cities, places for workers and pieces of resources."""

from edubba.core.actions import NO_OBSTACLE
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, OneSpace
from edubba.core.words import Arg
from edubba.games.after_the_flood import elements, obstacles, terms, words
from edubba.games.after_the_flood.state import FloodState


class OneArea(OneSpace[FloodState]):
    """An area of Sumer, or the end where there is one."""

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        if action == self.other(state):
            return {}
        area = action - self.start
        return {
            "area": words.area(area),
            "owner": words.side(state.city_owner(area)),
            "holder": words.side(state.holder(area)),
            "armies": state.armies[area],
        }

    def targets(self, state: FloodState, action: i64) -> list[str]:
        return [elements.area(action - self.start)]


class OneCity(OneArea):
    """A city, by the area in which it stands."""

    def targets(self, state: FloodState, action: i64) -> list[str]:
        return [] if action == self.other(state) else [elements.city(action - self.start)]


class OnePlace(OneSpace[FloodState]):
    """Where workers are put."""

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        return {"place": words.place(action - self.start)}

    def targets(self, state: FloodState, action: i64) -> list[str]:
        return [elements.place(state.actor, action - self.start)]


class OnePiece(OneOf[FloodState]):
    """One more piece of a resource, or the end, which is always the last answer."""

    def good(self, answer: i64) -> i64:
        return answer

    def add(self, state: FloodState, good: i64, journal: Journal | None) -> None:
        raise NotImplementedError(f"{self.name}: add")

    def end(self, state: FloodState, journal: Journal | None) -> None:
        raise NotImplementedError(f"{self.name}: end")

    def obstacle_to(self, state: FloodState, answer: i64) -> i64:
        if answer == self.size - 1 or state.hand(state.actor, self.good(answer)) > 0:
            return NO_OBSTACLE
        return obstacles.GOOD_NOT_HELD

    def choose(self, state: FloodState, answer: i64, journal: Journal | None) -> None:
        if answer == self.size - 1:
            self.end(state, journal)
        else:
            self.add(state, self.good(answer), journal)

    def facts(self, state: FloodState, action: i64) -> dict[str, Arg]:
        if action == self.start + self.size - 1:
            return {}
        good = self.good(action - self.start)
        armies = min(terms.BUYS[good], state.idle[state.actor])
        return {"good": words.good(good), "value": terms.VALUE[good], "armies": armies}

    def targets(self, state: FloodState, action: i64) -> list[str]:
        if action == self.start + self.size - 1:
            return []
        return [elements.good(state.actor, self.good(action - self.start))]
