"""The rules of UR, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.ur_ziggurat.decisions import frames
from edubba.games.ur_ziggurat.decisions.cubes import ClaimTile, PlaceCube
from edubba.games.ur_ziggurat.decisions.exchange import ExchangeSide, ExchangeTarget
from edubba.games.ur_ziggurat.decisions.gains import Distribute, Famine
from edubba.games.ur_ziggurat.decisions.options import (
    ChooseOption,
    ChooseOrder,
    ChooseSinglePlan,
    Proceed,
)
from edubba.games.ur_ziggurat.decisions.politics import PoliticsAssign
from edubba.games.ur_ziggurat.decisions.setup import ChanceStartPlayer, ChanceTile, DraftPlace
from edubba.games.ur_ziggurat.decisions.turn import EntryPlace
from edubba.games.ur_ziggurat.decisions.war import WarAttack, WarMove
from edubba.games.ur_ziggurat.decisions.ziggurats import BuildFirst, BuildSecond
from edubba.games.ur_ziggurat.scoring import ZigguratEnding

TABLE: Final = Table(
    decisions={
        frames.CHANCE_START_PLAYER: ChanceStartPlayer(),
        frames.CHANCE_TILE: ChanceTile(),
        frames.DRAFT_PLACE: DraftPlace(),
        frames.ENTRY_PLACE: EntryPlace(),
        frames.CHOOSE_OPTION: ChooseOption(),
        frames.CHOOSE_ORDER: ChooseOrder(),
        frames.CHOOSE_SINGLE_PLAN: ChooseSinglePlan(),
        frames.PLACE_CUBE: PlaceCube(),
        frames.CLAIM_TILE: ClaimTile(),
        frames.BUILD_FIRST: BuildFirst(),
        frames.BUILD_SECOND: BuildSecond(),
        frames.DISTRIBUTE: Distribute(),
        frames.POLITICS_ASSIGN: PoliticsAssign(),
        frames.WAR_ATTACK: WarAttack(),
        frames.WAR_MOVE: WarMove(),
        frames.EXCHANGE_TARGET: ExchangeTarget(),
        frames.EXCHANGE_SIDE: ExchangeSide(),
    },
    steps={frames.PROCEED: Proceed(), frames.FAMINE: Famine()},
    ending=ZigguratEnding(),
)
