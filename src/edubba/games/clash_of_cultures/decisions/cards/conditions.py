"""Whether a status objective holds for a player now (the objective tests of the vocabulary)."""

from edubba.core.bits import count_bits
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures.codes import (
    ANGRY,
    BARBARIANS,
    BUILDINGS,
    CELLS,
    FIRST_ARMY,
    FIRST_SHIP,
    HAPPY,
    KINDS,
    SPACES_AROUND,
    TRADE_ROUTES,
    UNITS,
)
from edubba.games.clash_of_cultures.goals import (
    ARMY_LEAD,
    BESIEGERS,
    BUILD_WONDER,
    BUILDING_TYPES,
    CATEGORY_COMPLETE,
    CITY_SIZE,
    FAR_CITY,
    FLEET,
    FLEET_FULL,
    FLEET_LEAST,
    GARRISONS,
    GOAL_AMOUNTS,
    GOAL_N,
    GOAL_SHIPS_ONLY,
    GOAL_TEST,
    GOAL_WHICH,
    GOVERNMENT_COMPLETE,
    HAPPY_CITIES,
    HAS_RESOURCE,
    HAS_RESOURCES,
    INFLUENCED_CITIES,
    ISOLATED,
    MILITARY,
    MOST_ADVANCES,
    MOST_CITIES_WITH,
    MOST_COMPLETE,
    MOST_INFLUENCED,
    ON_PORTS,
    OUTPOSTS,
    OWN_CITIES,
    ROUTES,
    STARTED,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    BUILDING_ADVANCE,
    GOVERNMENT_CATEGORY,
    OF_CATEGORY,
    TRADE_ROUTE_REACH,
)


def holds(state: ClashState, seat: i64, goal: i64) -> bool:
    """Whether a player meets a status objective."""
    test = GOAL_TEST[goal]
    n = GOAL_N[goal]
    which = GOAL_WHICH[goal]
    player = state.player(seat)
    if test == MOST_CITIES_WITH:
        return leads(state, seat, test, which, 1)
    if test in (MOST_ADVANCES, MOST_COMPLETE, MOST_INFLUENCED):
        return leads(state, seat, test, which, n)
    if test == CATEGORY_COMPLETE:
        return complete(player.advances, which)
    if test == GOVERNMENT_COMPLETE:
        for i in range(len(GOVERNMENT_CATEGORY)):
            if complete(player.advances, GOVERNMENT_CATEGORY[i]):
                return True
        return False
    if test == HAS_RESOURCE:
        return player.kinds[which] >= n
    if test == HAS_RESOURCES:
        for kind in range(KINDS):
            if player.kinds[kind] < GOAL_AMOUNTS[goal][kind]:
                return False
        return True
    if test == FAR_CITY:
        return player.founder_round != state.round and farthest(state, seat) >= n
    if test == ROUTES:
        if not player.owns(TRADE_ROUTES):
            return False
        return routes(state, seat, GOAL_SHIPS_ONLY[goal] == 1) >= n
    if test == FLEET:
        ships = counted(state, seat, FLEET, 0)
        return ships >= FLEET_FULL or leads(state, seat, FLEET, 0, FLEET_LEAST)
    if test == ARMY_LEAD:
        for other in range(state.seats):
            if other != seat:
                if counted(state, seat, test, 0) < n + counted(state, other, test, 0):
                    return False
        return True
    if test == BUILD_WONDER:
        return only_wonder_builder(state, seat)
    return counted(state, seat, test, which) >= n


def leads(state: ClashState, seat: i64, test: i64, which: i64, least: i64) -> bool:
    """Strictly more than every other player, and at least so many (CC-15.7)."""
    mine = counted(state, seat, test, which)
    if mine < least:
        return False
    for other in range(state.seats):
        if other != seat and counted(state, other, test, which) >= mine:
            return False
    return True


def counted(state: ClashState, seat: i64, test: i64, which: i64) -> i64:
    """The number that a test compares."""
    player = state.player(seat)
    if test == MOST_ADVANCES:
        return count_bits(player.advances)
    if test in (MOST_COMPLETE, STARTED):
        count: i64 = 0
        for category in range(len(OF_CATEGORY)):
            if test == STARTED:
                count += int(player.advances & OF_CATEGORY[category] != 0)
            else:
                count += int(complete(player.advances, category))
        return count
    if test == FLEET:
        return player.on_board(FIRST_SHIP, UNITS)
    if test == ARMY_LEAD:
        return player.on_board(FIRST_ARMY, FIRST_SHIP)
    if test == MILITARY:
        return player.on_board(FIRST_ARMY, UNITS)
    if test == ON_PORTS:
        return ships_on_ports(state, seat)
    if test == BESIEGERS:
        return armies_beside(state, seat)
    if test == OUTPOSTS:
        return outposts(state, seat)
    if test == BUILDING_TYPES:
        return building_types(state, seat)
    return count_cities(state, seat, test, which)


def count_cities(state: ClashState, seat: i64, test: i64, which: i64) -> i64:
    """Cities (or for the largest one its size) that a test counts."""
    count: i64 = 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        mine = city.owner == seat
        if test == OWN_CITIES:
            count += int(mine)
        elif test == HAPPY_CITIES:
            count += int(mine and city.mood == HAPPY)
        elif test == MOST_CITIES_WITH:
            count += int(mine and state.usable(city, which))
        elif test == CITY_SIZE:
            if mine:
                count = max(count, city.size())
        elif test == GARRISONS:
            count += int(mine and state.armies(city.cell) > 0)
        elif test == ISOLATED:
            count += int(mine and isolated(state, city.cell))
        elif not mine and city.owner != BARBARIANS:
            own: i64 = 0
            for building in range(BUILDINGS):
                own += int(city.colour(building) == seat)
            if test == MOST_INFLUENCED:
                count += own
            elif test == INFLUENCED_CITIES:
                count += int(own > 0)
    return count


def complete(advances: i64, category: i64) -> bool:
    return OF_CATEGORY[category] & ~advances == 0


def farthest(state: ClashState, seat: i64) -> i64:
    """How far from the start the farthest own city lies."""
    far: i64 = 0
    start = state.player(seat).start
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat:
            far = max(far, state.terms.layout.distance(start, city.cell))
    return far


def isolated(state: ClashState, cell: i64) -> bool:
    for i in range(SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and state.has_city(other):
            return False
    return True


def building_types(state: ClashState, seat: i64) -> i64:
    """Kinds of buildings in own cities, own colour, with the advance (CC-15.8)."""
    count: i64 = 0
    for building in range(BUILDINGS):
        if not state.player(seat).owns(BUILDING_ADVANCE[building]):
            continue
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner == seat and city.colour(building) == seat:
                count += 1
                break
    return count


def ships_on_ports(state: ClashState, seat: i64) -> i64:
    count: i64 = 0
    for unit in range(FIRST_SHIP, UNITS):
        at = state.player(seat).unit_at[unit]
        if at < 0:
            continue
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner not in (seat, BARBARIANS) and city.port == at:
                count += 1
                break
    return count


def armies_beside(state: ClashState, seat: i64) -> i64:
    """Own Army units on land next to a city of another player, each once."""
    count: i64 = 0
    for unit in range(FIRST_ARMY, FIRST_SHIP):
        at = state.player(seat).unit_at[unit]
        if 0 <= at < CELLS and beside_city(state, at, seat, False):
            count += 1
    return count


def beside_city(state: ClashState, cell: i64, seat: i64, own: bool) -> bool:
    """Whether a city of this player, or of another one, lies on a neighbouring space."""
    for i in range(SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL:
            owner = state.owner_at(other)
            if owner not in (NOBODY, BARBARIANS) and (owner == seat) == own:
                return True
    return False


def outposts(state: ClashState, seat: i64) -> i64:
    """Land spaces with own Army units that are neither an own city nor next to one."""
    count: i64 = 0
    for cell in range(CELLS):
        if state.armies(cell) > 0 and state.holder(cell) == seat:
            if state.owner_at(cell) != seat and not beside_city(state, cell, seat, True):
                count += 1
    return count


def only_wonder_builder(state: ClashState, seat: i64) -> bool:
    """He built a Wonder in this Round and nobody else did."""
    if state.player(seat).wonder_round != state.round:
        return False
    for other in range(state.seats):
        if other != seat and state.player(other).wonder_round == state.round:
            return False
    return True


# Trade routes (CC-3.30)


def partner(state: ClashState, seat: i64, unit_cell: i64, city_index: i64) -> bool:
    """Whether a unit on a cell and a city make a route: path of at most 2 over revealed spaces."""
    city = state.cities[city_index]
    if city.owner == seat or city.owner == BARBARIANS or city.mood == ANGRY:
        return False
    layout = state.terms.layout
    distance = layout.distance(unit_cell, city.cell)
    if distance < TRADE_ROUTE_REACH:
        return True
    if distance > TRADE_ROUTE_REACH:
        return False
    for i in range(SPACES_AROUND):
        between = state.near(unit_cell, i)
        if between != NO_CELL and state.terrain[between] != FACE_DOWN:
            if layout.touch(between, city.cell):
                return True
    return False


def routes(state: ClashState, seat: i64, ships_only: bool) -> i64:
    """The size of a maximum matching of Settlers and ships with cities (CC-3.30)."""
    matched = vec[i64]([-1] * len(state.cities))
    count: i64 = 0
    for unit in range(FIRST_SHIP if ships_only else 0, UNITS):
        if FIRST_ARMY <= unit < FIRST_SHIP:
            continue
        if state.cell_of_unit(seat, unit) >= 0:
            tried = vec[i64]([0] * len(state.cities))
            if augment(state, seat, unit, matched, tried):
                count += 1
    return count


def augment(state: ClashState, seat: i64, unit: i64, matched: vec[i64], tried: vec[i64]) -> bool:
    """Find a city for a unit, moving earlier units to other cities where needed."""
    cell = state.cell_of_unit(seat, unit)
    for i in range(len(state.cities)):
        if tried[i] or not partner(state, seat, cell, i):
            continue
        tried[i] = 1
        if matched[i] < 0 or augment(state, seat, matched[i], matched, tried):
            matched[i] = unit
            return True
    return False
