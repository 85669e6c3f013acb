"""Effects that destroy cities, turn regions over and found cities."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import CHANCE, NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import CityLost, PieceLost, UnitLost
from edubba.games.clash_of_cultures.bounds import (
    BOUNDS,
    CELL_BITS,
    CELL_MASK,
    MAYBE_SPACE,
    unless,
)
from edubba.games.clash_of_cultures.codes import (
    BUILDINGS,
    CELLS,
    COUNTS,
    FOUND,
    OP_DESTROY_CITY,
    OP_DESTROY_PIECES,
    OP_FOUND_CITY,
    PICK,
    PIECE,
    REGION_SIZE,
    SPACES_AROUND,
    STOP,
    UNITS,
    WONDER,
    WONDERS,
    YES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.raids import pieces_into, why_not_piece_of
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
from edubba.games.clash_of_cultures.decisions.battle.capture import kept
from edubba.games.clash_of_cultures.decisions.city.found import fit_for_city, found
from edubba.games.clash_of_cultures.decisions.effects.moods import suffer
from edubba.games.clash_of_cultures.decisions.move.explore import BY_CARD, region_word
from edubba.games.clash_of_cultures.decisions.payment import can_pay, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import kind_of
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.events import PointsGained
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import GONE
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import HALVES, NONE


def start(state: ClashState, effect: Effect, index: i64, seat: i64) -> None:
    """Volcano and Earthquake, for a player with enough cities."""
    if state.city_count(seat) < effect.cities:
        return
    if effect.op == OP_DESTROY_CITY:
        state.push(frames.DESTROY_CITY, seat, index)
        return
    state.push(frames.DESTROY_PIECE, seat, index)
    state.extend(NO_CELL, 0, 0, 0)


def own_cities_into(state: ClashState, seat: i64, actions: Actions) -> None:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.owner_at(cells[i]) == seat:
            actions.add(PICK + cells[i])


def reward(state: ClashState, seat: i64, points: i64, journal: Journal | None) -> None:
    """VP of an event, kept as half points (CC-13.6)."""
    state.edit(seat).half_points += points * HALVES
    if journal is not None:
        journal.tell(PointsGained(seat, points * HALVES))


def destroy_building(
    state: ClashState, cell: i64, building: i64, points: i64, journal: Journal | None
) -> None:
    """A building leaves the game; its colour is rewarded."""
    if journal is not None:
        journal.tell(PieceLost(cell, words.building(building)))
    city = state.edit_city(cell)
    colour = city.colour(building)
    city.paint(building, NOBODY)
    state.edit(colour).removed[1 + building] += 1
    reward(state, colour, points, journal)


def destroy_settlement(state: ClashState, cell: i64, points: i64, journal: Journal | None) -> None:
    """The last piece: the city is gone for good."""
    owner = state.city(cell).owner
    state.edit(owner).removed[0] += 1
    state.drop_city(cell)
    if journal is not None:
        journal.tell(CityLost(owner, cell))
    reward(state, owner, points, journal)


@final
class DestroyCity(SpaceBefore):
    """Volcano: which city is lost with all that is in it (`destroy_city`)."""

    name: ClassVar[str] = "destroy_city"
    frame: ClassVar[tuple[str, ...]] = ("effect",)

    def misfit(self, state: ClashState) -> str:
        return unless(ALL_EFFECTS[state.a].op == OP_DESTROY_CITY, "that effect destroys no city")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        own_cities_into(state, state.actor, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        effect = ALL_EFFECTS[state.a]
        cell: i64 = action - PICK
        state.pop()
        for unit in range(UNITS):
            if state.player(seat).unit_at[unit] == cell:
                state.place(seat, unit, GONE)
                if journal is not None:
                    journal.tell(UnitLost(seat, kind_of(unit), cell))
        city = state.city(cell)
        for wonder in range(WONDERS):
            if (city.wonders >> wonder) & 1:
                if journal is not None:
                    journal.tell(PieceLost(cell, words.wonder(wonder)))
                reward(state, seat, effect.wonder_points, journal)
        for building in range(BUILDINGS):
            if city.has(building):
                destroy_building(state, cell, building, effect.points, journal)
                city = state.city(cell)
        destroy_settlement(state, cell, effect.points, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        return words.with_rule("no_city_of_yours", "CC-13.4")


def spared(state: ClashState, seat: i64) -> bool:
    """Whether nothing but a last Settlement is left, which its owner must keep."""
    if not kept(state, seat):
        return False
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat:
            return state.cities[i].size() == 1
    return False


def hit_misfit(hit: i64) -> str:
    """Why these cannot be the spaces of cities that were hit."""
    rest = hit
    while rest:
        if not 1 <= rest & CELL_MASK <= CELLS:
            return "there is no such space"
        rest >>= CELL_BITS
    return ""


@final
class DestroyPiece(SpaceBefore):
    """Earthquake: pieces one by one, a Settlement only as the last of its city.

    The frame: the effect, pieces removed, the city being looked at (NO_CELL if none), cities hit.
    """

    name: ClassVar[str] = "destroy_piece"
    frame: ClassVar[tuple[str, ...]] = ("effect", "removed", "city", "hit")

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], range(COUNTS), MAYBE_SPACE, BOUNDS["hit"]]

    def misfit(self, state: ClashState) -> str:
        effect = ALL_EFFECTS[state.a]
        if effect.op != OP_DESTROY_PIECES or state.b >= effect.most:
            return "that effect destroys no more"
        if state.c != NO_CELL and state.owner_at(state.c) != state.actor:
            return "no city of his is there"
        return hit_misfit(state.d)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        if state.c != NO_CELL:
            pieces_into(state, state.c, actions)
            if state.city(state.c).size() == 1:
                actions.add(YES)
            return
        if not spared(state, state.actor):
            own_cities_into(state, state.actor, actions)
        if state.b >= ALL_EFFECTS[state.a].least:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        effect = ALL_EFFECTS[state.a]
        if action == STOP:
            state.become(frames.SHAKEN, state.actor, state.a, state.d)
            return
        if state.c == NO_CELL:
            state.c = action - PICK
            return
        remove_piece(state, effect, state.actor, state.c, action, journal)
        state.d = with_hit(state.d, state.c)
        state.b += 1
        state.c = NO_CELL
        if state.b == effect.most or state.city_count(state.actor) == 0:
            state.become(frames.SHAKEN, state.actor, state.a, state.d)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return words.targets(action) if state.c == NO_CELL else words.piece_targets(state.c, action)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.c != NO_CELL:
            return words.with_rule("choose_piece_now", "CC-13.6")
        if state.owner_at(cell) == state.actor:
            return words.with_rule("last_city_kept", "CC-14.4")
        return words.with_rule("no_city_of_yours", "CC-13.4")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        if state.c == NO_CELL:
            late = action == STOP
            return words.with_rule("must_destroy" if late else "choose_city_first", "CC-13.6")
        if action == STOP:
            return words.with_rule("choose_piece_now", "CC-13.6")
        if action == YES:
            return words.with_rule("settlement_last", "CC-13.6")
        return why_not_piece_of(action, "CC-13.6")


def remove_piece(
    state: ClashState, effect: Effect, seat: i64, cell: i64, action: i64, journal: Journal | None
) -> None:
    if action == YES:
        destroy_settlement(state, cell, effect.points, journal)
    elif action >= WONDER:
        state.edit_city(cell).wonders &= ~BIT[action - WONDER]
        if journal is not None:
            journal.tell(PieceLost(cell, words.wonder(action - WONDER)))
        reward(state, seat, effect.wonder_points, journal)
    else:
        destroy_building(state, cell, action - PIECE, effect.points, journal)


def with_hit(hit: i64, cell: i64) -> i64:
    """Remember a city once."""
    rest = hit
    while rest:
        if (rest & CELL_MASK) - 1 == cell:
            return hit
        rest >>= CELL_BITS
    return (hit << CELL_BITS) | (cell + 1)


@final
class Shaken(Step[ClashState]):
    """Each city that lost a piece and still stands loses mood (Myths per city)."""

    name: ClassVar[str] = "shaken"
    frame: ClassVar[tuple[str, ...]] = ("effect", "hit")

    def misfit(self, state: ClashState) -> str:
        return hit_misfit(state.b)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if state.b == 0:
            state.pop()
            return
        seat = state.actor
        effect = ALL_EFFECTS[state.a]
        cell: i64 = (state.b & CELL_MASK) - 1
        state.b >>= CELL_BITS
        if state.owner_at(cell) == seat and state.city(cell).mood > 0:
            suffer(state, seat, cell, effect.mood_change, NONE, effect.myths, journal)


# Exploring and founding by card


def next_to_own_region(state: ClashState, seat: i64, region: i64) -> bool:
    """A face-down region with a space next to a region in which the player owns a city."""
    layout = state.terms.layout
    for slot in range(REGION_SIZE):
        cell = layout.regions[region * REGION_SIZE + slot]
        if state.terrain[cell] != FACE_DOWN:
            return False
        for i in range(SPACES_AROUND):
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


def may_explore(state: ClashState, seat: i64) -> bool:
    for region in range(state.terms.layout.region_count()):
        if next_to_own_region(state, seat, region):
            return True
    return False


def offer_region(state: ClashState, seat: i64) -> None:
    """Push the choice of a region to turn over (CC-12.7); none is revealed until then."""
    state.revealed = NONE
    if may_explore(state, seat):
        state.push(frames.REGION_TO_EXPLORE, seat)


@final
class RegionToExplore(SpaceBefore):
    """Which region to turn over, named by its first space; or none."""

    name: ClassVar[str] = "region_to_explore"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        layout = state.terms.layout
        cells = layout.cells
        for i in range(len(cells)):
            region = layout.region_of[cells[i]]
            if layout.regions[region * REGION_SIZE] == cells[i]:
                if next_to_own_region(state, state.actor, region):
                    actions.add(PICK + cells[i])
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        if action == STOP:
            state.pop()
            return
        state.become(frames.TURN_REGION, CHANCE, action - PICK)
        state.extend(BY_CARD, NO_CELL, seat, 0)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        return words.with_rule("region_not_beside", "CC-12.7")

    def targets(self, state: ClashState, action: i64) -> list[str]:
        if action == STOP:
            return []
        return [f"region:{region_word(state, action - PICK)}"]


def founding_into(state: ClashState, seat: i64, region: i64, actions: Actions) -> None:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.terms.layout.region_of[cells[i]] == region:
            if fit_for_city(state, cells[i], seat):
                actions.add(FOUND + cells[i])


def offer_city(state: ClashState, seat: i64, index: i64) -> None:
    """Push the founding of a city in the region just revealed (`found_city`)."""
    region = state.revealed
    price = packed(ALL_EFFECTS[index].price)
    if region == NONE or state.player(seat).supply[0] == 0 or not can_pay(state, seat, price, 0):
        return
    state.push(frames.FOUND_IN_REGION, seat, index, region)


@final
class FoundInRegion(Before):
    """Found a city without a Settler, or not (Great Explorer)."""

    name: ClassVar[str] = "found_in_region"
    frame: ClassVar[tuple[str, ...]] = ("effect", "region")

    def ranges(self, state: ClashState) -> list[range]:
        regions = state.terms.layout.region_count()
        return [BOUNDS["effect"], range(regions)]

    def misfit(self, state: ClashState) -> str:
        effect = ALL_EFFECTS[state.a]
        paid = effect.op == OP_FOUND_CITY and can_pay(state, state.actor, packed(effect.price), 0)
        return unless(paid and state.player(state.actor).supply[0] > 0, "no city can be founded")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        founding_into(state, state.actor, state.b, actions)
        actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        price = packed(ALL_EFFECTS[state.a].price)
        state.pop()
        if action != STOP:
            found(state, seat, action - FOUND, False, journal)
            pay(state, seat, price, 0)  # no gold instead (CC-18.1)

    def reason(self, state: ClashState, action: i64) -> Reason:
        cell: i64 = action - FOUND
        if not 0 <= cell < CELLS:
            return words.not_offered()
        if state.terms.layout.region_of[cell] != state.b or not state.is_land(cell):
            return words.with_rule("not_that_region", "CC-12.7")
        return words.with_rule("no_place_for_city", "CC-5.1")
