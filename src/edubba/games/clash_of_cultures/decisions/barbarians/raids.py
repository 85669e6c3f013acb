"""Raids of the Barbarians on cities (CC-11.5, CC-11.6)."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import NOBODY
from edubba.core.words import Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.board_events import (
    PieceLost,
    RaidBegan,
    RaidRepelled,
)
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    BUILDINGS,
    FIRST_ARMY,
    GREAT_WALL,
    PICK,
    PIECE,
    SPACES_AROUND,
    WONDER,
    WONDERS,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import spawn
from edubba.games.clash_of_cultures.decisions.base import Before, SpaceBefore
from edubba.games.clash_of_cultures.decisions.battle.attack import begin
from edubba.games.clash_of_cultures.decisions.battle.capture import remove_city
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_here
from edubba.games.clash_of_cultures.layout import FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import new_battle
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import (
    BARBARIAN_REACH,
)


def land_path(state: ClashState, start: i64, end: i64) -> i64:
    """Steps over revealed land if they are 1 or 2, else FAR (CC-0.5)."""
    layout = state.terms.layout
    if layout.touch(start, end):
        return 1
    for i in range(SPACES_AROUND):
        between = state.near(start, i)
        if between != NO_CELL and state.is_land(between) and layout.touch(between, end):
            return BARBARIAN_REACH
    return FAR


def shortest(state: ClashState, seat: i64, start: i64) -> i64:
    """The land path from a Barbarian settlement to the nearest city of a player."""
    best: i64 = FAR
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat:
            best = min(best, land_path(state, start, city.cell))
    return best


def raiders(state: ClashState, seat: i64) -> i64:
    """The most Barbarians in a settlement that can raid a player; 0 if none can (CC-11.5)."""
    most: i64 = 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == BARBARIANS and shortest(state, seat, city.cell) != FAR:
            most = max(most, state.barbarians[city.cell])
    return most


def raid(state: ClashState, seat: i64) -> None:
    """The icon Barbarians Attack: a raid, or without raiders a new settlement (R32)."""
    if raiders(state, seat) == 0:
        spawn(state, seat, 0)
    else:
        state.push(frames.RAID_FROM, seat)


@final
class RaidFrom(SpaceBefore):
    """Which Barbarian settlement attacks: one of those with the most units (CC-11.5)."""

    name: ClassVar[str] = "raid_from"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        seat = state.actor
        most = raiders(state, seat)
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            cell = cells[i]
            if state.owner_at(cell) == BARBARIANS and state.barbarians[cell] == most:
                if shortest(state, seat, cell) != FAR:
                    actions.add(PICK + cell)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.become(frames.RAID_ON, state.actor, action - PICK)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        return words.with_rule("raid_from_most", "CC-11.5")


@final
class RaidOn(SpaceBefore):
    """Which of the nearest cities is raided."""

    name: ClassVar[str] = "raid_on"
    frame: ClassVar[tuple[str, ...]] = ("from",)

    def misfit(self, state: ClashState) -> str:
        return unless(state.owner_at(state.a) == BARBARIANS, "no settlement is there")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        near = shortest(state, state.actor, state.a)
        cells = state.terms.layout.cells
        for i in range(len(cells)):
            if state.owner_at(cells[i]) == state.actor:
                if land_path(state, state.a, cells[i]) == near:
                    actions.add(PICK + cells[i])

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        start = state.a
        seat = state.actor
        state.pop()
        start_raid(state, start, action - PICK, seat, journal)

    def space_reason(self, state: ClashState, cell: i64) -> Reason:
        return words.with_rule("raid_nearest", "CC-11.5")


def start_raid(
    state: ClashState, start: i64, cell: i64, seat: i64, journal: Journal | None
) -> None:
    """A land battle of exactly one round, the Barbarians attacking (CC-11.6)."""
    if state.owner_of_wonder(GREAT_WALL) == seat and state.owner_at(cell) == seat:
        state.set_barbarians(start, 0)  # variant `great_wall`
        if journal is not None:
            journal.tell(RaidRepelled(seat, cell, start))
        return
    if journal is not None:
        journal.tell(RaidBegan(seat, cell, start))
    battle = new_battle()
    battle.attacker = BARBARIANS
    battle.defender = seat
    battle.cell = cell
    battle.origin = start
    battle.raid = True
    begin(state, battle, journal)


@final
class RaidLosses(Step[ClashState]):
    """Hits beyond the Army units take Settlers, then pieces of the city, the Settlement last
    (CC-11.6)."""

    name: ClassVar[str] = "raid_losses"
    frame: ClassVar[tuple[str, ...]] = ("hits",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        seat = state.actor
        cell = battle.cell
        if state.a == 0:
            state.pop()
            return
        for unit in range(FIRST_ARMY):
            if state.player(seat).unit_at[unit] == cell:
                state.a -= 1
                lose_here(state, seat, cell, 0, FIRST_ARMY, journal)
                return
        if state.owner_at(cell) != seat:
            state.pop()
            return
        city = state.city(cell)
        if city.size() > 1:
            state.code = frames.RAID_PIECE
            return
        if state.terms.spare_last_city and state.city_count(seat) == 1:  # R10
            state.pop()
            return
        battle.hurt = True
        remove_city(state, cell, journal)
        state.pop()


@final
class RaidPiece(Before):
    """Which building or Wonder a raid destroys."""

    name: ClassVar[str] = "raid_piece"
    frame: ClassVar[tuple[str, ...]] = ("hits",)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        pieces_into(state, state.edit_battle().cell, actions)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        battle = state.edit_battle()
        battle.hurt = True
        lose_piece(state, battle.cell, action, journal)
        state.a -= 1
        state.code = frames.RAID_LOSSES

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return words.piece_targets(state.edit_battle().cell, action)

    def reason(self, state: ClashState, action: i64) -> Reason:
        return why_not_piece_of(action, "CC-11.6")


def pieces_into(state: ClashState, cell: i64, actions: Actions) -> None:
    """The buildings and Wonders of a city."""
    city = state.city(cell)
    for building in range(BUILDINGS):
        if city.has(building):
            actions.add(PIECE + building)
    for wonder in range(WONDERS):
        if (city.wonders >> wonder) & 1:
            actions.add(WONDER + wonder)


def lose_piece(state: ClashState, cell: i64, action: i64, journal: Journal | None) -> None:
    """A building goes back to its supply, a Wonder is lost for good."""
    city = state.edit_city(cell)
    if action >= WONDER:
        city.wonders &= ~BIT[action - WONDER]
        if journal is not None:
            journal.tell(PieceLost(cell, words.wonder(action - WONDER)))
        return
    building: i64 = action - PIECE
    state.edit(city.colour(building)).supply[1 + building] += 1
    city.paint(building, NOBODY)
    if journal is not None:
        journal.tell(PieceLost(cell, words.building(building)))


def why_not_piece_of(action: i64, rule: str) -> Reason:
    """Why no such building or Wonder of a city can be chosen."""
    if PIECE <= action < PIECE + BUILDINGS or WONDER <= action < WONDER + WONDERS:
        return words.with_rule("piece_not_there", rule)
    return words.not_offered()
