"""No effect without a test: take an operation of the vocabulary away, and a test notices.

Each operation is listed with the module that does it, the constant by which that module knows it
(or knows the advance or Wonder it stands on), and a test. With the constant made meaningless the
operation does nothing, and the test must fail.
"""

from collections.abc import Callable
from types import ModuleType

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

from edubba.games.clash_of_cultures import board, scoring
from edubba.games.clash_of_cultures.decisions import payment
from edubba.games.clash_of_cultures.decisions.advances import abilities, advance, income
from edubba.games.clash_of_cultures.decisions.barbarians import raids
from edubba.games.clash_of_cultures.decisions.battle import attack, before_roll, hits, rounds
from edubba.games.clash_of_cultures.decisions.cards import decks
from edubba.games.clash_of_cultures.decisions.city import (
    build,
    civic,
    collect,
    growing,
    influence,
    influence_targets,
    mood,
)
from edubba.games.clash_of_cultures.decisions.effects import applying, moods
from edubba.games.clash_of_cultures.decisions.move import paths
from edubba.games.clash_of_cultures.decisions.turn import status
from edubba.games.clash_of_cultures.space import DATA

pytestmark = pytest.mark.interpreted_only  # compiled modules have their constants built in

MEANINGLESS = 60
"""No operation, advance, Wonder or building has this number."""
Check = Callable[[], None]
Place = tuple[ModuleType, str, Check]

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
"""Operations in lists of effects: `decisions/effects/applying.py` does them all."""
ELSEWHERE: dict[str, list[Place]] = {
    "trade_routes": [
        (income, "TRADE_ROUTES", scenarios.test_trade_routes_income),
        (applying, "OP_TRADE_ROUTES", event_tests.test_great_merchant),
    ],
    "exchange": [(advance, "FREE_EDUCATION", advances.test_free_education)],
    "exchange_card": [(abilities, "USE_BARTERING", advances.test_bartering)],
    "raise_mood": [(abilities, "USE_SPORTS", advances.test_sports)],
    "collect_yield": [(collect, "YIELD_ADVANCE", advances.test_what_can_be_collected)],
    "collect_range2": [(collect, "HUSBANDRY", advances.test_husbandry)],
    "collect_port": [(collect, "PORT", scenarios.test_collect_with_a_port)],
    "collect_any_from": [(collect, "GREAT_GARDENS", wonder_tests.test_great_gardens)],
    "free_collect": [(abilities, "USE_FREE_ECONOMY", government_tests.test_free_economy)],
    "angry_as_neutral": [(mood, "USE_FORCED_LABOR", government_tests.test_forced_labor)],
    "resource_cap": [
        (board, "STORAGE", advances.test_storage),
        (board, "DOGMA", government_tests.test_dogma),
    ],
    "event_immunity": [
        (applying, "IRRIGATION", scenarios.test_famine_and_myths),
        (applying, "SANITATION", event_tests.test_pestilence),
    ],
    "permit_wonders": [(growing, "WONDER_NEEDS", wonder_tests.test_what_a_wonder_needs)],
    "permit_ships": [(build, "PORT", advances.test_ships_are_built_on_the_port_sea_space)],
    "permit_army_move": [(paths, "TACTICS", moves.test_who_may_enter_foreign_spaces)],
    "permit_tactics_cards": [
        (rounds, "TACTICS", advances.test_tactics_lets_armies_move_and_cards_be_laid)
    ],
    "alt_unit_price": [
        (build, "DRAFT", advances.test_units_for_mood_tokens),
        (build, "SANITATION", advances.test_units_for_mood_tokens),
    ],
    "refund_one_resource": [(build, "MEDICINE", advances.test_medicine)],
    "road_move": [(paths, "ROADS", moves.test_roads)],
    "off_map_sail": [(paths, "NAVIGATION", moves.test_navigation_and_cartography)],
    "currency": [(income, "CURRENCY", advances.test_taxes)],
    "taxes": [(abilities, "USE_TAXES", advances.test_taxes)],
    "no_food_price": [
        (advance, "MATH", advances.test_advances_without_food),
        (advance, "ASTRONOMY", advances.test_advances_without_food),
        (advance, "PRIESTHOOD", advances.test_advances_without_food),
        (growing, "STATE_RELIGION", advances.test_state_religion),
    ],
    "alt_payment": [(civic, "RITUALS", scenarios.test_rituals_pay_for_moods)],
    "prevent": [
        (moods, "MYTHS", event_tests.test_pestilence),
        (raids, "GREAT_WALL", wonder_tests.test_great_wall_of_the_variant),
    ],
    "free_cultural_influence": [(abilities, "USE_ARTS", advances.test_arts)],
    "free_civic_improvement": [(abilities, "USE_VOTING", scenarios.test_voting_calms_a_city)],
    "influence_immunity": [(influence_targets, "MONUMENTS", advances.test_monuments)],
    "no_influence_boost": [
        (influence_targets, name, government_tests.test_no_tokens_against_protected_cities)
        for name in ("SEPARATION_OF_POWER", "TOTALITARIANISM", "DEVOTION")
    ],
    "roll_bonus": [(influence, "CONVERSION", government_tests.test_conversion)],
    "convert_tokens": [(abilities, "USE_THEATERS", advances.test_theaters)],
    "convert": [(collect, "METALLURGY", advances.test_metallurgy_in_collect)],
    "cancel_hits": [
        (hits, "WAR_SHIPS", advances.test_war_ships_cancel_a_hit),
        (hits, "FORTRESS_CANCELS", battles.test_a_fortress_cancels_one_hit_in_round_one),
    ],
    "fortress_die": [(before_roll, "FORTRESS_DICE", scenarios.test_a_fortress_alone)],
    "cancel_fortress_die": [(attack, "SIEGECRAFT", advances.test_siegecraft)],
    "cancel_fortress_hit": [(attack, "SIEGECRAFT", advances.test_siegecraft)],
    "cv_all_rounds": [(attack, "STEEL_WEAPONS", advances.test_steel_weapons)],
    "free_steel_weapons": [(attack, "METALLURGY", advances.test_steel_weapons)],
    "cv_round": [
        (hits, "FANATICISM", government_tests.test_fanaticism),
        (hits, "GREAT_WALL", wonder_tests.test_great_wall_of_the_variant),
    ],
    "tie_break": [(scoring, "GREAT_PYRAMIDS", wonder_tests.test_great_pyramids_win_ties)],
    "attack_ban": [(paths, "GREAT_GARDENS", wonder_tests.test_great_gardens)],
    "borrow_advance": [(abilities, "USE_GREAT_LIBRARY", wonder_tests.test_great_library)],
    "place_ship_anywhere": [
        (abilities, "USE_GREAT_LIGHTHOUSE", wonder_tests.test_great_lighthouse)
    ],
    "choose_first_player": [(status, "GREAT_LIGHTHOUSE", wonder_tests.test_great_lighthouse)],
    "draw_from_discard": [(decks, "GREAT_MAUSOLEUM", wonder_tests.test_great_mausoleum)],
    "discard_to_bottom": [(decks, "GREAT_MAUSOLEUM", wonder_tests.test_great_mausoleum)],
    "discard_for_action": [(abilities, "USE_GREAT_STATUE", wonder_tests.test_great_statue)],
    "swap_token_kinds": [(payment, "GREAT_COLOSSEUM", wonder_tests.test_great_colosseum)],
    "buy_cv": [(hits, "GREAT_COLOSSEUM", wonder_tests.test_great_colosseum)],
    "t_cv": [(hits, "OP_T_CV", battles.test_wedge_formation_and_high_morale)],
    "t_dice": [
        (before_roll, "OP_T_DICE", battles.test_extra_dice),
        (attack, "OP_T_DICE", scenarios.test_ambush_and_capture),
    ],
    "t_cancel": [(before_roll, "OP_T_CANCEL", battles.test_improved_defenses)],
    "t_kill": [(before_roll, "OP_T_KILL", battles.test_martyr_and_archers)],
    "t_sacrifice": [(before_roll, "OP_T_SACRIFICE", battles.test_martyr_and_archers)],
    "t_extra_hit": [(hits, "OP_T_EXTRA_HIT", battles.test_peltasts_and_encircled)],
    "t_deny_abilities": [
        (before_roll, "OP_T_DENY_ABILITIES", battles.test_high_ground_denies_combat_abilities)
    ],
    "t_cancel_card": [(before_roll, "OP_T_CANCEL_CARD", battles.test_scout_takes_the_card)],
    "t_withdraw": [(before_roll, "OP_T_WITHDRAW", battles.test_tactical_retreat)],
    "t_draw_on_kill": [(hits, "OP_T_DRAW_ON_KILL", battles.test_surprise_draws_a_card)],
}
"""Operations that stand on an advance, a Wonder or a tactics half, and where they are done."""

PLACES = [(op, applying, f"OP_{op.upper()}", test) for op, test in LISTED.items()]
PLACES += [(op, *place) for op, places in ELSEWHERE.items() for place in places]


def test_the_whole_vocabulary_is_listed() -> None:
    assert {*LISTED} | {*ELSEWHERE} == {*DATA.keys("vocabulary")}
    assert not {*LISTED} & {*ELSEWHERE}


@pytest.mark.parametrize(
    ("op", "module", "constant", "test"),
    PLACES,
    ids=[f"{op}-{constant.lower()}" for op, _, constant, _ in PLACES],
)
def test_without_its_operation_a_test_fails(
    op: str, module: ModuleType, constant: str, test: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = getattr(module, constant)
    if isinstance(known, int):
        lost: object = 0 if constant.startswith("FORTRESS_") else MEANINGLESS
    elif constant == "YIELD_ADVANCE":
        lost = [MEANINGLESS] * len(known)
    else:
        lost = [0] * len(known)
    monkeypatch.setattr(module, constant, lost)
    with pytest.raises((AssertionError, ValueError, LookupError, StopIteration)):
        test()
