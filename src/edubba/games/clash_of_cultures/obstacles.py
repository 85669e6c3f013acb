"""What stands in the way of an action: a code each, its message, and its rule.

The message is called like the code, unless it says the same as another. Obstacles without a rule
of their own are met by several questions, each with its own rule.
"""

from typing import Final

from edubba.core.questions import obstacles_in
from edubba.games.clash_of_cultures.terms import CIVIL_NEEDS

NOT_ON_THIS_BOARD: Final = 1
COLLECT_NOTHING: Final = 2
SPACE_GIVES_OTHER: Final = 3
NO_SUCH_PLAYER: Final = 4
NO_ACTION_LEFT: Final = 5
ALREADY_OWNED: Final = 6
CANNOT_PAY_ADVANCE: Final = 7
NEEDS_ADVANCE: Final = 8
NEEDS_OTHER_ADVANCE: Final = 9
CANNOT_PAY_ORE: Final = 10
OTHER_GOVERNMENT: Final = 11
NO_SWITCH: Final = 12
CANNOT_PAY_SWITCH: Final = 13
NEW_GOVERNMENT_ONLY: Final = 14
CUBES_IN_ORDER: Final = 15
COLLECT_NO_MORE_DISTANT: Final = 16
BUILD_WELCOME: Final = 17
BUILD_DRAFT: Final = 18
SPORTS_SAME_CITY: Final = 19
REFUND_PAID_ONLY: Final = 20
MOOD_OR_CULTURE: Final = 21
NOTHING_CAN_MOVE: Final = 22
MOVE_FIRST: Final = 23
NO_UNIT_THERE: Final = 24
UNIT_NOT_THERE: Final = 25
UNIT_GOES_ALREADY: Final = 26
LAND_OR_SHIPS: Final = 27
LIKE_UNIT_FIRST: Final = 28
UNIT_CANNOT_JOIN: Final = 29
CHOOSE_UNITS_FIRST: Final = 30
TOO_FAR: Final = 31
SEA_ON_FOOT: Final = 32
SHIPS_CANNOT_GO: Final = 33
NEEDS_ARMY: Final = 34
UNITS_CANNOT_MOVE: Final = 35
MOUNTAIN: Final = 36
FOREST: Final = 37
NEEDS_TACTICS: Final = 38
STACK_FULL: Final = 39
BUILD_FULL: Final = 40
NO_ROOM_ABOARD: Final = 41
NO_ROAD: Final = 42
NO_NAVIGATION: Final = 43
NO_SETTLER_THERE: Final = 44
NO_PLACE_FOR_CITY: Final = 45
NO_SETTLEMENT: Final = 46
NOTHING_TO_DO_THERE: Final = 47
BUILD_CAPACITY: Final = 48
ANGRY_AND_ACTIVE: Final = 49
COLLECT_NOTHING_HERE: Final = 50
COLLECT_FIRST: Final = 51
COLLECT_TOO_FAR: Final = 52
COLLECT_BARRED: Final = 53
COLLECT_ONCE: Final = 54
SPACES_IN_ORDER: Final = 55
BUILD_IMPOSSIBLE: Final = 56
BUILD_FIRST: Final = 57
BUILD_PORT: Final = 58
UNITS_IN_ORDER: Final = 59
NEEDS_BUILDING: Final = 60
NO_SEA_BESIDE: Final = 61
CANNOT_PAY_PIECE: Final = 62
ANGRY_CANNOT_GROW: Final = 63
CITY_TOO_BIG: Final = 64
BUILDING_THERE: Final = 65
CITY_TAKES_NO_PIECE: Final = 66
NO_CITY_TO_RAISE: Final = 67
NO_CITY_THERE: Final = 68
INFLUENCE_TOO_SMALL: Final = 69
INFLUENCE_NO_BUILDING: Final = 70
OWN_COLOUR: Final = 71
INFLUENCE_OUT_OF_RANGE: Final = 72
INFLUENCED_ALREADY: Final = 73
INFLUENCE_BARBARIANS: Final = 74
INFLUENCE_MONUMENTS: Final = 75
TAKEOVER_UNIT: Final = 76
UNIT_NOT_IN_BATTLE: Final = 77
UNIT_NOT_HERE: Final = 78
AMBUSH_CARD: Final = 79
TRUCE: Final = 80
RAID_FROM_MOST: Final = 81
RAID_NEAREST: Final = 82
NOT_NEAR_CITY: Final = 83
NO_BARBARIAN_SETTLEMENT: Final = 84
NO_BARBARIANS_THERE: Final = 85
HIRED_ALREADY: Final = 86
HIRE_TOO_FAR: Final = 87
HIRE_NO_WAY: Final = 88
HIRE_KINDS: Final = 89
HIRE_ONE_LAND_SPACE: Final = 90
NOT_FERTILE: Final = 91
ENTRY_SPACE: Final = 92
SHIPS_CANNOT_ARRIVE: Final = 93
REGION_NOT_BESIDE: Final = 94
NOT_BESIDE_CITY: Final = 95
NOT_ONESELF: Final = 96
NOT_TORN: Final = 97
UNIT_NOT_ON_BOARD: Final = 98
NEEDS_ARMY_UNIT: Final = 99
ANGRY_ALREADY: Final = 100
NOT_BY_SEA: Final = 101
CITY_CHOSEN_ALREADY: Final = 102
MUST_CHOOSE_CITY: Final = 103
MUST_DESTROY: Final = 104
SETTLEMENT_LAST: Final = 105
NO_TACTICS_HALF: Final = 106
MUST_GAIN: Final = 107
RAZE_SIZE_ONE: Final = 108
LAST_CITY_KEPT: Final = 109
CARD_NOT_PLAYED: Final = 110
CANNOT_PAY_CARD: Final = 111
CARD_AFTER_CAPTURE: Final = 112
CARD_BEFORE_FIRST_ACTION: Final = 113
ONLY_TEACH_US: Final = 114
ADVANCE_NOT_AMONG: Final = 115
NOT_THAT_PIECE: Final = 116
PLAYER_NOT_CONCERNED: Final = 117
NOT_HIS_CARD: Final = 118
SWAP_SAME_KIND: Final = 119
NOT_LOOKED_AT: Final = 120
ATTACKERS_ONLY: Final = 121
DEFENDERS_ONLY: Final = 122
LAND_ONLY: Final = 123
CITY_ONLY: Final = 124
NOT_AGAINST_CITY: Final = 125
NO_FIGHTERS: Final = 126
OBJECTIVE_NOT_IN_HAND: Final = 127
OBJECTIVE_ONCE: Final = 128
OBJECTIVE_TOO_LATE: Final = 129
NO_RETREAT: Final = 130
WITHDRAW_PLACE: Final = 131
WONDER_NOT_DISPLAYED: Final = 132
WONDER_IN_ANGRY_CITY: Final = 133
WONDER_NEEDS_HAPPY: Final = 134
WONDER_NEEDS_ADVANCES: Final = 135
CANNOT_PAY_WONDER: Final = 136
GARDENS: Final = 137
WONDER_NEEDS_PORT: Final = 138
NEEDS_SEA: Final = 139
FOREIGN_SHIPS: Final = 140
NO_TRADING: Final = 141
TRADE_WITH_ONESELF: Final = 142
NO_OFFER_LEFT: Final = 143
AT_MOST: Final = 144
OTHER_CARDS_NOW: Final = 145
CARDS_IN_ORDER: Final = 146
CARD_NAMED_ALREADY: Final = 147
COUNTER_TO_PARTNER: Final = 148
ONE_COUNTER_OFFER: Final = 149
BUILD_NONE_LEFT: Final = 150
NO_PIECE_LEFT: Final = 151
MUST_PLACE: Final = 152
NO_GOVERNMENT: Final = 153
PESTILENCE: Final = 154
PAY_A_TOKEN: Final = 155
TOKENS_IN_ORDER: Final = 156
TOKENS_YOU_HAVE: Final = 157
BARBARIANS_FULL: Final = 158
CANNOT_PAY: Final = 159
CHOOSE_CITY_FIRST: Final = 160
CHOOSE_PIECE_NOW: Final = 161
CITIES_IN_ORDER: Final = 162
HAPPY_ALREADY: Final = 163
KIND_NOT_OFFERED: Final = 164
NO_CITY_OF_YOURS: Final = 165
NO_SUCH_TOKEN: Final = 166
NOT_FREE_LAND: Final = 167
NOT_IN_HAND: Final = 168
NOT_THAT_REGION: Final = 169
OBJECTIVE_NOT_MET: Final = 170
PIECE_NOT_THERE: Final = 171
RAISE_FIRST: Final = 172
USE_NOT_OWNED: Final = 173
USE_NOTHING: Final = 174
USE_ONCE: Final = 175
NO_CITY_HERE: Final = 176
NOT_SO_MANY: Final = 177
NEEDS_ROADS: Final = 178
ROAD_OF_CITY: Final = 179
CANNOT_PAY_ROAD: Final = 180
ASHORE_FIRST: Final = 181
SHIPS_STAY_AT_SEA: Final = 182
NEEDS_NAVIGATION: Final = 183
CANNOT_PAY_INFLUENCE: Final = 184
COLLECT_NO_OTHER: Final = 185
POWER_SEPARATED: Final = 186
POWER_TOTAL: Final = 187
DEVOTED: Final = 188
THERE_ALREADY: Final = 189
NEED: Final = 200
"""What a civil half needs: this and the number of the half."""

SAID: Final = {
    "off_board": "not_on_this_board",
    "cannot_pay": "cannot_pay_advance cannot_pay_ore cannot_pay_switch cannot_pay_piece "
    "cannot_pay_card cannot_pay_wonder cannot_pay_road cannot_pay_influence",
    "needs_advance": "needs_other_advance",
    "no_city_of_yours": "no_city_here",
    "unit_not_there": "unit_not_here",
    "ships_cannot_go": "ships_cannot_arrive",
    "card_not_in_hand": "card_not_played objective_not_in_hand not_in_hand",
    "angry_cannot_grow": "wonder_in_angry_city",
}
"""Messages that say the same of several obstacles."""
RULED: Final = {
    "CC-0.3": "not_on_this_board",
    "CC-0.7": "collect_nothing space_gives_other",
    "CC-1.9": "no_such_player",
    "CC-2.2": "no_action_left use_once",
    "CC-2.5": "use_nothing",
    "CC-3.1": "already_owned cannot_pay_advance",
    "CC-3.2": "needs_advance",
    "CC-3.3": "needs_other_advance",
    "CC-3.4": "cannot_pay_ore",
    "CC-3.8": "other_government",
    "CC-3.9": "no_switch cannot_pay_switch new_government_only cubes_in_order",
    "CC-3.20.4": "collect_no_more_distant",
    "CC-3.21.3": "build_welcome",
    "CC-3.24.4": "build_draft",
    "CC-3.27.2": "sports_same_city",
    "CC-3.28.3": "refund_paid_only",
    "CC-3.29.2": "power_separated",
    "CC-3.29.4": "collect_no_other",
    "CC-3.29.5": "mood_or_culture",
    "CC-3.29.6": "power_total",
    "CC-3.29.10": "devoted",
    "CC-4.1": "nothing_can_move move_first",
    "CC-4.2": "no_unit_there unit_not_there unit_goes_already land_or_ships like_unit_first "
    "unit_cannot_join choose_units_first there_already",
    "CC-4.3": "too_far sea_on_foot",
    "CC-4.4": "ships_cannot_go",
    "CC-4.5": "needs_army",
    "CC-4.6": "units_cannot_move",
    "CC-4.7": "mountain",
    "CC-4.8": "forest",
    "CC-4.9": "needs_tactics",
    "CC-4.10": "stack_full build_full",
    "CC-4.11": "no_room_aboard ashore_first ships_stay_at_sea",
    "CC-4.12": "no_road needs_roads road_of_city cannot_pay_road",
    "CC-4.13": "no_navigation needs_navigation",
    "CC-5.1": "no_settler_there no_place_for_city",
    "CC-5.2": "no_settlement",
    "CC-6.1": "no_city_here nothing_to_do_there",
    "CC-6.2": "build_capacity",
    "CC-6.3": "angry_and_active",
    "CC-6.4": "collect_nothing_here collect_first collect_too_far collect_barred collect_once "
    "spaces_in_order",
    "CC-6.5": "build_impossible build_first build_port units_in_order",
    "CC-6.6": "needs_building no_sea_beside cannot_pay_piece",
    "CC-6.7": "angry_cannot_grow city_too_big building_there city_takes_no_piece",
    "CC-7.1": "no_city_to_raise",
    "CC-8.1": "no_city_there influence_too_small influence_no_building own_colour",
    "CC-8.3": "influence_out_of_range cannot_pay_influence",
    "CC-8.6": "influenced_already",
    "CC-8.7": "influence_barbarians influence_monuments",
    "CC-8.8": "takeover_unit",
    "CC-9.7": "unit_not_in_battle unit_not_here",
    "CC-9.14": "ambush_card",
    "CC-9.16": "truce",
    "CC-11.5": "raid_from_most raid_nearest",
    "CC-11.7": "not_near_city no_barbarian_settlement",
    "CC-11.8": "no_barbarians_there hired_already hire_too_far hire_no_way hire_kinds "
    "hire_one_land_space",
    "CC-12.4": "not_fertile entry_space",
    "CC-12.5": "ships_cannot_arrive",
    "CC-12.7": "region_not_beside",
    "CC-13.3": "not_beside_city",
    "CC-13.4": "not_oneself not_torn unit_not_on_board needs_army_unit",
    "CC-13.5": "angry_already not_by_sea city_chosen_already must_choose_city",
    "CC-13.6": "must_destroy settlement_last",
    "CC-13.7": "no_tactics_half",
    "CC-14.2": "must_gain",
    "CC-14.4": "raze_size_one last_city_kept",
    "CC-15.1": "card_not_played",
    "CC-15.2": "cannot_pay_card card_after_capture card_before_first_action only_teach_us "
    "advance_not_among not_that_piece player_not_concerned not_his_card swap_same_kind "
    "not_looked_at",
    "CC-15.3": "attackers_only defenders_only land_only city_only not_against_city no_fighters",
    "CC-15.5": "objective_not_in_hand",
    "CC-15.6": "objective_once",
    "CC-15.9": "objective_too_late",
    "CC-15.11": "no_retreat withdraw_place",
    "CC-16.2": "wonder_not_displayed wonder_in_angry_city wonder_needs_happy wonder_needs_advances",
    "CC-16.3": "cannot_pay_wonder",
    "CC-16.6.2": "gardens",
    "CC-16.6.4": "wonder_needs_port needs_sea foreign_ships",
    "CC-17.1": "no_trading trade_with_oneself",
    "CC-17.3": "no_offer_left at_most other_cards_now cards_in_order card_named_already "
    "counter_to_partner one_counter_offer",
    "CC-18.1": "not_so_many",
    "CC-20.1": "build_none_left no_piece_left must_place",
    "CC-20.12": "no_government",
    "CC-20.13": "pestilence",
    "CC-20.14": "pay_a_token tokens_in_order tokens_you_have",
}
"""The rules of obstacles; what several rules share takes that of the question (`Rules.reason`)."""
OBSTACLES: Final = {
    **obstacles_in(__name__, RULED, SAID),
    **{NEED + half: (f"need_{need}", "CC-15.2") for half, need in enumerate(CIVIL_NEEDS)},
}
