"""The rules of the Game of Ur, in the order of the rulebook."""

from typing import Final

from edubba.core.questions import in_order
from edubba.core.state import Rules
from edubba.games.game_of_ur.decisions import frames, opening, turn
from edubba.games.game_of_ur.obstacles import OBSTACLES
from edubba.games.game_of_ur.scoring import UrEnding
from edubba.games.game_of_ur.space import SPACE

RULES: Final = Rules(
    *in_order(frames, opening, turn),
    ending=UrEnding(),
    domain="game_of_ur",
    obstacles=OBSTACLES,
    asking="GU-5.2",
    chance="GU-4.7",
    space=SPACE,
)
