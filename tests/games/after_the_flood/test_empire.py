"""Start Empire (AF-11)."""

import pytest
from tests.games.after_the_flood.table import Play, Player, given

from edubba.core import word


def starting(turn: int = 1, **red: object) -> Play:
    player: Player = {"resources": {}, **red}
    return given(turn=turn, red=player).do("act start_empire")


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
        table = starting(turn, workers={**crew})
        assert table.offers("empire") == empires
        assert table.why("empire hittites_4" if turn != 4 else "empire elam_5").rule == "AF-11.1"


@pytest.mark.rule("AF-11.1")
def test_an_empire_is_started_once_and_a_player_starts_one() -> None:
    purple = {"empire": "sumer_1", "started_as": 1, "armies": {"ur": 1}}
    table = given(red={"workers": {"guti": 1}}, purple=purple).do("act start_empire")
    assert table.offers("empire") == ["guti_1"]
    assert table.why("empire sumer_1").code == "empire_taken"
    table = given(red={"workers": {"akkad": 1}, "empire": "guti_1", "started_as": 1})
    reason = table.why("act start_empire")
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
        table = given(turn=3, players=players).do("act start_empire")
        assert ("egypt_3" in table.offers("empire")) is may
        if not may:
            code = "others_have_more" if mine else "no_worker_at_home"
            assert table.why("empire egypt_3").code == code
    table = given(
        turn=4,
        options={"empire_min_workers": 0},
        red={"workers": {}},
        green={"workers": {"egypt": 1}},
    ).do("act start_empire")
    assert table.offers("empire") == ["hittites_4", "kassites_4"]
    assert table.why("empire egypt_4").code == "others_have_more"


@pytest.mark.rule("AF-11.2", "AF-20.6")
def test_sumer_starts_in_any_of_its_areas() -> None:
    purple = {"empire": "guti_1", "started_as": 1, "armies": {"umma": 2}}
    table = given(red={"resources": {}, "workers": {}}, purple=purple)
    table.do("act start_empire", "empire sumer_1")
    areas = "sippar babylon nippur shuruppak umma uruk ur lagash eridu"
    assert table.offers("empire_area") == areas.split()
    assert table.why("act pass").code == "choose_sumer_area"
    state, decision = table.state, table.state.decision()
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels[4] == "Umma, fighting Purple"
    assert labels[5] == "Uruk"
    assert decision.targets(state, state.legal_actions()[5]) == ["area:uruk"]
    table.do("empire_area lagash", "place_armies 2")
    assert table.of("red")["armies"] == {"available": 1, "unavailable": 17, "lagash": 2}


@pytest.mark.rule("AF-11.3", "AF-19.2")
def test_base_armies_and_two_with_babylon() -> None:
    bases = {"akkad": (1, 10), "isin": (2, 5), "mittani": (3, 10), "assyria": (5, 12)}
    for home, (turn, base) in bases.items():
        for cities, extra in (({}, 0), ({"babylon": "plain"}, 2), ({"ur": "plain"}, 0)):
            table = starting(turn, workers={home: 1}, cities={**cities})
            table.do(f"empire {home}_{turn}")
            assert table.armies("red", "available") == base + extra
            assert table.armies("red", "unavailable") == 20 - base - extra


@pytest.mark.rule("AF-11.4", "AF-20.6.1")
def test_buying_armies() -> None:
    goods = {"grain": 2, "metal": 1, "tools": 1, "gold": 1}
    table = starting(2, workers={"isin": 1}, resources={**goods}).do("empire isin_2")
    assert table.offers() == ["buy grain", "buy metal", "buy tools", "buy_end"]
    for good, armies in (("grain", 6), ("metal", 8), ("tools", 11), ("grain", 12)):
        table.do(f"buy {good}")
        assert table.armies("red", "available") == armies
    assert table.offers() == ["equip gold", "equip_end"], "nothing is left to buy with"
    assert table.stock("grain") == 22
    # Whoever has nothing to buy with is not asked.
    table = starting(2, workers={"isin": 1}, resources={"gold": 1}).do("empire isin_2")
    assert table.asked == "equip"


@pytest.mark.rule("AF-11.4", "AF-22.12")
def test_never_more_than_twenty_armies() -> None:
    red: Player = {"workers": {"assyria": 1}, "cities": {"babylon": "plain"}}
    table = starting(5, **red, resources={"metal": 2, "tools": 2}).do("empire assyria_5")
    table.do("buy tools", "buy metal")
    assert table.armies("red", "available") == 19
    labels = [
        word(table.state.decision().label(table.state, a)) for a in table.state.legal_actions()
    ]
    assert labels[:2] == ["Buy 1 army for metal", "Buy 1 army for tools"]
    table.do("buy tools")
    assert table.armies("red", "available") == 20
    assert table.asked == "equip"


@pytest.mark.rule("AF-11.5", "AF-20.6.2")
def test_equipping() -> None:
    goods = {"wood": 1, "lapis": 1, "oil": 2}
    table = starting(workers={"guti": 1}, resources={**goods}).do("empire guti_1")
    assert table.offers() == ["equip wood", "equip oil", "equip lapis", "equip_end"]
    table.do("equip oil", "equip lapis")
    assert table.state.strength(0) == 3 + 5
    table.do("equip_end", "place_armies 1")
    assert table.of("red")["equipment"] == {"oil": 1, "lapis": 1}
    assert table.goods("red") == {"wood": 1, "oil": 1}
    # It ends by itself with the last piece, and is skipped without any.
    table = starting(workers={"guti": 1}, resources={"oil": 1}).do("empire guti_1", "equip oil")
    assert table.asked == "place_armies"
    assert starting(workers={"guti": 1}).do("empire guti_1").asked == "place_armies"


@pytest.mark.rule("AF-11.6")
def test_ranks() -> None:
    def ranked(values: list[int], order: list[int]) -> dict[str, str]:
        empires = [("red", "amorites_2"), ("purple", "isin_2"), ("green", "larsa_2")]
        players: dict[str, Player] = {}
        for (colour, empire), value, place in zip(empires, values, order, strict=True):
            equipment = {"grain": value} if value else {}
            players[colour] = {"empire": empire, "started_as": place, "equipment": equipment}
        return given(turn=2, players=players).ranks()

    assert ranked([3, 2, 1], [1, 2, 3]) == {"red": "A", "purple": "B", "green": "C"}
    assert ranked([1, 2, 3], [1, 2, 3]) == {"red": "C", "purple": "B", "green": "A"}
    assert ranked([2, 2, 2], [3, 1, 2]) == {"red": "C", "purple": "A", "green": "B"}
    assert ranked([0, 4, 0], [2, 3, 1]) == {"red": "C", "purple": "A", "green": "B"}
    lone = given(turn=2, red={"empire": "isin_2", "started_as": 1})
    assert lone.ranks() == {"red": "A"}, "also without an army on the board"


@pytest.mark.rule("AF-11.7")
def test_own_workers_leave_the_home() -> None:
    table = given(
        red={"workers": {"guti": 3, "stock": 1}, "resources": {}},
        purple={"workers": {"guti": 2}},
    )
    table.do("act start_empire", "empire guti_1", "place_armies 1")
    assert table.workers("red", "guti") == 0
    assert table.workers("red", "unavailable") == 24
    assert table.workers("red", "stock") == 1
    assert table.workers("purple", "guti") == 2
    assert "3 workers of Red leave Guti." in table.log()


@pytest.mark.rule("AF-11.9", "AF-20.6.3")
def test_one_or_two_armies_are_placed() -> None:
    for count in (1, 2):
        table = starting(workers={"akkad": 1}).do("empire akkad_1")
        assert table.offers() == ["place_armies 1", "place_armies 2"]
        assert table.why("equip_end").code == "one_or_two_armies"
        table.do(f"place_armies {count}")
        assert table.armies("red", "akkad") == count
        assert table.armies("red", "available") == 10 - count
        assert table.actor == "purple"


@pytest.mark.rule("AF-11.9", "AF-20.6.3", "AF-22.9")
def test_the_last_army_enters_unasked() -> None:
    table = given(
        turn=3,
        red={"resources": {}},
        purple={"empire": "egypt_3", "started_as": 1, "armies": {"ur": 1}},
    )
    table.do("act start_empire", "empire sumer_3", "empire_area ur")
    table.roll(2).do("combat roll").roll(2).do("combat roll").roll(12)
    assert table.armies("red", "ur") == 1
    assert table.armies("red", "available") == 0
    assert table.actor == "purple"


@pytest.mark.rule("AF-11.10")
def test_a_city_in_the_home_does_not_matter() -> None:
    table = given(red={"resources": {}}, green={"cities": {"ur": "plain"}})
    table.do("act start_empire", "empire sumer_1", "empire_area ur", "place_armies 2")
    assert table.armies("red", "ur") == 2
    assert table.cities("green") == {"ur": "plain"}


@pytest.mark.rule("AF-22.8", "AF-11.8")
def test_an_occupied_home_is_fought_for() -> None:
    players: dict[str, Player] = {
        "red": {"workers": {"guti": 1}, "resources": {}},
        "purple": {"empire": "sumer_1", "started_as": 1, "armies": {"guti": 1}},
        "green": {"workers": {"guti": 2}},
    }
    assert given(players=players).why("act start_empire").code == "no_empire_open"
    players["green"] = {"workers": {}}
    table = given(players=players).do("act start_empire", "empire guti_1")
    assert table.asked == "combat_roll"


def test_reasons_and_words() -> None:
    table = starting(workers={"guti": 1}, resources={"grain": 1, "wood": 1})
    assert table.why("act pass").code == "choose_empire"
    assert table.why("empire_area ur").code == "choose_empire"
    assert table.why("empire akkad_1").code == "no_worker_at_home"
    state, decision = table.state, table.state.decision()
    first = state.legal_actions()[0]
    assert word(decision.label(state, first)) == "Start the empire of Guti with 8 armies"
    assert decision.targets(state, first) == ["empire:guti_1"]
    table.do("empire guti_1")
    assert table.why("buy tools").code == "good_not_held"
    assert table.why("equip wood").code == "buying_now"
    assert table.why("act pass").code == "buying_now"
    assert word(table.state.decision().prompt(table.state)) == "Red has 8 armies and may buy more."
    state, decision = table.state, table.state.decision()
    shown = [decision.targets(state, action) for action in state.legal_actions()]
    assert shown == [["good:red:grain"], []]
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels == ["Buy 1 army for grain", "Buy no more"]
    table.do("buy_end")
    assert table.why("equip gold").rule == "AF-11.5"
    assert table.why("buy grain").code == "equipping_now"
    assert table.why("place_armies 1").code == "equipping_now"
    state, decision = table.state, table.state.decision()
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels == ["Equip with grain (value 1)", "Equip with wood (value 2)", "Equip no more"]
    shown = [decision.targets(state, action) for action in state.legal_actions()]
    assert shown == [["good:red:grain"], ["good:red:wood"], []]
    table.do("equip wood", "equip_end", "place_armies 1")
    assert table.log() == [
        "Red starts the empire of Guti with 8 armies.",
        "Red equips the armies with 1 wood, worth 2.",
        "Ranks by equipment: A Red.",
        "1 worker of Red leaves Guti.",
        "Red enters Guti with 1 army.",
    ]


@pytest.mark.rule("AF-11.1", "AF-19.2")
def test_an_empire_is_offered_with_the_armies_of_babylon_and_refused_in_a_sentence() -> None:
    table = given(red={"cities": {"babylon": "plain"}}).do("act start_empire")
    state, decision = table.state, table.state.decision()
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels == ["Start the empire of Sumer with 5 armies"]
    assert word(table.why("empire isin_2").words) == "The empire of Isin belongs to turn 2."
