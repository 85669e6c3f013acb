"""The rules of Ulm, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.ulm.decisions import frames
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
from edubba.games.ulm.scoring import UlmEnding

TABLE: Final = Table(
    decisions={
        frames.DRAW_DESCENDANT: DrawDescendant(),
        frames.LAY_GRID: LayGrid(),
        frames.DRAW_START_TILE: DrawStartTile(),
        frames.DRAW_START_PLAYER: DrawStartPlayer(),
        frames.TURN_UP_TOWER: TurnUpTower(),
        frames.LEVY_CHOICE: LevyChoice(),
        frames.LEVY_RETURN: LevyReturn(),
        frames.TURN_START: TurnStart(),
        frames.CLEAR_VIEW: ClearView(),
        frames.TURN_DRAW: TurnDraw(),
        frames.BUILDER_CHOICE: BuilderChoice(),
        frames.EMPTY_BAG: EmptyBag(),
        frames.BEFORE_PUSH: BeforePush(),
        frames.ACTION_MENU: ActionMenu(),
        frames.CLEAR_AWAY: ClearAway(),
        frames.ABBOT_TILE: AbbotTile(),
        frames.CARD_ACTION: CardAction(),
        frames.BUY_CARD: BuyCard(),
        frames.PLAY_CARD: PlayCard(),
        frames.MOVE_BARGE: MoveBarge(),
        frames.SEAL_ACTION: SealAction(),
        frames.DRAW_COAT: DrawCoat(),
        frames.COAT_CHOICE: CoatChoice(),
        frames.EDGE_CHOICE: EdgeChoice(),
        frames.DESCENDANT_CHOICE: DescendantChoice(),
        frames.TOWN_HALL_CHOICE: TownHallChoice(),
        frames.GOOSE_TOWER_CHOICE: GooseTowerChoice(),
        frames.DISCARD_CHOICE: DiscardChoice(),
        frames.DRAW_CARD: DrawCard(),
        frames.KEEP_CARD: KeepCard(),
        frames.SPARROW_TRADE: SparrowTrade(),
        frames.DOCK_CHOICE: DockChoice(),
        frames.REFILL_DOCK: RefillDock(),
        frames.MERCHANT_SWAP: MerchantSwap(),
    },
    steps={
        frames.ROUND_START: RoundStart(),
        frames.TOWER_DUTIES: TowerDuties(),
        frames.TURN_BEGIN: TurnBegin(),
        frames.FILL_DOCKS: FillDocks(),
        frames.FIRST_WINDOW: FirstWindow(),
        frames.MENU: Menu(),
        frames.EFFECT: Effect(),
        frames.DOCK_TILES: DockTiles(),
        frames.COATS_UP: CoatsUp(),
        frames.DEAL: Deal(),
        frames.RIVER_BONUS: RiverBonus(),
    },
    ending=UlmEnding(),
)
