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

# seat
RED: Final = 0
PURPLE: Final = 1
GREEN: Final = 2

# resource
GRAIN: Final = 0
WOOD: Final = 1
METAL: Final = 2
TEXTILE: Final = 3
TOOLS: Final = 4
OIL: Final = 5
GOLD: Final = 6
LAPIS: Final = 7

# area
SIPPAR: Final = 0
BABYLON: Final = 1
NIPPUR: Final = 2
SHURUPPAK: Final = 3
UMMA: Final = 4
URUK: Final = 5
UR: Final = 6
LAGASH: Final = 7
ERIDU: Final = 8
EGYPT: Final = 9
AMORITES: Final = 10
HITTITES: Final = 11
MITTANI: Final = 12
ASSYRIA: Final = 13
KASSITES: Final = 14
GUTI: Final = 15
ELAM: Final = 16
DILMUN: Final = 17
CHALDEA: Final = 18
LARSA: Final = 19
ISIN: Final = 20
AKKAD: Final = 21

# action of a round
ACT_BUILD_CITY: Final = 0
ACT_PLACE_WORKERS: Final = 1
ACT_TRADE: Final = 2
ACT_START_EMPIRE: Final = 3
ACT_EXPAND_EMPIRE: Final = 4
ACT_PASS: Final = 5

# payment
PAY_GRAIN: Final = 0
PAY_WOOD: Final = 1
PAY_METAL: Final = 2
PAY_TEXTILE: Final = 3
PAY_TOOLS: Final = 4
PAY_OIL: Final = 5
PAY_GOLD: Final = 6
PAY_LAPIS: Final = 7
PAY_WORKER: Final = 8
PAY_ARMY: Final = 9

# where a worker is
FROM_STOCK: Final = 0
FROM_EGYPT: Final = 1
FROM_AMORITES: Final = 2
FROM_HITTITES: Final = 3
FROM_MITTANI: Final = 4
FROM_ASSYRIA: Final = 5
FROM_KASSITES: Final = 6
FROM_GUTI: Final = 7
FROM_ELAM: Final = 8
FROM_DILMUN: Final = 9
FROM_CHALDEA: Final = 10
FROM_LARSA: Final = 11
FROM_ISIN: Final = 12
FROM_AKKAD: Final = 13
FROM_IRRIGATION: Final = 14
FROM_WEAVING: Final = 15
FROM_SCRIBES_READY: Final = 16
FROM_SCRIBES_NEW: Final = 17
FROM_SCRIBES_USED: Final = 18
FROM_TOOL_MAKERS_READY: Final = 19
FROM_TOOL_MAKERS_USED: Final = 20

# where a worker is put
TO_EGYPT: Final = 0
TO_AMORITES: Final = 1
TO_HITTITES: Final = 2
TO_MITTANI: Final = 3
TO_ASSYRIA: Final = 4
TO_KASSITES: Final = 5
TO_GUTI: Final = 6
TO_ELAM: Final = 7
TO_DILMUN: Final = 8
TO_CHALDEA: Final = 9
TO_LARSA: Final = 10
TO_ISIN: Final = 11
TO_AKKAD: Final = 12
TO_IRRIGATION: Final = 13
TO_WEAVING: Final = 14
TO_SCRIBES: Final = 15
TO_TOOL_MAKERS: Final = 16
TO_STOCK: Final = 17

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
PLACES: Final = 18
TRADES: Final = 36
GROUNDS: Final = 21
INVADABLE: Final = 17
EMPIRES: Final = 15
BOUGHT: Final = 3
FACES: Final = 6
