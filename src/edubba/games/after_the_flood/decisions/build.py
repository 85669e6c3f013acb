"""Build City: from the hand, or by moving one when all are on the board (AF-8, AF-19)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.after_the_flood import codes, events, obstacles, terms, words
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.base import OneArea, OneCity
from edubba.games.after_the_flood.decisions.rounds import end_action, out_of_turn
from edubba.games.after_the_flood.state import ALL_SUMER, UNAVAILABLE, FloodState


def sites(state: FloodState, seat: i64) -> i64:
    """Sumer areas with no city and no opponent's army, as bits (AF-8.1, AF-8.2)."""
    return ALL_SUMER & ~state.all_cities() & ~state.foreign_ground(seat)


def obstacle_to_building(state: FloodState, seat: i64) -> i64:
    """Whoever has all cities on the board may move one only so often in a turn (AF-8.7)."""
    if state.cities_in_hand(seat) == 0 and state.moved[seat] >= state.terms.max_relocations:
        return obstacles.MOVED_TOO_OFTEN
    return NO_OBSTACLE if sites(state, seat) != 0 else obstacles.NO_SITE_LEFT


@final
class Build(OneArea):
    """Where the city goes; building is free (AF-8.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("build",)

    def misfit(self, state: FloodState) -> str:
        if obstacle_to_building(state, state.actor) != NO_OBSTACLE:
            return "build"
        return out_of_turn(state, state.actor)

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        spaces.without(obstacles.CITY_STANDS, state.all_cities())
        spaces.without(obstacles.ARMY_IN_THE_WAY, state.foreign_ground(state.actor))

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        seat = state.actor
        if state.cities_in_hand(seat) == 0:  # AF-8.3
            state.become(frames.LIFT_CITY, seat, space)
            return
        if journal is not None:
            journal.tell(events.CityBuilt(seat, space))
        raise_city(state, seat, space, journal)


def raise_city(state: FloodState, seat: i64, area: i64, journal: Journal | None) -> None:
    """Put the city down; Uruk and Eridu bring a worker (AF-8.5)."""
    state.cities[seat] |= 1 << area
    if area == codes.URUK:  # AF-19.5
        bring_worker(state, seat, area, codes.FROM_SCRIBES_NEW, journal)
    elif area == codes.ERIDU:  # AF-19.7
        bring_worker(state, seat, area, codes.FROM_TOOL_MAKERS_READY, journal)
    end_action(state, seat)


def bring_worker(
    state: FloodState, seat: i64, area: i64, target: i64, journal: Journal | None
) -> None:
    """One worker, by option an available one, unless there is none or no room for it."""
    available = state.terms.city_workers_available
    supply: i64 = codes.FROM_STOCK if available else UNAVAILABLE
    full = target == codes.FROM_SCRIBES_NEW and state.scribes(seat) >= terms.SCRIBES_MOST
    if full or state.crew(seat, supply) == 0:
        if journal is not None:
            journal.tell(events.NobodyJoined(seat, area, full, available))
        return
    state.shift(seat, supply, target, 1)
    if journal is not None:
        journal.tell(events.WorkerJoined(seat, area, available))


@final
class LiftCity(OneCity):
    """With all cities on the board one of them is moved (AF-8.3); armies there do not hinder."""

    frame: ClassVar[tuple[str, ...]] = ("site",)
    verbs: ClassVar[tuple[str, ...]] = ("lift_city",)

    def misfit(self, state: FloodState) -> str:
        site, seat = state.a, state.actor
        if (
            state.cities_in_hand(seat) > 0
            or obstacle_to_building(state, seat) == obstacles.MOVED_TOO_OFTEN
            or (sites(state, seat) >> site) & 1 == 0
        ):
            return "build"
        return out_of_turn(state, seat)

    def narrow(self, state: FloodState, spaces: Spaces) -> None:
        spaces.without(obstacles.TAKE_UP_OWN_CITY, ~state.cities[state.actor])

    def choose(self, state: FloodState, space: i64, journal: Journal | None) -> None:
        site, seat = state.a, state.actor
        expanded = state.raze(seat, space)
        state.moved[seat] += 1
        if journal is not None:
            journal.tell(events.CityMoved(seat, space, site, expanded))
        raise_city(state, seat, site, journal)

    def asked(self, state: FloodState) -> dict[str, Arg]:
        site = state.a
        return {"site": words.area(site)}
