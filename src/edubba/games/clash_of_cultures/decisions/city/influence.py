"""Cultural Influence (CC-8)."""

from typing import ClassVar, Final, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Chance, Step
from edubba.core.state import CHANCE
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import (
    Influenced,
    InfluenceFailed,
    InfluenceRolled,
    InfluenceTried,
    TakenOver,
    UnitPlaced,
)
from edubba.games.clash_of_cultures.bounds import SPACE, unless
from edubba.games.clash_of_cultures.codes import (
    ARMY,
    BARBARIANS,
    BUILDINGS,
    CONVERSION,
    CULTURE,
    DIE,
    FIRST_ARMY,
    FIRST_SHIP,
    NEUTRAL,
    NO,
    PIECE,
    SETTLER,
    UNITS,
    WITH,
    YES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.city.influence_targets import (
    can_replace,
    may_boost,
    tokens_for_range,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, pay
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.space import UNIT_KINDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    ARMY_LIMIT,
    DIE_FACES,
    INFLUENCE_SUCCESS,
    NONE,
)
from edubba.games.clash_of_cultures.terms import (
    CONVERSION as CONVERSION_BONUS,
)

SETTLEMENT: Final = -1
"""In place of a building: a Barbarian settlement is the target (CC-8.8)."""
TARGETS: Final = range(SETTLEMENT, BUILDINGS)


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.takeover = state.takeover and state.owner_at(cell) == BARBARIANS
    if state.takeover:
        state.takeover = False
        start(state, seat, cell, SETTLEMENT)
    else:
        state.push(frames.INFLUENCE_BUILDING, seat, cell)


def start(state: ClashState, seat: i64, cell: i64, building: i64) -> None:
    """Pay for the range, then roll."""
    tokens = tokens_for_range(state, seat, state.city(cell))
    state.push(frames.INFLUENCE_ROLL, seat, cell, building)
    pay(state, seat, one_of(CULTURE, tokens), 0)


def target_misfit(state: ClashState, seat: i64) -> str:
    """Why a city or settlement cannot be what is being influenced."""
    if not state.has_city(state.a):
        return "no city is there"
    city = state.city(state.a)
    if state.b == SETTLEMENT:
        fits = city.owner == BARBARIANS and state.player(seat).supply[0] > 0
    else:
        fits = city.owner != BARBARIANS and can_replace(state, seat, city, state.b)
    return unless(fits, "that cannot change hands")


@final
class InfluenceBuilding(Before):
    """Which building to replace (CC-8.1)."""

    name: ClassVar[str] = "influence_building"
    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def misfit(self, state: ClashState) -> str:
        if not state.has_city(state.a):
            return "no city is there"
        tokens = tokens_for_range(state, state.actor, state.city(state.a))
        fits = tokens != FAR and can_pay(state, state.actor, one_of(CULTURE, tokens), 0)
        return unless(fits, "that city cannot be influenced")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        city = state.city(state.a)
        for building in range(BUILDINGS):
            if can_replace(state, state.actor, city, building):
                actions.add(PIECE + building)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        state.pop()
        start(state, seat, cell, action - PIECE)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return words.piece_targets(state.a, action)

    def reason(self, state: ClashState, action: i64) -> Reason:
        building: i64 = action - PIECE
        if not 0 <= building < BUILDINGS:
            return words.not_offered()
        city = state.city(state.a)
        if not city.has(building):
            return words.with_rule("piece_not_there", "CC-8.1")
        if city.colour(building) == state.actor:
            return words.with_rule("own_colour", "CC-8.1")
        return words.with_rule("no_piece_left", "CC-20.1")


@final
class InfluenceRoll(Step[ClashState]):
    """Throw the die (CC-8.4)."""

    name: ClassVar[str] = "influence_roll"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS]

    def misfit(self, state: ClashState) -> str:
        return target_misfit(state, state.actor)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if journal is not None:
            piece = (
                Message("clash_of_cultures/barbarian_settlement")
                if state.b == SETTLEMENT
                else words.building(state.b)
            )
            journal.tell(InfluenceTried(state.actor, state.a, piece))
        seat = state.actor
        state.become(frames.INFLUENCE_DIE, CHANCE, state.a, state.b)
        state.extend(seat, 0, 0, 0)


@final
class InfluenceDie(Chance[ClashState]):
    """5 or more succeeds, with Conversion 4 (CC-8.4, CC-3.29.11)."""

    name: ClassVar[str] = "influence_die"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "seat")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS, range(state.seats)]

    def misfit(self, state: ClashState) -> str:
        return target_misfit(state, state.c)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for face in range(len(DIE_FACES)):
            actions.add_outcome(DIE + face, 1)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.c
        face = DIE_FACES[action - DIE]
        total: i64 = face
        if state.player(seat).has(CONVERSION):
            total += CONVERSION_BONUS
        if journal is not None:
            journal.tell(InfluenceRolled(seat, face, total))
        missing: i64 = INFLUENCE_SUCCESS - total
        city = state.city(state.a)
        if missing <= 0:
            state.become(frames.INFLUENCE_WON, seat, state.a, state.b)
        elif may_boost(state, seat, city) and can_pay(state, seat, one_of(CULTURE, missing), 0):
            state.become(frames.INFLUENCE_BOOST, seat, state.a, state.b)
            state.extend(missing, 0, 0, 0)
        else:
            fail(state, seat, state.a, total, journal)


def fail(state: ClashState, seat: i64, cell: i64, total: i64, journal: Journal | None) -> None:
    state.pop()
    if journal is not None:
        journal.tell(InfluenceFailed(seat, cell, total))


@final
class InfluenceBoost(Before):
    """Spend exactly the missing number of Culture tokens after the roll, or fail (CC-8.4)."""

    name: ClassVar[str] = "influence_boost"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "missing")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS, range(1, INFLUENCE_SUCCESS)]

    def misfit(self, state: ClashState) -> str:
        wrong = target_misfit(state, state.actor)
        if wrong:
            return wrong
        return unless(
            can_pay(state, state.actor, one_of(CULTURE, state.c), 0), "that cannot be paid"
        )

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        actions.add(YES)
        actions.add(NO)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        missing = state.c
        if action == NO:
            fail(state, seat, state.a, INFLUENCE_SUCCESS - missing, journal)
            return
        state.become(frames.INFLUENCE_WON, seat, state.a, state.b)
        pay(state, seat, one_of(CULTURE, missing), 0)

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-influence_boost",
            seat=words.player(state.actor),
            missing=state.c,
        )


@final
class InfluenceWon(Step[ClashState]):
    """The building, or with Cultural Takeover the settlement, changes hands (CC-8.5, CC-8.8)."""

    name: ClassVar[str] = "influence_won"
    frame: ClassVar[tuple[str, ...]] = ("cell", "building")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS]

    def misfit(self, state: ClashState) -> str:
        return target_misfit(state, state.actor)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat = state.actor
        cell = state.a
        building = state.b
        state.pop()
        state.influenced = True
        if state.player(seat).has(CONVERSION):
            say_used(seat, CONVERSION, journal)
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
        state.push(frames.TAKEOVER_UNIT, seat, cell)


def free_units(state: ClashState, seat: i64) -> i64:
    return state.player(seat).in_supply(0, FIRST_SHIP)


@final
class TakeoverUnit(Before):
    """One of the Barbarians becomes a Settler or an Army unit (CC-8.8)."""

    name: ClassVar[str] = "takeover_unit"
    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def misfit(self, state: ClashState) -> str:
        mine = state.owner_at(state.a) == state.actor and state.armies(state.a) < ARMY_LIMIT
        return unless(mine and not state.foreign_units(state.a, state.actor), "no room is there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        player = state.player(state.actor)
        settler = player.free_unit(0, FIRST_ARMY)
        army = player.free_unit(FIRST_ARMY, FIRST_SHIP)
        if settler != NONE:
            actions.add(WITH + settler)
        if army != NONE:
            actions.add(WITH + army)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        unit: i64 = action - WITH
        seat = state.actor
        cell = state.a
        state.pop()
        state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(UnitPlaced(seat, SETTLER if unit < FIRST_ARMY else ARMY, cell))

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return [f"supply:{UNIT_KINDS[SETTLER if action < WITH + FIRST_ARMY else ARMY]}"]

    def reason(self, state: ClashState, action: i64) -> Reason:
        if WITH <= action < WITH + UNITS:
            return words.with_rule("takeover_unit", "CC-8.8")
        return words.not_offered()
