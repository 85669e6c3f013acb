"""UR as numbers: the board in layers, the tiles in hand and set aside, cubes and ziggurats."""

from typing import Final, final

from edubba.core.features import Feature, Features, Sheet, turns_on, turns_to
from edubba.core.native import i64
from edubba.games.ur_ziggurat.codes import CUBE_LIMIT, TYPE_COUNT, ZIGGURATS
from edubba.games.ur_ziggurat.decisions import RULES
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import BELOW, UNDRAWN, ZigguratState
from edubba.games.ur_ziggurat.terms import DOWN, UP, Terms

MOST_ROUNDS: Final = 60


@final
class ZigguratFeatures(Features[ZigguratState]):
    """The whole table; everything is open."""

    def __init__(self, seats: int, terms: Terms) -> None:
        board = DATA.at("boards", int(terms.board.number))
        grid = (board.number("rows"), board.number("cols"))
        cubes, aside = int(terms.cubes), int(terms.aside)
        own = [
            Feature("up", (TYPE_COUNT, *grid), "the type that a tile shows"),
            Feature("down", (TYPE_COUNT, *grid), "the type on its lower side"),
            Feature("cubes", (seats, *grid), "cubes of each player", CUBE_LIMIT),
            Feature("ziggurats", (seats, *grid), "ziggurats of each player"),
            Feature("planned", grid, "cubes as planned in Politics or a shortage", CUBE_LIMIT),
            Feature("hands", (seats, 2, TYPE_COUNT), "front and back of each hand tile"),
            Feature("aside", (aside, 2, TYPE_COUNT), "both sides of the tiles set aside"),
            Feature("supply", (seats,), "cubes that are not on the board", cubes),
            Feature("stock", (1,), "ziggurats left", ZIGGURATS),
            Feature("first", (seats,), "the start player"),
            Feature("to_move", (seats,), "whose turn it is"),
            Feature("round", (1,), "0 during the set-up", MOST_ROUNDS),
        ]
        super().__init__(RULES, seats, own)

    def write(self, state: ZigguratState, seat: i64, sheet: Sheet) -> None:
        seats, cells = self.seats, state.terms.board.cells
        every = state.terms.board.every
        for kind in range(TYPE_COUNT):
            sheet.set_of(state.kinds[kind] & every, cells)
        for kind in range(TYPE_COUNT):
            sheet.set_of(state.kinds[BELOW + kind] & every, cells)
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            owned = state.control[owner] | state.ziggurats[owner]
            for cell in range(cells):
                if (owned >> cell) & 1:
                    sheet.mark(cell, state.cubes[cell])
            sheet.skip(cells)
        for turns in range(seats):
            sheet.set_of(state.ziggurats[turns_on(seat, turns, seats)], cells)
        for cell in range(len(state.tally)):
            if cell < cells:
                sheet.mark(cell, state.tally[cell])
        sheet.skip(cells)
        for turns in range(seats):
            write_tile(state.hand(turns_on(seat, turns, seats)), sheet)
        for reserve in range(state.terms.aside):
            write_tile(state.tiles[state.aside_place(reserve)], sheet)
        for turns in range(seats):
            sheet.put(state.supply[turns_on(seat, turns, seats)])
        sheet.put(state.stock)
        sheet.one_of(turns_to(state.first, seat, seats), seats)
        sheet.one_of(turns_to(state.to_move, seat, seats), seats)
        sheet.put(state.round)


def write_tile(lie: i64, sheet: Sheet) -> None:
    """Both sides of a tile; nothing where none lies yet."""
    if lie != UNDRAWN:
        sheet.mark(UP[lie], 1)
        sheet.mark(TYPE_COUNT + DOWN[lie], 1)
    sheet.skip(TYPE_COUNT + TYPE_COUNT)
