"""Which cities can be influenced, and at what price in tokens (CC-8.1 to CC-8.3, CC-8.7)."""

from edubba.core.actions import NO_OBSTACLE
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures import codes, obstacles, terms
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN, FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState


def path_lengths(state: ClashState, start: i64) -> vec[i64]:
    """Steps from a cell to every other over revealed spaces, land or sea (CC-0.5); FAR if none."""
    steps = vec[i64]([FAR] * codes.CELLS)
    queue = vec[i64]([0] * codes.CELLS)
    steps[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        cell = queue[head]
        head += 1
        for i in range(codes.SPACES_AROUND):
            other = state.near(cell, i)
            if other != NO_CELL and steps[other] == FAR and state.terrain[other] > FACE_DOWN:
                steps[other] = steps[cell] + 1
                queue[tail] = other
                tail += 1
    return steps


def obstacle_to_boost(state: ClashState, seat: i64, city: City) -> i64:
    """Culture tokens are forbidden on some cities of others (CC-3.29)."""
    if city.owner == seat or city.owner == codes.BARBARIANS:
        return NO_OBSTACLE
    owner = state.player(city.owner)
    if owner.has(codes.SEPARATION_OF_POWER) and city.mood == codes.HAPPY:
        return obstacles.POWER_SEPARATED
    if owner.has(codes.TOTALITARIANISM) and state.armies(city.cell) > 0:
        return obstacles.POWER_TOTAL
    if owner.has(codes.DEVOTION) and city.has(codes.TEMPLE):
        return obstacles.DEVOTED
    return NO_OBSTACLE


def may_boost(state: ClashState, seat: i64, city: City) -> bool:
    return obstacle_to_boost(state, seat, city) == NO_OBSTACLE


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


def range_price(state: ClashState, seat: i64, cell: i64) -> i64:
    """What has to be paid before the roll."""
    return one_of(codes.CULTURE, tokens_for_range(state, seat, state.city(cell)))


def obstacle_to_replacing(state: ClashState, seat: i64, city: City, building: i64) -> i64:
    """A building of another colour of which he has a piece in supply (CC-8.1)."""
    if not city.has(building):
        return obstacles.PIECE_NOT_THERE
    if city.colour(building) == seat:
        return obstacles.OWN_COLOUR
    left = state.player(seat).supply[1 + building] > 0
    return NO_OBSTACLE if left else obstacles.NO_PIECE_LEFT


def any_to_replace(state: ClashState, seat: i64, city: City) -> bool:
    for building in range(codes.BUILDINGS):
        if obstacle_to_replacing(state, seat, city, building) == NO_OBSTACLE:
            return True
    return False


def obstacle_to_influence(
    state: ClashState, seat: i64, cell: i64, reserve: i64, takeover: bool
) -> i64:
    """What stands against an attempt on a city, with some Culture tokens spent before."""
    if state.influenced:
        return obstacles.INFLUENCED_ALREADY
    if not state.has_city(cell):
        return obstacles.NO_CITY_THERE
    city = state.city(cell)
    if city.owner == codes.BARBARIANS:  # CC-8.8
        if not takeover:
            return obstacles.INFLUENCE_BARBARIANS
        if state.player(seat).supply[0] == 0:
            return obstacles.NO_SETTLEMENT
    else:
        if city.owner != seat and city.size() < terms.INFLUENCE_MIN_SIZE:
            return obstacles.INFLUENCE_TOO_SMALL
        if city.owner != seat and city.wonders and state.player(city.owner).has(codes.MONUMENTS):
            return obstacles.INFLUENCE_MONUMENTS
        if not any_to_replace(state, seat, city):
            return obstacles.INFLUENCE_NO_BUILDING
    tokens = tokens_for_range(state, seat, city)
    if tokens == FAR:
        return obstacles.INFLUENCE_OUT_OF_RANGE
    if tokens > 0 and not may_boost(state, seat, city):
        return obstacle_to_boost(state, seat, city)
    paid = can_pay(state, seat, one_of(codes.CULTURE, tokens + reserve), 0)
    return NO_OBSTACLE if paid else obstacles.CANNOT_PAY_INFLUENCE


def any_target(state: ClashState, seat: i64, reserve: i64, takeover: bool) -> bool:
    """Whether an attempt can be made on some city; by Cultural Takeover on a settlement."""
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == codes.BARBARIANS or not takeover:
            cell, over = city.cell, takeover or state.takeover
            if obstacle_to_influence(state, seat, cell, reserve, over) == NO_OBSTACLE:
                return True
    return False
