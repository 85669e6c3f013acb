"""A position of the Royal Game of Ur: where the pieces are, who is to move, what was thrown."""

from typing import Final, final

from edubba.core.bits import count_bits, members
from edubba.core.native import i64, mypyc_attr
from edubba.core.state import NOBODY, State
from edubba.core.words import JsonObject
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.terms import PRIVATE, Terms

UNFINISHED: Final = 0
RACE: Final = 1
RESIGNED: Final = 2
"""How a game can have ended: `RoyalState.ending`."""
ENDINGS: Final = ["unfinished", "race", "resigned"]
NOT_THROWN: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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
        """The pieces that have been borne off: all that neither wait nor stand anywhere."""
        return self.terms.pieces - self.waiting(seat) - count_bits(self.standing(seat))

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
        copy.to_move = self.to_move
        copy.thrown = self.thrown
        copy.throws = self.throws
        copy.winner = self.winner
        copy.ending = self.ending
        return copy

    def scores(self) -> list[int]:
        return [self.home(LIGHT), self.home(DARK)]

    def positions(self, seat: int) -> list[int]:
        """The positions on which pieces of a seat stand, in ascending order."""
        return members(self.standing(seat))

    def places(self, seat: i64) -> list[int]:
        """Where all pieces of a seat are: those that wait first, those at home last."""
        home = [int(self.terms.home)] * self.home(seat)
        return [0] * self.waiting(seat) + self.positions(seat) + home

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
