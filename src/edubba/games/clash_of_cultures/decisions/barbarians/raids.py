"""Raids of the Barbarians on cities (CC-11.5, CC-11.6)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Actions, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import board_events, codes, elements, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import spawn
from edubba.games.clash_of_cultures.decisions.base import Choice, SpaceChoice
from edubba.games.clash_of_cultures.decisions.battle.attack import begin
from edubba.games.clash_of_cultures.decisions.battle.capture import remove_city
from edubba.games.clash_of_cultures.decisions.battle.forces import lose_here
from edubba.games.clash_of_cultures.effects import Effect
from edubba.games.clash_of_cultures.layout import FAR, NO_CELL
from edubba.games.clash_of_cultures.pieces import new_battle
from edubba.games.clash_of_cultures.state import ClashState


def land_path(state: ClashState, start: i64, end: i64) -> i64:
    """Steps over revealed land if they are 1 or 2, else FAR (CC-0.5)."""
    layout = state.terms.layout
    if layout.touch(start, end):
        return 1
    for i in range(codes.SPACES_AROUND):
        between = state.near(start, i)
        if between != NO_CELL and state.is_land(between) and layout.touch(between, end):
            return terms.BARBARIAN_REACH
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
        if city.owner == codes.BARBARIANS and shortest(state, seat, city.cell) != FAR:
            most = max(most, state.barbarians[city.cell])
    return most


def raid(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """The icon Barbarians Attack: a raid, or without raiders a new settlement (R32)."""
    if raiders(state, seat) == 0:
        spawn(state, seat, 0)
    else:
        state.push(frames.RAID_FROM, seat)


class RaidFrom(SpaceChoice):
    """Which Barbarian settlement attacks: one of those with the most units (CC-11.5)."""

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        seat = state.actor
        most = state.owner_at(cell) == codes.BARBARIANS and shortest(state, seat, cell) != FAR
        most = most and state.barbarians[cell] == raiders(state, seat)
        return NO_OBSTACLE if most else obstacles.RAID_FROM_MOST

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        state.become(frames.RAID_ON, state.actor, cell)


class RaidOn(SpaceChoice):
    """Which of the nearest cities is raided."""

    frame: ClassVar[tuple[str, ...]] = ("from",)

    def misfit(self, state: ClashState) -> str:
        first = state.a
        return unless(state.owner_at(first) == codes.BARBARIANS, "find_city")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        seat, start = state.actor, state.a
        nearest = state.owner_at(cell) == seat
        nearest = nearest and land_path(state, start, cell) == shortest(state, seat, start)
        return NO_OBSTACLE if nearest else obstacles.RAID_NEAREST

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        seat, start = state.actor, state.a
        state.pop()
        start_raid(state, start, cell, seat, journal)


def start_raid(
    state: ClashState, start: i64, cell: i64, seat: i64, journal: Journal | None
) -> None:
    """A land battle of exactly one round, the Barbarians attacking (CC-11.6)."""
    if state.owner_of_wonder(codes.GREAT_WALL) == seat and state.owner_at(cell) == seat:
        state.set_barbarians(start, 0)  # variant `great_wall`
        if journal is not None:
            journal.tell(board_events.RaidRepelled(seat, cell, start))
        return
    if journal is not None:
        journal.tell(board_events.RaidBegan(seat, cell, start))
    battle = new_battle()
    battle.attacker = codes.BARBARIANS
    battle.defender = seat
    battle.cell = cell
    battle.origin = start
    battle.raid = True
    begin(state, battle, journal)


class RaidLosses(Step[ClashState]):
    """Hits beyond the Army units take Settlers, then pieces of the city, the Settlement last
    (CC-11.6)."""

    frame: ClassVar[tuple[str, ...]] = ("hits",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle, seat, hits = state.edit_battle(), state.actor, state.a
        cell = battle.cell
        if hits == 0:
            state.pop()
            return
        for unit in range(codes.FIRST_ARMY):
            if state.player(seat).unit_at[unit] == cell:
                state.a -= 1
                lose_here(state, seat, cell, 0, codes.FIRST_ARMY, journal)
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


class RaidPiece(Choice):
    """Which building or Wonder a raid destroys."""

    frame: ClassVar[tuple[str, ...]] = ("hits",)
    verbs: ClassVar[tuple[str, ...]] = ("piece", "wonder")
    rule: ClassVar[str] = "CC-11.6"

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        pieces_into(state, state.edit_battle().cell, actions)

    def obstacle(self, state: ClashState, action: i64) -> i64:
        return obstacle_to_losing(state, state.edit_battle().cell, action)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        battle = state.edit_battle()
        battle.hurt = True
        lose_piece(state, battle.cell, action, journal)
        state.a -= 1
        state.code = frames.RAID_LOSSES

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return elements.piece_targets(state.edit_battle().cell, action)


def obstacle_to_losing(state: ClashState, cell: i64, action: i64) -> i64:
    """A building or a Wonder that stands in a city."""
    city = state.city(cell)
    if action >= codes.WONDER:
        there = (city.wonders >> (action - codes.WONDER)) & 1 == 1
    else:
        there = city.has(action - codes.PIECE)
    return NO_OBSTACLE if there else obstacles.PIECE_NOT_THERE


def pieces_into(state: ClashState, cell: i64, actions: Actions) -> None:
    """The buildings and Wonders of a city."""
    for action in range(codes.PIECE, codes.WONDER + codes.WONDERS):
        actions.offer(action, obstacle_to_losing(state, cell, action))


def lose_piece(state: ClashState, cell: i64, action: i64, journal: Journal | None) -> None:
    """A building goes back to its supply, a Wonder is lost for good."""
    city = state.edit_city(cell)
    if action >= codes.WONDER:
        city.wonders &= ~BIT[action - codes.WONDER]
        if journal is not None:
            journal.tell(board_events.PieceLost(cell, words.wonder(action - codes.WONDER)))
        return
    building: i64 = action - codes.PIECE
    state.edit(city.colour(building)).supply[1 + building] += 1
    city.paint(building, NOBODY)
    if journal is not None:
        journal.tell(board_events.PieceLost(cell, words.building(building)))
