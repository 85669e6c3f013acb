"""Building ziggurats on full tiles (UR-8)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Spaces
from edubba.core.bits import count_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.ur_ziggurat.codes import STOP, ZIGGURATS_PER_TURN_MAX
from edubba.games.ur_ziggurat.decisions.base import CellQuestion
from edubba.games.ur_ziggurat.decisions.frames import BUILD_SECOND, alone
from edubba.games.ur_ziggurat.decisions.turn import go_to_exchange
from edubba.games.ur_ziggurat.events import ZigguratBuilt
from edubba.games.ur_ziggurat.obstacles import (
    NO_FULL_TILE,
    ONLY_ZIGGURATS,
    STOCK_EMPTY,
    TILE_HAS_ZIGGURAT,
    TILE_NOT_YOURS,
    TOO_FEW_FOR_ZIGGURAT,
    ZIGGURAT_LIMIT,
)
from edubba.games.ur_ziggurat.state import ZigguratState


def obstacle_to_building(state: ZigguratState, seat: i64) -> i64:
    """What keeps a seat from building anywhere (UR-5.5, UR-8.3, UR-8.7)."""
    if state.stock == 0:
        return STOCK_EMPTY
    if count_bits(state.ziggurats[seat]) >= state.terms.limit:
        return ZIGGURAT_LIMIT
    if state.control[seat] == 0:
        return ONLY_ZIGGURATS
    return NO_OBSTACLE if state.full(seat) else NO_FULL_TILE


class Building(CellQuestion):
    """A controlled tile with as many cubes as a ziggurat needs (UR-8.1)."""

    rule: ClassVar[str] = "UR-8.1"

    def misfit(self, state: ZigguratState) -> str:
        if obstacle_to_building(state, state.actor) != NO_OBSTACLE:
            return "build"
        return alone(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(TILE_HAS_ZIGGURAT, state.built())
        spaces.without(TILE_NOT_YOURS, ~state.control[state.actor])
        spaces.without(TOO_FEW_FOR_ZIGGURAT, ~state.full(state.actor))

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        state.build(state.actor, space)
        if journal is not None:
            journal.tell(ZigguratBuilt(state.actor, state.name(space), state.stock))
        go_to_exchange(state)


@final
class BuildFirst(Building):
    """The first, or only, ziggurat of a turn; a second may follow (UR-8.2)."""

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        seat = state.actor
        super().choose(state, space, journal)
        if ZIGGURATS_PER_TURN_MAX > 1 and obstacle_to_building(state, seat) == NO_OBSTACLE:
            state.become(BUILD_SECOND, seat)


@final
class BuildSecond(Building):
    """A second ziggurat on another full tile, or not (UR-8.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("cell", "stop")

    def misfit(self, state: ZigguratState) -> str:
        if state.ziggurats[state.actor] == 0:
            return "build"
        return super().misfit(state)

    def other(self, state: ZigguratState) -> i64:
        return STOP

    def choose_other(self, state: ZigguratState, journal: Journal | None) -> None:
        go_to_exchange(state)
