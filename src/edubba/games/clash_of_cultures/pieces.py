"""What a player owns, what a city is made of, and what is remembered of a battle.

Players and cities are shared between a position and its clones until one of them writes: whoever
changes one fetches it by `ClashState.edit` or `ClashState.edit_city`, which copy what is shared.
"""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures.codes import BUILDINGS, KINDS, NEUTRAL, UNITS
from edubba.games.clash_of_cultures.layout import NO_CELL
from edubba.games.clash_of_cultures.terms import NONE, SUPPLY

SUPPLY_BOX: Final = -1
"""`Player.unit_at` of a unit that is not on the board."""
GONE: Final = -2
"""`Player.unit_at` of a unit that left the game (Volcano)."""

# Marks of a unit, kept until its player-turn ends (CC-4.16); MOVED only for one Move action.
FOUGHT: Final = 1
IN_MOUNTAIN: Final = 2
IN_FOREST: Final = 4
ON_FERTILE: Final = 8
MOVED: Final = 16

COLOUR_BITS: Final = 4
COLOUR: Final = 15


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's board, supply, units and hands."""

    generation: i64 = 0
    kinds: vec[i64]
    """Resources and tokens held, by kind."""
    advances: i64 = 0
    """Bit a is set for each cube."""
    borrowed: i64 = NONE
    """The advance named by the Great Library for this player-turn (CC-20.12)."""
    happiness: i64 = 0
    culture: i64 = 0
    """The two levels (CC-3.5)."""
    supply: vec[i64]
    """Settlements and buildings left, Settlements first."""
    removed: vec[i64]
    """The same pieces that left the game (CC-13.6)."""
    unit_at: vec[i64]
    """For each unit: SUPPLY_BOX, GONE, a cell, or CELLS + the number of the ship it is aboard."""
    marks: vec[i64]
    hand: i64 = 0
    """Action cards, Great Persons among them; a face-down card stays here until it is revealed."""
    objectives: i64 = 0
    fresh: i64 = 0
    """Objective cards that came into the hand since the action of this turn began (CC-15.9)."""
    late: i64 = 0
    """Those of them that came since the last occasion to score one began."""
    known: vec[i64]
    """For each seat, and at last for everybody: the cards of this hand that are known."""
    known_objectives: vec[i64]
    shown_to: i64 = 0
    """The seats that had occasion to see cards of this hand alone: by a trade or a spy."""
    scored: i64 = 0
    """Objective cards completed."""
    half_points: i64 = 0
    """From Events (CC-13.6)."""
    start: i64 = NO_CELL
    """Where the first city stood."""
    assassinated: i64 = 0
    revolted: i64 = 0
    """Lost actions that wait for the next player-turn (CC-2.3)."""
    truce: i64 = 0
    """The players he may not attack in his present or next player-turn (CC-9.16)."""
    banned: i64 = 0
    """Pestilence: no pieces nor Wonders while without Sanitation (CC-20.13)."""
    founder_round: i64 = 0
    """The last round in which he scored City Founder."""
    wonder_round: i64 = 0
    """The last round in which he built a Wonder."""

    def copy(self) -> "Player":
        twin = Player()
        twin.kinds = self.kinds[:]
        twin.advances = self.advances
        twin.borrowed = self.borrowed
        twin.happiness = self.happiness
        twin.culture = self.culture
        twin.supply = self.supply[:]
        twin.removed = self.removed[:]
        twin.unit_at = self.unit_at[:]
        twin.marks = self.marks[:]
        twin.hand = self.hand
        twin.objectives = self.objectives
        twin.fresh = self.fresh
        twin.late = self.late
        twin.known = self.known[:]
        twin.known_objectives = self.known_objectives[:]
        twin.shown_to = self.shown_to
        twin.scored = self.scored
        twin.half_points = self.half_points
        twin.start = self.start
        twin.assassinated = self.assassinated
        twin.revolted = self.revolted
        twin.truce = self.truce
        twin.banned = self.banned
        twin.founder_round = self.founder_round
        twin.wonder_round = self.wonder_round
        return twin

    def owns(self, advance: i64) -> bool:
        """Whether a cube lies on the advance."""
        return (self.advances >> advance) & 1 == 1

    def has(self, advance: i64) -> bool:
        """Whether the advance works: owned, or borrowed from the Great Library."""
        return (self.advances >> advance) & 1 == 1 or self.borrowed == advance

    def free_unit(self, first: i64, after: i64) -> i64:
        """The first unit of a kind in supply (`first` to `after` - 1), or NONE."""
        for unit in range(first, after):
            if self.unit_at[unit] == SUPPLY_BOX:
                return unit
        return NONE

    def in_supply(self, first: i64, after: i64) -> i64:
        count: i64 = 0
        for unit in range(first, after):
            if self.unit_at[unit] == SUPPLY_BOX:
                count += 1
        return count

    def on_board(self, first: i64, after: i64) -> i64:
        count: i64 = 0
        for unit in range(first, after):
            if self.unit_at[unit] >= 0:
                count += 1
        return count


def new_player(seats: i64) -> Player:
    player = Player()
    player.kinds = vec[i64]([0] * KINDS)
    player.supply = SUPPLY[:]
    player.removed = vec[i64]([0] * len(SUPPLY))
    player.unit_at = vec[i64]([SUPPLY_BOX] * UNITS)
    player.marks = vec[i64]([0] * UNITS)
    player.known = vec[i64]([0] * (seats + 1))
    player.known_objectives = vec[i64]([0] * (seats + 1))
    return player


@final
@mypyc_attr(acyclic=True)
class City:
    """A city of a player, or a Barbarian settlement."""

    generation: i64 = 0
    cell: i64 = NO_CELL
    owner: i64 = NOBODY
    """A seat, or BARBARIANS."""
    mood: i64 = NEUTRAL
    port: i64 = NO_CELL
    """The port sea space (CC-6.6)."""
    colours: i64 = 0
    """For each building four bits: 0 if it is missing, else 1 + the seat of its colour."""
    wonders: i64 = 0
    activations: i64 = 0
    """In this player-turn."""

    def copy(self) -> "City":
        twin = City()
        twin.cell = self.cell
        twin.owner = self.owner
        twin.mood = self.mood
        twin.port = self.port
        twin.colours = self.colours
        twin.wonders = self.wonders
        twin.activations = self.activations
        return twin

    def colour(self, building: i64) -> i64:
        """The seat whose colour a building has, or NOBODY if the city lacks it."""
        return ((self.colours >> (building * COLOUR_BITS)) & COLOUR) - 1

    def paint(self, building: i64, seat: i64) -> None:
        """Put a building of a seat's colour, or with NOBODY remove it."""
        at: i64 = building * COLOUR_BITS
        self.colours = (self.colours & ~(COLOUR << at)) | ((seat + 1) << at)

    def has(self, building: i64) -> bool:
        return (self.colours >> (building * COLOUR_BITS)) & COLOUR != 0

    def size(self) -> i64:
        """All pieces in it: Settlement, buildings of any colour, Wonders (CC-6.2)."""
        count: i64 = 1 + count_bits(self.wonders)
        for building in range(BUILDINGS):
            if self.has(building):
                count += 1
        return count

    def influenced(self) -> bool:
        """Whether it holds a building that is not of its owner's colour (CC-8.2)."""
        for building in range(BUILDINGS):
            colour = self.colour(building)
            if colour != NOBODY and colour != self.owner:
                return True
        return False


@final
@mypyc_attr(acyclic=True)
class Battle:
    """The battle that is being fought; its attackers still stand where their move began."""

    attacker: i64 = NOBODY
    """A seat, or BARBARIANS in a raid."""
    defender: i64 = NOBODY
    cell: i64 = NO_CELL
    origin: i64 = NO_CELL
    """Where the attack came from: the attackers' cell, for a raid that of the Barbarians."""
    units: i64 = 0
    """The attacking group as bits of unit numbers, Settlers and ships with cargo included."""
    naval: bool = False
    raid: bool = False
    ambush: bool = False
    disembarked: bool = False
    round: i64 = 0
    die_off: bool = False
    hit_off: bool = False
    """Siegecraft against the Fortress's die and its cancelled hit."""
    steel: vec[i64]
    """Combat value by Steel Weapons of attacker and defender."""
    bonus: i64 = 0
    """Great Warlord's for the attacker, in every round."""
    cards: vec[i64]
    """The face-down or revealed card of each side in this round, or NONE."""
    shown: bool = False
    """Whether the cards of this round are face up."""
    denied: vec[i64]
    """1 for a side that may not use combat abilities this round."""
    cancels: vec[i64]
    """Hits against each side that cards cancel this round."""
    dice: vec[i64]
    """Dice still to be rolled by each side."""
    values: vec[i64]
    """Sum of dice and modifiers of each side."""
    kills: vec[i64]
    """Fighting units each side removed from the other in this battle."""
    began: vec[i64]
    """Fighting units of each side at the start."""
    losses: vec[i64]
    """Units each side loses by the hits of this round."""
    hits: vec[i64]
    """Hits of each side in this round after cancelling."""
    fortress: bool = False
    """Whether a usable Fortress stands in the space and its round is still to come."""
    great_city: bool = False
    """A city of size five with a Wonder was attacked by three or more (Legendary Battle)."""
    in_city: bool = False
    """On land in a space with a city or Barbarian settlement."""
    defended: bool = False
    """The city held an Army unit or a usable Fortress when the attack began (Conqueror)."""
    barbarians: i64 = 0
    """Barbarians that the space held when the attack began."""
    trade_units: vec[i64]
    """1 for a side that removed a unit which could have been on a trade route (Scavenger)."""
    hurt: bool = False
    """A raid removed a piece of the city."""
    withdrawn: bool = False
    """The defender left by Tactical Retreat."""

    def copy(self) -> "Battle":
        twin = Battle()
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.cell = self.cell
        twin.origin = self.origin
        twin.units = self.units
        twin.naval = self.naval
        twin.raid = self.raid
        twin.ambush = self.ambush
        twin.disembarked = self.disembarked
        twin.round = self.round
        twin.die_off = self.die_off
        twin.hit_off = self.hit_off
        twin.steel = self.steel[:]
        twin.bonus = self.bonus
        twin.cards = self.cards[:]
        twin.shown = self.shown
        twin.denied = self.denied[:]
        twin.cancels = self.cancels[:]
        twin.dice = self.dice[:]
        twin.values = self.values[:]
        twin.kills = self.kills[:]
        twin.began = self.began[:]
        twin.losses = self.losses[:]
        twin.hits = self.hits[:]
        twin.fortress = self.fortress
        twin.great_city = self.great_city
        twin.in_city = self.in_city
        twin.defended = self.defended
        twin.barbarians = self.barbarians
        twin.trade_units = self.trade_units[:]
        twin.hurt = self.hurt
        twin.withdrawn = self.withdrawn
        return twin


def new_battle() -> Battle:
    battle = Battle()
    battle.steel = vec[i64]([0, 0])
    battle.cards = vec[i64]([NONE, NONE])
    battle.denied = vec[i64]([0, 0])
    battle.cancels = vec[i64]([0, 0])
    battle.dice = vec[i64]([0, 0])
    battle.values = vec[i64]([0, 0])
    battle.kills = vec[i64]([0, 0])
    battle.began = vec[i64]([0, 0])
    battle.losses = vec[i64]([0, 0])
    battle.hits = vec[i64]([0, 0])
    battle.trade_units = vec[i64]([0, 0])
    return battle
