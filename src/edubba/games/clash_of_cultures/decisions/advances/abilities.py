"""What advances and Wonders let a player do in his turn (CC-3.26 to CC-3.29, CC-16.6)."""

from typing import Final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.data import Data
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    CULTURE,
    FIRST_SHIP,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_STATUE,
    HAPPY,
    MOOD,
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
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.advances.income import tax
from edubba.games.clash_of_cultures.decisions.city import civic, collect, influence_targets
from edubba.games.clash_of_cultures.decisions.city.mood import activable
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import say_used, say_wonder_used
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import gain_action, spend_action
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.space import ADVANCES as ADVANCE_IDS
from edubba.games.clash_of_cultures.space import DATA, USES, WONDER_DATA
from edubba.games.clash_of_cultures.space import WONDERS as WONDER_IDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    NONE,
    SPORTS_PRICE,
    amounts,
)

USE_ADVANCE: Final = vec[i64](
    [ADVANCE_IDS.index(use) if use in ADVANCE_IDS else NONE for use in USES]
)
"""The advance a use stands on; NONE for Wonders."""
USE_WONDER: Final = vec[i64]([WONDER_IDS.index(use) if use in WONDER_IDS else NONE for use in USES])


def _usable() -> list[Data]:
    """The ability behind each use, in the order of USES."""
    sources = [advance.each("abilities") for advance in DATA.each("advances")]
    sources += [wonder.each("effects") for wonder in WONDER_DATA]
    return [
        ability
        for abilities in sources
        for ability in abilities
        if ability.text("trigger") in ("free_action", "action")
    ]


ABILITIES: Final = _usable()
USE_ONCE: Final = vec[i64]([int(ability.has("per_turn")) for ability in ABILITIES])
USE_ACTION: Final = vec[i64]([int(ability.text("trigger") == "action") for ability in ABILITIES])
USE_PRICE: Final = vec[i64](
    [packed(amounts(ability, "price")) if ability.has("price") else 0 for ability in ABILITIES]
)
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
        return influence_targets.any_target(state, seat, 1)
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
        if player.free_unit(FIRST_SHIP, UNITS) == NONE or not activable(lighthouse_city(state)):
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
    if USE_ADVANCE[which] != NONE:
        say_used(seat, USE_ADVANCE[which], journal)
    else:
        say_wonder_used(seat, USE_WONDER[which], journal)
    spend_action(state, seat, USE_ACTION[which] == 1)
    state.used |= BIT[which]
    if which == USE_BARTERING:
        state.push(frames.BARTER, seat)
    elif which == USE_TAXES:
        tax(state, seat)
    elif which == USE_ARTS:
        state.push(frames.ARTS_TARGET, seat)
    elif which == USE_SPORTS:
        state.push(frames.SPORTS_CITY, seat)
    elif which == USE_THEATERS:
        state.push(frames.THEATER, seat)
    elif which == USE_VOTING:
        civic.begin(state, seat)
    elif which == USE_CIVIL_LIBERTIES:
        give(state, seat, MOOD, LIBERTIES_MOOD, journal)
    elif which == USE_FREE_ECONOMY:
        state.push(frames.FREE_COLLECT_CITY, seat)
    elif which == USE_ABSOLUTE_POWER:
        gain_action(state, seat, 1, journal)
    elif which == USE_GREAT_LIBRARY:
        state.push(frames.BORROW, seat)
    elif which == USE_GREAT_LIGHTHOUSE:
        state.push(frames.LIGHTHOUSE_SPACE, seat)
    elif which == USE_GREAT_STATUE:
        state.push(frames.STATUE_CARD, seat)
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
    if not can_pay(state, seat, USE_PRICE[which], 0):
        return words.cannot_pay(rule)
    return words.with_rule("use_nothing", rule)


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
