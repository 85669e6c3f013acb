"""Cubes from supply on single tiles: added to own ones or claiming others (UR-5.2 to UR-5.4)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.ur_ziggurat.codes import OPTION_2_CUBES, OPTION_4_CUBES
from edubba.games.ur_ziggurat.decisions.base import CellQuestion, place_cubes
from edubba.games.ur_ziggurat.decisions.frames import PLACE_CUBE, alone, within_a_turn
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange, without_cubes
from edubba.games.ur_ziggurat.events import Claimed
from edubba.games.ur_ziggurat.obstacles import (
    BOARD_FULL,
    CLAIM_UNOCCUPIED,
    NO_CUBE_TO_ADD,
    NO_CUBE_TO_CLAIM,
    NO_ROOM,
    ONLY_ZIGGURATS,
    TILE_FULL,
    TILE_HAS_ZIGGURAT,
    TILE_NOT_YOURS,
)
from edubba.games.ur_ziggurat.state import ZigguratState


def obstacle_to_adding(state: ZigguratState, seat: i64) -> i64:
    """What keeps a seat from adding a cube anywhere (UR-5.3)."""
    if state.supply[seat] == 0:
        return NO_CUBE_TO_ADD
    if state.control[seat] == 0:
        return ONLY_ZIGGURATS
    return NO_OBSTACLE if state.below_limit(seat) else NO_ROOM


def obstacle_to_claiming(state: ZigguratState, seat: i64) -> i64:
    """What keeps a seat from claiming any tile (UR-5.4)."""
    if state.supply[seat] == 0:
        return NO_CUBE_TO_CLAIM
    return NO_OBSTACLE if state.unoccupied() else BOARD_FULL


@final
class PlaceCube(CellQuestion):
    """A cube from supply on a controlled tile with room (UR-5.2, UR-5.3)."""

    frame: ClassVar[tuple[str, ...]] = ("cubes",)

    def misfit(self, state: ZigguratState) -> str:
        if obstacle_to_adding(state, state.actor) != NO_OBSTACLE:
            return "place"
        return within_a_turn(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(TILE_HAS_ZIGGURAT, state.built())
        spaces.without(TILE_NOT_YOURS, ~state.control[state.actor])
        spaces.without(TILE_FULL, state.full(state.actor))

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        cubes, seat = state.a, state.actor
        place_cubes(state, seat, space, 1, journal)
        if cubes > 1 and obstacle_to_adding(state, seat) == NO_OBSTACLE:
            state.become(PLACE_CUBE, seat, cubes - 1)
        else:
            state.pop()

    def rule_in(self, state: ZigguratState) -> str:
        cubes = state.a
        return "UR-5.2" if cubes <= OPTION_2_CUBES else "UR-5.3"

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        cubes = state.a
        return {"cubes": cubes}


@final
class ClaimTile(CellQuestion):
    """A cube on any unoccupied tile (UR-5.4)."""

    def misfit(self, state: ZigguratState) -> str:
        if obstacle_to_claiming(state, state.actor) != NO_OBSTACLE:
            return "claim"
        return without_cubes(state) or alone(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(CLAIM_UNOCCUPIED, ~state.unoccupied())

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        state.put(state.actor, space, OPTION_4_CUBES)
        if journal is not None:
            journal.tell(Claimed(state.actor, state.name(space)))
        go_to_exchange(state)
