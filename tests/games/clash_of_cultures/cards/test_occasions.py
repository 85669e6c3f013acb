"""Instant objectives: what a battle, a capture or an action meets, and for whom (CC-15.9)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import BARBARIANS
from edubba.games.clash_of_cultures.decisions.cards.objectives import (
    met_by,
    met_by_capture,
    warfare,
)
from edubba.games.clash_of_cultures.pieces import Battle, new_battle
from edubba.games.clash_of_cultures.space import OBJECTIVES

ATTACKER = 0
DEFENDER = 1
CONQUEROR = ("obj_02", "war")


def met(game: Table, battle: Battle, side: int, winner: int) -> set[str]:
    """The names of the objectives that a battle meets for one side."""
    mask = met_by(game.state, battle, side, winner)
    return {name for at, name in enumerate(OBJECTIVES) if (mask >> at) & 1}


def captured(game: Table, battle: Battle) -> set[str]:
    mask = met_by_capture(game.state, battle)
    return {name for at, name in enumerate(OBJECTIVES) if (mask >> at) & 1}


def fought(attackers: int = 2, defenders: int = 2, against: int = 1) -> Battle:
    """A land battle of red against blue (or Barbarians) on cell 0, one round fought."""
    battle = new_battle()
    battle.attacker, battle.defender = 0, against
    battle.cell, battle.round = 0, 1
    battle.began[ATTACKER], battle.began[DEFENDER] = attackers, defenders
    return battle


def quiet() -> Table:
    return table(3).turn_of(2)


@pytest.mark.rule("CC-15.9")
def test_kills_and_numbers() -> None:
    game = quiet()
    for kills, names in ((1, set()), (2, {"aggressor"}), (3, {"aggressor", "general"})):
        battle = fought()
        battle.kills[ATTACKER] = kills
        assert met(game, battle, ATTACKER, winner=0) == names
        assert met(game, battle, ATTACKER, winner=1) == names - {"aggressor"}
        assert met(game, battle, DEFENDER, winner=1) == set()
    defender = fought()
    defender.kills[DEFENDER] = 3
    assert met(game, defender, DEFENDER, winner=1) == {"general"}  # Aggressor is for attackers
    assert met(game, fought(3, 3), ATTACKER, winner=1) == {"great_battle"}
    assert met(game, fought(4, 2), DEFENDER, winner=0) == {"great_battle"}
    assert met(game, fought(3, 2), ATTACKER, winner=-1) == set()


@pytest.mark.rule("CC-15.9", "CC-15.10")
def test_land_objectives_are_not_met_at_sea_nor_without_a_battle() -> None:
    game = quiet()
    sea = fought(3, 3)
    sea.naval = True
    sea.kills[ATTACKER] = 3
    assert met(game, sea, ATTACKER, winner=0) == set()
    ambush = fought(3, 3)
    ambush.round = 0
    ambush.kills[ATTACKER] = 3
    assert met(game, ambush, ATTACKER, winner=0) == set()


@pytest.mark.rule("CC-15.9")
def test_the_weaker_side_wins() -> None:
    game = quiet()
    assert met(game, fought(1, 2), ATTACKER, winner=0) == {"defiance", "bold"}
    assert met(game, fought(2, 2), ATTACKER, winner=0) == set()
    assert met(game, fought(1, 2), ATTACKER, winner=1) == set()
    assert met(game, fought(2, 1), DEFENDER, winner=1) == {"defiance", "bold"}
    sea = fought(1, 2)
    sea.naval = True
    assert met(game, sea, ATTACKER, winner=0) == {"defiance", "bold"}
    game.knows(1, "tactics")
    assert (warfare(game.state, 0), warfare(game.state, 1)) == (0, 1)
    assert met(game, fought(2, 2), ATTACKER, winner=0) == {"bold"}
    assert met(game, fought(2, 2), DEFENDER, winner=1) == set()
    assert met(game, fought(2, 2), ATTACKER, winner=1) == set()
    game.knows(0, "tactics")
    assert met(game, fought(2, 2), ATTACKER, winner=0) == set()
    assert met(game, fought(1, 2, against=BARBARIANS), ATTACKER, winner=0) == set()


@pytest.mark.rule("CC-15.9", "CC-15.10")
def test_resistance_is_offered_in_cities() -> None:
    game = quiet()
    for in_city, raid, names in (
        (True, False, {"aggressor", "resistance"}),
        (False, False, {"aggressor"}),
        (False, True, {"aggressor", "resistance"}),
    ):
        battle = fought(against=BARBARIANS)
        battle.kills[ATTACKER] = 2
        battle.in_city, battle.raid = in_city, raid
        assert met(game, battle, ATTACKER, winner=0) == names
    player = fought()
    player.kills[ATTACKER] = 2
    player.in_city = True
    assert met(game, player, ATTACKER, winner=0) == {"aggressor"}
    raided = fought(2, 1)
    raided.attacker, raided.raid = BARBARIANS, True
    raided.kills[DEFENDER] = 2
    assert met(game, raided, DEFENDER, winner=1) == {"resistance"}
    assert met(game, raided, ATTACKER, winner=1) == set()


@pytest.mark.rule("CC-15.9")
def test_legendary_battle_is_for_the_attacker() -> None:
    game = quiet()
    battle = fought()
    battle.great_city = True
    assert met(game, battle, ATTACKER, winner=1) == {"legendary_battle"}
    assert met(game, battle, DEFENDER, winner=1) == set()
    scavenged = fought()
    scavenged.round = 0
    scavenged.trade_units[ATTACKER] = 1
    assert met(game, scavenged, ATTACKER, winner=0) == {"scavenger"}
    assert met(game, scavenged, DEFENDER, winner=0) == set()


@pytest.mark.rule("CC-15.9")
def test_warmonger_counts_the_battles_of_the_active_player() -> None:
    game = table(3).turn_of(0)
    first = fought()
    assert met(game, first, ATTACKER, winner=0) == set()
    again = fought()
    assert met(game, again, ATTACKER, winner=0) == set()  # the same space
    elsewhere = fought()
    elsewhere.cell = 5
    assert met(game, elsewhere, ATTACKER, winner=1) == {"warmonger"}
    other = fought()
    other.cell = 7
    assert met(game, other, DEFENDER, winner=1) == set()  # blue's turn is not this one
    assert len(game.state.land_battles) == 3


@pytest.mark.rule("CC-15.9")
def test_captures() -> None:
    game = quiet()
    for defended, disembarked, names in (
        (False, False, set()),
        (True, False, {"conqueror"}),
        (False, True, {"naval_assault"}),
        (True, True, {"conqueror", "naval_assault"}),
    ):
        battle = fought()
        battle.in_city, battle.defended, battle.disembarked = True, defended, disembarked
        assert captured(game, battle) == names
    field = fought()
    field.defended = field.disembarked = True
    assert captured(game, field) == set()
    for count, names in ((1, set()), (2, {"barbarian_conquest"}), (4, {"barbarian_conquest"})):
        camp = fought(against=BARBARIANS)
        camp.in_city, camp.barbarians = True, count
        assert captured(game, camp) == names


# At the table


@pytest.mark.rule("CC-15.9")
def test_both_sides_are_asked_the_active_player_first() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.holds(0, "obj_06").holds(1, "obj_19").units(0, "D4", armies=3).units(1, "D5", armies=3)
    game.turn_of(0).play("move", "from D4", "with army1", "with army2", "with army3", "to D5")
    game.play(*["die 1"] * 6, "yes")
    assert (game.asked, game.state.actor, game.legal()) == (
        "score_now",
        0,
        ["score obj_06.war", "stop"],
    )
    game.play("score obj_06.war")
    assert (game.state.actor, game.legal()) == (1, ["score obj_19.war", "stop"])
    game.play("stop")
    assert (game.scored(0), game.scored(1), game.asked) == (1, 0, "main")
    raid = table().all_land().no_units(0).units(0, "D2", armies=2).barbarians("D3", 4)
    raid.holds(0, "obj_06").holds(1, "obj_19").turn_of(0).event_for(0, "ev_03").play(*["die 1"] * 6)
    assert raid.play("stop").asked == "main"


@pytest.mark.rule("CC-15.6")
def test_the_same_objective_scores_once_for_one_occasion() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.holds(0, "obj_06 obj_19 obj_22").units(0, "D4", armies=3).units(1, "D5", armies=3)
    game.turn_of(0).play("move", "from D4", "with army1", "with army2", "with army3", "to D5")
    game.play(*["die 1"] * 6, "yes", "score obj_19.war")
    assert game.legal() == ["stop"]
    assert game.whys("score obj_06.war", "score obj_22.war", "score obj_05.war") == [
        "objective_once",
        "objective_not_met",
        "card_not_in_hand",
    ]


@pytest.mark.rule("CC-15.9")
def test_whoever_holds_a_card_is_asked_and_nobody_else() -> None:
    for card, asked in (("obj_06", "score_now"), ("obj_27", "score_now"), ("", "main")):
        game = table().all_land().no_units(0).holds(0, card).units(0, "F7", settlers=1)
        assert game.turn_of(0).play("found F7").asked == asked
    near = table().all_land().no_units(0).holds(0, "obj_27").units(0, "D4", settlers=1)
    assert near.turn_of(0).play("found D4").asked == "main"


@pytest.mark.rule("CC-15.9")
def test_terror_needs_four_own_angry_cities() -> None:
    for angry, asked in ((3, "main"), (4, "score_now")):
        game = table().all_land().no_units(0).holds(0, "obj_29").city("D7", 1, "angry")
        for label in ("B3", "F3", "C6", "E6")[:angry]:
            game.city(label, 0, "angry")
        game.turn_of(0).play("activate D2", "collect", "pick C2", "stop")
        assert game.asked == asked


def test_conscription_is_offered_at_the_second_draft_only() -> None:
    game = table().all_land().no_units(0).knows(0, "tactics draft").has(0, mood=3, food=0)
    game.holds(0, "obj_01").city("D4", 0).city("D6", 0).turn_of(0)
    asked = []
    for label in ("D2", "D4", "D6"):
        game.play(f"activate {label}", "build_units", "build drafted_army").settle()
        asked.append(game.asked)
        if game.asked == "score_now":
            game.play("stop")
    assert asked == ["main", "score_now", "main"]


def statue(*objectives: str, rules: int | None = None) -> Table:
    """Red is about to build the Great Statue, which draws an Objective card."""
    game = (
        table(rules=rules).all_land().city("D2", 0, "happy").city("D4", 0).display("great_statue")
    )
    game.knows(0, "monuments engineering").has(0, wood=7, ore=7, gold=7, culture=7, food=2)
    game.holds(0, " ".join(objectives)).turn_of(0).play("activate D2", "wonder great_statue")
    while game.asked == "pay":
        game.play(game.legal()[0])
    return game


@pytest.mark.rule("CC-15.9", "CC-16.6.6")
def test_a_card_drawn_by_a_wonder_comes_too_late_for_it() -> None:
    game = statue("obj_01").play("draw obj_32")
    assert (game.asked, game.legal()) == ("score_now", ["stop"])
    assert game.why("score obj_32.peace") == "objective_too_late"
    assert statue("obj_32").play("draw obj_01").legal("score") == ["obj_32.peace"]
    assert statue().play("draw obj_32").asked == "main"


def capture(*objectives: str) -> Table:
    """Red takes a defended city, learns Writing from its owner and draws two cards."""
    game = table().all_land().no_units(0).no_units(1).knows(0, "tactics").knows(1, "writing")
    game.city("D4", 1, "angry").units(1, "D4", armies=1).units(0, "D3", armies=1)
    game.holds(0, " ".join(["act_35", *objectives])).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4", "no", "die 5", "die 1", "card act_35")
    return game.play("advance writing")


@pytest.mark.rule("CC-15.9", "CC-15.2")
def test_a_card_drawn_after_a_capture_comes_too_late_for_it() -> None:
    card, half = CONQUEROR
    game = capture("obj_01").play("draw act_01", f"draw {card}")
    assert (game.asked, game.legal()) == ("score_now", ["stop"])
    assert game.why(f"score {card}.{half}") == "objective_too_late"
    before = capture(card).play("draw act_01", "draw obj_01")
    assert before.legal("score") == [f"{card}.{half}"]


@pytest.mark.rule("CC-15.9")
def test_a_card_drawn_by_an_action_waits_for_the_next_one() -> None:
    game = table().all_land().has(0, food=2, gold=7).holds(0, "obj_01").turn_of(0)
    for cell in ("D2", "D4", "D5", "C4"):
        game.city(cell, 0, "angry")
    game.play("advance writing", "count 0", "draw act_01", "draw obj_29")
    assert (game.asked, game.legal()) == ("score_now", ["stop"])
    game.play("stop", "advance fishing")
    while game.asked == "pay":
        game.play(game.legal()[0])
    assert game.legal("score") == ["obj_29.war"]


@pytest.mark.rule("CC-15.9")
def test_a_match_of_before_goes_on_as_it_began() -> None:
    assert statue("obj_01", rules=2).play("draw obj_32").legal("score") == ["obj_32.peace"]


@pytest.mark.rule("CC-15.9")
def test_terror_is_asked_about_after_actions_only() -> None:
    for rules, asked in ((3, "main"), (2, "score_now")):
        game = table(rules=rules).all_land().no_units(0).holds(0, "obj_29").has(0, mood=2)
        game.knows(0, "theaters civil_liberties")
        for cell in ("D2", "D4", "D5", "C4"):
            game.city(cell, 0, "angry")
        free = Table(game.setup, game.state.clone()).turn_of(0).play("use theaters", "kind mood")
        assert free.asked == asked
        assert game.turn_of(0).play("use civil_liberties").asked == "score_now"
