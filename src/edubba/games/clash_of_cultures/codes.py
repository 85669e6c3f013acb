"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
END_TURN: Final = 0
ADVANCE: Final = 1
SWITCH: Final = 49
MOVE: Final = 52
FOUND: Final = 53
ACTIVATE: Final = 141
CIVIC: Final = 229
INFLUENCE: Final = 230
PLAY: Final = 318
USE: Final = 369
TRADE: Final = 382
FROM: Final = 386
WITH: Final = 474
TO: Final = 498
ROAD: Final = 586
NAVIGATE: Final = 674
EMBARK: Final = 762
PICK: Final = 850
ORIENT: Final = 938
COLLECT: Final = 940
BUILD_UNITS: Final = 941
BUILD: Final = 942
PIECE: Final = 947
WONDER: Final = 951
KIND: Final = 959
COUNT: Final = 966
CARD: Final = 1007
OBJECTIVE: Final = 1058
SCORE: Final = 1090
SEAT: Final = 1154
YES: Final = 1158
NO: Final = 1159
STOP: Final = 1160
SEAT_ACTIONS: Final = 1161

# Outcomes of chance
DIE: Final = 1161
TILE: Final = 1167
DRAW_ACTION: Final = 1183
DRAW_OBJECTIVE: Final = 1225
DRAW_EVENT: Final = 1257
DRAW_WONDER: Final = 1297
START: Final = 1305
FIRST: Final = 1309
ALL_ACTIONS: Final = 1313

# kind
FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
IDEAS: Final = 3
GOLD: Final = 4
MOOD: Final = 5
CULTURE: Final = 6

# mood of a city
ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2

# terrain
FERTILE: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
SEA: Final = 4

# unit
SETTLER: Final = 0
ARMY: Final = 1
SHIP: Final = 2

# what to build
BUILD_SETTLER: Final = 0
BUILD_ARMY: Final = 1
BUILD_SHIP: Final = 2
BUILD_DRAFTED_ARMY: Final = 3
BUILD_WELCOMED_SETTLER: Final = 4

# building
PORT: Final = 0
ACADEMY: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3

# advance
FARMING: Final = 0
STORAGE: Final = 1
IRRIGATION: Final = 2
HUSBANDRY: Final = 3
MINING: Final = 4
ENGINEERING: Final = 5
SANITATION: Final = 6
ROADS: Final = 7
FISHING: Final = 8
NAVIGATION: Final = 9
WAR_SHIPS: Final = 10
CARTOGRAPHY: Final = 11
WRITING: Final = 12
PUBLIC_EDUCATION: Final = 13
FREE_EDUCATION: Final = 14
PHILOSOPHY: Final = 15
TACTICS: Final = 16
SIEGECRAFT: Final = 17
STEEL_WEAPONS: Final = 18
DRAFT: Final = 19
MYTHS: Final = 20
RITUALS: Final = 21
PRIESTHOOD: Final = 22
STATE_RELIGION: Final = 23
BARTERING: Final = 24
TRADE_ROUTES: Final = 25
TAXES: Final = 26
CURRENCY: Final = 27
ARTS: Final = 28
SPORTS: Final = 29
MONUMENTS: Final = 30
THEATERS: Final = 31
MATH: Final = 32
ASTRONOMY: Final = 33
MEDICINE: Final = 34
METALLURGY: Final = 35
VOTING: Final = 36
SEPARATION_OF_POWER: Final = 37
CIVIL_LIBERTIES: Final = 38
FREE_ECONOMY: Final = 39
NATIONALISM: Final = 40
TOTALITARIANISM: Final = 41
ABSOLUTE_POWER: Final = 42
FORCED_LABOR: Final = 43
DOGMA: Final = 44
DEVOTION: Final = 45
CONVERSION: Final = 46
FANATICISM: Final = 47

# wonder
GREAT_PYRAMIDS: Final = 0
GREAT_GARDENS: Final = 1
GREAT_LIBRARY: Final = 2
GREAT_LIGHTHOUSE: Final = 3
GREAT_MAUSOLEUM: Final = 4
GREAT_STATUE: Final = 5
GREAT_COLOSSEUM: Final = 6
GREAT_WALL: Final = 7

# use
USE_BARTERING: Final = 0
USE_TAXES: Final = 1
USE_ARTS: Final = 2
USE_SPORTS: Final = 3
USE_THEATERS: Final = 4
USE_VOTING: Final = 5
USE_CIVIL_LIBERTIES: Final = 6
USE_FREE_ECONOMY: Final = 7
USE_ABSOLUTE_POWER: Final = 8
USE_FORCED_LABOR: Final = 9
USE_GREAT_LIBRARY: Final = 10
USE_GREAT_LIGHTHOUSE: Final = 11
USE_GREAT_STATUE: Final = 12

# deck
DECK_ACTION: Final = 0
DECK_OBJECTIVE: Final = 1
DECK_EVENT: Final = 2
DECK_WONDER: Final = 3

# operation
OP_GAIN: Final = 0
OP_GAIN_CHOICE: Final = 1
OP_GAIN_PER: Final = 2
OP_PAY_CHOICE: Final = 3
OP_PAY_OR_MOOD: Final = 4
OP_EXCHANGE: Final = 5
OP_EXCHANGE_CARD: Final = 6
OP_DISTRIBUTE: Final = 7
OP_DRAW: Final = 8
OP_DRAW_AND_SWAP_OBJECTIVE: Final = 9
OP_LOOK_AT_HAND: Final = 10
OP_SWAP_CARD: Final = 11
OP_REVEAL_WONDER: Final = 12
OP_EXTRA_ACTION: Final = 13
OP_LOSE_ACTION: Final = 14
OP_GAIN_ADVANCE: Final = 15
OP_SWITCH_GOVERNMENT: Final = 16
OP_MOOD: Final = 17
OP_RAISE_MOOD: Final = 18
OP_CIVIL_WAR: Final = 19
OP_GAIN_UNIT: Final = 20
OP_LOSE_UNIT: Final = 21
OP_BUILD_PIECE: Final = 22
OP_FOUND_CITY: Final = 23
OP_DESTROY_CITY: Final = 24
OP_DESTROY_PIECES: Final = 25
OP_EXPLORE: Final = 26
OP_NEXT_COLLECT: Final = 27
OP_NEXT_MOVE: Final = 28
OP_PACT: Final = 29
OP_INFLUENCE_BARBARIANS: Final = 30
OP_MOVE_BARBARIANS: Final = 31
OP_OFFER_CARD: Final = 32
OP_PESTILENCE_BAN: Final = 33
OP_PLACE_EXHAUSTED: Final = 34
OP_SPAWN_BARBARIANS: Final = 35
OP_BARBARIAN_RAID: Final = 36

# Sizes
CELLS: Final = 88
KINDS: Final = 7
RESOURCES: Final = 5
BUILDINGS: Final = 4
ADVANCES: Final = 48
CARDS: Final = 51
ACTION_CARDS: Final = 42
OBJECTIVE_CARDS: Final = 32
EVENTS: Final = 40
WONDERS: Final = 8
TILES: Final = 16
SETTLERS: Final = 4
FIRST_ARMY: Final = 4
FIRST_SHIP: Final = 20
UNITS: Final = 24
BARBARIANS: Final = 4
SPACES_AROUND: Final = 6
REGION_SIZE: Final = 4
CATEGORY_SIZE: Final = 4
COUNTS: Final = 41
CATEGORY_SCIENCE: Final = 8
CATEGORY_WARFARE: Final = 4
CIVIL_ASSASSINATION: Final = 13
CIVIL_TEACH_US: Final = 17
OP_TRADE_ROUTES: Final = 53
OP_T_CV: Final = 83
OP_T_DICE: Final = 84
OP_T_CANCEL: Final = 85
OP_T_KILL: Final = 86
OP_T_SACRIFICE: Final = 87
OP_T_EXTRA_HIT: Final = 88
OP_T_DENY_ABILITIES: Final = 89
OP_T_CANCEL_CARD: Final = 90
OP_T_WITHDRAW: Final = 91
OP_T_DRAW_ON_KILL: Final = 92
