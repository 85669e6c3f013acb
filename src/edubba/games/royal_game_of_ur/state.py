"""A position of the Royal Game of Ur: where the pieces are, who is to move, what was thrown."""

from typing import Final, final

from edubba.core.data import Data
from edubba.core.native import i64, mypyc_attr
from edubba.core.state import NOBODY, State
from edubba.core.words import JsonObject
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.tables import PRIVATE, Terms

UNFINISHED: Final = 0
RACE: Final = 1
RESIGNED: Final = 2
"""How a game can have ended: `RoyalState.ending`."""
ENDINGS: Final = ["unfinished", "race", "resigned"]
NOT_THROWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class RoyalState(State):
    """One position. Nothing is hidden."""

    terms: Terms
    light: i64 = 0
    """Bit p is set if a piece of light stands on position p of light's path."""
    dark: i64 = 0
    """The same for dark, on dark's path."""
    light_waiting: i64 = 0
    """Pieces of light that are still to enter."""
    dark_waiting: i64 = 0
    light_home: i64 = 0
    """Pieces of light that have been borne off."""
    dark_home: i64 = 0
    to_move: i64 = LIGHT
    """Whose turn it is, also while the dice roll."""
    thrown: i64 = NOT_THROWN
    """The last throw."""
    throws: i64 = 0
    """How many throws both players have made."""
    winner: i64 = NOBODY
    ending: i64 = UNFINISHED

    def standing(self, seat: i64) -> i64:
        """Bit p is set if a piece of this seat stands on position p."""
        return self.light if seat == LIGHT else self.dark

    def waiting(self, seat: i64) -> i64:
        return self.light_waiting if seat == LIGHT else self.dark_waiting

    def home(self, seat: i64) -> i64:
        return self.light_home if seat == LIGHT else self.dark_home

    def flip(self, seat: i64, position: i64) -> None:
        """Put a piece on an empty position, or take the one away that stands there."""
        if seat == LIGHT:
            self.light ^= 1 << position
        else:
            self.dark ^= 1 << position

    def add_waiting(self, seat: i64, pieces: i64) -> None:
        if seat == LIGHT:
            self.light_waiting += pieces
        else:
            self.dark_waiting += pieces

    def add_home(self, seat: i64) -> None:
        if seat == LIGHT:
            self.light_home += 1
        else:
            self.dark_home += 1

    def is_met(self, seat: i64, position: i64) -> bool:
        """Whether the opponent stands on the square of this position of a seat's path."""
        met = self.terms.meets[position]
        return met != PRIVATE and (self.standing(DARK - seat) >> met) & 1 == 1

    def clone(self) -> "RoyalState":
        copy = RoyalState()
        copy.stack_from(self)
        copy.terms = self.terms
        copy.light = self.light
        copy.dark = self.dark
        copy.light_waiting = self.light_waiting
        copy.dark_waiting = self.dark_waiting
        copy.light_home = self.light_home
        copy.dark_home = self.dark_home
        copy.to_move = self.to_move
        copy.thrown = self.thrown
        copy.throws = self.throws
        copy.winner = self.winner
        copy.ending = self.ending
        return copy

    def scores(self) -> list[int]:
        return [self.light_home, self.dark_home]

    def positions(self, seat: int) -> list[int]:
        """The positions on which pieces of a seat stand, in ascending order."""
        standing = self.standing(seat)
        return [p for p in range(1, self.terms.home) if (standing >> p) & 1]

    def to_json(self) -> JsonObject:
        """Pieces by side: how many wait and are home, and the positions of the others."""
        position: JsonObject = {}
        for seat, side in enumerate(SIDES):
            position[side] = {
                "waiting": self.waiting(seat),
                "on": [*self.positions(seat)],
                "home": self.home(seat),
            }
        position["to_move"] = SIDES[self.to_move]
        position["thrown"] = None if self.thrown == NOT_THROWN else self.thrown
        position["throws"] = self.throws
        position["winner"] = None if self.winner == NOBODY else SIDES[self.winner]
        position["ending"] = ENDINGS[self.ending]
        position["decisions"] = self.frames_to_json()
        return position

    def read(self, data: Data) -> None:
        """Take over what is given of a position; pieces that it does not mention wait."""
        for seat, side in enumerate(SIDES):
            if data.has(side):
                self.read_side(seat, data.at(side))
        if data.has("to_move"):
            self.to_move = data.index_in(SIDES, "to_move")
        self.thrown = data.number("thrown") if data.has("thrown") else NOT_THROWN
        self.throws = data.number("throws") if data.has("throws") else self.throws
        self.winner = data.index_in(SIDES, "winner") if data.has("winner") else NOBODY
        self.ending = data.index_in(ENDINGS, "ending") if data.has("ending") else UNFINISHED
        if data.has("decisions"):
            self.frames_from_json(data.each("decisions"))
        self.check()

    def read_side(self, seat: int, side: Data) -> None:
        positions = side.numbers("on") if side.has("on") else []
        home = side.number("home") if side.has("home") else 0
        waiting = int(self.terms.pieces) - home - len(positions)
        for position in positions:
            if not 1 <= position < self.terms.home:
                raise ValueError(f"{side.place}: the path has no position {position}")
            if (self.standing(seat) >> position) & 1:
                raise ValueError(f"{side.place}: two pieces stand on position {position}")
            self.flip(seat, position)
        if home < 0 or waiting < 0 or (side.has("waiting") and side.number("waiting") != waiting):
            raise ValueError(f"{side.place}: there must be {self.terms.pieces} pieces in all")
        self.add_waiting(seat, waiting - self.waiting(seat))
        for _ in range(home):
            self.add_home(seat)

    def check(self) -> None:
        """Refuse what could not lie on the table (RG-2.10, RG-10.1)."""
        for position in self.positions(LIGHT):
            if self.is_met(LIGHT, position):
                square = self.terms.square(LIGHT, position)
                raise ValueError(f"both players have a piece on {square}")
        finished = [s for s in range(len(SIDES)) if self.home(s) == self.terms.pieces]
        if finished != ([self.winner] if self.ending == RACE else []):
            raise ValueError("a race is over exactly when one player has all pieces home")
        if (self.ending == UNFINISHED) != (self.winner == NOBODY):
            raise ValueError("a game has a winner exactly when it has ended")
        if (self.ending == UNFINISHED) == (self.code < 0):
            raise ValueError("somebody throws or moves exactly until the game has ended")
        if self.actor >= 0 and self.actor != self.to_move:
            raise ValueError(f"{SIDES[self.to_move]} is to move, but the other seat decides")
        if self.thrown == NOT_THROWN:
            if self.actor >= 0:
                raise ValueError("a player can only move after a throw")
        elif not 0 <= self.thrown < len(self.terms.weights) or self.terms.weights[self.thrown] == 0:
            raise ValueError(f"the dice never show {self.thrown}")
        if self.throws < 0:
            raise ValueError("there cannot be fewer than 0 throws")
