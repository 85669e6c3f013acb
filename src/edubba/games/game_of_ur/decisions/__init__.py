"""The rules of the Game of Ur, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.game_of_ur.decisions.frames import (
    CONVERTED_MOVE,
    LARGE_THROW,
    OPENING,
    ROLL_OFF_LARGE,
    ROLL_OFF_SMALL,
    SMALL_THROW,
    USE_OR_GAMBLE,
)
from edubba.games.game_of_ur.decisions.opening import Opening, RollOffLarge, RollOffSmall
from edubba.games.game_of_ur.decisions.turn import (
    ConvertedMove,
    LargeThrow,
    SmallThrow,
    UseOrGamble,
)
from edubba.games.game_of_ur.scoring import UrEnding

TABLE: Final = Table(
    decisions={
        ROLL_OFF_SMALL: RollOffSmall(),
        ROLL_OFF_LARGE: RollOffLarge(),
        SMALL_THROW: SmallThrow(),
        USE_OR_GAMBLE: UseOrGamble(),
        LARGE_THROW: LargeThrow(),
        CONVERTED_MOVE: ConvertedMove(),
    },
    steps={OPENING: Opening()},
    ending=UrEnding(),
)
