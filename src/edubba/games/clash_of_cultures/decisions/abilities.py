"""What advances and Wonders let a player do in his turn (CC-3.26 to CC-3.29, CC-16.6)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.state import State
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    ADVANCE,
    ADVANCES,
    CARD,
    CARDS,
    CULTURE,
    CURRENCY,
    FIRST_SHIP,
    FOOD,
    GOLD,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_STATUE,
    HAPPY,
    INFLUENCE,
    KIND,
    MOOD,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    ORE,
    PICK,
    SHIP,
    STOP,
    TRADE_ROUTES,
    UNITS,
    USE,
    USE_ABSOLUTE_POWER,
    USE_ARTS,
    USE_BARTERING,
    USE_CIVIL_LIBERTIES,
    USE_FREE_ECONOMY,
    USE_GREAT_LIBRARY,
    USE_GREAT_LIGHTHOUSE,
    USE_GREAT_STATUE,
    USE_SPORTS,
    USE_TAXES,
    USE_THEATERS,
    USE_VOTING,
    WOOD,
)
from edubba.games.clash_of_cultures.decisions import civic, collect, influence
from edubba.games.clash_of_cultures.decisions.advance import give
from edubba.games.clash_of_cultures.decisions.base import Choice
from edubba.games.clash_of_cultures.decisions.build import add_units
from edubba.games.clash_of_cultures.decisions.cards import (
    discard,
    discard_objective,
    say_discarded,
)
from edubba.games.clash_of_cultures.decisions.conditions import routes
from edubba.games.clash_of_cultures.decisions.frames import (
    ACTIVATED,
    AFTER_ACTION,
    ARTS_TARGET,
    BARTER,
    BORROW,
    CHOOSE_GOOD,
    FREE_COLLECT_CITY,
    LIGHTHOUSE_SPACE,
    SPORTS_CITY,
    STATUE_CARD,
    THEATER,
)
from edubba.games.clash_of_cultures.decisions.mood import activable, raise_mood
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, packed, pay, settle
from edubba.games.clash_of_cultures.decisions.turnfacts import gain_action
from edubba.games.clash_of_cultures.events import AdvanceBorrowed
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.space import ADVANCES as ADVANCE_IDS
from edubba.games.clash_of_cultures.space import DATA, USES
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    ALL_GOVERNMENT,
    NONE,
    SPORTS_PRICE,
    SPORTS_STEPS,
    TRADE_ROUTES_MAX,
    amounts,
)

USE_ADVANCE: Final = vec[i64](
    [ADVANCE_IDS.index(use) if use in ADVANCE_IDS else NONE for use in USES]
)
"""The advance a use stands on; NONE for Wonders."""


def _ability(use: str, field: str) -> bool:
    """Whether the ability of a use has a field."""
    for advance in DATA.each("advances"):
        if advance.text("id") == use:
            for ability in advance.each("abilities"):
                if ability.text("trigger") in ("free_action", "action"):
                    return ability.has(field)
    return field == "per_turn" and use != "great_lighthouse"


def _price(use: str) -> i64:
    for advance in DATA.each("advances"):
        if advance.text("id") == use:
            for ability in advance.each("abilities"):
                if ability.text("trigger") in ("free_action", "action") and ability.has("price"):
                    return packed(amounts(ability, "price"))
    return 0


def _costs_action(use: str) -> int:
    for advance in DATA.each("advances"):
        if advance.text("id") == use:
            return int(any(a.text("trigger") == "action" for a in advance.each("abilities")))
    return 0


USE_ONCE: Final = vec[i64]([int(_ability(use, "per_turn")) for use in USES])
USE_PRICE: Final = vec[i64]([_price(use) for use in USES])
USE_ACTION: Final = vec[i64]([_costs_action(use) for use in USES])
LIBERTIES_MOOD: Final = DATA.number(
    "advances", ADVANCE_IDS.index("civil_liberties"), "abilities", 0, "res", "mood"
)


def uses_into(state: ClashState, seat: i64, actions: Actions) -> None:
    for use in range(len(USE_ONCE)):
        if can_use(state, seat, use):
            actions.add(USE + use)


def owns_use(state: ClashState, seat: i64, use: i64) -> bool:
    if USE_ADVANCE[use] != NONE:
        return state.player(seat).has(USE_ADVANCE[use])
    if use == USE_GREAT_LIBRARY:
        return state.owner_of_wonder(GREAT_LIBRARY) == seat
    if use == USE_GREAT_LIGHTHOUSE:
        return state.owner_of_wonder(GREAT_LIGHTHOUSE) == seat
    return state.owner_of_wonder(GREAT_STATUE) == seat


def can_use(state: ClashState, seat: i64, use: i64) -> bool:
    """Owned, not used up, payable, an action left where it costs one, and some effect."""
    if not owns_use(state, seat, use):
        return False
    if USE_ONCE[use] and state.used & BIT[use]:
        return False
    if USE_ACTION[use] and state.actions == 0:
        return False
    if USE_PRICE[use] and not can_pay(state, seat, USE_PRICE[use], 0):
        return False
    return has_effect(state, seat, use)


def has_effect(state: ClashState, seat: i64, use: i64) -> bool:
    player = state.player(seat)
    if use == USE_BARTERING:
        return player.hand != 0
    if use == USE_TAXES:
        return state.city_count(seat) > 0
    if use == USE_ARTS:
        return influence.any_target(state, seat, 1)
    if use == USE_SPORTS:
        return can_pay(state, seat, one_of(CULTURE, SPORTS_PRICE), 0) and some_unhappy(state, seat)
    if use == USE_THEATERS:
        return player.kinds[MOOD] + player.kinds[CULTURE] > 0
    if use == USE_VOTING:
        return civic.possible(state, seat, 1)
    if use == USE_FREE_ECONOMY:
        return state.collects == 0 and some_collector(state, seat)
    if use == USE_GREAT_STATUE:
        return player.objectives != 0
    if use == USE_GREAT_LIGHTHOUSE:
        if player.free_unit(FIRST_SHIP, UNITS) < 0 or not activable(lighthouse_city(state)):
            return False
        return some_harbour(state, seat)
    return True


def some_unhappy(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].mood != HAPPY:
            return True
    return False


def may_collect(state: ClashState, seat: i64, cell: i64) -> bool:
    if state.owner_at(cell) != seat:
        return False
    city = state.city(cell)
    return activable(city) and collect.possible(state, seat, city)


def some_collector(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if may_collect(state, seat, state.cities[i].cell):
            return True
    return False


def use(state: ClashState, seat: i64, which: i64, journal: Journal | None) -> None:
    """Use an ability: pay its price, then what it does."""
    state.push(AFTER_ACTION, seat, 0, 0)
    if USE_ACTION[which]:
        state.actions -= 1
        state.begun = True
    state.used |= BIT[which]
    if which == USE_BARTERING:
        state.push(BARTER, seat, 0, 0)
    elif which == USE_TAXES:
        tax(state, seat)
    elif which == USE_ARTS:
        state.push(ARTS_TARGET, seat, 0, 0)
    elif which == USE_SPORTS:
        state.push(SPORTS_CITY, seat, 0, 0)
    elif which == USE_THEATERS:
        state.push(THEATER, seat, 0, 0)
    elif which == USE_VOTING:
        civic.begin(state, seat)
    elif which == USE_CIVIL_LIBERTIES:
        give(state, seat, MOOD, LIBERTIES_MOOD, journal)
    elif which == USE_FREE_ECONOMY:
        state.push(FREE_COLLECT_CITY, seat, 0, 0)
    elif which == USE_ABSOLUTE_POWER:
        gain_action(state, seat, 1, journal)
    elif which == USE_GREAT_LIBRARY:
        state.push(BORROW, seat, 0, 0)
    elif which == USE_GREAT_LIGHTHOUSE:
        state.push(LIGHTHOUSE_SPACE, seat, 0, 0)
    elif which == USE_GREAT_STATUE:
        state.push(STATUE_CARD, seat, 0, 0)
    if USE_PRICE[which]:
        pay(state, seat, USE_PRICE[which], 0)


def why_not(state: ClashState, seat: i64, which: i64) -> Reason:
    rule = "CC-16.6" if USE_ADVANCE[which] == NONE else "CC-2.5"
    if not owns_use(state, seat, which):
        return words.with_rule("use_not_owned", rule)
    if USE_ONCE[which] and state.used & BIT[which]:
        return words.with_rule("use_once", rule)
    if USE_ACTION[which] and state.actions == 0:
        return words.no_action_left()
    return words.with_rule("use_nothing", rule)


def income_kinds(state: ClashState, seat: i64) -> i64:
    """Currency lets income be taken as gold, unit by unit (CC-3.26.4)."""
    return BIT[GOLD] if state.player(seat).has(CURRENCY) else 0


def tax(state: ClashState, seat: i64) -> None:
    """Goods for every city (CC-3.26.3)."""
    kinds: i64 = BIT[FOOD] | BIT[WOOD] | BIT[ORE] | income_kinds(state, seat)
    state.push(CHOOSE_GOOD, seat, kinds, state.city_count(seat))


@final
class TradeIncome(Choice):
    """The income of trade routes (CC-3.30)."""

    name: ClassVar[str] = "trade_income"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        count: i64 = routes(state, seat, False) if state.player(seat).has(TRADE_ROUTES) else 0
        if count > TRADE_ROUTES_MAX:
            count = TRADE_ROUTES_MAX
        if count == 0:
            state.pop()
        elif income_kinds(state, seat):
            state.become(CHOOSE_GOOD, seat, BIT[FOOD] | BIT[GOLD], count)
        else:
            state.pop()
            give(state, seat, FOOD, count, journal)


@final
class Barter(Choice):
    """Which Action card to discard for gold or a Culture token (CC-3.26.1)."""

    name: ClassVar[str] = "barter"

    def legal_into(self, base: State, actions: Actions) -> None:
        hand = cast(ClashState, base).player(base.actor).hand
        for card in range(CARDS):
            if (hand >> card) & 1:
                actions.add(CARD + card)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        discard(state, seat, action - CARD)
        say_discarded(seat, action - CARD, journal)
        state.become(CHOOSE_GOOD, seat, BIT[GOLD] | BIT[CULTURE], 1)


@final
class ArtsTarget(Choice):
    """The target of the attempt that Arts gives (CC-3.27.1)."""

    name: ClassVar[str] = "arts_target"

    def legal_into(self, base: State, actions: Actions) -> None:
        influence.cities_into(cast(ClashState, base), base.actor, actions, 0)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        state.pop()
        influence.begin(state, seat, action - INFLUENCE)


@final
class SportsCity(Choice):
    """Which city to raise, by one or two steps (CC-3.27.2)."""

    name: ClassVar[str] = "sports_city"
    frame: ClassVar[tuple[str, ...]] = ("steps", "city")

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.owner_at(cells[i]) == state.actor and state.city(cells[i]).mood != HAPPY:
                if state.a == 0 or cells[i] == state.b:
                    actions.add(PICK + cells[i])
        if state.a > 0:
            actions.add(STOP)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        if action == STOP:
            state.pop()
            return
        cell: i64 = action - PICK
        raise_mood(state, cell, journal)
        state.a += 1
        state.b = cell
        price = one_of(CULTURE, SPORTS_PRICE)
        again = state.a < SPORTS_STEPS and state.city(cell).mood != HAPPY
        if not again or not can_pay(state, seat, price + price, 0):
            state.pop()
        pay(state, seat, price, 0)


@final
class Theater(Choice):
    """Which token to give for one of the other kind (CC-3.27.4)."""

    name: ClassVar[str] = "theater"

    def legal_into(self, base: State, actions: Actions) -> None:
        kinds = cast(ClashState, base).player(base.actor).kinds
        if kinds[MOOD] > 0:
            actions.add(KIND + MOOD)
        if kinds[CULTURE] > 0:
            actions.add(KIND + CULTURE)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        state.pop()
        given: i64 = action - KIND
        settle(state, seat, one_of(given, 1), journal)
        give(state, seat, CULTURE if given == MOOD else MOOD, 1, journal)


@final
class FreeCollectCity(Choice):
    """The city of the one Collect that Free Economy gives (CC-3.29.4)."""

    name: ClassVar[str] = "free_collect_city"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if may_collect(state, state.actor, cells[i]):
                actions.add(PICK + cells[i])

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        cell: i64 = action - PICK
        state.become(ACTIVATED, seat, cell, 0)
        collect.begin(state, seat, cell)
        state.collects = -FAR


@final
class Borrow(Choice):
    """The advance that the Great Library lends for this turn (CC-20.12)."""

    name: ClassVar[str] = "borrow"

    def legal_into(self, base: State, actions: Actions) -> None:
        owned = cast(ClashState, base).player(base.actor).advances
        for advance in range(ADVANCES):
            if not ((owned | ALL_GOVERNMENT) >> advance) & 1:
                actions.add(ADVANCE + advance)
        actions.add(STOP)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        state.pop()
        if action == STOP:
            return
        state.edit(seat).borrowed = action - ADVANCE
        if journal is not None:
            journal.tell(AdvanceBorrowed(seat, action - ADVANCE))


def lighthouse_city(state: ClashState) -> City:
    """The city with the Great Lighthouse. Only while it stands."""
    found = state.cities[0]
    for i in range(len(state.cities)):
        if (state.cities[i].wonders >> GREAT_LIGHTHOUSE) & 1:
            found = state.cities[i]
    return found


def some_harbour(state: ClashState, seat: i64) -> bool:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.is_sea(cells[i]) and not state.foreign_units(cells[i], seat):
            return True
    return False


@final
class LighthouseSpace(Choice):
    """On which sea space the Great Lighthouse places a ship (CC-16.6.4)."""

    name: ClassVar[str] = "lighthouse_space"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.is_sea(cells[i]) and not state.foreign_units(cells[i], state.actor):
                actions.add(PICK + cells[i])

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        state.become(ACTIVATED, seat, lighthouse_city(state).cell, 0)
        add_units(state, seat, SHIP, 1, action - PICK, journal)


@final
class StatueCard(Choice):
    """Which Objective card to discard for an action (CC-16.6.6)."""

    name: ClassVar[str] = "statue_card"

    def legal_into(self, base: State, actions: Actions) -> None:
        hand = cast(ClashState, base).player(base.actor).objectives
        for card in range(OBJECTIVE_CARDS):
            if (hand >> card) & 1:
                actions.add(OBJECTIVE + card)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        state.pop()
        discard_objective(state, seat, action - OBJECTIVE)
        gain_action(state, seat, 1, journal)
