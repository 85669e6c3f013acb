"""Free units in one's own cities (`gain_unit`)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import ARMY
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceChoice
from edubba.games.clash_of_cultures.decisions.city.build import add_units, free_unit
from edubba.games.clash_of_cultures.state import ClashState


def obstacle_to_placing(state: ClashState, seat: i64, kind: i64, cell: i64) -> i64:
    if state.owner_at(cell) != seat:
        return obstacles.NO_CITY_OF_YOURS
    full = kind == ARMY and state.armies(cell) >= terms.ARMY_LIMIT
    return obstacles.STACK_FULL if full else NO_OBSTACLE


def can_place(state: ClashState, seat: i64, kind: i64) -> bool:
    """A unit in supply and a city with room (CC-20.1)."""
    if free_unit(state, seat, kind) == terms.NONE:
        return False
    for i in range(len(state.cities)):
        if obstacle_to_placing(state, seat, kind, state.cities[i].cell) == NO_OBSTACLE:
            return True
    return False


def offer_unit(state: ClashState, seat: i64, kind: i64, optional: bool) -> None:
    """Push the placing of one free unit."""
    state.push(frames.PLACING, seat, kind, int(optional))


class Placing(Step[ClashState]):
    """Ask for a city only once it is time: a capture or another unit may have taken the last room
    by then (CC-3.29.12, CC-20.1)."""

    frame: ClassVar[tuple[str, ...]] = ("unit", "optional")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        unit = state.a
        if can_place(state, state.actor, unit):
            state.code = frames.PLACE_UNIT
        else:
            state.pop()


class PlaceUnit(SpaceChoice):
    """In which city a free unit appears."""

    frame: ClassVar[tuple[str, ...]] = ("unit", "optional")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")
    rule: ClassVar[str] = "CC-20.1"

    def misfit(self, state: ClashState) -> str:
        unit = state.a
        return unless(can_place(state, state.actor, unit), "build")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        unit = state.a
        return obstacle_to_placing(state, state.actor, unit, cell)

    def obstacle_beside(self, state: ClashState) -> i64:
        optional = state.b
        return NO_OBSTACLE if optional else obstacles.MUST_PLACE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, unit = state.actor, state.a
        state.pop()
        add_units(state, seat, unit, 1, cell, journal)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        unit = state.a
        return {"unit": words.unit(unit)}
