"""Whether a status objective holds for a player now (the objective tests of the vocabulary)."""

from edubba.core.bits import count_bits
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import codes, goals, terms
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.state import ClashState


def holds(state: ClashState, seat: i64, goal: i64) -> bool:
    """Whether a player meets a status objective."""
    test = goals.GOAL_TEST[goal]
    n = goals.GOAL_N[goal]
    which = goals.GOAL_WHICH[goal]
    player = state.player(seat)
    if test == goals.MOST_CITIES_WITH:
        return leads(state, seat, test, which, 1)
    if test in (
        goals.MOST_ADVANCES,
        goals.MOST_COMPLETE_CATEGORIES,
        goals.MOST_INFLUENCED_BUILDINGS,
    ):
        return leads(state, seat, test, which, n)
    if test == goals.CATEGORY_COMPLETE:
        return complete(player.advances, which)
    if test == goals.GOVERNMENT_COMPLETE:
        for i in range(len(terms.GOVERNMENT_CATEGORY)):
            if complete(player.advances, terms.GOVERNMENT_CATEGORY[i]):
                return True
        return False
    if test == goals.HAS_RESOURCE:
        return player.kinds[which] >= n
    if test == goals.HAS_RESOURCES:
        for kind in range(codes.KINDS):
            if player.kinds[kind] < goals.GOAL_AMOUNTS[goal][kind]:
                return False
        return True
    if test == goals.OWN_CITY_FAR_FROM_START:
        return player.founder_round != state.round and farthest(state, seat) >= n
    if test == goals.TRADE_ROUTES_AT_LEAST:
        if not player.owns(codes.TRADE_ROUTES):
            return False
        return routes(state, seat, goals.GOAL_SHIPS_ONLY[goal] == 1) >= n
    if test == goals.FLEET:
        ships = counted(state, seat, goals.FLEET, 0)
        return ships >= goals.FLEET_FULL or leads(state, seat, goals.FLEET, 0, goals.FLEET_LEAST)
    if test == goals.ARMY_LEAD_AT_LEAST:
        for other in range(state.seats):
            if other != seat:
                if counted(state, seat, test, 0) < n + counted(state, other, test, 0):
                    return False
        return True
    if test == goals.ON_BUILD_WONDER:
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
    if test == goals.MOST_ADVANCES:
        return count_bits(player.advances)
    if test in (goals.MOST_COMPLETE_CATEGORIES, goals.CATEGORIES_STARTED_AT_LEAST):
        count: i64 = 0
        for category in range(len(terms.OF_CATEGORY)):
            if test == goals.CATEGORIES_STARTED_AT_LEAST:
                count += int(player.advances & terms.OF_CATEGORY[category] != 0)
            else:
                count += int(complete(player.advances, category))
        return count
    if test == goals.FLEET:
        return player.on_board(codes.FIRST_SHIP, codes.UNITS)
    if test == goals.ARMY_LEAD_AT_LEAST:
        return player.on_board(codes.FIRST_ARMY, codes.FIRST_SHIP)
    if test == goals.MILITARY_UNITS_AT_LEAST:
        return player.on_board(codes.FIRST_ARMY, codes.UNITS)
    if test == goals.SHIPS_ON_ENEMY_PORTS_AT_LEAST:
        return ships_on_ports(state, seat)
    if test == goals.ARMY_UNITS_NEXT_TO_ENEMY_CITIES_AT_LEAST:
        return armies_beside(state, seat)
    if test == goals.OUTPOSTS_AT_LEAST:
        return outposts(state, seat)
    if test == goals.OWN_BUILDING_TYPES_AT_LEAST:
        return building_types(state, seat)
    return count_cities(state, seat, test, which)


def count_cities(state: ClashState, seat: i64, test: i64, which: i64) -> i64:
    """Cities (or for the largest one its size) that a test counts."""
    count: i64 = 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        mine = city.owner == seat
        if test == goals.OWN_CITIES_AT_LEAST:
            count += int(mine)
        elif test == goals.OWN_HAPPY_CITIES_AT_LEAST:
            count += int(mine and city.mood == codes.HAPPY)
        elif test == goals.MOST_CITIES_WITH:
            count += int(mine and state.usable(city, which))
        elif test == goals.OWN_CITY_SIZE_AT_LEAST:
            if mine:
                count = max(count, city.size())
        elif test == goals.GARRISONED_CITIES_AT_LEAST:
            count += int(mine and state.armies(city.cell) > 0)
        elif test == goals.ISOLATED_OWN_CITIES_AT_LEAST:
            count += int(mine and isolated(state, city.cell))
        elif not mine and city.owner != codes.BARBARIANS:
            own: i64 = 0
            for building in range(codes.BUILDINGS):
                own += int(city.colour(building) == seat)
            if test == goals.MOST_INFLUENCED_BUILDINGS:
                count += own
            elif test == goals.FOREIGN_CITIES_INFLUENCED_AT_LEAST:
                count += int(own > 0)
    return count


def complete(advances: i64, category: i64) -> bool:
    return terms.OF_CATEGORY[category] & ~advances == 0


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
    for i in range(codes.SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and state.has_city(other):
            return False
    return True


def building_types(state: ClashState, seat: i64) -> i64:
    """Kinds of buildings in own cities, own colour, with the advance (CC-15.8)."""
    count: i64 = 0
    for building in range(codes.BUILDINGS):
        if not state.player(seat).owns(terms.BUILDING_ADVANCE[building]):
            continue
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner == seat and city.colour(building) == seat:
                count += 1
                break
    return count


def ships_on_ports(state: ClashState, seat: i64) -> i64:
    count: i64 = 0
    for unit in range(codes.FIRST_SHIP, codes.UNITS):
        at = state.player(seat).unit_at[unit]
        if at < 0:
            continue
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner not in (seat, codes.BARBARIANS) and city.port == at:
                count += 1
                break
    return count


def armies_beside(state: ClashState, seat: i64) -> i64:
    """Own Army units on land next to a city of another player, each once."""
    count: i64 = 0
    for unit in range(codes.FIRST_ARMY, codes.FIRST_SHIP):
        at = state.player(seat).unit_at[unit]
        if 0 <= at < codes.CELLS and beside_city(state, at, seat, False):
            count += 1
    return count


def beside_city(state: ClashState, cell: i64, seat: i64, own: bool) -> bool:
    """Whether a city of this player, or of another one, lies on a neighbouring space."""
    for i in range(codes.SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL:
            owner = state.owner_at(other)
            if owner not in (NOBODY, codes.BARBARIANS) and (owner == seat) == own:
                return True
    return False


def outposts(state: ClashState, seat: i64) -> i64:
    """Land spaces with own Army units that are neither an own city nor next to one."""
    count: i64 = 0
    for cell in range(codes.CELLS):
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
    if city.owner == seat or city.owner == codes.BARBARIANS or city.mood == codes.ANGRY:
        return False
    layout = state.terms.layout
    distance = layout.distance(unit_cell, city.cell)
    if distance < terms.TRADE_ROUTE_REACH:
        return True
    if distance > terms.TRADE_ROUTE_REACH:
        return False
    for i in range(codes.SPACES_AROUND):
        between = state.near(unit_cell, i)
        if between != NO_CELL and state.terrain[between] != FACE_DOWN:
            if layout.touch(between, city.cell):
                return True
    return False


def routes(state: ClashState, seat: i64, ships_only: bool) -> i64:
    """The size of a maximum matching of Settlers and ships with cities (CC-3.30)."""
    matched = vec[i64]([-1] * len(state.cities))
    count: i64 = 0
    for unit in range(codes.FIRST_SHIP if ships_only else 0, codes.UNITS):
        if codes.FIRST_ARMY <= unit < codes.FIRST_SHIP:
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
