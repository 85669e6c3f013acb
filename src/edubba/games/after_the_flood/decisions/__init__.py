"""The rules of After the Flood, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.after_the_flood.decisions.action import Action, Payment
from edubba.games.after_the_flood.decisions.build import Build, LiftCity
from edubba.games.after_the_flood.decisions.collect import Collect
from edubba.games.after_the_flood.decisions.combat import Combat, CombatRoll, PlaceArmies
from edubba.games.after_the_flood.decisions.decline import BeginRounds, Decline
from edubba.games.after_the_flood.decisions.empire import Buy, Empire, EmpireArea, Equip
from edubba.games.after_the_flood.decisions.end_of_turn import EndOfTurn
from edubba.games.after_the_flood.decisions.expand import Expand, ExpandAgain
from edubba.games.after_the_flood.decisions.opening import FirstOrder
from edubba.games.after_the_flood.decisions.passing import Pass
from edubba.games.after_the_flood.decisions.points import (
    ExpandCity,
    Luxuries,
    NextExpansion,
    ScoreEmpires,
    SettleOrder,
)
from edubba.games.after_the_flood.decisions.trade import Trade
from edubba.games.after_the_flood.decisions.workers import (
    PlaceWorkers,
    ScribeFrom,
    ScribeTo,
    SpendCount,
    SpendTo,
)
from edubba.games.after_the_flood.obstacles import OBSTACLES
from edubba.games.after_the_flood.scoring import FinalScoring, FloodEnding
from edubba.games.after_the_flood.space import SPACE

RULES: Final = Rules(
    decisions=[
        FirstOrder(),
        Action(),
        Payment(),
        Build(),
        LiftCity(),
        PlaceWorkers(),
        SpendTo(),
        SpendCount(),
        ScribeFrom(),
        ScribeTo(),
        Trade(),
        Empire(),
        EmpireArea(),
        Buy(),
        Equip(),
        CombatRoll(),
        Combat(),
        PlaceArmies(),
        Expand(),
        Pass(),
        ExpandCity(),
        Luxuries(),
    ],
    steps=[
        Collect(),
        Decline(),
        BeginRounds(),
        ExpandAgain(),
        SettleOrder(),
        ScoreEmpires(),
        NextExpansion(),
        EndOfTurn(),
        FinalScoring(),
    ],
    ending=FloodEnding(),
    domain="after_the_flood",
    obstacles=OBSTACLES,
    asking="AF-7.1",
    chance="AF-12.2",
    space=SPACE,
)
