"""Setting up: the start player, the layout, the hands, and the published draft (UR-3)."""

from typing import ClassVar, final

from edubba.core.actions import Actions, Spaces
from edubba.core.bits import BIT, all_bits
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Chance
from edubba.core.state import CHANCE, NOBODY
from edubba.core.words import Arg, Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    COPIES,
    ENTRY_CUBES,
    PAIR_COUNT,
    TILE_COUNT,
    TYPE_COUNT,
)
from edubba.games.ur_ziggurat.decisions.base import CellQuestion, place_cubes
from edubba.games.ur_ziggurat.decisions.frames import CHANCE_TILE, DRAFT_PLACE, alone
from edubba.games.ur_ziggurat.decisions.turn import begin_turn
from edubba.games.ur_ziggurat.events import (
    Dealt,
    LaidOut,
    LayoutRestarted,
    SetAside,
    StartPlayerDrawn,
    TileLaid,
)
from edubba.games.ur_ziggurat.obstacles import TAKEN_IN_DRAFT
from edubba.games.ur_ziggurat.state import UNDRAWN, ZigguratState
from edubba.games.ur_ziggurat.terms import SIDES_OF_A_TILE, UP, lie_of


@final
class ChanceStartPlayer(Chance[ZigguratState]):
    """Every seat is as likely to begin as any other (UR-3.2)."""

    def misfit(self, state: ZigguratState) -> str:
        if state.first != NOBODY:
            return "lie_so"
        return alone(state) or undealt(state, 0)

    def legal_into(self, state: ZigguratState, actions: Actions) -> None:
        actions.add_lots(state.terms.board.start_player, all_bits(state.seats))

    def apply(self, state: ZigguratState, action: i64, journal: Journal | None) -> None:
        state.first = action - state.terms.board.start_player
        state.to_move = state.first
        if journal is not None:
            journal.tell(StartPlayerDrawn(state.first))
        state.become(CHANCE_TILE, CHANCE, 0)


def place_of(state: ZigguratState, draw: i64) -> i64:
    """Where the n-th drawn tile goes: cells by index, hands from the start player, then aside."""
    cells = state.terms.board.cells
    if draw < cells or draw >= cells + state.seats:
        return draw
    return state.hand_place((state.first + draw - cells) % state.seats)


def undealt(state: ZigguratState, drawn: i64) -> str:
    """For `misfit`: what is wrong unless just so many tiles lie, in order, and nothing else."""
    if state.round != 0:
        return "lie_so"
    for draw in range(TILE_COUNT):
        if (state.tiles[place_of(state, draw)] == UNDRAWN) != (draw >= drawn):
            return "lie_so"
    for seat in range(state.seats):
        if state.on_board(seat) > 0:
            return "lie_so"
    return "" if drawn == 0 or find_tiles(state, drawn, None) else "lie_so"


def barred_types(state: ZigguratState, draw: i64) -> i64:
    """The types that a filled neighbour of the next cell shows, as bits (UR-3.3)."""
    board = state.terms.board
    barred: i64 = 0
    if draw < board.cells and not state.terms.any_layout:
        near = board.near[draw]
        for kind in range(TYPE_COUNT):
            if state.kinds[kind] & near:
                barred |= BIT[kind]
    return barred


def find_tiles(state: ZigguratState, draw: i64, actions: Actions | None) -> bool:
    """List what may be drawn next, by the copies that are left; whether there is anything, which
    on a hex board may not be. Without a list the first is enough."""
    tile = state.terms.board.tile
    barred = barred_types(state, draw)
    found = False
    for pair in range(PAIR_COUNT):
        drawn = state.drawn[pair]
        if drawn < COPIES:
            for side in range(SIDES_OF_A_TILE):
                if (barred >> UP[lie_of(pair, drawn, side)]) & 1 == 0:
                    if actions is None:
                        return True
                    actions.add_outcome(tile + pair * SIDES_OF_A_TILE + side, COPIES - drawn)
                    found = True
    return found


@final
class ChanceTile(Chance[ZigguratState]):
    """The next tile with a side up, each that is left equally likely (UR-3.3 to UR-3.5)."""

    frame: ClassVar[tuple[str, ...]] = ("draw",)

    def misfit(self, state: ZigguratState) -> str:
        draw = state.a
        if state.first == NOBODY or state.to_move != state.first:
            return "lie_so"
        return alone(state) or undealt(state, draw)

    def legal_into(self, state: ZigguratState, actions: Actions) -> None:
        draw = state.a
        find_tiles(state, draw, actions)

    def apply(self, state: ZigguratState, action: i64, journal: Journal | None) -> None:
        draw = state.a
        outcome: i64 = action - state.terms.board.tile
        pair: i64 = outcome // SIDES_OF_A_TILE
        place = place_of(state, draw)
        lie = lie_of(pair, state.drawn[pair], outcome % SIDES_OF_A_TILE)
        state.drawn[pair] += 1
        state.lay(place, lie)
        if journal is not None:
            tell_of_tile(state, place, lie, journal)
        if draw + 1 == TILE_COUNT:
            begin_play(state, journal)
        elif find_tiles(state, draw + 1, None):
            state.become(CHANCE_TILE, CHANCE, draw + 1)
        else:
            take_all_back(state)
            if journal is not None:
                journal.tell(LayoutRestarted())
            state.become(CHANCE_TILE, CHANCE, 0)

    def label(self, state: ZigguratState, action: i64) -> Message:
        outcome: i64 = action - state.terms.board.tile
        pair: i64 = outcome // SIDES_OF_A_TILE
        return words.lying(lie_of(pair, state.drawn[pair], outcome % SIDES_OF_A_TILE))


def tell_of_tile(state: ZigguratState, place: i64, lie: i64, journal: Journal) -> None:
    board = state.terms.board
    if place < board.cells:
        journal.tell(TileLaid(board.names[place], lie))
        if place + 1 == board.cells:
            journal.tell(LaidOut(board.cells))
    elif place < board.cells + state.seats:
        journal.tell(Dealt(place - board.cells, lie))
    else:
        journal.tell(SetAside(lie))


def take_all_back(state: ZigguratState) -> None:
    """Begin the layout again at the first cell (UR-3.3)."""
    for place in range(TILE_COUNT):
        state.tiles[place] = UNDRAWN
    for kind in range(len(state.kinds)):
        state.kinds[kind] = 0
    for pair in range(PAIR_COUNT):
        state.drawn[pair] = 0


def begin_play(state: ZigguratState, journal: Journal | None) -> None:
    """All tiles lie: the draft if it was agreed (UR-3.7), else round 1 (UR-4.1)."""
    if state.terms.draft:
        state.become(DRAFT_PLACE, state.first, 0)
    else:
        state.round = 1
        begin_turn(state, state.first, journal)


@final
class DraftPlace(CellQuestion):
    """One cube on an unoccupied or own tile, in seat order, as many times round as an entry has
    cubes (UR-3.7)."""

    frame: ClassVar[tuple[str, ...]] = ("placed",)

    def misfit(self, state: ZigguratState) -> str:
        placed = state.a
        if not state.terms.draft or state.round != 0:
            return "draft"
        for turn in range(state.seats):
            seat: i64 = (state.first + turn) % state.seats
            own: i64 = (placed - turn + state.seats - 1) // state.seats
            if state.on_board(seat) != own:
                return "draft"
        if state.actor != (state.first + placed) % state.seats:
            return "draft"
        return alone(state)

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        # No tile can be full yet: a player drafts fewer cubes than a tile holds.
        spaces.without(TAKEN_IN_DRAFT, ~state.unoccupied() & ~state.control[state.actor])

    def choose(self, state: ZigguratState, space: i64, journal: Journal | None) -> None:
        placed, seat = state.a, state.actor
        place_cubes(state, seat, space, 1, journal)
        if placed + 1 < ENTRY_CUBES * state.seats:
            state.to_move = (seat + 1) % state.seats
            state.become(DRAFT_PLACE, state.to_move, placed + 1)
        else:
            state.round = 1
            begin_turn(state, state.first, journal)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        placed = state.a
        return {"cube": placed // state.seats + 1, "cubes": ENTRY_CUBES}
