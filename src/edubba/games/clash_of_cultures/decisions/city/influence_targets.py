"""Which cities can be influenced, and at what price in tokens (CC-8.1 to CC-8.3, CC-8.7)."""

from edubba.core.actions import Actions
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    BUILDINGS,
    CELLS,
    CULTURE,
    DEVOTION,
    HAPPY,
    INFLUENCE,
    MONUMENTS,
    SEPARATION_OF_POWER,
    SPACES_AROUND,
    TEMPLE,
    TOTALITARIANISM,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN, FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    INFLUENCE_MIN_SIZE,
)


def path_lengths(state: ClashState, start: i64) -> vec[i64]:
    """Steps from a cell to every other over revealed spaces, land or sea (CC-0.5); FAR if none."""
    steps = vec[i64]([FAR] * CELLS)
    queue = vec[i64]([0] * CELLS)
    steps[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        cell = queue[head]
        head += 1
        for i in range(SPACES_AROUND):
            other = state.near(cell, i)
            if other != NO_CELL and steps[other] == FAR and state.terrain[other] > FACE_DOWN:
                steps[other] = steps[cell] + 1
                queue[tail] = other
                tail += 1
    return steps


def may_boost(state: ClashState, seat: i64, city: City) -> bool:
    """Culture tokens are forbidden on some cities of others (CC-3.29)."""
    if city.owner == seat or city.owner == BARBARIANS:
        return True
    owner = state.player(city.owner)
    if owner.has(SEPARATION_OF_POWER) and city.mood == HAPPY:
        return False
    if owner.has(TOTALITARIANISM) and state.armies(city.cell) > 0:
        return False
    return not (owner.has(DEVOTION) and city.has(TEMPLE))


def tokens_for_range(state: ClashState, seat: i64, city: City) -> i64:
    """Tokens to be spent before the roll (CC-8.2, CC-8.3); FAR without an eligible base."""
    if city.owner == seat:  # R27: the target itself may be the base
        return 0
    steps = path_lengths(state, city.cell)
    fewest: i64 = FAR
    for i in range(len(state.cities)):
        base = state.cities[i]
        if base.owner != seat or base.influenced():
            continue
        reach = base.size() if state.terms.range_of_base else city.size()
        if steps[base.cell] != FAR:
            fewest = min(fewest, max(steps[base.cell] - reach, 0))
    return fewest


def can_replace(state: ClashState, seat: i64, city: City, building: i64) -> bool:
    """A building of another colour of which he has a piece in supply (CC-8.1)."""
    colour = city.colour(building)
    return colour != NOBODY and colour != seat and state.player(seat).supply[1 + building] > 0


def any_to_replace(state: ClashState, seat: i64, city: City) -> bool:
    for building in range(BUILDINGS):
        if can_replace(state, seat, city, building):
            return True
    return False


def is_target(state: ClashState, seat: i64, city: City, reserve: i64, takeover: bool) -> bool:
    """Whether an attempt can be made on a city, with some Culture tokens spent before."""
    if state.influenced:  # CC-8.6
        return False
    if city.owner == BARBARIANS:  # CC-8.8
        if not takeover or state.player(seat).supply[0] == 0:
            return False
    else:
        if city.owner != seat and city.wonders and state.player(city.owner).has(MONUMENTS):
            return False  # CC-8.7
        if not any_to_replace(state, seat, city):  # none in a city of size 1 (CC-8.1)
            return False
    tokens = tokens_for_range(state, seat, city)
    if tokens == FAR or (tokens > 0 and not may_boost(state, seat, city)):
        return False
    return can_pay(state, seat, one_of(CULTURE, tokens + reserve), 0)


def cities_into(state: ClashState, seat: i64, actions: Actions, reserve: i64) -> None:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.has_city(cells[i]):
            if is_target(state, seat, state.city(cells[i]), reserve, state.takeover):
                actions.add(INFLUENCE + cells[i])


def any_target(state: ClashState, seat: i64, reserve: i64) -> bool:
    for i in range(len(state.cities)):
        if is_target(state, seat, state.cities[i], reserve, state.takeover):
            return True
    return False


def settlement_in_reach(state: ClashState, seat: i64, reserve: i64) -> bool:
    """Whether some Barbarian settlement could be a target if Cultural Takeover were played."""
    for i in range(len(state.cities)):
        if state.cities[i].owner == BARBARIANS:
            if is_target(state, seat, state.cities[i], reserve, True):
                return True
    return False


def why_not(state: ClashState, seat: i64, cell: i64) -> Reason:
    if state.influenced:
        return words.with_rule("influenced_already", "CC-8.6")
    if not state.has_city(cell):
        return words.with_rule("no_city_there", "CC-8.1")
    city = state.city(cell)
    if city.owner == BARBARIANS:
        return words.with_rule("influence_barbarians", "CC-8.7")
    if city.owner != seat and city.size() < INFLUENCE_MIN_SIZE:
        return words.with_rule("influence_too_small", "CC-8.1")
    if city.owner != seat and city.wonders and state.player(city.owner).has(MONUMENTS):
        return words.with_rule("influence_monuments", "CC-8.7")
    if any_to_replace(state, seat, city):
        return words.with_rule("influence_out_of_range", "CC-8.3")
    return words.with_rule("influence_no_building", "CC-8.1")
