"""What may stand in the way of an action, chapter by chapter: codes, messages and rules."""

from typing import Final

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

OBSTACLES: Final = {
    NOTHING_TO_PAY_WITH: ("nothing_to_pay_with", "AF-7.3"),
    NO_PAYMENT_LEFT: ("no_payment_left", "AF-7.4"),
    CANNOT_PAY: ("cannot_pay", "AF-7.3"),
    PAYMENT_SPOILS: ("payment_spoils", "AF-7.4"),
    GOOD_NOT_HELD: ("good_not_held", ""),
    MOVED_TOO_OFTEN: ("moved_too_often", "AF-8.7"),
    NO_SITE_LEFT: ("no_site_left", "AF-22.6"),
    CITY_STANDS: ("city_stands", "AF-8.2"),
    ARMY_IN_THE_WAY: ("army_in_the_way", "AF-8.1"),
    TAKE_UP_OWN_CITY: ("take_up_own_city", "AF-8.3"),
    NOTHING_TO_SPEND: ("nothing_to_spend", "AF-9.2"),
    NO_WORKER_NO_SCRIBE: ("no_worker_no_scribe", "AF-9.1"),
    PLACE_SOMETHING_FIRST: ("place_something_first", "AF-7.5"),
    NO_READY_SCRIBE: ("no_ready_scribe", "AF-9.7"),
    SCRIBE_IS_NEW: ("scribe_is_new", "AF-9.9"),
    SPENT_ALREADY: ("spent_already", "AF-9.1"),
    NO_AVAILABLE_WORKER: ("no_available_worker", "AF-9.2"),
    SCRIBES_FULL: ("scribes_full", "AF-9.4"),
    NOT_TO_STOCK: ("not_to_stock", "AF-9.7"),
    THAT_MANY: ("that_many", "AF-9.2"),
    NO_WORKER_THERE: ("no_worker_there", "AF-9.7"),
    SAME_PLACE: ("same_place", "AF-9.10"),
    NO_EXCHANGE_POSSIBLE: ("no_exchange_possible", "AF-7.5"),
    NO_TRADER: ("no_trader", "AF-10.3"),
    TRADE_SOMETHING_FIRST: ("trade_something_first", "AF-7.5"),
    NO_READY_TOOL_MAKER: ("no_ready_tool_maker", "AF-10.7"),
    METAL_NOT_HELD: ("good_not_held", "AF-10.7"),
    NO_TOOLS_IN_STOCK: ("not_in_stock", "AF-10.7"),
    NOT_IN_STOCK: ("not_in_stock", "AF-10.6"),
    ARMY_BARS_TRADE: ("army_bars_trade", "AF-10.3"),
    NO_TRADER_THERE: ("no_trader_there", "AF-10.3"),
    TAKEN_THERE: ("taken_there", "AF-10.4"),
    TAKEN_IN_ACTION: ("taken_in_action", "AF-10.4"),
    TRADERS_USED_UP: ("traders_used_up", "AF-10.4"),
    ONE_EMPIRE_A_TURN: ("one_empire_a_turn", "AF-11.1"),
    NO_EMPIRE_OPEN: ("no_empire_open", "AF-11.2"),
    EMPIRE_OF_ANOTHER_TURN: ("empire_of_another_turn", "AF-11.1"),
    EMPIRE_TAKEN: ("empire_taken", "AF-11.1"),
    NO_WORKER_AT_HOME: ("no_worker_at_home", "AF-11.2"),
    OTHERS_HAVE_MORE: ("others_have_more", "AF-11.2"),
    NO_EMPIRE: ("no_empire", "AF-13.1"),
    NO_WAY_BACK: ("no_way_back", "AF-13.7"),
    NO_AVAILABLE_ARMY: ("no_available_army", "AF-22.4"),
    EXPAND_SOMETHING_FIRST: ("expand_something_first", "AF-7.5"),
    STILL_ON_THE_BOARD: ("still_on_the_board", "AF-13.7"),
    NOT_HOME: ("not_home", "AF-13.7"),
    ONLY_REENTRY: ("only_reentry", "AF-13.7"),
    HELD_ALREADY: ("held_already", "AF-13.2"),
    NOT_NEXT_TO: ("not_next_to", "AF-13.2"),
    NO_ARMY_THERE: ("no_army_there", "AF-13.3"),
    AREA_FULL: ("area_full", "AF-13.4"),
    NO_FOREIGN_CITY: ("no_foreign_city", "AF-13.3"),
    TOO_FEW_TO_DESTROY: ("too_few_to_destroy", "AF-13.3"),
    NOT_YOUR_CITY: ("not_your_city", "AF-16.3"),
    EXPANDED_ALREADY: ("expanded_already", "AF-16.4"),
}
"""Message and rule of each; without a rule, that of the question counts."""
