"""The worked examples of scenarios.json, one test each."""

import json
from pathlib import Path

import pytest
from tests.games.after_the_flood.table import (
    COLOURS,
    Flood,
    Player,
    empire,
    fresh_game,
    given,
    new_game,
    step,
)

from edubba.core import InvalidInput
from edubba.games.after_the_flood import GAME

SCENARIOS = {s["id"]: s for s in json.loads((Path(__file__).parent / "scenarios.json").read_text())}


def test_every_scenario_has_its_test() -> None:
    tests = {name for name in globals() if name.startswith("test_af_s")}
    assert tests == {f"test_{id.lower().replace('-', '_')}" for id in SCENARIOS}


@pytest.mark.rule("AF-4.1", "AF-4.3", "AF-2.3")
def test_af_s01() -> None:
    game = fresh_game()
    for colour in COLOURS:
        player = game.of(colour)
        assert player["workers"] == {"stock": 2, "irrigation": 1, "weaving": 1, "unavailable": 21}
        assert player["armies"] == {"available": 0, "unavailable": 20}
        assert player["resources"] == dict.fromkeys(["wood", "metal", "tools", "oil", "gold"], 1)
        assert player["cities"] == {}
        assert game.score(colour) == 0
        assert game.state.cities_in_hand(COLOURS.index(colour)) == 4
    stock = {"grain": 22, "wood": 9, "metal": 9, "textile": 15}
    stock |= {"tools": 9, "oil": 4, "gold": 4, "lapis": 7}
    assert game.state.to_json()["stock"] == stock
    assert game.state.turn == 1


@pytest.mark.rule("AF-5.1", "AF-5.2", "AF-5.6", "AF-2.4")
def test_af_s02() -> None:
    game = new_game()
    for colour in COLOURS:
        assert game.goods(colour)["grain"] == 5
        assert game.goods(colour)["textile"] == 3
        assert game.workers(colour, "stock") == 10
        assert game.workers(colour, "unavailable") == 13
    assert game.stock("grain") == 7
    assert game.stock("textile") == 6
    assert game.asked == "action"


def collected(**players: dict[str, int]) -> Flood:
    """Phase 1 of turn 1 with these workers; nobody holds anything before."""
    crews = {c: {"workers": players.get(c, {}), "resources": {}} for c in COLOURS}
    return given(decision=step("collect"), players=crews)


@pytest.mark.rule("AF-5.1", "AF-5.2", "AF-2.4")
def test_af_s03() -> None:
    game = collected(
        red={"irrigation": 3, "weaving": 1},
        purple={"irrigation": 1, "weaving": 2},
        green={"irrigation": 1, "weaving": 2},
    )
    assert game.goods("red") == {"grain": 6, "textile": 2}
    assert game.goods("purple") == {"grain": 4, "textile": 3}
    assert game.goods("green") == {"grain": 4, "textile": 3}


@pytest.mark.rule("AF-5.3", "AF-22.16")
def test_af_s04() -> None:
    game = collected(red={"irrigation": 2}, purple={}, green={"irrigation": 1})
    assert game.goods("red") == {"grain": 6}
    assert game.goods("green") == {"grain": 4}
    assert game.goods("purple") == {}


@pytest.mark.rule("AF-5.3", "AF-5.4")
def test_af_s05() -> None:
    for needs_weaver, due in ((False, {"textile": 1}), (True, {})):
        game = given(
            decision=step("collect"),
            options={"ur_needs_weaver": needs_weaver},
            red={"workers": {"weaving": 2}, "resources": {}},
            purple={"workers": {}, "resources": {}, "cities": {"ur": "plain"}},
            green={"workers": {"weaving": 1}, "resources": {}},
        )
        assert game.goods("red") == {"textile": 3}
        assert game.goods("green") == {"textile": 2}
        assert game.goods("purple") == due


@pytest.mark.rule("AF-5.6", "AF-22.1")
def test_af_s06() -> None:
    game = given(
        turn=4, decision=step("collect"), green={"workers": {"egypt": 18, "irrigation": 2}}
    )
    assert game.workers("green", "stock") == 5
    # The decline of turn 4 frees one of Egypt, which does not make up for the missing three.
    assert game.workers("green", "unavailable") == 1


@pytest.mark.rule("AF-6.4", "AF-6.5")
def test_af_s07() -> None:
    game = given(
        turn=2,
        decision=step("decline"),
        red={"workers": {"irrigation": 4, "weaving": 1}},
        purple={"workers": {"irrigation": 2, "weaving": 2}},
        green={"workers": {"irrigation": 1, "weaving": 2}},
    )
    assert [game.workers(c, "irrigation") for c in COLOURS] == [2, 0, 0]
    assert [game.workers(c, "weaving") for c in COLOURS] == [1, 2, 2]


@pytest.mark.rule("AF-6.2", "AF-6.3", "AF-6.6", "AF-6.7")
def test_af_s08() -> None:
    crew = {"dilmun": 3, "egypt": 2, "elam": 1, "scribes_ready": 2, "tool_makers_ready": 1}
    game = given(
        turn=4, decision=step("decline"), red={"workers": {**crew}, "resources": {"grain": 2}}
    )
    left = {p: game.workers("red", p) for p in crew}
    assert left == {"dilmun": 0, "egypt": 1, "elam": 0, "scribes_ready": 1, "tool_makers_ready": 0}
    assert game.workers("red", "unavailable") == 25 - 9 + 7
    assert game.goods("red") == {"grain": 2}


@pytest.mark.rule("AF-6.1")
def test_af_s09() -> None:
    game = given(turn=3, decision=step("collect"), red={"workers": {"dilmun": 2, "irrigation": 5}})
    assert game.asked == "action"
    assert game.workers("red", "dilmun") == 2
    assert game.workers("red", "irrigation") == 5


@pytest.mark.rule("AF-8.1", "AF-8.2")
def test_af_s10() -> None:
    for colour, sites in (("red", ["ur"]), ("purple", ["ur", "lagash"])):
        game = given(
            to_act=colour, green={"cities": {"eridu": "plain"}}, purple=empire("sumer_1", lagash=1)
        )
        game.play("act build_city")
        assert [s for s in game.legal("build") if s in ("eridu", "lagash", "ur")] == sites


@pytest.mark.rule("AF-8.3", "AF-8.5", "AF-19.7")
def test_af_s11() -> None:
    game = given(
        red={
            "cities": {"ur": "expanded", "umma": "plain", "sippar": "plain", "nippur": "plain"},
            "workers": {"egypt": 19},
            "points": {"cities": 25},
        }
    )
    game.play("act build_city", "build eridu", "lift_city ur")
    assert set(game.cities("red")) == {"eridu", "umma", "sippar", "nippur"}
    assert game.cities("red")["eridu"] == "plain"
    assert game.state.expanded == 0
    assert game.workers("red", "tool_makers_ready") == 1
    assert game.workers("red", "unavailable") == 5
    assert game.score("red") == 25


@pytest.mark.rule("AF-9.2")
def test_af_s12() -> None:
    for count in (1, 2, 3):
        game = given(to_act="purple", purple={"workers": {"stock": 3}, "resources": {"lapis": 1}})
        game.play("act place_workers", "pw_spend lapis", "pw_to kassites")
        assert game.legal("pw_count") == ["1", "2", "3"]
        game.play(f"pw_count {count}")
        assert game.workers("purple", "kassites") == count
        assert game.stock("lapis") == 7


@pytest.mark.rule("AF-9.4")
def test_af_s13() -> None:
    green = {"workers": {"scribes_used": 1, "stock": 6}, "resources": {"wood": 1}}
    game = given(to_act="green", green=green)
    game.play("act place_workers", "pw_spend wood", "pw_to scribes")
    assert game.workers("green", "scribes_new") == 1
    assert game.workers("green", "stock") == 5
    green["workers"] = {"scribes_used": 2, "stock": 6}
    game = given(to_act="green", green=green)
    game.play("act place_workers", "pw_spend wood")
    assert "scribes" not in game.legal("pw_to")
    assert game.refusal("pw_to scribes").rule == "AF-9.4"


@pytest.mark.rule("AF-9.1", "AF-9.7", "AF-9.8")
def test_af_s14() -> None:
    game = given(
        red={"workers": {"scribes_ready": 2, "egypt": 2, "stock": 4}, "resources": {"wood": 2}}
    )
    game.play("act place_workers", "pw_scribe", "pw_from egypt", "pw_dest kassites")
    game.play("pw_scribe", "pw_from stock", "pw_dest irrigation", "pw_end")
    assert game.actor == "purple"
    left = {p: game.workers("red", p) for p in ("egypt", "kassites", "irrigation", "stock")}
    assert left == {"egypt": 1, "kassites": 1, "irrigation": 1, "stock": 3}
    assert game.workers("red", "scribes_used") == 2
    assert game.goods("red") == {"wood": 2}


@pytest.mark.rule("AF-9.9", "AF-19.5", "AF-5.7")
def test_af_s15() -> None:
    game = new_game("purple-green-red")
    game.play("act build_city", "build uruk")
    assert game.workers("purple", "unavailable") == 12
    game.play("act build_city", "build ur", "act build_city", "build eridu", "act place_workers")
    assert game.why("pw_scribe") == "scribe_is_new"
    game = given(turn=1, decision=step("collect"), purple={"workers": {"scribes_new": 1}})
    assert game.workers("purple", "scribes_ready") == 1
    game = given(turn=2, decision=step("collect"), purple={"workers": {"scribes_new": 1}})
    assert game.workers("purple", "scribes_ready") == 0


@pytest.mark.rule("AF-10.2", "AF-10.4")
def test_af_s16() -> None:
    red = {"workers": {"amorites": 2}, "resources": {"grain": 1, "textile": 1}}
    game = given(red=red).play("act trade")
    assert game.legal("trade") == [
        "amorites:wood:grain",
        "amorites:wood:textile",
        "amorites:oil:textile",
    ]
    game.play("trade amorites:wood:grain")
    assert game.legal("trade") == ["amorites:oil:textile"]
    assert game.why("trade amorites:wood:textile") == "taken_there"
    game.play("trade amorites:oil:textile")
    assert game.goods("red") == {"wood": 1, "oil": 1}
    game = given(red={**red, "resources": {"textile": 3}})
    game.play("act trade", "trade amorites:oil:textile")
    assert game.why("trade amorites:oil:textile") == "taken_there"


@pytest.mark.rule("AF-10.4")
def test_af_s17() -> None:
    green = {"workers": {"hittites": 1, "mittani": 2}, "resources": {"grain": 3}}
    game = given(to_act="green", green=green).play("act trade", "trade hittites:metal:grain")
    game.play("trade mittani:metal:grain", "trade mittani:wood:grain")
    assert game.goods("green") == {"metal": 2, "wood": 1}
    game = given(to_act="green", green=green, options={"trade_type_scope": "per_action"})
    game.play("act trade", "trade hittites:metal:grain")
    assert game.why("trade mittani:metal:grain") == "taken_in_action"
    assert game.legal("trade") == ["mittani:wood:grain"]


@pytest.mark.rule("AF-10.3")
def test_af_s18() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"amorites": 2, "stock": 1}, "resources": {"textile": 2}},
        "purple": {
            "workers": {"amorites": 3},
            "resources": {"textile": 2},
            **empire("sumer_1", amorites=1),
        },
    }
    game = given(to_act="red", players=players)
    assert game.why("act trade") == "no_trader"
    game = given(to_act="purple", players=players).play("act trade")
    assert game.legal("trade") == ["amorites:wood:textile", "amorites:oil:textile"]
    game.play("trade amorites:oil:textile")
    assert game.actor == "green", "one army makes one exchange"


@pytest.mark.rule("AF-10.1", "AF-10.7")
def test_af_s19() -> None:
    game = given(
        red={
            "workers": {"elam": 1, "kassites": 1, "tool_makers_ready": 1},
            "resources": {"grain": 1},
        }
    )
    game.play("act trade", "trade elam:metal:grain", "make_tool", "trade kassites:lapis:tools")
    assert game.goods("red") == {"lapis": 1}
    assert game.workers("red", "tool_makers_used") == 1


@pytest.mark.rule("AF-10.6", "AF-22.2")
def test_af_s20() -> None:
    game = given(
        to_act="green",
        red={"resources": {"lapis": 7}},
        green={"workers": {"kassites": 1}, "resources": {"tools": 2}},
    )
    assert game.stock("lapis") == 0
    assert game.why("act trade") == "no_exchange_possible"
    game = given(
        to_act="green",
        red={"resources": {"lapis": 7}},
        green={"workers": {"kassites": 1, "elam": 1}, "resources": {"tools": 2}},
    )
    assert game.play("act trade").legal("trade") == ["elam:metal:tools"]
    assert game.why("trade kassites:lapis:tools") == "not_in_stock"


@pytest.mark.rule("AF-19.1")
def test_af_s21() -> None:
    for needs_trader in (False, True):
        game = given(
            to_act="purple",
            options={"sippar_needs_trader": needs_trader},
            red={"resources": {"gold": 4}},
            purple={
                "cities": {"sippar": "plain"},
                "workers": {"egypt": 1},
                "resources": {"textile": 3},
            },
            green={"resources": {}},
        )
        assert game.stock("gold") == 3
        game.play("act trade", "trade egypt:gold:textile", "trade egypt:gold:textile")
        assert game.actor == "green"
        assert game.goods("purple") == {"gold": 2, "textile": 1}


@pytest.mark.rule("AF-11.2", "AF-11.3", "AF-11.4", "AF-11.7")
def test_af_s22() -> None:
    start: dict[str, Player] = {
        "red": {"workers": {"guti": 1, "stock": 11}, "resources": {"metal": 1}},
        "green": {"workers": {"guti": 1}},
        "purple": {"workers": {}},
    }
    for colour, may in (("red", True), ("purple", False), ("green", True)):
        game = given(to_act=colour, players=start).play("act start_empire")
        assert ("guti_1" in game.legal("empire")) is may
    game = given(players=start)
    game.play("act start_empire", "empire guti_1", "buy metal", "place_armies 1")
    assert game.of("red")["armies"] == {"available": 9, "unavailable": 10, "guti": 1}
    assert game.ranks() == {"red": "A"}
    assert game.workers("red", "guti") == 0
    assert game.workers("red", "unavailable") == 14
    assert game.workers("green", "guti") == 1


@pytest.mark.rule("AF-11.6")
def test_af_s23() -> None:
    for goods, ranks in (
        ({"grain": 1}, {"green": "A", "purple": "B", "red": "C"}),
        ({}, {"green": "A", "red": "B", "purple": "C"}),
    ):
        game = given(
            turn=2,
            to_act="purple",
            red=empire("isin_2", isin=1),
            green={
                **empire("amorites_2", 2, amorites=1),
                "equipment": {"wood": 1},
                "resources": {},
            },
            purple={"workers": {"larsa": 1}, "resources": goods},
        )
        game.play("act start_empire", "empire larsa_2")
        if goods:
            game.play("buy_end", "equip grain")
        game.play("place_armies 1")
        assert game.ranks() == ranks


@pytest.mark.rule("AF-11.4", "AF-19.2", "AF-22.12")
def test_af_s24() -> None:
    game = given(
        turn=5,
        red={"cities": {"babylon": "plain"}, "workers": {"assyria": 1}, "resources": {"tools": 3}},
    )
    game.play("act start_empire", "empire assyria_5")
    assert game.armies("red", "available") == 14
    game.play("buy tools")
    assert game.armies("red", "available") == 17
    game.play("buy tools")
    assert game.armies("red", "available") == 20
    assert game.legal() == ["equip tools", "equip_end"]


@pytest.mark.rule("AF-11.2", "AF-11.8", "AF-12.2", "AF-11.10")
def test_af_s25() -> None:
    game = given(
        turn=3,
        to_act="green",
        red={**empire("egypt_3", uruk=2), "cities": {"uruk": "plain"}},
        green={"resources": {}},
    )
    game.play("act start_empire", "empire sumer_3", "empire_area uruk")
    assert game.ranks() == {"red": "A", "green": "B"}
    game.roll(6)
    assert game.armies("green", "available") == 2
    assert game.armies("red", "uruk") == 2
    game.play("combat roll").roll(8).play("combat roll").roll(9)
    assert game.armies("red", "unavailable") == 20
    assert game.legal("place_armies") == ["1", "2"]
    game.play("place_armies 2")
    assert game.armies("green", "uruk") == 2
    assert game.cities("red") == {"uruk": "plain"}


@pytest.mark.rule("AF-11.8", "AF-22.4")
def test_af_s26() -> None:
    game = given(
        to_act="green",
        red=empire("sumer_1", guti=1),
        green={"workers": {"guti": 1}, "resources": {}},
    )
    game.play("act start_empire", "empire guti_1").roll(6)
    for total in (2, 3, 4, 5, 6, 6, 6):
        game.play("combat roll").roll(total)
    assert game.armies("green", "unavailable") == 20
    assert game.armies("red", "guti") == 1
    assert game.workers("green", "guti") == 0
    assert game.actor == "red"
    game.play("act pass", *["pass_end"], "act pass", "pass_end")
    assert game.why("act start_empire") == "nothing_to_pay_with"
    game = given(to_act="green", green={"empire": "guti_1", "started_as": 1})
    assert game.why("act start_empire") == "one_empire_a_turn"
    assert game.why("act expand_empire") == "no_available_army"


@pytest.mark.rule("AF-3.2", "AF-13.2")
def test_af_s27() -> None:
    players: dict[str, Player] = {
        "red": empire("akkad_1", akkad=1, available=9),
        "purple": empire("sumer_1", 2, babylon=1, available=5),
    }
    game = given(players=players).play("act expand_empire")
    assert game.legal("invade") == ["babylon"]
    game = given(to_act="purple", players=players).play("act expand_empire")
    borders = {"amorites", "assyria", "kassites", "nippur", "shuruppak", "sippar"}
    assert set(game.legal("invade")) == borders


@pytest.mark.rule("AF-12.2", "AF-12.4", "AF-13.2", "AF-22.10")
def test_af_s28() -> None:
    game = given(red=empire("guti_1", guti=1, available=4), purple=empire("sumer_1", 2, umma=2))
    assert game.ranks() == {"red": "A", "purple": "B"}
    game.play("act expand_empire", "invade umma").roll(4)
    assert game.armies("red", "available") == 3
    game.play("combat roll").roll(10)
    assert game.armies("purple", "umma") == 1
    game.play("combat stop")
    assert game.armies("red", "umma") == 0
    assert game.armies("red", "available") == 3
    assert game.legal() == ["invade nippur", "invade umma", "reinforce guti", "expand_end"]
    game.play("reinforce guti")
    assert game.armies("red", "available") == 1


@pytest.mark.rule("AF-13.3", "AF-19.4")
def test_af_s29() -> None:
    purple = {"cities": {"shuruppak": "plain", "umma": "plain"}}
    for available, may in ((2, False), (3, True)):
        red = empire("sumer_1", umma=1, available=available)
        game = given(red=red, purple=purple).play("act expand_empire")
        assert ("umma" in game.legal("destroy")) is may
    game.play("destroy umma")
    assert game.armies("red", "available") == 0
    assert game.cities("purple") == {"shuruppak": "plain"}
    red["armies"] = {"umma": 1, "available": 2}
    green = {"cities": {"shuruppak": "plain"}}
    game = given(red=red, purple={"cities": {"umma": "plain"}}, green=green)
    assert game.play("act expand_empire").legal("destroy") == ["umma"]


@pytest.mark.rule("AF-13.5", "AF-13.4")
def test_af_s30() -> None:
    game = given(red=empire("sumer_1", nippur=1, available=5))
    game.play("act expand_empire", "invade kassites")
    assert game.armies("red", "available") == 4
    game.play("invade guti")
    assert game.armies("red", "available") == 2
    game.play("reinforce nippur")
    assert game.armies("red", "available") == 0
    held = {a: game.armies("red", a) for a in ("nippur", "kassites", "guti")}
    assert held == {"nippur": 2, "kassites": 1, "guti": 1}
    assert game.actor == "purple"


@pytest.mark.rule("AF-7.1", "AF-7.3", "AF-7.6")
def test_af_s31() -> None:
    game = given(
        passed="green",
        red={"workers": {"stock": 3}},
        purple={"workers": {}, "resources": {"wood": 1}},
    )
    assert game.stock("wood") == 12 - 1 - 1 - 1
    game.play("act build_city", "pay worker", "build ur")
    game.play("act build_city", "pay wood", "build umma")
    assert game.workers("red", "stock") == 2
    assert game.workers("red", "unavailable") == 23
    assert game.stock("wood") == 12 - 1 - 1
    game.play("act build_city", "pay worker", "build uruk")
    assert game.legal() == ["act pass"]
    game.play("act pass")
    assert game.actor == "red"
    game.play("act build_city", "pay worker", "build eridu")
    assert game.workers("red", "stock") == 0


@pytest.mark.rule("AF-7.4", "AF-22.5")
def test_af_s32() -> None:
    game = given(
        passed="purple",
        red={**empire("akkad_1", akkad=1, available=1), "workers": {}, "resources": {}},
    )
    assert game.legal() == ["act build_city", "act pass"]
    assert game.why("act expand_empire") == "no_payment_left"
    assert game.play("act build_city").legal() == ["pay army"]


@pytest.mark.rule("AF-15.1")
def test_af_s33() -> None:
    game = given(
        order="purple red green", decision=step("settle_order"), green={"bid": {"textile": 1}}
    )
    assert game.order() == ["green", "purple", "red"]


@pytest.mark.rule("AF-16.1", "AF-16.2")
def test_af_s34() -> None:
    armies = {"nippur": 1, "umma": 1, "ur": 2, "guti": 1, "kassites": 1}
    game = given(
        decision=step("score_empires"),
        red={"empire": "guti_1", "started_as": 1, "armies": armies, "cities": {"nippur": "plain"}},
    )
    assert game.score("red") == 13


@pytest.mark.rule("AF-16.3")
def test_af_s35() -> None:
    game = given(
        decision=step("score_empires"),
        red={
            "cities": {"uruk": "plain", "ur": "plain"},
            "resources": {"wood": 3, "tools": 2, "oil": 1, "gold": 1},
        },
    )
    game.play("city_expand uruk")
    # Sets of tools (1), oil (2), gold (4): two tools cannot even be said.
    assert game.legal("luxuries") == [str(chosen) for chosen in range(8)]
    game.play("luxuries 7")
    assert game.score("red") == 14
    assert game.goods("red")["wood"] == 1
    assert game.goods("red")["tools"] == 1
    assert game.state.turn == 2, "Ur cannot be expanded, so nobody is asked again"


@pytest.mark.rule("AF-17.1", "AF-17.2")
def test_af_s36() -> None:
    game = given(
        turn=2,
        decision=step("end_of_turn"),
        red={"resources": {}},
        purple={
            **empire("isin_2", ur=2, available=3),
            "workers": {"stock": 4, "egypt": 2},
            "bid": {"oil": 1},
            "equipment": {"metal": 1},
            "resources": {"grain": 2},
        },
        green={"resources": {}},
    )
    assert game.state.turn == 3
    assert game.of("purple")["armies"] == {"available": 0, "unavailable": 20}
    assert game.workers("purple", "egypt") == 2
    # All 23 unplaced workers were unavailable when phase 1 of turn 3 called eight.
    assert game.workers("purple", "stock") == 8
    assert game.workers("purple", "unavailable") == 15
    assert game.stock("oil") == 7
    assert game.stock("metal") == 12
    assert game.goods("purple")["grain"] == 2


@pytest.mark.rule("AF-18.2", "AF-18.3")
def test_af_s37() -> None:
    for boxes, points in ((False, [4, 0, 2]), (True, [4, 3, 2])):
        game = given(
            turn=5,
            decision=step("final_scoring"),
            options={"score_worker_boxes": boxes},
            red={"workers": {"egypt": 2, "kassites": 1, "irrigation": 1, "weaving": 1}},
            purple={"workers": {"egypt": 1, "akkad": 4, "irrigation": 3, "weaving": 1}},
            green={"workers": {"kassites": 1, "assyria": 1, "irrigation": 1, "weaving": 1}},
        )
        assert game.state.result().points == points


@pytest.mark.rule("AF-18.4", "AF-15.2")
def test_af_s38() -> None:
    game = given(
        turn=5,
        order="red green purple",
        decision=step("settle_order"),
        red={"points": {"cities": 88}},
        purple={"points": {"cities": 80}, "bid": {"lapis": 1}},
        green={"points": {"cities": 88}, "bid": {"grain": 1}},
    )
    assert game.order() == ["purple", "green", "red"]
    result = game.state.result()
    assert result.points == [88, 80, 88]
    assert result.places == [2, 3, 1]
    assert result.facts == {"order": ["purple", "green", "red"]}


@pytest.mark.rule("AF-13.7")
def test_af_s39() -> None:
    players: dict[str, Player] = {
        "red": {**empire("amorites_2", available=3), "workers": {"amorites": 1}},
        "green": {**empire("isin_2", 2, amorites=1), "equipment": {"grain": 1}},
    }
    game = given(turn=2, players=players).play("act expand_empire")
    assert game.legal() == ["reenter amorites"]
    game.play("reenter amorites").roll(5)
    assert game.armies("red", "available") == 2
    assert game.legal() == ["combat roll", "combat stop"]
    game.play("combat roll").roll(9)
    assert game.legal() == ["place_armies 1", "place_armies 2"]
    game.play("place_armies 1")
    assert game.workers("red", "amorites") == 1
    forced = given(turn=2, options={"entry_fight": "to_the_end"}, players=players)
    forced.play("act expand_empire", "reenter amorites").roll(5, 9)
    assert forced.asked == "place_armies"


@pytest.mark.rule("AF-5.5")
def test_af_s40() -> None:
    game = given(
        order="green red purple",
        decision=step("collect"),
        red={"workers": {"irrigation": 2}, "resources": {}},
        green={"workers": {"irrigation": 2}, "resources": {}},
        purple={"workers": {"irrigation": 1}, "resources": {"grain": 13}},
    )
    assert game.goods("green")["grain"] == 6
    assert game.goods("red")["grain"] == 3
    assert game.goods("purple")["grain"] == 13


@pytest.mark.rule("AF-11.8", "AF-12.4", "AF-13.7")
def test_af_s41() -> None:
    players: dict[str, Player] = {
        "red": empire("sumer_1", guti=2),
        "green": {"workers": {"guti": 1}, "resources": {}},
    }
    game = given(order="green red purple", players=players)
    game.play("act start_empire", "empire guti_1").roll(4)
    assert game.armies("green", "available") == 7
    game.play("combat roll").roll(9)
    assert game.armies("red", "guti") == 1
    game.play("combat stop")
    assert game.of("green")["armies"] == {"available": 7, "unavailable": 13}
    assert game.workers("green", "guti") == 0
    assert game.actor == "red"
    game.play("act build_city", "build ur", "act build_city", "build uruk", "act expand_empire")
    assert game.legal() == ["reenter guti"]
    forced = given(order="green red purple", options={"entry_fight": "to_the_end"}, players=players)
    forced.play("act start_empire", "empire guti_1").roll(4, 9)
    assert forced.asked == "combat_roll"


@pytest.mark.rule("AF-19.1", "AF-10.3")
def test_af_s42() -> None:
    players: dict[str, Player] = {
        "red": empire("sumer_1", amorites=1),
        "purple": {"cities": {"sippar": "plain"}, "workers": {}, "resources": {"textile": 1}},
    }
    game = given(to_act="purple", players=players).play("act trade")
    offered = {trade.removesuffix(":textile") for trade in game.legal("trade")}
    assert offered == {
        "egypt:gold",
        "hittites:metal",
        "mittani:wood",
        "mittani:metal",
        "elam:metal",
        "chaldea:oil",
        "dilmun:wood",
        "dilmun:metal",
        "dilmun:oil",
        "dilmun:gold",
    }
    game.play("trade egypt:gold:textile")
    assert game.actor == "green"
    game = given(to_act="purple", options={"sippar_needs_trader": True}, players=players)
    assert game.why("act trade") == "no_trader"


@pytest.mark.rule("AF-9.9", "AF-19.5")
def test_af_s43() -> None:
    for ready, may in (("next_action", True), ("next_turn", False)):
        game = new_game("purple-green-red", scribe_ready=ready)
        game.play("act build_city", "build uruk", "act build_city", "build ur")
        game.play("act build_city", "build eridu", "act place_workers")
        assert ("pw_scribe" in game.legal()) is may


@pytest.mark.rule("AF-9.7", "AF-9.10", "AF-9.4", "AF-22.19")
def test_af_s44() -> None:
    crew = {"scribes_ready": 1, "tool_makers_ready": 1, "tool_makers_used": 1}
    red = {"workers": {**crew, "irrigation": 1, "egypt": 1}, "resources": {"wood": 1}}
    game = given(red=red).play("act place_workers")
    assert game.legal() == ["pw_scribe"], "no resource can be spent without a worker"
    game.play("pw_scribe")
    sources = ["egypt", "irrigation", "scribes_used", "tool_makers_ready", "tool_makers_used"]
    assert game.legal("pw_from") == sources
    for source, place, may in (
        ("tool_makers_used", "tool_makers", True),
        ("tool_makers_ready", "tool_makers", False),
        ("scribes_used", "scribes", False),
        ("irrigation", "scribes", True),
        ("egypt", "scribes", True),
    ):
        game = given(red=red).play("act place_workers", "pw_scribe", f"pw_from {source}")
        assert (place in game.legal("pw_dest")) is may
        assert "stock" in game.legal("pw_dest")
    game.play("pw_dest scribes")
    assert game.workers("red", "scribes_new") == 1
    game = given(red=red).play("act place_workers", "pw_scribe", "pw_from tool_makers_used")
    game.play("pw_dest tool_makers")
    assert game.workers("red", "tool_makers_ready") == 2
    game = given(red=red).play("act place_workers", "pw_scribe", "pw_from egypt", "pw_dest stock")
    assert game.legal() == ["pw_spend wood", "pw_end"]


@pytest.mark.rule("AF-7.4", "AF-20.2")
def test_af_s45() -> None:
    red = {"workers": {"egypt": 1}, "resources": {"textile": 1, "grain": 1}}
    game = given(passed="green", red=red).play("act trade")
    assert game.legal() == ["pay grain"]
    assert game.why("pay textile") == "payment_spoils"
    game.play("pay grain", "trade egypt:gold:textile")
    assert game.goods("red") == {"gold": 1}
    red["resources"] = {"textile": 1}
    assert given(passed="green", red=red).why("act trade") == "no_payment_left"


@pytest.mark.rule("AF-8.3", "AF-8.4", "AF-8.7")
def test_af_s46() -> None:
    cities = {"ur": "plain", "umma": "plain", "sippar": "plain", "nippur": "plain"}
    game = given(
        order="purple red green",
        red={"cities": cities, "moved_cities": 9},
        purple={**empire("sumer_1", ur=1, available=3), "resources": {}},
    )
    listed = given(red={"cities": cities, "moved_cities": 9})
    assert listed.why("act build_city") == "moved_too_often"
    game.play("act expand_empire", "destroy ur")
    assert game.actor == "red"
    game.play("act build_city", "build lagash")
    assert game.actor == "green", "no city was taken up"
    assert set(game.cities("red")) == {"umma", "sippar", "nippur", "lagash"}
    game = given(decision=step("end_of_turn"), red={"cities": cities, "moved_cities": 9})
    game.play("act build_city", "build eridu")
    assert game.asked == "lift_city"


@pytest.mark.rule("AF-19.5", "AF-19.7")
def test_af_s47() -> None:
    game = given(order="green red purple", green={"workers": {"stock": 3, "egypt": 22}})
    game.play("act build_city", "build uruk", "act build_city", "build ur", "act build_city")
    game.play("build umma", "act build_city", "build eridu")
    assert game.workers("green", "stock") == 3
    assert game.workers("green", "egypt") == 22
    assert set(game.cities("green")) == {"uruk", "eridu"}


@pytest.mark.rule("AF-20.11", "AF-12.2")
def test_af_s48() -> None:
    for rank, hits in (("A", 30), ("B", 21)):
        mine, theirs = (1, 2) if rank == "A" else (2, 1)
        game = given(
            red=empire("guti_1", mine, guti=1, available=2),
            purple=empire("sumer_1", theirs, umma=2),
        ).play("act expand_empire", "invade umma")
        assert game.ranks()["red"] == rank
        outcomes = game.state.outcomes()
        assert len(outcomes) == 36
        assert {weight for _, weight in outcomes} == {1}
        killed = 0
        for action, _ in outcomes:
            after = game.state.clone()
            after.apply(action)
            killed += Flood(game.setup, after).armies("purple", "umma") == 1
        assert killed == hits


@pytest.mark.rule("AF-11.2")
def test_af_s49() -> None:
    for least, open_to_red in ((1, []), (0, ["isin_2", "larsa_2"])):
        options = {"empire_min_workers": least}
        game = given(turn=2, options=options, red={"workers": {"amorites": 1}})
        offered = game.play("act start_empire").legal("empire")
        assert [empire for empire in offered if empire != "amorites_2"] == open_to_red


@pytest.mark.rule("AF-16.4", "AF-13.3")
def test_af_s50() -> None:
    game = given(
        turn=2,
        red=empire("isin_2", umma=1, available=2),
        purple={
            "cities": {"umma": "expanded"},
            "points": {"cities": 14},
            "resources": {"wood": 2, "tools": 1},
        },
    )
    game.play("act expand_empire", "destroy umma")
    assert game.cities("purple") == {}
    assert game.state.expanded == 0
    assert game.state.cities_in_hand(1) == 4
    game.all_pass()
    assert game.state.turn == 3
    assert game.score("purple") == 14
    while game.actor != "purple":
        game.play("act pass", "pass_end")
    game.play("act build_city", "pay worker", "build umma")
    while game.asked != "expand_city":
        game.play("act pass", "pass_end")
    game.play("city_expand umma")
    assert game.legal("luxuries") == ["0", "1"]
    game.play("luxuries 0")
    assert game.score("purple") == 18


@pytest.mark.rule("AF-1.5", "AF-22.18")
def test_only_three_can_play() -> None:
    for seats in (2, 4):
        with pytest.raises(InvalidInput, match="played with 3 seats"):
            GAME.setup(seats)
