"""What a bot thinks of a position: points made, points in sight, and the means to make more."""

from typing import Final, final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.bits import count_bits
from edubba.core.game import Evaluator
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY, OVER
from edubba.games.after_the_flood import codes, space, terms
from edubba.games.after_the_flood.codes import AREAS, EMPIRES, RESOURCES, SEATS, SUMER
from edubba.games.after_the_flood.decisions import frames
from edubba.games.after_the_flood.decisions.collect import due
from edubba.games.after_the_flood.decisions.combat import target
from edubba.games.after_the_flood.decisions.empire import is_taken, lack_of_workers
from edubba.games.after_the_flood.decisions.points import sumer_held, unexpanded
from edubba.games.after_the_flood.scoring import most_workers, places
from edubba.games.after_the_flood.state import BIDS, FloodState

OBJECTIVES: Final = ["points"]

# Weights in points, found by play.
VICTORY: Final = 100.0
OTHERS: Final = 0.3
"""What a point of each opponent takes away."""
SURE: Final = 0.95
"""A held area scores unless it is taken in the rest of the turn."""
GUARD: Final = 0.15
"""A second army in an area."""
READY_ARMY: Final = 0.8
"""An available army that has somewhere to go."""
SPARE_ARMY: Final = 0.1
OPEN_EMPIRE: Final = 0.75
"""A base army of an empire that can be started now."""
NEAR_EMPIRE: Final = 0.35
"""... that needs workers first."""
NEXT_EMPIRE: Final = 0.3
"""... of the next turn, whose home is held by workers that will still be there."""
READY_WORKER: Final = 0.3
"""An available worker, as far as there is something to place it with."""
MOST_READY: Final = 8
TRADER: Final = 0.35
"""An offer abroad that a worker can reach, a turn."""
GRAIN_A_TURN: Final = 0.35
TEXTILE_A_TURN: Final = 0.7
SCRIBE: Final = 0.7
TOOL_MAKER: Final = 0.5
EXPANSION: Final = 0.92
"""A point of an expansion that can be paid in this turn."""
CITY: Final = 1.5
"""A city that can still be expanded."""
STANDING_CITY: Final = 0.4
BID: Final = 0.03
"""A point of value in the bid."""
LAST_MINUTE: Final = 0.3
"""What goods are worth in the last turn, to who can still use them, of their worth before."""
END_SIGHT: Final = 0.16
"""How much surer the points of most workers become with every turn."""
GOODS: Final = {
    "grain": 0.5,
    "wood": 1.8,
    "metal": 1.2,
    "textile": 1.1,
    "tools": 2.0,
    "oil": 1.6,
    "gold": 1.8,
    "lapis": 2.2,
}
"""A piece in hand with turns to come."""
GOOD_WORTH: Final = vec[float]([GOODS[name] for name in space.RESOURCES])
POWERS: Final = {"sippar": 0.8, "babylon": 0.8, "nippur": 0.9, "ur": 0.6, "shuruppak": 0.1}
"""The power of a city, a turn."""
POWER_WORTH: Final = vec[float]([POWERS.get(area, 0.0) for area in space.AREAS[:SUMER]])

SURE_HIT: Final = codes.ALL_ACTIONS - 1
SURE_MISS: Final = codes.ROLL
HITS_SUPERIOR: Final = float(space.DATA.number("combat", "p_superior", 0)) / float(
    codes.ALL_ACTIONS - codes.ROLL
)
HITS_INFERIOR: Final = float(space.DATA.number("combat", "p_inferior", 0)) / float(
    codes.ALL_ACTIONS - codes.ROLL
)


@final
class FloodEvaluator(Evaluator[FloodState]):
    """The points a seat is heading for, less a share of what the others are."""

    def value(self, state: FloodState, seat: i64) -> float:
        if state.code != frames.COMBAT_ROLL:
            return at_rest(state, seat)
        # The dice are in the air: what a hit and a miss are worth, by their chances.
        attacker, area = state.a, state.b
        needed = target(state, attacker, state.holder(area))
        chance = HITS_INFERIOR if needed == terms.TARGET_INFERIOR else HITS_SUPERIOR
        hit = state.clone()
        hit.apply(SURE_HIT)
        miss = state.clone()
        miss.apply(SURE_MISS)
        return chance * at_rest(hit, seat) + (1.0 - chance) * at_rest(miss, seat)


def at_rest(state: FloodState, seat: i64) -> float:
    """The value of a position in which no dice are rolling."""
    value = 0.0
    for other in range(SEATS):
        if other == seat:
            value += worth(state, other)
        else:
            value -= OTHERS * worth(state, other)
    if state.actor == OVER and places(state)[seat] == 1:
        value += VICTORY
    return value


def worth(state: FloodState, seat: i64) -> float:
    """Points of a player, made and to come."""
    value = float(state.total(seat))
    if state.actor == OVER:
        return value
    left = float(terms.TURNS - state.turn)
    acting = state.phase <= codes.PHASE_ACTIONS and not state.has_passed(seat)
    if state.phase < codes.PHASE_VICTORY_POINTS:
        value += armies_worth(state, seat, acting)
    value += workers_worth(state, seat, left, acting)
    value += goods_worth(state, seat, left, acting)
    value += cities_worth(state, seat, left)
    value += next_empire(state, seat)
    return value + BID * float(state.pile_value(BIDS + seat))


def armies_worth(state: FloodState, seat: i64, acting: bool) -> float:
    """Areas held, and what available armies or an empire not yet started may add."""
    areas = count_bits(state.held[seat])
    value = SURE * float(terms.AREA_POINTS * areas)
    if state.has_city(seat, codes.NIPPUR):
        value += SURE * float(terms.NIPPUR_POINTS * sumer_held(state, seat))
    if areas > 0:
        for area in range(AREAS):
            if state.holds(seat, area) and state.armies[area] > 1:
                value += GUARD
    if not acting:
        return value
    if state.empire[seat] == NOBODY:
        return value + best_empire(state, seat)
    if areas == 0 and state.started[seat] != NOBODY and not state.terms.reentry:
        return value
    useful = count_bits(state.frontier(seat)) + 1
    useful += useful
    ready = state.ready[seat]
    if ready < useful:
        return value + READY_ARMY * float(ready)
    return value + READY_ARMY * float(useful) + SPARE_ARMY * float(ready - useful)


def best_empire(state: FloodState, seat: i64) -> float:
    """What the best empire of this turn promises that nobody has started."""
    best = 0.0
    for empire in range(EMPIRES):
        if terms.EMPIRE_TURN[empire] == state.turn and not is_taken(state, empire):
            share = 0.0
            if lack_of_workers(state, seat, empire) == NO_OBSTACLE:
                share = OPEN_EMPIRE
            elif state.crew(seat, codes.FROM_STOCK) > 0 and state.pile_size(seat) > 0:
                share = NEAR_EMPIRE
            if share * float(terms.BASE_ARMIES[empire]) > best:
                best = share * float(terms.BASE_ARMIES[empire])
    return best


def next_empire(state: FloodState, seat: i64) -> float:
    """Workers in a home of the next turn that a decline will not all remove."""
    coming: i64 = state.turn + 1
    best = 0.0
    for empire in range(EMPIRES):
        if terms.EMPIRE_TURN[empire] == coming and terms.HOME[empire] != terms.NOWHERE:
            staying = state.crew_in(seat, terms.HOME[empire]) - (
                (terms.DECLINE_TURNS >> coming) & 1
            )
            if staying > 0 and lack_of_workers(state, seat, empire) == NO_OBSTACLE:
                best += float(terms.BASE_ARMIES[empire])
    return NEXT_EMPIRE * best


def workers_worth(state: FloodState, seat: i64, left: float, acting: bool) -> float:
    """Most workers at the end, traders, production, scribes and tool makers."""
    value = 0.0
    sight = 1.0 - END_SIGHT * left
    for area in range(SUMER, AREAS):
        crew = state.crew(seat, terms.AREA_SOURCE[area])
        if crew > 0:
            if most_workers(state, terms.AREA_SOURCE[area]) == seat:
                value += sight * float(terms.END_POINTS[area])
            offers = count_bits(terms.AREA_OFFERS[area])
            value += TRADER * left * float(crew if crew < offers else offers)
            if acting and offers > 0:
                value += TRADER
    if left > 0.0:
        grain = due(state, seat, codes.GRAIN, codes.FROM_IRRIGATION, terms.GRAIN_CHART)
        textile = due(state, seat, codes.TEXTILE, codes.FROM_WEAVING, terms.TEXTILE_CHART)
        value += left * (GRAIN_A_TURN * float(grain) + TEXTILE_A_TURN * float(textile))
    future = left + 1.0 if acting else left
    value += SCRIBE * future * float(state.scribes(seat))
    makers = state.crew(seat, codes.FROM_TOOL_MAKERS_READY) + state.crew(
        seat, codes.FROM_TOOL_MAKERS_USED
    )
    value += TOOL_MAKER * left * float(makers)
    if acting and state.pile_size(seat) > 0:
        ready = state.crew(seat, codes.FROM_STOCK)
        value += READY_WORKER * float(ready if ready < MOST_READY else MOST_READY)
    return value


def goods_worth(state: FloodState, seat: i64, left: float, acting: bool) -> float:
    """Expansions that can be paid, and what the rest is good for later."""
    share = 1.0 if left > 0.0 else LAST_MINUTE if acting else 0.0
    value = 0.0
    for good in range(RESOURCES):
        value += share * GOOD_WORTH[good] * float(state.hand(seat, good))
    expansions = state.hand(seat, codes.WOOD) // terms.WOOD_COST
    cities = count_bits(unexpanded(state, seat))
    if expansions > cities:
        expansions = cities
    for number in range(expansions):
        kinds: i64 = 0
        for at in range(len(terms.LUXURY)):
            if state.hand(seat, terms.LUXURY[at]) > number:
                kinds += 1
                value -= share * GOOD_WORTH[terms.LUXURY[at]]
        value -= share * GOOD_WORTH[codes.WOOD] * float(terms.WOOD_COST)
        value += EXPANSION * float(terms.EXPANSION_POINTS[kinds])
    return value


def cities_worth(state: FloodState, seat: i64, left: float) -> float:
    value = CITY * float(count_bits(unexpanded(state, seat))) if left > 0.0 else 0.0
    for area in range(SUMER):
        if state.has_city(seat, area):
            value += STANDING_CITY + left * POWER_WORTH[area]
    return value
