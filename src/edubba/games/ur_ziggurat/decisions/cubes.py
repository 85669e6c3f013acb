"""Cubes from supply on single tiles: added to own ones or claiming others (UR-5.2 to UR-5.4)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    CELL,
    CUBE_LIMIT,
    OPTION_2_CUBES,
    OPTION_3_CUBES,
    OPTION_4_CUBES,
)
from edubba.games.ur_ziggurat.decisions.asking import (
    add_cells,
    cell_label,
    cell_name,
    cell_target,
    is_cell,
    not_asked,
)
from edubba.games.ur_ziggurat.decisions.frames import PLACE_CUBE, alone, within_a_turn
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange, without_cubes
from edubba.games.ur_ziggurat.events import Claimed, CubePlaced
from edubba.games.ur_ziggurat.state import ZigguratState


def can_place_cube(state: ZigguratState, seat: i64) -> bool:
    return state.supply[seat] > 0 and state.below_limit(seat) != 0


def can_claim(state: ZigguratState, seat: i64) -> bool:
    return state.supply[seat] > 0 and state.unoccupied() != 0


@final
class PlaceCube(Decision):
    """A cube from supply on a controlled tile with room (UR-5.2, UR-5.3)."""

    name: ClassVar[str] = "place_cube"
    frame: ClassVar[tuple[str, ...]] = ("cubes",)

    def ranges(self, base: State) -> list[range]:
        return [range(1, OPTION_3_CUBES + 1)]

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if not can_place_cube(state, state.actor):
            return f"seat {state.actor} can place no cube"
        return within_a_turn(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        add_cells(state.below_limit(state.actor), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        state.put(seat, action - CELL, 1)
        if journal is not None:
            journal.tell(CubePlaced(seat, cell_name(state, action), 1))
        left: i64 = state.a - 1
        if left > 0 and can_place_cube(state, seat):
            state.become(PLACE_CUBE, seat, left, 0)
        else:
            state.pop()

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        if not is_cell(state, action):
            return not_asked(state, action)
        name = cell_name(state, action)
        rule = "UR-5.2" if state.a <= OPTION_2_CUBES else "UR-5.3"
        return why_no_cube(state, state.actor, action - CELL, name, rule)

    def prompt(self, base: State) -> Message:
        return words.ask_cube(base.actor, base.a)

    def label(self, base: State, action: i64) -> Message:
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return cell_target(cast(ZigguratState, base), action)


def why_no_cube(state: ZigguratState, seat: i64, cell: i64, name: str, rule: str) -> Reason:
    """Why a seat cannot add a cube to a cell."""
    if (state.built() >> cell) & 1:
        return words.tile_has_ziggurat(name)
    if (state.control[seat] >> cell) & 1 == 0:
        return words.tile_not_yours(name, rule)
    return words.tile_full(name, CUBE_LIMIT)


@final
class ClaimTile(Decision):
    """A cube on any unoccupied tile (UR-5.4)."""

    name: ClassVar[str] = "claim_tile"

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if not can_claim(state, state.actor):
            return f"seat {state.actor} can claim no tile"
        return without_cubes(state) or alone(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        add_cells(state.unoccupied(), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        state.put(state.actor, action - CELL, OPTION_4_CUBES)
        if journal is not None:
            journal.tell(Claimed(state.actor, cell_name(state, action)))
        go_to_exchange(state)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        if not is_cell(state, action):
            return not_asked(state, action)
        return words.claim_unoccupied(cell_name(state, action), state.owner(action - CELL))

    def prompt(self, base: State) -> Message:
        return words.ask_claim(base.actor)

    def label(self, base: State, action: i64) -> Message:
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return cell_target(cast(ZigguratState, base), action)
