"""The rules of Ulm, in the order of the rulebook."""

from typing import Final

from edubba.core.questions import in_order
from edubba.core.state import Rules
from edubba.games.ulm.decisions import (
    actions,
    cards,
    docks,
    effects,
    frames,
    menu,
    opening,
    privileges,
    pushing,
    rounds,
    seals,
    turn,
    windows,
)
from edubba.games.ulm.decisions.base import UlmWording
from edubba.games.ulm.obstacles import OBSTACLES
from edubba.games.ulm.scoring import UlmEnding
from edubba.games.ulm.space import SPACE

RULES: Final = Rules(
    *in_order(
        frames,
        opening,
        rounds,
        turn,
        pushing,
        menu,
        actions,
        seals,
        effects,
        privileges,
        cards,
        docks,
        windows,
    ),
    ending=UlmEnding(),
    domain="ulm",
    obstacles=OBSTACLES,
    asking="UL-4.11",
    chance="UL-4.6",
    space=SPACE,
    wording=UlmWording(),
)
