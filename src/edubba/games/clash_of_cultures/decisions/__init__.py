"""The rules of Clash of Cultures, in the order of the rulebook."""

from typing import Final

from edubba.core.state import Table
from edubba.games.clash_of_cultures.decisions import frames
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

TABLE: Final = Table(
    decisions={
        frames.DEAL_POSITION: DealPosition(),
        frames.FIRST_PLAYER_BY_LOT: FirstPlayerByLot(),
        frames.DRAW_CARD: DrawCard(),
        frames.FROM_DISCARD: FromDiscard(),
        frames.MAIN: Main(),
        frames.PAY: Pay(),
        frames.FREE_EDUCATION_OFFER: FreeEducationOffer(),
        frames.GAIN_ADVANCE: GainAdvance(),
        frames.CHOOSE_GOVERNMENT_ADVANCE: ChooseGovernmentAdvance(),
        frames.BARTER: Barter(),
        frames.ARTS_TARGET: ArtsTarget(),
        frames.SPORTS_CITY: SportsCity(),
        frames.THEATER: Theater(),
        frames.FREE_COLLECT_CITY: FreeCollectCity(),
        frames.BORROW: Borrow(),
        frames.LIGHTHOUSE_SPACE: LighthouseSpace(),
        frames.STATUE_CARD: StatueCard(),
        frames.MOVE_FROM: MoveFrom(),
        frames.MOVE_WITH: MoveWith(),
        frames.BOARD_SHIP: BoardShip(),
        frames.TURN_REGION: TurnRegion(),
        frames.ORIENT_REGION: OrientRegion(),
        frames.BARBARIAN_SPACE: BarbarianSpace(),
        frames.SHIP_ARRIVES: ShipArrives(),
        frames.ACTIVATION: Activation(),
        frames.PORT_SPACE: PortSpace(),
        frames.BUILD_PIECE: BuildPieceBy(),
        frames.COLLECT_SPACE: CollectSpace(),
        frames.COLLECT_KIND: CollectKind(),
        frames.METALLURGY_OFFER: MetallurgyOffer(),
        frames.BUILD_UNIT: BuildUnit(),
        frames.CHOOSE_TOKEN: ChooseToken(),
        frames.REFUND: Refund(),
        frames.PLACE_UNIT: PlaceUnit(),
        frames.CIVIC_STEP: CivicStep(),
        frames.INFLUENCE_BUILDING: InfluenceBuilding(),
        frames.INFLUENCE_DIE: InfluenceDie(),
        frames.INFLUENCE_BOOST: InfluenceBoost(),
        frames.TAKEOVER_UNIT: TakeoverUnit(),
        frames.BATTLE_ABILITY: BattleAbility(),
        frames.AMBUSH: Ambush(),
        frames.AMBUSH_DIE: AmbushDie(),
        frames.LOSE_SHIP: LoseShip(),
        frames.LAY_CARD: LayCard(),
        frames.TACTIC_DIE: TacticDie(),
        frames.KEEP_ABILITIES: KeepAbilities(),
        frames.WITHDRAW: Withdraw(),
        frames.ROLL_DIE: RollDie(),
        frames.BUY_VALUE: BuyValue(),
        frames.RETREAT: Retreat(),
        frames.TAKE_OR_RAZE: TakeOrRaze(),
        frames.TEACH_US: TeachUs(),
        frames.EXHAUST_SPACE: ExhaustSpace(),
        frames.SPAWN_SPACE: SpawnSpace(),
        frames.GROW_SETTLEMENT: GrowSettlement(),
        frames.RAID_FROM: RaidFrom(),
        frames.RAID_ON: RaidOn(),
        frames.RAID_PIECE: RaidPiece(),
        frames.HIRE: Hire(),
        frames.HIRE_PRICE: HirePrice(),
        frames.HIRE_TO: HireTo(),
        frames.EVENT_FROM_DISCARD: EventFromDiscard(),
        frames.DRAW_EVENT_CARD: DrawEventCard(),
        frames.TAKE_PERSON: TakePerson(),
        frames.CHOOSE_PLAYER: ChoosePlayer(),
        frames.CHOOSE_GOOD: ChooseGood(),
        frames.SHARE_OUT: ShareOut(),
        frames.PAY_TOKENS: PayTokens(),
        frames.MOOD_CITY: MoodCity(),
        frames.MYTHS_OFFER: MythsOffer(),
        frames.CIVIL_WAR: CivilWar(),
        frames.LOSE_ONE: LoseOne(),
        frames.AVOID: Avoid(),
        frames.CHOOSE_GOVERNMENT: ChooseGovernment(),
        frames.DESTROY_CITY: DestroyCity(),
        frames.DESTROY_PIECE: DestroyPiece(),
        frames.REGION_TO_EXPLORE: RegionToExplore(),
        frames.FOUND_IN_REGION: FoundInRegion(),
        frames.SWAP_GIVE: SwapGive(),
        frames.SWAP_TAKE: SwapTake(),
        frames.LOOK_CARD: LookCard(),
        frames.KEEP_PLAN: KeepPlan(),
        frames.TAKE_PLAN: TakePlan(),
        frames.SCORE_NOW: ScoreNow(),
        frames.DECLARE: Declare(),
        frames.RAZE: Raze(),
        frames.NAME_FIRST: NameFirst(),
        frames.TRADE_COUNT: TradeCount(),
        frames.TRADE_CARD: TradeCard(),
        frames.TRADE_ANSWER: TradeAnswer(),
        frames.TRADE_WANTED: TradeWanted(),
    },
    steps={
        frames.SET_UP: SetUp(),
        frames.FIRST_CARDS: FirstCards(),
        frames.DRAWING: Drawing(),
        frames.BEGIN_ROUND: BeginRound(),
        frames.BEGIN_TURN: BeginTurn(),
        frames.NEXT_PLAYER: NextPlayer(),
        frames.AFTER_ACTION: AfterAction(),
        frames.SWITCH_PAID: SwitchPaid(),
        frames.PAYING: Paying(),
        frames.BOUGHT: Bought(),
        frames.SWITCHED: Switched(),
        frames.TRADE_INCOME: TradeIncome(),
        frames.ROAD_PAID: RoadPaid(),
        frames.BOARDING: Boarding(),
        frames.MOVE_NEXT: MoveNext(),
        frames.ARRIVE: Arrive(),
        frames.ACTIVATED: Activated(),
        frames.PIECE_PAID: PiecePaid(),
        frames.WONDER_PAID: WonderPaid(),
        frames.COLLECT_NEXT: CollectNext(),
        frames.UNITS_PAID: UnitsPaid(),
        frames.CIVIC_NEXT: CivicNext(),
        frames.INFLUENCE_ROLL: InfluenceRoll(),
        frames.INFLUENCE_WON: InfluenceWon(),
        frames.BATTLE_OPENING: BattleOpening(),
        frames.AMBUSH_OVER: AmbushOver(),
        frames.LOSE_UNITS: LoseUnits(),
        frames.ROUND_BEGINS: RoundBegins(),
        frames.LAYING: Laying(),
        frames.CARDS_SHOWN: CardsShownStep(),
        frames.BEFORE_ROLL: BeforeRoll(),
        frames.ROLLING: Rolling(),
        frames.BUYING_VALUE: BuyingValue(),
        frames.COUNT_HITS: CountHits(),
        frames.EXTRA_HITS: ExtraHits(),
        frames.TAKE_LOSSES: TakeLosses(),
        frames.ROUND_OVER: RoundOver(),
        frames.BATTLE_OVER: BattleOver(),
        frames.WALK_IN: WalkIn(),
        frames.TEACH_US_STEP: TeachUsStep(),
        frames.SPAWN_EXTRA: SpawnExtra(),
        frames.RAID_LOSSES: RaidLosses(),
        frames.HIRE_NEXT: HireNext(),
        frames.HIRED_OVER: HiredOver(),
        frames.DRAW_EVENT_STEP: DrawEventStep(),
        frames.EVENT_OVER: EventOver(),
        frames.PERSON_OFFER: PersonOffer(),
        frames.EFFECT_LIST: EffectList(),
        frames.MOOD_NEXT: MoodNext(),
        frames.LOSE_NEXT: LoseNext(),
        frames.SHAKEN: Shaken(),
        frames.ADVANCE_SERIES: AdvanceSeries(),
        frames.LOOKING: Looking(),
        frames.STATUS: Status(),
        frames.TRADE_NEXT: TradeNext(),
        frames.PLACING: Placing(),
        frames.AFTER_USE: AfterUse(),
    },
    ending=ClashEnding(),
)
