"""The codes of decisions and steps, by which they name their sequels."""

from typing import Final

FIRST_ORDER: Final = 0
ACTION: Final = 1
PAYMENT: Final = 2
BUILD: Final = 3
LIFT_CITY: Final = 4
PLACE_WORKERS: Final = 5
SPEND_TO: Final = 6
SPEND_COUNT: Final = 7
SCRIBE_FROM: Final = 8
SCRIBE_TO: Final = 9
TRADE: Final = 10
EMPIRE: Final = 11
EMPIRE_AREA: Final = 12
BUY: Final = 13
EQUIP: Final = 14
COMBAT_ROLL: Final = 15
COMBAT: Final = 16
PLACE_ARMIES: Final = 17
EXPAND: Final = 18
PASS: Final = 19
EXPAND_CITY: Final = 20
LUXURIES: Final = 21

# Steps
COLLECT: Final = 22
DECLINE: Final = 23
BEGIN_ROUNDS: Final = 24
EXPAND_AGAIN: Final = 25
SETTLE_ORDER: Final = 26
SCORE_EMPIRES: Final = 27
NEXT_EXPANSION: Final = 28
END_OF_TURN: Final = 29
FINAL_SCORING: Final = 30
