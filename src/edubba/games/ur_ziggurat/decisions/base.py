"""One of the cells: how all such questions name them and point at them."""

from typing import ClassVar

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneSpace
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CELL, CUBE_LIMIT, STOP, ZIGGURAT_NEEDS_CUBES
from edubba.games.ur_ziggurat.elements import tile_element
from edubba.games.ur_ziggurat.events import CubePlaced
from edubba.games.ur_ziggurat.state import ZigguratState


class CellQuestion(OneSpace[ZigguratState]):
    """One of the cells of the board, maybe with `stop` beside them."""

    verbs: ClassVar[tuple[str, ...]] = ("cell",)

    def board(self, state: ZigguratState) -> i64:
        return state.terms.board.every

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        return {"asked": self.name} if action == STOP else cell_facts(state, action - CELL)

    def targets(self, state: ZigguratState, action: i64) -> list[str]:
        return [] if action == STOP else [tile_element(state.name(action - CELL))]


def place_cubes(
    state: ZigguratState, seat: i64, cell: i64, cubes: i64, journal: Journal | None
) -> None:
    """Cubes from supply where their owner has chosen."""
    state.put(seat, cell, cubes)
    if journal is not None:
        journal.tell(CubePlaced(seat, state.name(cell), cubes))


def cell_facts(state: ZigguratState, cell: i64) -> dict[str, Arg]:
    """What lies and stands on a cell."""
    facts: dict[str, Arg] = {
        "cell": state.name(cell),
        "tile": words.tile(state.tiles[cell]),
        "cubes": state.cubes[cell],
        "limit": CUBE_LIMIT,
        "needed": ZIGGURAT_NEEDS_CUBES,
    }
    owner = state.owner(cell)
    if owner != NOBODY:
        facts["owner"] = words.seat(owner)
    return facts
