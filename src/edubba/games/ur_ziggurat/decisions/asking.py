"""What all questions about cells share: listing them, naming them, refusing answers to others."""

from edubba.core.actions import Actions
from edubba.core.native import i64
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CELL
from edubba.games.ur_ziggurat.events import tile_element
from edubba.games.ur_ziggurat.state import ZigguratState
from edubba.games.ur_ziggurat.tables import DOWN, UP


def add_cells(cells: i64, actions: Actions) -> None:
    """List every cell of a set."""
    cell: i64 = 0
    rest = cells
    while rest:
        if rest & 1:
            actions.add(CELL + cell)
        rest >>= 1
        cell += 1


def is_cell(state: ZigguratState, action: i64) -> bool:
    return CELL <= action < CELL + state.terms.board.cells


def cell_name(state: ZigguratState, action: i64) -> str:
    return state.terms.board.names[action - CELL]


def cell_label(state: ZigguratState, action: i64) -> Message:
    """A cell with its tile, and the cubes if there are any."""
    cell: i64 = action - CELL
    lie = state.tiles[cell]
    name = cell_name(state, action)
    if state.cubes[cell] > 0:
        return words.label_cell_with_cubes(name, UP[lie], DOWN[lie], state.cubes[cell])
    return words.label_cell(name, UP[lie], DOWN[lie])


def cell_target(state: ZigguratState, action: i64) -> list[str]:
    return [tile_element(cell_name(state, action))]


def not_asked(state: ZigguratState, action: i64, rule: str = "UR-10.1") -> Reason:
    """An answer to some other question; the rule says why this one is asked."""
    if action >= state.terms.board.seat_actions:
        return words.only_chance()
    return words.other_question(state.decision().prompt(state), rule)
