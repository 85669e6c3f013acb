"""City pieces and Wonders: what a city can take, and at which price (CC-6.6, CC-16)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import (
    CityActivated,
    PieceBuilt,
    PortOpened,
    WonderBuilt,
)
from edubba.games.clash_of_cultures.bounds import MAYBE_SPACE, YES_OR_NO, sets_of, unless
from edubba.games.clash_of_cultures.codes import (
    ANGRY,
    BUILDINGS,
    DOGMA,
    ENGINEERING,
    FOOD,
    HAPPY,
    PICK,
    PIECE,
    PORT,
    SANITATION,
    SPACES_AROUND,
    STATE_RELIGION,
    STOP,
    TEMPLE,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    ONCE_STATE_RELIGION,
    start_effects,
)
from edubba.games.clash_of_cultures.decisions.base import SpaceBefore
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_wonder
from edubba.games.clash_of_cultures.decisions.city.mood import activable
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    NO_SWAP,
    can_pay,
    one_of,
    packed,
    part,
    pay,
)
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.effects import (
    AFTER_TEMPLE,
    WHEN_BUILT,
    WONDER_BUILT,
)
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    BUILDING_ADVANCE,
    MAX_CITY_SIZE,
    PIECE_PRICE,
    WONDER_COST,
    WONDER_NEEDS,
    WONDER_PORT,
)

PRICE: Final = packed(PIECE_PRICE)


# What may stand against the growth of a city.
GROWS: Final = 0
IS_ANGRY: Final = 1
BANNED: Final = 2
TOO_BIG: Final = 3


def obstacle_to_growth(state: ClashState, seat: i64, city: City) -> i64:
    """Not Angry (CC-6.7); no Pestilence ban without Sanitation (CC-20.13); not above the number of
    own cities, at most five (CC-6.7)."""
    if city.mood == ANGRY:
        return IS_ANGRY
    player = state.player(seat)
    if player.banned and not player.owns(SANITATION):
        return BANNED
    if city.size() >= MAX_CITY_SIZE or city.size() >= state.city_count(seat):
        return TOO_BIG
    return GROWS


def may_grow(state: ClashState, seat: i64, city: City) -> bool:
    return obstacle_to_growth(state, seat, city) == GROWS


def why_not_grow(obstacle: i64, rule: str) -> Reason:
    if obstacle == IS_ANGRY:
        return words.with_rule("angry_cannot_grow", rule)
    if obstacle == BANNED:
        return words.with_rule("pestilence", "CC-20.13")
    return words.with_rule("city_too_big", "CC-6.7")


def sea_beside(state: ClashState, cell: i64) -> bool:
    for i in range(SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and state.is_sea(other):
            return True
    return False


def can_add(state: ClashState, seat: i64, city: City, building: i64) -> bool:
    """Advance, piece and place of a building, price aside (CC-6.6, CC-6.7)."""
    if city.has(building) or not may_grow(state, seat, city):
        return False
    player = state.player(seat)
    if not player.owns(BUILDING_ADVANCE[building]) or player.supply[1 + building] == 0:
        return False
    return building != PORT or sea_beside(state, city.cell)


def piece_price(state: ClashState, seat: i64, building: i64) -> i64:
    """State Religion: the first Temple of a turn costs no food (CC-3.25.4)."""
    if building == TEMPLE and state.player(seat).has(STATE_RELIGION):
        if not state.used & ONCE_STATE_RELIGION:
            return PRICE - one_of(FOOD, part(PRICE, FOOD))
    return PRICE


def can_build(state: ClashState, seat: i64, city: City, building: i64, free: bool) -> bool:
    if not can_add(state, seat, city, building):
        return False
    return free or can_pay(state, seat, piece_price(state, seat, building), GOLD_OK)


def can_build_wonder(state: ClashState, seat: i64, city: City, wonder: i64) -> bool:
    """Displayed, paid, with its advances (CC-16.2, CC-16.3); variants of R14."""
    if not (state.display >> wonder) & 1 or not may_grow(state, seat, city):
        return False
    if state.terms.happy_wonders and city.mood != HAPPY:
        return False
    if lacks_advances(state, seat, wonder):
        return False
    if WONDER_PORT[wonder] and not city.has(PORT):
        return False
    return can_pay(state, seat, packed(WONDER_COST[wonder]), GOLD_OK | NO_SWAP)


def lacks_advances(state: ClashState, seat: i64, wonder: i64) -> bool:
    """Whether an advance that a Wonder needs is missing (CC-16.2, a variant of R14)."""
    needs = WONDER_NEEDS[wonder]
    if state.terms.wonders_without_engineering:
        needs &= ~BIT[ENGINEERING]
    return needs & ~state.player(seat).advances != 0


def add_piece(state: ClashState, seat: i64, cell: i64, building: i64, free: bool) -> None:
    """Push the building of a piece: its port sea space, its price, what it gives."""
    state.push(frames.PIECE_PAID, seat, cell, building)
    state.extend(NO_CELL, 0, 0, 0)
    if not free:
        pay(state, seat, piece_price(state, seat, building), GOLD_OK)
    if building == PORT:
        state.push(frames.PORT_SPACE, seat, cell)


@final
class PortSpace(SpaceBefore):
    """The sea space of a new Port, chosen for good (CC-6.6)."""

    name: ClassVar[str] = "port_space"
    frame: ClassVar[tuple[str, ...]] = ("city",)

    def misfit(self, state: ClashState) -> str:
        return unless(state.owner_at(state.a) == state.actor, "no city of his is there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for i in range(SPACES_AROUND):
            other = state.near(state.a, i)
            if other != NO_CELL and state.is_sea(other):
                actions.add(PICK + other)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        cell = state.a
        if journal is not None:
            journal.tell(PortOpened(state.actor, action - PICK))
        state.pop()
        state.edit_city(cell).port = action - PICK

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        return words.with_rule("no_sea_beside", "CC-6.6")


@final
class PiecePaid(Step[ClashState]):
    """The building stands; the builder takes what it gives (CC-6.8, CC-6.9)."""

    name: ClassVar[str] = "piece_paid"
    frame: ClassVar[tuple[str, ...]] = ("city", "building")

    def misfit(self, state: ClashState) -> str:
        own = state.owner_at(state.a) == state.actor
        fits = own and can_add(state, state.actor, state.city(state.a), state.b)
        return unless(fits, "that building cannot be built there")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        building = state.b
        state.pop()
        if building == TEMPLE:
            if state.player(seat).has(STATE_RELIGION) and not state.used & ONCE_STATE_RELIGION:
                say_used(seat, STATE_RELIGION, journal)
            state.used |= ONCE_STATE_RELIGION
        state.edit(seat).supply[1 + building] -= 1
        state.edit_city(cell).paint(building, seat)
        if journal is not None:
            journal.tell(PieceBuilt(seat, building, cell))
        if building == TEMPLE and state.player(seat).has(DOGMA):  # CC-3.29.9
            say_used(seat, DOGMA, journal)
            start_effects(state, seat, AFTER_TEMPLE)
        start_effects(state, seat, WHEN_BUILT[building])


@final
class WonderPaid(Step[ClashState]):
    """The Wonder goes into the city and belongs to its owner (CC-16.4)."""

    name: ClassVar[str] = "wonder_paid"
    frame: ClassVar[tuple[str, ...]] = ("city", "wonder")

    def misfit(self, state: ClashState) -> str:
        own = state.owner_at(state.a) == state.actor
        fits = own and may_grow(state, state.actor, state.city(state.a))
        return unless(fits and (state.display >> state.b) & 1 == 1, "that Wonder cannot be built")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        wonder = state.b
        state.pop()
        state.display &= ~BIT[wonder]
        state.edit_city(cell).wonders |= BIT[wonder]
        state.edit(seat).wonder_round = state.round
        if journal is not None:
            journal.tell(WonderBuilt(seat, wonder, cell))
        offer_wonder(state, seat)
        start_effects(state, seat, WONDER_BUILT[wonder])


@final
class BuildPieceBy(SpaceBefore):
    """A card lets a piece be built: in which city (CC-6.6)."""

    name: ClassVar[str] = "build_piece"
    frame: ClassVar[tuple[str, ...]] = ("pieces", "free", "activates", "optional", "city")

    def ranges(self, state: ClashState) -> list[range]:
        return [sets_of(BUILDINGS), YES_OR_NO, YES_OR_NO, YES_OR_NO, MAYBE_SPACE]

    def misfit(self, state: ClashState) -> str:
        own = state.e == NO_CELL or state.owner_at(state.e) == state.actor
        return unless(own, "no city of his is there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        if state.e == NO_CELL:
            cells = state.terms.layout.cells
            for i in range(len(cells)):
                if takes_piece(state, state.actor, cells[i], state.a, state.b == 1, state.c == 1):
                    actions.add(PICK + cells[i])
        else:
            city = state.city(state.e)
            for building in range(BUILDINGS):
                if (state.a >> building) & 1:
                    if can_build(state, state.actor, city, building, state.b == 1):
                        actions.add(PIECE + building)
        if state.d == 1:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        if action < PIECE:
            state.e = action - PICK
            state.d = 0
            return
        seat = state.actor
        cell = state.e
        free = state.b == 1
        if state.c == 1:
            state.become(frames.ACTIVATED, seat, cell)
            if journal is not None:
                journal.tell(CityActivated(seat, cell))
        else:
            state.pop()
        add_piece(state, seat, cell, action - PIECE, free)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        if state.e != NO_CELL:
            return words.with_rule("choose_piece_now", "CC-6.6")
        if state.owner_at(cell) != state.actor:
            return words.with_rule("no_city_of_yours", "CC-6.6")
        if state.c == 1 and not activable(state.city(cell)):
            return words.with_rule("angry_and_active", "CC-6.3")
        return words.with_rule("city_takes_no_piece", "CC-6.7")

    def other_reason(self, state: ClashState, action: i64) -> Reason:
        building: i64 = action - PIECE
        if action == STOP:
            return words.with_rule("choose_piece_now", "CC-6.6")
        if not 0 <= building < BUILDINGS:
            return words.not_offered()
        if state.e == NO_CELL:
            return words.with_rule("choose_city_first", "CC-6.6")
        if not (state.a >> building) & 1:
            return words.with_rule("not_that_piece", "CC-15.2")
        return why_not_piece(state, state.actor, state.city(state.e), building)


def takes_piece(
    state: ClashState, seat: i64, cell: i64, pieces: i64, free: bool, activates: bool
) -> bool:
    if state.owner_at(cell) != seat:
        return False
    city = state.city(cell)
    if activates and not activable(city):
        return False
    for building in range(BUILDINGS):
        if (pieces >> building) & 1 and can_build(state, seat, city, building, free):
            return True
    return False


def some_city_takes(state: ClashState, seat: i64, pieces: i64, free: bool, activates: bool) -> bool:
    for i in range(len(state.cities)):
        if takes_piece(state, seat, state.cities[i].cell, pieces, free, activates):
            return True
    return False


def offer_piece(
    state: ClashState, seat: i64, pieces: i64, free: bool, activates: bool, optional: bool
) -> None:
    """Push the building of a piece by a card, if some city can take one."""
    if some_city_takes(state, seat, pieces, free, activates):
        state.push(frames.BUILD_PIECE, seat, pieces, int(free))
        state.extend(int(activates), int(optional), NO_CELL, 0)


def why_not_piece(state: ClashState, seat: i64, city: City, building: i64) -> Reason:
    player = state.player(seat)
    obstacle = obstacle_to_growth(state, seat, city)
    if obstacle == IS_ANGRY:
        return why_not_grow(obstacle, "CC-6.7")
    if city.has(building):
        return words.with_rule("building_there", "CC-6.7")
    if not player.owns(BUILDING_ADVANCE[building]):
        return words.needs_building(building, BUILDING_ADVANCE[building])
    if player.supply[1 + building] == 0:
        return words.with_rule("no_piece_left", "CC-20.1")
    if obstacle != GROWS:
        return why_not_grow(obstacle, "CC-6.7")
    if building == PORT and not sea_beside(state, city.cell):
        return words.with_rule("no_sea_beside", "CC-6.6")
    return words.cannot_pay("CC-6.6")


def why_not_wonder(state: ClashState, seat: i64, city: City, wonder: i64) -> Reason:
    if not (state.display >> wonder) & 1:
        return words.with_rule("wonder_not_displayed", "CC-16.2")
    obstacle = obstacle_to_growth(state, seat, city)
    if obstacle != GROWS:
        return why_not_grow(obstacle, "CC-16.2")
    if state.terms.happy_wonders and city.mood != HAPPY:
        return words.with_rule("wonder_needs_happy", "CC-16.2")
    if lacks_advances(state, seat, wonder):
        return words.with_rule("wonder_needs_advances", "CC-16.2")
    if WONDER_PORT[wonder] and not city.has(PORT):
        return words.with_rule("wonder_needs_port", "CC-16.6.4")
    return words.cannot_pay("CC-16.3")
