"""Cultural Influence (CC-8)."""

from typing import ClassVar, Final

from edubba.core import CHANCE, NO_OBSTACLE, Journal, Message, Step
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import board_events, codes, elements, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import SPACE, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Die, OneThing, YesOrNo
from edubba.games.clash_of_cultures.decisions.city.influence_targets import (
    may_boost,
    obstacle_to_replacing,
    range_price,
    tokens_for_range,
)
from edubba.games.clash_of_cultures.decisions.payment import can_pay, one_of, pay
from edubba.games.clash_of_cultures.decisions.saying import kind_of, say_used
from edubba.games.clash_of_cultures.layout import FAR
from edubba.games.clash_of_cultures.space import UNIT_KINDS
from edubba.games.clash_of_cultures.state import ClashState

SETTLEMENT: Final = -1
"""In place of a building: a Barbarian settlement is the target (CC-8.8)."""
TARGETS: Final = range(SETTLEMENT, codes.BUILDINGS)


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.takeover = state.takeover and state.owner_at(cell) == codes.BARBARIANS
    if state.takeover:
        state.takeover = False
        start(state, seat, cell, SETTLEMENT)
    else:
        state.push(frames.INFLUENCE_BUILDING, seat, cell)


def start(state: ClashState, seat: i64, cell: i64, building: i64) -> None:
    """Pay for the range, then roll."""
    price = range_price(state, seat, cell)
    state.push(frames.INFLUENCE_ROLL, seat, cell, building)
    pay(state, seat, price, 0)


def bonus(state: ClashState, seat: i64) -> i64:
    """What a player adds to every roll: Conversion (CC-3.29.11)."""
    return terms.CONVERSION if state.player(seat).has(codes.CONVERSION) else 0


def target_misfit(state: ClashState, seat: i64) -> str:
    """Why a city or settlement cannot be what is being influenced."""
    cell, building = state.a, state.b
    if not state.has_city(cell):
        return "find_city"
    city = state.city(cell)
    if building == SETTLEMENT:
        fits = city.owner == codes.BARBARIANS and state.player(seat).supply[0] > 0
    else:
        replaces = obstacle_to_replacing(state, seat, city, building) == NO_OBSTACLE
        fits = city.owner != codes.BARBARIANS and replaces
    return unless(fits, "find_city")


class InfluenceBuilding(OneThing):
    """Which building to replace (CC-8.1)."""

    frame: ClassVar[tuple[str, ...]] = ("cell",)
    verbs: ClassVar[tuple[str, ...]] = ("piece",)
    rule: ClassVar[str] = "CC-8.1"

    def misfit(self, state: ClashState) -> str:
        cell = state.a
        if not state.has_city(cell):
            return "find_city"
        tokens = tokens_for_range(state, state.actor, state.city(cell))
        if tokens == FAR:
            return "find_city"
        return unless(can_pay(state, state.actor, one_of(codes.CULTURE, tokens), 0), "pay")

    def obstacle_to(self, state: ClashState, building: i64) -> i64:
        cell = state.a
        return obstacle_to_replacing(state, state.actor, state.city(cell), building)

    def choose(self, state: ClashState, building: i64, journal: Journal | None) -> None:
        seat, cell = state.actor, state.a
        state.pop()
        start(state, seat, cell, building)

    def targets(self, state: ClashState, action: i64) -> list[str]:
        cell = state.a
        return elements.piece_targets(cell, action)


class OfTarget(Step[ClashState]):
    """What happens to the building or settlement that is influenced."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "building")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS]

    def misfit(self, state: ClashState) -> str:
        return target_misfit(state, state.actor)


class InfluenceRoll(OfTarget):
    """Throw the die (CC-8.4)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, building = state.actor, state.a, state.b
        if journal is not None:
            piece = (
                Message("clash_of_cultures/barbarian_settlement")
                if building == SETTLEMENT
                else words.building(building)
            )
            journal.tell(board_events.InfluenceTried(seat, cell, piece))
        state.become(frames.INFLUENCE_DIE, CHANCE, cell, building)
        state.extend(seat, 0, 0, 0)


class InfluenceDie(Die):
    """5 or more succeeds, with Conversion 4 (CC-8.4, CC-3.29.11)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "seat")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS, range(state.seats)]

    def misfit(self, state: ClashState) -> str:
        seat = state.c
        return target_misfit(state, seat)

    def rolled(self, state: ClashState, face: i64, journal: Journal | None) -> None:
        cell, building, seat = state.a, state.b, state.c
        total: i64 = face + bonus(state, seat)
        if journal is not None:
            journal.tell(board_events.InfluenceRolled(seat, face, total))
        missing: i64 = terms.INFLUENCE_SUCCESS - total
        boost = may_boost(state, seat, state.city(cell))
        if missing <= 0:
            state.become(frames.INFLUENCE_WON, seat, cell, building)
        elif boost and can_pay(state, seat, one_of(codes.CULTURE, missing), 0):
            state.become(frames.INFLUENCE_BOOST, seat, cell, building)
            state.extend(missing, 0, 0, 0)
        else:
            fail(state, seat, cell, total, journal)


def fail(state: ClashState, seat: i64, cell: i64, total: i64, journal: Journal | None) -> None:
    state.pop()
    if journal is not None:
        journal.tell(board_events.InfluenceFailed(seat, cell, total))


class InfluenceBoost(YesOrNo):
    """Spend exactly the missing number of Culture tokens after the roll, or fail (CC-8.4)."""

    frame: ClassVar[tuple[str, ...]] = ("cell", "building", "missing")

    def ranges(self, state: ClashState) -> list[range]:
        return [SPACE, TARGETS, range(1, terms.INFLUENCE_SUCCESS)]

    def misfit(self, state: ClashState) -> str:
        missing = state.c
        paid = can_pay(state, state.actor, one_of(codes.CULTURE, missing), 0)
        return target_misfit(state, state.actor) or unless(paid, "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, cell, building, missing = state.actor, state.a, state.b, state.c
        if not yes:
            fail(state, seat, cell, terms.INFLUENCE_SUCCESS - missing, journal)
            return
        state.become(frames.INFLUENCE_WON, seat, cell, building)
        pay(state, seat, one_of(codes.CULTURE, missing), 0)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        missing = state.c
        return {"missing": missing}


class InfluenceWon(OfTarget):
    """The building, or with Cultural Takeover the settlement, changes hands (CC-8.5, CC-8.8)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell, building = state.actor, state.a, state.b
        state.pop()
        state.influenced = True
        if state.player(seat).has(codes.CONVERSION):
            say_used(seat, codes.CONVERSION, journal)
            give(state, seat, codes.CULTURE, 1, journal)
        if building == SETTLEMENT:
            take_over(state, seat, cell, journal)
            return
        city = state.edit_city(cell)
        state.edit(city.colour(building)).supply[1 + building] += 1
        state.edit(seat).supply[1 + building] -= 1
        city.paint(building, seat)
        if journal is not None:
            journal.tell(board_events.Influenced(seat, cell, building))


def take_over(state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
    held = state.barbarians[cell] > 0
    state.set_barbarians(cell, 0)
    state.settle_in(seat, cell, codes.NEUTRAL)
    if journal is not None:
        journal.tell(board_events.TakenOver(seat, cell))
    if held and state.player(seat).in_supply(0, codes.FIRST_SHIP) > 0:
        state.push(frames.TAKEOVER_UNIT, seat, cell)


class TakeoverUnit(OneThing):
    """One of the Barbarians becomes a Settler or an Army unit (CC-8.8)."""

    frame: ClassVar[tuple[str, ...]] = ("cell",)
    verbs: ClassVar[tuple[str, ...]] = ("with",)

    def misfit(self, state: ClashState) -> str:
        cell = state.a
        mine = state.owner_at(cell) == state.actor and state.armies(cell) < terms.ARMY_LIMIT
        return unless(mine and not state.foreign_units(cell, state.actor), "build")

    def obstacle_to(self, state: ClashState, unit: i64) -> i64:
        player = state.player(state.actor)
        settler = player.free_unit(0, codes.FIRST_ARMY)
        army = player.free_unit(codes.FIRST_ARMY, codes.FIRST_SHIP)
        return NO_OBSTACLE if unit in (settler, army) else obstacles.TAKEOVER_UNIT

    def choose(self, state: ClashState, unit: i64, journal: Journal | None) -> None:
        seat, cell = state.actor, state.a
        state.pop()
        state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(board_events.UnitPlaced(seat, kind_of(unit), cell))

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return [f"supply:{UNIT_KINDS[kind_of(action - self.first)]}"]
