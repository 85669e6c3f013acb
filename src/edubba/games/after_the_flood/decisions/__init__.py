"""The rules of After the Flood, in the order of the rulebook."""

from typing import Final

from edubba.core.questions import in_order
from edubba.core.state import Rules
from edubba.games.after_the_flood import scoring
from edubba.games.after_the_flood.decisions import (
    action,
    build,
    collect,
    combat,
    decline,
    empire,
    end_of_turn,
    expand,
    frames,
    opening,
    passing,
    points,
    trade,
    workers,
)
from edubba.games.after_the_flood.obstacles import OBSTACLES
from edubba.games.after_the_flood.scoring import FloodEnding
from edubba.games.after_the_flood.space import SPACE

RULES: Final = Rules(
    *in_order(
        frames,
        opening,
        collect,
        decline,
        action,
        build,
        workers,
        trade,
        empire,
        combat,
        expand,
        passing,
        points,
        end_of_turn,
        scoring,
    ),
    ending=FloodEnding(),
    domain="after_the_flood",
    obstacles=OBSTACLES,
    asking="AF-7.1",
    chance="AF-12.2",
    space=SPACE,
)
