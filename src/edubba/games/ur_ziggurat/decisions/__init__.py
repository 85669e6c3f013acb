"""The rules of UR, in the order of the rulebook."""

from typing import Final

from edubba.core.questions import in_order
from edubba.core.state import Rules
from edubba.games.ur_ziggurat.decisions import (
    cubes,
    exchange,
    frames,
    gains,
    options,
    politics,
    setup,
    turn,
    war,
    ziggurats,
)
from edubba.games.ur_ziggurat.obstacles import OBSTACLES
from edubba.games.ur_ziggurat.scoring import ZigguratEnding
from edubba.games.ur_ziggurat.space import SPACES

RULES: Final = Rules(
    *in_order(frames, setup, turn, options, cubes, ziggurats, gains, politics, war, exchange),
    ending=ZigguratEnding(),
    domain="ur_ziggurat",
    obstacles=OBSTACLES,
    asking="UR-10.1",
    chance="UR-10.3",
    # Questions learn from it how many answers they have, which is the same on every board; those
    # that begin elsewhere on other boards look up `first` there.
    space=SPACES["square_6x6"],
)
