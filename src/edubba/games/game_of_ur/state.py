"""A position of the Game of Ur: where the birds are, who holds which counters, what was thrown."""

from typing import Final, final

from edubba.core.data import Data
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.state import CHANCE, NOBODY, NOTHING, State
from edubba.core.words import JsonObject
from edubba.games.game_of_ur.codes import BIRDS, DARK, FIRST_SHARED, HOME, HOUSES, LIGHT
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import FACES, READINGS, SIDES
from edubba.games.game_of_ur.tables import Terms

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
@mypyc_attr(acyclic=True)
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

    def read(self, data: Data) -> None:
        """Take over what is given of a position; what is left out stays as it is."""
        for seat, side in enumerate(SIDES):
            for name in data.keys(side) if data.has(side) else []:
                if name not in BIRD_IDS:
                    raise ValueError(f"{side}: {name} is none of {', '.join(BIRD_IDS)}")
                self.put(seat, BIRD_IDS.index(name), _house(data.at(side, name)))
        if data.has("counters"):
            self.light = data.number("counters", "light")
            self.dark = data.number("counters", "dark")
            self.pool = data.number("counters", "pool")
        if data.has("to_move"):
            self.to_move = data.index_in(SIDES, "to_move")
        self.first = data.index_in(SIDES, "first") if data.has("first") else self.first
        second = self.first != NOBODY and self.to_move != self.first
        self.turn = data.number("turn") if data.has("turn") else 1 + second
        faces = range(1, len(FACES) + 1)
        self.small = data.number_in(faces, "small") if data.has("small") else NOT_THROWN
        self.large = 1 + data.index_in(READINGS, "large") if data.has("large") else NOT_THROWN
        self.winner = data.index_in(SIDES, "winner") if data.has("winner") else NOBODY
        self.ending = data.index_in(ENDINGS, "ending") if data.has("ending") else UNFINISHED
        if data.has("decisions"):
            self.frames_from_json(data.each("decisions"))
        if self.turn == 0:  # the bones have not said yet who begins
            self.first = NOBODY
        self.check()

    def check(self) -> None:
        """Refuse what could not lie on the table (GU-2.6, GU-8.11, GU-13.7)."""
        for seat, side in enumerate(SIDES):
            for house in range(1, HOUSES + 1):
                room = 2 if self.terms.sharing and self.terms.is_rosette(house) else 1
                if self.count_on(seat, house) > room:
                    raise ValueError(f"{side} has too many birds on house {house}")
            if self.purse(seat) < 0 and not self.terms.debt:
                raise ValueError(f"{side} holds fewer than 0 counters")
        if self.pool < 0:
            raise ValueError("the pool holds fewer than 0 counters")
        brought: i64 = self.terms.brought[LIGHT] + self.terms.brought[DARK]
        if self.light + self.dark + self.pool != brought:
            raise ValueError("the counters are not as many as both players brought in")
        if self.standing(LIGHT) & self.standing(DARK) & ~PRIVATE:
            raise ValueError("both players have a bird on the same square")
        if self.actor >= 0 and self.actor != self.to_move:
            raise ValueError(f"{SIDES[self.to_move]} is to move, but the other seat decides")
        if self.actor != CHANCE and self.small == NOT_THROWN and self.ending == UNFINISHED:
            raise ValueError("a player can only choose after the small throw")
        if self.small == NOT_THROWN and self.large != NOT_THROWN:
            raise ValueError("the large bone is never thrown first")
        self.check_turn()
        self.check_end()

    def check_turn(self) -> None:
        """Turns count from that of who began to the last allowed (GU-10.6)."""
        if not 0 <= self.turn <= self.terms.turn_cap:
            raise ValueError(f"there are only {self.terms.turn_cap} turns, not {self.turn}")
        if self.turn > 0 and self.first == NOBODY:
            raise ValueError("somebody took the first turn")

    def check_end(self) -> None:
        """How a game ends, and with what (GU-10.1, GU-10.2, GU-10.5, GU-10.6)."""
        over = self.ending != UNFINISHED
        if over == (self.code != NOTHING) or self.depth > 0:
            raise ValueError("one thing is to be decided, exactly until the game has ended")
        if over and self.pool > 0:
            raise ValueError("at the end nothing is left in the pool")
        if (self.winner == NOBODY) != (self.ending in (UNFINISHED, TURN_CAP)):
            raise ValueError("a race has a winner, and no other game but one given up")
        if self.ending == TURN_CAP and self.turn != self.terms.turn_cap:
            raise ValueError("no turn is left when nobody wins")
        for seat in (LIGHT, DARK):
            won = self.ending == RACE and self.winner == seat
            if (self.count_on(seat, HOME) == BIRDS) != won:
                raise ValueError("a race is won exactly by bringing all birds home")


def _house(place: Data) -> int:
    """Where a bird is, from its word or its number."""
    if place.value == "off":
        return OFF
    if place.value == "home":
        return HOME
    house = place.number()
    if not 1 <= house <= HOUSES:
        raise ValueError(f"{place.place}: there is no house {house}")
    return house
