"""Build Units (CC-6.5)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import board_events, codes, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import SPACE, sets_of, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import OneThing, city_misfit
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_drafted
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    can_pay,
    lack_of,
    one_of,
    packed,
    part,
    pay,
)
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState

CHOICES: Final = 5
"""Settler, Army unit, ship, drafted Army unit, Settler for a Mood token."""
DIGIT: Final = 5
"""Bits for the count of each in the packed order."""


def ordered(order: i64, what: i64) -> i64:
    return (order >> (what * DIGIT)) & (BIT[DIGIT] - 1)


def with_one(order: i64, what: i64) -> i64:
    return order + BIT[what * DIGIT]


def price_of(state: ClashState, seat: i64, order: i64) -> i64:
    """The price of all units ordered (CC-6.5, CC-3.21.3, CC-3.24.4)."""
    prices = state.terms.prices
    whole: i64 = packed(prices[codes.SETTLER]) * ordered(order, codes.BUILD_SETTLER)
    whole += packed(prices[codes.ARMY]) * ordered(order, codes.BUILD_ARMY)
    whole += packed(prices[codes.SHIP]) * ordered(order, codes.BUILD_SHIP)
    draft = (
        terms.DRAFT_MOOD_FREE if state.player(seat).has(codes.CIVIL_LIBERTIES) else terms.DRAFT_MOOD
    )
    whole += one_of(codes.MOOD, draft) * ordered(order, codes.BUILD_DRAFTED_ARMY)
    return whole + one_of(codes.MOOD, terms.WELCOME_MOOD) * ordered(
        order, codes.BUILD_WELCOMED_SETTLER
    )


def lacking(state: ClashState, seat: i64, city: City, order: i64) -> i64:
    """What stands against a whole order: room, supply, permission or price."""
    player = state.player(seat)
    settlers: i64 = ordered(order, codes.BUILD_SETTLER) + ordered(
        order, codes.BUILD_WELCOMED_SETTLER
    )
    armies: i64 = ordered(order, codes.BUILD_ARMY) + ordered(order, codes.BUILD_DRAFTED_ARMY)
    ships = ordered(order, codes.BUILD_SHIP)
    if settlers + armies + ships > capacity(state, city):
        return obstacles.BUILD_CAPACITY
    if (
        settlers > player.in_supply(0, codes.FIRST_ARMY)
        or armies > player.in_supply(codes.FIRST_ARMY, codes.FIRST_SHIP)
        or ships > player.in_supply(codes.FIRST_SHIP, codes.UNITS)
    ):
        return obstacles.BUILD_NONE_LEFT
    if state.armies(city.cell) + armies > terms.ARMY_LIMIT:  # CC-4.10
        return obstacles.BUILD_FULL
    if ships > 0:
        if not state.usable(city, codes.PORT) or state.foreign_units(city.port, seat):
            return obstacles.BUILD_PORT
    if ordered(order, codes.BUILD_DRAFTED_ARMY) > (terms.DRAFTS if player.has(codes.DRAFT) else 0):
        return obstacles.BUILD_DRAFT
    if ordered(order, codes.BUILD_WELCOMED_SETTLER) > (
        terms.WELCOMES if player.has(codes.SANITATION) else 0
    ):
        return obstacles.BUILD_WELCOME
    paid = can_pay(state, seat, price_of(state, seat, order), GOLD_OK)
    return NO_OBSTACLE if paid else obstacles.CANNOT_PAY


def possible(state: ClashState, seat: i64, city: City) -> bool:
    for what in range(CHOICES):
        if lacking(state, seat, city, with_one(0, what)) == NO_OBSTACLE:
            return True
    return False


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.push(frames.BUILD_UNIT, seat, cell)
    state.extend(0, 0, 0, 0)


def order_misfit(state: ClashState, paid: bool) -> str:
    """Why a city cannot have this order; a price that is just being paid aside."""
    cell, order = state.a, state.b
    if state.owner_at(cell) != state.actor:
        return city_misfit(state, cell)
    lack = lacking(state, state.actor, state.city(cell), order)
    fits = lack == NO_OBSTACLE or (paid and lack == obstacles.CANNOT_PAY)
    return unless(fits, "build")


class BuildUnit(OneThing):
    """The next unit of the order, or an end of it."""

    frame: ClassVar[tuple[str, ...]] = ("city", "order", "from")
    verbs: ClassVar[tuple[str, ...]] = ("build", "stop")
    rule: ClassVar[str] = "CC-6.5"

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, sets_of(CHOICES * DIGIT), range(CHOICES)]

    def misfit(self, state: ClashState) -> str:
        return order_misfit(state, False)

    def obstacle_to(self, state: ClashState, what: i64) -> i64:
        cell, order, first = state.a, state.b, state.c
        if what < first:
            return obstacles.UNITS_IN_ORDER
        return lacking(state, state.actor, state.city(cell), with_one(order, what))

    def obstacle_beside(self, state: ClashState) -> i64:
        order = state.b
        return NO_OBSTACLE if order > 0 else obstacles.BUILD_FIRST

    def lack(self, state: ClashState, action: i64) -> Message:
        order = state.b
        price = price_of(state, state.actor, with_one(order, action - self.first))
        return lack_of(state, price, GOLD_OK)

    def choose(self, state: ClashState, what: i64, journal: Journal | None) -> None:
        order = state.b
        state.b = with_one(order, what)
        if state.terms.in_order:
            state.c = what
        for more in range(CHOICES):
            if self.obstacle_to(state, more) == NO_OBSTACLE:
                return
        self.decline(state, journal)

    def decline(self, state: ClashState, journal: Journal | None) -> None:
        seat, city, order = state.actor, state.a, state.b
        state.become(frames.UNITS_PAID, seat, city, order)
        pay(state, seat, price_of(state, seat, order), GOLD_OK)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        cell = state.a
        return {"cell": words.cell(cell)}


class UnitsPaid(Step[ClashState]):
    """Land units appear in the city, ships on the port sea space (CC-6.5)."""

    frame: ClassVar[tuple[str, ...]] = ("city", "order")

    def misfit(self, state: ClashState) -> str:
        return order_misfit(state, True)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, order, paid = state.actor, state.a, state.b, state.paid
        city = state.city(cell)
        state.pop()
        settlers: i64 = ordered(order, codes.BUILD_SETTLER) + ordered(
            order, codes.BUILD_WELCOMED_SETTLER
        )
        armies: i64 = ordered(order, codes.BUILD_ARMY) + ordered(order, codes.BUILD_DRAFTED_ARMY)
        ships = ordered(order, codes.BUILD_SHIP)
        add_units(state, seat, codes.SETTLER, settlers, city.cell, journal)
        add_units(state, seat, codes.ARMY, armies, city.cell, journal)
        add_units(state, seat, codes.SHIP, ships, city.port, journal)
        player = state.player(seat)
        if ordered(order, codes.BUILD_WELCOMED_SETTLER) > 0:
            say_used(seat, codes.SANITATION, journal)
        if ordered(order, codes.BUILD_DRAFTED_ARMY) > 0:
            say_used(seat, codes.DRAFT, journal)
            state.drafted += 1
            offer_drafted(state, seat)
        if player.has(codes.NATIONALISM) and armies + ships > 0:  # CC-3.29.5
            say_used(seat, codes.NATIONALISM, journal)
            state.push(frames.CHOOSE_TOKEN, seat)
        if player.has(codes.MEDICINE) and resources_in(paid):  # CC-3.28.3
            say_used(seat, codes.MEDICINE, journal)
            state.push(frames.REFUND, seat, paid)


def add_units(
    state: ClashState, seat: i64, kind: i64, count: i64, cell: i64, journal: Journal | None
) -> None:
    """Units from supply on a cell."""
    for _ in range(count):
        unit = free_unit(state, seat, kind)
        state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(board_events.UnitPlaced(seat, kind, cell))


def free_unit(state: ClashState, seat: i64, kind: i64) -> i64:
    """A unit of a kind in supply, or -1."""
    player = state.player(seat)
    if kind == codes.SETTLER:
        return player.free_unit(0, codes.FIRST_ARMY)
    if kind == codes.ARMY:
        return player.free_unit(codes.FIRST_ARMY, codes.FIRST_SHIP)
    return player.free_unit(codes.FIRST_SHIP, codes.UNITS)


def resources_in(price: i64) -> bool:
    for kind in range(codes.RESOURCES):
        if part(price, kind) > 0:
            return True
    return False


class ChooseToken(OneThing):
    """1 Mood or 1 Culture token (Nationalism, the Temple)."""

    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        return NO_OBSTACLE if kind >= codes.MOOD else obstacles.MOOD_OR_CULTURE

    def take(self, state: ClashState, seat: i64, kind: i64, journal: Journal | None) -> None:
        give(state, seat, kind, 1, journal)


class Refund(OneThing):
    """Medicine: take back 1 resource of a kind that was paid (CC-3.28.3)."""

    frame: ClassVar[tuple[str, ...]] = ("paid",)
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        paid = state.a
        was = kind < codes.RESOURCES and part(paid, kind) > 0
        return NO_OBSTACLE if was else obstacles.REFUND_PAID_ONLY

    def take(self, state: ClashState, seat: i64, kind: i64, journal: Journal | None) -> None:
        give(state, seat, kind, 1, journal)
