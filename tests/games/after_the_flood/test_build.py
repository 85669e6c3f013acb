"""Build City and what cities are good for (AF-8, AF-19)."""

from typing import Any

import pytest
from tests.games.after_the_flood.table import Player, empire, given, step

from edubba.core import InvalidInput, word

SUMER = ["sippar", "babylon", "nippur", "shuruppak", "umma", "uruk", "ur", "lagash", "eridu"]
FOUR = {"ur": "plain", "umma": "plain", "sippar": "expanded", "nippur": "plain"}


def cities(areas: str) -> dict[str, str]:
    return dict.fromkeys(areas.split(), "plain")


@pytest.mark.rule("AF-8.1", "AF-8.2", "AF-20.3")
def test_a_city_goes_to_a_free_sumer_area() -> None:
    game = given(red={"resources": {}}).play("act build_city")
    assert game.legal("build") == SUMER
    game.play("build umma")
    assert game.cities("red") == {"umma": "plain"}
    assert game.goods("red") == {}, "building is free"
    assert game.actor == "purple"
    game.play("act build_city")
    assert "umma" not in game.legal("build")
    assert game.why("build umma") == "city_stands"


@pytest.mark.rule("AF-8.1")
def test_own_armies_do_not_matter_but_those_of_others_do() -> None:
    players = {"purple": empire("sumer_1", lagash=2)}
    red = given(players=players).play("act build_city")
    assert "lagash" not in red.legal("build")
    reason = red.refusal("build lagash")
    assert (reason.code, reason.rule) == ("army_in_the_way", "AF-8.1")
    assert "Purple" in word(reason.words)
    assert "lagash" in given(to_act="purple", players=players).play("act build_city").legal("build")


@pytest.mark.rule("AF-8.3", "AF-20.3")
def test_moving_a_city() -> None:
    occupier = empire("sumer_1", sippar=1)
    game = given(red={"cities": FOUR}, purple=occupier).play("act build_city")
    assert game.legal("build") == ["babylon", "shuruppak", "uruk", "lagash", "eridu"]
    game.play("build babylon")
    assert game.asked == "lift_city"
    assert sorted(game.legal("lift_city")) == sorted(FOUR), "armies do not hinder taking up"
    assert game.why("lift_city eridu") == "take_up_own_city"
    game.play("lift_city sippar")
    assert game.cities("red") == {**cities("babylon nippur umma ur")}
    assert game.of("red")["moved_cities"] == 1
    assert game.actor == "purple"


@pytest.mark.rule("AF-8.3", "AF-8.4")
def test_a_position_in_which_a_city_is_moved_has_room_for_it_and_none_in_hand() -> None:
    game = given(red={"cities": FOUR}).play("act build_city", "build babylon")
    told: dict[str, Any] = game.state.to_json()
    assert game.setup.position(told).to_json() == told
    fewer = {**told, "red": {**told["red"], "cities": cities("nippur umma ur")}}
    onto_its_own = {**told, "decisions": [{**told["decisions"][0], "site": SUMER.index("ur")}]}
    for broken in (fewer, onto_its_own):
        with pytest.raises(InvalidInput):
            game.setup.position(broken)


@pytest.mark.rule("AF-8.4")
def test_no_city_is_taken_up_while_one_is_in_hand() -> None:
    game = given(red={"cities": cities("ur umma sippar")}).play("act build_city", "build eridu")
    assert game.actor == "purple"
    assert len(game.cities("red")) == 4
    assert game.of("red")["moved_cities"] == 0


@pytest.mark.rule("AF-8.7")
def test_cities_move_only_so_often_in_a_turn() -> None:
    for most, moved, may in ((9, 8, True), (9, 9, False), (0, 0, False), (2, 1, True)):
        options = {"max_relocations_per_turn": most}
        game = given(options=options, red={"cities": FOUR, "moved_cities": moved})
        assert ("build_city" in game.legal("act")) is may
    game = given(options={"max_relocations_per_turn": 0}, red={"cities": cities("ur umma")})
    assert "build_city" in game.legal("act"), "building from the hand has no limit"


@pytest.mark.rule("AF-8.5", "AF-19.5", "AF-22.20", "AF-22.21")
def test_uruk_brings_a_new_scribe_every_time() -> None:
    start = {"workers": {"stock": 1, "egypt": 20}, "cities": cities("ur umma sippar uruk")}
    game = given(red=start).play("act build_city", "build eridu", "lift_city uruk")
    assert game.workers("red", "tool_makers_ready") == 1
    red = {"workers": {"scribes_used": 1, "egypt": 20}, "cities": cities("ur umma sippar eridu")}
    game = given(red=red).play("act build_city", "build uruk", "lift_city eridu")
    assert game.workers("red", "scribes_new") == 1
    assert game.workers("red", "unavailable") == 3
    # With two workers in Scribes no worker is taken.
    red["workers"] = {"scribes_used": 1, "scribes_ready": 1, "egypt": 20}
    game = given(red=red).play("act build_city", "build uruk", "lift_city ur")
    assert game.workers("red", "unavailable") == 3
    assert game.workers("red", "scribes_new") == 0
    # Moving the city out of Uruk leaves the scribe where it is.
    red = {"workers": {"scribes_ready": 1}, "cities": cities("ur umma sippar uruk")}
    game = given(red=red).play("act build_city", "build lagash", "lift_city uruk")
    assert game.workers("red", "scribes_ready") == 1


@pytest.mark.rule("AF-19.7", "AF-19.8")
def test_eridu_brings_a_tool_maker_and_umma_and_lagash_nothing() -> None:
    workers = {"stock": 2, "tool_makers_used": 2}
    game = given(red={"workers": workers}).play("act build_city", "build eridu")
    assert game.workers("red", "tool_makers_ready") == 1
    assert game.workers("red", "unavailable") == 20
    assert "The city in Eridu brings Red a tool maker from the unavailable workers." in game.log()
    for area in ("umma", "lagash"):
        quiet = given(red={"workers": workers}).play("act build_city", f"build {area}")
        assert quiet.of("red")["workers"] == {**workers, "unavailable": 21}


@pytest.mark.rule("AF-19.5", "AF-19.7")
@pytest.mark.parametrize(("area", "box"), [("uruk", "scribes_new"), ("eridu", "tool_makers_ready")])
def test_the_worker_of_a_city_may_by_option_be_an_available_one(area: str, box: str) -> None:
    crew = {"stock": 2, "egypt": 20}
    for supply, left in (("unavailable", (2, 2)), ("available", (1, 3))):
        options = {"city_worker_from": supply}
        game = given(options=options, red={"workers": crew}).play("act build_city", f"build {area}")
        assert game.workers("red", box) == 1
        assert (game.workers("red", "stock"), game.workers("red", "unavailable")) == left
    for supply, crew in (("unavailable", {"stock": 25}), ("available", {"egypt": 20})):
        options = {"city_worker_from": supply}
        game = given(options=options, red={"workers": crew}).play("act build_city", f"build {area}")
        assert game.workers("red", box) == 0, f"nobody is {supply}"


@pytest.mark.rule("AF-22.6", "AF-22.7")
def test_a_full_board_stops_building() -> None:
    players: dict[str, Player] = {
        "red": {"cities": cities("sippar babylon nippur shuruppak")},
        "purple": {"cities": cities("umma uruk ur lagash")},
    }
    game = given(players=players, green={"cities": cities("eridu")})
    assert game.why("act build_city") == "no_site_left"
    blocked = given(players=players, green=empire("sumer_1", eridu=1))
    assert "build_city" not in blocked.legal("act")
    assert "build_city" in given(players=players).legal("act")


@pytest.mark.rule("AF-8.6", "AF-17.1")
def test_a_city_stays_to_the_next_turn() -> None:
    game = given(decision=step("end_of_turn"), red={"cities": {"ur": "expanded"}})
    assert game.state.turn == 2
    assert game.cities("red") == {"ur": "expanded"}


@pytest.mark.rule("AF-19.9", "AF-22.21")
def test_the_owner_of_the_city_has_the_power_whatever_armies_stand_there() -> None:
    occupied: dict[str, Player] = {
        "red": {"cities": cities("ur"), "workers": {}, "resources": {}},
        "purple": empire("sumer_1", ur=1),
    }
    game = given(decision=step("collect"), players=occupied)
    assert game.goods("red") == {"textile": 1}
    # It ends at once when the city goes: no extra trade without the city in Sippar.
    red = {
        "cities": cities("sippar umma lagash nippur"),
        "workers": {},
        "resources": {"textile": 1},
    }
    assert "trade" in given(red=red).legal("act")
    game = given(order="red green purple", red=red, green={"resources": {}}, purple={})
    game.play("act build_city", "build ur", "lift_city sippar")
    game.play("act build_city", "build uruk", "act build_city", "build eridu")
    assert game.actor == "red"
    assert game.why("act trade") == "no_trader"


def test_the_sites_are_named_and_shown() -> None:
    game = given(red={"cities": FOUR}).play("act build_city")
    assert game.question == "Red builds a city: where?"
    assert game.labels()["build babylon"] == "Babylon"
    game.play("build babylon")
    assert game.question == "Red moves a city to Babylon: which one?"
    assert game.labels()["lift_city sippar"] == "Sippar"
    game.play("lift_city sippar")
    assert game.log()[-1] == (
        "Red moves the city from Sippar to Babylon and takes its expansion back."
    )
