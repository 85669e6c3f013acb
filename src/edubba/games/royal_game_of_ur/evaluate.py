"""What a bot thinks of a position: how far the pieces are, and what the next throw could cost."""

from math import tanh
from typing import Final, final

from edubba.core.game import Evaluator
from edubba.core.native import i64, vec
from edubba.core.race import Values
from edubba.core.race_network import RaceNetwork, find_race_network
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.race import race_of
from edubba.games.royal_game_of_ur.state import UNFINISHED, RoyalState
from edubba.games.royal_game_of_ur.terms import PRIVATE, WAITING, Terms

OBJECTIVES: Final = ["race"]
LEAD: Final = "lead"
"""How much further the own pieces have come than the opponent's, where each square counts more
than the one before it: the foremost pieces run."""
DANGER: Final = "danger"
"""How far they have come, and what the next throw could cost; so all judge for whom no network is
there."""
JUDGEMENTS: Final = [LEAD, DANGER]

CLEAR_LEAD: Final = 20.0
"""A lead of this many squares makes a win likely (tanh 1)."""
ON_TURN: Final = 2.5
"""What the throw is worth to the player to move, in squares."""
STRONGHOLD: Final = 2.0
"""What a safe rosette on the opponent's way is worth to its holder, in squares."""


@final
class RoyalEvaluator(Evaluator[RoyalState]):
    """The chance to win the race: looked up where it is known, else as a network has learnt it from
    exact values; guessed from the lead in squares where there is none."""

    def __init__(self, judgement: str = "") -> None:
        self.judgement = judgement
        self.terms: Terms | None = None
        self.network: RaceNetwork | None = None
        self.exact: Values | None = None

    def know(self, values: Values | None) -> None:
        self.exact = values

    def knows(self, state: RoyalState) -> bool:
        return self.find_network(state.terms) is not None or self.reaches(state)

    def reaches(self, state: RoyalState) -> bool:
        return self.exact is not None and most_left(state) <= self.exact.most

    def find_network(self, terms: Terms) -> RaceNetwork | None:
        """The network for a race under these terms."""
        if terms is not self.terms:
            self.terms = terms
            self.network = None
            if not self.judgement:
                self.network = find_race_network(__package__, race_of(terms))
        return self.network

    def value(self, state: RoyalState, seat: i64) -> float:
        if state.ending != UNFINISHED:
            return 1.0 if state.winner == seat else 0.0
        if self.judgement == LEAD:
            return 0.5 + 0.5 * (run(state, seat) - run(state, DARK - seat))
        found = self.chance(state)
        return found if state.to_move == seat else 1.0 - found

    def chance(self, state: RoyalState) -> float:
        """How likely the side to move wins."""
        mover = state.to_move
        if self.exact is not None and self.reaches(state):
            return self.exact.value(state.places(mover), state.places(DARK - mover))
        network = self.find_network(state.terms)
        if network is not None:
            own, other = state.places(mover), state.places(DARK - mover)
            return network.chance(vec[i64](own), vec[i64](other))
        lead = progress(state, mover) - progress(state, DARK - mover) + ON_TURN
        return 0.5 + 0.5 * tanh(lead / CLEAR_LEAD)


def run(state: RoyalState, seat: i64) -> float:
    """The share of its way that a seat has behind it, with the squares of the shares of its pieces:
    a half of the way counts a quarter."""
    terms = state.terms
    standing = state.standing(seat)
    come: i64 = state.home(seat) * terms.home * terms.home
    for position in range(1, terms.home):
        if (standing >> position) & 1:
            come += position * position
    return float(come) / float(terms.pieces * terms.home * terms.home)


def most_left(state: RoyalState) -> i64:
    """The pieces that are not home, of the seat with more of them."""
    return state.terms.pieces - min(state.home(LIGHT), state.home(DARK))


def progress(state: RoyalState, seat: i64) -> float:
    """The squares a seat's pieces have come, less what is likely to be lost by capture."""
    terms = state.terms
    standing = state.standing(seat)
    come = float(state.home(seat) * terms.home)
    for position in range(1, terms.home):
        if (standing >> position) & 1:
            come += float(position) * (1.0 - danger(state, seat, position))
    for i in range(len(terms.safe)):
        if (standing >> terms.safe[i]) & 1:
            come += STRONGHOLD
    return come


def danger(state: RoyalState, seat: i64, position: i64) -> float:
    """How likely the opponent's next throw can capture the piece on a position."""
    terms = state.terms
    met = terms.meets[position]
    if met == PRIVATE:
        return 0.0
    for i in range(len(terms.safe)):
        if terms.safe[i] == position:
            return 0.0
    theirs = state.standing(DARK - seat)
    if state.waiting(DARK - seat) > 0:
        theirs |= 1 << WAITING
    hits: i64 = 0
    throws: i64 = 0
    for number in range(len(terms.weights)):
        throws += terms.weights[number]
        start: i64 = met - number
        if start >= 0 and (theirs >> start) & 1:
            hits += terms.weights[number]
    return float(hits) / float(throws)
