"""Collect Resources (CC-6.4)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT, all_bits
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    ONCE_EDUCATION,
    ONCE_HUSBANDRY,
    give,
)
from edubba.games.clash_of_cultures.decisions.barbarians.raids import land_path
from edubba.games.clash_of_cultures.decisions.base import (
    OneThing,
    SpaceChoice,
    YesOrNo,
    city_misfit,
)
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.payment import one_of, settle
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.layout import FACE_DOWN, FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import EXTRA_SPACES, NO_EFFECT, REPEAT_SPACE, ClashState

TAKEN: Final = 8
"""Bits for one number in the packed counts of a Collect."""
LAST_KIND: Final = TAKEN + TAKEN
SPACES: Final = LAST_KIND + 3
"""Where in them the last kind and the set of spaces begin."""
REACH: Final = 2
ACROSS: Final = REACH + 1 + REACH
"""A space is remembered by its way from the city, at most two rows and columns."""

# The frame of a Collect: the city, how often something was taken, the last space, the sea space
# that gave food (NO_CELL if none), and packed: distant spaces, ore, the last kind, all spaces.


def bit_of(state: ClashState, city: i64, cell: i64) -> i64:
    """A space within reach of a city, in the set of spaces that were taken from."""
    layout = state.terms.layout
    q: i64 = layout.across[cell] - layout.across[city] + REACH
    r: i64 = layout.down[cell] - layout.down[city] + REACH
    return BIT[SPACES + q * ACROSS + r]


def barred(state: ClashState, seat: i64, city: City, cell: i64) -> bool:
    """Another city, foreign units, an Exhausted token, or face down (CC-6.4)."""
    if state.terrain[cell] <= FACE_DOWN or state.exhausted[cell]:
        return True
    if cell != city.cell and state.has_city(cell):
        return True
    return state.foreign_units(cell, seat)


def yields(state: ClashState, seat: i64, city: City, cell: i64, fished: i64) -> i64:
    """The kinds that a space may give that is not barred, as bits (CC-0.7)."""
    terrain = state.terrain[cell]
    player = state.player(seat)
    kinds: i64 = 0
    if player.has(terms.YIELD_ADVANCE[terrain]):
        if terrain != codes.SEA or fished in (NO_CELL, cell):
            kinds |= BIT[terms.YIELD_KIND[terrain]]
    if terrain == codes.FERTILE and (city.wonders >> codes.GREAT_GARDENS) & 1:
        kinds |= all_bits(codes.RESOURCES)
    if (
        terrain == codes.SEA
        and cell == city.port
        and fished != cell
        and state.usable(city, codes.PORT)
    ):
        kinds |= BIT[codes.GOLD] | BIT[codes.MOOD]
    return kinds


def reach(state: ClashState, city: City, cell: i64) -> i64:
    """0 for the city space and 1 for its neighbours; else the land path if it is 2, else FAR."""
    if cell == city.cell:
        return 0
    if state.is_land(cell):
        return land_path(state, city.cell, cell)
    return 1 if state.terms.layout.touch(city.cell, cell) else FAR


def distant_spaces(state: ClashState, seat: i64) -> i64:
    """How many spaces at distance 2 Husbandry adds to this Collect (CC-3.20.4)."""
    player = state.player(seat)
    if not player.has(codes.HUSBANDRY) or state.used & ONCE_HUSBANDRY:
        return 0
    return terms.RANGE2_WITH_ROADS if player.has(codes.ROADS) else terms.RANGE2_SPACES


def obstacle_to_space(state: ClashState, seat: i64, city: City, cell: i64, far: i64) -> i64:
    """What bars a space from every Collect of a city; so many distant spaces are allowed."""
    distance = reach(state, city, cell)
    if distance == FAR or (distance > 1 and far <= 0):
        return obstacles.COLLECT_TOO_FAR
    return obstacles.COLLECT_BARRED if barred(state, seat, city, cell) else NO_OBSTACLE


def kinds_at(state: ClashState, seat: i64, city: City, cell: i64, far: i64) -> i64:
    """The kinds a space may give to a Collect that begins."""
    if obstacle_to_space(state, seat, city, cell, far) != NO_OBSTACLE:
        return 0
    return yields(state, seat, city, cell, NO_CELL)


def obstacle_to_collecting(state: ClashState, seat: i64, city: City) -> i64:
    """A Collect needs a space that gives something; after Free Economy there is no other
    (CC-3.29.4)."""
    if state.collects < 0:
        return obstacles.COLLECT_NO_OTHER
    far = distant_spaces(state, seat)
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if kinds_at(state, seat, city, cells[i], far) != 0:
            return NO_OBSTACLE
    return obstacles.COLLECT_NOTHING_HERE


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.push(frames.COLLECT_SPACE, seat, cell)
    state.extend(NO_CELL, NO_CELL, 0, 0)


def limit(state: ClashState, city: City) -> i64:
    """The capacity, with Mass Production 2 more."""
    most = capacity(state, city)
    if state.next_collect == EXTRA_SPACES:
        most += terms.MASS_PRODUCTION
    return most


def obstacle_to_taking(state: ClashState, cell: i64) -> i64:
    """What stands against a space as the next one. Each is taken from once, with Production Focus
    several times; in whatever order, unless ascending order was agreed."""
    seat, home, last, counts = state.actor, state.a, state.c, state.e
    city, far = state.city(home), distant_spaces(state, seat)
    obstacle = obstacle_to_space(state, seat, city, cell, far)
    if obstacle != NO_OBSTACLE:
        return obstacle
    again = counts & bit_of(state, home, cell) != 0
    if again and state.next_collect != REPEAT_SPACE:
        return obstacles.COLLECT_ONCE
    if state.terms.in_order and cell < last:
        return obstacles.SPACES_IN_ORDER
    if not again and counts & (BIT[TAKEN] - 1) >= far and reach(state, city, cell) > 1:
        return obstacles.COLLECT_NO_MORE_DISTANT
    return NO_OBSTACLE if kinds_left(state, city, cell) else obstacles.COLLECT_NOTHING


def kinds_left(state: ClashState, city: City, cell: i64) -> i64:
    """The kinds that a space which is not barred has left after what it gave before."""
    fished, counts = state.d, state.e
    kinds = yields(state, state.actor, city, cell, fished)
    if counts & bit_of(state, city.cell, cell):
        if cell == city.port and cell != fished:
            # It gave gold or a Mood token, so it is not the one that gives food.
            kinds &= ~BIT[codes.FOOD]
        if state.terms.in_order:
            last_kind: i64 = (counts & (BIT[SPACES] - 1)) >> LAST_KIND
            kinds &= ~(BIT[last_kind] - 1)
    return kinds


def kinds_now(state: ClashState, cell: i64) -> i64:
    """The kinds that may be taken next from a space."""
    home = state.a
    if obstacle_to_taking(state, cell) != NO_OBSTACLE:
        return 0
    return kinds_left(state, state.city(home), cell)


class CollectSpace(SpaceChoice):
    """The next space to take from, or an end of it."""

    frame: ClassVar[tuple[str, ...]] = ("city", "taken", "last", "fished", "counts")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")

    def misfit(self, state: ClashState) -> str:
        city = state.a
        return city_misfit(state, city)

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        return obstacle_to_taking(state, cell)

    def obstacle_beside(self, state: ClashState) -> i64:
        taken = state.b
        return NO_OBSTACLE if taken > 0 else obstacles.COLLECT_FIRST

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        kinds = kinds_now(state, cell)
        if kinds & (kinds - 1):
            state.f = cell
            state.code = frames.COLLECT_KIND
            return
        kind: i64 = 0
        while (kinds >> kind) & 1 == 0:
            kind += 1
        take(state, cell, kind, journal)

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        end(state, journal)


class CollectKind(OneThing):
    """What a space that could give several things gives."""

    frame: ClassVar[tuple[str, ...]] = ("city", "taken", "last", "fished", "counts", "space")
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def misfit(self, state: ClashState) -> str:
        city = state.a
        return city_misfit(state, city)

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        space = state.f
        gives = (kinds_now(state, space) >> kind) & 1
        return NO_OBSTACLE if gives else obstacles.SPACE_GIVES_OTHER

    def choose(self, state: ClashState, kind: i64, journal: Journal | None) -> None:
        space = state.f
        take(state, space, kind, journal)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        space = state.f
        return {"cell": words.cell(space)}


def take(state: ClashState, cell: i64, kind: i64, journal: Journal | None) -> None:
    """One resource or Mood token from a space; above the maximum it is lost (CC-18.3)."""
    seat, city, before = state.actor, state.a, state.e
    taken = state.gain(seat, kind, 1)
    if journal is not None:
        journal.tell(board_events.Collected(seat, cell, kind, taken))
    counts: i64 = before & (BIT[LAST_KIND] - 1)
    spaces: i64 = before & ~(BIT[SPACES] - 1)
    space = bit_of(state, city, cell)
    if not spaces & space and reach(state, state.city(city), cell) > 1:
        counts += 1
    if kind == codes.ORE:
        counts += BIT[TAKEN]
    if kind == codes.FOOD and state.terrain[cell] == codes.SEA:
        state.d = cell
    state.e = counts + (kind << LAST_KIND) + (spaces | space)
    state.b += 1
    state.c = cell
    state.code = frames.COLLECT_NEXT


class CollectNext(Step[ClashState]):
    """On to the next space, or to the end when the capacity or the spaces are used up."""

    frame: ClassVar[tuple[str, ...]] = ("city", "taken", "last", "fished", "counts")

    def misfit(self, state: ClashState) -> str:
        city = state.a
        return unless(state.owner_at(city) == state.actor, "find_city")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        city, taken = state.a, state.b
        if taken < limit(state, state.city(city)):
            cells = state.terms.layout.cells
            for i in range(len(cells)):
                if obstacle_to_taking(state, cells[i]) == NO_OBSTACLE:
                    state.code = frames.COLLECT_SPACE
                    return
        end(state, journal)


def end(state: ClashState, journal: Journal | None) -> None:
    """The Collect is over: what advances add to it."""
    seat, cell, counts = state.actor, state.a, state.e
    city = state.city(cell)
    state.pop()
    state.collects += 1
    state.next_collect = NO_EFFECT
    if counts & (BIT[TAKEN] - 1):
        state.used |= ONCE_HUSBANDRY
        say_used(seat, codes.HUSBANDRY, journal)
    player = state.player(seat)
    if player.has(codes.PUBLIC_EDUCATION) and not state.used & ONCE_EDUCATION:  # CC-3.23.2
        if state.usable(city, codes.ACADEMY):
            state.used |= ONCE_EDUCATION
            say_used(seat, codes.PUBLIC_EDUCATION, journal)
            give(state, seat, codes.IDEAS, 1, journal)
    ore: i64 = (counts >> TAKEN) & (BIT[TAKEN] - 1)
    if player.has(codes.METALLURGY) and ore > 1:  # CC-3.28.4
        state.push(frames.METALLURGY_OFFER, seat)


class MetallurgyOffer(YesOrNo):
    """Change 1 ore of a rich Collect to 1 gold (CC-3.28.4)."""

    def misfit(self, state: ClashState) -> str:
        return unless(state.player(state.actor).kinds[codes.ORE] > 0, "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        if yes:
            say_used(seat, codes.METALLURGY, journal)
            settle(state, seat, one_of(codes.ORE, 1), journal)
            give(state, seat, codes.GOLD, 1, journal)
