"""Governments: having one, and switching to another (CC-3.8, CC-3.9)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT, count_bits
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.payment import packed
from edubba.games.clash_of_cultures.decisions.saying import trim
from edubba.games.clash_of_cultures.pieces import Player
from edubba.games.clash_of_cultures.state import ClashState

SWITCH_COST: Final = packed(terms.SWITCH_PRICE)


def government_of(player: Player) -> i64:
    """The government a player has advances of, or NONE."""
    for government in range(len(terms.GOVERNMENT_CATEGORY)):
        if player.advances & terms.OF_CATEGORY[terms.GOVERNMENT_CATEGORY[government]]:
            return government
    return terms.NONE


def obstacle_to_switch(player: Player, government: i64) -> i64:
    """Another government whose top's condition is met (CC-3.9)."""
    needed = terms.REQUIRES[terms.TOP_OF[terms.GOVERNMENT_CATEGORY[government]]]
    if government_of(player) in (terms.NONE, government) or needed & ~player.advances:
        return obstacles.NO_SWITCH
    return NO_OBSTACLE


def can_switch_to(player: Player, government: i64) -> bool:
    return obstacle_to_switch(player, government) == NO_OBSTACLE


def can_switch(player: Player) -> bool:
    for government in range(len(terms.GOVERNMENT_CATEGORY)):
        if can_switch_to(player, government):
            return True
    return False


def switch_to(state: ClashState, seat: i64, government: i64, journal: Journal | None) -> None:
    """Move all cubes: first to the top advance, then to others of his choice."""
    player = state.edit(seat)
    cubes = count_bits(player.advances & terms.ALL_GOVERNMENT)
    category = terms.GOVERNMENT_CATEGORY[government]
    player.advances &= ~terms.ALL_GOVERNMENT
    if journal is not None:
        journal.tell(events.GovernmentLeft(seat, government))
    place_cube(state, seat, terms.TOP_OF[category], journal)
    state.push(frames.SWITCHED, seat, category, cubes - 1)


def place_cube(state: ClashState, seat: i64, advance: i64, journal: Journal | None) -> None:
    state.edit(seat).advances |= BIT[advance]
    trim(state, seat, journal)
    if journal is not None:
        journal.tell(events.AdvanceGained(seat, advance))


def cubes_misfit(state: ClashState, least: i64) -> str:
    """Why so many cubes cannot be on their way to a government."""
    category, cubes = state.a, state.b
    owned: i64 = state.player(state.actor).advances & terms.ALL_GOVERNMENT
    of = terms.OF_CATEGORY[category]
    if of & terms.ALL_GOVERNMENT == 0 or owned & ~of or not (owned >> terms.TOP_OF[category]) & 1:
        return "gain"
    return unless(least <= cubes <= count_bits(of & ~owned), "gain")


class Switched(Step[ClashState]):
    """Cubes still to be placed in the new government; all left for all places is no choice."""

    frame: ClassVar[tuple[str, ...]] = ("category", "cubes")

    def misfit(self, state: ClashState) -> str:
        return cubes_misfit(state, 0)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, category, cubes = state.actor, state.a, state.b
        free: i64 = terms.OF_CATEGORY[category] & ~state.player(seat).advances
        if cubes == 0:
            state.pop()
            return
        if count_bits(free) > cubes:
            state.code = frames.CHOOSE_GOVERNMENT_ADVANCE
            return
        state.pop()
        for advance in range(codes.ADVANCES):
            if (free >> advance) & 1:
                place_cube(state, seat, advance, journal)


class ChooseGovernmentAdvance(OneThing):
    """Which advance of the new government takes the next cube (CC-3.9)."""

    frame: ClassVar[tuple[str, ...]] = ("category", "cubes")
    verbs: ClassVar[tuple[str, ...]] = ("advance",)

    def misfit(self, state: ClashState) -> str:
        return cubes_misfit(state, 1)

    def obstacle_to(self, state: ClashState, advance: i64) -> i64:
        category, cubes = state.a, state.b
        if terms.CATEGORY[advance] != category:
            return obstacles.NEW_GOVERNMENT_ONLY
        owned = state.player(state.actor).advances & terms.OF_CATEGORY[category]
        if (owned >> advance) & 1:
            return obstacles.ALREADY_OWNED
        if state.terms.in_order:
            # Enough places must be left behind this one for the other cubes.
            free: i64 = terms.OF_CATEGORY[category] & ~owned
            if owned >> advance != 0 or count_bits(free >> advance) < cubes:
                return obstacles.CUBES_IN_ORDER
        return NO_OBSTACLE

    def choose(self, state: ClashState, advance: i64, journal: Journal | None) -> None:
        place_cube(state, state.actor, advance, journal)
        state.b -= 1
        state.code = frames.SWITCHED

    def asked(self, state: ClashState) -> dict[str, Arg]:
        cubes = state.b
        return {"cubes": cubes}
