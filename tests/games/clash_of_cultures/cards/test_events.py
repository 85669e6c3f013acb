"""The 38 Event cards and the two of a variant (CC-13)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import CELLS, EVENTS


def bare(seats: int = 2) -> Table:
    """No place for Barbarians or Exhausted tokens: all other land is sea or exhausted."""
    game = table(seats).all_land("sea").no_units(0)
    for cell, label in enumerate(CELLS):
        if game.state.is_land(cell) and game.state.terrain[cell] != 3:
            if not game.state.has_city(cell):
                game.exhausted(label)
    return game.turn_of(0)


def drawn(event: str) -> Table:
    return bare().event_for(0, event)


@pytest.mark.rule("CC-13.1", "CC-3.7")
def test_events_are_drawn_at_three_levels() -> None:
    for level, draws in ((2, True), (3, False), (4, True), (6, True), (7, False)):
        game = table().levels(0, happiness=level).turn_of(0).play("advance storage")
        assert (game.asked == "draw_event_card") == draws


@pytest.mark.rule("CC-13.2", "CC-13.4")
def test_good_years() -> None:
    for event, mine, his in (("ev_09", 1, 1), ("ev_10", 1, 0), ("ev_12", 2, 0), ("ev_13", 2, 2)):
        game = bare().knows(0, "storage").knows(1, "storage").has(0, food=0).has(1, food=0)
        game.event_for(0, event).settle()
        assert (game.goods(0).get("food", 0), game.goods(1).get("food", 0)) == (mine, his)
    for event, mine, his in (("ev_15", 3, 3), ("ev_17", 3, 0), ("ev_16", 3, 3), ("ev_14", 2, 2)):
        game = bare().knows(0, "storage").knows(1, "storage").has(0, food=0).has(1, food=0)
        game.event_for(0, event).settle()
        assert (game.goods(0).get("food", 0), game.goods(1).get("food", 0)) == (mine, his)
    shared = bare(3).has(1, food=0).has(2, food=0).event_for(0, "ev_14")
    shared.play("player blue", "player yellow")
    assert (shared.goods(1), shared.goods(2)) == ({"food": 1}, {"food": 1})
    one = bare(3).has(2, food=0).event_for(0, "ev_11").play("player yellow")
    assert one.goods(2) == {"food": 1}


def test_severe_famine() -> None:
    for event in ("ev_06", "ev_07", "ev_08"):
        assert drawn(event).goods(0) == {}
        game = bare().has(0, food=1).event_for(0, event).settle()
        assert (game.goods(0), game.mood("D2")) == ({}, "angry")
    for event in ("ev_04", "ev_05"):
        assert drawn(event).goods(0) == {"food": 1}


@pytest.mark.rule("CC-20.13", "CC-13.5")
def test_pestilence() -> None:
    game = bare().knows(0, "myths roads").has(0, food=1, wood=1, ore=1, mood=1)
    game.city("C2", 0).city("E2", 0).knows(1, "sanitation")
    game.event_for(0, "ev_01").play("pick C2", "no")
    assert game.legal("pick") == ["D2", "E2"]
    game.play("pick D2", "no")
    assert (game.mood("C2"), game.mood("D2"), game.mood("E2")) == ("angry", "neutral", "neutral")
    game.play("activate D2")
    assert game.refusal("piece temple").rule == "CC-20.13"
    assert game.player(1).banned == 0
    game.knows(0, "sanitation")
    assert game.legal("piece") == ["temple"]


def test_epidemics() -> None:
    game = bare().units(0, "D2", settlers=1, armies=1).no_units(1).units(1, "D7", settlers=1)
    game.event_for(0, "ev_02").play("with settler1")
    assert (game.stands("D2"), game.stands("D7")) == ((0, 1, 0), (1, 0, 0))


@pytest.mark.rule("CC-13.7")
def test_great_persons() -> None:
    game = bare(3).has(0, culture=1).has(1, culture=2).has(2, culture=1).event_for(0, "ev_25")
    assert (game.asked, game.state.actor) == ("take_person", 0)
    refused = Table(game.setup, game.state.clone()).play("no")
    game.play("yes")
    assert (game.hand(0), game.goods(0)) == ({"great_merchant"}, {"food": 2})
    game.play("play great_merchant", "advance bartering")
    assert [EVENTS[event] for event in game.state.event_discard] == ["ev_25"]
    assert refused.state.actor == 1
    refused.play("no")
    assert refused.asked == "main"
    assert [EVENTS[event] for event in refused.state.event_discard] == ["ev_25"]


def person(name: str, game: Table | None = None) -> Table:
    return (game or table().all_land().no_units(0)).holds(0, name).turn_of(0).play(f"play {name}")


def test_great_explorer() -> None:
    game = person("great_explorer", table().no_units(0)).play(
        "advance fishing", "pick D3", "tile r01"
    )
    game.play("orient a") if game.asked == "orient_region" else None
    founded = game.legal("found")
    game.play(f"found {founded[0]}")
    assert (game.state.city_count(0), game.goods(0)) == (2, {"mood": 1})


def test_great_artist_prophet_philosopher() -> None:
    artist = person("great_artist", table().city("D2", 0, "angry")).play("stop", "pick D2")
    assert artist.mood("D2") == "happy"
    goods = table().knows(0, "myths").has(0, food=1, wood=1, ore=1).all_land().city("D4", 0)
    prophet = person("great_prophet", goods.no_units(0)).play("stop", "pick D4", "piece temple")
    prophet.play("kind mood")
    assert (prophet.at("D4").size(), prophet.at("D4").activations) == (2, 0)
    philosopher = person("great_philosopher").play("advance writing", "draw act_01", "draw obj_01")
    assert philosopher.goods(0) == {"food": 2, "culture": 1, "ideas": 2}


def test_great_scientist_statesman_engineer() -> None:
    scientist = person("great_scientist").play("advance math", "draw act_01")
    assert (scientist.goods(0)["ideas"], scientist.hand(0)) == (1, {"act_01"})
    statesman = person("elder_statesman").play("draw act_01", "draw act_02")
    assert statesman.hand(0) == {"act_01", "act_02"}
    goods = table().knows(0, "myths").has(0, food=1, wood=1, ore=1).all_land().city("D4", 0)
    engineer = person("great_engineer", goods.no_units(0)).play("advance sanitation", "pick D2")
    engineer.play("piece temple", "kind mood")
    assert engineer.at("D2").size() == 2


def test_great_merchant() -> None:
    game = bare().knows(0, "bartering trade_routes").has(0, food=0).holds(0, "great_merchant")
    game.city("D6", 1).units(0, "D5", settlers=1, ships=1).turn_of(0)
    game.play("play great_merchant", "stop")
    assert (game.goods(0), game.state.actions) == ({"food": 2}, 2)
    poor = bare().knows(0, "bartering").has(0, food=0).holds(0, "great_merchant")
    poor.city("D6", 1).units(0, "D5", settlers=1).turn_of(0)
    poor.play("play great_merchant", "stop")
    assert (poor.goods(0), poor.asked) == ({}, "main")


def test_great_warlord() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=1).units(1, "D4", armies=1)
    person("great_warlord", game).play("stop", "from D3", "with army1", "to D4", "die 3", "die 1")
    assert game.state.holder(cell_of("D4")) == 0
    assert game.state.actions == 2


def test_population_boom_and_migration() -> None:
    for event in ("ev_27", "ev_28"):
        game = drawn(event).settle()
        assert (game.stands("D2"), game.stands("D7")) == ((1, 0, 0), (2, 0, 0))
    for event in ("ev_34", "ev_35"):
        game = drawn(event).settle()
        assert (game.stands("D7"), game.mood("D2")) == ((2, 0, 0), "neutral")
        assert game.goods(0)["gold"] == 2


@pytest.mark.rule("CC-13.6", "CC-20.6", "CC-20.9")
def test_volcano() -> None:
    game = table().all_land("sea").no_units(0).city("D3", 0).city("C3", 0).city("E3", 0)
    game.city("D2", 0, "happy", "temple academy", wonders="great_statue")
    game.state.edit_city(cell_of("D2")).paint(1, 1)
    game.units(0, "D2", armies=2).turn_of(0).event_for(0, "ev_29").play("pick D2")
    assert not game.state.has_city(cell_of("D2"))
    assert (game.player(0).half_points, game.player(1).half_points) == (2 * (2 + 2 + 5), 2 * 2)
    assert game.player(0).in_supply(4, 20) == 14
    assert [int(n) for n in game.player(0).removed] == [1, 0, 0, 0, 1]
    few = drawn("ev_29")
    assert few.state.has_city(cell_of("D2"))


def test_earthquakes() -> None:
    game = table().knows(0, "myths").has(0, mood=1).all_land("sea").no_units(0)
    game.city("D3", 0).city("C3", 0, "happy", "temple academy").turn_of(0).event_for(0, "ev_30")
    game.play("pick C3", "piece temple", "pick C3", "piece academy", "stop", "no")
    assert (game.at("C3").size(), game.mood("C3"), game.player(0).half_points) == (1, "neutral", 8)
    both = table().all_land("sea").city("D3", 0).city("C3", 0).city("D6", 1).city("C6", 1)
    both.turn_of(0).event_for(0, "ev_31").play("pick D3", "yes", "stop")
    assert both.state.actor == 1
    both.play("pick D6", "yes", "stop")
    assert (both.state.city_count(0), both.state.city_count(1)) == (2, 2)


def test_floods() -> None:
    assert drawn("ev_32").settle().mood("D2") == "neutral"
    both = drawn("ev_33").settle()
    assert (both.mood("D2"), both.mood("D7")) == ("neutral", "neutral")
    dry = table().all_land().turn_of(0).event_for(0, "ev_32")
    assert (dry.asked, dry.mood("D2")) == ("main", "happy")


def test_civil_war() -> None:
    for event in ("ev_36", "ev_37"):
        game = bare().city("D2", 0, "neutral").units(0, "D2", armies=1).event_for(0, event).settle()
        assert (game.stands("D2"), game.mood("D2")) == ((0, 0, 0), "angry")
        assert drawn(event).settle().mood("D2") == "neutral"


@pytest.mark.rule("CC-20.11", "CC-20.4")
def test_revolution() -> None:
    game = drawn("ev_38").settle()
    assert (game.state.actions, game.goods(0)["gold"]) == (2, 2)
    kept = bare().units(0, "D2", armies=2).knows(0, "tactics draft nationalism writing philosophy")
    kept.event_for(0, "ev_38").play("with army1", "stop", "switch democracy")
    assert (kept.state.actions, kept.stands("D2")) == (3, (0, 1, 0))
    assert "voting" in kept.advances(0)
    status = bare().levels(0, culture=2)
    status.status(1).play("advance arts", "draw ev_38").settle()
    assert status.player(0).revolted == 1


@pytest.mark.rule("CC-20.14")
def test_the_events_of_the_variant() -> None:
    game = table(extra_events=True).all_land("sea").has(0, mood=1, culture=2).turn_of(0)
    game.event_for(0, "ev_39").play("kind mood", "kind culture", "kind culture").settle()
    assert (game.player(0).half_points, game.goods(0)) == (3, {"food": 2})
    assert game.state.points(0) == 1 + 1 + 1
    envoy = table(extra_events=True).all_land("sea").no_units(0).exhausted("C2").exhausted("E2")
    envoy.turn_of(0).event_for(0, "ev_40").play("draw great_pyramids")
    assert envoy.goods(0) == {"food": 2, "ideas": 1, "culture": 1}
    assert (envoy.goods(1)["culture"], envoy.state.display) == (1, 1)
    plain = table().turn_of(0)
    assert (plain.state.event_deck >> 38, bin(plain.state.event_deck).count("1")) == (0, 38)
