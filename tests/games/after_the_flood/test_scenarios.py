"""The worked examples of scenarios.json, one test each."""

import json
from pathlib import Path

import pytest
from tests.games.after_the_flood.table import COLOURS, Play, Player, given, new_game, step

from edubba.core import InvalidInput
from edubba.games.after_the_flood import GAME

SCENARIOS = {s["id"]: s for s in json.loads((Path(__file__).parent / "scenarios.json").read_text())}


def test_every_scenario_has_its_test() -> None:
    tests = {name for name in globals() if name.startswith("test_af_s")}
    assert tests == {f"test_{id.lower().replace('-', '_')}" for id in SCENARIOS}


@pytest.mark.rule("AF-4.1", "AF-4.3", "AF-2.3")
def test_af_s01() -> None:
    table = Play(GAME.new(GAME.setup()))
    for colour in COLOURS:
        player = table.of(colour)
        assert player["workers"] == {"stock": 2, "irrigation": 1, "weaving": 1, "unavailable": 21}
        assert player["armies"] == {"available": 0, "unavailable": 20}
        assert player["resources"] == dict.fromkeys(["wood", "metal", "tools", "oil", "gold"], 1)
        assert player["cities"] == {}
        assert table.points(colour) == 0
        assert table.state.cities_in_hand(COLOURS.index(colour)) == 4
    stock = {"grain": 22, "wood": 9, "metal": 9, "textile": 15}
    stock |= {"tools": 9, "oil": 4, "gold": 4, "lapis": 7}
    assert table.state.to_json()["stock"] == stock
    assert table.state.turn == 1


@pytest.mark.rule("AF-5.1", "AF-5.2", "AF-5.6", "AF-2.4")
def test_af_s02() -> None:
    table = new_game()
    for colour in COLOURS:
        assert table.goods(colour)["grain"] == 5
        assert table.goods(colour)["textile"] == 3
        assert table.workers(colour, "stock") == 10
        assert table.workers(colour, "unavailable") == 13
    assert table.stock("grain") == 7
    assert table.stock("textile") == 6
    assert table.asked == "action"


def collected(**players: dict[str, int]) -> Play:
    """Phase 1 of turn 1 with these workers; nobody holds anything before."""
    crews = {c: {"workers": players.get(c, {}), "resources": {}} for c in COLOURS}
    return given(decision=step("collect"), players=crews)


@pytest.mark.rule("AF-5.1", "AF-5.2", "AF-2.4")
def test_af_s03() -> None:
    table = collected(
        red={"irrigation": 3, "weaving": 1},
        purple={"irrigation": 1, "weaving": 2},
        green={"irrigation": 1, "weaving": 2},
    )
    assert table.goods("red") == {"grain": 6, "textile": 2}
    assert table.goods("purple") == {"grain": 4, "textile": 3}
    assert table.goods("green") == {"grain": 4, "textile": 3}


@pytest.mark.rule("AF-5.3", "AF-22.16")
def test_af_s04() -> None:
    table = collected(red={"irrigation": 2}, purple={}, green={"irrigation": 1})
    assert table.goods("red") == {"grain": 6}
    assert table.goods("green") == {"grain": 4}
    assert table.goods("purple") == {}


@pytest.mark.rule("AF-5.3", "AF-5.4")
def test_af_s05() -> None:
    for needs_weaver, due in ((False, {"textile": 1}), (True, {})):
        table = given(
            decision=step("collect"),
            options={"ur_needs_weaver": needs_weaver},
            red={"workers": {"weaving": 2}, "resources": {}},
            purple={"workers": {}, "resources": {}, "cities": {"ur": "plain"}},
            green={"workers": {"weaving": 1}, "resources": {}},
        )
        assert table.goods("red") == {"textile": 3}
        assert table.goods("green") == {"textile": 2}
        assert table.goods("purple") == due


@pytest.mark.rule("AF-5.6", "AF-22.1")
def test_af_s06() -> None:
    table = given(
        turn=4, decision=step("collect"), green={"workers": {"egypt": 18, "irrigation": 2}}
    )
    assert table.workers("green", "stock") == 5
    # The decline of turn 4 frees one of Egypt, which does not make up for the missing three.
    assert table.workers("green", "unavailable") == 1


@pytest.mark.rule("AF-6.4", "AF-6.5")
def test_af_s07() -> None:
    table = given(
        turn=2,
        decision=step("decline"),
        red={"workers": {"irrigation": 4, "weaving": 1}},
        purple={"workers": {"irrigation": 2, "weaving": 2}},
        green={"workers": {"irrigation": 1, "weaving": 2}},
    )
    assert [table.workers(c, "irrigation") for c in COLOURS] == [2, 0, 0]
    assert [table.workers(c, "weaving") for c in COLOURS] == [1, 2, 2]


@pytest.mark.rule("AF-6.2", "AF-6.3", "AF-6.6", "AF-6.7")
def test_af_s08() -> None:
    crew = {"dilmun": 3, "egypt": 2, "elam": 1, "scribes_ready": 2, "tool_makers_ready": 1}
    table = given(
        turn=4, decision=step("decline"), red={"workers": {**crew}, "resources": {"grain": 2}}
    )
    left = {p: table.workers("red", p) for p in crew}
    assert left == {"dilmun": 0, "egypt": 1, "elam": 0, "scribes_ready": 1, "tool_makers_ready": 0}
    assert table.workers("red", "unavailable") == 25 - 9 + 7
    assert table.goods("red") == {"grain": 2}


@pytest.mark.rule("AF-6.1")
def test_af_s09() -> None:
    table = given(turn=3, decision=step("collect"), red={"workers": {"dilmun": 2, "irrigation": 5}})
    assert table.asked == "action"
    assert table.workers("red", "dilmun") == 2
    assert table.workers("red", "irrigation") == 5


@pytest.mark.rule("AF-8.1", "AF-8.2")
def test_af_s10() -> None:
    for colour, sites in (("red", ["ur"]), ("purple", ["ur", "lagash"])):
        table = given(
            to_act=colour,
            green={"cities": {"eridu": "plain"}},
            purple={"empire": "sumer_1", "started_as": 1, "armies": {"lagash": 1}},
        )
        table.do("act build_city")
        assert [s for s in table.offers("build") if s in ("eridu", "lagash", "ur")] == sites


@pytest.mark.rule("AF-8.3", "AF-8.5", "AF-19.7")
def test_af_s11() -> None:
    table = given(
        red={
            "cities": {"ur": "expanded", "umma": "plain", "sippar": "plain", "nippur": "plain"},
            "workers": {"egypt": 19},
            "points": {"cities": 25},
        }
    )
    table.do("act build_city", "build eridu", "lift_city ur")
    assert set(table.cities("red")) == {"eridu", "umma", "sippar", "nippur"}
    assert table.cities("red")["eridu"] == "plain"
    assert table.state.expanded == 0
    assert table.workers("red", "tool_makers_ready") == 1
    assert table.workers("red", "unavailable") == 5
    assert table.points("red") == 25


@pytest.mark.rule("AF-9.2")
def test_af_s12() -> None:
    for count in (1, 2, 3):
        table = given(to_act="purple", purple={"workers": {"stock": 3}, "resources": {"lapis": 1}})
        table.do("act place_workers", "pw_spend lapis", "pw_to kassites")
        assert table.offers("pw_count") == ["1", "2", "3"]
        table.do(f"pw_count {count}")
        assert table.workers("purple", "kassites") == count
        assert table.stock("lapis") == 7


@pytest.mark.rule("AF-9.4")
def test_af_s13() -> None:
    green = {"workers": {"scribes_used": 1, "stock": 6}, "resources": {"wood": 1}}
    table = given(to_act="green", green=green)
    table.do("act place_workers", "pw_spend wood", "pw_to scribes")
    assert table.workers("green", "scribes_new") == 1
    assert table.workers("green", "stock") == 5
    green["workers"] = {"scribes_used": 2, "stock": 6}
    table = given(to_act="green", green=green)
    table.do("act place_workers", "pw_spend wood")
    assert "scribes" not in table.offers("pw_to")
    assert table.why("pw_to scribes").rule == "AF-9.4"


@pytest.mark.rule("AF-9.1", "AF-9.7", "AF-9.8")
def test_af_s14() -> None:
    table = given(
        red={"workers": {"scribes_ready": 2, "egypt": 2, "stock": 4}, "resources": {"wood": 2}}
    )
    table.do("act place_workers", "pw_scribe", "pw_from egypt", "pw_dest kassites")
    table.do("pw_scribe", "pw_from stock", "pw_dest irrigation", "pw_end")
    assert table.actor == "purple"
    left = {p: table.workers("red", p) for p in ("egypt", "kassites", "irrigation", "stock")}
    assert left == {"egypt": 1, "kassites": 1, "irrigation": 1, "stock": 3}
    assert table.workers("red", "scribes_used") == 2
    assert table.goods("red") == {"wood": 2}


@pytest.mark.rule("AF-9.9", "AF-19.5", "AF-5.7")
def test_af_s15() -> None:
    table = new_game("purple-green-red")
    table.do("act build_city", "build uruk")
    assert table.workers("purple", "unavailable") == 12
    table.do("act build_city", "build ur", "act build_city", "build eridu", "act place_workers")
    assert table.why("pw_scribe").code == "scribe_is_new"
    table = given(turn=1, decision=step("collect"), purple={"workers": {"scribes_new": 1}})
    assert table.workers("purple", "scribes_ready") == 1
    table = given(turn=2, decision=step("collect"), purple={"workers": {"scribes_new": 1}})
    assert table.workers("purple", "scribes_ready") == 0


@pytest.mark.rule("AF-10.2", "AF-10.4")
def test_af_s16() -> None:
    red = {"workers": {"amorites": 2}, "resources": {"grain": 1, "textile": 1}}
    table = given(red=red).do("act trade")
    assert table.offers("trade") == [
        "amorites:wood:grain",
        "amorites:wood:textile",
        "amorites:oil:textile",
    ]
    table.do("trade amorites:wood:grain")
    assert table.offers("trade") == ["amorites:oil:textile"]
    assert table.why("trade amorites:wood:textile").code == "taken_there"
    table.do("trade amorites:oil:textile")
    assert table.goods("red") == {"wood": 1, "oil": 1}
    table = given(red={**red, "resources": {"textile": 3}})
    table.do("act trade", "trade amorites:oil:textile")
    assert table.why("trade amorites:oil:textile").code == "taken_there"


@pytest.mark.rule("AF-10.4")
def test_af_s17() -> None:
    green = {"workers": {"hittites": 1, "mittani": 2}, "resources": {"grain": 3}}
    table = given(to_act="green", green=green).do("act trade", "trade hittites:metal:grain")
    table.do("trade mittani:metal:grain", "trade mittani:wood:grain")
    assert table.goods("green") == {"metal": 2, "wood": 1}
    table = given(to_act="green", green=green, options={"trade_type_scope": "per_action"})
    table.do("act trade", "trade hittites:metal:grain")
    assert table.why("trade mittani:metal:grain").code == "taken_in_action"
    assert table.offers("trade") == ["mittani:wood:grain"]


@pytest.mark.rule("AF-10.3")
def test_af_s18() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"amorites": 2, "stock": 1}, "resources": {"textile": 2}},
        "purple": {
            "workers": {"amorites": 3},
            "resources": {"textile": 2},
            "empire": "sumer_1",
            "started_as": 1,
            "armies": {"amorites": 1},
        },
    }
    table = given(to_act="red", players=players)
    assert table.why("act trade").code == "no_trader"
    table = given(to_act="purple", players=players).do("act trade")
    assert table.offers("trade") == ["amorites:wood:textile", "amorites:oil:textile"]
    table.do("trade amorites:oil:textile")
    assert table.actor == "green", "one army makes one exchange"


@pytest.mark.rule("AF-10.1", "AF-10.7")
def test_af_s19() -> None:
    table = given(
        red={
            "workers": {"elam": 1, "kassites": 1, "tool_makers_ready": 1},
            "resources": {"grain": 1},
        }
    )
    table.do("act trade", "trade elam:metal:grain", "make_tool", "trade kassites:lapis:tools")
    assert table.goods("red") == {"lapis": 1}
    assert table.workers("red", "tool_makers_used") == 1


@pytest.mark.rule("AF-10.6", "AF-22.2")
def test_af_s20() -> None:
    table = given(
        to_act="green",
        red={"resources": {"lapis": 7}},
        green={"workers": {"kassites": 1}, "resources": {"tools": 2}},
    )
    assert table.stock("lapis") == 0
    assert table.why("act trade").code == "no_exchange_possible"
    table = given(
        to_act="green",
        red={"resources": {"lapis": 7}},
        green={"workers": {"kassites": 1, "elam": 1}, "resources": {"tools": 2}},
    )
    assert table.do("act trade").offers("trade") == ["elam:metal:tools"]
    assert table.why("trade kassites:lapis:tools").code == "not_in_stock"


@pytest.mark.rule("AF-19.1")
def test_af_s21() -> None:
    for needs_trader in (False, True):
        table = given(
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
        assert table.stock("gold") == 3
        table.do("act trade", "trade egypt:gold:textile", "trade egypt:gold:textile")
        assert table.actor == "green"
        assert table.goods("purple") == {"gold": 2, "textile": 1}


@pytest.mark.rule("AF-11.2", "AF-11.3", "AF-11.4", "AF-11.7")
def test_af_s22() -> None:
    start: dict[str, Player] = {
        "red": {"workers": {"guti": 1, "stock": 11}, "resources": {"metal": 1}},
        "green": {"workers": {"guti": 1}},
        "purple": {"workers": {}},
    }
    for colour, may in (("red", True), ("purple", False), ("green", True)):
        table = given(to_act=colour, players=start).do("act start_empire")
        assert ("guti_1" in table.offers("empire")) is may
    table = given(players=start)
    table.do("act start_empire", "empire guti_1", "buy metal", "place_armies 1")
    assert table.of("red")["armies"] == {"available": 9, "unavailable": 10, "guti": 1}
    assert table.ranks() == {"red": "A"}
    assert table.workers("red", "guti") == 0
    assert table.workers("red", "unavailable") == 14
    assert table.workers("green", "guti") == 1


@pytest.mark.rule("AF-11.6")
def test_af_s23() -> None:
    for goods, ranks in (
        ({"grain": 1}, {"green": "A", "purple": "B", "red": "C"}),
        ({}, {"green": "A", "red": "B", "purple": "C"}),
    ):
        table = given(
            turn=2,
            to_act="purple",
            red={"empire": "isin_2", "started_as": 1, "armies": {"isin": 1}},
            green={
                "empire": "amorites_2",
                "started_as": 2,
                "armies": {"amorites": 1},
                "equipment": {"wood": 1},
                "resources": {},
            },
            purple={"workers": {"larsa": 1}, "resources": goods},
        )
        table.do("act start_empire", "empire larsa_2")
        if goods:
            table.do("buy_end", "equip grain")
        table.do("place_armies 1")
        assert table.ranks() == ranks


@pytest.mark.rule("AF-11.4", "AF-19.2", "AF-22.12")
def test_af_s24() -> None:
    table = given(
        turn=5,
        red={
            "cities": {"babylon": "plain"},
            "workers": {"assyria": 1},
            "resources": {"tools": 3},
        },
    )
    table.do("act start_empire", "empire assyria_5")
    assert table.armies("red", "available") == 14
    table.do("buy tools")
    assert table.armies("red", "available") == 17
    table.do("buy tools")
    assert table.armies("red", "available") == 20
    assert table.offers() == ["equip tools", "equip_end"]


@pytest.mark.rule("AF-11.2", "AF-11.8", "AF-12.2", "AF-11.10")
def test_af_s25() -> None:
    table = given(
        turn=3,
        to_act="green",
        red={
            "empire": "egypt_3",
            "started_as": 1,
            "armies": {"uruk": 2},
            "cities": {"uruk": "plain"},
        },
        green={"resources": {}},
    )
    table.do("act start_empire", "empire sumer_3", "empire_area uruk")
    assert table.ranks() == {"red": "A", "green": "B"}
    table.roll(6)
    assert table.armies("green", "available") == 2
    assert table.armies("red", "uruk") == 2
    table.do("combat roll").roll(8).do("combat roll").roll(9)
    assert table.armies("red", "unavailable") == 20
    assert table.offers("place_armies") == ["1", "2"]
    table.do("place_armies 2")
    assert table.armies("green", "uruk") == 2
    assert table.cities("red") == {"uruk": "plain"}


@pytest.mark.rule("AF-11.8", "AF-22.4")
def test_af_s26() -> None:
    table = given(
        to_act="green",
        red={"empire": "sumer_1", "started_as": 1, "armies": {"guti": 1}},
        green={"workers": {"guti": 1}, "resources": {}},
    )
    table.do("act start_empire", "empire guti_1").roll(6)
    for total in (2, 3, 4, 5, 6, 6, 6):
        table.do("combat roll").roll(total)
    assert table.armies("green", "unavailable") == 20
    assert table.armies("red", "guti") == 1
    assert table.workers("green", "guti") == 0
    assert table.actor == "red"
    table.do("act pass", *["pass_end"], "act pass", "pass_end")
    assert table.why("act start_empire").code == "nothing_to_pay_with"
    table = given(to_act="green", green={"empire": "guti_1", "started_as": 1})
    assert table.why("act start_empire").code == "one_empire_a_turn"
    assert table.why("act expand_empire").code == "no_available_army"


@pytest.mark.rule("AF-3.2", "AF-13.2")
def test_af_s27() -> None:
    players: dict[str, Player] = {
        "red": {
            "empire": "akkad_1",
            "started_as": 1,
            "armies": {"akkad": 1, "available": 9},
        },
        "purple": {
            "empire": "sumer_1",
            "started_as": 2,
            "armies": {"babylon": 1, "available": 5},
        },
    }
    table = given(players=players).do("act expand_empire")
    assert table.offers("invade") == ["babylon"]
    table = given(to_act="purple", players=players).do("act expand_empire")
    borders = {"amorites", "assyria", "kassites", "nippur", "shuruppak", "sippar"}
    assert set(table.offers("invade")) == borders


@pytest.mark.rule("AF-12.2", "AF-12.4", "AF-13.2", "AF-22.10")
def test_af_s28() -> None:
    table = given(
        red={"empire": "guti_1", "started_as": 1, "armies": {"guti": 1, "available": 4}},
        purple={"empire": "sumer_1", "started_as": 2, "armies": {"umma": 2}},
    )
    assert table.ranks() == {"red": "A", "purple": "B"}
    table.do("act expand_empire", "invade umma").roll(4)
    assert table.armies("red", "available") == 3
    table.do("combat roll").roll(10)
    assert table.armies("purple", "umma") == 1
    table.do("combat stop")
    assert table.armies("red", "umma") == 0
    assert table.armies("red", "available") == 3
    assert table.offers() == ["invade nippur", "invade umma", "reinforce guti", "expand_end"]
    table.do("reinforce guti")
    assert table.armies("red", "available") == 1


@pytest.mark.rule("AF-13.3", "AF-19.4")
def test_af_s29() -> None:
    purple = {"cities": {"shuruppak": "plain", "umma": "plain"}}
    for available, may in ((2, False), (3, True)):
        red = {
            "empire": "sumer_1",
            "started_as": 1,
            "armies": {"umma": 1, "available": available},
        }
        table = given(red=red, purple=purple).do("act expand_empire")
        assert ("umma" in table.offers("destroy")) is may
    table.do("destroy umma")
    assert table.armies("red", "available") == 0
    assert table.cities("purple") == {"shuruppak": "plain"}
    red["armies"] = {"umma": 1, "available": 2}
    green = {"cities": {"shuruppak": "plain"}}
    table = given(red=red, purple={"cities": {"umma": "plain"}}, green=green)
    assert table.do("act expand_empire").offers("destroy") == ["umma"]


@pytest.mark.rule("AF-13.5", "AF-13.4")
def test_af_s30() -> None:
    table = given(
        red={"empire": "sumer_1", "started_as": 1, "armies": {"nippur": 1, "available": 5}}
    )
    table.do("act expand_empire", "invade kassites")
    assert table.armies("red", "available") == 4
    table.do("invade guti")
    assert table.armies("red", "available") == 2
    table.do("reinforce nippur")
    assert table.armies("red", "available") == 0
    held = {a: table.armies("red", a) for a in ("nippur", "kassites", "guti")}
    assert held == {"nippur": 2, "kassites": 1, "guti": 1}
    assert table.actor == "purple"


@pytest.mark.rule("AF-7.1", "AF-7.3", "AF-7.6")
def test_af_s31() -> None:
    table = given(
        passed="green",
        red={"workers": {"stock": 3}},
        purple={"workers": {}, "resources": {"wood": 1}},
    )
    assert table.stock("wood") == 12 - 1 - 1 - 1
    table.do("act build_city", "pay worker", "build ur")
    table.do("act build_city", "pay wood", "build umma")
    assert table.workers("red", "stock") == 2
    assert table.workers("red", "unavailable") == 23
    assert table.stock("wood") == 12 - 1 - 1
    table.do("act build_city", "pay worker", "build uruk")
    assert table.offers() == ["act pass"]
    table.do("act pass")
    assert table.actor == "red"
    table.do("act build_city", "pay worker", "build eridu")
    assert table.workers("red", "stock") == 0


@pytest.mark.rule("AF-7.4", "AF-22.5")
def test_af_s32() -> None:
    table = given(
        passed="purple",
        red={
            "empire": "akkad_1",
            "started_as": 1,
            "armies": {"akkad": 1, "available": 1},
            "workers": {},
            "resources": {},
        },
    )
    assert table.offers() == ["act build_city", "act pass"]
    assert table.why("act expand_empire").code == "no_payment_left"
    assert table.do("act build_city").offers() == ["pay army"]


@pytest.mark.rule("AF-15.1")
def test_af_s33() -> None:
    table = given(
        order="purple red green", decision=step("settle_order"), green={"bid": {"textile": 1}}
    )
    assert table.order() == ["green", "purple", "red"]


@pytest.mark.rule("AF-16.1", "AF-16.2")
def test_af_s34() -> None:
    armies = {"nippur": 1, "umma": 1, "ur": 2, "guti": 1, "kassites": 1}
    table = given(
        decision=step("score_empires"),
        red={
            "empire": "guti_1",
            "started_as": 1,
            "armies": armies,
            "cities": {"nippur": "plain"},
        },
    )
    assert table.points("red") == 13


@pytest.mark.rule("AF-16.3")
def test_af_s35() -> None:
    table = given(
        decision=step("score_empires"),
        red={
            "cities": {"uruk": "plain", "ur": "plain"},
            "resources": {"wood": 3, "tools": 2, "oil": 1, "gold": 1},
        },
    )
    table.do("city_expand uruk")
    # Sets of tools (1), oil (2), gold (4): two tools cannot even be said.
    assert table.offers("luxuries") == [str(chosen) for chosen in range(8)]
    table.do("luxuries 7")
    assert table.points("red") == 14
    assert table.goods("red")["wood"] == 1
    assert table.goods("red")["tools"] == 1
    assert table.state.turn == 2, "Ur cannot be expanded, so nobody is asked again"


@pytest.mark.rule("AF-17.1", "AF-17.2")
def test_af_s36() -> None:
    table = given(
        turn=2,
        decision=step("end_of_turn"),
        red={"resources": {}},
        purple={
            "empire": "isin_2",
            "started_as": 1,
            "armies": {"ur": 2, "available": 3},
            "workers": {"stock": 4, "egypt": 2},
            "bid": {"oil": 1},
            "equipment": {"metal": 1},
            "resources": {"grain": 2},
        },
        green={"resources": {}},
    )
    assert table.state.turn == 3
    assert table.of("purple")["armies"] == {"available": 0, "unavailable": 20}
    assert table.workers("purple", "egypt") == 2
    # All 23 unplaced workers were unavailable when phase 1 of turn 3 called eight.
    assert table.workers("purple", "stock") == 8
    assert table.workers("purple", "unavailable") == 15
    assert table.stock("oil") == 7
    assert table.stock("metal") == 12
    assert table.goods("purple")["grain"] == 2


@pytest.mark.rule("AF-18.2", "AF-18.3")
def test_af_s37() -> None:
    for boxes, points in ((False, [4, 0, 2]), (True, [4, 3, 2])):
        table = given(
            turn=5,
            decision=step("final_scoring"),
            options={"score_worker_boxes": boxes},
            red={"workers": {"egypt": 2, "kassites": 1, "irrigation": 1, "weaving": 1}},
            purple={"workers": {"egypt": 1, "akkad": 4, "irrigation": 3, "weaving": 1}},
            green={"workers": {"kassites": 1, "assyria": 1, "irrigation": 1, "weaving": 1}},
        )
        assert table.state.result().points == points


@pytest.mark.rule("AF-18.4", "AF-15.2")
def test_af_s38() -> None:
    table = given(
        turn=5,
        order="red green purple",
        decision=step("settle_order"),
        red={"points": {"cities": 88}},
        purple={"points": {"cities": 80}, "bid": {"lapis": 1}},
        green={"points": {"cities": 88}, "bid": {"grain": 1}},
    )
    assert table.order() == ["purple", "green", "red"]
    result = table.state.result()
    assert result.points == [88, 80, 88]
    assert result.places == [2, 3, 1]
    assert result.facts == {"order": ["purple", "green", "red"]}


@pytest.mark.rule("AF-13.7")
def test_af_s39() -> None:
    players: dict[str, Player] = {
        "red": {
            "empire": "amorites_2",
            "started_as": 1,
            "armies": {"available": 3},
            "workers": {"amorites": 1},
        },
        "green": {
            "empire": "isin_2",
            "started_as": 2,
            "armies": {"amorites": 1},
            "equipment": {"grain": 1},
        },
    }
    table = given(turn=2, players=players).do("act expand_empire")
    assert table.offers() == ["reenter amorites"]
    table.do("reenter amorites").roll(5)
    assert table.armies("red", "available") == 2
    assert table.offers() == ["combat roll", "combat stop"]
    table.do("combat roll").roll(9)
    assert table.offers() == ["place_armies 1", "place_armies 2"]
    table.do("place_armies 1")
    assert table.workers("red", "amorites") == 1
    forced = given(turn=2, options={"entry_fight": "to_the_end"}, players=players)
    forced.do("act expand_empire", "reenter amorites").roll(5, 9)
    assert forced.asked == "place_armies"


@pytest.mark.rule("AF-5.5")
def test_af_s40() -> None:
    table = given(
        order="green red purple",
        decision=step("collect"),
        red={"workers": {"irrigation": 2}, "resources": {}},
        green={"workers": {"irrigation": 2}, "resources": {}},
        purple={"workers": {"irrigation": 1}, "resources": {"grain": 13}},
    )
    assert table.goods("green")["grain"] == 6
    assert table.goods("red")["grain"] == 3
    assert table.goods("purple")["grain"] == 13


@pytest.mark.rule("AF-11.8", "AF-12.4", "AF-13.7")
def test_af_s41() -> None:
    players: dict[str, Player] = {
        "red": {"empire": "sumer_1", "started_as": 1, "armies": {"guti": 2}},
        "green": {"workers": {"guti": 1}, "resources": {}},
    }
    table = given(order="green red purple", players=players)
    table.do("act start_empire", "empire guti_1").roll(4)
    assert table.armies("green", "available") == 7
    table.do("combat roll").roll(9)
    assert table.armies("red", "guti") == 1
    table.do("combat stop")
    assert table.of("green")["armies"] == {"available": 7, "unavailable": 13}
    assert table.workers("green", "guti") == 0
    assert table.actor == "red"
    table.do("act build_city", "build ur", "act build_city", "build uruk", "act expand_empire")
    assert table.offers() == ["reenter guti"]
    forced = given(order="green red purple", options={"entry_fight": "to_the_end"}, players=players)
    forced.do("act start_empire", "empire guti_1").roll(4, 9)
    assert forced.asked == "combat_roll"


@pytest.mark.rule("AF-19.1", "AF-10.3")
def test_af_s42() -> None:
    players: dict[str, Player] = {
        "red": {"empire": "sumer_1", "started_as": 1, "armies": {"amorites": 1}},
        "purple": {"cities": {"sippar": "plain"}, "workers": {}, "resources": {"textile": 1}},
    }
    table = given(to_act="purple", players=players).do("act trade")
    offered = {trade.removesuffix(":textile") for trade in table.offers("trade")}
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
    table.do("trade egypt:gold:textile")
    assert table.actor == "green"
    table = given(to_act="purple", options={"sippar_needs_trader": True}, players=players)
    assert table.why("act trade").code == "no_trader"


@pytest.mark.rule("AF-9.9", "AF-19.5")
def test_af_s43() -> None:
    for ready, may in (("next_action", True), ("next_turn", False)):
        table = new_game("purple-green-red", scribe_ready=ready)
        table.do("act build_city", "build uruk", "act build_city", "build ur")
        table.do("act build_city", "build eridu", "act place_workers")
        assert ("pw_scribe" in table.offers()) is may


@pytest.mark.rule("AF-9.7", "AF-9.10", "AF-9.4", "AF-22.19")
def test_af_s44() -> None:
    crew = {"scribes_ready": 1, "tool_makers_ready": 1, "tool_makers_used": 1}
    red = {"workers": {**crew, "irrigation": 1, "egypt": 1}, "resources": {"wood": 1}}
    table = given(red=red).do("act place_workers")
    assert table.offers() == ["pw_scribe"], "no resource can be spent without a worker"
    table.do("pw_scribe")
    sources = ["egypt", "irrigation", "scribes_used", "tool_makers_ready", "tool_makers_used"]
    assert table.offers("pw_from") == sources
    for source, place, may in (
        ("tool_makers_used", "tool_makers", True),
        ("tool_makers_ready", "tool_makers", False),
        ("scribes_used", "scribes", False),
        ("irrigation", "scribes", True),
        ("egypt", "scribes", True),
    ):
        table = given(red=red).do("act place_workers", "pw_scribe", f"pw_from {source}")
        assert (place in table.offers("pw_dest")) is may
        assert "stock" in table.offers("pw_dest")
    table.do("pw_dest scribes")
    assert table.workers("red", "scribes_new") == 1
    table = given(red=red).do("act place_workers", "pw_scribe", "pw_from tool_makers_used")
    table.do("pw_dest tool_makers")
    assert table.workers("red", "tool_makers_ready") == 2
    table = given(red=red).do("act place_workers", "pw_scribe", "pw_from egypt", "pw_dest stock")
    assert table.offers() == ["pw_spend wood", "pw_end"]


@pytest.mark.rule("AF-7.4", "AF-20.2")
def test_af_s45() -> None:
    red = {"workers": {"egypt": 1}, "resources": {"textile": 1, "grain": 1}}
    table = given(passed="green", red=red).do("act trade")
    assert table.offers() == ["pay grain"]
    assert table.why("pay textile").code == "payment_spoils"
    table.do("pay grain", "trade egypt:gold:textile")
    assert table.goods("red") == {"gold": 1}
    red["resources"] = {"textile": 1}
    assert given(passed="green", red=red).why("act trade").code == "no_payment_left"


@pytest.mark.rule("AF-8.3", "AF-8.4", "AF-8.7")
def test_af_s46() -> None:
    cities = {"ur": "plain", "umma": "plain", "sippar": "plain", "nippur": "plain"}
    table = given(
        order="purple red green",
        red={"cities": cities, "moved_cities": 9},
        purple={
            "empire": "sumer_1",
            "started_as": 1,
            "armies": {"ur": 1, "available": 3},
            "resources": {},
        },
    )
    listed = given(red={"cities": cities, "moved_cities": 9})
    assert listed.why("act build_city").code == "moved_too_often"
    table.do("act expand_empire", "destroy ur")
    assert table.actor == "red"
    table.do("act build_city", "build lagash")
    assert table.actor == "green", "no city was taken up"
    assert set(table.cities("red")) == {"umma", "sippar", "nippur", "lagash"}
    table = given(decision=step("end_of_turn"), red={"cities": cities, "moved_cities": 9})
    table.do("act build_city", "build eridu")
    assert table.asked == "lift_city"


@pytest.mark.rule("AF-19.5", "AF-19.7")
def test_af_s47() -> None:
    table = given(order="green red purple", green={"workers": {"stock": 3, "egypt": 22}})
    table.do("act build_city", "build uruk", "act build_city", "build ur", "act build_city")
    table.do("build umma", "act build_city", "build eridu")
    assert table.workers("green", "stock") == 3
    assert table.workers("green", "egypt") == 22
    assert set(table.cities("green")) == {"uruk", "eridu"}


@pytest.mark.rule("AF-20.11", "AF-12.2")
def test_af_s48() -> None:
    for rank, hits in (("A", 30), ("B", 21)):
        mine, theirs = (1, 2) if rank == "A" else (2, 1)
        table = given(
            red={"empire": "guti_1", "started_as": mine, "armies": {"guti": 1, "available": 2}},
            purple={"empire": "sumer_1", "started_as": theirs, "armies": {"umma": 2}},
        ).do("act expand_empire", "invade umma")
        assert table.ranks()["red"] == rank
        outcomes = table.state.outcomes()
        assert len(outcomes) == 36
        assert {weight for _, weight in outcomes} == {1}
        killed = 0
        for action, _ in outcomes:
            after = table.state.clone()
            after.apply(action)
            killed += Play(after).armies("purple", "umma") == 1
        assert killed == hits


@pytest.mark.rule("AF-11.2")
def test_af_s49() -> None:
    for least, open_to_red in ((1, []), (0, ["isin_2", "larsa_2"])):
        options = {"empire_min_workers": least}
        table = given(turn=2, options=options, red={"workers": {"amorites": 1}})
        offered = table.do("act start_empire").offers("empire")
        assert [empire for empire in offered if empire != "amorites_2"] == open_to_red


@pytest.mark.rule("AF-16.4", "AF-13.3")
def test_af_s50() -> None:
    table = given(
        turn=2,
        red={"empire": "isin_2", "started_as": 1, "armies": {"umma": 1, "available": 2}},
        purple={
            "cities": {"umma": "expanded"},
            "points": {"cities": 14},
            "resources": {"wood": 2, "tools": 1},
        },
    )
    table.do("act expand_empire", "destroy umma")
    assert table.cities("purple") == {}
    assert table.state.expanded == 0
    assert table.state.cities_in_hand(1) == 4
    table.all_pass()
    assert table.state.turn == 3
    assert table.points("purple") == 14
    while table.actor != "purple":
        table.do("act pass", "pass_end")
    table.do("act build_city", "pay worker", "build umma")
    while table.asked != "expand_city":
        table.do("act pass", "pass_end")
    table.do("city_expand umma")
    assert table.offers("luxuries") == ["0", "1"]
    table.do("luxuries 0")
    assert table.points("purple") == 18


@pytest.mark.rule("AF-1.5", "AF-22.18")
def test_only_three_can_play() -> None:
    for seats in (2, 4):
        with pytest.raises(InvalidInput, match="played with 3 seats"):
            GAME.setup(seats)
