"""Agriculture, Culture and Commerce: who gains how many cubes where, and who decides when there are
too few (UR-6.1 to UR-6.4)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64, vec
from edubba.core.state import EMPTY, FRAME, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    AGRICULTURE,
    AGRICULTURE_GAIN,
    AGRICULTURE_LOSS,
    CELL,
    COMMERCE,
    COMMERCE_GAIN_PER_EDGE,
    COMMERCE_GAIN_PER_ENEMY_TILE,
    CUBE_LIMIT,
    CULTURE,
    CULTURE_GAIN_PER_ADJACENCY,
    TILE_COUNT,
)
from edubba.games.ur_ziggurat.decisions.asking import (
    cell_label,
    cell_name,
    cell_target,
    is_cell,
    not_asked,
)
from edubba.games.ur_ziggurat.decisions.frames import (
    DISTRIBUTE,
    FAMINE,
    beneath,
    within_a_turn,
)
from edubba.games.ur_ziggurat.events import CubePlaced, Gained, Lost, NoCubes, NoEffect
from edubba.games.ur_ziggurat.state import ZigguratState

ITS_ACTOR: Final = 1
"""Where a waiting frame has its actor."""
NO_GAINS: Final = vec[i64]([0] * TILE_COUNT)
"""Copied, never changed: what an action's gains start from."""


# The three actions. The gains of all tiles are found first, then placed together (UR-6.1.5).


def agriculture(state: ZigguratState, journal: Journal | None) -> None:
    """Cubes on every own Agriculture tile (UR-6.2.1); then the step that takes some back."""
    fields = sources(state, AGRICULTURE, journal)
    if fields == 0:  # then nothing is lost either: UR-6.1.2
        return
    gains = NO_GAINS[: state.terms.board.cells]
    for cell in range(state.terms.board.cells):
        if (fields >> cell) & 1:
            gains[cell] = AGRICULTURE_GAIN
    state.push(FAMINE, state.to_move, 0, 0)
    settle(state, gains, AGRICULTURE, 0, journal)


def culture(state: ZigguratState, journal: Journal | None) -> None:
    """Every controlled tile gains by own Culture tiles beside it, whoever owns it (UR-6.3.1)."""
    schools = sources(state, CULTURE, journal)
    if schools == 0:
        return
    board = state.terms.board
    gaining = state.controlled() & board.around(schools)
    gains = NO_GAINS[: board.cells]
    for cell in range(board.cells):
        if (gaining >> cell) & 1:
            gains[cell] = culture_gain(state, schools, cell)
    settle(state, gains, CULTURE, 0, journal)


def culture_gain(state: ZigguratState, schools: i64, cell: i64) -> i64:
    """What a cell gains by the Culture tiles beside it; they stack (UR-6.3.2)."""
    return count_bits(schools & state.terms.board.near[cell]) * CULTURE_GAIN_PER_ADJACENCY


def commerce(state: ZigguratState, journal: Journal | None) -> None:
    """Own Commerce tiles gain by enemy tiles and board edges beside them (UR-6.4.1)."""
    markets = sources(state, COMMERCE, journal)
    if markets == 0:
        return
    board = state.terms.board
    enemies = state.enemies(state.to_move)
    gains = NO_GAINS[: board.cells]
    for cell in range(board.cells):
        if (markets >> cell) & 1:
            partners = count_bits(enemies & board.near[cell]) * COMMERCE_GAIN_PER_ENEMY_TILE
            gains[cell] = partners + board.edges[cell] * COMMERCE_GAIN_PER_EDGE
    settle(state, gains, COMMERCE, 0, journal)


def sources(state: ZigguratState, kind: i64, journal: Journal | None) -> i64:
    """The tiles of this type that the player to move controls; without any, the action is void."""
    cells = state.control[state.to_move] & state.kinds[kind]
    if cells == 0 and journal is not None:
        journal.tell(NoEffect(state.to_move, kind))
    return cells


# Placing what was gained


def settle(
    state: ZigguratState, gains: vec[i64], kind: i64, first: i64, journal: Journal | None
) -> None:
    """Place the gains, the player to move first, then clockwise (UR-6.3.3); whoever lacks cubes is
    asked before the next one's are placed (UR-6.1.4)."""
    for turn in range(first, state.seats):
        owner: i64 = (state.to_move + turn) % state.seats
        if settle_owner(state, owner, gains, kind, journal):
            state.tally = gains
            state.push(DISTRIBUTE, owner, 0, 0)
            return


def settle_owner(
    state: ZigguratState, owner: i64, gains: vec[i64], kind: i64, journal: Journal | None
) -> bool:
    """Cut one owner's gains to what fits (UR-6.1.3) and place them; True if the owner must choose.

    What is placed or lost for want of cubes is struck from the gains.
    """
    mine = state.control[owner]
    demand: i64 = 0
    open_cells: i64 = 0
    for cell in range(state.terms.board.cells):
        if (mine >> cell) & 1:
            room: i64 = CUBE_LIMIT - state.cubes[cell]
            if gains[cell] > room:
                gains[cell] = room
            if gains[cell] > 0:
                demand += gains[cell]
                open_cells |= BIT[cell]
    if demand == 0:
        return False
    supply = state.supply[owner]
    single = open_cells & (open_cells - 1) == 0
    if supply > 0 and supply < demand and not single:
        return True
    where: list[str] = []
    counts: list[int] = []
    for cell in range(state.terms.board.cells):
        if (open_cells >> cell) & 1:
            cubes = gains[cell] if supply >= demand else supply
            gains[cell] = 0
            if cubes > 0:
                state.put(owner, cell, cubes)
                if journal is not None:
                    where.append(state.terms.board.names[cell])
                    counts.append(cubes)
    if journal is not None:
        if where:
            journal.tell(Gained(owner, kind, where, counts))
        else:
            journal.tell(NoCubes(owner, kind))
    return False


def open_demand(state: ZigguratState, seat: i64) -> i64:
    """The cells of a seat that may still get a cube in a shortage."""
    cells: i64 = 0
    for cell in range(state.terms.board.cells):
        if (state.control[seat] >> cell) & 1 and state.tally[cell] > 0:
            cells |= BIT[cell]
    return cells


def turn_of(state: ZigguratState, seat: i64) -> i64:
    """How many seats place their gains before this one."""
    return (seat - state.to_move + state.seats) % state.seats


@final
class Distribute(Decision):
    """Too few cubes for all demands: their owner places them one by one (UR-6.1.4)."""

    name: ClassVar[str] = "distribute"

    def misfit(self, base: State) -> str:
        """Who is asked lacks cubes for two tiles or more, and nobody is asked twice."""
        state = cast(ZigguratState, base)
        seat = state.actor
        demand: i64 = 0
        for cell in range(state.terms.board.cells):
            if (state.control[seat] >> cell) & 1:
                if not 0 <= state.tally[cell] <= CUBE_LIMIT - state.cubes[cell]:
                    return "a tile has no room for its tally"
                demand += state.tally[cell]
        open_cells = open_demand(state, seat)
        if not 0 < state.supply[seat] < demand or open_cells & (open_cells - 1) == 0:
            return f"seat {seat} has no shortage to decide"
        schools = state.control[state.to_move] & state.kinds[CULTURE]
        for cell in range(state.terms.board.cells):
            if (state.control[seat] >> cell) & 1 == 0 and state.tally[cell] != 0:
                if not 0 <= state.tally[cell] <= culture_gain(state, schools, cell):
                    return "a tile gains more than by Culture"
        under = beneath(state)
        if under == DISTRIBUTE:  # positions of before had all that were short on the stack
            waiting = state.below[state.depth - FRAME + ITS_ACTOR]
            in_turn = turn_of(state, seat) < turn_of(state, waiting)
            return "" if in_turn else "the seats are asked in turn"
        return "" if under == FAMINE else within_a_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        mine = state.control[state.actor]
        for cell in range(state.terms.board.cells):
            if (mine >> cell) & 1 and state.tally[cell] > 0:
                actions.add(CELL + cell)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        place_scarce(state, seat, action - CELL, 1, journal)
        open_cells = open_demand(state, seat)
        if state.supply[seat] > 0 and open_cells & (open_cells - 1) == 0:
            # One tile is left, and it wants more than there is (UR-10.4).
            last: i64 = 0
            while (open_cells >> last) & 1 == 0:
                last += 1
            place_scarce(state, seat, last, state.supply[seat], journal)
        if state.supply[seat] > 0:
            return
        gains = state.tally
        for cell in range(state.terms.board.cells):
            if (state.control[seat] >> cell) & 1:
                gains[cell] = 0
        state.pop()
        if state.code == DISTRIBUTE:  # only in a position of before, see `misfit`
            return
        state.tally = EMPTY
        # Only Culture gives to others than the player to move.
        settle(state, gains, CULTURE, turn_of(state, seat) + 1, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        if not is_cell(state, action):
            return not_asked(state, action)
        return words.no_open_demand(cell_name(state, action))

    def prompt(self, base: State) -> Message:
        state = cast(ZigguratState, base)
        return words.ask_distribute(state.actor, state.supply[state.actor])

    def label(self, base: State, action: i64) -> Message:
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return cell_target(cast(ZigguratState, base), action)


def place_scarce(
    state: ZigguratState, seat: i64, cell: i64, cubes: i64, journal: Journal | None
) -> None:
    state.put(seat, cell, cubes)
    state.tally[cell] -= cubes
    if journal is not None:
        journal.tell(CubePlaced(seat, state.terms.board.names[cell], cubes))


@final
class Famine(Decision):
    """Agriculture, step 2: own tiles beside no own Agriculture tile lose a cube (UR-6.2.2)."""

    name: ClassVar[str] = "famine"

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if state.control[state.to_move] & state.kinds[AGRICULTURE] == 0:
            return "without a field there is no Agriculture"
        return within_a_turn(state)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        board = state.terms.board
        mine = state.control[seat]
        fields: i64 = mine & state.kinds[AGRICULTURE]
        # A tile is not beside itself, so a lone Agriculture tile starves too: UR-6.2.4.
        hungry: i64 = mine & ~board.around(fields)
        if state.terms.exempt:
            hungry &= ~fields
        where: list[str] = []
        for cell in range(board.cells):
            if (hungry >> cell) & 1:
                state.take(seat, cell, AGRICULTURE_LOSS)
                if journal is not None:
                    where.append(board.names[cell])
        if journal is not None and where:
            journal.tell(Lost(seat, where, AGRICULTURE_LOSS))
        state.pop()
