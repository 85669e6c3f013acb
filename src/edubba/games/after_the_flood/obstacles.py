"""What may stand in the way of an action, chapter by chapter: codes, messages and rules."""

from typing import Final

from edubba.core.questions import obstacles_in

# AF-7: the action and its cost
NOTHING_TO_PAY_WITH: Final = 1
NO_PAYMENT_LEFT: Final = 2
CANNOT_PAY: Final = 3
PAYMENT_SPOILS: Final = 4
GOOD_NOT_HELD: Final = 5
# AF-8: cities
MOVED_TOO_OFTEN: Final = 6
NO_SITE_LEFT: Final = 7
CITY_STANDS: Final = 8
ARMY_IN_THE_WAY: Final = 9
TAKE_UP_OWN_CITY: Final = 10
# AF-9: workers
NOTHING_TO_SPEND: Final = 11
NO_WORKER_NO_SCRIBE: Final = 12
PLACE_SOMETHING_FIRST: Final = 13
NO_READY_SCRIBE: Final = 14
SCRIBE_IS_NEW: Final = 15
SPENT_ALREADY: Final = 16
NO_AVAILABLE_WORKER: Final = 17
SCRIBES_FULL: Final = 18
NOT_TO_STOCK: Final = 19
THAT_MANY: Final = 20
NO_WORKER_THERE: Final = 21
SAME_PLACE: Final = 22
# AF-10: trade
NO_EXCHANGE_POSSIBLE: Final = 23
NO_TRADER: Final = 24
TRADE_SOMETHING_FIRST: Final = 25
NO_READY_TOOL_MAKER: Final = 26
METAL_NOT_HELD: Final = 27
NO_TOOLS_IN_STOCK: Final = 28
NOT_IN_STOCK: Final = 29
ARMY_BARS_TRADE: Final = 30
NO_TRADER_THERE: Final = 31
TAKEN_THERE: Final = 32
TAKEN_IN_ACTION: Final = 33
TRADERS_USED_UP: Final = 34
# AF-11: empires
ONE_EMPIRE_A_TURN: Final = 35
NO_EMPIRE_OPEN: Final = 36
EMPIRE_OF_ANOTHER_TURN: Final = 37
EMPIRE_TAKEN: Final = 38
NO_WORKER_AT_HOME: Final = 39
OTHERS_HAVE_MORE: Final = 40
# AF-13: expansion
NO_EMPIRE: Final = 41
NO_WAY_BACK: Final = 42
NO_AVAILABLE_ARMY: Final = 43
EXPAND_SOMETHING_FIRST: Final = 44
STILL_ON_THE_BOARD: Final = 45
NOT_HOME: Final = 46
ONLY_REENTRY: Final = 47
HELD_ALREADY: Final = 48
NOT_NEXT_TO: Final = 49
NO_ARMY_THERE: Final = 50
AREA_FULL: Final = 51
NO_FOREIGN_CITY: Final = 52
TOO_FEW_TO_DESTROY: Final = 53
# AF-16: expansion of cities
NOT_YOUR_CITY: Final = 54
EXPANDED_ALREADY: Final = 55

SAID: Final = {
    "good_not_held": "metal_not_held",
    "not_in_stock": "no_tools_in_stock",
}
"""Messages that say the same of several obstacles."""
RULED: Final = {
    "AF-7.3": "nothing_to_pay_with cannot_pay",
    "AF-7.4": "no_payment_left payment_spoils",
    "AF-7.5": "place_something_first no_exchange_possible trade_something_first "
    "expand_something_first",
    "AF-8.1": "army_in_the_way",
    "AF-8.2": "city_stands",
    "AF-8.3": "take_up_own_city",
    "AF-8.7": "moved_too_often",
    "AF-9.1": "no_worker_no_scribe spent_already",
    "AF-9.2": "nothing_to_spend no_available_worker that_many",
    "AF-9.4": "scribes_full",
    "AF-9.7": "no_ready_scribe not_to_stock no_worker_there",
    "AF-9.9": "scribe_is_new",
    "AF-9.10": "same_place",
    "AF-10.3": "no_trader army_bars_trade no_trader_there",
    "AF-10.4": "taken_there taken_in_action traders_used_up",
    "AF-10.6": "not_in_stock",
    "AF-10.7": "no_ready_tool_maker metal_not_held no_tools_in_stock",
    "AF-11.1": "one_empire_a_turn empire_of_another_turn empire_taken",
    "AF-11.2": "no_empire_open no_worker_at_home others_have_more",
    "AF-13.1": "no_empire",
    "AF-13.2": "held_already not_next_to",
    "AF-13.3": "no_army_there no_foreign_city too_few_to_destroy",
    "AF-13.4": "area_full",
    "AF-13.7": "no_way_back still_on_the_board not_home only_reentry",
    "AF-16.3": "not_your_city",
    "AF-16.4": "expanded_already",
    "AF-22.4": "no_available_army",
    "AF-22.6": "no_site_left",
}
"""The rules of obstacles; without one, that of the question counts."""
OBSTACLES: Final = obstacles_in(__name__, RULED, SAID)
