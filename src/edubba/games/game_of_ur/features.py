"""The Game of Ur as numbers: each side's way from the hand to home, the counters and the bones."""

from typing import Final, final

from edubba.core.features import Feature, Features, Sheet, turns_to
from edubba.core.native import i64
from edubba.games.game_of_ur.codes import BIRDS, HOME
from edubba.games.game_of_ur.decisions import RULES
from edubba.games.game_of_ur.space import READINGS, SIDES
from edubba.games.game_of_ur.state import UrState
from edubba.games.game_of_ur.terms import CONVERTED

STAGES: Final = HOME + 1
"""Where a bird can be: not launched, on a house of its route, home."""
FACES: Final = len(CONVERTED) - 1
MOST_COUNTERS: Final = 100
MOST_NUMBER: Final = 20
MOST_TURNS: Final = 300
TWO: Final = len(SIDES)
READ: Final = len(READINGS)


@final
class UrFeatures(Features[UrState]):
    """Everything on the table but the agreed options."""

    def __init__(self) -> None:
        own = [
            Feature("birds", (TWO, BIRDS, STAGES), "where each bird is: hand, house, home"),
            Feature("counters", (TWO + 1,), "own, the other's, the pool", MOST_COUNTERS, -100),
            Feature("to_move", (TWO,), "whose turn it is"),
            Feature("small", (FACES,), "the small throw"),
            Feature("large", (READ,), "the large throw"),
            Feature("number", (1,), "the number in force, 0 if there is none", MOST_NUMBER),
            Feature("turn", (1,), "turns begun by both players", MOST_TURNS),
        ]
        super().__init__(RULES, len(SIDES), own)

    def write_scores(self, state: UrState, seat: i64, sheet: Sheet) -> None:
        sheet.put(state.purse(seat))
        sheet.put(state.purse(1 - seat))

    def write(self, state: UrState, seat: i64, sheet: Sheet) -> None:
        sheet.each_of(state.houses, seat * BIRDS, BIRDS, STAGES)
        sheet.each_of(state.houses, (1 - seat) * BIRDS, BIRDS, STAGES)
        sheet.put(state.purse(seat))
        sheet.put(state.purse(1 - seat))
        sheet.put(state.pool)
        sheet.one_of(turns_to(state.to_move, seat, TWO), TWO)
        sheet.one_of(state.small - 1, FACES)
        sheet.one_of(state.large - 1, READ)
        sheet.put(state.in_force())
        sheet.put(state.turn)
