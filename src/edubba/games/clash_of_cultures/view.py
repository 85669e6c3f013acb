"""What a seat may see, as typed models: the whole table, its own hands, of others what it knows.

Everything that lies on the table has an element id; the targets of an action are a path of such ids
(docs/games/clash_of_cultures.md has the table). `viewing.py` fills the models in.
"""

from dataclasses import dataclass

from edubba.core.view import View
from edubba.games.clash_of_cultures.glossary import Glossary


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


@dataclass
class RegionView:
    """Four hexes that are turned over together."""

    id: str
    face_up: bool
    spaces: list[str]


@dataclass
class TurnedView:
    """A region tile that is turned up and still to be laid one way or the other."""

    region: str
    tile: str
    a: dict[str, str]
    b: dict[str, str]
    """The terrain of each space of the region in either orientation."""


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


@dataclass
class UnitView:
    id: str
    cell: str
    aboard: str | None
    """The ship that carries it."""
    marks: list[str]
    """What it may no longer do this turn: `fought`, `mountain`, `forest`, `fertile`, `moved`."""


@dataclass
class PlayerView:
    seat: int
    colour: str
    points: int
    score: dict[str, int]
    """The points by source; they add up to `points`."""
    goods: dict[str, int]
    maximum: dict[str, int]
    """The ends of the tracks."""
    advances: list[str]
    government: str | None
    happiness: int
    culture: int
    supply: dict[str, int]
    """City pieces and units that can still be built."""
    units: list[UnitView]
    hand: list[str]
    """The Action cards this seat knows of this hand."""
    hand_size: int
    objectives: list[str]
    """The Objective cards this seat knows of this hand."""
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
class SideView:
    """One side of a battle."""

    who: str
    card: str | None
    """Its card of this round, where it may be known."""
    face_down: bool
    """Whether it has laid a card that is not yet turned up."""
    dice: int
    """Dice still to be rolled in this round."""
    value: int
    """The sum of the dice so far; with all modifiers once they are rolled."""
    hits: int
    losses: int
    kills: int
    steel: int
    """Combat value by Steel Weapons."""


@dataclass
class BattleView:
    cell: str
    origin: str
    """Where the attackers still stand."""
    units: list[str]
    """The attacking group, units of the attacker."""
    round: int
    naval: bool
    raid: bool
    ambush: bool
    fortress: bool
    """Whether a usable Fortress still helps the defender."""
    sides: list[SideView]
    """The attacker, then the defender."""


@dataclass
class TradeView:
    """An offer, while it is made and when it waits for an answer."""

    by: str
    to: str
    counter: bool
    made: bool
    """Whether it waits for the answer."""
    gives: dict[str, int]
    """Kinds, and `action_cards` and `objective_cards` by their number."""
    wants: dict[str, int]
    cards: list[str]
    objectives: list[str]
    """The cards in it, for the two partners."""


@dataclass
class ClashView(View):
    """The table as one seat sees it."""

    seat: int
    """Whose view it is, or that of a spectator."""
    players: list[PlayerView]
    cities: list[CityView]
    spaces: list[SpaceView]
    regions: list[RegionView]
    hex_radius: float
    round: int
    rounds: int
    turn: int
    turns: int
    first: str | None
    order: list[str]
    """The players in turn order; empty before the first one is known."""
    active: str | None
    actions: int
    used: list[str]
    """Abilities used in this player-turn."""
    waiting: list[str]
    """Cards played that wait for the next Collect, attempt or battle of this player-turn."""
    influenced: bool
    """Whether an influence attempt succeeded in this player-turn."""
    offers: int
    """Trade offers made in this player-turn."""
    event_levels: list[int]
    """The levels of Happiness and Culture at which an Event is drawn."""
    tiles_left: int
    settlements_left: int
    barbarians_left: int
    exhausted_left: int
    """The Barbarian and Exhausted pieces in supply."""
    action_deck: int
    objective_deck: int
    event_deck: int
    wonder_deck: int
    action_discard: list[str]
    event_discard: list[str]
    """Discard piles, the top card last."""
    objective_discard: list[str]
    display: list[str]
    """Wonders that can be built."""
    looked: list[str]
    """Objective cards that this seat is looking at (New Plans)."""
    turned: TurnedView | None
    event: str | None
    """The Event card that is being resolved."""
    battle: BattleView | None
    trade: TradeView | None
    ended: bool
    glossary: Glossary
    """The wording of all that is named by an id here."""
