"""Events that take something away, and what is left to choose (CC-13)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

ALONE = "D2"
"""Where red's first city stands."""


def coast(seats: int = 2) -> Table:
    """A turn of red, all hidden land turned up as sea."""
    return table(seats).all_land("sea").no_units(0).turn_of(0)


# Epidemics


@pytest.mark.parametrize("advance", ["roads", "navigation", "trade_routes"])
@pytest.mark.rule("CC-13.4")
def test_epidemics_cost_two_units_of_a_connected_player(advance: str) -> None:
    game = coast().knows(0, advance).units(0, ALONE, settlers=1, armies=2)
    game.event_for(0, "ev_02")
    assert game.legal() == ["with settler1", "with army1", "with army2"]
    assert game.whys("with settler2", "with ship1") == ["unit_not_on_board", "unit_not_on_board"]
    game.play("with army1", "with army2")
    assert (game.stands(ALONE), game.asked) == ((1, 0, 0), "main")


def test_epidemics_cost_one_unit_of_two_and_spare_a_lone_one() -> None:
    game = coast().units(0, ALONE, settlers=2).event_for(0, "ev_02").play("with settler2")
    assert (game.stands(ALONE), game.stands("D7"), game.asked) == ((1, 0, 0), (1, 0, 0), "main")
    doctors = coast().knows(0, "sanitation").units(0, ALONE, settlers=2).event_for(0, "ev_02")
    assert (doctors.stands(ALONE), doctors.asked) == ((2, 0, 0), "main")


def test_epidemics_reach_every_space_and_take_the_last_units() -> None:
    game = coast().land("A3 fertile").knows(0, "roads").units(0, "A3", settlers=1)
    game.units(0, ALONE, armies=1).event_for(0, "ev_02")
    assert game.legal() == ["with settler1", "with army1"]
    game.play("with settler1").settle()
    assert (game.player(0).on_board(0, 24), game.asked) == (0, "main")


# Pestilence


def test_pestilence_hits_players_with_two_cities() -> None:
    game = coast().city("C2", 0).city("E8", 1).event_for(0, "ev_01")
    assert (game.asked, game.state.actor) == ("mood_city", 0)
    game.play("pick D2", "pick D7")
    assert (game.mood("D2"), game.mood("C2")) == ("neutral", "neutral")
    assert (game.mood("D7"), game.mood("E8"), game.asked) == ("neutral", "neutral", "main")
    lone = coast().event_for(0, "ev_01")
    assert (lone.mood("D2"), lone.mood("D7"), lone.asked) == ("happy", "happy", "main")
    assert (lone.player(0).banned, lone.player(1).banned) == (1, 1)


def test_pestilence_takes_what_is_left_of_the_cities() -> None:
    """Connected, two cities are due; of three, one is Angry already."""
    game = coast().knows(0, "trade_routes").city("C2", 0, "angry").city("E2", 0)
    game.event_for(0, "ev_01")
    assert (game.legal(), game.whys("pick C2")) == (["pick D2", "pick E2"], ["angry_already"])
    game.play("pick D2")
    assert (game.legal(), game.whys("pick D2")) == (["pick E2"], ["city_chosen_already"])
    game.play("pick E2")
    assert (game.mood("D2"), game.mood("E2"), game.asked) == ("neutral", "angry", "main")


# Famine


@pytest.mark.rule("CC-18.1")
def test_gold_does_not_feed_the_hungry() -> None:
    game = coast().has(0, food=0, gold=3).exhausted("C2").exhausted("E2").event_for(0, "ev_03")
    assert (game.settle().mood("D2"), game.goods(0)) == ("angry", {"gold": 3})
    fed = coast().has(0, food=1).exhausted("C2").exhausted("E2").event_for(0, "ev_03").settle()
    assert (fed.mood("D2"), fed.goods(0), fed.asked) == ("happy", {}, "main")


def test_irrigation_saves_the_food_but_not_from_disease() -> None:
    game = coast().knows(0, "irrigation").exhausted("C2").exhausted("E2").event_for(0, "ev_06")
    assert (game.settle().goods(0), game.mood("D2")) == ({"food": 2}, "happy")
    sick = coast().knows(0, "irrigation").units(0, ALONE, settlers=2).event_for(0, "ev_02")
    assert sick.asked == "lose_one"
    healthy = coast().knows(0, "sanitation").exhausted("C2").exhausted("E2").event_for(0, "ev_06")
    assert healthy.settle().goods(0) == {}


# Floods and moods


def test_a_flood_only_reaches_cities_by_the_sea() -> None:
    game = table().turn_of(0).no_units(0).land("C3 sea").city("C2", 0).city("E2", 0, "happy")
    game.event_for(0, "ev_32")
    assert game.whys("pick E2", "pick D7") == ["not_by_sea", "no_city_of_yours"]
    assert game.legal() == ["pick C2", "pick D2"]


@pytest.mark.rule("CC-13.5")
def test_myths_prevent_one_loss_for_one_mood_token() -> None:
    game = coast().knows(0, "myths").has(0, mood=1).event_for(0, "ev_32").settle()
    assert game.asked == "myths_offer"
    game.play("yes")
    assert (game.mood("D2"), game.goods(0), game.asked) == ("happy", {"food": 2}, "main")
    for advances, mood in (("myths", 0), ("roads", 1)):
        helpless = coast().knows(0, advances).has(0, mood=mood).event_for(0, "ev_32").settle()
        assert (helpless.mood("D2"), helpless.asked) == ("neutral", "main")


def test_myths_against_a_famine() -> None:
    game = coast().knows(0, "myths").has(0, food=0, mood=1).exhausted("C2").exhausted("E2")
    game.event_for(0, "ev_03").settle().play("no")
    assert (game.mood("D2"), game.goods(0)) == ("angry", {"mood": 1})


# Civil War


def test_civil_war_tears_a_city_with_soldiers_that_is_not_happy() -> None:
    game = coast().city("C2", 0, "angry").city("E2", 0).units(0, "C2", armies=1)
    game.units(0, "E2", armies=2).units(0, "D2", armies=1).event_for(0, "ev_36")
    assert game.legal() == ["pick C2", "pick E2"]
    game.play("pick C2").settle()
    assert (game.stands("C2"), game.mood("C2"), game.asked) == ((0, 0, 0), "angry", "main")


def test_civil_war_without_soldiers_lowers_the_mood() -> None:
    game = coast().city("C2", 0, "angry").city("E2", 0).units(0, "E2", settlers=1)
    game.units(0, "D2", armies=1).city("E8", 1).units(1, "E8", armies=1).event_for(0, "ev_36")
    assert game.legal() == ["pick D2", "pick E2"]
    game.play("pick D2")
    assert (game.mood("D2"), game.stands("D2"), game.asked) == ("neutral", (0, 1, 0), "main")
    calm = coast().city("D2", 0, "angry").event_for(0, "ev_36")
    assert (calm.asked, calm.mood("D2"), calm.mood("D7")) == ("main", "angry", "happy")


@pytest.mark.rule("CC-13.5")
def test_myths_save_the_mood_in_a_civil_war_but_not_the_soldier() -> None:
    game = coast().knows(0, "myths").has(0, mood=1).city("D2", 0).units(0, "D2", armies=1)
    game.event_for(0, "ev_36").settle().play("yes").settle()
    assert (game.mood("D2"), game.stands("D2"), game.goods(0)) == (
        "neutral",
        (0, 0, 0),
        {"food": 2},
    )


# Revolution


def test_a_revolution_can_be_bought_off_with_army_units() -> None:
    game = coast().units(0, ALONE, armies=2).knows(0, "draft nationalism philosophy")
    game.state.place(0, 4, -1)
    game.event_for(0, "ev_38")
    assert (game.legal(), game.question_id) == (["with army2", "stop"], "ask-avoid_loss")
    assert game.whys("with army1", "with army16", "with settler1", "with ship1") == [
        "unit_not_on_board",
        "unit_not_on_board",
        "needs_army_unit",
        "needs_army_unit",
    ]
    game.play("stop")
    assert (game.state.actions, game.question_id) == (2, "ask-avoid_switch")
    game.play("with army2")
    assert (game.stands(ALONE), game.asked) == ((0, 0, 0), "main")
    assert "nationalism" in game.advances(0)


def test_a_revolution_without_soldiers_or_another_government() -> None:
    game = coast().units(0, ALONE, settlers=1, ships=0).knows(0, "draft nationalism philosophy")
    game.event_for(0, "ev_38")
    assert (game.state.actions, game.asked) == (2, "choose_government")
    assert game.legal() == ["switch democracy"]
    assert game.whys("switch theocracy", "switch autocracy") == ["no_switch", "no_switch"]
    game.play("switch democracy")
    assert ("voting" in game.advances(0), "nationalism" in game.advances(0)) == (True, False)
    lawful = coast().units(0, ALONE, armies=1).knows(0, "philosophy").event_for(0, "ev_38")
    lawful.play("stop")
    assert (lawful.asked, lawful.state.actions) == ("main", 2)


def test_a_revolution_after_the_last_action_waits_for_the_next_turn() -> None:
    game = coast().turn_of(0, actions=0).event_for(0, "ev_38")
    assert (game.state.actions, game.player(0).revolted) == (0, 1)


# Earthquakes and the Volcano


def shaken() -> Table:
    game = coast().city("D3", 0).city("C3", 0, "neutral", "temple", wonders="great_pyramids")
    return game.event_for(0, "ev_30")


@pytest.mark.rule("CC-13.6")
def test_an_earthquake_takes_one_to_three_pieces() -> None:
    game = shaken()
    assert game.legal() == ["pick C3", "pick D2", "pick D3"]
    assert game.places("pick C3") == ["space:C3"]
    assert game.whys("stop", "yes", "pick D7") == [
        "must_destroy",
        "choose_city_first",
        "no_city_of_yours",
    ]
    game.play("pick C3")
    assert game.legal() == ["piece temple", "wonder great_pyramids"]
    assert game.places("piece temple") == ["piece:C3.temple"]
    assert game.whys("stop", "yes", "pick D2") == [
        "choose_piece_now",
        "settlement_last",
        "choose_piece_now",
    ]
    game.play("wonder great_pyramids")
    assert (game.player(0).half_points, game.state.wonders_of(0)) == (10, 0)
    assert "stop" in game.legal()
    game.play("pick C3", "piece temple", "pick C3")
    assert len(game.told("piece_lost")) == 1
    assert (game.legal(), game.places("yes")) == (["yes"], ["piece:C3.settlement"])
    game.play("yes")
    assert (game.state.has_city(cell_of("C3")), game.asked) == (False, "main")
    assert (game.player(0).half_points, len(game.told("city_lost"))) == (10 + 4 + 4, 1)
    assert [int(n) for n in game.player(0).removed] == [1, 0, 0, 0, 1]


def test_an_earthquake_lowers_each_city_once_that_still_stands() -> None:
    game = coast().city("D3", 0, "angry", "temple").city("C3", 0, "happy", "temple academy")
    game.event_for(0, "ev_30").play("pick C3", "piece temple", "pick D3", "piece temple")
    game.play("pick C3", "piece academy")
    assert (game.mood("C3"), game.mood("D3"), game.mood("D2")) == ("neutral", "angry", "happy")
    assert game.asked == "main"


def test_earthquakes_and_volcanoes_spare_players_with_few_cities() -> None:
    two = coast().city("D3", 0).event_for(0, "ev_30")
    assert (two.asked, two.state.city_count(0)) == ("main", 2)
    three = coast().city("D3", 0).city("C3", 0)
    assert three.event_for(0, "ev_29").asked == "main"
    four = coast().city("D3", 0).city("C3", 0).city("E3", 0).units(0, "D3", settlers=1)
    four.units(0, "C3", armies=1).event_for(0, "ev_29")
    assert (four.legal(), four.asked) == (
        ["pick C3", "pick D2", "pick D3", "pick E3"],
        "destroy_city",
    )
    four.play("pick D3")
    assert (four.player(0).on_board(0, 24), four.stands("C3")) == (1, (0, 1, 0))


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


@pytest.mark.rule("CC-13.4", "CC-13.6")
def test_an_earthquake_asks_for_a_city_and_then_for_its_piece() -> None:
    game = open_land().city("D4", 0, "neutral", "temple").city("B3", 0)
    drawn(game, "ev_30", "destroy_piece")
    early = [game.why(move) for move in ("pick D7", "stop", "piece temple")]
    assert early == ["no_city_of_yours", "must_destroy", "choose_city_first"]
    game.play("pick D4")
    late = [game.why(move) for move in ("pick B3", "stop", "yes")]
    assert late == ["choose_piece_now", "choose_piece_now", "settlement_last"]


@pytest.mark.rule("CC-13.4", "CC-13.6")
def test_an_earthquake_is_over_after_three_pieces() -> None:
    game = open_land().city("D4", 0, "neutral", "temple", "great_pyramids").city("B3", 0)
    drawn(game, "ev_30", "destroy_piece").play("pick D4", "wonder great_pyramids")
    assert (game.at("D4").size(), game.player(0).half_points) == (2, 2 * 5)
    game.play("pick D4", "piece temple", "pick B3", "yes")
    assert (game.asked, game.player(0).half_points) == ("main", 2 * (5 + 2 + 2))
    assert (len(game.told("piece_lost")), len(game.told("city_lost"))) == (1, 1)
    last = open_land().city("D4", 0).city("B3", 0)
    drawn(last, "ev_30", "destroy_piece").play("pick D4", "yes", "pick B3", "yes", "stop")
    assert last.state.city_count(0) == 1


@pytest.mark.rule("CC-13.4", "CC-13.5")
def test_an_earthquake_frightens_each_city_once() -> None:
    game = open_land().city("D4", 0, "happy", "temple academy").city("B3", 0, "angry", "temple")
    drawn(game.knows(0, "myths").has(0, mood=1), "ev_30", "destroy_piece")
    game.play("pick D4", "piece temple", "pick B3", "piece temple", "pick D4", "piece academy")
    assert (game.asked, game.state.a) == ("myths_offer", cell_of("D4"))
    game.play("no")
    assert (game.asked, game.mood("D4"), game.mood("B3")) == ("main", "neutral", "angry")
    both = open_land().city("D4", 0, "happy", "temple").city("B3", 0, "happy", "temple")
    drawn(both, "ev_30", "destroy_piece")
    both.play("pick D4", "piece temple", "pick B3", "piece temple", "stop")
    assert [both.mood(label) for label in ("D2", "D4", "B3")] == ["happy", "neutral", "neutral"]


@pytest.mark.rule("CC-13.4")
@pytest.mark.parametrize(
    ("advance", "lost"), [("sanitation", 0), ("tactics", 1), ("roads", 2), ("navigation", 2)]
)
def test_pestilence_goes_further_where_cities_are_connected(advance: str, lost: int) -> None:
    game = open_land().city("D2", 0, "neutral").city("B3", 0).city("F5", 0).knows(0, advance)
    drawn(game, "ev_01")
    assert [game.mood(label) for label in ("D2", "B3", "F5")].count("angry") == lost


@pytest.mark.rule("CC-13.4", "CC-13.5")
def test_a_flood_finds_the_first_space_and_needs_myths_to_be_stopped() -> None:
    game = open_land().land("B2 sea").city(FIRST_SPACE, 0).knows(0, "roads").has(0, mood=1)
    drawn(game, "ev_32")
    assert (game.mood(FIRST_SPACE), game.goods(0)["mood"]) == ("angry", 1)
    myths = open_land().land("B2 sea").city(FIRST_SPACE, 0).knows(0, "myths").has(0, mood=1)
    drawn(myths, "ev_32", "myths_offer").play("yes")
    assert (myths.mood(FIRST_SPACE), myths.goods(0).get("mood", 0)) == ("neutral", 0)
    assert len(myths.told("mood_loss_prevented")) == 1


@pytest.mark.rule("CC-13.4")
def test_settlers_alone_tear_no_city() -> None:
    game = open_land().city("D4", 0, "neutral").units(0, "D4", settlers=1)
    drawn(game, "ev_36", "civil_war")
    assert (game.asked, game.legal("pick")) == ("civil_war", ["D2", "D4"])
    game.play("pick D2")
    assert (game.mood("D2"), game.mood("D4"), game.stands("D4")) == (
        "neutral",
        "neutral",
        (1, 0, 0),
    )


@pytest.mark.rule("CC-13.4", "CC-20.4")
def test_civil_war_looks_at_the_cities_of_its_player_only() -> None:
    alone = drawn(open_land().city("D7", 1, "angry"), "ev_36")
    assert (alone.asked, alone.mood("D2")) == ("main", "neutral")
    angry = drawn(open_land().city("D2", 0, "angry"), "ev_36")
    assert (angry.asked, angry.mood("D2"), angry.mood("D7")) == ("main", "angry", "happy")
