"""Codes for hot code, written by `make codes` from data.json; a test keeps them true."""

from typing import Final

# Actions of the seats
ACT: Final = 0
PAY: Final = 6
BUILD: Final = 16
LIFT_CITY: Final = 25
PW_SPEND: Final = 34
PW_TO: Final = 42
PW_COUNT: Final = 59
PW_SCRIBE: Final = 64
PW_FROM: Final = 65
PW_DEST: Final = 86
PW_END: Final = 104
TRADE: Final = 105
MAKE_TOOL: Final = 141
TRADE_END: Final = 142
EMPIRE: Final = 143
EMPIRE_AREA: Final = 158
BUY: Final = 167
BUY_END: Final = 170
EQUIP: Final = 171
EQUIP_END: Final = 179
PLACE_ARMIES: Final = 180
INVADE: Final = 182
REENTER: Final = 199
DESTROY: Final = 220
REINFORCE: Final = 229
EXPAND_END: Final = 250
COMBAT: Final = 251
PASS_ADD: Final = 253
PASS_END: Final = 261
CITY_EXPAND: Final = 262
LUXURIES: Final = 271
CITY_END: Final = 287
SEAT_ACTIONS: Final = 288

# Outcomes of chance
FIRST_ORDER: Final = 288
ROLL: Final = 294
ALL_ACTIONS: Final = 330

# resource
GRAIN: Final = 0
WOOD: Final = 1
METAL: Final = 2
TEXTILE: Final = 3
TOOLS: Final = 4
OIL: Final = 5
GOLD: Final = 6
LAPIS: Final = 7

# area of Sumer
SIPPAR: Final = 0
BABYLON: Final = 1
NIPPUR: Final = 2
SHURUPPAK: Final = 3
UMMA: Final = 4
URUK: Final = 5
UR: Final = 6
LAGASH: Final = 7
ERIDU: Final = 8

# action of a round
ACT_BUILD_CITY: Final = 0
ACT_PLACE_WORKERS: Final = 1
ACT_TRADE: Final = 2
ACT_START_EMPIRE: Final = 3
ACT_EXPAND_EMPIRE: Final = 4
ACT_PASS: Final = 5

# phase
PHASE_COLLECT: Final = 0
PHASE_DECLINE: Final = 1
PHASE_ACTIONS: Final = 2
PHASE_ORDER_OF_PLAY: Final = 3
PHASE_VICTORY_POINTS: Final = 4
PHASE_END_OF_TURN: Final = 5

# Sizes
SEATS: Final = 3
RESOURCES: Final = 8
AREAS: Final = 22
SUMER: Final = 9
PAYMENTS: Final = 10
SOURCES: Final = 21
TRADES: Final = 36
GROUNDS: Final = 21
EMPIRES: Final = 15
BOUGHT: Final = 3
FACES: Final = 6
DILMUN: Final = 17
TO_DILMUN: Final = 8
PAY_WORKER: Final = 8
PAY_ARMY: Final = 9
FROM_STOCK: Final = 0
FROM_IRRIGATION: Final = 14
FROM_WEAVING: Final = 15
FROM_SCRIBES_READY: Final = 16
FROM_SCRIBES_NEW: Final = 17
FROM_SCRIBES_USED: Final = 18
FROM_TOOL_MAKERS_READY: Final = 19
FROM_TOOL_MAKERS_USED: Final = 20
TO_IRRIGATION: Final = 13
TO_WEAVING: Final = 14
TO_SCRIBES: Final = 15
TO_TOOL_MAKERS: Final = 16
TO_STOCK: Final = 17
