"""The rules of After the Flood, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.after_the_flood.decisions.action import Action, Payment
from edubba.games.after_the_flood.decisions.build import BuildCity, TakeUpCity
from edubba.games.after_the_flood.decisions.collect import Collect
from edubba.games.after_the_flood.decisions.combat import CombatRoll, Enter, GoOn
from edubba.games.after_the_flood.decisions.decline import BeginRounds, Decline
from edubba.games.after_the_flood.decisions.empire import (
    BuyArmies,
    ChooseEmpire,
    ChooseHome,
    EquipArmies,
)
from edubba.games.after_the_flood.decisions.end_of_turn import EndOfTurn
from edubba.games.after_the_flood.decisions.expand import ExpandAgain, ExpandMenu
from edubba.games.after_the_flood.decisions.opening import DrawOrder
from edubba.games.after_the_flood.decisions.passing import PassMenu
from edubba.games.after_the_flood.decisions.points import (
    AddLuxuries,
    ExpandCity,
    NextExpansion,
    ScoreEmpires,
    SettleOrder,
)
from edubba.games.after_the_flood.decisions.trade import TradeMenu
from edubba.games.after_the_flood.decisions.workers import (
    ScribeFrom,
    ScribeTo,
    SpendCount,
    SpendTo,
    WorkersMenu,
)
from edubba.games.after_the_flood.scoring import FinalScoring, FloodEnding

RULES: Final = Rules(
    decisions=[
        DrawOrder(),
        Action(),
        Payment(),
        BuildCity(),
        TakeUpCity(),
        WorkersMenu(),
        SpendTo(),
        SpendCount(),
        ScribeFrom(),
        ScribeTo(),
        TradeMenu(),
        ChooseEmpire(),
        ChooseHome(),
        BuyArmies(),
        EquipArmies(),
        CombatRoll(),
        GoOn(),
        Enter(),
        ExpandMenu(),
        PassMenu(),
        ExpandCity(),
        AddLuxuries(),
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
)
