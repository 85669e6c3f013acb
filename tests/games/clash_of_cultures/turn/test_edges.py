"""The far ends of single rules: where a condition turns, and the first space of the board."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.events import AdvanceGained, GovernmentLeft
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import ADVANCES, COLOURS


def test_the_first_space_has_the_first_number() -> None:
    assert cell_of(FIRST_SPACE) == 0
    assert table().state.terms.layout.cells[0] == 0


@pytest.mark.rule("CC-5.1")
def test_a_city_is_founded_on_the_first_space() -> None:
    game = open_land().units(0, FIRST_SPACE, settlers=1).turn_of(0).play(f"found {FIRST_SPACE}")
    assert (game.at(FIRST_SPACE).owner, game.stands(FIRST_SPACE)) == (0, (0, 0, 0))
    assert game.advances(0) == {"farming", "mining"}


@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_a_city_on_the_first_space_is_a_base() -> None:
    game = open_land().city("B3", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", colour=1)  # under influence, so no base
    assert game.why("influence B3") == "influence_out_of_range"
    game.city(FIRST_SPACE, 0)
    assert game.legal("influence") == ["B3", "D2"]
    assert game.play("influence B3", "die 5").at("B3").colour(1) == 0


@pytest.mark.rule("CC-16.6.4", "CC-6.3")
def test_the_great_lighthouse_works_as_often_as_its_city_can_be_activated() -> None:
    game = open_land().land("D5 sea, E5 sea").city("D2", 0, "neutral", "", "great_lighthouse")
    game.turn_of(0).play("use great_lighthouse", "pick D5", "use great_lighthouse", "pick E5")
    assert (game.stands("D5"), game.stands("E5"), game.mood("D2")) == ((0, 0, 1),) * 2 + ("angry",)
    assert game.why("use great_lighthouse") == "use_nothing"


@pytest.mark.rule("CC-3.1", "CC-3.4")
def test_the_rule_of_the_price_that_is_not_paid() -> None:
    game = table().has(0, food=1).knows(0, "tactics").turn_of(0)
    assert [game.refusal(f"advance {name}").rule for name in ("storage", "steel_weapons")] == [
        "CC-3.1",
        "CC-3.4",
    ]


@pytest.mark.rule("CC-3.9")
def test_a_switch_tells_each_advance_of_the_new_government() -> None:
    game = table().has(0, food=2).turn_of(0)
    game.knows(0, "writing philosophy voting civil_liberties tactics draft")
    game.play("switch autocracy", "advance forced_labor")
    assert [type(event) for event in game.events][-3:] == [
        GovernmentLeft,
        AdvanceGained,
        AdvanceGained,
    ]
    told = game.told("advance_gained")
    assert [ADVANCES[event.advance] for event in told] == ["nationalism", "forced_labor"]


@pytest.mark.rule("CC-3.9")
def test_four_cubes_fill_a_government_without_a_question() -> None:
    democracy = {"voting", "separation_of_power", "civil_liberties", "free_economy"}
    game = table().has(0, food=2).knows(0, "tactics draft writing philosophy").turn_of(0)
    game.knows(0, " ".join(democracy)).play("switch autocracy")
    assert game.asked == "main"
    autocracy = {"nationalism", "totalitarianism", "absolute_power", "forced_labor"}
    others = {"farming", "mining", "tactics", "draft", "writing", "philosophy"}
    assert game.advances(0) == autocracy | others


@pytest.mark.rule("CC-13.4", "CC-3.9")
def test_a_revolution_without_another_government_to_turn_to() -> None:
    game = drawn(open_land().knows(0, "writing philosophy voting"), "ev_38")
    assert (game.asked, game.state.actions) == ("main", 2)
    assert "voting" in game.advances(0)


# Choices


@pytest.mark.rule("CC-3.26.1")
def test_a_count_is_no_kind_of_goods() -> None:
    game = table().knows(0, "bartering").holds(0, "act_05").turn_of(0)
    game.play("use bartering", "card act_05")
    assert "kind culture" in game.legal()
    assert game.why("count 0") == "other_question"
    food = game.refusal("kind food")
    assert (food.code, food.rule) == ("kind_not_offered", "CC-3.26")


@pytest.mark.rule("CC-13.4")
def test_only_other_players_at_the_table_get_a_share() -> None:
    game = drawn(table(3).all_land(), "ev_14", "share_out")
    assert [game.why(f"player {COLOURS[seat]}") for seat in (0, 3)] == [
        "not_oneself",
        "no_such_player",
    ]


# Disasters


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


# Cultural Influence and abilities


@pytest.mark.rule("CC-8.2", "CC-8.3")
@pytest.mark.parametrize("far", ["A5", "G7"])
def test_the_nearest_base_counts(far: str) -> None:
    game = open_land().city("D4", 1, "neutral", "academy").city(far, 0).turn_of(0)
    assert "D4" in game.legal("influence")


@pytest.mark.rule("CC-3.29.2", "CC-3.29.6", "CC-8.7")
def test_whose_cities_no_token_may_help_against() -> None:
    def tried(game: Table, label: str) -> str:
        return game.has(0, culture=1).turn_of(0).play(f"influence {label}", "die 4").asked

    def ruled() -> Table:
        return open_land().knows(1, "totalitarianism").city("D4", 1, "neutral", "academy")

    assert tried(ruled().units(1, "D4", settlers=1), "D4") == "influence_boost"
    assert tried(ruled().units(1, "D4", armies=1), "D4") == "main"
    own = open_land().knows(0, "separation_of_power").city("D2", 0, "happy", "temple", colour=1)
    assert tried(own, "D2") == "influence_boost"


@pytest.mark.rule("CC-8.7", "CC-3.27.3")
def test_monuments_guard_cities_with_a_wonder_against_others() -> None:
    game = open_land().city("D4", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", "great_statue", colour=1).knows(0, "monuments")
    game.city("B3", 0)
    assert game.legal("influence") == ["D2", "D4"]
    game.knows(1, "monuments")
    assert game.legal("influence") == ["D2", "D4"]
    game.city("D4", 1, "neutral", "", "great_gardens")
    assert game.why("influence D4") == "influence_monuments"
    assert game.why("influence B3") == "influence_no_building"


@pytest.mark.rule("CC-8.8", "CC-20.1")
def test_a_takeover_needs_a_settlement_in_supply() -> None:
    game = open_land().barbarians("D4", 1).has(0, culture=1).holds(0, "act_15").turn_of(0)
    assert game.legal("play") == ["act_15"]
    game.play("play act_15")
    assert game.legal("influence") == ["D4"]
    game.state.edit(0).supply[0] = 0
    assert game.legal("influence") == []


@pytest.mark.rule("CC-3.27.2", "CC-2.5", "CC-16.6")
def test_why_an_ability_has_no_use() -> None:
    game = open_land().knows(0, "sports").has(0, culture=1).turn_of(0)
    sports, library = game.refusal("use sports"), game.refusal("use great_library")
    assert (sports.code, sports.rule) == ("use_nothing", "CC-2.5")  # all his cities are Happy
    assert (library.code, library.rule) == ("use_not_owned", "CC-16.6")
    assert "sports" in game.city("D2", 0, "neutral").legal("use")
    assert "sports" not in game.has(0, culture=0).legal("use")
    dry = open_land().city("D2", 0, "happy", "", "great_lighthouse").turn_of(0)
    assert dry.why("use great_lighthouse") == "use_nothing"


@pytest.mark.rule("CC-20.14")
def test_an_uprising_takes_no_more_tokens_than_it_says() -> None:
    def uprising(**tokens: int) -> Table:
        game = table(extra_events=True).all_land("sea").no_units(0).has(0, **tokens)
        return drawn(game, "ev_39", "pay_tokens")

    game = uprising(mood=2, culture=5)
    assert game.legal() == ["kind mood", "kind culture"]
    game.play("kind culture")
    assert game.legal() == ["kind mood", "kind culture", "stop"]
    game.play("kind culture", "kind culture", "kind culture")
    assert (game.legal(), game.goods(0)["mood"], game.player(0).half_points) == (["stop"], 2, 4)
    assert uprising(mood=1).play("kind mood").legal() == ["stop"]
