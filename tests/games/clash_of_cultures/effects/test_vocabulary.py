"""No effect without a test: take an operation of the vocabulary away, and a test notices."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures import test_scenarios as scenarios
from tests.games.clash_of_cultures.advances import test_advances as advances
from tests.games.clash_of_cultures.advances import test_governments as government_tests
from tests.games.clash_of_cultures.barbarians import test_barbarians as barbarian_tests
from tests.games.clash_of_cultures.battle import test_battle as battles
from tests.games.clash_of_cultures.cards import test_cards as card_tests
from tests.games.clash_of_cultures.cards import test_events as event_tests
from tests.games.clash_of_cultures.city import test_wonders as wonder_tests
from tests.games.clash_of_cultures.move import test_move as moves

from edubba.games.clash_of_cultures.decisions.effects.applying import DOES
from edubba.games.clash_of_cultures.space import OPS

Check = Callable[[], None]

LISTED: dict[str, Check] = {
    "gain": card_tests.test_ideas_and_great_ideas,
    "gain_choice": card_tests.test_city_development,
    "gain_per": card_tests.test_ideas_and_great_ideas,
    "pay_choice": event_tests.test_the_events_of_the_variant,
    "pay_or_mood": event_tests.test_severe_famine,
    "distribute": event_tests.test_good_years,
    "draw": wonder_tests.test_what_a_wonder_needs,
    "draw_and_swap_objective": card_tests.test_new_plans,
    "look_at_hand": card_tests.test_spy,
    "swap_card": card_tests.test_spy,
    "reveal_wonder": advances.test_engineering_reveals_a_wonder,
    "extra_action": scenarios.test_leadership,
    "lose_action": card_tests.test_assassination,
    "gain_advance": card_tests.test_inspiration,
    "switch_government": event_tests.test_revolution,
    "mood": event_tests.test_floods,
    "civil_war": event_tests.test_civil_war,
    "gain_unit": card_tests.test_militia_and_new_ideas,
    "lose_unit": event_tests.test_epidemics,
    "build_piece": card_tests.test_city_development,
    "found_city": event_tests.test_great_explorer,
    "destroy_city": event_tests.test_volcano,
    "destroy_pieces": event_tests.test_earthquakes,
    "explore": moves.test_exploring_by_card,
    "next_collect": card_tests.test_production_focus_and_mass_production,
    "next_move": event_tests.test_great_warlord,
    "pact": battles.test_pacts,
    "influence_barbarians": barbarian_tests.test_cultural_takeover,
    "move_barbarians": barbarian_tests.test_mercenaries,
    "offer_card": event_tests.test_great_persons,
    "pestilence_ban": event_tests.test_pestilence,
    "place_exhausted": scenarios.test_exhausted_icon,
    "spawn_barbarians": barbarian_tests.test_spawning,
    "barbarian_raid": scenarios.test_raid,
}
"""Operations in lists of effects."""
ELSEWHERE: dict[str, list[Check]] = {
    "trade_routes": [scenarios.test_trade_routes_income, event_tests.test_great_merchant],
    "exchange": [advances.test_free_education],
    "exchange_card": [advances.test_bartering],
    "raise_mood": [advances.test_sports],
    "collect_yield": [advances.test_what_can_be_collected],
    "collect_range2": [advances.test_husbandry],
    "collect_port": [scenarios.test_collect_with_a_port],
    "collect_any_from": [wonder_tests.test_great_gardens],
    "free_collect": [government_tests.test_free_economy],
    "angry_as_neutral": [government_tests.test_forced_labor],
    "resource_cap": [advances.test_storage, government_tests.test_dogma],
    "event_immunity": [scenarios.test_famine_and_myths, event_tests.test_pestilence],
    "permit_wonders": [wonder_tests.test_what_a_wonder_needs],
    "permit_ships": [advances.test_ships_are_built_on_the_port_sea_space],
    "permit_army_move": [moves.test_who_may_enter_foreign_spaces],
    "permit_tactics_cards": [advances.test_tactics_lets_armies_move_and_cards_be_laid],
    "alt_unit_price": [advances.test_units_for_mood_tokens],
    "refund_one_resource": [advances.test_medicine],
    "road_move": [moves.test_roads],
    "off_map_sail": [moves.test_navigation_and_cartography],
    "currency": [advances.test_taxes],
    "taxes": [advances.test_taxes],
    "no_food_price": [advances.test_advances_without_food, advances.test_state_religion],
    "alt_payment": [scenarios.test_rituals_pay_for_moods],
    "prevent": [event_tests.test_pestilence, wonder_tests.test_great_wall_of_the_variant],
    "free_cultural_influence": [advances.test_arts],
    "free_civic_improvement": [scenarios.test_voting_calms_a_city],
    "influence_immunity": [advances.test_monuments],
    "no_influence_boost": [government_tests.test_no_tokens_against_protected_cities],
    "roll_bonus": [government_tests.test_conversion],
    "convert_tokens": [advances.test_theaters],
    "convert": [advances.test_metallurgy_in_collect],
    "cancel_hits": [
        advances.test_war_ships_cancel_a_hit,
        battles.test_a_fortress_cancels_one_hit_in_round_one,
    ],
    "fortress_die": [scenarios.test_a_fortress_alone],
    "cancel_fortress_die": [advances.test_siegecraft],
    "cancel_fortress_hit": [advances.test_siegecraft],
    "cv_all_rounds": [advances.test_steel_weapons],
    "free_steel_weapons": [advances.test_steel_weapons],
    "cv_round": [government_tests.test_fanaticism, wonder_tests.test_great_wall_of_the_variant],
    "tie_break": [wonder_tests.test_great_pyramids_win_ties],
    "attack_ban": [wonder_tests.test_great_gardens],
    "borrow_advance": [wonder_tests.test_great_library],
    "place_ship_anywhere": [wonder_tests.test_great_lighthouse],
    "choose_first_player": [wonder_tests.test_great_lighthouse],
    "draw_from_discard": [wonder_tests.test_great_mausoleum],
    "discard_to_bottom": [wonder_tests.test_great_mausoleum],
    "discard_for_action": [wonder_tests.test_great_statue],
    "swap_token_kinds": [wonder_tests.test_great_colosseum],
    "buy_cv": [wonder_tests.test_great_colosseum],
    "t_cv": [battles.test_wedge_formation_and_high_morale],
    "t_dice": [battles.test_extra_dice, scenarios.test_ambush_and_capture],
    "t_cancel": [battles.test_improved_defenses],
    "t_kill": [battles.test_martyr_and_archers],
    "t_sacrifice": [battles.test_martyr_and_archers],
    "t_extra_hit": [battles.test_peltasts_and_encircled],
    "t_deny_abilities": [battles.test_high_ground_denies_combat_abilities],
    "t_cancel_card": [battles.test_scout_takes_the_card],
    "t_withdraw": [battles.test_tactical_retreat],
    "t_draw_on_kill": [battles.test_surprise_draws_a_card],
}
"""Operations that stand on an advance, a Wonder or a tactics half, and where they are tested."""


def nothing(*args: object) -> None:
    """An operation that is taken away."""


def test_the_whole_vocabulary_is_tested() -> None:
    assert {*LISTED} | {*ELSEWHERE} == {*OPS}
    assert {OPS.index(op) for op in LISTED} == {*DOES} - {OPS.index("trade_routes")}


@pytest.mark.parametrize("op", LISTED)
def test_without_its_operation_a_test_fails(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DOES, OPS.index(op), nothing)
    with pytest.raises((AssertionError, ValueError, LookupError, StopIteration)):
        LISTED[op]()
