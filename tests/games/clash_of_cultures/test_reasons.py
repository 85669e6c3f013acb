"""Which reason is given where: one position a family of refusals."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.pieces import IN_FOREST, IN_MOUNTAIN, ON_FERTILE


def test_units_that_cannot_go_along() -> None:
    game = table().all_land().units(0, "D2", armies=1).turn_of(0).play("move")
    assert game.whys("from D4", "stop") == ["no_unit_there", "move_first"]
    game.play("from D2")
    assert game.whys("to D3", "with army1", "with settler2") == [
        "choose_units_first",
        "needs_tactics",
        "unit_not_there",
    ]
    game.play("with settler1")
    assert game.whys("with settler1", "to D5") == ["unit_goes_already", "too_far"]
    game = table().land("D3 sea").no_units(0).units(0, "D3", ships=1).aboard(0, 1, settlers=1)
    game.turn_of(0).play("move", "from D3", "with ship1")
    assert game.whys("with settler1", "to D2", "navigate A3") == [
        "land_or_ships",
        "ships_cannot_go",
        "no_navigation",
    ]
    game = table().knows(0, "tactics").all_land().units(0, "D2", armies=2).turn_of(0)
    game.play("move", "from D2")
    assert game.whys("with army2") == ["like_unit_first"]
    game.play("with army1", "to D3")
    assert game.whys("from D3") == ["units_cannot_move"]


def test_places_where_a_group_cannot_go() -> None:
    game = table().knows(0, "tactics").all_land().land("C3 sea").no_units(0).no_units(1)
    game.units(0, "D3", settlers=1, armies=2).units(0, "D4", armies=3).units(1, "E3", armies=1)
    game.turn_of(0).play("move", "from D3", "with settler1")
    assert game.whys("to C3", "to E3", "road D5", "embark C3") == [
        "sea_on_foot",
        "needs_army",
        "no_road",
        "no_room_aboard",
    ]
    game.play("with army1", "with army2")
    assert game.whys("to D4") == ["stack_full"]
    seat = game.state.edit(0)
    seat.truce = 0b10
    assert game.whys("to E3") == ["truce"]
    seat.truce = 0
    for unit in range(4, 6):
        seat.marks[unit] = IN_FOREST
    assert game.whys("to E3") == ["forest"]
    for unit in range(4, 6):
        seat.marks[unit] = IN_MOUNTAIN
    assert game.whys("to D2") == ["mountain"]


def test_the_great_gardens_in_the_way() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, wonders="great_gardens").units(0, "D4", armies=1).turn_of(0)
    game.state.edit(0).marks[4] = ON_FERTILE
    game.play("move", "from D4", "with army1")
    assert game.whys("to D5") == ["gardens"]


def test_a_space_that_this_board_lacks() -> None:
    game = table().turn_of(0).play("activate D2", "collect")
    assert game.whys("pick K4", "pick D7", "stop") == [
        "off_board",
        "collect_too_far",
        "collect_first",
    ]
    assert game.refusal("pick K4").rule == "CC-0.3"


def test_pieces_that_a_city_cannot_take() -> None:
    game = table().knows(0, "myths writing").has(0, food=1, wood=1, ore=1).turn_of(0)
    game.city("C2", 0).city("D2", 0, "neutral", "temple").play("activate D2")
    assert game.whys("piece temple", "piece port", "piece academy") == [
        "building_there",
        "needs_building",
        "city_too_big",
    ]
    game.play("collect", "pick D2", "stop", "activate C2")
    game.state.edit(0).supply[4] = 0
    assert game.whys("piece temple") == ["no_piece_left"]
    game.has(0, food=0)
    assert game.whys("piece academy", "wonder great_statue", "build_units") == [
        "cannot_pay",
        "wonder_not_displayed",
        "build_impossible",
    ]
    game = table().knows(0, "fishing").has(0, food=1, wood=1, ore=1).city("C2", 0).turn_of(0)
    assert game.play("activate C2").whys("piece port") == ["no_sea_beside"]


def test_wonders_that_cannot_be_built() -> None:
    game = table().knows(0, "engineering").display("great_lighthouse").city("C2", 0, "angry")
    game.has(0, food=2).turn_of(0).play("activate C2")
    assert game.whys("wonder great_lighthouse") == ["angry_cannot_grow"]
    game.play("collect", "pick C2")
    game.settle().play("activate D2")
    assert game.whys("wonder great_lighthouse") == ["wonder_needs_advances"]
    game.knows(0, "cartography")
    assert game.whys("wonder great_lighthouse") == ["wonder_needs_port"]
    game.city("D2", 0, "happy", "port")
    assert game.whys("wonder great_lighthouse") == ["city_too_big"]
    game.city("E2", 0)
    assert game.whys("wonder great_lighthouse") == ["cannot_pay"]


def test_building_units() -> None:
    game = table().has(0, food=2).units(0, "D2", armies=4).turn_of(0)
    game.play("activate D2", "build_units")
    assert game.whys("stop", "build army", "build ship", "build drafted_army") == [
        "build_first",
        "build_full",
        "build_port",
        "build_full",
    ]
    assert game.whys("build welcomed_settler") == ["build_welcome"]
    game = table().has(0, food=1).no_units(0).turn_of(0).play("activate D2", "build_units")
    assert game.whys("build settler", "build drafted_army") == ["cannot_pay", "build_draft"]
    game = table().has(0, food=2, gold=2).no_units(0).units(0, "D2", settlers=4).turn_of(0)
    game.play("activate D2", "build_units")
    assert game.whys("build settler") == ["build_none_left"]
    game = table(rules=2).knows(0, "fishing sanitation").has(0, food=2, wood=1, ore=1, mood=1)
    game.no_units(0).turn_of(0).land("D3 sea").city("D2", 0, "happy", "port", port="D3")
    game.play("activate D2", "build_units", "build ship")
    assert game.whys("build army") == ["units_in_order"]
    game = (
        table()
        .knows(0, "draft sanitation")
        .has(0, food=2, mood=2)
        .units(0, "D2", armies=3)
        .turn_of(0)
    )
    game.play("activate D2", "build_units", "build army")
    assert game.whys("build drafted_army") == ["build_full"]


def test_the_capacity_of_a_city() -> None:
    game = table().knows(0, "sanitation").has(0, food=2, mood=1).no_units(0).turn_of(0)
    game.city("D2", 0, "happy", "temple").play("activate D2", "build_units", "build army")
    game.play("build army")
    assert game.asked == "build_unit"
    game.state.edit_city(cell_of("D2")).mood = 0
    assert game.whys("build welcomed_settler") == ["build_capacity"]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("act_35", "card_after_capture"),
        ("act_03", "need_some_such_advance"),
        ("act_05", "need_won_land_battle_this_turn"),
        ("act_11", "need_captured_city_or_won_land_battle_this_turn"),
        ("act_07", "need_another_player_has_cards"),
        ("act_09", "need_own_academy_city"),
        ("act_13", "need_barbarian_stack_within_2"),
        ("act_15", "need_barbarian_settlement_in_reach"),
        ("act_17", "need_some_piece_buildable"),
        ("act_31", "need_has_objective_card"),
        ("act_33", "need_two_affordable_in_one_category"),
    ],
)
def test_cards_that_cannot_be_played(card: str, code: str) -> None:
    game = table().has(0, food=2, culture=1).holds(0, card).turn_of(0)
    assert game.whys(f"play {card}", "play act_42") == [code, "card_not_in_hand"]


def test_cards_that_come_too_late_or_too_early() -> None:
    game = table().has(0, food=0, culture=1).holds(0, "act_23 act_27 act_41").turn_of(0)
    game.state.begun = True
    game.state.edit(1).assassinated = 1
    assert game.whys("play act_23", "play act_27", "play act_41") == [
        "card_before_first_action",
        "need_none",
        "need_some_advance_affordable",
    ]
    game = table().holds(0, "act_37 act_41").turn_of(0, actions=0)
    assert game.whys("play act_37", "play act_41") == ["cannot_pay", "no_action_left"]
    game = table().has(0, culture=1).holds(0, "act_37 act_19 act_29").units(0, "D2", armies=4)
    game.turn_of(0).play("play act_19")
    assert game.whys("play act_37", "play act_29") == [
        "need_army_and_room_available",
        "need_can_still_collect",
    ]


def test_abilities_that_cannot_be_used() -> None:
    game = table().knows(0, "taxes arts theaters").turn_of(0, actions=0)
    assert game.whys("use taxes", "use arts", "use theaters", "use sports") == [
        "no_action_left",
        "cannot_pay",
        "use_nothing",
        "use_not_owned",
    ]


def test_cards_that_cannot_be_laid() -> None:
    def battle(defending: bool) -> Table:
        """An attack on a city; whoever is asked holds one card of each family."""
        game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
        game.city("D5", 1).units(0, "D4", armies=1).units(1, "D5", armies=1).turn_of(0)
        game.holds(int(defending), "act_05 act_13 act_09 great_artist act_17 act_41")
        return game.play("move", "from D4", "with army1", "to D5")

    attacker = battle(False)
    assert attacker.asked == "lay_card"
    assert attacker.whys(
        "card act_13", "card act_09", "card great_artist", "card act_42", "card act_17"
    ) == [
        "defenders_only",
        "not_against_city",
        "no_tactics_half",
        "card_not_in_hand",
        "defenders_only",
    ]
    defender = battle(True)
    assert (defender.asked, defender.state.actor) == ("lay_card", 1)
    assert defender.whys("card act_05") == ["attackers_only"]
    for cell in ("D6", "C5", "C6", "E5", "E6"):
        defender.units(0, cell, armies=1)
    assert defender.whys("card act_17") == ["no_retreat"]


def test_cards_for_land_and_cities_only() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D4", armies=1).units(1, "D5", armies=1).holds(0, "act_11 act_41").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5")
    assert game.whys("card act_11") == ["city_only"]
    game = table().knows(0, "tactics").all_land("sea").no_units(0).no_units(1)
    game.units(0, "D4", ships=1).units(1, "D5", ships=1).turn_of(0)
    game.holds(0, "act_11 act_01 act_41").play("move", "from D4", "with ship1", "to D5")
    assert game.whys("card act_11", "card act_01") == ["land_only", "land_only"]
    game = table().knows(1, "tactics fishing").all_land().no_units(0).no_units(1)
    game.knows(0, "tactics").city("D5", 1, "neutral", "fortress").units(0, "D4", armies=1)
    game.holds(1, "act_01 act_41").turn_of(0).play("move", "from D4", "with army1", "to D5")
    assert game.asked == "lay_card"
    assert game.whys("card act_01") == ["no_fighters"]


def test_an_ambush_needs_a_fitting_card() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(0, "D4", armies=1).holds(1, "act_01 act_41").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5")
    assert game.asked == "ambush"
    assert game.whys("card act_01", "card act_02") == ["ambush_card", "card_not_in_hand"]


def test_teach_us_alone() -> None:
    game = table().knows(0, "tactics").knows(1, "storage").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(0, "D4", armies=1).holds(0, "act_01 act_35").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5", "pick D7")
    assert game.asked == "teach_us"
    assert game.whys("card act_01", "card act_36") == ["only_teach_us", "card_not_in_hand"]


def test_targets_of_influence() -> None:
    game = table().all_land().turn_of(0).city("C3", 1, "neutral", "temple")
    game.barbarians("E4", 1)
    assert game.whys("influence D4", "influence E4", "influence D7", "influence D2") == [
        "no_city_there",
        "influence_barbarians",
        "influence_too_small",
        "influence_no_building",
    ]
    game.state.influenced = True
    assert game.whys("influence C3") == ["influenced_already"]
    game.state.influenced = False
    game.knows(1, "monuments").city("C3", 1, wonders="great_statue")
    assert game.whys("influence C3") == ["influence_monuments"]
    game = table().all_land().city("D6", 1, "neutral", "temple port").turn_of(0)
    assert game.whys("influence D6") == ["influence_out_of_range"]
    game.city("D5", 0).city("D6", 1, "neutral", "academy", colour=0)
    game.state.edit(0).supply[4] = 0
    game.play("influence D6")
    assert game.whys("piece temple", "piece academy", "piece fortress") == [
        "no_piece_left",
        "own_colour",
        "piece_not_there",
    ]


def test_moods_that_cannot_be_raised() -> None:
    game = table().has(0, mood=1).city("C2", 0, "angry", "temple").city("E2", 0).turn_of(0)
    game.play("civic")
    assert game.whys("pick C2", "pick D2", "pick D7", "stop") == [
        "cannot_pay",
        "happy_already",
        "no_city_of_yours",
        "raise_first",
    ]
    game = table(rules=2).has(0, mood=5).city("C2", 0, "angry").city("E2", 0, "angry").turn_of(0)
    assert game.play("civic", "pick E2").whys("pick C2") == ["cities_in_order"]
    game = table().knows(0, "sports").has(0, culture=2).city("C2", 0, "angry").city("E2", 0)
    game.turn_of(0).play("use sports")
    assert game.whys("pick D2", "pick D7", "stop") == [
        "happy_already",
        "no_city_of_yours",
        "raise_first",
    ]
    assert game.play("pick C2").whys("pick E2") == ["sports_same_city"]


def test_what_an_event_cannot_pick() -> None:
    game = table().turn_of(0).no_units(0).all_land("sea").city("C2", 0, "angry").city("E2", 0)
    game.units(0, "D2", armies=1).event_for(0, "ev_36")
    assert (game.asked, game.state.a) == ("civil_war", 0)
    assert game.whys("pick C2", "pick D7") == ["angry_already", "no_city_of_yours"]
    game = table().turn_of(0).no_units(0).city("C2", 0).city("E2", 0).units(0, "C2", armies=1)
    game.units(0, "E2", armies=1).event_for(0, "ev_36")
    assert game.whys("pick D2", "pick D7") == ["not_torn", "no_city_of_yours"]
    game = table().turn_of(0).no_units(0).land("C3 sea").city("C2", 0).city("E2", 0)
    game.event_for(0, "ev_32")
    assert game.whys("pick E2", "pick D7", "stop") == [
        "not_by_sea",
        "no_city_of_yours",
        "must_choose_city",
    ]
    game = table(rules=2).turn_of(0).knows(0, "roads").city("C2", 0).city("E2", 0)
    game.event_for(0, "ev_01")
    assert game.whys("pick E2") == ["cities_in_order"]


def test_where_barbarians_and_tokens_cannot_go() -> None:
    game = table().turn_of(0).no_units(0).all_land().event_for(0, "ev_13")
    assert game.asked == "exhaust_space"
    assert game.whys("pick D4", "pick D1", "pick D2") == [
        "not_beside_city",
        "not_free_land",
        "not_free_land",
    ]
    game = table().turn_of(0).no_units(0).all_land().barbarians("D5", 4).event_for(0, "ev_10")
    assert game.whys("pick D6", "pick D1") == ["not_near_city", "not_free_land"]
    game.play("pick D4")
    assert game.whys("pick D5", "pick D6") == ["barbarians_full", "no_barbarian_settlement"]
    game = table().turn_of(0).all_land().barbarians("D3", 2).barbarians("C3", 1).city("E4", 0)
    game.event_for(0, "ev_03")
    assert game.whys("pick C3") == ["raid_from_most"]
    game.play("pick D3")
    assert game.asked == "raid_on"
    assert game.whys("pick D7") == ["raid_nearest"]


def test_barbarians_that_cannot_be_hired() -> None:
    game = table().has(0, food=2).all_land().land("G5 sea, G6 sea").no_units(0).turn_of(0)
    game.barbarians("D3", 1).barbarians("D6", 2).holds(0, "act_13").play("play act_13")
    assert game.whys("from D5", "from D6") == ["no_barbarians_there", "hire_too_far"]
    game.play("from D3")
    assert game.whys("kind ideas", "kind wood") == ["hire_kinds", "cannot_pay"]
    game.barbarians("E4", 4, settlement=False).play("kind food")
    assert game.whys("to D5", "to E4") == ["hire_one_land_space", "barbarians_full"]
    game.play("to D4")
    assert game.whys("from D4") == ["hired_already"]
    game = table().has(0, food=1).no_units(0).all_land("sea").land("D4 fertile").turn_of(0)
    game.barbarians("E2", 1).barbarians("D4", 1).holds(0, "act_13").play("play act_13")
    assert game.whys("from D4") == ["hire_no_way"]


def test_players_that_cannot_be_named() -> None:
    game = table(4).has(0, culture=1).holds(0, "act_27").turn_of(0)
    game.state.edit(2).assassinated = 1
    game.play("play act_27")
    assert game.whys("player yellow", "player red") == ["player_not_concerned", "not_oneself"]
    game = table(3).no_units(0).turn_of(0).has(0, culture=1).holds(0, "act_27").play("play act_27")
    assert game.whys("player green") == ["no_such_player"]
    game = table(3).turn_of(0)
    assert game.whys("trade green", "trade red") == ["no_such_player", "trade_with_oneself"]


def test_a_new_government() -> None:
    game = table().knows(0, "philosophy voting separation_of_power draft").has(0, food=2)
    game.turn_of(0)
    assert game.whys("switch theocracy", "switch democracy") == ["no_switch", "no_switch"]
    game.play("switch autocracy")
    assert game.whys("advance nationalism", "advance voting") == [
        "already_owned",
        "new_government_only",
    ]
    game = table(rules=2).knows(0, "philosophy voting separation_of_power civil_liberties draft")
    game.has(0, food=2).turn_of(0).play("switch autocracy")
    assert game.whys("advance forced_labor") == ["cubes_in_order"]


def test_trade_items() -> None:
    game = table(3, 2).has(0, food=2).has(1, food=1).holds(0, "act_05 act_06 obj_01").turn_of(0)
    game.play("trade blue")
    assert game.whys("count 3") == ["at_most"]
    game.play("count 1", "card act_06")
    assert game.whys("card act_05", "card act_07", "objective obj_01") == [
        "cards_in_order",
        "card_not_in_hand",
        "other_cards_now",
    ]
    game.play("stop", "stop", "count 0")
    assert game.whys("trade yellow") == ["counter_to_partner"]
    game.play("trade red", "count 1", "count 0", "count 0", "count 0")
    assert game.whys("trade blue") == ["one_counter_offer"]


def test_objectives_that_cannot_be_scored() -> None:
    game = table().holds(0, "obj_11 obj_12").has(0, ore=5).status()
    assert game.whys("score obj_11.peace", "score obj_13.peace") == [
        "objective_not_met",
        "card_not_in_hand",
    ]
    game = table().knows(0, "tactics").holds(0, "obj_24 obj_25 obj_26").status()
    game.knows(0, "philosophy voting separation_of_power civil_liberties free_economy")
    game.play("score obj_24.peace")
    assert game.whys("score obj_25.peace") == ["objective_once"]


@pytest.mark.parametrize(
    ("card", "setting", "move", "code"),
    [
        ("act_31", "obj_01", "objective obj_05", "card_not_in_hand"),
        ("act_07", "obj_01 act_02", "card act_09", "card_not_in_hand"),
    ],
)
def test_cards_one_does_not_hold(card: str, setting: str, move: str, code: str) -> None:
    game = table().has(0, culture=1).holds(0, f"{card} {setting}").holds(1, "act_04 obj_07")
    game.turn_of(0).play(f"play {card}")
    while game.state.actor == -1:
        game.play(game.legal()[0])
    assert game.whys(move) == [code]


def test_a_swap_of_cards() -> None:
    game = table().has(0, culture=1).holds(0, "act_07 act_02 obj_01").holds(1, "act_04")
    game.turn_of(0).play("play act_07")
    assert game.whys("objective obj_01", "objective obj_02") == [
        "swap_same_kind",
        "card_not_in_hand",
    ]
    game.play("card act_02")
    assert game.whys("card act_09", "objective obj_01") == ["not_his_card", "swap_same_kind"]


def test_new_regions() -> None:
    game = table().turn_of(0).play("move", "from D2", "with settler1", "to D3", "tile r14")
    if game.asked == "orient_region":
        game.play("orient a")
    assert game.asked == "barbarian_space"
    assert game.whys("pick D3", "pick D7") == ["entry_space", "not_that_region"]
    other = {"D3", "C4", "E4", "D4"} - {"D3", *game.legal("pick")}
    assert game.whys(*(f"pick {cell}" for cell in other)) == ["not_fertile"]


def test_free_units_and_pieces_by_card() -> None:
    game = table().has(0, culture=1).holds(0, "act_37").city("C2", 0).units(0, "C2", armies=4)
    game.city("E2", 0).turn_of(0).play("play act_37")
    assert game.whys("pick C2", "pick D7", "stop") == [
        "stack_full",
        "no_city_of_yours",
        "must_place",
    ]
    game = table().has(0, culture=1).knows(0, "myths").holds(0, "act_17").city("C2", 0, "angry")
    game.city("E2", 0).turn_of(0)
    game.state.edit_city(cell_of("C2")).activations = 1
    game.play("play act_17")
    assert game.whys("piece temple", "pick C2", "pick D7") == [
        "choose_city_first",
        "angry_and_active",
        "no_city_of_yours",
    ]
    game.state.edit_city(cell_of("C2")).activations = 0
    assert game.whys("pick C2") == ["city_takes_no_piece"]
    game.play("pick E2")
    assert game.whys("pick D2", "piece port") == ["choose_piece_now", "needs_building"]


def test_a_fleet_in_battle_and_ships_to_board() -> None:
    game = table().all_land("sea").no_units(0).no_units(1).units(0, "D4", ships=2)
    game.aboard(0, 1, settlers=1).units(1, "D5", ships=3).turn_of(0)
    game.play("move", "from D4", "with ship1", "with ship2", "to D5")
    game.play("die 6", "die 6", "die 1", "die 1", "die 1")
    assert (game.asked, game.state.actor) == ("lose_ship", 1)
    assert game.whys("with ship4", "with army1") == ["unit_not_in_battle", "unit_not_in_battle"]
    game = table().land("D3 sea").no_units(0).units(0, "D2", settlers=1).units(0, "D3", ships=3)
    game.aboard(0, 1, settlers=1).aboard(0, 2, settlers=2).turn_of(0)
    game.play("move", "from D2", "with settler1", "embark D3")
    assert game.asked == "board_ship"
    assert game.whys("with ship2") == ["no_room_aboard"]
