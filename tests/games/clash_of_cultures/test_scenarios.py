"""The worked scenarios of the rules, in their own words (scenarios.json)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.games.clash_of_cultures.table import Table, opened, table

from edubba.games.clash_of_cultures.layout import cell_of

FILE = Path(__file__).with_name("scenarios.json")
SCENARIOS: list[str] = [scenario["id"] for scenario in json.loads(FILE.read_text("utf-8"))]
TOLD: list[str] = []
Test = TypeVar("Test", bound=Callable[..., None])


def scenario(number: int) -> Callable[[Test], Test]:
    """Says which scenario a test tells."""
    TOLD.append(f"CC-S-{number:02}")
    return lambda test: test


@scenario(1)
@pytest.mark.rule("CC-1.4", "CC-1.5", "CC-1.6", "CC-1.7")
def test_setup_of_two() -> None:
    game = opened().play("draw act_01", "draw obj_01", "draw act_02", "draw obj_02", "first red")
    state = game.state
    for seat, label in ((0, "D2"), (1, "D7")):
        player = game.player(seat)
        assert game.goods(seat) == {"food": 2}
        assert (player.happiness, player.culture) == (0, 0)
        assert game.advances(seat) == {"farming", "mining"}
        assert (len(game.hand(seat)), len(game.objectives(seat))) == (1, 1)
        assert (game.mood(label), game.at(label).size(), game.at(label).owner) == ("happy", 1, seat)
        assert game.stands(label) == (1, 0, 0)
        assert state.points(seat) == 2
    face_down = sum(state.terrain[cell] == -1 for cell in range(len(state.terrain)))
    assert face_down == 8 * 4
    assert bin(state.tiles).count("1") == 16


@scenario(2)
@pytest.mark.rule("CC-6.2", "CC-6.4", "CC-18.3")
def test_first_collect() -> None:
    game = table().turn_of(0).play("activate D2", "collect")
    assert game.legal("pick") == ["C2", "D2", "E2"]
    assert game.why("pick D1") == "collect_nothing"
    game.play("pick C2", "pick E2")
    assert game.asked == "main"
    assert game.goods(0) == {"food": 2, "wood": 1, "ore": 1}
    game = table().turn_of(0).play("activate D2", "collect", "pick C2", "pick D2")
    assert game.goods(0) == {"food": 2, "wood": 1}


@scenario(3)
@pytest.mark.rule("CC-6.3")
def test_neutral_city_three_times() -> None:
    game = table().city("D2", 0, "neutral", "temple").turn_of(0)
    for _ in range(2):
        game.play("activate D2", "collect", "pick C2", "pick E2")
    assert game.mood("D2") == "angry"
    assert game.why("activate D2") == "angry_and_active"
    assert game.goods(0) == {"food": 2, "wood": 2, "ore": 2}


@scenario(4)
@pytest.mark.rule("CC-6.2", "CC-6.3")
def test_happy_city_three_times() -> None:
    game = table().city("D2", 0, "happy", "temple").turn_of(0)
    moods = []
    for picks in (["C2", "D2", "E2"], ["C2", "D2", "E2"], ["C2", "D2"]):
        game.play("activate D2", "collect", *[f"pick {label}" for label in picks])
        assert game.asked == "main"
        moods.append(game.mood("D2"))
    assert moods == ["happy", "neutral", "angry"]


@scenario(5)
@pytest.mark.rule("CC-7.1", "CC-7.2", "CC-3.29.1")
def test_voting_calms_a_city() -> None:
    game = table().knows(0, "writing philosophy voting").city("D2", 0, "neutral", "temple")
    game.has(0, mood=3).turn_of(0)
    for _ in range(2):
        game.play("activate D2", "collect", "pick C2", "pick E2")
    assert game.mood("D2") == "angry"
    game.play("use voting", "pick D2")
    assert (game.mood("D2"), game.goods(0).get("mood", 0)) == ("neutral", 0)
    game.play("activate D2", "collect", "pick C2", "pick E2")
    assert (game.mood("D2"), game.state.actions) == ("angry", 0)


@scenario(6)
@pytest.mark.rule("CC-3.1", "CC-18.1", "CC-18.2")
def test_payments_for_storage() -> None:
    start = table().has(0, food=1, ideas=1, gold=1)
    paid = set()
    for gold in (0, 1):
        game = Table(start.setup, start.state.clone()).turn_of(0).play("advance storage")
        game.play(f"count {gold}")
        for ideas in game.legal("count") or ["-"]:
            after = Table(game.setup, game.state.clone())
            if ideas != "-":
                after.play(f"count {ideas}")
            goods = after.goods(0)
            paid.add(tuple(1 - goods.get(kind, 0) for kind in ("food", "ideas", "gold")))
            assert (after.player(0).happiness, goods["mood"]) == (1, 1)
            assert after.state.maximum(0, 0) == 7
    assert paid == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}


@scenario(7)
@pytest.mark.rule("CC-3.2", "CC-3.3")
def test_what_may_be_bought() -> None:
    game = table().knows(0, "writing").turn_of(0)
    offered = """storage irrigation husbandry engineering sanitation roads fishing
        public_education free_education philosophy tactics myths bartering arts math"""
    assert set(game.legal("advance")) == set(offered.split())
    assert game.refusal("advance navigation").rule == "CC-3.2"
    assert game.refusal("advance voting").rule == "CC-3.3"


@scenario(8)
@pytest.mark.rule("CC-3.4", "CC-14.2")
def test_steel_weapons_as_free_advance() -> None:
    game = table().knows(0, "tactics").has(0, food=0, ore=1, gold=1).status(1)
    assert "steel_weapons" in game.legal("advance")
    game.play("advance steel_weapons")
    assert game.goods(0) == {}
    game = table().knows(0, "tactics").has(0, food=0, ore=1, gold=0).status(1)
    assert "steel_weapons" not in game.legal("advance")
    assert game.refusal("advance steel_weapons").rule == "CC-3.4"


@scenario(9)
@pytest.mark.rule("CC-3.5", "CC-3.7", "CC-3.10", "CC-3.23.1")
def test_writing_at_the_third_level() -> None:
    game = table().levels(0, culture=2).has(0, culture=1).turn_of(0)
    game.play("advance writing", "draw act_05", "draw obj_07")
    assert (game.player(0).culture, game.goods(0)["culture"]) == (3, 2)
    assert (game.hand(0), game.objectives(0)) == ({"act_05"}, {"obj_07"})
    assert game.asked == "draw_event_card"
    game.play("draw ev_34")
    assert game.goods(0)["gold"] == 2  # the icon first
    assert game.asked == "place_unit"


@scenario(10)
@pytest.mark.rule("CC-3.11")
def test_quick_advance_draws_no_event() -> None:
    game = table().levels(0, happiness=2).has(0, culture=1).holds(0, "act_01").turn_of(0)
    game.play("play act_01", "advance storage")
    assert game.asked == "main"
    assert (game.player(0).happiness, game.goods(0)) == (3, {"food": 2, "mood": 1})
    game.play("advance irrigation")
    assert (game.asked, game.player(0).happiness) == ("main", 4)
    game.has(0, food=2).play("advance husbandry")
    assert game.asked == "draw_event_card"


@scenario(11)
@pytest.mark.rule("CC-3.8", "CC-3.9")
def test_switch_to_democracy() -> None:
    game = table().knows(0, "tactics draft nationalism totalitarianism writing philosophy")
    game.turn_of(0)
    before = len(game.advances(0))
    assert game.legal("switch") == ["democracy"]
    assert game.refusal("switch theocracy").rule == "CC-3.9"
    assert game.refusal("advance voting").rule == "CC-3.8"
    game.play("switch democracy")
    assert game.legal("advance") == ["separation_of_power", "civil_liberties", "free_economy"]
    game.play("advance free_economy")
    assert {"voting", "free_economy"} <= game.advances(0)
    assert len(game.advances(0)) == before
    assert game.goods(0) == {}
    assert (game.player(0).happiness, game.player(0).culture) == (0, 0)


@scenario(12)
@pytest.mark.rule("CC-5.1", "CC-5.2")
def test_where_a_city_may_be_founded() -> None:
    game = table().no_units(0).land("C3 mountain, D3 forest").city("E2", 0)
    game.units(0, "D1", settlers=1).units(0, "C3", settlers=1).units(0, "D3", settlers=1)
    game.exhausted("D3").turn_of(0)
    assert game.legal("found") == ["C3"]
    game.play("found C3")
    assert (game.mood("C3"), game.at("C3").size(), game.at("C3").activations) == ("neutral", 1, 0)
    assert (game.state.city_count(0), game.player(0).in_supply(0, 4)) == (3, 2)


@scenario(13)
@pytest.mark.rule("CC-6.5", "CC-4.10")
def test_build_units_at_the_stack_limit() -> None:
    game = table().knows(0, "storage").has(0, food=4).no_units(0).units(0, "D2", armies=3)
    game.city("D2", 0, "neutral", "temple academy").turn_of(0)
    game.play("activate D2", "build_units")
    assert game.legal("build") == ["settler", "army"]
    game.play("build settler")
    assert game.legal("build") == ["settler", "army"]
    game.play("build army")
    assert game.asked == "main"
    assert game.goods(0) == {"food": 1}
    assert game.stands("D2") == (1, 4, 0)
    game.play("activate D2")
    assert game.legal("build_units") == []
    assert game.refusal("build_units").rule == "CC-6.5"


@scenario(14)
@pytest.mark.rule("CC-6.6", "CC-6.7", "CC-6.8")
def test_only_the_small_city_grows() -> None:
    game = table().knows(0, "writing myths").has(0, food=1, wood=1, ore=1).all_land()
    game.city("D2", 0, "neutral", "academy").city("D4", 0).turn_of(0)
    game.play("activate D2")
    assert game.legal("piece") == []
    assert game.why("piece temple") == "city_too_big"
    game = table().knows(0, "writing myths").has(0, food=1, wood=1, ore=1).all_land()
    game.city("D2", 0, "neutral", "academy").city("D4", 0).turn_of(0).play("activate D4")
    assert game.legal("piece") == ["academy", "temple"]
    game.play("piece academy")
    assert (game.at("D4").size(), game.goods(0)) == (2, {"ideas": 2})


@scenario(15)
@pytest.mark.rule("CC-7.1", "CC-3.25.2")
def test_rituals_pay_for_moods() -> None:
    game = table().knows(0, "myths rituals").has(0, food=0, mood=4, wood=3).all_land()
    game.city("D2", 0, "angry", "temple academy").city("D4", 0).turn_of(0)
    game.play("civic", "pick D2", "count 3", "pick D4")
    assert (game.mood("D2"), game.mood("D4")) == ("neutral", "happy")
    assert game.goods(0) == {"mood": 3}


@scenario(16)
@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_influence_range() -> None:
    game = table().all_land().has(0, culture=3).city("D7", 1, "neutral", "academy temple")
    game.turn_of(0).play("influence D7", "piece temple")
    assert game.goods(0)["culture"] == 1  # distance 5, size 3
    walled = table().has(0, culture=3).city("D7", 1, "neutral", "academy temple").turn_of(0)
    assert walled.legal("influence") == []
    assert walled.why("influence D7") == "influence_out_of_range"


@scenario(17)
@pytest.mark.rule("CC-8.4", "CC-8.5", "CC-8.6")
def test_influence_succeeds_with_tokens() -> None:
    game = table().all_land().city("D4", 0).city("D7", 1, "neutral", "academy temple")
    game.has(0, culture=2).turn_of(0).play("influence D7", "piece academy", "die 3", "yes")
    assert game.at("D7").colour(1) == 0
    assert (game.player(0).supply[2], game.player(1).supply[2]) == (4, 5)
    assert game.goods(0) == {"food": 2}
    assert game.state.points(0) == 1 + 1 + 1 + 1
    assert game.state.usable(game.at("D7"), 1) is False
    game.knows(1, "writing")
    assert game.state.usable(game.at("D7"), 1) is True
    assert game.refusal("influence D7").rule == "CC-8.6"


def field_battle(attackers: int, defenders: int) -> Table:
    """Two armies in the open: red on D3 enters D4, where blue stands."""
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=attackers).units(1, "D4", armies=defenders).turn_of(0)
    game.play("move", "from D3", *[f"with army{n + 1}" for n in range(attackers)], "to D4")
    return game


@scenario(18)
@pytest.mark.rule("CC-9.5", "CC-9.6", "CC-9.7", "CC-9.10")
def test_one_round_in_the_open() -> None:
    game = field_battle(3, 2).play("die 4", "die 4", "die 3", "die 5", "die 6")
    assert game.stands("D4") == (0, 1, 0)
    assert game.state.holder(cell_of("D4")) == 0
    assert game.stands("D3") == (0, 0, 0)
    assert game.player(0).marks[6] & 1  # it fought
    assert game.asked == "main"
    assert "move" not in game.legal()


def fortress_attack(attackers: int) -> Table:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, "neutral", "fortress").units(0, "D4", armies=attackers).turn_of(0)
    return game.play("move", "from D4", *[f"with army{n + 1}" for n in range(attackers)], "to D5")


@scenario(19)
@pytest.mark.rule("CC-9.9")
def test_a_fortress_alone() -> None:
    game = fortress_attack(2).play("die 5", "die 5", "die 6").settle()
    assert game.stands("D5") == (0, 1, 0)
    assert (game.at("D5").owner, game.mood("D5")) == (0, "angry")


@scenario(20)
@pytest.mark.rule("CC-9.8", "CC-9.11")
def test_retreat() -> None:
    game = field_battle(2, 2).play("die 4", "die 1", "die 4", "die 1")
    assert (game.stands("D3"), game.stands("D4")) == ((0, 1, 0), (0, 1, 0))
    game.play("yes")
    assert (game.stands("D3"), game.stands("D4")) == ((0, 1, 0), (0, 1, 0))
    assert "move" not in game.legal()


@scenario(21)
@pytest.mark.rule("CC-9.2", "CC-4.6")
def test_a_lone_settler() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=1).units(1, "D4", settlers=1).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4")
    assert game.stands("D4") == (0, 1, 0)
    assert game.player(1).on_board(0, 24) == 0
    assert "move" not in game.legal()


@scenario(22)
@pytest.mark.rule("CC-9.14", "CC-10.1", "CC-10.4", "CC-10.5")
def test_ambush_and_capture() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.land("E5 sea").city("D5", 1, "neutral", "port", port="E5").holds(1, "act_13 act_01")
    game.units(0, "D4", armies=2).turn_of(0)
    game.play("move", "from D4", "with army1", "with army2", "to D5")
    assert game.asked == "ambush"
    assert game.legal("card") == ["act_13"]
    game.play("card act_13", "die 6", "pick D7").settle()
    assert game.stands("D5") == (0, 1, 0)
    assert (game.at("D5").owner, game.at("D5").colour(0), game.mood("D5")) == (0, 0, "angry")
    assert game.goods(0)["gold"] == 2
    assert game.stands("D7") == (1, 0, 0)


@scenario(23)
@pytest.mark.rule("CC-10.3", "CC-10.4", "CC-18.3")
def test_capture_without_a_temple_left() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1).has(0, gold=5)
    game.city("D5", 1, "happy", "temple academy").units(0, "D4", armies=1)
    game.state.edit(0).supply[4] = 0
    game.turn_of(0).play("move", "from D4", "with army1", "to D5").settle()
    city = game.at("D5")
    assert (city.colour(3), city.colour(1), city.owner) == (-1, 0, 0)
    assert game.player(1).supply[4] == 5
    assert game.goods(0)["gold"] == 7
    assert (city.size(), game.mood("D5")) == (2, "angry")


@scenario(24)
@pytest.mark.rule("CC-10.2", "CC-10.4")
def test_capture_without_a_settlement_left() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, "angry", "temple").units(0, "D4", armies=1)
    game.state.edit(0).supply[0] = 0
    game.turn_of(0).play("move", "from D4", "with army1", "to D5").settle()
    assert not game.state.has_city(cell_of("D5"))
    assert game.goods(0)["gold"] == 2
    assert game.player(1).on_board(0, 24) == 0
    assert (game.player(1).supply[0], game.player(1).supply[4]) == (6, 5)
    assert game.stands("D5") == (0, 1, 0)


@scenario(25)
@pytest.mark.rule("CC-11.2", "CC-11.3", "CC-11.4")
def test_barbarian_settlement() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).barbarians("D5", 2)
    game.units(0, "D4", armies=3).turn_of(0)
    game.play("move", "from D4", "with army1", "with army2", "with army3", "to D5")
    game.play("die 2", "die 2", "die 1", "die 1", "die 1", "no")
    game.play("die 4", "die 3", "die 3", "die 1")
    taken = Table(game.setup, game.state.clone())
    game.play("no")
    assert game.goods(0)["gold"] == 3
    assert not game.state.has_city(cell_of("D5"))
    taken.play("yes")
    assert taken.goods(0)["gold"] == 2
    assert (taken.mood("D5"), taken.at("D5").size(), taken.at("D5").owner) == ("angry", 1, 0)


@scenario(26)
@pytest.mark.rule("CC-11.5", "CC-11.6")
def test_raid() -> None:
    game = table().all_land().no_units(0).barbarians("D4", 3).barbarians("B3", 1)
    game.city("D2", 0, "happy", "temple").units(0, "D2", armies=1).city("B2", 0).turn_of(0)
    game.event_for(0, "ev_03").play("die 4", "die 4", "die 3", "die 5", "piece temple").settle()
    assert game.stands("D2") == (0, 0, 0)
    assert (game.at("D2").size(), game.mood("D2")) == (1, "angry")
    assert game.state.barbarians[cell_of("D4")] == 2


@scenario(27)
@pytest.mark.rule("CC-12.1", "CC-12.2", "CC-12.3", "CC-12.4")
def test_exploring_into_a_sea_tile() -> None:
    game = table().turn_of(0).play("move", "from D2", "with settler1", "to D3", "tile r05")
    names = ["D3", "C4", "E4", "D4"]
    assert [game.state.terrain[cell_of(name)] for name in names] == [3, 0, 0, 4]
    assert game.legal("pick") == ["C4", "E4"]
    game.play("pick E4")
    assert game.stands("D3") == (1, 0, 0)
    assert game.state.barbarians[cell_of("E4")] == 1


@scenario(28)
@pytest.mark.rule("CC-12.2")
def test_exploring_by_the_edge() -> None:
    game = table().no_units(0).units(0, "C2", settlers=1).turn_of(0)
    game.play("move", "from C2", "with settler1", "to B2", "tile r09")
    names = ["B2", "A3", "C3", "B3"]
    assert [game.state.terrain[cell_of(name)] for name in names] == [1, 4, 0, 1]
    assert game.stands("B2") == (1, 0, 0)


@scenario(29)
@pytest.mark.rule("CC-12.2", "CC-12.4")
def test_exploring_beside_revealed_sea() -> None:
    game = table().knows(0, "tactics").no_units(0).land("D4 sea, C5 fertile, D3 forest")
    game.land("C4 forest, E4 forest, B4 forest, A5 forest, B5 forest")
    game.units(0, "C5", armies=1).turn_of(0)
    game.play("move", "from C5", "with army1", "to C6", "tile r08").settle()
    assert game.state.terrain[cell_of("D5")] == 4
    assert game.stands("C6") == (0, 1, 0)
    assert game.state.settlements_left == 10


@scenario(30)
@pytest.mark.rule("CC-13.2", "CC-13.3")
def test_exhausted_icon() -> None:
    game = table().no_units(0).land("C3 sea, D3 sea, E3 sea").units(0, "E2", settlers=1).turn_of(0)
    game.event_for(0, "ev_13").settle()
    assert game.state.exhausted[cell_of("C2")] == 1
    game.play("activate D2", "collect")
    assert game.legal("pick") == ["D2", "E2"]


@scenario(31)
@pytest.mark.rule("CC-14.5")
def test_who_names_the_first_player() -> None:
    game = table(4)
    for seat, levels in enumerate((5, 7, 7, 4)):
        game.levels(seat, levels)
    game.state.first = 3
    game.status(4)
    assert (game.asked, game.state.actor) == ("name_first", 1)
    assert game.legal("player") == ["red", "blue", "yellow", "green"]
    game.play("player green")
    assert game.state.first == 3
    game.state.first = 2
    game.status(4)
    assert game.asked == "main"
    assert game.state.first == 2


@scenario(33)
@pytest.mark.rule("CC-4.1", "CC-4.7", "CC-4.8")
def test_mountain_and_forest() -> None:
    game = table().knows(0, "tactics").all_land().land("C3 mountain, E3 forest").no_units(0)
    game.no_units(1).units(0, "D2", armies=2).units(1, "E4", armies=1).turn_of(0)
    game.play("move", "from D2", "with army1", "to C3", "from D2", "with army2", "to E3")
    game.play("move")
    assert game.legal("from") == ["E3"]
    game.play("from E3", "with army2")
    assert "E4" not in game.legal("to")
    assert game.refusal("to E4").rule == "CC-4.8"
    assert "E2" in game.legal("to")
    game.play("to E2", "end_turn", "end_turn", "move")
    assert "C3" in game.legal("from")


@scenario(34)
@pytest.mark.rule("CC-4.11")
def test_embark_sail_disembark() -> None:
    game = table().no_units(0).land("D3 sea, D4 sea, C4 sea, E4 fertile")
    game.units(0, "D2", settlers=2).units(0, "D3", ships=1).turn_of(0)
    game.play("move", "from D2", "with settler1", "with settler2", "embark D3")
    game.play("from D3", "with ship1", "to C4")
    assert game.stands("C4") == (0, 0, 1)
    assert "C4" not in game.legal("from")
    game.settle()
    assert game.asked == "main" or game.play("stop").asked == "main"
    game.land("B4 fertile").play("move", "from C4", "with settler1", "with settler2", "to B4")
    assert game.stands("B4") == (2, 0, 0)


@scenario(36)
@pytest.mark.rule("CC-3.30", "CC-2.3")
def test_trade_routes_income() -> None:
    game = table().knows(0, "bartering trade_routes").has(0, food=1).all_land().no_units(0)
    game.city("D5", 1).city("C4", 1, "angry").units(0, "D4", settlers=1)
    game.land("E6 sea").units(0, "E6", ships=1).no_units(1)
    game.city("D7", 1, "angry").turn_of(1).play("end_turn")
    assert game.goods(0) == {"food": 2}


@scenario(37)
@pytest.mark.rule("CC-13.4", "CC-13.5", "CC-3.25.1", "CC-3.20.3")
def test_famine_and_myths() -> None:
    start = table().knows(0, "myths").has(0, food=0, mood=1).all_land().city("D4", 0)
    start.city("D2", 0, "neutral").no_units(0).turn_of(0)
    game = Table(start.setup, start.state.clone()).event_for(0, "ev_03")
    assert game.asked == "spawn_space"
    game.play("pick D3", "pick D4", "yes")
    assert (game.mood("D4"), game.goods(0)) == ("neutral", {})
    game = Table(start.setup, start.state.clone()).knows(0, "irrigation").event_for(0, "ev_03")
    game.play("pick D3")
    assert (game.asked, game.goods(0)) == ("main", {"mood": 1})


@scenario(38)
@pytest.mark.rule("CC-9.4", "CC-9.6", "CC-15.3")
def test_heavy_resistance_against_flanking() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=4).units(1, "D4", armies=3).holds(0, "act_31").holds(1, "act_07")
    game.turn_of(0).play("move", "from D3", *[f"with army{n}" for n in range(1, 5)], "to D4")
    game.play("card act_31", "card act_07", "die 4", "die 4", "die 4", "die 4", "die 1")
    game.play("die 4", "die 3", "die 3")
    assert (game.stands("D3"), game.stands("D4")) == ((0, 2, 0), (0, 1, 0))


@scenario(39)
@pytest.mark.rule("CC-2.5", "CC-15.1", "CC-15.2")
def test_leadership() -> None:
    game = table().has(0, culture=1).holds(0, "act_25").turn_of(0, actions=1)
    game.play("play act_25")
    assert (game.state.actions, game.goods(0), game.hand(0)) == (2, {"food": 2}, set())
    assert [int(card) for card in game.state.action_discard] == [24]


@scenario(40)
@pytest.mark.rule("CC-19.1", "CC-10.8")
def test_the_last_city_is_captured() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1).holds(0, "obj_19")
    game.units(0, "D6", armies=1).turn_of(0)
    game.play("move", "from D6", "with army1", "to D7").settle()
    assert game.over
    assert game.goods(0)["gold"] == 1
    assert game.state.result().places == [1, 2]
    assert game.state.result().reason.id == "clash_of_cultures/end-no_city"


@scenario(41)
@pytest.mark.rule("CC-12.2")
def test_both_orientations_connect() -> None:
    game = table(4).land("G4 sea, I4 sea")
    seat = next(s for s in range(4) if game.player(s).start == cell_of("I2"))
    game.turn_of(seat).play("move", "from I2", "with settler1", "to H2", "tile r09")
    assert game.asked == "orient_region"
    assert game.legal("orient") == ["a", "b"]
    game.play("orient b")
    assert game.state.terrain[cell_of("I3")] == 4


@scenario(42)
@pytest.mark.rule("CC-11.6", "CC-13.8", "CC-19.1")
def test_a_raid_destroys_the_last_city() -> None:
    game = table().all_land().no_units(0).barbarians("D4", 2).turn_of(0)
    game.event_for(0, "ev_03").play("die 5", "die 5")
    assert game.over
    assert game.goods(0) == {"food": 1}


@scenario(43)
@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_a_great_battle_scores_for_both() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=3).units(1, "D4", armies=3).holds(0, "obj_19").holds(1, "obj_06")
    game.turn_of(0).play("move", "from D3", "with army1", "with army2", "with army3", "to D4")
    game.play(*["die 1"] * 6, "yes")
    assert (game.asked, game.state.actor) == ("score_now", 0)
    game.play("stop")
    assert (game.asked, game.state.actor) == ("score_now", 1)
    game.play("score obj_06.war")
    assert (game.scored(0), game.scored(1)) == (0, 1)
    assert game.asked == "main"


@scenario(44)
@pytest.mark.rule("CC-0.7", "CC-6.4", "CC-6.8")
def test_collect_with_a_port() -> None:
    game = table().knows(0, "fishing storage").has(0, food=0).no_units(0).land("D3 sea, E3 sea")
    game.city("D2", 0, "neutral", "port temple", port="D3").turn_of(0)
    game.play("activate D2", "collect", "pick D2", "pick D3")
    assert game.legal("kind") == ["food", "gold", "mood"]
    game.play("kind gold", "pick E3")
    assert game.goods(0) == {"food": 2, "gold": 1}
    game = table().knows(0, "fishing storage").has(0, food=0).no_units(0).land("D3 sea, E3 sea")
    game.city("D2", 0, "neutral", "port temple", port="D3").turn_of(0)
    game.play("activate D2", "collect", "pick D3", "kind food")
    assert "E3" not in game.legal("pick")


@scenario(45)
@pytest.mark.rule("CC-9.9", "CC-9.10")
def test_a_fortress_holds() -> None:
    game = fortress_attack(1).play("die 2", "die 5").settle()
    assert (game.at("D5").owner, game.stands("D4")) == (1, (0, 0, 0))
    assert game.asked == "main"


@scenario(46)
@pytest.mark.rule("CC-2.3")
def test_lost_actions() -> None:
    game = table().turn_of(1)
    game.state.edit(0).assassinated = 1
    game.state.edit(0).revolted = 1
    game.play("end_turn")
    assert (game.state.active, game.state.actions) == (0, 1)
    game.play("end_turn", "end_turn")
    assert (game.state.active, game.state.actions) == (0, 3)


@scenario(47)
@pytest.mark.rule("CC-8.1", "CC-8.2", "CC-8.4")
def test_freeing_ones_own_city() -> None:
    game = table().has(0, culture=2).city("D2", 0, "neutral", "temple", colour=1).turn_of(0)
    game.play("influence D2", "piece temple", "die 2")
    assert game.asked == "main"
    assert game.goods(0)["culture"] == 2
    assert game.legal("influence") == ["D2"]


@scenario(32)
@pytest.mark.rule("CC-19.2", "CC-19.3")
def test_scoring() -> None:
    game = table(3).all_land().no_units(0).no_units(1)
    state = game.state
    for label in ("C3", "C4", "D6", "E6", "F6"):
        game.city(label, 0)
    for label in ("C3", "C4", "D6", "E4"):
        game.city(label, 0, "neutral", "temple")
    for label in ("C3", "C4", "D6"):
        game.city(label, 0, "neutral", "port")
    start = state.player(1).start
    state.edit_city(start).paint(1, 0)
    state.edit_city(start).paint(2, 0)
    state.edit(0).advances = (1 << 21) - 1
    game.city("C3", 0, "neutral", wonders="great_library")
    state.edit(0).scored = 0b111
    assert state.points(0) == 15 + 10 + 5 + 6
    breakdown = game.setup.game.rules.ending.result(state).breakdown
    assert [points[0] for points in breakdown.values()] == [15, 10, 5, 6, 0]
    state.edit(1).half_points = 2 * (36 - state.points(1))
    state.round = 6
    game.status(0)
    assert state.result().places[:2] == [1, 2]  # city pieces decide the tie
    state.edit_city(start).wonders |= 1
    state.edit(1).half_points -= 10
    assert state.points(1) == 36
    assert state.result().places[:2] == [2, 1]  # the Great Pyramids win ties


@scenario(35)
@pytest.mark.rule("CC-16.2", "CC-16.3", "CC-6.7", "CC-16.6.2")
def test_building_the_great_gardens() -> None:
    start = table().knows(0, "engineering irrigation storage").all_land().display("great_gardens")
    start.city("D4", 0).city("C5", 0).city("E5", 0).no_units(0)
    start.has(0, food=4, wood=5, ore=2, gold=1, culture=5)
    start.city("D2", 0, "neutral", "temple academy").turn_of(0)
    game = Table(start.setup, start.state.clone()).play("activate D2", "wonder great_gardens")
    assert game.goods(0) == {}
    assert (game.at("D2").size(), game.state.wonders_of(0)) == (4, 1)
    assert game.state.points(0) == start.state.points(0) + 5
    angry = Table(start.setup, start.state.clone())
    angry.city("D2", 0, "angry").play("activate D2")
    assert angry.why("wonder great_gardens") == "angry_cannot_grow"
    large = Table(start.setup, start.state.clone())
    large.city("D2", 0, "neutral", "fortress").play("activate D2")
    assert large.why("wonder great_gardens") == "city_too_big"


def test_all_scenarios_are_told() -> None:
    assert sorted(TOLD) == SCENARIOS
