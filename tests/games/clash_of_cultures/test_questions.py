"""Every question of the game is reached here once, and what it refuses it refuses well."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.refusals import assert_good_refusals
from tests.games.clash_of_cultures.scenes import ask, attack, drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.bits import all_bits
from edubba.core.journal import Journal
from edubba.core.rng import Rng
from edubba.core.state import OVER
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.codes import (
    ADVANCES,
    ARMY,
    BUILDINGS,
    CULTURE,
    FIRST_ARMY,
    FIRST_SHIP,
    GOLD,
)
from edubba.games.clash_of_cultures.decisions import RULES
from edubba.games.clash_of_cultures.decisions.base import YesOrNo
from edubba.games.clash_of_cultures.decisions.payment import one_of
from edubba.games.clash_of_cultures.layout import NO_CELL, cell_of
from edubba.games.clash_of_cultures.pieces import IN_FOREST
from edubba.testing.conformance.walk import anything

HOME = cell_of("D2")
FOLLOWED = 12
"""How many answers and outcomes after a question are looked at."""


def at_sea() -> Table:
    return table().all_land("sea").no_units(0).no_units(1)


def four_cities() -> Table:
    return open_land().city("B3", 0).city("B5", 0).city("F5", 0)


def hired(*moves: str) -> Table:
    game = open_land().has(0, food=1).barbarians("D3", 1).holds(0, "act_13").turn_of(0)
    return game.play("play act_13", *moves)


def spied(*moves: str) -> Table:
    game = table().has(0, culture=1).holds(0, "act_07 act_02 obj_01").holds(1, "act_04")
    return game.turn_of(0).play("play act_07", *moves)


def planned(*moves: str) -> Table:
    game = table().has(0, culture=1).holds(0, "act_31 obj_01").turn_of(0).play("play act_31")
    while game.state.actor == -1:
        game.play(game.legal()[0])
    return game.play(*moves)


def offered(*moves: str) -> Table:
    """Red has food and a card, blue a card, and red offers a trade."""
    game = table().has(0, food=2).holds(0, "act_05").holds(1, "act_06").turn_of(0)
    return game.play("trade blue", *moves)


def differing() -> Table:
    """Two Army units in a city, one of which came through a forest."""
    game = open_land().units(0, "D2", armies=2)
    game.state.edit(0).marks[FIRST_ARMY] = IN_FOREST
    return game


def raided() -> Table:
    """Barbarians hit a city with buildings."""
    game = open_land().city("D2", 0, "happy", "temple academy").barbarians("D3", 3).turn_of(0)
    game.event_for(0, "ev_03")
    return game.play("die 6", "die 6", "die 6")


def captured() -> Table:
    game = open_land().knows(1, "storage").city("D4", 1, "angry").holds(0, "act_01 act_35")
    return attack(game, 1)


QUESTIONS: dict[str, Callable[[], Table]] = {
    "main": lambda: open_land().turn_of(0),
    "pay": lambda: table().has(0, gold=1).turn_of(0).play("advance storage"),
    "gain_advance": lambda: ask(open_land(), "gain_advance", among=all_bits(ADVANCES), free=1),
    "choose_government_advance": lambda: (
        table()
        .knows(0, "philosophy voting separation_of_power draft")
        .turn_of(0)
        .play("switch autocracy")
    ),
    "barter": lambda: ask(open_land().holds(0, "act_05"), "barter"),
    "arts_target": lambda: ask(open_land().city("D4", 1, "happy", "temple"), "arts_target"),
    "sports_city": lambda: ask(open_land().city("B3", 0), "sports_city"),
    "theater": lambda: ask(open_land().has(0, mood=1), "theater"),
    "free_collect_city": lambda: ask(open_land(), "free_collect_city"),
    "borrow": lambda: ask(open_land(), "borrow"),
    "lighthouse_space": lambda: ask(open_land().land("D5 sea"), "lighthouse_space"),
    "statue_card": lambda: ask(open_land().holds(0, "obj_02"), "statue_card"),
    "move_from": lambda: table().turn_of(0).play("move"),
    "move_with": lambda: table().turn_of(0).play("move", "from D2"),
    "board_ship": lambda: (
        table()
        .land("D3 sea")
        .units(0, "D3", ships=2)
        .aboard(0, 1, settlers=1)
        .turn_of(0)
        .play("move", "from D2", "with settler1", "embark D3")
    ),
    "barbarian_space": lambda: ask(open_land(), "barbarian_space", cell=cell_of("D3")),
    "ship_arrives": lambda: ask(at_sea(), "ship_arrives", cell=cell_of("D3"), start=cell_of("D5")),
    "activation": lambda: table().turn_of(0).play("activate D2"),
    "port_space": lambda: ask(open_land().land("D3 sea"), "port_space", city=HOME),
    "build_piece": lambda: ask(
        open_land().city("B3", 0).knows(0, "myths"),
        "build_piece",
        pieces=all_bits(BUILDINGS),
        free=1,
        city=NO_CELL,
    ),
    "collect_space": lambda: table().turn_of(0).play("activate D2", "collect"),
    "collect_kind": lambda: (
        open_land()
        .land("D3 sea, C3 sea")
        .knows(0, "fishing")
        .city("D2", 0, "happy", "port", port="D3")
        .turn_of(0)
        .play("activate D2", "collect", "pick C3", "pick D3")
    ),
    "build_unit": lambda: table().turn_of(0).play("activate D2", "build_units"),
    "choose_token": lambda: ask(open_land(), "choose_token"),
    "refund": lambda: ask(open_land(), "refund", paid=one_of(GOLD, 1)),
    "place_unit": lambda: ask(open_land(), "place_unit", unit=ARMY),
    "civic_step": lambda: ask(open_land().city("B3", 0).has(0, mood=1), "civic_step"),
    "influence_building": lambda: ask(
        open_land().city("D4", 1, "happy", "temple"), "influence_building", cell=cell_of("D4")
    ),
    "takeover_unit": lambda: ask(open_land(), "takeover_unit", cell=cell_of("D4")),
    "ambush": lambda: attack(open_land().city("D4", 1).knows(1, "tactics").holds(1, "act_41"), 1),
    "lose_ship": lambda: (
        at_sea()
        .units(0, "D4", ships=1)
        .units(1, "D5", ships=2)
        .turn_of(0)
        .play("move", "from D4", "with ship1", "to D5", "die 6", "die 1", "die 1")
    ),
    "lay_card": lambda: attack(open_land().units(1, "D4", armies=1).holds(0, "act_41"), 1),
    "withdraw": lambda: attack(
        open_land().knows(1, "tactics").units(1, "D4", armies=1).holds(1, "act_17"), 1
    ).play("card act_17"),
    "buy_value": lambda: attack(
        open_land()
        .city("D2", 0, "happy", "", "great_colosseum")
        .has(0, mood=1)
        .units(1, "D4", armies=1),
        1,
    ).play("die 1", "die 1"),
    "teach_us": captured,
    "exhaust_space": lambda: ask(open_land(), "exhaust_space"),
    "spawn_space": lambda: ask(open_land(), "spawn_space"),
    "grow_settlement": lambda: ask(open_land().barbarians("D4", 1), "grow_settlement", extra=1),
    "raid_from": lambda: ask(open_land().barbarians("D4", 1), "raid_from"),
    "raid_on": lambda: ask(
        open_land().barbarians("D4", 1).city("D5", 0), "raid_on", **{"from": cell_of("D4")}
    ),
    "raid_piece": raided,
    "hire": hired,
    "hire_price": lambda: hired("from D3"),
    "hire_to": lambda: hired("from D3", "kind food"),
    "choose_player": lambda: ask(open_land(), "choose_player", players=2),
    "choose_good": lambda: ask(open_land(), "choose_good", kinds=1 << CULTURE, left=1),
    "share_out": lambda: drawn(table(3).all_land(), "ev_14", "share_out"),
    "pay_tokens": lambda: drawn(
        table(extra_events=True).all_land("sea").has(0, mood=2), "ev_39", "pay_tokens"
    ),
    "mood_city": lambda: drawn(open_land().city("B3", 0), "ev_01", "mood_city"),
    "civil_war": lambda: drawn(open_land().city("B3", 0), "ev_36", "civil_war"),
    "lose_one": lambda: ask(differing(), "lose_one", first=FIRST_ARMY, after=FIRST_SHIP, cell=HOME),
    "avoid": lambda: drawn(open_land().units(0, "D2", armies=1), "ev_38", "avoid"),
    "choose_government": lambda: ask(
        open_land().knows(0, "philosophy voting draft state_religion"), "choose_government"
    ),
    "destroy_city": lambda: drawn(four_cities(), "ev_29", "destroy_city"),
    "destroy_piece": lambda: drawn(four_cities(), "ev_30", "destroy_piece"),
    "region_to_explore": lambda: ask(table(), "region_to_explore"),
    "found_in_region": lambda: ask(open_land().has(0, food=2), "found_in_region"),
    "swap_give": spied,
    "swap_take": lambda: spied("card act_02"),
    "keep_plan": planned,
    "take_plan": lambda: planned("objective obj_01"),
    "score_now": lambda: attack(open_land().holds(0, "obj_05").units(1, "D4", armies=3), 3).play(
        "die 6", "die 5", "die 4", "die 1", "die 1", "die 1"
    ),
    "declare": lambda: table().has(0, ore=5).holds(0, "obj_11").status(),
    "raze": lambda: table().status(3),
    "name_first": lambda: table().levels(0, 1).status(4),
    "trade_count": offered,
    "trade_card": lambda: offered("count 1"),
    "trade_answer": lambda: offered("count 1", "stop", "count 0", "count 0"),
    "trade_wanted": lambda: offered("count 1", "stop", "count 0", "count 1", "yes"),
}
"""For every question that can refuse something a way to come to it."""


def test_every_question_is_reached() -> None:
    open_to_all = {"orient_region"}
    asked = {
        decision.name
        for decision in RULES.decisions[: RULES.steps]
        if not decision.by_chance and not isinstance(decision, YesOrNo)
    }
    assert {*QUESTIONS} == asked - open_to_all


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_says_why_not(question: str) -> None:
    game = QUESTIONS[question]()
    assert game.asked == question
    assert_good_refusals(game.state)


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_follows_is_the_same_whether_it_is_told_or_not(question: str) -> None:
    game = QUESTIONS[question]()
    before = GAME.totals(game.state)
    for action in game.state.legal_actions():
        told, silent, rng = game.state.clone(), game.state.clone(), Rng(action)
        for _ in range(FOLLOWED):
            told.apply(action, Journal())
            silent.apply(action)
            if silent.actor == OVER:
                break
            action = anything(silent, rng)
        assert told.to_json() == silent.to_json()
        assert GAME.totals(silent) == before
