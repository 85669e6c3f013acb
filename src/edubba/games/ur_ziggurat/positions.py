"""Reading a position from JSON, written by a program or by hand, and refusing what cannot be."""

from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.core.options import NEVER
from edubba.core.state import CHANCE, NOBODY, NOTHING
from edubba.games.ur_ziggurat.codes import (
    COPIES,
    CUBE_LIMIT,
    TILE_COUNT,
    ZIGGURAT_OWNER_CUBE,
    ZIGGURATS,
)
from edubba.games.ur_ziggurat.decisions.frames import (
    CHANCE_START_PLAYER,
    CHANCE_TILE,
    DISTRIBUTE,
    DRAFT_PLACE,
    POLITICS_ASSIGN,
)
from edubba.games.ur_ziggurat.decisions.turn import begin_turn
from edubba.games.ur_ziggurat.space import DATA
from edubba.games.ur_ziggurat.state import ENDINGS, UNDRAWN, UNFINISHED, ZigguratState
from edubba.games.ur_ziggurat.tables import SIDES_OF_A_TILE, TILE_IDS


def read_position(state: ZigguratState, data: Data) -> None:
    """Fill an empty table. Left out: seat 0 begins and is to move in round 1, tiles that are not
    named lie in the places that are not named, cubes that are not on the board are in supply."""
    _read_tiles(state, data)
    _read_cubes(state, data)
    state.first = _seat(state, data.at("first")) if data.has("first") else 0
    state.to_move = _seat(state, data.at("to_move")) if data.has("to_move") else state.first
    state.round = data.number("round") if data.has("round") else 1
    state.ending = data.index_in(ENDINGS, "ending") if data.has("ending") else UNFINISHED
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
    elif state.ending == UNFINISHED:
        begin_turn(state, state.to_move, None)
    _read_tally(state, data)
    if state.actor != CHANCE:
        fill_places(state)
    elif not data.has("first"):
        state.first = state.to_move = NOBODY
    _check(state, data)


def fill_places(state: ZigguratState) -> None:
    """Lay the tiles that were not named, in the order of their numbers, first side up."""
    named = [state.tiles[place] // SIDES_OF_A_TILE for place in range(TILE_COUNT)]
    spare = [tile for tile in range(TILE_COUNT) if tile not in named]
    for place in range(TILE_COUNT):
        if state.tiles[place] == UNDRAWN:
            state.lay(place, spare.pop(0) * SIDES_OF_A_TILE)
    for pair in range(len(state.drawn)):
        state.drawn[pair] = COPIES


def _read_tiles(state: ZigguratState, data: Data) -> None:
    board = state.terms.board
    for name in data.keys("cells") if data.has("cells") else []:
        if name not in board.names:
            raise ValueError(f"there is no cell {name} on this board")
        _lay(state, board.names.index(name), data.at("cells", name))
    for seat, hand in enumerate(data.each("hands") if data.has("hands") else []):
        if seat >= state.seats:
            raise ValueError("there are more hands than players")
        if hand.value is not None:
            _lay(state, state.hand_place(seat), hand)
    for reserve, tile in enumerate(data.each("aside") if data.has("aside") else []):
        if reserve >= state.terms.aside:
            raise ValueError("there are more tiles aside than this number of players leaves")
        if tile.value is not None:
            _lay(state, state.aside_place(reserve), tile)


def _lay(state: ZigguratState, place: i64, data: Data) -> None:
    """A tile by its id, or any free one of the right types by `up` and `down`."""
    if data.has("tile"):
        tile = data.index_in(TILE_IDS, "tile")
        sides = DATA.texts("tiles", tile, "sides")
        lie = tile * SIDES_OF_A_TILE + data.index_in(sides, "up")
    elif data.has("up"):
        lie = _free_tile(state, data.text("up"), data.text("down"))
    else:
        return
    for other in range(TILE_COUNT):
        if state.tiles[other] // SIDES_OF_A_TILE == lie // SIDES_OF_A_TILE:
            raise ValueError(f"{data.place}: {TILE_IDS[lie // SIDES_OF_A_TILE]} lies there twice")
    state.lay(place, lie)
    state.drawn[lie // SIDES_OF_A_TILE // COPIES] += 1


def _free_tile(state: ZigguratState, up: str, down: str) -> int:
    used = [state.tiles[place] // SIDES_OF_A_TILE for place in range(TILE_COUNT)]
    for number, tile in enumerate(DATA.each("tiles")):
        sides = tile.texts("sides")
        if number not in used and sorted(sides) == sorted([up, down]):
            return number * SIDES_OF_A_TILE + sides.index(up)
    raise ValueError(f"there is no tile left with {up} above {down}")


def _read_cubes(state: ZigguratState, data: Data) -> None:
    board = state.terms.board
    for name in data.keys("cells") if data.has("cells") else []:
        place = data.at("cells", name)
        if not place.has("owner"):
            continue
        seat = _seat(state, place.at("owner"))
        cell = board.names.index(name)
        if place.has("ziggurat") and place.flag("ziggurat"):
            cubes = place.number("cubes") if place.has("cubes") else ZIGGURAT_OWNER_CUBE
            if cubes != ZIGGURAT_OWNER_CUBE:
                raise ValueError(f"{name}: one cube lies under a ziggurat, not {cubes}")
            state.put(seat, cell, ZIGGURAT_OWNER_CUBE)
            state.build(seat, cell)
        else:
            cubes = place.number("cubes")
            if not 1 <= cubes <= CUBE_LIMIT:
                raise ValueError(f"{name}: a tile holds 1 to {CUBE_LIMIT} cubes, not {cubes}")
            state.put(seat, cell, cubes)


def _read_tally(state: ZigguratState, data: Data) -> None:
    board = state.terms.board
    told = data.keys("tally") if data.has("tally") else []
    if state.code != DISTRIBUTE and state.code != POLITICS_ASSIGN:
        if told:
            raise ValueError("a tally is kept only in a shortage and in Politics")
        return
    state.tally = vec[i64]([0] * int(board.cells))
    most = CUBE_LIMIT + int(board.directions)  # more than any tile can gain or hold
    for name in told:
        if name not in board.names:
            raise ValueError(f"there is no cell {name} on this board")
        state.tally[board.names.index(name)] = data.number_in(range(1, most + 1), "tally", name)


def _seat(state: ZigguratState, data: Data) -> int:
    seat = data.number()
    if not 0 <= seat < state.seats:
        raise ValueError(f"{data.place}: there is no seat {seat}")
    return seat


def _check(state: ZigguratState, data: Data) -> None:
    """Refuse what could not lie on the table (UR-1.3, UR-2.8)."""
    for seat in range(state.seats):
        if state.supply[seat] < 0:
            raise ValueError(f"seat {seat} has more than {state.terms.cubes} cubes on the board")
        if data.has("supply") and data.number("supply", seat) != state.supply[seat]:
            raise ValueError(f"seat {seat} has {state.supply[seat]} cubes left for its supply")
    if state.stock < 0:
        raise ValueError(f"there are only {ZIGGURATS} ziggurats")
    if data.has("stock") and data.number("stock") != state.stock:
        raise ValueError(f"{state.stock} ziggurats are left for the stock")
    if state.round > state.terms.max_rounds != NEVER:
        raise ValueError(f"round {state.terms.max_rounds} is the last")
    if state.round < 0:
        raise ValueError("rounds count from 1")
    if state.round == 0 and state.code not in (CHANCE_START_PLAYER, CHANCE_TILE, DRAFT_PLACE):
        raise ValueError("round 0 is the set-up")
    if (state.code == NOTHING) != (state.ending != UNFINISHED or state.conceded != NOBODY):
        raise ValueError("somebody decides exactly until the game has ended")
    if state.actor >= 0 and state.actor != state.to_move and state.code != DISTRIBUTE:
        raise ValueError(f"seat {state.to_move} is to move, but seat {state.actor} decides")
