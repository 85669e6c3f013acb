"""Effects that destroy cities and pieces (CC-13.6, `destroy_city`, `destroy_pieces`)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import board_events, codes, elements, events, obstacles, words
from edubba.games.clash_of_cultures.bounds import BOUNDS, CELL_BITS, CELL_MASK, MAYBE_SPACE, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.raids import (
    obstacle_to_losing,
    pieces_into,
)
from edubba.games.clash_of_cultures.decisions.base import Choice, SpaceChoice, city_misfit
from edubba.games.clash_of_cultures.decisions.battle.capture import kept
from edubba.games.clash_of_cultures.decisions.effects.moods import suffer
from edubba.games.clash_of_cultures.decisions.saying import kind_of
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS, Effect
from edubba.games.clash_of_cultures.layout import NO_CELL, OFF_BOARD
from edubba.games.clash_of_cultures.pieces import GONE
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import HALVES, NONE


def start(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Volcano and Earthquake, for a player with enough cities."""
    if state.city_count(seat) < effect.cities:
        return
    if effect.op == codes.OP_DESTROY_CITY:
        state.push(frames.DESTROY_CITY, seat, effect.number)
        return
    state.push(frames.DESTROY_PIECE, seat, effect.number)
    state.extend(NO_CELL, 0, 0, 0)


def reward(state: ClashState, seat: i64, points: i64, journal: Journal | None) -> None:
    """VP of an event, kept as half points (CC-13.6)."""
    state.edit(seat).half_points += points * HALVES
    if journal is not None:
        journal.tell(events.PointsGained(seat, points * HALVES))


def destroy_building(
    state: ClashState, cell: i64, building: i64, points: i64, journal: Journal | None
) -> None:
    """A building leaves the game; its colour is rewarded."""
    if journal is not None:
        journal.tell(board_events.PieceLost(cell, words.building(building)))
    city = state.edit_city(cell)
    colour = city.colour(building)
    city.paint(building, NOBODY)
    state.edit(colour).removed[1 + building] += 1
    reward(state, colour, points, journal)


def destroy_wonder(
    state: ClashState, seat: i64, cell: i64, wonder: i64, points: i64, journal: Journal | None
) -> None:
    state.edit_city(cell).wonders &= ~BIT[wonder]
    if journal is not None:
        journal.tell(board_events.PieceLost(cell, words.wonder(wonder)))
    reward(state, seat, points, journal)


def destroy_settlement(state: ClashState, cell: i64, points: i64, journal: Journal | None) -> None:
    """The last piece: the city is gone for good."""
    owner = state.city(cell).owner
    state.edit(owner).removed[0] += 1
    state.drop_city(cell)
    if journal is not None:
        journal.tell(board_events.CityLost(owner, cell))
    reward(state, owner, points, journal)


class DestroyCity(SpaceChoice):
    """Volcano: which city is lost with all that is in it (`destroy_city`)."""

    frame: ClassVar[tuple[str, ...]] = ("effect",)
    rule: ClassVar[str] = "CC-13.4"

    def misfit(self, state: ClashState) -> str:
        effect = state.a
        return unless(ALL_EFFECTS[effect].op == codes.OP_DESTROY_CITY, "effect")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        own = state.owner_at(cell) == state.actor
        return NO_OBSTACLE if own else obstacles.NO_CITY_OF_YOURS

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, number = state.actor, state.a
        effect = ALL_EFFECTS[number]
        state.pop()
        for unit in range(codes.UNITS):
            if state.player(seat).unit_at[unit] == cell:
                state.place(seat, unit, GONE)
                if journal is not None:
                    journal.tell(board_events.UnitLost(seat, kind_of(unit), cell))
        for wonder in range(codes.WONDERS):
            if (state.city(cell).wonders >> wonder) & 1:
                destroy_wonder(state, seat, cell, wonder, effect.wonder_points, journal)
        for building in range(codes.BUILDINGS):
            if state.city(cell).has(building):
                destroy_building(state, cell, building, effect.points, journal)
        destroy_settlement(state, cell, effect.points, journal)


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
        if not 1 <= rest & CELL_MASK <= codes.CELLS:
            return "go"
        rest >>= CELL_BITS
    return ""


class DestroyPiece(Choice):
    """Earthquake: pieces one by one, a Settlement only as the last of its city.

    The frame: the effect, pieces removed, the city being looked at (NO_CELL if none), cities hit.
    """

    frame: ClassVar[tuple[str, ...]] = ("effect", "removed", "city", "hit")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "piece", "wonder", "yes", "stop")
    rule: ClassVar[str] = "CC-13.6"

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], range(codes.COUNTS), MAYBE_SPACE, BOUNDS["hit"]]

    def misfit(self, state: ClashState) -> str:
        number, removed, city, hit = state.a, state.b, state.c, state.d
        effect = ALL_EFFECTS[number]
        if effect.op != codes.OP_DESTROY_PIECES or removed >= effect.most:
            return "effect"
        return "" if city == NO_CELL else city_misfit(state, city) or hit_misfit(hit)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        city = state.c
        if city == NO_CELL:
            cells = state.terms.layout.cells
            for i in range(len(cells)):
                actions.offer(codes.PICK + cells[i], self.obstacle(state, codes.PICK + cells[i]))
        else:
            pieces_into(state, city, actions)
        for action in (codes.YES, codes.STOP):
            actions.offer(action, self.obstacle(state, action))

    def obstacle(self, state: ClashState, action: i64) -> i64:
        number, removed, city = state.a, state.b, state.c
        effect = ALL_EFFECTS[number]
        if action < codes.PIECE:
            return self.obstacle_to_city(state, action - codes.PICK)
        if action == codes.STOP and city == NO_CELL:
            return NO_OBSTACLE if removed >= effect.least else obstacles.MUST_DESTROY
        if city == NO_CELL:
            return obstacles.CHOOSE_CITY_FIRST
        if action == codes.STOP:
            return obstacles.CHOOSE_PIECE_NOW
        if action == codes.YES:
            last = state.city(city).size() == 1
            return NO_OBSTACLE if last else obstacles.SETTLEMENT_LAST
        return obstacle_to_losing(state, city, action)

    def obstacle_to_city(self, state: ClashState, cell: i64) -> i64:
        city = state.c
        if state.terrain[cell] == OFF_BOARD:
            return obstacles.NOT_ON_THIS_BOARD
        if city != NO_CELL:
            return obstacles.CHOOSE_PIECE_NOW
        if state.owner_at(cell) != state.actor:
            return obstacles.NO_CITY_OF_YOURS
        return obstacles.LAST_CITY_KEPT if spared(state, state.actor) else NO_OBSTACLE

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, number, removed, city, hit = state.actor, state.a, state.b, state.c, state.d
        effect = ALL_EFFECTS[number]
        if action == codes.STOP:
            state.become(frames.SHAKEN, seat, number, hit)
            return
        if city == NO_CELL:
            state.c = action - codes.PICK
            return
        if action == codes.YES:
            destroy_settlement(state, city, effect.points, journal)
        elif action >= codes.WONDER:
            destroy_wonder(state, seat, city, action - codes.WONDER, effect.wonder_points, journal)
        else:
            destroy_building(state, city, action - codes.PIECE, effect.points, journal)
        removed, hit = removed + 1, with_hit(hit, city)
        state.b, state.c, state.d = removed, NO_CELL, hit
        if removed == effect.most or state.city_count(seat) == 0:
            state.become(frames.SHAKEN, seat, number, hit)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        city = state.c
        return elements.targets(action) if city == NO_CELL else elements.piece_targets(city, action)


def with_hit(hit: i64, cell: i64) -> i64:
    """Remember a city once."""
    rest = hit
    while rest:
        if (rest & CELL_MASK) - 1 == cell:
            return hit
        rest >>= CELL_BITS
    return (hit << CELL_BITS) | (cell + 1)


class Shaken(Step[ClashState]):
    """Each city that lost a piece and still stands loses mood (Myths per city)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "hit")

    def misfit(self, state: ClashState) -> str:
        hit = state.b
        return hit_misfit(hit)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, number, hit = state.actor, state.a, state.b
        if hit == 0:
            state.pop()
            return
        effect = ALL_EFFECTS[number]
        cell: i64 = (hit & CELL_MASK) - 1
        state.b >>= CELL_BITS
        if state.owner_at(cell) == seat and state.city(cell).mood > 0:
            suffer(state, seat, cell, effect.mood_change, NONE, effect.myths, journal)
