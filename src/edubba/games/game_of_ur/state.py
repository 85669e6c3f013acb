"""A position of the Game of Ur: where the birds are, who holds which counters, what was thrown."""

from typing import Final, final

from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.state import NOBODY, State
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.codes import BIRDS, FIRST_SHARED, HOME, LIGHT, YES
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import READINGS, SIDES
from edubba.games.game_of_ur.terms import CONVERTED, Terms

OFF: Final = 0
"""The house of an unlaunched bird; HOME is that of one borne off."""
UNFINISHED: Final = 0
RACE: Final = 1
RESIGNED: Final = 2
TURN_CAP: Final = 3
"""How a game can have ended: `UrState.ending`."""
ENDINGS: Final = ["unfinished", "race", "resigned", "turn_cap"]
NOT_THROWN: Final = 0

PRIVATE: Final = (1 << FIRST_SHARED) - 1
"""Bits of the houses that no opponent can reach (GU-2.3)."""
BOARD: Final = (1 << HOME) - 1 - 1
"""Bits of all houses on the board."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UrState(State):
    """One position. Nothing is hidden."""

    terms: Terms
    houses: vec[i64]
    """The house of each bird: light's five, then dark's five."""
    light: i64 = 0
    """Counters held by light."""
    dark: i64 = 0
    """Counters held by dark."""
    pool: i64 = 0
    to_move: i64 = LIGHT
    """Whose turn it is, also while the bones roll."""
    first: i64 = NOBODY
    """Who took the first turn."""
    turn: i64 = 0
    """The number of the turn, counted for both players together (GU-10.6)."""
    small: i64 = NOT_THROWN
    """The small throw of this turn; that of the last turn until the next throw."""
    large: i64 = NOT_THROWN
    """The large throw, likewise: 1 + YES or 1 + NO."""
    winner: i64 = NOBODY
    """Who won the race."""
    ending: i64 = UNFINISHED

    def house(self, seat: i64, bird: i64) -> i64:
        return self.houses[seat * BIRDS + bird]

    def side(self, seat: i64) -> vec[i64]:
        """The houses of a seat's birds."""
        return self.houses[seat * BIRDS : (seat + 1) * BIRDS]

    def put(self, seat: i64, bird: i64, house: i64) -> None:
        self.houses[seat * BIRDS + bird] = house

    def standing(self, seat: i64) -> i64:
        """Bit h is set if a bird of this seat stands on house h."""
        mask: i64 = 0
        at: i64 = seat * BIRDS
        houses = self.houses
        for i in range(at, at + BIRDS):
            mask |= 1 << houses[i]
        return mask & BOARD

    def bird_on(self, seat: i64, house: i64) -> i64:
        """The first bird of this seat on a house, or NOBODY."""
        at: i64 = seat * BIRDS
        for bird in range(BIRDS):
            if self.houses[at + bird] == house:
                return bird
        return NOBODY

    def count_on(self, seat: i64, house: i64) -> i64:
        """How many birds of a seat are on a house (or OFF, or HOME)."""
        count: i64 = 0
        at: i64 = seat * BIRDS
        for i in range(at, at + BIRDS):
            if self.houses[i] == house:
                count += 1
        return count

    def purse(self, seat: i64) -> i64:
        """The counters a player holds."""
        return self.light if seat == LIGHT else self.dark

    def earn(self, seat: i64, counters: i64) -> None:
        if seat == LIGHT:
            self.light += counters
        else:
            self.dark += counters

    def in_force(self) -> i64:
        """The number that may be used: the primary one after the small throw, what the large throw
        makes of it afterwards (GU-4.3, GU-13.4); 0 if there is none."""
        if self.large == 1 + YES:
            return CONVERTED[self.small]
        return self.small if self.large == NOT_THROWN or self.terms.always_both else 0

    def bounds(self, name: str) -> range:
        if name == "thrower":
            return range(len(SIDES))
        if name == "light_score":
            return range(max([*CONVERTED]) + 1)
        if name == "small":
            return range(1, len(CONVERTED))
        number = int(self.in_force())
        return range(max(number, 1), number + 1)

    def clone(self) -> "UrState":
        copy = UrState()
        copy.stack_from(self)
        copy.terms = self.terms
        copy.houses = self.houses[:]
        copy.light = self.light
        copy.dark = self.dark
        copy.pool = self.pool
        copy.to_move = self.to_move
        copy.first = self.first
        copy.turn = self.turn
        copy.small = self.small
        copy.large = self.large
        copy.winner = self.winner
        copy.ending = self.ending
        return copy

    def scores(self) -> list[int]:
        return [self.light, self.dark]

    def to_json(self) -> JsonObject:
        """Birds by side, each on a house, `off` or `home`; docs/positions.md tells the rest."""
        position: JsonObject = {}
        for seat, side in enumerate(SIDES):
            birds: JsonObject = {}
            for bird, name in enumerate(BIRD_IDS):
                house = self.house(seat, bird)
                birds[name] = "off" if house == OFF else "home" if house == HOME else house
            position[side] = birds
        position["counters"] = {"light": self.light, "dark": self.dark, "pool": self.pool}
        position["to_move"] = SIDES[self.to_move]
        position["turn"] = self.turn
        position["first"] = None if self.first == NOBODY else SIDES[self.first]
        position["small"] = None if self.small == NOT_THROWN else self.small
        position["large"] = None if self.large == NOT_THROWN else READINGS[self.large - 1]
        position["winner"] = None if self.winner == NOBODY else SIDES[self.winner]
        position["ending"] = ENDINGS[self.ending]
        position["decisions"] = self.frames_to_json()
        return position
