// Written by `make web-types` from the Python models; edit those instead.

import type { Message } from "./protocol";

// after_the_flood

/** What lies before one player. */
export interface FloodPlayerView {
  colour: string;
  points: number;
  /** Points by category. */
  scored: Record<string, number>;
  resources: Record<string, number>;
  bid: Record<string, number>;
  equipment: Record<string, number>;
  workers_available: number;
  workers_unavailable: number;
  armies_available: number;
  armies_unavailable: number;
  cities_in_hand: number;
  moved_cities: number;
  empire: string | null;
  strength: number;
  rank: string | null;
  passed: boolean;
}

/** One area with all that stands in it. */
export interface FloodAreaView {
  id: string;
  sumer: boolean;
  /** What most workers here score at the end. */
  points: number;
  /** The resources that can be taken here in trade. */
  icons: string[];
  /** The colour of the city. */
  city: string | null;
  expanded: boolean;
  /** Whose armies stand here. */
  holder: string | null;
  armies: number;
  /** By seat. */
  workers: number[];
  x: number;
  /** The middle of the area on the map of data.json. */
  y: number;
}

/** A worker box, or one side of it. */
export interface FloodBoxView {
  /** `irrigation`, `weaving`, `scribes_ready`, `scribes_new`, ... */
  id: string;
  workers: number[];
}

/** One of the three empires of this turn. */
export interface FloodEmpireView {
  id: string;
  armies: number;
  /** Its name as well; None for an empire of Sumer, which starts in any of its areas. */
  home: string | null;
  taken_by: string | null;
}

/** One of the six actions, as it stands for whoever chooses one now. */
export interface FloodActView {
  id: string;
  /** What stands in its way, and by which rule. */
  why: Message | null;
  rule: string;
  /** How it can go on; where it must be paid for first (AF-7.3), after some payment. */
  moves: string[];
  /** What can pay for it, each with those of the moves that it would spoil (AF-7.4). */
  payments: Record<string, string[]>;
}

/** The whole table. */
export interface FloodView {
  turn: number;
  phase: string;
  /** Empty before it is drawn. */
  order: string[];
  actor: string | null;
  players: FloodPlayerView[];
  stock: Record<string, number>;
  areas: FloodAreaView[];
  boxes: FloodBoxView[];
  empires: FloodEmpireView[];
  /** Only while an action is being chosen. */
  acts: FloodActView[];
}

/** What a player sets out to do; what comes of it is told by the events that follow. */
export interface FloodActionChosen {
  name: "action_chosen";
  seat: number;
  act: number;
}

export interface FloodArmiesBought {
  name: "armies_bought";
  seat: number;
  good: number;
  armies: number;
}

export interface FloodArmiesEntered {
  name: "armies_entered";
  seat: number;
  area: number;
  count: number;
}

/** Stopped with armies left, or beaten off (AF-22.10). */
export interface FloodAttackEnded {
  name: "attack_ended";
  seat: number;
  area: number;
  left: number;
}

export interface FloodCityBuilt {
  name: "city_built";
  seat: number;
  area: number;
}

export interface FloodCityDestroyed {
  name: "city_destroyed";
  seat: number;
  owner: number;
  area: number;
  armies: number;
  expanded: boolean;
  /** By Shuruppak, which is why it took more armies (AF-19.4). */
  protected: boolean;
}

/** An expansion with the pieces it was paid with (AF-16.3). */
export interface FloodCityExpanded {
  name: "city_expanded";
  seat: number;
  area: number;
  /** By resource. */
  pieces: number[];
  points: number;
}

/** A city taken up and put down; its expansion, if it had one, came back (AF-8.3). */
export interface FloodCityMoved {
  name: "city_moved";
  seat: number;
  start: number;
  area: number;
  expanded: boolean;
}

/** The cost of an action after the first pass (AF-7.3). */
export interface FloodCostPaid {
  name: "cost_paid";
  seat: number;
  payment: number;
  act: number;
}

/** How many workers each player lost in one place in the decline (AF-6). */
export interface FloodDeclined {
  name: "declined";
  place: number;
  counts: number[];
}

/** Points for areas held (AF-16.1); also told of who holds none. */
export interface FloodEmpireScored {
  name: "empire_scored";
  seat: number;
  areas: number;
  points: number;
}

/** An empire with its armies before any are bought (AF-11.3), those of Babylon included. */
export interface FloodEmpireStarted {
  name: "empire_started";
  seat: number;
  empire: number;
  area: number;
  armies: number;
  babylon: number;
}

/** How a game came out, in every game the last event. */
export interface FloodEnded {
  name: "ended";
  reason: Message;
}

/** The pieces of the equipment and their value (AF-11.5). */
export interface FloodEquipped {
  name: "equipped";
  seat: number;
  /** By resource. */
  pieces: number[];
  value: number;
}

/** One piece for one piece (AF-10.2), by itself or as the extra of Sippar (AF-19.1). */
export interface FloodExchanged {
  name: "exchanged";
  seat: number;
  area: number;
  got: number;
  gave: number;
  extra: boolean;
}

/** What the city in Nippur adds for areas held in Sumer (AF-16.2). */
export interface FloodNippurScored {
  name: "nippur_scored";
  seat: number;
  areas: number;
  points: number;
}

/** A decline that finds no worker to remove. */
export interface FloodNobodyDeclined {
  name: "nobody_declined";
}

/** A city in Uruk or Eridu that brings nobody: Scribes is full, or there is no worker. */
export interface FloodNobodyJoined {
  name: "nobody_joined";
  seat: number;
  area: number;
  full: boolean;
  available: boolean;
}

/** An area or box in which nobody has most workers at the end: a tie, or no worker at all. */
export interface FloodNobodyScored {
  name: "nobody_scored";
  source: number;
  points: number;
}

/** The order of play, drawn (AF-4.2) or by bids (AF-15.1). */
export interface FloodOrderSet {
  name: "order_set";
  order: number[];
}

/** The pieces of the bid that goes with a pass, and their value (AF-14.1). */
export interface FloodPassed {
  name: "passed";
  seat: number;
  /** By resource. */
  pieces: number[];
  bid: number;
}

/** What each player got of grain or textile (AF-5.1, AF-5.2). */
export interface FloodProduced {
  name: "produced";
  good: number;
  counts: number[];
}

/** The extra of Ur, which the income contains (AF-5.4). */
export interface FloodProducedByUr {
  name: "produced_by_ur";
  seat: number;
  count: number;
}

/** The players with empires from rank A down, settled when one starts (AF-11.6). */
export interface FloodRanked {
  name: "ranked";
  seats: number[];
}

export interface FloodReinforced {
  name: "reinforced";
  seat: number;
  area: number;
}

/** An army for another sub-action (AF-13.5). */
export interface FloodRepeatPaid {
  name: "repeat_paid";
  seat: number;
}

/** A piece given for workers (AF-9.2). */
export interface FloodResourceSpent {
  name: "resource_spent";
  seat: number;
  good: number;
}

/** One roll of combat and its outcome (AF-12.2, AF-12.3). */
export interface FloodRolled {
  name: "rolled";
  seat: number;
  defender: number;
  area: number;
  first: number;
  second: number;
  needed: number;
  hit: boolean;
}

/** What each player should have got of a resource and did not (AF-5.5). */
export interface FloodStockRanOut {
  name: "stock_ran_out";
  good: number;
  counts: number[];
}

export interface FloodToolMade {
  name: "tool_made";
  seat: number;
}

export interface FloodTurnBegan {
  name: "turn_began";
  turn: number;
}

export interface FloodTurnEnded {
  name: "turn_ended";
  turn: number;
}

/** The scribe of Uruk or the tool maker of Eridu (AF-19.5, AF-19.7). */
export interface FloodWorkerJoined {
  name: "worker_joined";
  seat: number;
  area: number;
  /** Whether it was an available worker. */
  available: boolean;
}

/** What a scribe did (AF-9.7). */
export interface FloodWorkerMoved {
  name: "worker_moved";
  seat: number;
  source: number;
  place: number;
}

/** How many workers became available (AF-5.6). */
export interface FloodWorkersCame {
  name: "workers_came";
  counts: number[];
}

/** Workers that make room for their own empire (AF-11.7). */
export interface FloodWorkersLeft {
  name: "workers_left";
  seat: number;
  area: number;
  count: number;
}

export interface FloodWorkersPlaced {
  name: "workers_placed";
  seat: number;
  place: number;
  count: number;
}

/** An area or box in which a player has most workers at the end (AF-18.2, AF-18.3). */
export interface FloodWorkersScored {
  name: "workers_scored";
  seat: number;
  source: number;
  points: number;
}

export type FloodEvent = FloodActionChosen | FloodArmiesBought | FloodArmiesEntered | FloodAttackEnded | FloodCityBuilt | FloodCityDestroyed | FloodCityExpanded | FloodCityMoved | FloodCostPaid | FloodDeclined | FloodEmpireScored | FloodEmpireStarted | FloodEnded | FloodEquipped | FloodExchanged | FloodNippurScored | FloodNobodyDeclined | FloodNobodyJoined | FloodNobodyScored | FloodOrderSet | FloodPassed | FloodProduced | FloodProducedByUr | FloodRanked | FloodReinforced | FloodRepeatPaid | FloodResourceSpent | FloodRolled | FloodStockRanOut | FloodToolMade | FloodTurnBegan | FloodTurnEnded | FloodWorkerJoined | FloodWorkerMoved | FloodWorkersCame | FloodWorkersLeft | FloodWorkersPlaced | FloodWorkersScored;

// clash_of_cultures

export interface ClashUnitView {
  id: string;
  cell: string;
  /** The ship that carries it. */
  aboard: string | null;
  /** What it may no longer do this turn: `fought`, `mountain`, `forest`, `fertile`, `moved`. */
  marks: string[];
}

export interface ClashPlayerView {
  seat: number;
  colour: string;
  points: number;
  /** The points by source; they add up to `points`. */
  score: Record<string, number>;
  goods: Record<string, number>;
  /** The ends of the tracks. */
  maximum: Record<string, number>;
  advances: string[];
  government: string | null;
  happiness: number;
  culture: number;
  /** City pieces and units that can still be built. */
  supply: Record<string, number>;
  units: ClashUnitView[];
  /** The Action cards this seat knows of this hand. */
  hand: string[];
  hand_size: number;
  /** The Objective cards this seat knows of this hand. */
  objectives: string[];
  objectives_size: number;
  scored: string[];
  /** Actions that his next player-turn will lack. */
  lost_actions: number;
  /** Whom he may not attack in his present or next player-turn. */
  truce: string[];
  /** Pestilence: he builds nothing until he has Sanitation. */
  banned: boolean;
  /** The advance lent by the Great Library. */
  borrowed: string | null;
}

export interface ClashCityView {
  cell: string;
  owner: string;
  /** None for a Barbarian settlement. */
  mood: string | null;
  size: number;
  /** What one activation can take or build now. */
  capacity: number;
  /** Each building with its colour. */
  buildings: Record<string, string>;
  /** The buildings whose advance the owner has. */
  usable: string[];
  port: string | null;
  wonders: string[];
  activations: number;
}

/** One hex with its place in a drawing of 1000 x 1000. */
export interface ClashSpaceView {
  id: string;
  x: number;
  y: number;
  region: string;
  /** None while it is face down. */
  terrain: string | null;
  exhausted: boolean;
  barbarians: number;
  settlers: number;
  armies: number;
  ships: number;
  /** Whose Settlers, Army units and ships stand here; cargo is only in `PlayerView.units`. */
  units_of: string | null;
  /** The colour of the city's owner, or `barbarians`. */
  city: string | null;
}

/** Four hexes that are turned over together. */
export interface ClashRegionView {
  id: string;
  face_up: boolean;
  spaces: string[];
}

/** A region tile that is turned up and still to be laid one way or the other. */
export interface ClashTurnedView {
  region: string;
  tile: string;
  a: Record<string, string>;
  /** The terrain of each space of the region in either orientation. */
  b: Record<string, string>;
}

/** One side of a battle. */
export interface ClashSideView {
  who: string;
  /** Its card of this round, where it may be known. */
  card: string | null;
  /** Whether it has laid a card that is not yet turned up. */
  face_down: boolean;
  /** Dice still to be rolled in this round. */
  dice: number;
  /** The sum of the dice so far; with all modifiers once they are rolled. */
  value: number;
  hits: number;
  losses: number;
  kills: number;
  /** Combat value by Steel Weapons. */
  steel: number;
}

export interface ClashBattleView {
  cell: string;
  /** Where the attackers still stand. */
  origin: string;
  /** The attacking group, units of the attacker. */
  units: string[];
  round: number;
  naval: boolean;
  raid: boolean;
  ambush: boolean;
  /** Whether a usable Fortress still helps the defender. */
  fortress: boolean;
  /** The attacker, then the defender. */
  sides: ClashSideView[];
}

/** An offer, while it is made and when it waits for an answer. */
export interface ClashTradeView {
  by: string;
  to: string;
  counter: boolean;
  /** Whether it waits for the answer. */
  made: boolean;
  /** Kinds, and `action_cards` and `objective_cards` by their number. */
  gives: Record<string, number>;
  wants: Record<string, number>;
  cards: string[];
  /** The cards in it, for the two partners. */
  objectives: string[];
}

/** A group that could leave a space now, and all its ways. */
export interface ClashMarchView {
  start: string;
  units: string[];
  /** The moves that would end its march: `to D3`, `embark D4`. */
  ways: string[];
}

/** What the city that is being activated can still collect. */
export interface ClashHarvestView {
  city: string;
  /** How often something can still be taken. */
  left: number;
  /** The kinds that a space may give next. */
  yields: Record<string, string[]>;
}

/** An attempt that the seat could make on a city. */
export interface ClashInfluenceView {
  /** Culture tokens that the distance costs, before the roll. */
  tokens: number;
  /** The lowest face of the die that succeeds by itself. */
  needs: number;
  /** How many more points the seat could pay for with Culture tokens after the roll. */
  boosts: number;
}

/** What things cost a seat now, whatever spares it some of it: goods by their kind. */
export interface ClashPricesView {
  /** Those it does not have. */
  advances: Record<string, Record<string, number>>;
  pieces: Record<string, Record<string, number>>;
  /** Of drafted Army units and welcomed Settlers too, whoever may have them. */
  units: Record<string, Record<string, number>>;
  /** Abilities of advances and Wonders that have a price. */
  uses: Record<string, Record<string, number>>;
  /** One step of mood, for its cities that are not Happy. */
  civic: Record<string, Record<string, number>>;
  /** The cities it could try to influence, while it is asked. */
  influence: Record<string, ClashInfluenceView>;
  /** What is missing for the advance it could have soonest; None where it can have one now, or none is left for it. */
  lack: Message | null;
}

/** One way to pay, and the answers that lead to it. */
export interface ClashWayView {
  paid: Record<string, number>;
  /** How much stands in at each question that will be asked. */
  counts: number[];
}

/** An objective that the Status Phase looks at. */
export interface ClashGoalView {
  /** Whether it could be declared if the Status Phase were now. */
  met: boolean;
  have: number;
  /** What is counted for it, and how much of that would do. */
  needs: number;
}

/** A verb of the turn with which nothing can be done now. */
export interface ClashShutView {
  verb: string;
  /** What stands in the way of all it could be done with; None where they differ, or there is nothing at all. */
  why: Message | null;
  rule: string;
}

/** One advance of the player boards. */
export interface ClashAdvanceText {
  name: Message;
  text: Message;
  category: string;
  government: boolean;
  /** Whether it must be owned before the others of its category. */
  top: boolean;
  requires: string[];
  /** `happiness` (yellow), `culture` (blue) or none. */
  outline: string | null;
  /** The building that needs it. */
  building: string | null;
  cost: Record<string, number>;
  extra_cost: Record<string, number>;
}

export interface ClashBuildingText {
  name: Message;
  text: Message;
  advance: string;
}

export interface ClashWonderText {
  name: Message;
  text: Message;
  cost: Record<string, number>;
  requires: string[];
}

/** The half that is played in the own turn. */
export interface ClashCivilText {
  name: Message;
  text: Message;
  uses_action: boolean;
  cost: Record<string, number>;
}

/** The half that is played in battle. */
export interface ClashTacticsText {
  name: Message;
  text: Message;
  /** `attacker`, `defender` or `any`. */
  role: string;
  location: string;
  fighters: string;
}

/** An Action card; a Great Person has no tactics half. */
export interface ClashCardText {
  name: Message;
  civil: ClashCivilText;
  tactics: ClashTacticsText | null;
}

export interface ClashObjectiveText {
  name: Message;
  text: Message;
  /** `status`: declared in the Status Phase; `instant`: when it happens. */
  timing: string;
}

export interface ClashObjectiveCardText {
  name: Message;
  peace: ClashObjectiveText;
  war: ClashObjectiveText;
  points: number;
}

export interface ClashEventText {
  name: Message;
  text: Message;
  icon: string;
  icon_text: Message;
}

/** All 48 advances, the buildings and Wonders; of the cards those that the view names. */
export interface ClashGlossary {
  advances: Record<string, ClashAdvanceText>;
  buildings: Record<string, ClashBuildingText>;
  wonders: Record<string, ClashWonderText>;
  cards: Record<string, ClashCardText>;
  objectives: Record<string, ClashObjectiveCardText>;
  events: Record<string, ClashEventText>;
}

/** The table as one seat sees it. */
export interface ClashView {
  /** Whose view it is, or that of a spectator. */
  seat: number;
  players: ClashPlayerView[];
  cities: ClashCityView[];
  spaces: ClashSpaceView[];
  regions: ClashRegionView[];
  hex_radius: number;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  first: string | null;
  /** The players in turn order; empty before the first one is known. */
  order: string[];
  active: string | null;
  actions: number;
  /** Abilities used in this player-turn. */
  used: string[];
  /** Cards played that wait for the next Collect, attempt or battle of this player-turn. */
  waiting: string[];
  /** Whether an influence attempt succeeded in this player-turn. */
  influenced: boolean;
  /** Trade offers made in this player-turn. */
  offers: number;
  /** The levels of Happiness and Culture at which an Event is drawn. */
  event_levels: number[];
  tiles_left: number;
  settlements_left: number;
  barbarians_left: number;
  /** The Barbarian and Exhausted pieces in supply. */
  exhausted_left: number;
  action_deck: number;
  objective_deck: number;
  event_deck: number;
  wonder_deck: number;
  action_discard: string[];
  /** Discard piles, the top card last. */
  event_discard: string[];
  objective_discard: string[];
  /** Wonders that can be built. */
  display: string[];
  /** Objective cards that this seat is looking at (New Plans). */
  looked: string[];
  turned: ClashTurnedView | null;
  /** The Event card that is being resolved. */
  event: string | null;
  battle: ClashBattleView | null;
  trade: ClashTradeView | null;
  /** Where the units of this seat could go, while it may begin or go on with a Move. */
  marches: ClashMarchView[];
  harvest: ClashHarvestView | null;
  prices: ClashPricesView | null;
  /** The ways in which this seat may pay, while it is asked how. */
  payments: ClashWayView[];
  /** The status objectives in the hand of this seat, by their halves of a card. */
  goals: Record<string, ClashGoalView>;
  /** The verbs that this seat can do nothing with, while it may choose one. */
  shut: ClashShutView[];
  ended: boolean;
  /** The wording of all that is named by an id here. */
  glossary: ClashGlossary;
}

export interface ClashAbilitiesDenied {
  name: "abilities_denied";
  seat: number;
}

export interface ClashAbilitiesKept {
  name: "abilities_kept";
  seat: number;
}

/** What an advance lets its owner do, or gives him. */
export interface ClashAbilityUsed {
  name: "ability_used";
  seat: number;
  advance: number;
}

export interface ClashActionGained {
  name: "action_gained";
  seat: number;
}

export interface ClashActionLost {
  name: "action_lost";
  seat: number;
  /** 1 for an action of the next turn, 0 for one of this. */
  later: number;
}

export interface ClashAdvanceBorrowed {
  name: "advance_borrowed";
  seat: number;
  advance: number;
}

export interface ClashAdvanceGained {
  name: "advance_gained";
  seat: number;
  advance: number;
}

export interface ClashAmbushRolled {
  name: "ambush_rolled";
  seat: number;
  face: number;
}

/** The seat loses an action of the next turn. */
export interface ClashAssassinated {
  name: "assassinated";
  seat: number;
}

export interface ClashBarbarianLost {
  name: "barbarian_lost";
  cell: number;
}

export interface ClashBarbariansGrew {
  name: "barbarians_grew";
  cell: number;
}

export interface ClashBarbariansHired {
  name: "barbarians_hired";
  seat: number;
  cell: number;
}

export interface ClashBarbariansMoved {
  name: "barbarians_moved";
  start: number;
  cell: number;
  count: number;
}

export interface ClashBarbariansSettled {
  name: "barbarians_settled";
  cell: number;
}

export interface ClashBattleBegan {
  name: "battle_began";
  seat: number;
  other: number;
  cell: number;
  attackers: number;
  defenders: number;
}

export interface ClashBattleDrawn {
  name: "battle_drawn";
  cell: number;
}

export interface ClashBattleWon {
  name: "battle_won";
  seat: number;
  cell: number;
}

export interface ClashCardCancelled {
  name: "card_cancelled";
  seat: number;
  tactic: number;
}

export interface ClashCardDiscarded {
  name: "card_discarded";
  seat: number;
  card: number;
}

/** A card lies face down; which one only its player knows. */
export interface ClashCardLaid {
  name: "card_laid";
  seat: number;
}

export interface ClashCardPlayed {
  name: "card_played";
  seat: number;
  /** The card, told by its civil half. */
  civil: number;
}

export interface ClashCardRevealed {
  name: "card_revealed";
  seat: number;
  /** The card, told by its tactics half. */
  tactic: number;
}

/** A die that decides whether a card works. */
export interface ClashCardRolled {
  name: "card_rolled";
  seat: number;
  tactic: number;
  face: number;
}

/** The Scout takes the other's card into his hand. */
export interface ClashCardTaken {
  name: "card_taken";
  seat: number;
  card: number;
}

/** Whether a card that asks for dice, or for something to act on, works. */
export interface ClashCardTried {
  name: "card_tried";
  seat: number;
  tactic: number;
  worked: number;
}

/** The cards in an offer, told to the partner only. */
export interface ClashCardsShown {
  name: "cards_shown";
  seat: number;
  cards: Message;
}

/** Everybody sees the backs: Objective cards (1) or Action cards (0). */
export interface ClashCardsSwapped {
  name: "cards_swapped";
  seat: number;
  other: number;
  objectives: number;
}

export interface ClashCityActivated {
  name: "city_activated";
  seat: number;
  cell: number;
}

export interface ClashCityCaptured {
  name: "city_captured";
  seat: number;
  other: number;
  cell: number;
}

export interface ClashCityFounded {
  name: "city_founded";
  seat: number;
  cell: number;
  /** 1 where a Settler becomes its Settlement. */
  settler: number;
}

export interface ClashCityLost {
  name: "city_lost";
  seat: number;
  cell: number;
}

export interface ClashCollected {
  name: "collected";
  seat: number;
  cell: number;
  kind: number;
  /** 0 where there is no room for it. */
  taken: number;
}

/** There is no card left to draw. */
export interface ClashDeckEmpty {
  name: "deck_empty";
  seat: number;
}

/** A die of battle. */
export interface ClashDieRolled {
  name: "die_rolled";
  seat: number;
  face: number;
}

/** Somebody drew an Action card; which one is whispered. */
export interface ClashDrewAction {
  name: "drew_action";
  seat: number;
}

export interface ClashDrewActionCard {
  name: "drew_action_card";
  seat: number;
  card: number;
}

export interface ClashDrewObjective {
  name: "drew_objective";
  seat: number;
}

export interface ClashDrewObjectiveCard {
  name: "drew_objective_card";
  seat: number;
  name_of: string;
}

export interface ClashEmbarked {
  name: "embarked";
  seat: number;
  unit: number;
  start: number;
  cell: number;
}

/** How a game came out, in every game the last event. */
export interface ClashEnded {
  name: "ended";
  reason: Message;
}

export interface ClashEventDrawn {
  name: "event_drawn";
  seat: number;
  drawn: number;
  /** What its icon does, before its text. */
  icon: Message;
}

/** The other gets the token, or keeps it; words say only who has it. */
export interface ClashFirstPlayerNamed {
  name: "first_player_named";
  seat: number;
  other: number;
}

/** The dice that a Fortress adds. */
export interface ClashFortressHelped {
  name: "fortress_helped";
  seat: number;
  dice: number;
}

export interface ClashGained {
  name: "gained";
  seat: number;
  goods: number[];
}

export interface ClashGameBegan {
  name: "game_began";
  seat: number;
}

export interface ClashGovernmentLeft {
  name: "government_left";
  seat: number;
  /** The new one. */
  government: number;
}

/** What the spy alone sees. */
export interface ClashHandSeen {
  name: "hand_seen";
  other: number;
  cards: Message;
}

export interface ClashHandSpied {
  name: "hand_spied";
  seat: number;
  other: number;
}

/** Hits against a side that do not count. */
export interface ClashHitsCancelled {
  name: "hits_cancelled";
  seat: number;
  hits: number;
}

export interface ClashImprovementBegan {
  name: "improvement_began";
  seat: number;
}

export interface ClashInfluenceFailed {
  name: "influence_failed";
  seat: number;
  cell: number;
  total: number;
}

export interface ClashInfluenceRolled {
  name: "influence_rolled";
  seat: number;
  face: number;
  total: number;
}

export interface ClashInfluenceTried {
  name: "influence_tried";
  seat: number;
  cell: number;
  /** The building, or the Barbarian settlement. */
  piece: Message;
}

export interface ClashInfluenced {
  name: "influenced";
  seat: number;
  cell: number;
  building: number;
}

export interface ClashLost {
  name: "lost";
  seat: number;
  goods: number[];
}

export interface ClashMoodChanged {
  name: "mood_changed";
  cell: number;
  mood: number;
}

export interface ClashMoodLossPrevented {
  name: "mood_loss_prevented";
  seat: number;
  cell: number;
}

/** Goods that would have been gained, above the maximum. */
export interface ClashNoRoom {
  name: "no_room";
  seat: number;
  goods: number[];
}

/** An effect found nothing to do for a player. */
export interface ClashNoTarget {
  name: "no_target";
  seat: number;
}

export interface ClashObjectiveDiscarded {
  name: "objective_discarded";
  seat: number;
  objective_card: number;
}

export interface ClashObjectiveScored {
  name: "objective_scored";
  seat: number;
  objective: number;
}

export interface ClashPactMade {
  name: "pact_made";
  seat: number;
  other: number;
}

export interface ClashPaid {
  name: "paid";
  seat: number;
  goods: number[];
}

/** Nobody pays for a Great Person. */
export interface ClashPersonLeft {
  name: "person_left";
  card: number;
}

export interface ClashPersonTaken {
  name: "person_taken";
  seat: number;
  card: number;
}

export interface ClashPestilenceBan {
  name: "pestilence_ban";
  seat: number;
}

export interface ClashPieceBuilt {
  name: "piece_built";
  seat: number;
  building: number;
  cell: number;
}

export interface ClashPieceLost {
  name: "piece_lost";
  cell: number;
  piece: Message;
}

export interface ClashPlanKept {
  name: "plan_kept";
  seat: number;
}

/** An Objective card that its looker alone sees. */
export interface ClashPlanSeen {
  name: "plan_seen";
  seat: number;
  objective_card: number;
}

export interface ClashPlanSwapped {
  name: "plan_swapped";
  seat: number;
}

/** Somebody names, or must name, the player whom an effect concerns. */
export interface ClashPlayerNamed {
  name: "player_named";
  seat: number;
  other: number;
}

export interface ClashPointsGained {
  name: "points_gained";
  seat: number;
  /** In half points. */
  halves: number;
}

/** The sea space of a Port. */
export interface ClashPortOpened {
  name: "port_opened";
  seat: number;
  cell: number;
}

export interface ClashRaidBegan {
  name: "raid_began";
  seat: number;
  cell: number;
  start: number;
}

export interface ClashRaidEnded {
  name: "raid_ended";
  cell: number;
}

/** The Great Wall: the raiders are removed without a roll. */
export interface ClashRaidRepelled {
  name: "raid_repelled";
  seat: number;
  cell: number;
  start: number;
}

export interface ClashRazed {
  name: "razed";
  seat: number;
  cell: number;
}

export interface ClashRegionTurned {
  name: "region_turned";
  seat: number;
  cell: number;
  tile: string;
}

/** A discard pile became a new deck. */
export interface ClashReshuffled {
  name: "reshuffled";
}

export interface ClashRetreated {
  name: "retreated";
  seat: number;
  cell: number;
}

export interface ClashRoundBegan {
  name: "round_began";
  round: number;
}

export interface ClashRoundFought {
  name: "round_fought";
  seat: number;
  value: number;
  hits: number;
}

export interface ClashSettlementRazed {
  name: "settlement_razed";
  seat: number;
  cell: number;
}

export interface ClashSettlementTaken {
  name: "settlement_taken";
  seat: number;
  cell: number;
}

/** No sea of a new region can be reached. */
export interface ClashShipsStayed {
  name: "ships_stayed";
  seat: number;
  cell: number;
}

/** Siegecraft takes a Fortress its die (0) or its cancelled hit (1). */
export interface ClashSiegeLaid {
  name: "siege_laid";
  seat: number;
  stage: number;
}

export interface ClashSpaceExhausted {
  name: "space_exhausted";
  cell: number;
}

/** An advance keeps an Event's text from its owner. */
export interface ClashSpared {
  name: "spared";
  seat: number;
  advance: number;
}

export interface ClashStatusBegan {
  name: "status_began";
  round: number;
}

export interface ClashTakenOver {
  name: "taken_over";
  seat: number;
  cell: number;
}

export interface ClashTookFromDiscard {
  name: "took_from_discard";
  seat: number;
  card: number;
}

export interface ClashTradeDeclined {
  name: "trade_declined";
  seat: number;
}

export interface ClashTradeMade {
  name: "trade_made";
  seat: number;
  other: number;
}

export interface ClashTradeOffered {
  name: "trade_offered";
  seat: number;
  other: number;
  goods: number[];
  cards: number;
  wanted: number[];
  cards_wanted: number;
}

export interface ClashTurnBegan {
  name: "turn_began";
  seat: number;
  round: number;
  turn: number;
  actions: number;
}

export interface ClashUnitLost {
  name: "unit_lost";
  seat: number;
  unit: number;
  cell: number;
}

export interface ClashUnitPlaced {
  name: "unit_placed";
  seat: number;
  unit: number;
  cell: number;
}

export interface ClashUnitsMoved {
  name: "units_moved";
  seat: number;
  /** Settlers, Army units and ships; what is aboard a ship goes along. */
  units: number[];
  start: number;
  cell: number;
}

/** What cards and abilities add to the dice, or take. */
export interface ClashValueModified {
  name: "value_modified";
  seat: number;
  by: number;
}

export interface ClashWonderBuilt {
  name: "wonder_built";
  seat: number;
  wonder: number;
  cell: number;
}

export interface ClashWonderRevealed {
  name: "wonder_revealed";
  wonder: number;
}

export interface ClashWonderUsed {
  name: "wonder_used";
  seat: number;
  wonder: number;
}

export type ClashEvent = ClashAbilitiesDenied | ClashAbilitiesKept | ClashAbilityUsed | ClashActionGained | ClashActionLost | ClashAdvanceBorrowed | ClashAdvanceGained | ClashAmbushRolled | ClashAssassinated | ClashBarbarianLost | ClashBarbariansGrew | ClashBarbariansHired | ClashBarbariansMoved | ClashBarbariansSettled | ClashBattleBegan | ClashBattleDrawn | ClashBattleWon | ClashCardCancelled | ClashCardDiscarded | ClashCardLaid | ClashCardPlayed | ClashCardRevealed | ClashCardRolled | ClashCardTaken | ClashCardTried | ClashCardsShown | ClashCardsSwapped | ClashCityActivated | ClashCityCaptured | ClashCityFounded | ClashCityLost | ClashCollected | ClashDeckEmpty | ClashDieRolled | ClashDrewAction | ClashDrewActionCard | ClashDrewObjective | ClashDrewObjectiveCard | ClashEmbarked | ClashEnded | ClashEventDrawn | ClashFirstPlayerNamed | ClashFortressHelped | ClashGained | ClashGameBegan | ClashGovernmentLeft | ClashHandSeen | ClashHandSpied | ClashHitsCancelled | ClashImprovementBegan | ClashInfluenceFailed | ClashInfluenceRolled | ClashInfluenceTried | ClashInfluenced | ClashLost | ClashMoodChanged | ClashMoodLossPrevented | ClashNoRoom | ClashNoTarget | ClashObjectiveDiscarded | ClashObjectiveScored | ClashPactMade | ClashPaid | ClashPersonLeft | ClashPersonTaken | ClashPestilenceBan | ClashPieceBuilt | ClashPieceLost | ClashPlanKept | ClashPlanSeen | ClashPlanSwapped | ClashPlayerNamed | ClashPointsGained | ClashPortOpened | ClashRaidBegan | ClashRaidEnded | ClashRaidRepelled | ClashRazed | ClashRegionTurned | ClashReshuffled | ClashRetreated | ClashRoundBegan | ClashRoundFought | ClashSettlementRazed | ClashSettlementTaken | ClashShipsStayed | ClashSiegeLaid | ClashSpaceExhausted | ClashSpared | ClashStatusBegan | ClashTakenOver | ClashTookFromDiscard | ClashTradeDeclined | ClashTradeMade | ClashTradeOffered | ClashTurnBegan | ClashUnitLost | ClashUnitPlaced | ClashUnitsMoved | ClashValueModified | ClashWonderBuilt | ClashWonderRevealed | ClashWonderUsed;

// game_of_ur

/** One bird, wherever it is. */
export interface UrBirdView {
  id: string;
  /** `off`, `home`, or the square it stands on. */
  place: string;
  /** 0 when off, 17 when home. */
  house: number;
  launch_number: number;
  value: number;
}

/** One player's birds and counters. */
export interface UrSideView {
  side: string;
  birds: UrBirdView[];
  counters: number;
  brought_in: number;
  home: number;
}

/** What a number would do for a bird (GU-UI-3.5, GU-UI-3.7). */
export interface UrUseView {
  number: number;
  /** `launch`, `move`, `rosette`, `capture`, `bear_off` or `blocked`. */
  kind: string;
  /** The house it leads to, 17 for home; for a blocked one 0 where there is no such house. */
  to: number;
  captured: string | null;
  /** Counters gained by the player. */
  delta: number;
  /** The rosette houses flown over. */
  passes: number[];
  /** Why it is blocked: one of `illegal_reasons`; empty if it is not. */
  code: string;
  /** The same in a sentence. */
  words: Message | null;
}

/** All numbers for one bird, in ascending order; several of one number for the Swallow. */
export interface UrOutlookView {
  bird: string;
  uses: UrUseView[];
}

/** The whole table. */
export interface UrView {
  board: string;
  /** The squares with a rosette. */
  rosettes: string[];
  sides: UrSideView[];
  pool: number;
  to_move: string;
  turn: number;
  first: string | null;
  small: number | null;
  large: string | null;
  /** The number in force: the primary one after the small throw, the converted one after yes. */
  number: number | null;
  swallow_starts: number[];
  /** How often the small bone shows 1 to 4. */
  small_weights: number[];
  /** How often the large bone says yes, and no. */
  large_weights: number[];
  /** Both bones are thrown in every turn. */
  always_both: boolean;
  /** What every number would do for the birds of the player to move; empty at the end. */
  outlook: UrOutlookView[];
  winner: string | null;
}

/** The counters that went into the pool before the game (GU-3.3). */
export interface UrAnted {
  name: "anted";
  ante: number;
}

export interface UrBorneOff {
  name: "borne_off";
  seat: number;
  bird: number;
  start: number;
  passed: number[];
}

/** A bird of `seat` was taken off the board (GU-7.6). */
export interface UrCaptured {
  name: "captured";
  seat: number;
  bird: number;
  house: number;
}

export interface UrCollected {
  name: "collected";
  seat: number;
  counters: number;
}

/** How a game came out, in every game the last event. */
export interface UrEnded {
  name: "ended";
  reason: Message;
}

/** *No*: the turn is lost (GU-5.6). */
export interface UrForfeited {
  name: "forfeited";
  seat: number;
}

export interface UrLaunched {
  name: "launched";
  seat: number;
  bird: number;
  house: number;
}

export interface UrMoved {
  name: "moved";
  seat: number;
  bird: number;
  start: number;
  house: number;
  /** The rosette houses flown over. */
  passed: number[];
}

export interface UrPaid {
  name: "paid";
  seat: number;
  counters: number;
}

/** What each side took from the pool at the end (GU-10.2, GU-10.6, GU-13.11). */
export interface UrPoolShared {
  name: "pool_shared";
  light: number;
  dark: number;
}

/** A player's score in the throws for the first turn (GU-3.5). */
export interface UrRollOffScored {
  name: "roll_off_scored";
  seat: number;
  score: number;
}

export interface UrRollOffTied {
  name: "roll_off_tied";
  score: number;
}

/** No legal move with the number in force (GU-5.8). */
export interface UrSkipped {
  name: "skipped";
  seat: number;
  number: number;
}

export interface UrThrewLarge {
  name: "threw_large";
  seat: number;
  reading: number;
  /** The number now in force, 0 if none is. */
  number: number;
}

export interface UrThrewSmall {
  name: "threw_small";
  seat: number;
  face: number;
}

export interface UrTookFirstTurn {
  name: "took_first_turn";
  seat: number;
}

export type UrEvent = UrAnted | UrBorneOff | UrCaptured | UrCollected | UrEnded | UrForfeited | UrLaunched | UrMoved | UrPaid | UrPoolShared | UrRollOffScored | UrRollOffTied | UrSkipped | UrThrewLarge | UrThrewSmall | UrTookFirstTurn;

// royal_game_of_ur

/** One player's pieces. */
export interface RoyalSideView {
  side: string;
  waiting: number;
  /** The squares on which pieces stand, in the order of the path. */
  squares: string[];
  /** The same as positions on this player's path. */
  positions: number[];
  home: number;
  path: string[];
}

/** The whole table. */
export interface RoyalView {
  ruleset: string;
  board: string;
  /** The squares with a rosette. */
  rosettes: string[];
  safe_rosettes: boolean;
  /** Pieces of each player. */
  pieces: number;
  sides: RoyalSideView[];
  to_move: string;
  /** The last throw. */
  thrown: number | null;
  throws: number;
  winner: string | null;
}

export interface RoyalBorneOff {
  name: "borne_off";
  seat: number;
  start: string;
}

/** A piece of `seat` was sent back to wait (RG-7.1). */
export interface RoyalCaptured {
  name: "captured";
  seat: number;
  square: string;
}

/** How a game came out, in every game the last event. */
export interface RoyalEnded {
  name: "ended";
  reason: Message;
}

export interface RoyalEntered {
  name: "entered";
  seat: number;
  square: string;
}

export interface RoyalMoved {
  name: "moved";
  seat: number;
  start: string;
  square: string;
}

/** No legal move with the number thrown (RG-5.2, RG-5.3). */
export interface RoyalSkipped {
  name: "skipped";
  seat: number;
  number: number;
}

export interface RoyalThrew {
  name: "threw";
  seat: number;
  number: number;
}

/** A rosette, or a capture in Blitz, keeps the turn (RG-8). */
export interface RoyalThrowsAgain {
  name: "throws_again";
  seat: number;
}

export type RoyalEvent = RoyalBorneOff | RoyalCaptured | RoyalEnded | RoyalEntered | RoyalMoved | RoyalSkipped | RoyalThrew | RoyalThrowsAgain;

// ulm

export interface UlmTowerView {
  id: string;
  name: Message;
  decree: Message;
}

/** A place for one action tile: a cell, an outer slot or a dock. */
export interface UlmTilePlace {
  id: string;
  x: number;
  y: number;
  colour: string | null;
}

/** A place for one seal: an edge spot, or a seal space of a quarter. */
export interface UlmSealPlace {
  id: string;
  x: number;
  y: number;
  owner: number | null;
  /** The descendant lying on it, in the Oath House. */
  descendant: string | null;
}

/** A space of the Danube. */
export interface UlmSpaceView {
  index: number;
  x: number;
  y: number;
  vp: number;
  north: string;
  south: string;
  bonus: string | null;
  barges: number[];
}

export interface UlmQuarterView {
  id: string;
  name: Message;
  privilege: Message;
  bank: string;
  rect: number[];
  /** The Danube spaces beside it. */
  spaces: number[];
  seals: UlmSealPlace[];
  /** Whose family crest lies here. */
  crest: number | null;
  /** What that crest pays. */
  pays: Message | null;
  crest_x: number;
  crest_y: number;
}

export interface UlmCardView {
  id: string;
  name: Message;
  /** The colour of the tile that its top costs. */
  tile: string;
  top: Message;
  end: Message;
  kind: string;
  /** The parts of its top, with how much each gives. */
  parts: Record<string, number>;
}

export interface UlmCoatView {
  id: string;
  name: Message;
  vp: number;
  /** Its points, and of a gold one what its crest pays. */
  worth: Message;
}

export interface UlmDescendantView {
  id: string;
  name: Message;
  power: Message;
}

export interface UlmPlayerView {
  seat: number;
  colour: string;
  vp: number;
  coins: number;
  sparrows: number;
  seals: number;
  crests: number;
  barge: number;
  cards_played: number;
  tiles: Record<string, number>;
  /** The cards in hand that the viewer knows. */
  hand: UlmCardView[];
  /** How many more there are. */
  hidden: number;
  /** Which of the cards in hand everybody knows. */
  known: string[];
  face_up: UlmCardView[];
  coats: UlmCoatView[];
  descendants: UlmDescendantView[];
  /** What would be added if the game ended now, by category; nothing once it is over. */
  to_add: Record<string, number>;
}

/** What the player to move has left this turn. */
export interface UlmTurnView {
  free_plays: number;
  /** Whether these are all cards that may be played (UL-13.13). */
  one_play: boolean;
  /** Actions of the pushed line not yet used. */
  line: Record<string, number>;
  drawn_tile: string | null;
  second_tile: string | null;
  /** Cards to choose from, for the player who drew them. */
  drawn_cards: UlmCardView[];
  drawn_card_count: number;
  drawn_coats: UlmCoatView[];
  /** The coins of a Money action. */
  money: number;
  seal_price: number;
  /** The quarters where a seal could be placed now. */
  reach: string[];
  /** Where a River action could end. */
  sails: number[];
}

/** One of the verbs of a turn, as it stands for whoever is asked now. */
export interface UlmActView {
  id: string;
  /** What stands in its way, and by which rule. */
  why: Message | null;
  rule: string;
  /** What it costs, by goods; nothing for what is free. */
  price: Record<string, number>;
}

/** The whole table as one seat sees it. */
export interface UlmView {
  seat: number;
  round: number;
  rounds: number;
  start_player: number | null;
  to_move: number;
  tower: UlmTowerView | null;
  next_tower: UlmTowerView | null;
  tower_stack: number;
  towers_unseen: string[];
  grid: UlmTilePlace[];
  outer: UlmTilePlace[];
  edges: UlmSealPlace[];
  docks: UlmTilePlace[];
  bag: Record<string, number>;
  river: UlmSpaceView[];
  quarters: UlmQuarterView[];
  players: UlmPlayerView[];
  draw_pile: number;
  discard: UlmCardView[];
  coats_unseen: number;
  /** At the bottom of the stack, in the order in which they will come. */
  coats_returned: UlmCoatView[];
  turn: UlmTurnView;
  /** The verbs of this step of the turn, for the seat that chooses one now and for no other. */
  acts: UlmActView[];
}

/** An action of the line was begun (UL-4.10). */
export interface UlmActionUsed {
  name: "action_used";
  seat: number;
  colour: number;
}

export interface UlmBargeMoved {
  name: "barge_moved";
  seat: number;
  start: number;
  space: number;
}

/** A space of the Danube brings its bonus (UL-5.11). */
export interface UlmBonusReached {
  name: "bonus_reached";
  seat: number;
  space: number;
  bonus: number;
}

/** At the Book Fair (UL-5.7). */
export interface UlmBoughtForCoins {
  name: "bought_for_coins";
  seat: number;
}

export interface UlmBoughtForPair {
  name: "bought_for_pair";
  seat: number;
  one: number;
  other: number;
}

/** Under the Guild Rates (UL-5.7). */
export interface UlmBoughtForTile {
  name: "bought_for_tile";
  seat: number;
  colour: number;
}

export interface UlmBuilderChose {
  name: "builder_chose";
  seat: number;
  kept: number;
  returned: number;
}

/** Which card it was: for the player who drew it. */
export interface UlmCardDrawn {
  name: "card_drawn";
  seat: number;
  card: number;
}

/** Everybody knows it (UL-6.5). */
export interface UlmCardFromDiscard {
  name: "card_from_discard";
  seat: number;
  card: number;
}

/** Which card was kept: for the player who chose it. */
export interface UlmCardKept {
  name: "card_kept";
  seat: number;
  card: number;
}

/** Face-up, for the end (UL-8.3). */
export interface UlmCardLaid {
  name: "card_laid";
  seat: number;
  card: number;
}

/** A card that was secret until it was played: no taking back, the others have seen it. */
export interface UlmCardShown {
  name: "card_shown";
  seat: number;
  card: number;
}

/** A card was drawn; everybody sees that, but not which. */
export interface UlmCardTaken {
  name: "card_taken";
  seat: number;
}

/** The cards not kept lie face-up on the discard pile. */
export interface UlmCardsDiscarded {
  name: "cards_discarded";
  seat: number;
  cards: number[];
}

export interface UlmCoatDrawn {
  name: "coat_drawn";
  seat: number;
  coat: number;
  worth: Message;
}

export interface UlmCoatReturned {
  name: "coat_returned";
  coat: number;
}

/** The one of those drawn that was chosen (UL-6.1). */
export interface UlmCoatTaken {
  name: "coat_taken";
  seat: number;
  coat: number;
}

export interface UlmCoinsGained {
  name: "coins_gained";
  seat: number;
  coins: number;
}

export interface UlmCoinsPaid {
  name: "coins_paid";
  seat: number;
  coins: number;
}

/** `seat` is who scores: the owner of the crest, or by option the opponent who sealed. */
export interface UlmCrestIncome {
  name: "crest_income";
  seat: number;
  quarter: number;
}

export interface UlmCrestPlaced {
  name: "crest_placed";
  seat: number;
  coat: number;
  pays: Message;
}

export interface UlmDescendantLaidOut {
  name: "descendant_laid_out";
  descendant: number;
  place: number;
}

export interface UlmDescendantTaken {
  name: "descendant_taken";
  seat: number;
  descendant: number;
}

export interface UlmDockRefilled {
  name: "dock_refilled";
  slot: number;
  colour: number;
}

export interface UlmDockTileTaken {
  name: "dock_tile_taken";
  seat: number;
  slot: number;
  colour: number;
}

/** A player pays nothing of what the tower tile demands (UL-10.2, UL-10.3). */
export interface UlmDutyUnpaid {
  name: "duty_unpaid";
  seat: number;
  tile: number;
}

export interface UlmEdgeSealPlaced {
  name: "edge_seal_placed";
  seat: number;
  spot: number;
}

/** How a game came out, in every game the last event. */
export interface UlmEnded {
  name: "ended";
  reason: Message;
}

export interface UlmExchanged {
  name: "exchanged";
  seat: number;
  slot: number;
  gave: number;
  took: number;
  /** What it cost; nothing under Sparrow Flight. */
  sparrows: number;
}

/** What a player adds when the last round is over (UL-11). */
export interface UlmFinalScored {
  name: "final_scored";
  seat: number;
  added: number;
  total: number;
}

/** A free Seal action by the Open Gates (UL-10.8, UL-13.14). */
export interface UlmGatesUsed {
  name: "gates_used";
  seat: number;
}

/** A new line of three of one colour (UL-7.4). */
export interface UlmGuardScored {
  name: "guard_scored";
  seat: number;
}

/** A descendant's power made a difference. */
export interface UlmHelped {
  name: "helped";
  seat: number;
  descendant: number;
}

/** A part of a card's top or of a privilege found nothing to do (UL-5.12). */
export interface UlmLapsed {
  name: "lapsed";
  seat: number;
  part: number;
}

/** A tile goes back into the bag (UL-10.3). */
export interface UlmLevyPaid {
  name: "levy_paid";
  seat: number;
  colour: number;
}

export interface UlmMerchantSwapped {
  name: "merchant_swapped";
  seat: number;
  slot: number;
  gave: number;
  took: number;
}

/** The tile on the Charter (UL-10.6). */
export interface UlmNextTowerShown {
  name: "next_tower_shown";
  tile: number;
  decree: Message;
}

/** Not even in docks and supply (UL-12.1). */
export interface UlmNoTileToPush {
  name: "no_tile_to_push";
  seat: number;
}

export interface UlmPushed {
  name: "pushed";
  seat: number;
  push: number;
  colour: number;
  out: number;
}

export interface UlmReshuffled {
  name: "reshuffled";
  cards: number;
}

export interface UlmRoundBegan {
  name: "round_began";
  round: number;
}

export interface UlmScholarSwapped {
  name: "scholar_swapped";
  seat: number;
  kept: number;
  pushed: number;
}

/** VP won, or lost if below zero. */
export interface UlmScored {
  name: "scored";
  seat: number;
  vp: number;
}

export interface UlmSealPlaced {
  name: "seal_placed";
  seat: number;
  quarter: number;
  privilege: Message;
}

export interface UlmSideCleared {
  name: "side_cleared";
  seat: number;
  side: number;
  colours: number[];
}

export interface UlmSparrowsGained {
  name: "sparrows_gained";
  seat: number;
  sparrows: number;
}

/** Returned for coins (UL-8.7). */
export interface UlmSparrowsTraded {
  name: "sparrows_traded";
  seat: number;
  sparrows: number;
}

/** Who begins every round (UL-3.11). */
export interface UlmStartPlayerDrawn {
  name: "start_player_drawn";
  seat: number;
}

/** From the bag, before the first round (UL-3.10). */
export interface UlmStartTileDrawn {
  name: "start_tile_drawn";
  seat: number;
  colour: number;
}

/** From the bag, to be pushed (UL-4.6). */
export interface UlmTileDrawn {
  name: "tile_drawn";
  seat: number;
  colour: number;
}

/** A tile of the first grid; nine of them need no sentence. */
export interface UlmTileLaid {
  name: "tile_laid";
  cell: number;
  colour: number;
}

/** By Clear View (UL-10.5). */
export interface UlmTilePicked {
  name: "tile_picked";
  seat: number;
  colour: number;
}

/** The bag was empty, so the tile came from the docks or the supply (UL-12.1). */
export interface UlmTileTakenToPush {
  name: "tile_taken_to_push";
  seat: number;
  colour: number;
}

/** All pushed-out tiles went back into the bag (UL-4.5, UL-12.1). */
export interface UlmTilesReturned {
  name: "tiles_returned";
  count: number;
}

export interface UlmTopPlayed {
  name: "top_played";
  seat: number;
  card: number;
  colour: number;
}

export interface UlmTowerInForce {
  name: "tower_in_force";
  tile: number;
  decree: Message;
}

/** The bag was passed on (UL-4.4). */
export interface UlmTurnBegan {
  name: "turn_began";
  seat: number;
}

export type UlmEvent = UlmActionUsed | UlmBargeMoved | UlmBonusReached | UlmBoughtForCoins | UlmBoughtForPair | UlmBoughtForTile | UlmBuilderChose | UlmCardDrawn | UlmCardFromDiscard | UlmCardKept | UlmCardLaid | UlmCardShown | UlmCardTaken | UlmCardsDiscarded | UlmCoatDrawn | UlmCoatReturned | UlmCoatTaken | UlmCoinsGained | UlmCoinsPaid | UlmCrestIncome | UlmCrestPlaced | UlmDescendantLaidOut | UlmDescendantTaken | UlmDockRefilled | UlmDockTileTaken | UlmDutyUnpaid | UlmEdgeSealPlaced | UlmEnded | UlmExchanged | UlmFinalScored | UlmGatesUsed | UlmGuardScored | UlmHelped | UlmLapsed | UlmLevyPaid | UlmMerchantSwapped | UlmNextTowerShown | UlmNoTileToPush | UlmPushed | UlmReshuffled | UlmRoundBegan | UlmScholarSwapped | UlmScored | UlmSealPlaced | UlmSideCleared | UlmSparrowsGained | UlmSparrowsTraded | UlmStartPlayerDrawn | UlmStartTileDrawn | UlmTileDrawn | UlmTileLaid | UlmTilePicked | UlmTileTakenToPush | UlmTilesReturned | UlmTopPlayed | UlmTowerInForce | UlmTurnBegan;

// ur_ziggurat

/** A tile: in a hand, `up` is its front and `down` its back. */
export interface ZigguratTileView {
  id: string;
  up: string;
  down: string;
}

/** A cell with its tile, whoever stands on it, and where a drawing puts it (UR-2.5). */
export interface ZigguratCellView {
  name: string;
  col: number;
  row: number;
  x: number;
  y: number;
  hexagon: number[][];
  /** Empty on the hex boards. */
  square: number[][];
  tile: ZigguratTileView | null;
  owner: number | null;
  cubes: number;
  ziggurat: boolean;
  /** In Politics the cubes this tile will end with, in a shortage those it may still get. */
  planned: number | null;
}

export interface ZigguratPlayerView {
  seat: number;
  name: string;
  colour: string;
  hand: ZigguratTileView | null;
  supply: number;
  on_board: number;
  ziggurats: number;
  /** What this player would have if the game ended now. */
  points: number;
  /** Controlled tiles of each type. */
  types: number[];
}

/** What counts at the end, as agreed (UR-9.5, UR-9.10 to UR-9.12). */
export interface ZigguratScoringView {
  /** Points of a series by its length; empty where complete sets are scored. */
  series: number[];
  any_type: boolean;
  /** Points of a ziggurat in a complete set. */
  worth: number;
}

/** An attack that could be made, and the cubes it costs (UR-6.6.2). */
export interface ZigguratAttackView {
  attacker: string;
  target: string;
  cost: number;
}

/** What an action would do for the player to move (UR-6). */
export interface ZigguratActView {
  kind: string;
  /** Cubes that cells gain, whoever owns them; in a shortage those they may get. */
  gains: Record<string, number>;
  losses: Record<string, number>;
  /** Somebody has too few cubes and decides where they go (UR-6.1.4). */
  short: boolean;
  /** It changes something, or leaves something to choose. */
  works: boolean;
  /** What the player would then have; the points before it where choices decide. */
  points: number;
  /** In War, the attacks to choose from. */
  attacks: ZigguratAttackView[];
}

/** One of the five options of a turn, and what the rules have against it now (UR-5). */
export interface ZigguratOptionView {
  id: string;
  why: Message | null;
  rule: string;
}

/** The whole table. */
export interface ZigguratView {
  board: string;
  topology: string;
  cols: number;
  rows: number;
  cells: ZigguratCellView[];
  players: ZigguratPlayerView[];
  aside: (ZigguratTileView | null)[];
  types: string[];
  /** Cubes that a tile holds at most. */
  limit: number;
  scoring: ZigguratScoringView;
  /** What each action would do for the player to move; empty before and after the game. */
  acts: ZigguratActView[];
  /** For either order of both actions, what the second would do after the first. Where choices decide what the first does, what it would do now. */
  seconds: ZigguratActView[];
  /** The five options while one of them is to be chosen. */
  options: ZigguratOptionView[];
  stock: number;
  /** In the whole game. */
  ziggurats: number;
  round: number;
  /** 0 if there is no last round. */
  max_rounds: number;
  last_round: boolean;
  first: number | null;
  to_move: number | null;
  ending: string | null;
}

export interface ZigguratAttacked {
  name: "attacked";
  seat: number;
  attacker: string;
  target: string;
  cost: number;
  /** Whose tile it was, or -1. */
  owner: number;
  beaten: number;
}

export interface ZigguratChoseBoth {
  name: "chose_both";
  seat: number;
  first: number;
  second: number;
}

export interface ZigguratChoseSingle {
  name: "chose_single";
  seat: number;
  action: number;
  cube_after: boolean;
}

export interface ZigguratClaimed {
  name: "claimed";
  seat: number;
  cell: string;
}

/** Cubes by choice of their owner: the draft, options 2 and 3, or in a shortage. */
export interface ZigguratCubePlaced {
  name: "cube_placed";
  seat: number;
  cell: string;
  cubes: number;
}

export interface ZigguratDealt {
  name: "dealt";
  seat: number;
  lie: number;
}

/** How a game came out, in every game the last event. */
export interface ZigguratEnded {
  name: "ended";
  reason: Message;
}

export interface ZigguratEntered {
  name: "entered";
  seat: number;
  cell: string;
  cubes: number;
}

/** The hand tile changed places with one of the table (UR-7.1); no cell: one set aside. */
export interface ZigguratExchanged {
  name: "exchanged";
  seat: number;
  cell: string;
  taken: number;
  given: number;
}

/** Cubes that an action put on the board by itself (UR-6.1.4). */
export interface ZigguratGained {
  name: "gained";
  seat: number;
  action: number;
  cells: string[];
  cubes: number[];
}

export interface ZigguratLaidOut {
  name: "laid_out";
  tiles: number;
}

/** No tile fitted the next cell (UR-3.3). */
export interface ZigguratLayoutRestarted {
  name: "layout_restarted";
}

/** Cubes that Agriculture takes from tiles it does not feed (UR-6.2.2). */
export interface ZigguratLost {
  name: "lost";
  seat: number;
  cells: string[];
  each: number;
}

export interface ZigguratMovedIn {
  name: "moved_in";
  seat: number;
  attacker: string;
  target: string;
  cubes: number;
}

/** Tiles would gain, but their owner has nothing to put there (UR-6.3.3). */
export interface ZigguratNoCubes {
  name: "no_cubes";
  seat: number;
  action: number;
}

/** An action that changes nothing (UR-6.1.2). */
export interface ZigguratNoEffect {
  name: "no_effect";
  seat: number;
  action: number;
}

export interface ZigguratNoTarget {
  name: "no_target";
  seat: number;
}

/** The tiles whose cubes Politics changed, with what they hold now (UR-6.5.1). */
export interface ZigguratRearranged {
  name: "rearranged";
  seat: number;
  cells: string[];
  cubes: number[];
}

export interface ZigguratRoundBegan {
  name: "round_began";
  round: number;
}

export interface ZigguratSetAside {
  name: "set_aside";
  lie: number;
}

export interface ZigguratStartPlayerDrawn {
  name: "start_player_drawn";
  seat: number;
}

/** One tile of the layout; the log only tells when all lie (UR-3.3). */
export interface ZigguratTileLaid {
  name: "tile_laid";
  cell: string;
  lie: number;
}

export interface ZigguratZigguratBuilt {
  name: "ziggurat_built";
  seat: number;
  cell: string;
  stock: number;
}

export type ZigguratEvent = ZigguratAttacked | ZigguratChoseBoth | ZigguratChoseSingle | ZigguratClaimed | ZigguratCubePlaced | ZigguratDealt | ZigguratEnded | ZigguratEntered | ZigguratExchanged | ZigguratGained | ZigguratLaidOut | ZigguratLayoutRestarted | ZigguratLost | ZigguratMovedIn | ZigguratNoCubes | ZigguratNoEffect | ZigguratNoTarget | ZigguratRearranged | ZigguratRoundBegan | ZigguratSetAside | ZigguratStartPlayerDrawn | ZigguratTileLaid | ZigguratZigguratBuilt;

/** The view of every game. */
export interface Views {
  after_the_flood: FloodView;
  clash_of_cultures: ClashView;
  game_of_ur: UrView;
  royal_game_of_ur: RoyalView;
  ulm: UlmView;
  ur_ziggurat: ZigguratView;
}

/** What can happen in every game, without `words` and `targets`. */
export interface Events {
  after_the_flood: FloodEvent;
  clash_of_cultures: ClashEvent;
  game_of_ur: UrEvent;
  royal_game_of_ur: RoyalEvent;
  ulm: UlmEvent;
  ur_ziggurat: ZigguratEvent;
}
