"""The board in a view: spaces, regions, cities and units."""

from dataclasses import dataclass

from edubba.core.data import Data
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures.codes import BARBARIANS, BUILDINGS, REGION_SIZE
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.frames import ORIENT_REGION
from edubba.games.clash_of_cultures.decisions.move.explore import cell_in, region_word, terrain_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN, cell_of
from edubba.games.clash_of_cultures.space import BUILDINGS as BUILDING_IDS
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import COLOURS, MOODS, TERRAINS, TILES, WAYS, WONDERS
from edubba.games.clash_of_cultures.state import ClashState


def real(data: Data, field: str) -> float:
    value = data.at(field).value
    assert isinstance(value, (int, float))
    return float(value)


def owner_word(seat: int) -> str:
    return "barbarians" if seat == BARBARIANS else COLOURS[seat]


def colour_or_none(seat: int) -> str | None:
    return None if seat < 0 else owner_word(seat)


def chosen(mask: i64, words: list[str]) -> list[str]:
    return [word for at, word in enumerate(words) if (mask >> at) & 1]


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
        known = state.terrain[cell] > FACE_DOWN
        found.append(
            SpaceView(
                id=space.text("id"),
                x=real(space, "x"),
                y=real(space, "y"),
                region=space.text("region"),
                terrain=TERRAINS[state.terrain[cell]] if known else None,
                exhausted=state.exhausted[cell] == 1,
                barbarians=state.barbarians[cell],
                settlers=state.settlers(cell),
                armies=state.armies(cell),
                ships=state.ships(cell),
                units_of=colour_or_none(state.holder(cell)),
                city=colour_or_none(state.owner_at(cell)),
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
    found: list[RegionView] = []
    for place in board.each("positions"):
        spaces = place.texts("cells")
        face_up = state.terrain[cell_of(spaces[0])] > FACE_DOWN
        found.append(RegionView(place.text("id"), face_up, spaces))
    return found


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
    ways: list[dict[str, str]] = []
    for way in range(len(WAYS)):
        laid: dict[str, str] = {}
        for slot in range(REGION_SIZE):
            cell = LABELS[cell_in(state, state.a, slot)]
            laid[cell] = TERRAINS[terrain_of(state.e, slot, way)]
        ways.append(laid)
    return TurnedView(region_word(state, state.a), TILES[state.e], ways[0], ways[1])


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


def city_view(state: ClashState, i: int) -> CityView:
    city = state.cities[i]
    buildings: dict[str, str] = {}
    usable: list[str] = []
    for building in range(BUILDINGS):
        if city.colour(building) != NOBODY:
            buildings[BUILDING_IDS[building]] = COLOURS[city.colour(building)]
        if state.usable(city, building):
            usable.append(BUILDING_IDS[building])
    wild = city.owner == BARBARIANS
    return CityView(
        cell=LABELS[city.cell],
        owner=owner_word(city.owner),
        mood=None if wild else MOODS[city.mood],
        size=city.size(),
        capacity=0 if wild else capacity(state, city),
        buildings=buildings,
        usable=usable,
        port=None if city.port < 0 else LABELS[city.port],
        wonders=chosen(city.wonders, WONDERS),
        activations=city.activations,
    )
