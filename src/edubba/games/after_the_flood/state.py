"""A position of After the Flood: everything that lies on the board and before the three players."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.state import NOBODY, State
from edubba.core.words import Json, JsonObject
from edubba.games.after_the_flood import codes, space, terms
from edubba.games.after_the_flood.codes import AREAS, RESOURCES, SEATS, SOURCES, SUMER
from edubba.games.after_the_flood.terms import Terms

UNAVAILABLE: Final = SOURCES
"""Where a player's unavailable workers are kept, after all the sources on the table."""
CROWD: Final = SOURCES + 1
"""Counts of workers a player has."""
WORKER_PLACES: Final = [*space.SOURCES, "unavailable"]

STOCK: Final = SEATS
"""The pile of the bank; before it come the hands, after it the boxes."""
BIDS: Final = STOCK + 1
"""The Passed box of the first seat."""
EQUIPMENT: Final = BIDS + SEATS
"""The Army Equipment box of the first seat."""
PILES: Final = EQUIPMENT + SEATS

CATEGORIES: Final = ["areas", "nippur", "cities", "workers", "boxes"]
"""Where points came from."""
BY_AREAS: Final = 0
BY_NIPPUR: Final = 1
BY_CITIES: Final = 2
BY_WORKERS: Final = 3
BY_BOXES: Final = 4

ALL_SUMER: Final = (1 << SUMER) - 1
"""The areas of Sumer as bits."""

# Why armies come into an area, which says how they enter and what follows.
START: Final = 0
REENTRY: Final = 1
INVASION: Final = 2

BOUNDS: Final = {
    "act": codes.ACT_PASS,
    "site": SUMER,
    "spent": 2,
    "done": 2,
    "resource": RESOURCES,
    "place": codes.TO_STOCK,
    "source": SOURCES,
    "taken": 1 << terms.OFFERS,
    "extra": 2,
    "home": AREAS,
    "attacker": SEATS,
    "area": AREAS,
    "cause": INVASION + 1,
    "next": SEATS + 1,
    "city": SUMER,
}
"""What the numbers of decisions are below."""


def owner_of(area: i64, sets: vec[i64]) -> i64:
    """The seat whose set of areas has this one."""
    for seat in range(SEATS):
        if (sets[seat] >> area) & 1:
            return seat
    return NOBODY


def all_of(sets: vec[i64]) -> i64:
    """The areas of all three seats."""
    mask: i64 = 0
    for seat in range(SEATS):
        mask |= sets[seat]
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FloodState(State):
    """One position. Nothing is hidden."""

    terms: Terms
    turn: i64 = 1
    phase: i64 = codes.PHASE_COLLECT
    order: vec[i64]
    """The seats in the order of play, NOBODY before it is drawn."""
    passed: i64 = 0
    """Bit s is set if seat s has passed this turn."""
    goods: vec[i64]
    """Resources by pile: three hands, the stock, three Passed boxes, three Army Equipment boxes."""
    workers: vec[i64]
    """By seat and source, the unavailable ones last."""
    armies: vec[i64]
    """How many armies stand in an area; all belong to one player."""
    held: vec[i64]
    """By seat: the areas with an own army, as bits."""
    ready: vec[i64]
    """By seat: available armies."""
    idle: vec[i64]
    """By seat: unavailable armies."""
    cities: vec[i64]
    """By seat: the Sumer areas with an own city, as bits."""
    expanded: i64 = 0
    """The areas with an expanded city, as bits."""
    moved: vec[i64]
    """By seat: cities moved this turn (AF-8.7)."""
    empire: vec[i64]
    """By seat: the empire of this turn, NOBODY if none was chosen."""
    started: vec[i64]
    """By seat: how many empires had entered before this one, NOBODY before it enters."""
    points: vec[i64]
    """By seat and category."""

    def bounds(self, name: str) -> range:
        if name == "tools":
            return range(self.crew(self.actor, codes.FROM_TOOL_MAKERS_USED) + 1)
        return range(BOUNDS[name])

    def turn_order(self) -> list[int]:
        """The seats in the order of play."""
        return [self.order[at] for at in range(SEATS)]

    def has_passed(self, seat: i64) -> bool:
        return (self.passed >> seat) & 1 == 1

    # Resources

    def hand(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * RESOURCES + good]

    def in_stock(self, good: i64) -> i64:
        return self.goods[STOCK * RESOURCES + good]

    def carry(self, good: i64, giver: i64, taker: i64, count: i64) -> None:
        """Move pieces of a resource from one pile to another."""
        self.goods[giver * RESOURCES + good] -= count
        self.goods[taker * RESOURCES + good] += count

    def pile_size(self, pile: i64) -> i64:
        at: i64 = pile * RESOURCES
        size: i64 = 0
        for i in range(at, at + RESOURCES):
            size += self.goods[i]
        return size

    def pieces(self, pile: i64) -> list[int]:
        """How many of each resource lie in a pile."""
        at: i64 = pile * RESOURCES
        return [self.goods[i] for i in range(at, at + RESOURCES)]

    def pile_value(self, pile: i64) -> i64:
        """The total value of a box (AF-11.5, AF-15.1)."""
        at: i64 = pile * RESOURCES
        total: i64 = 0
        for good in range(RESOURCES):
            total += self.goods[at + good] * terms.VALUE[good]
        return total

    # Workers

    def crew(self, seat: i64, source: i64) -> i64:
        """A player's workers in a place, or UNAVAILABLE."""
        return self.workers[seat * CROWD + source]

    def shift(self, seat: i64, source: i64, target: i64, count: i64) -> None:
        """Move workers of a player."""
        self.workers[seat * CROWD + source] -= count
        self.workers[seat * CROWD + target] += count

    def crew_in(self, seat: i64, area: i64) -> i64:
        """A player's workers in an area; Sumer never has any (AF-9.3)."""
        source = terms.AREA_SOURCE[area]
        return 0 if source < 0 else self.crew(seat, source)

    def scribes(self, seat: i64) -> i64:
        """Ready, new and used together (AF-3.6)."""
        return (
            self.crew(seat, codes.FROM_SCRIBES_READY)
            + self.crew(seat, codes.FROM_SCRIBES_NEW)
            + self.crew(seat, codes.FROM_SCRIBES_USED)
        )

    # Armies and cities

    def holds(self, seat: i64, area: i64) -> bool:
        return (self.held[seat] >> area) & 1 == 1

    def holder(self, area: i64) -> i64:
        """Whose armies stand in an area."""
        return owner_of(area, self.held)

    def foreign_ground(self, seat: i64) -> i64:
        """Areas with an opponent's army, as bits."""
        return all_of(self.held) & ~self.held[seat]

    def frontier(self, seat: i64) -> i64:
        """Areas next to own armies, over borders and along arrows, not held yet (AF-13.2)."""
        held = self.held[seat]
        found: i64 = 0
        for area in range(AREAS):
            if (held >> area) & 1:
                found |= terms.REACH[area]
        return found & ~held

    def deploy(self, seat: i64, area: i64, count: i64) -> None:
        """Put available armies into an area that is free or one's own."""
        self.ready[seat] -= count
        self.armies[area] += count
        self.held[seat] |= 1 << area

    def dismiss(self, seat: i64, count: i64) -> None:
        """Available armies become unavailable."""
        self.ready[seat] -= count
        self.idle[seat] += count

    def has_city(self, seat: i64, area: i64) -> bool:
        return (self.cities[seat] >> area) & 1 == 1

    def city_owner(self, area: i64) -> i64:
        return owner_of(area, self.cities)

    def all_cities(self) -> i64:
        return all_of(self.cities)

    def raze(self, seat: i64, area: i64) -> bool:
        """Take a city off the board; whether it was expanded."""
        expanded = (self.expanded >> area) & 1 == 1
        self.cities[seat] &= ~(1 << area)
        self.expanded &= ~(1 << area)
        return expanded

    def cities_in_hand(self, seat: i64) -> i64:
        return terms.CITIES - count_bits(self.cities[seat])

    # Empires

    def strength(self, seat: i64) -> i64:
        """The equipment value of an empire."""
        return self.pile_value(EQUIPMENT + seat)

    def outranks(self, seat: i64, other: i64) -> bool:
        """By equipment; of equal ones the empire that started earlier (AF-11.6)."""
        mine = self.strength(seat)
        theirs = self.strength(other)
        return mine > theirs or (mine == theirs and self.started[seat] < self.started[other])

    def rank(self, seat: i64) -> i64:
        """0 is A; NOBODY before the empire has entered."""
        if self.started[seat] == NOBODY:
            return NOBODY
        rank: i64 = 0
        for other in range(SEATS):
            if other != seat and self.started[other] != NOBODY and self.outranks(other, seat):
                rank += 1
        return rank

    # Points

    def score(self, seat: i64, category: i64, points: i64) -> None:
        self.points[seat * len(CATEGORIES) + category] += points

    def scored(self, seat: i64, category: i64) -> i64:
        return self.points[seat * len(CATEGORIES) + category]

    def total(self, seat: i64) -> i64:
        total: i64 = 0
        for category in range(len(CATEGORIES)):
            total += self.scored(seat, category)
        return total

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(SEATS)]

    def clone(self) -> "FloodState":
        copy = FloodState()
        copy.stack_from(self)
        copy.terms = self.terms
        copy.turn = self.turn
        copy.phase = self.phase
        copy.order = self.order[:]
        copy.passed = self.passed
        copy.goods = self.goods[:]
        copy.workers = self.workers[:]
        copy.armies = self.armies[:]
        copy.held = self.held[:]
        copy.ready = self.ready[:]
        copy.idle = self.idle[:]
        copy.cities = self.cities[:]
        copy.expanded = self.expanded
        copy.moved = self.moved[:]
        copy.empire = self.empire[:]
        copy.started = self.started[:]
        copy.points = self.points[:]
        return copy

    def to_json(self) -> JsonObject:
        """Every player with resources, workers, armies and cities by place; no zeros."""
        drawn = self.order[0] != NOBODY
        order: list[Json] = [space.COLOURS[seat] for seat in self.turn_order() if drawn]
        position: JsonObject = {"turn": self.turn, "phase": space.PHASES[self.phase]}
        position["order"] = order if drawn else None
        position["passed"] = [c for seat, c in enumerate(space.COLOURS) if self.has_passed(seat)]
        for seat, colour in enumerate(space.COLOURS):
            position[colour] = self._player(seat)
        position["stock"] = self.pile(STOCK)
        position["decisions"] = self.frames_to_json()
        return position

    def _player(self, seat: int) -> JsonObject:
        workers: JsonObject = {}
        for at, place in enumerate(WORKER_PLACES):
            if self.crew(seat, at) > 0:
                workers[place] = self.crew(seat, at)
        armies: JsonObject = {"available": self.ready[seat], "unavailable": self.idle[seat]}
        for area in range(AREAS):
            if self.holds(seat, area):
                armies[space.AREAS[area]] = self.armies[area]
        cities: JsonObject = {}
        for area in range(SUMER):
            if self.has_city(seat, area):
                cities[space.AREAS[area]] = "expanded" if (self.expanded >> area) & 1 else "plain"
        points: JsonObject = {}
        for category, name in enumerate(CATEGORIES):
            points[name] = self.scored(seat, category)
        empire, started = self.empire[seat], self.started[seat]
        return {
            "points": points,
            "resources": self.pile(seat),
            "workers": workers,
            "armies": armies,
            "cities": cities,
            "moved_cities": self.moved[seat],
            "empire": None if empire == NOBODY else space.EMPIRES[empire],
            "started_as": None if started == NOBODY else started + 1,
            "bid": self.pile(BIDS + seat),
            "equipment": self.pile(EQUIPMENT + seat),
        }

    def pile(self, pile: int) -> JsonObject:
        """The resources of a pile by name, without zeros."""
        counted = zip(space.RESOURCES, self.pieces(pile), strict=True)
        return {name: count for name, count in counted if count > 0}
