"""The rules of After the Flood, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.after_the_flood.decisions import frames
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

TABLE: Final = Table(
    decisions={
        frames.DRAW_ORDER: DrawOrder(),
        frames.ACTION: Action(),
        frames.PAYMENT: Payment(),
        frames.BUILD_CITY: BuildCity(),
        frames.TAKE_UP_CITY: TakeUpCity(),
        frames.WORKERS_MENU: WorkersMenu(),
        frames.SPEND_TO: SpendTo(),
        frames.SPEND_COUNT: SpendCount(),
        frames.SCRIBE_FROM: ScribeFrom(),
        frames.SCRIBE_TO: ScribeTo(),
        frames.TRADE_MENU: TradeMenu(),
        frames.CHOOSE_EMPIRE: ChooseEmpire(),
        frames.CHOOSE_HOME: ChooseHome(),
        frames.BUY_ARMIES: BuyArmies(),
        frames.EQUIP_ARMIES: EquipArmies(),
        frames.COMBAT_ROLL: CombatRoll(),
        frames.GO_ON: GoOn(),
        frames.ENTER: Enter(),
        frames.EXPAND_MENU: ExpandMenu(),
        frames.PASS_MENU: PassMenu(),
        frames.EXPAND_CITY: ExpandCity(),
        frames.ADD_LUXURIES: AddLuxuries(),
    },
    steps={
        frames.COLLECT: Collect(),
        frames.DECLINE: Decline(),
        frames.BEGIN_ROUNDS: BeginRounds(),
        frames.EXPAND_AGAIN: ExpandAgain(),
        frames.SETTLE_ORDER: SettleOrder(),
        frames.SCORE_EMPIRES: ScoreEmpires(),
        frames.NEXT_EXPANSION: NextExpansion(),
        frames.END_OF_TURN: EndOfTurn(),
        frames.FINAL_SCORING: FinalScoring(),
    },
    ending=FloodEnding(),
)
