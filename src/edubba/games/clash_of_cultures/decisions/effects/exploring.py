"""Regions turned over and cities founded by card (CC-12.7, `explore`, `found_city`)."""

from typing import ClassVar

from edubba.core import CHANCE, NO_OBSTACLE, Journal
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, obstacles
from edubba.games.clash_of_cultures.bounds import BOUNDS, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import SpaceChoice, any_open
from edubba.games.clash_of_cultures.decisions.city.found import fit_for_city, found
from edubba.games.clash_of_cultures.decisions.move.explore import BY_CARD, region_word
from edubba.games.clash_of_cultures.decisions.payment import can_pay, packed, pay
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE


def next_to_own_region(state: ClashState, seat: i64, region: i64) -> bool:
    """A face-down region with a space next to a region in which the player owns a city."""
    layout = state.terms.layout
    for slot in range(codes.REGION_SIZE):
        cell = layout.regions[region * codes.REGION_SIZE + slot]
        if state.terrain[cell] != FACE_DOWN:
            return False
        for i in range(codes.SPACES_AROUND):
            other = state.near(cell, i)
            if other != NO_CELL and owns_city_in(state, seat, layout.region_of[other]):
                return True
    return False


def owns_city_in(state: ClashState, seat: i64, region: i64) -> bool:
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat and state.terms.layout.region_of[city.cell] == region:
            return True
    return False


def explore(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Push the choice of a region to turn over (CC-12.7); none is revealed until then."""
    state.revealed = NONE
    state.push(frames.REGION_TO_EXPLORE, seat)
    if not any_open(state):
        state.pop()


class RegionToExplore(SpaceChoice):
    """Which region to turn over, named by its first space; or none."""

    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        layout = state.terms.layout
        region = layout.region_of[cell]
        first = layout.regions[region * codes.REGION_SIZE] == cell
        beside = first and next_to_own_region(state, state.actor, region)
        return NO_OBSTACLE if beside else obstacles.REGION_NOT_BESIDE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.become(frames.TURN_REGION, CHANCE, cell)
        state.extend(BY_CARD, NO_CELL, seat, 0)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        if action == self.beside:
            return []
        return [f"region:{region_word(state, action - self.first)}"]


def found_city(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Push the founding of a city in the region just revealed (`found_city`)."""
    region = state.revealed
    can = can_pay(state, seat, packed(effect.price), 0) and state.player(seat).supply[0] > 0
    if region != NONE and can:
        state.push(frames.FOUND_IN_REGION, seat, effect.number, region)


class FoundInRegion(SpaceChoice):
    """Found a city without a Settler, or not (Great Explorer)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "region")
    verbs: ClassVar[tuple[str, ...]] = ("found", "stop")
    rule: ClassVar[str] = "CC-12.7"

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], range(state.terms.layout.region_count())]

    def misfit(self, state: ClashState) -> str:
        number = state.a
        effect = ALL_EFFECTS[number]
        paid = effect.op == codes.OP_FOUND_CITY and can_pay(
            state, state.actor, packed(effect.price), 0
        )
        return unless(paid and state.player(state.actor).supply[0] > 0, "build")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        region = state.b
        if state.terms.layout.region_of[cell] != region or not state.is_land(cell):
            return obstacles.NOT_THAT_REGION
        fits = fit_for_city(state, cell, state.actor)
        return NO_OBSTACLE if fits else obstacles.NO_PLACE_FOR_CITY

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, effect = state.actor, state.a
        price = packed(ALL_EFFECTS[effect].price)
        state.pop()
        found(state, seat, cell, False, journal)
        pay(state, seat, price, 0)  # no gold instead (CC-18.1)
