"""The board in a view: spaces, regions, cities and units."""

from dataclasses import dataclass

from edubba.core.bits import names_of, word_of
from edubba.core.data import Data
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.codes import BARBARIANS, REGION_SIZE
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.frames import ORIENT_REGION
from edubba.games.clash_of_cultures.decisions.move.explore import cell_in, region_word, terrain_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN, cell_of
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState


@dataclass
class SpaceView:
    """One hex with its place in a drawing of 1000 x 1000."""

    id: str
    x: float
    y: float
    region: str
    terrain: str | None
    """None while it is face down."""
    exhausted: bool
    barbarians: int
    settlers: int
    armies: int
    ships: int
    units_of: str | None
    """Whose Settlers, Army units and ships stand here; cargo is only in `PlayerView.units`."""
    city: str | None
    """The colour of the city's owner, or `barbarians`."""


def space_views(state: ClashState, board: Data) -> list[SpaceView]:
    found: list[SpaceView] = []
    for space in board.each("spaces_list"):
        cell = cell_of(space.text("id"))
        found.append(
            SpaceView(
                id=space.text("id"),
                x=space.real("x"),
                y=space.real("y"),
                region=space.text("region"),
                terrain=word_of(state.terrain[cell], ids.TERRAINS),
                exhausted=state.exhausted[cell] == 1,
                barbarians=state.barbarians[cell],
                settlers=state.settlers(cell),
                armies=state.armies(cell),
                ships=state.ships(cell),
                units_of=word_of(state.holder(cell), ids.OWNERS),
                city=word_of(state.owner_at(cell), ids.OWNERS),
            )
        )
    return found


@dataclass
class RegionView:
    """Four hexes that are turned over together."""

    id: str
    face_up: bool
    spaces: list[str]


def region_views(state: ClashState, board: Data) -> list[RegionView]:
    regions = [(place.text("id"), place.texts("cells")) for place in board.each("positions")]
    terrain = state.terrain
    return [
        RegionView(id, terrain[cell_of(spaces[0])] > FACE_DOWN, spaces) for id, spaces in regions
    ]


@dataclass
class TurnedView:
    """A region tile that is turned up and still to be laid one way or the other."""

    region: str
    tile: str
    a: dict[str, str]
    b: dict[str, str]
    """The terrain of each space of the region in either orientation."""


def turned_view(state: ClashState) -> TurnedView | None:
    """The tile of the frame on top, when its orientation is to be chosen."""
    if state.code != ORIENT_REGION:
        return None
    region, tile = state.a, state.e
    cells = [ids.CELLS[cell_in(state, region, slot)] for slot in range(REGION_SIZE)]
    a, b = [
        {cell: ids.TERRAINS[terrain_of(tile, slot, way)] for slot, cell in enumerate(cells)}
        for way in range(len(ids.WAYS))
    ]
    return TurnedView(region_word(state, region), ids.TILES[tile], a, b)


@dataclass
class CityView:
    cell: str
    owner: str
    mood: str | None
    """None for a Barbarian settlement."""
    size: int
    capacity: int
    """What one activation can take or build now."""
    buildings: dict[str, str]
    """Each building with its colour."""
    usable: list[str]
    """The buildings whose advance the owner has."""
    port: str | None
    wonders: list[str]
    activations: int


def city_view(state: ClashState, city: City) -> CityView:
    buildings = [*enumerate(ids.BUILDINGS)]
    wild = city.owner == BARBARIANS
    return CityView(
        cell=ids.CELLS[city.cell],
        owner=ids.OWNERS[city.owner],
        mood=None if wild else ids.MOODS[city.mood],
        size=city.size(),
        capacity=0 if wild else capacity(state, city),
        buildings={name: ids.COLOURS[city.colour(at)] for at, name in buildings if city.has(at)},
        usable=[name for at, name in buildings if state.usable(city, at)],
        port=word_of(city.port, ids.CELLS),
        wonders=names_of(city.wonders, ids.WONDERS),
        activations=city.activations,
    )
