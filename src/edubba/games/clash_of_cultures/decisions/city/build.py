"""Build Units (CC-6.5)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import UnitPlaced
from edubba.games.clash_of_cultures.bounds import SPACE, sets_of, unless
from edubba.games.clash_of_cultures.codes import (
    ARMY,
    BUILD,
    BUILD_ARMY,
    BUILD_DRAFTED_ARMY,
    BUILD_SETTLER,
    BUILD_SHIP,
    BUILD_WELCOMED_SETTLER,
    CIVIL_LIBERTIES,
    CULTURE,
    DRAFT,
    FIRST_ARMY,
    FIRST_SHIP,
    KIND,
    KINDS,
    MEDICINE,
    MOOD,
    NATIONALISM,
    PORT,
    RESOURCES,
    SANITATION,
    SETTLER,
    SHIP,
    STOP,
    UNITS,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.cards.objectives import offer_drafted
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    can_pay,
    one_of,
    packed,
    part,
    pay,
)
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ARMY_LIMIT,
    DRAFT_MOOD,
    DRAFT_MOOD_FREE,
    DRAFTS,
    WELCOME_MOOD,
    WELCOMES,
)

CHOICES: Final = 5
"""Settler, Army unit, ship, drafted Army unit, Settler for a Mood token."""
DIGIT: Final = 5
"""Bits for the count of each in the packed order."""

# What an order may lack.
FITS: Final = 0
CAPACITY: Final = 1
UNIT_LEFT: Final = 2
ROOM: Final = 3
FREE_PORT: Final = 4
ONE_DRAFT: Final = 5
ONE_WELCOME: Final = 6
PRICE: Final = 7


def ordered(order: i64, what: i64) -> i64:
    return (order >> (what * DIGIT)) & (BIT[DIGIT] - 1)


def with_one(order: i64, what: i64) -> i64:
    return order + BIT[what * DIGIT]


def price_of(state: ClashState, seat: i64, order: i64) -> i64:
    """The price of all units ordered (CC-6.5, CC-3.21.3, CC-3.24.4)."""
    prices = state.terms.prices
    whole: i64 = packed(prices[SETTLER]) * ordered(order, BUILD_SETTLER)
    whole += packed(prices[ARMY]) * ordered(order, BUILD_ARMY)
    whole += packed(prices[SHIP]) * ordered(order, BUILD_SHIP)
    draft = DRAFT_MOOD_FREE if state.player(seat).has(CIVIL_LIBERTIES) else DRAFT_MOOD
    whole += one_of(MOOD, draft) * ordered(order, BUILD_DRAFTED_ARMY)
    return whole + one_of(MOOD, WELCOME_MOOD) * ordered(order, BUILD_WELCOMED_SETTLER)


def lacking(state: ClashState, seat: i64, city: City, order: i64) -> i64:
    """What a whole order lacks: room, supply, permission or price; FITS if nothing."""
    player = state.player(seat)
    settlers: i64 = ordered(order, BUILD_SETTLER) + ordered(order, BUILD_WELCOMED_SETTLER)
    armies: i64 = ordered(order, BUILD_ARMY) + ordered(order, BUILD_DRAFTED_ARMY)
    ships = ordered(order, BUILD_SHIP)
    if settlers + armies + ships > capacity(state, city):
        return CAPACITY
    if settlers > player.in_supply(0, FIRST_ARMY):
        return UNIT_LEFT
    if armies > player.in_supply(FIRST_ARMY, FIRST_SHIP):
        return UNIT_LEFT
    if ships > player.in_supply(FIRST_SHIP, UNITS):
        return UNIT_LEFT
    if state.armies(city.cell) + armies > ARMY_LIMIT:  # CC-4.10
        return ROOM
    if ships > 0:
        if not state.usable(city, PORT) or state.foreign_units(city.port, seat):
            return FREE_PORT
    if ordered(order, BUILD_DRAFTED_ARMY) > (DRAFTS if player.has(DRAFT) else 0):
        return ONE_DRAFT
    if ordered(order, BUILD_WELCOMED_SETTLER) > (WELCOMES if player.has(SANITATION) else 0):
        return ONE_WELCOME
    return FITS if can_pay(state, seat, price_of(state, seat, order), GOLD_OK) else PRICE


def fits(state: ClashState, seat: i64, city: City, order: i64) -> bool:
    return lacking(state, seat, city, order) == FITS


def possible(state: ClashState, seat: i64, city: City) -> bool:
    for what in range(CHOICES):
        if fits(state, seat, city, with_one(0, what)):
            return True
    return False


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.push(frames.BUILD_UNIT, seat, cell)
    state.extend(0, 0, 0, 0)


def more_from(state: ClashState, first: i64) -> bool:
    for what in range(first, CHOICES):
        if fits(state, state.actor, state.city(state.a), with_one(state.b, what)):
            return True
    return False


def order_misfit(state: ClashState, paid: bool) -> str:
    """Why a city cannot have this order; a price that is just being paid aside."""
    if state.owner_at(state.a) != state.actor:
        return "no city of his is there"
    lack = lacking(state, state.actor, state.city(state.a), state.b)
    return unless(lack == FITS or (paid and lack == PRICE), "that cannot be built there")


@final
class BuildUnit(Before):
    """The next unit of the order, or an end of it."""

    name: ClassVar[str] = "build_unit"
    frame: ClassVar[tuple[str, ...]] = ("city", "order", "from")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, sets_of(CHOICES * DIGIT), range(CHOICES)]

    def misfit(self, state: ClashState) -> str:
        return order_misfit(state, False)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for what in range(state.c, CHOICES):
            if fits(state, state.actor, state.city(state.a), with_one(state.b, what)):
                actions.add(BUILD + what)
        if state.b > 0:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action != STOP:
            state.b = with_one(state.b, action - BUILD)
            if state.terms.in_order:
                state.c = action - BUILD
            if more_from(state, state.c):
                return
        seat = state.actor
        price = price_of(state, seat, state.b)
        state.become(frames.UNITS_PAID, seat, state.a, state.b)
        pay(state, seat, price, GOLD_OK)

    def reason(self, state: ClashState, action: i64) -> Reason:
        what: i64 = action - BUILD
        if action == STOP:
            return words.with_rule("build_first", "CC-6.5")
        if not 0 <= what < CHOICES:
            return words.not_offered()
        if what < state.c:
            return words.with_rule("units_in_order", "CC-6.5")
        return why_not(lacking(state, state.actor, state.city(state.a), with_one(state.b, what)))


def why_not(lack: i64) -> Reason:
    """The sentence for what an order lacks."""
    if lack == CAPACITY:
        return words.with_rule("build_capacity", "CC-6.2")
    if lack == UNIT_LEFT:
        return words.with_rule("build_none_left", "CC-20.1")
    if lack == ROOM:
        return words.with_rule("build_full", "CC-4.10")
    if lack == FREE_PORT:
        return words.with_rule("build_port", "CC-6.5")
    if lack == ONE_DRAFT:
        return words.with_rule("build_draft", "CC-3.24.4")
    if lack == ONE_WELCOME:
        return words.with_rule("build_welcome", "CC-3.21.3")
    return words.cannot_pay("CC-6.5")


@final
class UnitsPaid(Step[ClashState]):
    """Land units appear in the city, ships on the port sea space (CC-6.5)."""

    name: ClassVar[str] = "units_paid"
    frame: ClassVar[tuple[str, ...]] = ("city", "order")

    def misfit(self, state: ClashState) -> str:
        return order_misfit(state, True)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        city = state.city(state.a)
        order = state.b
        paid = state.paid
        state.pop()
        settlers: i64 = ordered(order, BUILD_SETTLER) + ordered(order, BUILD_WELCOMED_SETTLER)
        armies: i64 = ordered(order, BUILD_ARMY) + ordered(order, BUILD_DRAFTED_ARMY)
        ships = ordered(order, BUILD_SHIP)
        add_units(state, seat, SETTLER, settlers, city.cell, journal)
        add_units(state, seat, ARMY, armies, city.cell, journal)
        add_units(state, seat, SHIP, ships, city.port, journal)
        player = state.player(seat)
        if ordered(order, BUILD_WELCOMED_SETTLER) > 0:
            say_used(seat, SANITATION, journal)
        if ordered(order, BUILD_DRAFTED_ARMY) > 0:
            say_used(seat, DRAFT, journal)
            state.drafted += 1
            offer_drafted(state, seat)
        if player.has(NATIONALISM) and armies + ships > 0:  # CC-3.29.5
            say_used(seat, NATIONALISM, journal)
            state.push(frames.CHOOSE_TOKEN, seat)
        if player.has(MEDICINE) and resources_in(paid):  # CC-3.28.3
            say_used(seat, MEDICINE, journal)
            state.push(frames.REFUND, seat, paid)


def add_units(
    state: ClashState, seat: i64, kind: i64, count: i64, cell: i64, journal: Journal | None
) -> None:
    """Units from supply on a cell."""
    for _ in range(count):
        unit = free_unit(state, seat, kind)
        state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(UnitPlaced(seat, kind, cell))


def free_unit(state: ClashState, seat: i64, kind: i64) -> i64:
    """A unit of a kind in supply, or -1."""
    player = state.player(seat)
    if kind == SETTLER:
        return player.free_unit(0, FIRST_ARMY)
    if kind == ARMY:
        return player.free_unit(FIRST_ARMY, FIRST_SHIP)
    return player.free_unit(FIRST_SHIP, UNITS)


def resources_in(price: i64) -> bool:
    for kind in range(RESOURCES):
        if part(price, kind) > 0:
            return True
    return False


@final
class ChooseToken(Before):
    """1 Mood or 1 Culture token (Nationalism, the Temple)."""

    name: ClassVar[str] = "choose_token"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add(KIND + MOOD)
        actions.add(KIND + CULTURE)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        give(state, seat, action - KIND, 1, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if KIND <= action < KIND + KINDS:
            return words.with_rule("mood_or_culture", "CC-3.29.5")
        return words.not_offered()


@final
class Refund(Before):
    """Medicine: take back 1 resource of a kind that was paid (CC-3.28.3)."""

    name: ClassVar[str] = "refund"
    frame: ClassVar[tuple[str, ...]] = ("paid",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for kind in range(RESOURCES):
            if part(state.a, kind) > 0:
                actions.add(KIND + kind)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.pop()
        give(state, seat, action - KIND, 1, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        if KIND <= action < KIND + KINDS:
            return words.with_rule("refund_paid_only", "CC-3.28.3")
        return words.not_offered()
