"""The codes of the decisions, by which they name their sequels."""

from typing import Final

DRAW_ORDER: Final = 0
ACTION: Final = 1
PAYMENT: Final = 2
BUILD_CITY: Final = 3
TAKE_UP_CITY: Final = 4
WORKERS_MENU: Final = 5
SPEND_TO: Final = 6
SPEND_COUNT: Final = 7
SCRIBE_FROM: Final = 8
SCRIBE_TO: Final = 9
TRADE_MENU: Final = 10
CHOOSE_EMPIRE: Final = 11
CHOOSE_HOME: Final = 12
BUY_ARMIES: Final = 13
EQUIP_ARMIES: Final = 14
COMBAT_ROLL: Final = 15
GO_ON: Final = 16
ENTER: Final = 17
EXPAND_MENU: Final = 18
PASS_MENU: Final = 19
EXPAND_CITY: Final = 20
ADD_LUXURIES: Final = 21

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
