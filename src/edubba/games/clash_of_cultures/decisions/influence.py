"""Cultural Influence (CC-8)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.state import CHANCE, NOBODY, State
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.codes import (
    ARMY,
    BARBARIANS,
    BUILDINGS,
    CELLS,
    CONVERSION,
    CULTURE,
    DEVOTION,
    DIE,
    FIRST_ARMY,
    FIRST_SHIP,
    HAPPY,
    INFLUENCE,
    MONUMENTS,
    NEUTRAL,
    NO,
    PIECE,
    SEPARATION_OF_POWER,
    SETTLER,
    SPACES_AROUND,
    TEMPLE,
    TOTALITARIANISM,
    WITH,
    YES,
)
from edubba.games.clash_of_cultures.decisions.advance import give
from edubba.games.clash_of_cultures.decisions.base import Chance, Choice
from edubba.games.clash_of_cultures.decisions.frames import (
    INFLUENCE_BOOST,
    INFLUENCE_BUILDING,
    INFLUENCE_DIE,
    INFLUENCE_ROLL,
    INFLUENCE_WON,
    TAKEOVER_UNIT,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, pay
from edubba.games.clash_of_cultures.events import (
    DieRolled,
    Influenced,
    InfluenceFailed,
    InfluenceTried,
    TakenOver,
    UnitPlaced,
)
from edubba.games.clash_of_cultures.layout import FACE_DOWN, FAR
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    CONVERSION as CONVERSION_BONUS,
)
from edubba.games.clash_of_cultures.tables import (
    DIE_FACES,
    INFLUENCE_MIN_SIZE,
    INFLUENCE_SUCCESS,
)

SETTLEMENT: Final = -1
"""In place of a building: a Barbarian settlement is the target (CC-8.8)."""


def path_lengths(state: ClashState, start: i64) -> vec[i64]:
    """Steps from a cell to every other over revealed spaces, land or sea (CC-0.5); FAR if none."""
    steps = vec[i64]([FAR] * CELLS)
    queue = vec[i64]([0] * CELLS)
    steps[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        cell = queue[head]
        head += 1
        for i in range(SPACES_AROUND):
            other = state.near(cell, i)
            if other >= 0 and steps[other] == FAR and state.terrain[other] > FACE_DOWN:
                steps[other] = steps[cell] + 1
                queue[tail] = other
                tail += 1
    return steps


def may_boost(state: ClashState, seat: i64, city: City) -> bool:
    """Culture tokens are forbidden on some cities of others (CC-3.29)."""
    if city.owner == seat or city.owner == BARBARIANS:
        return True
    owner = state.player(city.owner)
    if owner.has(SEPARATION_OF_POWER) and city.mood == HAPPY:
        return False
    if owner.has(TOTALITARIANISM):
        if state.armies(city.cell) > 0 and state.holder(city.cell) == city.owner:
            return False
    return not (owner.has(DEVOTION) and city.has(TEMPLE))


def tokens_for_range(state: ClashState, seat: i64, city: City) -> i64:
    """Tokens to be spent before the roll (CC-8.2, CC-8.3); FAR without an eligible base."""
    if city.owner == seat:  # R27: the target itself may be the base
        return 0
    steps = path_lengths(state, city.cell)
    fewest: i64 = FAR
    for i in range(len(state.cities)):
        base = state.cities[i]
        if base.owner != seat or base.influenced():
            continue
        reach = base.size() if state.terms.range_of_base else city.size()
        need: i64 = steps[base.cell] - reach
        if need < 0:
            need = 0
        if steps[base.cell] < FAR and need < fewest:
            fewest = need
    return fewest


def can_replace(state: ClashState, seat: i64, city: City, building: i64) -> bool:
    """A building of another colour of which he has a piece in supply (CC-8.1)."""
    colour = city.colour(building)
    return colour != NOBODY and colour != seat and state.player(seat).supply[1 + building] > 0


def is_target(state: ClashState, seat: i64, city: City, reserve: i64, takeover: bool) -> bool:
    """Whether an attempt can be made on a city, with some Culture tokens spent before."""
    if state.influenced:  # CC-8.6
        return False
    if city.owner == BARBARIANS:  # CC-8.8
        if not takeover or state.player(seat).supply[0] == 0:
            return False
    else:
        if city.owner != seat and city.size() < INFLUENCE_MIN_SIZE:
            return False
        if city.owner != seat and city.wonders and state.player(city.owner).has(MONUMENTS):
            return False  # CC-8.7
        found = False
        for building in range(BUILDINGS):
            if can_replace(state, seat, city, building):
                found = True
        if not found:
            return False
    tokens = tokens_for_range(state, seat, city)
    if tokens == FAR or (tokens > 0 and not may_boost(state, seat, city)):
        return False
    return can_pay(state, seat, one_of(CULTURE, tokens + reserve), 0)


def cities_into(state: ClashState, seat: i64, actions: Actions, reserve: i64) -> None:
    cells = state.terms.layout.cells
    for i in range(len(cells)):
        if state.has_city(cells[i]):
            if is_target(state, seat, state.city(cells[i]), reserve, state.takeover):
                actions.add(INFLUENCE + cells[i])


def any_target(state: ClashState, seat: i64, reserve: i64) -> bool:
    for i in range(len(state.cities)):
        if is_target(state, seat, state.cities[i], reserve, state.takeover):
            return True
    return False


def settlement_in_reach(state: ClashState, seat: i64, reserve: i64) -> bool:
    """Whether some Barbarian settlement could be a target if Cultural Takeover were played."""
    for i in range(len(state.cities)):
        if state.cities[i].owner == BARBARIANS:
            if is_target(state, seat, state.cities[i], reserve, True):
                return True
    return False


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.takeover = state.takeover and state.owner_at(cell) == BARBARIANS
    if state.takeover:
        state.takeover = False
        start(state, seat, cell, SETTLEMENT)
    else:
        state.push(INFLUENCE_BUILDING, seat, cell, 0)


def start(state: ClashState, seat: i64, cell: i64, building: i64) -> None:
    """Pay for the range, then roll."""
    tokens = tokens_for_range(state, seat, state.city(cell))
    state.push(INFLUENCE_ROLL, seat, cell, building)
    if tokens > 0:
        pay(state, seat, one_of(CULTURE, tokens), 0)


@final
class InfluenceBuilding(Choice):
    """Which building to replace (CC-8.1)."""

    name: ClassVar[str] = "influence_building"
    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        city = state.city(state.a)
        for building in range(BUILDINGS):
            if can_replace(state, state.actor, city, building):
                actions.add(PIECE + building)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        cell = state.a
        state.pop()
        start(state, seat, cell, action - PIECE)


@final
class InfluenceRoll(Choice):
    """Throw the die (CC-8.4)."""

    name: ClassVar[str] = "influence_roll"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        if journal is not None:
            journal.tell(InfluenceTried(state.actor, state.a))
        seat = state.actor
        state.become(INFLUENCE_DIE, CHANCE, state.a, state.b)
        state.extend(seat, 0, 0, 0)


@final
class InfluenceDie(Chance):
    """5 or more succeeds, with Conversion 4 (CC-8.4, CC-3.29.11)."""

    name: ClassVar[str] = "influence_die"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "seat")

    def legal_into(self, base: State, actions: Actions) -> None:
        for face in range(len(DIE_FACES)):
            actions.add_outcome(DIE + face, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.c
        face = DIE_FACES[action - DIE]
        if journal is not None:
            journal.tell(DieRolled(seat, face))
        total: i64 = face
        if state.player(seat).has(CONVERSION):
            total += CONVERSION_BONUS
        missing: i64 = INFLUENCE_SUCCESS - total
        city = state.city(state.a)
        if missing <= 0:
            state.become(INFLUENCE_WON, seat, state.a, state.b)
        elif may_boost(state, seat, city) and can_pay(state, seat, one_of(CULTURE, missing), 0):
            state.become(INFLUENCE_BOOST, seat, state.a, state.b)
            state.extend(missing, 0, 0, 0)
        else:
            fail(state, seat, state.a, total, journal)


def fail(state: ClashState, seat: i64, cell: i64, total: i64, journal: Journal | None) -> None:
    state.pop()
    if journal is not None:
        journal.tell(InfluenceFailed(seat, cell, total))


@final
class InfluenceBoost(Choice):
    """Spend exactly the missing number of Culture tokens after the roll, or fail (CC-8.4)."""

    name: ClassVar[str] = "influence_boost"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "missing")

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(YES)
        actions.add(NO)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        missing = state.c
        if action == NO:
            fail(state, seat, state.a, INFLUENCE_SUCCESS - missing, journal)
            return
        state.become(INFLUENCE_WON, seat, state.a, state.b)
        pay(state, seat, one_of(CULTURE, missing), 0)

    def prompt(self, base: State) -> Message:
        return Message(
            "clash_of_cultures/ask-influence_boost",
            seat=words.player(base.actor),
            missing=base.c,
        )


@final
class InfluenceWon(Choice):
    """The building, or with Cultural Takeover the settlement, changes hands (CC-8.5, CC-8.8)."""

    name: ClassVar[str] = "influence_won"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        cell = state.a
        building = state.b
        state.pop()
        state.influenced = True
        if state.player(seat).has(CONVERSION):
            give(state, seat, CULTURE, 1, journal)
        if building == SETTLEMENT:
            take_over(state, seat, cell, journal)
            return
        city = state.edit_city(cell)
        state.edit(city.colour(building)).supply[1 + building] += 1
        state.edit(seat).supply[1 + building] -= 1
        city.paint(building, seat)
        if journal is not None:
            journal.tell(Influenced(seat, cell, building))


def take_over(state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
    held = state.barbarians[cell] > 0
    state.set_barbarians(cell, 0)
    state.settlements_left += 1
    state.edit(seat).supply[0] -= 1
    city = state.edit_city(cell)
    city.owner = seat
    city.mood = NEUTRAL
    city.activations = 0
    if journal is not None:
        journal.tell(TakenOver(seat, cell))
    if held and free_units(state, seat) > 0:
        state.push(TAKEOVER_UNIT, seat, cell, 0)


def free_units(state: ClashState, seat: i64) -> i64:
    return state.player(seat).in_supply(0, FIRST_SHIP)


@final
class TakeoverUnit(Choice):
    """One of the Barbarians becomes a Settler or an Army unit (CC-8.8)."""

    name: ClassVar[str] = "takeover_unit"
    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def legal_into(self, base: State, actions: Actions) -> None:
        player = cast(ClashState, base).player(base.actor)
        settler = player.free_unit(0, FIRST_ARMY)
        army = player.free_unit(FIRST_ARMY, FIRST_SHIP)
        if settler >= 0:
            actions.add(WITH + settler)
        if army >= 0:
            actions.add(WITH + army)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        unit: i64 = action - WITH
        seat = state.actor
        cell = state.a
        state.pop()
        state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(UnitPlaced(seat, SETTLER if unit < FIRST_ARMY else ARMY, cell))


def why_not(state: ClashState, seat: i64, cell: i64) -> Reason:
    if state.influenced:
        return words.with_rule("influenced_already", "CC-8.6")
    if not state.has_city(cell):
        return words.with_rule("no_city_there", "CC-8.1")
    city = state.city(cell)
    if city.owner == BARBARIANS:
        return words.with_rule("influence_barbarians", "CC-8.7")
    if city.owner != seat and city.size() < INFLUENCE_MIN_SIZE:
        return words.with_rule("influence_too_small", "CC-8.1")
    if city.owner != seat and city.wonders and state.player(city.owner).has(MONUMENTS):
        return words.with_rule("influence_monuments", "CC-8.7")
    for building in range(BUILDINGS):
        if can_replace(state, seat, city, building):
            return words.with_rule("influence_out_of_range", "CC-8.3")
    return words.with_rule("influence_no_building", "CC-8.1")
