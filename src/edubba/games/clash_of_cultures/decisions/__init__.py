"""The rules of Clash of Cultures, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.clash_of_cultures.decisions.ability_choices import (
    ArtsTarget,
    Barter,
    Borrow,
    FreeCollectCity,
    LighthouseSpace,
    SportsCity,
    StatueCard,
    Theater,
)
from edubba.games.clash_of_cultures.decisions.activate import Activated, Activation
from edubba.games.clash_of_cultures.decisions.advance import Bought, FreeEducationOffer, GainAdvance
from edubba.games.clash_of_cultures.decisions.aftermath import (
    BattleOver,
    Retreat,
    RoundOver,
    WalkIn,
)
from edubba.games.clash_of_cultures.decisions.barbarians import (
    ExhaustSpace,
    GrowSettlement,
    SpawnExtra,
    SpawnSpace,
)
from edubba.games.clash_of_cultures.decisions.battle import (
    Ambush,
    AmbushDie,
    AmbushOver,
    BattleAbility,
    BattleOpening,
)
from edubba.games.clash_of_cultures.decisions.before_roll import (
    BeforeRoll,
    CardsShownStep,
    KeepAbilities,
    TacticDie,
    Withdraw,
)
from edubba.games.clash_of_cultures.decisions.boarding import Boarding, BoardShip
from edubba.games.clash_of_cultures.decisions.build import (
    BuildUnit,
    ChooseToken,
    Refund,
    UnitsPaid,
)
from edubba.games.clash_of_cultures.decisions.capture import (
    TakeOrRaze,
    TeachUs,
    TeachUsStep,
)
from edubba.games.clash_of_cultures.decisions.cards import (
    DrawCard,
    Drawing,
    FromDiscard,
)
from edubba.games.clash_of_cultures.decisions.civic import (
    CivicNext,
    CivicStep,
)
from edubba.games.clash_of_cultures.decisions.collect import (
    CollectKind,
    CollectNext,
    CollectSpace,
    MetallurgyOffer,
)
from edubba.games.clash_of_cultures.decisions.effect_advances import AdvanceSeries
from edubba.games.clash_of_cultures.decisions.effect_cards import (
    KeepPlan,
    LookCard,
    Looking,
    SwapGive,
    SwapTake,
    TakePlan,
)
from edubba.games.clash_of_cultures.decisions.effect_choices import (
    ChooseGood,
    ChoosePlayer,
    PayTokens,
    ShareOut,
)
from edubba.games.clash_of_cultures.decisions.effect_mood import (
    CivilWar,
    MoodCity,
    MoodNext,
    MythsOffer,
)
from edubba.games.clash_of_cultures.decisions.effect_pieces import (
    DestroyCity,
    DestroyPiece,
    FoundInRegion,
    RegionToExplore,
    Shaken,
)
from edubba.games.clash_of_cultures.decisions.effect_units import (
    Avoid,
    ChooseGovernment,
    LoseNext,
    LoseOne,
)
from edubba.games.clash_of_cultures.decisions.effects import EffectList
from edubba.games.clash_of_cultures.decisions.event import (
    DrawEventCard,
    DrawEventStep,
    EventFromDiscard,
    EventOver,
    PersonOffer,
    TakePerson,
)
from edubba.games.clash_of_cultures.decisions.explore import (
    Arrive,
    BarbarianSpace,
    OrientRegion,
    ShipArrives,
    TurnRegion,
)
from edubba.games.clash_of_cultures.decisions.forces import (
    LoseShip,
    LoseUnits,
)
from edubba.games.clash_of_cultures.decisions.going import RoadPaid
from edubba.games.clash_of_cultures.decisions.governments import ChooseGovernmentAdvance, Switched
from edubba.games.clash_of_cultures.decisions.growing import (
    BuildPieceBy,
    PiecePaid,
    PortSpace,
    WonderPaid,
)
from edubba.games.clash_of_cultures.decisions.hits import (
    BuyingValue,
    BuyValue,
    CountHits,
    ExtraHits,
    RollDie,
    Rolling,
    TakeLosses,
)
from edubba.games.clash_of_cultures.decisions.income import TradeIncome
from edubba.games.clash_of_cultures.decisions.influence import (
    InfluenceBoost,
    InfluenceBuilding,
    InfluenceDie,
    InfluenceRoll,
    InfluenceWon,
    TakeoverUnit,
)
from edubba.games.clash_of_cultures.decisions.mercenaries import (
    Hire,
    HiredOver,
    HireNext,
    HirePrice,
    HireTo,
)
from edubba.games.clash_of_cultures.decisions.move import MoveFrom, MoveNext, MoveWith
from edubba.games.clash_of_cultures.decisions.objectives import (
    ScoreNow,
)
from edubba.games.clash_of_cultures.decisions.payment import (
    Pay,
    Paying,
)
from edubba.games.clash_of_cultures.decisions.placing import (
    PlaceUnit,
    Placing,
)
from edubba.games.clash_of_cultures.decisions.raids import RaidFrom, RaidLosses, RaidOn, RaidPiece
from edubba.games.clash_of_cultures.decisions.rounds import LayCard, Laying, RoundBegins
from edubba.games.clash_of_cultures.decisions.setup import (
    DealPosition,
    FirstCards,
    FirstPlayerByLot,
    SetUp,
)
from edubba.games.clash_of_cultures.decisions.status import (
    Declare,
    NameFirst,
    Raze,
    Status,
)
from edubba.games.clash_of_cultures.decisions.trade import TradeCard, TradeCount, TradeNext
from edubba.games.clash_of_cultures.decisions.trade_answer import TradeAnswer, TradeWanted
from edubba.games.clash_of_cultures.decisions.turn import (
    AfterAction,
    AfterUse,
    BeginRound,
    BeginTurn,
    Main,
    NextPlayer,
    SwitchPaid,
)
from edubba.games.clash_of_cultures.scoring import ClashEnding

RULES: Final = Rules(
    decisions=[
        DealPosition(),
        FirstPlayerByLot(),
        DrawCard(),
        FromDiscard(),
        Main(),
        Pay(),
        FreeEducationOffer(),
        GainAdvance(),
        ChooseGovernmentAdvance(),
        Barter(),
        ArtsTarget(),
        SportsCity(),
        Theater(),
        FreeCollectCity(),
        Borrow(),
        LighthouseSpace(),
        StatueCard(),
        MoveFrom(),
        MoveWith(),
        BoardShip(),
        TurnRegion(),
        OrientRegion(),
        BarbarianSpace(),
        ShipArrives(),
        Activation(),
        PortSpace(),
        BuildPieceBy(),
        CollectSpace(),
        CollectKind(),
        MetallurgyOffer(),
        BuildUnit(),
        ChooseToken(),
        Refund(),
        PlaceUnit(),
        CivicStep(),
        InfluenceBuilding(),
        InfluenceDie(),
        InfluenceBoost(),
        TakeoverUnit(),
        BattleAbility(),
        Ambush(),
        AmbushDie(),
        LoseShip(),
        LayCard(),
        TacticDie(),
        KeepAbilities(),
        Withdraw(),
        RollDie(),
        BuyValue(),
        Retreat(),
        TakeOrRaze(),
        TeachUs(),
        ExhaustSpace(),
        SpawnSpace(),
        GrowSettlement(),
        RaidFrom(),
        RaidOn(),
        RaidPiece(),
        Hire(),
        HirePrice(),
        HireTo(),
        EventFromDiscard(),
        DrawEventCard(),
        TakePerson(),
        ChoosePlayer(),
        ChooseGood(),
        ShareOut(),
        PayTokens(),
        MoodCity(),
        MythsOffer(),
        CivilWar(),
        LoseOne(),
        Avoid(),
        ChooseGovernment(),
        DestroyCity(),
        DestroyPiece(),
        RegionToExplore(),
        FoundInRegion(),
        SwapGive(),
        SwapTake(),
        LookCard(),
        KeepPlan(),
        TakePlan(),
        ScoreNow(),
        Declare(),
        Raze(),
        NameFirst(),
        TradeCount(),
        TradeCard(),
        TradeAnswer(),
        TradeWanted(),
    ],
    steps=[
        SetUp(),
        FirstCards(),
        Drawing(),
        BeginRound(),
        BeginTurn(),
        NextPlayer(),
        AfterAction(),
        SwitchPaid(),
        Paying(),
        Bought(),
        Switched(),
        TradeIncome(),
        RoadPaid(),
        Boarding(),
        MoveNext(),
        Arrive(),
        Activated(),
        PiecePaid(),
        WonderPaid(),
        CollectNext(),
        UnitsPaid(),
        CivicNext(),
        InfluenceRoll(),
        InfluenceWon(),
        BattleOpening(),
        AmbushOver(),
        LoseUnits(),
        RoundBegins(),
        Laying(),
        CardsShownStep(),
        BeforeRoll(),
        Rolling(),
        BuyingValue(),
        CountHits(),
        ExtraHits(),
        TakeLosses(),
        RoundOver(),
        BattleOver(),
        WalkIn(),
        TeachUsStep(),
        SpawnExtra(),
        RaidLosses(),
        HireNext(),
        HiredOver(),
        DrawEventStep(),
        EventOver(),
        PersonOffer(),
        EffectList(),
        MoodNext(),
        LoseNext(),
        Shaken(),
        AdvanceSeries(),
        Looking(),
        Status(),
        TradeNext(),
        Placing(),
        AfterUse(),
    ],
    ending=ClashEnding(),
)
