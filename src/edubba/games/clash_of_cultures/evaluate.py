"""What bots think of a position: points, and what soon becomes points."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.core.state import State
from edubba.games.clash_of_cultures.codes import (
    ANGRY,
    CULTURE,
    FIRST_ARMY,
    FIRST_SHIP,
    FOOD,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    ORE,
    SPACES_AROUND,
    UNITS,
    WOOD,
)
from edubba.games.clash_of_cultures.decisions.frames import TRADE_ANSWER
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import ROUNDS, TURNS

# Worth in points; what can still be used counts more the earlier it is.
GOODS: Final = 0.12
TOKENS: Final = 0.15
CARDS: Final = 0.3
ADVANCE: Final = 0.35
CITY: Final = 2.0
LAND: Final = 0.15
"""For each known space beside a city that no city bars: what it may collect from."""
PIECE: Final = 0.2
MOOD_STEP: Final = 0.35
SETTLER: Final = 0.9
ARMY: Final = 0.35
SHIP: Final = 0.3
ACTION: Final = 0.6
"""For each action left in a player-turn: a turn is judged where chance ends it, often half-way."""
OFFER: Final = 5.0
"""Taken off for an own trade offer that waits for its answer: where all goods are worth the same,
none is good for both, and the partner would take only those that are bad."""


@final
class ClashEvaluator(Evaluator):
    """The lead in points, with goods, tokens, cities and units at what they may bring."""

    def value(self, base: State, seat: i64) -> float:
        assert isinstance(base, ClashState)
        state = base
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                worth = self.worth(state, other)
                if worth > best:
                    best = worth
        lead = self.worth(state, seat) - best
        return lead - OFFER if state.code == TRADE_ANSWER and state.a == seat else lead

    def worth(self, state: ClashState, seat: i64) -> float:
        total = float(state.points(seat))
        if state.ended:
            return total
        player = state.player(seat)
        played: i64 = (state.round - 1) * TURNS + state.turn
        left = 1.0 - float(played) / float(ROUNDS * TURNS + 1)
        goods: i64 = 0
        for kind in (FOOD, WOOD, ORE, IDEAS, GOLD):
            goods += player.kinds[kind]
        total += GOODS * float(goods)
        tokens: i64 = player.kinds[MOOD] + player.kinds[CULTURE]
        total += TOKENS * float(tokens)
        total += CARDS * float(count_bits(player.hand) + count_bits(player.objectives)) * left
        total += ADVANCE * float(count_bits(player.advances)) * (0.5 + left)
        for i in range(len(state.cities)):
            city = state.cities[i]
            if city.owner == seat:
                total += (CITY + LAND * float(self.land(state, city))) * left
                total += PIECE * float(city.size())
                if city.mood == HAPPY:
                    total += MOOD_STEP
                elif city.mood == ANGRY:
                    total -= MOOD_STEP
        total += SETTLER * float(player.on_board(0, FIRST_ARMY)) * left
        total += ARMY * float(player.on_board(FIRST_ARMY, FIRST_SHIP)) * left
        total += SHIP * float(player.on_board(FIRST_SHIP, UNITS)) * left
        if state.active == seat:
            total += ACTION * float(state.actions)
        return total

    def land(self, state: ClashState, city: City) -> i64:
        """The known spaces beside a city without another city."""
        known: i64 = 0
        for i in range(SPACES_AROUND):
            cell = state.near(city.cell, i)
            if cell != NO_CELL and state.terrain[cell] > FACE_DOWN and not state.has_city(cell):
                known += 1
        return known
