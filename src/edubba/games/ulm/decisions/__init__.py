"""The rules of Ulm, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.ulm.decisions.actions import (
    BuyCard,
    CardAction,
    ClearAway,
    MoveBarge,
    PlayCard,
    RiverBonus,
)
from edubba.games.ulm.decisions.cards import (
    Deal,
    DiscardChoice,
    DrawCard,
    KeepCard,
    SparrowTrade,
)
from edubba.games.ulm.decisions.docks import AbbotTile, DockChoice, DockTiles, RefillDock
from edubba.games.ulm.decisions.effects import Effect
from edubba.games.ulm.decisions.menu import ActionMenu, Menu
from edubba.games.ulm.decisions.opening import (
    DrawDescendant,
    DrawStartPlayer,
    DrawStartTile,
    LayGrid,
)
from edubba.games.ulm.decisions.privileges import (
    CoatChoice,
    CoatsUp,
    DescendantChoice,
    DrawCoat,
    EdgeChoice,
    GooseTowerChoice,
    TownHallChoice,
)
from edubba.games.ulm.decisions.pushing import BeforePush
from edubba.games.ulm.decisions.rounds import (
    LevyChoice,
    LevyReturn,
    RoundStart,
    TowerDuties,
    TurnUpTower,
)
from edubba.games.ulm.decisions.seals import SealAction
from edubba.games.ulm.decisions.turn import (
    BuilderChoice,
    ClearView,
    EmptyBag,
    FillDocks,
    FirstWindow,
    TurnBegin,
    TurnDraw,
    TurnStart,
)
from edubba.games.ulm.decisions.windows import MerchantSwap
from edubba.games.ulm.obstacles import OBSTACLES
from edubba.games.ulm.scoring import UlmEnding
from edubba.games.ulm.space import SPACE

RULES: Final = Rules(
    decisions=[
        DrawDescendant(),
        LayGrid(),
        DrawStartTile(),
        DrawStartPlayer(),
        TurnUpTower(),
        LevyChoice(),
        LevyReturn(),
        TurnStart(),
        ClearView(),
        TurnDraw(),
        BuilderChoice(),
        EmptyBag(),
        BeforePush(),
        ActionMenu(),
        ClearAway(),
        AbbotTile(),
        CardAction(),
        BuyCard(),
        PlayCard(),
        MoveBarge(),
        SealAction(),
        DrawCoat(),
        CoatChoice(),
        EdgeChoice(),
        DescendantChoice(),
        TownHallChoice(),
        GooseTowerChoice(),
        DiscardChoice(),
        DrawCard(),
        KeepCard(),
        SparrowTrade(),
        DockChoice(),
        RefillDock(),
        MerchantSwap(),
    ],
    steps=[
        RoundStart(),
        TowerDuties(),
        TurnBegin(),
        FillDocks(),
        FirstWindow(),
        Menu(),
        Effect(),
        DockTiles(),
        CoatsUp(),
        Deal(),
        RiverBonus(),
    ],
    ending=UlmEnding(),
    domain="ulm",
    obstacles=OBSTACLES,
    asking="UL-4.11",
    chance="UL-4.6",
    space=SPACE,
)
