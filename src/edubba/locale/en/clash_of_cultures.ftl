# Clash of Cultures.

title = Clash of Cultures
summary = Lead a culture through six rounds: explore, found cities, advance, influence and fight.
seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
barbarians = Barbarians
    .the = {"the "}
    .The = {"The "}
    .number = plural
barbarian_settlement = Barbarian settlement

## Options

option-published_unit_costs = Army units cost 1 food and 1 ore, ships 2 wood, as in the later edition.
option-influence_range_base_city = Influence reaches as far as your own base city is large.
option-elimination_at_status_phase = A player without cities plays on until the next Status Phase.
option-barbarians_spare_last_city = Barbarians cannot destroy the Settlement of a last city.
option-barbarian_battles_one_round = Attacks on Barbarians last one round.
option-wonders_need_happy_city = Wonders are built in Happy cities only.
option-wonders_without_engineering = Wonders can be built without Engineering.
option-no_trading = Players do not trade.
option-great_wall = The Great Wall is among the Wonders.
option-extra_events = Two more Event cards: Uprising and Envoy.
option-keep_last_city = Nobody may destroy his own last city.
option-status_objectives_repeat = In a Status Phase each card of the same objective scores, not just one.
option-trade_offers = Offers a player may make in his turn (0: as many as he likes).
preset-seed = The rules as written: a player who loses his last city ends the game at once.
preset-whole_evening = A whole evening of six rounds: neither Barbarians nor its owner destroy a last city.

## Names

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
kind-food = food
    .number = mass
kind-wood = wood
    .number = mass
kind-ore = ore
    .number = mass
kind-ideas = ideas
kind-gold = gold
    .number = mass
kind-mood = Mood tokens
kind-culture = Culture tokens
mood-angry = Angry
mood-neutral = Neutral
mood-happy = Happy
unit-settler = Settler
unit-army = Army unit
unit-ship = ship
one_of = { $unit } { $number }
build-settler = a Settler
build-army = an Army unit
build-ship = a ship
build-drafted_army = an Army unit by Draft
build-welcomed_settler = a Settler for a Mood token
building-port = Port
building-academy = Academy
    .article = an
building-fortress = Fortress
building-temple = Temple
government-democracy = Democracy
government-autocracy = Autocracy
government-theocracy = Theocracy
advance-farming = Farming
advance-storage = Storage
advance-irrigation = Irrigation
advance-husbandry = Husbandry
advance-mining = Mining
advance-engineering = Engineering
advance-sanitation = Sanitation
advance-roads = Roads
advance-fishing = Fishing
advance-navigation = Navigation
advance-war_ships = War Ships
advance-cartography = Cartography
advance-writing = Writing
advance-public_education = Public Education
advance-free_education = Free Education
advance-philosophy = Philosophy
advance-tactics = Tactics
advance-siegecraft = Siegecraft
advance-steel_weapons = Steel Weapons
advance-draft = Draft
advance-myths = Myths
advance-rituals = Rituals
advance-priesthood = Priesthood
advance-state_religion = State Religion
advance-bartering = Bartering
advance-trade_routes = Trade Routes
advance-taxes = Taxes
advance-currency = Currency
advance-arts = Arts
advance-sports = Sports
advance-monuments = Monuments
advance-theaters = Theaters
advance-math = Math
advance-astronomy = Astronomy
advance-medicine = Medicine
advance-metallurgy = Metallurgy
advance-voting = Voting
advance-separation_of_power = Separation of Power
advance-civil_liberties = Civil Liberties
advance-free_economy = Free Economy
advance-nationalism = Nationalism
advance-totalitarianism = Totalitarianism
advance-absolute_power = Absolute Power
advance-forced_labor = Forced Labor
advance-dogma = Dogma
advance-devotion = Devotion
advance-conversion = Conversion
advance-fanaticism = Fanaticism
wonder-great_pyramids = Great Pyramids
    .number = plural
wonder-great_gardens = Great Gardens
    .number = plural
wonder-great_library = Great Library
wonder-great_lighthouse = Great Lighthouse
wonder-great_mausoleum = Great Mausoleum
wonder-great_statue = Great Statue
wonder-great_colosseum = Great Colosseum
wonder-great_wall = Great Wall
card-act_01 = Quick Advance / Peltasts
card-act_02 = Quick Advance / Encircled
card-act_03 = Inspiration / Encircled
card-act_04 = Inspiration / Peltasts
card-act_05 = Hero General / Wedge Formation
card-act_06 = Hero General / High Morale
card-act_07 = Spy / Heavy Resistance
card-act_08 = Spy / High Morale
card-act_09 = Ideas / High Ground
card-act_10 = Ideas / Surprise
card-act_11 = Great Ideas / Siege
card-act_12 = Great Ideas / High Ground
card-act_13 = Mercenaries / For the People
card-act_14 = Mercenaries / Heavy Resistance
card-act_15 = Cultural Takeover / Heavy Resistance
card-act_16 = Cultural Takeover / Improved Defenses
card-act_17 = City Development / Tactical Retreat
card-act_18 = City Development / Peltasts
card-act_19 = Production Focus / Tactical Retreat
card-act_20 = Production Focus / Peltasts
card-act_21 = Explorer / Encircled
card-act_22 = Explorer / Defensive Formation
card-act_23 = Negotiations / Scout
card-act_24 = Negotiations / Martyr
card-act_25 = Leadership / High Ground
card-act_26 = Leadership / Archers
card-act_27 = Assassination / High Ground
card-act_28 = Assassination / Archers
card-act_29 = Mass Production / Defensive Formation
card-act_30 = Mass Production / Encircled
card-act_31 = New Plans / Flanking
card-act_32 = New Plans / High Morale
card-act_33 = Synergies / Defensive Formation
card-act_34 = Synergies / Archers
card-act_35 = Teach Us / Defensive Formation
card-act_36 = Teach Us / Archers
card-act_37 = Militia / Wedge Formation
card-act_38 = Militia / High Morale
card-act_39 = Technology Trade / Surprise
card-act_40 = Technology Trade / High Ground
card-act_41 = New Ideas / High Morale
card-act_42 = New Ideas / Flanking
card-great_explorer = Great Explorer
card-great_artist = Great Artist
card-great_prophet = Great Prophet
card-great_philosopher = Great Philosopher
card-great_scientist = Great Scientist
card-elder_statesman = Elder Statesman
card-great_warlord = Great Warlord
card-great_merchant = Great Merchant
card-great_engineer = Great Engineer
event-ev_01 = Pestilence
event-ev_02 = Epidemics
event-ev_03 = Famine
event-ev_04 = Famine
event-ev_05 = Famine
event-ev_06 = Severe Famine
event-ev_07 = Severe Famine
event-ev_08 = Severe Famine
event-ev_09 = A Good Year
event-ev_10 = A Good Year
event-ev_11 = A Good Year
event-ev_12 = An Awesome Year
event-ev_13 = An Awesome Year
event-ev_14 = An Awesome Year
event-ev_15 = A Fantastic Year
event-ev_16 = A Fantastic Year
event-ev_17 = A Fantastic Year
event-ev_18 = Great Explorer
event-ev_19 = Great Artist
event-ev_20 = Great Prophet
event-ev_21 = Great Philosopher
event-ev_22 = Great Scientist
event-ev_23 = Elder Statesman
event-ev_24 = Great Warlord
event-ev_25 = Great Merchant
event-ev_26 = Great Engineer
event-ev_27 = Population Boom
event-ev_28 = Population Boom
event-ev_29 = Volcano
event-ev_30 = Earthquake
event-ev_31 = Heavy Earthquake
event-ev_32 = Flood
event-ev_33 = Heavy Flood
event-ev_34 = Migration
event-ev_35 = Migration
event-ev_36 = Civil War
event-ev_37 = Civil War
event-ev_38 = Revolution
event-ev_39 = Uprising
event-ev_40 = Envoy
objective-large_civilization = Large Civilization
objective-scientific_lead = Scientific Lead
objective-coastal_culture = Coastal Culture
objective-advanced_culture = Advanced Culture
objective-religious_fervor = Religious Fervor
objective-city_planner = City Planner
objective-eureka = Eureka
objective-happy_population = Happy Population
objective-education_lead = Education Lead
objective-optimized_storage = Optimized Storage
objective-wealth = Wealth
objective-ore_supplies = Ore Supplies
objective-wood_supplies = Wood Supplies
objective-food_supplies = Food Supplies
objective-architecture = Architecture
objective-goal_focused = Goal Focused
objective-colony = Colony
objective-culture_focus = Culture Focus
objective-consulate = Consulate
objective-science_focus = Science Focus
objective-trade_focus = Trade Focus
objective-metropolis = Metropolis
objective-seafarers = Seafarers
objective-government = Government
objective-expansionist = Expansionist
objective-city_founder = City Founder
objective-trade_power = Trade Power
objective-shipping_routes = Shipping Routes
objective-diversified_research = Diversified Research
objective-culture_power = Culture Power
objective-magnificent_culture = Magnificent Culture
objective-draft_objective = Conscription
objective-conqueror = Conqueror
objective-warmonger = Warmonger
objective-general = General
objective-great_battle = Great Battle
objective-defiance = Defiance
objective-sea_blockade = Sea Blockade
objective-naval_assault = Naval Assault
objective-large_fleet = Large Fleet
objective-large_army = Large Army
objective-fortifications = Fortifications
objective-standing_army = Standing Army
objective-militarized = Militarized
objective-bold = Bold
objective-threat = Threat
objective-legendary_battle = Legendary Battle
objective-scavenger = Scavenger
objective-aggressor = Aggressor
objective-barbarian_conquest = Barbarian Conquest
objective-military_might = Military Might
objective-resistance = Resistance
objective-terror_regime = Terror Regime
objective-outpost = Outpost
objectives-obj_01 = Large Civilization / Conscription
half-obj_01-peace = Large Civilization
half-obj_01-war = Conscription
objectives-obj_02 = Scientific Lead / Conqueror
half-obj_02-peace = Scientific Lead
half-obj_02-war = Conqueror
objectives-obj_03 = Coastal Culture / Warmonger
half-obj_03-peace = Coastal Culture
half-obj_03-war = Warmonger
objectives-obj_04 = Advanced Culture / Warmonger
half-obj_04-peace = Advanced Culture
half-obj_04-war = Warmonger
objectives-obj_05 = Religious Fervor / General
half-obj_05-peace = Religious Fervor
half-obj_05-war = General
objectives-obj_06 = City Planner / Great Battle
half-obj_06-peace = City Planner
half-obj_06-war = Great Battle
objectives-obj_07 = Eureka / Defiance
half-obj_07-peace = Eureka
half-obj_07-war = Defiance
objectives-obj_08 = Happy Population / Conqueror
half-obj_08-peace = Happy Population
half-obj_08-war = Conqueror
objectives-obj_09 = Education Lead / Sea Blockade
half-obj_09-peace = Education Lead
half-obj_09-war = Sea Blockade
objectives-obj_10 = Optimized Storage / Naval Assault
half-obj_10-peace = Optimized Storage
half-obj_10-war = Naval Assault
objectives-obj_11 = Wealth / Large Fleet
half-obj_11-peace = Wealth
half-obj_11-war = Large Fleet
objectives-obj_12 = Ore Supplies / Large Army
half-obj_12-peace = Ore Supplies
half-obj_12-war = Large Army
objectives-obj_13 = Wood Supplies / Fortifications
half-obj_13-peace = Wood Supplies
half-obj_13-war = Fortifications
objectives-obj_14 = Food Supplies / Standing Army
half-obj_14-peace = Food Supplies
half-obj_14-war = Standing Army
objectives-obj_15 = Architecture / Militarized
half-obj_15-peace = Architecture
half-obj_15-war = Militarized
objectives-obj_16 = Goal Focused / Bold
half-obj_16-peace = Goal Focused
half-obj_16-war = Bold
objectives-obj_17 = Colony / Threat
half-obj_17-peace = Colony
half-obj_17-war = Threat
objectives-obj_18 = Culture Focus / Legendary Battle
half-obj_18-peace = Culture Focus
half-obj_18-war = Legendary Battle
objectives-obj_19 = Consulate / Great Battle
half-obj_19-peace = Consulate
half-obj_19-war = Great Battle
objectives-obj_20 = Science Focus / Naval Assault
half-obj_20-peace = Science Focus
half-obj_20-war = Naval Assault
objectives-obj_21 = Trade Focus / Scavenger
half-obj_21-peace = Trade Focus
half-obj_21-war = Scavenger
objectives-obj_22 = Metropolis / General
half-obj_22-peace = Metropolis
half-obj_22-war = General
objectives-obj_23 = Seafarers / Aggressor
half-obj_23-peace = Seafarers
half-obj_23-war = Aggressor
objectives-obj_24 = Government / Barbarian Conquest
half-obj_24-peace = Government
half-obj_24-war = Barbarian Conquest
objectives-obj_25 = Government / Aggressor
half-obj_25-peace = Government
half-obj_25-war = Aggressor
objectives-obj_26 = Expansionist / Military Might
half-obj_26-peace = Expansionist
half-obj_26-war = Military Might
objectives-obj_27 = City Founder / Resistance
half-obj_27-peace = City Founder
half-obj_27-war = Resistance
objectives-obj_28 = Trade Power / Resistance
half-obj_28-peace = Trade Power
half-obj_28-war = Resistance
objectives-obj_29 = Shipping Routes / Terror Regime
half-obj_29-peace = Shipping Routes
half-obj_29-war = Terror Regime
objectives-obj_30 = Diversified Research / Bold
half-obj_30-peace = Diversified Research
half-obj_30-war = Bold
objectives-obj_31 = Culture Power / Barbarian Conquest
half-obj_31-peace = Culture Power
half-obj_31-war = Barbarian Conquest
objectives-obj_32 = Magnificent Culture / Outpost
half-obj_32-peace = Magnificent Culture
half-obj_32-war = Outpost
use-bartering = Bartering: discard an Action card for gold or a Culture token
use-taxes = Taxes: a Mood token for goods of every city
use-arts = Arts: a Culture token for an influence attempt
use-sports = Sports: Culture tokens for the mood of a city
use-theaters = Theaters: swap a Mood and a Culture token
use-voting = Voting: a Mood token for a Civic Improvement
use-civil_liberties = Civil Liberties: take 3 Mood tokens
use-free_economy = Free Economy: a Mood token for the only Collect of the turn
use-absolute_power = Absolute Power: 2 Mood tokens for an action
use-forced_labor = Forced Labor: a Mood token, and Angry cities work like Neutral ones
use-great_library = Great Library: borrow an advance for this turn
use-great_lighthouse = Great Lighthouse: place a ship anywhere
use-great_statue = Great Statue: discard an Objective card for an action
item-action_cards = Action cards
item-objective_cards = Objective cards
amount-food = { $count } food
amount-wood = { $count } wood
amount-ore = { $count } ore
amount-ideas = { $count ->
    [one] 1 idea
   *[other] { $count } ideas
}
amount-gold = { $count } gold
amount-mood = { $count ->
    [one] 1 Mood token
   *[other] { $count } Mood tokens
}
amount-culture = { $count ->
    [one] 1 Culture token
   *[other] { $count } Culture tokens
}
amount-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
amount-settler = { $count ->
    [one] 1 Settler
   *[other] { $count } Settlers
}
amount-army = { $count ->
    [one] 1 Army unit
   *[other] { $count } Army units
}
amount-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
amounts = { $some }, { $more }
nothing = nothing

## The halves of the cards, and what stands on everything

civil-quick_advance = Quick Advance
civil-inspiration = Inspiration
civil-hero_general = Hero General
civil-spy = Spy
civil-ideas = Ideas
civil-great_ideas = Great Ideas
civil-mercenaries = Mercenaries
civil-cultural_takeover = Cultural Takeover
civil-city_development = City Development
civil-production_focus = Production Focus
civil-explorer = Explorer
civil-negotiations = Negotiations
civil-leadership = Leadership
civil-assassination = Assassination
civil-mass_production = Mass Production
civil-new_plans = New Plans
civil-synergies = Synergies
civil-teach_us = Teach Us
civil-militia = Militia
civil-technology_trade = Technology Trade
civil-new_ideas = New Ideas
civil-great_explorer = Great Explorer
civil-great_artist = Great Artist
civil-great_prophet = Great Prophet
civil-great_philosopher = Great Philosopher
civil-great_scientist = Great Scientist
civil-elder_statesman = Elder Statesman
civil-great_warlord = Great Warlord
civil-great_merchant = Great Merchant
civil-great_engineer = Great Engineer
tactics-peltasts = Peltasts
    .number = plural
tactics-encircled = Encircled
tactics-wedge_formation = Wedge Formation
tactics-high_morale = High Morale
tactics-heavy_resistance = Heavy Resistance
tactics-high_ground = High Ground
tactics-surprise = Surprise
tactics-siege = Siege
tactics-for_the_people = For the People
tactics-improved_defenses = Improved Defenses
    .number = plural
tactics-tactical_retreat = Tactical Retreat
tactics-defensive_formation = Defensive Formation
tactics-scout = Scout
tactics-martyr = Martyr
tactics-archers = Archers
    .number = plural
tactics-flanking = Flanking
text_of-advance-farming = Collect may take food from fertile spaces and wood from forest spaces.
text_of-advance-storage = Your food maximum rises from 2 to 7.
text_of-advance-irrigation = Collect may take food from barren spaces. You are immune to event texts tagged famine.
text_of-advance-husbandry = Once per turn, one Collect may include one land space exactly 2 land spaces away from the city (two such spaces if you also have Roads).
text_of-advance-mining = Collect may take ore from mountain spaces.
text_of-advance-engineering = When taken, reveal one Wonder card. Needed to build Wonders.
text_of-advance-sanitation = In each Build Units activation one Settler may be paid with 1 Mood token instead of food. Immune to event texts tagged disease.
text_of-advance-roads = When a land group moves out of or into one of your cities you may pay 1 food and 1 ore: it moves 2 land spaces instead of 1 and ignores mountain and forest effects. Not for embarking, disembarking or exploring.
text_of-advance-fishing = Collect may take food from one adjacent sea space. Unlocks the Port.
text_of-advance-navigation = A ship on a border sea space may leave the board and come back at the next sea (or unrevealed) border space in either direction.
text_of-advance-war_ships = In the first round of a naval battle, or of a land battle you start by disembarking, cancel 1 hit against you.
text_of-advance-cartography = After a Move action in which you moved at least one ship gain 1 idea; if a ship sailed off the board with Navigation also gain 1 Culture token.
text_of-advance-writing = When taken, draw 1 Action card and 1 Objective card. Unlocks the Academy.
text_of-advance-public_education = Once per turn, when you Collect with a city that has an Academy, gain 1 idea.
text_of-advance-free_education = After buying an advance (other than this one) with at least 1 gold or 1 idea in the payment, you may pay 1 more idea to gain 1 Mood token.
text_of-advance-philosophy = When taken gain 1 idea. Gain 1 idea each time you gain a Science advance.
text_of-advance-tactics = You may move Army units and may play the tactics half of Action cards in battle. Unlocks the Fortress.
text_of-advance-siegecraft = At the start of a battle in which you attack a city with a usable Fortress: pay 2 wood to remove its extra die and/or 2 ore to remove its cancelled hit.
text_of-advance-steel_weapons = Costs 2 ore on top of the normal price (also when gained for free). At the start of a land battle pay 1 ore: +2 combat value every round if the enemy lacks Steel Weapons, +1 if the enemy has it.
text_of-advance-draft = In each Build Units activation one Army unit may be paid with 1 Mood token (2 if you have Civil Liberties) instead of food.
text_of-advance-myths = Whenever an event text lowers the mood of one of your cities you may pay 1 Mood token instead (per city). Unlocks the Temple.
text_of-advance-rituals = In a Civic Improvement any resource may stand in for Mood tokens 1 to 1.
text_of-advance-priesthood = Once per turn the first Science advance you buy costs no food.
text_of-advance-state_religion = Once per turn the first Temple you build costs no food.
text_of-advance-bartering = Once per turn, free: discard 1 Action card to gain 1 gold or 1 Culture token.
text_of-advance-trade_routes = At the start of your turn gain 1 food per trade route, at most 4. A route pairs one of your Settlers or ships with one non-Angry city of another player at most 2 steps away (path over revealed spaces); each unit and each city in at most one route.
text_of-advance-taxes = Once per turn, as an action: pay 1 Mood token and gain food, wood and/or ore in any mix, as many as the number of your cities.
text_of-advance-currency = Trade Routes and Taxes may pay out gold in place of food (Taxes: in place of any of its resources).
text_of-advance-arts = Once per turn, free: pay 1 Culture token to make a Cultural Influence attempt without spending an action.
text_of-advance-sports = As an action: pay 1 or 2 Culture tokens to raise one city by 1 or 2 mood steps (size does not matter).
text_of-advance-monuments = When taken, reveal one Wonder card. Your cities that hold a Wonder cannot be targets of Cultural Influence by others.
text_of-advance-theaters = Once per turn, free: turn 1 Culture token into 1 Mood token or the reverse.
text_of-advance-math = Engineering and Roads cost you no food.
text_of-advance-astronomy = Navigation and Cartography cost you no food.
text_of-advance-medicine = After a Build Units activation take back 1 resource of a kind you paid in it.
text_of-advance-metallurgy = Your Steel Weapons need no ore in battle against an enemy without Steel Weapons. When one Collect yields 2 or more ore you may turn 1 of it into 1 gold.
text_of-advance-voting = Free, any number of times: pay 1 Mood token to do a Civic Improvement without spending an action (the improvement itself is paid as usual).
text_of-advance-separation_of_power = Attempts to influence your Happy cities may not be helped by Culture tokens.
text_of-advance-civil_liberties = As an action gain 3 Mood tokens. Your Draft costs 2 Mood tokens.
text_of-advance-free_economy = Once per turn, free: pay 1 Mood token to activate one city for Collect. It must be your only Collect of the turn.
text_of-advance-nationalism = When a Build Units activation makes at least one Army unit or ship gain 1 Mood or 1 Culture token.
text_of-advance-totalitarianism = Attempts to influence your cities that hold an Army unit of yours may not be helped by Culture tokens.
text_of-advance-absolute_power = Once per turn, free: pay 2 Mood tokens for 1 extra action.
text_of-advance-forced_labor = Once per turn, free: pay 1 Mood token; until end of turn your Angry cities count as Neutral for capacity.
text_of-advance-dogma = Each time you build a Temple you may gain 1 Theocracy advance for free. Your idea maximum becomes 2.
text_of-advance-devotion = Attempts to influence your cities that hold a Temple may not be helped by Culture tokens.
text_of-advance-conversion = +1 on your Cultural Influence rolls; gain 1 Culture token on each success.
text_of-advance-fanaticism = In a battle in a city with a Temple (attacking or defending) +2 combat value in round 1. If you lose that battle place 1 Army unit for free in one of your cities.
text_of-building-port = Lets the city build ships on the port sea space; in Collect the port sea space may give 1 gold or 1 Mood token (or food by Fishing).
text_of-building-academy = When built gain 2 ideas.
text_of-building-fortress = First round of a battle in the city: defender rolls 1 more die and cancels 1 hit.
text_of-building-temple = When built gain 1 Mood or 1 Culture token.
text_of-wonder-great_pyramids = The owner wins every tie for first place that he is part of.
text_of-wonder-great_gardens = When this city Collects, each fertile space may give any one of food, wood, ore, idea or gold. An enemy land unit that entered a fertile space this turn may not attack this city.
text_of-wonder-great_library = Once per turn, free: name a non-government advance you lack; until end of turn you have its lasting abilities (no cube, no outline, no one-time effect).
text_of-wonder-great_lighthouse = The city must have a Port. Free: activate this city to place a ship from your supply on any revealed sea space without foreign ships. In Status Phase step 5 the owner decides who gets the First Player token.
text_of-wonder-great_mausoleum = Whenever you draw an Action or Event card you may take the top card of that discard pile instead. Cards you discard go to the bottom of the discard pile.
text_of-wonder-great_statue = When built draw 1 Objective card. Once per turn, free: discard 1 Objective card for 1 extra action.
text_of-wonder-great_colosseum = You may pay Mood tokens with Culture tokens and the reverse, except for the price of a Wonder. After each land battle roll you may pay 1 Mood or Culture token for +1 combat value (once per round).
text_of-wonder-great_wall = In round 1 of a land battle in one of your Happy cities the attacker has -2 combat value. A Barbarian raid on one of your cities is repelled without a roll: the attacking Barbarians are removed.
text_of-civil-quick_advance = Pay 1 Culture token: gain 1 advance for free; no Event is drawn for it.
text_of-civil-inspiration = Gain for free 1 advance owned by a player who has a unit or city at most 2 spaces from one of your units or cities; no Event is drawn.
text_of-civil-hero_general = If you won a land battle this turn: raise one of your cities 1 mood step; you may then pay 1 Mood token to raise a city (same or other) 1 step.
text_of-civil-spy = Action, 1 Culture token: look at the Action and Objective hands of one player; you may then swap one of your cards with one of his of the same kind.
text_of-civil-ideas = Gain 1 idea per city of yours with an Academy.
text_of-civil-great_ideas = If you captured a city or won a land battle this turn: gain 2 ideas.
text_of-civil-mercenaries = Action: choose any number of Barbarian stacks, each at most 2 spaces from one of your cities or units; pay 1 food, wood, ore or Culture token for each (gold allowed); move each chosen stack 1 land space; entering foreign units or a city of a player starts a battle. Then add 1 Barbarian to each Barbarian settlement a stack left, if it is below 4.
text_of-civil-cultural_takeover = Your next Cultural Influence attempt this turn may target a Barbarian settlement. On success it becomes your city (Neutral); one of its Barbarians is replaced by a Settler or Army unit of yours (if it had any), the others are removed.
text_of-civil-city_development = Action, 1 Culture token: activate one city for Increase City Size; the piece costs no resources.
text_of-civil-production_focus = In your next Collect this turn you may take from the same space several times; the total stays within the normal limit. Not together with Mass Production.
text_of-civil-explorer = Action, 1 Culture token: you may reveal one face-down region next to a region in which you have a city, and/or place a free Settler in one of your cities.
text_of-civil-negotiations = Only before your first action; 1 Culture token: choose a player. You may not attack him for the rest of this player-turn, and he may not attack you in his next player-turn.
text_of-civil-leadership = 1 Culture token: 1 extra action this turn.
text_of-civil-assassination = 1 Culture token: choose a player not already under an Assassination; he has 1 action fewer in his next turn.
text_of-civil-mass_production = In your next Collect this turn you may take 2 resources more than the normal limit (from further eligible spaces). Not together with Production Focus or another Mass Production.
text_of-civil-new_plans = Action, 1 Culture token: look at the top 2 Objective cards; you may swap one Objective card of your hand for one of them. The cards not kept are shuffled into the deck.
text_of-civil-synergies = Action: gain 2 advances of one category one after the other, paying each as usual; no Event is drawn.
text_of-civil-teach_us = Right after you captured a city of a player: gain for free 1 advance he owns; no Event is drawn.
text_of-civil-militia = 1 Culture token: place 1 free Army unit in one of your cities.
text_of-civil-technology_trade = Choose a player with a unit or city at distance 2 or less from one of your units or cities: gain for free 1 advance he owns, then he gains for free 1 advance you own, his choice (if possible); no Event is drawn.
text_of-civil-new_ideas = Action: gain 1 advance at the normal price (no Event is drawn), then gain 2 ideas.
text_of-civil-great_explorer = Action: gain a free Maritime advance if you like; then you may reveal a face-down region next to a region in which you have a city and, for 2 food (no gold instead), found a city in it without a Settler.
text_of-civil-great_artist = Action: gain a free Culture advance if you like; then make one of your cities Happy.
text_of-civil-great_prophet = Action: gain a free Spirituality advance if you like; then you may build a Temple at normal price in a city without activating it.
text_of-civil-great_philosopher = Action: gain a free Education advance if you like; then gain 2 ideas.
text_of-civil-great_scientist = Action: gain a free Science advance if you like; then gain 1 idea and draw 1 Action card.
text_of-civil-elder_statesman = Action: gain a free advance of a government if you like (usual conditions); then draw 2 Action cards.
text_of-civil-great_warlord = Action: gain a free Warfare advance if you like; then do a Move action; in the first battle of that Move action you have +2 combat value in every round.
text_of-civil-great_merchant = Action: gain a free Economy advance if you like; then, if you have Trade Routes, take your trade route income once.
text_of-civil-great_engineer = Action: gain a free Construction advance if you like; then you may build one city piece at normal price in a city without activating it.
text_of-tactics-peltasts = Roll one die per Army unit you have in the battle; if any die shows 5 or 6 cancel 1 hit this round.
text_of-tactics-encircled = After hits are counted: if the enemy loses at least as many units as you, roll a die; on 5 or 6 score 1 more hit that cannot be cancelled.
text_of-tactics-wedge_formation = +1 combat value per defending Army unit.
text_of-tactics-high_morale = +2 combat value.
text_of-tactics-heavy_resistance = The attacker gets -1 combat value per attacking unit.
text_of-tactics-high_ground = The enemy may not use combat abilities this round. Not playable by an attacker of a city.
text_of-tactics-surprise = +1 combat value; if you score at least 1 uncancelled hit this round draw 1 Action card.
text_of-tactics-siege = +1 combat value; the enemy may not use combat abilities this round unless he pays 2 food.
text_of-tactics-for_the_people = Roll 1 more die.
text_of-tactics-improved_defenses = Cancel 1 hit.
text_of-tactics-tactical_retreat = The battle ends before the roll: your units go to one adjacent land space free of foreign units and foreign cities, within the stacking limit. The attacker wins.
text_of-tactics-defensive_formation = Roll 1 more die.
text_of-tactics-scout = The enemy card of this round has no effect; take it into your hand.
text_of-tactics-martyr = Remove one of your own fighting units, then the enemy removes one of his; the enemy card of this round has no effect.
text_of-tactics-archers = Roll a die: on 5 or 6 the enemy removes 1 unit at once, before the battle roll.
text_of-tactics-flanking = Roll 1 more die.
text_of-objective-large_civilization = You own 6 or more cities.
text_of-objective-scientific_lead = You own more cities with a usable Academy than any other player.
text_of-objective-coastal_culture = You own more cities with a usable Port than any other player.
text_of-objective-advanced_culture = You have at least 6 advances and more than any other player.
text_of-objective-religious_fervor = You own more cities with a usable Temple than any other player.
text_of-objective-city_planner = You have all Construction advances.
text_of-objective-eureka = You have 5 or more ideas; pay 2 of them.
text_of-objective-happy_population = You own 4 or more Happy cities.
text_of-objective-education_lead = You have all Education advances.
text_of-objective-optimized_storage = You have at least 3 food, 3 wood and 3 ore.
text_of-objective-wealth = You have 5 or more gold; pay 2 of it.
text_of-objective-ore_supplies = You have 5 or more ore; pay 2 of it.
text_of-objective-wood_supplies = You have 5 or more wood; pay 2 of it.
text_of-objective-food_supplies = You have 5 or more food; pay 2 of it.
text_of-objective-architecture = Your cities hold all 4 building types in your colour (each with its advance).
text_of-objective-goal_focused = You have more complete advance categories than any other player (at least 1).
text_of-objective-colony = You own a city 5 or more spaces from your starting city space. Not in a Round in which you scored City Founder.
text_of-objective-culture_focus = You have all Culture advances.
text_of-objective-consulate = At least 2 cities of other players hold a building of your colour.
text_of-objective-science_focus = You have all Science advances.
text_of-objective-trade_focus = You have all Economy advances.
text_of-objective-metropolis = You own a city of size 5.
text_of-objective-seafarers = You have all Maritime advances.
text_of-objective-government = You have all 4 advances of one government.
text_of-objective-expansionist = You own 4 or more cities that have no city of anyone next to them.
text_of-objective-city_founder = You found a city 5 or more spaces from your starting city space.
text_of-objective-trade_power = You could form at least 3 trade routes (you have Trade Routes).
text_of-objective-shipping_routes = You could form at least 2 trade routes with ships alone (you have Trade Routes).
text_of-objective-diversified_research = You have at least 1 advance in 9 different categories.
text_of-objective-culture_power = You have more buildings of your colour in cities of others than any other player has.
text_of-objective-magnificent_culture = You build a Wonder (score at once), or at the Status Phase you are the only player who built a Wonder this Round.
text_of-objective-draft_objective = You pay for an Army unit with the Draft advance for the second time in one turn.
text_of-objective-conqueror = You capture a city of another player that held at least 1 Army unit of his or a usable Fortress when the attack began.
text_of-objective-warmonger = You finish your second land battle of the turn, in a different space than the first, and won at least one of them.
text_of-objective-general = You remove 3 or more enemy Army units in one land battle.
text_of-objective-great_battle = You take part in a land battle that began with 6 or more Army units in total.
text_of-objective-defiance = You win a battle against a player having begun it with fewer fighting units than he.
text_of-objective-sea_blockade = At least 2 of your ships stand on port sea spaces of other players.
text_of-objective-naval_assault = You capture a city of another player, all attacking Army units having disembarked into the attack.
text_of-objective-large_fleet = You have 4 ships, or at least 2 ships and more than any other player.
text_of-objective-large_army = You have at least 4 Army units more than any other player.
text_of-objective-fortifications = You own more cities with a usable Fortress than any other player.
text_of-objective-standing_army = You own 4 or more cities that hold Army units of yours.
text_of-objective-militarized = You have all Warfare advances.
text_of-objective-bold = You win a battle against a player who has more Warfare advances than you, or who began it with more fighting units.
text_of-objective-threat = At least 4 of your Army units stand next to cities of other players.
text_of-objective-legendary_battle = You attack, with at least 3 Army units, a city of size 5 that holds a Wonder (win or lose, at the end of the battle).
text_of-objective-scavenger = You remove a Settler or ship of a player which at that moment could have taken part in a trade route of his.
text_of-objective-aggressor = As attacker you win a land battle in which you removed 2 or more Army units (Barbarians count).
text_of-objective-barbarian_conquest = You capture a Barbarian settlement (taken or razed) that held 2 or more Barbarians when your attack began.
text_of-objective-military_might = You have 12 or more Army units and ships together.
text_of-objective-resistance = In one battle fought in a city (yours or a Barbarian settlement) you remove 2 or more Barbarians.
text_of-objective-terror_regime = After one of your actions 4 or more of your cities are Angry.
text_of-objective-outpost = Your Army units stand on at least 3 different land spaces that are neither in nor next to one of your cities.
text_of-event-ev_01 = Each player with 2 or more cities lowers the mood of 1 of his cities by 1 step (2 cities if he has Roads, Navigation or Trade Routes), choosing non-Angry cities. From now on a player without Sanitation may not build city pieces or Wonders; the ban ends for each player when he has Sanitation.
text_of-event-ev_02 = Each player with 2 or more units removes 1 unit of his choice (2 if he has Roads, Navigation or Trade Routes).
text_of-event-ev_03 = Lose 1 food; if you cannot, make 1 of your cities Angry.
text_of-event-ev_04 = Lose 1 food; if you cannot, make 1 of your cities Angry.
text_of-event-ev_05 = Lose 1 food; if you cannot, make 1 of your cities Angry.
text_of-event-ev_06 = Lose 2 food (all you have if less); if you could not lose 2, make 1 of your cities Angry.
text_of-event-ev_07 = Lose 2 food (all you have if less); if you could not lose 2, make 1 of your cities Angry.
text_of-event-ev_08 = Lose 2 food (all you have if less); if you could not lose 2, make 1 of your cities Angry.
text_of-event-ev_09 = Each player gains 1 food.
text_of-event-ev_10 = You gain 1 food.
text_of-event-ev_11 = You gain 1 food; give 1 food from the supply to another player of your choice.
text_of-event-ev_12 = You gain 2 food.
text_of-event-ev_13 = Each player gains 2 food.
text_of-event-ev_14 = You gain 2 food; share 2 food from the supply among the other players as you like.
text_of-event-ev_15 = Each player gains 3 food.
text_of-event-ev_16 = You gain 3 food; share 3 food from the supply among the other players as you like.
text_of-event-ev_17 = You gain 3 food.
text_of-event-ev_18 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Maritime advance if you like; then you may reveal a face-down region next to a region in which you have a city and, for 2 food (no gold instead), found a city in it without a Settler.
text_of-event-ev_19 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Culture advance if you like; then make one of your cities Happy.
text_of-event-ev_20 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Spirituality advance if you like; then you may build a Temple at normal price in a city without activating it.
text_of-event-ev_21 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Education advance if you like; then gain 2 ideas.
text_of-event-ev_22 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Science advance if you like; then gain 1 idea and draw 1 Action card.
text_of-event-ev_23 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free advance of a government if you like (usual conditions); then draw 2 Action cards.
text_of-event-ev_24 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Warfare advance if you like; then do a Move action; in the first battle of that Move action you have +2 combat value in every round.
text_of-event-ev_25 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Economy advance if you like; then, if you have Trade Routes, take your trade route income once.
text_of-event-ev_26 = The drawer may pay 1 Culture token to take this card into hand as an Action card; if he does not, the others in turn order may take it for 2 Culture tokens. Playing it is an action: gain a free Construction advance if you like; then you may build one city piece at normal price in a city without activating it.
text_of-event-ev_27 = Place a free Settler in one of your cities; choose another player who does the same.
text_of-event-ev_28 = Place a free Settler in one of your cities; choose another player who does the same.
text_of-event-ev_29 = If you own 4 or more cities choose one of them: remove all your units there and all its pieces from the game. Each Settlement or building removed gives 2 VP to the player of its colour, each Wonder 5 VP to you; Wonder abilities are lost.
text_of-event-ev_30 = If you own 3 or more cities choose 1 to 3 pieces in your cities and remove them from the game (a Settlement only together with or after all other pieces of that city). Each Settlement or building gives 2 VP to the player of its colour, each Wonder 5 VP to you. Each city hit that still exists drops 1 mood step.
text_of-event-ev_31 = As Earthquake, but for every player in turn order.
text_of-event-ev_32 = Lower by 1 step the mood of one of your non-Angry cities next to a sea space.
text_of-event-ev_33 = Each player lowers by 1 step the mood of one of his non-Angry cities next to a sea space.
text_of-event-ev_34 = Choose another player: he places a free Settler in one of his cities. Lower the mood of one of your non-Angry cities by 1 step.
text_of-event-ev_35 = Choose another player: he places a free Settler in one of his cities. Lower the mood of one of your non-Angry cities by 1 step.
text_of-event-ev_36 = If you own a non-Happy city with an Army unit of yours: choose one, remove 1 Army unit there and lower its mood by 1 step. Otherwise lower the mood of one of your non-Angry cities by 1 step.
text_of-event-ev_37 = If you own a non-Happy city with an Army unit of yours: choose one, remove 1 Army unit there and lower its mood by 1 step. Otherwise lower the mood of one of your non-Angry cities by 1 step.
text_of-event-ev_38 = Step 1: you may remove one of your Army units; if you do not, lose 1 action (of this turn if you have one left, else of your next turn). Step 2: you may remove one of your Army units; if you do not and you have a government and meet the condition of another one, switch government for free.
text_of-event-ev_39 = Pay 1 to 4 tokens (Mood and/or Culture, your mix) if you have any; each gives you half a VP.
text_of-event-ev_40 = Gain 1 idea and 1 Culture token; choose another player who gains 1 Culture token. Reveal one Wonder card.
icon-gold_mine = Gold Mine: gain 2 gold.
icon-exhausted = Exhausted: place an Exhausted token next to one of your cities.
icon-barbarians_spawn = Barbarians: a new settlement with a unit within two spaces of your cities, then one more Barbarian.
icon-barbarians_attack = Barbarians attack: a raid of one round on your closest city.
icon-none = No icon.

## Questions

ask-main = { $seat } has { $actions ->
    [0] no action left: end the turn?
    [one] 1 action left: what to do?
   *[other] { $actions } actions left: what to do?
}
you-main = { $actions ->
    [0] No action is left: end the turn?
    [one] You have 1 action left: what do you do?
   *[other] You have { $actions } actions left: what do you do?
}
ask-deal_position = The starting regions are dealt.
ask-first_player_by_lot = Who begins is drawn by lot.
ask-draw_card = A card is drawn.
ask-draw_event_card = An Event card is drawn.
ask-look_card = A card is looked at.
ask-influence_die = The die decides on the influence.
ask-turn_region = A region is turned over.
ask-ambush_die = The dice of the ambush are rolled.
ask-tactic_die = Dice decide whether the card works.
ask-roll_die = The dice of battle are rolled.
ask-pay = { $seat } pays: { $by-number ->
    [mass] how much
   *[count] how many
} { $by } in place of { $kind }?
you-pay = You pay: { $by-number ->
    [mass] how much
   *[count] how many
} { $by } in place of { $kind }?
ask-from_discard = { $seat } draws: take { $card } from the discard pile instead?
you-from_discard = Take { $card } from the discard pile instead of drawing?
ask-event_from_discard = { $seat } draws an Event: take { $event } from the discard pile instead?
you-event_from_discard = Take the Event { $event } from the discard pile instead of drawing?
ask-free_education_offer = { $seat } may pay 1 idea for a Mood token (Free Education).
you-free_education_offer = You may pay 1 idea for a Mood token (Free Education).
ask-gain_advance = { $seat } gains an advance: which one?
you-gain_advance = Which advance do you gain?
ask-choose_government_advance = { $seat } has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left for the new government.
you-choose_government_advance = You have { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left for the new government.
ask-barter = { $seat } discards an Action card: which one?
you-barter = Which Action card do you discard?
ask-arts_target = { $seat } influences by Arts: which city?
you-arts_target = Arts: which city do you influence?
ask-sports_city = { $seat } raises the mood of a city: which one?
you-sports_city = Which city do you make happier?
ask-theater = { $seat } swaps a token: which kind to give?
you-theater = Which token do you give for one of the other kind?
ask-free_collect_city = { $seat } collects by Free Economy: with which city?
you-free_collect_city = Free Economy: with which city do you collect?
ask-borrow = { $seat } borrows an advance: which one?
you-borrow = Which advance do you borrow?
ask-lighthouse_space = { $seat } places a ship: where?
you-lighthouse_space = Where do you place the ship?
ask-statue_card = { $seat } discards an Objective card: which one?
you-statue_card = Which Objective card do you discard?
ask-move_from = { $seat } moves: from which space?
you-move_from = From which space do you move?
ask-move_with = { $seat } moves: with whom, and where to?
you-move_with = Who moves, and where to?
ask-board_ship = { $seat } embarks: on which ship?
you-board_ship = On which ship do they embark?
ask-orient_region = { $seat } lays the region: which way round?
you-orient_region = Which way round do you lay the region?
ask-barbarian_space = { $seat } places the Barbarians of the new region: where?
you-barbarian_space = Where in the new region do the Barbarians stand?
ask-ship_arrives = { $seat } sails into the new region: where to?
you-ship_arrives = Where in the new region does your ship arrive?
ask-activation = { $seat } activates the city on { $cell }: what for?
you-activation = What do you activate the city on { $cell } for?
ask-port_space = { $seat } builds a Port: on which sea space?
you-port_space = On which sea space is the Port?
ask-build_piece = { $seat } builds a piece by a card: where, and which?
you-build_piece = Where do you build the piece of your card, and which?
ask-collect_space = { $seat } collects: from which space?
you-collect_space = From which space do you collect?
ask-collect_kind = { $seat } collects from { $cell }: what?
you-collect_kind = What do you collect from { $cell }?
ask-metallurgy_offer = { $seat } may change 1 ore to 1 gold (Metallurgy).
you-metallurgy_offer = You may change 1 ore to 1 gold (Metallurgy).
ask-build_unit = { $seat } builds units: what next?
you-build_unit = Which unit do you build on { $cell } next?
ask-choose_token = { $seat } gains a token: Mood or Culture?
you-choose_token = Which token do you gain: Mood or Culture?
ask-refund = { $seat } takes back a resource (Medicine): which one?
you-refund = Which resource do you take back (Medicine)?
ask-place_unit = { $seat } places a free { $unit }: in which city?
you-place_unit = In which city do you place the free { $unit }?
ask-civic_step = { $seat } raises moods: which city next?
you-civic_step = Which city do you make happier next?
ask-influence_building = { $seat } influences a city: which building?
you-influence_building = Which building of the city do you influence?
ask-influence_boost = { $seat } lacks { $missing }: pay as many Culture tokens to succeed?
you-influence_boost = You lack { $missing }: pay as many Culture tokens to succeed?
ask-takeover_unit = { $seat } replaces a Barbarian: by which unit?
you-takeover_unit = Which unit replaces the Barbarian?
ask-battle_ability = { $seat } may pay for { $stage ->
    [0] Siegecraft against the die of the Fortress
    [1] Siegecraft against the cancelled hit of the Fortress
   *[other] Steel Weapons
}.
you-battle_ability = You may pay for { $stage ->
    [0] Siegecraft against the die of the Fortress
    [1] Siegecraft against the cancelled hit of the Fortress
   *[other] Steel Weapons
}.
ask-ambush = { $seat } may play an Action card as an ambush.
you-ambush = You may play an Action card as an ambush.
ask-lose_ship = { $seat } loses a unit in battle: which one?
you-lose_ship = Which unit do you lose in battle?
ask-lay_card = { $seat } may lay an Action card face down.
you-lay_card = You may lay an Action card face down.
ask-keep_abilities = { $seat } may pay to keep the combat abilities.
you-keep_abilities = You may pay to keep your combat abilities.
ask-withdraw = { $seat } withdraws: where to?
you-withdraw = Where do you withdraw to?
ask-buy_value = { $seat } has combat value { $value }: pay a token for one more?
you-buy_value = Your combat value is { $value }: pay a token for one more?
ask-retreat = { $seat } may retreat. Retreat?
you-retreat = You may retreat. Do you?
ask-take_or_raze = { $seat } has the Barbarian settlement: keep it as an Angry city?
you-take_or_raze = The Barbarian settlement is yours: keep it as an Angry city?
ask-teach_us = { $seat } may play Teach Us.
you-teach_us = You may play Teach Us.
ask-exhaust_space = { $seat } places an Exhausted token: where?
you-exhaust_space = Where do you place the Exhausted token?
ask-spawn_space = { $seat } places a Barbarian settlement: where?
you-spawn_space = Where do you place the Barbarian settlement?
ask-grow_settlement = { $seat } adds a Barbarian: where?
you-grow_settlement = Where do you add the Barbarian?
ask-raid_from = Barbarians attack { $seat }: from where?
you-raid_from = Barbarians attack you: from where?
ask-raid_on = Barbarians attack { $seat }: which city?
you-raid_on = Barbarians attack you: which city?
ask-raid_piece = { $seat } loses a piece of the city: which one?
you-raid_piece = Which piece of the city do you lose?
ask-hire = { $seat } hires Barbarians: which ones?
you-hire = Which Barbarians do you hire?
ask-hire_price = { $seat } pays the Barbarians: with what?
you-hire_price = What do you pay the Barbarians with?
ask-hire_to = { $seat } sends the Barbarians: where to?
you-hire_to = Where do you send the Barbarians?
ask-take_person = { $seat } may pay for { $card }.
you-take_person = You may pay for { $card }.
ask-choose_player = { $seat } names a player: whom?
you-choose_player = Which player do you name?
ask-choose_good = { $seat } chooses goods, { $left } left: what?
you-choose_good = Choose goods, { $left } left: what?
ask-share_out = { $seat } gives goods to another player: to whom?
you-share_out = To whom do you give the goods?
ask-pay_tokens = { $seat } pays tokens for points: which kind?
you-pay_tokens = Which tokens do you pay for points?
ask-mood_city = { $seat } changes the mood of a city: which one?
you-mood_city = Of which city do you change the mood?
ask-myths_offer = { $seat } may pay a Mood token so that { $cell } keeps its mood (Myths).
you-myths_offer = You may pay a Mood token so that { $cell } keeps its mood (Myths).
ask-civil_war = { $seat } suffers civil war: in which city?
you-civil_war = In which of your cities is the civil war?
ask-lose_one = { $seat } loses a unit: which one?
you-lose_one = Which unit do you lose?
ask-avoid_loss = { $seat } may remove an Army unit to keep the action.
you-avoid_loss = You may remove an Army unit to keep your action.
ask-avoid_switch = { $seat } may remove an Army unit to keep the government.
you-avoid_switch = You may remove an Army unit to keep your government.
ask-choose_government = { $seat } changes the government: to which?
you-choose_government = Which government do you change to?
ask-destroy_city = { $seat } loses a city: which one?
you-destroy_city = Which city do you lose?
ask-destroy_piece = { $seat } loses pieces: which one next?
you-destroy_piece = Which piece do you lose next?
ask-region_to_explore = { $seat } turns a region over: which one?
you-region_to_explore = Which region do you turn over?
ask-found_in_region = { $seat } may found a city in the new region.
you-found_in_region = You may found a city in the new region.
ask-swap_give = { $seat } may swap a card: which one to give?
you-swap_give = You may swap a card: which one do you give?
ask-swap_take = { $seat } swaps a card: which one to take?
you-swap_take = Which card do you take for it?
ask-keep_plan = { $seat } may put back an Objective card: which one?
you-keep_plan = You may put back an Objective card: which one?
ask-take_plan = { $seat } takes an Objective card: which one?
you-take_plan = Which Objective card do you take?
ask-score_now = { $seat } may score an Objective card.
you-score_now = You may score an Objective card.
ask-declare = { $seat } declares Objectives.
you-declare = Which Objectives do you declare?
ask-raze = { $seat } may raze a city of size 1.
you-raze = You may raze a city of size 1.
ask-name_first = { $seat } names the First Player.
you-name_first = Who shall be First Player?
ask-trade_give = { $seat } offers { $other } { $item-number ->
    [mass] how much
   *[count] how many
} { $item }?
you-trade_give = { $item-number ->
    [mass] How much
   *[count] How many
} { $item } do you offer { $other }?
ask-trade_want = { $seat } wants from { $other } { $item-number ->
    [mass] how much
   *[count] how many
} { $item }?
you-trade_want = { $item-number ->
    [mass] How much
   *[count] How many
} { $item } do you want from { $other }?
ask-trade_card = { $seat } offers cards: which ones?
you-trade_card = Which cards do you offer?
ask-trade_answer = { $other } has made an offer: does { $seat } accept?
you-trade_answer = { $other } has made you an offer: do you accept?
ask-trade_wanted = { $seat } gives a card: which one?
you-trade_wanted = Which card do you give?

## Actions

label-end_turn = End the turn
label-advance = Advance: { $what }
label-switch = Change the government to { $what }
label-move = Move
label-found = Found a city on { $what }
label-activate = Activate the city on { $what }
label-civic = Civic Improvement
label-influence = Influence the city on { $what }
label-play = Play { $what }
label-use = { $what }
label-trade = Trade with { $what }
label-from = From { $what }
label-with = With { $what }
label-to = To { $what }
label-road = By road to { $what }
label-navigate = Around the board to { $what }
label-embark = Embark at { $what }
label-pick = { $what }
label-orient = Orientation { $what }
label-collect = Collect
label-build_units = Build units
label-build = Build { $what }
label-piece = { $what }
label-wonder = { $what }
label-kind = { $what }
label-pay = { $paid }
label-trade_give = { $count }
label-trade_want = { $count }
# Told in the steps of a turn, where the number alone says nothing
step-pay = { $count ->
    [0] { "" }
   *[other] { $paid } in place of { $kind }
}
step-trade_give = { $count ->
    [0] { "" }
   *[other] { $amount } given
}
step-trade_want = { $count ->
    [0] { "" }
   *[other] { $amount } wanted
}
label-card = { $what }
label-objective = { $what }
label-score = Score { $what }
label-player = { $what }
label-yes = Yes
label-no = No
label-stop = Enough

## Why not

why-no_action_left = No action is left in this turn.
why-already_owned = You have { $what } already.
why-needs_advance = { $what } needs { $needed } first.
why-other_government = You have advances of another government; only one at a time.
why-cannot_pay = You lack { $lack }.
why-not_so_many = The price cannot be paid with so many of them.
why-needs_building = { $what-article ->
    [an] An
   *[a] A
} { $what } needs { $needed }.
why-nothing_can_move = None of your units can move.
why-no_switch = You need a government of your own, and the condition of the other one.
why-no_settlement = You have no Settlement left.
why-no_settler_there = No Settler of yours stands there.
why-no_place_for_city = A city needs land that is neither barren nor exhausted, without another city.
why-no_city_to_raise = There is no city whose mood you could raise with your Mood tokens.
why-influenced_already = You have influenced a city this turn.
why-no_city_there = There is no city.
why-influence_barbarians = Barbarian settlements cannot be influenced without Cultural Takeover.
why-influence_too_small = Only cities of size 2 or more can be influenced.
why-influence_monuments = Monuments protect this city.
why-influence_out_of_range = No base of yours is near enough.
why-power_separated = Separation of Power: here no Culture tokens of others help, and no base of yours is near enough without them.
why-power_total = Totalitarianism: here no Culture tokens of others help, and no base of yours is near enough without them.
why-devoted = Devotion: here no Culture tokens of others help, and no base of yours is near enough without them.
why-influence_no_building = There is no building you could replace.
why-collect_too_far = That space is too far from the city.
why-collect_barred = That space is barred by a city, foreign units, an Exhausted token, or is face down.
why-collect_nothing = That space gives you nothing now.
why-collect_once = Each space gives something once in a Collect.
why-collect_no_more_distant = No further space two steps away can be used in this Collect.
why-spaces_in_order = Spaces are named in their order in this match.
why-collect_nothing_here = No space around this city gives you anything.
why-collect_no_other = After Free Economy nothing else is collected this turn.
why-build_full = At most 4 Army units stand on a space.
why-build_impossible = No unit can be built here: there is no room or unit left, or too little to pay with.
why-no_city_of_yours = You have no city there.
why-angry_and_active = The city is Angry and was activated this turn.
why-nothing_to_do_there = There is nothing this city could do.
why-angry_cannot_grow = An Angry city cannot grow.
why-building_there = The city has this building already.
why-no_piece_left = You have none left.
why-pestilence = Pestilence: without Sanitation nothing can be built.
why-city_too_big = A city cannot be larger than the number of your cities, nor than 5.
why-no_sea_beside = A Port needs a sea space beside the city.
why-wonder_not_displayed = That Wonder is not on display.
why-wonder_needs_advances = You lack an advance that the Wonder needs.
why-wonder_needs_happy = As agreed for this game, Wonders are built in Happy cities only.
why-wonder_needs_port = The Great Lighthouse needs a city with a Port.
why-no_unit_there = No unit of yours is there.
why-needs_tactics = Army units move only with Tactics.
why-units_cannot_move = These units cannot move now.
why-no_road = No road leads there.
why-needs_roads = That way needs Roads.
why-road_of_city = A way by Roads begins or ends in a city of yours.
why-no_navigation = Navigation does not lead there.
why-needs_navigation = That way needs Navigation.
why-no_room_aboard = There is no ship of yours with room.
why-ashore_first = Units aboard a ship go ashore next to it, nowhere else.
why-ships_stay_at_sea = Ships stay on the water.
why-choose_units_first = Choose the units first.
why-ships_cannot_go = The ships cannot sail there.
why-too_far = One move on land is one space.
why-there_already = They stand there already.
why-mountain = Units that entered a mountain stay there this turn.
why-sea_on_foot = Land units need a ship on the sea.
why-needs_army = Only a group with an Army unit can enter there.
why-forest = Units that entered a forest cannot attack this turn.
why-gardens = Units that entered a fertile space cannot attack the city of the Great Gardens.
why-truce = A pact forbids that.
why-stack_full = At most 4 Army units stand on a space.
why-use_not_owned = You do not have that.
why-use_once = That can be used once a turn.
why-use_nothing = That would have no effect now.
why-card_not_in_hand = You do not hold that card.
why-card_after_capture = That card is played right after the capture of a city of a player.
why-card_before_first_action = That card is played before the first action of the turn.
why-need_none = There is no player left whom the card could concern.
why-need_some_advance_gainable = There is no advance you could gain.
why-need_some_advance_affordable = There is no advance you could buy.
why-need_two_affordable_in_one_category = You cannot buy two advances of one category.
why-need_some_such_advance = No player within two spaces has an advance that you could gain.
why-need_won_land_battle_this_turn = You have won no land battle this turn.
why-need_captured_city_or_won_land_battle_this_turn = You have neither captured a city nor won a land battle this turn.
why-need_another_player_has_cards = No other player holds a card.
why-need_own_academy_city = None of your cities has a usable Academy.
why-need_barbarian_stack_within_2 = There are no Barbarians within two spaces whom you could hire.
why-need_barbarian_settlement_in_reach = No attempt on a Barbarian settlement can be made now.
why-need_some_piece_buildable = None of your cities can take a piece now.
why-need_can_still_collect = No city can collect any more, or another card waits for the next Collect.
why-need_has_objective_card = You hold no Objective card.
why-need_army_and_room_available = You have no Army unit left, or no city with room for one.
why-no_trading = This game is played without trading.
why-trade_with_oneself = Trade needs another player.
why-no_offer_left =
    { $most ->
        [one] Only 1 offer can be made in a turn.
       *[other] Only { $most } offers can be made in a turn.
    }
why-off_board = This board has no such space.
why-no_such_player = Nobody plays that colour.
why-not_oneself = Choose another player than yourself.
why-player_not_concerned = The card can do nothing with that player now.
why-kind_not_offered = That is not among the kinds to choose from.
why-pay_a_token = Pay at least one token.
why-tokens_you_have = Pay Mood or Culture tokens of those you have, at most four.
why-tokens_in_order = Pay Mood tokens, then Culture tokens, of those you have, at most four.
why-angry_already = Only a city that is not Angry can lose mood.
why-happy_already = That city is Happy already.
why-not_by_sea = It must be a city next to a sea space.
why-city_chosen_already = That city was chosen already.
why-cities_in_order = Cities are chosen in the order of their spaces, leaving enough for the rest.
why-must_choose_city = A city must be chosen.
why-not_torn = Civil war strikes a city that is not Happy and holds an Army unit of yours.
why-unit_not_on_board = That unit is not on the board.
why-needs_army_unit = Only an Army unit can be given for it.
why-choose_piece_now = Choose a piece for this city now.
why-choose_city_first = Choose the city first.
why-must_destroy = At least one piece must be removed.
why-settlement_last = The Settlement is the last piece a city loses.
why-piece_not_there = The city has no such piece.
why-region_not_beside = Choose a face-down region next to a region in which you have a city.
why-not_that_region = It must be land of the region just turned over.
why-raid_from_most = The Barbarian settlement with the most units within two land spaces of your cities attacks.
why-raid_nearest = The raid goes to your nearest city.
why-not_free_land = It must be revealed land, neither barren nor exhausted, without a city or unit.
why-not_beside_city = It must be next to one of your cities.
why-not_near_city = It must be within two spaces of one of your cities.
why-barbarians_full = At most 4 Barbarians stand on a space.
why-no_barbarian_settlement = There is no Barbarian settlement.
why-no_barbarians_there = No Barbarians stand there.
why-hired_already = Those Barbarians have been hired already.
why-hire_too_far = Barbarians can be hired within two spaces of your cities and units.
why-hire_no_way = Those Barbarians have nowhere to go.
why-hire_kinds = Barbarians are paid with food, wood, ore, gold or a Culture token.
why-hire_one_land_space = Hired Barbarians go one land space.
why-not_fertile = Barbarians settle on a fertile space.
why-entry_space = Barbarians do not settle where the explorers enter.
why-city_takes_no_piece = That city can take no such piece now.
why-not_that_piece = The card does not build that piece.
why-collect_first = Take something first.
why-space_gives_other = That space does not give this.
why-build_first = Order a unit first.
why-build_capacity = The city can build no more units in this activation.
why-build_none_left = You have no such unit left.
why-build_port = Ships need a usable Port without foreign ships before it.
why-build_draft = One Army unit can be drafted in an activation, with Draft.
why-build_welcome = One Settler can be had for a Mood token in an activation, with Sanitation.
why-units_in_order = Units are ordered in the order Settlers, Army units, ships, drafted Army units, Settlers for Mood tokens.
why-mood_or_culture = It is a Mood or a Culture token.
why-refund_paid_only = Medicine gives back a resource that was paid just now.
why-raise_first = Raise a city first.
why-must_place = The unit must be placed.
why-own_colour = That building is yours already.
why-takeover_unit = It becomes the first Settler or Army unit of your supply.
why-sports_same_city = Both steps go to the same city.
why-no_such_token = You have no such token.
why-no_government = The Great Library lends no advance of a government.
why-needs_sea = It must be a revealed sea space.
why-foreign_ships = Foreign ships are there.
why-ambush_card = An ambush needs a tactics half that a defender can play in a city, whoever fights.
why-no_tactics_half = A Great Person has no tactics half.
why-attackers_only = Only the attacker can play that card.
why-defenders_only = Only the defender can play that card.
why-land_only = That card is for battles on land.
why-city_only = That card is for battles in cities.
why-not_against_city = Whoever attacks a city cannot play that card.
why-no_fighters = That card needs a fighting unit of yours in the battle.
why-no_retreat = There is no space to which your units could retreat.
why-withdraw_place = It must be land beside the battle, free of others, with room for your Army units.
why-unit_not_in_battle = Choose a unit that fights in this battle; of like ones the first.
why-only_teach_us = Only Teach Us can be played now.
why-move_first = Move at least one group first.
why-unit_not_there = That unit is not in this space.
why-unit_goes_already = That unit goes already.
why-land_or_ships = Land units and ships do not go together.
why-unit_cannot_join = With that unit the group could go nowhere.
why-like_unit_first = Of units that are alike the first goes first.
why-new_government_only = The cubes go to advances of the new government.
why-cubes_in_order = The cubes are placed in the order of the advances, leaving enough places for the rest.
why-must_gain = The advance cannot be declined.
why-advance_not_among = That advance is not among those to choose from.
why-swap_same_kind = Only cards of the same kind can be swapped.
why-not_his_card = The other player does not hold that card.
why-not_looked_at = That is not one of the cards you are looking at.
why-objective_too_late = That card came into your hand after this had begun.
why-objective_once = That objective, or one that excludes it, was scored already on this occasion.
why-objective_not_met = { $objective } is not met now.
why-last_city_kept = The last city must be kept in this match.
why-raze_size_one = Only a city of size 1 can be razed.
why-at_most = { $item-number ->
    [mass] There is
   *[count] There are
} at most { $count } { $item } to give.
why-counter_to_partner = A counter-offer goes to the player who made the offer.
why-one_counter_offer = Only one counter-offer can be made.
why-card_named_already = That card was named already.
why-cards_in_order = Cards are named in their order, leaving enough for those still due.
why-other_cards_now = Cards of the other kind are named now.

## What happened

log-game_began = { $seat } begins.
log-turn_began = Round { $round }, turn { $turn }: { $seat } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
log-status_began = Status Phase of round { $round }.
log-first_player_named = { $other-same ->
    [seat] { $seat } has the First Player token now
   *[none] { $seat } decides that { $other } has the First Player token
}.
log-razed = { $seat } razes the city on { $cell }.

## Abilities, goods and cards

log-ability_used = { $seat } uses { $advance }.
log-wonder_used = { $seat } uses the { $wonder }.
log-improvement_began = { $seat } makes a Civic Improvement.
log-spared = { $advance } spares { $seat }.
log-no_target = It has no effect for { $seat }.
log-paid = { $seat } pays { $goods }.
log-gained = { $seat } gains { $goods }.
log-lost = { $seat } loses { $goods }.
log-no_room = { $seat } has no room for { $goods }.
log-points_gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-half_points_gained = { $seat } gains { $halves ->
    [one] half a point
   *[other] { $halves } half points
}.
log-drew_action = { $seat } draws an Action card.
log-drew_action_card = { $seat } draws { $card }.
log-drew_objective = { $seat } draws an Objective card.
log-drew_objective_card = { $seat } draws { $what }.
log-took_from_discard = { $seat } takes { $card } from the discard pile (Great Mausoleum).
log-reshuffled = The discard pile becomes a new deck.
log-deck_empty = { $seat } has no card to draw: the deck is empty.
log-wonder_revealed = The { $wonder } may now be built.
log-card_played = { $seat } plays { $civil }.
log-card_discarded = { $seat } discards { $card }.
log-objective_discarded = { $seat } discards { $objective_card }.
log-objective_scored = { $seat } completes { $objective }.
log-advance_gained = { $seat } has { $advance }.
log-government_left = { $seat } changes the government to { $government }.

## On the board

log-region_turned = { $seat } turns over the region of { $cell }: { $tile }.
log-barbarians_settled = Barbarians settle on { $cell }.
log-barbarians_grew = The Barbarians on { $cell } become more.
log-space_exhausted = { $cell } is exhausted.
log-units_moved = { $seat } moves { $units } from { $start } to { $cell }.
log-ships_stayed = { $seat } finds no way for the ships into the region of { $cell }.
log-embarked = { $seat } embarks { $unit } from { $start } at { $cell }.
log-unit_placed = { $seat } places { $unit } on { $cell }.
log-unit_lost = { $seat } loses { $unit } on { $cell }.
log-city_founded = { $seat } founds a city on { $cell }{ $settler ->
    [0] {" without a Settler"}
   *[other] {""}
}.
log-city_activated = { $seat } activates the city on { $cell }.
log-collected = { $seat } collects { $kind } from { $cell }{ $taken ->
    [0] {", but has no room for it"}
   *[other] {""}
}.
log-piece_built = { $seat } builds { $building-article ->
    [an] an
   *[a] a
} { $building } on { $cell }.
log-port_opened = The Port of { $seat } opens on { $cell }.
log-wonder_built = { $seat } builds the { $wonder } on { $cell }.
log-mood_changed = The city on { $cell } is { $mood }.
log-piece_lost = The { $piece } on { $cell } { $piece-number ->
    [plural] are
   *[one] is
} destroyed.
log-city_lost = { $seat } loses the city on { $cell }.
log-influence_tried = { $seat } tries to influence the { $piece } on { $cell }.
log-influence_rolled = { $seat } rolls { $face } for the influence and reaches { $total }.
log-influence_failed = { $seat } reaches { $total } and fails on { $cell }.
log-influenced = { $seat } replaces the { $building } on { $cell }.
log-taken_over = { $seat } wins the Barbarians on { $cell } over; it is a Neutral city now.

## In battle

log-battle_began = { $seat-The }{ $seat } { $seat-number ->
    [plural] attack
   *[one] attacks
} { $other-the }{ $other } on { $cell }, { $attackers } against { $defenders }.
log-round_began = Round { $round } of the battle.
log-siege_laid = { $seat } uses Siegecraft: the Fortress { $stage ->
    [0] has no die
   *[other] cancels no hit
}.
log-card_laid = { $seat } lays a card face down.
log-card_revealed = { $seat } shows { $tactic }.
log-card_cancelled = { $tactic } of { $seat } { $tactic-number ->
    [plural] have
   *[one] has
} no effect.
log-card_taken = { $seat } takes { $card } into hand.
log-card_rolled = { $seat } rolls { $face } for { $tactic }.
log-card_tried = { $tactic } of { $seat } { $worked ->
    [0] { $tactic-number ->
        [plural] do nothing
       *[one] does nothing
    }
   *[other] { $tactic-number ->
        [plural] work
       *[one] works
    }
}.
log-abilities_denied = { $seat-The }{ $seat } { $seat-number ->
    [plural] have
   *[one] has
} no combat abilities in this round.
log-abilities_kept = { $seat } keeps the combat abilities.
log-fortress_helped = The Fortress gives { $seat } { $dice ->
    [one] 1 more die
   *[other] { $dice } more dice
}.
log-die_rolled = { $seat-The }{ $seat } { $seat-number ->
    [plural] roll
   *[one] rolls
} { $face } in battle.
log-ambush_rolled = { $seat } rolls { $face } for the ambush.
log-value_modified = Cards and abilities change the combat value of { $seat-the }{ $seat } by { $by }.
log-round_fought = { $seat-The }{ $seat } { $seat-number ->
    [plural] have
   *[one] has
} combat value { $value }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
log-hits_cancelled = { $hits ->
    [one] 1 hit against { $seat-the }{ $seat } is cancelled
   *[other] { $hits } hits against { $seat-the }{ $seat } are cancelled
}.
log-barbarian_lost = A Barbarian on { $cell } is removed.
log-retreated = { $seat } retreats to { $cell }.
log-battle_won = { $seat-The }{ $seat } { $seat-number ->
    [plural] win
   *[one] wins
} the battle on { $cell }.
log-battle_drawn = Nobody wins the battle on { $cell }.
log-city_captured = { $seat } captures the city of { $other } on { $cell }.
log-settlement_taken = { $seat } takes the Barbarian settlement on { $cell } as an Angry city.
log-settlement_razed = { $seat } razes the Barbarian settlement on { $cell }.
log-raid_began = Barbarians from { $start } raid { $seat } on { $cell }.
log-raid_repelled = The Great Wall of { $seat } repels the raid on { $cell }: the Barbarians on { $start } are removed.
log-raid_ended = The raid on { $cell } is over.
log-barbarians_hired = { $seat } hires the Barbarians on { $cell }.
log-barbarians_moved = { $count ->
    [one] 1 Barbarian goes
   *[other] { $count } Barbarians go
} from { $start } to { $cell }.

## By Events and cards

log-event_drawn = { $seat } draws an Event: { $drawn }. { $icon }
log-player_named = { $seat } names { $other }.
log-assassinated = { $seat } will have one action fewer in the next turn.
log-person_taken = { $seat } takes the { $card } into hand.
log-person_left = Nobody takes the { $card }.
log-action_lost = { $seat } loses an action{ $later ->
    [1] {" of the next turn"}
   *[other] {""}
}.
log-action_gained = { $seat } gains an action.
log-pact_made = { $seat } makes a pact with { $other }.
log-mood_loss_prevented = { $seat } keeps the mood of { $cell } by Myths.
log-pestilence_ban = { $seat } may not build pieces until Sanitation.
log-advance_borrowed = { $seat } borrows { $advance } for this turn.
log-hand_spied = { $seat } looks at the cards of { $other }.
log-hand_seen = { $other } holds { $cards }.
log-plan_seen = { $seat } looks at { $objective_card }.
log-plan_swapped = { $seat } swaps an Objective card for one of those.
log-plan_kept = { $seat } keeps the Objective cards.
log-cards_swapped = { $seat } swaps { $objectives ->
    [1] an Objective card
   *[other] an Action card
} with { $other }.
log-trade_offered = { $seat } offers { $other } { $goods } for { $wanted }.
log-trade_declined = { $seat } declines.
log-trade_made = { $seat } and { $other } trade.
log-cards_shown = { $seat } shows { $cards }.

## The drawing for the terminal

draw-round = Round { $round }, turn { $turn }
draw-actions = { $actions ->
    [one] has 1 action
   *[other] has { $actions } actions
}
draw-wonders = Wonders to build: { $names }
draw-battle = Battle on { $cell }: { $attacker } against { $defender }, round { $round }, cards { $first } / { $second }
draw-face_down = face down
draw-no_card = none
draw-terrain-fertile = fert
draw-terrain-forest = wood
draw-terrain-mountain = mtn
draw-terrain-barren = barr
draw-terrain-sea = sea
draw-settlement = *
draw-wild = X
draw-legend = A city: initial of its owner (X: Barbarians), mood (+ happy, = neutral, - angry, * Barbarian settlement), size, then P Port, A Academy, F Fortress, T Temple, W Wonder; units behind their number: s Settler, a Army, h ship, b Barbarian. TERRAIN in capitals is exhausted, ???? lies face down. * behind a player: has the First Player token.
draw-building-port = P
draw-building-academy = A
draw-building-fortress = F
draw-building-temple = T
draw-wonder = W
draw-unit-settler = s
draw-unit-army = a
draw-unit-ship = h
draw-unit-barbarian = b
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-levels = culture { $culture }, happiness { $happiness }
draw-hand = { $actions ->
    [one] 1 Action card
   *[other] { $actions } Action cards
}, { $objectives ->
    [one] 1 Objective card
   *[other] { $objectives } Objective cards
}
draw-scored = scored: { $names }

## The end

end-rounds = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
} after { $rounds } rounds.
end-no_city = A player has no city left; { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-shared = Several players share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The parts of a result

category-city_pieces = city pieces
category-advances = advances
category-wonders = wonders
category-objectives = objectives
category-events = events

# Why a position is refused.
cannot-pay = { $seat } cannot pay that
cannot-gain = { $seat } cannot gain that
cannot-build = { $seat } cannot build or place that there
cannot-find_city = no fitting city is there
cannot-find_units = there are no such units or tokens
cannot-go = nobody can go that way
cannot-explore = that region cannot be explored or settled so
cannot-deal = seats and cities do not fit the starting regions that were dealt
cannot-hold = that card does not lie there
cannot-score = such an objective is scored only in the Status Phase
cannot-decide = that is for another seat to decide
cannot-name_other = { $seat } has to name another player
cannot-effect = that effect asks for something else
cannot-choose = nothing is left to choose
cannot-trade = that cannot be offered or wanted so
cannot-end_yet = the game ended in the last Status Phase
cannot-lie = no region tile is left that fits on { $cells }
cannot-find = this board has no space { $cell }
cannot-settle = { $cell } has two cities
cannot-play = { $colour } does not play
cannot-count = { $kind ->
    [barbarian_settlements] Barbarian settlements
    [barbarians] { barbarians }
    [exhausted_tokens] Exhausted tokens
    [action_cards] { item-action_cards }
   *[objective_cards] { item-objective_cards }
}: { $count } in all, not { $all }
cannot-count_own = { $piece } of { $seat }: { $count } in all, not { $all }
cannot-supply = { $seat } has more city pieces in cities than there are
cannot-plan = { $seat } drew Objective cards that are not in the hand
cannot-stand = that unit cannot be there
cannot-meet = units of two players stand on { $cell }
cannot-carry = that ship carries more than { $room } units
cannot-crowd = too many units stand on { $cell }
cannot-raid = Barbarians cannot stand on { $cell }
cannot-exhaust = an Exhausted token cannot lie on { $cell }
cannot-found = such a city cannot be on { $cell }
cannot-occupy = foreign units stand in the city on { $cell }
cannot-berth = the Port on { $cell } has no sea space
cannot-hide = there are fewer tiles than regions that lie face down
cannot-go_on = the game has ended, yet it goes on
cannot-act = another player is active than takes the turn
cannot-fight = a battle is fought in one place and not in another
cannot-keep = a card is held that nobody asked for
cannot-begin = round and turn do not fit what is due
cannot-wait = a turn, a Status Phase or the set-up waits below everything else
cannot-double = one of the { $kind ->
    [action] Action
    [objective] Objective
    [event] Event
   *[wonder] Wonder
} cards lies in two places

# What is due in a position set up by hand.
decision-activated = the city is activated
decision-activation = choose what a city does
decision-advance_series = several advances
decision-after_action = after an action
decision-after_use = after a free use
decision-ambush = play a card in ambush
decision-ambush_die = the dice of an ambush
decision-ambush_over = the ambush is over
decision-arrive = arrive in the region
decision-arts_target = choose what Arts influences
decision-avoid = give up a unit to avoid the worse
decision-barbarian_space = choose where Barbarians settle
decision-barter = choose a card to barter
decision-battle_ability = pay for a strength in battle
decision-battle_opening = the battle opens
decision-battle_over = the battle is over
decision-before_roll = before the dice of battle
decision-begin_round = the round begins
decision-begin_turn = the turn begins
decision-board_ship = choose a ship to board
decision-boarding = units go aboard
decision-borrow = borrow an advance
decision-bought = the advance is paid
decision-build_piece = choose what a card builds
decision-build_unit = choose the units to build
decision-buy_value = buy combat value
decision-buying_value = combat value is for sale
decision-cards_shown = the battle cards are shown
decision-choose_good = choose a good
decision-choose_government = choose a government
decision-choose_government_advance = choose an advance of the government
decision-choose_player = choose a player
decision-choose_token = choose a Mood or a Culture token
decision-civic_next = the next civic improvement
decision-civic_step = choose a city to raise
decision-civil_war = choose the city of the civil war
decision-collect_kind = choose what to collect
decision-collect_next = collect on
decision-collect_space = choose where to collect
decision-count_hits = count the hits
decision-deal_position = deal the starting regions
decision-declare = score Objectives in the Status Phase
decision-destroy_city = choose the city that is lost
decision-destroy_piece = choose what the earthquake destroys
decision-draw_card = draw a card
decision-draw_event_card = draw an Event
decision-draw_event_step = an Event is due
decision-drawing = draw further cards
decision-effect_list = the effects of a card
decision-event_from_discard = take the last Event or draw
decision-event_over = the Event is over
decision-exhaust_space = choose which space is exhausted
decision-extra_hits = further hits
decision-first_cards = draw the first cards
decision-first_player_by_lot = who begins, by lot
decision-found_in_region = found a city in the region
decision-free_collect_city = choose the city of Free Economy
decision-free_education_offer = pay an idea for a Mood token
decision-from_discard = take the discarded card or draw
decision-gain_advance = choose an advance
decision-grow_settlement = choose the settlement that grows
decision-hire = choose Barbarians to hire
decision-hire_next = the next Barbarians to hire
decision-hire_price = choose how they are paid
decision-hire_to = choose where they go
decision-hired_over = the hired Barbarians are done
decision-influence_boost = spend Culture tokens on the attempt
decision-influence_building = choose a building to influence
decision-influence_die = the die of an influence attempt
decision-influence_roll = roll for influence
decision-influence_won = the influence succeeds
decision-keep_abilities = pay to keep the abilities of units
decision-keep_plan = choose an Objective card to put back
decision-lay_card = lay a card in battle
decision-laying = cards are laid in battle
decision-lighthouse_space = place the ship of the Great Lighthouse
decision-look_card = look at an Objective card
decision-looking = look at further cards
decision-lose_next = the next unit to lose
decision-lose_one = choose a unit to lose
decision-lose_ship = choose what is lost in battle
decision-lose_units = units are lost
decision-main = the actions of the turn
decision-metallurgy_offer = change ore to gold
decision-mood_city = choose the city whose mood changes
decision-mood_next = the next city whose mood changes
decision-move_from = choose where to move from
decision-move_next = the next move
decision-move_with = choose who moves and where
decision-myths_offer = pay for Myths
decision-name_first = choose the next first player
decision-next_player = the next player
decision-orient_region = choose how the region lies
decision-pay = choose how to pay
decision-pay_tokens = pay with tokens
decision-paying = paying
decision-person_offer = offer the Great Person
decision-piece_paid = the building is paid
decision-place_unit = place a free unit
decision-placing = place a unit
decision-port_space = choose the sea of a Port
decision-raid_from = choose who raids
decision-raid_losses = the losses of a raid
decision-raid_on = choose the city that is raided
decision-raid_piece = choose what a raid destroys
decision-raze = raze an own city
decision-refund = choose what Medicine gives back
decision-region_to_explore = choose a region to explore
decision-retreat = retreat or fight on
decision-road_paid = the road is paid
decision-roll_die = a die of the battle
decision-rolling = roll in battle
decision-round_begins = a round of battle begins
decision-round_over = the round of battle is over
decision-score_now = score an Objective now
decision-set_up = set up the table
decision-shaken = cities are shaken
decision-share_out = give goods to others
decision-ship_arrives = choose where the ships end
decision-spawn_extra = further Barbarians appear
decision-spawn_space = choose where new Barbarians appear
decision-sports_city = choose the city of Sports
decision-statue_card = choose the card of the Great Statue
decision-status = the Status Phase
decision-swap_give = choose a card to give
decision-swap_take = choose a card to take
decision-switch_paid = the new government is paid
decision-switched = the government has changed
decision-tactic_die = the die of a battle card
decision-take_losses = take the losses
decision-take_or_raze = take the settlement or raze it
decision-take_person = take the Great Person
decision-take_plan = choose an Objective card to take
decision-takeover_unit = choose what a Barbarian becomes
decision-teach_us = play Teach Us
decision-teach_us_step = ask about Teach Us
decision-theater = choose the token of Theaters
decision-trade_answer = answer an offer
decision-trade_card = choose a card to trade
decision-trade_count = choose how many to trade
decision-trade_income = the income of trade routes
decision-trade_next = the next item of the trade
decision-trade_wanted = choose the cards asked for
decision-turn_region = turn over a region
decision-units_paid = the units are paid
decision-walk_in = walk in without a battle
decision-withdraw = choose where the defender withdraws
decision-wonder_paid = the Wonder is paid
