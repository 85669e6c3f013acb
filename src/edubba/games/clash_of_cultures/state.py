"""A position of Clash of Cultures: all that lies on the table and in the hands."""

from typing import Final, final

from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.rng import Rng
from edubba.core.state import NOBODY
from edubba.core.words import JsonObject
from edubba.games.clash_of_cultures.board import Board
from edubba.games.clash_of_cultures.bounds import bounds
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.terms import NONE

NO_EFFECT: Final = 0
REPEAT_SPACE: Final = 1
EXTRA_SPACES: Final = 2
"""`ClashState.next_collect`: nothing, Production Focus, Mass Production."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ClashState(Board):
    """One position. Secret are the hands and the face-down cards of a battle; nothing else exists
    before it is turned up: decks and face-down regions are only what is left to draw from."""

    tiles: i64 = 0
    """Region tiles not turned up: the unknown ones on the board and those out of the game."""
    action_deck: i64 = 0
    objective_deck: i64 = 0
    event_deck: i64 = 0
    wonder_deck: i64 = 0
    """Cards that may be drawn, as bits."""
    action_discard: vec[i64]
    event_discard: vec[i64]
    """Discard piles, the top card last. Shared."""
    objective_discard: i64 = 0
    display: i64 = 0
    """Wonder cards that may be built."""
    round: i64 = 0
    turn: i64 = 0
    first: i64 = NOBODY
    """Who has the First Player token."""
    active: i64 = NOBODY
    """Whose player-turn it is; NOBODY in the Status Phase and before the game."""
    ended: bool = False

    # The player-turn
    actions: i64 = 0
    begun: bool = False
    """Whether an action of this player-turn was begun (Negotiations)."""
    used: i64 = 0
    """Once-per-turn uses made, as bits of USE numbers, then of the ONCE marks in
    `decisions/advances/advance.py`."""
    influenced: bool = False
    """Whether an influence attempt succeeded this turn (CC-8.6)."""
    takeover: bool = False
    """Whether Cultural Takeover waits for its attempt."""
    collects: i64 = 0
    next_collect: i64 = NO_EFFECT
    drafted: i64 = 0
    won_land: bool = False
    captured: bool = False
    land_battles: vec[i64]
    """Land battles of this player-turn: twice the cell, plus 1 if the player won. Shared."""
    offers: i64 = 0
    moves: i64 = 0
    """Moves made in this Move action."""
    sailed: bool = False
    navigated: bool = False
    warlord: i64 = 0
    """Combat value the Great Warlord adds to the next battle of this Move action."""
    paid: i64 = 0
    """The last payment as packed numbers of each kind, for those who ask what it was made of."""
    chosen: i64 = NOBODY
    """The player last named by another one, for the effect that asked."""
    learned: i64 = NONE
    """The advance last chosen for an effect that gives several of one category (Synergies)."""
    revealed: i64 = NONE
    """The region last turned up by a card, in which it may found a city (Great Explorer)."""
    held: i64 = NONE
    """Secret: the card a spy is about to give away."""
    looked: i64 = 0
    """Secret: Objective cards being looked at (New Plans)."""
    offered: i64 = 0
    offered_objectives: i64 = 0
    """Secret: cards in a trade offer, known to both partners once it is made."""
    returned: i64 = 0
    returned_objectives: i64 = 0
    """Secret: cards chosen to be given for an offer, known to both when it is carried out."""
    battle: Battle | None = None

    def edit_battle(self) -> Battle:
        """The battle, which every position has for itself."""
        battle = self.battle
        assert battle is not None
        return battle

    # The contract

    def bounds(self, name: str) -> range:
        return bounds(name, self.seats)

    def clone(self) -> "ClashState":
        copy = ClashState()
        copy.stack_from(self)
        self.generation += 1
        copy.generation = self.generation
        copy.terms = self.terms
        copy.players = self.players[:]
        copy.cities = self.cities[:]
        copy.city_at = self.city_at
        copy.terrain = self.terrain
        copy.exhausted = self.exhausted
        copy.barbarians = self.barbarians
        copy.standing = self.standing[:]
        copy.tiles = self.tiles
        copy.action_deck = self.action_deck
        copy.objective_deck = self.objective_deck
        copy.event_deck = self.event_deck
        copy.wonder_deck = self.wonder_deck
        copy.action_discard = self.action_discard
        copy.event_discard = self.event_discard
        copy.objective_discard = self.objective_discard
        copy.display = self.display
        copy.settlements_left = self.settlements_left
        copy.barbarians_left = self.barbarians_left
        copy.exhausted_left = self.exhausted_left
        copy.round = self.round
        copy.turn = self.turn
        copy.first = self.first
        copy.active = self.active
        copy.ended = self.ended
        copy.actions = self.actions
        copy.begun = self.begun
        copy.used = self.used
        copy.influenced = self.influenced
        copy.takeover = self.takeover
        copy.collects = self.collects
        copy.next_collect = self.next_collect
        copy.drafted = self.drafted
        copy.won_land = self.won_land
        copy.captured = self.captured
        copy.land_battles = self.land_battles
        copy.offers = self.offers
        copy.moves = self.moves
        copy.sailed = self.sailed
        copy.navigated = self.navigated
        copy.warlord = self.warlord
        copy.paid = self.paid
        copy.chosen = self.chosen
        copy.learned = self.learned
        copy.revealed = self.revealed
        copy.held = self.held
        copy.looked = self.looked
        copy.offered = self.offered
        copy.offered_objectives = self.offered_objectives
        copy.returned = self.returned
        copy.returned_objectives = self.returned_objectives
        copy.battle = None if self.battle is None else self.battle.copy()
        return copy

    def imagine(self, seat: i64, rng: Rng) -> "ClashState":
        from edubba.games.clash_of_cultures.secrets import imagined

        return imagined(self.clone(), seat, rng)

    def to_json(self) -> JsonObject:
        from edubba.games.clash_of_cultures.position.writing import position_to_json

        return position_to_json(self)
