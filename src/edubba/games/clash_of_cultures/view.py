"""What a seat may see: the whole table, its own hands, and of other hands only what it knows."""

from dataclasses import dataclass
from typing import Final

from edubba.core.bits import count_bits
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.view import View
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    BUILDINGS,
    CELLS,
    FIRST_SHIP,
    RESOURCES,
    UNITS,
)
from edubba.games.clash_of_cultures.decisions.forces import seat_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN
from edubba.games.clash_of_cultures.secrets import knows, knows_objectives
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    CARDS,
    COLOURS,
    DATA,
    EVENTS,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    TERRAINS,
    USES,
    WONDERS,
)
from edubba.games.clash_of_cultures.space import (
    BUILDINGS as BUILDING_IDS,
)
from edubba.games.clash_of_cultures.space import (
    CELLS as LABELS,
)
from edubba.games.clash_of_cultures.space import (
    UNITS as UNIT_IDS,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    NONE,
    PIECES,
)

MARKS: Final = ["fought", "mountain", "forest", "fertile", "moved"]
"""The marks of `pieces.py`, in the order of their bits."""


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
    city: str | None
    """The colour of the city's owner, or `barbarians`."""


@dataclass
class CityView:
    cell: str
    owner: str
    mood: str | None
    """None for a Barbarian settlement."""
    size: int
    buildings: dict[str, str]
    """Each building with its colour."""
    port: str | None
    wonders: list[str]
    activations: int


@dataclass
class UnitView:
    id: str
    cell: str
    aboard: str | None
    marks: list[str]
    """What it may no longer do this turn: `fought`, `mountain`, `forest`, `fertile`, `moved`."""


@dataclass
class PlayerView:
    colour: str
    points: int
    goods: dict[str, int]
    maximum: dict[str, int]
    """The ends of the tracks."""
    advances: list[str]
    happiness: int
    culture: int
    supply: dict[str, int]
    units: list[UnitView]
    hand: list[str]
    """The Action cards this seat knows of this hand."""
    hand_size: int
    objectives: list[str]
    objectives_size: int
    scored: list[str]
    lost_actions: int
    """Actions that his next player-turn will lack."""
    truce: list[str]
    """Whom he may not attack in his present or next player-turn."""
    banned: bool
    """Pestilence: he builds nothing until he has Sanitation."""
    borrowed: str | None
    """The advance lent by the Great Library."""


@dataclass
class BattleView:
    cell: str
    attacker: str
    defender: str
    round: int
    cards: list[str]
    """Each side's card of this round: its name where it may be known, `face down`, or `none`."""
    values: list[int]


@dataclass
class ClashView(View):
    """The table as one seat sees it."""

    players: list[PlayerView]
    cities: list[CityView]
    spaces: list[SpaceView]
    hex_radius: float
    round: int
    turn: int
    first: str | None
    active: str | None
    actions: int
    used: list[str]
    """Abilities used in this player-turn."""
    influenced: bool
    """Whether an influence attempt succeeded in this player-turn."""
    offers: int
    """Trade offers made in this player-turn."""
    tiles_left: int
    action_deck: int
    objective_deck: int
    event_deck: int
    wonder_deck: int
    action_discard: list[str]
    event_discard: list[str]
    objective_discard: list[str]
    display: list[str]
    battle: BattleView | None
    ended: bool


def owner_word(seat: int) -> str:
    return "barbarians" if seat == BARBARIANS else COLOURS[seat]


def colour_or_none(seat: int) -> str | None:
    return None if seat < 0 else owner_word(seat)


def chosen(mask: i64, words: list[str]) -> list[str]:
    return [word for at, word in enumerate(words) if (mask >> at) & 1]


def view_of(state: ClashState, seat: int) -> ClashView:
    layout = DATA.at("layouts", str(state.seats))
    radius = layout.at("hex_radius").value
    assert isinstance(radius, (int, float))
    return ClashView(
        players=[player_view(state, other, seat) for other in range(state.seats)],
        cities=[city_view(state, i) for i in range(len(state.cities))],
        spaces=space_views(state),
        hex_radius=float(radius),
        round=state.round,
        turn=state.turn,
        first=colour_or_none(state.first),
        active=colour_or_none(state.active),
        actions=state.actions,
        used=chosen(state.used, USES),
        influenced=state.influenced,
        offers=state.offers,
        tiles_left=count_bits(state.tiles),
        action_deck=count_bits(state.action_deck),
        objective_deck=count_bits(state.objective_deck),
        event_deck=count_bits(state.event_deck),
        wonder_deck=count_bits(state.wonder_deck),
        action_discard=[CARDS[state.action_discard[i]] for i in range(len(state.action_discard))],
        event_discard=[EVENTS[state.event_discard[i]] for i in range(len(state.event_discard))],
        objective_discard=chosen(state.objective_discard, OBJECTIVE_CARDS),
        display=chosen(state.display, WONDERS),
        battle=battle_view(state, seat),
        ended=state.ended,
    )


def player_view(state: ClashState, owner: int, seat: int) -> PlayerView:
    player = state.player(owner)
    return PlayerView(
        colour=COLOURS[owner],
        points=state.points(owner),
        goods={kind: int(player.kinds[at]) for at, kind in enumerate(KINDS)},
        maximum={KINDS[at]: int(state.maximum(owner, at)) for at in range(RESOURCES)},
        advances=chosen(player.advances, ADVANCES),
        happiness=player.happiness,
        culture=player.culture,
        supply={piece: int(player.supply[at]) for at, piece in enumerate(PIECES)},
        units=unit_views(state, owner),
        hand=chosen(knows(state, owner, seat), CARDS),
        hand_size=count_bits(player.hand),
        objectives=chosen(knows_objectives(state, owner, seat), OBJECTIVE_CARDS),
        objectives_size=count_bits(player.objectives),
        scored=chosen(player.scored, OBJECTIVE_CARDS),
        lost_actions=player.assassinated + player.revolted,
        truce=chosen(player.truce, COLOURS),
        banned=player.banned == 1,
        borrowed=None if player.borrowed < 0 else ADVANCES[player.borrowed],
    )


def unit_views(state: ClashState, owner: int) -> list[UnitView]:
    found: list[UnitView] = []
    player = state.player(owner)
    for unit in range(UNITS):
        at = player.unit_at[unit]
        if at >= 0:
            ship = UNIT_IDS[FIRST_SHIP + at - CELLS] if at >= CELLS else None
            cell = LABELS[state.cell_of_unit(owner, unit)]
            marks = chosen(player.marks[unit], MARKS)
            found.append(UnitView(UNIT_IDS[unit], cell, ship, marks))
    return found


def city_view(state: ClashState, i: int) -> CityView:
    city = state.cities[i]
    buildings: dict[str, str] = {}
    for building in range(BUILDINGS):
        if city.colour(building) != NOBODY:
            buildings[BUILDING_IDS[building]] = COLOURS[city.colour(building)]
    return CityView(
        cell=LABELS[city.cell],
        owner=owner_word(city.owner),
        mood=None if city.owner == BARBARIANS else MOODS[city.mood],
        size=city.size(),
        buildings=buildings,
        port=None if city.port < 0 else LABELS[city.port],
        wonders=chosen(city.wonders, WONDERS),
        activations=city.activations,
    )


def space_views(state: ClashState) -> list[SpaceView]:
    found: list[SpaceView] = []
    for space in DATA.each("layouts", str(state.seats), "spaces_list"):
        cell = LABELS.index(space.text("id"))
        x = space.at("x").value
        y = space.at("y").value
        assert isinstance(x, (int, float))
        assert isinstance(y, (int, float))
        known = state.terrain[cell] > FACE_DOWN
        found.append(
            SpaceView(
                id=space.text("id"),
                x=float(x),
                y=float(y),
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


def battle_view(state: ClashState, seat: int) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    cards: list[str] = []
    for side in range(len(battle.cards)):
        card = battle.cards[side]
        if card == NONE:
            cards.append("none")
        elif battle.shown or seat_of(battle, side) == seat:
            cards.append(CARDS[card])
        else:
            cards.append("face down")
    return BattleView(
        cell=LABELS[battle.cell],
        attacker=owner_word(battle.attacker),
        defender=owner_word(battle.defender),
        round=battle.round,
        cards=cards,
        values=[int(battle.values[0]), int(battle.values[1])],
    )
