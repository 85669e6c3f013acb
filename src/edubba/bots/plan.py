"""A turn that was found is kept and played to its end, as long as all goes as it was seen."""

from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.features import Features, Sheet
from edubba.core.game import Setup
from edubba.core.native import i64, vec
from edubba.core.state import State

NOTHING: Final = -1
FACTOR: Final = 1_000_003
KEY: Final = 0xFF_FFFF_FFFF
"""Keys stay so small that multiplying one never leaves a machine word."""


@final
class Plan:
    """The rest of a turn, and what its seat will see when the next move of it is due.

    Only what the seat may know is compared, so that a plan says nothing of what is hidden.
    """

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.at: i64 = 0
        self.seen: i64 = NOTHING
        self.setup: Setup | None = None
        self.features: Features | None = None
        self.sheet: Sheet | None = None
        self.actions = Actions()

    def begin(self, state: State, moves: vec[i64]) -> i64:
        """The first move of a turn from here; the others are kept."""
        self.moves = moves
        self.at = 0
        return self.follow(state)

    def is_due(self, state: State) -> bool:
        """Whether the next move was meant for this position."""
        return self.seen != NOTHING and self.seen == self.look(state)

    def follow(self, state: State) -> i64:
        """The next move; moves without a choice are not asked for and passed over."""
        move = self.moves[self.at]
        after = state.clone()
        after.apply(move, None)
        self.at += 1
        self.seen = NOTHING
        while self.at < len(self.moves) and after.actor == state.actor:
            after.legal_into(self.actions)
            if not self.actions.has(self.moves[self.at]):
                break
            if self.actions.count > 1:
                self.seen = self.look(after)
                break
            after.apply(self.moves[self.at], None)
            self.at += 1
        return move

    def rest(self) -> vec[i64]:
        """The moves that are still to come."""
        return self.moves[self.at :]

    def look(self, state: State) -> i64:
        """What the seat that decides may know and do, as one number."""
        if state.setup is not self.setup:
            self.setup = state.setup
            self.features = state.setup.game.features(state.setup)
            self.sheet = self.features.sheet()
        features, sheet = self.features, self.sheet
        assert features is not None
        assert sheet is not None
        features.observe(state, state.actor, sheet, 0)
        key: i64 = 0
        for i in range(features.size):
            key = ((key * FACTOR) ^ i64(sheet.values[i])) & KEY
        state.legal_into(self.actions)
        for i in range(self.actions.count):
            key = ((key * FACTOR) ^ self.actions.items[i]) & KEY
        return key
