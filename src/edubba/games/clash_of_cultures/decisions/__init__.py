"""The rules of Clash of Cultures, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Rules
from edubba.games.clash_of_cultures.decisions.advances.ability_choices import (
    ArtsTarget,
    Barter,
    Borrow,
    FreeCollectCity,
    LighthouseSpace,
    SportsCity,
    StatueCard,
    Theater,
)
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    Bought,
    FreeEducationOffer,
    GainAdvance,
)
from edubba.games.clash_of_cultures.decisions.advances.governments import (
    ChooseGovernmentAdvance,
    Switched,
)
from edubba.games.clash_of_cultures.decisions.advances.income import TradeIncome
from edubba.games.clash_of_cultures.decisions.barbarians.mercenaries import (
    Hire,
    HiredOver,
    HireNext,
    HirePrice,
    HireTo,
)
from edubba.games.clash_of_cultures.decisions.barbarians.raids import (
    RaidFrom,
    RaidLosses,
    RaidOn,
    RaidPiece,
)
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import (
    ExhaustSpace,
    GrowSettlement,
    SpawnExtra,
    SpawnSpace,
)
from edubba.games.clash_of_cultures.decisions.battle.aftermath import (
    BattleOver,
    Retreat,
    RoundOver,
    WalkIn,
)
from edubba.games.clash_of_cultures.decisions.battle.attack import (
    Ambush,
    AmbushDie,
    AmbushOver,
    BattleAbility,
    BattleOpening,
)
from edubba.games.clash_of_cultures.decisions.battle.before_roll import (
    BeforeRoll,
    CardsShownStep,
    KeepAbilities,
    TacticDie,
    Withdraw,
)
from edubba.games.clash_of_cultures.decisions.battle.capture import (
    TakeOrRaze,
    TeachUs,
    TeachUsStep,
)
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    LoseShip,
    LoseUnits,
)
from edubba.games.clash_of_cultures.decisions.battle.hits import (
    BuyingValue,
    BuyValue,
    CountHits,
    ExtraHits,
    RollDie,
    Rolling,
    TakeLosses,
)
from edubba.games.clash_of_cultures.decisions.battle.rounds import LayCard, Laying, RoundBegins
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    DrawCard,
    Drawing,
    FromDiscard,
)
from edubba.games.clash_of_cultures.decisions.cards.event import (
    DrawEventCard,
    DrawEventStep,
    EventFromDiscard,
    EventOver,
    PersonOffer,
    TakePerson,
)
from edubba.games.clash_of_cultures.decisions.cards.objectives import (
    ScoreNow,
)
from edubba.games.clash_of_cultures.decisions.city.activate import Activated, Activation
from edubba.games.clash_of_cultures.decisions.city.build import (
    BuildUnit,
    ChooseToken,
    Refund,
    UnitsPaid,
)
from edubba.games.clash_of_cultures.decisions.city.civic import (
    CivicNext,
    CivicStep,
)
from edubba.games.clash_of_cultures.decisions.city.collect import (
    CollectKind,
    CollectNext,
    CollectSpace,
    MetallurgyOffer,
)
from edubba.games.clash_of_cultures.decisions.city.growing import (
    BuildPieceBy,
    PiecePaid,
    PortSpace,
    WonderPaid,
)
from edubba.games.clash_of_cultures.decisions.city.influence import (
    InfluenceBoost,
    InfluenceBuilding,
    InfluenceDie,
    InfluenceRoll,
    InfluenceWon,
    TakeoverUnit,
)
from edubba.games.clash_of_cultures.decisions.effects.applying import EffectList
from edubba.games.clash_of_cultures.decisions.effects.choices import (
    ChooseGood,
    ChoosePlayer,
    PayTokens,
    ShareOut,
)
from edubba.games.clash_of_cultures.decisions.effects.destruction import (
    DestroyCity,
    DestroyPiece,
    FoundInRegion,
    RegionToExplore,
    Shaken,
)
from edubba.games.clash_of_cultures.decisions.effects.hands import (
    KeepPlan,
    LookCard,
    Looking,
    SwapGive,
    SwapTake,
    TakePlan,
)
from edubba.games.clash_of_cultures.decisions.effects.learning import AdvanceSeries
from edubba.games.clash_of_cultures.decisions.effects.losses import (
    Avoid,
    ChooseGovernment,
    LoseNext,
    LoseOne,
)
from edubba.games.clash_of_cultures.decisions.effects.moods import (
    CivilWar,
    MoodCity,
    MoodNext,
    MythsOffer,
)
from edubba.games.clash_of_cultures.decisions.effects.placing import (
    PlaceUnit,
    Placing,
)
from edubba.games.clash_of_cultures.decisions.move.boarding import Boarding, BoardShip
from edubba.games.clash_of_cultures.decisions.move.explore import (
    Arrive,
    BarbarianSpace,
    OrientRegion,
    ShipArrives,
    TurnRegion,
)
from edubba.games.clash_of_cultures.decisions.move.going import RoadPaid
from edubba.games.clash_of_cultures.decisions.move.move import MoveFrom, MoveNext, MoveWith
from edubba.games.clash_of_cultures.decisions.payment import (
    Pay,
    Paying,
)
from edubba.games.clash_of_cultures.decisions.trade.answer import TradeAnswer, TradeWanted
from edubba.games.clash_of_cultures.decisions.trade.offer import TradeCard, TradeCount, TradeNext
from edubba.games.clash_of_cultures.decisions.turn.menu import (
    AfterAction,
    AfterUse,
    BeginRound,
    BeginTurn,
    Main,
    NextPlayer,
    SwitchPaid,
)
from edubba.games.clash_of_cultures.decisions.turn.setup import (
    DealPosition,
    FirstCards,
    FirstPlayerByLot,
    SetUp,
)
from edubba.games.clash_of_cultures.decisions.turn.status import (
    Declare,
    NameFirst,
    Raze,
    Status,
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
