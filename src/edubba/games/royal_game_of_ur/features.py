"""The Royal Game of Ur as numbers: both players' pieces along the path of the one who looks."""

from typing import Final, final

from edubba.core.features import Feature, Features, Sheet, turns_to
from edubba.core.native import i64
from edubba.games.royal_game_of_ur.decisions import RULES
from edubba.games.royal_game_of_ur.space import SIDES
from edubba.games.royal_game_of_ur.state import RoyalState
from edubba.games.royal_game_of_ur.terms import Terms

TWO: Final = len(SIDES)


@final
class RoyalFeatures(Features[RoyalState]):
    """The whole table; paths and throws are as long as the ruleset has them."""

    def __init__(self, terms: Terms) -> None:
        squares, throws, pieces = int(terms.home) - 1, len(terms.weights), int(terms.pieces)
        own = [
            Feature("own_path", (2, squares), "own pieces and the other's on the own path"),
            Feature("other_path", (squares,), "the other's pieces on the other's path"),
            Feature("rosettes", (squares,), "where rosettes are, the same on both paths"),
            Feature("waiting_pieces", (TWO,), "pieces still to enter", pieces),
            Feature("home", (TWO,), "pieces borne off", pieces),
            Feature("to_move", (TWO,), "whose turn it is"),
            Feature("thrown", (throws,), "the last throw, from 0 on"),
        ]
        super().__init__(RULES, len(SIDES), own)
        self.squares: i64 = squares
        self.throws: i64 = throws

    def write(self, state: RoyalState, seat: i64, sheet: Sheet) -> None:
        squares = self.squares
        sheet.set_of(state.standing(seat) >> 1, squares)
        for position in range(1, squares + 1):
            sheet.put(1 if state.is_met(seat, position) else 0)
        sheet.set_of(state.standing(1 - seat) >> 1, squares)
        sheet.set_of(state.terms.rosettes >> 1, squares)
        sheet.put(state.waiting(seat))
        sheet.put(state.waiting(1 - seat))
        sheet.put(state.home(seat))
        sheet.put(state.home(1 - seat))
        sheet.one_of(turns_to(state.to_move, seat, TWO), TWO)
        sheet.one_of(state.thrown, self.throws)
