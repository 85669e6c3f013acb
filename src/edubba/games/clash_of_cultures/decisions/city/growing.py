"""City pieces and Wonders: what a city can take, and at which price (CC-6.6, CC-16)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Actions, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import MAYBE_SPACE, YES_OR_NO, sets_of, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    ONCE_STATE_RELIGION,
    start_effects,
)
from edubba.games.clash_of_cultures.decisions.base import Choice, SpaceChoice, city_misfit
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_wonder
from edubba.games.clash_of_cultures.decisions.city.mood import activable
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    NO_SWAP,
    can_pay,
    lack_of,
    one_of,
    packed,
    part,
    pay,
)
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.effects import AFTER_TEMPLE, WHEN_BUILT, WONDER_BUILT
from edubba.games.clash_of_cultures.layout import NO_CELL, OFF_BOARD
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState

PRICE: Final = packed(terms.PIECE_PRICE)


def obstacle_to_growth(state: ClashState, seat: i64, city: City) -> i64:
    """Not Angry (CC-6.7); no Pestilence ban without Sanitation (CC-20.13); not above the number of
    own cities, at most five (CC-6.7)."""
    if city.mood == codes.ANGRY:
        return obstacles.ANGRY_CANNOT_GROW
    player = state.player(seat)
    if player.banned and not player.owns(codes.SANITATION):
        return obstacles.PESTILENCE
    if city.size() >= terms.MAX_CITY_SIZE or city.size() >= state.city_count(seat):
        return obstacles.CITY_TOO_BIG
    return NO_OBSTACLE


def sea_beside(state: ClashState, cell: i64) -> bool:
    for i in range(codes.SPACES_AROUND):
        other = state.near(cell, i)
        if other != NO_CELL and state.is_sea(other):
            return True
    return False


def obstacle_to_adding(state: ClashState, seat: i64, city: City, building: i64) -> i64:
    """Advance, piece and place of a building, price aside (CC-6.6, CC-6.7)."""
    if city.mood == codes.ANGRY:
        return obstacles.ANGRY_CANNOT_GROW
    if city.has(building):
        return obstacles.BUILDING_THERE
    player = state.player(seat)
    if not player.owns(terms.BUILDING_ADVANCE[building]):
        return obstacles.NEEDS_BUILDING
    if player.supply[1 + building] == 0:
        return obstacles.NO_PIECE_LEFT
    growth = obstacle_to_growth(state, seat, city)
    if growth != NO_OBSTACLE:
        return growth
    if building == codes.PORT and not sea_beside(state, city.cell):
        return obstacles.NO_SEA_BESIDE
    return NO_OBSTACLE


def piece_price(state: ClashState, seat: i64, building: i64) -> i64:
    """State Religion: the first Temple of a turn costs no food (CC-3.25.4)."""
    if building == codes.TEMPLE and state.player(seat).has(codes.STATE_RELIGION):
        if not state.used & ONCE_STATE_RELIGION:
            return PRICE - one_of(codes.FOOD, part(PRICE, codes.FOOD))
    return PRICE


def obstacle_to_piece(state: ClashState, seat: i64, city: City, building: i64, free: bool) -> i64:
    obstacle = obstacle_to_adding(state, seat, city, building)
    if obstacle != NO_OBSTACLE or free:
        return obstacle
    paid = can_pay(state, seat, piece_price(state, seat, building), GOLD_OK)
    return NO_OBSTACLE if paid else obstacles.CANNOT_PAY_PIECE


def piece_facts(action: i64) -> dict[str, Arg]:
    """A piece, and the advance that a building needs."""
    facts = words.facts(action)
    if codes.PIECE <= action < codes.PIECE + codes.BUILDINGS:
        facts["needed"] = words.advance(terms.BUILDING_ADVANCE[action - codes.PIECE])
    return facts


def obstacle_to_wonder(state: ClashState, seat: i64, city: City, wonder: i64) -> i64:
    """Displayed, paid, with its advances (CC-16.2, CC-16.3); variants of R14."""
    if not (state.display >> wonder) & 1:
        return obstacles.WONDER_NOT_DISPLAYED
    growth = obstacle_to_growth(state, seat, city)
    if growth == obstacles.ANGRY_CANNOT_GROW:
        return obstacles.WONDER_IN_ANGRY_CITY
    if growth != NO_OBSTACLE:
        return growth
    if state.terms.happy_wonders and city.mood != codes.HAPPY:
        return obstacles.WONDER_NEEDS_HAPPY
    needs = terms.WONDER_NEEDS[wonder]
    if state.terms.wonders_without_engineering:
        needs &= ~BIT[codes.ENGINEERING]
    if needs & ~state.player(seat).advances:
        return obstacles.WONDER_NEEDS_ADVANCES
    if terms.WONDER_PORT[wonder] and not city.has(codes.PORT):
        return obstacles.WONDER_NEEDS_PORT
    paid = can_pay(state, seat, packed(terms.WONDER_COST[wonder]), GOLD_OK | NO_SWAP)
    return NO_OBSTACLE if paid else obstacles.CANNOT_PAY_WONDER


def add_piece(state: ClashState, seat: i64, cell: i64, building: i64, free: bool) -> None:
    """Push the building of a piece: its port sea space, its price, what it gives."""
    state.push(frames.PIECE_PAID, seat, cell, building)
    state.extend(NO_CELL, 0, 0, 0)
    if not free:
        pay(state, seat, piece_price(state, seat, building), GOLD_OK)
    if building == codes.PORT:
        state.push(frames.PORT_SPACE, seat, cell)


class PortSpace(SpaceChoice):
    """The sea space of a new Port, chosen for good (CC-6.6)."""

    frame: ClassVar[tuple[str, ...]] = ("city",)

    def misfit(self, state: ClashState) -> str:
        city = state.a
        return city_misfit(state, city)

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        city = state.a
        beside = state.is_sea(cell) and state.terms.layout.touch(city, cell)
        return NO_OBSTACLE if beside else obstacles.NO_SEA_BESIDE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, city = state.actor, state.a
        if journal is not None:
            journal.tell(board_events.PortOpened(seat, cell))
        state.pop()
        state.edit_city(city).port = cell


class PiecePaid(Step[ClashState]):
    """The building stands; the builder takes what it gives (CC-6.8, CC-6.9)."""

    frame: ClassVar[tuple[str, ...]] = ("city", "building")

    def misfit(self, state: ClashState) -> str:
        seat, cell, building = state.actor, state.a, state.b
        own = state.owner_at(cell) == seat
        fits = own and obstacle_to_adding(state, seat, state.city(cell), building) == NO_OBSTACLE
        return unless(fits, "build")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, building = state.actor, state.a, state.b
        state.pop()
        if building == codes.TEMPLE:
            if (
                state.player(seat).has(codes.STATE_RELIGION)
                and not state.used & ONCE_STATE_RELIGION
            ):
                say_used(seat, codes.STATE_RELIGION, journal)
            state.used |= ONCE_STATE_RELIGION
        state.edit(seat).supply[1 + building] -= 1
        state.edit_city(cell).paint(building, seat)
        if journal is not None:
            journal.tell(board_events.PieceBuilt(seat, building, cell))
        if building == codes.TEMPLE and state.player(seat).has(codes.DOGMA):  # CC-3.29.9
            say_used(seat, codes.DOGMA, journal)
            start_effects(state, seat, AFTER_TEMPLE)
        start_effects(state, seat, WHEN_BUILT[building])


class WonderPaid(Step[ClashState]):
    """The Wonder goes into the city and belongs to its owner (CC-16.4)."""

    frame: ClassVar[tuple[str, ...]] = ("city", "wonder")

    def misfit(self, state: ClashState) -> str:
        seat, cell, wonder = state.actor, state.a, state.b
        own = state.owner_at(cell) == seat
        grows = own and obstacle_to_growth(state, seat, state.city(cell)) == NO_OBSTACLE
        return unless(grows and (state.display >> wonder) & 1 == 1, "build")

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, wonder = state.actor, state.a, state.b
        state.pop()
        state.display &= ~BIT[wonder]
        state.edit_city(cell).wonders |= BIT[wonder]
        state.edit(seat).wonder_round = state.round
        if journal is not None:
            journal.tell(board_events.WonderBuilt(seat, wonder, cell))
        offer_wonder(state, seat)
        start_effects(state, seat, WONDER_BUILT[wonder])


class BuildPiece(Choice):
    """A card lets a piece be built: in which city, then which one (CC-6.6)."""

    frame: ClassVar[tuple[str, ...]] = ("pieces", "free", "activates", "optional", "city")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "piece", "stop")
    rule: ClassVar[str] = "CC-6.6"

    def ranges(self, state: ClashState) -> list[range]:
        return [sets_of(codes.BUILDINGS), YES_OR_NO, YES_OR_NO, YES_OR_NO, MAYBE_SPACE]

    def misfit(self, state: ClashState) -> str:
        city = state.e
        return "" if city == NO_CELL else city_misfit(state, city)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        city = state.e
        if city == NO_CELL:
            cells = state.terms.layout.cells
            for i in range(len(cells)):
                actions.offer(codes.PICK + cells[i], self.obstacle_to_city(state, cells[i]))
        else:
            for building in range(codes.BUILDINGS):
                actions.offer(codes.PIECE + building, self.obstacle_to_building(state, building))
        actions.offer(codes.STOP, self.obstacle(state, codes.STOP))

    def obstacle(self, state: ClashState, action: i64) -> i64:
        optional = state.d
        if action == codes.STOP:
            return NO_OBSTACLE if optional else obstacles.CHOOSE_PIECE_NOW
        if action >= codes.PIECE:
            return self.obstacle_to_building(state, action - codes.PIECE)
        return self.obstacle_to_city(state, action - codes.PICK)

    def obstacle_to_city(self, state: ClashState, cell: i64) -> i64:
        pieces, free, activates, city = state.a, state.b, state.c, state.e
        if state.terrain[cell] == OFF_BOARD:
            return obstacles.NOT_ON_THIS_BOARD
        if city != NO_CELL:
            return obstacles.CHOOSE_PIECE_NOW
        return obstacle_to_some_piece(state, state.actor, cell, pieces, free == 1, activates == 1)

    def obstacle_to_building(self, state: ClashState, building: i64) -> i64:
        pieces, free, cell = state.a, state.b, state.e
        if cell == NO_CELL:
            return obstacles.CHOOSE_CITY_FIRST
        if not (pieces >> building) & 1:
            return obstacles.NOT_THAT_PIECE
        return obstacle_to_piece(state, state.actor, state.city(cell), building, free == 1)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == codes.STOP:
            state.pop()
            return
        if action < codes.PIECE:
            state.e = action - codes.PICK
            state.d = 0
            return
        seat, free, activates, cell = state.actor, state.b, state.c, state.e
        if activates:
            state.become(frames.ACTIVATED, seat, cell)
            if journal is not None:
                journal.tell(board_events.CityActivated(seat, cell))
        else:
            state.pop()
        add_piece(state, seat, cell, action - codes.PIECE, free == 1)

    def lack(self, state: ClashState, action: i64) -> Message:
        return lack_of(state, piece_price(state, state.actor, action - codes.PIECE), GOLD_OK)

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return piece_facts(action)


def obstacle_to_some_piece(
    state: ClashState, seat: i64, cell: i64, pieces: i64, free: bool, activates: bool
) -> i64:
    """Whether a city takes one of these pieces."""
    if state.owner_at(cell) != seat:
        return obstacles.NO_CITY_OF_YOURS
    city = state.city(cell)
    if activates and not activable(city):
        return obstacles.ANGRY_AND_ACTIVE
    for building in range(codes.BUILDINGS):
        if (pieces >> building) & 1:
            if obstacle_to_piece(state, seat, city, building, free) == NO_OBSTACLE:
                return NO_OBSTACLE
    return obstacles.CITY_TAKES_NO_PIECE


def some_city_takes(state: ClashState, seat: i64, pieces: i64, free: bool, activates: bool) -> bool:
    for i in range(len(state.cities)):
        cell = state.cities[i].cell
        if obstacle_to_some_piece(state, seat, cell, pieces, free, activates) == NO_OBSTACLE:
            return True
    return False


def offer_piece(
    state: ClashState, seat: i64, pieces: i64, free: bool, activates: bool, optional: bool
) -> None:
    """Push the building of a piece by a card, if some city can take one."""
    if some_city_takes(state, seat, pieces, free, activates):
        state.push(frames.BUILD_PIECE, seat, pieces, int(free))
        state.extend(int(activates), int(optional), NO_CELL, 0)
