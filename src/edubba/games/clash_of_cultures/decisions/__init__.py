"""The rules of Clash of Cultures by chapters; `frames` has the codes of all decisions and steps."""

from types import ModuleType
from typing import Final

from edubba.core import Rules
from edubba.core.questions import in_order
from edubba.games.clash_of_cultures.decisions import frames, payment
from edubba.games.clash_of_cultures.decisions.advances import (
    abilities,
    advance,
    governments,
    income,
)
from edubba.games.clash_of_cultures.decisions.barbarians import mercenaries, raids, spawning
from edubba.games.clash_of_cultures.decisions.battle import (
    aftermath,
    attack,
    before_roll,
    capture,
    forces,
    hits,
    rounds,
)
from edubba.games.clash_of_cultures.decisions.cards import decks, event, objectives
from edubba.games.clash_of_cultures.decisions.city import (
    activate,
    build,
    civic,
    collect,
    growing,
    influence,
)
from edubba.games.clash_of_cultures.decisions.effects import (
    applying,
    choices,
    destruction,
    exploring,
    hands,
    learning,
    losses,
    moods,
    placing,
)
from edubba.games.clash_of_cultures.decisions.move import boarding, explore, going, move
from edubba.games.clash_of_cultures.decisions.trade import answer, offer
from edubba.games.clash_of_cultures.decisions.turn import menu, setup, status
from edubba.games.clash_of_cultures.obstacles import OBSTACLES
from edubba.games.clash_of_cultures.scoring import ClashEnding
from edubba.games.clash_of_cultures.space import SPACE

CHAPTERS: Final[list[ModuleType]] = [
    *(setup, menu, status, payment, advance, governments, abilities, income),
    *(move, going, boarding, explore, activate, build, growing, collect, civic, influence),
    *(attack, rounds, before_roll, hits, forces, aftermath, capture),
    *(spawning, raids, mercenaries, decks, event, objectives),
    *(applying, choices, destruction, exploring, hands, learning, losses, moods, placing),
    *(offer, answer),
]
RULES: Final = Rules(
    *in_order(frames, *CHAPTERS),
    ending=ClashEnding(),
    domain="clash_of_cultures",
    obstacles=OBSTACLES,
    asking="CC-2.5",
    chance="CC-1.7",
    space=SPACE,
)
