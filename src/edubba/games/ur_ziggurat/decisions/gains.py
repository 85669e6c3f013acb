"""Agriculture, Culture and Commerce: who gains how many cubes where, and who decides when there are
too few (UR-6.1 to UR-6.4)."""

from typing import Final, final

from edubba.core.actions import Spaces
from edubba.core.bits import BIT, count_bits, members
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.core.state import EMPTY, FRAME
from edubba.core.words import Arg
from edubba.games.ur_ziggurat.codes import (
    AGRICULTURE,
    AGRICULTURE_GAIN,
    AGRICULTURE_LOSS,
    COMMERCE_GAIN_PER_EDGE,
    COMMERCE_GAIN_PER_ENEMY_TILE,
    CUBE_LIMIT,
    CULTURE,
    CULTURE_GAIN_PER_ADJACENCY,
)
from edubba.games.ur_ziggurat.decisions.base import CellQuestion, place_cubes
from edubba.games.ur_ziggurat.decisions.frames import DISTRIBUTE, FAMINE, beneath, within_a_turn
from edubba.games.ur_ziggurat.events import Gained, Lost, NoCubes, NoEffect
from edubba.games.ur_ziggurat.obstacles import NO_OPEN_DEMAND
from edubba.games.ur_ziggurat.state import NO_TALLY, ZigguratState

ITS_ACTOR: Final = 1
"""Where a waiting frame has its actor."""


# What is gained


def gain_cubes(state: ZigguratState, kind: i64, journal: Journal | None) -> None:
    """One of the three actions for the player to move. The gains of all tiles are counted first,
    then placed together (UR-6.1.5)."""
    seat = state.to_move
    sources = state.control[seat] & state.kinds[kind]
    if sources == 0:  # then nothing is lost either: UR-6.1.2
        if journal is not None:
            journal.tell(NoEffect(seat, kind))
        return
    if kind == AGRICULTURE:
        state.push(FAMINE, seat)
    state.tally = NO_TALLY[: state.terms.board.cells]
    cells = state.controlled() if kind == CULTURE else sources
    enemies = state.enemies(seat)
    for cell in range(state.terms.board.cells):
        if (cells >> cell) & 1:
            state.tally[cell] = gain(state, kind, sources, enemies, cell)
    if journal is not None and kind != AGRICULTURE and not has_room(state, promised_cells(state)):
        journal.tell(NoEffect(seat, kind))  # of Agriculture the second step tells
    settle(state, kind, 0, journal)


def gain(state: ZigguratState, kind: i64, sources: i64, enemies: i64, cell: i64) -> i64:
    """What a controlled tile gains by an action of somebody who has these sources (the controlled
    tiles of that type) and these enemy tiles."""
    board = state.terms.board
    if kind == CULTURE:  # every source beside it, whoever owns the tile: UR-6.3.1, UR-6.3.2
        return count_bits(sources & board.near[cell]) * CULTURE_GAIN_PER_ADJACENCY
    if (sources >> cell) & 1 == 0:
        return 0
    if kind == AGRICULTURE:  # UR-6.2.1
        return AGRICULTURE_GAIN
    trade = count_bits(enemies & board.near[cell]) * COMMERCE_GAIN_PER_ENEMY_TILE  # UR-6.4.1
    return trade + board.edges[cell] * COMMERCE_GAIN_PER_EDGE


# Placing what was gained


def settle(state: ZigguratState, kind: i64, first: i64, journal: Journal | None) -> None:
    """Place what the tally has, the player to move first, then clockwise (UR-6.3.3); whoever lacks
    cubes is asked before the next one's are placed (UR-6.1.4)."""
    gaining = promised_cells(state)
    for turn in range(first, state.seats):
        owner: i64 = (state.to_move + turn) % state.seats
        if gaining & state.control[owner]:
            wanting = cut_to_room(state, gaining & state.control[owner])
            if is_shortage(state, owner, wanting):
                state.push(DISTRIBUTE, owner)
                return
            if wanting:
                place_all(state, owner, wanting, kind, journal)
    state.tally = EMPTY


def promised_cells(state: ZigguratState) -> i64:
    """The cells that the tally promises something, as a set."""
    cells: i64 = 0
    for cell in range(len(state.tally)):
        if state.tally[cell] > 0:
            cells |= BIT[cell]
    return cells


def cut_to_room(state: ZigguratState, cells: i64) -> i64:
    """Cut what these cells gain to what fits (UR-6.1.3); those that still gain, as a set."""
    wanting = cells
    for cell in range(state.terms.board.cells):
        if (cells >> cell) & 1:
            room: i64 = CUBE_LIMIT - state.cubes[cell]
            if state.tally[cell] > room:
                state.tally[cell] = room
            if room == 0:
                wanting &= ~BIT[cell]
    return wanting


def has_room(state: ZigguratState, cells: i64) -> bool:
    """Whether any of these cells can take a cube."""
    for cell in range(state.terms.board.cells):
        if (cells >> cell) & 1 and state.cubes[cell] < CUBE_LIMIT:
            return True
    return False


def is_shortage(state: ZigguratState, owner: i64, wanting: i64) -> bool:
    """Whether an owner has cubes, but too few for the cells that want some; with no cube, or a
    single cell, there is nothing to decide (UR-6.1.4)."""
    supply = state.supply[owner]
    if supply == 0 or count_bits(wanting) <= 1:
        return False
    demand: i64 = 0
    for cell in range(state.terms.board.cells):
        if (wanting >> cell) & 1:
            demand += state.tally[cell]
    return supply < demand


def place_all(
    state: ZigguratState, owner: i64, wanting: i64, kind: i64, journal: Journal | None
) -> None:
    """Place an owner's gains as far as the supply goes, and strike them."""
    where: list[str] = []
    counts: list[int] = []
    for cell in range(state.terms.board.cells):
        if (wanting >> cell) & 1:
            gained, supply = state.tally[cell], state.supply[owner]
            cubes = gained if gained < supply else supply
            state.tally[cell] = 0
            if cubes > 0:
                state.put(owner, cell, cubes)
                if journal is not None:
                    where.append(state.name(cell))
                    counts.append(cubes)
    if journal is not None:
        journal.tell(Gained(owner, kind, where, counts) if where else NoCubes(owner, kind))


# A shortage


def open_demand(state: ZigguratState) -> i64:
    """The cells of the seat that decides that may still get a cube."""
    return promised_cells(state) & state.control[state.actor]


def turn_of(state: ZigguratState, seat: i64) -> i64:
    """How many seats place their gains before this one."""
    return (seat - state.to_move + state.seats) % state.seats


@final
class Distribute(CellQuestion):
    """Too few cubes for all demands: their owner places them one by one (UR-6.1.4)."""

    def misfit(self, state: ZigguratState) -> str:
        """Who is asked lacks cubes for two tiles or more, and nobody is asked twice."""
        seat = state.actor
        schools = state.control[state.to_move] & state.kinds[CULTURE]
        for cell in range(state.terms.board.cells):
            told = state.tally[cell]
            if (state.control[seat] >> cell) & 1:
                if told > CUBE_LIMIT - state.cubes[cell]:
                    return "count_so"
            elif told > 0 and told > gain(state, CULTURE, schools, 0, cell):
                return "count_so"
        if not is_shortage(state, seat, open_demand(state)):
            return "be_short"
        under = beneath(state)
        if under == DISTRIBUTE:  # positions of before had all that were short on the stack
            waiting = state.below[state.depth - FRAME + ITS_ACTOR]
            in_turn = turn_of(state, seat) < turn_of(state, waiting)
            return "" if in_turn else "be_short"
        return "" if under == FAMINE else within_a_turn(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(NO_OPEN_DEMAND, ~open_demand(state))

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        seat = state.actor
        place_cubes(state, seat, space, 1, journal)
        state.tally[space] -= 1
        wanting = open_demand(state)
        if state.supply[seat] > 0 and count_bits(wanting) == 1:
            # One tile is left, and it wants more than there is (UR-10.4).
            place_cubes(state, seat, members(wanting)[0], state.supply[seat], journal)
        if state.supply[seat] == 0:
            go_on(state, seat, journal)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        return {"cubes": state.supply[state.actor]}


def go_on(state: ZigguratState, seat: i64, journal: Journal | None) -> None:
    """A seat's supply is spent: strike what else it would have gained, and settle the others'."""
    for cell in range(state.terms.board.cells):
        if (state.control[seat] >> cell) & 1:
            state.tally[cell] = 0
    state.pop()
    if state.code != DISTRIBUTE:  # that only in a position of before, see `misfit`
        # Only Culture gives to others than the player to move.
        settle(state, CULTURE, turn_of(state, seat) + 1, journal)


# The second step of Agriculture


@final
class Famine(Step[ZigguratState]):
    """Own tiles beside no own Agriculture tile lose a cube (UR-6.2.2)."""

    def misfit(self, state: ZigguratState) -> str:
        if state.control[state.to_move] & state.kinds[AGRICULTURE] == 0:
            return "starve"
        return within_a_turn(state)

    def run(self, state: ZigguratState, journal: Journal | None) -> None:
        seat = state.actor
        board = state.terms.board
        mine = state.control[seat]
        fields: i64 = mine & state.kinds[AGRICULTURE]
        # A tile is not beside itself, so a lone Agriculture tile starves too: UR-6.2.4.
        hungry: i64 = mine & ~board.around(fields)
        if state.terms.exempt:
            hungry &= ~fields
        for cell in range(board.cells):
            if (hungry >> cell) & 1:
                state.take(seat, cell, AGRICULTURE_LOSS)
        if journal is not None and hungry:
            where = [board.names[cell] for cell in members(hungry)]
            journal.tell(Lost(seat, where, AGRICULTURE_LOSS))
        state.pop()
