"""Start Empire (AF-11)."""

import pytest
from tests.games.after_the_flood.table import Flood, Player, empire, given

from edubba.core import word


def starting(turn: int = 1, **red: object) -> Flood:
    player: Player = {"resources": {}, **red}
    return given(turn=turn, red=player).play("act start_empire")


@pytest.mark.rule("AF-11.1", "AF-2.6", "AF-20.6")
def test_the_empires_of_the_turn() -> None:
    homes = "akkad guti amorites isin larsa mittani egypt hittites kassites elam assyria chaldea"
    crew = dict.fromkeys(homes.split(), 1)
    chart = {
        1: ["akkad_1", "guti_1", "sumer_1"],
        2: ["amorites_2", "isin_2", "larsa_2"],
        3: ["mittani_3", "egypt_3", "sumer_3"],
        4: ["hittites_4", "kassites_4", "egypt_4"],
        5: ["elam_5", "assyria_5", "chaldea_5"],
    }
    for turn, empires in chart.items():
        game = starting(turn, workers={**crew})
        assert game.legal("empire") == empires
        assert game.refusal("empire hittites_4" if turn != 4 else "empire elam_5").rule == "AF-11.1"


@pytest.mark.rule("AF-11.1")
def test_an_empire_is_started_once_and_a_player_starts_one() -> None:
    purple = empire("sumer_1", ur=1)
    game = given(red={"workers": {"guti": 1}}, purple=purple).play("act start_empire")
    assert game.legal("empire") == ["guti_1"]
    assert game.why("empire sumer_1") == "empire_taken"
    game = given(red={"workers": {"akkad": 1}, "empire": "guti_1", "started_as": 1})
    reason = game.refusal("act start_empire")
    assert (reason.code, reason.rule) == ("one_empire_a_turn", "AF-11.1")


@pytest.mark.rule("AF-11.2")
def test_most_workers_at_home() -> None:
    for mine, theirs, may in (
        (1, 0, True),
        (1, 1, True),
        (1, 2, False),
        (2, 1, True),
        (0, 0, False),
    ):
        players = {"red": {"workers": {"egypt": mine}}, "green": {"workers": {"egypt": theirs}}}
        game = given(turn=3, players=players).play("act start_empire")
        assert ("egypt_3" in game.legal("empire")) is may
        if not may:
            code = "others_have_more" if mine else "no_worker_at_home"
            assert game.why("empire egypt_3") == code
    game = given(
        turn=4,
        options={"empire_min_workers": 0},
        red={"workers": {}},
        green={"workers": {"egypt": 1}},
    ).play("act start_empire")
    assert game.legal("empire") == ["hittites_4", "kassites_4"]
    assert game.why("empire egypt_4") == "others_have_more"


@pytest.mark.rule("AF-11.2", "AF-20.6")
def test_sumer_starts_in_any_of_its_areas() -> None:
    purple = empire("guti_1", umma=2)
    game = given(red={"resources": {}, "workers": {}}, purple=purple)
    game.play("act start_empire", "empire sumer_1")
    areas = "sippar babylon nippur shuruppak umma uruk ur lagash eridu"
    assert game.legal("empire_area") == areas.split()
    assert [*game.labels().values()][4:6] == ["Umma, fighting Purple", "Uruk"]
    game.play("empire_area lagash", "place_armies 2")
    assert game.of("red")["armies"] == {"available": 1, "unavailable": 17, "lagash": 2}


@pytest.mark.rule("AF-11.3", "AF-19.2")
def test_base_armies_and_two_with_babylon() -> None:
    bases = {"akkad": (1, 10), "isin": (2, 5), "mittani": (3, 10), "assyria": (5, 12)}
    for home, (turn, base) in bases.items():
        for cities, extra in (({}, 0), ({"babylon": "plain"}, 2), ({"ur": "plain"}, 0)):
            game = starting(turn, workers={home: 1}, cities={**cities})
            game.play(f"empire {home}_{turn}")
            assert game.armies("red", "available") == base + extra
            assert game.armies("red", "unavailable") == 20 - base - extra


@pytest.mark.rule("AF-11.4", "AF-20.6.1")
def test_buying_armies() -> None:
    goods = {"grain": 2, "metal": 1, "tools": 1, "gold": 1}
    game = starting(2, workers={"isin": 1}, resources={**goods}).play("empire isin_2")
    assert game.legal() == ["buy grain", "buy metal", "buy tools", "buy_end"]
    for good, armies in (("grain", 6), ("metal", 8), ("tools", 11), ("grain", 12)):
        game.play(f"buy {good}")
        assert game.armies("red", "available") == armies
    assert game.legal() == ["equip gold", "equip_end"], "nothing is left to buy with"
    assert game.stock("grain") == 22
    # Whoever has nothing to buy with is not asked.
    game = starting(2, workers={"isin": 1}, resources={"gold": 1}).play("empire isin_2")
    assert game.asked == "equip"


@pytest.mark.rule("AF-11.4", "AF-22.12")
def test_never_more_than_twenty_armies() -> None:
    red: Player = {"workers": {"assyria": 1}, "cities": {"babylon": "plain"}}
    game = starting(5, **red, resources={"metal": 2, "tools": 2}).play("empire assyria_5")
    game.play("buy tools", "buy metal")
    assert game.armies("red", "available") == 19
    assert [*game.labels().values()][:2] == ["Buy 1 army for metal", "Buy 1 army for tools"]
    game.play("buy tools")
    assert game.armies("red", "available") == 20
    assert game.asked == "equip"


@pytest.mark.rule("AF-11.5", "AF-20.6.2")
def test_equipping() -> None:
    goods = {"wood": 1, "lapis": 1, "oil": 2}
    game = starting(workers={"guti": 1}, resources={**goods}).play("empire guti_1")
    assert game.legal() == ["equip wood", "equip oil", "equip lapis", "equip_end"]
    game.play("equip oil", "equip lapis")
    assert game.state.strength(0) == 3 + 5
    game.play("equip_end", "place_armies 1")
    assert game.of("red")["equipment"] == {"oil": 1, "lapis": 1}
    assert game.goods("red") == {"wood": 1, "oil": 1}
    # It ends by itself with the last piece, and is skipped without any.
    game = starting(workers={"guti": 1}, resources={"oil": 1}).play("empire guti_1", "equip oil")
    assert game.asked == "place_armies"
    assert starting(workers={"guti": 1}).play("empire guti_1").asked == "place_armies"


@pytest.mark.rule("AF-11.6")
def test_ranks() -> None:
    def ranked(values: list[int], order: list[int]) -> dict[str, str]:
        empires = [("red", "amorites_2"), ("purple", "isin_2"), ("green", "larsa_2")]
        players: dict[str, Player] = {}
        for (colour, name), value, place in zip(empires, values, order, strict=True):
            equipment = {"grain": value} if value else {}
            players[colour] = {**empire(name, place), "equipment": equipment}
        return given(turn=2, players=players).ranks()

    assert ranked([3, 2, 1], [1, 2, 3]) == {"red": "A", "purple": "B", "green": "C"}
    assert ranked([1, 2, 3], [1, 2, 3]) == {"red": "C", "purple": "B", "green": "A"}
    assert ranked([2, 2, 2], [3, 1, 2]) == {"red": "C", "purple": "A", "green": "B"}
    assert ranked([0, 4, 0], [2, 3, 1]) == {"red": "C", "purple": "A", "green": "B"}
    lone = given(turn=2, red={"empire": "isin_2", "started_as": 1})
    assert lone.ranks() == {"red": "A"}, "also without an army on the board"


@pytest.mark.rule("AF-11.7")
def test_own_workers_leave_the_home() -> None:
    game = given(
        red={"workers": {"guti": 3, "stock": 1}, "resources": {}}, purple={"workers": {"guti": 2}}
    )
    game.play("act start_empire", "empire guti_1", "place_armies 1")
    assert game.workers("red", "guti") == 0
    assert game.workers("red", "unavailable") == 24
    assert game.workers("red", "stock") == 1
    assert game.workers("purple", "guti") == 2
    assert "3 workers of Red leave Guti." in game.log()


@pytest.mark.rule("AF-11.9", "AF-20.6.3")
def test_one_or_two_armies_are_placed() -> None:
    for count in (1, 2):
        game = starting(workers={"akkad": 1}).play("empire akkad_1")
        assert game.legal() == ["place_armies 1", "place_armies 2"]
        game.play(f"place_armies {count}")
        assert game.armies("red", "akkad") == count
        assert game.armies("red", "available") == 10 - count
        assert game.actor == "purple"


@pytest.mark.rule("AF-11.9", "AF-20.6.3", "AF-22.9")
def test_the_last_army_enters_unasked() -> None:
    game = given(turn=3, red={"resources": {}}, purple=empire("egypt_3", ur=1))
    game.play("act start_empire", "empire sumer_3", "empire_area ur")
    game.roll(2).play("combat roll").roll(2).play("combat roll").roll(12)
    assert game.armies("red", "ur") == 1
    assert game.armies("red", "available") == 0
    assert game.actor == "purple"


@pytest.mark.rule("AF-11.10")
def test_a_city_in_the_home_does_not_matter() -> None:
    game = given(red={"resources": {}}, green={"cities": {"ur": "plain"}})
    game.play("act start_empire", "empire sumer_1", "empire_area ur", "place_armies 2")
    assert game.armies("red", "ur") == 2
    assert game.cities("green") == {"ur": "plain"}


@pytest.mark.rule("AF-22.8", "AF-11.8")
def test_an_occupied_home_is_fought_for() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"guti": 1}, "resources": {}},
        "purple": empire("sumer_1", guti=1),
        "green": {"workers": {"guti": 2}},
    }
    assert given(players=players).why("act start_empire") == "no_empire_open"
    players["green"] = {"workers": {}}
    game = given(players=players).play("act start_empire", "empire guti_1")
    assert game.asked == "combat_roll"


def test_reasons_and_words() -> None:
    game = starting(workers={"guti": 1}, resources={"grain": 1, "wood": 1})
    assert game.why("empire akkad_1") == "no_worker_at_home"
    assert game.labels()["empire guti_1"] == "Start the empire of Guti with 8 armies"
    game.play("empire guti_1")
    assert game.why("buy tools") == "good_not_held"
    assert game.question == "Red has 8 armies and may buy more."
    assert [*game.labels().values()] == ["Buy 1 army for grain", "Buy no more"]
    game.play("buy_end")
    assert game.refusal("equip gold").rule == "AF-11.5"
    labels = ["Equip with grain (value 1)", "Equip with wood (value 2)", "Equip no more"]
    assert [*game.labels().values()] == labels
    game.play("equip wood", "equip_end", "place_armies 1")
    assert game.log() == [
        "Red equips the armies with 1 wood, worth 2.",
        "Ranks by equipment: A Red.",
        "1 worker of Red leaves Guti.",
        "Red enters Guti with 1 army.",
    ]


@pytest.mark.rule("AF-11.1", "AF-19.2")
def test_an_empire_is_offered_with_the_armies_of_babylon_and_refused_in_a_sentence() -> None:
    game = given(red={"cities": {"babylon": "plain"}}).play("act start_empire")
    assert [*game.labels().values()] == ["Start the empire of Sumer with 5 armies"]
    assert word(game.refusal("empire isin_2").words) == "The empire of Isin belongs to turn 2."
