"""Free units in one's own cities (`gain_unit`)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import ARMY, PICK, STOP
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceBefore
from edubba.games.clash_of_cultures.decisions.city.build import add_units, free_unit
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ARMY_LIMIT,
    NONE,
)


def has_room(state: ClashState, seat: i64, kind: i64, cell: i64) -> bool:
    if state.owner_at(cell) != seat:
        return False
    return kind != ARMY or state.armies(cell) < ARMY_LIMIT


def can_place(state: ClashState, seat: i64, kind: i64) -> bool:
    """A unit in supply and a city with room (CC-20.1)."""
    if free_unit(state, seat, kind) == NONE:
        return False
    for i in range(len(state.cities)):
        if has_room(state, seat, kind, state.cities[i].cell):
            return True
    return False


def offer_unit(state: ClashState, seat: i64, kind: i64, optional: bool) -> None:
    """Push the placing of one free unit."""
    state.push(frames.PLACING, seat, kind, int(optional))


@final
class Placing(Step[ClashState]):
    """Ask for a city only once it is time: a capture or another unit may have taken the last room
    by then (CC-3.29.12, CC-20.1)."""

    name: ClassVar[str] = "placing"
    frame: ClassVar[tuple[str, ...]] = ("unit", "optional")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if can_place(state, state.actor, state.a):
            state.code = frames.PLACE_UNIT
        else:
            state.pop()


@final
class PlaceUnit(SpaceBefore):
    """In which city a free unit appears."""

    name: ClassVar[str] = "place_unit"
    frame: ClassVar[tuple[str, ...]] = ("unit", "optional")

    def misfit(self, state: ClashState) -> str:
        return unless(
            can_place(state, state.actor, state.a), "no unit is free, or there is no room"
        )

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if has_room(state, state.actor, state.a, cells[i]):
                actions.add(PICK + cells[i])
        if state.b == 1:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        kind = state.a
        state.pop()
        if action != STOP:
            add_units(state, seat, kind, 1, action - PICK, journal)

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-place_unit",
            seat=words.player(state.actor),
            unit=words.unit(state.a),
        )

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-20.1")
        return words.with_rule("stack_full", "CC-4.10")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        if action == STOP:
            return words.with_rule("must_place", "CC-20.1")
        return words.not_offered()
