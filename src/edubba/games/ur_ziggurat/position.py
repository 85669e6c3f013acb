"""Reading a position from JSON, written by a program or by hand, and refusing what cannot be."""

from edubba.core.data import COUNTED, Data
from edubba.core.errors import Impossible
from edubba.core.native import i64, vec
from edubba.core.options import NEVER
from edubba.core.state import CHANCE, NOBODY, NOTHING
from edubba.core.words import Arg, Message, seat_word
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
from edubba.games.ur_ziggurat.space import DATA, TYPES
from edubba.games.ur_ziggurat.state import ENDINGS, UNDRAWN, UNFINISHED, ZigguratState
from edubba.games.ur_ziggurat.terms import SIDES_OF_A_TILE, TILE_IDS
from edubba.games.ur_ziggurat.words import kind


def read_position(state: ZigguratState, data: Data) -> None:
    """Fill an empty table. Left out: seat 0 begins and is to move in round 1, tiles that are not
    named lie in the places that are not named, cubes that are not on the board are in supply."""
    _read_cells(state, data)
    _read_places(state, data, "hands", state.hand_place(0), state.seats)
    _read_places(state, data, "aside", state.aside_place(0), state.terms.aside)
    seats = range(state.seats)
    state.first = data.number_in(seats, "first", default=0)
    state.to_move = data.number_in(seats, "to_move", default=state.first)
    state.round = data.number_in(COUNTED, "round", default=1)
    state.ending = data.index_in(ENDINGS, "ending", default=UNFINISHED)
    if data.has("decisions"):
        state.frames_from_json(data.each("decisions"))
    elif state.ending == UNFINISHED:
        begin_turn(state, state.to_move, None)
    _read_tally(state, data)
    if state.actor != CHANCE:
        _fill_places(state)
    elif not data.has("first"):
        state.first = state.to_move = NOBODY
    _check(state, data)


def _cell(state: ZigguratState, name: str) -> int:
    names = state.terms.board.names
    if name not in names:
        raise cannot("find", cell=name)
    return names.index(name)


# Tiles


def _lying(state: ZigguratState) -> list[int]:
    """The numbers of the tiles that lie somewhere."""
    return [state.tiles[place] // SIDES_OF_A_TILE for place in range(TILE_COUNT)]


def _lay(state: ZigguratState, place: i64, data: Data) -> None:
    """A tile by its id, or any free one of the right types by `up` and `down`."""
    if data.has("tile"):
        tile = data.index_in(TILE_IDS, "tile")
        side = data.index_in(DATA.texts("tiles", tile, "sides"), "up")
    elif data.has("up"):
        tile, side = _free_tile(state, data.index_in(TYPES, "up"), data.index_in(TYPES, "down"))
    else:
        return
    if tile in _lying(state):
        raise cannot("lie_twice").at(data.place)
    state.lay(place, tile * SIDES_OF_A_TILE + side)
    state.drawn[tile // COPIES] += 1


def _free_tile(state: ZigguratState, up: int, down: int) -> tuple[int, int]:
    """The first tile of these types that lies nowhere, and which side of it is up."""
    lying = _lying(state)
    for number, tile in enumerate(DATA.each("tiles")):
        sides = tile.texts("sides")
        if number not in lying and sorted(sides) == sorted([TYPES[up], TYPES[down]]):
            return number, sides.index(TYPES[up])
    raise cannot("lay", up=kind(up), down=kind(down))


def _read_places(state: ZigguratState, data: Data, key: str, first: i64, room: i64) -> None:
    """The tiles in the hands, or those set aside."""
    for number, tile in enumerate(data.row(range(room + 1), key, optional=True)):
        _lay(state, first + number, tile)


def _fill_places(state: ZigguratState) -> None:
    """Lay the tiles that were not named, in the order of their numbers, first side up."""
    lying = _lying(state)
    spare = [tile for tile in range(TILE_COUNT) if tile not in lying]
    for place in range(TILE_COUNT):
        if state.tiles[place] == UNDRAWN:
            state.lay(place, spare.pop(0) * SIDES_OF_A_TILE)
    for pair in range(len(state.drawn)):
        state.drawn[pair] = COPIES


# Cubes


def _read_cells(state: ZigguratState, data: Data) -> None:
    for name in data.keys("cells", optional=True):
        cell, told = _cell(state, name), data.at("cells", name)
        _lay(state, cell, told)
        if not told.has("owner"):
            continue
        seat = told.number_in(range(state.seats), "owner")
        if told.flag("ziggurat", default=False):
            under = range(ZIGGURAT_OWNER_CUBE, ZIGGURAT_OWNER_CUBE + 1)
            state.put(seat, cell, told.number_in(under, "cubes", default=ZIGGURAT_OWNER_CUBE))
            state.build(seat, cell)
        else:
            state.put(seat, cell, told.number_in(range(1, CUBE_LIMIT + 1), "cubes"))


def _read_tally(state: ZigguratState, data: Data) -> None:
    told = data.keys("tally", optional=True)
    board = state.terms.board
    if state.code == DISTRIBUTE or state.code == POLITICS_ASSIGN:
        state.tally = vec[i64]([0] * int(board.cells))
        most = CUBE_LIMIT + board.directions  # more than any tile can gain or hold
        for name in told:
            state.tally[_cell(state, name)] = data.number_in(range(1, most + 1), "tally", name)
    elif told:
        raise cannot("tally")


def _check(state: ZigguratState, data: Data) -> None:
    """Refuse what could not lie on the table (UR-1.3, UR-2.8)."""
    for seat in range(state.seats):
        if state.supply[seat] < 0:
            raise cannot("hold", seat=seat_word("ur_ziggurat", seat), most=state.terms.cubes)
        if data.has("supply"):
            data.number_in(range(state.supply[seat], state.supply[seat] + 1), "supply", seat)
    if state.stock < 0:
        raise cannot("own", most=ZIGGURATS)
    data.number_in(range(state.stock, state.stock + 1), "stock", default=state.stock)
    if state.round > state.terms.max_rounds != NEVER:
        raise cannot("count", round=state.round)
    if state.round == 0 and state.code not in (CHANCE_START_PLAYER, CHANCE_TILE, DRAFT_PLACE):
        raise cannot("begin")
    if (state.code == NOTHING) != (state.ending != UNFINISHED or state.conceded != NOBODY):
        raise Impossible(Message("core/position-due"))
    if state.actor >= 0 and state.actor != state.to_move and state.code != DISTRIBUTE:
        raise Impossible(
            Message("core/position-to-move", seat=seat_word("ur_ziggurat", state.to_move))
        )


def cannot(what: str, **facts: Arg) -> Impossible:
    """Why a position is refused."""
    return Impossible(Message(f"ur_ziggurat/cannot-{what}", **facts))
