"""The money game judged by a network: it is told where the birds are, the pool, the purse of the
side to move, and its chance to win the race."""

from typing import Final, final

from edubba.core.native import i64, vec
from edubba.core.packed import PackedNetwork
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME
from edubba.games.game_of_ur.state import UrState

COUNTERS: Final = 50
"""In the game; the network knows no other number."""
SHARES: Final = 20
"""Steps of the chance to win that are told apart."""
POOL: Final = 2 * BIRDS * (HOME + 1)
PURSE: Final = POOL + COUNTERS + 1
CHANCES: Final = PURSE + COUNTERS + 1
INPUTS: Final = CHANCES + SHARES


@final
class MoneyNetwork:
    """What the side to move can expect beside its purse and its chance of the pool."""

    def __init__(self, network: PackedNetwork) -> None:
        self.network = network
        self.on = vec[i64]([0] * (2 * BIRDS + 3))

    def more(self, state: UrState, chance: float) -> float:
        """In counters; fewer than none if tolls will cost it more than rosettes give."""
        if state.light + state.dark + state.pool != COUNTERS or state.light < 0 or state.dark < 0:
            return 0.0
        mover = state.to_move
        on = self.on
        for bird in range(BIRDS):
            on[bird] = bird * (HOME + 1) + state.house(mover, bird)
            on[BIRDS + bird] = (BIRDS + bird) * (HOME + 1) + state.house(DARK - mover, bird)
        on[2 * BIRDS] = POOL + state.pool
        on[2 * BIRDS + 1] = PURSE + state.purse(mover)
        step: i64 = i64(chance * float(SHARES))
        on[2 * BIRDS + 2] = CHANCES + (step if step < SHARES else SHARES - 1)
        return self.network.signal(on, 2 * BIRDS + 3)
