"""The rules of UR, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
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
from edubba.games.ur_ziggurat.obstacles import OBSTACLES
from edubba.games.ur_ziggurat.scoring import ZigguratEnding
from edubba.games.ur_ziggurat.space import SPACES

RULES: Final = Rules(
    decisions=[
        ChanceStartPlayer(),
        ChanceTile(),
        DraftPlace(),
        EntryPlace(),
        ChooseOption(),
        ChooseOrder(),
        ChooseSinglePlan(),
        PlaceCube(),
        ClaimTile(),
        BuildFirst(),
        BuildSecond(),
        Distribute(),
        PoliticsAssign(),
        WarAttack(),
        WarMove(),
        ExchangeTarget(),
        ExchangeSide(),
    ],
    steps=[Proceed(), Famine()],
    ending=ZigguratEnding(),
    domain="ur_ziggurat",
    obstacles=OBSTACLES,
    asking="UR-10.1",
    chance="UR-10.3",
    # Questions learn from it how many answers they have, which is the same on every board; those
    # that begin elsewhere on other boards look up `first` there.
    space=SPACES["square_6x6"],
)
