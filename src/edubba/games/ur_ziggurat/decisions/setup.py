"""Setting up: the start player, the layout, the hands, and the published draft (UR-3)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import (
    CELL,
    COPIES,
    ENTRY_CUBES,
    PAIR_COUNT,
    TILE_COUNT,
    TYPE_COUNT,
)
from edubba.games.ur_ziggurat.decisions.asking import (
    add_cells,
    cell_label,
    cell_name,
    cell_target,
    is_cell,
    not_asked,
)
from edubba.games.ur_ziggurat.decisions.frames import CHANCE_TILE, DRAFT_PLACE, alone
from edubba.games.ur_ziggurat.decisions.turn import begin_turn
from edubba.games.ur_ziggurat.events import (
    CubePlaced,
    Dealt,
    LaidOut,
    LayoutRestarted,
    SetAside,
    StartPlayerDrawn,
    TileLaid,
)
from edubba.games.ur_ziggurat.state import UNDRAWN, ZigguratState
from edubba.games.ur_ziggurat.tables import PAIR_UP, SIDES_OF_A_TILE, lie_of


@final
class ChanceStartPlayer(Decision):
    """Every seat is as likely to begin as any other (UR-3.2)."""

    name: ClassVar[str] = "chance_start_player"
    by_chance: ClassVar[bool] = True

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if state.first != NOBODY:
            return "the start player is known"
        return alone(state) or undealt(state, 0)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        for seat in range(state.seats):
            actions.add_outcome(state.terms.board.start_player + seat, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        state.first = action - state.terms.board.start_player
        state.to_move = state.first
        if journal is not None:
            journal.tell(StartPlayerDrawn(state.first))
        state.become(CHANCE_TILE, CHANCE, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_start_player()


def place_of(state: ZigguratState, draw: i64) -> i64:
    """Where the n-th drawn tile goes: cells by index, hands from the start player, then aside."""
    cells = state.terms.board.cells
    if draw < cells or draw >= cells + state.seats:
        return draw
    return state.hand_place((state.first + draw - cells) % state.seats)


def undealt(state: ZigguratState, drawn: i64) -> str:
    """For `misfit`: what is wrong unless just so many tiles lie, in order, and nothing else."""
    if state.round != 0:
        return "all tiles lie before the first round"
    for draw in range(TILE_COUNT):
        if (state.tiles[place_of(state, draw)] == UNDRAWN) != (draw >= drawn):
            return f"just the first {drawn} tiles lie then"
    for seat in range(state.seats):
        if state.on_board(seat) > 0:
            return "no cube stands before all tiles lie"
    return "" if drawn == 0 or any_tile_fits(state, drawn) else "no tile fits"


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


@final
class ChanceTile(Decision):
    """The next tile with a side up, each that is left equally likely (UR-3.3 to UR-3.5)."""

    name: ClassVar[str] = "chance_tile"
    frame: ClassVar[tuple[str, ...]] = ("draw",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(TILE_COUNT)]

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if state.first == NOBODY or state.to_move != state.first:
            return "the start player is drawn first"
        return alone(state) or undealt(state, state.a)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        tile = state.terms.board.tile
        barred = barred_types(state, state.a)
        for pair in range(PAIR_COUNT):
            left = COPIES - state.drawn[pair]
            if left > 0:
                for side in range(SIDES_OF_A_TILE):
                    outcome: i64 = pair * SIDES_OF_A_TILE + side
                    if (barred >> PAIR_UP[outcome]) & 1 == 0:
                        actions.add_outcome(tile + outcome, left)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
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
        elif any_tile_fits(state, draw + 1):
            state.become(CHANCE_TILE, CHANCE, draw + 1, 0)
        else:
            take_all_back(state)
            if journal is not None:
                journal.tell(LayoutRestarted())
            state.become(CHANCE_TILE, CHANCE, 0, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_tile()


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


def any_tile_fits(state: ZigguratState, draw: i64) -> bool:
    """Whether some tile with some side up may be drawn next; on a hex board there may be none."""
    barred = barred_types(state, draw)
    for pair in range(PAIR_COUNT):
        if state.drawn[pair] < COPIES:
            for side in range(SIDES_OF_A_TILE):
                if (barred >> PAIR_UP[pair * SIDES_OF_A_TILE + side]) & 1 == 0:
                    return True
    return False


def take_all_back(state: ZigguratState) -> None:
    """Begin the layout again at the first cell (UR-3.3)."""
    for place in range(TILE_COUNT):
        state.tiles[place] = UNDRAWN
    for kind in range(TYPE_COUNT):
        state.kinds[kind] = 0
    for pair in range(PAIR_COUNT):
        state.drawn[pair] = 0


def begin_play(state: ZigguratState, journal: Journal | None) -> None:
    """All tiles lie: the draft if it was agreed (UR-3.7), else round 1 (UR-4.1)."""
    if state.terms.draft:
        state.become(DRAFT_PLACE, state.first, 0, 0)
    else:
        state.round = 1
        begin_turn(state, state.first, journal)


@final
class DraftPlace(Decision):
    """One cube on an unoccupied or own tile, in seat order, as many times round as an entry has
    cubes (UR-3.7)."""

    name: ClassVar[str] = "draft_place"
    frame: ClassVar[tuple[str, ...]] = ("placed",)

    def ranges(self, base: State) -> list[range]:
        return [range(ENTRY_CUBES * int(base.seats))]

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if not state.terms.draft:
            return "no draft is agreed"
        if state.round != 0:
            return "the draft comes before the first round"
        for turn in range(state.seats):
            seat: i64 = (state.first + turn) % state.seats
            placed: i64 = (state.a - turn + state.seats - 1) // state.seats
            if state.on_board(seat) != placed:
                return f"seat {seat} has placed {state.on_board(seat)} cubes, not {placed}"
        if state.actor != (state.first + state.a) % state.seats:
            return "it is not this seat that places a cube"
        return alone(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        # No tile can be full yet: a player drafts fewer cubes than a tile holds.
        add_cells(state.unoccupied() | state.control[state.actor], actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        seat = state.actor
        state.put(seat, action - CELL, 1)
        if journal is not None:
            journal.tell(CubePlaced(seat, cell_name(state, action), 1))
        placed: i64 = state.a + 1
        if placed < ENTRY_CUBES * state.seats:
            state.to_move = (seat + 1) % state.seats
            state.become(DRAFT_PLACE, state.to_move, placed, 0)
        else:
            state.round = 1
            begin_turn(state, state.first, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        if not is_cell(state, action):
            return not_asked(state, action)
        return words.taken_in_draft(cell_name(state, action), state.owner(action - CELL))

    def prompt(self, base: State) -> Message:
        return words.ask_draft(base.actor, base.a // base.seats + 1, ENTRY_CUBES)

    def label(self, base: State, action: i64) -> Message:
        return cell_label(cast(ZigguratState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return cell_target(cast(ZigguratState, base), action)
