"""The rules of the Royal Game of Ur, in the order of the rulebook."""

from typing import Final

from edubba.core.questions import in_order
from edubba.core.state import Rules
from edubba.games.royal_game_of_ur.decisions import frames, turn
from edubba.games.royal_game_of_ur.obstacles import OBSTACLES
from edubba.games.royal_game_of_ur.scoring import RoyalEnding
from edubba.games.royal_game_of_ur.space import SPACE

RULES: Final = Rules(
    *in_order(frames, turn),
    ending=RoyalEnding(),
    domain="royal_game_of_ur",
    obstacles=OBSTACLES,
    asking="RG-5.1",
    chance="RG-4.4",
    space=SPACE,
)
