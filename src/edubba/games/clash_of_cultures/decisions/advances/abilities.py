"""What advances and Wonders let a player do in his turn (CC-3.26 to CC-3.29, CC-16.6)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Journal, Message
from edubba.core.bits import BIT
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures import board_events, codes, events, obstacles, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.advances.income import tax
from edubba.games.clash_of_cultures.decisions.base import OneThing, SpaceChoice, obstacle_to_token
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    discard,
    discard_objective,
    say_discarded,
)
from edubba.games.clash_of_cultures.decisions.city import (
    activate,
    civic,
    collect,
    influence,
    influence_targets,
)
from edubba.games.clash_of_cultures.decisions.city.build import add_units
from edubba.games.clash_of_cultures.decisions.city.mood import (
    activable,
    obstacle_to_acting,
    raise_mood,
)
from edubba.games.clash_of_cultures.decisions.payment import (
    can_pay,
    lack_of,
    one_of,
    packed,
    pay,
    settle,
)
from edubba.games.clash_of_cultures.decisions.saying import say_used, say_wonder_used
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import gain_action, spend_action
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.space import ADVANCES as ADVANCE_IDS
from edubba.games.clash_of_cultures.space import DATA, USES, WONDER_DATA
from edubba.games.clash_of_cultures.space import WONDERS as WONDER_IDS
from edubba.games.clash_of_cultures.state import ClashState


def place(id: str, ids: list[str]) -> int:
    return ids.index(id) if id in ids else terms.NONE


USE_ADVANCE: Final = vec[i64]([place(use, ADVANCE_IDS) for use in USES])
USE_WONDER: Final = vec[i64]([place(use, WONDER_IDS) for use in USES])
"""The advance or Wonder a use stands on, or NONE."""
ASKED: Final = {
    "bartering": frames.BARTER,
    "arts": frames.ARTS_TARGET,
    "sports": frames.SPORTS_CITY,
    "theaters": frames.THEATER,
    "voting": frames.CIVIC_STEP,
    "free_economy": frames.FREE_COLLECT_CITY,
    "great_library": frames.BORROW,
    "great_lighthouse": frames.LIGHTHOUSE_SPACE,
    "great_statue": frames.STATUE_CARD,
}
USE_ASKS: Final = vec[i64]([ASKED.get(use, terms.NONE) for use in USES])
"""What a use asks first, or NONE."""
ABILITIES: Final = [
    ability
    for abilities in (
        *(advance.each("abilities") for advance in DATA.each("advances")),
        *(wonder.each("effects") for wonder in WONDER_DATA),
    )
    for ability in abilities
    if ability.text("trigger") in ("free_action", "action")
]
"""What is behind each use, in the order of USES."""
USE_ONCE: Final = vec[i64]([int(ability.has("per_turn")) for ability in ABILITIES])
USE_ACTION: Final = vec[i64]([int(ability.text("trigger") == "action") for ability in ABILITIES])
USE_PRICE: Final = vec[i64](
    [packed(terms.amounts(each, "price")) if each.has("price") else 0 for each in ABILITIES]
)
SPORTS_STEP: Final = one_of(codes.CULTURE, terms.SPORTS_PRICE)
LIBERTIES_MOOD: Final = DATA.number(
    "advances", ADVANCE_IDS.index("civil_liberties"), "abilities", 0, "res", "mood"
)


def obstacle_to_use(state: ClashState, seat: i64, use: i64) -> i64:
    """Owned, not used up, payable, an action left where it costs one, and some effect."""
    if not owns_use(state, seat, use):
        return obstacles.USE_NOT_OWNED
    if USE_ONCE[use] and state.used & BIT[use]:
        return obstacles.USE_ONCE
    if USE_ACTION[use] and state.actions == 0:
        return obstacles.NO_ACTION_LEFT
    if USE_PRICE[use] and not can_pay(state, seat, USE_PRICE[use], 0):
        return obstacles.CANNOT_PAY
    return NO_OBSTACLE if has_effect(state, seat, use) else obstacles.USE_NOTHING


def owns_use(state: ClashState, seat: i64, use: i64) -> bool:
    if USE_ADVANCE[use] != terms.NONE:
        return state.player(seat).has(USE_ADVANCE[use])
    return state.owner_of_wonder(USE_WONDER[use]) == seat


def obstacle_to_collect(state: ClashState, seat: i64, cell: i64) -> i64:
    obstacle = obstacle_to_acting(state, seat, cell, obstacles.NO_CITY_OF_YOURS)
    if obstacle != NO_OBSTACLE:
        return obstacle
    return activate.obstacle_to_activation(state, seat, state.city(cell), codes.COLLECT)


def has_effect(state: ClashState, seat: i64, use: i64) -> bool:
    player = state.player(seat)
    if use == codes.USE_BARTERING:
        return player.hand != 0
    if use == codes.USE_TAXES:
        return state.city_count(seat) > 0
    if use == codes.USE_ARTS:
        return influence_targets.any_target(state, seat, 1, False)
    if use == codes.USE_SPORTS:
        return can_pay(state, seat, SPORTS_STEP, 0) and some_unhappy(state, seat)
    if use == codes.USE_THEATERS:
        return player.kinds[codes.MOOD] + player.kinds[codes.CULTURE] > 0
    if use == codes.USE_VOTING:
        return civic.possible(state, seat, 1)
    if use == codes.USE_FREE_ECONOMY:
        return state.collects == 0 and some_collector(state, seat)
    if use == codes.USE_GREAT_STATUE:
        return player.objectives != 0
    if use == codes.USE_GREAT_LIGHTHOUSE:
        ship = player.free_unit(codes.FIRST_SHIP, codes.UNITS)
        able = ship != terms.NONE and activable(lighthouse_city(state))
        return able and some_harbour(state, seat)
    return True


def some_unhappy(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if state.cities[i].owner == seat and state.cities[i].mood != codes.HAPPY:
            return True
    return False


def some_collector(state: ClashState, seat: i64) -> bool:
    for i in range(len(state.cities)):
        if obstacle_to_collect(state, seat, state.cities[i].cell) == NO_OBSTACLE:
            return True
    return False


def obstacle_to_harbour(state: ClashState, seat: i64, cell: i64) -> i64:
    if not state.is_sea(cell):
        return obstacles.NEEDS_SEA
    return obstacles.FOREIGN_SHIPS if state.foreign_units(cell, seat) else NO_OBSTACLE


def use(state: ClashState, seat: i64, which: i64, journal: Journal | None) -> None:
    """Use an ability: pay its price, then what it does."""
    if USE_ADVANCE[which] != terms.NONE:
        say_used(seat, USE_ADVANCE[which], journal)
    else:
        say_wonder_used(seat, USE_WONDER[which], journal)
    spend_action(state, seat, USE_ACTION[which] == 1)
    state.used |= BIT[which]
    if USE_ASKS[which] != terms.NONE:
        state.push(USE_ASKS[which], seat)
    elif which == codes.USE_TAXES:
        tax(state, seat)
    elif which == codes.USE_CIVIL_LIBERTIES:
        give(state, seat, codes.MOOD, LIBERTIES_MOOD, journal)
    elif which == codes.USE_ABSOLUTE_POWER:
        gain_action(state, seat, 1, journal)
    if USE_PRICE[which]:
        pay(state, seat, USE_PRICE[which], 0)


def lighthouse_city(state: ClashState) -> City:
    """The city with the Great Lighthouse. Only while it stands."""
    found = state.cities[0]
    for i in range(len(state.cities)):
        if (state.cities[i].wonders >> codes.GREAT_LIGHTHOUSE) & 1:
            found = state.cities[i]
    return found


def some_harbour(state: ClashState, seat: i64) -> bool:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if obstacle_to_harbour(state, seat, cells[i]) == NO_OBSTACLE:
            return True
    return False


class Barter(OneThing):
    """Which Action card to discard for gold or a Culture token (CC-3.26.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "CC-3.26.1"

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        hand = state.player(state.actor).hand
        return NO_OBSTACLE if (hand >> card) & 1 else obstacles.NOT_IN_HAND

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat = state.actor
        discard(state, seat, card)
        say_discarded(seat, card, journal)
        state.become(frames.CHOOSE_GOOD, seat, BIT[codes.GOLD] | BIT[codes.CULTURE], 1)


class ArtsTarget(SpaceChoice):
    """The target of the attempt that Arts gives (CC-3.27.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("influence",)

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        return influence_targets.obstacle_to_influence(state, state.actor, cell, 0, state.takeover)

    def lack(self, state: ClashState, action: i64) -> Message:
        cell: i64 = action - self.first
        return lack_of(state, influence_targets.range_price(state, state.actor, cell), 0)

    def take(self, state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
        influence.begin(state, seat, cell)


class SportsCity(SpaceChoice):
    """Which city to raise, by one or two steps (CC-3.27.2)."""

    frame: ClassVar[tuple[str, ...]] = ("steps", "city")
    verbs: ClassVar[tuple[str, ...]] = ("pick", "stop")
    rule: ClassVar[str] = "CC-3.27.2"

    def misfit(self, state: ClashState) -> str:
        steps = state.a
        if steps == 0:
            paid = can_pay(state, state.actor, SPORTS_STEP, 0)
            return unless(paid, "pay")
        return unless(steps < terms.SPORTS_STEPS, "gain")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        steps, city = state.a, state.b
        if state.owner_at(cell) != state.actor:
            return obstacles.NO_CITY_OF_YOURS
        if state.city(cell).mood == codes.HAPPY:
            return obstacles.HAPPY_ALREADY
        return NO_OBSTACLE if steps == 0 or cell == city else obstacles.SPORTS_SAME_CITY

    def obstacle_beside(self, state: ClashState) -> i64:
        steps = state.a
        return NO_OBSTACLE if steps > 0 else obstacles.RAISE_FIRST

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, steps = state.actor, state.a
        raise_mood(state, cell, journal)
        state.a += 1
        state.b = cell
        again = steps + 1 < terms.SPORTS_STEPS and state.city(cell).mood != codes.HAPPY
        if not again or not can_pay(state, seat, SPORTS_STEP + SPORTS_STEP, 0):
            state.pop()
        pay(state, seat, SPORTS_STEP, 0)


class Theater(OneThing):
    """Which token to give for one of the other kind (CC-3.27.4)."""

    verbs: ClassVar[tuple[str, ...]] = ("kind",)
    rule: ClassVar[str] = "CC-3.27.4"

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        return obstacle_to_token(state, kind)

    def take(self, state: ClashState, seat: i64, kind: i64, journal: Journal | None) -> None:
        settle(state, seat, one_of(kind, 1), journal)
        give(state, seat, codes.CULTURE if kind == codes.MOOD else codes.MOOD, 1, journal)


class FreeCollectCity(SpaceChoice):
    """The city of the one Collect that Free Economy gives (CC-3.29.4)."""

    rule: ClassVar[str] = "CC-3.29.4"

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        return obstacle_to_collect(state, state.actor, cell)

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat = state.actor
        state.become(frames.ACTIVATED, seat, cell)
        if journal is not None:
            journal.tell(board_events.CityActivated(seat, cell))
        collect.begin(state, seat, cell)
        state.collects = -FAR


class Borrow(OneThing):
    """The advance that the Great Library lends for this turn (CC-20.12)."""

    verbs: ClassVar[tuple[str, ...]] = ("advance", "stop")

    def obstacle_to(self, state: ClashState, advance: i64) -> i64:
        if state.player(state.actor).owns(advance):
            return obstacles.ALREADY_OWNED
        return obstacles.NO_GOVERNMENT if (terms.ALL_GOVERNMENT >> advance) & 1 else NO_OBSTACLE

    def take(self, state: ClashState, seat: i64, advance: i64, journal: Journal | None) -> None:
        state.edit(seat).borrowed = advance
        if journal is not None:
            journal.tell(events.AdvanceBorrowed(seat, advance))


class LighthouseSpace(SpaceChoice):
    """On which sea space the Great Lighthouse places a ship (CC-16.6.4)."""

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        return obstacle_to_harbour(state, state.actor, cell)

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat = state.actor
        city = lighthouse_city(state).cell
        state.become(frames.ACTIVATED, seat, city)
        if journal is not None:
            journal.tell(board_events.CityActivated(seat, city))
        add_units(state, seat, codes.SHIP, 1, cell, journal)


class StatueCard(OneThing):
    """Which Objective card to discard for an action (CC-16.6.6)."""

    verbs: ClassVar[tuple[str, ...]] = ("objective",)
    rule: ClassVar[str] = "CC-16.6.6"

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        hand = state.player(state.actor).objectives
        return NO_OBSTACLE if (hand >> card) & 1 else obstacles.NOT_IN_HAND

    def take(self, state: ClashState, seat: i64, card: i64, journal: Journal | None) -> None:
        discard_objective(state, seat, card)
        if journal is not None:
            journal.tell(events.ObjectiveDiscarded(seat, card))
        gain_action(state, seat, 1, journal)
