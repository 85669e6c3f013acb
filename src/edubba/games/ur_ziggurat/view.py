"""What everybody sees of a game of UR: everything."""

from dataclasses import dataclass

from edubba.core.bits import count_bits
from edubba.core.data import Data
from edubba.core.options import NEVER
from edubba.core.state import CHANCE, NOBODY
from edubba.core.view import View
from edubba.games.ur_ziggurat.codes import CUBE_LIMIT, TYPE_COUNT, ZIGGURATS
from edubba.games.ur_ziggurat.forecast import (
    ActView,
    OptionView,
    act_views,
    option_views,
    second_views,
)
from edubba.games.ur_ziggurat.space import DATA, TYPES
from edubba.games.ur_ziggurat.state import ENDINGS, UNDRAWN, UNFINISHED, ZigguratState
from edubba.games.ur_ziggurat.terms import (
    DOWN,
    SERIES_POINTS,
    SIDES_OF_A_TILE,
    TILE_IDS,
    UP,
    Terms,
)


@dataclass
class TileView:
    """A tile: in a hand, `up` is its front and `down` its back."""

    id: str
    up: str
    down: str


@dataclass
class CellView:
    """A cell with its tile, whoever stands on it, and where a drawing puts it (UR-2.5)."""

    name: str
    col: int
    row: int
    x: float
    y: float
    hexagon: list[list[float]]
    square: list[list[float]]
    """Empty on the hex boards."""
    tile: TileView | None
    owner: int | None
    cubes: int
    ziggurat: bool
    planned: int | None
    """In Politics the cubes this tile will end with, in a shortage those it may still get."""


@dataclass
class PlayerView:
    seat: int
    name: str
    colour: str
    hand: TileView | None
    supply: int
    on_board: int
    ziggurats: int
    points: int
    """What this player would have if the game ended now."""
    types: list[int]
    """Controlled tiles of each type."""


@dataclass
class ScoringView:
    """What counts at the end, as agreed (UR-9.5, UR-9.10 to UR-9.12)."""

    series: list[int]
    """Points of a series by its length; empty where complete sets are scored."""
    any_type: bool
    worth: int
    """Points of a ziggurat in a complete set."""


@dataclass
class ZigguratView(View):
    """The whole table."""

    board: str
    topology: str
    cols: int
    rows: int
    cells: list[CellView]
    players: list[PlayerView]
    aside: list[TileView | None]
    types: list[str]
    limit: int
    """Cubes that a tile holds at most."""
    scoring: ScoringView
    acts: list[ActView]
    """What each action would do for the player to move; empty before and after the game."""
    seconds: list[ActView]
    """For either order of both actions, what the second would do after the first. Where choices
    decide what the first does, what it would do now."""
    options: list[OptionView]
    """The five options while one of them is to be chosen."""
    stock: int
    ziggurats: int
    """In the whole game."""
    round: int
    max_rounds: int
    """0 if there is no last round."""
    last_round: bool
    first: int | None
    to_move: int | None
    ending: str | None


def view_of(state: ZigguratState) -> ZigguratView:
    terms = state.terms
    data = DATA.at("boards", int(terms.board.number))
    seats = range(state.seats)
    playing = state.to_move != NOBODY and state.ending == UNFINISHED
    return ZigguratView(
        board=data.text("id"),
        topology=data.text("topology"),
        cols=data.number("cols"),
        rows=data.number("rows"),
        cells=[_cell(state, cell, data.at("cells", cell)) for cell in range(terms.board.cells)],
        players=[_player(state, seat) for seat in seats],
        aside=[_tile(state.tiles[state.aside_place(i)]) for i in range(terms.aside)],
        types=[*TYPES],
        limit=CUBE_LIMIT,
        scoring=_scoring(terms),
        acts=act_views(state) if playing else [],
        seconds=second_views(state) if playing else [],
        options=option_views(state),
        stock=state.stock,
        ziggurats=ZIGGURATS,
        round=state.round,
        max_rounds=0 if terms.max_rounds == NEVER else terms.max_rounds,
        last_round=state.stock == 0 or state.round == terms.max_rounds,
        first=None if state.first == NOBODY else state.first,
        to_move=None if state.actor == CHANCE or state.to_move == NOBODY else state.to_move,
        ending=None if state.ending == UNFINISHED else ENDINGS[state.ending],
    )


def _scoring(terms: Terms) -> ScoringView:
    lengths = range(len(SERIES_POINTS)) if terms.series else range(0)
    series = [int(SERIES_POINTS[length]) for length in lengths]
    return ScoringView(series, terms.any_type, int(terms.worth))


def _tile(lie: int) -> TileView | None:
    if lie == UNDRAWN:
        return None
    return TileView(TILE_IDS[lie // SIDES_OF_A_TILE], TYPES[UP[lie]], TYPES[DOWN[lie]])


def _cell(state: ZigguratState, cell: int, data: Data) -> CellView:
    owner = state.owner(cell)
    return CellView(
        name=data.text("id"),
        col=data.number("col"),
        row=data.number("row"),
        x=_real(data.at("x")),
        y=_real(data.at("y")),
        hexagon=_outline(data, "hexagon_outline"),
        square=_outline(data, "square_outline") if data.has("square_outline") else [],
        tile=_tile(state.tiles[cell]),
        owner=None if owner == NOBODY else owner,
        cubes=state.cubes[cell],
        ziggurat=bool((state.built() >> cell) & 1),
        planned=None if len(state.tally) == 0 else state.tally[cell],
    )


def _outline(data: Data, key: str) -> list[list[float]]:
    return [[_real(axis) for axis in point.each()] for point in data.each(key)]


def _real(data: Data) -> float:
    assert isinstance(data.value, (int, float))
    return float(data.value)


def _player(state: ZigguratState, seat: int) -> PlayerView:
    colour = DATA.at("players", "colours", seat)
    mine = state.control[seat]
    return PlayerView(
        seat=seat,
        name=colour.text("name"),
        colour=colour.text("hex"),
        hand=_tile(state.hand(seat)),
        supply=state.supply[seat],
        on_board=state.on_board(seat),
        ziggurats=count_bits(state.ziggurats[seat]),
        points=state.points(seat),
        types=[count_bits(mine & state.kinds[kind]) for kind in range(TYPE_COUNT)],
    )
